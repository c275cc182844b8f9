"""The buttons of actions say in words what those do, and for a fort what it costs."""

from __future__ import annotations

import pytest

from fort_desktop.games.fort.play.adapter import FortTable
from fort_desktop.games.fort.rules.moves import Do
from fort_desktop.games.fort.screen.play.told_actions import action_told, price, price_note
from tests.games.fort.screen.table_at import open_at
from tests.games.fort.screen.test_bridge_pets import at
from tests.ui.bridges import open_table
from tests.ui.hands import Mouse, point_in, type_name, walk
from tests.ui.speaking import plain

pytestmark = pytest.mark.usefixtures("english")
STUFF = {"pizza": 4, "toys": 4}
BITSY, DOT = "bitsy", "dot"  # one token more, and one less


def begun(kid: str) -> FortTable:
    """A kid is played alone, and its private action may be chosen."""
    table = at([{"hand": [kid], "stuff": STUFF}, {"hand": ["bug"]}], f"play {kid}")
    while Do(1) not in table.legal():
        table.submit(table.legal()[-1])
    return table


def test_a_dearer_fort_says_so_with_its_price_for_the_button_and_its_bubble():
    view = begun(BITSY).view(0)
    cost = "Level 1 for 1 pizza, 1 toy and 1 token of any kind: 1 token dearer"
    assert plain(price_note(view, Do(1))) == "1 token dearer"
    assert plain(price(view, Do(1))) == cost
    assert plain(action_told(view, Do(1))) == f"Advance your fort, paying 1 token more. {cost}."


def test_a_cheaper_fort_says_so_with_its_price():
    bridge, _ = open_table(begun(DOT))
    number = bridge.presenter.moves.index(Do(1))
    button = next(row for row in bridge.choices.rows() if row.move == number)
    assert plain(button.note) == "1 token cheaper"
    assert plain(button.price) == "Level 1 for 1 pizza and 1 toy, less 1 token"
    assert plain(button.tip).startswith("Advance your fort, paying 1 token less. Level 1 for")


@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080)])
def test_what_the_perks_to_choose_do_stands_beside_them_in_words(make_stage, size):
    stage = make_stage(size=size)
    open_at(stage, "perk", least=2)
    table = stage.app.table_of("fort")
    (sheet,) = (i for i in walk(stage.window.contentItem()) if i.objectName() == "perkWords")
    labels = {i.property("text"): i for i in walk(sheet) if type_name(i) == "Label"}
    perks = list(table.touch.usablePerks)
    assert len(perks) > 1
    for perk in perks:
        words = labels[" ".join(table.cardWords.of(perk))]
        assert not words.property("truncated")
    number = table.presenter.table.number
    Mouse(stage.window).click(point_in(labels[" ".join(table.cardWords.of(sorted(perks)[1]))]))
    assert table.presenter.table.number > number
    assert not sheet.isVisible()
