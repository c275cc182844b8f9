"""Do-Over, Recycling and Rough Housing at their moments, and at no others (F-PERK, R15 to R17)."""

from __future__ import annotations

import pytest

from tests.games.fort.rules.positions import fort, seat

DECK = "zip dash ant skids spike"


# --- Do-Over ------------------------------------------------------------------------------------


def test_do_over_plays_a_second_card_improved_and_followed():
    """F-PERK Do-Over, R16: after the played card and all following."""
    t = fort(
        seat(hand="bug kitty doodles", deck=DECK, lookout="worm", perks="do-over"),
        seat(hand="wart icky-sticky"),
    )
    t.play("play bug", "do public", "use lookout worm", "done", "finish", "follow wart", "count 1")
    assert t.asks == (1, "do-over")
    t.play("do-over")
    assert t.perks(1) == []
    assert t.legal() == ["play kitty", "play doodles"]  # no skip: a card must be played
    t.play("play kitty", "do public", "add doodles", "done", "finish")
    assert t.legal() == ["follow icky-sticky", "pass"]
    t.play("follow icky-sticky", "count 2", "recruit deck")
    assert (t.stuff(1), t.stuff(2)) == ((2, 2), (1, 2))
    assert t.discard(1)[1:] == ["bug", "kitty", "doodles"]


def test_do_over_may_be_declined_and_kept():
    t = fort(seat(hand="ghost bug", perks="do-over"))
    t.play("play ghost", "do private", "finish", "pass")
    assert (t.perks(1), t.asks) == (["do-over"], (1, "recruit-phase"))


def test_do_over_is_offered_only_with_a_card_to_play():
    """R16."""
    t = fort(seat(hand="ghost wart", perks="do-over"))  # Wart could neither build nor trash
    t.play("play ghost", "do private", "finish")
    assert t.asks == (1, "recruit-phase")


def test_the_second_play_uses_the_lookout_anew():
    """F-PLAY 2: each lookout card once per played card."""
    t = fort(seat(hand="bug moles", lookout="worm", stuff=(0, 0), fort=0, perks="do-over"))
    t.play("play bug", "do public", "use lookout worm", "done", "finish", "do-over")
    t.play("play moles", "do public")
    assert t.legal() == ["done"]  # three shovels, room for two: Worm would be idle or not whole


def test_both_played_cards_stay_on_the_table_until_the_discard_phase():
    t = fort(seat(hand="bug ghost", perks="do-over"))
    t.play("play bug", "do public", "done", "finish", "do-over", "play ghost", "do private")
    assert t.names(t.state.table) == ["bug", "ghost"]
    t.play("finish")
    assert (t.names(t.state.table), t.discard(1)) == (["bug", "ghost"], [])


def test_a_card_played_before_cannot_be_trashed_by_the_second():
    """F-ACT trash: not the played or added cards."""
    t = fort(seat(hand="bug doc worm", perks="do-over"))
    t.play("play bug", "do public", "done", "finish", "do-over", "play doc", "do public")
    assert t.legal() == ["trash hand worm"]


# --- Recycling (R17) ----------------------------------------------------------------------------

RECYCLES = ["recycle tiny"]


def test_recycling_takes_a_card_of_the_discard_pile_to_hand():
    """F-PERK Recycling: trashed; the same choice stays."""
    t = fort(seat(hand="bug", discard="tiny zip", perks="recycling"))
    assert t.legal() == ["play bug", "recycle tiny", "recycle zip", "skip"]
    t.play("recycle zip")
    assert (t.hand(1), t.discard(1), t.perks(1)) == (["bug", "zip"], ["tiny"], [])
    assert t.asks == (1, "play")
    assert t.offers("play zip")


def test_r17_recycling_when_choosing_an_action_adding_and_finishing():
    """R17."""
    t = fort(seat(hand="bug", discard="tiny", perks="recycling"))
    t.play("play bug")
    assert t.beginning("recycle") == RECYCLES
    t.play("do public")
    assert (t.asks, t.beginning("recycle")) == ((1, "add"), RECYCLES)
    t.play("done")
    assert t.legal() == ["do private", "finish", "recycle tiny"]
    t.play("do private")
    assert t.legal() == ["finish", "recycle tiny"]


def test_r17_a_recycled_card_can_be_added():
    """R17: taken while adding, used at once."""
    t = fort(seat(hand="bug", discard="worm", perks="recycling"))
    t.play("play bug", "do public", "recycle worm", "add worm", "done")
    assert t.stuff(1) == (2, 0)


def test_r17_recycling_when_recruiting_and_before_discarding():
    """R17: once before discarding, even where nothing was played."""
    t = fort(seat(discard="tiny", deck=DECK, perks="recycling"))
    t.play("skip")
    assert (t.asks, t.beginning("recycle")) == ((1, "recruit-phase"), RECYCLES)
    t.play("recruit deck")
    assert t.asks == (1, "before-discard")
    assert t.legal() == ["recycle tiny", f"recycle {t.discard(1)[1]}", "pass"]
    t.play("pass")
    assert t.asks == (2, "play")


def test_r17_recycling_under_do_over():
    """R17: deciding Do-Over, and choosing the second play."""
    t = fort(seat(hand="ghost bug", discard="tiny", perks="recycling do-over"))
    t.play("play ghost", "do private", "finish")
    assert t.legal() == ["do-over", "recycle tiny", "pass"]
    t.play("do-over")
    assert t.legal() == ["play bug", "recycle tiny"]


def test_r17_do_over_may_count_on_recycling():
    """R16, R17: offered although no card in hand can be played."""
    t = fort(seat(hand="ghost wart", discard="bug tink", perks="recycling do-over"))
    t.play("play ghost", "do private", "finish")
    assert t.asks == (1, "do-over")
    t.play("do-over")
    # Wart trashes; Bug and Tink give tokens when they come back.
    assert t.legal() == ["play wart", "recycle bug", "recycle tink"]


def test_r17_no_recycling_while_a_coin_or_a_suit_is_named():
    """R17."""
    t = fort(seat(hand="ace bug", discard="tiny", stuff=(1, 0), perks="recycling"))
    t.play("play ace")
    assert (t.asks, t.beginning("recycle")) == ((1, "coin"), [])
    t.play("name book", "do private")
    assert (t.asks, t.beginning("recycle")) == ((1, "any-suit"), [])


@pytest.mark.parametrize(
    ("kid", "moves", "kind"),
    [
        ("sarge", ("do public",), "lookout"),
        ("worm", ("do public",), "trash"),
        ("captain", ("do public",), "recruit"),
        ("penny", ("do public",), "kind"),
        ("tink", ("do public",), "pay"),
        ("chef", ("do private",), "spend"),
        ("dash", ("do private",), "pack"),
        ("giggles", ("do public", "done"), "swap"),
        ("tiny", ("do public",), "trash-rival"),
        ("lil-boss", ("do private",), "copy"),
    ],
)
def test_r17_no_recycling_inside_a_step(kid, moves, kind):
    """R17: not inside a step."""
    t = fort(
        seat(hand=f"{kid} bug", discard="zip", stuff=(2, 2), perks="recycling"), seat(yard="wart")
    )
    t.play(f"play {kid}", *moves)
    assert (t.asks, t.beginning("recycle")) == ((1, kind), [])


def test_r17_no_recycling_at_birthday_party():
    """R17."""
    t = fort(seat(discard="tiny", deck=DECK, perks="recycling birthday-party"))
    t.play("skip", "recruit deck")
    assert (t.asks, t.beginning("recycle")) == ((1, "party"), [])
    t.play("pass")
    assert t.asks == (1, "before-discard")


def test_r17_no_recycling_while_a_reward_is_chosen():
    """R17: choosing a rule or a perk is a part of a step."""
    t = fort(seat(hand="tink", discard="tiny", stuff=(1, 1), perks="recycling"))
    t.play("play tink", "do public", "pay stuff 1p1t pack 0p0t")
    assert (t.asks, t.beginning("recycle")) == ((1, "rule"), [])


def test_r17_no_recycling_while_rivals_decide_nor_in_their_turns():
    """R17: the own turn's decisions only."""
    t = fort(
        seat(hand="bug", discard="tiny", deck=DECK, perks="recycling"),
        seat(hand="moles wart", discard="kitty", perks="rough-housing"),
    )
    t.play("play bug", "do public", "done", "finish")
    assert (t.asks, t.beginning("recycle")) == ((2, "follow"), [])
    follower = t.fork().play("follow moles")
    assert (follower.asks, follower.beginning("recycle")) == ((2, "follow-count"), [])
    t.play("pass")
    assert (t.asks, t.beginning("recycle")) == ((2, "rough-housing"), [])
    t.play("pass", "recruit deck", "pass")
    assert (t.asks, t.beginning("recycle")) == ((2, "play"), [])


def test_r17_no_recycling_as_a_follower():
    """R17: own turn only."""
    t = fort(seat(hand="bug"), seat(hand="moles wart", discard="zip", perks="recycling"))
    t.play("play bug", "do public", "done", "finish")
    assert t.beginning("recycle") == []


def test_recycling_needs_a_discard_pile():
    t = fort(seat(hand="bug", deck=DECK, perks="recycling"))
    assert t.legal() == ["play bug", "skip"]


def test_an_action_can_begin_because_recycling_is_offered_while_adding():
    """R17, R5: lookout x shovel with an empty hand; Recycling brings the card for the lookout."""
    t = fort(seat(hand="scout", discard="tiny", perks="recycling"))
    t.play("play scout")
    assert t.legal() == ["do public", "do private", "recycle tiny"]
    t.play("do public")
    assert t.legal() == ["recycle tiny"]
    t.play("recycle tiny")
    assert t.legal() == ["done"]
    t.play("done", "lookout hand tiny")
    assert t.offers("finish")


def test_recycling_while_adding_needs_a_card_and_room_for_it():
    """R17, R5."""
    assert fort(seat(hand="scout", perks="recycling")).play("play scout").refuses("do public")
    full = fort(seat(hand="scout", discard="tiny", lookout="bug", perks="recycling"))
    assert full.play("play scout").refuses("do public")
    t = fort(seat(hand="sweet-pea", discard="tiny", perks="recycling")).play("play sweet-pea")
    assert t.refuses("do public")  # without x suit nothing is added; Recycling has to come before


# --- Rough Housing ------------------------------------------------------------------------------


def test_rough_housing_trashes_the_played_card_after_all_others():
    """F-PERK Rough Housing, R15: instead of following, after all other rivals."""
    t = fort(
        seat(hand="bug", deck=DECK),
        seat(hand="worm", perks="rough-housing"),
        seat(hand="wart"),
    )
    t.play("play bug", "do public", "done", "finish", "pass", "follow wart", "count 1")
    assert t.asks == (2, "rough-housing")
    assert t.legal() == ["rough-housing", "pass"]
    declined = t.fork().play("pass")
    assert (declined.perks(2), "bug" in declined.box()) == (["rough-housing"], False)
    t.play("rough-housing")
    assert (t.perks(2), "bug" in t.box(), t.asks) == ([], True, (1, "recruit-phase"))


def test_rough_housing_is_not_for_who_has_followed():
    """R15."""
    t = fort(seat(hand="bug"), seat(hand="worm", perks="rough-housing"))
    t.play("play bug", "do public", "done", "finish", "follow worm", "count 1")
    assert t.asks == (1, "recruit-phase")


def test_rough_housing_after_a_card_that_cannot_be_followed():
    """R15, F-FOLLOW 8: also without cards in hand."""
    t = fort(seat(hand="ghost"), seat(perks="rough-housing"))
    t.play("play ghost", "do private", "finish")
    assert t.asks == (2, "rough-housing")
    t.play("rough-housing")
    assert "ghost" in t.box()


def test_rough_housing_trashes_a_best_friend():
    """R15."""
    t = fort(seat(hand="bitsy"), seat(perks="rough-housing"))
    t.play("play bitsy", "do public", "done", "take toys", "finish", "rough-housing")
    assert "bitsy" in t.box()


def test_rough_housing_is_not_offered_for_a_card_that_is_trashed_anyway():
    """R15: Einstein trashes himself."""
    t = fort(seat(hand="einstein"), seat(perks="rough-housing"))
    t.play("play einstein", "do private", "done", "finish")
    assert (t.asks, "einstein" in t.box()) == ((1, "recruit-phase"), True)


def test_rough_housing_for_einstein_whose_private_action_was_not_used():
    """R15."""
    t = fort(seat(hand="einstein"), seat(perks="rough-housing"))
    t.play("play einstein", "do public", "done", "finish")
    assert t.asks == (2, "rough-housing")


def test_rough_housing_leaves_added_cards_alone():
    t = fort(seat(hand="bug worm", deck=DECK), seat(perks="rough-housing"))
    t.play("play bug", "do public", "add worm", "done", "finish", "rough-housing", "recruit deck")
    assert t.discard(1)[1:] == ["worm"]


def test_rough_housing_after_each_play_of_a_turn():
    """R15, R16: the second play is played like the first."""
    t = fort(seat(hand="ghost bug", perks="do-over"), seat(perks="rough-housing"))
    t.play("play ghost", "do private", "finish", "pass", "do-over")
    t.play("play bug", "do public", "done", "finish", "rough-housing")
    assert ("bug" in t.box(), "ghost" in t.box()) == (True, False)


def test_rough_housing_is_not_offered_after_a_skipped_play_or_diy():
    t = fort(seat(stuff=(1, 2), perks="diy"), seat(perks="rough-housing"))
    skipped = t.fork().play("skip")
    assert skipped.asks == (1, "recruit-phase")
    t.play("diy", "pay stuff 1p2t pack 0p0t", "rule loner")
    assert t.asks == (1, "recruit-phase")
