"""Moves that give something to see: just before them, and made as in play."""

from __future__ import annotations

from collections.abc import Callable

from fort_desktop.games.fort.play.adapter import FortAdapter, FortTable
from fort_desktop.games.fort.rules.moves import Move
from fort_desktop.games.fort.rules.view import SeatView
from fort_desktop.play.players import bot_rng, chooser
from fort_desktop.play.record import from_record, to_record
from fort_desktop.storage.saves import Record
from fort_desktop.ui.app import Stage
from tests.games.fort.screen.robot import quiet
from tests.games.fort.screen.table_at import CARDS
from tests.ui.hands import pump
from tools.pictures.staging import asked, sample_table, staged

Wanted = Callable[[SeatView, SeatView], bool]


def gains_pizza(old: SeatView, new: SeatView) -> bool:
    """Two pizzas or more from the supply, and nothing packed."""
    return new.pizza >= old.pizza + 2 and new.pack_pizza == old.pack_pizza


def packs(old: SeatView, new: SeatView) -> bool:
    """One token from stuff to pack."""
    packed = new.pack_pizza + new.pack_toys - old.pack_pizza - old.pack_toys
    return packed == 1 and new.pizza + new.toys == old.pizza + old.toys - 1


def scores(old: SeatView, new: SeatView) -> bool:
    """Three points or more."""
    return new.points >= old.points + 3


def wins_perk(old: SeatView, new: SeatView) -> bool:
    """A perk is taken."""
    return len(new.perks) > len(old.perks)


def uses_perk(old: SeatView, new: SeatView) -> bool:
    """A perk is used up."""
    return len(new.perks) < len(old.perks)


def wins_rule(old: SeatView, new: SeatView) -> bool:
    """A made-up rule is taken."""
    return new.has_rule and not old.has_rule


def wins_sculpture(old: SeatView, new: SeatView) -> bool:
    """The Macaroni Sculpture is taken."""
    return new.sculpture and not old.sculpture


_found: dict[tuple[Wanted, int], tuple[Record, Move]] = {}


def _search(wanted: Wanted, seat: int) -> tuple[Record, Move]:
    for seed in range(1, 40):
        table = sample_table(CARDS, 2, seed)
        bot = chooser(table.game, "easy")
        while (decision := table.decision()) is not None:
            rng = bot_rng(table.seed, decision.seat, table.number)
            move = bot.choose(table.view(decision.seat), table.legal(), rng)
            asked = decision.seat == seat and len(table.legal()) > 1
            old, record = table.view(0).seats[seat], to_record(table) if asked else None
            table.submit(move)
            if record is not None and wanted(old, table.view(0).seats[seat]):
                return record, move
    raise LookupError(f"nobody does this: {wanted.__name__}")


def before(wanted: Wanted, seat: int) -> tuple[FortTable, Move]:
    """A game of two just before a move of this seat that does what is wanted, and the move."""
    if (wanted, seat) not in _found:
        _found[wanted, seat] = _search(wanted, seat)
    record, move = _found[wanted, seat]
    return from_record(record, FortAdapter(CARDS)).table, move


def play_move(stage: Stage, wanted: Wanted, seat: int = 0) -> None:
    """Show such a game and let the move happen, and nothing after it."""
    table, move = before(wanted, seat)
    bridge = stage.app.table_of("fort")
    stage.app.play(table)
    stage.driver.cancel()
    bridge.flow._pace.stop()
    pump()
    quiet(stage)
    if seat == 0:
        bridge.touch.choose(list(bridge.presenter.moves).index(move))
    else:
        bridge.flow._answer = move
        bridge.flow._pause_over()
    stage.driver.cancel()
    bridge.flow._pace.stop()


def person_plays(stage: Stage, seats: int = 2, persons: int = 1) -> None:
    """A game in which a person is about to play a card."""
    there = asked("play", least=4, from_round=2)
    stage.app.play(staged(CARDS, seats, there, persons=persons))
    quiet(stage)
