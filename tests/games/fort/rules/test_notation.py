"""The notation of moves: documented, one text per move, and every mistake is named."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path
from random import Random
from typing import get_args

import pytest

from fort_desktop.contract.errors import InvalidNotation
from fort_desktop.games.fort.rules import moves as mv
from fort_desktop.games.fort.rules.actions import Op
from fort_desktop.games.fort.rules.candidates import KINDS
from fort_desktop.games.fort.rules.engine import _OP_KINDS
from fort_desktop.games.fort.rules.notation import format_move, parse_move
from fort_desktop.games.fort.rules.resolve import _IMMEDIATE
from fort_desktop.games.fort.rules.state import FortOptions
from tests.games.fort.frozen_cards import frozen_cards
from tests.games.fort.rules.positions import fort, seat

DOCS = Path(__file__).parents[4] / "docs"
ROW = re.compile(r"^\| `([^`]+)` \| (.+?) \|", re.MULTILINE)
ALL_KINDS = {*KINDS.values(), *(kind for op, kind in _OP_KINDS.items() if op not in _IMMEDIATE)}


def documented() -> list[tuple[str, set[str]]]:
    """The examples of docs/notation.md with the decisions that they may answer."""
    text = (DOCS / "notation.md").read_text("utf-8").split("\n## 5 Towers")[0]
    return [(move, set(re.findall(r"`([^`]+)`", kinds))) for move, kinds in ROW.findall(text)]


@pytest.mark.parametrize("text", [move for move, _ in documented()])
def test_documented_move_round_trips(text):
    cards = frozen_cards()
    assert format_move(cards, parse_move(cards, text)) == text


def test_every_kind_of_move_is_documented():
    cards = frozen_cards()
    shown = {type(parse_move(cards, text)) for text, _ in documented()}
    assert shown == set(get_args(mv.Move))


def test_every_decision_is_documented():
    assert set().union(*(kinds for _, kinds in documented())) == ALL_KINDS
    engine = (DOCS / "engine.md").read_text("utf-8")
    listed = engine.split("## Decisions")[1].split("##")[0]
    assert set(re.findall(r"^\| `([^`]+)`", listed, re.MULTILINE)) == ALL_KINDS


def test_the_documented_turn_can_be_played():
    text = (DOCS / "notation.md").read_text("utf-8")
    turn = re.findall(r"^    (.+)$", text.split("## A turn")[1].split("##")[0], re.MULTILINE)
    t = fort(
        seat(hand="bug moles", lookout="worm", fort=1), seat(hand="wart"), park="scout zip dash"
    )
    t.play(*turn)
    assert t.asks == (2, "play")


def test_the_documented_dog_can_be_played():
    text = (DOCS / "notation.md").read_text("utf-8")
    moves = re.findall(r"^    (.+)$", text.split("### Dogs")[1].split("\n#")[0], re.MULTILINE)
    t = fort(seat(hand="barkley puddin puddin-2"), options={"dogs": True})
    t.play(*moves)
    assert (t.doghouse(1), t.stuff(1)) == (["barkley"], (0, 2))


def test_moves_are_offered_where_the_documents_say():
    cards = frozen_cards()
    allowed: dict[type, set[str]] = {}
    for text, kinds in documented():
        allowed.setdefault(type(parse_move(cards, text)), set()).update(kinds)
    rng = Random(3)
    game = fort(seat()).game
    for seed, draft, dogs in product(range(3), (False, True), (False, True)):
        state = game.new_game(FortOptions(seats=3, draft=draft, dogs=dogs), seed)
        while decision := game.decision(state):
            for move in game.legal_moves(state):
                assert isinstance(move, mv.Stop) or decision.kind in allowed[type(move)]
            game.apply(state, rng.choice(game.legal_moves(state)))


def test_every_op_has_its_decision():
    assert set(_OP_KINDS) == set(Op)


MISTAKES = [
    ("", "'' is no move: docs/notation.md knows no such form"),
    ("dance", "'dance' is no move: docs/notation.md knows no such form"),
    ("play", "'play' is no move: docs/notation.md knows no such form"),
    ("play bugg", "'play bugg' is no move: there is no card 'bugg'"),
    ("play Bug", "'play Bug' is no move: there is no card 'Bug'"),
    ("play bug-3", "'play bug-3' is no move: there is no card 'bug-3'"),
    ("play bug moles", "'play bug moles' is no move: docs/notation.md knows no such form"),
    ("name gold", "'name gold' is no move: there is no suit 'gold'"),
    ("suit BOOK", "'suit BOOK' is no move: there is no suit 'BOOK'"),
    ("do both", "'do both' is no move: expected public or private, found 'both'"),
    ("take toy", "'take toy' is no move: expected pizza or toys, found 'toy'"),
    ("pack toys", "'pack toys' is no move: expected pizza or toy, found 'toys'"),
    ("add bud glue", "'add bud glue' is no move: expected 'as' and a suit, found 'glue'"),
    ("add bud as gold", "'add bud as gold' is no move: there is no suit 'gold'"),
    ("copy 0", "'copy 0' is no move: seats are numbered from 1"),
    ("house 0", "'house 0' is no move: seats are numbered from 1"),
    ("copy two", "'copy two' is no move: expected a number, found 'two'"),
    ("count -1", "'count -1' is no move: expected a number, found '-1'"),
    ("count ٣", "'count ٣' is no move: expected a number, found '٣'"),
    ("count 01", "'count 01' is no move: expected a number, found '01'"),
    ("rule sleep", "'rule sleep' is no move: there is no made-up rule 'sleep'"),
    ("perk bride", "'perk bride' is no move: there is no perk 'bride'"),
    (
        "pay stuff 1 pack 0p0t",
        "'pay stuff 1 pack 0p0t' is no move: expected tokens such as 1p2t, found '1'",
    ),
    ("recruit hand bug", "'recruit hand bug' is no move: docs/notation.md knows no such form"),
    ("trash yard bug", "'trash yard bug' is no move: docs/notation.md knows no such form"),
    ("recruit yard 1 bugg", "'recruit yard 1 bugg' is no move: there is no card 'bugg'"),
]


@pytest.mark.parametrize(("text", "message"), MISTAKES)
def test_mistake_is_named(text, message):
    with pytest.raises(InvalidNotation) as caught:
        parse_move(frozen_cards(), text)
    assert str(caught.value) == message


def test_an_endless_text_makes_a_short_message():
    with pytest.raises(InvalidNotation) as caught:
        parse_move(frozen_cards(), "play " + "b" * 10_000)
    assert len(str(caught.value)) < 200


def test_blanks_do_not_matter():
    cards = frozen_cards()
    assert parse_move(cards, "  play \t bug\n") == parse_move(cards, "play bug")
