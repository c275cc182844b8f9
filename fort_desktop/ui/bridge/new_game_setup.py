"""The choices of the new-game screen: a list model of seats, and the game's options."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Literal

from PySide6.QtCore import (
    Property,
    QAbstractListModel,
    QByteArray,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtQml import QmlElement, QmlUncreatable

from fort_desktop.ui.texts import texts

Pets = Literal["dogs", "cats"]

QML_IMPORT_NAME = "Fort"
QML_IMPORT_MAJOR_VERSION = 1

AnyIndex = QModelIndex | QPersistentModelIndex
ROOT = QModelIndex()
FIRST_ROLE = Qt.ItemDataRole.UserRole + 1
ROLES = ("name", "usual", "bot", "level", "colour")
LEVELS = ("easy", "medium")
COLOURS = ("red", "blue", "green", "yellow")
FEWEST, MOST = 2, 4
LONGEST_NAME = 24
LONGEST_SEED = 40
PETS: tuple[Pets, ...] = ("dogs", "cats")


@dataclass(frozen=True, slots=True)
class Seat:
    """A chair at the table; an empty name means the usual one."""

    name: str = ""
    bot: bool = True
    level: str = "medium"
    colour: str = "red"


USUAL = tuple(Seat(bot=place > 0, colour=colour) for place, colour in enumerate(COLOURS))


def _numbered(place: int, bot: bool) -> str:  # one of two kinds of names
    return f"Bot {place + 1}" if bot else f"Player {place + 1}"


@QmlElement
@QmlUncreatable("made in Python")
class NewGameSetup(QAbstractListModel):  # type: ignore[operator]  # the stubs miss its __call__
    """Seats as rows (see `Seat`; `usual` is the name that stands for an empty one) and options.

    At first: one person against one medium bot. Seats that are taken away keep their choices.
    `dogs` and `cats` are the variants of Cats & Dogs, `dogsText` and `catsText` say what they are,
    `hasDogs` and `hasCats` whether the cards in play have them.
    `usual_name(place, bot)` gives the name of a seat that nobody named, in the chosen language.

    Signals:
        start: Play was pressed; `seats()`, `draft`, `pets()` and `seed` say what to play.
    """

    countChanged = Signal()
    optionsChanged = Signal()
    start = Signal()

    def __init__(
        self,
        usual_name: Callable[[int, bool], str] = _numbered,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._usual_name = usual_name
        self._seats = list(USUAL)
        self._count = FEWEST
        self._draft = False
        self._pets: dict[str, bool] = dict.fromkeys(PETS, False)
        self._offered: dict[str, bool] = dict.fromkeys(PETS, True)
        self._seed = ""

    # The list model

    def rowCount(self, parent: AnyIndex = ROOT) -> int:
        return 0 if parent.isValid() else self._count

    def roleNames(self) -> dict[int, QByteArray]:
        return {FIRST_ROLE + n: QByteArray(name.encode()) for n, name in enumerate(ROLES)}

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or not 0 <= index.row() < self._count:
            return None
        place = index.row()
        if role == Qt.ItemDataRole.DisplayRole:
            return self.name_of(place)
        number = role - FIRST_ROLE
        if not 0 <= number < len(ROLES):
            return None
        if ROLES[number] == "usual":
            return self._usual_name(place, self._seats[place].bot)
        return getattr(self._seats[place], ROLES[number])

    # What was chosen

    def seats(self) -> tuple[Seat, ...]:
        """The seats that play, each with its name."""
        return tuple(
            replace(seat, name=self.name_of(place))
            for place, seat in enumerate(self._seats[: self._count])
        )

    def name_of(self, place: int) -> str:
        seat = self._seats[place]
        return seat.name.strip() or self._usual_name(place, seat.bot)

    def _get_count(self) -> int:
        return self._count

    def _get_draft(self) -> bool:
        return self._draft

    def pets(self) -> tuple[Pets, ...]:
        """The variants of Cats & Dogs that are chosen and can be played."""
        return tuple(pet for pet in PETS if self._pets[pet] and self._offered[pet])

    def offer(self, *, dogs: bool, cats: bool) -> None:
        """Which variants the cards in play have at all."""
        self._offered = {"dogs": dogs, "cats": cats}
        self.optionsChanged.emit()

    def _get_dogs(self) -> bool:
        return "dogs" in self.pets()

    def _get_cats(self) -> bool:
        return "cats" in self.pets()

    def _get_has_dogs(self) -> bool:
        return self._offered["dogs"]

    def _get_has_cats(self) -> bool:
        return self._offered["cats"]

    def _get_dogs_text(self) -> str:
        return texts().screens.variant("dogs")

    def _get_cats_text(self) -> str:
        return texts().screens.variant("cats")

    def _get_seed(self) -> str:
        return self._seed

    count = Property(int, _get_count, notify=countChanged)
    draft = Property(bool, _get_draft, notify=optionsChanged)
    dogs = Property(bool, _get_dogs, notify=optionsChanged)
    cats = Property(bool, _get_cats, notify=optionsChanged)
    hasDogs = Property(bool, _get_has_dogs, notify=optionsChanged)
    hasCats = Property(bool, _get_has_cats, notify=optionsChanged)
    dogsText = Property(str, _get_dogs_text, notify=optionsChanged)
    catsText = Property(str, _get_cats_text, notify=optionsChanged)
    seed = Property(str, _get_seed, notify=optionsChanged)

    # Choosing

    @Slot(int)
    def set_count(self, count: int) -> None:
        """Two to four seats."""
        if not FEWEST <= count <= MOST or count == self._count:
            return
        if count > self._count:
            self.beginInsertRows(ROOT, self._count, count - 1)
            self._count = count
            self.endInsertRows()
        else:
            self.beginRemoveRows(ROOT, count, self._count - 1)
            self._count = count
            self.endRemoveRows()
        self.countChanged.emit()

    @Slot(int, str)
    def rename(self, place: int, name: str) -> None:
        self._change(place, name=name[:LONGEST_NAME])

    @Slot(int, bool)
    def set_bot(self, place: int, bot: bool) -> None:  # a slot for QML
        self._change(place, bot=bot)

    @Slot(int, str)
    def set_level(self, place: int, level: str) -> None:
        if level in LEVELS:
            self._change(place, level=level)

    @Slot(int, str)
    def set_colour(self, place: int, colour: str) -> None:
        """Take a board; who had it gets the old one."""
        if colour not in COLOURS or not 0 <= place < self._count:
            return
        other = next(n for n, seat in enumerate(self._seats) if seat.colour == colour)
        self._change(other, colour=self._seats[place].colour)
        self._change(place, colour=colour)

    @Slot(bool)
    def set_draft(self, on: bool) -> None:  # a slot for QML
        if on != self._draft:
            self._draft = on
            self.optionsChanged.emit()

    @Slot(bool)
    def set_dogs(self, on: bool) -> None:  # a slot for QML
        self._set_pets("dogs", on=on)

    @Slot(bool)
    def set_cats(self, on: bool) -> None:  # a slot for QML
        self._set_pets("cats", on=on)

    def _set_pets(self, pet: Pets, *, on: bool) -> None:
        if on != self._pets[pet]:
            self._pets[pet] = on
            self.optionsChanged.emit()

    @Slot(str)
    def set_seed(self, seed: str) -> None:
        """An empty seed means a new one each game."""
        short = seed.strip()[:LONGEST_SEED]
        if short != self._seed:
            self._seed = short
            self.optionsChanged.emit()

    @Slot()
    def play(self) -> None:
        self.start.emit()

    def retranslate(self) -> None:
        """Show the usual names in the chosen language."""
        usual = [FIRST_ROLE + ROLES.index("usual"), Qt.ItemDataRole.DisplayRole]
        self.dataChanged.emit(self.index(0), self.index(self._count - 1), usual)
        self.optionsChanged.emit()

    # Remembering

    def to_dict(self) -> dict[str, Any]:
        """The choices as plain values; the seed is for one game only."""
        seats = [
            {"name": s.name, "bot": s.bot, "level": s.level, "colour": s.colour}
            for s in self._seats
        ]
        return {"seats": seats, "count": self._count, "draft": self._draft} | self._pets

    def from_dict(self, values: Mapping[str, Any]) -> None:
        """Take over remembered choices; whatever does not fit is left as it was."""
        seats = values.get("seats")
        if isinstance(seats, list) and len(seats) == MOST:
            read = [_read_seat(seat) for seat in seats]
            fitting = [seat for seat in read if seat is not None]
            if sorted(seat.colour for seat in fitting) == sorted(COLOURS):
                self._seats = fitting
                self.dataChanged.emit(self.index(0), self.index(self._count - 1))
        count = values.get("count")
        if isinstance(count, int):
            self.set_count(count)
        draft = values.get("draft")
        if isinstance(draft, bool):
            self.set_draft(draft)
        for pet in PETS:
            if isinstance(on := values.get(pet), bool):
                self._set_pets(pet, on=on)

    def _change(self, place: int, **values: Any) -> None:
        if not 0 <= place < len(self._seats):
            return
        changed = replace(self._seats[place], **values)
        if changed != self._seats[place]:
            self._seats[place] = changed
            if place < self._count:
                self.dataChanged.emit(self.index(place), self.index(place))


def _read_seat(values: object) -> Seat | None:
    if not isinstance(values, Mapping):
        return None
    name, bot = values.get("name"), values.get("bot")
    level, colour = values.get("level"), values.get("colour")
    if not isinstance(name, str) or not isinstance(bot, bool):
        return None
    if level not in LEVELS or colour not in COLOURS:
        return None
    return Seat(name[:LONGEST_NAME], bot, level, colour)
