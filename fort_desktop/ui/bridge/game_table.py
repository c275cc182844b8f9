"""The table's bridge: what QML asks and shows. No rules, and no sentence is built here."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QTimer, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from fort_desktop.games.fort.events import Event
from fort_desktop.games.fort.moves import Move
from fort_desktop.session.fort_adapter import FortTable
from fort_desktop.ui.bot_driver import BotDriver
from fort_desktop.ui.bridge import coach
from fort_desktop.ui.bridge.affordances import Affordance
from fort_desktop.ui.bridge.card_faces import CardFaces
from fort_desktop.ui.bridge.cards_model import CardsModel
from fort_desktop.ui.bridge.choices_model import Choice
from fort_desktop.ui.bridge.motion import Motion
from fort_desktop.ui.bridge.presenter import TOKEN_PLACES, Presenter
from fort_desktop.ui.bridge.table_facts import TableFacts
from fort_desktop.ui.texts import texts

QML_IMPORT_NAME = "Fort"
QML_IMPORT_MAJOR_VERSION = 1

_Zone = CardsModel.Zone
_CENTRE = -1
_PAUSES = {"play": 900, "follow": 700, "recruit-phase": 700, "party": 700}
_SHORT = 350
_READING = 6000


@QmlElement
@QmlUncreatable("made in Python")
class GameTable(TableFacts):  # type: ignore[operator]  # the stubs miss its __call__
    """One game on the screen, from the eyes of one person.

    Signals:
        refused: something was tried that is not possible; `coachText` says why.
        finished: the game has just ended.
        kept: a decision was made: time to save.
        left: the table is left for the title.
    """

    refused = Signal()
    finished = Signal()
    kept = Signal()
    left = Signal()

    def __init__(
        self,
        driver: BotDriver,
        motion: Motion,
        faces: CardFaces,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._faces = faces
        self._driver = driver
        self._motion = motion
        self._taken = -1
        self._answer: Move | None = None
        self._paused = False
        self._pace = QTimer(self)
        self._pace.setSingleShot(True)
        self._pace.timeout.connect(self._pause_over)
        self._reading = QTimer(self)
        self._reading.setSingleShot(True)
        self._reading.setInterval(_READING)
        self._reading.timeout.connect(self._was_read)
        driver.answered.connect(self._bot_answered)
        driver.advised.connect(self._advised)

    # --- a game comes and goes ------------------------------------------------------------------

    def open(self, table: FortTable) -> None:
        """Show a game and go on with it."""
        self.stop()
        table.put_down()  # whoever had the device may have left it
        persons = table.persons
        viewer = persons[0] if persons else 0
        self._taken = persons[0] if len(persons) == 1 else -1
        self._presenter = Presenter(table, viewer, self._picture, covered=len(persons) != 1)
        self._said = ""  # a hint given before is not for whoever comes next
        self._show(fly=False)
        self._go_on()

    def _picture(self, card: str) -> str:
        face = self._faces.face(card)
        return "" if face is None else face.head.toString()  # type: ignore[attr-defined]

    def stop(self) -> None:
        """Leave the game alone: no bot thinks and nothing is pending."""
        self._pace.stop()
        self._driver.cancel()
        self._answer = None
        self._paused = False
        self._close_options()

    def retranslate(self) -> None:
        """Everything is said again in the language chosen."""
        self._said = ""
        self._close_options()
        if self._presenter is not None:
            self._show(fly=False)

    # --- going on -------------------------------------------------------------------------------

    def _submit(self, move: Move) -> None:
        table = self.presenter.table
        self._pace.stop()
        self._answer = None
        before = table.decision()
        events = table.submit(move)
        self._said = ""
        self._close_options()
        self._show(fly=True, events=table.game.redact(events, self.presenter.viewer))
        self.kept.emit()
        kind = "" if before is None else before.kind
        by_person = before is not None and table.seats[before.seat].kind == "person"
        self._wait(0 if by_person else _PAUSES.get(kind, _SHORT))
        self._go_on()

    def _wait(self, ms: int) -> None:
        pause = self._motion.pause(ms)
        self._paused = pause > 0
        self._pace.start(pause)

    def _pause_over(self) -> None:
        self._paused = False
        answer, self._answer = self._answer, None
        if answer is not None:
            self._submit(answer)

    def _bot_answered(self, move: object) -> None:
        self._answer = move  # type: ignore[assignment]  # signals carry plain objects
        if not self._paused:
            self._pause_over()

    def _go_on(self) -> None:
        """Let whoever decides next decide: a bot thinks, a person is shown what can be done."""
        table = self.presenter.table
        decision = table.decision()
        if decision is None:
            self.finished.emit()
            return
        if table.seats[decision.seat].kind == "bot":
            self._driver.ask(table, decision.seat)
            return
        taking_over = table.handover()
        if taking_over is not None and taking_over != self._taken:
            self.presenter.covered = True
            self._show(fly=False)
            return
        forced = table.forced() if taking_over is None else None
        if forced is not None and not self.presenter.commits(forced):
            self._answer = forced
            self._wait(_SHORT)

    def _show(self, *, fly: bool, events: Sequence[Event] = ()) -> None:
        presenter = self.presenter
        presenter.refresh()
        if presenter.pile_open != presenter.wants_pile():
            presenter.pile_open = presenter.wants_pile()
            presenter.refresh()
        targets = presenter.targets(events)
        rows = presenter.rows()
        self._cards.show(rows, fly=fly, origins=presenter.origins(events), targets=targets)
        self._show_rest()

    def _show_rest(self) -> None:
        """Panels, buttons, log and words."""
        presenter = self.presenter
        count = len(presenter.table.seats)
        for relative in range(count):
            number = (presenter.viewer + relative) % count
            self._seats[relative].show(presenter.seat_row(number))
        asked = presenter.asked
        self._choices.show(coach.buttons(asked, presenter.offered) if presenter.mine else [])
        self._log.show(presenter.log())
        self._preview = presenter.preview()
        self._hint = None
        self.changed.emit()

    # --- what a person does ---------------------------------------------------------------------

    @Slot(int)
    def choose(self, move: int) -> None:
        """A button, by the place of its move among the legal ones."""
        if 0 <= move < len(self.presenter.moves):
            self._submit(self.presenter.moves[move])

    @Slot(int)
    def pick(self, key: int) -> None:
        """A card is clicked: do the one thing, offer several, or say why nothing can be done."""
        self._touch(self.presenter.of_card(key), key, lambda: self.presenter.why_card(key))

    @Slot(int, int, result=bool)
    def allows(self, key: int, zone: int) -> bool:
        """Whether a card can be dropped on a zone."""
        return any(a.target == zone for a in self.presenter.of_card(key))

    @Slot(int, int, result=bool)
    def drop(self, key: int, zone: int) -> bool:
        """A card is dropped on a zone."""
        offered = [a for a in self.presenter.of_card(key) if a.target == zone]
        return self._touch(offered, key, lambda: self._refusal(key))

    def _refusal(self, key: int) -> str:
        if self.presenter.of_card(key):
            return texts().why.not_there()
        return self.presenter.why_card(key)

    @Slot(int)
    def why(self, key: int) -> None:
        """Say why nothing can be done with a card."""
        self._refuse(self.presenter.why_card(key))

    def _touch(self, offered: list[Affordance], key: int, why: Callable[[], str]) -> bool:
        if not offered:
            self._refuse(why())
            return False
        if len(offered) == 1:
            self.choose(offered[0].move)
            return True
        self._offer([coach.choice(self.presenter.asked, a.move) for a in offered], key)
        return True

    def _refuse(self, sentence: str) -> None:
        self._said = sentence
        self._reading.start()
        self.changed.emit()
        self.refused.emit()

    def _was_read(self) -> None:
        """The reason has stood long enough; the coach says again what can be done."""
        self._said = ""
        self.changed.emit()

    def _offer(self, choices: list[Choice], key: int) -> None:
        self._options.show(choices)
        self._options_key = key
        self.changed.emit()

    @Slot()
    def closeOptions(self) -> None:
        """None of the options."""
        self._close_options()
        self.changed.emit()

    def _close_options(self) -> None:
        self._options.show([])
        self._options_key = 0

    @Slot(str)
    def pickToken(self, place: str) -> None:
        """A token is clicked, by "stuff pizza", "supply toy" and so on."""
        if self.presenter.payment:
            self._lay(place)
        else:
            self._touch(self.presenter.of_token(place), _CENTRE, texts().why.not_now)

    @Slot(str, int, result=bool)
    def tokenAllows(self, place: str, zone: int) -> bool:
        """Whether a token can be dropped on a zone."""
        if self.presenter.payment:
            paid = zone in (_Zone.Fort, _Zone.Board, _Zone.Supply)
            return paid and self.presenter.payment.allows(*TOKEN_PLACES[place])
        return any(a.target == zone for a in self.presenter.of_token(place))

    @Slot(str, int, result=bool)
    def dropToken(self, place: str, zone: int) -> bool:
        """A token is dropped on a zone."""
        if not self.tokenAllows(place, zone):
            self._refuse(texts().why.not_there())
            return False
        if self.presenter.payment:
            self._lay(place)
            return True
        offered = [a for a in self.presenter.of_token(place) if a.target == zone]
        return self._touch(offered, _CENTRE, texts().why.not_there)

    def _lay(self, place: str) -> None:
        payment = self.presenter.payment
        if not payment.allows(*TOKEN_PLACES[place]):
            self._refuse(texts().why.not_now())
            return
        move = payment.lay(*TOKEN_PLACES[place])
        if move >= 0:
            self.choose(move)
        else:
            self.changed.emit()

    @Slot(str)
    def pickPerk(self, perk: str) -> None:
        """A perk card is clicked or dropped."""
        perks = self.presenter.view.cards.perk_numbers
        offered = [a for a in self.presenter.offered if a.perk == perks.get(perk, -1) >= 0]
        self._touch(offered, _CENTRE, texts().why.not_now)

    @Slot(str)
    def pickRule(self, rule: str) -> None:
        """A made-up rule is chosen."""
        rules = self.presenter.view.cards.rule_numbers
        offered = [a for a in self.presenter.offered if a.rule == rules.get(rule, -1) >= 0]
        self._touch(offered, _CENTRE, texts().why.not_now)

    @Slot(int)
    def pickRival(self, seat: int) -> None:
        """A rival's pack is clicked, by the seat's number in the game."""
        offered = [a for a in self.presenter.offered if a.rival == seat]
        self._touch(offered, _CENTRE, texts().why.not_now)

    @Slot()
    def openPile(self) -> None:
        """Spread out the own discard pile."""
        self._spread(on=True)

    @Slot()
    def closePile(self) -> None:
        """Put the own discard pile together."""
        self._spread(on=False)

    def _spread(self, *, on: bool) -> None:
        presenter = self.presenter
        if presenter.pile_open != on and not presenter.covered:
            presenter.pile_open = on
            presenter.refresh()
            self._cards.show(presenter.rows(), fly=True)
            self.changed.emit()

    @Slot()
    def undo(self) -> None:
        """Take back the last decision, or the tokens laid out; else say why it cannot be."""
        payment = self.presenter.payment
        if any(payment.laid):
            payment.clear()
            self.changed.emit()
            return
        table = self.presenter.table
        possible, reason = table.can_undo(self.presenter.viewer)
        if not possible or self.presenter.covered:
            self._refuse(self.undo_refusal(reason))
            return
        self.stop()
        table.undo(self.presenter.viewer)
        self._said = ""
        self._show(fly=False)
        self.kept.emit()
        self._go_on()

    @Slot()
    def hint(self) -> None:
        """Ask the best bot; `coachText` says what it would do, and `hintKey` points at the card."""
        presenter = self.presenter
        if not presenter.mine or len(presenter.moves) == 1:
            self._say(texts().hints.only() if presenter.mine else texts().why.not_now())
            return
        self._say(texts().hints.thinking())
        self._driver.advise(presenter.table, presenter.viewer)

    def _advised(self, move: object) -> None:
        presenter = self.presenter
        if not presenter.mine or move not in presenter.moves:
            return
        number = presenter.moves.index(move)
        self._hint = presenter.offered[number]
        self._say(texts().hints.plain(coach.choice(presenter.asked, number).label))

    def _say(self, sentence: str) -> None:
        self._reading.stop()
        self._said = sentence
        self.changed.emit()

    @Slot()
    def hurry(self) -> None:
        """Wait for nothing that is only to be looked at."""
        if self._paused:
            self._pace.stop()
            self._pause_over()

    @Slot()
    def openCurtain(self) -> None:
        """Whoever was asked for has taken over the device."""
        presenter = self.presenter
        taking_over = presenter.table.handover()
        if taking_over is None:
            return
        self._taken = taking_over
        presenter.viewer = taking_over
        presenter.covered = False
        self._show(fly=False)
        self._go_on()

    @Slot()
    def leave(self) -> None:
        """Back to the title; the game has been saved."""
        self.stop()
        self.left.emit()
