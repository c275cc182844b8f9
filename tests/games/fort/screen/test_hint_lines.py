"""What a hint offers at a table of Fort: moves with reasons and chances, and where each points."""

from __future__ import annotations

import pytest

from fort_desktop.contract.bot import Advised
from fort_desktop.games.fort.bots.reasons import Fact, Reason
from fort_desktop.games.fort.rules import moves as mv
from tests.ui.bridges import CARDS, open_table
from tests.ui.speaking import plain, spoken
from tools.pictures.staging import asked, sample_table, staged

FOUND = [
    (0.624, Reason(Fact.POINTS, 2, alone=True)),
    (0.5, Reason(Fact.PIZZA, 3)),
    (0.07, Reason(Fact.WHOLE)),
]


def playing():
    return staged(CARDS, 2, asked("play", least=4))


def plays(bridge):
    return [move for move in bridge.presenter.moves if isinstance(move, mv.Play)][:3]


def hint(bridge, driver):
    """The best bot advises three cards."""
    bridge.advice.ask()
    moves = plays(bridge)
    found = [Advised(move, *why) for move, why in zip(moves, FOUND, strict=True)]
    driver.advised.emit(tuple(found))
    return moves


def pointed(bridge):
    """The card to which the hint points."""
    return bridge.presenter.keys.card(bridge.hint.key)


@pytest.mark.usefixtures("english")
def test_the_coach_says_the_best_and_why():
    bridge, driver = open_table(playing())
    best, *_ = hint(bridge, driver)
    name = bridge.presenter.people.card(best.card)
    said = f"My advice: play {name}. 2 points now. Nobody can follow."
    assert plain(bridge.coach.text) == said


@pytest.mark.usefixtures("english")
def test_the_coach_says_again_what_is_advised_once_a_refusal_has_been_read():
    bridge, driver = open_table(playing())
    hint(bridge, driver)
    advised = bridge.coach.text
    bridge.coach.refuse("That is not possible.")
    assert (bridge.coach.text, bridge.coach.lead) == ("That is not possible.", "Why not?")
    bridge.coach._reading.timeout.emit()
    assert bridge.coach.text == advised
    assert bridge.coach.lead != "Why not?"


@pytest.mark.usefixtures("english")
def test_the_coach_says_the_line_that_is_kept():
    bridge, driver = open_table(playing())
    moves = hint(bridge, driver)
    advised = plain(bridge.coach.text)
    for line, why in ((1, "Gives 3 pizzas."), (2, "It is worse on the whole.")):
        bridge.advice.keep(line)
        name = bridge.presenter.people.card(moves[line].card)
        assert plain(bridge.coach.text) == f"Play {name}. {why}"
        assert pointed(bridge) == moves[line].card
    bridge.advice.keep(0)
    assert plain(bridge.coach.text) == advised


@pytest.mark.usefixtures("english")
def test_the_cards_that_have_to_be_added_are_named():
    bridge, driver = open_table(playing())
    bridge.advice.ask()
    first, *others = plays(bridge)
    reason = Reason(Fact.POINTS, 2, added=tuple(move.card for move in others))
    driver.advised.emit((Advised(first, 0.5, reason),))
    names = ", ".join(bridge.presenter.people.card(move.card) for move in others)
    (row,) = bridge.hint.lines.rows()
    assert plain(row.why) == f"2 points now. Add with it: {names}."
    assert plain(bridge.coach.text).endswith(plain(row.why))


@pytest.mark.usefixtures("english")
def test_each_move_has_a_line_with_its_chance_and_its_reason():
    bridge, driver = open_table(playing())
    moves = hint(bridge, driver)
    rows = bridge.hint.lines.rows()
    names = [bridge.presenter.people.card(move.card) for move in moves]
    assert [plain(row.label) for row in rows] == [f"Play {name}" for name in names]
    assert [plain(row.chance) for row in rows] == ["62%", "50%", "7%"]
    assert plain(rows[0].why) == "2 points now. Nobody can follow."
    assert plain(rows[1].name) == f"Play {names[1]}. Gives 3 pizzas. Chance to win: 50%."
    assert plain(rows[2].why) == "It is worse on the whole."


def test_each_line_points_at_its_card_while_it_is_looked_at(qapp):
    bridge, driver = open_table(playing())
    moves = hint(bridge, driver)
    assert bridge.hint.open
    assert pointed(bridge) == moves[0].card
    for line in (1, 2, 0):
        bridge.hint.look(line)
        assert (pointed(bridge), bridge.hint.line) == (moves[line].card, line)
        assert bridge.presenter.moves[bridge.hint.move] == moves[line]
    bridge.hint.look(2)
    bridge.hint.look(-1)
    assert pointed(bridge) == moves[0].card


def test_a_line_that_is_chosen_stays_the_one_that_is_pointed_at(qapp):
    bridge, driver = open_table(playing())
    moves = hint(bridge, driver)
    bridge.advice.keep(1)
    bridge.hint.look(2)
    bridge.hint.look(-1)
    assert pointed(bridge) == moves[1].card
    bridge.hint.fold()
    assert not bridge.hint.open
    assert pointed(bridge) == moves[1].card


def test_a_hint_is_forgotten_with_its_lines_after_a_move(qapp):
    bridge, driver = open_table(playing())
    hint(bridge, driver)
    bridge.touch.choose(bridge.hint.move)
    assert (bridge.hint.open, bridge.hint.key, bridge.hint.move) == (False, 0, -1)
    assert not bridge.hint.lines.rows()


def test_whoever_looks_next_finds_no_lines(english):
    bridge, driver = open_table(sample_table(CARDS, 2, 3, persons=2))
    bridge.curtain.open()
    bridge.touch.choose(0)
    bridge.advice.ask()
    moves = bridge.presenter.moves
    driver.advised.emit(tuple(Advised(move, *FOUND[0]) for move in moves[:2]))
    assert bridge.hint.open
    while not bridge.curtain.down:
        bridge.touch.choose(0)
        bridge.flow.hurry()
    assert not bridge.hint.open
    assert not bridge.hint.lines.rows()


def test_a_bot_that_knows_no_chance_gives_the_one_move_and_no_lines(qapp):
    bridge, driver = open_table(playing())
    bridge.advice.ask()
    (move, *_) = plays(bridge)
    driver.advised.emit((Advised(move),))
    assert pointed(bridge) == move.card
    assert not bridge.hint.open


def test_advice_of_which_a_part_is_not_legal_is_for_another_decision(qapp):
    bridge, driver = open_table(playing())
    bridge.advice.ask()
    (move, *_) = plays(bridge)
    driver.advised.emit((Advised(move, *FOUND[0]), Advised(mv.DoOver(), *FOUND[1])))
    assert (bridge.hint.open, bridge.hint.move) == (False, -1)


def test_while_everybody_may_look_nobody_is_asked_for_advice(english):
    bridge, driver = open_table(playing())
    bridge.presenter.covered = True
    bridge.advice.ask()
    assert driver.asked is None
    assert bridge.coach.text == bridge.advice.reason
    assert not bridge.hint.open


@pytest.mark.parametrize("code", ["en", "cs", "pl"])
def test_lines_are_said_in_each_language(qapp, code):
    with spoken(code):
        bridge, driver = open_table(playing())
        hint(bridge, driver)
        for row in bridge.hint.lines.rows():
            assert row.name.count(".") >= 3
            assert row.why in row.name
