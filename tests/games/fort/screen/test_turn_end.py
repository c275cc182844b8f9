"""The end of a turn: what becomes of a hand is said before, and is seen when it happens."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.fort.screen.table_at import (
    Zone,
    card,
    kids_wait,
    layer,
    open_at,
    rows,
    usable,
)
from tests.games.fort.screen.test_bridge_pets import shown_at
from tests.ui.bridges import open_table
from tests.ui.hands import type_name, until
from tests.ui.speaking import plain
from tests.ui.test_rematch import finished

RIVAL = {"hand": ["wart"]}


@pytest.fixture
def make_stage(lend_stage):
    return lend_stage


def said(mine: dict[str, Any], *moves: str) -> str:
    return plain(shown_at([mine, RIVAL], *moves).coach.text)


def test_before_the_last_recruit_it_is_said_which_cards_go_to_the_yard_and_whose_dogs_become(
    english,
):
    mine = {"hand": ["bug", "pesto", "moles"]}
    text = said(mine, "skip")
    assert "Then to your yard: Bug, Pesto, Moles." in text
    assert "Dogs that nobody recruits there run to Max: Pesto." in text


def test_with_nothing_left_in_hand_nothing_is_said(english):
    text = said({"hand": []}, "skip")
    assert "yard:" not in text


def test_the_others_are_told_nothing_of_it_while_the_hand_is_covered(english):
    bridge = shown_at([{"hand": ["bug", "moles"]}, RIVAL], "skip")
    assert "yard: " in plain(bridge.coach.text)
    bridge.presenter.covered = True
    bridge.presenter.refresh()
    assert "yard: " not in plain(bridge.presenter.standing())


def recruits(stage) -> list[int]:
    """The person ends the turn; the keys of the cards that were in hand and are in the yard."""
    bridge = stage.app.table_of("fort")
    held = {row.key for row in rows(stage, Zone.Hand)}
    park = next(row for row in usable(stage) if row.zone == Zone.Park)
    bridge.touch.pick(park.key)
    return [row.key for row in rows(stage, Zone.Yard) if row.key in held]


def test_the_next_hand_comes_when_the_old_one_has_been_swept(make_stage):
    stage = make_stage(speed="slow")
    open_at(stage, "recruit-phase", 2, also=lambda t: len(t.state.seats[0].hand) > 2)
    swept = recruits(stage)
    assert len(swept) > 1
    assert stage.app.table_of("fort").cards.swept >= len(swept)
    first = card(stage, swept[0])
    there = first.x()
    dealt = [card(stage, row.key) for row in rows(stage, Zone.Hand)]
    places = [(item.x(), item.y()) for item in dealt]
    assert until(lambda: abs(first.x() - there) > 2, first.xChanged)
    assert [(item.x(), item.y()) for item in dealt] == places


def test_what_is_only_rearranged_is_not_swept(make_stage):
    stage = make_stage()
    open_at(stage, "play", least=3)
    stage.app.table_of("fort").touch.pick(usable(stage)[0].key)
    assert stage.app.table_of("fort").cards.swept == 0


# --- a rival recruits -----------------------------------------------------------------------------


def ghosts(stage) -> list[Any]:
    return [item for item in layer(stage).childItems() if type_name(item) == "CardGhost"]


def leave(stage, key: int, zone: Zone, seat: int) -> Any:
    """A card goes out of sight; what flies there."""
    stage.app.table_of("fort").cards.leaving.emit(key, int(zone), seat)
    (ghost,) = ghosts(stage)
    return ghost


@pytest.mark.parametrize("zone", [Zone.Park, Zone.Yard])
def test_a_card_that_a_rival_recruits_is_held_up_where_it_was_for_long_enough(make_stage, zone):
    stage = make_stage(speed="slow")
    open_at(stage, "recruit-phase", also=kids_wait)
    shown = next(row for row in usable(stage) if row.zone == zone)
    there = card(stage, shown.key).x()
    ghost = leave(stage, shown.key, Zone.Discard, 2 if shown.seat == 1 else 1)
    assert ghost.property("holding") + ghost.property("flying") >= 900
    assert until(lambda: ghost.property("held") > 0, ghost.heldChanged)
    assert ghost.property("way") == 0
    assert abs(ghost.x() - there) < 1
    stage.app.motion.ending.emit()
    stage.app.table_of("fort").moments.skip()


def test_a_yard_that_its_owner_clears_is_not_held_up(make_stage):
    stage = make_stage(speed="slow")
    open_at(stage, "recruit-phase", also=kids_wait)
    kid = next(row for row in usable(stage) if row.zone == Zone.Yard)
    assert leave(stage, kid.key, Zone.Discard, kid.seat).property("holding") == 0


def test_what_only_goes_out_of_the_game_is_not_held_up(make_stage):
    stage = make_stage(speed="slow")
    open_at(stage, "recruit-phase")
    ghost = leave(stage, rows(stage, Zone.Park)[0].key, Zone.Box, 0)
    assert ghost.property("holding") == 0


# --- the game ends --------------------------------------------------------------------------------


def test_the_log_does_not_tell_who_has_won_before_the_scoring_has(english):
    game = finished("fort")
    move = game.history[-1].move
    game._go_back(game.number - 1)
    bridge, _ = open_table(game)
    bridge.flow.submit(move, by_hand=False)
    assert bridge.shown.over
    told = len(bridge.log.rows())
    assert not any(" in all" in plain(row.title) for row in bridge.log.rows())
    bridge.shown.score()
    titles = [plain(row.title) for row in bridge.log.rows()]
    assert len(titles) > told
    assert any(" in all" in title for title in titles)
