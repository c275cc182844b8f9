"""The slow speed of windows in tests."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtQml import QQmlComponent

from tests.games.fort.screen.played import person_plays
from tests.games.fort.screen.table_at import usable
from tests.ui.drags import all_settled
from tests.ui.lasting import LASTS

PACE = b"import QtQuick; import Shared; QtObject { readonly property real pace: Theme.pace }"


@pytest.mark.parametrize("opens", ["make_stage", "lend_stage"])
def test_what_is_slow_lasts_and_comes_to_its_end_when_nobody_looks_any_more(opens, request):
    stage = request.getfixturevalue(opens)(speed="slow")
    component = QQmlComponent(stage.engine)
    component.setData(PACE, QUrl())
    theme = component.create()
    assert theme.property("pace") == LASTS
    assert stage.app.motion.duration > 10_000
    person_plays(stage)
    stage.app.table_of("fort").touch.pick(usable(stage)[0].key)
    stage.driver.cancel()
    assert not stage.app.motion.settled
    all_settled(stage)
