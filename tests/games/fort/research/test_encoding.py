"""Fort in numbers: each move is an action of its own, and a row tells what the seat may know."""

from __future__ import annotations

from itertools import chain, product
from random import Random

import pytest

from fort_desktop.games.fort.research.actions import RIVALS
from fort_desktop.games.fort.research.encoding import ENCODING
from fort_desktop.games.fort.rules import moves as mv
from fort_desktop.games.fort.rules.cards import CardSet
from fort_desktop.games.fort.rules.decide import decide
from fort_desktop.games.fort.rules.engine import FortGame
from fort_desktop.games.fort.rules.feasible import drawn_move, legal_moves
from fort_desktop.games.fort.rules.state import FortOptions
from fort_desktop.games.fort.rules.turn import advance
from tests.games.fort.frozen_cards import frozen_cards
from tests.games.fort.rules.positions import fort, seat
from tests.games.fort.rules.random_play import pet_samples, play_with_pets, samples

GAME = FortGame(frozen_cards())
ENCODED = ENCODING(frozen_cards())
BOTH = (False, True)
TABLES = [
    FortOptions(seats, draft, dogs=dogs, cats=cats)
    for seats, draft, dogs, cats in product((2, 3, 4), BOTH, BOTH, BOTH)
]


def told(state, number):
    """By name, what a row says that is not 0."""
    row = ENCODED.row(GAME.view(state, number))
    return {name: x for name, x in zip(ENCODED.numbers, row, strict=True) if x}


def actions_of(state):
    """The actions of the legal moves, in the same order."""
    view = GAME.view(state, GAME.decision(state).seat)
    return [ENCODED.action(view, move) for move in GAME.legal_moves(state)]


# --- actions --------------------------------------------------------------------------------------


def test_each_action_and_each_number_has_a_name_of_its_own():
    assert len(set(ENCODED.actions)) == len(ENCODED.actions)
    assert len(set(ENCODED.numbers)) == len(ENCODED.numbers)


@pytest.mark.slow
@pytest.mark.long
def test_in_hundreds_of_games_no_two_legal_moves_share_an_action():
    """Moves are drawn the quick way; of every ninth decision, all legal ones are listed."""
    asked, kinds = 0, set()
    for number in range(240):
        state = GAME.new_game(TABLES[number % len(TABLES)], number)
        chance = Random(number)
        while (decision := GAME.decision(state)) is not None:
            frame = state.stack[-1]
            move = drawn_move(state, frame, chance.random)
            view = GAME.view(state, decision.seat)
            asked += 1
            found = legal_moves(state) if asked % 9 == 0 else [move]
            assert len({ENCODED.action(view, one) for one in found}) == len(found)
            kinds.add(decision.kind)
            decide(state, frame, move)
            advance(state)
    assert asked > 100_000
    assert kinds >= {"draft", "need", "house", "copy-cat", "follow-count", "swap", "copy", "draw"}


@pytest.mark.no_cover
def test_an_action_is_called_as_its_move_is_written_but_for_seats():
    seen = set()
    for state in chain(samples(25), pet_samples(60)):
        decision = GAME.decision(state)
        if decision is None:
            continue
        view, seats = GAME.view(state, decision.seat), len(state.seats)
        for move in GAME.legal_moves(state):
            text = GAME.format_move(state, move)
            if isinstance(move, mv.CopyPack | mv.House):
                rival = RIVALS[(move.seat - decision.seat) % seats - 1]
                text = f"{text.split()[0]} {rival}"
            elif getattr(move, "source", "") == "yard":
                text = text.replace(f"yard {move.seat + 1} ", "yard ")
            assert ENCODED.actions[ENCODED.action(view, move)] == text
            seen.add(type(move))
    assert len(seen) > 20


def test_actions_of_rivals_are_told_from_whoever_acts():
    packs = [seat(hand=card) for card in ("wart", "bug", "moles")]
    names = [f"copy {rival}" for rival in RIVALS[:2]]
    for leader in (1, 2, 3):
        state = fort(*packs, leader=leader, park_deck="zip dash").state
        view = GAME.view(state, leader - 1)
        moves = [mv.CopyPack((leader - 1 + place) % 3) for place in (1, 2)]
        assert [ENCODED.actions[ENCODED.action(view, move)] for move in moves] == names


def test_every_payment_for_a_level_is_an_action():
    asked = fort(seat(hand="bug", stuff=(2, 2), pack=(2, 2), fort=3)).state
    view = GAME.view(asked, 0)
    cost = GAME.cards.costs[3]
    for change in (-1, 0, 1):
        pizza, toys = cost.pizza, cost.toy + change
        for stuff in range(min(4, pizza) + 1):
            move = mv.Pay(stuff, 0, pizza - stuff, toys)
            assert ENCODED.action(view, move) >= 0


# --- rows -----------------------------------------------------------------------------------------


@pytest.mark.no_cover
def test_rows_are_as_long_for_every_table_and_all_about_0_to_1():
    for state in chain(samples(40), pet_samples(160)):
        for number in range(len(state.seats)):
            row = ENCODED.row(GAME.view(state, number))
            assert len(row) == len(ENCODED.numbers)
            assert 0 <= min(row) <= max(row) <= 3


@pytest.mark.no_cover
def test_what_a_seat_cannot_know_changes_neither_its_row_nor_its_actions():
    tried = 0
    for at, state in enumerate(chain(samples(40), pet_samples(160))):
        decision = GAME.decision(state)
        for number in range(len(state.seats)):
            view = GAME.view(state, number)
            other = GAME.determinize(view, Random(at))
            assert ENCODED.row(GAME.view(other, number)) == ENCODED.row(view)
            if decision is not None and decision.seat == number:
                assert actions_of(other) == actions_of(state)
                tried += other != state
    assert tried > 40


def test_cards_of_a_rivals_hand_are_not_told():
    one = fort(seat(hand="bug moles"), seat(hand="ghost zip"), park="dash").state
    other = fort(seat(hand="moles bug"), seat(hand="worm wart"), park="dash").state
    assert told(one, 0) == told(other, 0)
    assert told(one, 1) != told(other, 1)
    assert told(one, 0)["bug: own hand"] == told(one, 0)["dash: park"] == 1
    assert {name for name in told(one, 0) if name.startswith(("ghost:", "zip:"))} == set()


def test_own_made_up_rule_is_told_to_its_owner_alone():
    state = fort(seat(rule="loner", fort=1), seat(fort=0)).state
    assert told(state, 0)["own rule: loner"] == 1
    assert not [name for name in told(state, 1) if name.endswith("rule: loner")]
    assert told(state, 1)["next: rule"] == 1


def test_what_is_asked_of_whom_is_told_with_the_card_in_play():
    table = fort(seat(hand="bug moles"), seat(hand="wart"), park_deck="zip dash")
    assert told(table.state, 1)["asked: play"] == told(table.state, 1)["asked: next"] == 1
    table.play("play bug", "do public")
    found = told(table.state, 0)
    assert found["asked: add"] == found["asked: own"] == found["bug: in play"] == 1
    assert found["public begun"] == 1
    table.play("add moles")
    assert told(table.state, 0)["moles: added"] == 1
    before, after = found, told(table.state, 0)
    suit = GAME.cards.suits[GAME.cards.numbers["moles"]][0].id
    assert after.get(f"shown: {suit}", 0) > before.get(f"shown: {suit}", 0)


def test_seats_are_told_from_the_own_one_in_turn_order():
    state = fort(seat(points=5), seat(points=10), seat(points=15), park_deck="zip dash").state
    names = ("own: points", "next: points", "second next: points")
    for number, points in enumerate(([5, 10, 15], [10, 15, 5], [15, 5, 10])):
        row = told(state, number)
        assert [row[name] * 25 for name in names] == pytest.approx(points)
        assert "third next: there" not in row


@pytest.mark.no_cover
def test_zones_of_cards_are_those_of_the_view():
    options = FortOptions(3, dogs=True, cats=True)
    for at, state in enumerate(play_with_pets(options, 4)):
        if at % 40:
            continue
        row = told(state, 1)
        for place, zone in product(("own", "next", "second next"), ("yard", "lookout", "doghouse")):
            owner = state.seats[(1 + ("own", "next", "second next").index(place)) % 3]
            cards = {name for name in GAME.cards.names if f"{name}: {place} {zone}" in row}
            assert cards == {GAME.cards.names[card] for card in getattr(owner, zone)}
        cats = {cat.id for cat in GAME.cards.cats if f"in the middle: {cat.id}" in row}
        assert cats == {GAME.cards.cats[cat].id for cat in state.cats}


def test_a_draft_is_told_by_the_hand_going_round():
    state = GAME.new_game(FortOptions(2, draft=True), 3)
    number = GAME.decision(state).seat
    hand = GAME.view(state, number).draft_hand
    keep = [name for name in told(state, number) if name.endswith(": to keep")]
    assert {name.partition(":")[0] for name in keep} == {GAME.cards.names[card] for card in hand}
    GAME.apply(state, GAME.legal_moves(state)[0])
    kept = [name for name in told(state, number) if name.endswith(": kept")]
    assert kept == [f"{GAME.cards.names[hand[0]]}: kept"]


def test_numbers_follow_from_the_cards():
    fewer = CardSet(
        GAME.cards.kids,
        GAME.cards.boards,
        GAME.cards.level_points,
        GAME.cards.costs,
        GAME.cards.perks,
        GAME.cards.rules,
    )
    encoded = ENCODING(fewer)
    assert "play barkley" in ENCODED.actions
    assert "play barkley" not in encoded.actions
    assert not [name for name in encoded.actions if name.startswith(("draw 6", "cat "))]
    game = FortGame(fewer)
    row = encoded.row(game.view(game.new_game(FortOptions(2), 1), 0))
    assert len(row) == len(encoded.numbers) < len(ENCODED.numbers)
