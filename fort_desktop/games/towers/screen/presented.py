"""The 5 Towers table that is shown, as its viewer sits at it."""

from __future__ import annotations

from fort_desktop.games.towers.screen.presenter import TowersPresenter
from fort_desktop.ui.bridge.table.shown import ShownTable


def presented(shown: ShownTable) -> TowersPresenter:
    """What is shown; there is a game."""
    presenter = shown.presenter
    assert isinstance(presenter, TowersPresenter), "this table plays 5 Towers"
    return presenter


def relative(presenter: TowersPresenter, seat: int) -> int:
    """A seat counted from the viewer's, clockwise."""
    return (seat - presenter.viewer) % len(presenter.table.seats)


def seat_at(presenter: TowersPresenter, place: int) -> int:
    """The number in the game of the seat at a place counted from the viewer's, clockwise."""
    return (presenter.viewer + place) % len(presenter.table.seats)
