"""Fort for the app: the manifest of its screen."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar, Literal

from PySide6.QtCore import QObject, QUrl

from fort_desktop.games.fort.words.about import FortOptionTexts, FortSourceTexts, FortTexts
from fort_desktop.games.fort.words.counted import CountedTexts
from fort_desktop.games.fort.words.log import GameLogTexts
from fort_desktop.games.fort.words.suits import SuitTexts
from fort_desktop.ui.game_screen import GameScreen, Option, Printed
from fort_desktop.ui.texts.base import card_name

if TYPE_CHECKING:
    from fort_desktop.contract.kit import AnyAdapter, Kit
    from fort_desktop.games.fort.bots.reasons import Reason
    from fort_desktop.games.fort.rules.cards import Kid
    from fort_desktop.games.fort.rules.moves import Move
    from fort_desktop.play.table import AnyTable, SeatSetup
    from fort_desktop.ui.bot_driver import BotDriver
    from fort_desktop.ui.bridge.motion import Motion
    from fort_desktop.ui.bridge.table.bridge import TableBridge

PETS: tuple[Literal["dogs", "cats"], ...] = ("dogs", "cats")


class FortScreen(GameScreen):
    """Fort, with dogs and cats."""

    module = "Fort"
    icon = "fort-level"
    colours = ("red", "blue", "green", "yellow")
    boards = True
    source_icons: ClassVar = {
        "track": "vp",
        "fort": "fort-level",
        "rule": "made-up-rule",
        "sculpture": "macaroni",
        "dogs": "dog",
        "cats": "cat",
    }
    printed = (
        Printed("Fort", ("Grant Rodiek",), "Leder Games"),
        Printed("Fort: Cats & Dogs", ("Grant Rodiek", "Nick Brachmann"), "Leder Games"),
    )

    def __init__(self) -> None:
        self._say = FortTexts()
        self._sources = FortSourceTexts()
        self._options = FortOptionTexts()
        self._end = GameLogTexts()
        self._suits = SuitTexts()
        self._counted = CountedTexts()

    def name(self) -> str:
        return self._say.name()

    def about(self) -> str:
        return self._say.about()

    @property
    def table_page(self) -> QUrl:
        return self.page("page/TableScreen.qml")

    @property
    def help_page(self) -> QUrl:
        return self.page("page/FortHelp.qml")

    @property
    def piece_page(self) -> QUrl:
        return self.page("page/FortPiece.qml")

    @property
    def paper_page(self) -> QUrl:
        return self.page("page/FortPaper.qml")

    def make_table(self, driver: BotDriver, motion: Motion, parent: QObject) -> TableBridge:
        from fort_desktop.games.fort.screen.table import GameTable

        return GameTable(driver, motion, parent)

    def begin(
        self, seats: Sequence[SeatSetup], seed: int, options: Collection[str], kit: Kit
    ) -> AnyTable:
        from fort_desktop.games.fort.play.adapter import FortAdapter, new_table

        adapter = kit.adapter
        assert isinstance(adapter, FortAdapter), "it is the kit of this game"
        boards = {board.colour: board.id for board in kit.definitions.boards}
        placed = [replace(seat, board=boards[seat.board]) for seat in seats]
        pets = [pet for pet in PETS if pet in options]
        return new_table(adapter, placed, seed, draft="draft" in options, pets=pets)

    def source(self, source_id: str) -> str:
        return self._sources.source(source_id)

    def with_variants(self, said: str, variants: Sequence[str]) -> str:
        return self._say.with_variants(said, variants)

    def move_told(self, adapter: AnyAdapter, move: Move, kind: str, players: Sequence[str]) -> str:
        from fort_desktop.games.fort.words.labels import People
        from fort_desktop.games.fort.words.texts import words

        return words().labels.label(move, People(adapter.definitions, players), kind)

    def reason_told(self, adapter: AnyAdapter, reason: Reason) -> str:
        from fort_desktop.games.fort.words.labels import People
        from fort_desktop.games.fort.words.texts import words

        say, people = words().reasons, People(adapter.definitions, ())
        said, added = say.why(reason, best=True), map(people.card, reason.added)
        return f"{said} {say.added(list(added))}" if reason.added else said

    def level_hint(self, level: str) -> str:
        return self._say.level_hint(level)

    def options(self, chosen: Collection[str], kit: Kit) -> list[Option]:
        """Dogs and cats only where the cards have them."""
        say, cards = self._options, kit.definitions
        draft = say.about_draft(dogs="dogs" in chosen and bool(cards.dogs))
        found = [Option("draft", "deck", say.draft(), draft)]
        if cards.dogs:
            found.append(Option("dogs", "dog", say.dogs(), say.about_dogs()))
        if cards.cats:
            found.append(Option("cats", "cat", say.cats(), say.about_cats()))
        return found

    def marks(self, kit: Kit) -> list[str]:
        """The suits of the best friends that each brings."""
        suits = {board.colour: board.id for board in kit.definitions.boards}
        return [suits[colour] for colour in self.colours]

    def board_tips(self, kit: Kit) -> list[str]:
        """The best friends that each brings; in nothing else they differ (F-SET 3)."""
        cards = kit.definitions
        boards = {board.colour: board for board in cards.boards}
        kids = {kid.id: kid for kid in cards.cards}
        brought = [[kids[friend] for friend in boards[c].best_friends] for c in self.colours]
        return [self._say.board(", ".join(map(self._friend, friends))) for friends in brought]

    def _friend(self, kid: Kid) -> str:
        return self._say.friend(card_name(kid.names), self._suits.all(kid.suits))

    def course_note(self, sources: Collection[str]) -> str:
        pets = [pet for pet, source in (("dog", "dogs"), ("cat", "cats")) if source in sources]
        return self._counted.course(pets)

    def ending(self, reason: str, who: str) -> str:
        match reason:
            case "points":
                return self._end.ended_by_points(who)
            case "fort":
                return self._end.ended_by_fort(who)
            case "park":
                return self._end.ended_by_park()
        return ""


SCREEN = FortScreen()
