"""At 5 Towers, type grows with the size of text as far as there is room."""

from __future__ import annotations

from itertools import combinations

import pytest

from fort_desktop.games.towers.rules.state import PASSED, Phase
from tests.games.fort.screen.robot import quiet
from tests.games.towers.screen.bridge_at import TOWERS, position
from tests.games.towers.screen.sitting import Sitting
from tests.ui.hands import Key, type_name, walk
from tests.ui.speaking import CODES
from tests.ui.test_qml_files import Look, cut_texts, put_on

SIZES = ((1366, 768), (1920, 1080))
TALL = {"forest": "15 14 12 11 9 8 7 6", "cake": "11 8 5", "haunted": "15", "sand": "14 9 7 3 2 0"}


@pytest.fixture
def make_stage(lend_stage):
    return lend_stage


@pytest.fixture
def stage(make_stage):
    return make_stage()


def inside(stage, *path):
    """The items of a type within items of another, and so on."""
    found = [stage.window.contentItem()]
    for name in path:
        found = [i for one in found for i in walk(one) if name in (type_name(i), i.objectName())]
    return found


def heights(stage, *path):
    """How high a line of the texts there is drawn, by text."""
    texts = [i for one in inside(stage, *path) for i in walk(one) if i.inherits("QQuickText")]
    return {
        str(i.property("text")): i.property("contentHeight") / max(1, i.property("lineCount"))
        for i in texts
        if i.property("text") and i.opacity() > 0
    }


def look(stage, size, language, text_size):
    put_on(stage, Look(size, language, "day", text_size))
    quiet(stage)


def grown(stage, size, language, **paths):
    """By how much the texts at the end of each path grow from 100 to 160: the least of them."""
    look(stage, size, language, 100)
    before = {name: heights(stage, *path) for name, path in paths.items()}
    look(stage, size, language, 160)
    after = {name: heights(stage, *path) for name, path in paths.items()}
    assert all(before.values())
    for name, there in before.items():
        assert there.keys() == after[name].keys()
    return {n: min(after[n][text] / there[text] for text in there) for n, there in before.items()}


@pytest.mark.parametrize("language", CODES)
@pytest.mark.parametrize("size", SIZES)
def test_what_is_read_beside_the_towers_grows(stage, size, language):
    stage.app.play(position("pbbbb"))
    stage.app.table_of("towers").touch.chooseBid(5)
    assert stage.app.table_of("towers").preview.gains.rowCount() == 7, "as full as it gets"
    found = grown(
        stage,
        size,
        language,
        preview=("PreviewRow",),
        points=("SeatHeader", "Figure"),
        rubble=("SeatTowers", "RubbleHeap"),
    )
    least = {"preview": 1.25, "points": 1.15, "rubble": 1.4}
    assert all(found[name] >= least[name] for name in least), found
    assert cut_texts(stage) == []


@pytest.mark.parametrize("language", CODES)
def test_the_label_of_the_draw_pile_grows(stage, language):
    stage.app.play(position("pbbbb"))
    look(stage, SIZES[0], language, 160)
    pile = next(i for i in inside(stage, "TowerPile") if not i.property("kind"))
    (words,) = (i for i in walk(pile) if i.objectName() == "words")
    assert words.property("contentHeight") / words.property("lineCount") >= 17


def test_cards_to_build_are_as_large_as_those_of_the_offer(stage):
    person = Sitting(stage, offer="forest-5 cake-3 haunted-9 scrap-9 sand-2")
    look(stage, SIZES[0], "en", 160)
    before = person.card("forest-5").width()
    person.press(Key.Key_5, Key.Key_Return)
    assert stage.app.table_of("towers").shown.deciding in ("demolish", "build")
    assert person.card("forest-5").width() >= before - 2
    names = heights(stage, "TowerCard", "CardName")
    look(stage, SIZES[0], "en", 100)
    small = heights(stage, "TowerCard", "CardName")
    assert {name for name in names if names[name] > small[name]} >= {"Forest", "Cake", "Sand"}


@pytest.mark.parametrize("towers", [TOWERS, TALL])
def test_the_numbers_of_the_own_low_towers_have_one_size_and_all_stand_apart(stage, towers):
    stage.app.play(position("pb", own=towers))
    for size in SIZES:
        for text_size in (100, 160):
            look(stage, size, "en", text_size)
            plates = inside(stage, "own", "NumberPlate")
            assert len(plates) == sum(len(numbers.split()) for numbers in towers.values())
            stacks = [i for i in inside(stage, "own", "TowerStack") if i.property("count")]
            low = [i for i in stacks if not i.property("rungs")]
            assert len({stack.property("pixels") for stack in low}) == 1
            assert all(plate.property("pixels") >= 13 for plate in plates)
            places = [plate.mapRectToScene(plate.boundingRect()) for plate in plates]
            assert [p for p in combinations(places, 2) if overlap(*p)] == []


def overlap(one, other):
    """More than plates that share the line of their frames."""
    both = one.intersected(other)
    return both.width() > 0 and both.height() > 2.5


def taking(count=3):
    """So many cards are to be chosen, after bids of all five seats."""
    table = position("pbbbb", bids=[count, *[PASSED] * 4])
    table.state.phase = Phase.TAKE
    return table


def outbid():
    """Three others have spoken."""
    return position("pbbb", bids=[None, PASSED, 2, 1], start=1)


def line_of(stage, name):
    """How high a line of that text of the bid panel is drawn; nothing of the panel lies over it."""
    (panel,) = inside(stage, "BidPanel")
    seen = [i for i in walk(panel) if i.opacity() > 0]
    texts = [i for i in seen if i.inherits("QQuickText") and i.property("text")]
    (words,) = (i for i in texts if name in (type_name(i), i.objectName()))
    assert not words.property("truncated")
    at = words.mapRectToScene(words.boundingRect())
    others = [i for i in texts if i is not words and i.parentItem() is words.parentItem()]
    others += [i for i in seen if type_name(i) in ("BidButton", "PushButton")]
    covered = [i for i in others if i.mapRectToScene(i.boundingRect()).intersects(at)]
    assert covered == [], words.property("text")
    return words.property("contentHeight") / words.property("lineCount")


@pytest.mark.parametrize("language", CODES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    ("name", "table"), [("prompt", taking), ("Said", outbid)], ids=["taking", "three names"]
)
def test_the_lines_of_the_bid_panel_grow(stage, size, language, name, table):
    stage.app.play(table())
    look(stage, size, language, 100)
    before = line_of(stage, name)
    look(stage, size, language, 160)
    assert line_of(stage, name) >= 1.3 * before
    assert cut_texts(stage) == []


@pytest.mark.parametrize("count", [1, 5])
def test_what_is_marked_stands_beside_the_large_title(stage, count):
    stage.app.play(taking(count))
    for language in CODES:
        look(stage, SIZES[0], language, 160)
        line_of(stage, "prompt")
        assert cut_texts(stage) == []
