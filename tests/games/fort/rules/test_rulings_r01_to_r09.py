"""The rulings R1 to R9 (docs/rulings.md), one after another."""

from __future__ import annotations

import pytest

from tests.games.fort.rules.nasty_cards import nasty_cards
from tests.games.fort.rules.positions import fort, seat

# --- improving ----------------------------------------------------------------------------------


def test_r01_added_cards_stay_for_both_actions_and_more_may_be_added_with_the_second():
    """R1, F-PLAY 2."""
    t = fort(seat(hand="kitty doodles tink sarge", stuff=(1, 0), fort=2))
    t.play("play kitty", "do public")
    assert t.legal() == ["add doodles", "add tink", "done"]
    t.play("add doodles", "done")
    assert t.stuff(1) == (1, 2)
    t.play("do private")
    assert t.legal() == ["add tink", "done"]
    t.play("add tink", "done", "pack toy", "pack toy", "pack pizza")
    assert t.pack(1) == (1, 2)  # Kitty, Doodles and Tink


def test_r01_what_is_added_with_the_second_action_does_not_count_for_the_first():
    """R1."""
    t = fort(seat(hand="kitty doodles", stuff=(2, 0), fort=2))
    t.play("play kitty", "do public", "done", "do private", "add doodles", "done")
    t.play("pack pizza", "pack pizza")
    assert (t.stuff(1), t.pack(1)) == ((0, 1), (2, 0))


def test_r01_a_card_put_on_the_lookout_by_the_first_action_is_used_by_the_second():
    """R1: Patch."""
    t = fort(seat(hand="patch bones"))
    t.play("play patch", "do private", "lookout hand bones", "do public", "use lookout bones")
    t.play("done")
    assert t.stuff(1) == (0, 2)


def test_r02_a_lookout_card_counts_for_both_actions_and_is_used_once():
    """R2."""
    t = fort(seat(hand="kitty", lookout="doodles", fort=1))
    t.play("play kitty", "do public", "use lookout doodles")
    assert t.legal() == ["done"]
    t.play("done", "do private")
    assert t.legal() == ["done"]
    t.play("done", "pack toy", "pack toy")
    assert (t.stuff(1), t.pack(1), t.lookout(1)) == ((0, 0), (0, 2), ["doodles"])


def test_r03_each_coin_is_read_on_its_own():
    """R3, F-PLAY 3."""
    t = fort(seat(hand="mixer joker wild"), cards=nasty_cards())
    t.play("play mixer", "do public")  # pizza x glue -> toy x shovel
    assert t.beginning("add joker") == ["add joker as glue", "add joker as shovel"]
    t.play("add joker as glue", "add wild as shovel", "done")
    assert t.stuff(1) == (2, 1)


def test_r03_a_coin_is_read_once_for_both_actions():
    """R3: a coin read as glue stays glue."""
    t = fort(seat(hand="kitty bud", fort=1))
    t.play("play kitty", "do public", "add bud as glue", "done", "do private")
    assert t.legal() == ["done"]
    t.play("done", "pack toy", "pack toy")
    assert t.pack(1) == (0, 2)


# --- in part, whole, idle -----------------------------------------------------------------------


def test_r04_gains_are_taken_as_far_as_room_allows():
    """R4: nobody takes one token too few."""
    t = fort(seat(hand="doodles kitty bug", stuff=(0, 1)))
    t.play("play doodles", "do public", "add kitty", "done")
    assert t.stuff(1) == (0, 3)
    assert t.legal() == ["do private", "finish"]


def test_r04_points_cannot_be_left():
    """R4: Einstein cannot score one point too few and stay."""
    t = fort(seat(hand="einstein patch"))
    t.play("play einstein", "do private", "add patch", "done")
    assert (t.points(1), t.state.play.trashed) == (2, True)


def test_r04_a_repeated_step_may_be_stopped_after_any_repetition():
    """R4: the private action was whole; with one of three books done the Twins would be idle."""
    t = fort(seat(hand="bones noodle-twins", stuff=(3, 0), fort=3))
    t.play("play bones", "do private", "do public", "add noodle-twins", "done")
    assert t.legal() == ["pack pizza"]
    t.play("pack pizza")
    assert t.legal() == ["pack pizza"]
    t.play("pack pizza")
    assert t.legal() == ["pack pizza", "stop"]
    t.play("stop")
    assert (t.pack(1), t.legal()) == ((2, 0), ["finish"])


def test_r04_stopping_needs_the_other_action_whole():
    """R4: Baby Face can trash a recruited card afterwards; the twins here have nothing else."""
    t = fort(seat(hand="baby-face", lookout="blitz", fort=1), park_deck="zip dash ant spike")
    t.play("play baby-face", "do public", "use lookout blitz", "done", "recruit deck")
    assert t.refuses("stop")  # Blitz would be idle
    t = fort(seat(hand="twins", stuff=(2, 0), fort=2), cards=nasty_cards())
    t.play("play twins", "do public", "done", "pack pizza")  # pack x book -> 2 pizza
    assert t.legal() == ["pack pizza"]
    t = fort(
        seat(hand="twins joker wild", stuff=(2, 0), fort=2), seat(yard="moose"), cards=nasty_cards()
    )
    t.play("play twins", "do public", "done", "pack pizza")
    assert t.legal() == ["pack pizza", "stop"]
    t.play("stop")
    assert t.legal() == ["do private"]  # lookout x book -> trash-rival


def test_r04_a_bracket_is_stopped_before_its_next_repetition_not_within_one():
    """R4: Munch."""
    t = fort(seat(hand="munch rocket-bros", stuff=(3, 0), fort=1))
    t.play("play munch", "do public", "done", "do private", "add rocket-bros", "done")
    t.play("spend stuff 1p0t pack 0p0t", "spend stuff 1p0t pack 0p0t")
    assert t.offers("stop")
    t.play("stop")
    assert (t.stuff(1), t.points(1), t.legal()) == ((2, 0), 2, ["finish"])


def test_r04_a_bracket_within_a_bracket_is_stopped_as_a_whole():
    """R4: ((recruit -> toy) x squirtgun -> pack) x squirtgun, the second time not begun."""
    t = fort(
        seat(hand="nest crasher", stuff=(0, 0), fort=3),
        park_deck="moose miner digger porter scholar",
        cards=nasty_cards(),
    )
    t.play("play nest", "do private", "do public", "add crasher", "done")
    t.play("recruit deck", "recruit deck", "pack toy")
    assert t.legal() == ["recruit deck", "stop"]
    t.play("stop")
    assert (t.stuff(1), t.pack(1), t.legal()) == ((0, 1), (0, 1), ["finish"])


def test_r05_an_action_of_which_nothing_can_be_done_cannot_be_begun():
    """R5, F-PLAY 4."""
    t = fort(seat(hand="bud bug", stuff=(4, 4)))
    t.play("play bud", "name glue")
    assert t.legal() == ["do private"]
    assert fort(seat(hand="bud", stuff=(4, 4))).legal() == ["skip"]


def test_r05_an_amount_of_zero_is_whole():
    """R5, F-PLAY 4 ruling: points per level of a fort of level 0."""
    t = fort(seat(hand="bug", stuff=(4, 0)))
    t.play("play bug")
    assert t.legal() == ["do private"]
    t.play("do private", "finish")
    assert t.points(1) == 0


def test_r05_also_after_choosing_any_suit():
    """R5, R9, R33: a suit that counts cannot be chosen without room, one that does not can."""
    t = fort(seat(hand="ace", stuff=(4, 4), pack=(1, 0)))
    t.play("play ace", "name glue", "do private")
    assert t.refuses("suit glue", "suit coin")
    assert t.beginning("suit") == [
        "suit book",
        "suit crown",
        "suit shovel",
        "suit skateboard",
        "suit squirtgun",
    ]


def test_r06_then_lapses_and_the_action_is_not_whole():
    """R6: Tiny with full stuff; the private action has to be whole, but cannot be either."""
    t = fort(seat(hand="tiny", stuff=(4, 4)), seat(yard="bug"))
    assert t.refuses("play tiny")
    t = fort(seat(hand="tiny", stuff=(3, 4)), seat(yard="bug worm"))
    t.play("play tiny", "do private", "done")  # the last room is taken
    t.play("do public", "trash yard 2 bug")
    assert (t.stuff(1), t.legal()) == ((4, 4), ["finish"])


def test_r06_a_rival_may_not_follow_what_would_not_be_whole():
    """R6, F-FOLLOW 2."""
    t = fort(seat(hand="tiny"), seat(hand="prince", stuff=(4, 4)), seat(yard="bug worm"))
    t.play("play tiny", "do public", "trash yard 3 bug", "take pizza", "finish")
    assert (t.asks, t.legal()) == ((2, "follow"), ["pass"])


def test_r07_repetitions_go_on_after_one_whose_second_part_lapsed():
    """R7: Baby Face without room for the toy recruits for each squirt gun."""
    t = fort(seat(hand="baby-face scrappers zip", stuff=(0, 3)), park_deck="ant spike skids dash")
    t.play("play baby-face", "do public", "add scrappers", "done")
    t.play("recruit deck", "recruit deck", "recruit deck")
    assert (t.stuff(1), len(t.discard(1))) == ((0, 4), 3)
    assert t.legal() == ["do private"]  # the public action was not whole


def test_r08_an_added_card_is_idle_unless_a_step_is_done_more_often_than_without_it():
    """R8, F-PLAY 5: Doodles of three glues with room for two; Moles with room for two."""
    t = fort(seat(hand="doodles kitty tink bug", stuff=(0, 2)))
    t.play("play doodles", "do public", "add kitty")
    assert t.refuses("add tink")
    t = fort(seat(hand="worm moles bug", stuff=(2, 0), discard="zip"))
    t.play("play worm", "do private", "add moles", "done")  # three shovels, two pizzas: 2 > 3 - 2
    assert (t.stuff(1), t.legal()) == ((4, 0), ["do public"])


def test_r08_lookout_cards_are_tested_alike():
    """F-PLAY 5 ruling."""
    t = fort(seat(hand="doodles bug", lookout="kitty tink", stuff=(0, 2), fort=1))
    t.play("play doodles", "do public", "use lookout kitty")
    assert t.refuses("use lookout tink")


def test_r08_an_idle_card_may_become_useful_with_the_second_action():
    """R8: some carried-out action is enough."""
    t = fort(seat(hand="kitty doodles", stuff=(2, 3), fort=2))
    t.play("play kitty", "do public", "add doodles", "done")
    assert (t.stuff(1), t.legal()) == ((2, 4), ["do private"])
    t.play("do private", "done", "pack pizza")
    assert t.refuses("stop")
    t.play("pack toy")
    assert t.legal() == ["finish"]


def test_r08_a_repetition_in_which_nothing_happens_helps_no_added_card():
    """R7, R8: points per card in an empty lookout, and no room for the toy that follows."""
    t = fort(seat(hand="gluer swapper", stuff=(0, 4), pack=(2, 0), fort=1), cards=nasty_cards())
    t.play("play gluer", "do public", "done", "swap pack pizza", "swap pack pizza")
    t.play("pay stuff 0p0t pack 0p2t", "perk bribe")
    t.play("do private")  # (vp x lookout -> toy) x glue
    assert t.legal() == ["done"]
    t.play("done")
    assert (t.points(1), t.stuff(1), t.legal()) == (0, (0, 4), ["finish"])


# --- coins and any suit -------------------------------------------------------------------------


def test_r09_the_coin_is_named_first_and_always_one_of_the_six_suits():
    """R9, F-FOLLOW 4."""
    t = fort(seat(hand="bud"))
    t.play("play bud")
    assert t.legal() == [
        "name book",
        "name crown",
        "name glue",
        "name shovel",
        "name skateboard",
        "name squirtgun",
    ]


def test_r09_a_coin_without_a_public_action_is_not_named():
    """R9: it counts as what its action multiplies."""
    t = fort(seat(hand="loner"), cards=nasty_cards())  # coin and glue: toy x glue -> ...
    t.play("play loner", "do private", "done")
    assert t.stuff(1) == (0, 2)


@pytest.mark.parametrize(("suit", "tokens"), [("glue", 1), ("coin", 1), ("book", 0)])
def test_r09_any_suit_counts_the_played_coin_as_named_or_as_a_coin(suit, tokens):
    """R9."""
    t = fort(seat(hand="ace", stuff=(1, 0)))
    t.play("play ace", "name glue", "do private", f"suit {suit}", "done")
    if tokens:
        t.play("take toys")
    assert t.stuff(1) == (1, tokens)


def test_r09_added_coins_may_be_left_as_coins():
    """R9."""
    t = fort(seat(hand="ace bud puddin tiny"))
    t.play("play ace", "name glue", "do private", "suit coin")
    assert t.legal() == ["add bud as coin", "add puddin as coin", "done"]
    t.play("add bud as coin", "add puddin as coin", "done", "take pizza")
    assert t.stuff(1) == (3, 0)


def test_r09_a_suit_that_is_not_the_played_cards_does_not_count_it():
    """R9: "otherwise not"."""
    t = fort(seat(hand="ace tiny ghost"))
    t.play("play ace", "name glue", "do private", "suit crown")
    t.play("add tiny", "add ghost", "done", "take pizza")
    assert t.stuff(1) == (2, 0)
