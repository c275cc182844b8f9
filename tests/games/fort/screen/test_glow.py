"""The frame of what can be used is seen on any ground."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor

from fort_desktop.games.fort.screen.cards.cards_model import CardsModel
from tests.games.fort.screen.robot import quiet
from tests.games.fort.screen.table_at import open_at
from tests.ui.hands import type_name, walk
from tests.ui.test_qml_files import Look, put_on

EDGES = {"day": "#E59A1C", "evening": "#F2A93B", "contrast": "#000000"}


def differs(one, other):
    return max(abs(a - b) for a, b in zip(one.getRgb(), other.getRgb(), strict=True))


@pytest.mark.parametrize(("theme", "edge"), EDGES.items())
def test_the_glow_of_a_card_in_the_park_has_its_darker_edge(make_stage, theme, edge):
    stage = make_stage()
    open_at(stage, "recruit")
    put_on(stage, Look((1366, 768), "en", theme, 100))
    quiet(stage)
    cards = [
        item
        for item in walk(stage.window.contentItem())
        if type_name(item) == "CardItem"
        and item.property("zone") == CardsModel.Zone.Park.value
        and item.property("usable")
    ]
    assert cards
    picture = stage.window.grabWindow()
    for card in cards:
        place = card.mapRectToScene(card.boundingRect())
        above = range(round(place.top()) - 9, round(place.top()) - 2)
        colours = [picture.pixelColor(round(place.center().x()), y) for y in above]
        assert min(differs(colour, QColor(edge)) for colour in colours) < 12
