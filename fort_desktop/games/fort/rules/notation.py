"""The text of each move, which round-trips (docs/notation.md)."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import TypeVar

from fort_desktop.contract.errors import InvalidNotation
from fort_desktop.games.fort.rules.actions import Suit
from fort_desktop.games.fort.rules.cards import CardSet
from fort_desktop.games.fort.rules.moves import (
    ACTIONS,
    KIND_WORDS,
    KINDS,
    Add,
    Also,
    Choose,
    CopyPack,
    CountSuits,
    Diy,
    Do,
    Done,
    DoOver,
    Draw,
    Finish,
    Follow,
    House,
    Keep,
    Lookout,
    Move,
    Name,
    Pack,
    Pass,
    Pay,
    Play,
    Recruit,
    Recycle,
    RoughHousing,
    Skip,
    Spend,
    Stop,
    Swap,
    Take,
    TakePerk,
    TakeRule,
    Trash,
    Use,
    UseCat,
)

_PLAIN: dict[str, Move] = {
    "skip": Skip(),
    "diy": Diy(),
    "finish": Finish(),
    "done": Done(),
    "stop": Stop(),
    "pass": Pass(),
    "rough-housing": RoughHousing(),
    "do-over": DoOver(),
}
_PLAIN_TEXT = {type(move): text for text, move in _PLAIN.items()}
_CARD_WORDS: dict[str, Callable[[int], Move]] = {
    "keep": Keep,
    "play": Play,
    "follow": Follow,
    "also": Also,
    "recycle": Recycle,
}
_CARD_TEXT = {Keep: "keep", Play: "play", Follow: "follow", Also: "also", Recycle: "recycle"}


def format_move(cards: CardSet, move: Move) -> str:
    """The notation of a move."""
    names = cards.names
    match move:
        case Keep() | Play() | Follow() | Also() | Recycle():
            return f"{_CARD_TEXT[type(move)]} {names[move.card]}"
        case Name():
            return f"name {move.suit.id}"
        case Choose():
            return f"suit {move.suit.id}"
        case Do():
            return f"do {ACTIONS[move.action]}"
        case Add() | Use():
            word = "add" if isinstance(move, Add) else "use lookout"
            reading = "" if move.reading is None else f" as {move.reading.id}"
            return f"{word} {names[move.card]}{reading}"
        case Take():
            return f"take {KIND_WORDS[move.kind]}"
        case Pack():
            return f"pack {'supply ' if move.supply else ''}{KINDS[move.kind]}"
        case Lookout() | Trash() | Recruit():
            return _format_from(names, move)
        case Pay() | Spend():
            word = "pay" if isinstance(move, Pay) else "spend"
            stuff = f"{move.stuff_pizza}p{move.stuff_toy}t"
            return f"{word} stuff {stuff} pack {move.pack_pizza}p{move.pack_toy}t"
        case Swap():
            return f"swap {move.place} {KINDS[move.kind]}"
        case CopyPack():
            return f"copy {move.seat + 1}"
        case House():
            return f"house {move.seat + 1}"
        case TakeRule() | TakePerk() | UseCat():
            return _format_extra(cards, move)
        case CountSuits() | Draw():
            return f"{'count' if isinstance(move, CountSuits) else 'draw'} {move.n}"
        case _:
            return _PLAIN_TEXT[type(move)]


def _format_extra(cards: CardSet, move: TakeRule | TakePerk | UseCat) -> str:
    match move:
        case TakeRule():
            return f"rule {cards.rules[move.rule].id}"
        case TakePerk():
            return f"perk {cards.perks[move.perk].id}"
        case UseCat():
            return f"cat {cards.cats[move.cat].id}"


def _format_from(names: tuple[str, ...], move: Lookout | Trash | Recruit) -> str:
    word = type(move).__name__.lower()
    if move.source == "deck":
        return f"{word} deck"
    if move.source == "yard":
        return f"{word} yard {move.seat + 1} {names[move.card]}"
    return f"{word} {move.source} {names[move.card]}"


def parse_move(cards: CardSet, text: str) -> Move:
    """The move of a notation; whether it is legal is another question.

    Raises:
        InvalidNotation: says which word is wrong and what was expected.
    """
    try:
        return _parse(cards, text.split())
    except _WrongWord as error:
        raise InvalidNotation(f"{_short(text)} is no move: {error}") from None


class _WrongWord(Exception):
    """The message completes "this is no move: ..."."""


def _short(text: str) -> str:
    return repr(text if len(text) <= 60 else f"{text[:60]}…")


def _parse(cards: CardSet, words: list[str]) -> Move:
    match words:
        case [word] if word in _PLAIN:
            return _PLAIN[word]
        case [word, card] if word in _CARD_WORDS:
            return _CARD_WORDS[word](_card(cards, card))
        case ["name", suit]:
            return Name(_find(_SUITS, suit, "suit"))
        case ["suit", suit]:
            return Choose(_find(_SUITS, suit, "suit"))
        case ["do", action]:
            return Do(_place(ACTIONS, action))
        case ["add", card, *reading]:
            return Add(_card(cards, card), _reading(reading))
        case ["use", "lookout", card, *reading]:
            return Use(_card(cards, card), _reading(reading))
        case ["rule", rule]:
            return TakeRule(_find(cards.rule_numbers, rule, "made-up rule"))
        case ["perk", perk]:
            return TakePerk(_find(cards.perk_numbers, perk, "perk"))
        case ["cat", cat]:
            return UseCat(_find(cards.cat_numbers, cat, "cat"))
        case _:
            return _parse_tokens(cards, words)


def _parse_tokens(cards: CardSet, words: list[str]) -> Move:
    match words:
        case ["take", kind]:
            return Take(_place(KIND_WORDS, kind))
        case ["pack", kind]:
            return Pack(_place(KINDS, kind))
        case ["pack", "supply", kind]:
            return Pack(_place(KINDS, kind), supply=True)
        case ["swap", ("stuff" | "pack") as place, kind]:
            return Swap("stuff" if place == "stuff" else "pack", _place(KINDS, kind))
        case ["copy", seat]:
            return CopyPack(_seat(seat))
        case ["house", seat]:
            return House(_seat(seat))
        case ["count", n]:
            return CountSuits(_number(n))
        case ["draw", n]:
            return Draw(_number(n))
        case ["pay", "stuff", stuff, "pack", pack]:
            return Pay(*_tokens(stuff), *_tokens(pack))
        case ["spend", "stuff", stuff, "pack", pack]:
            return Spend(*_tokens(stuff), *_tokens(pack))
        case _:
            return _parse_from(cards, words)


def _parse_from(cards: CardSet, words: list[str]) -> Move:
    match words:
        case ["lookout", ("hand" | "park") as source, card]:
            return Lookout("hand" if source == "hand" else "park", _card(cards, card))
        case ["lookout", "deck"]:
            return Lookout("deck")
        case ["lookout", "yard", seat, card]:
            return Lookout("yard", _card(cards, card), _seat(seat))
        case ["trash", ("hand" | "discard") as source, card]:
            return Trash("hand" if source == "hand" else "discard", _card(cards, card))
        case ["trash", "yard", seat, card]:
            return Trash("yard", _card(cards, card), _seat(seat))
        case ["recruit", "park", card]:
            return Recruit("park", _card(cards, card))
        case ["recruit", "deck"]:
            return Recruit("deck")
        case ["recruit", "yard", seat, card]:
            return Recruit("yard", _card(cards, card), _seat(seat))
        case _:
            raise _WrongWord("docs/notation.md knows no such form")


_SUITS = {suit.id: suit for suit in Suit}
_TOKENS = re.compile(r"(0|[1-9][0-9]?)p(0|[1-9][0-9]?)t")
_NUMBER = re.compile(r"0|[1-9][0-9]?")
Found = TypeVar("Found")


def _find(known: Mapping[str, Found], word: str, what: str) -> Found:
    if word not in known:
        raise _WrongWord(f"there is no {what} {_short(word)}")
    return known[word]


def _card(cards: CardSet, word: str) -> int:
    return _find(cards.numbers, word, "card")


def _place(words: tuple[str, ...], word: str) -> int:
    if word not in words:
        raise _WrongWord(f"expected {' or '.join(words)}, found {_short(word)}")
    return words.index(word)


def _reading(words: list[str]) -> Suit | None:
    match words:
        case []:
            return None
        case ["as", suit]:
            return _find(_SUITS, suit, "suit")
        case _:
            raise _WrongWord(f"expected 'as' and a suit, found {_short(' '.join(words))}")


def _number(word: str) -> int:
    if not _NUMBER.fullmatch(word):
        raise _WrongWord(f"expected a number, found {_short(word)}")
    return int(word)


def _seat(word: str) -> int:
    number = _number(word)
    if number == 0:
        raise _WrongWord("seats are numbered from 1")
    return number - 1


def _tokens(word: str) -> tuple[int, int]:
    found = _TOKENS.fullmatch(word)
    if not found:
        raise _WrongWord(f"expected tokens such as 1p2t, found {_short(word)}")
    return int(found[1]), int(found[2])
