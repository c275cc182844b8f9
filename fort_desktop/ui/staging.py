"""Games in a wanted position, for pictures, demos and tests: bots play on until it is there."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from fort_desktop.games.fort.cards import CardSet
from fort_desktop.session.fort_adapter import FortTable, new_table
from fort_desktop.session.players import bot_rng, chooser
from fort_desktop.session.table import SeatSetup

NAMES = ("Ola", "Max", "Žofie", "Łukasz")
LIMIT = 6000


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
    setups = [
        SeatSetup(name, "person" if n < persons else "bot", "" if n < persons else level)
        for n, name in enumerate(NAMES[:seats])
    ]
    return new_table(cards, setups, seed, draft=draft)


def pets_table(
    cards: CardSet, seats: int, seed: int, *, draft: bool = False, persons: int = 1
) -> FortTable:
    """The same with dogs and cats."""
    plain = sample_table(cards, seats, seed, persons=persons)
    return new_table(cards, plain.seats, seed, draft=draft, pets=("dogs", "cats"))


def play_until(table: FortTable, there: Callable[[FortTable], bool], level: str = "easy") -> bool:
    """Let bots decide for everybody until `there`; whether it came to that."""
    bot = chooser(table.game, level)
    for _ in range(LIMIT):
        if there(table):
            return True
        decision = table.decision()
        if decision is None:
            return False
        rng = bot_rng(table.seed, decision.seat, table.number)
        view = table.view(decision.seat)
        table.submit(bot.choose(view, table.legal(), rng))
    return False


def asked(
    kind: str, *, seat: int = 0, from_round: int = 1, least: int = 1
) -> Callable[[FortTable], bool]:
    """Whether `seat` is asked such a question, in a round, with so many moves to choose from."""

    def there(table: FortTable) -> bool:
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
