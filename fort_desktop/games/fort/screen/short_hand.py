"""Why a turn begins with fewer cards than usual."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fort_desktop.games.fort.play.drawn import drawn_last
from fort_desktop.games.fort.rules.state import HAND_SIZE
from fort_desktop.games.fort.words.texts import words

if TYPE_CHECKING:
    from fort_desktop.games.fort.screen.presenter import Presenter


def with_short_hand(said: str, presenter: Presenter) -> str:
    """What is said to a seat that decides; as a turn begins also why its hand is short."""
    drawn = HAND_SIZE
    if presenter.kind == "play":
        drawn = drawn_last(presenter.table, presenter.viewer)
    return f"{said} {words().coach.drew_few(drawn)}" if drawn < HAND_SIZE else said
