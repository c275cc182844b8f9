"""The rulings R10 to R23, R32 and R33 (docs/rulings.md), one after another."""

from __future__ import annotations

import pytest

from fort_desktop.games.fort.rules.events import CardMoved, Decided
from fort_desktop.games.fort.rules.state import FortOptions
from tests.games.fort.rules.nasty_cards import nasty_cards
from tests.games.fort.rules.positions import fort, hoards, seat

# --- following ----------------------------------------------------------------------------------


def test_r10_a_follower_may_count_one_or_both_suits_of_a_double_card():
    """R10: it lets a double card follow where only one fits."""
    t = fort(seat(hand="bug"), seat(hand="moles"))
    t.play("play bug", "do public", "done", "finish", "follow moles")
    assert t.legal() == ["count 1", "count 2"]
    t = fort(seat(hand="bug"), seat(hand="moles", stuff=(3, 0)))
    t.play("play bug", "do public", "done", "finish", "follow moles")
    assert t.legal() == ["count 1"]


def test_r11_the_named_kind_binds_even_if_gained_in_part():
    """R11, F-FOLLOW 5."""
    t = fort(seat(hand="bud zip", stuff=(3, 0)), seat(hand="kitty", stuff=(0, 4)))
    t.play("play bud", "name glue", "do public", "take pizza", "do private", "trash hand zip")
    t.play("finish", "follow kitty")
    assert t.legal() == ["take pizza"]


def test_r11_without_a_named_kind_the_follower_chooses():
    """R11: the leader's stuff was full, or the public action was not used."""
    t = fort(seat(hand="bud zip"), seat(hand="kitty"))
    t.play("play bud", "name glue", "do private", "trash hand zip", "finish", "follow kitty")
    assert t.legal() == ["take pizza", "take toys"]
    t = fort(seat(hand="tiny", stuff=(3, 4)), seat(hand="prince"), seat(yard="bug worm"))
    t.play("play tiny", "do private", "done", "do public", "trash yard 3 bug", "finish")
    t.play("follow prince", "trash yard 3 worm")
    assert t.legal() == ["take pizza", "take toys"]


def test_r12_a_follower_may_trash_the_card_just_discarded():
    """R12."""
    t = fort(seat(hand="worm zip"), seat(hand="wart"))
    t.play("play worm", "do public", "trash hand zip", "finish", "follow wart")
    assert t.legal() == ["trash discard wart"]
    t.play("trash discard wart")
    assert "wart" in t.box()


def test_r12_the_discarded_card_counts_among_those_to_be_trashed():
    """R12: three cards are to be trashed, the discarded one is the third."""
    t = fort(
        seat(hand="trasher crasher"),
        seat(hand="nest joker", discard="porter", lookout="moose miner swapper", fort=2),
        cards=nasty_cards(),
    )
    t.play("play trasher", "do public", "finish")
    assert t.legal() == ["follow nest", "follow joker", "pass"]
    t.play("follow nest", "trash discard nest", "trash discard porter", "trash hand joker")
    assert t.hand(2) == t.discard(2) == []


def test_r13_rivals_are_seen_from_the_acting_players_side():
    """R13: recruiting, trashing and copying as a follower."""
    t = fort(
        seat(hand="captain"),
        seat(hand="chef", yard="bug"),
        seat(yard="worm"),
        park_deck="zip dash",
    )
    t.play("play captain", "do public", "recruit yard 3 worm", "finish", "follow chef")
    assert t.legal() == ["recruit deck"]
    t = fort(seat(hand="spike"), seat(hand="ant", yard="bug"), seat(hand="skids", yard="worm wart"))
    t.play("play spike", "do public", "trash yard 3 wart", "finish", "follow ant")
    assert t.legal() == ["trash yard 3 worm"]


def test_r13_a_follower_copies_the_leaders_pack():
    """R13."""
    t = fort(
        seat(hand="queen", pack=(1, 0)), seat(hand="ghost"), seat(pack=(0, 1)), cards=nasty_cards()
    )
    t.play("play queen", "do public", "done", "copy 3", "finish", "follow ghost", "count 1")
    assert t.legal() == ["copy 1", "copy 3"]
    t.play("copy 1")
    assert t.stuff(2) == (1, 0)


# --- perks --------------------------------------------------------------------------------------


def test_r14_copy_cat_counts_a_suit_from_each_of_two_cards():
    """R14."""
    t = fort(seat(hand="bug"), seat(hand="moles wart kitty", perks="copy-cat"))
    t.play("play bug", "do public", "done", "finish", "follow wart")
    assert t.legal() == ["also moles", "done"]
    t.play("also moles")
    assert t.legal() == ["count 2", "count 3"]


def test_r15_rough_housing_comes_clockwise_after_all_rivals():
    """R15."""
    t = fort(
        seat(hand="bug"),
        seat(hand="zip", perks="rough-housing"),
        seat(hand="worm"),
        seat(hand="wart"),
    )
    t.play("play bug", "do public", "done", "finish")
    asked = [t.asks]
    t.play("pass")
    asked.append(t.asks)
    t.play("follow worm", "count 1")
    asked.append(t.asks)
    t.play("pass")
    assert [*asked, t.asks] == [(2, "follow"), (3, "follow"), (4, "follow"), (2, "rough-housing")]


def test_r16_the_second_play_of_do_over_cannot_be_skipped():
    """R16."""
    t = fort(seat(hand="ghost bug", perks="do-over"))
    t.play("play ghost", "do private", "finish", "do-over")
    assert t.legal() == ["play bug"]


def test_r17_feasibility_counts_on_recycling():
    """R17: Sarge needs a card for the lookout; the discard pile has one."""
    t = fort(seat(hand="sarge", discard="zip", lookout="bug", stuff=(4, 0), fort=1))
    assert t.refuses("play sarge")
    t = fort(
        seat(hand="sarge", discard="zip", lookout="bug", stuff=(4, 0), fort=1, perks="recycling")
    )
    t.play("play sarge")
    assert t.legal() == ["recycle zip"]
    t.play("recycle zip", "do public", "lookout hand zip")
    assert t.lookout(1) == ["bug", "zip"]


def test_r18_diy_takes_any_token_as_the_extra_one():
    """R18."""
    t = fort(seat(stuff=(2, 1), pack=(0, 1), perks="diy"))
    t.play("diy", "pay stuff 2p1t pack 0p0t", "rule loner")
    assert (t.seat(1).level, t.pack(1)) == (1, (0, 1))


def test_r19_bribe_and_sticky_fingers_work_in_the_own_turn_only():
    """R19."""
    t = fort(
        seat(hand="sarge bug zip", lookout="wart", fort=1),
        seat(hand="scout worm", perks="bribe"),
        seat(hand="moles dash", perks="sticky-fingers"),
        park="tiny",
    )
    t.play("play sarge", "do public", "lookout hand bug", "finish", "follow scout")
    assert t.legal() == ["lookout hand worm"]


# --- fort, end ----------------------------------------------------------------------------------


def test_r20_a_follower_triggers_the_end_by_level_5():
    """R20, F-FORT: and takes the Macaroni Sculpture."""
    t = fort(
        seat(hand="tink", stuff=(1, 1), turns=3),
        seat(hand="kitty", stuff=(4, 4), fort=4, turns=3),
        seat(hand="bug", turns=3),
    )
    t.play("play tink", "do public", "pay stuff 1p1t pack 0p0t", "rule loner", "finish")
    t.play("follow kitty", "pay stuff 4p4t pack 0p0t")
    assert (t.state.ending, t.state.ending_seat, t.seat(2).sculpture) == ("fort", 1, True)
    t.play("pass", "recruit deck", "skip", "recruit deck", "skip", "recruit deck")
    assert t.asks == (0, "over")
    assert [owner.turns for owner in t.state.seats] == [4, 4, 4]


def test_r20_a_follower_triggers_the_end_by_25_points():
    """R20."""
    t = fort(seat(hand="prince"), seat(hand="tiny", points=24))
    t.play("play prince", "do public", "done", "finish", "follow tiny", "count 1")
    assert (t.points(2), t.state.ending, t.state.ending_seat) == (25, "points", 1)


def test_r20_a_follower_triggers_the_end_by_the_last_card_of_the_park_deck():
    """R20."""
    t = fort(seat(hand="captain"), seat(hand="chef"), park="bug", park_deck="zip dash")
    t.play("play captain", "do public", "recruit deck", "finish", "follow chef", "recruit park bug")
    assert (t.state.ending, t.state.ending_seat, t.park()) == ("park", 1, ["zip"])


def test_r21_nothing_is_taken_where_nothing_is_left():
    """R21."""
    t = fort(seat(hand="tink", stuff=(1, 1)), rule_stack="")
    t.play("play tink", "do public", "pay stuff 1p1t pack 0p0t")
    assert (t.seat(1).rule, t.asks) == (-1, (1, "action"))
    t = fort(seat(hand="tink", stuff=(1, 2), fort=1), perk_row="")
    t.play("play tink", "do public", "pay stuff 1p2t pack 0p0t")
    assert (t.perks(1), t.asks) == ([], (1, "action"))


@pytest.mark.parametrize(("level", "points"), [(1, 0), (2, 8), (3, 0)])
def test_r22_minimalism_brings_8_points_at_level_2_exactly(level, points):
    """R22."""
    t = fort(seat(fort=level, rule="minimalism"))
    rows = {row.source: row.points for row in t.game.score(t.state)[0]}
    assert rows["rule"] == points


def test_r23_one_token_less_is_any_printed_or_white_one():
    """R23: level 3 costs two pizzas, two toys and one of either kind."""
    t = fort(seat(hand="dot", stuff=(3, 3), fort=2))
    t.play("play dot", "do private")
    assert t.legal() == [
        "pay stuff 1p3t pack 0p0t",
        "pay stuff 2p2t pack 0p0t",
        "pay stuff 3p1t pack 0p0t",
    ]


def test_r23_every_distinct_payment_is_offered():
    """R23, F-FORT: from stuff, pack or both."""
    t = fort(seat(hand="dot", stuff=(1, 1), pack=(1, 1), fort=1))
    t.play("play dot", "do private")  # a pizza and a toy, or two toys
    assert t.legal() == [
        "pay stuff 0p1t pack 0p1t",
        "pay stuff 1p1t pack 0p0t",
        "pay stuff 1p0t pack 0p1t",
        "pay stuff 0p1t pack 1p0t",
        "pay stuff 0p0t pack 1p1t",
    ]


# --- draft, small print -------------------------------------------------------------------------


def test_r32_picks_are_hidden_until_all_have_picked_and_seats_are_asked_one_by_one():
    """R32, F-SET 8."""
    game = fort(seat()).game
    state = game.new_game(FortOptions(seats=3, draft=True, first=0), 7)
    events = []
    asked = []
    for _ in range(3):
        asked.append(game.decision(state).seat)
        before = game.view(state, 2).draft_hand
        game.apply(state, game.legal_moves(state)[0], events)
        if game.decision(state).seat != 0:
            assert game.view(state, 2).draft_hand == before
    assert asked == [0, 1, 2]
    seen = game.redact(events[:2], 2)
    assert isinstance(seen[0], Decided)
    assert seen[0].move is None
    assert isinstance(seen[1], CardMoved)
    assert seen[1].card == -1
    assert game.view(state, 2).draft_kept == state.draft_picks[2]
    assert game.view(state, 2).draft_counts == (1, 1, 1)


def test_r33_a_card_is_added_only_for_the_action_now_beginning():
    """R33: as read, it shows a suit that this action multiplies."""
    t = fort(seat(hand="mixer miner swapper crasher", stuff=(0, 2)), cards=nasty_cards())
    t.play("play mixer")
    private = t.fork().play("do private")  # spend toy x glue -> 2 toy
    assert private.legal() == ["add swapper", "done"]
    t.play("do public")  # pizza x glue -> toy x shovel
    assert t.legal() == ["add miner", "add swapper", "done"]


def test_r33_swap_needs_a_token_of_the_other_kind_in_the_supply_and_room_in_stuff():
    """R33."""
    t = fort(seat(hand="giggles", stuff=(2, 4), pack=(1, 0)))
    t.play("play giggles", "do public", "done")
    assert t.legal() == ["swap pack pizza", "swap stuff toy"]
    t = fort(seat(hand="giggles", stuff=(2, 0)), *hoards(pizza=0, toys=30))
    t.play("play giggles")
    assert t.legal() == ["do private"]


def test_r33_the_direction_of_a_swap_does_not_bind_followers():
    """R33, F-FOLLOW 5."""
    t = fort(seat(hand="giggles", stuff=(1, 0)), seat(hand="kitty", stuff=(1, 1)))
    t.play("play giggles", "do public", "done", "swap stuff pizza", "finish")
    t.play("follow kitty", "count 1")
    assert t.legal() == ["swap stuff pizza", "swap stuff toy"]


def test_r33_spending_resources_is_spending_one_kind():
    """R33: all or nothing, never mixed."""
    t = fort(seat(hand="ghost", stuff=(2, 2), pack=(1, 0)), cards=nasty_cards())
    t.play("play ghost", "do private")  # spend 3 resource -> 3 vp
    assert t.legal() == ["spend stuff 2p0t pack 1p0t"]
    mixed = fort(seat(hand="ghost", stuff=(2, 2)), cards=nasty_cards())
    assert mixed.legal() == ["skip"]


def test_r33_copying_an_empty_pack_is_whole():
    """R33."""
    t = fort(seat(hand="bones"))
    t.play("play bones")
    assert t.legal() == ["do private"]
    t.play("do private")
    assert t.legal() == ["finish"]


def test_r33_any_suit_that_counts_zero_is_whole():
    """R33."""
    t = fort(seat(hand="ace"))
    t.play("play ace", "name glue", "do private", "suit book", "done")
    assert (t.stuff(1), t.legal()) == ((0, 0), ["finish"])


def test_r33_a_repetition_counts_as_done_if_any_of_its_tokens_moved():
    """R33, R8: three of four pizzas, so two repetitions were done and no card is idle."""
    t = fort(seat(hand="baker gluer swapper porter", stuff=(1, 0)), cards=nasty_cards())
    t.play("play baker", "do public")  # 2 pizza x glue
    assert t.legal() == ["add gluer", "add swapper", "done"]
    t.play("add swapper")
    assert t.legal() == ["done"]
    t.play("done")
    assert (t.stuff(1), t.legal()) == ((4, 0), ["do private"])


def test_r33_a_kind_inside_a_repeated_bracket_is_chosen_anew_each_time():
    """R33."""
    t = fort(seat(hand="bandit crasher"), seat(yard="moose miner"), cards=nasty_cards())
    t.play("play bandit", "do public", "add crasher", "done")
    t.play("trash yard 2 moose", "take pizza", "trash yard 2 miner", "take toys")
    assert t.stuff(1) == (1, 1)
