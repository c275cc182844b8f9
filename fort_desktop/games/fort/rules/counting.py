"""Counting suits: on the played card and its pool, and on what a follower discards."""

from __future__ import annotations

from fort_desktop.games.fort.rules.actions import Action, Suit
from fort_desktop.games.fort.rules.cards import CardSet
from fort_desktop.games.fort.rules.frames import Played

COIN = Suit.COIN


def shown(cards: CardSet, card: int, reading: Suit | None, suit: Suit) -> int:
    """How many of `suit` a card shows with its coins read as `reading` (F-PLAY 2, 3)."""
    printed = cards.suits[card]
    shown_so = printed.count(suit) if suit is not COIN else 0
    if suit is (COIN if reading is None else reading):
        shown_so += printed.count(COIN)
    return shown_so


def actions_of(cards: CardSet, play: Played) -> tuple[Action | None, Action | None]:
    """Public and private action of the played card; of the kid that a played dog copies (R27)."""
    return cards.cards[play.card if play.kid < 0 else play.kid].actions


def action_begun(cards: CardSet, play: Played) -> Action | None:
    """The action of the card in play that has begun last; None before the first."""
    return actions_of(cards, play)[play.begun[-1]] if play.begun else None


def played_shows(cards: CardSet, play: Played, suit: Suit) -> int:
    """How many of `suit` the played card itself shows, or the kid that it copies (R27).

    Its coin is the named suit, and a coin where coins are counted (R9). A coin that never had to
    be named, for want of a public action, counts as whatever is counted.
    """
    printed = cards.suits[play.card if play.kid < 0 else play.kid]
    if suit is COIN:
        return printed.count(COIN)
    coins = printed.count(COIN) if play.named is None or play.named is suit else 0
    return printed.count(suit) + coins


def pool_count(cards: CardSet, play: Played, suit: Suit) -> int:
    """The suits of the played card and of everything added to it (R1, R2).

    What was added to a dog has met its need and counts for nothing else (R27).
    """
    total = played_shows(cards, play, suit)
    if play.kid >= 0:
        return total
    for added in play.added:
        total += shown(cards, added.card, added.reading, suit)
    return total


def idle(cards: CardSet, play: Played) -> list[int]:
    """The added cards that have changed nothing so far (F-PLAY 5 as read by R8).

    Every card added to a dog has met a part of its need (R25).
    """
    idle_cards: list[int] = []
    if play.card >= cards.first_dog:
        return idle_cards
    for added in play.added:
        for tally in play.tallies:
            if tally.stage < added.stage:
                continue
            k = shown(cards, added.card, added.reading, tally.suit)
            if k and tally.done > tally.count - k:
                break
        else:
            idle_cards.append(added.card)
    return idle_cards


def match_suits(cards: CardSet, play: Played) -> frozenset[Suit]:
    """The suits that a follower may match: printed ones, and the named one for a coin."""
    suits = cards.plain_suits[play.card]
    return suits if play.named is None else suits | {play.named}


def follow_suits(cards: CardSet, play: Played) -> tuple[Suit, ...]:
    """The suits of which a card shows one if it is enough to follow with (F-FOLLOW 1, 3).

    Where the public action counts suits, it is those that match and count. If none does both, a
    card that matches has to show a counted suit as well.
    """
    public = cards.cards[play.card].public
    counted = public.multiplied(None) if public is not None else ()
    suits = sorted(match_suits(cards, play))
    return tuple(s for s in suits if not counted or s in counted) or tuple(suits)


def matches(cards: CardSet, card: int, wanted: frozenset[Suit]) -> bool:
    """Whether a card can be discarded to follow; a coin matches anything (F-FOLLOW 1)."""
    suits = cards.suits[card]
    return COIN in suits or not wanted.isdisjoint(suits)


def follower_shows(cards: CardSet, play: Played, suit: Suit) -> int:
    """How many of `suit` the last follower's discarded cards can count (F-FOLLOW 3)."""
    wanted = match_suits(cards, play)
    return sum(follow_count(cards, card, wanted, suit) for card in play.followed_with)


def follow_count(cards: CardSet, card: int, wanted: frozenset[Suit], suit: Suit) -> int:
    """How many of `suit` a matching discarded card can count at most (F-FOLLOW 3).

    A coin may stand for the suit. Where only a coin makes the card match and the suit is not one
    of those wanted, that coin stands for the match instead.
    """
    printed = cards.suits[card]
    coins = printed.count(COIN)
    if suit is COIN:
        return coins
    equal = printed.count(suit)
    if coins and suit not in wanted and not any(s in wanted for s in printed):
        coins -= 1
    return equal + coins
