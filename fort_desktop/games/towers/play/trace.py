"""What a trace tells about a game of 5 Towers: the draw pile and what came from it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from fort_desktop.games.towers.play.adapter import DIGEST
from fort_desktop.games.towers.rules import events as ev
from fort_desktop.games.towers.rules.cards import name_of
from fort_desktop.games.towers.rules.events import Event
from fort_desktop.games.towers.rules.state import State


class TowersTold:
    """Names cards as the notation does."""

    def digests(self, state: State) -> Mapping[str, str]:
        return {"digest": DIGEST}

    def setup(self, state: State) -> dict[str, Any]:
        """The first start player, and the draw pile before the first offer was dealt (T-SET)."""
        pile = [*state.deck, *reversed(state.offer)]
        return {"first": state.start + 1, "deck": _names(pile)}

    def chance(self, events: Sequence[Event], state: State) -> list[dict[str, Any]]:
        """Offers and reshuffles; after one, an offer has been dealt and nothing else."""
        found: list[dict[str, Any]] = []
        for event in events:
            match event:
                case ev.OfferDealt(cards=cards):
                    found.append({"what": "offer", "cards": _names(cards)})
                case ev.DeckReshuffled():
                    pile = [*state.deck, *reversed(state.offer)]
                    found.append({"what": "reshuffle", "cards": _names(pile)})
                case _:
                    pass
        return found


def _names(cards: Iterable[int]) -> list[str]:
    return [name_of(card) for card in cards]
