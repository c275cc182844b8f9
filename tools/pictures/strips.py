"""Great moments of Fort, each as one picture: what is seen of it every tenth of a second.

Everything may be slowed down, so that a slow machine keeps up: what is a tenth of a second for a
person, takes so many more while it is recorded. Only the scoring comes when it always does: "over"
is seen where everything is slowed down little.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PySide6.QtCore import QElapsedTimer, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from fort_desktop.games.fort.cards import load_cards
from fort_desktop.games.fort.play.adapter import FortTable
from fort_desktop.games.fort.rules.cards import CardSet
from fort_desktop.games.fort.rules.moves import Move
from fort_desktop.games.fort.screen.moments.told import LENGTHS, great_moments
from fort_desktop.games.fort.words.labels import People
from fort_desktop.play.playing_on import play_until
from fort_desktop.ui import offscreen
from fort_desktop.ui.app import Stage
from fort_desktop.ui.bridge.motion import PACES
from fort_desktop.ui.grabbing import wait, wait_settled
from tools.pictures.shots import Views, save
from tools.pictures.staging import NAMES, pets_table

EVERY_MS = 100  # at normal speed
AFTER_MS = 500  # how long it is looked at after its end, at normal speed
SEATS = 3
_SEEDS = range(1, 60)
_ACROSS = 4  # frames in a row
_WIDE = 640  # pixels of a frame
_SPEED = "normal"


@dataclass(frozen=True, slots=True)
class Strip:
    """A game just before a move, and that move."""

    kind: str
    table: FortTable
    move: Move


def take_strips(folder: Path, only: str, views: Views, slower: float = 1) -> int:
    """Save "moment-KIND.png" of all kinds whose name contains `only`; returns the exit code.

    Args:
        folder: for the pictures.
        only: part of such a name.
        views: of the first size and language.
        slower: how many times as long as at normal speed everything takes.
    """
    application = offscreen.application()
    PACES[_SPEED] *= slower
    stage = Stage(None, views.languages[0])
    stage.app.preferences.from_dict({"animation": _SPEED, **views.looks})  # type: ignore[attr-defined]
    stage.window.resize(QSize(*views.sizes[0]))
    kinds = [kind for kind in LENGTHS if only in f"moment-{kind}"]
    count = 0
    for strip in strips(load_cards(), kinds):
        save(sheet(record(stage, strip, slower)), folder / f"moment-{strip.kind}.png")
        count += 1
    print(f"{count} strips in {folder}")
    stage.close()
    del application
    return 0


def strips(cards: CardSet, kinds: Sequence[str]) -> Iterator[Strip]:
    """The first move, in games of bots with dogs and cats, that brings each of these moments.

    Raises:
        LookupError: none does.
    """
    left = list(kinds)
    for seed in _SEEDS:
        if not left:
            return
        table, found = _played(cards, seed)
        for kind in [kind for kind in left if kind in found]:
            left.remove(kind)
            moves = [entry.move for entry in table.history[: found[kind]]]
            yield Strip(kind, _replayed(pets_table(cards, SEATS, seed), moves[:-1]), moves[-1])
    if left:
        raise LookupError(f"no moment of this kind in these games: {', '.join(left)}")


def _played(cards: CardSet, seed: int) -> tuple[FortTable, dict[str, int]]:
    """A whole game, and how long its history was at the first moment of each kind."""
    table, found = pets_table(cards, SEATS, seed), dict[str, int]()
    people = People(cards, NAMES[:SEATS])

    def over(played: FortTable) -> bool:
        for moment in great_moments(played.events_for(0), played.view(0), people):
            found.setdefault(moment.kind, len(played.history))
        return played.over

    play_until(table, over)
    return table, found


def _replayed(table: FortTable, moves: Sequence[Move]) -> FortTable:
    for move in moves:
        table.submit(move)
    return table


def record(stage: Stage, strip: Strip, slower: float) -> list[QImage]:
    """Let the move happen, and take the window every tenth of a second until all is over."""
    bridge: Any = stage.app.table_of("fort")
    stage.app.play(strip.table)
    stage.driver.cancel()
    bridge.flow.stop()
    wait_settled(stage, round(5000 * slower))
    clock, frames = QElapsedTimer(), list[QImage]()
    bridge.flow.submit(strip.move, by_hand=False)
    stage.driver.cancel()  # nobody decides what comes next
    clock.start()
    last = LENGTHS[strip.kind] + AFTER_MS
    while len(frames) * EVERY_MS <= last:
        wait(max(1, round(len(frames) * EVERY_MS * slower) - clock.elapsed()))
        frames.append(stage.window.grabWindow())
        if bridge.moments.on:  # those of one move follow each other
            last = max(last, len(frames) * EVERY_MS + AFTER_MS)
    return frames


def sheet(frames: Sequence[QImage]) -> QImage:
    """All frames in one picture, row by row, each with its time in milliseconds."""
    small = [one.scaledToWidth(_WIDE, Qt.TransformationMode.SmoothTransformation) for one in frames]
    tall = max(one.height() for one in small)
    rows = -(-len(small) // _ACROSS)
    picture = QImage(_ACROSS * _WIDE, rows * tall, QImage.Format.Format_RGB32)
    picture.fill(QColor("#FFFFFF"))
    painter = QPainter(picture)
    for n, one in enumerate(small):
        x, y = n % _ACROSS * _WIDE, n // _ACROSS * tall
        painter.drawImage(x, y, one)
        painter.drawText(x + 6, y + tall - 6, f"{n * EVERY_MS} ms")
    painter.end()
    return picture
