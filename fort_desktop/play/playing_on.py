"""Bots decide for everybody until a table is where one wants it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fort_desktop.bots.levels import easiest
from fort_desktop.play.players import bot_rng, chooser
from fort_desktop.play.table import AnyTable

LIMIT = 6000


def play_until(table: AnyTable, there: Callable[[Any], bool], level: str = "") -> bool:
    """Let bots decide for everybody until `there`; whether it came to that.

    They are the easiest of the game unless `level` says otherwise.
    """
    bot = chooser(table.game, level or easiest(table.game.id))
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
