"""Pictures of a hint: the best bot has advised."""

from __future__ import annotations

from random import Random

from fort_desktop.bots.levels import levels_of, make_bot
from fort_desktop.contract.bot import advice_of
from fort_desktop.ui.app import Stage


def advise(stage: Stage) -> None:
    """Ask for a hint, and have it answered at once."""
    bridge = stage.app.table_of("fort")
    table = bridge.presenter.table
    bridge.advice.ask()
    stage.driver.cancel()
    bot = make_bot(levels_of("fort")[-1], "fort")
    view, legal = table.view(bridge.presenter.viewer), table.legal()
    stage.driver.advised.emit(advice_of(bot, table.game, view, legal, Random(1)))


def forget(stage: Stage) -> None:
    """No hint any more."""
    bridge = stage.app.table_of("fort")
    bridge.flow.retranslate()
