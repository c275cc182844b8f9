"""Whole games in words: every move has a label, every decision a coach, every event its line."""

import ast
import inspect
from random import Random

import pytest

from fort_desktop.games.fort.rules import events as ev
from fort_desktop.games.fort.rules import moves as mv
from fort_desktop.games.fort.rules import why, why_cats
from fort_desktop.games.fort.rules.actions import Suit
from fort_desktop.games.fort.rules.engine import FortGame
from fort_desktop.games.fort.rules.state import FortOptions
from fort_desktop.games.fort.words.labels import People
from fort_desktop.games.fort.words.narration import LogLine
from fort_desktop.games.fort.words.texts import words
from fort_desktop.games.fort.words.why import WhyTexts
from fort_desktop.ui.texts.base import card_name
from tests.games.fort.frozen_cards import frozen_cards
from tests.ui.speaking import CODES, plain, spoken

CARDS = frozen_cards()
GAME = FortGame(CARDS)
PEOPLE = People(CARDS, ("Ola", "Petr", "Jan", "Eva"))
LONG = pytest.mark.no_cover  # the first games reach nearly as many lines


@pytest.fixture(params=CODES)
def code(request, qapp):
    with spoken(request.param):
        yield request.param


def card(name):
    return CARDS.numbers[name]


def said(*events, kind=""):
    return [plain(line.text) for line in words().narrator.lines(events, PEOPLE, kind)]


def complete(text):
    return bool(text) and not set(text) & set("{}%")


@pytest.mark.parametrize("seed", [0, 1, pytest.param(2, marks=LONG), pytest.param(3, marks=LONG)])
@pytest.mark.parametrize("pets", [False, True])
def test_random_games_are_told_in_whole_sentences(code, seed, pets):
    random = Random(seed)
    options = FortOptions(seats=2 + seed % 3, draft=seed == 0, dogs=pets, cats=pets)
    state = GAME.new_game(options, seed)
    while (decision := GAME.decision(state)) is not None:
        moves = GAME.legal_moves(state)
        assert complete(words().asked.line(decision.kind, GAME.view(state, decision.seat), moves))
        labels = [words().labels.label(move, PEOPLE, decision.kind) for move in moves]
        assert all(complete(label) for label in labels)
        events = []
        GAME.apply(state, random.choice(moves), events)
        for line in words().narrator.lines(GAME.redact(events, 0), PEOPLE, decision.kind):
            assert complete(line.text)


@pytest.mark.no_cover
@pytest.mark.parametrize("pets", [False, True])
def test_moves_of_one_decision_have_different_labels(code, pets):
    """Two copies of one card, and twins in different yards, may share a label."""
    random = Random(7)
    state = GAME.new_game(FortOptions(seats=3, dogs=pets, cats=pets), 7)
    while (decision := GAME.decision(state)) is not None:
        moves = GAME.legal_moves(state)
        by_label = {}
        for move in moves:
            label = words().labels.label(move, PEOPLE, decision.kind)
            by_label.setdefault(label, []).append(GAME.format_move(state, move))
        for notations in by_label.values():
            assert len({text.removesuffix("-2") for text in notations}) == 1
        GAME.apply(state, random.choice(moves))


@pytest.mark.parametrize("rules", [why, why_cats], ids=["cards", "cats"])
def test_every_reason_of_the_rules_has_its_sentence(rules):
    tree = ast.parse(inspect.getsource(rules))
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    words = {
        node.value
        for call in calls
        if getattr(call.func, "id", "") == "Reason"
        for node in ast.walk(call.args[0])
        if isinstance(node, ast.Constant)
    }
    if rules is why_cats:
        words |= {*why_cats._MOMENTS.values(), *why_cats._CONDITIONS.values()}
    assert words
    assert [word for word in sorted(words) if not hasattr(WhyTexts, word) and word != "turn"] == []


def test_labels_of_passing_depend_on_the_offer(qapp):
    with spoken("en"):
        label = words().labels.label
        assert label(mv.Pass(), PEOPLE, "follow") == "Don’t follow"
        assert plain(label(mv.Pass(), PEOPLE, "do-over")) == "No, thanks"
        assert plain(label(mv.Pass(), PEOPLE, "before-discard")) == "Go on"
        assert label(mv.Pass(), PEOPLE, "party") == "Done"
        assert plain(label(mv.Done(), PEOPLE, "copy-cat")) == "One card only"
        assert plain(label(mv.Done(), PEOPLE, "add")) == "Play it"


def test_labels_name_places_and_readings(qapp):
    with spoken("en"):
        ace, bug = card("ace"), card("bug")

        def label(move):
            return plain(words().labels.label(move, PEOPLE))

        assert label(mv.Add(ace, Suit.GLUE)) == "Add Ace (coin as: glue)"
        assert label(mv.Add(bug, Suit.GLUE)) == "Add Bug"
        assert label(mv.Use(ace, Suit.GLUE)) == "Use Ace from the lookout (coin as: glue)"
        assert label(mv.Trash("yard", bug, 1)) == "Trash Bug (yard: Petr)"
        assert label(mv.Lookout("deck")) == "Add a card from the park deck to your lookout"
        assert label(mv.Pay(1, 0, 0, 2)) == "Pay (stuff: 1 pizza; pack: 2 toys)"
        assert label(mv.Pay(0, 0, 0, 0)) == "Pay nothing"
        assert label(mv.Spend(0, 0, 2, 0)) == "Spend (pack: 2 pizzas)"
        assert label(mv.Swap("pack", mv.TOY)) == "Swap a toy for a pizza (pack)"


def test_a_swap_is_one_line(qapp):
    with spoken("en"):
        swapped = ev.Decided(0, mv.Swap("stuff", mv.PIZZA))
        given = ev.TokensMoved(0, mv.PIZZA, 1, ev.STUFF, ev.SUPPLY)
        got = ev.TokensMoved(0, mv.TOY, 1, ev.SUPPLY, ev.STUFF)
        gain = ev.TokensMoved(0, mv.TOY, 2, ev.SUPPLY, ev.STUFF)
        assert said(swapped, given, got, gain) == [
            "Ola swaps 1 pizza for a toy.",
            "Ola gains 2 toys.",
        ]


def test_the_refill_comes_after_the_recruit(qapp):
    with spoken("en"):
        refill = ev.CardMoved(card("bug"), ev.PARK_DECK, -1, ev.PARK, -1, 0)
        recruit = ev.CardMoved(card("ace"), ev.PARK, -1, ev.DISCARD, 0, 0)
        assert said(ev.Decided(0, mv.Recruit("park", card("ace"))), refill, recruit) == [
            "Ola recruits Ace from the park.",
            "New in the park: Bug.",
        ]


def test_who_trashes(qapp):
    with spoken("en"):
        from_yard = ev.CardMoved(card("bug"), ev.YARD, 1, ev.BOX, -1, 0)
        played = ev.CardMoved(card("bug"), ev.TABLE, 0, ev.BOX, -1, 0)
        assert said(ev.Decided(2, mv.Trash("yard", card("bug"), 1)), from_yard) == [
            "Jan trashes Bug (yard: Petr)."
        ]
        assert said(ev.Decided(2, mv.RoughHousing()), played) == ["Jan trashes Bug."]
        assert said(ev.Decided(2, mv.Pass()), played, kind="follow") == [
            "Jan does not follow.",
            "Ola trashes Bug.",
        ]


def test_hidden_cards_stay_hidden(code):
    drawn = [ev.CardMoved(-1, ev.DECK, 0, ev.HAND, 0, n) for n in range(3)]
    rule = ev.RuleTaken(1, -1)
    told = said(*drawn, rule, ev.Decided(1, None), kind="draft")
    names = [card_name(card.names, code) for card in (*CARDS.kids, *CARDS.rules)]
    assert not any(name in line for name in names for line in told if line)


def test_a_short_draw_is_told_and_a_full_hand_is_not(qapp):
    with spoken("en"):
        drawn = [ev.CardMoved(-1, ev.DECK, 0, ev.HAND, 0, n) for n in range(5)]
        assert said(*drawn) == []
        assert said(*drawn[:3]) == ["Ola draws 3 cards."]


def test_a_turn_has_a_heading_and_lines_know_their_card(qapp):
    with spoken("cs"):
        (line,) = words().narrator.lines([ev.TurnBegan(1, 3)], PEOPLE)
        assert line == LogLine("3.\u00a0kolo\u00a0– Petr", 1, heading=True, icon="first-player")
        (line,) = words().narrator.lines([ev.Decided(0, mv.Play(card("bug")))], PEOPLE)
        assert (line.seat, line.card) == (0, card("bug"))


def test_the_end_says_why(code):
    for reason in ("points", "fort", "park"):
        (line,) = said(ev.EndTriggered(reason, 0))
        assert line.endswith(plain(words().game_log.end()))
