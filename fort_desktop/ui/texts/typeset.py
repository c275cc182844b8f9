"""The finish of a sentence: non-breaking spaces, the capital at its start and its full stop.

Translators write plain spaces; this is the one place that knows where a line must not break.
"""

from __future__ import annotations

import re
from functools import cache, lru_cache

NBSP = "\u00a0"

# Words of one letter that never end a line.
_SHORT = {"en": "aI", "cs": "ksvzouai", "pl": "aiouwz"}
# Words whose number belongs to them: a line breaks after "level 2", not inside.
_NUMBERED = {
    "en": "level|round|turn|seat|step",
    "cs": "úroveň|úrovni|úrovně|místo|krok",
    "pl": "poziom|poziomu|poziomie|runda|rundy|tura|tury|miejsce|krok",
}
_OPENING = "(\\[{>„“”‚‘«\"'"
_LOWER = "a-záčďéěíňóřšťúůýž"
_ENDED = (".", "…", "!", "?")


@lru_cache(maxsize=2048)
def typeset(text: str, language: str) -> str:
    """`text` with non-breaking spaces where `language` wants them; what stands in `<…>` is kept.

    Use it before names of players and cards are put in: those stay as they were typed.
    """
    return _glue(language).sub(_glued, text)


def finish_sentence(text: str) -> str:
    """A clause as a sentence: a capital at the start, one full stop at the end."""
    if not text:
        return text
    stop = "" if text.rstrip("”“’»").endswith(_ENDED) else "."
    return capital(text) + stop


def capital(text: str) -> str:
    """The same with a capital first letter; the rest is left alone."""
    return text[:1].upper() + text[1:]


def small(text: str) -> str:
    """The same with a small first letter, for a text that goes on after a colon."""
    return text[:1].lower() + text[1:]


def _glued(found: re.Match[str]) -> str:
    piece = found[0]
    return piece if piece.startswith("<") else piece.replace(" ", NBSP)


@cache
def _glue(language: str) -> re.Pattern[str]:
    short = _SHORT.get(language, "")
    numbered = _NUMBERED.get(language, _NUMBERED["en"])
    pieces = [
        r"<[^<>]*>",
        rf"(?<!\w)(?i:{numbered})[ {NBSP}]\d+",
        r"(?<![\w.,])\d+(?:[.,]\d+)? (?=[^\W\d_]|\{)",
        r" (?=[…–×])",
        r"(?<!\w)\w+ \d+(?=[.,;:!?)](?!\d)|$)",
    ]
    if short:
        letters = short if language == "en" else short + short.upper()
        pieces.insert(1, rf"(?<![^\s{_OPENING}])[{letters}] (?=\S)")
    if language == "cs":
        pieces.insert(1, rf"(?<!\w)\d+\. (?=[{_LOWER}])")
    return re.compile("|".join(pieces))
