"""Games in a wanted position, for pictures, demos and tests: bots play on until it is there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from fort_desktop.games.fort.play.adapter import FortTable, new_table
from fort_desktop.games.fort.rules.cards import CardSet
from fort_desktop.games.towers.play.adapter import new_towers_table
from fort_desktop.play.playing_on import play_until
from fort_desktop.play.table import AnyTable, SeatSetup

if TYPE_CHECKING:
    from fort_desktop.ui.app import Stage

NAMES = ("Ola", "Max", "Žofie", "Łukasz", "Magda")
COLOURS = ("red", "blue", "green", "yellow", "violet")


def sample_table(
    cards: CardSet,
    seats: int,
    seed: int,
    *,
    draft: bool = False,
    persons: int = 1,
    level: str = "easy",
) -> FortTable:
    """A new game of people first, then bots."""
    return new_table(cards, sample_seats(seats, persons, level), seed, draft=draft)


def sample_seats(seats: int, persons: int = 1, level: str = "easy") -> list[SeatSetup]:
    """People first, then bots."""
    return [
        SeatSetup(name, "person" if n < persons else "bot", "" if n < persons else level)
        for n, name in enumerate(NAMES[:seats])
    ]


def pets_table(
    cards: CardSet, seats: int, seed: int, *, draft: bool = False, persons: int = 1
) -> FortTable:
    """The same with dogs and cats."""
    plain = sample_table(cards, seats, seed, persons=persons)
    return new_table(cards, plain.seats, seed, draft=draft, pets=("dogs", "cats"))


def towers_table(seats: int, seed: int) -> AnyTable:
    """A new game of 5 Towers of one person and bots."""
    people = sample_seats(seats)
    boards = [replace(who, board=colour) for who, colour in zip(people, COLOURS, strict=False)]
    return new_towers_table(boards, seed)


def towers_staged(
    seats: int, there: Callable[[AnyTable], bool], seeds: Sequence[int] = range(1, 200)
) -> AnyTable:
    """The first game of 5 Towers, by seed, in which `there` comes true.

    Raises:
        LookupError: it does not in any of them.
    """
    for seed in seeds:
        table = towers_table(seats, seed)
        if play_until(table, there, "random"):
            return table
    raise LookupError("no such position in these games")


def asked(
    kind: str, *, seat: int = 0, from_round: int = 1, least: int = 1
) -> Callable[[AnyTable], bool]:
    """Whether `seat` is asked such a question, in a round, with so many moves to choose from."""

    def there(table: AnyTable) -> bool:
        decision = table.decision()
        return (
            decision is not None
            and decision.seat == seat
            and decision.kind == kind
            and table.state.round >= from_round
            and len(table.legal()) >= least
        )

    return there


def staged(
    cards: CardSet,
    seats: int,
    there: Callable[[FortTable], bool],
    *,
    seeds: Sequence[int] = range(1, 200),
    persons: int = 1,
    pets: bool = False,
) -> FortTable:
    """The first game, by seed, in which `there` comes true; `pets`: with dogs and cats.

    Raises:
        LookupError: it does not in any of them.
    """
    new = pets_table if pets else sample_table
    for seed in seeds:
        table = new(cards, seats, seed, persons=persons)
        if play_until(table, there):
            return table
    raise LookupError("no such position in these games")


def bid_more(stage: Stage) -> None:
    """At the table of 5 Towers the person marks what the lowest possible bid is good for."""
    towers: Any = stage.app.table_of("towers")
    towers.touch.chooseBid(min(n for n in towers.presenter.bids() if n))
