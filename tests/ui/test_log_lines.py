"""What the lines of the log and their headings look like."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtGui import QFontMetricsF

from fort_desktop.games.fort.screen.story.seen_history import SeenHistory
from fort_desktop.games.fort.words.labels import People
from fort_desktop.games.towers.words.sentences import card_text
from fort_desktop.games.towers.words.texts import words
from fort_desktop.ui.bridge.table.log_model import LogRow
from tests.games.fort.screen.robot import quiet
from tests.games.fort.screen.test_play_area import BUG, position
from tests.games.towers.screen.bridge_at import cards
from tests.ui.bridges import CARDS
from tests.ui.hands import type_name, until, walk
from tests.ui.speaking import plain
from tests.ui.test_log_drawer import drawer, open_log, towers_drawer
from tests.ui.test_qml_files import Look, put_on
from tools.pictures.staging import asked, staged


@pytest.fixture
def make_stage(lend_stage):
    return lend_stage


def headings(stage):
    """The headings in sight, and how visible each is."""
    return [
        (item.property("section"), item.opacity())
        for item in walk(stage.window.contentItem())
        if item.inherits("QQuickRectangle") and item.property("section")
    ]


def test_the_headings_of_the_log_are_there_when_all_lines_in_sight_are_made_anew(make_stage):
    """As when the curtain is lifted: they take up the same room as before."""
    stage = make_stage()
    stage.app.play(staged(CARDS, 2, asked("play", least=4, from_round=5)))
    quiet(stage)
    assert until(lambda: any(opacity == 1 for _, opacity in headings(stage)))
    log = stage.app.table_of("fort").log
    rows = log.rows()
    log.show(rows[:-12])
    log.show(rows)
    quiet(stage)
    until(lambda: all(opacity == 1 for _, opacity in headings(stage)), ms=1000)
    assert {opacity for _, opacity in headings(stage)} == {1.0}


@pytest.mark.parametrize("size", [(1366, 768), (1280, 720)])
@pytest.mark.parametrize("language", ["en", "cs", "pl"])
def test_no_line_of_the_log_breaks_between_a_card_and_its_number(make_stage, size, language):
    stage = make_stage(size=size)
    towers_drawer(stage)
    put_on(stage, Look(size, language, "contrast", 160))
    quiet(stage)
    open_log(stage)
    log = stage.app.table_of("towers").log
    log.show(
        [LogRow(-1, "log", words().log.offer(card_text(c))) for c in cards("haunted-11 sand-13")]
    )
    quiet(stage)
    titles = [
        item
        for line in walk(drawer(stage))
        if type_name(line) == "LogLine"
        for item in walk(line)
        if item.inherits("QQuickText") and item.property("text") == line.property("title")
    ]
    assert titles
    for title in titles:
        metrics = QFontMetricsF(title.property("font"))
        widest = max(
            metrics.horizontalAdvance(piece) for piece in title.property("text").split(" ")
        )
        assert widest <= title.width() + 0.5


def test_what_came_after_a_perk_is_seen_beside_its_line(make_stage):
    """The picture stands for the perk, which is still the first that the keys reach."""
    stage = make_stage()
    stage.app.play(staged(CARDS, 2, asked("play", least=4, from_round=3)))
    signs = ("perk@diy", ",", "1", "toy")
    stage.app.table_of("fort").log.show(
        [LogRow(0, "perk", "Ola takes a perk.", "Ola gains 1 toy.", "", signs)]
    )
    quiet(stage)
    (line,) = (i for i in walk(stage.window.contentItem()) if type_name(i) == "LogLine")
    (strip,) = (i for i in walk(line) if type_name(i) == "StorySigns")
    assert (strip.property("signs"), line.property("cards")) == (["1", "toy"], ["diy"])


def lines_of(*moves: str, hand: tuple[str, ...] = BUG, **more: Any) -> list[LogRow]:
    """What the log tells of the person's moves."""
    table = position(*hand, moves=moves, **more)
    kept = SeenHistory(table, 0, People(CARDS, ["Ola", "Max"]), lambda card: card)
    kept.read()
    return kept.rows


def test_what_an_action_gains_is_not_told_of_the_card_added_last(english):
    moves = ("play bug", "do public", "add moles", "use lookout worm", "done")
    rows = lines_of(*moves, fort=2, lookout=["worm", "kitty"])
    assert [(plain(row.title), row.detail, row.signs) for row in rows] == [
        ("Ola plays Bug.", "", ()),
        ("Ola adds Moles.", "", ()),
        ("Ola uses Worm from the lookout.", "", ()),
        ("Public action: Ola gains 4 pizzas.", "", ()),
    ]


def test_what_an_action_gains_is_not_told_of_the_suit_that_was_chosen(english):
    moves = ("play blades", "name book", "do private", "suit book", "done", "take toys")
    rows = lines_of(*moves, hand=("blades", "moles"))
    assert [plain(row.text) for row in rows] == [
        "Ola plays Blades.",
        "Ola names the coin: book.",
        "Ola chooses the suit: book.",
        "Private action: Ola gains 1 toy.",
    ]


def test_the_suit_of_an_added_coin_is_said_once(english):
    rows = lines_of(
        "play bug", "do public", "add blades as shovel", hand=("bug", "blades", "moles")
    )
    assert (rows[-1].title, rows[-1].detail, rows[-1].signs) == (
        "Ola adds Blades as: shovel.",
        "",
        (),
    )


def test_the_suit_of_a_coin_is_seen_beside_its_card_and_heard_where_several_are_named(english):
    moves = ("play bug", "do public", "add blades as shovel", "add moles")
    (row,) = lines_of(*moves, hand=("bug", "blades", "moles"))[1:]
    assert (row.title, row.detail) == ("Ola adds: Blades, Moles.", "Ola adds Blades as: shovel.")
    assert row.signs == ("shovel", ",", "@moles")
