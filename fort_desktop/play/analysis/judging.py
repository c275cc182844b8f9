"""A decision of a game, as the best bot judges it from what its seat could see then."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from fort_desktop.bots.levels import levels_of, make_bot
from fort_desktop.contract.bot import Reviewed, Reviewer
from fort_desktop.contract.kits import kit
from fort_desktop.play.history import Entry
from fort_desktop.play.players import thought_seed
from fort_desktop.play.table import AnyTable

CLEARLY = 0.08  # of the chance to win: a choice that is better by this is worth a word


class NoJudgeError(Exception):
    """No bot of the game can judge; the message is a sentence without its full stop."""


@dataclass(frozen=True, slots=True)
class Judged:
    """What a decision has cost.

    Attributes:
        number: of the decision in its game, from 1.
        round: in which it was made, from 1.
        entry: what was decided, by whom, and where.
        reviewed: the move beside the best one; None where nothing followed from the choice.
    """

    number: int
    round: int
    entry: Entry[Any, Any, Any]
    reviewed: Reviewed | None

    @property
    def lost(self) -> float | None:
        """How much of the chance to win; None where nothing was to be chosen, or nobody knows."""
        return None if self.reviewed is None else self.reviewed.lost

    @property
    def clear(self) -> bool:
        """Whether something clearly better was there."""
        return self.lost is not None and self.lost >= CLEARLY


def judge_of(game_id: str) -> Reviewer:
    """The best bot of a game, if it judges decisions.

    Raises:
        NoJudgeError: it does not, or what it judges by cannot be had.
    """
    try:
        bot = make_bot(levels_of(game_id)[-1], game_id)
    except (OSError, ValueError) as error:  # such as a net that was made for something else
        raise NoJudgeError(f"there is no bot that can judge: {str(error).rstrip('.')}") from error
    if not isinstance(bot, Reviewer):
        raise NoJudgeError(f"no bot of {kit(game_id).name} judges decisions")
    return bot


def judged(table: AnyTable, place: int, bot: Reviewer) -> Judged:
    """A decision of the history. Whoever did what a hint says has lost nothing by it.

    Nothing is asked of the position that was but the view of whoever decided. It takes some tenths
    of a second.

    Args:
        table: the game.
        place: of the decision in the history of the table.
        bot: of `judge_of`.
    """
    entry, game = table.history[place], table.game
    number = table.number - len(table.history) + place
    seed = thought_seed(table.seed, entry.seat, number)
    view = game.view(entry.before, entry.seat)
    seen = game.determinize(view, Random(seed))
    legal, reviewed = game.legal_moves(seen), None
    if table.adapter.sole_answer(seen, legal) is None:
        reviewed = bot.review(game, view, list(legal), entry.move, Random(seed))
    return Judged(number + 1, table.adapter.progress(entry.before).round, entry, reviewed)
