"""Legal moves and reasons compared with an oracle that tries everything out."""

from __future__ import annotations

from random import Random

import pytest

from fort_desktop.games.towers.rules.building import DEMOLISHING, FREE, NEVER
from fort_desktop.games.towers.rules.cards import all_cards, kind_of, number_of
from fort_desktop.games.towers.rules.moves import Bid, Build, Demolish, Keep, Pass, Take
from fort_desktop.games.towers.rules.scoring import points
from fort_desktop.games.towers.rules.state import Phase, Seat, State, TowersOptions
from fort_desktop.games.towers.rules.why import marks, why_not_bid
from tests.games.towers.rules import oracle
from tests.games.towers.rules.oracle import Card, Towers
from tests.games.towers.rules.tables import GAME

POSITIONS = 200

Sets = dict[int | None, set[frozenset[int]]]  # per demolition what can be built


def faces(cards: list[int]) -> list[Card]:
    return [(kind_of(card), number_of(card)) for card in cards]


def numbers(seat: Seat) -> Towers:
    return [[number_of(card) for card in tower] for tower in seat.towers]


def random_position(chance: Random) -> State:
    """Seat 1 begins; its towers and the offer are anything, odd ones more often than in a game."""
    seats = chance.choice([2, 4])
    deck = all_cards(seats)
    chance.shuffle(deck)
    odd = chance.random() < 0.5
    deck.sort(key=lambda card: odd and number_of(card) in (7, 8, 9, 10))
    owner, other = Seat(), Seat()
    for kind, tower in enumerate(owner.towers):
        height = chance.choice([0, 1, 2, 3, 6, 9])
        for card in [card for card in reversed(deck) if kind_of(card) == kind]:
            below = [number_of(one) for one in tower]
            if len(tower) < height and oracle.may_lie_on(number_of(card), below):
                tower.append(card)
                deck.remove(card)
    offer = _random_offer(numbers(owner), deck, chance)
    deck = [card for card in deck if card not in offer]
    if len(offer) < 5:
        deck, other.rubble = [], deck
    rest = [Seat() for _ in range(seats - 2)]
    return State(
        TowersOptions(seats), [owner, other, *rest], deck, offer, [], 1, 0, [None] * seats,
        Phase.BID, 1, 1,
    )  # fmt: skip


def _random_offer(towers: Towers, deck: list[int], chance: Random) -> list[int]:
    """Cards of few kinds, twins or cards that need a demolition more often than in a game."""
    kinds = chance.sample(range(5), chance.choice([1, 1, 2, 2, 3, 5]))
    found = [card for card in deck if kind_of(card) in kinds]
    if chance.random() < 0.3:
        found = [card for card in deck if _needs_demolition(card, towers[kind_of(card)])]
    some = chance.sample(found, min(len(found), chance.choice([2, 5, 5, 5, 5])))
    twins = [card for card in deck if any(card % 80 == one % 80 != card for one in some)]
    return [*some, *(one for one in twins if one not in some)][-5:] or deck[:5]


def _needs_demolition(card: int, tower: list[int]) -> bool:
    number = number_of(card)
    able = tower and tower[-1] != 0 and oracle.may_lie_on(number, tower[:-1])
    return bool(able) and not oracle.may_lie_on(number, tower)


@pytest.fixture(scope="module")
def positions() -> list[State]:
    found = [random_position(Random(seed)) for seed in range(POSITIONS)]
    for state in found:
        GAME.check(state)
    return found


def looks(cards: list[int], places: frozenset[int]) -> tuple[Card, ...]:
    found = faces(cards)
    return tuple(sorted(found[place] for place in places))


def looking(wanted: tuple[Card, ...], offer: list[int], found: set[frozenset[int]]) -> bool:
    return any(len(p) == len(wanted) and looks(offer, p) == wanted for p in found)


def test_t_legal_the_positions_are_odd_enough(positions: list[State]):
    tops = {tower[-1] % 16 for state in positions for tower in state.seats[0].towers if tower}
    assert tops == set(range(16))
    assert any(len({kind_of(card) for card in state.offer}) == 1 for state in positions)
    assert any(len({card % 80 for card in state.offer}) < len(state.offer) for state in positions)
    assert any(len(state.offer) < 5 for state in positions)
    assert {len(GAME.legal_moves(state)) for state in positions} >= {1, 2, 3, 4, 5, 6}


def test_t_legal_bids_takes_demolitions_and_builds_are_those_of_the_oracle(
    positions: list[State],
):
    for state in positions:
        sets = oracle.winnable(numbers(state.seats[0]), faces(state.offer))
        sizes = {len(places) for found in sets.values() for places in found}
        assert GAME.legal_moves(state) == [Bid(n) for n in sorted(sizes)]
        for n in sizes - {0}:
            _compare_takes(state, n, sets)


def _compare_takes(state: State, n: int, sets: Sets) -> None:
    won = GAME.copy(state)
    GAME.apply(won, Bid(n))
    while GAME.decision(won).kind == "bid":
        GAME.apply(won, Pass())
    takes = GAME.legal_moves(won)
    right = {looks(state.offer, p) for found in sets.values() for p in found if len(p) == n}
    assert all(isinstance(take, Take) for take in takes)
    assert sorted(tuple(sorted(faces(list(take.cards)))) for take in takes) == sorted(right)
    for take in {takes[0], takes[-1]}:
        after = GAME.copy(won)
        GAME.apply(after, take)
        wanted = tuple(sorted(faces(list(take.cards))))
        ways = {kind for kind, found in sets.items() if looking(wanted, state.offer, found)}
        _compare_building(after, ways)


def _compare_building(state: State, ways: set[int | None]) -> None:
    """Each way leads to builds as the oracle knows them, up to the end of the round."""
    if ways == {None}:
        assert GAME.decision(state).kind == "build"
    else:
        expected = {Keep() if kind is None else Demolish(kind) for kind in ways}
        moves = GAME.legal_moves(state)
        assert set(moves) == expected
        assert len(moves) == len(expected)
        GAME.apply(state, moves[-1])
    while GAME.decision(state) and GAME.decision(state).kind == "build":
        seat = state.seats[0]
        moves = GAME.legal_moves(state)
        assert all(isinstance(move, Build) for move in moves)
        found = faces([move.card for move in moves])
        assert len(found) == len(set(found))
        assert set(found) == oracle.next_cards(numbers(seat), faces(seat.hand))
        GAME.apply(state, moves[0])
        GAME.check(state)


def test_t_score_points_are_those_of_the_oracle(positions: list[State]):
    for state in positions:
        for seat in state.seats[:2]:
            assert points(seat) == oracle.points(numbers(seat), len(seat.rubble))


def test_t_legal_marks_say_what_each_card_takes(positions: list[State]):
    for state in positions:
        sets = oracle.winnable(numbers(state.seats[0]), faces(state.offer))
        found = marks(state.seats[0], state.offer)
        for place, card in enumerate(state.offer):
            ways = [kind for kind, some in sets.items() if any(place in p for p in some)]
            right = FREE if None in ways else DEMOLISHING if ways else NEVER
            assert found[card] == right


def test_t_legal_each_reason_is_true_and_reason_enough(positions: list[State]):
    told: set[str] = set()
    for state in positions:
        seat, offer = state.seats[0], state.offer
        sets = oracle.winnable(numbers(seat), faces(offer))
        largest = max(len(p) for found in sets.values() for p in found)
        for n in range(len(offer) + 1):
            reason = why_not_bid(GAME.view(state, 0), 0, n)
            assert (reason is None) == (n <= largest)
            if reason is not None:
                told.add(reason.id)
                places = frozenset(map(offer.index, reason.cards))
                assert [offer[place] for place in sorted(places)] == list(reason.cards)
                _is_enough(reason.id, places, state, n, sets)
    assert told == {"card", "top", "together", "one", "most"}


def _is_enough(told: str, places: frozenset[int], state: State, n: int, sets: Sets) -> None:
    """What is said of the cards is true, and with that alone `n` cannot be built."""
    offer, towers = state.offer, numbers(state.seats[0])
    everything: set[frozenset[int]] = set().union(*sets.values())
    within = max(len(found & places) for found in everything)
    kinds = {kind_of(offer[place]) for place in places}
    if told in ("card", "top", "most"):
        assert within == 0
        tops = {towers[kind][-1] for kind in kinds if towers[kind]}
        assert told == "most" or (told == "top") == (tops == {0})
    elif told == "together":
        assert len(kinds) == 1 < len(places)
        assert all(any(place in found for found in everything) for place in places)
    else:
        assert len(kinds) > 1
        if told == "one":
            assert not any(places & found for found in sets[None]), "each needs a demolition"
        else:
            assert places not in everything, "not even after one demolition"
        for kind in kinds:
            own = {place for place in places if kind_of(offer[place]) == kind}
            free = max(len(own & found) for found in sets[None])
            assert free < max(len(own & found) for found in sets[kind])
    if told != "most":
        assert len(offer) - len(places) + within < n
