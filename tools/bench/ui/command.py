"""Measures the window and makes rows of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from statistics import median

from tools.bench.rows import Row
from tools.bench.ui import figures
from tools.bench.ui.imports import dearest
from tools.bench.ui.meter import Frames, frames
from tools.bench.ui.robots.tally import tally_of
from tools.bench.ui.runs import OFFSCREEN, Lab, Screen, Seen


@dataclass(frozen=True, slots=True)
class Amounts:
    """How much is measured.

    Attributes:
        starts: of each kind; one more of each goes first.
        inputs: in each condition.
        seconds: of frames.
        games: one after the other.
        decisions: after which a game is left; 0 plays whole ones.
        counted: whole games of each kind in which clicks are counted.
    """

    starts: int = 7
    inputs: int = 60
    seconds: float = 5.0
    games: int = 10
    decisions: int = 40
    counted: int = 1


SHORT = Amounts()
FULL = Amounts(starts=15, inputs=300, seconds=15.0, decisions=0, counted=6)
SCREENS = (("title", "the first painted title", 2.0), ("table", "the first painted table", 3.2))
SCENES = (("yards", "four yards and a card move"), ("towers", "towers grow and break"))
CONDITIONS = (
    ("idle", "idle"),
    ("moving", "things moving"),
    ("thinking", "a bot thinking"),
    ("resizing", "a corner of the window dragged"),
)
COUNTED = (("fort", 2), ("fort", 4), ("pets", 2), ("pets", 4), ("towers", 2), ("towers", 3))
PEOPLE = (2, 3, 4)  # at one screen


def rows(screens: list[Screen], amounts: Amounts, tell: Callable[[str], object]) -> Iterator[Row]:
    """Every figure of the window, measured as it is asked for.

    Args:
        screens: to measure on.
        amounts: how much.
        tell: told what is being measured.

    Raises:
        ProbeError: a measurement failed.
    """
    with Lab() as lab:
        tell("start")
        yield from start_rows(lab, OFFSCREEN, amounts.starts)
        yield from dearest(lab.imports(OFFSCREEN))
        for screen in screens:
            tell(f"frames, {screen.name}")
            yield from smooth_rows(lab, screen, amounts.seconds)
        for screen in screens:
            tell(f"input, {screen.name}")
            yield from answer_rows(lab, screen, amounts.inputs)
        tell("memory")
        yield memory_row(lab, amounts)
        tell("clicks")
        yield from clicks_rows(lab, amounts.counted)
        tell("hand-overs")
        yield from hand_over_rows(lab, amounts.counted)


def start_rows(lab: Lab, screen: Screen, times: int) -> Iterator[Row]:
    """The empty window, the title and the table in turn: so each meets the same load."""
    took: dict[str, list[float]] = {name: [] for name in ("empty", "title", "table")}
    processor: dict[str, list[float]] = {name: [] for name in took}
    for _ in range(times + 1):
        for name, milliseconds in took.items():
            seen = lab.empty(screen) if name == "empty" else lab.probe(screen, "start", name)
            milliseconds.append(figures.first_frame_ms(seen))
            processor[name].append(seen["processor"])
    for name, what, most in SCREENS:
        share = median(processor[name][1:]) / median(processor["empty"][1:])
        yield figures.start_row(what, took[name][1:], took["empty"][1:], share, most)


def smooth_rows(lab: Lab, screen: Screen, seconds: float) -> Iterator[Row]:
    """Half of the empty window's frames before ours, half after."""
    before = _met(lab.empty(screen, seconds / 2))
    ours = [_met(lab.probe(screen, "smooth", scene, seconds)) for scene, _ in SCENES]
    after = _met(lab.empty(screen, seconds / 2))
    empty = max(before, after, key=lambda found: found.rate)
    for (_, what), seen in zip(SCENES, ours, strict=True):
        yield figures.smooth_row(what, screen.name, screen.rate, seen, empty)


def _met(seen: Seen) -> Frames:
    return frames(seen["frames"], seen["drawing"])


def answer_rows(lab: Lab, screen: Screen, inputs: int) -> Iterator[Row]:
    """Each condition; the first is what the others are measured beside."""
    idle: list[float] = []
    for condition, when in CONDITIONS:
        took = lab.probe(screen, "answer", condition, inputs)["milliseconds"]
        yield figures.answer_row(screen.name, when, took, idle)
        idle = idle or [value for value in took if value >= 0]


def memory_row(lab: Lab, amounts: Amounts) -> Row:
    """Games in one window."""
    seen = lab.probe(OFFSCREEN, "memory", amounts.games, amounts.decisions)
    return figures.memory_row(seen["megabytes"], seen["objects"], whole=not amounts.decisions)


def clicks_rows(lab: Lab, games: int) -> Iterator[Row]:
    """One person and bots, by mouse and by keys."""
    for hand in figures.UNITS:
        for game, seats in COUNTED:
            seen = lab.probe(OFFSCREEN, "clicks", game, seats, 1, hand, games)
            yield from figures.clicks_rows(game, seats, hand, tally_of(seen))


def hand_over_rows(lab: Lab, games: int) -> Iterator[Row]:
    """People alone."""
    for persons in PEOPLE:
        seen = lab.probe(OFFSCREEN, "clicks", "fort", persons, persons, "mouse", games)
        yield figures.hand_over_row(persons, tally_of(seen))
