"""A card of 5 Towers seen closely."""

from __future__ import annotations

from PySide6.QtCore import Qt

from tests.games.fort.screen.robot import quiet
from tests.games.towers.screen.bridge_at import position
from tests.ui.hands import Key, Keys, Mouse, point_in, walk
from tests.ui.speaking import plain


def test_the_right_button_shows_a_card_large_with_what_its_number_means(make_stage):
    stage = make_stage()
    stage.app.play(position("pb", offer="haunted-8 forest-5 sand-0 scrap-9 cake-13"))
    quiet(stage)
    mouse, keys = Mouse(stage.window), Keys(stage)
    before = stage.app.table_of("towers").presenter.chosen_bid()
    for place, said in (
        (0, "any number may go on it"),
        (1, "on a higher number"),
        (2, "counts double"),
        (3, "any number but 0"),
    ):
        everything = list(walk(stage.window.contentItem(), hidden=True))
        card = next(i for i in everything if i.objectName() == f"offer{place}")
        look = next(i for i in everything if i.objectName() == "cardLook")
        mouse.click(point_in(card), Qt.MouseButton.RightButton)
        quiet(stage)
        assert look.isVisible()
        told = " ".join(str(i.property("text")) for i in walk(look) if i.inherits("QQuickText"))
        assert said in plain(told)
        keys.press(Key.Key_Escape)
        quiet(stage)
        assert not look.isVisible()
    assert stage.app.screen == "table"
    assert stage.app.table_of("towers").presenter.chosen_bid() == before
