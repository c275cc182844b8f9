"""The five phases of a turn, the fort, and the end of the game (F-TURN to F-END, F-FORT)."""

from __future__ import annotations

from itertools import product

import pytest

from fort_desktop.games.fort import events as ev
from fort_desktop.games.fort.state import FortOptions
from tests.games.fort.positions import Table, fort, hoards, real_cards, seat

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


# --- the fort -----------------------------------------------------------------------------------

COSTS = [(1, 1, 0), (1, 2, 0), (2, 2, 1), (3, 4, 0), (4, 4, 0)]  # pizza, toys, either


@pytest.mark.parametrize(
    ("level", "stuff", "pack"),
    [
        (0, (1, 1), (0, 0)),
        (0, (1, 1), (0, 1)),
        (1, (2, 2), (1, 1)),
        (1, (0, 1), (1, 1)),
        (2, (3, 3), (0, 0)),
        (2, (2, 1), (1, 2)),
        (2, (1, 2), (2, 1)),
        (3, (4, 4), (2, 2)),
        (3, (1, 2), (2, 2)),
        (4, (4, 4), (0, 0)),
        (4, (3, 3), (2, 3)),
    ],
)
def test_f_fort_every_distinct_payment_is_offered(level, stuff, pack):
    """F-FORT: from stuff, pack or both; a white icon is paid with either kind."""
    t = fort(seat(hand="tink", stuff=stuff, pack=pack, fort=level))
    t.play("play tink", "do public")
    pizza, toys, either = COSTS[level]
    wanted = {(pizza + n, toys + either - n) for n in range(either + 1)}
    amounts = product(*(range(n + 1) for n in (*stuff, *pack)))
    expected = {
        f"pay stuff {sp}p{st}t pack {pp}p{pt}t"
        for sp, st, pp, pt in amounts
        if (sp + pp, st + pt) in wanted
    }
    assert set(t.legal()) == expected
    assert len(t.legal()) == len(expected)


def test_f_fort_costs_are_those_of_the_card_file():
    assert [(cost.pizza, cost.toy, cost.any) for cost in real_cards().costs] == COSTS


@pytest.mark.parametrize(
    ("level", "stuff"), [(0, (0, 4)), (1, (1, 1)), (2, (4, 1)), (3, (2, 4)), (4, (4, 3))]
)
def test_f_fort_cannot_be_advanced_without_the_tokens(level, stuff):
    """F-FORT, R5."""
    assert fort(seat(hand="wart", stuff=stuff, fort=level)).legal() == ["skip"]


@pytest.mark.parametrize("level", [0, 1, 2, 3, 4, 5])
def test_f_fort_capacity_of_the_lookout(level):
    """F-FORT: level + 1 cards."""
    kids = ["worm", "wart", "moles", "moose", "zip", "dash"][: level + 1]
    full = fort(seat(hand="sarge bug", lookout=" ".join(kids), stuff=(4, 0), fort=level))
    assert full.refuses("play sarge")
    room = fort(seat(hand="sarge bug", lookout=" ".join(kids[1:]), stuff=(4, 0), fort=level))
    room.play("play sarge", "do public", "lookout hand bug")
    assert room.lookout(1) == [*kids[1:], "bug"]


@pytest.mark.parametrize("level", [0, 1, 2, 3, 4, 5])
def test_f_fort_capacity_of_the_pack(level):
    """F-FORT: level + 1 tokens of any mix."""
    full = fort(seat(hand="dash", stuff=(4, 0), pack=(level, 1), fort=level))
    assert full.refuses("play dash")
    room = fort(seat(hand="dash", stuff=(4, 0), pack=(level, 0), fort=level))
    room.play("play dash", "do private", "pack pizza")
    assert room.pack(1) == (level + 1, 0)


def test_f_fort_stuff_has_room_for_four_of_each_kind():
    """F-SET 3."""
    t = fort(seat(hand="moles wart worm moose lefty"))
    t.play("play moles", "do public", "add wart", "add worm")
    assert t.legal() == ["done"]
    t.play("done")
    assert t.stuff(1) == (4, 0)


def test_f_fort_level_1_brings_a_made_up_rule():
    """F-FORT: one of the stack; the others stay for the next."""
    t = fort(seat(hand="tink", stuff=(1, 1)), rule_stack="loner popularity big-plans")
    t.play("play tink", "do public", "pay stuff 1p1t pack 0p0t")
    assert t.asks == (1, "rule")
    t.play("rule popularity")
    numbers = t.cards.rule_numbers
    assert t.seat(1).rule == numbers["popularity"]
    assert sorted(t.state.rule_stack) == sorted([numbers["loner"], numbers["big-plans"]])


def test_f_fort_level_2_brings_a_perk_that_works_at_once():
    """F-FORT: Sticky Fingers for the action that follows."""
    t = fort(seat(hand="dot", stuff=(1, 1), fort=1), perk_row="bribe sticky-fingers diy")
    t.play("play dot", "do private", "pay stuff 1p1t pack 0p0t")
    assert (t.asks, t.legal()) == ((1, "perk"), ["perk bribe", "perk sticky-fingers", "perk diy"])
    t.play("perk sticky-fingers")
    assert t.perks(1) == ["sticky-fingers"]
    t.play("do public", "done")
    assert t.legal() == ["pack supply pizza", "pack supply toy"]


@pytest.mark.parametrize("level", [2, 3])
def test_f_fort_levels_3_and_4_bring_nothing(level):
    """F-FORT."""
    t = fort(seat(hand="tink", stuff=(4, 4), pack=(1, 1), fort=level))
    t.play("play tink", "do public")
    t.play(t.legal()[0])
    assert (t.seat(1).level, t.asks, t.state.ending) == (level + 1, (1, "action"), "")


def test_f_fort_level_5_brings_the_macaroni_sculpture():
    """F-FORT, F-END."""
    t = fort(seat(hand="tink", stuff=(4, 4), fort=4))
    t.play("play tink", "do public", "pay stuff 4p4t pack 0p0t")
    assert (t.seat(1).sculpture, t.state.ending) == (True, "fort")


def test_f_fort_only_the_first_takes_the_sculpture():
    """F-FORT."""
    t = fort(seat(hand="tink", stuff=(4, 4), fort=4), seat(fort=5))
    t.play("play tink", "do public", "pay stuff 4p4t pack 0p0t")
    assert (t.seat(1).level, t.seat(1).sculpture, t.seat(2).sculpture) == (5, False, True)


def test_f_fort_level_5_is_the_highest():
    """F-FORT: a fort cannot be advanced beyond it."""
    t = fort(seat(hand="wart bug", stuff=(4, 4), pack=(3, 3), fort=5))
    assert t.play("play wart").legal() == ["do private"]


@pytest.mark.parametrize(("level", "points"), list(enumerate((0, 1, 3, 9, 16, 23))))
def test_f_fort_points_at_the_end(level, points):
    """F-FORT."""
    t = fort(seat(fort=level))
    rows = {row.source: row.points for row in t.game.score(t.state)[0]}
    assert rows["fort"] == points


# --- the end ------------------------------------------------------------------------------------


def test_f_end_the_leader_finishes_the_turn():
    """F-END: following, recruiting and all else go on."""
    t = fort(
        seat(hand="prince bug", points=24, deck=DECK), seat(hand="tiny"), park="moles scout moose"
    )
    t.play("play prince", "do public", "done", "do private", "recruit park scout", "finish")
    assert (t.state.ending, t.state.ending_seat) == ("points", 0)
    t.play("follow tiny", "count 1", "recruit park moles")
    assert (t.yard(1), len(t.hand(1)), t.asks) == (["bug"], 5, (2, "play"))


def test_f_end_nothing_triggers_at_24_points():
    """F-END: 25 or more."""
    t = fort(seat(hand="ghost", points=22))
    t.play("play ghost", "do private")
    assert (t.points(1), t.state.ending) == (24, "")


def test_f_end_the_first_trigger_is_remembered():
    """F-END: a second changes nothing."""
    t = fort(seat(hand="ghost", points=24, deck=DECK), seat(hand="prince", points=24))
    t.play("play ghost", "do private", "finish", "recruit deck")
    assert t.state.ending_seat == 0
    t.play("play prince", "do public", "done", "finish", "pass")
    assert (t.points(2), t.state.ending, t.state.ending_seat) == (25, "points", 0)


def test_f_end_in_the_middle_of_a_round_of_a_later_first_player():
    """F-END: seat 3 began, so seat 2 has the last turn."""
    t = fort(
        seat(hand="ghost", points=24, turns=1), seat(turns=1), seat(turns=2), leader=1, first=3
    )
    t.play("play ghost", "do private", "finish", "recruit deck", "skip", "recruit deck")
    assert t.asks == (0, "over")
    assert [owner.turns for owner in t.state.seats] == [2, 2, 2]


@pytest.mark.parametrize("source", ["deck", "park bug"])
def test_f_end_by_the_park_deck_however_its_last_card_goes(source):
    """F-END: recruited, or laid out as the refill."""
    t = fort(seat(deck=DECK), seat(), park="bug worm wart", park_deck="zip-2")
    t.play("skip", f"recruit {source}")
    assert (t.state.ending, t.state.ending_seat, len(t.park())) == ("park", 0, 3)
    assert ev.EndTriggered("park", 0) in t.events


def test_f_end_by_a_recruit_of_an_action():
    """F-END: "at any moment"."""
    t = fort(seat(hand="captain", deck=DECK), park="bug", park_deck="zip-2")
    t.play("play captain", "do public", "recruit park bug")
    assert (t.state.ending, t.park(), t.asks) == ("park", ["zip-2"], (1, "action"))


def test_f_end_the_game_is_over_and_nobody_decides():
    """F-END."""
    t = fort(seat(turns=1), seat(points=25), leader=2, first=1)
    t.play("skip", "recruit deck")
    assert (t.asks, t.legal()) == ((0, "over"), [])
    assert isinstance(t.events[-1], ev.GameEnded)


def test_f_end_the_track_does_not_stop_at_25():
    """F-END."""
    t: Table = fort(seat(hand="scrappers blitz crash", points=24))
    t.play("play scrappers", "do public", "add blitz", "add crash", "done")
    assert t.points(1) == 28
