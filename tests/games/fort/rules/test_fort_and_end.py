"""The fort, and the end of the game (F-FORT, F-END)."""

from __future__ import annotations

from itertools import product

import pytest

from fort_desktop.games.fort.rules import events as ev
from tests.games.fort.frozen_cards import frozen_cards
from tests.games.fort.rules.positions import Table, fort, seat

DECK = "zip dash ant skids spike"


# --- the fort -----------------------------------------------------------------------------------

COSTS = [(1, 1, 0), (1, 2, 0), (2, 2, 1), (3, 4, 0), (4, 4, 0)]  # pizza, toys, either


@pytest.mark.parametrize(
    ("level", "stuff", "pack"),
    [
        (0, (1, 1), (0, 0)),
        (0, (1, 1), (0, 1)),
        (1, (2, 2), (1, 1)),
        (1, (0, 1), (1, 1)),
        (2, (3, 3), (0, 0)),
        (2, (2, 1), (1, 2)),
        (2, (1, 2), (2, 1)),
        (3, (4, 4), (2, 2)),
        (3, (1, 2), (2, 2)),
        (4, (4, 4), (0, 0)),
        (4, (3, 3), (2, 3)),
    ],
)
def test_f_fort_every_distinct_payment_is_offered(level, stuff, pack):
    """F-FORT: from stuff, pack or both; a white icon is paid with either kind."""
    t = fort(seat(hand="tink", stuff=stuff, pack=pack, fort=level))
    t.play("play tink", "do public")
    pizza, toys, either = COSTS[level]
    wanted = {(pizza + n, toys + either - n) for n in range(either + 1)}
    amounts = product(*(range(n + 1) for n in (*stuff, *pack)))
    expected = {
        f"pay stuff {sp}p{st}t pack {pp}p{pt}t"
        for sp, st, pp, pt in amounts
        if (sp + pp, st + pt) in wanted
    }
    assert set(t.legal()) == expected
    assert len(t.legal()) == len(expected)


def test_f_fort_costs_are_those_of_the_card_file():
    assert [(cost.pizza, cost.toy, cost.any) for cost in frozen_cards().costs] == COSTS


@pytest.mark.parametrize(
    ("level", "stuff"), [(0, (0, 4)), (1, (1, 1)), (2, (4, 1)), (3, (2, 4)), (4, (4, 3))]
)
def test_f_fort_cannot_be_advanced_without_the_tokens(level, stuff):
    """F-FORT, R5."""
    assert fort(seat(hand="wart", stuff=stuff, fort=level)).legal() == ["skip"]


@pytest.mark.parametrize("level", [0, 1, 2, 3, 4, 5])
def test_f_fort_capacity_of_the_lookout(level):
    """F-FORT: level + 1 cards."""
    kids = ["worm", "wart", "moles", "moose", "zip", "dash"][: level + 1]
    full = fort(seat(hand="sarge bug", lookout=" ".join(kids), stuff=(4, 0), fort=level))
    assert full.refuses("play sarge")
    room = fort(seat(hand="sarge bug", lookout=" ".join(kids[1:]), stuff=(4, 0), fort=level))
    room.play("play sarge", "do public", "lookout hand bug")
    assert room.lookout(1) == [*kids[1:], "bug"]


@pytest.mark.parametrize("level", [0, 1, 2, 3, 4, 5])
def test_f_fort_capacity_of_the_pack(level):
    """F-FORT: level + 1 tokens of any mix."""
    full = fort(seat(hand="dash", stuff=(4, 0), pack=(level, 1), fort=level))
    assert full.refuses("play dash")
    room = fort(seat(hand="dash", stuff=(4, 0), pack=(level, 0), fort=level))
    room.play("play dash", "do private", "pack pizza")
    assert room.pack(1) == (level + 1, 0)


def test_f_fort_stuff_has_room_for_four_of_each_kind():
    """F-SET 3."""
    t = fort(seat(hand="moles wart worm moose lefty"))
    t.play("play moles", "do public", "add wart", "add worm")
    assert t.legal() == ["done"]
    t.play("done")
    assert t.stuff(1) == (4, 0)


def test_f_fort_level_1_brings_a_made_up_rule():
    """F-FORT: one of the stack; the others stay for the next."""
    t = fort(seat(hand="tink", stuff=(1, 1)), rule_stack="loner popularity big-plans")
    t.play("play tink", "do public", "pay stuff 1p1t pack 0p0t")
    assert t.asks == (1, "rule")
    t.play("rule popularity")
    numbers = t.cards.rule_numbers
    assert t.seat(1).rule == numbers["popularity"]
    assert sorted(t.state.rule_stack) == sorted([numbers["loner"], numbers["big-plans"]])


def test_f_fort_level_2_brings_a_perk_that_works_at_once():
    """F-FORT: Sticky Fingers for the action that follows."""
    t = fort(seat(hand="dot", stuff=(1, 1), fort=1), perk_row="bribe sticky-fingers diy")
    t.play("play dot", "do private", "pay stuff 1p1t pack 0p0t")
    assert (t.asks, t.legal()) == ((1, "perk"), ["perk bribe", "perk sticky-fingers", "perk diy"])
    t.play("perk sticky-fingers")
    assert t.perks(1) == ["sticky-fingers"]
    t.play("do public", "done")
    assert t.legal() == ["pack supply pizza", "pack supply toy"]


@pytest.mark.parametrize("level", [2, 3])
def test_f_fort_levels_3_and_4_bring_nothing(level):
    """F-FORT."""
    t = fort(seat(hand="tink", stuff=(4, 4), pack=(1, 1), fort=level))
    t.play("play tink", "do public")
    t.play(t.legal()[0])
    assert (t.seat(1).level, t.asks, t.state.ending) == (level + 1, (1, "action"), "")


def test_f_fort_level_5_brings_the_macaroni_sculpture():
    """F-FORT, F-END."""
    t = fort(seat(hand="tink", stuff=(4, 4), fort=4))
    t.play("play tink", "do public", "pay stuff 4p4t pack 0p0t")
    assert (t.seat(1).sculpture, t.state.ending) == (True, "fort")


def test_f_fort_only_the_first_takes_the_sculpture():
    """F-FORT."""
    t = fort(seat(hand="tink", stuff=(4, 4), fort=4), seat(fort=5))
    t.play("play tink", "do public", "pay stuff 4p4t pack 0p0t")
    assert (t.seat(1).level, t.seat(1).sculpture, t.seat(2).sculpture) == (5, False, True)


def test_f_fort_level_5_is_the_highest():
    """F-FORT: a fort cannot be advanced beyond it."""
    t = fort(seat(hand="wart bug", stuff=(4, 4), pack=(3, 3), fort=5))
    assert t.play("play wart").legal() == ["do private"]


@pytest.mark.parametrize(("level", "points"), list(enumerate((0, 1, 3, 9, 16, 23))))
def test_f_fort_points_at_the_end(level, points):
    """F-FORT."""
    t = fort(seat(fort=level))
    rows = {row.source: row.points for row in t.game.score(t.state)[0]}
    assert rows["fort"] == points


# --- the end ------------------------------------------------------------------------------------


def test_f_end_the_leader_finishes_the_turn():
    """F-END: following, recruiting and all else go on."""
    t = fort(
        seat(hand="prince bug", points=24, deck=DECK), seat(hand="tiny"), park="moles scout moose"
    )
    t.play("play prince", "do public", "done", "do private", "recruit park scout", "finish")
    assert (t.state.ending, t.state.ending_seat) == ("points", 0)
    t.play("follow tiny", "count 1", "recruit park moles")
    assert (t.yard(1), len(t.hand(1)), t.asks) == (["bug"], 5, (2, "play"))


def test_f_end_nothing_triggers_at_24_points():
    """F-END: 25 or more."""
    t = fort(seat(hand="ghost", points=22))
    t.play("play ghost", "do private")
    assert (t.points(1), t.state.ending) == (24, "")


def test_f_end_the_first_trigger_is_remembered():
    """F-END: a second changes nothing."""
    t = fort(seat(hand="ghost", points=24, deck=DECK), seat(hand="prince", points=24))
    t.play("play ghost", "do private", "finish", "recruit deck")
    assert t.state.ending_seat == 0
    t.play("play prince", "do public", "done", "finish", "pass")
    assert (t.points(2), t.state.ending, t.state.ending_seat) == (25, "points", 0)


def test_f_end_in_the_middle_of_a_round_of_a_later_first_player():
    """F-END: seat 3 began, so seat 2 has the last turn."""
    t = fort(
        seat(hand="ghost", points=24, turns=1), seat(turns=1), seat(turns=2), leader=1, first=3
    )
    t.play("play ghost", "do private", "finish", "recruit deck", "skip", "recruit deck")
    assert t.asks == (0, "over")
    assert [owner.turns for owner in t.state.seats] == [2, 2, 2]


@pytest.mark.parametrize("source", ["deck", "park bug"])
def test_f_end_by_the_park_deck_however_its_last_card_goes(source):
    """F-END: recruited, or laid out as the refill."""
    t = fort(seat(deck=DECK), seat(), park="bug worm wart", park_deck="zip-2")
    t.play("skip", f"recruit {source}")
    assert (t.state.ending, t.state.ending_seat, len(t.park())) == ("park", 0, 3)
    assert ev.EndTriggered("park", 0) in t.events


def test_f_end_by_a_recruit_of_an_action():
    """F-END: "at any moment"."""
    t = fort(seat(hand="captain", deck=DECK), park="bug", park_deck="zip-2")
    t.play("play captain", "do public", "recruit park bug")
    assert (t.state.ending, t.park(), t.asks) == ("park", ["zip-2"], (1, "action"))


def test_f_end_the_game_is_over_and_nobody_decides():
    """F-END."""
    t = fort(seat(turns=1), seat(points=25), leader=2, first=1)
    t.play("skip", "recruit deck")
    assert (t.asks, t.legal()) == ((0, "over"), [])
    assert isinstance(t.events[-1], ev.GameEnded)


def test_f_end_the_track_does_not_stop_at_25():
    """F-END."""
    t: Table = fort(seat(hand="scrappers blitz crash", points=24))
    t.play("play scrappers", "do public", "add blitz", "add crash", "done")
    assert t.points(1) == 28
