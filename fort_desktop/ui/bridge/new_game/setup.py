"""The choices of the new-game screen: a list model of seats, and the game's options."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import asdict, replace
from typing import TYPE_CHECKING, Any

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

from fort_desktop.storage.typed import one_line
from fort_desktop.ui.bridge.new_game.boards import NewGameBoards
from fort_desktop.ui.bridge.new_game.packs import NewGamePacks
from fort_desktop.ui.bridge.new_game.seats import (
    LONGEST_NAME,
    Chair,
    Offer,
    Results,
    most_seats,
    numbered,
    offers,
    read_seats,
    remembered_colours,
    remembered_options,
    usual_seats,
    with_levels,
    write_seats,
)
from fort_desktop.ui.bridge.new_game.standings import NewGameStandings
from fort_desktop.ui.bridge.new_game.summary import NewGameSummary
from fort_desktop.ui.game_screen import Option, game_screen
from fort_desktop.ui.texts import texts

if TYPE_CHECKING:
    from fort_desktop.contract.kit import Kit
    from fort_desktop.play.packs import Packs

QML_IMPORT_NAME = "Shared"
QML_IMPORT_MAJOR_VERSION = 1

AnyIndex = QModelIndex | QPersistentModelIndex
ROOT = QModelIndex()
FIRST_ROLE = Qt.ItemDataRole.UserRole + 1
ROLES = ("name", "usual", "bot", "level", "colour", "standing")
LONGEST_SEED = 40


@QmlElement
@QmlUncreatable("made in Python")
class NewGameSetup(QAbstractListModel):  # type: ignore[operator]  # the stubs miss its __call__
    """Seats as rows (see `Chair`; `usual` is the name that stands for an empty one, `standing` how
    that person has done in this game so far) and options.

    At first: one person against one medium bot. Seats that are taken away keep their choices.
    `game` is the id of the game; `fewest`, `most`, `levels` and `colours` are what it has.
    `gameNames`, `gameTexts` and `gameIcons` are, per game of `games`, its name, a sentence and an
    icon. `hidden` is what its manifest says, as are its `boards`; `levelNames` and `levelHints` are
    the levels in words. Each game has its own colours of seats; names and bots are the same in all.
    `options` are what the game lets one switch on: per option its `id`, `icon`, `label` and `text`,
    and whether it is `on`. `packs` are the cards that can be chosen and `packFaults` says of others
    why not, see `NewGamePacks`; `pack` is the file of those that are played with.
    `usual_name(place, bot)` gives the name of a seat that nobody named, in the chosen language.
    `summary` says all that in words, and `standings` how people have done so far.

    Signals:
        start: Play was pressed; `game`, `seats()`, `chosen()` and `seed` say what to play.
    """

    gameChanged = Signal()
    countChanged = Signal()
    optionsChanged = Signal()
    start = Signal()

    def __init__(
        self, usual_name: Callable[[int, bool], str] = numbered, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._usual_name = usual_name
        self._offers = offers()
        self._game = next(iter(self._offers))
        self._seats = usual_seats(self._offers)
        self._colours = {game: list(offer.colours) for game, offer in self._offers.items()}
        self._count = self._offer.fewest
        self._on: dict[str, set[str]] = {game: set() for game in self._offers}  # options by game
        self._packs = NewGamePacks()
        self._seed = ""
        self._latest = ""  # the level that was chosen last
        self._boards = NewGameBoards(self)
        self._standings = NewGameStandings(self)
        self._summary = NewGameSummary(self)

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
        seat = self._seat(place)
        if ROLES[number] == "standing":
            return "" if seat.bot else self._standings.of(seat.name, place)
        return getattr(seat, ROLES[number])

    # What was chosen

    def seats(self) -> tuple[Chair, ...]:
        """The seats that play, each with its name."""
        return tuple(
            replace(self._seat(place), name=self.name_of(place)) for place in range(self._shown)
        )

    @property
    def _offer(self) -> Offer:
        return self._offers[self._game]

    @property
    def _shown(self) -> int:
        """How many seats play; a game with fewer hides the others."""
        return max(self._offer.fewest, min(self._count, self._offer.most))

    def _seat(self, place: int) -> Chair:
        """A seat as the game has it."""
        seat = self._seats[place]
        level = seat.level if seat.level in self._offer.levels else self._offer.usual_level
        return replace(seat, level=level, colour=self._colours[self._game][place])

    def name_of(self, place: int) -> str:
        seat = self._seats[place]
        return seat.name or self._usual_name(place, seat.bot)

    def tell(self, results: Mapping[str, Mapping[str, Results]]) -> None:
        """How people have done so far, by the id of the game and the name."""
        self._standings.tell(results)
        self.dataChanged.emit(self.index(0), self.index(self._shown - 1))

    def is_named(self, place: int) -> bool:
        """Whether somebody chose the name of a seat."""
        return self._seats[place].name != ""

    def _get_game(self) -> str:
        return self._game

    @Property("QStringList", constant=True)  # type: ignore[arg-type]  # a C++ name
    def games(self) -> list[str]:
        return list(self._offers)

    @Property("QStringList", notify=optionsChanged)  # type: ignore[arg-type]  # a C++ name
    def gameNames(self) -> list[str]:
        return [game_screen(game).name() for game in self._offers]

    @Property("QStringList", notify=optionsChanged)  # type: ignore[arg-type]  # a C++ name
    def gameTexts(self) -> list[str]:
        return [game_screen(game).about() for game in self._offers]

    @Property("QStringList", constant=True)  # type: ignore[arg-type]  # a C++ name
    def gameIcons(self) -> list[str]:
        return [offer.icon for offer in self._offers.values()]

    def _get_fewest(self) -> int:
        return self._offer.fewest

    def _get_most(self) -> int:
        return self._offer.most

    @Property("QStringList", notify=gameChanged)  # type: ignore[arg-type]  # a C++ name
    def levels(self) -> list[str]:
        return list(self._offer.levels)

    @Property("QStringList", notify=optionsChanged)  # type: ignore[arg-type]  # a C++ name
    def levelNames(self) -> list[str]:
        return [texts().screens.level(level) for level in self._offer.levels]

    @Property("QStringList", notify=optionsChanged)  # type: ignore[arg-type]  # a C++ name
    def levelHints(self) -> list[str]:
        return [game_screen(self._game).level_hint(level) for level in self._offer.levels]

    @Property(NewGameBoards, constant=True)
    def boards(self) -> NewGameBoards:
        return self._boards

    @Property(bool, notify=gameChanged)
    def hidden(self) -> bool:
        return game_screen(self._game).hidden

    @Property("QStringList", notify=gameChanged)  # type: ignore[arg-type]  # a C++ name
    def colours(self) -> list[str]:
        return list(self._offer.colours)

    def _get_count(self) -> int:
        return self._shown

    def chosen(self) -> tuple[str, ...]:
        """The options of the game that are switched on and can be played with."""
        on = self._on[self._game]
        return tuple(option.id for option in self._offered() if option.id in on)

    def _offered(self) -> list[Option]:
        return game_screen(self._game).options(self._on[self._game], self.kit())

    def kit(self) -> Kit:
        """The game with the cards that are chosen."""
        return self._packs.kit(self._game)

    @Property("QVariantList", notify=optionsChanged)  # type: ignore[arg-type]  # a C++ name
    def options(self) -> list[dict[str, Any]]:
        on = self._on[self._game]
        return [asdict(option) | {"on": option.id in on} for option in self._offered()]

    @Property("QVariantList", notify=optionsChanged)  # type: ignore[arg-type]  # a C++ name
    def packs(self) -> list[dict[str, Any]]:
        return self._packs.rows(self._game)

    @Property("QStringList", notify=optionsChanged)  # type: ignore[arg-type]  # a C++ name
    def packFaults(self) -> list[str]:
        return self._packs.faults(self._game)

    @Property(str, notify=optionsChanged)
    def pack(self) -> str:
        return self._packs.chosen(self._game)

    @Property(NewGameStandings, constant=True)
    def standings(self) -> NewGameStandings:
        return self._standings

    @Property(NewGameSummary, constant=True)
    def summary(self) -> NewGameSummary:
        return self._summary

    def _get_seed(self) -> str:
        return self._seed

    game = Property(str, _get_game, notify=gameChanged)
    fewest = Property(int, _get_fewest, notify=gameChanged)
    most = Property(int, _get_most, notify=gameChanged)
    count = Property(int, _get_count, notify=countChanged)
    seed = Property(str, _get_seed, notify=optionsChanged)

    # Choosing

    @Slot(str)
    def set_game(self, game: str) -> None:
        """Play another game; more seats than it has wait for one that has them."""
        if game not in self._offers or game == self._game:
            return
        self.beginResetModel()
        self._game = game
        self.endResetModel()
        self.gameChanged.emit()
        self.countChanged.emit()
        self.optionsChanged.emit()

    @Slot(int)
    def set_count(self, count: int) -> None:
        """As many seats as the game allows."""
        shown = self._shown
        if not self._offer.fewest <= count <= self._offer.most or count == shown:
            return
        if count > shown:
            self._seats = with_levels(self._seats, shown, count, self._latest)
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
            self._latest = level
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

    @Slot(str, bool)
    def set_option(self, option: str, on: bool) -> None:  # a slot for QML
        """Switch an option of the game on or off; one that it has not changes nothing."""
        chosen = self._on[self._game]
        known = {offered.id for offered in self._offered()}
        if option in known and on != (option in chosen):
            chosen.symmetric_difference_update({option})
            self.optionsChanged.emit()

    @Slot(str)
    def set_pack(self, file: str) -> None:
        """Play with the cards of a pack; an empty name are the game's own."""
        if self._packs.choose(self._game, file):
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

    @property
    def lacks_pack(self) -> bool:
        """Whether the cards that are chosen are not there."""
        return self._packs.lacks(self._game)

    def offer(self, packs: Packs) -> None:
        """These packs are there, as they were found last."""
        self._packs.offer(packs)
        self.optionsChanged.emit()

    # Remembering

    def to_dict(self) -> dict[str, Any]:
        """The choices as plain values; the seed is for one game only."""
        packs = self._packs.to_dict()
        return {
            "game": self._game,
            "seats": write_seats(self._seats),
            "colours": {game: list(colours) for game, colours in self._colours.items()},
            "options": {game: sorted(on) for game, on in self._on.items()},
            "count": self._count,
        } | ({"packs": packs} if packs else {})

    def from_dict(self, values: Mapping[str, Any]) -> None:
        """Take over remembered choices; whatever does not fit is left as it was."""
        self.beginResetModel()
        if (seats := read_seats(values.get("seats"), self._offers)) is not None:
            self._seats = seats
        self._colours |= remembered_colours(values, self._offers)
        self._on |= remembered_options(values, self._offers)
        self._packs.from_dict(values.get("packs"))
        if (game := str(values.get("game"))) in self._offers:
            self._game = game
        count = values.get("count")
        if type(count) is int and 1 <= count <= most_seats(self._offers):
            self._count = count
        self.endResetModel()
        self.gameChanged.emit()
        self.countChanged.emit()
        self.optionsChanged.emit()

    def _change(self, place: int, **values: Any) -> None:
        if not 0 <= place < len(self._seats):
            return
        changed = replace(self._seats[place], **values)
        if changed != self._seats[place]:
            self._seats[place] = changed
            if place < self._shown:
                self.dataChanged.emit(self.index(place), self.index(place))
