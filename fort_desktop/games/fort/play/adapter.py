"""Fort at a table."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import asdict, replace
from typing import Any, Literal

from fort_desktop.contract.adapter import Adapter, Progress, SoleAnswer
from fort_desktop.contract.errors import InvalidPosition
from fort_desktop.contract.wish import Wish
from fort_desktop.games.fort.play.proposal import proposal
from fort_desktop.games.fort.play.sole_answer import sole_answer
from fort_desktop.games.fort.rules import events as ev
from fort_desktop.games.fort.rules import frames as fr
from fort_desktop.games.fort.rules.cards import CardSet
from fort_desktop.games.fort.rules.engine import FortGame
from fort_desktop.games.fort.rules.events import Event
from fort_desktop.games.fort.rules.moves import Move
from fort_desktop.games.fort.rules.scoring import open_points
from fort_desktop.games.fort.rules.state import FortOptions, State
from fort_desktop.games.fort.rules.view import View
from fort_desktop.play.table import SeatSetup, Table

_PETS = ("dogs", "cats")
FortTable = Table[State, Move, View, Event, FortOptions]


class FortAdapter(Adapter[State, Move, View, Event, FortOptions]):
    """Fort with a set of cards.

    Attributes:
        cards: the definitions in play.
        rules: the game itself, with what only Fort has.
    """

    def __init__(self, cards: CardSet, pack: str = "") -> None:
        rules = FortGame(cards)
        super().__init__(rules, cards.digest)
        self.pack = pack
        self.definitions = self.cards = cards
        self.rules = rules

    def digest_of(self, options: FortOptions) -> str:
        """Dogs and cats count only in games with them."""
        pets = self.cards.pets_digest if options.dogs or options.cats else ""
        return f"{self.digest}-{pets}" if pets else self.digest

    def revealing(self, events: Sequence[Event], *, unseen: bool = False) -> bool:
        return ev.revealing(events, unseen=unseen)

    def first_events(self, state: State) -> list[Event]:
        """The turn under way; the draft has none."""
        return [ev.TurnBegan(state.leader, state.round)] if state.round else []

    def progress(self, state: State) -> Progress:
        """Points on the track; the draft belongs to the first round."""
        return Progress(max(1, state.round), tuple(seat.points for seat in state.seats))

    def open_points(self, state: State) -> tuple[int, ...]:
        """All but those of made-up rules (F-RULE)."""
        return tuple(open_points(state, seat) for seat in range(len(state.seats)))

    def variants(self, options: FortOptions) -> tuple[str, ...]:
        """Dogs and cats, where they are played with."""
        return ("dog",) * options.dogs + ("cat",) * options.cats

    def sole_answer(
        self,
        state: State,
        moves: Sequence[Move],
        *,
        asks_all: bool = True,
        wish: Wish | None = None,
    ) -> SoleAnswer[Move] | None:
        return sole_answer(self.rules, state, moves, asks_all=asks_all, wish=wish)

    def is_open(self, state: State) -> bool:
        """Recruiting (F-RECRUIT, F-PERK Birthday Party), the last Recycling (R17) and Rough Housing
        (R15): what can be chosen lies face up, and nothing of a hand comes into it.

        So the device stays where it is: to hand it back and on again would be a second time for the
        same person in one play. Whose decision it is stands there in the colour of the seat, and
        until it is made whoever has decided before may take that back.
        """
        open_frames = fr.RecruitPhase | fr.Party | fr.BeforeDiscard | fr.Rough
        return isinstance(state.stack[-1], open_frames)

    def proposal(self, state: State, moves: Sequence[Move]) -> Move | None:
        return proposal(self.rules, state, moves)

    def once_more(self, options: FortOptions) -> FortOptions:
        return replace(options, first=None)

    def write_options(self, options: FortOptions) -> dict[str, Any]:
        """Variants of Cats & Dogs are written only where they are played."""
        first = None if options.first is None else options.first + 1
        written = asdict(options) | {"boards": list(options.boards), "first": first}
        return {key: value for key, value in written.items() if value or key not in _PETS}

    def read_options(self, raw: Mapping[str, Any]) -> FortOptions:
        match dict.fromkeys(_PETS, False) | dict(raw):
            case {
                "seats": int(seats),
                "draft": bool(draft),
                "boards": list(boards),
                "first": int() | None as first,
                "dogs": bool(dogs),
                "cats": bool(cats),
                **rest,
            } if not rest and all(isinstance(board, str) for board in boards):
                first = None if first is None else first - 1
                return FortOptions(seats, draft, tuple(boards), first, dogs, cats)
        raise InvalidPosition(
            f"options: expected seats, draft, boards, first, dogs and cats; found {raw!r}"
        )


def new_table(
    cards: CardSet | FortAdapter,
    seats: Sequence[SeatSetup],
    seed: int,
    *,
    draft: bool = False,
    first: int | None = None,
    pets: Collection[Literal["dogs", "cats"]] = (),
) -> FortTable:
    """A new game of Fort.

    Args:
        cards: the definitions to play with, or the game with those of a pack.
        seats: who sits where; either all name a board or none does.
        seed: what the shuffles follow from.
        draft: the advanced setup (F-SET 8).
        first: the first player; chosen at random unless told.
        pets: the variants of Cats & Dogs that are played (D-SET, C-SET).

    Raises:
        InvalidPosition: there is no such game.
    """
    boards = tuple(seat.board for seat in seats if seat.board)
    variants = ("dogs" in pets, "cats" in pets)
    options = FortOptions(len(seats), draft, boards, first, *variants)
    adapter = FortAdapter(cards) if isinstance(cards, CardSet) else cards
    return Table(adapter, options, seed, seats)
