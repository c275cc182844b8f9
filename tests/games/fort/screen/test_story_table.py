"""Story, recap and pace on the table's bridge: skips, the curtain, and what went by unseen."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.fort.screen.test_story import history
from tests.ui.bridges import CARDS, open_table, step
from tools.pictures.staging import asked, sample_table, staged

pytestmark = pytest.mark.usefixtures("qapp")


def turn_of_a_bot(speed: str = "normal"):
    return open_table(staged(CARDS, 3, asked("play", seat=1, from_round=3, least=3)), speed)


def test_the_story_is_the_latest_play_and_outlives_the_turn():
    bridge, driver = turn_of_a_bot("off")
    driver.answer()
    table = bridge.presenter.table
    assert bridge.story.name == table.seats[1].name
    assert bridge.story.cards[0] == CARDS.cards[table.state.play.card].id
    rng = Random(1)
    while table.state.leader == 1:
        step(bridge, driver, rng)
    assert bridge.story.seat == 1, "the next one has not played yet"
    assert any(line.part == "recruit" for line in bridge.story.lines.rows())


def test_story_and_recap_follow_every_turn_of_events():
    """Language, undo and load change nothing but the words."""
    rng = Random(4)
    bridge, driver = open_table(sample_table(CARDS, 3, 9))
    undone = 0
    for n in range(160):
        if bridge.presenter.table.over:
            break
        step(bridge, driver, rng)
        if n % 3 == 2 and bridge.presenter.table.can_undo()[0]:
            bridge.undoing.undo()
            undone += 1
        if n % 31 == 30:
            bridge.flow.open(bridge.presenter.table)
        fresh = history(bridge.presenter.table, 0)
        fresh.read()
        plays = fresh.since(0)
        assert [row.cards for row in bridge.recap.rows()] == [fresh.row(p).cards for p in plays]
        assert [row.lines for row in bridge.recap.rows()] == [fresh.row(p).lines for p in plays]
        telling = fresh.telling()
        assert bridge.story.row() == telling
        assert bridge.story.shown == (telling.seat >= 0)
    assert undone > 10


def test_behind_the_curtain_nobody_reads_on():
    table = staged(CARDS, 2, lambda t: t.state.round >= 3, persons=2)
    bridge, _ = open_table(table)
    assert bridge.curtain.down
    assert not bridge.recap.ready
    assert bridge.recap.count == 0
    bridge.curtain.open()
    assert bridge.recap.ready
    assert bridge.recap.count > 0
    assert bridge.recap.fresh, "others have played meanwhile"


def test_a_skip_goes_to_the_end_of_the_turn_and_no_further():
    bridge, driver = turn_of_a_bot("slow")
    driver.answer()
    bridge.flow.hurry()
    table = bridge.presenter.table
    while table.state.leader == 1:
        if bridge.shown.mine:
            bridge.touch.choose(len(bridge.presenter.moves) - 1)
            bridge.flow.hurry()
        elif driver.asked:
            driver.answer()
            assert table.state.leader != 1 or not bridge.flow._paused, "the rest is not waited for"
    assert bridge.flow._paused, "the end of the turn can be looked at"
    driver.answer()
    made = table.number
    assert driver.asked is None
    bridge.flow.hurry()
    assert table.number == made + 1


def test_what_went_by_unseen_announces_itself_until_it_is_read():
    bridge, driver = turn_of_a_bot("normal")
    bridge.recap.read()
    driver.answer()
    assert not bridge.recap.fresh
    bridge.flow.hurry()
    if driver.asked:
        driver.answer()
    while not bridge.recap.fresh:
        step(bridge, driver, Random(2))
    bridge.recap.read()
    assert not bridge.recap.fresh
