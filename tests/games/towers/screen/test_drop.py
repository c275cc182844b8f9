"""What a hand lets go over the table of 5 Towers."""

from __future__ import annotations

from PySide6.QtCore import QPointF

from tests.games.fort.screen.robot import quiet
from tests.games.towers.screen.sitting import Sitting
from tests.ui.hands import point_in, type_name, walk


def test_a_dropped_top_breaks_where_it_was_dropped(make_stage):
    stage = make_stage(speed="normal")
    offer = "sand-7 forest-5 cake-13 scrap-9 haunted-0"
    here = Sitting(stage, own={"sand": "6"}, offer=offer)
    here.towers.touch.chooseBid(5)
    here.towers.touch.primary()
    here.towers.touch.primary()
    assert here.towers.shown.deciding == "demolish"
    quiet(stage)
    top, rubble, hold = (here.item(name) for name in ("top-sand", "rubble", "hold"))
    held = hold.mapFromItem(top, top.property("part").topLeft())
    dropped = hold.mapFromScene(QPointF(point_in(rubble, 0.5, 0.7)))
    away = dropped - hold.mapFromScene(QPointF(point_in(top)))
    stage.app.preferences.from_dict({"animation": "slow"})
    here.mouse.press(point_in(top))
    here.mouse.move(point_in(rubble, 0.5, 0.7), steps=4)
    here.mouse.release()
    assert here.own("sand") == []
    ruins = [i for i in walk(stage.window.contentItem()) if type_name(i) == "TowerRuin"]
    (at,) = [ruin.property("at") for ruin in ruins]
    assert abs(at.x() - held.x() - away.x()) < 30, "but for the pull"
    assert abs(at.y() - held.y() - away.y()) < 30
    quiet(stage)
    here.check()
