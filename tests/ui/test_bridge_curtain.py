"""The table's bridge with several people at one screen: the curtain, and what it hides."""

from __future__ import annotations

import re
from functools import cache
from itertools import pairwise
from random import Random

import pytest

from fort_desktop.games.fort.play.adapter import FortTable
from fort_desktop.games.fort.rules import moves as mv
from fort_desktop.games.fort.screen.cards.cards_model import CardsModel
from fort_desktop.games.fort.screen.table import GameTable
from fort_desktop.games.fort.words.labels import People
from fort_desktop.games.fort.words.texts import words as fort_words
from tests.games.fort.screen.seeing import check_models
from tests.ui.bridges import CARDS, advise, open_table, readable, step, words
from tools.pictures.staging import sample_table

Zone = CardsModel.Zone

pytestmark = pytest.mark.usefixtures("english")


def secrets(table: FortTable, bridge: GameTable) -> set[str]:
    """Names of cards in hands and drafts and of kept rules, unless a card of that name is open."""
    view = bridge.presenter.view
    state = table.state
    hidden = {card for seat in state.seats for card in seat.hand}
    hidden |= {card for pack in (*state.draft_packs, *state.draft_picks) for card in pack}
    people = People(CARDS, [seat.name for seat in table.seats])
    names = {people.card(card) for card in hidden}
    names |= {people.rule(seat.rule) for seat in state.seats if seat.rule >= 0}
    names |= {people.rule(rule) for rule in state.rule_stack}
    for cards in (view.park, view.table, view.box):
        names -= {people.card(card) for card in cards}
    for seat in view.seats:
        for cards in (seat.yard, seat.lookout, seat.discard):
            names -= {people.card(card) for card in cards}
    public = "\n".join(
        public_lines(table, n, table.history[n].notation) for n in range(table.number)
    )
    return {name for name in names if not mentions(public, name)}


@cache
def public_lines(table: FortTable, entry: int, notation: str) -> str:
    """What everybody may read about a decision."""
    people = People(CARDS, [seat.name for seat in table.seats])
    events, kind = table.events_for(-1, entry), table.history[entry].kind
    return "\n".join(line.text for line in fort_words().narrator.lines(events, people, kind))


def mentions(text: str, name: str) -> bool:
    return re.search(rf"(?<!\w){re.escape(name)}(?!\w)", text) is not None


@pytest.mark.no_cover
@pytest.mark.parametrize(("persons", "seats", "draft"), [(2, 2, True), (2, 3, False), (3, 3, True)])
def test_nothing_hidden_is_readable_while_the_curtain_is_down(persons, seats, draft):
    table = sample_table(CARDS, seats, 4, persons=persons, draft=draft)
    bridge, driver = open_table(table)
    rng = Random(4)
    curtains = 0
    while not table.over and table.number < 180:
        if bridge.curtain.down:
            curtains += 1
            said = words(readable(bridge))
            for name in secrets(table, bridge):
                leaks = {k: v for k, v in said.items() if mentions(v, name)}
                assert not leaks, f"{name}: {leaks}"
            assert not bridge.shown.mine
            assert bridge.choices.rowCount() == 0
            assert bridge.options.model.rowCount() == 0
            assert not [r for r in bridge.cards.rows() if r.zone in (Zone.Hand, Zone.Draft)]
            assert not [r for r in bridge.cards.rows() if r.usable]
            assert bridge.seats.me.rule == ""
            assert not bridge.undoing.can
            play = bridge.play
            assert [play.shown, play.amount, play.text, bridge.touch.ruleChoices] == [
                False,
                [],
                "",
                [],
            ]
        step(bridge, driver, rng)
    assert curtains > 10


def test_the_curtain_names_who_takes_over_and_is_deaf_to_play():
    table = sample_table(CARDS, 2, 1, persons=2)
    bridge, _ = open_table(table)
    actor = table.decision().seat
    assert (bridge.curtain._taking_over(), bridge.curtain.name) == (actor, table.seats[actor].name)
    before = table.number
    for row in bridge.cards.rows():
        bridge.touch.pick(row.key)
    for number in range(5):
        bridge.touch.choose(number)
    bridge.undoing.undo()
    bridge.touch.openPile()
    bridge.flow.hurry()
    assert table.number == before
    assert not bridge.touch.pileOpen
    bridge.curtain.open()
    assert not bridge.curtain.down
    assert bridge.shown.mine
    assert bridge.presenter.viewer == actor


@pytest.mark.parametrize("persons", [2, 3])
def test_after_a_person_decided_the_next_one_must_take_over(persons):
    table = sample_table(CARDS, 3, 2, persons=persons)
    bridge, driver = open_table(table)
    rng = Random(1)
    holders: list[int] = []
    while len(holders) < 12 and not table.over:
        if bridge.curtain.down:
            holders.append(table.decision().seat)
        step(bridge, driver, rng)
        if bridge.shown.mine:
            assert bridge.presenter.viewer == table.decision().seat
    assert len(set(holders)) == persons
    assert all(a != b for a, b in pairwise(holders))


@pytest.mark.parametrize("persons", [2, 3])
def test_a_game_of_persons_goes_on_after_it_was_left(persons):
    table = sample_table(CARDS, 3, 3, persons=persons)
    bridge, driver = open_table(table)
    rng = Random(3)
    while table.number < 60:
        bridge.flow.stop()
        bridge.flow.open(table)  # as after the title
        if not driver.asked and not table.over:
            assert bridge.curtain.down, "whoever comes back must take over first"
        made = table.number
        while table.number < made + 3:
            step(bridge, driver, rng)


def test_a_game_of_bots_alone_is_watched_with_covered_hands():
    table = sample_table(CARDS, 2, 3, persons=0)
    bridge, driver = open_table(table)
    for _ in range(40):
        assert driver.asked
        assert not [r for r in bridge.cards.rows() if r.zone == Zone.Hand]
        driver.answer()
        check_models(bridge)


def test_a_hint_is_not_left_for_whoever_comes_next():
    table = sample_table(CARDS, 2, 3, persons=2)
    bridge, driver = open_table(table)
    bridge.curtain.open()
    number = next(n for n, m in enumerate(bridge.presenter.moves) if isinstance(m, mv.Play))
    move = bridge.presenter.moves[number]
    name = bridge.presenter.people.card(move.card)
    advise(bridge, driver, move)
    assert mentions(bridge.coach.text, name)
    bridge.flow.stop()
    bridge.flow.open(table)
    assert bridge.curtain.down
    assert not mentions(bridge.coach.text, name)
    assert (bridge.hint.key, bridge.hint.move) == (0, -1)


def keep_one() -> tuple[FortTable, GameTable, int]:
    """In a draft of two people one of them has kept a card; who that is."""
    table = sample_table(CARDS, 2, 1, persons=2, draft=True)
    bridge, _ = open_table(table)
    bridge.curtain.open()
    who = bridge.presenter.viewer
    bridge.touch.choose(0)
    assert (table.number, bridge.curtain._taking_over()) == (1, 1 - who)
    return table, bridge, who


def test_under_the_curtain_the_one_before_may_take_a_decision_back():
    table, bridge, who = keep_one()
    assert (bridge.undoing.canTakeBack, bridge.undoing.takerBack) == (True, table.seats[who].name)
    bridge.undoing.takeBackUnseen()
    assert (table.number, bridge.curtain.down, bridge.undoing.canTakeBack) == (0, False, False)
    assert (bridge.shown.mine, bridge.presenter.viewer) == (True, who)
    check_models(bridge)


def test_undo_under_the_curtain_asks_for_who_had_decided_and_shows_no_cards():
    table, bridge, who = keep_one()
    bridge.undoing.undo()
    assert (table.number, bridge.curtain._taking_over()) == (0, who)
    said = words(readable(bridge))
    assert not [name for name in secrets(table, bridge) for v in said.values() if mentions(v, name)]
    bridge.undoing.undo()
    bridge.undoing.takeBackUnseen()
    assert (table.number, bridge.curtain._taking_over()) == (0, who), "no more to take back"


def test_who_has_looked_ends_the_way_back():
    table, bridge, who = keep_one()
    bridge.curtain.open()
    assert (bridge.undoing.canTakeBack, bridge.undoing.can) == (False, False)
    bridge.undoing.takeBackUnseen()
    bridge.undoing.undo()
    assert (table.number, bridge.presenter.viewer) == (1, 1 - who)


def test_where_nobody_may_take_back_the_curtain_stays_down():
    table = sample_table(CARDS, 2, 1, persons=2)
    bridge, _ = open_table(table)
    bridge.undoing.takeBackUnseen()
    assert (bridge.curtain.down, bridge.undoing.canTakeBack, bridge.undoing.takerBack) == (
        True,
        False,
        "",
    )


def test_in_a_draft_only_who_has_a_choice_is_called():
    """F-SET 8: the last card of each hand is kept without a curtain."""
    table = sample_table(CARDS, 2, 1, persons=2, draft=True)
    bridge, driver = open_table(table)
    called: list[int] = []
    while table.state.round == 0:
        if bridge.curtain.down:
            called.append(len(table.legal()))
        step(bridge, driver, Random(1))
    assert called
    assert min(called) > 1
