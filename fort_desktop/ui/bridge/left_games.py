"""The games that were left and can be continued, for the title."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Property, QDateTime, QObject, Qt, Signal
from PySide6.QtQml import QmlElement, QmlUncreatable

from fort_desktop.contract.errors import InvalidPosition
from fort_desktop.contract.kit import AnyAdapter
from fort_desktop.play.table import AnyTable
from fort_desktop.storage.packs import pack_title
from fort_desktop.ui.bridge.new_game.beginning import names_at, usual_name
from fort_desktop.ui.game_screen import GameScreen, game_screen
from fort_desktop.ui.texts import moment, texts

if TYPE_CHECKING:
    from fort_desktop.storage.saves import Record

QML_IMPORT_NAME = "Shared"
QML_IMPORT_MAJOR_VERSION = 1

_LONGEST_PACK = 16  # or a sign has no room for the players in large type


@QmlElement
@QmlUncreatable("made in Python")
class LeftGames(QObject):  # type: ignore[operator]  # the stubs miss its __call__
    """The games that wait: of each kind the one left last is offered, the latest first.

    Attributes:
        offers: per game `game`, its id; `summary`, its name and how far it is; `players` with
            their points; `signs`, icons of the game and its variants; `spoken`, all that in words;
            `more`, how many others of its kind wait, and `moreSpoken`.
        kind: of those that are looked through; `kindName`, its name.
        unfinished: all that wait, those that are offered first, per game `game`, `key`, `summary`,
            `players`, `signs` and `when` it was left; empty where that is not known. `told` are
            its players and variants in words.
        others: those among them that are not offered.
        looked: how many may come yet, while they are being read.
        most: how many there can ever be.
    """

    changed = Signal()

    def __init__(self, kinds: Mapping[str, AnyAdapter], parent: QObject | None = None) -> None:
        """Of a house with these kinds of games, by their ids."""
        super().__init__(parent)
        self._kinds = kinds
        self._looked = 0
        self._tables: dict[str, AnyTable] = {}  # by the id of the game
        self._waiting: list[Record] = []
        self._kind = ""

    @Property("QVariantList", notify=changed)  # type: ignore[arg-type]  # a C++ name
    def offers(self) -> list[dict[str, Any]]:
        kinds = [record.game for record in self._others()]
        return [_offer(table, kinds.count(game)) for game, table in self._tables.items()]

    @Property("QVariantList", notify=changed)  # type: ignore[arg-type]  # a C++ name
    def unfinished(self) -> list[dict[str, Any]]:
        left = {record.key: _when(record) for record in self._waiting}
        offered = [
            _offer(table) | {"key": table.key, "when": left.get(table.key, "")}
            for table in self._tables.values()
        ]
        return offered + [self._other(record) for record in self._others()]

    @Property("QVariantList", notify=changed)  # type: ignore[arg-type]  # a C++ name
    def others(self) -> list[dict[str, Any]]:
        return [self._other(record) for record in self._others()]

    def _other(self, record: Record) -> dict[str, Any]:
        return _left(record, self._variants(record))

    def _variants(self, record: Record) -> Sequence[str]:
        """What it is played with, where its options can be read at all."""
        adapter = self._kinds[record.game]
        try:
            return adapter.variants(adapter.read_options(record.options))
        except InvalidPosition:
            return ()  # it is not gone on with, and then it is told

    def _others(self) -> list[Record]:
        offered = {table.key for table in self._tables.values()}
        return [record for record in self._waiting if record.key not in offered]

    @Property(str, notify=changed)
    def kind(self) -> str:
        return self._kind

    @Property(str, notify=changed)
    def kindName(self) -> str:
        return game_screen(self._kind).name() if self._kind else ""

    @Property(int, notify=changed)
    def looked(self) -> int:
        return self._looked

    @Property(int, constant=True)
    def most(self) -> int:
        return len(self._kinds)

    def of(self, game: str) -> AnyTable | None:
        """The game of this kind that was left."""
        return self._tables.get(game)

    def tables(self) -> list[AnyTable]:
        """The latest of each kind."""
        return list(self._tables.values())

    def look_through(self, kind: str) -> None:
        """The games of this kind are looked through."""
        self._kind = kind
        self.changed.emit()

    def offered_as(self, key: str) -> AnyTable | None:
        """The game with this key, if it is one of those that are offered."""
        return next((table for table in self._tables.values() if table.key == key), None)

    def waiting_as(self, key: str) -> Record | None:
        """The record of a game that waits; None where it is not on the disk."""
        return next((record for record in self._waiting if record.key == key), None)

    def look(self, count: int) -> None:
        """So many games are still to be read."""
        self._looked = count
        self.changed.emit()

    def leave(self, table: AnyTable) -> None:
        """A game was left just now; it comes first, in place of another one of its kind."""
        self.take(table.game.id)
        self._tables = {table.game.id: table, **self._tables}
        self.changed.emit()

    def retranslate(self) -> None:
        """Say everything in the chosen language."""
        self.changed.emit()

    def find(self, tables: Iterable[AnyTable], records: Iterable[Record] = ()) -> None:
        """These were found, the latest first; what is known already is not replaced.

        Args:
            tables: one of a kind, to be offered.
            records: of all that wait on the disk.
        """
        self._waiting = list(records)
        for table in tables:
            self._tables.setdefault(table.game.id, table)
        self.changed.emit()

    def let_go(self, own: Callable[[AnyTable], bool]) -> None:
        """Forget those that are not our own: they are looked for again."""
        self._tables = {game: table for game, table in self._tables.items() if own(table)}
        self.changed.emit()

    def take(self, game: str) -> None:
        """The game of this kind is played, or another one in its place."""
        if self._tables.pop(game, None) is not None:
            self.changed.emit()


def _called(game: GameScreen, pack: str) -> str:
    return texts().packs.game(game.name(), pack_title(pack, _LONGEST_PACK))


def _offer(table: AnyTable, more: int = 0) -> dict[str, Any]:
    progress = table.adapter.progress(table.state)
    said, variants = texts().screens, table.adapter.variants(table.options)
    game = game_screen(table.game.id)
    seats = zip(names_at(table), table.adapter.open_points(table.state), strict=True)
    players = said.names(f"{name}:\u00a0{points}" for name, points in seats)
    summary = said.save_round(_called(game, table.adapter.pack), progress.round)
    return {
        "game": table.game.id,
        "summary": summary,
        "players": players,
        "signs": [game.icon, *variants],
        "spoken": game.with_variants(said.save_of(summary, players), variants),
        "told": game.with_variants(players, variants),
        "more": more,
        "moreSpoken": said.more_games(more),
    }


def _left(record: Record, variants: Sequence[str]) -> dict[str, Any]:
    said, stands, game = texts().screens, record.summary, game_screen(record.game)
    names = [s.name or usual_name(n, s.kind == "bot") for n, s in enumerate(record.seats)]
    if stands is not None and len(stands.points) == len(names):
        seats = zip(names, stands.points, strict=True)
        names = [f"{name}:\u00a0{points}" for name, points in seats]
    players = said.names(names)
    return {
        "game": record.game,
        "key": record.key,
        "summary": said.save_round(_called(game, record.pack), stands.round if stands else 1),
        "players": players,
        "signs": [game.icon, *variants],
        "told": game.with_variants(players, variants),
        "when": _when(record),
    }


def _when(record: Record) -> str:
    left = QDateTime.fromString(record.saved_at, Qt.DateFormat.ISODate).toLocalTime()
    return moment(left)
