"""A cat waits for its green button, whichever way it was named: it is only marked until then."""

from __future__ import annotations

import pytest

from fort_desktop.games.fort.screen.cards.cards_model import CardsModel
from fort_desktop.games.fort.screen.play.marked import cat_of
from fort_desktop.games.fort.screen.table import GameTable
from fort_desktop.games.fort.words.texts import words as fort_words
from tests.games.fort.screen.seeing import check_models
from tests.games.fort.screen.test_bridge_pets import cat_at, key, refused, shown_at
from tests.games.fort.screen.test_waiting_pets import (
    CATS,
    OTHER,
    decided,
    esc,
    green,
    logged,
    undo,
)
from tests.ui.bridges import CARDS, play_it

Zone = CardsModel.Zone
DECK = ["ace", "spike", "tink", "moles", "chef", "munch", "dash"]
DRAWING = {"hand": ["kitty"], "cats": ["sprightly"], "deck": DECK}


def test_r28_a_cat_that_is_clicked_waits_for_its_button(english):
    bridge = shown_at([CATS, OTHER])
    before = logged(bridge)
    bridge.touch.pickCat("bandit")
    assert (decided(bridge), logged(bridge)) == ([], before)
    assert cat_at(bridge, "bandit").marked
    assert not cat_at(bridge, "bandit").used
    said = "Bandit: move 1 token from your stuff to your pack. Use it, or click the cat again."
    assert refused(bridge) == said
    assert [label for label, _ in green(bridge)] == [fort_words().moves.power("Bandit")]
    check_models(bridge)
    play_it(bridge)
    assert decided(bridge)[0] == "cat bandit"
    assert not cat_at(bridge, "bandit").marked


def cat_again(bridge: GameTable) -> None:
    bridge.touch.pickCat("bandit")


@pytest.mark.parametrize("way", [cat_again, esc, undo])
def test_r28_a_marked_cat_is_let_go(english, way):
    bridge = shown_at([CATS, OTHER])
    bridge.touch.pickCat("bandit")
    way(bridge)
    assert decided(bridge) == []
    assert not cat_at(bridge, "bandit").marked
    assert green(bridge) == []
    check_models(bridge)


def test_r28_another_cat_is_marked_instead_and_a_card_played_without_either(english):
    bridge = shown_at([CATS, OTHER])
    bridge.touch.pickCat("bandit")
    bridge.touch.pickCat("dumpling")
    assert [row.face for row in bridge.cats.rows() if row.marked] == ["dumpling"]
    bridge.touch.pick(key(bridge, "bug", Zone.Hand))
    assert decided(bridge) == ["play bug"]
    assert not any(row.marked for row in bridge.cats.rows())


def by_button(bridge: GameTable, cat: str) -> None:
    """The button in the bar that names a cat, by its id."""
    view, moves = bridge.presenter.view, bridge.presenter.moves
    number = CARDS.cat_numbers[cat]
    buttons = [row.move for row in bridge.choices.rows() if row.move < len(moves)]
    bridge.touch.choose(next(n for n in buttons if cat_of(view, moves[n]) == number))


def test_r28_the_button_that_names_a_cat_only_marks_it_too(english):
    clicked, bridge = shown_at([CATS, OTHER]), shown_at([CATS, OTHER])
    clicked.touch.pickCat("bandit")
    by_button(bridge, "bandit")
    assert decided(bridge) == []
    assert cat_at(bridge, "bandit").marked
    assert (refused(bridge), green(bridge)) == (refused(clicked), green(clicked))
    by_button(bridge, "dumpling")
    assert [row.face for row in bridge.cats.rows() if row.marked] == ["dumpling"]
    check_models(bridge)
    by_button(bridge, "dumpling")
    assert decided(bridge)[0] == "cat dumpling"


def sprightly(bridge: GameTable) -> None:
    bridge.touch.pickCat("sprightly")


def its_button(bridge: GameTable) -> None:
    by_button(bridge, "sprightly")


@pytest.mark.parametrize("way", [sprightly, its_button])
def test_r29_a_cat_draws_nothing_before_its_green_button(english, way):
    bridge = shown_at([DRAWING, OTHER], "skip", cats=[])
    bridge.touch.choose(len(bridge.presenter.moves) - 1)  # recruits from the deck
    before = decided(bridge)
    way(bridge)
    assert decided(bridge) == before
    assert bridge.presenter.view.seats[0].hand == ()
    assert "Use it" in refused(bridge)
    play_it(bridge)
    assert len(bridge.presenter.table.state.seats[0].hand) == 6
