"""What a trace tells about a game of Fort: all that was dealt, drawn and shuffled."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from fort_desktop.games.fort.rules import events as ev
from fort_desktop.games.fort.rules.engine import FortGame
from fort_desktop.games.fort.rules.events import Event
from fort_desktop.games.fort.rules.state import State


class FortTold:
    """Names cards as the notation does."""

    def __init__(self, game: FortGame) -> None:
        self._game = game

    def digests(self, state: State) -> Mapping[str, str]:
        """Dogs and cats are told only in games with them."""
        cards = self._game.cards
        pets = state.options.dogs or state.options.cats
        return {"digest": cards.digest} | ({"pets_digest": cards.pets_digest} if pets else {})

    def setup(self, state: State) -> dict[str, Any]:
        """What was dealt (F-SET), as it lay before the first hands were drawn."""
        snapshot = self._game.to_snapshot(state)
        keys = ("first", "park", "park_deck", "rule_stack", "perk_row")
        dealt = {key: snapshot[key] for key in keys}
        dealt |= {key: snapshot[key] for key in ("cats", "kennel") if key in snapshot}
        dealt["boards"] = [seat["board"] for seat in snapshot["seats"]]
        if snapshot["draft"]:
            return dealt | {"packs": snapshot["draft"]["packs"]}
        return dealt | {"decks": [s["deck"] + s["hand"][::-1] for s in snapshot["seats"]]}

    def chance(self, events: Sequence[Event], state: State) -> list[dict[str, Any]]:
        """What came out of shuffles and hidden piles; cards drawn one after another together."""
        found: list[dict[str, Any]] = []
        for outcome in self._outcomes(events):
            together = found and outcome["what"] == found[-1]["what"] == "draw"
            if together and outcome["seat"] == found[-1]["seat"]:
                found[-1]["cards"] += outcome["cards"]
            else:
                found.append(outcome)
        return found

    def _outcomes(self, events: Sequence[Event]) -> Iterator[dict[str, Any]]:
        names = self._game.cards.names
        for event in events:
            match event:
                case ev.Shuffled(seat=seat, order=order):
                    cards = [names[card] for card in order]
                    yield {"what": "shuffle", "seat": seat + 1, "cards": cards}
                case ev.CardMoved(source=ev.DECK, target=ev.HAND):
                    cards = [names[event.card]]
                    yield {"what": "draw", "seat": event.target_seat + 1, "cards": cards}
                case ev.CardMoved(source=ev.PARK_DECK, target=ev.PARK):
                    yield {"what": "refill", "place": event.index + 1, "cards": [names[event.card]]}
                case ev.CardMoved(source=ev.PARK_DECK):
                    cards = [names[event.card]]
                    yield {"what": "park-deck", "seat": event.target_seat + 1, "cards": cards}
