"""What a hint says of the moves that are advised."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from fort_desktop.contract.bot import Advised
from fort_desktop.games.fort.screen.coach import Asked, advice, choice
from fort_desktop.games.fort.screen.touch.hint import HintLine
from fort_desktop.games.fort.words.texts import words
from fort_desktop.ui.texts.typeset import finish_sentence


def advised_text(asked: Asked, advised: Sequence[Advised], kept: int = 0) -> str:
    """One of them in a sentence, and why: the best, or another that is kept instead."""
    one = advised[kept]
    number = asked.moves.index(one.move)
    said = finish_sentence(choice(asked, number).label) if kept else advice(asked, number)
    return f"{said} {_reason(asked, one, best=not kept)}".strip()


def advised_lines(asked: Asked, advised: Sequence[Advised], keys: Sequence[int]) -> list[HintLine]:
    """A line for each; none where nobody knows how likely one wins by the best.

    Args:
        asked: the decision.
        advised: what is advised.
        keys: of each the card that makes it.
    """
    return [
        replace(_line(asked, one, one.chance, best=at == 0), key=keys[at])
        for at, one in enumerate(advised)
        if one.chance is not None
    ]


def _line(asked: Asked, one: Advised, chance: float, *, best: bool) -> HintLine:
    label = choice(asked, asked.moves.index(one.move)).label
    reason, percent = _reason(asked, one, best=best), round(100 * chance)
    said = [finish_sentence(label), reason, words().hints.chance(percent)]
    name = " ".join(part for part in said if part)
    return HintLine(label, reason, words().hints.percent(percent), name)


def _reason(asked: Asked, one: Advised, *, best: bool) -> str:
    if one.reason is None:
        return ""
    say = words().reasons
    said, added = say.why(one.reason, best=best), map(asked.people.card, one.reason.added)
    return f"{said} {say.added(list(added))}" if one.reason.added else said
