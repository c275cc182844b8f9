"""Bridges without a window: bots that answer when told, and all that a screen could read."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from PySide6.QtCore import QAbstractItemModel, QCoreApplication, QModelIndex, QObject, QUrl, Signal

from fort_desktop.bots.levels import make_bot
from fort_desktop.contract.bot import Advised
from fort_desktop.games.fort.play.adapter import FortTable
from fort_desktop.games.fort.rules.engine import FortGame
from fort_desktop.games.fort.rules.moves import Move
from fort_desktop.games.fort.screen.cards.card_faces import CardFaces
from fort_desktop.games.fort.screen.cards.icon_rows import face_rows
from fort_desktop.games.fort.screen.table import GameTable
from fort_desktop.ui.bridge.app_bridge import AppBridge
from fort_desktop.ui.bridge.motion import Motion
from fort_desktop.ui.bridge.table.bridge import TableBridge
from fort_desktop.ui.language import Language
from tests.games.fort.frozen_cards import frozen_cards
from tests.ui.speaking import compiled

CARDS = frozen_cards()
GAME = FortGame(CARDS)
BOT = make_bot("easy", "fort")


def packs_are_read(app: AppBridge) -> None:
    """Wait for those that are looked at, and have them offered."""
    app.packs.wait()
    QCoreApplication.sendPostedEvents(app.packs)


class Told(QObject):
    """Stands for the driver of bots: it keeps the question until the test has it answered."""

    answered = Signal(object)
    advised = Signal(object)
    replaced = Signal()
    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.weakened = False
        self.asked: tuple[FortTable, int] | None = None
        self.cancelled = 0

    def ask(self, table: FortTable, seat: int) -> None:
        self.asked = (table, seat)

    def advise(self, table: FortTable, seat: int) -> None:
        self.asked = (table, seat)

    def cancel(self) -> None:
        self.cancelled += self.asked is not None
        self.asked = None

    def close(self) -> None:
        self.cancel()

    def answer(self, move: Move | None = None) -> None:
        """The bot that was asked decides."""
        assert self.asked is not None
        (table, seat), self.asked = self.asked, None
        chosen = move or BOT.choose(
            table.game, table.view(seat), table.legal(), Random(table.number)
        )
        self.answered.emit(chosen)


kept: list[QObject] = []  # to the end of a test


def open_table(table: FortTable, speed: str = "off") -> tuple[GameTable, Told]:
    """A game on the table's bridge alone."""
    owner = QObject()
    driver, motion = Told(owner), Motion(owner)
    motion.set_speed(speed, reduced=False)
    bridge = GameTable(driver, motion, owner)  # type: ignore[arg-type]
    bridge.owner = owner  # type: ignore[attr-defined]  # lives as long
    kept.append(bridge)  # a test that lets go of it must not leave half of it to a timer
    bridge.flow.open(table)
    return bridge, driver


def advise(bridge: TableBridge, driver: Any, move: object) -> None:
    """A hint is asked for, and the best bot answers."""
    bridge.advice.ask()
    driver.advised.emit((Advised(move),))


def step(bridge: GameTable, driver: Told, rng: Random) -> None:
    """Whatever comes next: a bot, a hand-over, a forced move or a person's choice."""
    if driver.asked:
        driver.answer()
    elif bridge.curtain.down:
        bridge.curtain.open()
    elif bridge.flow._answer is not None:
        bridge.flow.hurry()
        QCoreApplication.processEvents()
    else:
        assert bridge.shown.mine, "nobody can do anything"
        bridge.touch.choose(rng.randrange(len(bridge.presenter.moves)))
        play_it(bridge)


def play_it(bridge: GameTable) -> None:
    """What is only marked is made, as by the green button."""
    if bridge.presenter.marked.number >= 0:
        bridge.touch.choose(bridge.presenter.marked.number)


def card_faces(owner: QObject) -> CardFaces:
    """Faces of all cards, with pictures that nobody loads."""
    return CardFaces(face_rows(CARDS), QUrl("file:///art"), parent=owner)


def open_app(driver: QObject) -> AppBridge:
    """The app's bridge and all it owns, in English and without motion."""
    language = Language(compiled(), driver)
    language.choose("en")
    app = AppBridge(language, driver, driver)  # type: ignore[arg-type]
    language.on_change(app.retranslate)
    app.preferences.from_dict({"language": "en", "animation": "off"})
    app.retranslate()
    return app


def model_values(model: QAbstractItemModel) -> Iterator[tuple[str, Any]]:
    """Every role of every row, by "row.role"."""
    roles = {bytes(name.data()).decode(): role for role, name in model.roleNames().items()}
    for row in range(model.rowCount(QModelIndex())):
        for name, role in roles.items():
            yield f"{row}.{name}", model.data(model.index(row, 0), role)


TOLD_LATER = ("story", "recap", "page", "faces")


def readable(table: GameTable) -> dict[str, Any]:
    """All that QML can read of a table: properties, roles and panels."""
    found = owned("table", table, but=TOLD_LATER)
    for n in range(table.seats.rivalCount):
        found |= properties(f"rival {n}", table.seats.rival(n))
    return found


def owned(prefix: str, thing: QObject, but: Sequence[str] = ()) -> dict[str, Any]:
    """Plain values and roles of a bridge, of its parts and of what these own, `but` for some."""
    found = properties(prefix, thing)
    if isinstance(thing, QAbstractItemModel):
        found |= {f"{prefix} {key}": value for key, value in model_values(thing)}
    meta = type(thing).staticMetaObject
    for name in (meta.property(n).name() for n in range(meta.propertyCount())):
        part = getattr(thing, name, None)
        if isinstance(part, QObject) and name not in but:
            found |= owned(f"{prefix} {name}", part)
    return found


def properties(prefix: str, thing: QObject) -> dict[str, Any]:
    """Plain values of Qt properties."""
    meta = type(thing).staticMetaObject
    names = [meta.property(n).name() for n in range(meta.propertyCount())]
    values = {f"{prefix} {name}": getattr(thing, name, None) for name in names}
    return {k: v for k, v in values.items() if isinstance(v, str | int | bool | list)}


def words(found: dict[str, Any]) -> dict[str, str]:
    """Only the texts and ids among them, lists joined."""
    return {
        key: value if isinstance(value, str) else " | ".join(map(str, value))
        for key, value in found.items()
        if isinstance(value, str | list)
    }
