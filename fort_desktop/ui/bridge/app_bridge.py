"""The app's bridge: which screen is shown, and how games begin, go on and end."""

from __future__ import annotations

import hashlib
import secrets
from typing import Any

from PySide6.QtCore import Property, QCoreApplication, QObject, QTimer, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from fort_desktop import __version__
from fort_desktop.games.fort.cards import CardSet
from fort_desktop.session.fort_adapter import FortTable, new_table
from fort_desktop.session.table import SeatSetup
from fort_desktop.storage.errors import Problem
from fort_desktop.ui.bot_driver import BotDriver
from fort_desktop.ui.bridge.card_faces import CardFaces
from fort_desktop.ui.bridge.card_page import CardPage
from fort_desktop.ui.bridge.final_scores import final_score
from fort_desktop.ui.bridge.game_table import GameTable
from fort_desktop.ui.bridge.motion import Motion
from fort_desktop.ui.bridge.new_game_setup import NewGameSetup
from fort_desktop.ui.bridge.preferences import Preferences
from fort_desktop.ui.bridge.score_model import ScoreModel
from fort_desktop.ui.language import Language, system_language
from fort_desktop.ui.services import Services
from fort_desktop.ui.texts import texts

QML_IMPORT_NAME = "Fort"
QML_IMPORT_MAJOR_VERSION = 1

SCREENS = ("title", "new-game", "table", "scoring", "settings")
_BEFORE_SCORING = 1500


@QmlElement
@QmlUncreatable("made in Python")
class AppBridge(QObject):  # type: ignore[operator]  # the stubs miss its __call__
    """Owns the other bridges.

    Attributes:
        screen: one of `SCREENS`.
        continueSummary: the game that can be continued, in a line; empty is none.
        continuePets: icons of the variants of Cats & Dogs that it is played with.
        continueSpoken: both in words.
        looking: whether there may be one, and it is still being read.
        notice: a message in one sentence; empty is none.

    Signals:
        problem: something went wrong with a file; may come from another thread.
    """

    screenChanged = Signal()
    continueChanged = Signal()
    noticeChanged = Signal()
    problem = Signal(object)

    def __init__(
        self,
        cards: CardSet,
        faces: CardFaces,
        language: Language,
        driver: BotDriver,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._card_set = cards
        self._faces = faces
        self._language = language
        self._motion = Motion(self)
        self._table = GameTable(driver, self._motion, faces, self)
        self._setup = NewGameSetup(_usual_name, self)
        self._setup.offer(dogs=bool(cards.dogs), cats=bool(cards.cats))
        self._preferences = Preferences("en", self)
        self._scores = ScoreModel(parent=self)
        self._page = CardPage(cards, self)
        self._services: Services | None = None
        self._window: dict[str, Any] = {}
        self._screen = "title"
        self._notice = ""
        self._waiting: FortTable | None = None
        self._looking = False
        self._setup.start.connect(self._start)
        self._preferences.changed.connect(self._preferences_changed)
        self._table.kept.connect(self._keep)
        self._table.finished.connect(self._finished)
        self._table.left.connect(lambda: self.show("title"))
        self.problem.connect(self._tell)
        driver.replaced.connect(lambda: self._set_notice(texts().errors.bot()))

    def use(self, services: Services) -> None:
        """Take over the settings; from now on everything is saved."""
        self._services = services
        self._looking = services.may_have_left
        settings = services.settings
        self._preferences.from_dict(
            {
                "language": settings.language or system_language(),
                "theme": settings.theme,
                "animation": settings.animation,
                "reduced_motion": settings.reduced_motion,
                "text_size": settings.text_size,
            }
        )
        self._setup.from_dict(settings.new_game)
        self._preferences_changed()

    def look_for_game(self) -> None:
        """Offer the game that was left, unless one is played already, and tell what went wrong."""
        if self._services is None:
            return
        self._looking = False
        if not self._table.is_open:
            self._waiting = self._services.left()
        self.continueChanged.emit()
        told = [] if self._services.alone else [texts().errors.running()]
        told += [texts().problems.sentence(problem) for problem in self._services.problems()]
        if told:
            self._set_notice("\n".join(told))

    def keep_window(self, values: dict[str, Any]) -> None:
        """Remember where the window is, under the names of the settings file."""
        self._window = values
        self._remember()

    def close(self) -> None:
        """No bot thinks, and everything is saved."""
        self._table.stop()
        if self._services is not None:
            self._services.close()
            self._services = None

    # --- properties -----------------------------------------------------------------------------

    @Property(str, notify=screenChanged)
    def screen(self) -> str:
        return self._screen

    @Property(str, notify=continueChanged)
    def continueSummary(self) -> str:
        return "" if self._waiting is None else _summary(self._waiting)

    @Property("QStringList", notify=continueChanged)  # type: ignore[arg-type]  # a C++ name
    def continuePets(self) -> list[str]:
        return [] if self._waiting is None else _pets(self._waiting)

    @Property(str, notify=continueChanged)
    def continueSpoken(self) -> str:
        if self._waiting is None:
            return ""
        return texts().screens.save_with(_summary(self._waiting), _pets(self._waiting))

    @Property(bool, notify=continueChanged)
    def looking(self) -> bool:
        return self._looking

    @Property(str, notify=noticeChanged)
    def notice(self) -> str:
        return self._notice

    @Property(str, constant=True)
    def version(self) -> str:
        return __version__

    @Property(GameTable, constant=True)
    def table(self) -> GameTable:
        return self._table

    @Property(CardFaces, constant=True)
    def faces(self) -> CardFaces:
        return self._faces

    @Property(NewGameSetup, constant=True)
    def setup(self) -> NewGameSetup:
        return self._setup

    @Property(Preferences, constant=True)
    def preferences(self) -> Preferences:
        return self._preferences

    @Property(Language, constant=True)
    def language(self) -> Language:
        return self._language

    @Property(ScoreModel, constant=True)
    def scores(self) -> ScoreModel:
        return self._scores

    @Property(CardPage, constant=True)
    def page(self) -> CardPage:
        return self._page

    @Property(Motion, constant=True)
    def motion(self) -> Motion:
        return self._motion

    # --- screens --------------------------------------------------------------------------------

    @Slot(str)
    def show(self, screen: str) -> None:
        """Go to a screen; at the title a game that was left can be continued."""
        if screen not in SCREENS or screen == self._screen:
            return
        if self._screen == "table":
            self._table.stop()
            self._waiting = None
            if self._table.is_open and not self._table.presenter.table.over:
                self._waiting = self._table.presenter.table
            self.continueChanged.emit()
        self._screen = screen
        self.screenChanged.emit()

    @Slot()
    def newGame(self) -> None:
        """Choose who plays."""
        self.show("new-game")

    @Slot()
    def continueGame(self) -> None:
        """Go on with the game that was left."""
        if self._waiting is not None:
            self.play(self._waiting)

    @Slot()
    def rematch(self) -> None:
        """The same players again, with other cards."""
        self._begin("")

    @Slot()
    def closeNotice(self) -> None:
        """The message has been read."""
        self._set_notice("")

    @Slot()
    def quit(self) -> None:
        """Leave the app."""
        QCoreApplication.quit()

    # --- games ----------------------------------------------------------------------------------

    def play(self, table: FortTable) -> None:
        """Show a game and go on with it."""
        self._waiting = None
        self.continueChanged.emit()
        self._table.open(table)
        self._screen = "table"
        self.screenChanged.emit()

    def _start(self) -> None:
        self._begin(str(self._setup.seed))

    def _begin(self, seed: str) -> None:
        boards = {board.colour: board.id for board in self._card_set.boards}
        seats = [
            SeatSetup(
                s.name, "bot" if s.bot else "person", s.level if s.bot else "", boards[s.colour]
            )
            for s in self._setup.seats()
        ]
        draft = bool(self._setup.draft)
        self._remember()
        pets = self._setup.pets()
        self.play(new_table(self._card_set, seats, _seed(seed), draft=draft, pets=pets))
        self._keep()

    def _keep(self) -> None:
        if self._services is not None and self._table.is_open:
            self._services.keep(self._table.presenter.table)

    def _finished(self) -> None:
        table = self._table.presenter.table
        self._scores.show(final_score(table, self._faces))
        pause = self._motion.pause(_BEFORE_SCORING)
        QTimer.singleShot(pause, self, lambda: self._score(table))

    def _score(self, table: FortTable) -> None:
        if self._screen == "table" and self._table.presenter.table is table and table.over:
            self.show("scoring")

    # --- words and settings ---------------------------------------------------------------------

    def retranslate(self) -> None:
        """Everything said in Python is said again."""
        self._faces.choose_language(str(self._language.code))
        self._setup.retranslate()
        self._scores.retranslate()
        self._table.retranslate()
        self._page.retranslate()
        self.continueChanged.emit()
        self._set_notice("")

    def _preferences_changed(self) -> None:
        chosen = self._preferences
        self._motion.set_speed(str(chosen.speed), reduced=bool(chosen.reducedMotion))
        self._language.choose(str(chosen.language))
        self._remember()

    def _remember(self) -> None:
        if self._services is not None:
            values = self._preferences.to_dict() | self._window
            self._services.remember(values, self._setup.to_dict())

    def _tell(self, problem: Problem | None) -> None:
        self._set_notice("" if problem is None else texts().problems.sentence(problem))

    def _set_notice(self, sentence: str) -> None:
        if sentence != self._notice:
            self._notice = sentence
            self.noticeChanged.emit()


def _usual_name(place: int, bot: bool) -> str:  # one of two kinds of names
    return texts().screens.bot(place + 1) if bot else texts().screens.player(place + 1)


def _seed(text: str) -> int:
    """A seed as written: a number is itself, words are hashed, nothing is random."""
    if not text:
        return secrets.randbits(32)
    if text.isascii() and text.isdigit() and len(text) < 19:
        return int(text)
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:6])


def _pets(table: FortTable) -> list[str]:
    """Icons of the variants of Cats & Dogs that a game is played with."""
    options = table.options
    return ["dog"] * options.dogs + ["cat"] * options.cats


def _summary(table: FortTable) -> str:
    progress = table.adapter.progress(table.state)
    players = (f"{s.name}: {n}" for s, n in zip(table.seats, progress.points, strict=True))
    return texts().screens.save_brief(texts().screens.names(players), progress.round)
