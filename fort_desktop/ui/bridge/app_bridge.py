"""The app's bridge: which screen is shown, and how games begin, go on and end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import Property, QObject, QUrl, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from fort_desktop.contract.kits import adapters, ids
from fort_desktop.play.table import AnyTable
from fort_desktop.storage.errors import Problem
from fort_desktop.ui.bot_driver import BotDriver
from fort_desktop.ui.bridge.app_parts import AppParts
from fort_desktop.ui.bridge.last_look import LastLook
from fort_desktop.ui.bridge.left_games import LeftGames
from fort_desktop.ui.bridge.motion import Motion
from fort_desktop.ui.bridge.new_game.beginning import begin, once_more, usual_name
from fort_desktop.ui.bridge.new_game.setup import NewGameSetup
from fort_desktop.ui.bridge.preferences import Preferences
from fort_desktop.ui.bridge.saving import Saving
from fort_desktop.ui.bridge.score_model import ScoreModel
from fort_desktop.ui.bridge.table.bridge import TableBridge
from fort_desktop.ui.bridge.tables import Tables
from fort_desktop.ui.game_screen import game_screen
from fort_desktop.ui.language import Language, system_language
from fort_desktop.ui.pack_watch import PackWatch
from fort_desktop.ui.services import Services
from fort_desktop.ui.texts import texts

QML_IMPORT_NAME = "Shared"
QML_IMPORT_MAJOR_VERSION = 1

SCREENS = ("title", "left", "new-game", "table", "scoring", "settings")
TABLE = "table"


@QmlElement
@QmlUncreatable("made in Python")
class AppBridge(AppParts):  # type: ignore[operator]  # the stubs miss its __call__
    """Owns the other bridges.

    Attributes:
        screen: one of `SCREENS`.
        packs: looks for card files of the player's own.
        table: the game that is shown, or was shown last; None before the first one.
        game: its id; empty before the first one.
        tablePage: the address of its screen.

    Signals:
        problem: something went wrong with a file; may come from another thread.
    """

    screenChanged = Signal()
    problem = Signal(object)

    def __init__(
        self, language: Language, driver: BotDriver, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._screen = "title"
        self._language = language
        self._motion = Motion(self)
        self._saving = Saving(self)
        self._saving.admitted.connect(self._look_anew)
        self._preferences = Preferences(parent=self)
        self._tables = Tables(driver, self._motion, self._preferences, self._bring, self)
        self.before_games: Callable[[], object] = lambda: None  # called before one is read
        self._setup = NewGameSetup(usual_name, self)
        self.packs = PackWatch(self._setup, self)
        self.packs.renewed.connect(self._look_at_packs)
        self._scores = ScoreModel(parent=self)
        self._last_look = LastLook(self._motion, self._tables, self)
        self._last_look.enough.connect(lambda: self._screen == TABLE and self.show("scoring"))
        self._services: Services | None = None
        self._window: dict[str, Any] = {}
        self._left = LeftGames(adapters(), self)
        self._setup.start.connect(self._start)
        self._preferences.changed.connect(self._preferences_changed)
        self.problem.connect(self._tell)
        driver.replaced.connect(lambda: self._set_notice(texts().errors.bot()))

    def table_of(self, game: str) -> TableBridge:
        """The table of a game; it is made when it is first asked for."""
        self.before_games()
        return self._tables.of(game)

    def _bring(self, bridge: TableBridge) -> None:
        bridge.flow.save_by(self._saving)
        bridge.flow.kept.connect(self._keep)
        bridge.flow.finished.connect(self._finished)
        bridge.flow.resigned.connect(self._score_again)
        bridge.flow.left.connect(lambda: self.show("title"))
        bridge.flow.wentOn.connect(lambda: self.show("scoring"))

    def use(self, services: Services) -> None:
        """Take over the settings; from now on everything is saved."""
        self._services, settings = services, services.settings  # which changes with what is set
        self._saving.use(services)
        self._left.look(len(services.may_have_left & set(ids())))
        self.packs.use(services.packs)
        self._preferences.from_settings(settings, system_language())
        self._setup.from_dict(settings.new_game)
        self._preferences_changed()

    def look_for_game(self) -> None:
        """Offer the games that were left, and tell what went wrong with others."""
        if self._services is None:
            return
        self._left.look(0)
        self.packs.look()
        self._find_left()
        self._tell_problems([] if self._services.alone else [texts().errors.running()])
        self.open_file()

    def begin_with(self, file: Path) -> None:
        """Go on with the game of a file as soon as the others are looked for, or by `open_file`."""
        assert self._services is not None, "files are read"
        self._services.file = file

    def keep_window(self, values: dict[str, Any]) -> None:
        """Remember where the window is, under the names of the settings file."""
        self._window = values
        self._remember()

    def close(self) -> None:
        """No bot thinks, and everything is saved."""
        self._leave_table()
        self.packs.close()
        self._saving.use(None)
        if self._services is not None:
            self._services.close()
            self._services = None

    # --- properties -----------------------------------------------------------------------------

    @Property(str, notify=screenChanged)
    def screen(self) -> str:
        return self._screen

    @Property(TableBridge, notify=screenChanged)
    def table(self) -> TableBridge | None:
        return self._tables.shown

    @Property(str, notify=screenChanged)
    def game(self) -> str:
        return self._tables.game

    @Property(QUrl, notify=screenChanged)
    def tablePage(self) -> QUrl:
        return game_screen(self._tables.game).table_page if self._tables.game else QUrl()

    @Slot(str, result=QUrl)
    def helpPage(self, game: str) -> QUrl:
        """The address of a game's help."""
        self.before_games()
        return game_screen(game).help_page

    # --- screens --------------------------------------------------------------------------------

    @Slot(str)
    def show(self, screen: str) -> None:
        """Go to a screen; at the title a game that was left can be continued."""
        if screen not in SCREENS or screen == self._screen:
            return
        if self._screen == TABLE:
            self._leave_table()
        if screen in ("title", "new-game"):
            self.packs.look()
        if screen == "title":
            self._find_left()
            self._tell_problems()
        if screen == "new-game" and self._services is not None:
            self._setup.tell(self._services.results())
            self._tell_problems()
        self._turn_to(screen)

    def _turn_to(self, screen: str) -> None:
        self._screen = screen
        self.screenChanged.emit()

    @Slot()
    def newGame(self) -> None:
        """Choose who plays."""
        self.show("new-game")

    @Slot(str)
    def continueGame(self, game: str) -> None:
        """Go on with the game of this kind that was left."""
        if (table := self._left.of(game)) is not None:
            self.play(table)

    @Slot(str)
    def showOthers(self, game: str) -> None:
        """All games of this kind that were left."""
        self._left.look_through(game)
        self.show("left")

    @Slot(str)
    def continueOther(self, key: str) -> None:
        """Go on with any game that was left; the one that is offered of its kind waits instead."""
        record, table = self._left.waiting_as(key), self._left.offered_as(key)
        if self._services is not None and table is None and record is not None:
            table = self._services.load(record)
        if table is None:
            self.show("title")
        else:
            self.play(table)

    @Slot(str)
    def removeOther(self, key: str) -> None:
        """Remove such a game for good; the next one of its kind is offered."""
        record, table = self._left.waiting_as(key), self._left.offered_as(key)
        if self._services is not None and record is not None:
            self._services.forget(record)
        if table is not None:
            self._left.take(table.game.id)
        self._find_left()
        self._tell_problems()

    @Slot(str)
    def goBack(self, screen: str) -> None:
        """To the screen that was shown before; a game goes on, one that is over was scored."""
        table = self._played
        if screen != TABLE:
            self.show(screen)
        elif table is not None and table.over:
            self.show("scoring")
        elif table is not None:
            self._seat(table, again=self._screen == "settings")

    @Slot()
    def rematch(self) -> None:
        """The same players again at the same game, with other cards."""
        table = self._played
        self.play(begin(self._setup) if table is None else once_more(table))

    # --- games ----------------------------------------------------------------------------------

    @property
    def _played(self) -> AnyTable | None:
        """The game that was shown last."""
        return self._tables.played

    def play(self, table: AnyTable) -> None:
        """Show a game at its own table and go on with it, whoever asks for it.

        The table names its seats; the game is saved, and so is the one that was played last.
        """
        if self._screen == TABLE:
            self._leave_table()
        self._seat(table)

    def _seat(self, table: AnyTable, *, again: bool = False) -> None:
        """To a table; `again` by whoever has only looked at something else meanwhile."""
        self.closeNotice()  # it has been seen, and would cover the rivals
        if self._services is not None:
            self._services.claim(table)
        self._left.take(table.game.id)
        self.before_games()
        self._tables.show(table, again=again)
        self._turn_to(TABLE)
        self._keep()
        self._tell_problems()

    def _leave_table(self) -> None:
        """The game waits to be continued; one that is over is counted, as nobody comes back."""
        table = self._played
        if self._tables.shown is None or table is None:
            return
        self._tables.shown.flow.stop()
        if not table.over:
            self._left.leave(table)
        elif self._screen == TABLE and self._last_look.end():
            self._count(table)
            self._find_left()

    def _find_left(self) -> None:
        """Offer the latest game of each kind that waits on the disk, and then the others of it."""
        if self._services is None:
            return
        known = self._left.tables()
        if self._screen == TABLE and self._played is not None and not self._played.over:
            known.append(self._played)
        self._left.find(*self._services.left(known))
        self.packs.look_for_wanted()

    @Slot()
    def _look_at_packs(self) -> None:
        """More is known of packs than before; a game that waits may be one of theirs."""
        if self._screen == "title":
            self._find_left()
        self.open_file()

    @Slot()
    def _look_anew(self) -> None:
        """Another copy of the app has ended; its games may have gone on since they were read."""
        assert self._services is not None, "it has found that"
        self._left.let_go(self._services.owns)
        self._find_left()
        if self._notice == texts().errors.running():
            self.closeNotice()

    def open_file(self) -> None:
        """Go on with the game of a file that was asked for, when its pack is known."""
        table = None if self._services is None else self._services.asked_for()
        if table is not None and self._screen == TABLE:
            self._leave_table()
            self._turn_to("title")  # its page goes, and with it whatever is open there
        if table is None:
            self._tell_problems()
        else:
            self.play(table)

    def _count(self, table: AnyTable) -> None:
        if self._services is not None:
            self._scores.tell(self._services.count(table))
            self._tell_problems()

    @Slot()
    def _start(self) -> None:
        self.before_games()
        self.packs.settle()  # or the cards that were chosen once may not be there yet
        self._remember()
        self.play(begin(self._setup))

    @Slot()
    def _keep(self) -> None:
        if self._services is not None and (table := self._played) is not None:
            self._services.keep(table)
            self._saving.watch()

    @Slot()
    def _finished(self) -> None:
        table = self._played
        assert table is not None, "it has just ended"
        self._scores.show(self.table_of(table.game.id).staging.final_score(table))
        self._last_look.begin()

    @Slot()
    def lookBack(self) -> None:
        """From the scoring to the table as the game has left it; nothing can be decided there."""
        if self._screen == "scoring" and self._tables.shown is not None:
            self._scores.was_seen()
            self._turn_to(TABLE)

    @Slot(object, object)
    def _score_again(self, rematch: AnyTable, before: AnyTable) -> None:
        """A rematch is taken back: the game before it is scored as it was, and not counted anew."""
        if self._services is not None:
            self._services.drop(rematch)
        self._screen = "scoring"
        self._tables.show(before)
        self._last_look.end()
        self.screenChanged.emit()

    # --- words and settings ---------------------------------------------------------------------

    def retranslate(self) -> None:
        """Everything said in Python is said again, and whom nobody named is called otherwise."""
        self._left.retranslate()
        self._setup.retranslate()
        for bridge in self._tables:
            bridge.flow.retranslate()
        if (played := self._played) is not None and played.over:
            self._scores.renew(self.table_of(played.game.id).staging.final_score(played))
        self._scores.retranslate()
        self._saving.retranslate()
        self._set_notice("")

    @Slot()
    def _preferences_changed(self) -> None:
        chosen = self._preferences
        self._motion.set_speed(str(chosen.speed), reduced=bool(chosen.reducedMotion))
        self._language.choose(str(chosen.language))
        self._remember()

    def _remember(self) -> None:
        if self._services is not None:
            set_now = self._preferences.to_dict() | self._window
            self._services.remember(set_now, self._setup.to_dict())

    @Slot(object)
    def _tell(self, problem: Problem | None) -> None:
        before = str(self._saving.unsaved)
        self._saving.note(problem)
        if problem is None:
            self._set_notice("" if self._notice == before else self._notice)
        elif problem.id != "save-running":  # said at the start, and by the sign
            self._set_notice(texts().problems.sentence(problem))

    def _tell_problems(self, told: Sequence[str] = ()) -> None:
        """Say what went wrong with files, after what is `told` already."""
        found = [] if self._services is None else self._services.problems()
        said = [*told, *texts().problems.sentences(found)]
        if said:
            self._set_notice("\n".join(said))
