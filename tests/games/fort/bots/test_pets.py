"""Bots with dogs and cats: legal, fair, and without self-evident blunders."""

from __future__ import annotations

import random

import pytest

from fort_desktop.bots.levels import make_bot
from fort_desktop.bots.packing import pack, unpack
from fort_desktop.bots.workers import Task
from fort_desktop.contract.kits import kit
from fort_desktop.games.fort.bots.pets import dog_points, power_worths, worths
from fort_desktop.games.fort.bots.ratings import sheets
from fort_desktop.games.fort.rules import frames as fr
from fort_desktop.games.fort.rules.state import FortOptions
from tests.games.fort.bots.test_choices import LEVELS, SEEDS, choice, choices, play_on
from tests.games.fort.frozen_cards import frozen_cards
from tests.games.fort.rules.cat_positions import with_cats
from tests.games.fort.rules.positions import fort, seat
from tests.games.fort.rules.random_play import game

GAME = game()
TABLES = [
    (["easy", "medium"], {"cats": True}),
    (["medium", "easy", "medium"], {"dogs": True, "cats": True, "draft": True}),
    (["easy", "medium", "random", "medium"], {"dogs": True}),
]


def decisions(levels, seed, **options):
    state = GAME.new_game(FortOptions(len(levels), **options), seed)
    rng = random.Random(seed)
    bots = [make_bot(level, "fort") for level in levels]
    while (decision := GAME.decision(state)) is not None:
        moves, number = GAME.legal_moves(state), decision.seat
        move = bots[number].choose(GAME, GAME.view(state, number), moves, rng)
        yield state, number, moves, move
        GAME.apply(state, move)


@pytest.mark.parametrize(("levels", "options"), TABLES)
def test_choice_is_legal_and_fair(levels, options):
    """What a bot cannot see never changes its choice."""
    asked = set()
    for number, (state, place, moves, move) in enumerate(decisions(levels, 5, **options)):
        assert move in moves
        asked.add(type(state.stack[-1]))
        if len(moves) == 1 or number % 7:
            continue
        view = GAME.view(state, place)
        other = GAME.determinize(view, random.Random(number))
        found = [
            make_bot(levels[place], "fort").choose(GAME, v, moves, random.Random(number))
            for v in (view, GAME.view(other, place))
        ]
        assert found[0] == found[1]
    if options.get("dogs"):
        assert fr.MeetNeed in asked


@pytest.mark.no_cover
@pytest.mark.parametrize("level", LEVELS)
def test_any_decision_of_random_games_is_answered(level):
    """Every kind of question that dogs and cats ask, wherever chance leads."""
    asked, chance, bot = set(), random.Random(1), make_bot(level, "fort")
    for seed in range(6):
        state = GAME.new_game(FortOptions(2 + seed % 3, dogs=True, cats=True), seed)
        while decision := GAME.decision(state):
            moves = GAME.legal_moves(state)
            kind = type(state.stack[-1])
            new = isinstance(
                state.stack[-1],
                fr.MeetNeed | fr.ChooseKidAction | fr.ChooseHouse | fr.ChooseDraw | fr.ChoosePlay,
            )
            if new and len(moves) > 1:
                asked.add(kind)
                view = GAME.view(state, decision.seat)
                assert bot.choose(GAME, view, moves, chance) in moves
            GAME.apply(state, chance.choice(moves))
    assert {fr.MeetNeed, fr.ChooseDraw, fr.ChoosePlay} <= asked


@pytest.mark.parametrize("level", LEVELS)
def test_copies_the_kid_that_does_good(level):
    """Pumpkin with Ghost scores two; the trash of Doodles is no good with nothing to trash."""
    t = fort(seat(hand="pumpkin ghost doodles", stuff=(4, 4)), options={"dogs": True})
    t.play("play pumpkin")
    for seed in SEEDS:
        again = t.fork()
        assert play_on(again, level, seed)[:2] == ["add ghost", "do private"], seed
        assert again.points(1) == 2


def test_views_with_dogs_and_cats_reach_a_worker(monkeypatch):
    monkeypatch.setitem(kit("fort").__dict__, "definitions", GAME.cards)
    for state, number, moves, _ in decisions(["easy"] * 3, 2, dogs=True, cats=True):
        task = Task(1, GAME.view(state, number), moves, "easy", 1, "fort", GAME.cards)
        again = unpack(pack(task))
        assert (again.view, list(again.legal)) == (task.view, moves)


# --- choices ------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
def test_uses_cats_that_bring_something_before_playing(level):
    t = with_cats(seat(hand="ghost zip", cats="scavenger kingsly", fort=1, stuff=(0, 2)))
    for seed in SEEDS:
        done = play_on(t.fork(), level, seed)
        assert {"cat scavenger", "cat kingsly"} <= set(done), seed


@pytest.mark.parametrize("level", LEVELS)
def test_draws_the_sixth_card(level):
    t = with_cats(seat(deck="zip zip-2 dash dash-2 spike skids ant", cats="sprightly"))
    t.play("skip", "recruit deck")
    assert choices(t, level) == {"draw 6"}


@pytest.mark.parametrize("level", LEVELS)
def test_plays_the_dog_that_decides_the_game(level):
    """In the last round, one dog each: seven points."""
    t = fort(
        seat(hand="zip porkchop dash", doghouse="duke", stuff=(2, 2), points=25, turns=9),
        seat(doghouse="spud", points=25, turns=9, fort=1),
        options={"dogs": True},
        ending={"reason": "points", "seat": 1},
        leader=1,
        first=1,
        round=10,
    )
    assert choices(t, level) == {"play porkchop"}


@pytest.mark.parametrize("level", LEVELS)
def test_gives_loki_to_whom_it_helps_least(level):
    t = fort(
        seat(hand="loki ghost zip"),
        seat(doghouse="duke spud", points=20),
        seat(points=3),
        seat(points=3),
        options={"dogs": True},
    )
    t.play("play loki", "add ghost")
    assert t.legal() == ["house 2", "house 4"]
    assert choices(t, level) == {"house 4"}


def test_medium_lures_the_cat_that_it_can():
    """Two cards that do the same: the one is left in hand that lures a cat."""
    t = with_cats(
        seat(hand="ghost ghost-2", cats="dumpling", fort=1), seat(cats="kingsly"), seat(), seat()
    )
    assert choice(t, "medium").startswith(("play ghost", "cat"))
    state = t.play("play ghost", "do private", "finish").state
    with_lured = worths(state, 0, 2.0)
    assert with_lured[0] > with_lured[1] == 0.0


# --- what they are worth ------------------------------------------------------------------------


def test_a_lead_in_dogs_is_worth_more_the_nearer_the_end():
    for turns in (0.3, 3.0, 10.0):
        points = [dog_points([mine, 1], 0, turns) for mine in range(4)]
        assert points == sorted(points)
    assert dog_points([2, 1], 0, 0.3) > 6.5
    assert dog_points([0, 0], 0, 0.3) < 0.5
    assert dog_points([1, 1], 0, 0.3) > 5.0  # all who are tied score
    assert dog_points([0, 2], 0, 0.3) < 0.1


def test_every_dog_and_cat_is_worth_something():
    cards = frozen_cards()
    assert all(worth > 0 for worth in power_worths(cards))
    ratings = {cards.names[dog]: sheets(cards)[dog].rating for dog in cards.dog_cards}
    assert all(0.5 < rating < 6 for rating in ratings.values()), ratings
