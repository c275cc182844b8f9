"""The coach asks for nothing that cannot be done, whatever the kind of the decision."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from fort_desktop.games.fort.rules import moves as mv
from fort_desktop.games.fort.rules.actions import Suit
from fort_desktop.games.fort.rules.engine import FortGame
from fort_desktop.games.fort.rules.state import FortOptions, State
from fort_desktop.games.fort.screen.coach import Asked, question
from fort_desktop.games.fort.words.labels import People
from fort_desktop.games.fort.words.texts import words
from tests.games.fort.frozen_cards import frozen_cards
from tests.games.fort.rules.random_cats import random_cat_table
from tests.games.fort.rules.random_play import play_with_pets
from tests.games.fort.rules.random_positions import random_table
from tests.ui.speaking import plain, spoken

GAME = FortGame(frozen_cards())
PEOPLE = People(GAME.cards, ("Ola", "Petr", "Eva", "Jan"))


def decisions() -> Iterator[State]:
    """Of games at random, and of positions where much hurts, with all perks, dogs and cats."""
    for seed in range(4):
        yield from play_with_pets(FortOptions(3, dogs=True, cats=True), seed)
    rng = Random(15)
    for n in range(160):
        dogs = n % 2 == 0
        cats = n % 4 < 2
        table = (random_cat_table if cats else random_table)(rng, GAME.cards, dogs=dogs)
        for _ in range(25):
            if table.asks == (0, "over"):
                break
            yield table.state
            GAME.apply(table.state, rng.choice(GAME.legal_moves(table.state)))


def asked(state: State) -> Asked:
    decision = GAME.decision(state)
    assert decision is not None
    view = GAME.view(state, decision.seat)
    return Asked(view, decision.kind, GAME.legal_moves(state), PEOPLE)


def claimed(said: Asked, text: str) -> bool | None:
    """Whether the legal moves are as a sentence has it; None for one that claims nothing."""
    coach = words().coach
    kinds = {type(move) for move in said.moves}
    hand = said.view.seats[said.view.seat].hand
    claims = {
        coach.play(): {mv.Play, mv.Skip} <= kinds,
        coach.play_again(): mv.Play in kinds and mv.Skip not in kinds,
        coach.play_now(): mv.Play in kinds and mv.Skip not in kinds,
        coach.play_none(): not kinds & {mv.Play, mv.UseCat} and bool(hand),
        coach.play_empty(): not kinds & {mv.Play, mv.UseCat} and not hand,
        coach.play_recycled(): kinds == {mv.Recycle},
        coach.cat_power(): {mv.Play, mv.UseCat} <= kinds,
        coach.cat_first(): mv.UseCat in kinds and mv.Play not in kinds,
        coach.action(): {mv.Do, mv.Finish} <= kinds,
        coach.first_action(): mv.Do in kinds and mv.Finish not in kinds,
        coach.finish(): kinds == {mv.Finish},
        coach.finish_or_recycle(): kinds == {mv.Finish, mv.Recycle},
        coach.follow_none(): kinds == {mv.Pass},
        coach.copy_cat(): mv.Also in kinds,
        coach.copy_cat_none(): kinds == {mv.Done},
        coach.do_over(): mv.DoOver in kinds,
        coach.recycle_only(): mv.DoOver not in kinds and mv.Recycle in kinds,
        coach.swap(): len({move.kind for move in said.moves if isinstance(move, mv.Swap)}) == 2,
        coach.more(): mv.Stop in kinds and len(kinds) > 1,
        coach.kind(): len(said.moves) > 1,
    }
    return claims.get(text)


ANSWERED = {"play", "action", "copy-cat", "do-over", "kind"}


@pytest.mark.no_cover
def test_what_the_coach_asks_for_is_legal(english):
    checked = Counter[str]()
    for state in decisions():
        if GAME.decision(state) is None:
            continue
        said = asked(state)
        text = re.sub(r"^\d+\sof\s\d+: ", "", question(said))  # which of several in a row
        true = claimed(said, text)
        alone = len(said.moves) == 1
        assert text
        assert true or (true is None and (alone or said.kind not in ANSWERED)), (text, said.moves)
        checked[text if true else said.kind] += 1
    assert checked[words().coach.follow_none()] > 5
    assert len(checked) > 25, checked


@pytest.mark.no_cover
def test_the_coach_names_only_places_where_there_is_a_card_to_choose(english):
    kinds = {"recruit-phase", "recruit", "party", "lookout", "trash"}
    named = {"hand": "your hand", "discard": "your discard pile", "park": "the park"}
    named |= {"deck": "the park deck", "yard": "a rival’s yard", "yards": "any yard"}
    known = re.compile(f"from ({'|'.join(sorted(named.values(), key=len, reverse=True))})")
    checked = 0
    for state in decisions():
        decision = GAME.decision(state)
        if decision is None or decision.kind not in kinds:
            continue
        said = asked(state)
        if len(said.moves) == 1:
            continue
        checked += 1
        places = known.findall(plain(question(said)))
        sources = {move.source for move in said.moves if hasattr(move, "source")}
        found = {named[source] for source in sources}
        assert {place.replace("any yard", "a rival’s yard") for place in places} == found
    assert checked > 100


@pytest.mark.no_cover
def test_whoever_follows_is_told_suits_that_will_do(english):
    """Each card that could be discarded shows one of them, or a coin."""
    checked = 0
    for state in decisions():
        decision = GAME.decision(state)
        if decision is None or decision.kind != "follow":
            continue
        said = asked(state)
        for move in said.moves:
            if isinstance(move, mv.Follow):
                checked += 1
                suits = [words().suits.name(suit) for suit in GAME.cards.suits[move.card]]
                inside = plain(question(said)).partition("(suit: ")[2].partition(", or a coin")[0]
                assert Suit.COIN in GAME.cards.suits[move.card] or set(inside.split(", ")) & set(
                    suits
                )
    assert checked > 30


@pytest.mark.parametrize("code", ["en", "cs", "pl"])
def test_the_coach_calls_a_button_what_stands_on_it(qapp, code):
    with spoken(code):
        coach, moves = words().coach, words().moves
        assert moves.skip() in coach.play()
        assert moves.stop() in coach.more()
        assert moves.done() in coach.party("x")
        assert moves.play_it() in coach.add("x")
        assert moves.play_it() in coach.play_it()
