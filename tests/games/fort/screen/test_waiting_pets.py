"""A dog waits for the green button: what was touched last is only marked until then."""

from __future__ import annotations

from typing import Any

import pytest

from fort_desktop.games.fort.play.adapter import FortAdapter, FortTable
from fort_desktop.games.fort.rules import moves as mv
from fort_desktop.games.fort.screen.cards.cards_model import CardsModel
from fort_desktop.games.fort.screen.table import GameTable
from fort_desktop.games.fort.words.texts import words as fort_words
from fort_desktop.play.record import from_record, to_record
from tests.games.fort.screen.seeing import check_models
from tests.games.fort.screen.test_bridge_pets import at, key, refused, shown_at
from tests.ui.bridges import CARDS, advise, open_table, play_it
from tests.ui.speaking import CODES, spoken

Zone = CardsModel.Zone
OTHER = {"hand": ["wart"]}
LOKI = [{"hand": ["loki", "prince", "golden-boy", "bug"]}, OTHER, {}]
PUDGE = {"hand": ["pudge", "bug"], "stuff": {"pizza": 2, "toys": 2}, "fort": 2}
WATSON = {
    "hand": ["watson", "bug"],
    "stuff": {"pizza": 1, "toys": 0},
    "fort": 1,
    "lookout": ["zip", "munch"],
}
CATS = {"hand": ["bug", "moles"], "cats": ["bandit", "dumpling"], "stuff": {"pizza": 1}}


def decided(bridge: GameTable) -> list[str]:
    return [entry.notation for entry in bridge.presenter.table.history]


def logged(bridge: GameTable) -> list[str]:
    return [row.text for row in bridge.log.rows()]


def green(bridge: GameTable) -> list[tuple[str, int]]:
    """The buttons that act: label and number."""
    return [(row.label, row.move) for row in bridge.choices.rows() if row.primary]


def marked_at(seats: list[dict[str, Any]], card: str, *moves: str) -> GameTable:
    """A card of the hand was clicked, which is only marked."""
    bridge = shown_at(seats, *moves)
    before = decided(bridge), logged(bridge)
    bridge.touch.pick(key(bridge, card, Zone.Hand))
    assert (decided(bridge), logged(bridge)) == before, "it is not decided"
    assert key(bridge, card, Zone.Play)
    check_models(bridge)
    return bridge


# --- dogs -----------------------------------------------------------------------------------------


def test_r25_the_last_card_of_a_need_waits_for_the_green_button(english):
    bridge = marked_at(LOKI, "prince", "play loki")
    assert bridge.shown.deciding == "need"
    assert list(bridge.tokens.needSlots) == ["met crown"]
    assert refused(bridge) == "Loki: score 4 points. Play it, or take Prince back."
    assert "vp 0 then 4" in list(bridge.play.changes)
    [(label, number)] = green(bridge)
    assert label == fort_words().moves.play_it()
    row = next(row for row in bridge.cards.rows() if row.face == "prince")
    assert (row.removable, row.usable) == (True, False)
    bridge.touch.choose(number)
    assert decided(bridge) == ["play loki", "add prince"]
    assert bridge.shown.deciding == "house"
    check_models(bridge)


def test_r25_what_is_not_the_last_is_added_at_once(english):
    bridge = shown_at([{"hand": ["drover", "chef", "einstein"]}, OTHER], "play drover")
    bridge.touch.pick(key(bridge, "chef", Zone.Hand))
    assert decided(bridge) == ["play drover", "add chef"]
    assert green(bridge) == []


def again(bridge: GameTable) -> None:
    bridge.touch.pick(key(bridge, "prince", Zone.Play))


def to_the_hand(bridge: GameTable) -> None:
    prince = key(bridge, "prince", Zone.Play)
    assert bridge.touch.allows(prince, int(Zone.Hand))
    assert bridge.touch.drop(prince, int(Zone.Hand))


def esc(bridge: GameTable) -> None:
    assert bridge.composing.takeBack()


def undo(bridge: GameTable) -> None:
    assert bridge.undoing.can
    bridge.undoing.undo()


@pytest.mark.parametrize("way", [again, to_the_hand, esc, undo])
def test_r25_a_marked_card_is_taken_back(english, way):
    bridge = marked_at(LOKI, "prince", "play loki")
    way(bridge)
    assert decided(bridge) == ["play loki"]
    assert key(bridge, "prince", Zone.Hand)
    assert list(bridge.tokens.needSlots) == ["open crown"]
    assert green(bridge) == []
    check_models(bridge)
    assert bridge.composing.takeBack()
    assert decided(bridge) == []


def test_r25_another_card_that_fits_is_exchanged_for_it(english):
    bridge = marked_at(LOKI, "prince", "play loki")
    bridge.touch.pick(key(bridge, "golden-boy", Zone.Hand))
    assert decided(bridge) == ["play loki"]
    assert key(bridge, "golden-boy", Zone.Play)
    assert key(bridge, "prince", Zone.Hand)
    check_models(bridge)
    play_it(bridge)
    assert decided(bridge)[1].startswith("add golden-boy")


def test_a_card_that_does_not_fit_changes_nothing(english):
    bridge = marked_at(LOKI, "prince", "play loki")
    bridge.touch.pick(key(bridge, "bug", Zone.Hand))
    assert key(bridge, "prince", Zone.Play)
    assert decided(bridge) == ["play loki"]


def test_r25_a_card_of_the_lookout_stays_there_while_it_is_marked(english):
    own = {"hand": ["loki", "bug"], "lookout": ["prince"], "fort": 1}
    bridge = shown_at([own, OTHER, {}], "play loki")
    bridge.touch.pick(key(bridge, "prince", Zone.Lookout))
    row = next(row for row in bridge.cards.rows() if row.face == "prince")
    assert (row.zone, row.counted, row.removable) == (Zone.Lookout, True, True)
    bridge.touch.pick(row.key)
    assert decided(bridge) == ["play loki"]
    assert list(bridge.tokens.needSlots) == ["open crown"]


def test_r25_the_last_token_waits_too_and_another_is_exchanged_for_it(english):
    bridge = shown_at([PUDGE, OTHER], "play pudge")
    for _ in range(2):
        bridge.tokens.pick("stuff pizza")
    assert decided(bridge) == ["play pudge"]
    assert list(bridge.tokens.needSlots) == ["met pizza", "met pizza"]
    assert refused(bridge).endswith("Play it, or take it back.")
    assert "stuff toy" in list(bridge.tokens.usable)
    bridge.tokens.pick("stuff toy")
    assert sorted(bridge.tokens.needSlots) == ["met pizza", "met toy"]
    play_it(bridge)
    (spent,) = (entry.move for entry in bridge.presenter.table.history[1:2])
    assert spent == mv.Spend(1, 1, 0, 0)


@pytest.mark.parametrize("way", [esc, undo])
def test_tokens_that_are_marked_are_taken_back(english, way):
    bridge = shown_at([PUDGE, OTHER], "play pudge")
    for _ in range(2):
        bridge.tokens.pick("stuff toy")
    way(bridge)
    assert list(bridge.tokens.laid) == [0, 0, 0, 0]
    assert list(bridge.tokens.needSlots) == ["open resource", "open resource"]
    assert green(bridge) == []
    assert decided(bridge) == ["play pudge"]


def test_a_token_of_the_same_place_takes_the_tokens_back_where_it_changes_nothing(english):
    own = {"hand": ["porkchop", "bug"], "stuff": {"pizza": 3, "toys": 0}}
    bridge = shown_at([own, OTHER], "play porkchop")
    for _ in range(2):
        bridge.tokens.pick("stuff pizza")
    assert list(bridge.tokens.usable) == ["stuff pizza"]
    assert not bridge.tokens.allows("stuff pizza", int(Zone.Play)), "it is not dropped there"
    bridge.tokens.pick("stuff pizza")
    assert list(bridge.tokens.laid) == [0, 0, 0, 0]
    assert decided(bridge) == ["play porkchop"]


def test_a_button_to_spend_tokens_lays_them_out(english):
    bridge = shown_at([PUDGE, OTHER], "play pudge")
    spending = [row.move for row in bridge.choices.rows()]
    bridge.touch.choose(spending[0])
    assert decided(bridge) == ["play pudge"]
    assert sum(bridge.tokens.laid) == 2
    assert len(bridge.choices.rows()) == len(spending), "one of them has become the green one"
    bridge.touch.choose(spending[1])
    assert decided(bridge) == ["play pudge"]
    [(_, number)] = green(bridge)
    assert number == spending[1]


def test_a_fort_is_paid_for_with_the_last_token_as_before(english):
    own = {"hand": ["wart", "bug"], "stuff": {"pizza": 4, "toys": 4}, "fort": 0}
    bridge = shown_at([own, {"hand": ["ant"]}], "play wart", "do public")
    assert bridge.shown.deciding == "pay"
    while bridge.shown.deciding == "pay":
        bridge.tokens.pick(str(bridge.tokens.usable[0]))
    assert bridge.presenter.view.seats[0].level == 1


def test_r24_a_dog_that_needs_nothing_of_the_hand_is_marked_itself(english):
    bridge = marked_at([WATSON, OTHER], "watson")
    assert list(bridge.tokens.needSlots) == ["met lookout-count"]
    assert bridge.play.shown
    assert "pack-count 0 then 1" in list(bridge.play.changes)
    assert list(bridge.play.then) == ["doghouse"]
    [(label, _)] = green(bridge)
    assert label == fort_words().moves.play_it()
    assert bridge.composing.takeBack()
    assert key(bridge, "watson", Zone.Hand)
    bridge.touch.pick(key(bridge, "watson", Zone.Hand))
    play_it(bridge)
    assert decided(bridge)[0] == "play watson"


# --- what is marked for a person ------------------------------------------------------------------


def swift(seats: list[dict[str, Any]], card: str, *, asks_all: bool = False) -> GameTable:
    """A dog is played where people are not asked everything, and all is proposed."""
    table = at(seats)
    table.asks_all = asks_all
    bridge = open_table(table)[0]
    bridge.touch.pick(key(bridge, card, Zone.Hand))
    bridge.flow.hurry()
    return bridge


def test_r25_the_last_card_is_proposed_as_a_mark_so_that_a_dog_takes_two_clicks(english):
    bridge = swift(LOKI, "loki")
    assert decided(bridge) == ["play loki"]
    assert key(bridge, "prince", Zone.Play)
    [(_, number)] = green(bridge)
    bridge.touch.choose(number)
    assert decided(bridge)[:2] == ["play loki", "add prince"]


def test_r25_after_those_that_are_added_the_last_one_is_marked(english):
    bridge = swift([{"hand": ["drover", "chef", "einstein", "bug"]}, OTHER], "drover")
    assert decided(bridge) == ["play drover", "add chef"]
    assert list(bridge.tokens.needSlots) == ["met book", "met book"]
    assert key(bridge, "einstein", Zone.Play)


def test_what_was_taken_back_is_not_marked_again(english):
    bridge = swift(LOKI, "loki")
    esc(bridge)
    bridge.flow.resume()
    assert decided(bridge) == ["play loki"]
    assert key(bridge, "prince", Zone.Hand)
    assert green(bridge) == []


def test_whoever_is_asked_everything_marks_by_hand(english):
    bridge = swift(LOKI, "loki", asks_all=True)
    assert green(bridge) == []
    assert key(bridge, "prince", Zone.Hand)


# --- who looks, and what is kept ------------------------------------------------------------------


def shared() -> FortTable:
    """Loki's need is to be met by the first of two people."""
    table = at(LOKI[:2], "play loki")
    table.seats = tuple(type(s)(s.name, "person", "", s.board) for s in table.seats)
    return table


def test_a_mark_is_gone_when_somebody_else_looks(english):
    bridge, _ = open_table(shared())
    bridge.curtain.open()
    bridge.touch.pick(key(bridge, "prince", Zone.Hand))
    assert green(bridge)
    bridge.flow.open(bridge.presenter.table)  # left, and come back to
    assert bridge.curtain.down
    assert not [row for row in bridge.cards.rows() if row.face == "prince"]
    assert green(bridge) == []
    bridge.curtain.open()
    assert key(bridge, "prince", Zone.Hand)
    assert green(bridge) == []


def test_a_mark_is_covered_with_the_rest(english):
    bridge, _ = open_table(shared())
    bridge.curtain.open()
    bridge.touch.pick(key(bridge, "prince", Zone.Hand))
    bridge.presenter.covered = True
    bridge.staging.show(fly=False)
    assert bridge.presenter.marked.move is None
    assert not [row for row in bridge.cards.rows() if row.face == "prince"]


def test_a_mark_is_not_saved(english):
    bridge = marked_at(LOKI, "prince", "play loki")
    record = to_record(bridge.presenter.table)
    assert record.moves == ["play loki"]
    loaded = open_table(from_record(record, FortAdapter(CARDS)).table)[0]
    assert key(loaded, "prince", Zone.Hand)
    assert green(loaded) == []


def test_a_hint_points_at_the_green_button_of_what_is_marked(english):
    bridge, driver = open_table(at(LOKI, "play loki"))
    bridge.touch.pick(key(bridge, "golden-boy", Zone.Hand))
    [(_, number)] = green(bridge)
    advise(bridge, driver, bridge.presenter.moves[number])
    assert bridge.hint.move == number
    assert fort_words().moves.play_it().lower() in str(bridge.coach.text)


def test_a_mark_stays_while_the_table_is_spoken_of_in_another_language(qapp):
    with spoken("en") as language:
        for seats, moves, touch in (
            (LOKI, ("play loki",), lambda b: b.touch.pick(key(b, "prince", Zone.Hand))),
            ([CATS, OTHER], (), lambda b: b.touch.pickCat("bandit")),
        ):
            bridge = shown_at(seats, *moves)
            touch(bridge)
            said = set()
            for code in CODES:
                language.choose(code)
                bridge.flow.retranslate()
                assert len(green(bridge)) == 1
                said.add((str(bridge.coach.text), *green(bridge)))
            assert len(said) == len(CODES)
