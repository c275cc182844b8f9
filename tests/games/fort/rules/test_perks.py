"""Perks that are kept, and DIY, with their timing (F-PERK, R14, R18, R19).

Do-Over, Recycling and Rough Housing are in test_perks_between_actions.py.
"""

from __future__ import annotations

import pytest

from tests.games.fort.frozen_cards import frozen_cards
from tests.games.fort.rules.positions import fort, hoards, seat

DECK = "zip dash ant skids spike"


def test_there_are_nine_perks():
    assert len(frozen_cards().perks) == 9


# --- Birthday Party -----------------------------------------------------------------------------


def test_birthday_party_recruits_once_more_but_never_from_a_yard():
    """F-PERK Birthday Party: after the recruit phase, from the park or its deck."""
    t = fort(
        seat(hand="bug", deck=DECK, perks="birthday-party"),
        seat(yard="worm wart"),
        park="moles",
        park_deck="prince tiny scout",
    )
    t.play("skip")
    assert t.legal() == [
        "recruit park moles",
        "recruit deck",
        "recruit yard 2 worm",
        "recruit yard 2 wart",
    ]
    t.play("recruit yard 2 worm")
    assert t.asks == (1, "party")
    assert t.legal() == ["recruit park moles", "recruit deck", "pass"]
    declined = t.fork().play("pass")
    assert (declined.discard(1), declined.asks) == (["worm"], (2, "play"))
    t.play("recruit park moles")
    assert (t.discard(1), t.park(), t.asks) == (["worm", "moles"], ["scout"], (2, "play"))


def test_birthday_party_is_kept():
    t = fort(seat(hand="bug", deck=DECK, perks="birthday-party"))
    t.play("skip", "recruit deck", "recruit deck")
    assert t.perks(1) == ["birthday-party"]


def test_birthday_party_needs_a_card_in_the_park():
    t = fort(seat(deck=DECK, perks="birthday-party"), seat(yard="bug"), park="worm", park_deck=[])
    t.play("skip", "recruit park worm")
    assert t.asks == (2, "play")


def test_birthday_party_is_for_the_own_turn():
    t = fort(seat(), seat(perks="birthday-party"))
    t.play("skip", "recruit deck")
    assert t.asks == (2, "play")


# --- Bribe --------------------------------------------------------------------------------------


def test_bribe_fills_the_lookout_from_everywhere():
    """F-PERK Bribe, R19: hand, park, park deck, any yard; a park place is refilled."""
    t = fort(
        seat(hand="sarge bug", perks="bribe", fort=3),
        seat(yard="worm"),
        seat(yard="wart"),
        park="moles",
        park_deck="prince tiny",
    )
    t.play("play sarge", "do public")
    assert t.legal() == [
        "lookout hand bug",
        "lookout park moles",
        "lookout deck",
        "lookout yard 2 worm",
        "lookout yard 3 wart",
    ]
    park = t.fork().play("lookout park moles")
    assert (park.lookout(1), park.park()) == (["moles"], ["tiny"])
    deck = t.fork().play("lookout deck")
    assert (deck.lookout(1), deck.park()) == (["tiny"], ["moles"])
    yard = t.fork().play("lookout yard 3 wart")
    assert (yard.lookout(1), yard.yard(3)) == (["wart"], [])


def test_bribe_takes_from_the_own_yard_too():
    """F-PERK Bribe: "any yard (own too)"."""
    t = fort(seat(hand="sarge", yard="worm", perks="bribe"), seat(), park_deck="zip")
    t.play("play sarge", "do public")
    assert t.legal() == ["lookout deck", "lookout yard 1 worm"]
    t.play("lookout yard 1 worm")
    assert (t.lookout(1), t.yard(1)) == (["worm"], [])


def test_bribe_and_the_last_card_of_the_park_deck():
    """F-END: the refill that takes the last card triggers the end."""
    t = fort(seat(hand="sarge", perks="bribe"), park="moles", park_deck="zip")
    t.play("play sarge", "do public", "lookout park moles")
    assert (t.park(), t.state.ending) == (["zip"], "park")


def test_bribe_helps_no_follower():
    """R19: own turn only."""
    t = fort(seat(hand="sarge bug"), seat(hand="scout zip", perks="bribe"), park="moles")
    t.play("play sarge", "do public", "lookout hand bug", "finish", "follow scout")
    assert t.legal() == ["lookout hand zip"]


def test_a_follower_without_another_card_cannot_follow_in_spite_of_bribe():
    t = fort(seat(hand="sarge bug"), seat(hand="scout", perks="bribe"), park="moles")
    t.play("play sarge", "do public", "lookout hand bug", "finish")
    assert t.legal() == ["pass"]


def test_without_bribe_the_lookout_is_filled_from_hand():
    """F-ACT add to lookout."""
    t = fort(seat(hand="sarge bug"), seat(yard="worm"), park="moles")
    t.play("play sarge", "do public")
    assert t.legal() == ["lookout hand bug"]


# --- Copy Cat -----------------------------------------------------------------------------------


def test_copy_cat_follows_with_two_cards():
    """F-PERK Copy Cat, R14: both cards' suits, one of each at least."""
    t = fort(seat(hand="bug"), seat(hand="moles worm zip", perks="copy-cat"))
    t.play("play bug", "do public", "done", "finish", "follow moles")
    assert t.asks == (2, "copy-cat")
    assert t.legal() == ["also worm", "done"]
    one = t.fork().play("done")
    assert one.legal() == ["count 1", "count 2"]
    t.play("also worm")
    assert t.legal() == ["count 2", "count 3"]
    t.play("count 3")
    assert (t.stuff(2), t.discard(2)) == ((3, 0), ["moles", "worm"])


def test_copy_cat_needs_room_for_what_both_cards_bring():
    """F-FOLLOW 2, R14: in full, with a suit from each card."""
    t = fort(seat(hand="bug"), seat(hand="moles worm", stuff=(3, 0), perks="copy-cat"))
    t.play("play bug", "do public", "done", "finish", "follow moles")
    assert t.legal() == ["done"]
    t.play("done")
    assert t.legal() == ["count 1"]


def test_copy_cat_takes_a_coin_as_the_second_card():
    """R14: a coin may stand for the suit."""
    t = fort(seat(hand="bug"), seat(hand="worm bud", perks="copy-cat"))
    t.play("play bug", "do public", "done", "finish", "follow worm", "also bud", "count 2")
    assert t.stuff(2) == (2, 0)


def test_copy_cat_is_of_no_use_without_a_multiplied_suit():
    """R14: two cards only if the public action has x suit."""
    t = fort(seat(hand="sarge bug"), seat(hand="worm wart zip", perks="copy-cat"))
    t.play("play sarge", "do public", "lookout hand bug", "finish", "follow worm")
    assert t.asks == (2, "lookout")


def test_copy_cat_does_not_take_a_card_that_counts_nothing():
    """R14, F-FOLLOW 3: Puddin named as a book; a book matches but cannot count as a crown."""
    t = fort(seat(hand="puddin"), seat(hand="tiny bones", perks="copy-cat"))
    t.play("play puddin", "name book", "do public", "done", "take pizza", "finish")
    assert t.legal() == ["follow tiny", "pass"]
    t.play("follow tiny")
    assert t.legal() == ["done"]


def test_without_copy_cat_one_card_is_discarded():
    """F-FOLLOW 1."""
    t = fort(seat(hand="bug"), seat(hand="moles worm"))
    t.play("play bug", "do public", "done", "finish", "follow moles")
    assert t.asks == (2, "follow-count")


# --- DIY ----------------------------------------------------------------------------------------


def test_diy_advances_the_fort_for_one_token_more():
    """F-PERK DIY, R18: instead of playing a card; trashed."""
    t = fort(seat(hand="bug", stuff=(2, 2), fort=1, perks="diy"), seat(hand="worm"))
    assert t.legal() == ["play bug", "diy", "skip"]
    t.play("diy")
    assert t.legal() == ["pay stuff 2p2t pack 0p0t"]  # 1 pizza, 2 toys and one more
    t.play("pay stuff 2p2t pack 0p0t", "perk bribe")
    assert (t.seat(1).level, t.perks(1), t.stuff(1)) == (2, ["bribe"], (0, 0))


def test_diy_cannot_be_followed():
    """F-PERK DIY: the recruit phase comes at once."""
    t = fort(seat(stuff=(1, 2), perks="diy"), seat(hand="bitsy ace bug"))
    t.play("diy", "pay stuff 1p2t pack 0p0t", "rule loner")
    assert t.asks == (1, "recruit-phase")


def test_diy_takes_either_kind_as_the_extra_token():
    """R18: any token as the extra one, from stuff or pack."""
    t = fort(seat(stuff=(2, 1), pack=(0, 1), perks="diy"))
    t.play("diy")
    assert t.legal() == [
        "pay stuff 1p1t pack 0p1t",
        "pay stuff 2p1t pack 0p0t",
        "pay stuff 2p0t pack 0p1t",
    ]


@pytest.mark.parametrize("stuff", [(1, 1), (0, 4), (4, 0)])
def test_diy_must_be_payable(stuff):
    """R18."""
    assert fort(seat(stuff=stuff, perks="diy")).legal() == ["skip"]


def test_diy_is_not_offered_at_the_highest_level():
    """F-FORT: level 5 cannot be advanced."""
    t = fort(seat(stuff=(4, 4), pack=(4, 2), fort=5, perks="diy"))
    assert t.legal() == ["skip"]


def test_do_over_cannot_come_after_diy():
    """F-PERK DIY ruling, R18."""
    t = fort(seat(hand="bug", stuff=(1, 2), perks="diy do-over"))
    t.play("diy", "pay stuff 1p2t pack 0p0t", "rule loner")
    assert t.asks == (1, "recruit-phase")


def test_diy_is_no_second_play():
    """F-PERK DIY ruling: it cannot be Do-Over's second play."""
    t = fort(seat(hand="ghost bug", stuff=(2, 2), perks="diy do-over"))
    t.play("play ghost", "do private", "finish", "do-over")
    assert t.legal() == ["play bug"]


# --- Sticky Fingers -----------------------------------------------------------------------------


def test_sticky_fingers_pack_from_stuff_or_supply_in_any_mix():
    """F-PERK Sticky Fingers."""
    t = fort(seat(hand="bones noodle-twins", stuff=(1, 0), fort=2, perks="sticky-fingers"))
    t.play("play bones", "do public", "add noodle-twins", "done")
    assert t.legal() == ["pack pizza", "pack supply pizza", "pack supply toy"]
    t.play("pack supply toy", "pack pizza", "pack supply pizza")
    assert (t.stuff(1), t.pack(1)) == ((0, 0), (2, 1))
    assert (t.state.supply_pizza, t.state.supply_toys) == (28, 29)


def test_sticky_fingers_make_packing_possible_with_empty_stuff():
    """R5, R19."""
    t = fort(seat(hand="bones", perks="sticky-fingers"))
    t.play("play bones", "do public", "done")
    assert t.legal() == ["pack supply pizza", "pack supply toy"]


def test_sticky_fingers_are_bound_by_the_supply():
    """F-SET 2 ruling: the supply is finite."""
    t = fort(seat(hand="dash", perks="sticky-fingers"), *hoards(pizza=0, toys=30))
    t.play("play dash", "do private")
    assert t.legal() == ["pack supply pizza"]


def test_sticky_fingers_help_no_follower():
    """R19: own turn only."""
    t = fort(seat(hand="bones", stuff=(1, 0)), seat(hand="captain", perks="sticky-fingers"))
    t.play("play bones", "do public", "done", "pack pizza", "finish")
    assert t.legal() == ["pass"]


# --- XXL Backpack -------------------------------------------------------------------------------


@pytest.mark.parametrize(("perks", "tokens"), [("", 2), ("xxl-backpack", 4)])
def test_xxl_backpack_holds_two_more(perks, tokens):
    """F-PERK XXL Backpack: level + 1, and two more."""
    t = fort(seat(hand="golden-boy", pack=(tokens - 1, 0), stuff=(4, 0), fort=1, perks=perks))
    t.play("play golden-boy", "do public", "done", "pack pizza")
    full = fort(seat(hand="golden-boy", pack=(tokens, 0), stuff=(4, 0), fort=1, perks=perks))
    assert full.legal() == ["skip"]


def test_xxl_backpack_also_for_a_follower():
    """F-PERK XXL Backpack names no turn."""
    t = fort(
        seat(hand="bones", stuff=(1, 0)),
        seat(hand="captain", pack=(1, 0), stuff=(1, 0), perks="xxl-backpack"),
    )
    t.play("play bones", "do public", "done", "pack pizza", "finish", "follow captain", "count 1")
    t.play("pack pizza")
    assert t.pack(2) == (2, 0)
