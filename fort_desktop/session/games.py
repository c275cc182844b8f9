"""Every game of the house, ready for a table, by its id."""

from __future__ import annotations

from typing import Any

from fort_desktop.games.fort.cards import CardSet
from fort_desktop.session.adapter import Adapter
from fort_desktop.session.fort_adapter import FortAdapter
from fort_desktop.session.towers_adapter import TowersAdapter

AnyAdapter = Adapter[Any, Any, Any, Any, Any]


def adapters(cards: CardSet) -> dict[str, AnyAdapter]:
    """An adapter for each game; `cards` are those that Fort is played with."""
    found: tuple[AnyAdapter, ...] = (FortAdapter(cards), TowersAdapter())
    return {adapter.game.id: adapter for adapter in found}
