"""Decisions of which one answer is at least as good as any other."""

from __future__ import annotations

import json
from typing import Any

import pytest

from fort_desktop.games.fort.play.adapter import FortAdapter
from fort_desktop.games.fort.rules import events as ev
from fort_desktop.games.fort.rules import frames as fr
from fort_desktop.games.fort.rules import moves as mv
from fort_desktop.games.fort.rules.better import as_good_as_any, begins_for_free
from fort_desktop.games.fort.rules.engine import FortGame
from fort_desktop.games.fort.rules.events import Event
from fort_desktop.games.fort.rules.moves import Move
from fort_desktop.games.fort.rules.state import FortOptions, State
from tests.games.fort.frozen_cards import frozen_cards
from tests.games.fort.rules.positions import Table, fort, seat
from tests.games.fort.rules.random_play import play_with_pets

CARDS = frozen_cards()
ADAPTER = FortAdapter(CARDS)
GAME = FortGame(CARDS)


def best(table: Table) -> str:
    """The answer that is as good as any, in notation; empty where there is none."""
    move = as_good_as_any(table.state, GAME.legal_moves(table.state))
    return "" if move is None else GAME.format_move(table.state, move)


# --- how many suits count (R10) -------------------------------------------------------------------


def following(**rival: Any) -> Table:
    """The rival has discarded moles, which show a shovel twice, for pizza times shovel."""
    table = fort(seat(hand="bug"), seat(hand="moles", **rival))
    return table.play("play bug", "do public", "done", "finish", "follow moles")


def test_r10_both_suits_count_where_both_tokens_fit():
    table = following()
    assert table.legal() == ["count 1", "count 2"]
    assert best(table) == "count 2"


def test_r10_where_one_token_fits_there_is_nothing_to_choose():
    """F-FOLLOW 2: it has to be done in full."""
    assert following(stuff=(3, 0)).legal() == ["count 1"]


# --- orders from which nothing follows ------------------------------------------------------------


def test_which_token_is_packed_is_a_choice():
    table = fort(seat(hand="golden-boy", stuff=(1, 1), fort=3), seat(hand="wart"))
    table.play("play golden-boy", "do public", "done")
    assert len(table.legal()) > 1
    assert best(table) == ""


# --- the other action -----------------------------------------------------------------------------


def free(table: Table) -> bool:
    [begun] = [m for m in GAME.legal_moves(table.state) if isinstance(m, mv.Do)]
    return begins_for_free(table.state, begun)


def bug(**me: Any) -> Table:
    """Its private action scores for each level of the fort."""
    return fort(seat(hand="bug", **me), seat(hand="wart")).play("play bug", "do public", "done")


def test_f_play_1_an_action_that_only_gives_points_is_free():
    assert free(bug(fort=2))


def test_f_end_points_that_set_off_the_end_of_the_game_are_not_free():
    assert free(bug(fort=2, points=22))
    assert not free(bug(fort=2, points=23))


def test_f_play_1_an_action_that_gives_tokens_is_free_where_it_asks_nothing():
    table = fort(seat(hand="golden-boy", stuff=(0, 1), fort=2), seat(hand="wart"))
    assert free(table.play("play golden-boy", "do public", "done", "pack toy"))


def test_f_play_2_an_action_to_which_cards_could_be_added_is_not_free():
    table = fort(seat(hand="zip bug", deck="tink"), seat(hand="wart"), park="dash munch skids")
    assert not free(table.play("play zip", "do public", "recruit park dash"))


# --- 300 games ------------------------------------------------------------------------------------


def outcomes(state: State, move: Move, seat_: int) -> list[dict[str, Any]] | None:
    """All positions in which the action that a move belongs to can end; None where that is hidden
    or goes on for long. Tried out by the rules alone."""
    found: list[dict[str, Any]] = []
    waiting: list[tuple[State, Move]] = [(state, move)]
    for _ in range(200):
        if not waiting:
            return found
        before, chosen = waiting.pop()
        ahead, events = GAME.copy(before), list[Event]()
        GAME.apply(ahead, chosen, events)
        if ev.revealing(events):
            return None
        frame = ahead.stack[-1]
        if isinstance(frame, fr.Run | fr.FollowCount) and frame.seat == seat_:
            waiting += [(ahead, one) for one in GAME.legal_moves(ahead)]
        else:
            found.append(GAME.to_snapshot(ahead))
    return None


def no_worse(one: dict[str, Any], other: dict[str, Any], seat_: int) -> bool:
    """Whether two positions are the same but for more tokens or points of a seat."""
    one, other = plain(one), plain(other)
    mine, theirs = one["seats"][seat_], other["seats"][seat_]
    if any(mine["stuff"][kind] < theirs["stuff"][kind] for kind in ("pizza", "toys")):
        return False
    more = mine["points"] - theirs["points"]
    if more < 0 or (more and mine["points"] >= 25):
        return False
    mine["stuff"], mine["points"], one["supply"] = (
        theirs["stuff"],
        theirs["points"],
        other["supply"],
    )
    return bool(one == other)


def plain(position: dict[str, Any]) -> dict[str, Any]:
    """A copy that may be changed, without what only tells how the card in play was carried out."""
    copy: dict[str, Any] = json.loads(json.dumps(position))
    for name in ("begun", "whole", "tallies", "any_suit"):
        (copy.get("play") or {}).pop(name, None)
    return copy


@pytest.mark.no_cover
@pytest.mark.parametrize("part", range(4))
def test_what_is_answered_for_a_person_loses_nothing_that_another_answer_could_have_reached(part):
    """300 games: whatever comes of another answer, the one given has an outcome no worse."""
    answered = 0
    for seed in range(part, 300, 4):
        pets = {"dogs": seed % 2 > 0, "cats": seed % 4 > 1}
        options = FortOptions(2 + seed % 3, draft=seed % 5 == 0, **pets)
        for state in play_with_pets(options, seed):
            decision = GAME.decision(state)
            if decision is None:
                continue
            legal = GAME.legal_moves(state)
            sole = ADAPTER.sole_answer(state, legal, asks_all=False)
            if len(legal) == 1:
                assert sole is not None
            elif sole is not None and sole.kind in ("for-free", "as-good"):
                answered += 1
                check(state, sole.move, legal, decision.seat)
    assert answered > 100


def check(state: State, given: Move, legal: list[Move], seat_: int) -> None:
    own = outcomes(state, given, seat_)
    assert own is not None
    for move in legal:
        others = [GAME.to_snapshot(state)] if isinstance(move, mv.Finish) else None
        for other in others or outcomes(state, move, seat_) or []:
            assert any(no_worse(one, other, seat_) for one in own), GAME.format_move(state, move)
