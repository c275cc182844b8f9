"""A person at the window of Fort who wants what the medium bot wants, and does no more for it than
must be done."""

from __future__ import annotations

from contextlib import AbstractContextManager
from dataclasses import replace
from typing import Any

from PySide6.QtQuick import QQuickItem

from fort_desktop.games.fort.play.adapter import FortTable
from fort_desktop.games.fort.play.plan import Change
from fort_desktop.games.fort.rules import moves as mv
from fort_desktop.games.fort.rules.moves import Move
from fort_desktop.ui.app import Stage
from tests.games.fort.screen.robot import KeyPlayer, MousePlayer
from tests.ui.hands import Key, Zone, pump, thing, things
from tools.bench.ui.robots.hands import Counting, CountingKeys, CountingMouse, counted
from tools.bench.ui.robots.paying import exchanges
from tools.bench.ui.robots.tally import Act, Tally, Turn
from tools.bench.ui.robots.wishes import Addition, Wishes

MOST = 5000  # things done in a game
_CORRECTIONS = 15  # of the cards added to one action
_KINDS: dict[type, str] = {
    mv.Play: "play a card",
    mv.Skip: "play nothing",
    mv.Add: "add a card",
    mv.Use: "use a card of the lookout",
    mv.Do: "choose an action",
    mv.Finish: "finish the card",
    mv.Name: "name a suit",
    mv.Choose: "count a suit",
    mv.Follow: "follow",
    mv.UseCat: "use a cat",
    mv.Pay: "pay",
    mv.Spend: "spend",
    mv.Take: "pizza or toys",
    mv.Pack: "into the pack",
    mv.Lookout: "into the lookout",
    mv.Trash: "trash",
    mv.Recruit: "recruit",
    mv.Stop: "stop",
}


def nothing(_: Stage) -> None:
    """What is done before each decision."""


def kind_of(kind: str, move: Move | None) -> str:
    """What is wanted with a move that answers such a question, in words."""
    if isinstance(move, mv.Done) and kind == "add":
        return "play it"
    if kind == "need":
        return "meet a need"
    if isinstance(move, mv.Pass):
        return "do not follow" if kind == "follow" else f"make no use of {kind}"
    return _KINDS.get(type(move), f"{kind}: {type(move).__name__}")


class FortRobot:
    """Plays for the people at the table in the window.

    Attributes:
        acts: what was done so far in this game.
        counting: the mouse or the keyboard.
        wishes: what is wanted.
        suffered: how much was made otherwise than wanted, with no way to change it.
        handed: who took over the device, in which turn, and for which play of it.
    """

    def __init__(self, stage: Stage, *, by_keys: bool) -> None:
        self._hand: MousePlayer | KeyPlayer
        self.counting: Counting
        if by_keys:
            self.counting = CountingKeys(stage)
            self._hand = KeyPlayer(stage, 0, nothing)
            self._hand.keys = self.counting
        else:
            self.counting = CountingMouse(stage.window)
            self._hand = MousePlayer(stage, 0, nothing)
            self._hand.mouse = self.counting
        self._stage = stage
        self._bridge: Any = stage.app.table_of("fort")
        self._table = self._bridge.presenter.table
        self.wishes = Wishes(self._table)
        self._first = len(self._table.history)
        self._seen = self._first  # up to there decisions of the history were looked at
        self._adding: tuple[int, list[Addition]] | None = None  # from which decision on, and what
        self._corrected = 0
        self.acts: list[Act] = []
        self.suffered = 0
        self.handed: list[tuple[int, Turn, int]] = []

    def play(self, tally: Tally) -> None:
        """Play to the end, and add what that took to a tally.

        Raises:
            AssertionError: the window does not do what is wanted, or the game does not end.
        """
        assert any(not self.step() for _ in range(MOST)), "the game does not end"
        states = [entry.before for entry in self._table.history[self._first :]]
        turns = [(state.round, state.leader) for state in states if state.round]
        tally.count(self.acts, turns, self._table.persons)
        tally.suffered += self.suffered
        tally.hand_overs(self.handed)

    # --- what is wanted -------------------------------------------------------------------------

    def step(self) -> bool:
        """Wait until a person is asked, and do one thing; False when the game is over."""
        if not self._hand.wait_for_turn():
            return False
        if self._bridge.curtain.down:
            self._hand.touch(thing(self._stage, "openCurtain"))
            self.handed.append(handed(self._table, self._bridge.presenter.viewer))
            return True
        change = self._objection()
        if change is not None:
            self._adding = None
            self._make_change(change)
        elif self._bridge.presenter.kind == "add":
            self._compose()
        else:
            self._seen = len(self._table.history)
            self._make(self._wish())
        return True

    def _objection(self) -> int | None:
        """What to change of what was chosen for the person since it was last looked at; cards that
        were added are looked at later, all at once."""
        history = self._table.history
        while self._seen < len(history):
            entry = history[self._seen]
            if entry.unasked and entry.seat == self._bridge.presenter.viewer:
                if isinstance(entry.move, Addition):
                    break
                wish = self.wishes.instead(self._seen)
                change = self._change(self._seen, wish) if wish != entry.move else None
                if change is not None:
                    self._seen += 1
                    return change
                self.suffered += wish != entry.move
            self._seen += 1
        return None

    def _wish(self) -> int:
        """The legal move that the bot would make now; of what is as good for it, what is marked."""
        presenter = self._bridge.presenter
        at = self._table.state, presenter.viewer, presenter.moves, self._table.number
        marked = [] if presenter.marked.move is None else [presenter.marked.move]
        number: int = presenter.moves.index(self.wishes.at(*at, *marked))
        return number

    def _change(self, index: int, wish: Move) -> int | None:
        """The change of the plan that brings a wish about, or has it asked; None without one."""
        for number, change in self._changes():
            if change.index == index and change.card < 0 and change.instead in (wish, None):
                return number
        return None

    def _changes(self) -> list[tuple[int, Change]]:
        presenter = self._bridge.presenter
        return [*enumerate(presenter.plan, len(presenter.moves))]

    # --- the cards that are added ---------------------------------------------------------------

    def _compose(self) -> None:
        """Take back a card, add one, or play it."""
        history, presenter = self._table.history, self._bridge.presenter
        first = len(history)
        while first and isinstance(history[first - 1].move, Addition):
            first -= 1
        if self._adding is None or self._adding[0] != first:
            self._adding, self._corrected = (first, self.wishes.added(first)), 0
        wanted = self._adding[1]
        have = [entry.move for entry in history[first:]]
        self._corrected += 1
        if self._corrected <= _CORRECTIONS and (
            self._take_back(first, have, wanted) or self._add(have, wanted)
        ):
            return
        self._adding = None
        self._seen = len(history)
        if mv.Done() in presenter.moves:
            self._play_it()
        else:
            self._make(self._wish())

    def _take_back(self, first: int, have: list[Move], wanted: list[Addition]) -> bool:
        """Take back a card that is not wanted, or have its coin read otherwise; whether so."""
        for index, move in reversed([*enumerate(have, first)]):
            if move in wanted:
                continue
            assert isinstance(move, Addition), "cards are added"
            other = next((one for one in wanted if one.card == move.card), None)
            for number, change in self._changes():
                if change.index == index and change.instead == other:
                    self._make_change(number)
                    return True
        return False

    def _add(self, have: list[Move], wanted: list[Addition]) -> bool:
        """Add a card that is wanted, if one can be; whether so."""
        moves = self._bridge.presenter.moves
        for move in wanted:
            if move not in have and move in moves:
                self._make(moves.index(move))
                return True
        return False

    def _play_it(self) -> None:
        presenter = self._bridge.presenter
        if not presenter.kinds:
            self._make(presenter.moves.index(mv.Done()))
            return
        kind = self.wishes.kind_after_done(presenter.viewer, presenter.kinds)
        number = len(presenter.moves) + len(presenter.plan) + presenter.kinds.index(kind)
        with self._counted(mv.Done()):
            self._press(self._button(number))

    # --- how it is done -------------------------------------------------------------------------

    def _counted(self, move: Move | None, wanted: str = "") -> AbstractContextManager[None]:
        presenter = self._bridge.presenter
        kind, asks = presenter.kind, presenter.kind == "follow"
        turn = (presenter.view.round, presenter.view.leader)
        act = Act(presenter.viewer, turn, wanted or kind_of(kind, move), asks=asks)
        follows = asks and not isinstance(move, mv.Pass)
        return counted(self.counting, self.acts, replace(act, follows=follows))

    def _make_change(self, number: int) -> None:
        presenter = self._bridge.presenter
        change: Change = presenter.plan[number - len(presenter.moves)]
        with self._counted(None, _changed(change)):
            if change.card < 0:
                self._press(self._button(number))
            else:
                self._press(thing(self._stage, f"card{presenter.keys.key(change.card)}"))
                self._choose_option(number)

    def _make(self, number: int) -> None:
        """Make a legal move."""
        presenter = self._bridge.presenter
        before = len(self._table.history)
        move = presenter.moves[number]
        with self._counted(move):
            if number != self._bridge.presenter.marked.number:
                self._do(number)
            if len(self._table.history) == before:  # it is only marked
                self._press(self._button(self._bridge.presenter.marked.number))
        made = self._table.history[before:]
        assert made, f"{move} was not made: {self._bridge.coach.text}"
        assert self._hand.same(made[0].move, move), f"{made[0].move} instead of {move}"

    def _do(self, number: int) -> None:
        presenter = self._bridge.presenter
        button = self._button(number)
        if button is not None:
            self._press(button)
            return
        offered = presenter.offered[number]
        self._show_pile(offered.card)
        name = self._hand.name_of(offered)
        if name in things(self._stage):
            self._press(thing(self._stage, name))
            self._choose_option(number)
            return
        for place in self._tokens(number):
            self._press(thing(self._stage, place.replace(" ", "-")))

    def _tokens(self, number: int) -> list[str]:
        """The tokens to click for a payment, the fewest; those that lie there may be taken back."""
        presenter = self._bridge.presenter
        moves, payment = presenter.moves, presenter.payment
        order: list[str] | None = self._hand.layable(moves, number)
        assert order is not None, f"{moves[number]} cannot be made"
        if payment.whole:
            others = exchanges(moves, payment.laid, moves[number])
            if others is not None and len(others) <= len(order):  # and the button, but no Esc
                return others
            self._take_back_smallest()
        return order

    def _show_pile(self, card: int) -> None:
        """Spread the own discard pile for a card that lies in it."""
        presenter = self._bridge.presenter
        own = presenter.view.seats[presenter.viewer].discard
        if card in own and not self._bridge.touch.pileOpen:
            pile = [r for r in self._bridge.cards.rows() if r.zone == Zone.Discard and r.seat == 0]
            self._press(thing(self._stage, f"card{max(pile, key=lambda row: row.place).key}"))
            self._hand.wait_for_turn()

    def _button(self, number: int) -> QQuickItem | None:
        """The button in sight that makes this move or change."""
        for name, item in things(self._stage).items():
            if name.startswith(("choice", "primary")) and item.property("move") == number:
                return item
        return None

    def _choose_option(self, number: int) -> None:
        """Where one thing can do several: the button beside it."""
        if not self._bridge.options.key:
            return
        pump()
        for name, item in things(self._stage).items():
            if name.startswith("option") and item.property("move") == number and name != "options":
                self._press(item)
                return
        raise AssertionError(f"it is not offered: {number}")

    def _press(self, item: QQuickItem | None) -> None:
        assert item is not None, f"there is no button: {self._bridge.coach.text}"
        try:
            self._hand.touch(item)
        except LookupError:
            if not self._bridge.touch.pileOpen:
                raise
            self._take_back_smallest()  # the pile lies on what is wanted
            self._hand.touch(item)

    def _take_back_smallest(self) -> None:
        """By Esc: one act more, whatever the hand."""
        self.counting.acts += 1
        CountingKeys(self._stage).press(Key.Key_Escape)
        self._hand.wait_for_turn()


def handed(table: FortTable, seat: int) -> tuple[int, Turn, int]:
    """Whose turn it is when somebody takes over the device, and for which play of it, from 1 on:
    whether there is a Do-Over is asked for the next one."""
    decision, turn = table.decision(), (table.state.round, table.state.leader)
    before = [e for e in table.history if (e.before.round, e.before.leader) == turn]
    played = sum(isinstance(entry.move, mv.Play) for entry in before)
    begins = decision is not None and decision.kind in ("play", "do-over")
    return seat, turn, played + begins


def _changed(change: Change) -> str:
    """What a change of the play being composed is, in words."""
    if change.card >= 0:
        return "read a coin anew" if change.instead else "take a card back"
    if isinstance(change.made, mv.Do):
        return "leave it out" if isinstance(change.instead, mv.Finish) else "the other action"
    return "another suit"
