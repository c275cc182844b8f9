"""The rules of Pebbles.

Everybody gets five of eighteen numbered stones. In each of four rounds all play one face down, in
turn; then they are shown, and the highest takes as many points as the round has as its number and
leads the next. The stone that is left counts a point for every six.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from fort_desktop.contract import rng as chance
from fort_desktop.contract.errors import InvalidNotation, InvalidPosition, refused
from fort_desktop.contract.game import Decision, ScoreRow
from fort_desktop.contract.playout import by_legal_moves
from tests.third_game.rules import snapshot
from tests.third_game.rules import state as parts
from tests.third_game.rules.state import HAND, HIDDEN, STONES, Event, PebblesOptions, Play, State


class PebblesGame:
    id = "pebbles"
    copy = staticmethod(State.copy)
    check = staticmethod(snapshot.check)
    to_snapshot = staticmethod(snapshot.to_snapshot)
    from_snapshot = staticmethod(snapshot.from_snapshot)
    playout = by_legal_moves(lambda state: state.round)

    def new_game(self, options: PebblesOptions, seed: int) -> State:
        if options.seats not in (2, 3) or options.first not in (None, *range(options.seats)):
            raise InvalidPosition(f"options: expected 2 or 3 seats; found {options}")
        stones = list(STONES)
        by_chance = chance.below(chance.shuffle(chance.seeded(seed), stones), options.seats)[1]
        first = by_chance if options.first is None else options.first
        hands = [sorted(stones[n * HAND : (n + 1) * HAND]) for n in range(options.seats)]
        return State(options, first, hands, [], [])

    def decision(self, state: State) -> Decision | None:
        return None if state.over else Decision(state.actor, "play")

    def legal_moves(self, state: State) -> list[Play]:
        return [] if state.over else [Play(stone) for stone in state.hands[state.actor]]

    def apply(self, state: State, move: Play, events: list[Event] | None = None) -> None:
        if move not in self.legal_moves(state):
            raise refused(move, lambda: self.format_move(state, move))
        happened: list[Event] = [parts.StonePlayed(state.actor, move.stone)]
        state.hands[state.actor].remove(move.stone)
        state.played.append(move.stone)
        if len(state.played) == state.options.seats:
            worth = state.round
            stones = tuple(state.lies(n) or HIDDEN for n in range(state.options.seats))
            state.shown.append(stones)
            state.played.clear()
            happened.append(parts.RoundTaken(state.leader, stones, worth))
            kept = tuple(hand[0] for hand in state.hands)
            begins = parts.RoundBegan(state.round, state.leader)
            happened.append(parts.GameEnded(kept) if state.over else begins)
        if events is not None:
            events += happened

    def view(self, state: State, seat: int) -> parts.View:
        hands = [
            list(hand) if state.over or n == seat else [HIDDEN] * len(hand)
            for n, hand in enumerate(state.hands)
        ]
        played = [s if state.player(n) == seat else HIDDEN for n, s in enumerate(state.played)]
        return parts.View(state.options, state.first, hands, played, list(state.shown), seat)

    def determinize(self, view: parts.View, rng: Random) -> State:
        seen = {stone for stones in (*view.hands, view.played, *view.shown) for stone in stones}
        others = [stone for stone in STONES if stone not in seen]
        rng.shuffle(others)
        hands = [sorted(stone or others.pop() for stone in hand) for hand in view.hands]
        played = [stone or others.pop() for stone in view.played]
        return State(view.options, view.first, hands, played, list(view.shown))

    def redact(self, events: Sequence[Event], seat: int) -> list[Event]:
        return [parts.as_seen(event, seat) for event in events]

    def score(self, state: State) -> list[list[ScoreRow]]:
        return [
            [ScoreRow("rounds", state.points(seat)), ScoreRow("kept", max(hand) // 6)]
            for seat, hand in enumerate(state.hands)
        ]

    def winners(self, state: State) -> list[int]:
        totals = [sum(row.points for row in rows) for rows in self.score(state)]
        return [seat for seat, total in enumerate(totals) if total == max(totals)]

    def format_move(self, state: State, move: Play) -> str:
        return f"play {move.stone}"

    def parse_move(self, state: State, text: str) -> Play:
        found = next((stone for stone in STONES if text == f"play {stone}"), None)
        if found is None:
            raise InvalidNotation(f"expected 'play' and a stone from 1 to 18; found {text!r}")
        return Play(found)
