"""What the own discard pile says of itself."""

from __future__ import annotations

import pytest

from fort_desktop.session.fort_adapter import FortTable
from fort_desktop.ui.bridge.cards_model import CardsModel
from fort_desktop.ui.staging import asked, staged
from tests.ui.bridges import CARDS, open_table
from tests.ui.speaking import spoken

Zone = CardsModel.Zone


@pytest.fixture(autouse=True)
def english(qapp):
    with spoken("en") as language:
        yield language


def test_the_top_of_the_own_pile_says_how_many_lie_there():
    def there(table: FortTable) -> bool:
        return asked("play")(table) and len(table.state.seats[0].discard) == 3

    bridge, _ = open_table(staged(CARDS, 2, there))
    pile = [row for row in bridge.cards.rows() if row.zone == Zone.Discard]
    assert [row.label[-6:].replace("\xa0", " ") for row in pile] == ["2 of 3", "3 of 3"]
    bridge.openPile()
    spread = [row.label for row in bridge.cards.rows() if row.zone == Zone.Pile]
    assert len(spread) == 3
    assert pile[1].label in spread
