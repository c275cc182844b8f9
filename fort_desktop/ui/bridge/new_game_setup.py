"""The choices of the new-game screen: a list model of seats, and the game's options."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
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

from fort_desktop.storage.typed import known_as, one_line
from fort_desktop.ui.bridge.new_game_seats import (
    FEWEST,
    LONGEST_NAME,
    MOST,
    OFFERS,
    USUAL,
    USUAL_LEVEL,
    Offer,
    Results,
    Seat,
    read_colours,
    read_seats,
    write_seats,
)
from fort_desktop.ui.texts import texts

Pets = Literal["dogs", "cats"]

QML_IMPORT_NAME = "Fort"
QML_IMPORT_MAJOR_VERSION = 1

AnyIndex = QModelIndex | QPersistentModelIndex
ROOT = QModelIndex()
FIRST_ROLE = Qt.ItemDataRole.UserRole + 1
ROLES = ("name", "usual", "bot", "level", "colour", "standing")
LONGEST_SEED = 40
PETS: tuple[Pets, ...] = ("dogs", "cats")


def _numbered(place: int, bot: bool) -> str:  # one of two kinds of names
    return f"Bot {place + 1}" if bot else f"Player {place + 1}"


@QmlElement
@QmlUncreatable("made in Python")
class NewGameSetup(QAbstractListModel):  # type: ignore[operator]  # the stubs miss its __call__
    """Seats as rows (see `Seat`; `usual` is the name that stands for an empty one, `standing` how
    that person has done in this game so far) and options.

    At first: one person against one medium bot. Seats that are taken away keep their choices.
    `game` is the id of the game; `most`, `levels` and `colours` are what it has. `gameNames`,
    `gameTexts` and `gameIcons` are, per game of `games`, its name, a sentence and an icon. Each
    game has its own colours of seats; names and bots are the same in all.
    `dogs` and `cats` are the variants of Cats & Dogs, `dogsText` and `catsText` say what they are,
    `hasDogs` and `hasCats` whether the cards in play have them.
    `usual_name(place, bot)` gives the name of a seat that nobody named, in the chosen language.

    Signals:
        start: Play was pressed; `game`, `seats()`, `draft`, `pets()` and `seed` say what to play.
    """

    gameChanged = Signal()
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
        self._game = "fort"
        self._seats = list(USUAL)
        self._colours = {game: list(offer.colours) for game, offer in OFFERS.items()}
        self._count = FEWEST
        self._draft = False
        self._pets: dict[str, bool] = dict.fromkeys(PETS, False)
        self._offered: dict[str, bool] = dict.fromkeys(PETS, True)
        self._seed = ""
        self._results: Mapping[str, Mapping[str, Results]] = {}

    # The list model

    def rowCount(self, parent: AnyIndex = ROOT) -> int:
        return 0 if parent.isValid() else self._shown

    def roleNames(self) -> dict[int, QByteArray]:
        return {FIRST_ROLE + n: QByteArray(name.encode()) for n, name in enumerate(ROLES)}

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or not 0 <= index.row() < self._shown:
            return None
        place = index.row()
        if role == Qt.ItemDataRole.DisplayRole:
            return self.name_of(place)
        number = role - FIRST_ROLE
        if not 0 <= number < len(ROLES):
            return None
        if ROLES[number] == "usual":
            return self._usual_name(place, self._seats[place].bot)
        if ROLES[number] == "standing":
            return self._standing(place)
        return getattr(self._seat(place), ROLES[number])

    # What was chosen

    def seats(self) -> tuple[Seat, ...]:
        """The seats that play, each with its name."""
        return tuple(
            replace(self._seat(place), name=self.name_of(place)) for place in range(self._shown)
        )

    @property
    def _offer(self) -> Offer:
        return OFFERS[self._game]

    @property
    def _shown(self) -> int:
        """How many seats play; a game with fewer hides the others."""
        return min(self._count, self._offer.most)

    def _seat(self, place: int) -> Seat:
        """A seat as the game has it."""
        seat = self._seats[place]
        level = seat.level if seat.level in self._offer.levels else USUAL_LEVEL
        return replace(seat, level=level, colour=self._colours[self._game][place])

    def name_of(self, place: int) -> str:
        seat = self._seats[place]
        return seat.name or self._usual_name(place, seat.bot)

    def tell(self, results: Mapping[str, Mapping[str, Results]]) -> None:
        """How people have done so far, by the id of the game and the name."""
        self._results = results
        self.dataChanged.emit(self.index(0), self.index(self._shown - 1))

    def _standing(self, place: int) -> str:
        seat = self._seats[place]
        found = self._results.get(self._game, {}).get(known_as(seat.name, place))
        if seat.bot or found is None:
            return ""
        return texts().scores.results(found.won, found.played, found.best)

    def is_named(self, place: int) -> bool:
        """Whether somebody chose the name of a seat."""
        return self._seats[place].name != ""

    def _get_game(self) -> str:
        return self._game

    @Property("QStringList", constant=True)  # type: ignore[arg-type]  # a C++ name
    def games(self) -> list[str]:
        return list(OFFERS)

    @Property("QStringList", notify=optionsChanged)  # type: ignore[arg-type]  # a C++ name
    def gameNames(self) -> list[str]:
        return [texts().screens.game(game) for game in OFFERS]

    @Property("QStringList", notify=optionsChanged)  # type: ignore[arg-type]  # a C++ name
    def gameTexts(self) -> list[str]:
        return [texts().screens.about_game(game) for game in OFFERS]

    @Property("QStringList", constant=True)  # type: ignore[arg-type]  # a C++ name
    def gameIcons(self) -> list[str]:
        return [offer.icon for offer in OFFERS.values()]

    def _get_most(self) -> int:
        return self._offer.most

    @Property("QStringList", notify=gameChanged)  # type: ignore[arg-type]  # a C++ name
    def levels(self) -> list[str]:
        return list(self._offer.levels)

    @Property("QStringList", notify=gameChanged)  # type: ignore[arg-type]  # a C++ name
    def colours(self) -> list[str]:
        return list(self._offer.colours)

    def _get_count(self) -> int:
        return self._shown

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

    game = Property(str, _get_game, notify=gameChanged)
    most = Property(int, _get_most, notify=gameChanged)
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

    @Slot(str)
    def set_game(self, game: str) -> None:
        """Play another game; more seats than it has wait for one that has them."""
        if game not in OFFERS or game == self._game:
            return
        self.beginResetModel()
        self._game = game
        self.endResetModel()
        self.gameChanged.emit()
        self.countChanged.emit()
        self.optionsChanged.emit()

    @Slot(int)
    def set_count(self, count: int) -> None:
        """Two seats to as many as the game has."""
        shown = self._shown
        if not FEWEST <= count <= self._offer.most or count == shown:
            return
        if count > shown:
            self.beginInsertRows(ROOT, shown, count - 1)
            self._count = count
            self.endInsertRows()
        else:
            self.beginRemoveRows(ROOT, count, shown - 1)
            self._count = count
            self.endRemoveRows()
        self.countChanged.emit()

    @Slot(int, str)
    def rename(self, place: int, name: str) -> None:
        self._change(place, name=one_line(name, LONGEST_NAME))

    @Slot(int, bool)
    def set_bot(self, place: int, bot: bool) -> None:  # a slot for QML
        self._change(place, bot=bot)

    @Slot(int, str)
    def set_level(self, place: int, level: str) -> None:
        if level in self._offer.levels:
            self._change(place, level=level)

    @Slot(int, str)
    def set_colour(self, place: int, colour: str) -> None:
        """Take a colour, with the board that has it; who had it gets the old one."""
        colours = self._colours[self._game]
        if colour not in colours or not 0 <= place < self._shown or colour == colours[place]:
            return
        other = colours.index(colour)
        colours[other], colours[place] = colours[place], colour
        for changed in (other, place):
            if changed < self._shown:
                self.dataChanged.emit(self.index(changed), self.index(changed))

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
        short = one_line(seed, LONGEST_SEED)
        if short != self._seed:
            self._seed = short
            self.optionsChanged.emit()

    @Slot()
    def play(self) -> None:
        self.start.emit()

    def retranslate(self) -> None:
        """Show the usual names in the chosen language."""
        said = [FIRST_ROLE + ROLES.index(role) for role in ("usual", "standing")]
        usual = [*said, Qt.ItemDataRole.DisplayRole]
        self.dataChanged.emit(self.index(0), self.index(self._shown - 1), usual)
        self.optionsChanged.emit()

    # Remembering

    def to_dict(self) -> dict[str, Any]:
        """The choices as plain values; the seed is for one game only."""
        fort = [*self._colours["fort"], USUAL[-1].colour]
        seats = [replace(s, colour=c) for s, c in zip(self._seats, fort, strict=True)]
        return {
            "game": self._game,
            "seats": write_seats(seats),
            "towers_colours": list(self._colours["towers"]),
            "count": self._count,
            "draft": self._draft,
        } | self._pets

    def from_dict(self, values: Mapping[str, Any]) -> None:
        """Take over remembered choices; whatever does not fit is left as it was."""
        self.beginResetModel()
        if (seats := read_seats(values.get("seats"))) is not None:
            self._seats = seats
            self._colours["fort"] = [seat.colour for seat in seats[: OFFERS["fort"].most]]
        towers = OFFERS["towers"]
        if (colours := read_colours(values.get("towers_colours"), towers)) is not None:
            self._colours["towers"] = colours
        game = values.get("game")
        if isinstance(game, str) and game in OFFERS:
            self._game = game
        count = values.get("count")
        if type(count) is int and FEWEST <= count <= MOST:
            self._count = count
        self.endResetModel()
        self.gameChanged.emit()
        self.countChanged.emit()
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
            if place < self._shown:
                self.dataChanged.emit(self.index(place), self.index(place))
