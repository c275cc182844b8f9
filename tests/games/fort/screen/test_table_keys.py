"""The table without a mouse: where the focus can go, what keys do, what a screen reader is told."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QAccessible

from fort_desktop.games.fort.rules import moves as mv
from tests.games.fort.screen.robot import quiet
from tests.games.fort.screen.table_at import (
    Zone,
    card,
    kids_wait,
    large_view,
    layer,
    open_at,
    peek,
    usable,
)
from tests.ui.bridges import advise
from tests.ui.hands import (
    Key,
    Keys,
    Mouse,
    point_in,
    pump,
    spoken_name,
    thing,
    type_name,
    until,
    walk,
)

KINDS = ("play", "add", "coin", "pay", "recruit-phase", "trash", "perk", "rule", "lookout")
ARROWS = (Key.Key_Left, Key.Key_Right, Key.Key_Up, Key.Key_Down)


@pytest.fixture
def make_stage(lend_stage):
    return lend_stage


def stops(stage):
    """What the Tab key visits."""
    return [i for i in walk(stage.window.contentItem()) if i.activeFocusOnTab() and i.isEnabled()]


def by_arrows(stage):
    """The names of all that the arrow keys lead to."""
    keys = Keys(stage)
    keys.press(Key.Key_Up)
    reached = [keys.focused]
    for start in reached:
        for arrow in ARROWS:
            start.forceActiveFocus()
            keys.press(arrow)
            if keys.focused not in reached:
                reached.append(keys.focused)
    return {item.objectName() for item in reached}


def test_arrows_lead_to_everything_that_can_be_used(make_stage):
    stage = make_stage()
    open_at(stage, "recruit-phase", also=kids_wait)
    names = by_arrows(stage)
    assert {f"card{row.key}" for row in usable(stage)} <= names
    assert {"undo", "settings", "leave"} <= names


def test_arrows_lead_to_cards_that_can_only_be_read_and_tab_does_not(make_stage):
    """They say why nothing can be done with them; a decision elsewhere leaves the focus there."""
    stage = make_stage()
    open_at(stage, "follow", also=holds_what_cannot_follow)
    rows = stage.app.table_of("fort").cards.rows()
    hand = [r for r in rows if r.zone == Zone.Hand and r.seat == 0]
    park = [r for r in rows if r.zone == Zone.Park]
    dim = [r for r in hand if not r.usable]
    only_read = {f"card{row.key}" for row in (*dim, *park)}
    assert only_read <= by_arrows(stage)
    card(stage, hand[0].key).forceActiveFocus()
    assert not only_read & {item.objectName() for item in stops(stage)} - {f"card{hand[0].key}"}
    keys = Keys(stage)
    card(stage, dim[0].key).forceActiveFocus()
    pump()
    assert keys.focused is card(stage, dim[0].key)
    keys.check_focus()
    number, said = (
        stage.app.table_of("fort").presenter.table.number,
        stage.app.table_of("fort").coach.text,
    )
    keys.press(Key.Key_Return)
    assert stage.app.table_of("fort").presenter.table.number == number
    assert stage.app.table_of("fort").coach.text != said
    keys.press(Key.Key_Space)
    assert large_view(stage).isVisible()


def holds_what_cannot_follow(table):
    followed = {move.card for move in table.legal() if isinstance(move, mv.Follow)}
    return 0 < len(followed) < len(table.state.seats[0].hand)


@pytest.mark.parametrize("kind", KINDS)
def test_everything_that_takes_the_focus_says_what_it_is(make_stage, kind):
    stage = make_stage()
    open_at(stage, kind)
    keys = Keys(stage)
    roles = set()
    for item in stops(stage):
        face = QAccessible.queryAccessibleInterface(item)
        assert face is not None
        assert face.text(QAccessible.Text.Name).strip(), item.objectName()
        roles.add(face.role())
        item.forceActiveFocus()
        pump()
        if face.role() == QAccessible.Role.Button:
            keys.check_focus()
    assert QAccessible.Role.Button in roles


@pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_Enter])
def test_a_key_plays_the_card_in_focus(make_stage, key):
    stage = make_stage()
    open_at(stage, "play", least=3)
    row = usable(stage)[0]
    played = stage.app.table_of("fort").presenter.keys.card(row.key)
    card(stage, row.key).forceActiveFocus()
    Keys(stage).press(key)
    history = stage.app.table_of("fort").presenter.table.history
    assert any(entry.move == mv.Play(played) for entry in history)


def test_a_screen_reader_plays_a_card(make_stage):
    stage = make_stage()
    open_at(stage, "play", least=3)
    before = len(stage.app.table_of("fort").presenter.table.history)
    item = card(stage, usable(stage)[0].key)
    face = QAccessible.queryAccessibleInterface(item)
    assert "Hand" in spoken_name(item)
    face.actionInterface().doAction("Press")
    assert len(stage.app.table_of("fort").presenter.table.history) > before


def several(table):
    """A card can be added in more than one way."""
    adds = [m.card for m in table.legal() if isinstance(m, mv.Add | mv.Use)]
    return len(adds) > len(set(adds))


def test_escape_closes_the_options_and_the_focus_goes_back(make_stage):
    stage = make_stage()
    open_at(stage, "add", also=several)
    table = stage.app.table_of("fort")
    row = next(r for r in usable(stage) if len(table.presenter.of_card(r.key)) > 1)
    item = card(stage, row.key)
    item.forceActiveFocus()
    keys = Keys(stage)
    keys.press(Key.Key_Return)
    quiet(stage)  # the options have their places
    assert table.options.key == row.key
    assert keys.focused.objectName() == "option0"
    keys.press(Key.Key_Down)
    assert keys.focused.objectName() == "option1"
    keys.press(Key.Key_Escape)
    assert table.options.key == 0
    assert item.hasActiveFocus()


def test_an_option_is_chosen_by_key(make_stage):
    stage = make_stage()
    open_at(stage, "add", also=several)
    table = stage.app.table_of("fort")
    row = next(r for r in usable(stage) if len(table.presenter.of_card(r.key)) > 1)
    moves = [table.presenter.moves[a.move] for a in table.presenter.of_card(row.key)]
    before = len(table.presenter.table.history)
    table.touch.pick(row.key)
    quiet(stage)
    Keys(stage).press(Key.Key_Down, Key.Key_Return)
    assert table.presenter.table.history[before].move in moves
    assert table.options.key == 0


def test_control_z_takes_back(make_stage):
    stage = make_stage()
    open_at(stage, "play", least=3)
    game = stage.app.table_of("fort").presenter.table
    before = len(game.history)
    stage.app.table_of("fort").touch.pick(usable(stage)[0].key)
    assert len(game.history) > before
    Keys(stage).press(Key.Key_Z, ctrl=True)
    assert len(game.history) == before


def test_l_opens_the_log_where_it_is_folded_and_escape_closes_it(make_stage):
    stage = make_stage(size=(1280, 720))
    open_at(stage, "play")
    screen = layer(stage).parentItem()
    keys = Keys(stage)
    keys.press(Key.Key_L)
    assert screen.property("logOpen")
    keys.press(Key.Key_Escape)
    assert not screen.property("logOpen")
    assert keys.focused is not None


def test_the_settings_lead_back_to_the_game(make_stage):
    stage = make_stage()
    open_at(stage, "play", least=3)
    before = stage.app.table_of("fort").presenter.table
    keys = Keys(stage)
    keys.go_to(thing(stage, "settings"))
    keys.press(Key.Key_Return)
    assert stage.app.screen == "settings"
    keys.press(Key.Key_Escape)
    assert stage.app.screen == "table"
    assert stage.app.table_of("fort").presenter.table is before
    assert stage.app.table_of("fort").shown.mine


@pytest.mark.parametrize("way", ["Esc", "Done by key", "Done by mouse"])
def test_after_the_settings_the_focus_is_seen_at_once_if_they_were_left_by_key(make_stage, way):
    stage = make_stage()
    open_at(stage, "play", least=3)
    keys = Keys(stage)
    Mouse(stage.window).click(point_in(thing(stage, "settings")))
    assert stage.app.screen == "settings"
    quiet(stage)
    if way == "Esc":
        keys.press(Key.Key_Escape)
    elif way == "Done by key":
        keys.press(Key.Key_Return)
    else:
        Mouse(stage.window).click(point_in(keys.focused))
    assert stage.app.screen == "table"
    stage.driver.cancel()
    quiet(stage)
    if way == "Done by mouse":
        assert keys.ring() is None
    else:
        keys.check_focus()
        assert keys.focused.objectName() == "settings"


def test_a_closer_look_by_keys_says_what_a_card_does(make_stage, qtbot):
    stage = make_stage()
    open_at(stage, "recruit-phase", also=kids_wait)
    keys = Keys(stage)
    keys.press(Key.Key_Up)
    kid = next(row for row in usable(stage) if row.zone == Zone.Yard)
    card(stage, kid.key).forceActiveFocus()
    qtbot.waitUntil(lambda: peek(stage).isVisible(), timeout=30_000)
    words = peek(stage).property("words")
    assert words == stage.app.table_of("fort").cardWords.of(kid.face)
    assert all(line.strip() for line in words)
    keys.press(Key.Key_Escape)
    assert not peek(stage).isVisible()


def test_the_hint_points_at_a_card(make_stage, qtbot):
    stage = make_stage()
    open_at(stage, "play", least=4)
    table = stage.app.table_of("fort")
    Keys(stage).press(Key.Key_H)
    qtbot.waitUntil(lambda: table.hint.move >= 0, timeout=30_000)
    assert table.hint.key in {row.key for row in usable(stage)} | {0}


def test_the_keys_go_to_the_card_that_a_hint_points_at(make_stage):
    stage = make_stage()
    open_at(stage, "play", least=4)
    keys, table = by_keys(stage), stage.app.table_of("fort")
    plays = [n for n, move in enumerate(table.presenter.moves) if isinstance(move, mv.Play)]
    for number in plays[-1], plays[0]:
        advise(table, stage.driver, table.presenter.moves[number])
        pump()
        hinted = card(stage, table.hint.key)
        assert keys.focused is hinted
        assert hinted.property("hinted")
        assert hinted.property("raised")


def test_the_keys_go_to_the_button_that_a_hint_points_at(make_stage):
    stage = make_stage()
    open_at(stage, "action")
    keys, table = by_keys(stage), stage.app.table_of("fort")
    number = next(n for n, move in enumerate(table.presenter.moves) if isinstance(move, mv.Do))
    advise(table, stage.driver, table.presenter.moves[number])
    pump()
    assert keys.focused.property("move") == number


@pytest.mark.parametrize("back", [Key.Key_L, Key.Key_Escape])
def test_l_leads_into_the_log_in_its_column_and_back(make_stage, back):
    stage = make_stage(size=(1366, 768))
    open_at(stage, "play", least=3)
    keys = by_keys(stage)
    before = keys.focused
    keys.press(Key.Key_L)
    assert type_name(keys.focused) == "LogLine"
    keys.press(back)
    assert keys.focused is before


# --- the focus goes on --------------------------------------------------------------------------


def glows(stage, item):
    """Whether the next decision can be made with what has the focus."""
    if item.objectName().startswith("card"):
        return item.property("usable")
    return item.objectName().startswith(("choice", "primary", "option", "rule-", "perk-")) or (
        item.property("usable") is True
    )


def by_keys(stage):
    """The player has left the mouse alone."""
    keys = Keys(stage)
    keys.press(Key.Key_Up)
    return keys


@pytest.mark.parametrize("size", [(1366, 768), (1280, 720)])
def test_after_a_played_card_the_focus_is_where_the_next_decision_is(make_stage, size):
    stage = make_stage(size=size)
    open_at(stage, "play", least=3)
    keys = by_keys(stage)
    played = card(stage, usable(stage)[0].key)
    keys.go_to(played)
    keys.press(Key.Key_Return)
    assert stage.app.table_of("fort").shown.mine
    assert keys.focused is not played
    assert glows(stage, keys.focused), keys.focused.objectName()
    keys.check_focus()


def test_a_decision_further_away_gets_the_focus_too(make_stage):
    stage = make_stage()
    open_at(stage, "play", least=3)
    keys = by_keys(stage)
    keys.go_to(card(stage, usable(stage)[0].key))
    keys.press(Key.Key_Return)
    for _ in range(12):
        if not stage.app.table_of("fort").shown.mine:
            break
        changed = stage.window.activeFocusItemChanged
        assert until(lambda: glows(stage, keys.focused), changed), keys.focused.objectName()
        keys.check_focus()
        keys.press(Key.Key_Return)


def test_a_pointing_player_gets_no_ring(make_stage):
    stage = make_stage()
    open_at(stage, "play", least=3)
    row = usable(stage)[0]
    Mouse(stage.window).hover(point_in(card(stage, row.key), 0.3))
    stage.app.table_of("fort").touch.pick(row.key)
    pump()
    assert Keys(stage).ring() is None


def test_undo_leaves_the_focus_where_something_can_be_done(make_stage):
    stage = make_stage()
    open_at(stage, "play", least=3)
    keys = by_keys(stage)
    keys.go_to(card(stage, usable(stage)[0].key))
    keys.press(Key.Key_Return)
    keys.press(Key.Key_Z, ctrl=True)
    assert glows(stage, keys.focused), keys.focused.objectName()
    keys.check_focus()


@pytest.mark.parametrize("what", ["language", "size", "text size"])
def test_the_ring_stays_in_sight(make_stage, what):
    stage = make_stage()
    open_at(stage, "recruit-phase", also=kids_wait)
    keys = by_keys(stage)
    for name in ("undo", "settings", f"card{usable(stage)[-1].key}"):
        keys.go_to(thing(stage, name))
        if what == "language":
            stage.app.preferences.from_dict({"language": "pl"})
        elif what == "size":
            stage.window.resize(1280, 720)
        else:
            stage.app.preferences.from_dict({"text_size": 160})
        pump()
        assert keys.focused.objectName() == name
        keys.check_focus()


def test_a_button_that_goes_hands_the_focus_on(make_stage):
    stage = make_stage(size=(1280, 720))
    open_at(stage, "play", least=3)
    keys = by_keys(stage)
    keys.go_to(thing(stage, "logButton"))
    stage.window.resize(1500, 800)
    changed = stage.window.activeFocusItemChanged
    assert until(lambda: glows(stage, keys.focused), changed), keys.focused.objectName()
    keys.check_focus()
