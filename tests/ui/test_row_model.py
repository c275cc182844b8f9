"""The one base of the lists that QML reads: roles, values, and how one list becomes another."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Qt

from fort_desktop.games.fort.screen.story.story_lines import StoryLine
from fort_desktop.games.fort.screen.story.story_model import Recap, StoryLines, StoryRow
from fort_desktop.ui.bridge.row_model import FIRST_ROLE, KeyedModel, RowModel
from fort_desktop.ui.bridge.score_model import FinalScore, ScoreModel, ScoreRow
from fort_desktop.ui.bridge.table.log_model import LogModel, LogRow

TOP = Path(__file__).resolve().parents[2]
ITS_OWN_WAY = {"row_model.py", "setup.py"}  # the base, and seats that a game hides


@dataclass(frozen=True, slots=True)
class Fruit:
    key: int
    name: str
    seeds: tuple[str, ...] = ()
    inside: str = ""


class Basket(KeyedModel):
    row_type = Fruit
    hidden = ("inside",)


class Labels(RowModel):
    row_type = Fruit
    display = "name"


@pytest.fixture
def owner(qapp):
    return QObject()


def heard(model: RowModel) -> list[tuple[object, ...]]:
    """What the model tells its views, from now on."""
    said: list[tuple[object, ...]] = []
    model.rowsInserted.connect(lambda _, first, last: said.append(("in", first, last)))
    model.rowsRemoved.connect(lambda _, first, last: said.append(("out", first, last)))
    model.dataChanged.connect(lambda a, b, roles: said.append((a.row(), b.row(), list(roles))))
    model.modelReset.connect(lambda: said.append(("reset",)))
    return said


def names(model: RowModel) -> list[str]:
    return [bytes(name.data()).decode() for _, name in sorted(model.roleNames().items())]


def test_every_list_that_qml_reads_has_the_one_base():
    own = {
        path.name
        for path in (TOP / "fort_desktop").rglob("*.py")
        if "(QAbstractListModel)" in path.read_text(encoding="utf-8")
    }
    assert own == ITS_OWN_WAY


def test_fields_are_roles_unless_hidden(owner):
    assert names(Basket(owner)) == ["key", "name", "seeds"]
    assert names(Labels(owner)) == ["key", "name", "seeds", "inside"]


def test_a_row_is_read_field_by_field_and_tuples_are_lists(owner):
    basket, labels = Basket(owner), Labels(owner)
    basket.show([Fruit(7, "fig", ("a", "b"), "wasp")])
    place = basket.index(0, 0)
    assert [basket.data(place, FIRST_ROLE + n) for n in range(4)] == [7, "fig", ["a", "b"], None]
    assert basket.data(place) == "7", "the first field stands for the row"
    assert basket.data(place, Qt.ItemDataRole.EditRole) is None
    assert basket.data(basket.index(1, 0)) is None
    assert labels.data(labels.index(0, 0)) is None, "an empty list"
    labels._insert(0, basket.rows())
    assert labels.data(labels.index(0, 0)) == "fig"


def test_rows_with_keys_come_change_and_go_one_by_one(owner):
    basket = Basket(owner)
    basket.show([Fruit(1, "fig"), Fruit(2, "pear"), Fruit(3, "plum")])
    said = heard(basket)
    basket.show([Fruit(1, "fig", inside="wasp"), Fruit(3, "sloe"), Fruit(4, "lime")])
    assert said == [("out", 1, 1), (1, 1, [FIRST_ROLE + 1]), ("in", 2, 2)]


def test_rows_with_keys_in_another_order_are_all_new(owner):
    basket = Basket(owner)
    basket.show([Fruit(1, "fig"), Fruit(2, "pear")])
    said = heard(basket)
    basket.show([Fruit(2, "pear"), Fruit(1, "fig")])
    assert said == [("out", 1, 1), ("out", 0, 0), ("in", 0, 0), ("in", 1, 1)]


def test_lines_of_a_story_keep_their_places(owner):
    model = StoryLines(owner)
    first, second, third = (StoryLine("deed", "red", icon) for icon in ("add", "pizza", "toy"))
    model.show((first, second))
    said = heard(model)
    model.show((first, third, second))
    model.show((third,))
    assert said == [(1, 1, []), ("in", 2, 2), (0, 0, []), ("out", 1, 2)]
    assert model.rows() == (third,)


def test_plays_of_the_recap_are_told_by_the_stories_that_are_there(owner):
    model = Recap(owner)
    plays = [StoryRow(n, text=f"play {n}") for n in range(3)]
    model.show(plays)
    stories = [model.data(model.index(n, 0), FIRST_ROLE) for n in range(3)]
    said = heard(model)
    model.show([plays[2]])
    model.show([plays[2], plays[1]])
    assert said == [("out", 1, 2), ("in", 1, 1)], "a story tells its own changes"
    assert model.data(model.index(0, 0), FIRST_ROLE) is stories[0]
    assert model.data(model.index(1, 0), FIRST_ROLE) in stories, "one that was spare"
    assert [model.data(model.index(n, 0)) for n in range(2)] == ["play 2", "play 1"]


def test_a_line_of_the_log_that_grows_is_another_in_all_roles(owner):
    model = LogModel(owner)
    old, new = LogRow(0, "log", "old"), LogRow(0, "log", "new", signs=("pizza", "toy"))
    model.show([old, new])
    said = heard(model)
    grown = LogRow(0, "log", "new", told=(new,))
    model.show([old, grown])
    assert said == [(0, 0, [])]
    assert model.rows() == (old, grown)
    model.show([old, new])
    signs = FIRST_ROLE + names(model).index("signs")
    assert model.data(model.index(0, 0), signs) == "pizza toy"


def test_scores_are_exchanged_as_a_whole_and_names_in_place(owner):
    model = ScoreModel(parent=owner)
    said = heard(model)
    model.show(FinalScore("fort", (), (ScoreRow("Ola", "red", "", (), 4),)))
    model.renew(FinalScore("fort", (), (ScoreRow("Max", "red", "", (), 4),)))
    model.renew(FinalScore("towers", (), (ScoreRow("Ola", "red", "", (), 4),)))
    assert said == [("reset",), (0, 0, [])]
    assert [row.name for row in model.rows()] == ["Max"]
    assert {"piece", "papers", "heads", "total"} <= set(names(model))
