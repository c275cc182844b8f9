"""What a hint says of the moves that are advised."""

from __future__ import annotations

from collections.abc import Sequence

from fort_desktop.contract.bot import Advised
from fort_desktop.games.fort.screen.coach import Asked, advice, choice
from fort_desktop.games.fort.screen.touch.hint import HintLine
from fort_desktop.games.fort.words.texts import words
from fort_desktop.ui.texts.typeset import finish_sentence


def advised_text(asked: Asked, advised: Sequence[Advised]) -> str:
    """The best of them in a sentence, and why."""
    best = advised[0]
    said = advice(asked, asked.moves.index(best.move))
    return f"{said} {_reason(best, best=True)}".strip()


def advised_lines(asked: Asked, advised: Sequence[Advised]) -> list[HintLine]:
    """A line for each; none where nobody knows how likely one wins by the best."""
    return [
        _line(asked, one, one.chance, best=at == 0)
        for at, one in enumerate(advised)
        if one.chance is not None
    ]


def _line(asked: Asked, one: Advised, chance: float, *, best: bool) -> HintLine:
    label = choice(asked, asked.moves.index(one.move)).label
    reason, percent = _reason(one, best=best), round(100 * chance)
    said = [finish_sentence(label), reason, words().hints.chance(percent)]
    name = " ".join(part for part in said if part)
    return HintLine(label, reason, words().hints.percent(percent), name)


def _reason(one: Advised, *, best: bool) -> str:
    return "" if one.reason is None else words().reasons.why(one.reason, best=best)
