"""What the dog being played needs, entry by entry: which are met, and with what."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from fort_desktop.games.fort.rules.cards import CardSet
from fort_desktop.games.fort.rules.frames import Played
from fort_desktop.games.fort.rules.moves import KINDS
from fort_desktop.games.fort.rules.needs import dog_of, left_of
from fort_desktop.games.fort.rules.pets import Need

MET, OPEN = "met", "open"


def need_slots(cards: CardSet, play: Played, laid: Sequence[int]) -> list[str]:
    """A slot for each entry of the need, in the order in which they are met: "met" or "open", a
    blank, and the icon of what met it or could.

    Args:
        laid: tokens laid out to pay: pizza and toys from stuff, pizza and toys from the pack.
    """
    need = dog_of(cards, play.card).need
    return [f"{state} {icon}" for state, icon in _slots(cards, play, need, laid)]


def _slots(
    cards: CardSet, play: Played, need: Need, laid: Sequence[int]
) -> Iterator[tuple[str, str]]:
    left = left_of(cards, play)
    if need.lookout:
        yield MET, "lookout-count"
    if need.fort:
        yield MET, "fort-level"
    for suit in dict.fromkeys(need.add):
        missing = left.add.count(suit)
        yield from ((MET, suit.id),) * (need.add.count(suit) - missing)
        yield from ((OPEN, suit.id),) * missing
    yield from ((MET, suit.id) for suit in sorted(left.other_than - need.other_than))
    yield from ((OPEN, "any-suit"),) * left.different
    yield from ((MET, "person"),) * (need.kids - left.kids)
    yield from ((OPEN, "person"),) * left.kids
    yield from _tokens(need, [laid[0] + laid[2], laid[1] + laid[3]])


def _tokens(need: Need, paid: list[int]) -> Iterator[tuple[str, str]]:
    for kind, n in enumerate((need.pizza, need.toy)):
        for _ in range(n):
            yield (MET if paid[kind] else OPEN), KINDS[kind]
            paid[kind] -= paid[kind] > 0
    left = [KINDS[kind] for kind in (0, 1) for _ in range(paid[kind])]
    for n in range(need.any):
        yield (MET, left[n]) if n < len(left) else (OPEN, "resource")
