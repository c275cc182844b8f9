"""Texts that people type, paste or keep in a file, brought to one form."""

from __future__ import annotations

import unicodedata
from itertools import chain

# Seen by nobody, they break a line or turn its direction. Joiners stay: writing needs them.
_REMOVED = frozenset(
    map(
        chr,
        chain(
            (0x00AD, 0x061C, 0x180E, 0x200B, 0x200E, 0x200F, 0xFEFF),
            range(0x202A, 0x202F),
            range(0x2060, 0x2070),
            range(0xFFF9, 0xFFFC),
        ),
    )
)
_NO_TEXT = ("Cc", "Cs")  # controls, and halves of characters


def one_line(text: str, longest: int | None = None) -> str:
    """The text on one line and in one form, so that what looks the same is the same.

    Whatever makes room, line breaks and tabs too, becomes one space, and none is left at the ends;
    what only steers a line is taken out; letters are composed (NFC).

    Args:
        text: whatever it may be.
        longest: how many characters are kept; None keeps all.
    """
    seen = "".join(letter for letter in text if letter.isspace() or _is_text(letter))
    return " ".join(unicodedata.normalize("NFC", seen).split())[:longest].rstrip()


def known_as(name: str, place: int) -> str:
    """The name in statistics; whom nobody named is the same person in every language, and whoever
    has a name is it however it is written.
    """
    return one_line(name) or f"#{place + 1}"


def _is_text(letter: str) -> bool:
    return letter not in _REMOVED and unicodedata.category(letter) not in _NO_TEXT
