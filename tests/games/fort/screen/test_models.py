"""Models keep their promises to views while games are played."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QObject

from fort_desktop.games.fort.screen.cards.cards_model import CardRow, CardsModel
from fort_desktop.games.fort.screen.cards.cats_model import MIDDLE, CatRow, CatsModel
from fort_desktop.games.fort.screen.scoring import final_score
from fort_desktop.play.playing_on import play_until
from fort_desktop.ui.bridge.motion import Motion
from fort_desktop.ui.bridge.new_game.setup import NewGameSetup
from fort_desktop.ui.bridge.score_model import FinalScore, ScoreModel
from fort_desktop.ui.bridge.table.choices_model import Choice, ChoicesModel
from fort_desktop.ui.bridge.table.log_model import LogModel, LogRow
from tests.ui.bridges import CARDS, card_faces, model_values, open_table, step
from tests.ui.speaking import spoken
from tools.pictures.staging import pets_table, sample_table

Zone = CardsModel.Zone
LONG = pytest.mark.no_cover  # the first game reaches as many lines


@pytest.fixture
def owner(qapp):
    return QObject()


def row(key, zone=Zone.Hand, place=0, count=1, face="bug", **more):
    return CardRow(key, zone, 0, place, count, face, f"{face} in words", **more)


@pytest.mark.parametrize(
    ("seats", "persons"), [(2, 1), pytest.param(3, 2, marks=LONG), pytest.param(4, 1, marks=LONG)]
)
def test_models_of_a_table_keep_their_promises(qapp, qtmodeltester, seats, persons):
    with spoken("en"):
        table = sample_table(CARDS, seats, 9, persons=persons, draft=seats == 3)
        bridge, driver = open_table(table)
        for model in (bridge.cards, bridge.choices, bridge.options.model, bridge.log):
            qtmodeltester.check(model)
        rng = Random(9)
        while not table.over and table.number < 160:
            if driver.asked:
                driver.answer()
            elif bridge.curtain.down:
                bridge.curtain.open()
            elif bridge.flow._answer is not None:
                QCoreApplication.processEvents()
            else:
                key = rng.choice(bridge.cards.rows()).key
                bridge.touch.pick(key)
                if bridge.options.key:
                    bridge.options.close()
                if rng.random() < 0.1:
                    bridge.touch.openPile()
                    bridge.touch.closePile()
                if rng.random() < 0.1 and bridge.undoing.can:
                    bridge.undoing.undo()
                elif bridge.shown.mine and bridge.flow._answer is None:
                    bridge.touch.choose(rng.randrange(len(bridge.presenter.moves)))


def test_only_cats_of_a_played_change_walk(owner):
    model = CatsModel(owner)
    seen: list[tuple[bool, int]] = []
    model.dataChanged.connect(lambda a, *_: seen.append((bool(model.flying), a.row())))
    here = CatRow("bandit", "Bandit", MIDDLE, 0, 1)
    model.show([here], fly=True)
    model.show([replace(here, seat=2)], fly=True)
    model.show([replace(here, seat=2)], fly=True)
    model.show([here], fly=False)
    assert seen == [(True, 0), (False, 0)]
    assert not model.flying
    model.show([], fly=False)
    assert model.rowCount() == 0


@pytest.mark.no_cover
def test_cats_keep_their_promises(qapp, qtmodeltester):
    with spoken("en"):
        table = pets_table(CARDS, 4, 3)
        bridge, driver = open_table(table)
        rng = Random(3)
        qtmodeltester.check(bridge.cats)
        resets: list[bool] = []
        bridge.cats.modelReset.connect(lambda: resets.append(True))
        owners = {row.seat for row in bridge.cats.rows()}
        while not table.over and len(owners) < 3:
            step(bridge, driver, rng)
            owners |= {row.seat for row in bridge.cats.rows()}
        assert len(owners) >= 3, "cats have walked to players"
        assert resets == []
        assert all(value is not None for _, value in model_values(bridge.cats))
        assert bridge.cats.rowCount(bridge.cats.index(0, 0)) == 0


def test_scores_keep_their_promises(owner, qtmodeltester):
    table = sample_table(CARDS, 4, 2)
    play_until(table, lambda t: t.over)
    model = ScoreModel(parent=owner)
    qtmodeltester.check(model)
    faces = card_faces(owner)
    for _ in range(2):
        model.show(final_score(table, faces))
        assert model.rowCount() == 4
    model.show(FinalScore())
    assert model.rowCount() == 0


def test_seats_keep_their_promises(owner, qtmodeltester):
    model = NewGameSetup(parent=owner)
    qtmodeltester.check(model)
    rng = Random(1)
    for _ in range(60):
        model.set_count(rng.randrange(0, 7))
        model.rename(rng.randrange(-1, 5), rng.choice(["", "Ola", "x" * 40]))
        model.set_bot(rng.randrange(4), rng.random() < 0.5)
        model.set_colour(rng.randrange(4), rng.choice(["red", "blue", "green", "yellow", "pink"]))
        assert len({seat.colour for seat in model.seats()}) == model.rowCount()
        assert all(seat.name for seat in model.seats())


def test_cards_move_as_rows_that_change_and_never_reset(owner):
    model = CardsModel(owner)
    resets: list[bool] = []
    model.modelReset.connect(lambda: resets.append(True))
    heard: list[str] = []
    model.rowsInserted.connect(lambda *_: heard.append("in"))
    model.rowsRemoved.connect(lambda *_: heard.append("out"))
    model.dataChanged.connect(lambda *_: heard.append("changed"))
    model.show([row(1), row(2, place=1, count=2)], fly=False)
    heard.clear()
    model.show([row(1), row(2, Zone.Play)], fly=True)
    assert heard == ["changed"]
    model.show([row(2, Zone.Play), row(1)], fly=True)
    assert heard == ["changed"]
    model.show([row(1), row(3, Zone.Park)], fly=True)
    assert heard == ["changed", "out", "in"]
    assert resets == []


def test_only_played_changes_fly(owner):
    model = CardsModel(owner)
    seen: list[tuple[bool, int]] = []
    model.dataChanged.connect(lambda a, *_: seen.append((bool(model.flying), a.row())))
    model.show([row(1), row(2)], fly=False)
    model.show([row(1, Zone.Yard), row(2)], fly=True)
    model.show([row(1, Zone.Hand), row(2)], fly=False)
    assert seen == [(True, 0), (False, 0)]
    assert not model.flying


def test_a_card_that_comes_into_sight_starts_where_it_comes_from(owner):
    model = CardsModel(owner)
    starts: list[tuple[int, int, bool]] = []

    def inserted(parent, first, last):
        new = model.rows()[first]
        starts.append((new.zone, new.seat, new.usable))

    model.rowsInserted.connect(inserted)
    model.show([row(7, usable=True)], fly=True, origins={7: (int(Zone.Deck), 2)})
    assert starts == [(Zone.Deck, 2, False)]
    assert model.rows() == (row(7, usable=True),)


def test_roles_of_every_model_answer_and_nothing_else(owner):
    cards, choices, log = CardsModel(owner), ChoicesModel(owner), LogModel(owner)
    cards.show([row(1)], fly=False)
    choices.show([Choice(4, "Add", ("glue",), primary=True)])
    log.show([LogRow(0, "log", "first"), LogRow(1, "log", "second")])
    assert dict(model_values(choices)) == {
        "0.move": 4,
        "0.label": "Add",
        "0.tokens": ["glue"],
        "0.primary": True,
        "0.caption": "",
        "0.note": "",
        "0.action": -1,
        "0.tip": "",
        "0.declines": False,
        "0.price": "",
        "0.quiet": False,
    }
    assert dict(model_values(log))["0.title"] == "second", "the newest line stands first"
    for model in (cards, choices, log):
        assert all(value is not None for _, value in model_values(model))
        assert model.data(model.index(0, 0), 9999) is None
        assert model.data(model.index(99, 0)) is None
        assert model.rowCount(model.index(0, 0)) == 0


def test_the_log_grows_and_shrinks_at_its_newest_end(owner):
    model = LogModel(owner)
    lines = [LogRow(0, "log", str(n)) for n in range(5)]
    model.show(lines[:3])
    changes: list[tuple[str, int, int]] = []
    model.rowsInserted.connect(lambda _, a, b: changes.append(("in", a, b)))
    model.rowsRemoved.connect(lambda _, a, b: changes.append(("out", a, b)))
    model.show(lines)
    model.show(lines[:2])
    model.show(lines[:2])
    assert changes == [("in", 0, 1), ("out", 0, 2)]


def test_equal_choices_are_left_alone(owner):
    model = ChoicesModel(owner)
    changes: list[bool] = []
    model.show([Choice(0, "a")])
    model.rowsRemoved.connect(lambda *_: changes.append(True))
    model.show([Choice(0, "a")])
    assert changes == []
    model.show([Choice(0, "b")])
    assert changes == [True]


# --- motion -------------------------------------------------------------------------------------


def test_motion_is_settled_when_nothing_moves(owner):
    motion, one, other = Motion(owner), QObject(owner), QObject(owner)
    changes: list[bool] = []
    motion.settledChanged.connect(lambda: changes.append(bool(motion.settled)))
    motion.report(one, True)
    motion.report(one, True)
    motion.report(other, True)
    motion.report(one, False)
    motion.report(one, False)
    assert not motion.settled
    motion.report(other, False)
    assert changes == [False, True]


def test_what_dies_while_it_moves_moves_no_more(owner):
    motion, mover = Motion(owner), QObject()
    for moves in (True, False, True):
        motion.report(mover, moves)
    shiboken6.delete(mover)
    assert motion.settled


@pytest.mark.parametrize(
    ("speed", "reduced", "still", "pause"),
    [
        ("slow", False, False, 1600),
        ("normal", False, False, 1000),
        ("fast", False, False, 500),
        ("off", False, True, 0),
        ("normal", True, True, 1000),
        ("off", True, True, 0),
    ],
)
def test_speeds(owner, speed, reduced, still, pause):
    motion = Motion(owner)
    motion.set_speed(speed, reduced=reduced)
    assert (motion.duration == 0) == (motion.pace == 0) == still
    assert (motion.highlight > 0) == (reduced and speed != "off")
    assert motion.pause(1000) == pause


def test_there_is_no_other_speed(owner):
    with pytest.raises(KeyError):
        Motion(owner).set_speed("warp", reduced=False)


def test_another_speed_comes_into_force_when_nothing_moves(owner):
    motion = Motion(owner)
    changes: list[str] = []
    motion.speedChanged.connect(lambda: changes.append(motion.speed))
    motion.report(owner, True)
    motion.set_speed("off", reduced=False)
    assert (motion.speed, changes) == ("normal", [])
    motion.report(owner, False)
    assert changes == [], "not while something is just telling its end"
    QCoreApplication.processEvents()
    assert (motion.speed, changes) == ("off", ["off"])


def test_what_moves_is_asked_to_end_before_another_speed(owner):
    motion = Motion(owner)
    motion.ending.connect(lambda: motion.report(owner, False))
    motion.report(owner, True)
    motion.set_speed("normal", reduced=False)
    assert not motion.settled
    motion.set_speed("fast", reduced=False)
    assert motion.settled
    assert motion.speed == "fast"
