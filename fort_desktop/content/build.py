"""From the text of a card file to the definitions that the engine plays with."""

from __future__ import annotations

import hashlib
import json
import tomllib
from typing import Any

from pydantic import ValidationError

from fort_desktop.content.checks import field_problems, whole_problems
from fort_desktop.content.errors import CardFileError, Problem
from fort_desktop.content.schema import CardFile, KidEntry
from fort_desktop.games.fort.cards import Board, CardSet, Cost, Extra, Kid


def build_cards(text: str, file: str) -> CardSet:
    """The definitions in the text of a card file; `file` is its name in messages.

    Raises:
        CardFileError: names every fault of the file.
    """
    raw = _parse_toml(text, file)
    try:
        cards = CardFile.model_validate(raw)
    except ValidationError as error:
        raise CardFileError(field_problems(error, raw, file)) from error
    problems = whole_problems(cards, file)
    if problems:
        raise CardFileError(problems)
    return _card_set(cards)


def _parse_toml(text: str, file: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        what = f"it is not TOML: {str(error).rstrip('.')}"
    except ValueError:
        what = "it is not TOML: a number with too many digits"
    except RecursionError:
        what = "it is not TOML: brackets nested too deeply"
    raise CardFileError([Problem(file, "", "", what)])


def _card_set(cards: CardFile) -> CardSet:
    friends = [friend for board in cards.boards for friend in board.best_friends]
    place = {kid.id: n for n, kid in enumerate(cards.kids)}
    best = [_kid(cards.kids[n], best_friend=True) for n in sorted(place[f] for f in friends)]
    others = [_kid(kid, best_friend=False) for kid in cards.kids if kid.id not in friends]
    return CardSet(
        kids=(*best, *others),
        boards=tuple(
            Board(board.id, board.colour, (board.best_friends[0], board.best_friends[1]))
            for board in cards.boards
        ),
        level_points=tuple(cards.board.points),
        costs=tuple(Cost(cost.pizza, cost.toy, cost.any) for cost in cards.board.cost),
        perks=tuple(Extra(perk.id, perk.name.model_dump()) for perk in cards.perks),
        rules=tuple(Extra(rule.id, rule.name.model_dump()) for rule in cards.made_up_rules),
        digest=_digest(cards),
    )


def _kid(kid: KidEntry, *, best_friend: bool) -> Kid:
    return Kid(
        id=kid.id,
        names=kid.name.model_dump(),
        suits=tuple(kid.suits),
        public=kid.public,
        private=kid.private,
        copies=kid.copies,
        best_friend=best_friend,
    )


def _digest(cards: CardFile) -> str:
    """A hash of all that the rules can tell apart: no names, colours, notes or spelling.

    Order counts, because cards are numbered in the order of the file.
    """
    essence = {
        "points": cards.board.points,
        "costs": [[cost.pizza, cost.toy, cost.any] for cost in cards.board.cost],
        "boards": [[board.id, board.best_friends] for board in cards.boards],
        "kids": [
            [
                kid.id,
                [suit.id for suit in kid.suits],
                kid.copies,
                None if kid.public is None else str(kid.public),
                None if kid.private is None else str(kid.private),
            ]
            for kid in cards.kids
        ],
        "perks": [perk.id for perk in cards.perks],
        "rules": [rule.id for rule in cards.made_up_rules],
    }
    canonical = json.dumps(essence, separators=(",", ":"), sort_keys=True)
    return hashlib.sha256(canonical.encode("ascii")).hexdigest()
