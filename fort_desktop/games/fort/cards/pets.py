"""From the dogs and cats in a card file that is right to their definitions."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from dataclasses import astuple
from typing import Any

from fort_desktop.games.fort.rules.actions import Action, Suit, parse_action
from fort_desktop.games.fort.rules.pets import Cat, Condition, Dog, Lure, Moment, Need

Raw = dict[str, Any]

_SUITS = {suit.id: suit for suit in Suit}


def assemble_dogs(raw: Raw) -> tuple[Dog, ...]:
    """The dogs in a card file's parsed TOML, which nothing here checks."""
    return tuple(map(_dog, raw.get("dogs", ())))


def assemble_cats(raw: Raw) -> tuple[Cat, ...]:
    """The cats, likewise."""
    return tuple(map(_cat, raw.get("cats", ())))


def _dog(raw: Raw) -> Dog:
    return Dog(
        id=raw["id"],
        names=raw["name"],
        suits=_suits([raw["suit"]]),
        need=_need(raw["need"]),
        action=_action(raw["action"], "kid-action"),
        neighbour=raw.get("house", "own") == "neighbour",
    )


def _need(raw: Raw) -> Need:
    spend = raw.get("spend", {})
    return Need(
        add=_suits(raw.get("add", ())),
        different=raw.get("different", 0),
        other_than=frozenset(_suits(raw.get("except", ()))),
        kids=raw.get("kid", 0),
        pizza=spend.get("pizza", 0),
        toy=spend.get("toy", 0),
        any=spend.get("any", 0),
        lookout=raw.get("lookout", 0),
        fort=raw.get("fort", 0),
        hand_only=raw.get("from") == "hand",
    )


def _cat(raw: Raw) -> Cat:
    lure, power = raw["lure"], raw["power"]
    return Cat(
        id=raw["id"],
        names=raw["name"],
        lure=Lure(_suits(lure.get("suits", ())), lure.get("cards", 0), lure.get("same", 0)),
        moment=Moment(power["when"]),
        action=_action(power["do"], "draw-extra"),
        condition=Condition(power.get("if", "")),
    )


def _suits(ids: Sequence[str]) -> tuple[Suit, ...]:
    return tuple(_SUITS[suit] for suit in ids)


def _action(text: str, none: str) -> Action | None:
    return None if text == none else parse_action(text)


def pets_digest(dogs: Sequence[Dog], cats: Sequence[Cat]) -> str:
    """A hash of all that the rules can tell apart of dogs and cats; empty where there are none.

    Order counts, because they are numbered in the order of the file.
    """
    if not dogs and not cats:
        return ""
    essence = {
        "dogs": [
            [dog.id, dog.suits, _essence(dog.need), _text(dog.action), dog.neighbour]
            for dog in dogs
        ],
        "cats": [
            [cat.id, astuple(cat.lure), cat.moment.value, _text(cat.action), cat.condition.value]
            for cat in cats
        ],
    }
    canonical = json.dumps(essence, separators=(",", ":"), sort_keys=True)
    return hashlib.sha256(canonical.encode("ascii")).hexdigest()


def _essence(need: Need) -> list[Any]:
    return [sorted(value) if isinstance(value, frozenset) else value for value in astuple(need)]


def _text(action: Action | None) -> str | None:
    return None if action is None else str(action)
