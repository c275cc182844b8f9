"""The bridge of the 5 Towers table, without a window: the way back."""

from __future__ import annotations

import pytest

from fort_desktop.games.towers.play.adapter import TowersAdapter
from fort_desktop.games.towers.rules.moves import Bid, Build, Demolish, Keep, Pass, Take
from fort_desktop.play.record import from_record, to_record
from fort_desktop.storage.saves import decode_record, encode_record
from tests.games.towers.screen.bridge_at import (
    answer,
    building,
    moves,
    position,
    said,
    shown,
    usable,
)
from tests.ui.bridges import model_values
from tests.ui.hands import until

pytestmark = pytest.mark.usefixtures("english")


def test_undo_leads_back_over_the_own_bid():
    bridge, _ = shown(position("pb", start=1, bids=[None, 0]))
    bridge.touch.chooseBid(2)
    before = dict(model_values(bridge.cards.offer))
    bridge.touch.primary()
    bridge.touch.primary()
    bridge.touch.pick(usable(bridge))
    assert [type(move) for move in moves(bridge)] == [Bid, Take, Keep, Build]
    lines = len(bridge.log.rows())
    for left in (3, 2, 1, 0):
        assert bridge.undoing.can
        bridge.undoing.undo()
        assert len(moves(bridge)) == left
    assert bridge.shown.deciding == "bid"
    assert dict(model_values(bridge.cards.offer)) == before, "marked as when it was bid for"
    assert len(bridge.log.rows()) < lines
    bridge.undoing.undo()
    assert said(bridge) == "There is nothing to undo."


def test_a_demolition_by_hand_is_taken_back_alone_though_there_was_no_other():
    offer = "sand-7 forest-5 cake-13 scrap-9 haunted-0"
    all_there = {"deck": 20, "discard": 80}
    won = {"start": 1, "bids": [None, 0]}
    bridge, _ = shown(position("pb", own={"sand": "6"}, offer=offer, **won, **all_there))
    bridge.touch.chooseBid(5)
    bridge.touch.primary()
    assert bridge.shown.deciding == "take"
    bridge.touch.primary()
    bridge.touch.demolish("sand")
    assert [type(move) for move in moves(bridge)] == [Bid, Take, Demolish]
    continued = goes_on_later(bridge)
    for one in (bridge, continued):
        for left, deciding in ((2, "demolish"), (0, "bid")):
            one.undoing.undo()
            assert (len(moves(one)), one.shown.deciding) == (left, deciding)


def goes_on_later(bridge):
    """The same game, saved and read."""
    record = decode_record(encode_record(to_record(bridge.presenter.table)), "game")
    return shown(from_record(record, TowersAdapter()).table)[0]


def test_what_is_taken_unasked_is_taken_back_with_the_bid():
    bridge, _ = shown(position("pb", own={"sand": "6"}, start=1, bids=[None, -1]))
    bridge.touch.chooseBid(5)
    bridge.touch.primary()
    assert until(lambda: bridge.shown.deciding != "take", bridge.shown.changed)
    assert [type(move) for move in moves(bridge)] == [Bid, Take]
    bridge.undoing.undo()
    assert (len(moves(bridge)), bridge.shown.deciding) == (0, "bid")


def test_no_undo_once_new_cards_are_dealt_or_others_have_bid():
    bridge, _ = building("haunted-7 forest-5")
    bridge.touch.buildAll()
    assert not bridge.undoing.can
    bridge.undoing.undo()
    assert said(bridge) == "No undo: something hidden has come to light."
    bridge, driver = shown(position("pbb"))
    bridge.touch.second()
    assert bridge.undoing.can
    answer(driver, Pass())
    assert not bridge.undoing.can


def test_the_way_back_is_the_same_whichever_way_one_came():
    bridge, _ = shown(position("pp", discard=80))
    bridge.touch.chooseBid(1)
    bridge.touch.primary()
    bridge.touch.chooseBid(2)
    bridge.touch.primary()
    assert len(moves(bridge)) == 2
    bridge.undoing.undo()
    again = goes_on_later(bridge)
    for one in (bridge, again):
        assert (len(moves(one)), one.seats.seat(0).name, one.undoing.can) == (1, "Max", True)
        one.undoing.undo()
        assert (len(moves(one)), one.seats.seat(0).name, one.undoing.can) == (0, "Ela", False)
