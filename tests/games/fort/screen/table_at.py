"""The table in a wanted position, with nobody but the test to move anything."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from PySide6.QtCore import QPoint, QPointF
from PySide6.QtQuick import QQuickItem

from fort_desktop.games.fort.play.adapter import FortAdapter, FortTable
from fort_desktop.games.fort.screen.cards.cards_model import CardRow, CardsModel
from fort_desktop.games.fort.screen.seat_info import SeatInfo
from fort_desktop.play.record import from_record, to_record
from fort_desktop.storage.saves import Record
from fort_desktop.ui.app import Stage
from tests.games.fort.frozen_cards import frozen_cards
from tests.games.fort.screen.robot import quiet
from tests.ui.hands import Mouse, pump, walk
from tools.pictures.staging import asked, staged

Zone = CardsModel.Zone


CARDS = frozen_cards()


def draws(table: FortTable) -> bool:
    """The person's next hand comes from the deck as it is."""
    return len(table.state.seats[0].deck) >= 5


def kids_wait(table: FortTable) -> bool:
    """Kids stand in a rival's yard."""
    return any(seat.yard for seat in table.state.seats[1:])


@cache
def _found(kind: str, seats: int, least: int, also: Callable[[FortTable], bool] | None) -> Record:
    here = asked(kind, least=least)

    def there(table: FortTable) -> bool:
        return here(table) and (also is None or also(table))

    return to_record(staged(CARDS, seats, there))


def open_at(
    stage: Stage,
    kind: str,
    seats: int = 3,
    least: int = 2,
    also: Callable[[FortTable], bool] | None = None,
) -> None:
    """Show the first game in which the person is asked this."""
    record = _found(kind, seats, least, also)
    stage.app.play(from_record(record, FortAdapter(CARDS)).table)
    stage.driver.cancel()
    pump()
    quiet(stage)


def info_of(stage: Stage, seat: int) -> SeatInfo:
    """What a panel shows, by the seat clockwise from the viewer."""
    table: Any = stage.app.table_of("fort")
    return table.seats.me if seat == 0 else table.seats.rival(seat - 1)


def rows(stage: Stage, zone: Zone, seat: int = 0) -> list[CardRow]:
    """The cards of a zone, in order."""
    found = [
        r for r in stage.app.table_of("fort").cards.rows() if r.zone == zone and r.seat == seat
    ]
    return sorted(found, key=lambda row: row.place)


def usable(stage: Stage) -> list[CardRow]:
    """The cards that a legal move touches."""
    return [row for row in stage.app.table_of("fort").cards.rows() if row.usable]


def layer(stage: Stage) -> QQuickItem:
    """The layer of all cards."""
    ground: QQuickItem = stage.window.property("ground")
    for loader in ground.childItems():
        for screen in loader.childItems():
            for part in screen.childItems():
                if part.objectName() == "layer":
                    return part
    raise LookupError("there is no table")


def _of_layer(stage: Stage, name: str) -> QQuickItem:
    return next(item for item in layer(stage).childItems() if item.objectName() == name)


def card(stage: Stage, key: int) -> QQuickItem:
    """The item of a card."""
    return _of_layer(stage, f"card{key}")


def peek(stage: Stage) -> QQuickItem:
    """The small look at a card, beside it."""
    items = walk(stage.window.contentItem(), hidden=True)
    return next(item for item in items if item.objectName() == "peek")


def large_view(stage: Stage) -> QQuickItem:
    """The large view of a card with its rules."""
    items = walk(stage.window.contentItem(), hidden=True)
    return next(item for item in items if item.objectName() == "largeView")


def mat(stage: Stage, zone: Zone) -> QQuickItem:
    """Where something can be dropped."""
    return _of_layer(stage, f"mat{int(zone)}")


def glowing(stage: Stage) -> set[int]:
    """The zones that glow."""
    mats = [m for m in layer(stage).childItems() if m.objectName().startswith("mat")]
    return {int(m.objectName()[3:]) for m in mats if m.property("legal")}


def dragging(stage: Stage) -> bool:
    """Whether something is held."""
    return bool(layer(stage).property("dragging"))


def hold(stage: Stage, item: QQuickItem) -> Mouse:
    """Take a thing and move it a little."""
    mouse = Mouse(stage.window)
    mouse.press(item.mapToScene(QPointF(item.width() / 2, item.height() * 0.3)).toPoint())
    mouse.move(mouse.at + QPoint(-12, -30))
    assert dragging(stage)
    return mouse


def at_home(item: QQuickItem) -> bool:
    """Whether a card lies where the layout wants it, with nothing left of a drag."""
    spot = item.property("spot")
    seen = item.mapToItem(item.parentItem(), item.boundingRect().center())
    across = seen.x() - (spot.x() + item.width() / 2)
    down = seen.y() - (spot.y() + item.height() / 2)
    return not item.property("lifted") and abs(across) + abs(down) < 0.01
