"""What the files of a game are called."""

from __future__ import annotations


def game_key(game: str, seed: int, begun: str) -> str:
    """What tells a game from all others.

    Args:
        game: the id of the kind of game.
        seed: what its shuffles follow from.
        begun: when, as digits; empty where there is but one of a seed.
    """
    return "-".join(filter(None, (game, str(seed), begun)))
