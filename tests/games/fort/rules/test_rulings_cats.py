"""The rulings of cats: R28 to R30, and P27 to P31 (docs/rulings.md)."""

from __future__ import annotations

from dataclasses import replace

from fort_desktop.games.fort.rules.actions import parse_action
from fort_desktop.games.fort.rules.cards import CardSet
from fort_desktop.games.fort.rules.pets import Cat, Lure, Moment
from tests.games.fort.frozen_cards import frozen_cards
from tests.games.fort.rules.cat_positions import end_of_turn, used, with_cats
from tests.games.fort.rules.positions import seat


def with_tom(action: str) -> CardSet:
    """The shipped cards with a cat Tom who does this before a card is played."""
    names, moment = {"en": "Tom"}, Moment.BEFORE_PLAY
    tom = Cat("tom", names, Lure(cards=1), moment, parse_action(action))
    return replace(frozen_cards(), cats=(tom, *frozen_cards().cats))


# --- R28 to R30 ---------------------------------------------------------------------------------


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


# --- P27 to P31 ---------------------------------------------------------------------------------


def test_p27_a_power_may_make_the_card_playable():
    """Porkchop needs two pizza, and one is in the pack."""
    t = with_cats(seat(hand="porkchop", cats="scavenger", pack=(1, 0)), dogs=True)
    assert t.legal() == ["cat scavenger", "skip"]
    t.play("cat scavenger")
    assert t.legal() == ["play porkchop"]


def test_p27_do_over_is_offered_for_a_card_that_a_cat_makes_playable():
    t = with_cats(
        seat(hand="ghost porkchop", cats="scavenger", perks="do-over", pack=(1, 0)), dogs=True
    )
    t.play("play ghost", "do private", "finish")
    assert t.legal() == ["do-over", "pass"]
    assert t.play("do-over").legal() == ["cat scavenger"]
    assert t.play("cat scavenger").legal() == ["play porkchop"]


def test_p28_a_power_that_could_do_nothing_is_not_offered():
    """P28: points for cards in an empty lookout, a copy of an empty pack."""
    for action, empty, full in (
        ("vp x lookout", {}, {"lookout": "bug"}),
        ("copy-pack", {}, {"pack": (1, 0)}),
        ("(vp x lookout) x fort", {"lookout": "bug"}, {"lookout": "bug", "fort": 1}),
        ("copy-rival-pack -> vp x lookout", {}, {"lookout": "bug"}),
    ):
        cards = with_tom(action)
        assert with_cats(seat(hand="ghost", cats="tom", **empty), cards=cards).refuses("cat tom")
        assert with_cats(seat(hand="ghost", cats="tom", **full), cards=cards).offers("cat tom")


def test_p29_scratch_brings_what_there_is_room_for():
    t = with_cats(
        seat(hand="bug", cats="scratch", stuff=(0, 3)), seat(hand="wart"), seat(hand="moles")
    )
    t.play("play bug", "do public", "done", "finish", "follow wart", "count 1")
    t.play("follow moles", "count 1")
    assert (t.stuff(1), used(t)) == ((1, 4), ["scratch"])


def test_p30_cats_are_lured_in_the_last_turn_too():
    t = with_cats(seat(points=25), seat(hand="bug"), middle="scavenger", leader=2, first=1)
    t.play("skip", "recruit deck")
    assert (t.asks, t.cats(2)) == ((0, "over"), ["scavenger"])


def test_p31_jitters_does_not_score_without_a_played_card():
    """P31, R18."""
    t = with_cats(seat(hand="bug", cats="jitters", perks="diy", stuff=(2, 1)))
    built = t.fork().play("diy", "pay stuff 2p1t pack 0p0t")
    assert (built.points(1), used(built)) == (0, [])
    assert t.play("skip").points(1) == 0
