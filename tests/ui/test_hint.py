"""Hints: what the best bot would do, in words, pointing at the card."""

from dataclasses import replace

import pytest

from fort_desktop.bots.workers import WorkerPool
from fort_desktop.contract.bot import Advised
from fort_desktop.games.fort.rules import moves as mv
from fort_desktop.games.fort.screen.coach import advice
from fort_desktop.games.fort.words.texts import words
from fort_desktop.games.towers.rules.moves import Bid
from fort_desktop.ui.bot_driver import BotDriver
from fort_desktop.ui.texts import texts
from tests.games.fort.screen.robot import quiet
from tests.games.towers.screen.bridge_at import position, shown
from tests.ui.bridges import CARDS, advise, open_table
from tests.ui.hands import PATIENCE_MS, Key, Keys, walk
from tests.ui.speaking import spoken
from tools.pictures.staging import asked, sample_table, staged


@pytest.fixture
def make_stage(lend_stage):
    return lend_stage


def playing():
    return staged(CARDS, 2, asked("play", least=4))


def only_finishing(table):
    """The person can only finish the card in play, and does so by hand."""
    return asked("action")(table) and table.forced() == mv.Finish() != table.unasked()


def rivals_turn():
    table = playing()
    one, other = table.seats
    table.seats = (replace(one, kind="bot", level="easy"), replace(other, kind="person", level=""))
    bridge, _ = open_table(table)
    return bridge, one.name


def towers_rivals_turn():
    bridge, _ = shown(position("pbbbb", start=1))
    return bridge, "Max"


def test_a_hint_names_the_move_and_points_at_the_card(qapp):
    with spoken("en"):
        bridge, driver = open_table(playing())
        bridge.advice.ask()
        assert bridge.coach.text == texts().table.hint_thinking()
        move = next(m for m in bridge.presenter.moves if isinstance(m, mv.Play))
        driver.advised.emit((Advised(move),))
        name = bridge.presenter.people.card(move.card)
        assert name in bridge.coach.text
        assert bridge.presenter.keys.card(bridge.hint.key) == move.card
        assert bridge.presenter.moves[bridge.hint.move] == move


def test_a_hint_is_gone_with_the_next_decision(qapp):
    bridge, driver = open_table(playing())
    move = bridge.presenter.moves[0]
    advise(bridge, driver, move)
    assert bridge.hint.move == 0
    bridge.touch.choose(0)
    assert (bridge.hint.key, bridge.hint.move) == (0, -1)


def test_late_advice_for_another_decision_is_ignored(qapp):
    bridge, driver = open_table(playing())
    advise(bridge, driver, mv.DoOver())
    assert bridge.hint.move == -1


def decide(bridge):
    bridge.touch.choose(0)


def undo(bridge):
    bridge.undoing.undo()


def come_back(bridge):
    table = bridge.presenter.table
    bridge.flow.stop()
    bridge.flow.open(table)
    bridge.curtain.open()


def hand_over(bridge):
    """On and on, until somebody else has taken over."""
    while not bridge.curtain.down:
        bridge.touch.choose(0)
        bridge.flow.hurry()
    bridge.curtain.open()


def speak_otherwise(bridge):
    bridge.flow.retranslate()


@pytest.mark.parametrize("end", [decide, undo, come_back, hand_over, speak_otherwise])
def test_a_hint_that_comes_late_reaches_nobody(english, end):
    bridge, driver = open_table(sample_table(CARDS, 2, 3, persons=2))
    bridge.curtain.open()
    bridge.touch.choose(0)
    bridge.advice.ask()
    assert driver.asked
    end(bridge)
    assert bridge.shown.mine
    assert driver.asked is None, "nobody thinks about it any more"
    said = bridge.coach.text
    driver.advised.emit((Advised(bridge.presenter.moves[0]),))
    assert (bridge.hint.move, bridge.coach.text) == (-1, said)


def test_a_hint_for_one_table_says_nothing_at_another(english):
    fort, driver = open_table(playing())
    towers, _ = shown(position())
    driver.advised.connect(towers.advice._advised)
    advise(fort, driver, fort.presenter.moves[0])
    assert (fort.hint.move, towers.hint.bid) == (0, -1)
    driver.advised.emit((Advised(Bid(3)),))
    assert towers.hint.bid == -1


def test_where_one_answer_is_sensible_the_hint_points_at_it_at_once(qtbot):
    """Whoever goes on by hint and Enter would otherwise turn round in a circle."""
    bridge, driver = open_table(staged(CARDS, 2, only_finishing))
    with qtbot.waitSignal(bridge.advice.advised, timeout=1000):
        bridge.advice.ask()
    assert bridge.hint.move == 0
    assert bridge.coach.text == advice(bridge.presenter.asked, 0)
    assert driver.asked is None


def test_while_another_decides_there_is_no_hint_and_the_coach_says_who_does(qapp):
    with spoken("en"):
        for bridge, who in (rivals_turn(), towers_rivals_turn()):
            reason = texts().table.turn(who)
            assert bridge.advice.reason == reason
            bridge.advice.ask()
            assert bridge.coach.text == reason
        bridge.touch.chooseBid(5)
        assert bridge.coach.text == reason
        bridge.touch.primary()
        assert bridge.coach.text == reason


def test_where_the_viewer_decides_nothing_speaks_against_a_hint(qapp):
    bridge, _ = open_table(playing())
    assert bridge.advice.reason == ""


def test_the_best_bot_advises(qapp, qtbot):
    pool = WorkerPool(deadline=PATIENCE_MS / 1000)
    driver = BotDriver(lambda: pool)
    table = playing()
    try:
        with qtbot.waitSignal(driver.advised, timeout=PATIENCE_MS) as given:
            driver.advise(table, 0)
        assert given.args[0][0].move in table.legal()
        assert not driver.busy
    finally:
        driver.close()


def test_a_hint_to_an_action_says_what_it_does(qapp):
    with spoken("en"):
        bridge, driver = open_table(staged(CARDS, 2, asked("action", least=2)))
        move = next(m for m in bridge.presenter.moves if isinstance(m, mv.Do))
        advise(bridge, driver, move)
        kid = bridge.presenter.view.cards.cards[bridge.presenter.view.play.card]
        told = words().actions.sentence(kid.actions[move.action])
        assert bridge.coach.text.startswith("My advice: choose the p")
        assert bridge.coach.text.endswith(f" action. {told}")


@pytest.mark.parametrize("code", ["en", "cs", "pl"])
def test_hints_are_sentences(qapp, code):
    with spoken(code):
        bridge, driver = open_table(playing())
        advise(bridge, driver, bridge.presenter.moves[-1])
        assert bridge.coach.text.startswith(words().hints.plain("x").partition(":")[0])
        assert bridge.coach.text.endswith(".")


def test_the_button_of_the_hint_is_blocked_while_a_bot_decides(make_stage):
    stage = make_stage()
    for start, blocked in ((1, True), (0, False)):
        stage.app.play(position("pb", start=start))
        stage.driver.cancel()
        quiet(stage)
        (hint,) = (i for i in walk(stage.window.contentItem()) if i.objectName() == "hint")
        assert hint.property("blocked") is blocked
        Keys(stage).press(Key.Key_5)  # as any other key: it is told whom one waits for
        told = texts().table.turn("Max")
        assert (stage.app.table_of("towers").coach.text == told) is blocked
