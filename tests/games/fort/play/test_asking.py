"""Who is asked to follow, and who is not: for want of a card, of room, of a gain, or by a wish."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from fort_desktop.contract.wish import Wish
from fort_desktop.games.fort.play.adapter import FortTable
from fort_desktop.games.fort.play.asking import most_as_all_see, most_with_hand, stretch
from fort_desktop.games.fort.rules import frames as fr
from fort_desktop.games.fort.rules import moves as mv
from tests.games.fort.play.handing import shared_game
from tests.play.helpers import ADAPTER, at, leader, legal, say, snapshot

PLAYED = ("play bug", "do public", "done", "finish")


def asked(hand: str, kinds: str = "pb", **more: Any) -> FortTable:
    """The last seat may follow a kid that gives a pizza for each shovel."""
    position = leader("bug")
    given = {"hand": hand.split(), "deck": ["tink", "zip-2", "dash-2", "bones", "sarge"]}
    position["seats"][1] = given | more
    table = at(position, kinds)
    table.asks_all = False
    say(table, *PLAYED)
    assert table.decision().kind == "follow"
    return table


def answer(table: FortTable) -> str:
    """The kind of the answer that is given for a person; empty where they are asked."""
    sole = table.sole_answer()
    assert sole is None or sole.move == mv.Pass()
    return "" if sole is None or table.forced() is None else sole.kind


def wishing(table: FortTable, **wish: int) -> FortTable:
    table.wishes.utter(1, Wish(**wish))
    return table


# --- what all can see ---------------------------------------------------------------------------


def test_f_follow_1_nobody_takes_the_device_for_a_hand_of_which_all_know_that_nothing_matches():
    table = asked("tiny spike", "pp", open_hand=["tiny", "spike"])
    assert (answer(table), table.handover()) == ("no-match", None)
    hidden = asked("tiny spike", "pp", open_hand=["tiny"])
    assert (answer(hidden), hidden.handover(), legal(hidden)) == ("", 1, ["pass"])


def test_f_follow_1_all_know_what_a_hand_is_drawn_from():
    """F-DRAW: hand and deck have both been seen, and no card of them has a shovel or a coin."""
    deck = ["tink", "bones", "dash-2"]
    table = asked("tiny spike", "pp", deck=deck, open_hidden=["tiny", "spike", *deck])
    assert (answer(table), table.handover()) == ("no-match", None)
    deck[0] = "wart"
    table = asked("tiny spike", "pp", deck=deck, open_hidden=["tiny", "spike", *deck])
    assert (answer(table), table.handover()) == ("", 1)


def test_who_is_asked_everything_takes_the_device_whatever_is_known():
    table = asked("tiny spike", "pp", open_hand=["tiny", "spike"])
    table.asks_all = True
    assert (answer(table), table.handover()) == ("", 1)
    wishing(table, least=3)
    assert table.handover() == 1


# --- not this turn ------------------------------------------------------------------------------


@pytest.mark.parametrize("hand", ["moles wart", "tiny spike"])
def test_who_wishes_for_rest_passes_until_the_own_turn_whatever_the_hand(hand):
    table = asked(hand, "pp")
    wishing(table, rests=stretch(table.state, 1))
    assert (answer(table), table.handover()) == ("rests", None)
    table.submit(mv.Pass(), unasked=True)
    assert table.history[-1].forced
    assert table.decision().seat == 0
    table.state.seats[1].turns += 1
    assert not wishing(asked(hand, "pb"), rests=5).wishes.of(0)


def test_a_wish_for_rest_ends_with_the_own_turn():
    table = asked("moles wart")
    wishing(table, rests=stretch(table.state, 1) - 1)
    assert answer(table) == ""


def test_rough_housing_is_asked_about_whoever_rests():
    """R15: it is no following."""
    table = asked("moles wart", "pp", perks=["rough-housing"])
    wishing(table, rests=stretch(table.state, 1))
    table.submit(mv.Pass(), unasked=True)
    assert isinstance(table.state.stack[-1], fr.Rough)
    assert table.openly
    assert table.unasked() is None


def test_a_wish_is_for_the_questions_after_the_one_that_is_open():
    table = asked("moles wart", "bp")
    wishing(table, least=3, since=table.number)
    assert answer(table) == ""
    wishing(table, least=3, since=table.number - 1)
    assert answer(table) == "too-little"


def test_who_takes_back_the_pass_with_which_rest_began_is_asked_again():
    table = asked("moles wart", "bp")
    before = snapshot(table)
    wishing(table, rests=stretch(table.state, 1), least=2, since=table.number)
    table.submit(mv.Pass())
    table.undo(1)
    assert snapshot(table) == before
    assert (answer(table), table.wishes.of(1).rests) == ("", -1)
    assert table.wishes.of(1).least == 2


# --- never for less -----------------------------------------------------------------------------


def test_r10_the_gain_is_what_the_best_card_gives():
    assert most_with_hand(ADAPTER.rules, asked("moles wart").state) == 2
    assert most_with_hand(ADAPTER.rules, asked("wart tiny").state) == 1
    assert most_with_hand(ADAPTER.rules, asked("moles wart", stuff={"pizza": 3}).state) == 1


def test_who_has_the_device_is_not_asked_for_less_than_they_wish():
    two, one = asked("moles wart", "bp"), asked("wart tiny", "bp")
    assert [answer(wishing(table, least=2)) for table in (two, one)] == ["", "less"]


def test_who_has_to_take_the_device_is_asked_for_less_as_not_asking_would_tell_of_the_hand():
    table = wishing(asked("wart tiny", "pp"), least=2)
    assert (answer(table), table.handover()) == ("", 1)
    assert "follow wart" in legal(table)


def test_nobody_takes_the_device_where_all_see_that_it_is_less_than_wished():
    """F-FOLLOW 2: there is room for one pizza only; and no card gives three."""
    full = wishing(asked("wart tiny", "pp", stuff={"pizza": 3}), least=2)
    assert (answer(full), full.handover()) == ("too-little", None)
    three = wishing(asked("moles wart", "pp"), least=3)
    assert (answer(three), three.handover()) == ("too-little", None)


def test_r14_with_copy_cat_twice_as_much_may_be_gained():
    plain, cat = asked("moles wart"), asked("moles wart", perks=["copy-cat"])
    assert [most_as_all_see(table.state, 1) for table in (plain, cat)] == [2, 4]
    assert most_with_hand(ADAPTER.rules, cat.state) == 3


def test_what_is_no_plain_gain_is_asked_about():
    position = leader("lil-boss", "prince")
    position["seats"][1] = {"hand": ["blitz", "wart"], "deck": ["tink"]}
    table = at(position, "bp")
    table.asks_all = False
    say(table, "play lil-boss", "do public", "lookout hand prince", "finish")
    assert table.decision().kind == "follow"
    assert answer(wishing(table, least=3)) == ""


# --- whole games --------------------------------------------------------------------------------


def _watch(table: FortTable, rng: Random, seen: list[str]) -> None:
    """Whoever does not know the hand sees as well whether its owner is asked."""
    decision = table.decision()
    if decision is None or decision.kind != "follow":
        return
    state, seat = table.state, decision.seat
    table.wishes.utter(seat, rng.choice([Wish(), Wish(least=2), Wish(least=3), Wish(rests=3)]))
    wish = table.wishes.holding(seat, table.number)
    sole = ADAPTER.sole_answer(state, table.legal(), asks_all=False, wish=wish)
    for other in range(len(table.seats)):
        if other == seat:
            continue
        for n in range(2):
            dealt = ADAPTER.rules.determinize(table.view(other), Random(n))
            legal_then = ADAPTER.rules.legal_moves(dealt)
            then = ADAPTER.sole_answer(dealt, legal_then, asks_all=False, wish=wish)
            evident = sole is not None and sole.evident
            assert evident == (then is not None and then.evident)
            assert not evident or sole.kind == then.kind
            if evident:
                assert sole.move == then.move == mv.Pass()
    if sole is not None and sole.evident:
        seen.append(sole.kind)
    most, gain = most_as_all_see(state, seat), most_with_hand(ADAPTER.rules, state)
    assert most is None or gain is None or gain <= most


@pytest.mark.slow
@pytest.mark.no_cover
def test_for_one_open_position_the_device_is_handed_over_or_not_whatever_is_hidden():
    """Over whole games, with wishes that come and go."""
    seen: list[str] = []
    for seed, levels in enumerate((["easy"] * 2, ["medium", "easy", "easy"], ["easy"] * 4)):
        rng = Random(seed)
        shared_game(ADAPTER, levels, seed, lambda table, rng=rng: _watch(table, rng, seen))
    assert {"no-room", "no-match", "rests", "too-little"} <= set(seen)


@pytest.mark.slow
@pytest.mark.no_cover
@pytest.mark.parametrize("people", [2, 3, 4])
def test_the_device_is_handed_over_less_often_and_to_nobody_twice_after_one_play(people):
    levels = ["easy", "medium", "easy", "medium"][:people]
    asked_then = {True: 0, False: 0}

    def count(table: FortTable) -> None:
        for asks_all in (True, False):
            table.asks_all = asks_all
            asked_then[asks_all] += table.handover() is not None

    handed = 0
    for seed in range(3):
        found, _ = shared_game(ADAPTER, levels, seed, count)
        given = [(one.turn, one.seat) for one in found]
        assert len(given) == len(set(given)) > 0
        handed += len(found)
    assert asked_then[False] == handed < asked_then[True]
