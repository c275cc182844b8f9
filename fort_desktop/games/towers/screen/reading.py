"""What is read at the 5 Towers table: why something cannot be done, and what a tower counts."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from fort_desktop.games.towers.rules.cards import KINDS, kind_of
from fort_desktop.games.towers.rules.scoring import MAIN, main_tower, score_seat
from fort_desktop.games.towers.rules.state import Seat
from fort_desktop.games.towers.screen.presented import presented, seat_at
from fort_desktop.games.towers.screen.presenter import TowersPresenter
from fort_desktop.games.towers.screen.staging import TowersParts
from fort_desktop.games.towers.words.sentences import card_lines, look_lines
from fort_desktop.games.towers.words.texts import words
from fort_desktop.ui.bridge.table.staging import Staged
from fort_desktop.ui.texts import texts

QML_IMPORT_NAME = "Towers"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("made in Python")
class TowersReading(QObject):  # type: ignore[operator]  # the stubs miss its __call__
    """Answers of the coach, and a closer look; nothing is decided here."""

    def __init__(
        self,
        staged: Staged,
        parts: TowersParts,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._shown = staged.shown
        self._coach = staged.coach
        self._parts = parts

    @property
    def _presenter(self) -> TowersPresenter:
        return presented(self._shown)

    @Slot(int)
    def whyBid(self, n: int) -> None:
        """Say why a number cannot be named."""
        self._coach.refuse(self._presenter.why_bid(n) or texts().table.not_now())

    @Slot(int)
    def why(self, key: int) -> None:
        """Say why nothing can be done with a card, or where it goes."""
        presenter, card = self._presenter, key - 1
        offered = card in presenter.view.offer
        if not (presenter.may_mark(card) if offered else presenter.may_build(card)):
            why = presenter.why_offered if offered else presenter.why_not_built
            self._coach.refuse(why(card))
        else:
            rows = self._parts.cards.rows()
            self._coach.say(next((row.label for row in rows if row.key == key), ""))

    @Slot(int, str)
    def misplaced(self, key: int, where: str) -> None:
        """Say where a card goes that was dropped on the "rubble", "rival" towers or elsewhere."""
        presenter, card = self._presenter, key - 1
        say, onto = words().why, words().names.onto(KINDS[kind_of(card)])
        held = presenter.view.offer if presenter.kind in ("bid", "take") else presenter.seat.hand
        if not presenter.mine or card not in held:
            self.why(key)
        elif presenter.kind == "bid":
            self._coach.refuse(say.not_taken())
        elif where == "rubble":
            self._coach.refuse(say.no_rubble())
        else:
            self._coach.refuse((say.rivals if where == "rival" else say.own_kind)(onto))

    @Slot()
    def misplacedTop(self) -> None:
        """Say where the top of a tower goes that was dropped elsewhere."""
        self._coach.refuse(words().why.to_rubble())

    @Slot()
    def whyNoDiscard(self) -> None:
        """Say why the discard pile cannot be looked through."""
        self._coach.refuse(self._parts.piles.why_no_discard())

    # --- a closer look --------------------------------------------------------------------------

    @Slot(int, result="QStringList")
    def cardLines(self, number: int) -> list[str]:
        """What the number of a card means."""
        return card_lines(number)

    @Slot(int, str, result="QStringList")
    def towerLines(self, relative: int, kind: str) -> list[str]:
        """What a tower counts and takes next; empty where nothing is built."""
        seat, number = self._seat_of(relative), KINDS.index(kind)
        return look_lines(seat, number) if seat.towers[number] else []

    @Slot(int, str, result=str)
    def towerTip(self, relative: int, kind: str) -> str:
        """The same in one line, shorter; empty where nothing is built."""
        lines = self.towerLines(relative, kind)
        if not lines:
            return ""
        points, name = self.towerPoints(relative, kind), words().names.tower(kind)
        return words().look.tip(points, name, lines[-1])

    @Slot(int, str, result=int)
    def towerPoints(self, relative: int, kind: str) -> int:
        """What a tower counts, also as the main one."""
        seat = self._seat_of(relative)
        rows = {row.source: row.points for row in score_seat(seat)}
        main = main_tower(seat) == KINDS.index(kind)
        return rows[kind] + (rows[MAIN] if main else 0)

    def _seat_of(self, relative: int) -> Seat:
        return self._presenter.view.seats[seat_at(self._presenter, relative)]
