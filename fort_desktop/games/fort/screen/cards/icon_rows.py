"""Rows of icons: the action grammar as tokens, and the rows of perks and made-up rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fort_desktop.games.fort.rules.actions import OP_TEXT, Action, Op, Step
from fort_desktop.games.fort.rules.boards import BACKPACK_ROOM
from fort_desktop.games.fort.rules.cards import CardSet
from fort_desktop.games.fort.rules.pets import Cat, Dog, Lure, Moment, Need

_COUNTS = {"fort": "fort-level", "pack": "pack-count", "lookout": "lookout-count"}

PERK_ROWS = {
    "birthday-party": ("+", "1", "recruit"),
    "bribe": ("deck", "then", "lookout"),
    "copy-cat": ("follow", "x", "2"),
    "diy": ("trash-this", "then", "fort+1"),
    "do-over": ("trash-this", "then", "play"),
    "recycling": ("trash-this", "then", "hand"),
    "rough-housing": ("trash-this", "then", "trash"),
    "sticky-fingers": ("resource", "then", "pack"),
    "xxl-backpack": ("pack", "+", str(BACKPACK_ROOM)),
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


def action_tokens(action: Action | None) -> list[str]:
    """The tokens an ActionRow draws: `["trash", "then", "vp"]`; none without an action."""
    row: list[str] = []
    for step in action.steps if action else ():
        row += ["then"] if row else []
        row += step_tokens(step)
    return row


def counted(tokens: Sequence[str]) -> list[str]:
    """Tokens for whoever draws each by itself: after "x" those of how many there are."""
    before = ["", *tokens]
    return [
        _COUNTS.get(token, token) if last == "x" else token
        for last, token in zip(before, tokens, strict=False)
    ]


def step_tokens(step: Step) -> list[str]:
    """One part of an action: `["2", "vp"]`, or `["(", "trash", "then", "vp", ")", "x", "toy"]`."""
    unit = step.unit
    if isinstance(unit, Action):
        row = ["(", *action_tokens(unit), ")"]
    else:
        row = op_tokens(unit.op, "" if unit.n == 1 else str(unit.n))
    return row if step.times is None else [*row, "x", step.times.id]


def op_tokens(op: Op, number: str) -> list[str]:
    """An icon after its number, if any: `["spend", "2", "pizza"]`."""
    *spend, icon = OP_TEXT[op].split()
    return [*spend, number, icon] if number else [*spend, icon]


def need_tokens(need: Need) -> list[str]:
    """What a dog needs: `["+", "2", "book"]`, or `["spend", "1", "pizza", "1", "toy"]`.

    Different suits are as many as are wanted, each unlike the others; "hand" instead of "+" means
    from the hand only.
    """
    row: list[str] = []
    if need.lookout:
        row += ["lookout-count", str(need.lookout)]
    if need.fort:
        row += ["fort-level", str(need.fort)]
    added: list[str] = []
    for suit in dict.fromkeys(need.add):
        added += [str(need.add.count(suit)), suit.id]
    if need.different:
        added += ["any-suit", *["not-equal", "any-suit"] * (need.different - 1)]
        added += [f"except-{suit.id}" for suit in sorted(need.other_than)]
    if need.kids:
        added += [str(need.kids), "person"]
    if added:
        row += ["hand" if need.hand_only else "+", *added]
    spent: list[str] = []
    for n, icon in ((need.pizza, "pizza"), (need.toy, "toy"), (need.any, "resource")):
        spent += [str(n), icon] if n else []
    return [*row, "spend", *spent] if spent else row


def dog_tokens(action: Action | None) -> list[str]:
    """What a dog does; without an action of its own it plays as the added kid."""
    return ["person", "then", "play"] if action is None else action_tokens(action)


def house_icon(dog: Dog) -> str:
    """The house where a dog goes."""
    return "neighbour-house" if dog.neighbour else "doghouse"


def lure_tokens(lure: Lure) -> list[str]:
    """What brings a cat."""
    row = [suit.id for suit in lure.suits]
    row += [str(lure.cards), "deck"] if lure.cards else []
    return [*row, str(lure.same), "x", "any-suit"] if lure.same else row


def power_tokens(cat: Cat) -> list[str]:
    """What a cat does, after an icon that says when."""
    action = ["+", "1", "deck"] if cat.action is None else action_tokens(cat.action)
    moments = {
        Moment.BEFORE_PLAY: ["play"],
        Moment.FOLLOWED: ["follow"],
        Moment.UNFOLLOWED: ["follow", "cross"],
        Moment.DRAW: ["hand"],
    }
    return [*moments[cat.moment], ":", *action]


def pet_rows(cards: CardSet) -> list[dict[str, Any]]:
    """Every dog and cat as `CardFaces` wants them."""
    rows: list[dict[str, Any]] = [
        {
            "id": dog.id,
            "kind": "dog",
            "name": dict(dog.names),
            "suits": [suit.id for suit in dog.suits],
            "copies": dog.copies,
            "need": need_tokens(dog.need),
            "action": dog_tokens(dog.action),
            "house": "neighbour" if dog.neighbour else "own",
        }
        for dog in cards.dogs
    ]
    rows += [
        {
            "id": cat.id,
            "kind": "cat",
            "name": dict(cat.names),
            "lure": lure_tokens(cat.lure),
            "power": power_tokens(cat),
        }
        for cat in cards.cats
    ]
    return rows


def face_rows(cards: CardSet) -> list[dict[str, Any]]:
    """Every kid, dog, cat, perk and made-up rule as `CardFaces` wants them."""
    rows: list[dict[str, Any]] = [
        {
            "id": kid.id,
            "name": dict(kid.names),
            "suits": [suit.id for suit in kid.suits],
            "copies": 0 if kid.best_friend else kid.copies,
            "public": action_tokens(kid.public),
            "private": action_tokens(kid.private),
        }
        for kid in cards.kids
    ]
    rows += pet_rows(cards)
    extras = [("perk", cards.perks), ("rule", cards.rules)]
    rows += [
        {"id": extra.id, "kind": kind, "name": dict(extra.names)}
        for kind, found in extras
        for extra in found
    ]
    return rows
