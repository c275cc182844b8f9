"""The first line of the new-game screen: what will be played and *Play*, whatever lies below."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtQuick import QQuickItem

from fort_desktop.ui.app import Stage
from fort_desktop.ui.bridge.new_game.seats import offers
from tests.games.fort.packs import put_pack
from tests.ui.hands import Key, Keys, pump, spoken_name, type_name, walk
from tests.ui.player import quiet
from tests.ui.speaking import CODES, plain
from tests.ui.test_qml_files import Look, cut_texts, put_on

LOW = ((1280, 720), (1366, 749))
GAMES = [
    (game, count)
    for game, offer in offers().items()
    for count in range(offer.fewest, offer.most + 1)
]


@pytest.fixture
def stage(make_stage) -> Stage:
    made = make_stage()
    made.app.show("new-game")
    pump()
    return made


def of_type(stage: Stage, kind: str) -> list[QQuickItem]:
    return [item for item in walk(stage.window.contentItem()) if type_name(item) == kind]


def one(stage: Stage, name: str) -> QQuickItem:
    return next(i for i in walk(stage.window.contentItem()) if i.objectName() == name)


def button(stage: Stage, icon: str) -> QQuickItem:
    return next(i for i in of_type(stage, "PushButton") if i.property("icon") == icon)


def page_of(stage: Stage) -> QQuickItem:
    return next(i for i in walk(stage.window.contentItem()) if i.inherits("QQuickFlickable"))


def place(item: QQuickItem) -> QRectF:
    return item.mapRectToScene(item.boundingRect())


def fits(stage: Stage) -> bool:
    """Nothing has to be scrolled, and no text is cut."""
    page = page_of(stage)
    return page.property("contentHeight") <= page.height() and not list(cut_texts(stage))


@pytest.mark.parametrize("language", CODES)
@pytest.mark.parametrize("size", LOW)
def test_the_usual_choices_are_seen_at_once_in_a_low_window(stage, size, language):
    put_on(stage, Look(size, language, "day", 100))
    setup, page = stage.app.setup, of_type(stage, "NewGamePage")[0]
    for game, count in GAMES:
        setup.set_game(game)
        setup.set_count(count)
        for busy in (False, True):
            page.setProperty("more", busy)
            for option in [option["id"] for option in setup.options]:
                setup.set_option(option, busy)
            for seat in range(1, count):
                setup.set_bot(seat, not busy)
                setup.set_level(seat, setup.levels[seat % len(setup.levels)])
            quiet(stage)
            assert fits(stage), (game, count, busy)
            line = one(stage, "players")
            assert line.property("lineCount") == 1
            assert line.property("contentWidth") <= line.width()
            strip = place(of_type(stage, "GameStrip")[0])
            assert strip.contains(place(line))
            assert strip.contains(place(button(stage, "play")))


@pytest.mark.parametrize("language", CODES)
@pytest.mark.parametrize("size", LOW)
def test_a_few_packs_leave_all_in_sight_in_a_low_window(make_stage, folders, size, language):
    for name in ("mine.toml", "The summer at the lake.toml"):
        put_pack(folders.packs, name)
    stage = make_stage(folders)
    stage.app.show("new-game")
    stage.app.packs.wait()
    put_on(stage, Look(size, language, "day", 100))
    setup = stage.app.setup
    setup.set_pack("mine.toml")
    for count in (setup.fewest, setup.most):
        setup.set_count(count)
        for option in [option["id"] for option in setup.options]:
            setup.set_option(option, True)
        quiet(stage)
        assert len(of_type(stage, "PackPicker")) == 1
        assert fits(stage), count
    assert "mine" in plain(str(one(stage, "extras").property("text")))


@pytest.mark.parametrize("language", CODES)
@pytest.mark.parametrize("size", [(749, 768), (1024, 640), (1280, 720), (1366, 749)])
def test_what_is_scrolled_never_hides_play(make_stage, folders, size, language):
    for number in range(6):
        put_pack(folders.packs, f"the long summer holiday number {number}.toml")
    stage = make_stage(folders)
    stage.app.show("new-game")
    stage.app.packs.wait()
    put_on(stage, Look(size, language, "day", 160))
    stage.app.setup.set_option("cats", True)
    quiet(stage)
    page, play = page_of(stage), button(stage, "play")
    assert page.property("interactive")
    before = place(play)
    assert QRectF(0, 0, *size).contains(before)
    page.setProperty("contentY", page.property("contentHeight") - page.height())
    pump()
    assert place(play) == before
    assert place(page).top() >= before.bottom()
    assert not place(play).intersects(place(button(stage, "left")))
    assert not any(place(one(stage, text)).intersects(before) for text in ("players", "extras"))


@pytest.mark.parametrize("language", CODES)
@pytest.mark.parametrize("text_size", [130, 160])
def test_a_long_sentence_stays_large_where_the_type_is(stage, text_size, language):
    setup = stage.app.setup
    setup.set_game("towers")
    setup.set_count(5)
    for seat in range(1, 5):
        setup.set_level(seat, setup.levels[seat % len(setup.levels)])
    for size in ((749, 768), (1024, 640), *LOW):
        put_on(stage, Look(size, language, "day", text_size))
        quiet(stage)
        line, strip = one(stage, "players"), of_type(stage, "GameStrip")[0]
        assert line.property("lineCount") <= 2
        assert line.property("font").pixelSize() >= 24, size
        assert not [text for text in cut_texts(stage) if "GameStrip" in text], size
        inside = QRectF(line.x(), line.y(), line.width(), line.property("contentHeight"))
        assert strip.boundingRect().contains(line.parentItem().mapRectToItem(strip, inside))


@pytest.mark.parametrize("text_size", [100, 160])
@pytest.mark.parametrize("size", [(749, 768), (1024, 640), *LOW, (1920, 1080)])
def test_no_choice_moves_what_lies_below_the_first_line(stage, size, text_size):
    put_on(stage, Look(size, "pl", "day", text_size))
    setup, tops = stage.app.setup, set()
    for game in setup.games:
        setup.set_game(game)
        for count in (setup.fewest, setup.most):
            setup.set_count(count)
            for level in setup.levels:
                setup.set_level(1, level)
                setup.set_option("cats", not setup.chosen())
                quiet(stage)
                tops.add(
                    (place(page_of(stage)).top(), place(button(stage, "play")).topLeft().toTuple())
                )
    assert len(tops) == 1


def test_tab_leads_from_play_to_games_seats_variants_and_at_last_back(stage):
    keys, found = Keys(stage), []
    assert spoken_name(keys.focused) == "Play"
    wanted = ("Play", "Fort", "2", "Repeat a deal", "Name", "Add player 3", "Draft", "Cats", "Back")
    for _ in range(30):
        name = spoken_name(keys.focused).partition(". ")[0]
        found += [name] if name in wanted and name not in found else []
        keys.press(Key.Key_Tab)
    assert found == list(wanted)


def test_play_says_what_it_begins(stage):
    said = plain(str(one(stage, "players").property("text")))
    assert said == "You against one medium bot: Fort"
    stage.app.setup.set_game("towers")
    stage.app.setup.set_count(3)
    pump()
    assert (
        plain(str(one(stage, "players").property("text"))) == "You against 2 medium bots: 5 Towers"
    )
    faces = [i for i in walk(of_type(stage, "GameStrip")[0]) if type_name(i) == "Avatar"]
    assert len(faces) == 3
