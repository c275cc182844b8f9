"""The worked examples of the rulebooks, and the cases that show how rules meet."""

from __future__ import annotations

import pytest

from fort_desktop.games.fort.rules.events import Decided, RuleTaken
from fort_desktop.games.fort.rules.view import View
from tests.games.fort.rules.positions import Table, fort, seat

DECK = "zip dash ant skids spike"


# --- Bug, Moles and the lookout (F-PLAY 2) ------------------------------------------------------


def gabriela(stuff=(0, 0)) -> Table:
    """Fort 1, Moles in hand, two shovels on the lookout; Bug is being played."""
    t = fort(seat(hand="bug moles", lookout="worm wart", fort=1, stuff=stuff))
    return t.play("play bug")


def test_bug_with_moles_and_one_lookout_shovel_brings_four_pizzas_and_a_point():
    """F-PLAY 2: the example of the rulebooks."""
    t = gabriela()
    t.play("do public", "add moles", "use lookout worm", "done")
    assert t.stuff(1) == (4, 0)
    t.play("do private")
    assert t.points(1) == 1
    t.play("finish")
    assert t.lookout(1) == ["worm", "wart"]


def test_bug_with_both_lookout_shovels_brings_three_pizzas():
    """F-PLAY 2: "she could have used both", but then Moles would go to the yard (F-DISCARD)."""
    t = gabriela()
    t.play("do public", "use lookout worm", "use lookout wart", "done")
    assert t.stuff(1) == (3, 0)
    t.play("finish", "recruit deck")
    assert t.yard(1) == ["moles"]


def test_a_fifth_shovel_is_refused_where_stuff_has_room_for_four():
    """F-PLAY 5."""
    t = gabriela()
    t.play("do public", "add moles", "use lookout worm")
    assert t.legal() == ["done"]


def test_added_actions_are_never_carried_out():
    """F-PLAY 2: Moles' own private action is not offered."""
    t = gabriela()
    t.play("do public", "add moles", "done", "do private")
    assert t.legal() == ["finish"]


# --- Bud in part (F-PLAY 4) ---------------------------------------------------------------------


def bud() -> Table:
    """Stuff has room for one pizza and no toy."""
    t = fort(seat(hand="bud zip", stuff=(3, 4), lookout="bug"))
    return t.play("play bud", "name book")


def test_bud_public_alone_is_refused():
    """F-PLAY 4: in part, so the private action must be whole."""
    t = bud()
    t.play("do public", "take pizza")
    assert (t.stuff(1), t.legal()) == ((4, 4), ["do private"])
    alone = fort(seat(hand="bud", stuff=(3, 4)))
    assert alone.legal() == ["skip"]  # nothing to trash


def test_bud_in_part_after_the_private_action():
    """F-PLAY 4: in either order."""
    t = bud()
    t.play("do private", "trash hand zip", "do public")
    assert t.legal() == ["take pizza"]
    t.play("take pizza", "finish")
    assert t.stuff(1) == (4, 4)


def test_bud_in_part_before_the_private_action():
    """F-PLAY 4: in either order."""
    t = bud()
    t.play("do public", "take pizza", "do private", "trash hand zip", "finish")
    assert (t.stuff(1), "zip" in t.box()) == ((4, 4), True)


# --- Doodles (F-PLAY 5) -------------------------------------------------------------------------


def doodles() -> Table:
    """Room for two toys, a glue card and Puddin in hand; the private action is done in full."""
    t = fort(seat(hand="doodles kitty puddin bug", stuff=(0, 2)))
    return t.play("play doodles", "do private", "trash hand bug", "do public")


def test_doodles_takes_a_glue_card_or_puddin():
    """F-PLAY 5."""
    assert doodles().legal() == ["add kitty", "add puddin as glue", "done"]


@pytest.mark.parametrize("added", ["kitty", "puddin as glue"])
def test_doodles_does_not_take_both(added):
    """F-PLAY 5: the second would change nothing."""
    t = doodles()
    t.play(f"add {added}")
    assert t.legal() == ["done"]
    t.play("done")
    assert (t.stuff(1), t.legal()) == ((0, 4), ["finish"])


# --- coins and kinds (F-FOLLOW 1, 4, 5) ---------------------------------------------------------


def test_a_named_coin_is_followed_with_that_suit_or_with_a_coin():
    """F-FOLLOW 1, 4."""
    t = fort(seat(hand="bud zip"), seat(hand="kitty bug ace puddin"))
    t.play("play bud", "name glue", "do public", "take pizza", "finish")
    assert t.legal() == ["follow kitty", "follow ace", "follow puddin", "pass"]


def test_puddin_is_followed_by_its_printed_or_its_named_suit():
    """F-FOLLOW 3, 4: but a card that shows no crown cannot count for "x crown"."""
    t = fort(seat(hand="puddin"), seat(hand="tiny bones bug ace"))
    t.play("play puddin", "name book", "do public", "done", "take pizza", "finish")
    assert t.legal() == ["follow tiny", "follow ace", "pass"]


def test_the_follower_takes_the_leaders_kind_and_needs_room_for_all():
    """F-FOLLOW 2, 5: two pizzas after two pizzas, or nothing."""
    leader = seat(hand="bud zip")
    moves = ("play bud", "name glue", "do public", "take pizza", "finish")
    t = fort(leader, seat(hand="kitty", stuff=(2, 0)))
    t.play(*moves, "follow kitty")
    assert t.legal() == ["take pizza"]
    full = fort(leader, seat(hand="kitty", stuff=(3, 0)))
    full.play(*moves)
    assert full.legal() == ["pass"]


def test_a_follower_does_not_use_the_lookout():
    """F-FOLLOW 1."""
    t = fort(seat(hand="bug"), seat(lookout="worm", hand="zip"))
    t.play("play bug", "do public", "done", "finish")
    assert t.legal() == ["pass"]


def test_the_leaders_suits_do_not_count_for_a_follower():
    """F-FOLLOW 3."""
    t = fort(seat(hand="moles wart"), seat(hand="worm"))
    t.play("play moles", "do public", "add wart", "done", "finish", "follow worm")
    assert t.legal() == ["count 1"]


def test_a_public_action_that_the_leader_left_out_can_be_followed():
    """F-FOLLOW: whether or not the leader used it."""
    t = fort(seat(hand="bug"), seat(hand="worm"))
    t.play("play bug", "do private", "finish", "follow worm", "count 1")
    assert t.stuff(2) == (1, 0)


def test_a_follower_does_not_draw_and_may_follow_every_leader():
    """F-FOLLOW 6, F-DRAW."""
    t = fort(
        seat(hand="bug", deck="kitty doodles tink penny dot"),
        seat(hand="sarge", deck="prince tiny ghost golden-boy puddin"),
        seat(hand="worm moles crash", deck=DECK),
        park="moose",
        park_deck="chef doc bones captain",
    )
    t.play("play bug", "do public", "done", "finish", "pass", "follow worm", "count 1")
    assert t.hand(3) == ["moles", "crash"]
    t.play("recruit deck", "play sarge")
    assert t.refuses("do public")  # no other card in hand
    t.play("do private", "finish", "follow moles")
    assert t.asks == (3, "lookout")


# --- trash this card (F-FOLLOW 7) ---------------------------------------------------------------


def test_einstein_leaves_the_game_after_the_followers():
    """F-ACT trash this card; the follower's card stays in the discard pile."""
    t = fort(seat(hand="einstein", deck=DECK), seat(hand="bones"))
    t.play("play einstein", "do private", "done", "do public", "done", "finish")
    assert t.names(t.state.table) == ["einstein"]
    t.play("follow bones", "count 1")
    assert ("einstein" in t.box(), t.names(t.state.table)) == (True, [])
    assert t.discard(2) == ["bones"]


# --- perks in one line each; test_perks.py has their timing -------------------------------------


def test_ghost_cannot_be_followed():
    """F-FOLLOW 8."""
    t = fort(seat(hand="ghost"), seat(hand="tiny puddin ace"))
    t.play("play ghost", "do private", "finish")
    assert t.asks == (1, "recruit-phase")


def test_rough_housing_trashes_the_played_card_after_the_others_have_followed():
    """F-PERK Rough Housing."""
    t = fort(seat(hand="bug"), seat(hand="zip", perks="rough-housing"), seat(hand="worm"))
    t.play("play bug", "do public", "done", "finish", "pass", "follow worm", "count 1")
    t.play("rough-housing")
    assert (t.stuff(3), "bug" in t.box(), "rough-housing" in t.perks(2)) == ((1, 0), True, False)


def test_copy_cat_follows_with_two_cards():
    """F-PERK Copy Cat."""
    t = fort(seat(hand="bug"), seat(hand="worm wart", perks="copy-cat"))
    t.play("play bug", "do public", "done", "finish", "follow worm", "also wart", "count 2")
    assert t.stuff(2) == (2, 0)


def test_do_over_plays_a_second_card_that_can_be_followed():
    """F-PERK Do-Over."""
    t = fort(seat(hand="ghost bug", perks="do-over"), seat(hand="worm"))
    t.play("play ghost", "do private", "finish", "do-over", "play bug", "do public", "done")
    t.play("finish", "follow worm", "count 1")
    assert t.stuff(2) == (1, 0)


def test_diy_costs_one_more_and_cannot_be_followed():
    """F-PERK DIY."""
    t = fort(seat(stuff=(2, 1), perks="diy"), seat(hand="kitty"))
    t.play("diy")
    assert t.legal() == ["pay stuff 2p1t pack 0p0t"]
    t.play("pay stuff 2p1t pack 0p0t", "rule loner")
    assert t.asks == (1, "recruit-phase")


def test_sticky_fingers_pack_from_the_supply():
    """F-PERK Sticky Fingers."""
    t = fort(seat(hand="dash", perks="sticky-fingers"))
    t.play("play dash", "do private", "pack supply toy")
    assert (t.pack(1), t.state.supply_toys) == ((0, 1), 29)


@pytest.mark.parametrize("source", ["park bug", "deck", "yard 2 worm"])
def test_bribe_adds_from_park_park_deck_or_a_yard(source):
    """F-PERK Bribe."""
    t = fort(seat(hand="sarge", perks="bribe"), seat(yard="worm"), park="bug", park_deck="zip ant")
    t.play("play sarge", "do public", f"lookout {source}")
    assert len(t.lookout(1)) == 1


def test_birthday_party_recruits_again_never_from_a_yard():
    """F-PERK Birthday Party."""
    t = fort(
        seat(perks="birthday-party", deck=DECK), seat(yard="worm"), park="bug", park_deck="chef doc"
    )
    t.play("skip", "recruit deck")
    assert t.legal() == ["recruit park bug", "recruit deck", "pass"]


def test_xxl_backpack_holds_level_and_three():
    """F-PERK XXL Backpack."""
    t = fort(seat(hand="golden-boy", pack=(2, 0), stuff=(4, 0), perks="xxl-backpack"))
    t.play("play golden-boy", "do public", "done", "pack pizza")
    assert t.pack(1) == (3, 0)


# --- the last round (F-END) ---------------------------------------------------------------------


def test_25_points_in_the_first_players_turn_leave_the_others_their_turn():
    """F-END: nobody has more turns than another; the track goes on beyond 25."""
    t = fort(seat(hand="ghost", points=24, deck=DECK), seat(hand="prince", points=3), seat())
    t.play("play ghost", "do private", "finish", "recruit deck")
    assert (t.points(1), t.state.ending, t.asks) == (26, "points", (2, "play"))
    t.play("play prince", "do public", "done", "finish", "pass", "recruit deck")
    assert t.points(2) == 4
    t.play("skip", "recruit deck")
    assert t.asks == (0, "over")
    assert [owner.turns for owner in t.state.seats] == [1, 1, 1]


def test_25_points_of_the_last_player_end_the_game_at_once():
    """F-END: the round is complete."""
    t = fort(seat(turns=1), seat(hand="ghost", points=23), leader=2, first=1, round=1)
    t.play("play ghost", "do private", "finish", "recruit deck")
    assert t.asks == (0, "over")


def test_the_last_card_of_the_park_deck_ends_the_game_though_the_park_still_shows_cards():
    """F-END."""
    t = fort(seat(), seat(), park="bug worm wart", park_deck="zip")
    t.play("skip", "recruit park worm")
    assert (t.park(), t.state.ending, t.asks) == (["bug", "zip", "wart"], "park", (2, "play"))
    t.play("skip")
    assert t.legal() == ["recruit park bug", "recruit park zip", "recruit park wart"]
    t.play("recruit park zip")
    assert (t.asks, t.park()) == ((0, "over"), ["bug", "wart"])


# --- a made-up rule is a secret (F-FORT) --------------------------------------------------------


def taking_a_rule() -> Table:
    t = fort(
        seat(hand="tink", stuff=(1, 1)),
        seat(hand="kitty"),
        seat(),
        rule_stack="loner slime-lab sleepover minimalism",
    )
    return t.play("play tink", "do public", "pay stuff 1p1t pack 0p0t")


def rules_in(view: View) -> set[int]:
    """Every made-up rule that a view names anywhere."""
    return {*view.rule_stack, *view.rules_seen, *(seen.rule for seen in view.seats)} - {-1}


def test_the_rule_stack_is_seen_by_who_chooses_alone():
    """F-FORT level 1."""
    t = taking_a_rule()
    assert t.legal() == ["rule loner", "rule minimalism", "rule sleepover", "rule slime-lab"]
    numbers = t.cards.rule_numbers
    assert rules_in(t.game.view(t.state, 0)) == {
        numbers[rule] for rule in ("loner", "slime-lab", "sleepover", "minimalism")
    }
    for rival in (1, 2):
        view = t.game.view(t.state, rival)
        assert (rules_in(view), view.rule_stack_size) == (set(), 4)


def test_a_made_up_rule_is_chosen_in_secret():
    """F-FORT level 1: no other seat's view or log names it before the end."""
    t = taking_a_rule()
    t.play("rule loner")
    loner = t.cards.rule_numbers["loner"]
    for rival in (1, 2):
        view = t.game.view(t.state, rival)
        assert (rules_in(view), view.seats[0].has_rule, view.rule_stack_size) == (set(), True, 3)
        seen = t.game.redact(t.events, rival)
        assert seen[0] == Decided(0, None)
        assert RuleTaken(0, -1) in seen
        assert RuleTaken(0, loner) not in seen
    own = t.game.view(t.state, 0)
    assert own.seats[0].rule == loner
    assert RuleTaken(0, loner) in t.game.redact(t.events, 0)


def test_made_up_rules_are_revealed_at_the_end():
    """F-END."""
    t = fort(seat(rule="loner", fort=1), seat(points=25), leader=2, first=1)
    t.play("skip", "recruit deck")
    assert t.asks == (0, "over")
    assert t.game.view(t.state, 1).seats[0].rule == t.cards.rule_numbers["loner"]
