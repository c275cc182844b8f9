"""Rows of what the probes saw: pure, so that tests can prove them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from statistics import median

from tools.bench.rows import Row, number
from tools.bench.ui.meter import LONG_MS, Frames, percentile

ANSWER_MS = 50.0
GROWTH = 1.1  # times the memory after the first game
MEGABYTES = 300.0


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
    """Frames a second, and the longest time without one."""
    reached = round(ours.rate) >= least and ours.longest_ms <= LONG_MS
    more = f"longest {number(ours.longest_ms)} ms, {ours.late} over 50 ms"
    peer = f"{number(empty.rate)} frames/s, longest {number(empty.longest_ms)} ms"
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
