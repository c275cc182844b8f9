"""The packs of a new game: which are offered beside each game's own cards, and which is chosen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from fort_desktop.contract.kits import kit
from fort_desktop.storage.packs import MOST, pack_title, pack_titles
from fort_desktop.storage.typed import one_line
from fort_desktop.ui.texts import texts

if TYPE_CHECKING:
    from fort_desktop.contract.kit import Kit
    from fort_desktop.play.packs import Pack, Packs


class NewGamePacks:
    """By game the pack that is chosen, by the name of its file; empty for the game's own cards.

    A choice outlives its file: it is there again when that is.
    """

    def __init__(self) -> None:
        self._packs: Packs | None = None
        self._chosen: dict[str, str] = {}

    def offer(self, packs: Packs) -> None:
        """These are there, as they were found last; those that are chosen are to be read."""
        self._packs = packs
        for game, file in self.to_dict().items():
            packs.want(game, file)

    def of(self, game: str) -> list[Pack]:
        """Those that are there for a game, faulty ones too."""
        return [] if self._packs is None else self._packs.of(game)

    def _played(self, game: str) -> Pack | None:
        wanted = self._chosen.get(game)
        return next((pack for pack in self.of(game) if pack.kit and pack.file == wanted), None)

    def kit(self, game: str) -> Kit:
        """The game with the cards that are chosen and there."""
        pack = self._played(game)
        return kit(game) if pack is None or pack.kit is None else pack.kit

    def choose(self, game: str, file: str) -> bool:
        """Play with a pack, or with the own cards; whether that has changed anything."""
        known = ["", *(pack.file for pack in self.of(game) if pack.kit)]
        if file not in known or file == self.chosen(game):
            return False
        self._chosen[game] = file
        return True

    def chosen(self, game: str) -> str:
        """The pack that is played with, by the name of its file."""
        pack = self._played(game)
        return "" if pack is None else pack.file

    def lacks(self, game: str) -> bool:
        """Whether a pack is chosen that is not there."""
        return self._chosen.get(game, "") != self.chosen(game)

    def rows(self, game: str) -> list[dict[str, Any]]:
        """What can be chosen, the game's own cards first; nothing where there is no pack.

        Per row its `file` and a `title`.
        """
        found = self.of(game)
        files = [pack.file for pack in found if pack.kit]
        packs = [
            {"file": file, "title": title}
            for file, title in zip(files, pack_titles(files), strict=True)
        ]
        own = {"file": "", "title": texts().packs.own()}
        return [own, *packs] if found else []

    def faults(self, game: str) -> list[str]:
        """Per pack that cannot be chosen why not, in a sentence; one for all that were left out."""
        say, found = texts().packs, self.of(game)
        told = [say.faulty(pack_title(pack.file), pack.fault) for pack in found if not pack.kit]
        n = 0 if self._packs is None else self._packs.left_out(game)
        return [*told, say.left_out(n, MOST)] if n else told

    def to_dict(self) -> dict[str, str]:
        """The choices as plain values."""
        return {game: file for game, file in sorted(self._chosen.items()) if file}

    def from_dict(self, values: object) -> None:
        """Take over remembered choices."""
        if isinstance(values, Mapping):
            self._chosen = {
                game: one_line(file)
                for game, file in values.items()
                if isinstance(game, str) and isinstance(file, str)
            }
