"""From the values of a card file that is right to the definitions that the engine plays with."""

from __future__ import annotations

import hashlib
import json
from typing import Any

from fort_desktop.games.fort.cards.pets import assemble_cats, assemble_dogs, pets_digest
from fort_desktop.games.fort.rules.actions import Action, Suit, parse_action
from fort_desktop.games.fort.rules.cards import Board, CardSet, Cost, Extra, Kid

Raw = dict[str, Any]

_SUITS = {suit.id: suit for suit in Suit}


def assemble(raw: Raw) -> CardSet:
    """The definitions in a card file's parsed TOML, which nothing here checks.

    A file of a player's own comes here after `build.build_cards` has found it right. The built-in
    one comes here at once, because the tests have: the schema would cost a third of the start.
    """
    friends = {friend for board in raw["boards"] for friend in board["best_friends"]}
    best = [_kid(kid, best_friend=True) for kid in raw["kids"] if kid["id"] in friends]
    others = [_kid(kid, best_friend=False) for kid in raw["kids"] if kid["id"] not in friends]
    kids = (*best, *others)
    points, costs = raw["board"]["points"], tuple(map(_cost, raw["board"]["cost"]))
    boards = tuple(map(_board, raw["boards"]))
    perks, rules = tuple(map(_extra, raw["perks"])), tuple(map(_extra, raw["made_up_rules"]))
    digest = _digest(raw, {kid.id: kid for kid in kids})
    dogs, cats = assemble_dogs(raw), assemble_cats(raw)
    pets = (dogs, cats, pets_digest(dogs, cats))
    return CardSet(kids, boards, tuple(points), costs, perks, rules, digest, *pets)


def _kid(raw: Raw, *, best_friend: bool) -> Kid:
    return Kid(
        id=raw["id"],
        names=raw["name"],
        suits=tuple(_SUITS[suit] for suit in raw["suits"]),
        public=_action(raw.get("public")),
        private=_action(raw.get("private")),
        copies=raw.get("copies", 1),
        best_friend=best_friend,
    )


def _action(text: str | None) -> Action | None:
    return None if text is None else parse_action(text)


def _cost(raw: Raw) -> Cost:
    return Cost(raw.get("pizza", 0), raw.get("toy", 0), raw.get("any", 0))


def _board(raw: Raw) -> Board:
    one, two = raw["best_friends"]
    return Board(raw["id"], raw["colour"], (one, two))


def _extra(raw: Raw) -> Extra:
    return Extra(raw["id"], raw["name"])


def _digest(raw: Raw, kids: dict[str, Kid]) -> str:
    """A hash of all that the rules can tell apart: no names, colours, notes or spelling.

    Order counts, because cards are numbered in the order of the file. Dogs and cats have a digest
    of their own, so that games without them go on when there are others.
    """
    costs = map(_cost, raw["board"]["cost"])
    essence = {
        "points": raw["board"]["points"],
        "costs": [[cost.pizza, cost.toy, cost.any] for cost in costs],
        "boards": [[board["id"], board["best_friends"]] for board in raw["boards"]],
        "kids": [_essence(kids[kid["id"]]) for kid in raw["kids"]],
        "perks": [perk["id"] for perk in raw["perks"]],
        "rules": [rule["id"] for rule in raw["made_up_rules"]],
    }
    canonical = json.dumps(essence, separators=(",", ":"), sort_keys=True)
    return hashlib.sha256(canonical.encode("ascii")).hexdigest()


def _essence(kid: Kid) -> list[Any]:
    actions = [None if action is None else str(action) for action in kid.actions]
    return [kid.id, [suit.id for suit in kid.suits], kid.copies, *actions]
