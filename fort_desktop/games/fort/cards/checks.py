"""Faults of a card file: pydantic's findings put into sentences, and what only the whole shows."""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Iterator
from itertools import chain
from typing import Any, get_args

from pydantic import BaseModel, ValidationError
from pydantic.fields import FieldInfo

from fort_desktop.games.fort.cards.errors import Problem
from fort_desktop.games.fort.cards.pet_checks import pet_problems
from fort_desktop.games.fort.cards.pet_schema import CatEntry, DogEntry
from fort_desktop.games.fort.cards.schema import CardFile, KidEntry, PerkEntry, RuleEntry
from fort_desktop.games.fort.cards.schema_parts import Names
from fort_desktop.games.fort.rules.actions import BadAction

# Four players draw 8 kids each, 3 lie in the park, and one must be left or the game ends (F-END).
MIN_PARK_KIDS = 4 * 8 + 3 + 1
_LABELS = {"boards": "board", "kids": "kid", "perks": "perk", "made_up_rules": "made-up rule"}
_LABELS |= {"dogs": "dog", "cats": "cat"}
_SHOWN = 40

Loc = tuple[int | str, ...]


def field_problems(error: ValidationError, raw: dict[str, Any], file: str) -> list[Problem]:
    """A sentence for each field that pydantic refused in the parsed TOML `raw`."""
    problems = []
    for finding in error.errors(include_url=False):
        loc = finding["loc"]
        card, rest = _card(loc, raw)
        cause = finding.get("ctx", {}).get("error")
        what = _what(finding["type"], loc, finding["input"], cause)
        field = "".join(f"[{p + 1}]" if isinstance(p, int) else f".{p}" for p in rest)
        problems.append(Problem(file, card, field.removeprefix("."), what))
    return problems


def _what(kind: str, loc: Loc, found: object, cause: object) -> str:
    """What was expected at `loc` and what was found."""
    if kind == "extra_forbidden":
        known = sorted(_fields(_model_at(loc[:-1])))
        return f"this field is unknown; expected one of {', '.join(known)}"
    if kind == "missing":
        return f"it is missing; expected {_expected(loc)}"
    if isinstance(cause, BadAction):
        return str(cause)
    return f"expected {_expected(loc)}; found {shown(found)}"


def shown(value: object) -> str:
    """A value of a card file, short enough for a sentence."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, dict):
        return "a table"
    if isinstance(value, list):
        return f"a list of {len(value)}"
    text = repr(value) if isinstance(value, str | int | float) else str(value)
    return text if len(text) <= _SHOWN else f"{text[:_SHOWN]}…"


def _card(loc: Loc, raw: dict[str, Any]) -> tuple[str, Loc]:
    """The card that `loc` lies in, with the rest of `loc`."""
    if len(loc) < 2 or loc[0] not in _LABELS or not isinstance(loc[1], int):
        return "", loc
    label = _LABELS[str(loc[0])]
    entry = raw[str(loc[0])][loc[1]]
    card_id = entry.get("id") if isinstance(entry, dict) else None
    name = shown(card_id) if isinstance(card_id, str) else f"number {loc[1] + 1}"
    return f"{label} {name}", loc[2:]


def _fields(model: type[BaseModel]) -> dict[str, FieldInfo]:
    """The fields of a table under the names that they have in a file."""
    return {field.alias or name: field for name, field in model.model_fields.items()}


def _model_at(loc: Loc) -> type[BaseModel]:
    """The schema of the table at `loc`."""
    model: type[BaseModel] = CardFile
    for part in loc:
        if isinstance(part, str):
            annotation = _fields(model)[part].annotation
            model = next(
                kind
                for kind in (annotation, *get_args(annotation))
                if isinstance(kind, type) and issubclass(kind, BaseModel)
            )
    return model


def _expected(loc: Loc) -> str:
    """The description of the field that `loc` lies in, or of the table itself."""
    if loc and isinstance(loc[-1], int) and issubclass(_model_of_item(loc), BaseModel):
        return f"a table with {', '.join(_fields(_model_at(loc)))}"
    names = [part for part in loc if isinstance(part, str)]
    return str(_fields(_model_at(tuple(names[:-1])))[names[-1]].description)


def _model_of_item(loc: Loc) -> type:
    """The type of the items of the list that `loc` points into; `object` for plain values."""
    try:
        return _model_at(loc)
    except StopIteration:
        return object


def whole_problems(cards: CardFile, file: str) -> list[Problem]:
    """Faults between the fields and the cards of a file whose fields are right."""
    found = [*_id_problems(cards), *_name_problems(cards)]
    found += [*_board_problems(cards), *_kid_problems(cards)]
    for level, cost in enumerate(cards.board.cost, start=1):
        if cost.pizza + cost.toy + cost.any == 0:
            what = f"the cost of level {level}: expected at least one token; found none"
            found.append(("", f"board.cost[{level}]", what))
    found += pet_problems(cards)
    return [Problem(file, card, field, what) for card, field, what in found]


_Found = tuple[str, str, str]
_Card = KidEntry | PerkEntry | RuleEntry | DogEntry | CatEntry


def _id_problems(cards: CardFile) -> Iterator[_Found]:
    times = Counter(card.id for card in _all_cards(cards))
    for label, card_id in dict.fromkeys((_label(card), card.id) for card in _all_cards(cards)):
        if times[card_id] > 1:
            what = f"expected an id of its own; found {times[card_id]} cards with this one"
            yield label, "id", what


def _name_problems(cards: CardFile) -> Iterator[_Found]:
    """Each card whose name another before it has, as far as a reader can tell."""
    for language in Names.model_fields:
        first: dict[str, _Card] = {}
        for card in _all_cards(cards):
            name = getattr(card.name, language)
            if name is None:
                continue
            other = first.setdefault(unicodedata.normalize("NFC", name.casefold()), card)
            if other is not card:
                what = f"expected a name of its own; {_label(other)} is called '{name}', too"
                yield _label(card), f"name.{language}", what


def _all_cards(cards: CardFile) -> Iterator[_Card]:
    return chain(cards.kids, cards.perks, cards.made_up_rules, cards.dogs, cards.cats)


def _label(card: _Card) -> str:
    kinds = {KidEntry: "kid", PerkEntry: "perk", RuleEntry: "made-up rule", DogEntry: "dog"}
    return f"{kinds.get(type(card), 'cat')} '{card.id}'"


def _board_problems(cards: CardFile) -> Iterator[_Found]:
    for field in ("id", "colour"):
        for value, times in Counter(getattr(board, field) for board in cards.boards).items():
            if times > 1:
                what = f"expected four different boards; found {times} with '{value}'"
                yield "", f"boards.{field}", what
    kids = {kid.id: kid for kid in cards.kids}
    taken: dict[str, str] = {}
    for board in cards.boards:
        label = f"board '{board.id}'"
        for friend in board.best_friends:
            if friend not in kids:
                yield label, "best_friends", f"expected the id of a kid; found '{friend}'"
            elif kids[friend].copies:
                what = f"expected copies = 0, as board '{board.id}' brings this best friend"
                yield f"kid '{friend}'", "copies", f"{what}; found {kids[friend].copies}"
            if friend in taken:
                what = f"expected a kid of its own; board '{taken[friend]}' has '{friend}', too"
                yield label, "best_friends", what
            taken[friend] = board.id


def _kid_problems(cards: CardFile) -> Iterator[_Found]:
    friends = {friend for board in cards.boards for friend in board.best_friends}
    for kid in cards.kids:
        if kid.copies == 0 and kid.id not in friends:
            what = "expected at least 1, as no board brings this kid; found 0"
            yield f"kid '{kid.id}'", "copies", what
        if kid.public is None and kid.private is None:
            what = "expected a public or a private action or both; found neither"
            yield f"kid '{kid.id}'", "", what
    park = _park_kids(cards.kids)
    if park < MIN_PARK_KIDS:
        what = f"expected at least {MIN_PARK_KIDS} cards for the park deck; found {park}"
        yield "", "kids", what


def _park_kids(kids: list[KidEntry]) -> int:
    return sum(kid.copies for kid in kids)
