"""The moment in which the curtain falls: nothing hidden is left on the table, nothing moves."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPoint

from fort_desktop.games.fort.play.adapter import FortTable, new_table
from fort_desktop.games.fort.screen.cards.cards_model import CardsModel
from fort_desktop.play.table import SeatSetup
from fort_desktop.ui.app import Stage
from tests.games.fort.screen.robot import quiet
from tests.ui.bridges import CARDS
from tests.ui.hands import Key, Keys, Mouse, type_name, until, walk
from tools.pictures.staging import asked, sample_table, staged

Zone = CardsModel.Zone


def drafting() -> FortTable:
    """A draft of two people; the first seat begins."""
    return new_table(CARDS, [SeatSetup("Ola"), SeatSetup("Max")], 3, draft=True, first=0)


def in_sight(stage: Stage) -> Iterator[str]:
    """The words in sight, and what is about to go out of it."""
    for item in walk(stage.window.contentItem()):
        if type_name(item) == "CardGhost":
            yield "a ghost"
        elif item.inherits("QQuickText"):
            yield str(item.property("text"))


def hidden_names(table: FortTable) -> set[str]:
    """The cards in hands and in the draft."""
    views = [table.view(seat) for seat in range(len(table.seats))]
    own = [(*v.seats[v.seat].hand, *v.draft_hand, *v.draft_kept) for v in views]
    return {dict(CARDS.cards[card].names)["en"] for cards in own for card in cards if card >= 0}


def seen_when_it_falls(stage: Stage) -> list[set[str]]:
    """What is in sight in the very moment in which a curtain falls, each time that one does."""
    bridge, found = stage.app.table_of("fort"), []

    def look() -> None:
        if bridge.curtain.down:
            hidden = {*hidden_names(bridge.presenter.table), "a ghost"}
            found.append(hidden.intersection(in_sight(stage)))

    bridge.shown.changed.connect(look)
    return found


def test_no_card_of_a_draft_is_seen_or_flies_under_the_curtain(make_stage):
    stage = make_stage(speed="slow")
    table = drafting()
    stage.app.play(table)
    bridge = stage.app.table_of("fort")
    bridge.curtain.open()
    assert hidden_names(table).intersection(in_sight(stage))
    seen = seen_when_it_falls(stage)
    while table.state.round == 0:
        if bridge.curtain.down:
            bridge.curtain.open()
        elif bridge.flow._answer is not None:
            bridge.flow.hurry()
        else:
            bridge.touch.choose(0)
    assert len(seen) > 6
    assert not any(seen)


def test_what_still_flies_is_gone_in_the_moment_in_which_the_curtain_falls(make_stage):
    stage = make_stage(speed="slow")
    stage.app.play(drafting())
    bridge = stage.app.table_of("fort")
    bridge.curtain.open()
    quiet(stage)
    key = next(row.key for row in bridge.cards.rows() if row.zone == Zone.Draft)
    bridge.cards.leaving.emit(key, int(Zone.Discard), 0)
    assert "a ghost" in in_sight(stage)
    seen = seen_when_it_falls(stage)
    bridge.touch.choose(0)
    assert seen
    assert not any(seen)
    assert until(lambda: bool(stage.app.motion.settled), stage.app.motion.settledChanged)


def test_a_line_of_the_log_becomes_another_without_a_wrong_picture(make_stage):
    """The log of one person is that of another under the curtain; a wrong picture warns."""
    stage = make_stage()
    stage.app.play(sample_table(CARDS, 2, 1, persons=2, draft=True))
    bridge = stage.app.table_of("fort")
    for _ in range(4):
        bridge.curtain.open()
        quiet(stage)
        bridge.touch.choose(0)
        quiet(stage)
    icons = {row.icon for row in bridge.log.rows()}
    bridge.curtain.open()
    assert icons != {row.icon for row in bridge.log.rows()}
    quiet(stage)


def test_who_lifts_the_curtain_by_key_sees_the_focus_also_after_a_click(make_stage):
    stage = make_stage()
    stage.app.play(staged(CARDS, 2, asked("play", least=3), persons=2))
    quiet(stage)
    Mouse(stage.window).click(QPoint(4, 4))
    assert stage.app.table_of("fort").curtain.down
    keys = Keys(stage)
    keys.press(Key.Key_Return)
    assert not stage.app.table_of("fort").curtain.down
    quiet(stage)
    keys.check_focus()
    assert type_name(keys.focused) == "CardItem"
