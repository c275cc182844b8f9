"""Definitions of dogs and cats (Cats & Dogs). Frozen, like all definitions."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

from fort_desktop.games.fort.rules.actions import Action, Suit


@dataclass(slots=True, unsafe_hash=True)
class Need:
    """What must be done before a dog's action; every part of it (D-PLAY).

    Attributes:
        add: suits that added cards must show, one entry each.
        different: how many different suits the added cards must show.
        other_than: suits that do not count for `different`.
        kids: how many kids of any suit must be added from hand.
        pizza, toy, any: tokens to spend; `any` in any mix.
        lookout: how many cards the own lookout must hold at least.
        fort: the least level of the own fort.
        hand_only: whether cards of the lookout cannot be used.
    """

    add: tuple[Suit, ...] = ()
    different: int = 0
    other_than: frozenset[Suit] = frozenset()
    kids: int = 0
    pizza: int = 0
    toy: int = 0
    any: int = 0
    lookout: int = 0
    fort: int = 0
    hand_only: bool = False

    @property
    def tokens(self) -> int:
        """All tokens to spend together."""
        return self.pizza + self.toy + self.any


@dataclass(slots=True, unsafe_hash=True)
class Dog:
    """A dog card (D-PLAY). It has a suit like a kid, but neither of a kid's two actions.

    Attributes:
        id: its name in notation and files.
        names: display names by language code.
        suits: its one printed suit.
        need: what is to be done before its action.
        action: done in full after the need (R24); None carries out an action of the added kid.
        neighbour: whether it goes to a neighbour's doghouse instead of the own.
    """

    id: str
    names: Mapping[str, str]
    suits: tuple[Suit, ...]
    need: Need
    action: Action | None
    neighbour: bool = False

    @property
    def public(self) -> None:
        """A dog cannot be followed."""

    @property
    def private(self) -> None:
        """A dog has no private action."""

    @property
    def actions(self) -> tuple[None, None]:
        """No kid's action, public or private."""
        return (None, None)

    @property
    def copies(self) -> int:
        """Each dog is there once."""
        return 1

    @property
    def best_friend(self) -> bool:
        """No dog is a best friend."""
        return False

    @property
    def fort_icons(self) -> int:
        """How many "advance fort" icons it shows (Big Plans, F-RULE)."""
        return self.action.fort_icons if self.action is not None else 0


@dataclass(slots=True, unsafe_hash=True)
class Lure:
    """What the own yard must show for a cat to come (C-LURE).

    Attributes:
        suits: all of these; a coin only as a coin.
        cards: at least so many cards.
        same: so many cards with one suit in common; a coin is a suit here (R30).
    """

    suits: tuple[Suit, ...] = ()
    cards: int = 0
    same: int = 0


class Moment(Enum):
    """When a cat's power works (C-POWER)."""

    BEFORE_PLAY = "before-play"
    FOLLOWED = "followed"
    UNFOLLOWED = "unfollowed"
    DRAW = "draw"


class Condition(Enum):
    """What must hold for a power."""

    NONE = ""
    NO_PIZZA = "no pizza in stuff"
    HIGHEST_FORT = "fort higher than every rival"


@dataclass(slots=True, unsafe_hash=True)
class Cat:
    """A cat (C-SET). It has no suit and is never a card of anybody's deck.

    Attributes:
        id: its name in notation and files.
        names: display names by language code.
        lure: what brings it.
        moment: when its power works.
        condition: what must hold for it.
        action: what it does; None draws one card more (R29).
    """

    id: str
    names: Mapping[str, str]
    lure: Lure
    moment: Moment
    action: Action | None
    condition: Condition = Condition.NONE
