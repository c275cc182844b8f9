"""Packs on the new-game screen: offered beside the game's own cards, whatever lies beside them."""

from __future__ import annotations

import threading
from typing import Any

import pytest
from PySide6.QtGui import QAccessible, QWindow
from PySide6.QtQuick import QQuickItem

from fort_desktop.play.packs import Packs
from fort_desktop.storage.packs import MOST
from fort_desktop.ui.app import Stage
from fort_desktop.ui.bridge.new_game.setup import NewGameSetup
from tests.games.fort.packs import pack_text, put_pack
from tests.ui.hands import Key, Keys, Mouse, point_in, pump, spoken_name, type_name, until, walk
from tests.ui.player import quiet
from tests.ui.speaking import CODES, plain
from tests.ui.test_qml_files import Look, put_on

ODD = "<b>%n</b> {pack} & odd " + "and so on " * 5


def shown(stage: Stage) -> Stage:
    stage.app.show("new-game")
    stage.app.packs.wait()
    pump()
    return stage


def picker(stage: Stage) -> list[QQuickItem]:
    return [i for i in walk(stage.window.contentItem()) if type_name(i) == "PackPicker"]


def cells(stage: Stage) -> list[QQuickItem]:
    return [item for item in walk(picker(stage)[0]) if type_name(item) == "ChoiceCell"]


def titles(setup: NewGameSetup) -> list[str]:
    packs: Any = setup.packs
    return [plain(pack["title"]) for pack in packs]


def played(stage: Stage) -> str:
    pack: str = stage.app.table_of("fort").presenter.table.adapter.pack
    return pack


def test_without_a_pack_the_screen_is_as_it_was(make_stage, folders):
    stage = shown(make_stage(folders))
    assert picker(stage) == []
    assert not folders.packs.exists()
    stage.app.setup.play()
    assert played(stage) == ""


def test_a_game_without_card_files_shows_none(make_stage, folders):
    put_pack(folders.packs)
    stage = shown(make_stage(folders))
    assert len(picker(stage)) == 1
    stage.app.setup.set_game("towers")
    pump()
    assert picker(stage) == []


def test_a_pack_is_chosen_with_the_mouse_and_played(make_stage, folders):
    put_pack(folders.packs)
    stage = shown(make_stage(folders))
    assert [spoken_name(cell) for cell in cells(stage)] == ["The game’s own cards", "mine"]
    Mouse(stage.window).click(point_in(cells(stage)[1]))
    assert stage.app.setup.pack == "mine.toml"
    assert [cell.property("checked") for cell in cells(stage)] == [False, True]
    Keys(stage).press(Key.Key_Return)
    stage.app.setup.play()
    assert played(stage) == "mine.toml"


def test_a_pack_is_chosen_with_keys_and_spoken_names(make_stage, folders):
    put_pack(folders.packs)
    stage = shown(make_stage(folders))
    keys = Keys(stage)
    for _ in range(40):
        keys.press(Key.Key_Tab)
        if any(keys.focused is cell for cell in cells(stage)):
            break
    assert spoken_name(keys.focused) == "The game’s own cards"
    assert QAccessible.queryAccessibleInterface(keys.focused).role() == (
        QAccessible.Role.RadioButton
    )
    keys.press(Key.Key_Right)
    assert spoken_name(keys.focused) == "mine"
    assert stage.app.setup.pack == "mine.toml"
    keys.press(Key.Key_Left)
    assert stage.app.setup.pack == ""


def test_a_faulty_pack_is_listed_with_its_first_fault_and_cannot_be_chosen(make_stage, folders):
    put_pack(folders.packs)
    broken = folders.packs / "broken.toml"
    broken.write_text(pack_text().replace("copies", "<b>copys", 1), "utf-8")
    stage = shown(make_stage(folders))
    setup = stage.app.setup
    assert titles(setup) == ["The game’s own cards", "mine"]
    [fault] = [i for i in walk(picker(stage)[0]) if i.objectName() == "fault"]
    assert plain(fault.property("text")).startswith("“broken” cannot be played: broken.toml")
    assert not fault.property("truncated")
    setup.set_pack("broken.toml")
    setup.set_pack("nobody.toml")
    assert setup.pack == ""


def test_where_there_are_faulty_packs_alone_their_faults_are_told(make_stage, folders):
    folders.packs.mkdir(parents=True)
    (folders.packs / "broken.toml").write_bytes(b"\xff")
    stage = shown(make_stage(folders))
    assert titles(stage.app.setup) == ["The game’s own cards"]
    assert len(stage.app.setup.packFaults) == 1


def test_packs_beyond_the_most_that_are_read_are_told(make_stage, folders):
    for number in range(MOST):
        put_pack(folders.packs, "mine.toml").rename(folders.packs / f"{number:03}.toml")
    stage = shown(make_stage(folders))
    assert stage.app.setup.packFaults == []
    for name in ("more.toml", "most.toml"):
        put_pack(folders.packs, name)
    stage.app.packs.look()
    stage.app.packs.wait()
    pump()
    assert len(titles(stage.app.setup)) == 1 + MOST
    assert list(map(plain, stage.app.setup.packFaults)) == [
        "The folder has more than 50 card packs; 2 are left out."
    ]


def test_the_name_of_a_pack_is_plain_text_on_one_line_and_not_long(make_stage, folders):
    file = put_pack(folders.packs, "mine.toml")
    file.rename(folders.packs / f"{ODD}.toml".replace("/", "\n"))
    stage = shown(make_stage(folders))
    [_, cell] = cells(stage)
    assert spoken_name(cell) == "<b>%n< b> {pack} &…and so on"
    label = next(i for i in walk(cell) if i.inherits("QQuickText") and i.isVisible())
    assert label.property("text") == spoken_name(cell)
    assert label.property("lineCount") == 1
    stage.app.setup.set_pack(stage.app.setup.packs[1]["file"])
    stage.app.setup.play()
    quiet(stage)
    [line] = [row.title for row in stage.app.table_of("fort").log.rows() if "{pack}" in row.title]
    assert "<b>%n< b> {pack} &…and so on" in line


def test_packs_whose_names_begin_alike_look_different(make_app, folders):
    for n in "12":
        put_pack(folders.packs, f"the long summer holiday at the lake {n}.toml")
    put_pack(folders.packs, "upper.TOML")
    put_pack(folders.packs, "upper.toml")
    app = make_app(folders)
    said = titles(app.setup)
    assert len(set(said)) == len(app.setup.packs)
    assert max(map(len, said)) <= 28


def test_the_choice_is_remembered_and_waits_for_a_pack_that_is_away(make_app, folders):
    file = put_pack(folders.packs)
    app = make_app(folders)
    app.setup.set_pack("mine.toml")
    app.setup.play()
    app.close()
    again = make_app(folders)
    assert again.setup.pack == "mine.toml"
    again.close()
    aside = file.rename(folders.packs / "mine.txt")
    without = make_app(folders)
    assert without.setup.pack == ""
    assert without.setup.kit().adapter.pack == ""
    without.close()
    aside.rename(file)
    assert make_app(folders).setup.pack == "mine.toml"


def test_a_pack_that_comes_while_the_app_runs_is_offered_at_the_next_look(make_app, folders):
    app = make_app(folders)
    app.show("new-game")
    app.packs.wait()
    assert titles(app.setup) == []
    put_pack(folders.packs)
    app.show("title")
    app.show("new-game")
    assert until(lambda: len(titles(app.setup)) == 2, app.setup.optionsChanged)


def comes_back_to(stage: Stage) -> None:
    """From another program."""
    for window in (QWindow(), stage.window):
        window.show()
        window.requestActivate()
        assert until(window.isActive, window.activeChanged)


def test_a_pack_that_comes_meanwhile_is_offered_when_the_window_is_gone_back_to(
    make_stage, folders
):
    stage = shown(make_stage(folders))
    assert picker(stage) == []
    put_pack(folders.packs)
    comes_back_to(stage)
    assert until(lambda: len(titles(stage.app.setup)) == 2, stage.app.setup.optionsChanged)
    pump()
    assert len(cells(stage)) == 2


def test_what_is_chosen_and_has_the_focus_stays_so_when_a_pack_comes(make_stage, folders):
    put_pack(folders.packs)
    stage = shown(make_stage(folders))
    keys = Keys(stage)
    while not any(keys.focused is cell for cell in cells(stage)):
        keys.press(Key.Key_Tab)
    keys.press(Key.Key_Right)
    put_pack(folders.packs, "aaa.toml")
    comes_back_to(stage)
    assert until(lambda: len(titles(stage.app.setup)) == 3, stage.app.setup.optionsChanged)
    pump()
    assert stage.app.setup.pack == "mine.toml"
    assert [cell.property("checked") for cell in cells(stage)] == [False, False, True]
    assert keys.focused is cells(stage)[2]


def test_reading_keeps_nobody_waiting(make_app, folders, monkeypatch):
    app = make_app(folders)
    assert titles(app.setup) == []
    put_pack(folders.packs)
    free, look = threading.Event(), Packs.look

    def slowly(packs: Packs) -> bool:
        free.wait(60)
        return look(packs)

    monkeypatch.setattr(Packs, "look", slowly)
    app.show("new-game")
    app.show("title")
    assert titles(app.setup) == []
    free.set()
    assert until(lambda: len(titles(app.setup)) == 2, app.setup.optionsChanged)


def test_what_the_cards_of_a_pack_do_not_have_is_not_offered(make_app, folders):
    file = put_pack(folders.packs)
    file.write_text(file.read_text("utf-8").partition("[[dogs]]")[0], "utf-8")
    app = make_app(folders)
    app.setup.set_option("dogs", True)
    app.setup.set_pack("mine.toml")
    [draft] = app.setup.options
    assert draft["id"] == "draft"
    assert "eight kids:" in plain(draft["text"])
    assert app.setup.chosen() == ()
    app.setup.set_pack("")
    assert app.setup.chosen() == ("dogs",)


def test_boards_show_the_suits_that_they_have_in_the_pack(make_app, folders):
    file = put_pack(folders.packs)
    text = file.read_text("utf-8").replace('colour = "red"', 'colour = "?"')
    text = text.replace('colour = "blue"', 'colour = "red"').replace('"?"', '"blue"')
    file.write_text(text, "utf-8")
    app = make_app(folders)
    own = list(app.setup.boards.marks)
    app.setup.set_pack("mine.toml")
    assert app.setup.boards.marks == [own[1], own[0], *own[2:]]
    app.setup.set_game("towers")
    assert app.setup.boards.marks == []


def test_a_board_tells_which_best_friends_it_brings_also_those_of_a_pack(make_app, folders):
    """F-SET 3: in nothing else boards differ."""
    put_pack(folders.packs)
    app = make_app(folders)
    alike = "Otherwise the boards are alike."
    said = [plain(tip) for tip in app.setup.boards.tips]
    assert said[0] == f"Best friends: Thunder (skateboard), Blades (coin). {alike}"
    assert said[1] == f"Best friends: Sparky (squirt gun), Ace (coin). {alike}"
    app.setup.set_pack("mine.toml")
    of_pack = plain(app.setup.boards.tips[0])
    assert of_pack == f"Best friends: <b>own-thunder (skateboard), <b>own-blades (coin). {alike}"
    app.setup.set_game("towers")
    assert app.setup.boards.tips == []


@pytest.mark.parametrize("language", CODES)
def test_with_a_pack_all_is_seen_at_once_in_a_usual_window(make_stage, folders, language):
    put_pack(folders.packs)
    stage = shown(make_stage(folders))
    put_on(stage, Look((1366, 768), language, "day", 100))
    quiet(stage)
    page = next(i for i in walk(stage.window.contentItem()) if i.inherits("QQuickFlickable"))
    assert not page.property("interactive")


@pytest.mark.parametrize("language", CODES)
@pytest.mark.parametrize(("size", "scale"), [((749, 768), 160), ((1366, 768), 160)])
def test_the_packs_fit_in_large_type_and_a_narrow_window(
    make_stage, folders, language, size, scale
):
    for name in ("mine.toml", f"{'W' * 40}.toml"):
        put_pack(folders.packs, name)
    (folders.packs / "broken.toml").write_bytes(b"\xff")
    stage = shown(make_stage(folders))
    put_on(stage, Look(size, language, "day", scale))
    quiet(stage)
    [box] = picker(stage)
    for item in walk(box):
        if item.inherits("QQuickText") and item.isVisible():
            place = item.mapRectToItem(box, item.boundingRect())
            assert place.left() >= 0, item.property("text")
            assert place.right() <= box.width() + 0.5, item.property("text")
            assert place.bottom() <= box.height() + 0.5, item.property("text")
            assert not item.property("truncated"), item.property("text")
