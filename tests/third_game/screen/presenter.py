"""A table of Pebbles as one person sits at it: what is there, in rows and words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from fort_desktop.ui.bridge.table.choices_model import Choice
from fort_desktop.ui.bridge.table.log_model import LogRow
from fort_desktop.ui.texts import texts
from tests.third_game.play import PebblesTable
from tests.third_game.rules import state as parts
from tests.third_game.words import PebblesTexts

NOBODY = -1
SAY = PebblesTexts()


@dataclass(frozen=True, slots=True)
class StoneRow:
    """A stone of the viewer: its number, its words, and whether it can be played or is advised."""

    number: int
    label: str
    usable: bool
    hinted: bool


@dataclass(frozen=True, slots=True)
class SeatRow:
    """Who sits there: the name, the points, how many stones are left, and what lies there.

    `lies` says it in words; `stone` is its number where it can be seen.
    """

    seat: int
    name: str
    colour: str
    tag: str
    points: int
    active: bool
    stones: int
    lies: str
    stone: int


class PebblesPresenter:
    """See `Presenting`."""

    def __init__(self, table: PebblesTable, viewer: int, *, covered: bool) -> None:
        self.table = table
        self.viewer = viewer
        self.covered = covered
        self.advised = 0
        self.refresh()

    @property
    def answering(self) -> bool:
        return False

    def refresh(self) -> None:
        decision = self.table.decision()
        self.kind = "" if decision is None else decision.kind
        self.actor = NOBODY if decision is None else decision.seat
        person = self.table.seats[self.viewer].kind == "person"
        self.mine = person and not self.covered and self.actor == self.viewer
        self.view = self.table.view(self._eyes)
        self.moves = self.table.legal() if self.mine else []

    @property
    def _eyes(self) -> int:
        """Under the curtain anybody may look."""
        return NOBODY if self.covered else self.viewer

    def player(self, seat: int) -> str:
        return self.table.seats[seat].name

    def colour(self, seat: int) -> str:
        return self.table.seats[seat].board

    def stones(self) -> list[StoneRow]:
        """The viewer's hand; none under the curtain."""
        return [
            StoneRow(n, SAY.said("stone", n=n), parts.Play(n) in self.moves, n == self.advised)
            for n in self.view.hands[self.viewer]
            if n != parts.HIDDEN
        ]

    def choices(self) -> list[Choice]:
        labels = (SAY.said("play", n=move.stone) for move in self.moves)
        return [Choice(place, label) for place, label in enumerate(labels)]

    def seats(self) -> list[SeatRow]:
        return [self._seat(number) for number in range(len(self.table.seats))]

    def _seat(self, number: int) -> SeatRow:
        setup, stone = self.table.seats[number], self.view.lies(number)
        lies = "" if stone is None else SAY.said("stone", n=stone) if stone else ""
        return SeatRow(
            seat=number,
            name=setup.name,
            colour=setup.board,
            tag=texts().screens.bot_tag(setup.level),
            points=self.view.points(number),
            active=number == self.actor,
            stones=len(self.view.hands[number]),
            lies=SAY.said("face_down") if stone == parts.HIDDEN else lies,
            stone=stone or parts.HIDDEN,
        )

    def standing(self) -> str:
        if self.mine:
            return SAY.said("ask", n=self.view.round)
        person, say = self.table.seats[self.actor].kind == "person", texts().table
        return (say.waiting if person else say.thinking)(self.player(self.actor))

    def round_tag(self) -> str:
        return texts().screens.round(self.view.round)

    def why_covered(self, name: str) -> str:
        return texts().screens.curtain_hidden()

    def log(self) -> list[LogRow]:
        """As the viewer has seen it; a dozen decisions are told anew each time."""
        eyes, told = self._eyes, range(len(self.table.history))
        happened = [*self.table.first_events_for(eyes)]
        for index in told:
            happened += self.table.events_for(eyes, index)
        return list(self._lines(happened))

    def _lines(self, happened: Sequence[parts.Event]) -> Iterator[LogRow]:
        turn = ""
        for event in happened:
            match event:
                case parts.RoundBegan(number, seat):
                    turn = f"{seat} {texts().screens.round(number)}"
                    yield self._line(seat, "first-player", "began", turn)
                case parts.StonePlayed(seat, stone):
                    key = "played" if stone else "hid"
                    yield self._line(seat, "hand", key, turn, n=stone)
                case parts.RoundTaken(seat, stones, points):
                    shown = texts().screens.names(map(str, stones))
                    yield self._line(seat, "vp", "taken", turn, n=points, stones=shown)
                case parts.GameEnded(kept):
                    for seat, stone in enumerate(kept):
                        yield self._line(seat, "hand", "has_kept", "", n=stone)

    def _line(self, seat: int, icon: str, key: str, turn: str, **values: str | int) -> LogRow:
        said = SAY.said(key, who=self.player(seat), **values)
        return LogRow(seat, icon, said, turn=turn)
