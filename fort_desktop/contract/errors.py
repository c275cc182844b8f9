"""What a game refuses."""

from __future__ import annotations

from collections.abc import Callable, Sequence


class GameError(ValueError):
    """Base of everything that a game refuses."""


class IllegalMove(GameError):
    """The move is well formed, but the rules do not allow it in this position."""


class InvalidNotation(GameError):
    """The text is not the notation of any move of this game."""


class InvalidPosition(GameError):
    """A snapshot or options that do not describe a position of this game."""


class FaultyCards(ValueError):
    """Card files that cannot be played with; the message has a line for each fault."""


def is_among(move: object, legal: Sequence[object]) -> bool:
    """Whether a move is one of these. Mostly it was taken from them, and that shows at once."""
    for known in legal:
        if known is move:
            return True
    return move in legal


def refused(move: object, written: Callable[[], str]) -> IllegalMove:
    """The error for a move that the rules do not allow; its message names the move.

    Args:
        move: whatever was to be carried out.
        written: gives the move's notation; it may fail for things that exist in no game.
    """
    try:
        name = written()
    except (LookupError, TypeError, AttributeError):
        name = ""
    return IllegalMove(f"{repr(name) if name else repr(move)} is not legal here")
