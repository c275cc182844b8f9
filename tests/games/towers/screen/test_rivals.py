"""What rivals have at a full table of 5 Towers can be read at a glance."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF

from fort_desktop.games.towers.rules.cards import KINDS
from fort_desktop.games.towers.rules.state import Phase
from tests.games.fort.screen.robot import quiet
from tests.games.towers.screen.bridge_at import cards, position
from tests.ui.hands import type_name, until, walk
from tests.ui.test_qml_files import Look, put_on

TALL = "15 14 12 11 10 9 8 7 6 5 4 0"
LOW = "12 9"
BIDS = [None, -1, -1, 2, -1]


@pytest.fixture
def make_stage(lend_stage):
    return lend_stage


def parts(item, name):
    return [part for part in walk(item) if type_name(part) == name]


def place(item):
    return item.mapRectToScene(item.boundingRect())


def full(stage, mains, hand=0):
    """Four rivals whose main towers are these; the first has taken so many cards."""
    table = position("pbbbb", bids=list(BIDS))
    state = table.state
    for seat, main in zip(state.seats[1:], mains, strict=True):
        for tower, kind in zip(seat.towers, KINDS, strict=True):
            numbers = (TALL if kind == "sand" else "12 8 3") if kind == main else LOW
            tower[:] = cards(" ".join(f"{kind}-{n}" for n in numbers.split()))
        seat.rubble[:] = cards("cake-1 cake-2 cake-3")
    if hand:
        state.seats[1].hand[:] = [state.offer.pop() for _ in range(hand)]
        state.bids[:] = [-1, hand, -1, -1, -1]
        state.phase = Phase.BUILD
    stage.app.play(table)
    stage.driver.cancel()
    quiet(stage)
    boards = parts(stage.window.contentItem(), "SeatTowers")
    return [board for board in boards if not board.property("own")]


def check_foot(board, said):
    """The tag of the main tower and the rubble lie beside each other, on the board, in words."""
    (pill,) = (i for i in walk(board) if i.objectName() == "pill")
    (heap,) = parts(board, "RubbleHeap")
    assert said in [i.property("text") for i in walk(pill)]
    assert not place(pill).intersects(place(heap)), said
    for item in (pill, heap):
        assert place(board).adjusted(2, 2, -2, -2).contains(place(item)), said
    return [str(i.property("text")) for i in walk(heap) if i.inherits("QQuickText")]


@pytest.fixture
def stage(make_stage):
    return make_stage()


def test_four_rivals_have_towers_as_large_as_their_boards(stage):
    boards = full(stage, ("forest", "cake", "haunted", "scrap"))
    put_on(stage, Look((1366, 768), "en", "day", 100))
    quiet(stage)
    for board in boards:
        assert "rubble −6" in check_foot(board, "main +1")
        for floor in parts(board, "TowerFloor"):
            assert floor.width() >= 57
            assert floor.height() >= 30
            (picture,) = (i for i in floor.childItems() if type_name(i) == "TowerPart")
            stretched = picture.height() / picture.width() * 88 / 48
            assert abs(stretched - 1) < 0.05, "what is drawn keeps its shape"
        assert all(plate.property("pixels") >= 17 for plate in parts(board, "NumberPlate"))


def test_the_rubble_of_a_rival_lies_where_nothing_else_is_said(stage):
    boards = full(stage, ("sand", "cake", "scrap", "haunted"))
    assert [board.property("atLeft") for board in boards] == [True, False, True, False]
    for look in (Look((1280, 720), "cs", "day", 160), Look((1366, 768), "pl", "day", 120)):
        put_on(stage, look)
        quiet(stage)
        for board in boards:
            said = "hlavní +1" if look.language == "cs" else "główna +1"
            assert any("−6" in text for text in check_foot(board, said))


def test_a_card_too_small_for_its_name_has_no_empty_strip(stage):
    full(stage, ("sand", "cake", "scrap", "haunted"))
    card = next(i for i in walk(stage.window.contentItem()) if i.objectName() == "offer0")
    for wide in (40, 59, 60, 120):
        card.setProperty("spot", QRectF(0, 0, wide, wide * 1.4))
        (face,) = parts(card, "TowerCard")
        named = any(i.isVisible() for i in parts(face, "CardName"))
        pictures = [i for i in walk(face) if i.inherits("QQuickImage")]
        foot = max(place(i).bottom() for i in pictures) - place(face).top()
        assert named == (face.width() >= 60)
        assert named or foot > 0.9 * face.height()


@pytest.fixture
def lively(make_stage):
    return make_stage(speed="normal")


def towers_of(board):
    return [
        (type_name(part), place(part))
        for part in walk(board)
        if type_name(part) in ("TowerFloor", "NumberPlate")
    ]


@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080)])
def test_towers_of_a_rival_keep_their_room_while_it_builds(lively, size):
    mains = ("sand", "cake", "scrap", "haunted")
    put_on(lively, Look(size, "en", "day", 100))
    before = towers_of(full(lively, mains)[0])
    boards = full(lively, mains, hand=5)
    assert towers_of(boards[0]) == before
    lying = parts(lively.window.contentItem(), "OfferCard")
    assert len(lying) == 5, "they wait in the tray"
    assert not any(place(card).intersects(place(board)) for card in lying for board in boards)


def test_the_rubble_never_lies_on_the_tag_of_the_main_tower(lively):
    boards = full(lively, ("forest", "cake", "haunted", "scrap"))
    board = boards[0]
    (heap,) = parts(board, "RubbleHeap")
    assert not board.property("atLeft")
    table = lively.app.table_of("towers")
    seat = table.presenter.table.state.seats[1]
    seat.towers[4][:] = cards("scrap-15 scrap-12 scrap-10 scrap-8")
    table.staging.show(fly=True)
    covered = []

    def come_over():
        tags = [i for i in walk(board) if i.objectName() == "pill"]
        covered.append(heap.opacity() > 0 and any(place(i).intersects(place(heap)) for i in tags))
        return board.property("atLeft") and heap.opacity() == 1

    assert until(come_over, lively.window.frameSwapped)
    assert not any(covered)
