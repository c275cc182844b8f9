"""What the table of 5 Towers says while others play, and when the draw pile runs out."""

from __future__ import annotations

import pytest

from fort_desktop.games.towers.rules.moves import Bid, Pass
from tests.games.fort.screen.robot import quiet
from tests.games.towers.screen.bridge_at import answer, position, shown
from tests.games.towers.screen.test_large_type import inside
from tests.ui.hands import type_name, walk
from tests.ui.speaking import plain


def texts(item):
    found = [plain(str(i.property("text"))) for i in walk(item) if i.inherits("QQuickText")]
    return [text for text in found if text]


def test_who_waits_reads_what_the_others_have_done_in_this_round(qapp):
    bridge, driver = shown(position("pbb", bids=[None, None, None], start=1))
    assert bridge.preview.lately == ""
    answer(driver, Bid(2))
    assert plain(bridge.preview.lately) == "Max bids 2."
    answer(driver, Pass())
    bridge.touch.second()
    assert plain(bridge.preview.lately).splitlines() == [
        "Max bids 2.",
        "Ola passes.",
        "Ela passes.",
    ]


def test_who_waits_sees_no_numbers_and_nothing_like_a_button(make_stage):
    stage = make_stage()
    stage.app.play(position("pbb", bids=[None, 2, None], start=1))
    stage.driver.cancel()
    quiet(stage)
    panel = inside(stage, "bidPanel")[0]
    assert [i for i in walk(panel) if type_name(i) in ("BidButton", "PushButton")] == []
    (hint,) = [i for i in walk(panel) if type_name(i) == "HurryHint"]
    assert [i for i in walk(hint) if type_name(i) == "QQuickRectangle"] == []
    assert "Max bids 2" in texts(panel)


@pytest.mark.parametrize(
    ("runs", "deck", "discard", "news", "label"),
    [
        (1, 20, 10, "", "draw pile, first time"),
        (2, 20, 0, "Shuffled for the last time", "draw pile, last time"),
        (2, 20, 10, "", "draw pile, last time"),
        (2, 0, 10, "The last round!", "draw pile, last time"),
    ],
)
def test_the_shuffle_and_the_last_round_are_announced_at_the_draw_pile(
    make_stage, runs, deck, discard, news, label
):
    stage = make_stage()
    table = position("pbb", deck=deck, discard=discard)
    table.state.runs = runs
    stage.app.play(table)
    quiet(stage)
    pile = inside(stage, "TowerPile")[0]
    assert plain(pile.property("label")) == label
    tags = [i for i in walk(pile) if i.objectName() == "news"]
    assert [text for tag in tags for text in texts(tag)] == [news] * bool(news)
