"""What a crowded table of 5 Towers says is seen whole, and who has bid what is always there."""

from __future__ import annotations

from dataclasses import replace

import pytest

from fort_desktop.games.towers.rules.state import PASSED
from tests.games.fort.screen.robot import quiet
from tests.games.towers.screen.bridge_at import NAMES, position
from tests.ui.hands import type_name, walk
from tests.ui.speaking import CODES, plain
from tests.ui.test_qml_files import Look, cut_texts, put_on

OWN = {"forest": "15 12 6", "haunted": "1", "sand": "5 0", "scrap": "8"}
OFFER = "forest-14 haunted-2 scrap-0 forest-5 haunted-3"
BIDS = [None, None, 0, 1, 2]
LOOKS = (
    ((1024, 640), 160),
    *(((1280, 720), size) for size in (80, 100, 160)),
    *(((1920, 1080), size) for size in (100, 160)),
)
BOTS = ("Eva", "Maximiliana Longname-Ove", "Bot 3", "Bot 4", "Bot 5")


@pytest.fixture
def make_stage(lend_stage):
    return lend_stage


def crowd(stage, names=NAMES):
    """Four cards are marked, one of which needs a demolition, and three seats have bid."""
    table = position("pbbbb", own=OWN, offer=OFFER, bids=list(BIDS), start=2, deck=35, discard=30)
    table.seats = tuple(
        replace(seat, name=name) for seat, name in zip(table.seats, names, strict=True)
    )
    stage.app.play(table)
    stage.app.table_of("towers").touch.chooseBid(4)
    quiet(stage)
    assert stage.app.table_of("towers").presenter.chosen_bid() == 4


def items(stage, name):
    return [item for item in walk(stage.window.contentItem()) if type_name(item) == name]


def seen_texts(stage):
    """What can be read, without hard spaces."""
    texts = (i for i in walk(stage.window.contentItem()) if i.inherits("QQuickText"))
    return [plain(str(i.property("text"))) for i in texts if i.opacity() > 0]


def beside(stage):
    """Labels that run into each other under the piles, or into a number on one."""
    wrong, found = [], []
    piles = items(stage, "TowerPile")
    assert len(piles) == 2
    for pile in piles:
        disc, words = (
            next(i for i in walk(pile) if i.objectName() == n) for n in ("disc", "words")
        )
        digits = next(i for i in walk(disc) if i.inherits("QQuickText"))
        if digits.property("contentWidth") > disc.width() - 6:
            wrong.append(f"{digits.property('text')} is wider than its disc")
        found += [words, disc]
    places = [
        (str(i.property("text") or "disc"), i.mapRectToScene(i.boundingRect())) for i in found
    ]
    for n, (one, at) in enumerate(places):
        wrong += [f"{one} runs into {other}" for other, to in places[n + 1 :] if at.intersects(to)]
    return wrong


@pytest.mark.parametrize("language", CODES)
def test_a_crowded_table_is_read_whole(make_stage, language):
    stage = make_stage()
    wrong = []
    for names in (NAMES, BOTS):
        crowd(stage, names)
        for size, text_size in LOOKS:
            look = Look(size, language, "day", text_size)
            put_on(stage, look)
            quiet(stage)
            told = cut_texts(stage) + beside(stage)
            if not any(all(name in text for name in names[2:]) for text in seen_texts(stage)):
                told.append("no bids")
            wrong += [f"{names[2]} {look}: {what}" for what in told]
    assert not wrong, "\n".join(wrong)


def test_who_has_bid_stays_beside_the_title_whatever_the_name(make_stage):
    stage = make_stage()
    crowd(stage, ("Eva", "Max", "Maximiliana Longnameov", "Bot 4", "Bot 5"))
    put_on(stage, Look((1366, 768), "pl", "day", 100))
    quiet(stage)
    found = [i for i in items(stage, "Said") if i.opacity() > 0 and i.property("text")]
    assert [plain(i.property("text")) for i in found] == ["Maximiliana: 0, Bot 4: 1, Bot 5: 2"]
    assert found[0].property("contentWidth") <= found[0].width()


def test_a_disc_is_as_wide_as_its_number(make_stage):
    stage = make_stage()
    crowd(stage)
    for text_size in (80, 160):
        put_on(stage, Look((1280, 720), "en", "day", text_size))
        items(stage, "TowerPile")[0].setProperty("count", 105)
        quiet(stage)
        assert beside(stage) == []


@pytest.mark.parametrize("code", CODES)
def test_what_goes_on_a_tower_next_is_read_whole_in_a_small_window(make_stage, code):
    stage = make_stage()
    own = {"forest": "14 10", "scrap": "11 5"}
    stage.app.play(position("pp", own, "forest-4 forest-3 scrap-2 scrap-1 haunted-15"))
    stage.app.table_of("towers").touch.chooseBid(4)
    put_on(stage, Look((1024, 640), code, "day", 100))
    quiet(stage)
    told = [plain(str(row.property("text"))) for row in items(stage, "PreviewRow")]
    assert any("0–2" in text for text in told), told
    assert cut_texts(stage) == []


def test_a_tower_founded_and_finished_at_once_is_told_whole(make_stage):
    """The longest line of the preview, in the window where its words have no second line."""
    stage = make_stage()
    stage.app.play(position("ppppp", own={}, offer="haunted-11 haunted-0 sand-5 sand-0 cake-8"))
    stage.app.table_of("towers").touch.chooseBid(5)
    for code in CODES:
        put_on(stage, Look((1366, 768), code, "day", 100))
        quiet(stage)
        told = [str(row.property("text")) for row in items(stage, "PreviewRow")]
        assert sum("×2" in text for text in told) == 2
        assert all(text.count(":") < 2 for text in told)
        assert cut_texts(stage) == []


@pytest.mark.parametrize("code", CODES)
def test_the_caption_of_the_pile_grows_with_the_text(make_stage, code):
    stage = make_stage()
    crowd(stage)
    sizes = []
    for text_size in (100, 160):
        put_on(stage, Look((1366, 768), code, "day", text_size))
        quiet(stage)
        words = next(i for i in walk(items(stage, "TowerPile")[0]) if i.objectName() == "words")
        sizes.append(words.property("contentHeight") / words.property("lineCount"))
    assert sizes[1] > sizes[0]


def test_a_long_name_does_not_run_into_the_title_of_the_bids(make_stage):
    """While another decides the title is long."""
    stage = make_stage()
    put_on(stage, Look((1366, 768), "cs", "day", 100))
    stage.app.preferences.from_dict({"animation": "slow"})
    table = position("pbbbb", bids=[1, None, None, 0, PASSED], start=3)
    table.seats = tuple(
        replace(seat, name="w" * 24 if n == 4 else seat.name) for n, seat in enumerate(table.seats)
    )
    stage.app.play(table)
    stage.driver.cancel()
    quiet(stage)
    assert not stage.app.table_of("towers").shown.mine
    assert any("w" * 24 in text for text in seen_texts(stage)), "it has the whole panel"
    assert [text for text in cut_texts(stage) if "BidPanel" in text] == []
