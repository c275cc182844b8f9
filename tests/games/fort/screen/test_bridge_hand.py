"""The own hand and discard pile as the table's bridge shows them."""

from __future__ import annotations

import pytest

from fort_desktop.games.fort.play.adapter import FortTable
from fort_desktop.games.fort.screen.cards.cards_model import CardsModel
from fort_desktop.games.fort.screen.table import GameTable
from tests.games.fort.screen.seeing import check_models
from tests.ui.bridges import CARDS, open_table
from tools.pictures.staging import asked, staged

Zone = CardsModel.Zone

pytestmark = pytest.mark.usefixtures("english")


def hand_keys(bridge: GameTable) -> list[int]:
    rows = [r for r in bridge.cards.rows() if r.zone == Zone.Hand]
    return [r.key for r in sorted(rows, key=lambda r: r.place)]


def test_a_hand_is_arranged_and_stays_so_when_a_card_leaves_it():
    bridge, _ = open_table(staged(CARDS, 2, asked("play", least=4)))
    first, *others = hand_keys(bridge)
    bridge.touch.arrange(first, 2)
    assert hand_keys(bridge) == [*others[:2], first, *others[2:]]
    check_models(bridge)
    played = next(key for key in others if bridge.touch.allows(key, Zone.Play))
    left = [key for key in hand_keys(bridge) if key != played]
    bridge.touch.drop(played, Zone.Play)
    assert [key for key in hand_keys(bridge) if key in left] == left


def test_only_cards_of_the_own_hand_are_arranged():
    bridge, _ = open_table(staged(CARDS, 2, asked("play", least=4)))
    before = bridge.cards.rows()
    park = next(r.key for r in before if r.zone == Zone.Park)
    bridge.touch.arrange(park, 0)
    bridge.touch.arrange(999, 0)
    assert bridge.cards.rows() == before


def test_the_top_of_the_own_pile_says_how_many_lie_there():
    def there(table: FortTable) -> bool:
        return asked("play")(table) and len(table.state.seats[0].discard) == 3

    bridge, _ = open_table(staged(CARDS, 2, there))
    pile = [row for row in bridge.cards.rows() if row.zone == Zone.Discard]
    assert [row.label[-6:].replace("\xa0", " ") for row in pile] == ["2 of 3", "3 of 3"]
    bridge.touch.openPile()
    spread = [row.label for row in bridge.cards.rows() if row.zone == Zone.Pile]
    assert len(spread) == 3
    assert pile[1].label in spread
