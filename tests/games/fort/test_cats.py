"""One ruling for each cat, and what all of them have in common (C-POWER, C-LURE, C-SCORE)."""

from __future__ import annotations

import pytest

from fort_desktop.games.fort import events as ev
from fort_desktop.games.fort.scoring import CATS
from fort_desktop.games.fort.state import FortOptions
from tests.games.fort.positions import Table, fort, real_cards, seat
from tests.games.fort.random_play import game


def with_cats(*seats, middle: str = "", dogs: bool = False, **rest) -> Table:
    """A position in which cats are played with; those named nowhere have left the game."""
    return fort(*seats, cats=middle, options={"cats": True, "dogs": dogs}, **rest)


def used(table: Table) -> list[str]:
    """The cats whose power has worked since the last `play`, in order."""
    return [table.cards.cats[e.cat].id for e in table.events if isinstance(e, ev.CatUsed)]


def lured(table: Table) -> list[tuple[str, int, int]]:
    """The cats lured since the last `play`: which, from whom, to whom; 0 is the middle."""
    return [
        (table.cards.cats[e.cat].id, e.source_seat + 1, e.seat + 1)
        for e in table.events
        if isinstance(e, ev.CatLured)
    ]


def end_of_turn(table: Table, *moves: str) -> Table:
    """Seat 1 plays nothing: its hand goes to the yard."""
    return table.play(*moves, "skip", "recruit deck")


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


def test_r28_each_power_is_used_once_in_any_order_and_then_a_card_is_played():
    t = with_cats(seat(hand="bug", cats="bandit scavenger", stuff=(0, 4)))
    assert t.legal() == ["play bug", "cat bandit", "cat scavenger", "skip"]
    first = t.fork().play("cat bandit", "pack toy", "cat scavenger")
    other = t.fork().play("cat scavenger", "cat bandit", "pack pizza")
    assert first.legal() == other.legal() == ["play bug"]
    assert (first.stuff(1), first.pack(1)) == ((1, 3), (0, 1))
    assert (other.stuff(1), other.pack(1)) == ((0, 4), (1, 0))
    assert first.play("play bug").asks == (1, "action")


def test_r28_neither_skip_nor_diy_after_a_cat():
    t = with_cats(
        seat(hand="ghost", cats="scavenger", perks="diy", stuff=(0, 4), pack=(3, 0), fort=2)
    )
    assert t.offers("diy", "skip", "cat scavenger")
    assert t.play("cat scavenger").legal() == ["play ghost"]


def test_r28_no_power_where_no_card_can_be_played_afterwards():
    t = with_cats(seat(hand="spud", cats="scavenger"), dogs=True)
    assert t.legal() == ["skip"]
    assert with_cats(seat(cats="scavenger")).legal() == ["skip"]


def test_r28_a_power_may_make_the_card_playable():
    """Porkchop needs two pizza, and one is in the pack."""
    t = with_cats(seat(hand="porkchop", cats="scavenger", pack=(1, 0)), dogs=True)
    assert t.legal() == ["cat scavenger", "skip"]
    t.play("cat scavenger")
    assert t.legal() == ["play porkchop"]


def test_r28_a_power_leaves_a_card_to_be_played():
    """Cilantro does not trash the only one that can be."""
    t = with_cats(seat(hand="ghost watson", cats="cilantro"), dogs=True)
    assert t.refuses("cat cilantro")
    t = with_cats(seat(hand="ghost watson", discard="dash", cats="cilantro"), dogs=True)
    t.play("cat cilantro")
    assert t.legal() == ["trash discard dash"]


def test_r28_a_swap_leaves_what_the_card_needs():
    """Porkchop needs two pizza; the toys may be swapped, and so may the third pizza."""
    t = with_cats(seat(hand="porkchop", cats="dumpling", stuff=(2, 1)), dogs=True)
    assert t.play("cat dumpling").legal() == ["swap stuff toy"]
    t = with_cats(seat(hand="porkchop", cats="dumpling", stuff=(3, 1)), dogs=True)
    assert t.play("cat dumpling").legal() == ["swap stuff pizza", "swap stuff toy"]
    assert with_cats(seat(hand="porkchop", cats="dumpling", stuff=(2, 0)), dogs=True).refuses(
        "cat dumpling"
    )


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


def test_r16_do_over_is_offered_for_a_card_that_a_cat_makes_playable():
    t = with_cats(
        seat(hand="ghost porkchop", cats="scavenger", perks="do-over", pack=(1, 0)), dogs=True
    )
    t.play("play ghost", "do private", "finish")
    assert t.legal() == ["do-over", "pass"]
    assert t.play("do-over").legal() == ["cat scavenger"]
    assert t.play("cat scavenger").legal() == ["play porkchop"]


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


def test_r33_scratch_brings_what_there_is_room_for():
    t = with_cats(
        seat(hand="bug", cats="scratch", stuff=(0, 3)), seat(hand="wart"), seat(hand="moles")
    )
    t.play("play bug", "do public", "done", "finish", "follow wart", "count 1")
    t.play("follow moles", "count 1")
    assert (t.stuff(1), used(t)) == ((1, 4), ["scratch"])


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
    """Jitters scores after it, and Scratch brings nothing for it."""
    t = with_cats(
        seat(hand="bug", cats="jitters scratch"), seat(hand="wart", perks="rough-housing")
    )
    t.play("play bug", "do public", "done", "finish", "pass")
    assert t.points(1) == 0
    t.play("rough-housing")
    assert (t.points(1), t.stuff(1)) == (1, (1, 0))


def test_r18_jitters_does_not_score_without_a_played_card():
    t = with_cats(seat(hand="bug", cats="jitters", perks="diy", stuff=(2, 1)))
    built = t.fork().play("diy", "pay stuff 2p1t pack 0p0t")
    assert (built.points(1), used(built)) == (0, [])
    assert t.play("skip").points(1) == 0


def test_r16_jitters_scores_for_both_cards_of_do_over():
    t = with_cats(seat(hand="ghost ghost-2", cats="jitters", perks="do-over"))
    t.play("play ghost", "do private", "finish")
    assert (t.points(1), t.asks) == (3, (1, "do-over"))
    t.play("do-over", "play ghost-2", "do private", "finish")
    assert t.points(1) == 6


# --- drawing ------------------------------------------------------------------------------------


def test_r29_sprightly_draws_five_or_six():
    deck = "zip zip-2 dash dash-2 spike skids ant"
    t = with_cats(seat(deck=deck, cats="sprightly"))
    t.play("skip", "recruit deck")
    assert (t.asks, t.legal()) == ((1, "draw"), ["draw 5", "draw 6"])
    five, six = t.fork().play("draw 5"), t.fork().play("draw 6")
    assert (len(five.hand(1)), used(five)) == (5, [])
    assert (len(six.hand(1)), used(six)) == (6, ["sprightly"])
    assert five.asks == six.asks == (2, "play")


def test_r29_the_sixth_card_may_need_a_new_deck():
    t = with_cats(seat(deck="zip zip-2 dash dash-2 spike", cats="sprightly"), park_deck="ant bug")
    t.play("skip", "recruit deck", "draw 6")
    assert t.hand(1)[5] == "bug"
    assert t.seat(1).open_hand == 1 << t.cards.numbers["bug"]


def test_r29_it_is_not_asked_where_there_are_no_six():
    t = with_cats(seat(deck="zip zip-2 dash dash-2", cats="sprightly"))
    t.play("skip", "recruit deck")
    assert (t.asks, len(t.hand(1))) == ((2, "play"), 5)


# --- luring -------------------------------------------------------------------------------------

LURES = {
    "scavenger": ("bug", "zip"),
    "sprightly": ("zip", "bug"),
    "bandit": ("baby-face", "bug"),
    "scratch": ("kitty", "bug"),
    "kingsly": ("ghost", "bug"),
    "cilantro": ("chef", "bug"),
    "dumpling": ("bug moles", "bug zip"),
    "jitters": ("bud", "bug zip chef kitty ghost baby-face"),
}


@pytest.mark.parametrize("cat", LURES)
def test_c_lure_each_cat_comes_to_a_yard_that_lures_it(cat):
    luring, other = LURES[cat]
    t = end_of_turn(with_cats(seat(hand=luring), middle=cat))
    assert (lured(t), t.cats(1), t.cats()) == ([(cat, 0, 1)], [cat], [])
    t = end_of_turn(with_cats(seat(hand=other), middle=cat))
    assert (lured(t), t.cats(1), t.cats()) == ([], [], [cat])


def test_c_lure_every_cat_has_its_test():
    assert set(LURES) == {cat.id for cat in real_cards().cats}


def test_c_lure_a_coin_lures_jitters_and_is_no_other_suit():
    everybody = "scavenger sprightly bandit jitters"
    t = with_cats(seat(hand="bud"), seat(), seat(), seat(), middle=everybody)
    assert end_of_turn(t).cats(1) == ["jitters"]
    t = with_cats(seat(hand="puddin"), seat(), seat(), middle="scratch jitters kingsly")
    assert end_of_turn(t).cats(1) == ["jitters", "kingsly"]  # a coin and a crown


def test_r30_two_coins_have_a_suit_in_common():
    t = end_of_turn(with_cats(seat(hand="bud puddin"), middle="dumpling"))
    assert t.cats(1) == ["dumpling"]
    t = end_of_turn(with_cats(seat(hand="bud bug"), middle="dumpling"))
    assert t.cats(1) == []


def test_r30_a_double_card_alone_is_not_two_cards():
    assert end_of_turn(with_cats(seat(hand="moles"), middle="dumpling")).cats(1) == []


def test_r30_the_suits_of_dogs_count():
    t = end_of_turn(with_cats(seat(hand="duke bug"), middle="dumpling scavenger", dogs=True))
    assert t.cats(1) == ["dumpling", "scavenger"]


def test_c_lure_a_cat_leaves_a_holder_who_still_meets_its_lure_and_better():
    t = with_cats(seat(hand="bug"), seat(yard="moles wart", cats="scavenger"))
    end_of_turn(t)
    assert (lured(t), t.cats(1), t.cats(2)) == ([("scavenger", 2, 1)], ["scavenger"], [])


def test_c_lure_a_cat_is_kept_when_its_lure_is_no_longer_met():
    t = end_of_turn(with_cats(seat(hand="zip", cats="scavenger"), seat()))
    assert (lured(t), t.cats(1)) == ([], ["scavenger"])


def test_c_lure_the_own_cat_does_not_come_again():
    t = end_of_turn(with_cats(seat(hand="bug", cats="scavenger")))
    assert (lured(t), t.cats(1)) == ([], ["scavenger"])


def test_c_lure_all_at_once_from_the_middle_and_clockwise_from_rivals():
    t = with_cats(
        seat(cats="scratch"),
        seat(hand="bug zip chef baby-face"),
        seat(cats="cilantro"),
        seat(cats="bandit"),
        middle="scavenger",
        leader=2,
        stack=[{"frame": "turn", "seat": 2, "phase": "play"}],
    )
    t.play("skip", "recruit deck")
    assert lured(t) == [("scavenger", 0, 2), ("cilantro", 3, 2), ("bandit", 4, 2)]
    assert t.cats(2) == ["scavenger", "cilantro", "bandit"]
    assert t.cats(1) == ["scratch"]


def test_c_lure_only_what_is_left_in_the_yard_counts():
    """Neither the played card nor a rival's yard, and nothing before the leader's own turn ends."""
    t = with_cats(seat(hand="ghost"), seat(yard="bug"), middle="kingsly scavenger")
    t.play("play ghost", "do private", "finish", "recruit deck")
    assert (lured(t), t.asks) == ([], (2, "play"))


def test_c_lure_comes_after_the_draw():
    t = with_cats(seat(hand="zip", deck="bug bug-2 wart wart-2 worm dash"), middle="sprightly")
    end_of_turn(t)
    assert (len(t.hand(1)), t.cats(1)) == (5, ["sprightly"])


def test_c_lure_in_the_last_turn_too():
    t = with_cats(seat(points=25), seat(hand="bug"), middle="scavenger", leader=2, first=1)
    t.play("skip", "recruit deck")
    assert (t.asks, t.cats(2)) == ((0, "over"), ["scavenger"])


# --- setup and scoring --------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_c_set_with_a_draft_the_cats_lie_there_before_it(seats):
    state = game().new_game(FortOptions(seats, draft=True, cats=True), 3)
    assert game().decision(state).kind == "draft"
    assert len(state.cats) == seats


def test_c_score_one_to_four_cats():
    names = [cat.id for cat in real_cards().cats]
    for n, points in enumerate((0, 1, 3, 6, 10)):
        t = with_cats(seat(cats=" ".join(names[:n])), seat(), seat(), seat())
        rows = {row.source: row.points for row in t.game.score(t.state)[0]}
        assert rows[CATS] == points
