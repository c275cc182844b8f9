"""`arena --report cards`: what became of each card and of its owners."""

import json
from types import SimpleNamespace

import pytest

from fort_desktop.games.fort.play.card_report import CardReport
from fort_desktop.games.fort.rules import moves as mv
from fort_desktop.games.fort.rules.state import FortOptions
from fort_desktop.play.arena.command import main
from tests.games.fort.rules.positions import fort, seat
from tests.play.helpers import ADAPTER

CARDS = ADAPTER.game.cards


def number(name):
    return CARDS.numbers[name]


def row(report, card):
    return next(found for found in report.as_json() if found["card"] == card)


@pytest.fixture
def table():
    """Seat 1 owns both Puddins, seat 2 Zip; Ghost lies in the park."""
    one = seat(hand="puddin", discard="puddin-2")
    return fort(one, seat(deck="zip"), park="ghost")


def watched(report, state, *moves):
    for move in moves:
        report.watch(SimpleNamespace(state=state, move=move))


def test_a_deal_is_counted_by_hand(table):
    report = CardReport(CARDS)
    state = table.state
    watched(report, state, mv.Play(number("puddin-2")), mv.Recruit("yard", number("puddin"), 1))
    report.end(SimpleNamespace(state=state), [0])
    report.end(SimpleNamespace(state=state), [0, 1])
    report.add(report.dealt())
    puddin = row(report, "puddin")
    assert (puddin["kind"], puddin["owners"], puddin["share"]) == ("kid", 2, 0.75)
    assert puddin["owned"] == 1
    assert (puddin["played"], puddin["taken"]) == (1 / 4, 1 / 4)
    zip_, ghost = row(report, "zip"), row(report, "ghost")
    assert (zip_["share"], ghost["share"], ghost["owned"]) == (0.25, None, 0)


def test_a_card_that_is_recruited_unseen_is_counted_by_what_it_is(table):
    report, state = CardReport(CARDS), table.state
    state.park_deck.append(number("dash"))
    watched(report, state, mv.Recruit("deck"))
    report.end(SimpleNamespace(state=state), [])
    report.add(report.dealt())
    assert row(report, "dash")["taken"] > 0


def test_what_was_handed_over_is_not_counted_again(table):
    report = CardReport(CARDS)
    report.end(SimpleNamespace(state=table.state), [0])
    assert report.dealt()
    assert report.dealt() == {}


def test_those_whose_owners_win_most_come_first_and_who_was_never_owned_last(table):
    report = CardReport(CARDS)
    for _ in range(2):
        report.end(SimpleNamespace(state=table.state), [0])
        report.add(report.dealt())
    shares = [found["share"] for found in report.as_json()]
    assert shares[0] == 1
    assert shares[-1] is None
    assert row(report, "puddin")["half"] == 0
    lines = report.as_lines()
    assert lines[1].split()[0] == report.as_json()[0]["card"]
    assert lines[-1].endswith("-")


def test_best_friends_of_boards_that_nobody_has_are_no_cards_of_the_game():
    report = CardReport(CARDS)
    state = ADAPTER.game.new_game(FortOptions(2, dogs=True), 1)
    report.end(SimpleNamespace(state=state), [])
    report.add(report.dealt())
    found = report.as_json()
    boards = {friend for board in CARDS.boards[:2] for friend in board.best_friends}
    assert {card["card"] for card in found if card["kind"] == "best friend"} == boards
    assert sum(card["kind"] == "dog" for card in found) == 6


def test_the_arena_prints_it_as_table_and_as_json(capsys):
    asked = ["--bots", "random", "--deals", "2", "--dogs", "--report", "cards"]
    assert main([*asked, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)["report"]
    keys = {"card", "kind", "owned", "taken", "played", "owners", "share", "half"}
    assert all(set(card) == keys for card in found)
    assert all(0 <= card["owned"] <= 1 for card in found)
    assert main(asked) == 0
    out = capsys.readouterr().out
    assert all(f"\n{card['card']} " in out for card in found)
