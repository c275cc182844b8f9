"""Actions as values, parsed once from the rulebook's icons written as text.

    action := step ( "->" step )*             "->" is the icon "and then"
    step   := unit [ "x" count ]              "x"  is the icon "times"
    unit   := op | "(" action ")"             an op may have a number up to 99, brackets go 8 deep

The same values are carried out by the engine, drawn as an icon row and put into words.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import IntEnum


class Suit(IntEnum):
    """The suits printed on cards; a coin is a joker, except for made-up rules and lures."""

    BOOK = 0
    CROWN = 1
    GLUE = 2
    SHOVEL = 3
    SKATEBOARD = 4
    SQUIRTGUN = 5
    COIN = 6

    @property
    def id(self) -> str:
        """The name in card files and notation."""
        return self.name.lower()


SIX_SUITS = tuple(suit for suit in Suit if suit is not Suit.COIN)


class Op(IntEnum):
    """What one icon does (F-ACT)."""

    PIZZA = 0
    TOY = 1
    RESOURCE = 2
    VP = 3
    PACK = 4
    LOOKOUT = 5
    RECRUIT = 6
    TRASH = 7
    TRASH_RIVAL = 8
    TRASH_THIS = 9
    FORT = 10
    FORT_LESS = 11
    FORT_MORE = 12
    SPEND_PIZZA = 13
    SPEND_TOY = 14
    SPEND_RESOURCE = 15
    SWAP = 16
    COPY_PACK = 17
    COPY_RIVAL_PACK = 18


OP_TEXT: dict[Op, str] = {
    Op.FORT_LESS: "fort-1",
    Op.FORT_MORE: "fort+1",
    Op.SPEND_PIZZA: "spend pizza",
    Op.SPEND_TOY: "spend toy",
    Op.SPEND_RESOURCE: "spend resource",
}
OP_TEXT |= {op: op.name.lower().replace("_", "-") for op in Op if op not in OP_TEXT}
_OPS = {text: op for op, text in OP_TEXT.items()}
COUNTED = {Op.PIZZA, Op.TOY, Op.RESOURCE, Op.VP, Op.SPEND_PIZZA, Op.SPEND_TOY, Op.SPEND_RESOURCE}
FORT_OPS = frozenset({Op.FORT, Op.FORT_LESS, Op.FORT_MORE})


class Count(IntEnum):
    """What stands after "times". The first seven are the suits of the same number."""

    BOOK = 0
    CROWN = 1
    GLUE = 2
    SHOVEL = 3
    SKATEBOARD = 4
    SQUIRTGUN = 5
    ANY_SUIT = 7
    PACK = 8
    FORT = 9
    LOOKOUT = 10

    @property
    def is_suit(self) -> bool:
        """Whether cards can be added for it (F-PLAY 2)."""
        return self <= Count.ANY_SUIT

    @property
    def id(self) -> str:
        """The name in card files."""
        return self.name.lower().replace("_", "-")


SUIT_OF = {count: Suit(count) for count in Count if count < Suit.COIN}
_COUNTS = {count.id: count for count in Count}


@dataclass(slots=True, unsafe_hash=True)
class Unit:
    """An icon with its number: "2 vp", "spend pizza", "lookout"."""

    op: Op
    n: int = 1

    def __str__(self) -> str:
        text = OP_TEXT[self.op]
        if self.n == 1:
            return text
        if text.startswith("spend "):
            return f"spend {self.n} {text.removeprefix('spend ')}"
        return f"{self.n} {text}"


@dataclass(slots=True, unsafe_hash=True)
class Step:
    """A unit or a bracket, done once or "times" a count."""

    unit: Unit | Action
    times: Count | None = None

    def __str__(self) -> str:
        text = f"({self.unit})" if isinstance(self.unit, Action) else str(self.unit)
        return text if self.times is None else f"{text} x {self.times.id}"


@dataclass(slots=True, unsafe_hash=True)
class Action:
    """Steps joined by "and then"."""

    steps: tuple[Step, ...]
    _suits: frozenset[Count] = field(init=False, repr=False, compare=False)
    _named: tuple[Suit, ...] = field(init=False, repr=False, compare=False)
    _units: tuple[Unit, ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        suits: set[Count] = set()
        units: list[Unit] = []
        for step in self.steps:
            if step.times is not None and step.times.is_suit:
                suits.add(step.times)
            if isinstance(step.unit, Action):
                suits |= step.unit.suits()
                units += step.unit.units()
            else:
                units.append(step.unit)
        self._suits = frozenset(suits)
        self._named = tuple(SUIT_OF[count] for count in sorted(suits - {Count.ANY_SUIT}))
        self._units = tuple(units)

    def __str__(self) -> str:
        return " -> ".join(str(step) for step in self.steps)

    def suits(self) -> frozenset[Count]:
        """The suits that it multiplies anywhere, "any-suit" among them."""
        return self._suits

    def multiplied(self, any_suit: Suit | None) -> tuple[Suit, ...]:
        """The same as suits of cards, each once; "any suit" stands for the chosen one."""
        if any_suit is None or Count.ANY_SUIT not in self._suits or any_suit in self._named:
            return self._named
        return (*self._named, any_suit)

    def units(self) -> tuple[Unit, ...]:
        """Every unit in it, brackets opened, in order."""
        return self._units

    @property
    def fort_icons(self) -> int:
        """How many "advance fort" icons it shows (Big Plans, F-RULE)."""
        return sum(unit.op in FORT_OPS for unit in self._units)


class BadAction(ValueError):
    """The text is no action; the message says where and what was expected."""


MAX_NUMBER = 99
MAX_BRACKETS = 8  # inside one another
_SHOWN = 120
_TOKEN = re.compile(r"\s*(->|[()]|(?:[a-z0-9+]|-(?!>))+)")


def parse_action(text: str) -> Action:
    """The action of a text in the icon grammar.

    Raises:
        BadAction: says what was found and what was expected.
    """
    tokens: list[str] = []
    at = depth = 0
    stripped = text.rstrip()
    text = text if len(text) <= _SHOWN else text[:_SHOWN] + "…"
    while at < len(stripped):
        found = _TOKEN.match(stripped, at)
        if not found:
            raise BadAction(f"unexpected {stripped[at:].strip()[:12]!r} in {text!r}")
        tokens.append(found.group(1))
        at = found.end()
        depth += {"(": 1, ")": -1}.get(tokens[-1], 0)
        if depth > MAX_BRACKETS:
            raise BadAction(f"more than {MAX_BRACKETS} brackets inside one another in {text!r}")
    action, rest = _action(tokens, text)
    if rest:
        raise BadAction(f"unexpected {rest[0]!r} in {text!r}; expected '->', 'x' or the end")
    return action


def _first(tokens: list[str]) -> str:
    return repr(tokens[0]) if tokens else "end"


def _one_of(words: Iterable[str]) -> str:
    return f"expected one of {', '.join(sorted(words))}"


def _action(tokens: list[str], text: str) -> tuple[Action, list[str]]:
    step, tokens = _step(tokens, text)
    steps = [step]
    while tokens and tokens[0] == "->":
        step, tokens = _step(tokens[1:], text)
        steps.append(step)
    return Action(tuple(steps)), tokens


def _step(tokens: list[str], text: str) -> tuple[Step, list[str]]:
    unit: Unit | Action
    if tokens and tokens[0] == "(":
        unit, tokens = _action(tokens[1:], text)
        if not tokens or tokens[0] != ")":
            raise BadAction(f"a bracket is not closed in {text!r}")
        tokens = tokens[1:]
    else:
        unit, tokens = _unit(tokens, text)
    if not tokens or tokens[0] != "x":
        return Step(unit), tokens
    if len(tokens) < 2 or tokens[1] not in _COUNTS:
        raise BadAction(
            f"unexpected {_first(tokens[1:])} after 'x' in {text!r}; {_one_of(_COUNTS)}"
        )
    return Step(unit, _COUNTS[tokens[1]]), tokens[2:]


def _unit(tokens: list[str], text: str) -> tuple[Unit, list[str]]:
    spend = bool(tokens) and tokens[0] == "spend"
    if spend:
        tokens = tokens[1:]
    n = 1
    numbered = bool(tokens) and tokens[0].isdigit()
    if numbered:
        if len(tokens[0]) > len(str(MAX_NUMBER)):
            raise BadAction(f"a number above {MAX_NUMBER} in {text!r}")
        n, tokens = int(tokens[0]), tokens[1:]
    word = tokens[0] if tokens else ""
    op = _OPS.get(f"spend {word}" if spend else word)
    if op is None:
        raise BadAction(f"unexpected {_first(tokens)} in {text!r}; {_one_of(_OPS)}")
    if n < 1 or (numbered and op not in COUNTED):
        raise BadAction(f"{word!r} cannot take the number {n} in {text!r}")
    return Unit(op, n), tokens[1:]
