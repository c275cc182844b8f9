"""Sentences that a new player misread say what they mean."""

import pytest

from fort_desktop.games.fort.play.followers import Followers
from fort_desktop.games.fort.play.forecast import Figures, Forecast, Given
from fort_desktop.games.fort.play.preview import Preview
from fort_desktop.games.fort.rules import moves as mv
from fort_desktop.games.fort.rules.actions import Op, Step, Unit
from fort_desktop.games.fort.rules.engine import FortGame
from fort_desktop.games.fort.screen.coach import Asked, buttons
from fort_desktop.games.fort.screen.play.preview_words import notes
from fort_desktop.games.fort.screen.screen import SCREEN
from fort_desktop.games.fort.screen.touch.affordances import affordances
from fort_desktop.games.fort.words.labels import People
from fort_desktop.games.fort.words.texts import words
from tests.games.fort.frozen_cards import frozen_cards
from tests.ui.speaking import CODES, plain, spoken

GAME = FortGame(frozen_cards())
PEOPLE = People(GAME.cards, ("Ola", "Petr"))


@pytest.fixture(params=CODES)
def code(request, qapp):
    with spoken(request.param):
        yield request.param


def test_a_recruit_of_a_card_and_that_of_the_turn_are_told_apart(code):
    coach = words().coach
    assert coach.recruit("…") != coach.recruit_phase("…")
    ends = {"en": "end your turn", "cs": "konci tahu", "pl": "koniec tury"}
    assert ends[code] in plain(coach.recruit_phase("…"))
    card = {"en": "The played card", "cs": "Zahraná karta", "pl": "Zagrana karta"}
    assert plain(coach.recruit("…")).startswith(card[code])


@pytest.mark.parametrize("reason", ["points", "fort", "park"])
def test_the_scoring_says_what_made_the_round_the_last_one(code, reason):
    last = {"en": "The last round came because", "cs": "Poslední kolo nastalo", "pl": "Ostatnia"}
    assert plain(SCREEN.ending(reason, "Ola")).startswith(last[code])
    assert ("Ola" in SCREEN.ending(reason, "Ola")) == (reason != "park")


def test_another_suit_that_is_wanted_is_told_with_the_coin(code):
    coin = {"en": "or a coin", "cs": "nebo mince", "pl": "albo moneta"}
    assert coin[code] in plain(words().why.suit("x"))


def test_a_stray_dog_is_told_in_the_same_words_in_the_log_and_to_who_gets_it(code):
    log = plain(words().game_log.stray("Ola", "Duke"))
    told = plain(words().yours.came("Petr", "Duke", 1))
    wanted = {"en": "stray dog", "cs": "zatoulaného psa", "pl": "zabłąkanego psa"}
    assert wanted[code] in log
    assert wanted[code] in told


def test_the_question_how_many_to_draw_names_the_cat_and_its_buttons_say_it_once(english):
    state = GAME.from_snapshot({"seats": [{"hand": ["bug"]}, {"hand": ["wart"]}]})
    moves = [mv.Draw(5), mv.Draw(6)]
    view = GAME.view(state, 0)
    made = buttons(Asked(view, "draw", moves, PEOPLE), affordances(moves, view))
    assert [plain(one.label) for one in made] == ["Draw 5 cards", "Draw 6 cards"]
    assert [tuple(one.tokens) for one in made] == [(), ()]
    assert plain(words().coach.draw()).startswith("Your cat lets you draw one card more")


def points(before, after):
    given = (Given(Step(Unit(Op.VP, 4)), 1),)
    a, b = (Figures(0, 0, 0, n, 1, 0, 0) for n in (before, after))
    return Forecast(given, (), None, a, b, 4, whole=True, open=False, hidden=False)


@pytest.mark.parametrize(("after", "said"), [(15, []), (16, ["1 point more by a cat."])])
def test_points_that_a_cat_adds_to_a_play_are_named(english, after, said):
    """A preview of 4 points from 11 to 16 does not add up by itself."""
    state = GAME.from_snapshot({"seats": [{"hand": ["bug"]}, {"hand": ["wart"]}]})
    tried = Preview(points(11, after), None, (), -1, False, None, (), Followers((), ()))
    assert [plain(line) for line in notes(tried, GAME.view(state, 0))] == said
