"""A game written down so that a program with its own rules and generator can check all of it.

docs/trace.md describes the lines.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any, TextIO

from fort_desktop.games.fort import events as ev
from fort_desktop.games.fort.engine import FortGame
from fort_desktop.games.fort.events import Event
from fort_desktop.games.fort.moves import Move
from fort_desktop.games.fort.state import State
from fort_desktop.session.headless import Result, Step

FORMAT = 1


class Trace:
    """Writes games into a file, one JSON object a line."""

    def __init__(self, file: TextIO, game: FortGame) -> None:
        self._file = file
        self._game = game
        self._number = 0

    def begin(self, state: State, seed: int, levels: Sequence[str]) -> None:
        """The first line of a game; `state` is the position before the first decision."""
        self._number += 1
        pets = state.options.dogs or state.options.cats
        self._write(
            "game",
            format=FORMAT,
            rules=self._game.id,
            digest=self._game.cards.digest,
            **({"pets_digest": self._game.cards.pets_digest} if pets else {}),
            seed=seed,
            bots=list(levels),
            options=self._game.to_snapshot(state)["options"],
            setup=self._setup(state),
        )

    def decided(self, step: Step[State, Move, Event]) -> None:
        """The line of a decision that is about to be carried out."""
        notation = self._game.format_move
        self._write(
            "decision",
            number=step.number + 1,
            seat=step.seat + 1,
            kind=step.kind,
            chance=self._chance(step.before),
            legal=[notation(step.state, move) for move in step.legal],
            chosen=notation(step.state, step.move),
            snapshot=self._game.to_snapshot(step.state),
        )

    def end(self, result: Result[State, Event]) -> None:
        """The last line of a game."""
        scores = self._game.score(result.state)
        self._write(
            "end",
            decisions=result.decisions,
            finished=result.finished,
            chance=self._chance(result.before),
            scores=[{row.source: row.points for row in rows} for rows in scores],
            totals=[sum(row.points for row in rows) for rows in scores],
            winners=[seat + 1 for seat in self._game.winners(result.state)],
            snapshot=self._game.to_snapshot(result.state),
        )

    def _write(self, of: str, **what: Any) -> None:
        line = {"type": of, "game": self._number} | what
        self._file.write(json.dumps(line, separators=(",", ":")) + "\n")

    def _setup(self, state: State) -> dict[str, Any]:
        """What was dealt (F-SET), as it lay before the first hands were drawn."""
        snapshot = self._game.to_snapshot(state)
        keys = ("first", "park", "park_deck", "rule_stack", "perk_row")
        dealt = {key: snapshot[key] for key in keys}
        dealt |= {key: snapshot[key] for key in ("cats", "kennel") if key in snapshot}
        dealt["boards"] = [seat["board"] for seat in snapshot["seats"]]
        if snapshot["draft"]:
            return dealt | {"packs": snapshot["draft"]["packs"]}
        return dealt | {"decks": [s["deck"] + s["hand"][::-1] for s in snapshot["seats"]]}

    def _chance(self, events: Sequence[Event]) -> list[dict[str, Any]]:
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
