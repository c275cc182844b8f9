"""A game being played, without a screen: who sits where, what happened, and the way back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Generic, Literal

from fort_desktop.contract.adapter import Adapter, Event, Move, Options, SoleAnswer, State, View
from fort_desktop.contract.errors import IllegalMove, InvalidPosition
from fort_desktop.contract.game import Decision, ScoreRow
from fort_desktop.play.history import Entry, Resumed, UndoReason
from fort_desktop.play.wishes import Wishes
from fort_desktop.storage.naming import game_key


@dataclass(frozen=True, slots=True)
class SeatSetup:
    """Who sits at a seat.

    Attributes:
        name: as the player wrote it, or what stands in for that.
        kind: a person at this screen, or a bot.
        level: the bot's level; empty for a person.
        board: what the seat is known by: the id of its board, or of its colour.
        usual: whether nobody chose the name; then it is not saved, and a screen may put it into
            the language of its reader.
    """

    name: str
    kind: Literal["person", "bot"] = "person"
    level: str = ""
    board: str = ""
    usual: bool = False


class Table(Generic[State, Move, View, Event, Options]):
    """A game with its seats and its history.

    Attributes:
        adapter: the game.
        options: the options that the game was begun with.
        seed: what its shuffles follow from.
        seats: who sits where; but for names they stay as they are.
        resumed: set when the history begins in the middle of the game.
        history: every decision since then, in order.
        begun: tells games apart that have the same seed; empty where there is no other.
        after: the game that is over and whose players wanted another one: this.
        asks_all: whether people are asked whatever can be decided; else what is at least as good as
            any other answer is made for them, and what they most likely want is proposed.
        declined: whether nothing is proposed at the decision that is open.
        wishes: what they do not want to be asked; none holds while they are asked everything.
    """

    def __init__(
        self,
        adapter: Adapter[State, Move, View, Event, Options],
        options: Options,
        seed: int,
        seats: Sequence[SeatSetup],
        resumed: Resumed[State] | None = None,
    ) -> None:
        """A new game, or one that goes on from `resumed`.

        Raises:
            InvalidPosition: the options are none of this game, or not for so many seats.
        """
        self.adapter = adapter
        self.game = adapter.game
        self.options = options
        self.seed = seed
        self.seats = tuple(seats)
        self.resumed = resumed
        self.history: list[Entry[State, Move, Event]] = []
        self.begun = ""
        self.after: AnyTable | None = None
        self.asks_all = True
        self.wishes = Wishes()
        self.declined = False
        self._state = (
            self.game.copy(resumed.state) if resumed else self.game.new_game(options, seed)
        )
        expected = len(adapter.progress(self._state).points)
        if len(self.seats) != expected:
            raise InvalidPosition(f"expected {expected} seats; found {len(self.seats)}")
        self._first_events = adapter.first_events(self._state)
        self._holder = -1

    @property
    def key(self) -> str:
        """What tells this game from all others; the key of its record."""
        return game_key(self.game.id, self.seed, self.begun)

    def call(self, names: Sequence[str]) -> None:
        """Give the seats that nobody named these names, one for every seat."""
        pairs = zip(self.seats, names, strict=True)
        self.seats = tuple(replace(s, name=name) if s.usual else s for s, name in pairs)

    # --- looking --------------------------------------------------------------------------------

    @property
    def state(self) -> State:
        """The whole position: for records and traces, never for a screen or a bot."""
        return self._state

    @property
    def moves(self) -> list[str]:
        """All moves of the game so far, in notation."""
        earlier = self.resumed.moves if self.resumed else ()
        return [*earlier, *(entry.notation for entry in self.history)]

    def places(self, kind: Literal["by_hand", "unasked"]) -> list[int]:
        """The places among `moves` of those that are `by_hand` or `unasked`, as in `Entry`."""
        earlier = len(self.resumed.moves) if self.resumed else 0
        return [earlier + n for n, entry in enumerate(self.history) if getattr(entry, kind)]

    @property
    def number(self) -> int:
        """How many decisions have been made in the game so far."""
        return len(self.history) + (len(self.resumed.moves) if self.resumed else 0)

    @property
    def persons(self) -> list[int]:
        """The seats of people, in order."""
        return [n for n, seat in enumerate(self.seats) if seat.kind == "person"]

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.decision() is None

    def decision(self) -> Decision | None:
        """Who decides what; None when the game is over."""
        return self.game.decision(self._state)

    def legal(self) -> list[Move]:
        """The legal moves of the seat to act; none when the game is over."""
        return list(self.game.legal_moves(self._state))

    def view(self, seat: int) -> View:
        """All that `seat` may know."""
        return self.game.view(self._state, seat)

    def score(self) -> list[list[ScoreRow]]:
        """Per seat, where its points come from, secret ones included: for a game that is over."""
        return self.game.score(self._state)

    def winners(self) -> list[int]:
        """The seats that have won; secrets decide, so it is for a game that is over."""
        return self.game.winners(self._state)

    def events_for(self, seat: int, index: int = -1) -> list[Event]:
        """What `seat` saw happen at a decision of the history, the last one unless told.

        Before the first decision: how the log begins, as `first_events_for`.
        """
        if not self.history:
            return self.first_events_for(seat)
        return self.game.redact(self.history[index].events, seat)

    def first_events_for(self, seat: int) -> list[Event]:
        """What `seat` saw before the first decision of the history."""
        return self.game.redact(self._first_events, seat)

    # --- deciding -------------------------------------------------------------------------------

    def submit(self, move: Move, *, by_hand: bool = False, unasked: bool = False) -> list[Event]:
        """Carry out a move of the seat to act; returns all that happened, secrets included.

        Args:
            move: what is decided.
            by_hand: a person made it, which is a step of its own for `undo` even where nothing
                was to be decided.
            unasked: it is made for a person, as `unasked` says: no step of its own.

        Raises:
            IllegalMove: the move is not legal here; nothing has changed.
        """
        decision = self.decision()
        if decision is None:
            raise IllegalMove("the game is over")
        sole = self.sole_answer()
        alone = sole is not None and not self._asks_for(sole)
        chosen = unasked and not (alone and self._is_sole(move))
        before, openly = self.game.copy(self._state), self.openly
        events: list[Event] = []
        try:
            self.game.apply(self._state, move, events)
            entry = Entry(
                seat=decision.seat,
                kind=decision.kind,
                move=move,
                notation=self.game.format_move(before, move),
                events=tuple(events),
                forced=unasked or (alone and not by_hand),
                by_hand=alone and by_hand,
                unasked=chosen,
                revealing=self.adapter.revealing(events),
                before=before,
            )
        except BaseException:
            self._state = before
            raise
        self.history.append(entry)
        after = self.decision()
        if after is None or (after.seat, after.kind) != (decision.seat, decision.kind):
            self.declined = False
        if self.seats[decision.seat].kind == "person" and not (sole and sole.evident):
            self._holder = -1 if openly else decision.seat
        return events

    def sole_answer(self, among: Sequence[Move] | None = None) -> SoleAnswer[Move] | None:
        """The one sensible answer now, or `among` some of the legal moves; None without one."""
        moves = self.game.legal_moves(self._state) if among is None else among
        if not moves:
            return None
        decision = self.decision()
        wish = self.wishes.holding(decision.seat, self.number) if decision else None
        return self.adapter.sole_answer(self._state, moves, asks_all=self.asks_all, wish=wish)

    def _is_sole(self, move: Move) -> bool:
        """Whether a move is the sole answer even where people are asked everything."""
        sole = self.adapter.sole_answer(self._state, self.legal())
        return sole is not None and sole.move == move

    def forced(self) -> Move | None:
        """The one sensible answer, where nothing is to be decided.

        A person whose turn it is to take over the device decides all the same: that there was
        nothing to choose would tell the others about a hidden hand, unless all can see it.
        """
        sole = self.sole_answer()
        return None if sole is None or self._asks_for(sole) else sole.move

    def unasked(self) -> Move | None:
        """What is made for a person: what is forced and need not be given by hand, or proposed."""
        sole = self.sole_answer()
        if self._asks_for(sole):
            return None
        if sole is not None:
            return None if sole.by_hand else sole.move
        if self.asks_all or self.declined or self.over:
            return None
        return self.adapter.proposal(self._state, self.legal())

    def handover(self) -> int | None:
        """The person who must be given the device before the next decision, if it is another.

        In a game without secrets people decide together at one screen.
        """
        return self._without_device() if self._asks_for(self.sole_answer()) else None

    @property
    def openly(self) -> bool:
        """Whether a person decides without taking over the device, as all may look: afterwards
        nobody has it. Not where people are asked everything."""
        elsewhere = not self.asks_all and self._elsewhere() is not None
        return elsewhere and self.adapter.is_open(self._state)

    def _elsewhere(self) -> int | None:
        """The person who decides and has not got the device."""
        decision = self.decision()
        if not self.adapter.secrets or decision is None or decision.seat == self._holder:
            return None
        person = self.seats[decision.seat].kind == "person"
        return decision.seat if person and len(self.persons) > 1 else None

    def _without_device(self) -> int | None:
        """The person who has to take it over for that."""
        return None if self.openly else self._elsewhere()

    def _asks_for(self, sole: SoleAnswer[Move] | None) -> bool:
        """Whether somebody has to take over the device, for this answer or to look for one."""
        return self._without_device() is not None and not (sole and sole.evident)

    def put_down(self) -> None:
        """Nobody is known to have the device any more: the next person is asked to take it."""
        self._holder = -1
        self.decline()

    def decline(self) -> None:
        """Nothing is proposed at this decision any more."""
        self.declined = True

    # --- the way back ---------------------------------------------------------------------------

    def can_undo(self, seat: int | None = None) -> tuple[bool, UndoReason]:
        """Whether a person may take back a decision, and why not.

        Args:
            seat: the person; without it the only one at the table, or who decided last.

        Returns:
            True with "", or False with "hidden" (the person has learnt something hidden since),
            "other" (somebody else has decided since) or "nothing" (there is no decision).
        """
        index, reason = self._way_back(seat)
        return index >= 0, reason

    @property
    def dispensable(self) -> bool:
        """Whether it can be given up for the game before it: no person has decided anything yet."""
        asked = (self.seats[entry.seat].kind for entry in self.history if not entry.forced)
        return self.after is not None and "person" not in asked

    def taker_back(self) -> int | None:
        """Who may still take back what led to a hand-over or an open decision: nobody has looked.

        Only known while the device has not been put down, as by leaving the table.
        """
        if not self.openly and self.handover() is None:
            return None
        return self._holder if self._way_back(self._holder, unseen=True)[0] >= 0 else None

    def take_back(self) -> None:
        """Take back the decision of `taker_back`, who has to be given the device again.

        Raises:
            IllegalMove: nobody may; nothing has changed.
        """
        seat = self.taker_back()
        if seat is None:
            raise IllegalMove("nobody may take anything back")
        self._go_back(self._way_back(seat, unseen=True)[0])
        self.put_down()

    def undo(self, seat: int | None = None) -> list[Entry[State, Move, Event]]:
        """Take back the person's last decision and all that was carried out without asking since.

        Returns:
            what was taken back, in the order in which it had happened.

        Raises:
            IllegalMove: `can_undo` says no; nothing has changed.
        """
        index, reason = self._way_back(seat)
        if index < 0:
            raise IllegalMove(f"no undo: {reason}")
        return self._go_back(index)

    def reach(self, seat: int) -> int:
        """How far back in the history a person may go: to before the decision of this index.

        Since then nobody else has decided, and the person has learnt nothing hidden.
        """
        index = len(self.history)
        while index and self.history[index - 1].seat == seat:
            if self.history[index - 1].revealing:
                break
            index -= 1
        return index

    def rewind(self, index: int, seat: int) -> list[Entry[State, Move, Event]]:
        """Go back to before a decision of the history, which need not be the last one, as `undo`.

        Raises:
            IllegalMove: `reach` does not go so far; nothing has changed.
        """
        if not self.reach(seat) <= index < len(self.history):
            raise IllegalMove(f"no way back to decision {index}")
        return self._go_back(index)

    def _go_back(self, index: int) -> list[Entry[State, Move, Event]]:
        undone = self.history[index:]
        self.decline()  # what has been taken back is not proposed again at once
        del self.history[index:]
        self._state = self.game.copy(undone[0].before)
        self._holder = undone[0].seat
        self.wishes.go_back(self.number)
        return undone

    def _last_to_decide(self) -> int:
        """Who of several people goes back: the holder of the device, if that hides anything."""
        if self.adapter.secrets:
            return self._holder
        asked = (entry.seat for entry in reversed(self.history) if not entry.forced)
        return next((seat for seat in asked if self.seats[seat].kind == "person"), -1)

    def _way_back(self, seat: int | None, *, unseen: bool = False) -> tuple[int, UndoReason]:
        """Where in the history the decision to take back is; -1 and the reason if there is none.

        With `unseen` nobody has looked at the table since the last decision.
        """
        if seat is None:
            seat = self.persons[0] if len(self.persons) == 1 else self._last_to_decide()
        own = [n for n, entry in enumerate(self.history) if entry.seat == seat and not entry.forced]
        if not own:
            return -1, "nothing"
        for index in range(len(self.history) - 1, own[-1] - 1, -1):
            entry = self.history[index]
            if entry.seat != seat:
                return -1, "other"
            if self.adapter.revealing(entry.events, unseen=True) if unseen else entry.revealing:
                return -1, "hidden"
        return own[-1], ""


AnyTable = Table[Any, Any, Any, Any, Any]
