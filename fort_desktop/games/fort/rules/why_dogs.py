"""Why a dog cannot be played, or a card does not help it (D-PLAY, D-SUIT)."""

from __future__ import annotations

from collections.abc import Sequence

from fort_desktop.games.fort.rules import needs
from fort_desktop.games.fort.rules.actions import Suit
from fort_desktop.games.fort.rules.needs import Part
from fort_desktop.games.fort.rules.state import State

# Which part of a need is in the way, the suits that it names, and how many are needed.
Hindrance = tuple[str, tuple[Suit, ...], int]
HAND, REST = "hand", "rest"


def hindrance(state: State, seat: int, card: int) -> Hindrance | None:
    """The part of the need of a dog in hand that cannot be met; None where its action is to blame.

    Parts go by the names of `needs.Part` in small letters.
    """
    part = needs.unmet(state, seat, card)
    if part is None:
        return None
    need = needs.dog_of(state.cards, card).need
    n = {
        Part.LOOKOUT: need.lookout,
        Part.FORT: need.fort,
        Part.SUITS: need.different,
        Part.KIDS: need.kids,
        Part.TOKENS: need.tokens,
    }[part]
    return part.name.lower(), need.add if part is Part.SUITS else (), n


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
        return HAND, (), 0
    if open_suits:
        if _shows_any(state, card, open_suits):
            return REST, (), 0
        more = need.different - len(lack.seen)
        return Part.SUITS.name.lower(), () if more else tuple(dict.fromkeys(lack.add)), more
    if lack.kids:
        if in_lookout:
            return HAND, (), 0
        if state.cards.is_dog(card):
            return Part.KIDS.name.lower(), (), lack.kids
        return REST, (), 0
    return Part.TOKENS.name.lower(), (), need.tokens


def _shows_any(state: State, card: int, wanted: Sequence[Suit]) -> bool:
    return any(suit is Suit.COIN or suit in wanted for suit in state.cards.suits[card])
