"""All that one seat may know: the `View`, what it remembers included."""

from __future__ import annotations

from dataclasses import dataclass

from fort_desktop.games.fort.rules.cards import CardSet
from fort_desktop.games.fort.rules.frames import Frame, Played
from fort_desktop.games.fort.rules.state import FortOptions


@dataclass(slots=True, unsafe_hash=True)
class SeatView:
    """One seat as the viewer sees it.

    Attributes:
        hand: the cards in hand, -1 for each one unknown to the viewer; known ones come first,
            in card order, unless it is the viewer's own hand (then as held).
        deck_size: cards in the deck.
        hidden: bit set of cards known to the viewer to be in this seat's deck, or in the unknown
            part of its hand. For the viewer's own seat: exactly the cards of the deck.
        hidden_dogs: how many dogs are among the cards of hand and deck that have never been seen
            in the open. Without a draft all know that (D-SET); -1 where a draft leaves it open.
        doghouse: its dogs.
        cats: numbers of its cats.
        rule: the made-up rule; -1 none or unknown.
        has_rule: whether it holds one.
    """

    board: int
    hand: tuple[int, ...]
    deck_size: int
    hidden: int
    hidden_dogs: int
    discard: tuple[int, ...]
    yard: tuple[int, ...]
    lookout: tuple[int, ...]
    doghouse: tuple[int, ...]
    cats: tuple[int, ...]
    pizza: int
    toys: int
    pack_pizza: int
    pack_toys: int
    points: int
    level: int
    rule: int
    has_rule: bool
    perks: tuple[int, ...]
    sculpture: bool
    turns: int
    open_hand: int
    open_hidden: int


@dataclass(slots=True, unsafe_hash=True)
class View:
    """A position as `seat` knows it; hidden things appear as numbers of cards only.

    Attributes:
        kennel_size: how many dogs nobody was dealt; which ones is hidden from all (D-SET).
        rules_seen: the rule stack as the viewer saw it at level 1, its own rule included.
        rule_stack: the stack where the viewer sees it now (choosing at level 1), else empty.
        rule_stack_size: how many rules lie there.
        draft_hand: the hand to pick from during the draft.
        draft_seen: every hand that the viewer saw in the draft, in order.
        draft_kept: what the viewer kept.
        draft_counts: how many cards each seat has kept.
        draft_shown: of each seat's kept cards those that all have seen since, in card order.
    Other attributes are those of `State`, all public.
    """

    seat: int
    cards: CardSet
    options: FortOptions
    seats: tuple[SeatView, ...]
    park: tuple[int, ...]
    park_deck_size: int
    box: tuple[int, ...]
    kennel_size: int
    cats: tuple[int, ...]
    perk_row: tuple[int, ...]
    rule_stack: tuple[int, ...]
    rule_stack_size: int
    rules_seen: tuple[int, ...]
    rule_takers: tuple[int, ...]
    supply_pizza: int
    supply_toys: int
    table: tuple[int, ...]
    leader: int
    first: int
    round: int
    ending: str
    ending_seat: int
    stack: tuple[Frame, ...]
    play: Played | None
    draft_hand: tuple[int, ...]
    draft_seen: tuple[tuple[int, ...], ...]
    draft_kept: tuple[int, ...]
    draft_counts: tuple[int, ...]
    draft_shown: tuple[tuple[int, ...], ...]
