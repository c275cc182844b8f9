"""What a screen reader comes by on the table has a name that says something, in every language."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtQuick import QQuickWindow

from fort_desktop.ui.app import Stage
from tests.games.fort.screen.robot import quiet
from tests.games.fort.screen.table_at import open_at
from tests.games.fort.screen.test_many_payments import TO_PAY, rich
from tests.ui.speaking import CODES, plain

pytestmark = pytest.mark.no_cover  # what it runs is measured without a window

NOTHING = ("0 of 0", " of 0", " z 0")  # as a row of tokens without places would count itself


def names(window: QQuickWindow) -> Iterator[str]:
    """Of all that is there and to be seen, as a screen reader asks for it."""
    waiting = [QAccessible.queryAccessibleInterface(window)]
    while waiting:
        above = waiting.pop()
        for n in range(above.childCount()):
            face = above.child(n)
            if face is not None and face.isValid() and not face.state().invisible:
                yield plain(face.text(QAccessible.Text.Name))
                waiting.append(face)


def check_names(stage: Stage) -> None:
    for code in CODES:
        stage.app.preferences.from_dict({"language": code})
        quiet(stage)
        found = list(names(stage.window))
        assert len(found) > 30
        assert "" not in found, code
        empty = [name for name in found if name.endswith(NOTHING) and name[0].isdigit()]
        assert empty == [], code


def test_everything_on_the_table_is_named(make_stage):
    stage = make_stage()
    open_at(stage, "play", least=3)
    check_names(stage)
    told = stage.app.table_of("fort").seats.me.told["deck"]
    assert plain(told) in names(stage.window), "the own deck"


def test_tokens_laid_out_for_a_payment_are_counted_once(make_stage):
    stage = make_stage()
    stage.app.play(rich())
    bridge = stage.app.table_of("fort")
    for place in TO_PAY[:2]:
        bridge.tokens.pick(place)
    quiet(stage)
    check_names(stage)
