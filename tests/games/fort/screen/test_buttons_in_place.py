"""Which button is where: green is what goes on with the card, one choice has one place and one
wording, and what is answered by itself has none."""

from __future__ import annotations

import pytest

from fort_desktop.games.fort.rules import moves as mv
from fort_desktop.ui.app import Stage
from tests.games.fort.screen.robot import quiet
from tests.games.fort.screen.seeing import check_screen
from tests.games.fort.screen.table_at import Zone, card, mat, open_at, usable
from tests.games.fort.screen.test_cats import HOLDING, cat
from tests.games.fort.screen.test_cats import show as show_pets
from tests.games.fort.screen.test_play_area import bug, moves_of, position
from tests.games.fort.screen.test_swift_turn import PUDDIN, played, press
from tests.ui.hands import (
    Keys,
    parts,
    spoken_name,
    thing,
    things,
    type_name,
    walk,
)
from tests.ui.saying import line_of
from tests.ui.speaking import plain

pytestmark = pytest.mark.no_cover  # what it runs is measured without a window

ONE_LEFT = ("play thunder", "do public", "done", "take pizza")


@pytest.fixture
def make_stage(lend_stage):
    return lend_stage


def show(stage: Stage, table):
    stage.app.play(table)
    quiet(stage)
    return stage.app.table_of("fort")


def named(stage: Stage, name: str):
    """The buttons in sight that a screen reader calls so."""
    return [
        item
        for shown, item in things(stage).items()
        if shown.startswith(("choice", "primary")) and plain(spoken_name(item)) == name
    ]


def colour(button) -> str:
    return str(button.property("fill").name())


# --- what is left to do with a card ---------------------------------------------------------------


@pytest.fixture
def one_left(make_stage):
    """A card with a second action that nothing is asked about."""
    stage = make_stage()
    stage.app.preferences.from_dict({"ask_all": True})
    table = position("thunder", "bug", stuff={"pizza": 1, "toys": 1}, moves=ONE_LEFT)
    bridge = show(stage, table)
    kinds = {type(move) for move in bridge.presenter.moves}
    assert kinds == {mv.Do, mv.Finish}
    return stage


def test_the_action_that_is_left_is_green_and_finishing_without_it_is_not(one_left):
    stage = one_left
    green = stage.engine.singletonInstance("Shared", "Theme").property("go").name()
    (action,) = [i for i in walk(*parts(stage, "PlayArea")) if type_name(i) == "ActionButton"]
    finish = thing(stage, "primary")
    assert spoken_name(finish) == "Finish this card"
    assert colour(action) == green
    assert colour(finish) != green
    assert not finish.property("ready")
    check_screen(stage)


def test_with_both_actions_to_choose_from_none_is_green(make_stage):
    stage = make_stage()
    stage.app.preferences.from_dict({"ask_all": True})
    show(stage, bug("play bug"))
    green = stage.engine.singletonInstance("Shared", "Theme").property("go").name()
    actions = [i for i in walk(*parts(stage, "PlayArea")) if type_name(i) == "ActionButton"]
    assert len(actions) == 2
    assert green not in {colour(action) for action in actions}


def test_a_card_with_nothing_left_is_finished_by_the_green_button(make_stage):
    stage = make_stage()
    stage.app.preferences.from_dict({"ask_all": True})
    bridge = show(stage, position("thunder", "bug", moves=("play thunder", "do public", "done")))
    for move in (mv.Take(0), mv.Do(1)):
        bridge.flow.submit(move)
    quiet(stage)
    choices = bridge.choices.rows()
    if choices:  # else it is finished by itself
        assert [(c.primary, c.quiet) for c in choices] == [(True, False)]


# --- what is answered by itself -------------------------------------------------------------------


def test_what_is_answered_by_itself_shows_no_button(make_stage):
    """Where it stood somebody may be just clicking."""
    stage = make_stage(speed="slow")
    table = position("thunder", "bug", "moles", stuff={"pizza": 1, "toys": 1})
    bridge = show(stage, table)
    seen = set()

    def look() -> None:
        unasked = table.unasked()
        if bridge.shown.mine and unasked is not None:
            seen.add(type(unasked))
            assert bridge.choices.rows() == ()

    bridge.shown.changed.connect(look)
    for move in (mv.Play, mv.Do, mv.Done, mv.Take, mv.Finish):
        found = next((m for m in bridge.presenter.moves if isinstance(m, move)), None)
        if found is not None and table.decision().seat == 0:
            bridge.flow.submit(found)
    bridge.shown.changed.disconnect(look)
    assert seen


# --- pizza or toys --------------------------------------------------------------------------------

WORDS = {
    "en": {"Take pizzas": "Pizzas", "Take toys": "Toys"},
    "cs": {"Získej pizzy": "Pizzy", "Získej hračky": "Hračky"},
    "pl": {"Weź Pizze": "Pizze", "Weź Zabawki": "Zabawki"},
}


@pytest.mark.parametrize("language", WORDS)
def test_pizza_or_toys_are_chosen_on_the_blanket_in_the_same_words(make_stage, language):
    """Whether they are chosen with playing the card, or asked for afterwards."""
    stage = make_stage(language=language)
    places = []
    for afterwards in (False, True):
        table = position(*PUDDIN, stuff={"pizza": 0, "toys": 0})
        played(stage, table)
        if afterwards:
            stage.app.preferences.from_dict({"ask_all": True})
            stage.app.table_of("fort").flow.submit(mv.Done())
            quiet(stage)
            assert {type(m) for m in stage.app.table_of("fort").presenter.moves} == {mv.Take}
        play = mat(stage, Zone.Play)
        for (name, word), token in zip(WORDS[language].items(), ("pizza", "toy"), strict=True):
            (button,) = named(stage, name)
            assert button.objectName() == f"primary{token}"
            assert plain(button.property("text")) == word
            middle = button.mapToScene(button.boundingRect().center())
            assert play.contains(play.mapFromScene(middle))
            places.append(middle)
        check_screen(stage)
    assert places[:2] == places[2:]
    press(stage, "primarytoy")
    assert moves_of(stage.app.table_of("fort"))[-1] != "done"


# --- frames and tips ------------------------------------------------------------------------------


def test_the_frame_of_focus_lies_beside_the_glow(make_stage):
    stage = make_stage()
    open_at(stage, "play", least=3)
    item = card(stage, next(row.key for row in usable(stage)))
    Keys(stage).go_to(item)
    ring = next(part for part in walk(item) if type_name(part) == "FocusRing")
    glow = next(part for part in walk(item) if type_name(part) == "Glow" and part.isVisible())
    inner = ring.width() / 2 - 4
    assert inner >= glow.width() / 2, "its own width is 4"


def test_the_sign_of_a_cat_and_its_button_say_its_name_and_what_it_does(make_stage):
    stage = make_stage()
    show_pets(stage, HOLDING, cats=["scratch"])
    said = {
        "bandit": "Bandit – Just before you play a card, if you like: "
        "move 1 token from your stuff to your pack.",
        "scratch": "Scratch – For each rival who follows your played card: gain 1 toy. "
        "Lured by: glue in your yard. One such card is enough: it comes at the end of your turn, "
        "also from a rival, whatever is in that yard.",
    }
    for face, words in said.items():
        (sign,) = [i for i in walk(cat(stage, face)) if type_name(i) == "CatLure"]
        assert line_of(stage, sign) == words
    (button,) = named(stage, "Use a cat’s power: Bandit")
    assert line_of(stage, button) == said["bandit"]
