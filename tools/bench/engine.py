"""Speed of the rules, the bots and the records.

Random play lists the legal moves of each decision, and `apply` looks the chosen one up among them.
Playouts are what a search plays: the game's own, which does neither.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import count, cycle
from random import Random
from statistics import median
from typing import Any, TypeVar

from fort_desktop.bots.levels import levels_of, make_bot
from fort_desktop.contract.game import Game
from fort_desktop.games.fort.cards import load_cards
from fort_desktop.games.fort.play.adapter import new_table
from fort_desktop.games.fort.rules.engine import FortGame
from fort_desktop.games.fort.rules.state import FortOptions, State
from fort_desktop.games.towers.rules.engine import TowersGame
from fort_desktop.games.towers.rules.state import TowersOptions
from fort_desktop.play.record import to_record
from fort_desktop.play.table import SeatSetup, Table
from fort_desktop.storage.saves import encode_record
from tools.bench.clock import CLOCK, rates
from tools.bench.figures import Figure
from tools.bench.rows import number
from tools.bench.targets import Target, target

_Thing = TypeVar("_Thing")
_Options = TypeVar("_Options")
MIDDLE = 6  # the round in which a position counts as the middle of a game


def figures(build: str) -> list[Figure]:
    """Every figure of ours, with the targets of a build of the rules.

    Those that the peers have too come first, as the rounds measure one of each in turn.
    """
    game = FortGame(load_cards())
    states = _middle(game)
    found = [*_playing(game, build), *_positions(game, states, build)]
    found += [_thinking(game, level) for level in levels_of("fort")]
    return [*found, *_saving(game, build)]


# --- playing --------------------------------------------------------------------------------------


def random_game(game: Game[Any, Any, Any, Any, _Options], options: _Options, seed: int) -> int:
    """A game of random legal moves; its decisions."""
    state = game.new_game(options, seed)
    random = Random(seed).random
    decisions = 0
    while moves := game.legal_moves(state):
        game.apply(state, moves[int(random() * len(moves))])
        decisions += 1
    return decisions


def bots_game(game: FortGame, levels: list[str], seed: int) -> State:
    """A game between bots, who see views; a single legal move asks nobody."""
    state = game.new_game(FortOptions(len(levels)), seed)
    bots = [make_bot(level, "fort") for level in levels]
    rng = Random(seed)
    while moves := game.legal_moves(state):
        move = moves[0]
        if len(moves) > 1:
            seat = _seat(game, state)
            move = bots[seat].choose(game, game.view(state, seat), moves, rng)
        game.apply(state, move)
    return state


def games(play: Callable[[], object], seconds: float) -> float:
    """How many a second."""

    def one() -> int:
        play()
        return 1

    return rates(one, seconds)[0]


def _playing(game: FortGame, build: str) -> Iterator[Figure]:
    def random_play(
        what: str, game: Game[Any, Any, Any, Any, _Options], options: _Options, goal: Target | None
    ) -> Figure:
        seeds = count()

        def sample(seconds: float) -> float:
            return rates(lambda: random_game(game, options, next(seeds)), seconds)[0]

        return Figure(what, "decisions/s", sample, goal, "decisions")

    both = FortOptions(4, dogs=True, cats=True)
    four, many = target("fort, 4 seats", build), target("fort, cats and dogs", build)
    yield random_play("random legal play, 4 seats", game, FortOptions(4), four)
    yield random_play("random legal play, 2 seats", game, FortOptions(2), None)
    yield random_play("random legal play with cats and dogs, 4 seats", game, both, many)
    goal = target("towers, 4 seats", build)
    what = "random legal play of 5 Towers, 4 seats"
    yield random_play(what, TowersGame(), TowersOptions(4), goal)
    seeds = count()

    def bots(seconds: float) -> float:
        return games(lambda: bots_game(game, ["easy", "easy"], next(seeds)), seconds)

    goal = target("easy bots", build)
    yield Figure("whole games, 2 easy bots", "games/s", bots, goal, "games of bots")


# --- positions ------------------------------------------------------------------------------------


def _middle(game: FortGame, games: int = 4) -> list[State]:
    """Positions in the middle of games between four easy bots, at decisions of every kind."""
    found: list[State] = []
    for seed in range(games):
        state = game.new_game(FortOptions(4), seed)
        bot, rng = make_bot("easy", "fort"), Random(seed)
        while (moves := game.legal_moves(state)) and state.round <= MIDDLE:
            view = game.view(state, _seat(game, state))
            if state.round == MIDDLE and len(moves) > 1:
                found.append(game.copy(state))
            game.carry_out(state, bot.choose(game, view, moves, rng))
    return found


def _seat(game: FortGame, state: State) -> int:
    decision = game.decision(state)
    assert decision is not None, "there are legal moves"
    return decision.seat


def _positions(game: FortGame, states: Sequence[State], build: str) -> Iterator[Figure]:
    rng, turns = Random(1), cycle(states)

    def playouts(seconds: float) -> float:
        return games(lambda: game.playout(game.copy(next(turns)), rng), seconds)

    what = f"random playouts to the end from round {MIDDLE}, 4 seats"
    yield Figure(what, "playouts/s", playouts, target("playouts", build))
    copies = _microseconds(game.copy, states)
    goal = target("copy", build)
    yield Figure("copy of a state, mid-game, 4 seats", "µs", copies, goal, "copy")
    views = _microseconds(lambda state: game.view(state, state.leader), states)
    yield Figure("view, mid-game, 4 seats", "µs", views)
    seen = [game.view(state, _seat(game, state)) for state in states]
    dealt = _microseconds(lambda view: game.determinize(view, rng), seen)
    goal = target("determinize", build)
    yield Figure("determinize, mid-game, 4 seats", "µs", dealt, goal)


def _microseconds(
    work: Callable[[_Thing], object], things: Sequence[_Thing]
) -> Callable[[float], float]:
    def once() -> int:
        for thing in things:
            work(thing)
        return len(things)

    return lambda seconds: 1e6 / rates(once, seconds / 2)[0]


# --- bots -----------------------------------------------------------------------------------------


def _thinking(game: FortGame, level: str) -> Figure:
    """Decisions with a choice in whole games of four bots of a level."""
    thoughts = _thoughts(game, level)
    took: list[float] = []

    def sample(seconds: float) -> float:
        end = CLOCK() + seconds
        now = [next(thoughts)]
        while CLOCK() < end:
            now.append(next(thoughts))
        took.extend(now)
        return median(now)

    def late(share: float) -> float:
        return sorted(took)[int(len(took) * share)]

    def more() -> str:
        slow, slowest = number(late(0.95)), number(max(took))
        return f"p95 {slow} ms, max {slowest} ms of {len(took):,}"

    longest = 500 if level == "hard" else 100
    goal = Target(f"99 of 100 ≤ {longest} ms", lambda *_: late(0.99) <= longest)
    article = "an" if level[0] in "aeiou" else "a"
    what = f"a decision of {article} {level} bot, 4 seats"
    return Figure(what, "ms", sample, goal, more=more)


def _thoughts(game: FortGame, level: str) -> Iterator[float]:
    """Milliseconds of each, one game after another."""
    for seed in count():
        state = game.new_game(FortOptions(4), seed)
        bot, rng = make_bot(level, "fort"), Random(seed)
        while moves := game.legal_moves(state):
            view = game.view(state, _seat(game, state))
            began = CLOCK()
            move = bot.choose(game, view, moves, rng)
            took = CLOCK() - began
            if len(moves) > 1:
                yield 1e3 * took
            game.carry_out(state, move)


# --- records --------------------------------------------------------------------------------------


def _saving(game: FortGame, build: str) -> Iterator[Figure]:
    """The records of finished games of four easy bots."""
    tables = [_finished(game, seed) for seed in range(3)]
    largest = max(len(encode_record(to_record(table))) for table in tables) / 1000
    goal = target("save", build)
    yield Figure("save of a finished game, 4 seats", "kB", lambda _: largest, goal)

    def sample(seconds: float) -> float:
        def once() -> int:
            for table in tables:
                encode_record(to_record(table))
            return len(tables)

        return 1e3 / rates(once, seconds / 4)[0]

    yield Figure("the same serialised", "ms", sample, target("serialise", build))


def _finished(game: FortGame, seed: int) -> Table[Any, Any, Any, Any, Any]:
    setups = [SeatSetup(f"Bot {n}", "bot", "easy") for n in range(4)]
    table = new_table(game.cards, setups, seed)
    bot, rng = make_bot("easy", "fort"), Random(seed)
    while (decision := table.decision()) is not None:
        view = table.view(decision.seat)
        table.submit(bot.choose(game, view, table.legal(), rng))
    return table
