"""A table of each game in the window, with things that can be moved on it."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import replace

from PySide6.QtCore import Q_ARG, QMetaObject, QObject, QSize, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QQmlProperty
from PySide6.QtQuick import QQuickItem

from fort_desktop.games.fort.cards import load_cards
from fort_desktop.games.fort.play.adapter import FortTable
from fort_desktop.games.fort.screen.cards.cards_model import CardRow, CardsModel
from fort_desktop.play.table import AnyTable
from fort_desktop.ui.app import Stage
from fort_desktop.ui.grabbing import wait
from tools.pictures.staging import asked, staged, towers_staged

SIZE = QSize(1366, 768)
SEATS = 4
SEEDS = (12, *range(1, 200))  # the first one is soon there
EVERY_MS = 300  # a flight takes 280 ms at normal speed, a kid's fidgeting 650 and more
GROWING_MS = 400  # a storey falls and settles in 440 ms, one that breaks takes 450
Zone = CardsModel.Zone


def open_table(speed: str = "normal") -> Stage:
    """A game of four in its middle with kids in every yard; nobody goes on with it."""
    return _open(crowded_table(), speed)


def open_towers(speed: str = "normal") -> Stage:
    """A game of 5 Towers of five, late, with towers on every board; nobody goes on with it."""
    return _open(late_towers(), speed)


def crowded_table() -> AnyTable:
    """A game of four in which a person plays and kids wait in the yards of the others."""
    return staged(load_cards(), SEATS, _crowded, seeds=SEEDS)


def late_towers() -> AnyTable:
    """A late game of 5 Towers of five."""
    return towers_staged(5, asked("bid", from_round=12, least=3))


def _open(table: AnyTable, speed: str) -> Stage:
    QGuiApplication.instance() or QGuiApplication(["fort-desktop"])
    stage = Stage(None, "en")
    stage.app.preferences.from_dict({"animation": speed})  # type: ignore[attr-defined]
    stage.window.resize(SIZE)
    stage.app.play(table)
    stage.window.requestActivate()
    wait(500)
    return stage


def _crowded(table: FortTable) -> bool:
    """The person plays with a full hand, and somebody waits in each rival's yard."""
    seats = table.state.seats
    there = asked("play", least=5)(table) and len(seats[0].hand) >= 5
    return there and all(seat.yard for seat in seats[1:])


def rows(stage: Stage) -> list[CardRow]:
    """Everything that the layer of cards shows."""
    found: list[CardRow] = stage.app.table_of("fort").cards.rows()  # type: ignore[attr-defined]
    return found


def own_hand(stage: Stage) -> list[CardRow]:
    """The person's cards, from left to right."""
    own = [row for row in rows(stage) if row.zone == Zone.Hand and row.seat == 0]
    return sorted(own, key=lambda row: row.place)


def item_of(stage: Stage, row: CardRow) -> QQuickItem:
    """The card of a row.

    Raises:
        LookupError: the table is not shown.
    """
    for item in walk(stage.window.contentItem()):
        if item.objectName() == f"card{row.key}":
            return item
    raise LookupError(f"card {row.key} is not on the table")


def figure(card: QQuickItem) -> QQuickItem | None:
    """Who stands for a card in a yard; nobody before the card has come there."""
    return next((item for item in walk(card) if _fidgets(item)), None)


def walk(root: QQuickItem) -> Iterator[QQuickItem]:
    """All items below `root`."""
    for child in root.childItems():
        yield child
        yield from walk(child)


class Bustle(QObject):
    """Keeps a kid of each yard fidgeting and one card flying to and fro.

    In the own turn the own yard is empty by the rules, so a card of the hand stands there.
    """

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage.window)
        self._stage = stage
        *_, waiting, self._flyer = own_hand(stage)
        self._rows = [
            replace(row, zone=Zone.Yard, place=0, count=1) if row is waiting else row
            for row in rows(stage)
        ]
        yards = {row.seat: row for row in self._rows if row.zone == Zone.Yard}
        assert len(yards) == SEATS, "somebody waits in every yard"
        self._cards = [item_of(stage, row) for row in yards.values()]
        self._ways = itertools.cycle([Zone.Park, Zone.Hand])
        self._timer = QTimer(self)
        self._timer.setInterval(EVERY_MS)
        self._timer.timeout.connect(self._stir)
        self._timer.start()
        self._stir()

    def kids(self) -> list[QQuickItem]:
        """Who stands in the yards; in the own one only once its card has come there."""
        return [kid for card in self._cards if (kid := figure(card))]

    def _stir(self) -> None:
        for kid in self.kids():
            QMetaObject.invokeMethod(kid, "fidget", Q_ARG("int", 0))
        zone = next(self._ways)
        moved = self._flyer if zone == Zone.Hand else replace(self._flyer, zone=zone, place=0)
        shown = [moved if row.key == moved.key else row for row in self._rows]
        self._stage.app.table_of("fort").cards.show(shown, fly=True)  # type: ignore[attr-defined]


class Growth(QObject):
    """On each board a tower in turn loses its top and gets it back."""

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage.window)
        places = [item for item in walk(stage.window.contentItem()) if _is_place(item)]
        towers = [item for place in places for item in walk(place) if _is_tower(item)]
        self._towers = [tower for tower in towers if len(_numbers(tower)) > 1]
        self._whole = [_numbers(tower) for tower in self._towers]
        assert len(self._towers) >= 5, "towers stand on every board"
        self._beat = 0
        self._timer = QTimer(self)
        self._timer.setInterval(GROWING_MS)
        self._timer.timeout.connect(self._stir)
        self._timer.start()
        self._stir()

    def _stir(self) -> None:
        for n, (tower, whole) in enumerate(zip(self._towers, self._whole, strict=True)):
            if (n + self._beat // 2) % 3 == 0:
                tower.setProperty("lively", True)
                QQmlProperty(tower, "numbers").write(whole[: -1 if self._beat % 2 == 0 else None])
                tower.setProperty("lively", False)
        self._beat += 1


def _fidgets(item: QQuickItem) -> bool:
    return item.metaObject().indexOfMethod("fidget(int)") >= 0


def _is_place(item: QQuickItem) -> bool:
    return item.objectName().startswith(("tower-", "rival-tower-"))


def _is_tower(item: QQuickItem) -> bool:
    return item.property("numbers") is not None


def _numbers(tower: QQuickItem) -> list[int]:
    return [int(number) for number in tower.property("numbers")]
