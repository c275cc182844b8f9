"""What a table looks like at each size, measured once for all tests of a file: plain figures."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from PySide6.QtCore import QObject, QPointF, QRectF
from PySide6.QtQuick import QQuickItem

from fort_desktop.ui.app import Stage
from tests.games.fort.screen.robot import quiet
from tests.games.fort.screen.table_at import Zone, card, layer, peek, rows
from tests.games.fort.screen.test_table_layout import Cards, cards_of, layout_of, rects
from tests.ui.hands import on_ground, parts, pump, type_name, walk

Size = tuple[int, int]


@dataclass(frozen=True)
class Icons:
    """A row of icons on a card in hand: the size of one, how many fit side by side, its width."""

    size: float
    total: float
    width: float


@dataclass(frozen=True)
class Board:
    """Where a seat's board is, and all that it holds."""

    place: QRectF
    held: list[QRectF]


@dataclass(frozen=True)
class Survey:
    """The table in a window of one size, as places in the window.

    Attributes:
        content: the width of all that is not the column of the log.
        parts: the parts of the table, by name.
        cards: all in sight, and those of the park with its deck.
        hand: the cards in hand, from the left.
        spots: where the layout wants the first and the last of them: the left and the right edge.
        over: how far the actions of each card but the last reach into the one at its right: the
            card's label, and the place of a corner in the other card, negative while outside.
        icons: the rows of icons on the cards in hand.
        boards: one for each seat.
        things: tokens, faces, animals and cats, by these words, each with the name of its type.
    """

    content: float
    parts: dict[str, QRectF]
    cards: Cards
    hand: list[QRectF]
    spots: tuple[float, float]
    over: list[tuple[str, list[float]]]
    icons: list[Icons]
    boards: list[Board]
    things: dict[str, list[tuple[str, QRectF]]]


def scene(item: QQuickItem) -> QRectF:
    """Where an item is in the window, in lengths of QML."""
    return on_ground(item)


def of_type(root: QQuickItem, kind: str) -> list[QQuickItem]:
    """What is made by a QML file, in sight below `root`."""
    return [i for i in walk(root) if type_name(i) == kind]


def hand(stage: Stage) -> list[QQuickItem]:
    """The cards in hand, from the left."""
    return [card(stage, row.key) for row in rows(stage, Zone.Hand)]


def resized(stage: Stage, sizes: Iterable[Size]) -> Iterator[Size]:
    """The window in one size after another."""
    for size in sizes:
        stage.window.resize(*size)
        pump()
        quiet(stage)
        yield size


def survey_of(stage: Stage, seats: int) -> Survey:
    """The table as it is now."""
    held = hand(stage)
    boards = [*parts(stage, "OwnPanel"), *parts(stage, "RivalBoard")]
    spots = [item.property("spot") for item in held]
    return Survey(
        content=layout_of(stage).property("content"),
        parts=rects(stage),
        cards=cards_of(stage),
        hand=[scene(item) for item in held],
        spots=(spots[0].x(), spots[-1].x() + spots[-1].z()),
        over=[_over(left, right) for left, right in pairwise(held)],
        icons=[
            Icons(row.property("size"), row.property("total"), row.width())
            for item in held
            for row in _action_rows(item)
        ],
        boards=[_board(board) for board in boards],
        things=_things(stage, boards, seats),
    )


def _action_rows(item: QQuickItem) -> list[QQuickItem]:
    return [i for i in walk(item) if i.property("tokens") and i.property("total")]


def _box_of(row: QQuickItem, card: QQuickItem) -> QQuickItem:
    """The frame around a row of icons; a dog has one for both."""
    above = row.parentItem()
    return above if above is not None and above.width() < 0.9 * card.width() else row


@dataclass(frozen=True)
class Looks:
    """What the small look at each card covers, as places in the window.

    Attributes:
        question: the line that says what to do.
        choices: the buttons above the hand.
        hand: the cards in hand.
        of_park: the look at each card of the park.
        of_hand: the look at each card in hand.
    """

    question: QRectF
    choices: QRectF
    hand: list[QRectF]
    of_park: list[QRectF]
    of_hand: list[QRectF]


def looks_of(stage: Stage) -> Looks:
    """All looks at cards of the table as it is now, one after the other."""
    beside = layer(stage).parentItem().childItems()
    held = hand(stage)
    return Looks(
        question=layout_of(stage).property("coach"),
        choices=scene(next(i for i in beside if type_name(i) == "ChoiceBar")),
        hand=[scene(item) for item in held],
        of_park=[_look_at(stage, card(stage, row.key)) for row in rows(stage, Zone.Park)],
        of_hand=[_look_at(stage, item) for item in held],
    )


def _look_at(stage: Stage, item: QQuickItem) -> QRectF:
    closer = stage.window.findChild(QObject, "closer")
    assert closer is not None
    closer.setProperty("corner", on_ground(item).topLeft())
    closer.setProperty("seen", item)
    pump()
    look = peek(stage)
    assert look.isVisible()
    place = scene(look)
    closer.setProperty("seen", None)
    pump()
    return place


def _over(left: QQuickItem, right: QQuickItem) -> tuple[str, list[float]]:
    corners = [
        (box, QPointF(box.width(), down))
        for box in (_box_of(row, left) for row in _action_rows(left))
        for down in (0, box.height() / 2, box.height())
    ]
    return left.property("label"), [right.mapFromItem(box, at).x() for box, at in corners]


def _board(board: QQuickItem) -> Board:
    packs = [p for p in of_type(board, "PackRow") if p.isVisible()]
    stuff = [t for t in of_type(board, "TokenRow") if t.property("hint")]
    held = (*packs, *of_type(board, "Yard"), *stuff, *of_type(board, "FortPicture"))
    return Board(scene(board), [scene(item) for item in held])


def _things(
    stage: Stage, boards: list[QQuickItem], seats: int
) -> dict[str, list[tuple[str, QRectF]]]:
    found: dict[str, list[Any]] = {
        "tokens": [t for b in boards for t in of_type(b, "Token") if t.property("kind")],
        "faces": [f for b in boards for f in of_type(b, "WallFace")],
        "animals": [
            card(stage, row.key)
            for zone in (Zone.Yard, Zone.Doghouse)
            for seat in range(seats)
            for row in rows(stage, zone, seat)
        ],
        "cats": [i for i in of_type(layer(stage), "CatItem") if i.property("seat") >= 0],
    }
    return {word: [(type_name(i), scene(i)) for i in items] for word, items in found.items()}
