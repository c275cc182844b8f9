"""Rows of what the probes saw: pure, so that tests can prove them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from statistics import fmean, median

from tools.bench.rows import Row, number
from tools.bench.ui.meter import LONG_MS, Frames, percentile
from tools.bench.ui.robots.tally import Tally

ANSWER_MS = 50.0
GROWTH = 1.1  # times the memory after the first game
MEGABYTES = 300.0
PLAYED = {"fort": "Fort", "pets": "Fort, dogs and cats", "towers": "5 Towers"}
UNITS = {"mouse": "clicks", "keys": "keys"}
TURN_MEDIAN = {"fort": 4, "pets": 4, "towers": 3}  # acts
TURN_P95 = {"fort": 8, "pets": 8}
HAND_OVERS = 2.6  # a turn, as told before there was a robot, of how many people is not known
HAND_OVERS_ASKED = {2: 2.40, 3: 3.40, 4: 4.08}  # by people; the robot's, asked everything, 2 games


def start_row(
    what: str, ours: Sequence[float], empty: Sequence[float], processor: float, most: float
) -> Row:
    """Milliseconds to the first frame, measured in turn with the empty window's.

    Args:
        what: the frame shows.
        ours, empty: milliseconds, in pairs.
        processor: how many times the processor time of the empty window.
        most: how many times the start of the empty window is to be reached.
    """
    times = median(one / other for one, other in zip(ours, empty, strict=True))
    reached = times <= most
    more = f"{times:.2f} × in pairs; {number(processor)} × its processor time"
    peer = (("empty window", f"{number(median(empty))} ms"),)
    return Row(f"start to {what}", median(ours), "ms", f"≤ {most:.1f} × empty", reached, peer, more)


def answer_row(screen: str, when: str, ours: Sequence[float], idle: Sequence[float] = ()) -> Row:
    """Milliseconds from an input to the changed frame; -1 stands for no change."""
    lost = sum(value < 0 for value in ours)
    answered = [value for value in ours if value >= 0]
    worst = percentile(answered, 0.99) if answered else 0.0
    more = f"median {number(median(answered))}, {len(ours)} inputs" if answered else ""
    if lost:
        more += f", {lost} without a frame"
    peers = (("idle", f"{number(percentile(idle, 0.99))} ms"),) if idle else ()
    reached = not lost and worst <= ANSWER_MS
    what = f"input to changed frame, {when} ({screen})"
    return Row(what, worst, "ms", "≤ 50 ms, p99", reached, peers, more)


def smooth_row(what: str, screen: str, least: int, ours: Frames, empty: Frames) -> Row:
    """Frames a second, the longest time without one, and what one costs."""
    reached = round(ours.rate) >= least and ours.longest_ms <= LONG_MS
    more = f"longest {number(ours.longest_ms)} ms, {ours.late} over 50 ms, {_computed(ours)}"
    peer = f"{number(empty.rate)} frames/s, longest {number(empty.longest_ms)} ms"
    peer += f", {_computed(empty)}"
    target = f"≥ {least}/s, none over 50 ms"
    return Row(
        f"{what} ({screen})",
        ours.rate,
        "frames/s",
        target,
        reached,
        (("empty window", peer),),
        more,
    )


def _computed(seen: Frames) -> str:
    return f"CPU {number(seen.cpu_ms)} ms a frame"


def memory_row(megabytes: Sequence[float], objects: Sequence[int], whole: bool) -> Row:  # noqa: FBT001
    """Memory after the last game beside that after the first."""
    first, last = megabytes[0], megabytes[-1]
    growth = last / first if first else 0.0
    games = f"{len(megabytes)} {'whole' if whole else 'short'} games"
    more = f"{growth:.2f} ×; objects of the window {objects[0]:,}, then {objects[-1]:,}"
    reached = growth <= GROWTH and last <= MEGABYTES if last else None
    peers = (("after the first", f"{number(first)} MB"),)
    target = "≤ 1.1 × the first, ≤ 300 MB"
    return Row(f"memory after {games}", last, "MB", target, reached, peers, more)


def first_frame_ms(seen: Mapping[str, list[float] | float]) -> float:
    """From the start of the process to its first frame."""
    frames, begun = seen["frames"], seen["begun"]
    assert isinstance(frames, list), "moments of frames"
    assert isinstance(begun, float), "a moment"
    return 1000 * (frames[0] - begun)


def turn_row(game: str, seats: int, hand: str, tally: Tally) -> Row:
    """Clicks, or keys that decide, in a turn of one's own.

    Args:
        game: a key of `PLAYED`.
        seats: how many play.
        hand: "mouse" or "keys".
        tally: of whole games.
    """
    acts = [turn.acts for turn in tally.turns]
    steps = [turn.steps for turn in tally.turns]
    target, reached = f"median ≤ {TURN_MEDIAN[game]}", median(acts) <= TURN_MEDIAN[game]
    if game in TURN_P95:
        target += f", p95 ≤ {TURN_P95[game]}"
        reached = reached and percentile(acts, 0.95) <= TURN_P95[game]
    more = f"{len(acts)} turns"
    if any(steps):
        more += f"; keys that lead there: median {number(median(steps))}, {spread(steps)}"
    unit = UNITS[hand]
    what = f"{unit} a turn, {PLAYED[game]}, {seats} seats ({hand})"
    return Row(what, median(acts), unit, target, reached, beside(acts), more)


def follow_row(game: str, seats: int, hand: str, tally: Tally) -> Row:
    """The same for not to follow where that was asked, beside following."""
    passed = [each.acts for each in tally.following if not each.follows] or [0]
    followed = [each.acts for each in tally.following if each.follows]
    more = f"{len(tally.following)} times asked"
    if followed:
        more += f"; following: median {number(median(followed))}, {spread(followed)}"
    unit, reached = UNITS[hand], percentile(passed, 0.95) <= 1
    what = f"{unit} not to follow, {PLAYED[game]}, {seats} seats ({hand})"
    return Row(what, median(passed), unit, "≤ 1, p95", reached, beside(passed), more)


def hand_over_row(persons: int, tally: Tally) -> Row:
    """How often the device is handed over in a turn, that of its leader and of who follows; to each
    of them at most once for a play."""
    ours = tally.curtains / tally.played
    what = f"hand-overs a turn, Fort, {persons} people"
    more = f"{tally.played} turns, {tally.again} times to somebody once more for a play"
    if persons in HAND_OVERS_ASKED:
        more += f"; {number(HAND_OVERS_ASKED[persons])} where people are asked everything"
    target, reached = "each once a play", not tally.again
    return Row(what, ours, "a turn", target, reached, (("before", number(HAND_OVERS)),), more)


def share_lines(game: str, tally: Tally, most: int) -> list[str]:
    """Of which kinds of things that were wanted the acts of own turns are, as aligned lines.

    Args:
        game: a key of `PLAYED`.
        tally: of whole games.
        most: kinds.
    """
    allowed = TURN_MEDIAN[game]
    heads = "in a turn", "has any", "median share", f"in one over {allowed}"
    lines = ["  ".join([f"{'in a turn of one’s own':28}", *heads])]
    for each in tally.shares(most, allowed):
        cells = f"{each.acts:.2f}", f"{each.turns:.0%}", f"{each.share:.0%}", f"{each.dear:.2f}"
        aligned = [cell.rjust(len(head)) for cell, head in zip(cells, heads, strict=True)]
        lines.append("  ".join([f"{each.kind:28}", *aligned]))
    return lines


def clicks_rows(game: str, seats: int, hand: str, tally: Tally) -> list[Row]:
    """Those of one kind of game."""
    rows = [turn_row(game, seats, hand, tally)]
    return rows if game == "towers" else [*rows, follow_row(game, seats, hand, tally)]


def beside(values: Sequence[float]) -> tuple[tuple[str, str], ...]:
    """The 95th percentile and the mean."""
    return ("p95", number(percentile(values, 0.95))), ("mean", number(fmean(values)))


def spread(values: Sequence[float]) -> str:
    """The same in words."""
    return ", ".join(f"{name} {value}" for name, value in beside(values))
