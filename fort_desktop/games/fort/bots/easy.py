"""The easy bot: rules of thumb with a pinch of chance."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from fort_desktop.games.fort.bots import rules_of_thumb
from fort_desktop.games.fort.rules import frames as fr
from fort_desktop.games.fort.rules.moves import Move
from fort_desktop.games.fort.rules.view import View

# Points by which it misjudges a move at most: what to aim at is hard to see, how to carry it out
# is not.
AIM_NOISE = 1.3
NOISE = 0.25
GIVE_UP = 1.8  # it never takes a move that looks this much worse than the best
AIMS = (
    fr.ChoosePlay, fr.RecruitPhase, fr.Following, fr.ChooseRule, fr.ChoosePerk, fr.Draft, fr.Party
)  # fmt: skip


class EasyBot:
    """Plays Fort like somebody new to it: sensible, but not exact, and without a plan."""

    def choose(self, game: Any, view: View, legal_moves: Sequence[Move], rng: Random) -> Move:
        """One of `legal_moves`."""
        if len(legal_moves) == 1:
            return legal_moves[0]
        found = rules_of_thumb.scores(view, view.seat, legal_moves)
        floor = max(found) - GIVE_UP
        noise = AIM_NOISE if isinstance(view.stack[-1], AIMS) else NOISE
        random = rng.random
        best, most = legal_moves[0], -1e9
        for move, score in zip(legal_moves, found, strict=True):
            guess = score + noise * (random() - random())
            if guess > most and score >= floor:
                best, most = move, guess
        return best
