"""What each cat does before a card is played, and after it was followed (C-POWER, R28, R33)."""

from __future__ import annotations

from fort_desktop.games.fort.rules import events as ev
from tests.games.fort.rules.cat_positions import used, with_cats
from tests.games.fort.rules.positions import seat

# --- before a card is played --------------------------------------------------------------------


def test_scavenger_brings_a_pizza_to_whoever_has_none_in_stuff():
    t = with_cats(seat(hand="ghost", cats="scavenger", pack=(1, 0)))
    assert t.legal() == ["play ghost", "cat scavenger", "skip"]
    t.play("cat scavenger")
    assert (t.stuff(1), t.pack(1), t.asks) == ((1, 0), (1, 0), (1, "play"))
    scavenger = t.cards.cat_numbers["scavenger"]
    assert t.events[1:] == [ev.CatUsed(0, scavenger), ev.TokensMoved(0, 0, 1, "supply", "stuff")]
    t = with_cats(seat(hand="ghost", cats="scavenger", stuff=(1, 0)))
    assert t.refuses("cat scavenger")


def test_bandit_packs_a_token():
    t = with_cats(seat(hand="ghost", cats="bandit", stuff=(1, 1)))
    t.play("cat bandit")
    assert (t.asks, t.legal()) == ((1, "pack"), ["pack pizza", "pack toy"])
    t.play("pack toy")
    assert (t.stuff(1), t.pack(1), t.legal()) == ((1, 0), (0, 1), ["play ghost"])
    assert with_cats(seat(hand="ghost", cats="bandit")).refuses("cat bandit")
    full = with_cats(seat(hand="ghost", cats="bandit", stuff=(1, 1), pack=(1, 0)))
    assert full.refuses("cat bandit")


def test_r19_sticky_fingers_works_for_bandit():
    t = with_cats(seat(hand="ghost", cats="bandit", perks="sticky-fingers"))
    t.play("cat bandit")
    assert t.legal() == ["pack supply pizza", "pack supply toy"]


def test_kingsly_scores_for_the_highest_fort():
    t = with_cats(seat(hand="ghost", cats="kingsly", fort=2), seat(fort=1))
    assert t.play("cat kingsly").points(1) == 1
    tied = with_cats(seat(hand="ghost", cats="kingsly", fort=2), seat(fort=2))
    assert tied.refuses("cat kingsly")


def test_cilantro_trashes_a_card_of_hand_or_discard_pile():
    t = with_cats(seat(hand="ghost zip", discard="dash", cats="cilantro"))
    t.play("cat cilantro")
    assert t.asks == (1, "trash")
    assert t.legal() == ["trash hand ghost", "trash hand zip", "trash discard dash"]
    t.play("trash hand zip")
    assert "zip" in t.box()
    assert t.legal() == ["play ghost"]


def test_cilantro_trashes_no_dog():
    """D-SUIT: dogs may not be trashed."""
    t = with_cats(seat(hand="ghost duke", discard="spud", cats="cilantro"), dogs=True)
    assert t.refuses("cat cilantro")  # nothing but Ghost could go, and nothing else be played
    t = with_cats(seat(hand="ghost zip duke", discard="spud", cats="cilantro"), dogs=True)
    t.play("cat cilantro")
    assert t.legal() == ["trash hand ghost", "trash hand zip"]


def test_dumpling_swaps_a_token():
    t = with_cats(seat(hand="ghost", cats="dumpling", stuff=(1, 0), pack=(0, 1)))
    t.play("cat dumpling")
    assert t.legal() == ["swap stuff pizza", "swap pack toy"]
    t.play("swap pack toy")
    assert (t.stuff(1), t.pack(1)) == ((1, 0), (1, 0))
    assert with_cats(seat(hand="ghost", cats="dumpling")).refuses("cat dumpling")


def test_r17_recycling_is_offered_after_a_cat_but_a_card_must_be_played():
    t = with_cats(seat(hand="ghost", discard="dash", cats="scavenger", perks="recycling"))
    t.play("cat scavenger")
    assert t.legal() == ["play ghost", "recycle dash"]
    t.play("recycle dash")
    assert t.legal() == ["play ghost", "play dash"]
    bound = with_cats(
        seat(hand="duke", discard="ghost spud", cats="scavenger", perks="recycling"), dogs=True
    )
    assert bound.play("cat scavenger").legal() == ["recycle ghost"]


def test_r16_before_do_overs_second_card_the_powers_open_again():
    t = with_cats(seat(hand="ghost ghost-2", cats="kingsly", perks="do-over", fort=1))
    t.play("cat kingsly", "play ghost", "do private", "finish", "do-over")
    assert t.legal() == ["play ghost-2", "cat kingsly"]
    t.play("cat kingsly")
    assert (t.points(1), t.legal()) == (4, ["play ghost-2"])
    t.play("play ghost-2", "do private", "finish")
    assert (t.points(1), t.asks) == (6, (1, "recruit-phase"))


def test_c_power_rivals_cats_and_those_of_the_middle_are_not_used():
    t = with_cats(seat(hand="ghost"), seat(cats="bandit", stuff=(1, 1)), middle="scavenger")
    assert t.legal() == ["play ghost", "skip"]


def test_f_end_a_power_may_trigger_the_end():
    t = with_cats(seat(hand="ghost", cats="kingsly", fort=1, points=24))
    t.play("cat kingsly")
    assert t.state.ending == "points"


# --- after following ----------------------------------------------------------------------------


def test_scratch_brings_a_toy_for_each_follower():
    t = with_cats(
        seat(hand="bug", cats="scratch"), seat(hand="wart"), seat(hand="moles"), seat(hand="zip")
    )
    t.play("play bug", "do public", "done", "finish", "follow wart", "count 1")
    assert t.stuff(1) == (1, 0)
    t.play("follow moles", "count 2", "pass")
    assert (t.stuff(1), used(t)) == ((1, 2), ["scratch", "scratch"])


def test_a_rivals_scratch_and_jitters_do_nothing():
    """C-POWER: they work for the card that their holder plays."""
    t = with_cats(seat(hand="bug"), seat(hand="wart", cats="scratch jitters"))
    t.play("play bug", "do public", "done", "finish", "follow wart", "count 1")
    assert (t.stuff(2), t.points(2), used(t)) == ((1, 0), 0, [])


def test_jitters_scores_when_nobody_follows():
    t = with_cats(seat(hand="bug", cats="jitters"), seat(hand="wart"))
    declined = t.fork().play("play bug", "do public", "done", "finish", "pass")
    assert (declined.points(1), used(declined)) == (1, ["jitters"])
    t.play("play bug", "do public", "done", "finish", "follow wart", "count 1")
    assert (t.points(1), used(t)) == (0, [])


def test_jitters_scores_for_a_card_that_cannot_be_followed():
    """The worked case: Ghost has no public action."""
    t = with_cats(seat(hand="ghost", cats="jitters"), seat(hand="prince"))
    t.play("play ghost", "do private", "finish")
    assert (t.points(1), used(t)) == (2 + 1, ["jitters"])
    assert t.asks == (1, "recruit-phase")


def test_jitters_scores_once_for_a_dog_that_copies_a_kid():
    """The worked case: Pumpkin is the played card, the kid whose action it copies is not (R27)."""
    t = with_cats(seat(hand="pumpkin bug", cats="jitters"), seat(hand="wart"), dogs=True)
    t.play("play pumpkin", "add bug", "do public")
    assert (t.points(1), used(t), t.stuff(1)) == (1, ["jitters"], (1, 0))
    assert t.asks == (1, "recruit-phase")


def test_r15_rough_housing_is_no_following():
    """R15, R33: Jitters scores after it, and Scratch brings nothing for it."""
    t = with_cats(
        seat(hand="bug", cats="jitters scratch"), seat(hand="wart", perks="rough-housing")
    )
    t.play("play bug", "do public", "done", "finish", "pass")
    assert t.points(1) == 0
    t.play("rough-housing")
    assert (t.points(1), t.stuff(1)) == (1, (1, 0))


def test_r16_jitters_scores_for_both_cards_of_do_over():
    """R16, R33: it has scored for the first one before Do-Over is offered."""
    t = with_cats(seat(hand="ghost ghost-2", cats="jitters", perks="do-over"))
    t.play("play ghost", "do private", "finish")
    assert (t.points(1), t.asks) == (3, (1, "do-over"))
    t.play("do-over", "play ghost-2", "do private", "finish")
    assert t.points(1) == 6
