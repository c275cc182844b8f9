"""Cats in events, positions and views: complete, in order, and nothing hidden depends on them."""

from __future__ import annotations

import json
from itertools import product
from random import Random

import pytest

from fort_desktop.contract.errors import InvalidNotation, InvalidPosition
from fort_desktop.games.fort.rules import events as ev
from fort_desktop.games.fort.rules import frames as fr
from fort_desktop.games.fort.rules import moves as mv
from fort_desktop.games.fort.rules.state import FortOptions
from fort_desktop.games.fort.rules.why import Reason
from fort_desktop.games.fort.rules.why_cats import why_no_cat
from tests.games.fort.frozen_cards import frozen_cards
from tests.games.fort.rules.cat_positions import with_cats
from tests.games.fort.rules.positions import Table, seat
from tests.games.fort.rules.random_play import game
from tests.games.fort.rules.test_events import Mirror, snapshot

FORT = game()
CATS = frozen_cards().cat_numbers

# --- events -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "draft"), list(product((2, 4), (False, True))))
def test_a_position_with_cats_can_be_kept_by_events_alone(seats, draft):
    for seed in range(3):
        state, chance = FORT.new_game(FortOptions(seats, draft, cats=True), seed), Random(seed)
        mirror, cats = Mirror(state), [state.cats[:], *([] for _ in state.seats)]
        while FORT.decision(state):
            events: list[ev.Event] = []
            FORT.apply(state, chance.choice(FORT.legal_moves(state)), events)
            for event in events:
                mirror.follow(event)
                if isinstance(event, ev.CatLured):
                    cats[event.source_seat + 1].remove(event.cat)
                    cats[event.seat + 1].append(event.cat)
                if isinstance(event, ev.CatUsed):
                    assert event.cat in cats[event.seat + 1]
            assert (mirror.zones, mirror.tokens, mirror.numbers) == snapshot(state)
            assert cats == [state.cats, *(owner.cats for owner in state.seats)]


def test_what_a_cat_does_is_no_action_of_the_played_card():
    t = with_cats(seat(hand="ghost", cats="kingsly jitters", fort=1))
    t.play("cat kingsly", "play ghost", "do private", "finish")
    ended = [event for event in t.events if isinstance(event, ev.ActionEnded)]
    assert ended == [ev.ActionEnded(0, 1, True, False)]
    assert t.state.play.whole == (True,)


def test_cats_come_after_the_cards_are_drawn_and_before_the_next_turn():
    t = with_cats(seat(hand="bug", deck="zip"), middle="scavenger")
    t.play("skip", "recruit deck")
    kinds = [type(event) for event in t.events]
    lured = kinds.index(ev.CatLured)
    assert kinds[lured - 1 : lured + 2] == [ev.CardMoved, ev.CatLured, ev.TurnBegan]


def test_a_sixth_card_is_hidden_from_the_others():
    t = with_cats(seat(deck="zip zip-2 dash dash-2 spike skids ant", cats="sprightly"))
    t.play("skip", "recruit deck")
    t.play("draw 6")
    drawn = [event for event in t.events if isinstance(event, ev.CardMoved)]
    assert len(drawn) == 6
    assert all(event.card == -1 for event in FORT.redact(drawn, 1))
    open_to_all = [ev.Decided(0, mv.Draw(6)), ev.CatUsed(0, CATS["sprightly"])]
    assert FORT.redact(t.events, 1)[:2] == open_to_all


# --- notation and positions ---------------------------------------------------------------------


@pytest.mark.parametrize("text", ["cat bugg", "cat", "cat bandit now", "draw", "draw x", "draw 05"])
def test_what_is_no_move_is_refused(text):
    state = FORT.new_game(FortOptions(2, cats=True), 1)
    with pytest.raises(InvalidNotation):
        FORT.parse_move(state, text)


def again(table: Table) -> Table:
    """The same position read from its snapshot."""
    position = json.loads(json.dumps(FORT.to_snapshot(table.state)))
    other = Table(FORT, position)
    assert other.state == table.state
    assert other.legal() == table.legal()
    return other


def test_snapshots_while_a_cat_acts():
    t = again(with_cats(seat(hand="ghost", cats="bandit dumpling", stuff=(1, 1))))
    for move in ("cat bandit", "pack pizza", "cat dumpling", "swap stuff toy"):
        t = again(t.play(move))
    t = again(t.play("play ghost"))
    assert t.state.play.card == t.cards.numbers["ghost"]


def test_snapshots_while_a_cat_acts_under_do_over():
    t = with_cats(seat(hand="ghost ghost-2", cats="bandit", perks="do-over", stuff=(1, 1)))
    t = again(t.play("play ghost", "do private", "finish", "do-over"))
    assert t.state.play is not None
    t = again(t.play("cat bandit"))
    assert t.state.play is None
    t = again(t.play("pack toy"))
    assert t.legal() == ["play ghost-2"]


def test_snapshots_while_cards_are_to_be_drawn():
    t = with_cats(seat(deck="zip zip-2 dash dash-2 spike skids ant", cats="sprightly"))
    t = again(t.play("skip", "recruit deck"))
    assert t.state.stack == [fr.Turn(0, fr.Phase.LURE), fr.ChooseDraw(0)]


TURN = {"frame": "turn", "seat": 1, "phase": "play"}
LURE = {"frame": "turn", "seat": 1, "phase": "lure"}
USED = {"frame": "choose-play", "seat": 1, "used": ["bandit"]}
PACKING = {"frame": "run", "seat": 1, "action": "pack"}


def stacked(*stack, cats: str = "bandit", **rest) -> Table:
    owner = seat(hand="ghost", stuff=(1, 1), cats=cats, **rest)
    return with_cats(owner, seat(cats="dumpling"), stack=list(stack))


def test_a_cat_in_the_middle_of_its_power_can_be_written_by_hand():
    assert stacked(TURN, USED, PACKING).legal() == ["pack pizza", "pack toy"]
    assert stacked(TURN, USED).legal() == ["play ghost"]


@pytest.mark.parametrize(
    "stack",
    [
        [TURN, USED | {"used": ["dumpling"]}],  # a rival's
        [TURN, USED | {"used": ["bandit", "bandit"]}],
        [TURN, USED | {"used": []}, PACKING],
        [TURN, USED | {"second": True}],
        [TURN, USED, PACKING | {"action": "trash"}],
        [TURN, USED, PACKING | {"seat": 2}],
        [TURN | {"phase": "recruit"}, USED],
        [LURE, {"frame": "choose-draw", "seat": 1}],  # without a cat that draws
    ],
)
def test_what_no_cat_does_is_refused(stack):
    with pytest.raises(InvalidPosition, match="cannot be pending"):
        stacked(*stack)


def test_only_what_works_before_playing_was_used():
    with pytest.raises(InvalidPosition, match="cannot be pending"):
        stacked(TURN, USED | {"used": ["jitters"]}, cats="jitters")


def test_nobody_is_asked_how_many_to_draw_without_six_cards():
    draw = {"frame": "choose-draw", "seat": 1}
    with pytest.raises(InvalidPosition, match="cannot be pending"):
        stacked(LURE, draw, cats="sprightly", deck="zip dash spike ant")


# --- why not ------------------------------------------------------------------------------------


def why(table: Table, cat: str, number: int = 1) -> Reason:
    return why_no_cat(table.state, number - 1, CATS[cat])


def test_why_a_cat_cannot_be_used_now():
    t = with_cats(
        seat(hand="ghost", cats="scavenger kingsly jitters", stuff=(1, 0)),
        seat(cats="bandit"),
        seat(),
        seat(),
    )
    assert why(t, "scavenger") == Reason("cat_pizza")
    assert why(t, "kingsly") == Reason("cat_fort")
    assert why(t, "jitters") == Reason("cat_unfollowed")
    assert why(t, "bandit") == Reason("cat_rival", 1)
    assert why(t, "bandit", 2) == Reason("turn", 0)
    t.play("play ghost")
    assert why(t, "scavenger") == Reason("cat_before")
    t = with_cats(seat(hand="ghost", cats="scratch sprightly"), seat(), seat(), middle="bandit")
    assert why(t, "scratch") == Reason("cat_followed")
    assert why(t, "sprightly") == Reason("cat_draw")
    assert why(t, "bandit") == Reason("cat_middle")


def test_why_a_cat_could_do_nothing():
    t = with_cats(seat(hand="ghost", cats="bandit dumpling"))
    assert why(t, "bandit") == Reason("stuff_empty")
    assert why(t, "dumpling") == Reason("cat_nothing")
    t = with_cats(seat(hand="ghost", cats="bandit", stuff=(1, 0), pack=(0, 1)))
    assert why(t, "bandit") == Reason("pack_full", 1)


def test_why_a_cat_was_used_or_leaves_no_card_to_be_played():
    t = with_cats(seat(hand="ghost", cats="bandit", stuff=(2, 0), fort=1))
    assert why(t.play("cat bandit", "pack pizza"), "bandit") == Reason("cat_used")
    assert why(with_cats(seat(cats="scavenger")), "scavenger") == Reason("cat_play")


def test_why_when_the_game_is_over():
    t = with_cats(seat(cats="bandit", points=25), stack=[{"frame": "over"}])
    assert why(t, "bandit") == Reason("over")
