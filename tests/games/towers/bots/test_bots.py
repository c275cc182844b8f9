"""The bots for 5 Towers: legal, fair, repeatable, and sensible where what is best is plain."""

import random

import pytest

from fort_desktop.bots.levels import levels_of, make_bot
from fort_desktop.games.towers.bots.bidding import Round
from fort_desktop.games.towers.bots.builds import endings
from fort_desktop.games.towers.bots.offers import best_cards
from fort_desktop.games.towers.bots.search import chance
from fort_desktop.games.towers.bots.worth import exact_outlook, side_of, value
from fort_desktop.games.towers.rules.cards import all_cards, card_named, name_of, number_of
from fort_desktop.games.towers.rules.engine import TowersGame
from fort_desktop.games.towers.rules.moves import Bid, Keep, Take
from fort_desktop.games.towers.rules.scoring import points
from fort_desktop.games.towers.rules.state import TowersOptions

GAME = TowersGame()
LEVELS = levels_of("towers")[1:]
THINKERS = LEVELS[1:]
FORESTS = "forest-1 forest-2 forest-3 forest-4 forest-5"


def position(seats, offer="", left="", **more):
    """Seats are dicts of towers; whatever is neither there, on offer nor left is out of play."""
    given = [{"towers": {k: names(f"{k}-", v) for k, v in one.items()}} for one in seats]
    found = {"seats": given, "offer": offer.split(), "deck": left.split(), "runs": 2, **more}
    used = {*found["offer"], *found["deck"]}
    used |= {card for one in given for tower in one["towers"].values() for card in tower}
    rest = [name_of(card) for card in all_cards(len(seats)) if name_of(card) not in used]
    return GAME.from_snapshot(found | {"discard": [card for card in rest if card not in used]})


def names(prefix, numbers):
    return [prefix + number for number in numbers.split()]


def choice(level, state, seed=1):
    seat = GAME.decision(state).seat
    moves = GAME.legal_moves(state)
    bot = make_bot(level, "towers")
    return bot.choose(GAME, GAME.view(state, seat), moves, random.Random(seed))


def play_round(state, level):
    """Until the next offer is dealt."""
    number = state.round
    while GAME.decision(state) is not None and state.round == number:
        GAME.apply(state, choice(level, state))


@pytest.mark.parametrize("seats", [2, pytest.param(5, marks=pytest.mark.no_cover)])
def test_choices_are_legal_repeatable_and_blind_to_the_order_of_the_pile(seats):
    everybody = random.getstate()
    state = GAME.new_game(TowersOptions(seats), 5)
    kinds = set()
    while (decision := GAME.decision(state)) is not None:
        moves = GAME.legal_moves(state)
        thinks = len(moves) > 1
        level = dict(enumerate(THINKERS, 1)).get(state.round % 12, "easy")
        if thinks:
            kinds.add(decision.kind)
            view = GAME.view(state, decision.seat)
            other = GAME.determinize(view, random.Random(state.round))
            before = GAME.copy(state)
            picks = [choice(level, one, seed=state.round) for one in (state, other)]
            assert picks[0] == picks[1]
            assert picks[0] in moves
            assert state == before
        GAME.apply(state, picks[0] if thinks else moves[0])
    assert random.getstate() == everybody
    assert kinds == {"bid", "take", "demolish", "build"}


def test_the_best_cards_are_those_that_a_better_bot_takes():
    state = GAME.new_game(TowersOptions(2), 5)
    taken = 0
    while taken < 6:
        move = choice("medium", state)
        if isinstance(move, Take):
            view = GAME.view(state, GAME.decision(state).seat)
            assert best_cards(view, len(move.cards)) == move.cards
            taken += 1
        GAME.apply(state, move)


def test_the_best_cards_heed_what_is_wanted():
    towers = {"forest": "12", "cake": "10", "sand": "9 0"}
    view = GAME.view(position([towers, {}], "forest-0 forest-11 forest-2 cake-9 sand-3"), 0)
    wanted = card_named("forest-2")
    assert wanted not in best_cards(view, 1)
    assert wanted in best_cards(view, 2, [wanted])
    assert len(best_cards(view, 4)) == 4
    assert best_cards(view, 5) == (), "nothing goes on a top"


def test_whoever_is_sparing_demolishes_nothing_if_it_can_be_helped():
    towers = {"forest": "11", "scrap": "3", "sand": "12 10 3", "haunted": "7", "cake": "7 0"}
    view = GAME.view(
        position([towers, {}], "scrap-13 scrap-4 sand-13 forest-8 forest-4", runs=1), 0
    )

    def best(n: int, *wanted: str, sparing: bool) -> set[str]:
        named = [card_named(name) for name in wanted]
        return {name_of(card) for card in best_cards(view, n, named, sparing=sparing)}

    assert best(2, sparing=False) == {"scrap-13", "forest-8"}
    assert best(2, sparing=True) == {"forest-8", "forest-4"}
    assert "scrap-13" in best(2, "scrap-13", sparing=True)
    assert len(best(3, sparing=True)) == 3


def test_values_at_the_end_are_the_points():
    state = GAME.new_game(TowersOptions(3), 8)
    while GAME.decision(state) is not None:
        GAME.apply(state, choice("easy", state))
    outlook = exact_outlook(GAME.view(state, 0))
    assert [value(outlook, side_of(seat)) for seat in state.seats] == list(map(points, state.seats))


@pytest.mark.parametrize("level", THINKERS)
def test_a_top_goes_on_a_tall_tower_in_the_last_round(level):
    state = position([{"cake": "12 11 7 5 4"}, {"sand": "9"}], "cake-0 forest-3")
    play_round(state, level)
    assert state.seats[0].towers[1][-1] == card_named("cake-0")


@pytest.mark.parametrize("level", THINKERS)
def test_nothing_is_demolished_for_nothing(level):
    # One card could be built by demolishing, for the price of two points.
    state = position([{"cake": "12 11 5"}, {"cake": "3 0"}], "cake-10")
    play_round(state, level)
    assert [len(seat.rubble) for seat in state.seats] == [0, 0]
    state = position([{"cake": "12 5"}, {}], "cake-4 cake-3", bids=[2, "pass"], phase="take")
    GAME.apply(state, choice(level, state))
    assert Keep() in GAME.legal_moves(state)
    assert choice(level, state) == Keep()


@pytest.mark.parametrize("level", THINKERS)
@pytest.mark.parametrize(
    ("tower", "taken", "top"),
    [("12", "8 9 4", 8), ("12", "9 10 4", 9), ("15", "14 3 9", 9), ("", "8 12", 8)],
)
def test_cards_are_built_so_that_much_can_follow(level, tower, taken, top):
    cards = taken.split()
    far = " ".join(f"cake-{n}" for n in range(16) if str(n) not in [*tower.split(), *cards])
    # The sand tower is finished: of the five cards on offer only those of the cake can be taken.
    offer = [*names("cake-", taken), *names("sand-", "2 3 4 5")][:5]
    seats = [{"cake": tower, "sand": "1 0"}, {}]
    bids = [len(cards), "pass"]
    state = position(seats, " ".join(offer), far, bids=bids, phase="take")
    play_round(state, level)
    assert number_of(state.seats[0].towers[1][-1]) == top


def test_a_round_is_worked_out_backwards():
    # Left to itself the second would take both; that costs the first more than its own better bid.
    gains = [[0.0, 1.0, 0.5], [0.0, 2.0, 3.0]]
    bidding = Round(gains, [0, 1], 2)
    assert bidding.after(1, -1, -1) == (1, 2)
    assert bidding.after(2, -1, -1) == (0, 2)
    assert bidding.worth(2, -1, -1) > bidding.worth(1, -1, -1)
    assert bidding.end() == (0, 2)


@pytest.mark.parametrize("level", THINKERS)
def test_a_rivals_double_is_denied(level):
    # For the first seat a card is as good as two; for the other the top is worth eight points.
    seats = [{"cake": "5", "sand": "12 11 10"}, {"cake": "12 11 8 7 6 4 3"}]
    state = position(seats, "cake-0 sand-2")
    assert choice(level, state) == Bid(2)


def test_every_bidder_of_a_round_reckons_with_the_same_worths():
    state = GAME.new_game(TowersOptions(4), 3)
    outlooks = [exact_outlook(GAME.view(state, seat)) for seat in range(4)]
    assert all(outlook is outlooks[0] for outlook in outlooks)


def test_a_card_that_goes_on_no_other_tower_is_easier_to_get():
    # Cake goes on each tower, sand only on that of the first seat.
    towers = [{"cake": "12", "sand": "12"}, {"cake": "11", "sand": "1 0"}]
    towers.append({"cake": "10", "sand": "3 2"})
    left = "cake-5 cake-4 sand-5 sand-4"
    outlook = exact_outlook(GAME.view(position(towers, FORESTS, left), 0))
    assert outlook.tower(3, 1, 12)[0] > outlook.tower(1, 1, 12)[0]


def test_worths_rise_with_the_height_of_a_tower_and_are_the_points_when_nothing_is_left():
    outlook = exact_outlook(GAME.view(position([{"cake": "12"}, {}], FORESTS, "cake-4 cake-0"), 0))
    rising = [outlook.tower(1, height, 12)[0] for height in range(1, 14)]
    assert rising == sorted(rising)
    over = exact_outlook(GAME.view(position([{"cake": "12"}, {}], "cake-0"), 0))
    assert [over.tower(1, n, 5)[0] for n in range(1, 8)] == list(range(1, 8))
    assert [over.tower(1, n, 0)[0] for n in range(1, 8)] == list(range(2, 15, 2))


def test_chances_to_win_are_shared_and_surer_the_less_is_to_come():
    points = [30.0, 34.0, 28.0]
    assert sum(chance(points, seat, 2.0) for seat in range(3)) == pytest.approx(1)
    assert chance(points, 1, 1.0) > chance(points, 1, 4.0) > chance(points, 0, 4.0)


def test_endings_know_every_last_card():
    assert endings(12, (8, 9)) == (8, 9)
    assert endings(12, (0, 3)) == (0,)
    assert endings(3, (4,)) == ()


@pytest.mark.parametrize("level", LEVELS)
def test_single_legal_move_is_returned_at_once(level):
    state = GAME.new_game(TowersOptions(2), 1)
    view, move = GAME.view(state, 0), GAME.legal_moves(state)[-1]
    assert make_bot(level, "towers").choose(None, view, [move], None) is move
