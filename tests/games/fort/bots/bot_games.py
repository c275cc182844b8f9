"""Games between bots for tests."""

from random import Random

from fort_desktop.bots.levels import make_bot
from fort_desktop.games.fort.rules.state import FortOptions


def decisions(game, levels, seed, *, draft=False):
    """Play a game; yields (state, seat, moves, move) at each decision, before it is carried out."""
    state = game.new_game(FortOptions(len(levels), draft=draft), seed)
    bots = [make_bot(level, "fort") for level in levels]
    rng = Random(seed)
    while (decision := game.decision(state)) is not None:
        moves = game.legal_moves(state)
        seat = decision.seat
        move = bots[seat].choose(game, game.view(state, seat), moves, rng)
        yield state, seat, moves, move
        game.apply(state, move)


def final(game, levels, seed, *, draft=False):
    """The last position of a game between bots."""
    state = None
    for state, *_ in decisions(game, levels, seed, draft=draft):  # noqa: B007
        pass
    return state
