"""What a game refuses."""

from __future__ import annotations


class GameError(ValueError):
    """Base of everything that a game refuses."""


class IllegalMove(GameError):
    """The move is well formed, but the rules do not allow it in this position."""


class InvalidNotation(GameError):
    """The text is not the notation of any move of this game."""


class InvalidPosition(GameError):
    """A snapshot or options that do not describe a position of this game."""
