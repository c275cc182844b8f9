"""The packs that a player has put into the folder of packs: which there are, and their games."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from fort_desktop import mishaps
from fort_desktop.contract.errors import FaultyCards
from fort_desktop.contract.kit import AnyAdapter, Kit
from fort_desktop.contract.kits import kit, kits
from fort_desktop.storage.packs import MOST, Mark, mark_of, packs_in
from fort_desktop.storage.typed import one_line

if TYPE_CHECKING:
    from fort_desktop.storage.saves import Record

_LONGEST_FAULT = 240


@dataclass(frozen=True, slots=True)
class Pack:
    """A card file of a player's own, as it was read last.

    Attributes:
        game: the id of the game that it is for.
        file: its name, on one line.
        kit: the game with its cards; None where something is wrong with them.
        fault: the first thing that is, in English; empty where nothing is.
    """

    game: str
    file: str
    kit: Kit | None
    fault: str = ""


class PackUnreadError(Exception):
    """Whether a game can be gone on with shows when the folder has been looked at."""


class Packs:
    """The folder as it was looked at last. It may be looked at in one thread and asked in others.

    Nothing but `look` reads anything, as a disk may be slow.

    Attributes:
        folder: where packs lie; it need not exist.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._looking = threading.Lock()
        self._read: dict[tuple[str, Path], tuple[Mark | None, Pack]] | None = None
        self._wanted: set[tuple[str, str]] = set()  # games and files that are always read
        self._left_out: dict[str, set[str]] = {}  # by game the names of files that were not read
        self._ended = False

    def look(self) -> bool:
        """Read what is new or has changed since the last time; whether more is known than before.

        After the first time there is. What has not changed stays the same object. Of many files the
        first are read, and those that are wanted.
        """
        with self._looking:
            first, before = self._read is None, self._read or {}
            found = {}
            left_out: dict[str, set[str]] = {}
            for game, files in self._files():
                for number, file in enumerate(files):
                    name = one_line(file.name)
                    if number >= MOST and (game.id, name) not in self._wanted:
                        left_out.setdefault(game.id, set()).add(name)
                        continue
                    if self._ended:
                        return False
                    mark, known = mark_of(file), before.get((game.id, file))
                    if known is None or mark is None or known[0] != mark:
                        known = (mark, _read(game, file))
                    found[game.id, file] = known
            news = [pack for _, pack in found.values()] != [pack for _, pack in before.values()]
            news = news or left_out != self._left_out
            self._read, self._left_out = found, left_out
            return first or news

    def end(self) -> None:
        """Whoever is looking gives up before the next file."""
        self._ended = True

    def left_out(self, game: str) -> int:
        """How many files there are besides those of `of`, which nobody has looked at."""
        return len(self._left_out.get(game, ()))

    def of(self, game: str) -> list[Pack]:
        """Those of a game, by the alphabet; before the first look there are none."""
        return [pack for _, pack in (self._read or {}).values() if pack.game == game]

    def rules_for(self, record: Record) -> AnyAdapter:
        """The game of a record, with the cards that it is played with where these are here.

        They are known by their digest. Where they are nowhere it is the game with its own cards.

        Raises:
            ValueError: there is no such game.
        """
        from fort_desktop.play.record import missing_cards  # noqa: PLC0415  it brings pydantic

        own = kit(record.game).adapter
        packs = sorted(self.of(record.game), key=lambda pack: pack.file != record.pack)
        others = [pack.kit.adapter for pack in packs if pack.kit is not None]
        rules = [*others, own] if record.pack else [own, *others]
        return next((one for one in rules if missing_cards(record, one) is None), own)

    def has(self, record: Record) -> bool:
        """Whether there is a file with the name of the pack that the game is played with."""
        return any(pack.file == record.pack for pack in self.of(record.game))

    def want(self, game: str, file: str) -> bool:
        """Read this file, too, however many there are; whether it takes another look to know it."""
        self._wanted.add((game, file))
        return self._read is None or file in self._left_out.get(game, ())

    @property
    def incomplete(self) -> bool:
        """Whether something that is wanted was left out by the last look."""
        return any(file in self._left_out.get(game, ()) for game, file in self._wanted)

    def _files(self) -> Iterator[tuple[Kit, list[Path]]]:
        for game in kits().values():
            if game.card_files:
                yield game, packs_in(self.folder, game.card_files)


def prepare() -> None:
    """Import what looking takes, so that a thread may look while others import."""
    for game in kits().values():
        if game.card_files:
            game.prepare_cards()


def _read(game: Kit, file: Path) -> Pack:
    name = one_line(file.name)
    try:
        made = game.with_cards([file])
        made.adapter  # noqa: B018  it is made here, and not when somebody waits for it
    except FaultyCards as error:
        fault = str(error).partition("\n")[0]
    except Exception as error:  # noqa: BLE001  no file may keep the others from being offered
        mishaps.note(mishaps.described(error))
        fault = f"{name}: {type(error).__name__}: {error}"
    else:
        return Pack(game.id, name, made)
    return Pack(game.id, name, None, one_line(fault, _LONGEST_FAULT))
