"""Why a dog cannot be played, or a card does not help it (D-PLAY, D-SUIT)."""

from __future__ import annotations

from collections.abc import Sequence

from fort_desktop.games.fort import needs
from fort_desktop.games.fort.actions import Suit
from fort_desktop.games.fort.needs import Part
from fort_desktop.games.fort.state import State

# Which part of a need is in the way, its suit or "", and how many are needed.
Hindrance = tuple[str, str, int]
HAND, REST = "hand", "rest"


def hindrance(state: State, seat: int, card: int) -> Hindrance | None:
    """The part of the need of a dog in hand that cannot be met; None where its action is to blame.

    Parts go by the names of `needs.Part` in small letters.
    """
    part = needs.unmet(state, seat, card)
    if part is None:
        return None
    need = needs.dog_of(state.cards, card).need
    suit, n = "", 0
    if part is Part.SUITS:
        scarce = [s for s in need.add if _shown_of(state, seat, card, s) < need.add.count(s)]
        if need.add:
            first = scarce[0] if scarce else need.add[0]
            suit, n = first.id, need.add.count(first)
        else:
            n = need.different
    else:
        n = {
            Part.LOOKOUT: need.lookout,
            Part.FORT: need.fort,
            Part.KIDS: need.kids,
            Part.TOKENS: need.tokens,
        }[part]
    return part.name.lower(), suit, n


def _shown_of(state: State, seat: int, card: int, suit: Suit) -> int:
    """How often a suit is there in hand and lookout for a dog, coins included."""
    owner = state.seats[seat]
    hand_only = needs.dog_of(state.cards, card).need.hand_only
    cards = [c for c in owner.hand if c != card] + ([] if hand_only else owner.lookout)
    suits = [s for c in cards for s in state.cards.suits[c]]
    return suits.count(suit) + suits.count(Suit.COIN)


def no_help(state: State, seat: int, card: int) -> Hindrance:
    """Why a card of hand or lookout does not meet the need under way.

    Besides the parts, "hand" says that the lookout is of no use, and "rest" that the need or the
    action could not be finished with this card gone.
    """
    play = state.play
    assert play is not None, "a need is that of a played dog"
    need = needs.dog_of(state.cards, play.card).need
    lack = needs.lack_of(state.cards, play.card, play.added)
    assert lack is not None, "every added card has paid something"
    open_suits = sorted(needs.wanted(need, lack))
    in_lookout = card in state.seats[seat].lookout
    if open_suits and in_lookout and need.hand_only:
        return HAND, "", 0
    if open_suits:
        if _shows_any(state, card, open_suits):
            return REST, "", 0
        if lack.add:
            return Part.SUITS.name.lower(), lack.add[0].id, lack.add.count(lack.add[0])
        return Part.SUITS.name.lower(), "", need.different - len(lack.seen)
    if lack.kids:
        if in_lookout:
            return HAND, "", 0
        if state.cards.is_dog(card):
            return Part.KIDS.name.lower(), "", lack.kids
        return REST, "", 0
    return Part.TOKENS.name.lower(), "", need.tokens


def _shows_any(state: State, card: int, wanted: Sequence[Suit]) -> bool:
    return any(suit is Suit.COIN or suit in wanted for suit in state.cards.suits[card])
