"""Definitions of cards and boards. Frozen; a game shares one `CardSet` between all its states.

Physical cards are numbers: best friends first, then kids in the order of the card file, each copy
on its own, then dogs. Perks, made-up rules and cats are numbered on their own. Notation calls the
second copy of Puddin `puddin-2`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Any

from fort_desktop.games.fort.rules.actions import Action, Suit
from fort_desktop.games.fort.rules.pets import Cat, Dog


@dataclass(slots=True, unsafe_hash=True)
class Kid:
    """A kid card, best friends included.

    Attributes:
        id: its name in notation and files.
        names: display names by language code.
        suits: one or two printed suits.
        public: the action that others may follow; None is an empty box.
        private: the other action; None is an empty box.
        copies: how many lie in the park deck; 0 for best friends.
        best_friend: whether a board brings it.
    """

    id: str
    names: Mapping[str, str]
    suits: tuple[Suit, ...]
    public: Action | None
    private: Action | None
    copies: int = 1
    best_friend: bool = False

    @property
    def actions(self) -> tuple[Action | None, Action | None]:
        """Public, private."""
        return (self.public, self.private)

    @property
    def fort_icons(self) -> int:
        """How many "advance fort" icons it shows (Big Plans, F-RULE)."""
        return sum(action.fort_icons for action in self.actions if action is not None)


@dataclass(slots=True, unsafe_hash=True)
class Board:
    """A player board: its id (a suit's name), colour and two best friends."""

    id: str
    colour: str
    best_friends: tuple[str, str]


@dataclass(slots=True, unsafe_hash=True)
class Cost:
    """Tokens to pay for a level of the fort (F-FORT)."""

    pizza: int
    toy: int
    any: int = 0

    @property
    def total(self) -> int:
        """All tokens together."""
        return self.pizza + self.toy + self.any


@dataclass(slots=True, unsafe_hash=True)
class Extra:
    """A perk or a made-up rule: an id with names; what it does is a named hook of the engine."""

    id: str
    names: Mapping[str, str]


@dataclass(frozen=True)
class CardSet:
    """Everything that card files say about Fort, with look-ups made once.

    Attributes:
        kids: definitions, best friends first.
        boards: the four boards, in the order of the card file.
        level_points: points at the end by fort level (0 to 5).
        costs: `costs[n]` is paid to go from level n to n + 1.
        perks: the perks; the number of a perk is its place here.
        rules: the made-up rules, numbered likewise.
        digest: a hash of the definitions, for records; empty for sets made in tests.
        dogs, cats: those of Cats & Dogs; the number of a cat is its place here.
        pets_digest: a hash of the dogs and cats.
        cards: by card number, its definition.
        names: by card number, its name in notation.
        numbers: by name in notation, the card number.
        suits: by card number, its printed suits.
        suit_sets: by card number, the same without how many of each there are.
        plain_suits: those without coins.
        park_kids: the numbers of the cards that start in the park deck.
        dog_cards: the numbers of the dogs.
        first_dog: cards from this number on are dogs.
    """

    kids: tuple[Kid, ...]
    boards: tuple[Board, ...]
    level_points: tuple[int, ...]
    costs: tuple[Cost, ...]
    perks: tuple[Extra, ...]
    rules: tuple[Extra, ...]
    digest: str = ""
    dogs: tuple[Dog, ...] = ()
    cats: tuple[Cat, ...] = ()
    pets_digest: str = ""
    cards: tuple[Kid | Dog, ...] = field(init=False)
    names: tuple[str, ...] = field(init=False)
    numbers: Mapping[str, int] = field(init=False)
    suits: tuple[tuple[Suit, ...], ...] = field(init=False)
    suit_sets: tuple[frozenset[Suit], ...] = field(init=False)
    plain_suits: tuple[frozenset[Suit], ...] = field(init=False)
    park_kids: tuple[int, ...] = field(init=False)
    dog_cards: tuple[int, ...] = field(init=False)
    first_dog: int = field(init=False)
    perk_numbers: Mapping[str, int] = field(init=False)
    rule_numbers: Mapping[str, int] = field(init=False)
    cat_numbers: Mapping[str, int] = field(init=False)

    def __post_init__(self) -> None:
        cards: list[Kid | Dog] = []
        names: list[str] = []
        for kid in self.kids:
            for copy in range(max(1, kid.copies)):
                cards.append(kid)
                names.append(kid.id if copy == 0 else f"{kid.id}-{copy + 1}")
        park = range(sum(kid.best_friend for kid in self.kids), len(cards))
        cards += self.dogs
        names += [dog.id for dog in self.dogs]
        fill = object.__setattr__
        fill(self, "cards", tuple(cards))
        fill(self, "names", tuple(names))
        fill(self, "numbers", {name: number for number, name in enumerate(names)})
        fill(self, "suits", tuple(kid.suits for kid in cards))
        fill(self, "suit_sets", tuple(frozenset(kid.suits) for kid in cards))
        fill(self, "plain_suits", tuple(suits - {Suit.COIN} for suits in self.suit_sets))
        fill(self, "park_kids", tuple(park))
        fill(self, "dog_cards", tuple(range(park.stop, len(cards))))
        fill(self, "first_dog", park.stop)
        fill(self, "perk_numbers", {perk.id: n for n, perk in enumerate(self.perks)})
        fill(self, "rule_numbers", {rule.id: n for n, rule in enumerate(self.rules)})
        fill(self, "cat_numbers", {cat.id: n for n, cat in enumerate(self.cats)})

    def is_dog(self, card: int) -> bool:
        """Whether a card is a dog: such cards are never trashed nor on a lookout (D-SUIT)."""
        return card >= self.first_dog

    def __reduce__(self) -> tuple[Any, ...]:
        """What it was made of travels to another process: fields cannot be filled in there."""
        return CardSet, tuple(getattr(self, made.name) for made in fields(self) if made.init)

    def __hash__(self) -> int:
        return id(self)

    def __eq__(self, other: object) -> bool:
        return self is other
