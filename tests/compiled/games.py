"""Plays games and prints a digest of each: `python -m tests.compiled.games PART`.

The digest is of all that whoever plays can see of the rules: at each decision what is asked, the
legal moves in their order and the whole position, now and then one dealt anew, and the score.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Callable, Iterator
from itertools import product
from random import Random
from typing import Any

from fort_desktop import builds
from fort_desktop.bots.levels import make_player
from fort_desktop.games.fort.rules.engine import FortGame
from fort_desktop.games.fort.rules.state import FortOptions
from fort_desktop.games.towers.rules.engine import TowersGame
from fort_desktop.games.towers.rules.state import TowersOptions
from tests.games.fort.frozen_cards import frozen_cards

PARTS = 4
FORT, TOWERS = FortGame(frozen_cards()), TowersGame()
# Seats from 2 to 4, with and without the draft, dogs and cats; 5 Towers has seats alone.
FORT_KINDS = [FortOptions(*kind[:2], dogs=kind[2], cats=kind[3]) for kind in product(
    (2, 3, 4), (False, True), (False, True), (False, True))]  # fmt: skip
TOWERS_KINDS = [TowersOptions(seats) for seats in (2, 3, 4, 5)]
Chooser = Callable[[Any, Any, Any], Any]


def random_games() -> Iterator[tuple[Any, Any, int]]:
    """Two hundred: a game, its options and the seed of each."""
    for number in range(200):
        if number % 5 == 4:
            yield TOWERS, TOWERS_KINDS[number // 5 % len(TOWERS_KINDS)], number
        else:
            yield FORT, FORT_KINDS[number % len(FORT_KINDS)], number


def digest(game: Any, options: Any, seed: int, choose: Chooser) -> str:
    """Of a game whose moves `choose` finds, asked with its rules, position and legal moves."""
    found, state, asked = hashlib.sha256(), game.new_game(options, seed), 0
    while (decision := game.decision(state)) is not None:
        moves = game.legal_moves(state)
        if asked % 16 == 0:
            dealt = game.determinize(game.view(state, decision.seat), Random(asked))
            found.update(json.dumps(game.to_snapshot(dealt)).encode())
        written = [game.format_move(state, move) for move in moves]
        seen = [decision.seat, decision.kind, written, game.to_snapshot(state)]
        found.update(json.dumps(seen).encode())
        game.apply(state, choose(game, state, moves))
        asked += 1
    found.update(repr((asked, game.score(state), game.winners(state))).encode())
    return found.hexdigest()


def by_chance(seed: int) -> Chooser:
    chance = Random(seed)
    return lambda _game, _state, moves: chance.choice(moves)


def by_bot(game_id: str, level: str) -> Chooser:
    bot, chance = make_player(level, game_id), Random(1)

    def choose(game: Any, state: Any, moves: Any) -> Any:
        return bot.choose(game, game.view(state, game.decision(state).seat), moves, chance)

    return choose


def bot_games() -> Iterator[str]:
    fort = ("easy", "medium", "builder", "scorer", "thinner")
    for level, options in product(fort, (FortOptions(2), FORT_KINDS[-1])):
        yield f"fort {level} {options} {digest(FORT, options, 7, by_bot('fort', level))}"
    for level, seats in (("easy", 5), ("medium", 4), ("medium", 5), ("hard", 2)):
        options = TowersOptions(seats)
        yield f"towers {level} {options} {digest(TOWERS, options, 7, by_bot('towers', level))}"


def part(number: int) -> Iterator[str]:
    for game, options, seed in list(random_games())[number::PARTS]:
        yield f"{game.id} {options} {seed} {digest(game, options, seed, by_chance(seed))}"


if __name__ == "__main__":
    lines = bot_games() if sys.argv[1] == "bots" else part(int(sys.argv[1]))
    sys.stdout.write(json.dumps({"build": builds.told(), "games": list(lines)}))
