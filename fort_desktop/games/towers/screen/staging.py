"""How a game of 5 Towers goes on at the screen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from fort_desktop.games.towers.play.adapter import TowersTable as TowersGameTable
from fort_desktop.games.towers.play.advice import why_advised
from fort_desktop.games.towers.rules.events import Event
from fort_desktop.games.towers.rules.moves import Bid, Move
from fort_desktop.games.towers.screen.bidding import TowersBidding
from fort_desktop.games.towers.screen.buttons import TowersButtons
from fort_desktop.games.towers.screen.cards import TowersCards
from fort_desktop.games.towers.screen.hint import TowersHint
from fort_desktop.games.towers.screen.pace import beat
from fort_desktop.games.towers.screen.piles import TowersPiles
from fort_desktop.games.towers.screen.presented import presented
from fort_desktop.games.towers.screen.presenter import TowersPresenter
from fort_desktop.games.towers.screen.preview import TowersPreview
from fort_desktop.games.towers.screen.scoring import final_score
from fort_desktop.games.towers.screen.seats import TowersSeats
from fort_desktop.games.towers.screen.travel import TowersTravel
from fort_desktop.games.towers.words.sentences import advice_text, why_advised_text
from fort_desktop.ui.bridge.score_model import FinalScore
from fort_desktop.ui.bridge.table.log_model import LogModel
from fort_desktop.ui.bridge.table.shown import ShownTable
from fort_desktop.ui.bridge.table.staging import Staging


@dataclass(frozen=True, slots=True)
class TowersParts:
    """All that shows a table of 5 Towers."""

    log: LogModel
    travel: TowersTravel
    seats: TowersSeats
    cards: TowersCards
    piles: TowersPiles
    bidding: TowersBidding
    preview: TowersPreview
    buttons: TowersButtons
    hint: TowersHint

    def show_cards(self) -> None:
        """Everything but the log and the words."""
        for part in (self.cards, self.piles, self.bidding, self.preview, self.seats):
            part.show()


class TowersStaging(Staging):
    """What 5 Towers does in its own way."""

    def __init__(self, shown: ShownTable, parts: TowersParts) -> None:
        self._shown = shown
        self._parts = parts

    def present(self, table: TowersGameTable, viewer: int, *, covered: bool) -> TowersPresenter:
        return TowersPresenter(table, viewer)

    def final_score(self, table: TowersGameTable) -> FinalScore:
        return final_score(table)

    def turn(self) -> tuple[int, int]:
        return presented(self._shown).view.round, 0

    def pause(self, move: Move, kind: str, events: Sequence[Event], *, by_person: bool) -> int:
        return beat(move, events, by_person=by_person)

    def unasked_pause(self, move: Move) -> int:
        return 900

    def show(self, *, fly: bool, events: Sequence[Event] = (), by_hand: bool = False) -> None:
        presenter, parts = presented(self._shown), self._parts
        bids, words = presenter.view.bids, parts.buttons.words
        presenter.refresh()
        if not by_hand:
            parts.buttons.turn_deaf(words)
        presenter.deal(events if fly else ())
        parts.seats.echo(bids, events if fly else ())
        parts.travel.fly(fly)
        if fly:
            parts.travel.tell(events)
        parts.show_cards()
        parts.log.show(presenter.log())
        parts.hint.forget()
        self._shown.changed.emit()
        parts.travel.fly(False)

    def point_at(self, move: Move) -> str:
        """What is marked stays: a hint is only advice."""
        presenter = presented(self._shown)
        self._parts.hint.point_at(move)
        best = presenter.best(move.n) if isinstance(move, Bid) else ()
        wanted = [card for card in presenter.view.offer if card in best]
        why = why_advised_text(why_advised(presenter.view, move))
        return " ".join(filter(None, (advice_text(move, presenter.seat, wanted), why)))

    def forget_hint(self) -> None:
        self._parts.hint.forget()
