"""The table's bridge without a window: all that the page of Pebbles will show and press."""

from __future__ import annotations

import re
from random import Random

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtTest import QAbstractItemModelTester, QSignalSpy

from fort_desktop.bots.levels import make_bot
from tests.third_game.screen.table import PebblesTable
from tests.third_game.tables import begun, dealt, shown
from tests.third_game.words import SAID
from tests.ui.bridges import Told, advise, owned
from tests.ui.speaking import CODES, plain, spoken

NAMED = re.compile(r"(?:Stone|Play|plays the|Try the|shown:|\d,) (\d+)")

pytestmark = pytest.mark.usefixtures("english")


def stones(bridge: PebblesTable) -> list[int]:
    return [row.number for row in bridge.stones.rows()]


def log(bridge: PebblesTable) -> list[str]:
    return [plain(row.text) for row in bridge.log.rows()]


def labels(bridge: PebblesTable) -> list[str]:
    return [plain(row.label) for row in bridge.choices.rows()]


def bot_answers(driver: Told) -> None:
    (table, seat), driver.asked = driver.asked, None
    move = make_bot("easy", "pebbles").choose(
        table.game, table.view(seat), table.legal(), Random(table.number)
    )
    driver.answered.emit(move)


def readable(bridge: PebblesTable) -> dict[str, object]:
    """All that QML can read of the table."""
    return owned("table", bridge)


def test_a_person_sees_own_stones_and_a_button_for_each() -> None:
    bridge, _ = shown(dealt("pb"))
    assert (bridge.shown.mine, bridge.shown.deciding, bridge.curtain.down) == (True, "play", False)
    assert stones(bridge) == [2, 6, 9, 12, 15]
    assert labels(bridge) == ["Play 2", "Play 6", "Play 9", "Play 12", "Play 15"]
    assert plain(bridge.coach.lead) == "Your move:"
    assert plain(bridge.coach.text) == "Play a stone face down. Points for the highest: 1."
    assert (plain(bridge.shown.roundTag), bridge.worth, bridge.viewer) == ("Round 1", 1, 0)
    assert log(bridge) == ["Ola leads the round."]
    seats = [(row.name, row.colour, row.tag, row.stones) for row in bridge.seats.rows()]
    assert seats == [("Ola", "red", "", 5), ("Bot Jan", "blue", "bot, easy", 5)]


def test_a_stone_is_played_the_bot_answers_and_the_round_is_shown() -> None:
    bridge, driver = shown(dealt("pb"))
    kept = QSignalSpy(bridge.flow.kept)
    bridge.choose(3)
    assert driver.asked
    assert not bridge.shown.mine
    assert plain(bridge.coach.text) == "Bot Jan is thinking…"
    assert [(plain(row.lies), row.stone) for row in bridge.seats.rows()] == [
        ("Stone 12", 12),
        ("", 0),
    ]
    move = dealt().game.parse_move(None, "play 18")
    driver.asked = None
    driver.answered.emit(move)
    assert log(bridge)[1:4] == [
        "Ola plays the 12.",
        "Bot Jan plays a stone face down.",
        "Bot Jan takes the round. Points: 1. Stones shown: 12, 18.",
    ]
    assert [row.points for row in bridge.seats.rows()] == [0, 1]
    assert kept.count() == 2


def test_a_press_out_of_turn_says_whose_turn_it_is() -> None:
    bridge, _ = shown(dealt("pb"))
    bridge.choose(0)
    refused = QSignalSpy(bridge.coach.refused)
    bridge.choose(0)
    assert refused.count() == 1
    assert plain(bridge.coach.text) == "It is not your turn. Now playing: Bot Jan."


def test_whoever_only_watches_decides_nothing_and_sees_no_stone() -> None:
    bridge, driver = shown(dealt("bb"))
    assert driver.asked
    bridge.choose(0)
    assert (stones(bridge), labels(bridge), bridge.shown.mine) == ([], [], False)


def test_the_curtain_falls_between_two_people() -> None:
    bridge, _ = shown(dealt())
    assert (bridge.curtain.down, bridge.curtain.name, stones(bridge)) == (True, "Ola", [])
    bridge.curtain.open()
    assert stones(bridge) == [2, 6, 9, 12, 15]
    assert plain(bridge.coach.lead) == "Ola:"
    bridge.choose(1)
    assert (bridge.curtain.down, bridge.curtain.name, bridge.shown.mine) == (True, "Jan", False)
    assert (stones(bridge), labels(bridge)) == ([], [])
    assert log(bridge)[-1] == "Ola plays a stone face down."
    assert [(row.lies, row.stone) for row in bridge.seats.rows()] == [("face down", 0), ("", 0)]
    bridge.curtain.open()
    assert (stones(bridge), bridge.viewer, bridge.shown.mine) == ([1, 4, 7, 10, 18], 1, True)
    assert log(bridge)[-1] == "Ola plays a stone face down."


@pytest.mark.parametrize("kinds", ["pp", "pbp", "ppp"])
def test_nothing_hidden_can_be_read_at_any_moment_of_a_game(kinds: str) -> None:
    """Each moment from the eyes of whoever may look; under the curtain that is everybody."""
    table, chance = begun(kinds), Random(2)
    bridge, driver = shown(table)
    curtains = 0
    while not table.over:
        eyes = -1 if bridge.curtain.down else bridge.viewer
        curtains += bridge.curtain.down
        view = table.view(eyes)
        seen = {s for some in (*view.hands, view.played, *view.shown) for s in some}
        secret = set(range(1, 19)) - seen
        said = {int(number) for number in NAMED.findall(words(bridge))}
        assert not said & secret
        assert {row.stone for row in bridge.seats.rows()} | set(stones(bridge)) <= seen | {0}
        if driver.asked:
            bot_answers(driver)
        elif bridge.curtain.down:
            bridge.curtain.open()
        else:
            bridge.choose(chance.randrange(bridge.choices.rowCount()))
        QCoreApplication.processEvents()
    assert curtains >= 4
    assert bridge.shown.over


def words(bridge: PebblesTable) -> str:
    return plain("\n".join(str(value) for value in readable(bridge).values()))


def test_a_stone_is_taken_back_unseen_and_openly() -> None:
    bridge, _ = shown(dealt())
    bridge.curtain.open()
    bridge.choose(1)
    assert (bridge.undoing.canTakeBack, bridge.undoing.takerBack) == (True, "Ola")
    bridge.undoing.takeBackUnseen()
    assert (bridge.shown.mine, bridge.viewer, stones(bridge)) == (True, 0, [2, 6, 9, 12, 15])
    alone, driver = shown(dealt("pb"))
    alone.choose(0)
    assert alone.undoing.can
    alone.undoing.undo()
    assert (alone.shown.mine, driver.asked, len(log(alone))) == (True, None, 1)


def test_what_was_shown_stays_shown() -> None:
    bridge, _ = shown(dealt("pp"))
    for place in (0, 1):
        bridge.curtain.open()
        bridge.choose(place)
    assert not bridge.undoing.can
    assert plain(bridge.undoing.reason) == "No undo: something hidden has come to light."


def test_a_hint_points_at_a_stone() -> None:
    bridge, driver = shown(dealt("pb"))
    advise(bridge, driver, bridge.presenter.moves[2])
    assert plain(bridge.coach.text) == "Try the 9."
    assert [row.number for row in bridge.stones.rows() if row.hinted] == [9]
    bridge.choose(2)
    assert not [row for row in bridge.stones.rows() if row.hinted]


def test_a_whole_game_among_bots_and_its_score() -> None:
    table = begun("pbb")
    bridge, driver = shown(table)
    finished = QSignalSpy(bridge.flow.finished)
    while not table.over:
        bot_answers(driver) if driver.asked else bridge.choose(0)
    assert finished.count() == 1
    assert plain(bridge.coach.text) == "The game is over."
    assert [line for line in log(bridge) if "has kept" in line] == log(bridge)[-3:]
    score = bridge.staging.final_score(table)
    assert (score.game, score.sources) == ("pebbles", ("rounds", "kept"))
    assert score.rounds == (0, 1, 2, 3, 4)
    assert [sum(row.points) for row in score.rows] == [row.total for row in score.rows]
    assert [n for n, row in enumerate(score.rows) if row.winner] == table.winners()
    assert all(row.face for row in score.rows)


def test_models_report_every_row_that_changes() -> None:
    table = begun("ppp")
    bridge, _ = shown(table)
    models = [bridge.stones, bridge.seats, bridge.choices, bridge.log]
    mode = QAbstractItemModelTester.FailureReportingMode.Fatal
    testers = [QAbstractItemModelTester(model, mode) for model in models]
    while not table.over:
        bridge.curtain.open() if bridge.curtain.down else bridge.choose(0)
    assert len(testers) == 4


def test_everything_is_said_again_in_another_language() -> None:
    bridge, _ = shown(dealt("pb"))
    bridge.choose(0)
    bridge.undoing.undo()
    for code, (coach, button) in {
        "cs": ("Zahraj kámen lícem dolů. Body za nejvyšší: 1.", "Zahrát 2"),
        "pl": ("Zagraj zakryty kamień. Punkty za najwyższy: 1.", "Zagraj 2"),
        "en": ("Play a stone face down. Points for the highest: 1.", "Play 2"),
    }.items():
        with spoken(code):
            bridge.flow.retranslate()
            assert plain(bridge.coach.text) == coach
            assert labels(bridge)[0] == button
            assert plain(bridge.stones.rows()[0].label) == SAID[code]["stone"].format(n=2)
            assert log(bridge) == [SAID[code]["began"].format(who="Ola")]


def test_each_language_says_the_same_with_the_same_fields() -> None:
    assert tuple(SAID) == CODES
    fields = {
        code: {key: re.findall(r"{\w+}", text) for key, text in said.items()}
        for code, said in SAID.items()
    }
    for code in CODES:
        for key, found in fields[code].items():
            assert sorted(found) == sorted(fields["en"][key]), (code, key)
        assert list(fields[code]) == list(fields["en"])
