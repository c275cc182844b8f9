"""The table of Fort that is shown, as its viewer sits at it."""

from __future__ import annotations

from fort_desktop.games.fort.screen.presenter import Presenter
from fort_desktop.ui.bridge.table.shown import ShownTable


def presented(shown: ShownTable) -> Presenter:
    """What is shown; there is a game."""
    presenter = shown.presenter
    assert isinstance(presenter, Presenter), "this table plays Fort"
    return presenter
