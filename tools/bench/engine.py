"""Speed of the rules, the bots and the records."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from random import Random
from statistics import median
from typing import Any, TypeVar

from fort_desktop.bots.levels import levels_of, make_bot
from fort_desktop.contract.game import Game
from fort_desktop.games.fort.cards import load_cards
from fort_desktop.games.fort.play.adapter import new_table
from fort_desktop.games.fort.rules.engine import FortGame
from fort_desktop.games.fort.rules.state import FortOptions, State
from fort_desktop.games.fort.rules.view import View
from fort_desktop.games.towers.rules import state as towers
from fort_desktop.games.towers.rules.engine import TowersGame
from fort_desktop.play.record import to_record
from fort_desktop.play.table import SeatSetup
from fort_desktop.storage.saves import encode_record
from tools.bench.rows import Row, rate

DECISIONS = ("catanatron", "RLCard mahjong", "RLCard gin rummy")
GAMES = (*DECISIONS, "pyminion Big Money")
_State = TypeVar("_State")
_Options = TypeVar("_Options")
MIDDLE = 6  # the round in which a position counts as the middle of a game


def rows(seconds: float) -> Iterator[Row]:
    """Every figure of the engine, measured as it is asked for."""
    game = FortGame(load_cards())
    yield _random_play(game, seconds)
    yield _whole_games(game, seconds)
    states = _middle(game)
    yield _copies(game, states, seconds)
    yield _views(game, states, seconds)
    yield _determinizing(game, states, seconds)
    for level in levels_of("fort"):
        yield _thinking(game, level, seconds)
    yield from _saving(game, seconds)
    yield _random_towers(seconds)


def _peers(names: tuple[str, ...], kind: str) -> tuple[tuple[str, str], ...]:
    return tuple((name, f"{name} {kind}") for name in names)


# --- playing --------------------------------------------------------------------------------------


def random_game(
    game: Game[_State, Any, Any, Any, _Options], options: _Options, seed: int
) -> tuple[_State, int]:
    """A game of random legal moves and its decisions."""
    state = game.new_game(options, seed)
    random = Random(seed).random
    decisions = 0
    while moves := game.legal_moves(state):
        game.apply(state, moves[int(random() * len(moves))])
        decisions += 1
    return state, decisions


def bots_game(game: FortGame, levels: list[str], seed: int) -> State:
    """A game between bots, who see views; a single legal move asks nobody."""
    state = game.new_game(FortOptions(len(levels)), seed)
    bots = [make_bot(level, "fort") for level in levels]
    rng = Random(seed)
    while moves := game.legal_moves(state):
        move = moves[0]
        if len(moves) > 1:
            decision = game.decision(state)
            assert decision is not None, "there are legal moves"
            seat = decision.seat
            move = bots[seat].choose(game, game.view(state, seat), moves, rng)
        game.apply(state, move)
    return state


def _random_play(game: FortGame, seconds: float) -> Row:
    seeds = iter(range(1_000_000))
    ours = rate(lambda: random_game(game, FortOptions(4), next(seeds))[1], seconds)
    return Row(
        "random legal play, 4 seats",
        ours,
        "decisions/s",
        "≥ 10,000; stretch 35,000",
        ours >= 10_000,
        _peers(DECISIONS, "decisions/s"),
    )


def _random_towers(seconds: float) -> Row:
    game, seeds = TowersGame(), iter(range(1_000_000))
    ours = rate(lambda: random_game(game, towers.TowersOptions(4), next(seeds))[1], seconds)
    what = "random legal play of 5 Towers, 4 seats"
    return Row(what, ours, "decisions/s", "≥ 10,000", ours >= 10_000)


def _whole_games(game: FortGame, seconds: float) -> Row:
    seeds = iter(range(1_000_000))

    def work() -> int:
        bots_game(game, ["easy", "easy"], next(seeds))
        return 1

    ours = rate(work, seconds)
    return Row(
        "whole games, 2 easy bots",
        ours,
        "games/s",
        "≥ 50; stretch 200",
        ours >= 50,
        _peers(GAMES, "games/s"),
    )


# --- positions ------------------------------------------------------------------------------------


def _middle(game: FortGame, games: int = 4) -> list[State]:
    """Positions in the middle of games between four easy bots, at decisions of every kind."""
    found: list[State] = []
    for seed in range(games):
        state = game.new_game(FortOptions(4), seed)
        bot, rng = make_bot("easy", "fort"), Random(seed)
        while (moves := game.legal_moves(state)) and state.round <= MIDDLE:
            decision = game.decision(state)
            assert decision is not None, "there are legal moves"
            view = game.view(state, decision.seat)
            if state.round == MIDDLE and len(moves) > 1:
                found.append(game.copy(state))
            game.carry_out(state, bot.choose(game, view, moves, rng))
    return found


def _microseconds(work: Callable[[State], object], states: list[State], seconds: float) -> float:
    def once() -> int:
        for state in states:
            work(state)
        return len(states)

    return 1e6 / rate(once, seconds / 2)


def _copies(game: FortGame, states: list[State], seconds: float) -> Row:
    ours = _microseconds(game.copy, states, seconds)
    target, peers = "≤ 20 µs", (("catanatron", "catanatron copy µs"),)
    return Row("copy of a state, mid-game, 4 seats", ours, "µs", target, ours <= 20, peers)


def _seat(game: FortGame, state: State) -> int:
    decision = game.decision(state)
    assert decision is not None, "positions of the middle are decisions"
    return decision.seat


def _views(game: FortGame, states: list[State], seconds: float) -> Row:
    ours = _microseconds(lambda state: game.view(state, state.leader), states, seconds)
    return Row("view, mid-game, 4 seats", ours, "µs")


def _determinizing(game: FortGame, states: list[State], seconds: float) -> Row:
    rng = Random(1)
    views = iter_views(game, states)
    ours = _microseconds(lambda _: game.determinize(next(views), rng), states, seconds)
    return Row("determinize, mid-game, 4 seats", ours, "µs")


def iter_views(game: FortGame, states: list[State]) -> Iterator[View]:
    """The views of the seats to act, over and over."""
    views = [game.view(state, _seat(game, state)) for state in states]
    while True:
        yield from views


# --- bots -----------------------------------------------------------------------------------------


def _thinking(game: FortGame, level: str, seconds: float) -> Row:
    """Decisions with a choice in whole games of four bots of a level."""
    took: list[float] = []
    end = time.perf_counter() + seconds
    seed = 0
    while not took or time.perf_counter() < end:
        took += _thoughts(game, level, seed, end)
        seed += 1
    took.sort()
    middle, late, most = median(took), took[int(len(took) * 0.95)], took[-1]
    more = f"p95 {1e3 * late:.2f} ms, max {1e3 * most:.1f} ms of {len(took)}; XMage 3 s (quoted)"
    reached = took[int(len(took) * 0.99)] <= 0.1
    article = "an" if level[0] in "aeiou" else "a"
    what = f"a decision of {article} {level} bot, 4 seats"
    return Row(what, 1e3 * middle, "ms", "99 of 100 ≤ 100 ms", reached, more=more)


def _thoughts(game: FortGame, level: str, seed: int, end: float) -> list[float]:
    state = game.new_game(FortOptions(4), seed)
    bot, rng = make_bot(level, "fort"), Random(seed)
    took: list[float] = []
    while (moves := game.legal_moves(state)) and not (took and time.perf_counter() >= end):
        view = game.view(state, _seat(game, state))
        began = time.perf_counter()
        move = bot.choose(game, view, moves, rng)
        if len(moves) > 1:
            took.append(time.perf_counter() - began)
        game.carry_out(state, move)
    return took


# --- records --------------------------------------------------------------------------------------


def _saving(game: FortGame, seconds: float) -> Iterator[Row]:
    """The record of a finished game of four easy bots."""
    sizes, times = [], []
    for seed in range(3):
        setups = [SeatSetup(f"Bot {n}", "bot", "easy") for n in range(4)]
        table = new_table(game.cards, setups, seed)
        bot, rng = make_bot("easy", "fort"), Random(seed)
        while (decision := table.decision()) is not None:
            view = table.view(decision.seat)
            table.submit(bot.choose(game, view, table.legal(), rng))
        sizes.append(len(encode_record(to_record(table))) / 1000)

        def work() -> int:
            encode_record(to_record(table))  # noqa: B023 - called within this turn of the loop
            return 1

        times.append(1e3 / rate(work, seconds / 10))
    size, took = max(sizes), median(times)
    yield Row("save of a finished game, 4 seats", size, "kB", "≤ 40 kB", size <= 40)
    yield Row("the same serialised", took, "ms", "≤ 10 ms", took <= 10)
