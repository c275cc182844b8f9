"""Games with dogs and cats go on from a file, and what is hidden stays so."""

from __future__ import annotations

from random import Random

import pytest

from fort_desktop.games.fort.play.adapter import FortAdapter, FortTable
from fort_desktop.games.fort.rules import events as ev
from fort_desktop.games.fort.screen.cards.cards_model import CardsModel
from fort_desktop.play.playing_on import play_until
from fort_desktop.play.record import from_record, to_record
from tests.games.fort.screen.seeing import check_models
from tests.ui.bridges import (
    CARDS,
    open_table,
    readable,
    words,
)
from tests.ui.speaking import plain
from tools.pictures.staging import asked, pets_table

Zone = CardsModel.Zone


def test_a_game_goes_on_in_the_middle_of_a_need(english):
    table = pets_table(CARDS, 3, 2)
    rng = Random(4)
    while not (asked("need")(table) and table.state.play.added):
        table.submit(rng.choice(table.legal()))
        if table.over:
            table = pets_table(CARDS, 3, rng.randrange(1000))
    again = from_record(to_record(table), FortAdapter(CARDS)).table
    one, two = open_table(table)[0], open_table(again)[0]
    for bridge in (one, two):
        check_models(bridge)
        assert bridge.shown.deciding == "need"
    assert one.coach.text == two.coach.text
    assert [r.label for r in one.choices.rows()] == [r.label for r in two.choices.rows()]
    number = len(one.presenter.plan)
    assert number == len(two.presenter.plan) > 0


@pytest.mark.no_cover
@pytest.mark.parametrize("draft", [False, True])
def test_hidden_dogs_and_the_kennel_reach_nobody(english, draft):
    table = pets_table(CARDS, 3, 5, draft=draft)
    dogs = {dog.id: plain(dog.names["en"]) for dog in CARDS.dogs}
    checked = 0
    for stop in range(0, 120, 12):
        play_until(table, lambda t, stop=stop: t.number >= stop)
        bridge = open_table(table)[0]
        hidden = {*dogs} - {CARDS.cards[card].id for card in seen_by(table, 0)}
        texts_shown = " | ".join(words(readable(bridge)).values())
        for dog in hidden:
            assert dog not in {row.face for row in bridge.cards.rows()}
            assert f" {dogs[dog]} " not in f" {plain(texts_shown)} "
        checked += len(hidden)
        bridge.flow.stop()
    assert checked > 30


@pytest.mark.no_cover
def test_no_dog_of_any_hand_is_behind_the_curtain(english):
    table = pets_table(CARDS, 3, 6, persons=3)
    names = {plain(dog.names["en"]) for dog in CARDS.dogs}
    for stop in (0, 9, 20, 50, 90):
        play_until(table, lambda t, stop=stop: t.number >= stop)
        bridge = open_table(table)[0]
        assert bridge.curtain.down
        public = {plain(CARDS.cards[card].names["en"]) for card in seen_by_all(table)}
        texts_shown = " | ".join(words(readable(bridge)).values())
        for dog in names - public:
            assert f" {dog} " not in f" {plain(texts_shown)} "
        assert not [row for row in bridge.cards.rows() if row.zone == Zone.Hand]
        assert not [row for row in bridge.cats.rows() if row.usable]
        bridge.flow.stop()


def seen_by_all(table: FortTable) -> set[int]:
    """Every card that lies open, or was seen by everybody."""
    view = table.view(0)
    groups = [view.park, view.box, view.table]
    for seat in view.seats:
        groups += [seat.discard, seat.yard, seat.lookout, seat.doghouse]
    for entry in range(len(table.history)):
        events = table.events_for(-1, entry)
        groups.append(tuple(e.card for e in events if isinstance(e, ev.CardMoved)))
    return {card for group in groups for card in group if card >= 0}


def seen_by(table: FortTable, viewer: int) -> set[int]:
    """Every card in what the viewer sees, remembers or has seen happen."""
    view = table.view(viewer)
    groups = [view.table, view.draft_hand, view.draft_kept, *view.draft_seen, *view.draft_shown]
    for seat in view.seats:
        groups += [seat.hand, seat.discard, seat.yard, seat.doghouse]
        known = seat.hidden | seat.open_hand | seat.open_hidden
        groups.append(tuple(n for n in range(known.bit_length()) if known >> n & 1))
    for entry in range(len(table.history)):
        events = table.events_for(viewer, entry)
        groups.append(tuple(e.card for e in events if isinstance(e, ev.CardMoved)))
    return {card for group in groups for card in group if card >= 0}
