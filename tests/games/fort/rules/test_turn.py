"""The five phases of a turn (F-TURN)."""

from __future__ import annotations

import pytest

from fort_desktop.games.fort.rules import events as ev
from fort_desktop.games.fort.rules.state import FortOptions
from tests.games.fort.rules.positions import fort, hoards, seat

DECK = "zip dash ant skids spike"
OTHERS = "kitty doodles tink penny dot"


# --- phase 1: cleanup ---------------------------------------------------------------------------


def test_f_clean_the_yard_goes_to_the_discard_pile():
    """F-CLEAN: whatever rivals have left of it."""
    t = fort(
        seat(hand="bug worm wart", deck=DECK), seat(hand="chef", deck=OTHERS), park_deck="moose doc"
    )
    t.play("skip", "recruit deck")
    assert t.yard(1) == ["bug", "worm", "wart"]
    t.play("skip", "recruit yard 1 worm")
    assert t.yard(1) == []
    assert t.discard(1) == ["doc", "bug", "wart"]
    assert t.asks == (1, "play")


def test_f_clean_is_skipped_on_a_first_turn():
    """F-CLEAN."""
    t = fort(seat(), park="bug")
    t.state = t.game.new_game(FortOptions(seats=2), 5)
    assert t.asks[1] == "play"
    assert all(not owner.yard and not owner.discard for owner in t.state.seats)


def test_f_clean_leaves_the_yards_of_others():
    """F-CLEAN."""
    t = fort(seat(hand="bug", deck=DECK), seat(yard="worm"), seat(yard="wart"))
    t.play("skip", "recruit deck")
    assert (t.yard(1), t.yard(2), t.yard(3)) == (["bug"], [], ["wart"])


# --- phase 2: play ------------------------------------------------------------------------------


def test_f_play_may_always_be_skipped():
    """F-PLAY: also without any card."""
    assert fort(seat(hand="bug")).offers("skip")
    assert fort(seat()).legal() == ["skip"]


def test_f_play_a_skipped_phase_goes_on_with_recruiting():
    """F-PLAY."""
    assert fort(seat(hand="bug"), seat(hand="worm")).play("skip").asks == (1, "recruit-phase")


@pytest.mark.parametrize("order", [("public", "private"), ("private", "public")])
def test_f_play_both_actions_in_either_order(order):
    """F-PLAY 1."""
    t = fort(seat(hand="bug", fort=2))
    t.play("play bug")
    for action in order:
        t.play(f"do {action}", *(["done"] if action == "public" else []))
    t.play("finish")
    assert (t.stuff(1), t.points(1)) == ((1, 0), 2)


def test_f_play_no_action_is_carried_out_twice():
    """F-PLAY 1."""
    t = fort(seat(hand="bug", fort=2))
    t.play("play bug", "do private")
    assert t.legal() == ["do public", "finish"]


def test_f_play_a_card_needs_an_action():
    """F-PLAY 4: no finishing before one was whole."""
    t = fort(seat(hand="bug"))
    assert t.play("play bug").refuses("finish")


def test_f_follow_rivals_are_asked_clockwise_from_the_leader():
    """F-FOLLOW."""
    t = fort(seat(hand="worm"), seat(hand="bug"), seat(hand="wart"), seat(hand="moles"), leader=2)
    t.play("play bug", "do public", "done", "finish")
    asked = []
    while t.asks[1] == "follow":
        asked.append(t.asks[0])
        t.play("pass")
    assert asked == [3, 4, 1]


def test_f_follow_who_holds_no_card_is_not_asked():
    """F-FOLLOW 1."""
    t = fort(seat(hand="bug"), seat(), seat(hand="wart"))
    t.play("play bug", "do public", "done", "finish")
    assert t.asks == (3, "follow")


def test_f_follow_who_holds_no_matching_card_is_asked_like_the_others():
    """F-FOLLOW: being asked tells nobody anything about a hand."""
    t = fort(seat(hand="bug"), seat(hand="zip"))
    t.play("play bug", "do public", "done", "finish")
    assert (t.asks, t.legal()) == ((2, "follow"), ["pass"])


# --- phase 3: recruit ---------------------------------------------------------------------------


def test_f_recruit_from_park_rivals_yards_or_the_park_deck():
    """F-RECRUIT: exactly one, no passing, not from the own yard."""
    t = fort(
        seat(yard="dot"),
        seat(yard="bug worm"),
        seat(yard="wart"),
        park="moles scout",
        park_deck="chef doc",
    )
    t.play("skip")
    assert t.legal() == [
        "recruit park moles",
        "recruit park scout",
        "recruit deck",
        "recruit yard 2 bug",
        "recruit yard 2 worm",
        "recruit yard 3 wart",
    ]


def test_f_recruit_a_park_place_is_refilled_at_once():
    """F-RECRUIT: in its place, with the top of the park deck; to the discard pile."""
    t = fort(seat(deck=DECK), park="moles scout moose", park_deck="chef doc")
    t.play("skip", "recruit park scout")
    assert (t.park(), t.discard(1)) == (["moles", "doc", "moose"], ["scout"])


def test_f_recruit_the_top_of_the_park_deck():
    """F-RECRUIT: unseen until taken, then open in the discard pile."""
    t = fort(seat(deck=DECK), seat(), park_deck="chef doc")
    t.play("skip", "recruit deck")
    doc = t.cards.numbers["doc"]
    assert t.discard(1) == ["doc"]
    moved = ev.CardMoved(doc, ev.PARK_DECK, -1, ev.DISCARD, 0, 0)
    assert moved in t.game.redact(t.events, 1)


def test_f_recruit_nobody_draws_for_a_card_taken_from_the_yard():
    """F-RECRUIT."""
    t = fort(seat(deck=DECK), seat(yard="bug", deck=OTHERS), park="moles")
    t.play("skip", "recruit yard 2 bug")
    assert (t.hand(2), t.yard(2), t.discard(1)) == ([], [], ["bug"])


def test_f_recruit_a_park_without_deck_is_not_refilled():
    """F-RECRUIT, F-END."""
    t = fort(seat(deck=DECK), park="moles scout", park_deck=[])
    t.play("skip", "recruit park moles")
    assert t.park() == ["scout"]


def test_f_recruit_is_skipped_where_there_is_nobody():
    """F-RECRUIT ruling."""
    t = fort(seat(hand="bug", deck=DECK), seat(), park_deck=[])
    t.play("skip")
    assert t.asks == (2, "play")


# --- phase 4: discard ---------------------------------------------------------------------------


def test_f_discard_played_added_and_best_friends_to_the_pile_the_rest_to_the_yard():
    """F-DISCARD: lookout cards stay."""
    t = fort(
        seat(hand="bug worm bitsy flipper moose tiny", lookout="wart", fort=1, deck=DECK),
        park_deck="chef doc",
    )
    t.play("play bug", "do public", "add worm", "use lookout wart", "done", "finish")
    t.play("recruit deck")
    assert t.discard(1) == ["doc", "bug", "worm", "bitsy", "flipper"]
    assert (t.yard(1), t.lookout(1)) == (["moose", "tiny"], ["wart"])


def test_f_discard_a_recruited_card_is_not_in_hand():
    """F-RECRUIT: it cannot go to the yard."""
    t = fort(seat(hand="bug", deck=DECK), park_deck="chef doc")
    t.play("skip", "recruit deck")
    assert (t.yard(1), t.discard(1)) == (["bug"], ["doc"])


def test_f_discard_also_without_a_play():
    """F-DISCARD."""
    t = fort(seat(hand="bug bitsy", deck=DECK), park_deck="chef doc")
    t.play("skip", "recruit deck")
    assert (t.yard(1), t.discard(1)) == (["bug"], ["doc", "bitsy"])


# --- phase 5: draw ------------------------------------------------------------------------------


def test_f_draw_five_from_the_deck():
    """F-DRAW: from the top, the end of the list."""
    t = fort(seat(hand="bug", deck=f"kitty {DECK}"))
    t.play("skip", "recruit deck")
    assert (t.hand(1), t.zone(1, "deck")) == (list(reversed(DECK.split())), ["kitty"])


def test_f_draw_reshuffles_in_the_middle():
    """F-DRAW: two from the deck, then the discard pile becomes the deck, and on."""
    t = fort(seat(deck="zip dash", discard="ant skids spike kitty"), park_deck="chef doc")
    t.play("skip", "recruit deck")
    assert t.hand(1)[:2] == ["dash", "zip"]
    assert set(t.hand(1)[2:]) < {"ant", "skids", "spike", "kitty", "doc"}
    assert len(t.hand(1)) == 5
    assert (len(t.zone(1, "deck")), t.discard(1)) == (2, [])
    shuffled = [event for event in t.events if isinstance(event, ev.Shuffled)]
    assert [set(t.names(list(event.order))) for event in shuffled] == [
        {"ant", "skids", "spike", "kitty", "doc"}
    ]


def test_f_draw_does_not_reshuffle_before_a_card_is_wanted():
    """F-DRAW: the deck was just enough."""
    t = fort(seat(deck=DECK, discard="kitty"), park_deck="chef doc")
    t.play("skip", "recruit deck")
    assert (t.zone(1, "deck"), t.discard(1)) == ([], ["kitty", "doc"])


def test_f_draw_fewer_when_deck_and_discard_pile_are_empty():
    """F-DRAW: the yard does not come along."""
    t = fort(seat(hand="bug", deck="zip", discard="ant"), park_deck="chef doc")
    t.play("skip", "recruit deck")
    assert sorted(t.hand(1)) == ["ant", "doc", "zip"]
    assert (t.yard(1), t.discard(1)) == (["bug"], [])


def test_f_draw_the_order_of_a_new_deck_depends_on_the_generator_alone():
    """F-DRAW: the same position gives the same cards."""
    position = fort(seat(discard=f"{DECK} {OTHERS}"), park_deck="chef doc", rng=11)
    one, other = (position.fork().play("skip", "recruit deck") for _ in range(2))
    assert one.hand(1) == other.hand(1)


# --- whose turn it is ---------------------------------------------------------------------------


def test_f_turn_goes_round_clockwise_from_the_first_player():
    """F-TURN, F-SET 1."""
    t = fort(seat(deck=DECK), seat(), seat(), leader=2, first=2)
    leaders = []
    for _ in range(4):
        leaders.append(t.asks[0])
        t.play("skip", "recruit deck")
    assert leaders == [2, 3, 1, 2]
    assert (t.state.round, [owner.turns for owner in t.state.seats]) == (2, [1, 2, 1])


def test_f_turn_an_added_card_is_forgotten_with_the_turn():
    """F-TURN: nothing of a play is left for the next leader."""
    t = fort(seat(hand="bug worm", deck=DECK), seat(hand="chef"))
    t.play("play bug", "do public", "add worm", "done", "finish", "pass", "recruit deck")
    assert (t.state.play, t.state.table) == (None, [])


# --- the supply ---------------------------------------------------------------------------------


def test_f_set_2_a_gain_is_limited_by_the_supply():
    """F-SET 2 ruling: in part, so the private action must be whole."""
    t = fort(seat(hand="bud bug"), *hoards(pizza=29, toys=0))
    t.play("play bud", "name book", "do public", "take pizza")
    assert (t.stuff(1), t.state.supply_pizza, t.legal()) == ((1, 0), 0, ["do private"])


def test_f_act_spent_and_paid_tokens_return_to_the_supply():
    """F-ACT spend, F-FORT."""
    t = fort(seat(hand="moose", stuff=(2, 0)))
    t.play("play moose", "do public", "spend stuff 2p0t pack 0p0t")
    assert (t.state.supply_pizza, t.state.supply_toys) == (30, 30)
