"""The table's bridge without a window: pace, undo, languages, pay, dead bots."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from fort_desktop.games.fort.play.adapter import FortTable
from fort_desktop.games.fort.rules import moves as mv
from fort_desktop.games.fort.screen.cards.cards_model import CardsModel
from fort_desktop.games.fort.screen.table import GameTable
from fort_desktop.games.fort.words.texts import words as fort_words
from fort_desktop.ui.bot_driver import BotDriver
from fort_desktop.ui.bridge.motion import Motion
from fort_desktop.ui.texts import texts
from tests.bots.faulty_workers import dies
from tests.bots.pools import patient_pool
from tests.games.fort.screen.seeing import check_models
from tests.ui.bridges import CARDS, GAME, open_table, readable, step, words
from tests.ui.hands import PATIENCE_MS
from tools.pictures.staging import asked, sample_table, staged

Zone = CardsModel.Zone

pytestmark = pytest.mark.usefixtures("english")


def deciding(kind: str, *, forced: bool = False, least: int = 1) -> Callable[[FortTable], bool]:
    """The person is asked about `kind`, with one legal move or with at least so many."""

    def there(table: FortTable) -> bool:
        if not asked(kind, least=least)(table):
            return False
        return not forced or table.forced() is not None

    return there


def by_person(kind: str, seats: int = 2, **more) -> FortTable:
    return staged(CARDS, seats, deciding(kind, **more))


def move_number(bridge: GameTable, notation: str) -> int:
    presenter = bridge.presenter
    return [GAME.format_move(presenter.table.state, m) for m in presenter.moves].index(notation)


# --- a whole game -------------------------------------------------------------------------------


@pytest.mark.no_cover
@pytest.mark.parametrize(("seats", "persons", "draft"), [(2, 1, True), (3, 2, False), (4, 3, True)])
def test_models_equal_the_state_all_through_a_game(seats, persons, draft):
    table = sample_table(CARDS, seats, 7, persons=persons, draft=draft)
    bridge, driver = open_table(table)
    finished: list[bool] = []
    bridge.flow.finished.connect(lambda: finished.append(True))
    rng = Random(7)
    while not table.over:
        step(bridge, driver, rng)
        if table.number % 4 == 0:
            check_models(bridge)
    check_models(bridge)
    assert finished == [True]
    assert bridge.shown.over
    assert bridge.coach.text == texts().table.over()


# --- pace ---------------------------------------------------------------------------------------


def test_no_action_is_offered_in_words_when_none_can_be_done():
    finishing = staged(CARDS, 2, lambda t: asked("action")(t) and t.legal() == [mv.Finish()])
    bridge, _ = open_table(finishing)
    assert bridge.coach.text.startswith(fort_words().coach.finish())
    choosing = staged(CARDS, 2, lambda t: asked("action")(t) and mv.Finish() in t.legal()[1:])
    bridge, _ = open_table(choosing)
    assert bridge.coach.text.startswith(fort_words().coach.action())


def test_a_forced_move_makes_itself(qtbot: QtBot):
    table = by_person("action", forced=True)
    bridge, _ = open_table(table)
    before = table.number
    with qtbot.waitSignal(bridge.flow.kept, timeout=PATIENCE_MS):
        pass
    assert table.number == before + 1


def test_a_forced_move_can_be_looked_at_and_hurried():
    table = by_person("action", forced=True)
    bridge, _ = open_table(table, "slow")
    before = table.number
    QCoreApplication.processEvents()
    assert table.number == before
    bridge.flow.hurry()
    assert table.number == before + 1


def test_a_bot_waits_until_what_happened_was_seen(qtbot: QtBot):
    table = staged(CARDS, 3, lambda t: t.decision().seat == 1 and t.decision().kind == "play")
    bridge, driver = open_table(table, "slow")
    driver.answer()
    made = table.number
    assert driver.asked, "the next one thinks meanwhile"
    driver.answer()
    assert table.number == made
    with qtbot.waitSignal(bridge.flow.kept, timeout=PATIENCE_MS):
        pass
    assert table.number == made + 1


def test_hurry_ends_the_wait_but_makes_nothing_up():
    table = staged(CARDS, 3, lambda t: t.decision().seat == 1 and t.decision().kind == "play")
    bridge, driver = open_table(table, "slow")
    driver.answer()
    made = table.number
    bridge.flow.hurry()
    assert table.number == made
    driver.answer()  # no longer paused
    assert table.number == made + 1


def test_leaving_drops_what_was_pending(qtbot: QtBot):
    table = staged(CARDS, 3, lambda t: t.decision().seat == 1 and t.decision().kind == "play")
    bridge, driver = open_table(table, "fast")
    driver.answer()
    driver.answer()
    made = table.number
    with qtbot.waitSignal(bridge.flow.left):
        bridge.flow.leave()
    with qtbot.assertNotEmitted(bridge.flow.kept, wait=700):
        pass
    assert table.number == made


def test_nothing_is_chosen_that_is_not_offered():
    bridge, _ = open_table(by_person("play", least=4))
    before = bridge.presenter.table.number
    for number in (-1, 999):
        bridge.touch.choose(number)
    for key in (0, -5, 9999):
        bridge.touch.pick(key)
        assert not bridge.touch.drop(key, int(Zone.Play))
    for name in ("", "no such perk", "diy"):
        bridge.touch.pickPerk(name)
        bridge.touch.pickRule(name)
    bridge.touch.pickRival(1)
    bridge.touch.pickRival(-1)
    bridge.tokens.pick("stuff pizza")
    assert not bridge.tokens.drop("pack toy", int(Zone.Fort))
    assert bridge.presenter.table.number == before


# --- cards, tokens ------------------------------------------------------------------------------


def test_card_is_dropped_only_where_it_belongs():
    bridge, _ = open_table(by_person("play", least=4))
    row = next(r for r in bridge.cards.rows() if r.zone == Zone.Hand and r.usable)
    allowed = [zone for zone in Zone if bridge.touch.allows(row.key, int(zone))]
    assert allowed == [Zone.Play]
    assert not bridge.touch.drop(row.key, int(Zone.Discard))
    assert bridge.coach.text == fort_words().why.to_blanket()
    assert bridge.touch.drop(row.key, int(Zone.Play))
    assert bridge.presenter.kind != "play"


def test_a_card_dropped_elsewhere_is_told_where_it_belongs():
    say = fort_words().why
    for kind, zone, sentence in (
        ("play", Zone.Hand, say.to_blanket()),
        ("recruit-phase", Zone.Park, say.to_discard()),
        ("trash", Zone.Hand, say.to_glow()),
    ):
        bridge, _ = open_table(by_person(kind))
        row = next(r for r in bridge.cards.rows() if r.zone == zone and r.usable)
        bridge.touch.why(row.key)
        assert bridge.coach.text == sentence


def test_a_card_that_cannot_be_played_still_says_why():
    bridge, _ = open_table(by_person("play", least=4))
    row = next(r for r in bridge.cards.rows() if r.zone == Zone.Park)
    bridge.touch.why(row.key)
    assert bridge.coach.text == bridge.presenter.why_card(row.key)


def test_unusable_card_says_why():
    bridge, _ = open_table(by_person("play", least=4))
    park = next(r for r in bridge.cards.rows() if r.zone == Zone.Park)
    heard: list[bool] = []
    bridge.coach.refused.connect(lambda: heard.append(True))
    before = bridge.coach.text
    bridge.touch.pick(park.key)
    assert heard == [True]
    assert bridge.coach.text not in ("", before)


def test_a_card_that_can_do_several_things_offers_them():
    def several(table: FortTable) -> bool:
        if not asked("add")(table):
            return False
        cards = [m.card for m in table.legal() if isinstance(m, mv.Add | mv.Use)]
        return len(cards) > len(set(cards))

    bridge, _ = open_table(staged(CARDS, 2, several))
    moves = bridge.presenter.moves
    cards = [m.card for m in moves if isinstance(m, mv.Add | mv.Use)]
    card = next(c for c in cards if cards.count(c) > 1)
    key = bridge.presenter.keys.key(card)
    bridge.touch.pick(key)
    assert bridge.options.key == key
    offered = [choice.move for choice in bridge.options.model.rows()]
    assert [moves[n].card for n in offered] == [card] * cards.count(card)
    assert len({choice.label for choice in bridge.options.model.rows()}) == len(offered)
    bridge.options.close()
    assert bridge.options.key == 0
    assert bridge.options.model.rowCount() == 0
    bridge.touch.pick(key)
    bridge.touch.choose(offered[-1])
    assert bridge.presenter.table.history[-1].move == moves[offered[-1]]
    assert bridge.options.key == 0


def test_tokens_are_laid_out_and_taken_back():
    bridge, _ = open_table(by_person("pay", seats=3, least=2))
    before = bridge.presenter.table.number
    place = str(bridge.tokens.usable[0])
    bridge.tokens.pick(place)
    assert sum(bridge.tokens.laid) == 1
    assert bridge.undoing.can
    bridge.undoing.undo()
    assert sum(bridge.tokens.laid) == 0
    assert bridge.presenter.table.number == before
    while bridge.presenter.table.number == before:
        assert bridge.tokens.drop(str(bridge.tokens.usable[-1]), int(Zone.Fort))
    assert isinstance(bridge.presenter.table.history[before].move, mv.Pay)


# --- undo ---------------------------------------------------------------------------------------


def test_undo_takes_back_a_play_before_anybody_else_decides():
    table = by_person("play", least=4)
    bridge, driver = open_table(table)
    seen = shown_words(bridge)
    number = next(n for n, m in enumerate(bridge.presenter.moves) if isinstance(m, mv.Play))
    bridge.touch.choose(number)
    assert bridge.undoing.can
    assert bridge.undoing.reason == ""
    kept: list[int] = []
    bridge.flow.kept.connect(lambda: kept.append(table.number))
    bridge.undoing.undo()
    assert shown_words(bridge) == seen
    assert kept == [table.number]
    assert driver.asked is None


def shown_words(bridge: GameTable) -> dict[str, str]:
    """Without keys, which are new for a card that was out of sight."""
    return {k: v for k, v in words(readable(bridge)).items() if not k.endswith(".key")}


def test_undo_while_a_bot_thinks_drops_its_question():
    table = staged(CARDS, 2, deciding("play", least=4))
    bridge, driver = open_table(table)
    rng = Random(2)
    while not driver.asked:
        step(bridge, driver, rng)
    if not bridge.undoing.can:
        assert bridge.undoing.reason in (texts().table.undo_hidden(), texts().table.undo_other())
        bridge.undoing.undo()
        assert bridge.coach.text == bridge.undoing.reason
        assert driver.asked
        return
    bridge.undoing.undo()
    assert driver.cancelled
    assert bridge.shown.mine
    check_models(bridge)


@pytest.mark.no_cover
@pytest.mark.parametrize("seed", range(6))
def test_no_undo_reaches_behind_something_hidden_or_another_decision(seed):
    table = sample_table(CARDS, 3, seed, draft=seed % 2 == 0)
    bridge, driver = open_table(table)
    rng = Random(seed)
    for _ in range(150):
        if table.over:
            break
        possible, reason = table.can_undo(0)
        assert bridge.undoing.can == possible
        if not possible:
            before = table.number
            bridge.undoing.undo()
            assert table.number == before
            expected = {"hidden": "undo_hidden", "other": "undo_other"}.get(reason, "undo_nothing")
            assert bridge.coach.text == getattr(texts().table, expected)()
        elif rng.random() < 0.3:
            bridge.undoing.undo()
            assert bridge.shown.mine
            check_models(bridge)
            continue
        step(bridge, driver, rng)


# --- languages ----------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["play", "add", "recruit-phase", "pay", "rule", "perk", "follow"])
def test_a_new_language_renews_every_text(english, kind):
    bridge, _ = open_table(by_person(kind, seats=3, least=2))
    for row in bridge.cards.rows():
        if row.usable and bridge.options.key == 0 and kind == "add":
            offered = bridge.presenter.of_card(row.key)
            if len(offered) > 1:
                bridge.touch.pick(row.key)
    for code in ("cs", "pl", "en"):
        english.choose(code)
        bridge.flow.retranslate()
        fresh, _ = open_table(bridge.presenter.table)
        found, wanted = shown_words(bridge), shown_words(fresh)
        if bridge.options.key == 0:
            assert found == wanted


def test_options_that_stand_open_speak_the_new_language(english):
    def several(table: FortTable) -> bool:
        cards = [m.card for m in table.legal() if isinstance(m, mv.Add)]
        return asked("add")(table) and len(cards) > len(set(cards))

    bridge, _ = open_table(staged(CARDS, 2, several))
    cards = [m.card for m in bridge.presenter.moves if isinstance(m, mv.Add)]
    key = bridge.presenter.keys.key(next(c for c in cards if cards.count(c) > 1))
    bridge.touch.pick(key)
    before = [choice.label for choice in bridge.options.model.rows()]
    english.choose("cs")
    bridge.flow.retranslate()
    after = [choice.label for choice in bridge.options.model.rows()]
    assert all(a != b for a, b in zip(before, after, strict=False))
    assert len(after) in (0, len(before))


# --- a bot that dies ----------------------------------------------------------------------------


def test_the_game_goes_on_when_the_bots_process_dies(qtbot: QtBot, request):
    pool = patient_pool(entry=dies)
    driver = BotDriver(lambda: pool)
    request.addfinalizer(driver.close)
    motion = Motion(driver)
    motion.set_speed("off", reduced=False)
    bridge = GameTable(driver, motion, driver)
    table = staged(CARDS, 2, lambda t: t.decision().seat == 1 and len(t.legal()) > 1)
    before = table.number
    with qtbot.waitSignal(bridge.flow.kept, timeout=PATIENCE_MS):
        bridge.flow.open(table)
    assert table.number > before
    bridge.flow.stop()
