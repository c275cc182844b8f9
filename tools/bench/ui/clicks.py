"""How much a person has to do at the window, and how often the device is handed over.

A robot wants in a person's place what the medium bot wants, and does as little for it as the window
allows.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtGui import QGuiApplication

from fort_desktop.bots.workers import WorkerPool
from fort_desktop.games.fort.cards import load_cards
from fort_desktop.games.fort.play.adapter import new_table
from fort_desktop.games.towers.play.adapter import new_towers_table
from fort_desktop.games.towers.screen.buttons import TowersButtons
from fort_desktop.play.table import AnyTable
from fort_desktop.ui import app
from fort_desktop.ui.app import Stage
from fort_desktop.ui.arrival import Arrival
from fort_desktop.ui.grabbing import wait
from fort_desktop.ui.presses import Presses
from tools.bench.ui.robots.fort import FortRobot
from tools.bench.ui.robots.tally import Tally
from tools.bench.ui.robots.towers import TowersRobot
from tools.bench.ui.robots.wishes import LEVEL
from tools.bench.ui.scenery import SIZE
from tools.pictures.staging import COLOURS, sample_seats

FRAME_MS = 200
THOUGHT = 600.0  # seconds: on a machine that is busy a bot that had to hurry would play otherwise


def measure(
    game: str, seats: str, persons: str, hand: str, games: str, asked: str = "least"
) -> dict[str, Any]:
    """What so many games took, as `Tally.as_json`; their seeds are 1, 2 and so on.

    Args:
        game: "fort", "pets" for Fort with dogs and cats, or "towers".
        seats: how many play.
        persons: how many of them are people; bots have the other seats.
        hand: "mouse" or "keys".
        games: how many are played, one after the other in the same window.
        asked: "all": people are asked everything; else the least.
    """
    QGuiApplication.instance() or QGuiApplication(["fort-desktop"])
    Arrival.moment = TowersButtons.deaf_for = Presses.span = 0  # the robot knows what it presses
    app._hire = lambda: WorkerPool(deadline=THOUGHT)  # noqa: SLF001  before it is asked for
    stage = Stage(None, "en")
    wishes = {"animation": "off", "ask_all": asked == "all"}
    stage.app.preferences.from_dict(wishes)  # type: ignore[attr-defined]
    stage.window.resize(SIZE)
    stage.window.requestActivate()
    wait(FRAME_MS)
    tally = Tally()
    for seed in range(1, int(games) + 1):
        play(stage, new_game(game, int(seats), int(persons), seed), tally, by_keys=hand == "keys")
        wait(FRAME_MS)
        stage.app.show("title")
        wait(FRAME_MS)
    stage.close()
    return tally.as_json()


def new_game(game: str, seats: int, persons: int, seed: int) -> AnyTable:
    """A new game of people first, then medium bots."""
    people = sample_seats(seats, persons, LEVEL)
    if game == "towers":
        boards = [replace(who, board=colour) for who, colour in zip(people, COLOURS, strict=False)]
        return new_towers_table(boards, seed)
    return new_table(load_cards(), people, seed, pets=("dogs", "cats") if game == "pets" else ())


def play(stage: Stage, table: AnyTable, tally: Tally, *, by_keys: bool) -> None:
    """Play a game in the window to its end, and add what that took."""
    stage.app.play(table)
    robot = TowersRobot if table.game.id == "towers" else FortRobot
    robot(stage, by_keys=by_keys).play(tally)
