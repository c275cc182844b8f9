"""A swap that can go but one way now is told as that way; on the card both stand."""

from __future__ import annotations

import pytest

from fort_desktop.games.fort.rules import moves as mv
from fort_desktop.games.fort.screen.coach import advice
from fort_desktop.games.fort.screen.play.told_actions import action_told
from fort_desktop.games.fort.words.texts import words
from tests.games.fort.screen.test_bridge_pets import OTHER, refused, shown_at
from tests.games.fort.screen.test_coach_claims import asked
from tests.games.fort.screen.test_what_is_asked import composing, tip
from tests.play.helpers import at, leader, say
from tests.ui.bridges import CARDS, open_table
from tests.ui.speaking import plain, spoken

pytestmark = pytest.mark.usefixtures("english")

PIZZAS = "swap 1 of your pizzas for a toy"
TOYS = "swap 1 of your toys for a pizza"
BOTH = "or the other way round"
WAYS = [
    ({"pizza": 2}, PIZZAS),
    ({"toys": 2}, TOYS),
    ({"pizza": 1, "toys": 1}, BOTH),
    ({"pizza": 4, "toys": 1}, PIZZAS),  # there is no room for more pizzas
]


HAND = "giggles icky-sticky bug"
DECK = ["chef", "doc", "patch", "zip"]


def is_told(said: str, way: str) -> None:
    assert way in said
    assert (BOTH in said) == (way == BOTH)


@pytest.mark.parametrize(("stuff", "way"), WAYS)
def test_r33_a_cat_that_is_marked_tells_the_way_that_is_open(stuff, way):
    own = {"hand": ["bug", "moles"], "cats": ["bandit", "dumpling"], "stuff": stuff}
    bridge = shown_at([own, OTHER])
    bridge.touch.pickCat("dumpling")
    is_told(refused(bridge), way)


@pytest.mark.parametrize(("stuff", "way"), WAYS)
def test_r33_the_button_the_hint_and_the_play_tell_the_way_that_is_open(stuff, way):
    table = at(leader("giggles", "moles", deck=DECK, stuff=stuff))
    say(table, "play giggles")
    view = table.view(0)
    number = table.legal().index(mv.Do(0))
    is_told(plain(action_told(view, mv.Do(0))), way)
    is_told(plain(advice(asked(table.state), number)), way)
    bridge = composing("play giggles", "do public", hand=HAND, deck=DECK, stuff=stuff)
    assert bridge.shown.deciding == "add"
    is_told(plain(bridge.coach.text), way)


@pytest.mark.parametrize(("stuff", "way"), WAYS)
def test_r33_who_follows_is_told_the_way_that_is_open(stuff, way):
    position = leader("giggles", "ghost", deck=DECK, stuff={"pizza": 2, "toys": 2})
    position["seats"][1] = {"hand": ["icky-sticky", "worm"], "stuff": stuff}
    table = at(position, "bp")
    table.asks_all = False
    say(table, "play giggles", "do public")
    while table.state.stack[-1].seat == 0:  # the bot makes an end of it
        table.submit(mv.Done() if mv.Done() in table.legal() else table.legal()[0])
    bridge, _ = open_table(table, "slow")
    assert bridge.shown.deciding == "follow"
    is_told(plain(bridge.coach.text), way)
    is_told(tip(bridge, "icky-sticky")[1][0], way)


def test_r33_what_the_pack_holds_can_be_swapped_as_well():
    own = {"stuff": {"toys": 2}, "pack": {"pizza": 1}}
    bridge = composing("play giggles", "do public", hand=HAND, deck=DECK, **own)
    is_told(plain(bridge.coach.text), BOTH)


@pytest.mark.parametrize("language", ["en", "cs", "pl"])
def test_the_card_itself_tells_both_ways_in_every_language(language, qapp):
    giggles = CARDS.cards[CARDS.numbers["giggles"]]
    with spoken(language):
        told = plain(words().actions.public(giggles))
    assert {"en": BOTH, "cs": "nebo naopak", "pl": "albo odwrotnie"}[language] in told
