"""The text of each move, which round-trips (docs/notation.md)."""

from __future__ import annotations

from collections.abc import Callable

from fort_desktop.games.errors import InvalidNotation
from fort_desktop.games.fort.actions import Suit
from fort_desktop.games.fort.cards import CardSet
from fort_desktop.games.fort.moves import (
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
    Finish,
    Follow,
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
        case TakeRule():
            return f"rule {cards.rules[move.rule].id}"
        case TakePerk():
            return f"perk {cards.perks[move.perk].id}"
        case CountSuits():
            return f"count {move.n}"
        case _:
            return _PLAIN_TEXT[type(move)]


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
    words = text.split()
    try:
        return _parse(cards, words)
    except (KeyError, ValueError, IndexError) as error:
        if isinstance(error, InvalidNotation):
            raise
        wrong = error.args[0] if isinstance(error, KeyError) else text
        raise InvalidNotation(f"{text!r} is no move: {wrong!r} is not known here") from None


def _parse(cards: CardSet, words: list[str]) -> Move:
    match words:
        case [word] if word in _PLAIN:
            return _PLAIN[word]
        case [word, card] if word in _CARD_WORDS:
            return _CARD_WORDS[word](cards.numbers[card])
        case ["name", suit]:
            return Name(_suit(suit))
        case ["suit", suit]:
            return Choose(_suit(suit))
        case ["do", action]:
            return Do(ACTIONS.index(action))
        case ["add", card, *reading]:
            return Add(cards.numbers[card], _reading(reading))
        case ["use", "lookout", card, *reading]:
            return Use(cards.numbers[card], _reading(reading))
        case ["rule", rule]:
            return TakeRule(cards.rule_numbers[rule])
        case ["perk", perk]:
            return TakePerk(cards.perk_numbers[perk])
        case _:
            return _parse_tokens(cards, words)


def _parse_tokens(cards: CardSet, words: list[str]) -> Move:
    match words:
        case ["take", kind]:
            return Take(KIND_WORDS.index(kind))
        case ["pack", kind]:
            return Pack(KINDS.index(kind))
        case ["pack", "supply", kind]:
            return Pack(KINDS.index(kind), supply=True)
        case ["swap", ("stuff" | "pack") as place, kind]:
            return Swap("stuff" if place == "stuff" else "pack", KINDS.index(kind))
        case ["copy", seat]:
            return CopyPack(_seat(seat))
        case ["count", n]:
            return CountSuits(int(n))
        case ["pay", "stuff", stuff, "pack", pack]:
            return Pay(*_bundle(stuff), *_bundle(pack))
        case ["spend", "stuff", stuff, "pack", pack]:
            return Spend(*_bundle(stuff), *_bundle(pack))
        case _:
            return _parse_from(cards, words)


def _parse_from(cards: CardSet, words: list[str]) -> Move:
    match words:
        case ["lookout", ("hand" | "park") as source, card]:
            return Lookout("hand" if source == "hand" else "park", cards.numbers[card])
        case ["lookout", "deck"]:
            return Lookout("deck")
        case ["lookout", "yard", seat, card]:
            return Lookout("yard", cards.numbers[card], _seat(seat))
        case ["trash", ("hand" | "discard") as source, card]:
            return Trash("hand" if source == "hand" else "discard", cards.numbers[card])
        case ["trash", "yard", seat, card]:
            return Trash("yard", cards.numbers[card], _seat(seat))
        case ["recruit", "park", card]:
            return Recruit("park", cards.numbers[card])
        case ["recruit", "deck"]:
            return Recruit("deck")
        case ["recruit", "yard", seat, card]:
            return Recruit("yard", cards.numbers[card], _seat(seat))
        case _:
            raise InvalidNotation(f"{' '.join(words)!r} is no move: see docs/notation.md")


def _suit(word: str) -> Suit:
    return Suit[word.upper()]


def _reading(words: list[str]) -> Suit | None:
    if not words:
        return None
    if len(words) != 2 or words[0] != "as":
        raise InvalidNotation(f"expected 'as' and a suit, found {' '.join(words)!r}")
    return _suit(words[1])


def _seat(word: str) -> int:
    seat = int(word) - 1
    if seat < 0:
        raise InvalidNotation(f"seats are numbered from 1, found {word!r}")
    return seat


def _bundle(word: str) -> tuple[int, int]:
    pizza, toys = word.removesuffix("t").split("p")
    return int(pizza), int(toys)
