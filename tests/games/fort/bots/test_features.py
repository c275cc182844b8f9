"""Features say the same of every position that a seat cannot tell from another."""

from random import Random

import pytest

from fort_desktop.bots.levels import make_bot
from fort_desktop.games.fort.bots.features import NAMES, features
from fort_desktop.games.fort.bots.traits import TRAITS, traits_of
from fort_desktop.games.fort.rules.engine import FortGame
from fort_desktop.games.fort.rules.state import FortOptions
from tests.games.fort.frozen_cards import frozen_cards
from tests.games.fort.rules.positions import fort, seat

TABLES = [
    FortOptions(2),
    FortOptions(2, draft=True, cats=True),
    FortOptions(3, dogs=True, cats=True),
    FortOptions(4, dogs=True, draft=True),
]


def told(state, number):
    """By name, what the features say."""
    return dict(zip(NAMES, features(state, number), strict=True))


def positions(game, options, seed):
    """Every seventh position of a game, in which a random bot sits beside easy ones."""
    state, rng = game.new_game(options, seed), Random(seed)
    bots = [make_bot("random" if n == 0 else "easy", "fort") for n in range(options.seats)]
    at = 0
    while (decision := game.decision(state)) is not None:
        if at % 7 == 0:
            yield state
        moves, number = game.legal_moves(state), decision.seat
        game.apply(state, bots[number].choose(game, game.view(state, number), moves, rng))
        at += 1
    yield state


def test_each_feature_has_a_name_of_its_own():
    assert len(set(NAMES)) == len(NAMES)


def test_each_card_has_all_traits():
    assert {len(traits) for traits in traits_of(frozen_cards())} == {len(TRAITS)}


@pytest.mark.no_cover
@pytest.mark.parametrize("options", TABLES)
def test_whole_games_are_told_in_numbers_about_0_to_1(options):
    game = FortGame(frozen_cards())
    for state in positions(game, options, 5):
        before = game.copy(state)
        for number in range(options.seats):
            row = features(state, number)
            assert len(row) == len(NAMES)
            strange = {name: x for name, x in zip(NAMES, row, strict=True) if not -2 <= x <= 4}
            assert not strange
        assert state == before


@pytest.mark.no_cover
@pytest.mark.parametrize("options", TABLES[:3])
def test_order_of_decks_and_what_hands_rivals_hold_change_nothing(options):
    game, rng = FortGame(frozen_cards()), Random(1)
    for state in positions(game, options, 6):
        for number in range(options.seats):
            row = features(state, number)
            other = game.copy(state)
            rng.shuffle(other.park_deck)
            for rival, owner in enumerate(other.seats):
                if rival != number:
                    pile = owner.hand + owner.deck
                    rng.shuffle(pile)
                    held = len(owner.hand)
                    owner.hand, owner.deck = pile[:held], pile[held:]
                    rules = range(len(game.cards.rules))
                    owner.rule = rng.choice(rules) if owner.rule >= 0 else -1
                rng.shuffle(owner.deck)
            assert features(other, number) == pytest.approx(row, abs=1e-9)


@pytest.mark.no_cover
def test_hand_drawn_at_the_end_of_the_own_turn_is_not_told():
    game, seen = FortGame(frozen_cards()), 0
    for state in positions(game, FortOptions(3), 9):
        last = (state.leader - 1) % 3
        if game.decision(state) is None or game.decision(state).kind != "play":
            continue
        owner = state.seats[last]
        row = told(state, last)
        assert row["hand known"] == 0
        owner.hand, owner.deck = owner.deck[:5], owner.deck[5:] + owner.hand
        assert told(state, last) == pytest.approx(row | {"own: hand": len(owner.hand) / 5})
        seen += 1
    assert seen > 5


def test_own_hand_counts_while_it_is_held():
    some = fort(seat(hand="bug moles"), seat(hand="ghost zip"), leader=1).state
    other = fort(seat(hand="bug zip"), seat(hand="ghost moles"), leader=1).state
    assert told(some, 0)["hand known"] == 1
    assert told(some, 0) != told(other, 0)


def test_own_seat_comes_first_and_the_others_in_turn_order():
    state = fort(
        seat(points=5), seat(points=10), seat(points=15), leader=2, park_deck="zip dash"
    ).state
    names = ("own: points", "next: points", "second next: points", "third next: points")
    for number, points in enumerate(([5, 10, 15], [10, 15, 5], [15, 5, 10])):
        row = told(state, number)
        assert [row[name] * 25 for name in names] == pytest.approx([*points, 0])
        assert row["third next: there"] == 0
        assert row["three seats"] == 1
        turned = [row[f"{block}: on turn"] for block in ("own", "next", "second next")]
        assert turned.index(1) == (1 - number) % 3


def test_seats_that_are_the_same_are_told_the_same():
    def table(*owners):
        return fort(*owners, leader=1, park_deck="zip dash", first=1).state

    one, other = seat(points=3, fort=2, stuff=(1, 2)), seat(points=9, fort=1, stuff=(4, 0))
    there, turned = told(table(one, other), 0), told(table(other, one), 1)
    course = ("on turn", "turns till its own", "hand", "card")
    for name in NAMES:
        if not any(part in name for part in course):
            assert there[name] == turned[name], name


def test_fort_that_can_be_paid_for_is_told():
    row = told(fort(seat(stuff=(1, 2), fort=1), seat(stuff=(0, 1), fort=1)).state, 0)
    assert (row["own: can build"], row["next: can build"]) == (1, 0)
    assert (row["next: lacks pizza"], row["next: lacks toys"]) == (0.25, 0.25)


def test_rule_is_told_of_the_own_seat_alone():
    state = fort(seat(rule="piggy-bank", stuff=(0, 4), fort=1), seat(rule="loner", fort=1)).state
    row = told(state, 0)
    assert row["rule: piggy-bank"] == 1
    assert row["rule points"] == 0.5
    assert row["rule: loner"] == 0
    assert row["next: rule"] == 1
