"""5 Towers for those who hear it or use no mouse: names in each language, and the way of Tab."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtQuick import QQuickItem

from fort_desktop.ui.app import Stage
from tests.games.towers.screen.seeing import check_spoken, check_towers, sight
from tests.ui.hands import Key, Keys, point_in, spoken_name, type_name, walk
from tests.ui.player import quiet
from tests.ui.speaking import plain
from tools.pictures.staging import asked, towers_staged

KINDS = ("bid", "take", "demolish", "build")


@pytest.fixture
def stage(make_stage) -> Stage:
    made: Stage = make_stage()
    return made


def at(stage: Stage, kind: str) -> None:
    """A person is asked this, in the middle of a game, and can choose."""
    stage.app.play(towers_staged(5, asked(kind, from_round=4, least=2)))
    quiet(stage)


def tab_ring(stage: Stage) -> list[QQuickItem]:
    """What Tab comes by, until it is where it began."""
    keys, found = Keys(stage), []
    for _ in range(60):
        keys.press(Key.Key_Tab)
        item = keys.focused
        assert item is not None
        if item in found:
            assert item == found[0], "Tab goes round in a part of the table"
            return found
        keys.check_focus()
        found.append(item)
    raise AssertionError("Tab never comes back")


def expected(stage: Stage) -> set[str]:
    """The names of all that can be used now."""
    every = walk(stage.window.contentItem())
    return {i.objectName() for i in every if i.property("usable") is True and i.objectName()}


def test_tab_comes_by_all_that_can_be_used_in_the_order_of_reading(stage):
    for kind in KINDS:
        at(stage, kind)
        ring = tab_ring(stage)
        for item in reversed(ring):
            if type_name(item) == "WreckingBall" and not item.isVisible():
                continue  # it comes with the focus of its tower, and then after it
            Keys(stage).press(Key.Key_Backtab)
            assert item.hasActiveFocus(), f"{kind}: Shift+Tab takes another way"
        cards = [item for item in ring if type_name(item) == "OfferCard"]
        first = ring.index(min(cards, key=lambda item: point_in(item).x()))
        names = [item.objectName() for item in ring[first:] + ring[:first]]
        assert expected(stage) <= set(names), kind
        assert {"primary", "undo", "hint", "logButton", "leave", "discard"} <= set(names)
        ordered = sorted(item.objectName() for item in cards)
        assert names[: len(cards)] == ordered, f"{kind}: {names}"


def test_everything_is_named_in_each_language(stage):
    for kind in KINDS:
        at(stage, kind)
        spoken = {}
        for code in ("en", "cs", "pl"):
            stage.app.preferences.from_dict({"language": code})
            quiet(stage)
            check_towers(stage)
            check_spoken(stage)
            ring = [i for i in walk(stage.window.contentItem()) if i.property("activeFocusOnTab")]
            spoken[code] = [spoken_name(item) for item in ring]
        for other in ("cs", "pl"):
            same = set(spoken["en"]) & set(spoken[other])
            assert same <= {"Log", ""}, (kind, other, same)


def test_the_screen_reader_hears_state_and_reason(stage):
    at(stage, "bid")
    seen = sight(stage)
    bids = [i for i in walk(seen.one("BidPanel")) if i.objectName().startswith("bid")]
    chosen = [QAccessible.queryAccessibleInterface(i).state().checked for i in bids]
    assert [bool(one) for one in chosen] == [i.property("chosen") for i in bids]
    for item in (*bids, *seen.cards("offer")):
        face = QAccessible.queryAccessibleInterface(item)
        reason = face.text(QAccessible.Text.Description)
        assert plain(reason) == plain(item.property("reason"))
    for board in seen.boards():
        number = int(board.property("relative"))
        assert spoken_name(board) == stage.app.table_of("towers").seats.seat(number).label
    for card in seen.cards("offer"):
        marked = card.property("marked")
        assert plain(spoken_name(card)).endswith("marked") == marked
