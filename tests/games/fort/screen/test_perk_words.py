"""What perks do stands beside them in words: whole, readable, and one over no other."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF

from fort_desktop.games.fort.words.texts import words
from fort_desktop.ui.app import Stage
from tests.games.fort.screen.robot import quiet
from tests.games.fort.screen.table_at import open_at
from tests.ui.bridges import CARDS
from tests.ui.hands import pump, walk
from tests.ui.speaking import CODES
from tests.ui.test_qml_files import Look, put_on

MET = ["birthday-party", "copy-cat", "do-over", "rough-housing"]  # they lay over each other


def blocks(stage: Stage, perks: list[str]) -> tuple[QRectF, list[tuple[QRectF, int]]]:
    """The sheet, and on it the words of each perk with their type, with these perks to choose."""
    items = walk(stage.window.contentItem(), hidden=True)
    sheet = next(i for i in items if i.objectName() == "perkWords")
    sheet.setProperty("perks", perks)
    pump()
    wanted = {" ".join(stage.app.table_of("fort").cardWords.of(perk)) for perk in perks}
    found = []
    for item in walk(sheet):
        if item.property("text") in wanted:
            high = item.property("contentHeight")
            area = QRectF(0, (item.height() - high) / 2, item.width(), high)
            found.append((item.mapRectToScene(area), item.property("font").pixelSize()))
    return sheet.mapRectToScene(sheet.boundingRect()), found


@pytest.mark.slow
@pytest.mark.no_cover
@pytest.mark.parametrize("text_size", [100, 160])
@pytest.mark.parametrize("code", CODES)
def test_the_words_of_perks_lie_apart_and_inside(make_stage, code, text_size):
    """Those that were met, and of three, four and five the longest: others need less room."""
    stage = make_stage(size=(1280, 720))
    put_on(stage, Look((1280, 720), code, "day", text_size))
    open_at(stage, "perk", least=2)
    every = [perk.id for perk in CARDS.perks]
    longest = sorted(every, key=lambda perk: -len(words().perks.text(perk)))
    for size in ((1280, 720), (1366, 768)):
        put_on(stage, Look(size, code, "day", text_size))
        quiet(stage)
        for perks in (MET, longest[:3], longest[:4], longest[:5]):
            sheet, said = blocks(stage, perks)
            assert len(said) == len(perks)
            for (above, _), (below, _) in pairwise(said):
                assert above.bottom() <= below.top() + 1, (size, perks)
            assert min(type_ for _, type_ in said) >= 12
            assert said[0][0].top() >= sheet.top()
            assert said[-1][0].bottom() <= sheet.bottom()
