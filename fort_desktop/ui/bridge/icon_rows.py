"""Rows of icons: the action grammar as tokens, and the rows of perks and made-up rules."""

from __future__ import annotations

import re

_TOKEN = re.compile(r"->|[()]|[+\w-]+|\S")

PERK_ROWS = {
    "birthday-party": ("+", "1", "recruit"),
    "bribe": ("deck", "then", "lookout"),
    "copy-cat": ("follow", "x", "2"),
    "diy": ("trash-this", "then", "fort+1"),
    "do-over": ("trash-this", "then", "play"),
    "recycling": ("trash-this", "then", "hand"),
    "rough-housing": ("trash-this", "then", "trash"),
    "sticky-fingers": ("resource", "then", "pack"),
    "xxl-backpack": ("pack", "+", "2"),
}
RULE_ROWS = {
    "big-plans": ("vp", "x", "fort"),
    "friendship-bracelet": ("vp", "x", "any-suit", "not-equal"),
    "loner": ("no-best-friend", "then", "5", "vp"),
    "minimalism": ("fort-level", "=", "2", "then", "8", "vp"),
    "piggy-bank": ("vp", "x", "toy"),
    "pizza-party": ("vp", "x", "pizza"),
    "play-palace": ("vp", "x", "crown"),
    "popularity": ("vp", "x", "lookout-count"),
    "secret-stash": ("vp", "x", "pack-count"),
    "sleepover": ("most", "deck", "then", "8", "vp"),
    "slime-lab": ("vp", "x", "book"),
}


def action_tokens(action: str) -> list[str]:
    """The tokens an ActionRow draws: `"trash -> vp"` becomes `["trash", "then", "vp"]`."""
    return ["then" if word == "->" else word for word in _TOKEN.findall(action)]
