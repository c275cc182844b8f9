"""Dogs and cats on the table's bridge, without a window."""

from __future__ import annotations

from random import Random

import pytest

from fort_desktop.ui.staging import pets_table
from fort_desktop.ui.texts import texts
from tests.ui.bridges import CARDS, open_table, step
from tests.ui.seeing import check_models
from tests.ui.speaking import spoken


@pytest.mark.no_cover
@pytest.mark.parametrize(
    ("seats", "persons", "draft", "code"),
    [(2, 1, False, "en"), (3, 2, True, "cs"), (4, 1, False, "pl"), (3, 3, False, "en")],
)
def test_models_equal_the_state_all_through_a_game(qapp, seats, persons, draft, code):
    with spoken(code):
        table = pets_table(CARDS, seats, 7, persons=persons, draft=draft)
        bridge, driver = open_table(table)
        finished: list[bool] = []
        bridge.finished.connect(lambda: finished.append(True))
        rng = Random(7)
        while not table.over:
            step(bridge, driver, rng)
            if table.number % 4 == 0:
                check_models(bridge)
        check_models(bridge)
        assert finished == [True]
        assert bridge.coachText == texts().coach.over()
