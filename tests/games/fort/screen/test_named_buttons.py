"""A button that a sentence names is there, and can be pressed."""

from __future__ import annotations

import re
from collections import Counter
from random import Random

import pytest

from fort_desktop.bots.levels import make_bot
from fort_desktop.games.fort.rules import moves as mv
from fort_desktop.games.fort.screen.coach import buttons, question
from fort_desktop.games.fort.screen.presenter import Presenter
from fort_desktop.games.fort.words.texts import words
from tests.games.fort.screen.test_what_is_asked import choices, composing
from tests.ui.bridges import CARDS, GAME
from tests.ui.speaking import plain, spoken
from tools.pictures.staging import pets_table, sample_table

BOT = make_bot("easy", "fort")


def named(text: str) -> set[str]:
    """The buttons that a sentence names, in the quotation marks of any language."""
    return set(re.findall("[“„]([^”“]+)[”“]", plain(text)))


def standing(presenter: Presenter) -> set[str]:
    """What stands on the buttons in sight."""
    made = buttons(presenter.asked, presenter.with_button)
    return {plain(one.label) for one in made} | {plain(one.caption) for one in made}


@pytest.mark.no_cover
def test_each_button_that_is_named_stands_there(qapp):
    """In whole games of people, half of their moves a bot's: all that is said at each decision."""
    checked = Counter[str]()
    with spoken("en"):
        for table in (sample_table(CARDS, 3, 1, persons=3), pets_table(CARDS, 2, 6, persons=2)):
            table.asks_all, rng = False, Random(1)
            while not table.over:
                unasked = table.unasked()
                if unasked is not None:
                    table.submit(unasked, unasked=True)
                    continue
                decision, legal = table.decision(), table.legal()
                presenter = Presenter(table, decision.seat, lambda *_: "")
                said = named(presenter.standing()) | named(question(presenter.asked))
                assert said <= standing(presenter), (presenter.standing(), legal)
                checked.update(said)
                bot = BOT.choose(GAME, table.view(decision.seat), legal, rng)
                table.submit(bot if rng.random() < 0.5 else rng.choice(legal))
    moves = words().moves
    with spoken("en"):
        wanted = {moves.play_it(), moves.skip(), moves.pizzas(), moves.toys()}
    assert {plain(one) for one in wanted} <= set(checked), checked


@pytest.mark.parametrize("code", ["en", "cs", "pl"])
def test_what_is_played_by_its_kind_names_the_kinds(qapp, code):
    with spoken(code):
        bridge = composing("play rusty", "do public", hand="rusty thunder", stuff={})
        stands = {plain(choice.caption) for choice in choices(bridge)} - {""}
        assert stands == {plain(words().moves.pizzas()), plain(words().moves.toys())}
        assert named(bridge.coach.text) == stands
        assert named(question(bridge.presenter.asked)) == stands
        assert mv.Done() in bridge.presenter.moves
