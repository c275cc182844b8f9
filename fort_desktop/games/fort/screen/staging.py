"""How a game of Fort goes on at the screen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from fort_desktop.contract.bot import Advised
from fort_desktop.games.fort.play.adapter import FortTable
from fort_desktop.games.fort.rules.events import Event
from fort_desktop.games.fort.rules.moves import Move
from fort_desktop.games.fort.screen import coach
from fort_desktop.games.fort.screen.cards.cards_model import CardsModel
from fort_desktop.games.fort.screen.cards.cats_model import CatsModel
from fort_desktop.games.fort.screen.cards.lent_model import LentModel
from fort_desktop.games.fort.screen.cards.lent_shown import lent_rows
from fort_desktop.games.fort.screen.cards.open_cards import OpenCards
from fort_desktop.games.fort.screen.cards.pets_shown import worked_cats
from fort_desktop.games.fort.screen.moments.moments import Moments
from fort_desktop.games.fort.screen.moments.told import great_moments
from fort_desktop.games.fort.screen.pace import SPARED, TurnTime, beat, own_beat, turn_over, unasked
from fort_desktop.games.fort.screen.play.play_preview import PlayPreview
from fort_desktop.games.fort.screen.presented import presented
from fort_desktop.games.fort.screen.presenter import Presenter
from fort_desktop.games.fort.screen.scoring import final_score
from fort_desktop.games.fort.screen.seats import SeatPanels
from fort_desktop.games.fort.screen.sparing import spared
from fort_desktop.games.fort.screen.story.story_model import Recap, Story
from fort_desktop.games.fort.screen.touch.advised import advised_lines, advised_text
from fort_desktop.games.fort.screen.touch.hint import FortHint
from fort_desktop.games.fort.screen.touch.options import TouchOptions
from fort_desktop.ui.bridge.motion import Motion
from fort_desktop.ui.bridge.score_model import FinalScore
from fort_desktop.ui.bridge.table.choices_model import ChoicesModel
from fort_desktop.ui.bridge.table.log_model import LogModel
from fort_desktop.ui.bridge.table.shown import ShownTable
from fort_desktop.ui.bridge.table.staging import Staging

_LONG = 4  # plays of others that one may well forget


@dataclass(frozen=True, slots=True)
class FortParts:
    """All that shows a table of Fort, whatever is done at it."""

    log: LogModel
    open_cards: OpenCards
    cards: CardsModel
    cats: CatsModel
    lent: LentModel
    choices: ChoicesModel
    options: TouchOptions
    play: PlayPreview
    seats: SeatPanels
    story: Story
    recap: Recap
    hint: FortHint
    moments: Moments


class FortStaging(Staging):
    """What Fort does in its own way."""

    def __init__(self, shown: ShownTable, motion: Motion, parts: FortParts) -> None:
        self._shown = shown
        self._motion = motion
        self._parts = parts
        self._time = TurnTime()
        self._showing = False
        self._advised: Sequence[Advised] = ()
        parts.moments.changed.connect(self._stage)
        shown.counted.connect(self._count)

    @property
    def _presenter(self) -> Presenter:
        return presented(self._shown)

    def present(self, table: FortTable, viewer: int, *, covered: bool) -> Presenter:
        self._parts.open_cards.use(table.adapter.definitions)
        return Presenter(table, viewer, self._picture, covered=covered)

    def _picture(self, card: str) -> str:
        face = self._parts.open_cards.faces.face(card)
        return "" if face is None else face.head.toString()  # type: ignore[attr-defined]

    def retranslate(self) -> None:
        self._parts.open_cards.retranslate()

    def final_score(self, table: FortTable) -> FinalScore:
        return final_score(table, self._parts.open_cards.faces)

    # --- going on -------------------------------------------------------------------------------

    def turn(self) -> tuple[int, int]:
        """The turn under way, by round and leader."""
        view = self._presenter.view
        return view.round, view.leader

    def pause(self, move: Move, kind: str, events: Sequence[Event], *, by_person: bool) -> int:
        presenter, turn = self._presenter, self.turn()
        if by_person:
            return own_beat(events) if self._bot_decides() else 0
        wanted = beat(move, kind, events, presenter.viewer)
        if turn_over(events):  # what is spent would be the next turn's
            return wanted
        granted = self._time.grant(turn, wanted)
        self._time.spend(turn, max(granted, self.staged()))
        return granted

    def _bot_decides(self) -> bool:
        table = self._presenter.table
        decision = table.decision()
        return decision is not None and table.seats[decision.seat].kind == "bot"

    def unasked_pause(self, move: Move) -> int:
        presenter = self._presenter
        if presenter.mine and spared(presenter) not in ("", "rests"):
            return SPARED
        return unasked(move, swift=not presenter.table.asks_all)

    def staged(self) -> int:
        return self._parts.moments.left

    def tidy(self) -> None:
        self._parts.options.close()
        self._showing, showing = True, self._showing  # what comes next is shown soon
        self._parts.moments.end()
        self._showing = showing

    def seated(self) -> None:
        self._parts.recap.mark(fresh=self._rivals_played() > 0)

    def note(self, pause: int, *, skipped: bool, over: bool) -> None:
        """Whether the viewer could read what happened."""
        unseen = pause and (skipped or not self._motion.pause(pause))
        if over:  # the own turn: what was before it does not matter any more
            self._parts.recap.mark(fresh=False)
        elif unseen or (pause and self._rivals_played() >= _LONG):
            self._parts.recap.mark(fresh=True)

    def _rivals_played(self) -> int:
        viewer = self._presenter.viewer
        return sum(row.seat != viewer for row in self._parts.recap.rows())

    def laid_out(self) -> bool:
        presenter = self._presenter
        return presenter.marked.move is not None or any(presenter.payment.laid)

    def put_back(self) -> bool:
        laid_out = self.laid_out()
        presenter = self._presenter
        presenter.payment.clear()
        if presenter.marked.move is not None:
            presenter.marked.place(None)
            presenter.table.decline()
            self.show(fly=True, by_hand=True)
        return laid_out

    # --- showing --------------------------------------------------------------------------------

    def show(self, *, fly: bool, events: Sequence[Event] = (), by_hand: bool = False) -> None:
        presenter, moments = self._presenter, self._parts.moments
        presenter.refresh()
        found = great_moments(events, presenter.view, presenter.people)
        if not fly:  # who skips what moves sees the end all the same
            found = [moment for moment in found if moment.kind == "over"]
        self._showing = True
        if fly or found:
            moments.begin(found)
        self._showing = False
        self._show(fly=fly, events=events)

    def _stage(self) -> None:
        """Something else is staged, or nothing any more: then the viewer is asked."""
        if not self._showing and self._shown.is_open:
            staged = self._parts.moments.shown.text
            if staged != self._presenter.staged:
                self._show(fly=True)

    def _show(self, *, fly: bool, events: Sequence[Event] = ()) -> None:
        presenter, parts = self._presenter, self._parts
        staged = parts.moments.shown.text
        if presenter.staged != staged:
            presenter.staged = staged
            presenter.refresh()
        parts.moments.hold(presenter.awaited)
        if presenter.pile_open != presenter.wants_pile():
            presenter.pile_open = presenter.wants_pile()
            presenter.refresh()
        targets = presenter.targets(events)
        rows = presenter.rows()
        parts.cards.show(rows, fly=fly, origins=presenter.origins(events), targets=targets)
        lent = lent_rows(presenter.scene.view, presenter.keys, presenter.people, rows)
        parts.lent.show(lent, fly=fly)
        parts.cats.show(presenter.cat_rows(), fly=fly)
        for cat in worked_cats(presenter.view, events) if fly else ():
            parts.cats.worked.emit(cat)
        self._show_rest()

    def _show_rest(self) -> None:
        """Panels, buttons, log and words."""
        presenter, parts = self._presenter, self._parts
        parts.seats.show()
        asked = presenter.asked
        asks = presenter.mine and presenter.table.unasked() is None
        parts.choices.show(coach.buttons(asked, presenter.with_button) if asks else [])
        self._tell()
        parts.play.show(asked, presenter.colours())
        parts.hint.forget()
        self._shown.changed.emit()

    def _count(self) -> None:
        """The game has been scored: what was secret counts in the panels, too."""
        self._parts.seats.show()
        self._tell()

    def _tell(self) -> None:
        """The log, the latest play, and what happened since the viewer's last turn."""
        presenter, parts = self._presenter, self._parts
        history = presenter.seen_history
        parts.log.show(presenter.log(scored=bool(self._shown.scored)))
        parts.story.show(history.telling())
        kept = presenter.covered and not presenter.mine  # nobody or somebody else may look
        parts.recap.keep_from_others(kept)
        since = [] if kept else history.since(presenter.viewer)
        parts.recap.show([history.row(play) for play in since])

    # --- hints ----------------------------------------------------------------------------------

    def point_at(self, move: Move) -> str:
        return self.advise([Advised(move)])

    def advise(self, advised: Sequence[Advised]) -> str:
        presenter = self._presenter
        asked = presenter.asked
        numbers = [presenter.moves.index(one.move) for one in advised]
        offered = [presenter.offered[number] for number in numbers]
        lines = advised_lines(asked, advised, [presenter.key_of(one) for one in offered])
        self._parts.hint.offer(offered, lines)
        self._advised = advised
        return advised_text(asked, advised)

    def keep(self, line: int) -> str:
        self._parts.hint.choose(line)
        return advised_text(self._presenter.asked, self._advised, line)

    def forget_hint(self) -> None:
        self._parts.hint.forget()
