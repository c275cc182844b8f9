"""The new-game screen: seats as boards, levels explained, everything on the paper."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtGui import QGuiApplication, QInputMethodEvent
from PySide6.QtQuick import QQuickItem

from fort_desktop.contract.kits import kit
from fort_desktop.ui.app import Stage
from fort_desktop.ui.bridge.new_game.seats import Results, offers
from fort_desktop.ui.seat_faces import FACES
from tests.ui.hands import Key, Keys, Mouse, point_in, pump, spoken_name, type_name, walk
from tests.ui.player import quiet
from tests.ui.speaking import CODES, plain
from tests.ui.test_qml_files import Look, put_on


@pytest.fixture
def stage(make_stage) -> Stage:
    made = make_stage()
    made.app.show("new-game")
    pump()
    return made


def of_type(stage: Stage, kind: str) -> list[QQuickItem]:
    return [item for item in walk(stage.window.contentItem()) if type_name(item) == kind]


def words(item: QQuickItem) -> set[str]:
    return {str(i.property("text")) for i in walk(item) if i.inherits("QQuickText")}


def test_one_press_starts_against_a_medium_bot(stage):
    Keys(stage).press(Key.Key_Return)
    assert stage.app.screen == "table"
    seats = stage.app.table_of("fort").presenter.table.seats
    assert [(seat.kind, seat.level) for seat in seats] == [("person", ""), ("bot", "medium")]


@pytest.mark.parametrize("theme", ["day", "evening", "contrast"])
def test_what_is_drawn_in_ink_can_be_seen(stage, theme):
    stage.app.preferences.from_dict({"theme": theme})
    pump()
    [back] = [i for i in of_type(stage, "PushButton") if i.property("icon") == "left"]
    assert back.property("fill").lightnessF() > 0.7


def test_enter_in_the_seed_starts_nothing_and_leaves_the_field(stage):
    keys = Keys(stage)
    of_type(stage, "NewGamePage")[0].setProperty("more", True)
    pump()
    field = next(box for box in of_type(stage, "TextBox") if box.property("name") == "Seed")
    field.forceActiveFocus()
    keys.write("42")
    keys.press(Key.Key_Return)
    assert stage.app.screen == "new-game"
    assert stage.app.setup.seed == "42"
    assert keys.focused is not None
    assert keys.focused.parentItem() is not field


def test_a_long_name_shows_its_beginning_unless_somebody_writes(stage):
    field = next(i for i in of_type(stage, "TextBox") if plain(str(i.property("name"))) != "Seed")
    (line,) = (i for i in walk(field) if i.inherits("QQuickTextInput"))
    Mouse(stage.window).click(point_in(field))
    for key in (Key.Key_A, Key.Key_B, *[Key.Key_M] * 60):
        Keys(stage).press(key)
    assert line.property("contentWidth") > line.width() + 20
    assert line.property("cursorPosition") == line.property("length")
    Keys(stage).press(Key.Key_Tab)
    assert not line.hasActiveFocus()
    assert line.property("cursorPosition") == 0
    assert 0 <= line.property("cursorRectangle").x() < 5


def name_field(stage: Stage) -> tuple[QQuickItem, QQuickItem]:
    """The line of the first name, which is clicked, and what stands there while it is empty."""
    board = of_type(stage, "SeatBoard")[0]
    field = next(item for item in walk(board) if type_name(item) == "TextBox")
    (line,) = (i for i in walk(field, hidden=True) if i.inherits("QQuickTextInput"))
    (usual,) = (i for i in walk(field, hidden=True) if i.inherits("QQuickText"))
    Mouse(stage.window).click(point_in(field))
    return line, usual


def test_nothing_lies_over_what_an_input_method_composes(stage):
    line, usual = name_field(stage)
    assert (line.hasActiveFocus(), usual.isVisible()) == (True, True)
    QGuiApplication.sendEvent(line, QInputMethodEvent("Žofie", []))
    assert (line.property("preeditText"), line.property("text")) == ("Žofie", "")
    assert not usual.isVisible()
    QGuiApplication.sendEvent(line, QInputMethodEvent("", []))
    assert usual.isVisible()
    done = QInputMethodEvent()
    done.setCommitString("Z\u030cofie")
    QGuiApplication.sendEvent(line, done)
    assert (line.property("text"), stage.app.setup.seats()[0].name) == ("Žofie", "Žofie")
    assert not usual.isVisible()


def test_a_name_pasted_in_several_lines_is_one_line_in_its_field(stage):
    line, _ = name_field(stage)
    keys = Keys(stage)
    keys.write("Eva")
    keys.press(Key.Key_Home)
    QGuiApplication.clipboard().setText("Z\u030cofie\n\tNová ")
    keys.press(Key.Key_V, ctrl=True)
    assert line.property("text") == stage.app.setup.seats()[0].name == "Žofie Nová Eva"
    assert line.property("cursorPosition") == len("Žofie Nová ")


def test_a_blank_stays_while_somebody_writes_on_and_goes_when_they_leave(stage):
    line, _ = name_field(stage)
    keys = Keys(stage)
    keys.write("Anna M")
    keys.press(Key.Key_Backspace)
    assert (line.property("text"), stage.app.setup.seats()[0].name) == ("Anna ", "Anna")
    keys.write("B ")
    assert stage.app.setup.seats()[0].name == "Anna B"
    keys.press(Key.Key_Tab)
    assert line.property("text") == "Anna B"


def test_a_click_on_a_free_place_adds_players(stage):
    assert [spoken_name(place) for place in of_type(stage, "FreeSeat")] == [
        "Add player 3",
        "Add player 4",
    ]
    Mouse(stage.window).click(point_in(of_type(stage, "FreeSeat")[1]))
    pump()
    assert stage.app.setup.count == 4
    assert len(of_type(stage, "SeatBoard")) == 4
    assert of_type(stage, "FreeSeat") == []


@pytest.mark.parametrize("game", list(offers()))
def test_each_level_is_explained(stage, game):
    hints = []
    stage.app.setup.set_game(game)
    levels = list(offers()[game].levels)
    for level in levels:
        stage.app.setup.set_level(1, level)
        pump()
        board = of_type(stage, "SeatBoard")[1]
        assert board.property("levels") == levels
        hints.append(board.property("levelHints")[levels.index(level)])
        assert hints[-1] in words(board)
    assert len(set(hints)) == len(levels)


def test_the_game_is_picked_by_mouse_and_by_keys(stage):
    setup, keys = stage.app.setup, Keys(stage)
    cells = {
        i.objectName(): i for i in walk(stage.window.contentItem()) if "game-" in i.objectName()
    }
    assert list(cells) == ["game-fort", "game-towers"]
    assert all(
        text in spoken_name(i) for text, i in zip(setup.gameTexts, cells.values(), strict=True)
    )
    Mouse(stage.window).click(point_in(cells["game-towers"]))
    pump()
    assert setup.game == "towers"
    assert of_type(stage, "VariantBox") == []
    assert len(of_type(stage, "FreeSeat")) == 3
    for _ in range(30):
        if not spoken_name(keys.focused).startswith(setup.gameNames[1]):
            keys.press(Key.Key_Tab)
    keys.press(Key.Key_Left)
    assert setup.game == "fort"
    assert spoken_name(keys.focused).startswith("Fort")
    assert len(of_type(stage, "VariantBox")) == 3
    assert len(of_type(stage, "FreeSeat")) == 2


@pytest.mark.parametrize("language", CODES)
@pytest.mark.parametrize("text_size", [100, 160])
def test_nothing_moves_under_the_pointer_when_the_game_is_chosen(stage, language, text_size):
    for size in ((1366, 768), (1920, 1080), (1280, 720)):
        put_on(stage, Look(size, language, "day", text_size))
        places = []
        for game in stage.app.setup.games:
            stage.app.setup.set_game(game)
            quiet(stage)
            buttons = (i for i in walk(stage.window.contentItem()) if lasting(i))
            places.append([i.mapRectToScene(i.boundingRect()).center() for i in buttons])
        moved = [(a - b).manhattanLength() for a, b in zip(*places, strict=True)]
        assert len(moved) == 8
        assert max(moved) < 1, size


def lasting(item: QQuickItem) -> bool:
    """The games, the least players and more options above the seats, and the buttons below."""
    if type_name(item) == "ChoiceCell":
        return spoken_name(item) in ("2", "3", "4")
    return item.objectName().startswith("game-") or item.property("icon") in (
        "dice",
        "left",
        "play",
    )


def test_colours_of_5_towers_are_taken_with_their_faces(stage):
    setup = stage.app.setup
    setup.set_game("towers")
    pump()
    [choice, _] = of_type(stage, "ColourChoice")
    cells = [i for i in walk(choice) if type_name(i) == "Pressable"]
    assert [spoken_name(i) for i in cells] == ["Red", "Blue", "Green", "Yellow", "Violet"]
    faces = [i.property("source").fileName() for i in walk(choice) if type_name(i) == "Picture"]
    assert faces == [f"{face}.svg" for face in FACES.values()]
    Mouse(stage.window).click(point_in(cells[4]))
    assert [seat.colour for seat in setup.seats()] == ["violet", "blue"]
    setup.set_game("fort")
    assert [seat.colour for seat in setup.seats()] == ["red", "blue"]


@pytest.mark.parametrize("pets", ["Dogs", "Cats"])
def test_dogs_and_cats_are_switched_on_each_with_a_sentence(stage, pets):
    setup = stage.app.setup
    box = next(i for i in of_type(stage, "VariantBox") if i.property("label") == pets)
    assert {o["text"] for o in setup.options if o["label"] == pets} <= words(box)
    toggle = next(i for i in walk(box) if type_name(i) == "Toggle")
    assert spoken_name(toggle) == pets
    Mouse(stage.window).click(point_in(toggle, across=0.3))
    assert setup.chosen() == (pets.lower(),)
    assert toggle.property("checked")
    Mouse(stage.window).click(point_in(box, across=0.3))
    assert setup.chosen() == ()
    assert not toggle.property("checked")


def test_what_the_cards_do_not_have_is_not_offered(stage, monkeypatch):
    def labels() -> list[str]:
        return [i.property("label") for i in of_type(stage, "VariantBox")]

    assert labels() == ["Draft", "Dogs", "Cats"]
    cards = replace(kit("fort").definitions, dogs=())
    monkeypatch.setitem(kit("fort").__dict__, "definitions", cards)
    stage.app.setup.optionsChanged.emit()
    pump()
    assert labels() == ["Draft", "Cats"]


def test_a_draft_with_dogs_says_so(stage):
    box = of_type(stage, "VariantBox")[0]
    plain = words(box)
    stage.app.setup.set_option("dogs", True)
    pump()
    assert words(box) != plain
    assert any("dogs" in text for text in words(box))


def test_a_person_has_no_level(stage):
    assert "Level of the bot" not in {spoken_name(i) for i in walk(of_type(stage, "SeatBoard")[0])}
    assert "Level of the bot" in {spoken_name(i) for i in walk(of_type(stage, "SeatBoard")[1])}


def test_boards_keep_their_height_whatever_is_chosen(stage):
    stage.app.setup.set_count(4)
    heights = set()
    for bot in (False, True):
        for place in range(4):
            stage.app.setup.set_bot(place, bot)
        pump()
        heights |= {round(board.height(), 3) for board in of_type(stage, "SeatBoard")}
    assert len(heights) == 1


@pytest.mark.parametrize(
    ("size", "game", "count"),
    [((1280, 720), "fort", 3), ((1920, 1080), "fort", 3), ((1280, 720), "towers", 5)],
)
def test_seats_lie_beside_each_other_on_the_paper(stage, size, game, count):
    stage.window.resize(*size)
    stage.app.setup.set_game(game)
    stage.app.setup.set_count(count)
    pump()
    places = of_type(stage, "SeatBoard") + of_type(stage, "FreeSeat")
    spots = [item.mapRectToScene(item.boundingRect()) for item in places]
    for one, other in pairwise(spots):
        assert one.right() < other.left()
    assert all(spot.left() >= 0 and spot.right() <= size[0] for spot in spots)
    assert all(spot.bottom() <= size[1] for spot in spots)


@pytest.mark.parametrize("language", ["en", "cs", "pl"])
def test_a_seat_holds_all_that_belongs_to_it_whatever_changes(stage, language):
    stage.app.preferences.from_dict({"language": language})
    for size, text in (
        ((1366, 768), 100),
        ((1920, 1080), 100),
        ((1280, 720), 160),
        ((1280, 720), 130),
    ):
        for game in ("towers", "fort"):
            stage.window.resize(*size)
            stage.app.preferences.from_dict({"text_size": text})
            stage.app.setup.set_game(game)
            quiet(stage)
            for seat in of_type(stage, "SeatBoard"):
                (colours,) = [i for i in walk(seat) if type_name(i) == "ColourChoice"]
                bottom = colours.mapRectToItem(seat, colours.boundingRect()).bottom()
                assert seat.height() - 20 <= bottom <= seat.height() - 6, (size, text, game)


def test_what_does_not_fit_is_scrolled_to_by_keys(stage):
    stage.window.resize(1280, 720)
    stage.app.setup.set_count(4)
    stage.app.preferences.from_dict({"text_size": 160})
    pump()
    page = next(
        item
        for item in walk(stage.window.contentItem())
        if item.inherits("QQuickFlickable") and item.property("interactive")
    )
    keys = Keys(stage)
    assert spoken_name(keys.focused) == "Play"
    for key, there in ((Key.Key_Down, True), (Key.Key_PageUp, False), (Key.Key_PageDown, True)):
        keys.press(key)
        assert (page.property("contentY") > 0) == there
    end = page.property("contentHeight") - page.height()
    for _ in range(20):
        keys.press(Key.Key_Down)
    assert page.property("contentY") == pytest.approx(end)


def test_how_people_have_done_stands_under_their_names(stage):
    """In the game that is chosen, by the name that is written, for people alone."""
    app = stage.app
    app.setup.tell(
        {
            "fort": {"#1": Results(3, 1, 40), "Ola": Results(8, 5, 61)},
            "towers": {"Ola": Results(2, 0, 35)},
        }
    )

    def told() -> list[str]:
        pump()
        boards = of_type(stage, "SeatBoard")
        lines = [i for b in boards for i in walk(b) if i.objectName() == "standing"]
        return [plain(str(line.property("text"))) for line in lines]

    assert told() == ["1 of 3 won, best 40"]
    app.setup.rename(0, "Ola")
    assert told() == ["5 of 8 won, best 61"]
    app.setup.rename(0, "O\u200bla\n")
    assert told() == ["5 of 8 won, best 61"]
    app.preferences.from_dict({"language": "cs"})
    assert told() == ["Vyhráno 5 z 8, nejvíc 61"]
    app.setup.set_game("towers")
    assert told() == ["Vyhráno 0 z 2, nejvíc 35"]
    app.setup.set_bot(0, True)
    assert told() == []


def test_who_adds_players_by_keys_can_go_on(stage):
    """Enter on a free place leads to the next one; after the last one to the name of who came."""
    keys = Keys(stage)
    of_type(stage, "FreeSeat")[0].forceActiveFocus()
    keys.press(Key.Key_Return)
    pump()
    assert stage.app.setup.count == 3
    assert type_name(keys.focused) == "FreeSeat"
    keys.check_focus()
    while stage.app.setup.count < stage.app.setup.most:
        keys.press(Key.Key_Return)
        pump()
    last = of_type(stage, "SeatBoard")[-1]
    assert last.isAncestorOf(keys.focused)
    keys.write("Zoe")
    assert stage.app.setup.seats()[-1].name == "Zoe"
