"""Fort for everything that has no screen."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from fort_desktop.contract.bot import Bot
from fort_desktop.contract.kit import Kit
from fort_desktop.storage.typed import one_line

if TYPE_CHECKING:
    from fort_desktop.bots.net import Net
    from fort_desktop.games.fort.play.adapter import FortAdapter
    from fort_desktop.games.fort.play.card_report import CardReport
    from fort_desktop.games.fort.play.counts import FortCounts
    from fort_desktop.games.fort.play.trace import FortTold
    from fort_desktop.games.fort.rules.cards import CardSet
    from fort_desktop.games.fort.rules.state import FortOptions


# The bots by their levels, the weakest first: the module in bots/ and the class.
BOTS = {
    "easy": ("easy", "EasyBot"),
    "medium": ("medium", "MediumBot"),
}
# Bots with one plan each, by their names: the class in bots/scripts.py.
SCRIPTS = {"builder": "Builder", "scorer": "Scorer", "thinner": "Thinner"}
# The hard bot judges by a net, which tools/training makes.
HARD = "hard"
NET = Path(__file__).parent / "bots" / "data" / "hard.json"


class FortKit(Kit):
    """Fort with the cards of the house, or of card files."""

    id = "fort"
    name = "Fort"
    seats = (2, 4)
    levels = (*BOTS, HARD)
    quick = ("easy", "medium")
    scripts = tuple(SCRIPTS)
    reports: ClassVar = {"cards": "of Fort, what became of each card and of its owners"}
    flags: ClassVar = {
        "draft": "Fort with the advanced setup",
        "dogs": "Fort with the dogs of Cats & Dogs",
        "cats": "Fort with its cats",
    }
    card_files = ".toml"

    def __init__(self, pack: Sequence[str] = ()) -> None:
        """With definitions of the files of these names; they are handed over by `play_with`."""
        self._pack = tuple(pack)

    def with_cards(self, files: Sequence[Path]) -> FortKit:
        from fort_desktop.games.fort.cards.loader import checked_cards

        made = FortKit([one_line(file.name) for file in files])
        made.play_with(checked_cards(files))
        return made

    def prepare_cards(self) -> None:
        from fort_desktop.games.fort.cards.loader import checked_cards

        checked_cards([])  # some of it is imported by what reads them

    def make_adapter(self) -> FortAdapter:
        from fort_desktop.games.fort.play.adapter import FortAdapter

        return FortAdapter(self.definitions, " + ".join(self._pack))

    def load_definitions(self) -> CardSet:
        """The cards."""
        from fort_desktop.games.fort.cards import load_cards

        return load_cards()

    def bot(self, level: str) -> Bot:
        if level == HARD:
            from fort_desktop.games.fort.bots.hard import HardBot

            return HardBot(trained_net())
        module, name = BOTS[level] if level in BOTS else ("scripts", SCRIPTS[level])
        made: Bot = getattr(import_module(f"fort_desktop.games.fort.bots.{module}"), name)()
        return made

    def options(self, asked: argparse.Namespace, first: int) -> FortOptions:
        from fort_desktop.games.fort.rules.state import FortOptions

        return FortOptions(asked.seats, asked.draft, first=first, dogs=asked.dogs, cats=asked.cats)

    def counts(self, asked: argparse.Namespace) -> FortCounts:
        from fort_desktop.games.fort.play.counts import FortCounts

        return FortCounts(self.definitions, dogs=asked.dogs, cats=asked.cats)

    def report(self, name: str) -> CardReport:
        from fort_desktop.games.fort.play.card_report import CardReport

        assert name in self.reports, "the arena asks for what there is"
        return CardReport(self.definitions)

    @property
    def told(self) -> FortTold:
        from fort_desktop.games.fort.play.trace import FortTold
        from fort_desktop.games.fort.rules.engine import FortGame

        return FortTold(FortGame(self.definitions))

    def played(self, asked: argparse.Namespace) -> str:
        cards = f", cards of {' + '.join(self._pack)}" if self._pack else ""
        pets = " and ".join(pet for pet in ("dogs", "cats") if getattr(asked, pet))
        setup = f"{'draft' if asked.draft else 'basic setup'}{f', with {pets}' if pets else ''}"
        return f"{super().played(asked)}, {setup}{cards}"

    def setup(self, asked: argparse.Namespace) -> dict[str, Any]:
        cards = {"cards": list(self._pack)} if self._pack else {}
        pets = [pet for pet in ("dogs", "cats") if getattr(asked, pet)]
        played = {"draft": asked.draft} | ({"pets": pets} if pets else {})
        return super().setup(asked) | played | cards


@cache
def trained_net() -> Net:
    """The net of the hard bot; each process reads it once.

    Raises:
        NetError: the file does not fit what the bot tells of a position.
        OSError: there is none, or it cannot be read.
    """
    from fort_desktop.bots.net import read
    from fort_desktop.games.fort.bots.features import NAMES

    return read(NET, FortKit.id, NAMES)


KIT = FortKit()
