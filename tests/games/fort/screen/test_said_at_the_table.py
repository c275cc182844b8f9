"""What is said and asked at the table is what the rules know: nothing else, and no less."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from fort_desktop.games.fort.play.adapter import FortAdapter, FortTable
from fort_desktop.games.fort.rules import moves as mv
from fort_desktop.games.fort.screen.cards.cards_model import CardsModel
from fort_desktop.games.fort.screen.table import GameTable
from fort_desktop.play.record import from_record, to_record
from fort_desktop.ui.app import Stage
from tests.games.fort.screen.robot import quiet
from tests.games.fort.screen.table_at import card, rows
from tests.games.fort.screen.test_bridge_pets import at, key, refused
from tests.ui.bridges import CARDS, open_table, play_it
from tests.ui.hands import PATIENCE_MS, pump
from tests.ui.speaking import plain
from tools.pictures.staging import asked, staged

Zone = CardsModel.Zone
PENNY = {"hand": ["penny", "moles"], "deck": ["ant"]}
TAKEN = ("play penny", "do public", "take pizza", "finish")
OTHER = {"hand": ["wart"]}


# --- following ----------------------------------------------------------------------------------


@pytest.fixture
def make_stage(lend_stage):
    return lend_stage


def test_who_cannot_follow_is_not_asked_for_a_card(english):
    """Nobody else may know that no card matches, so the person says no."""
    bridge, _ = open_table(at([{"hand": ["bug"]}, PENNY], *TAKEN, leader=2))
    assert bridge.shown.deciding == "follow"
    assert refused(bridge) == "You cannot follow this time: click a card to see why."
    bridge.touch.pick(key(bridge, "bug", Zone.Hand))
    assert refused(bridge) == "This needs another suit: glue, or a coin."


FULL = {"hand": ["kitty"], "stuff": {"pizza": 4, "toys": 4}}


@pytest.mark.parametrize(("rival", "may"), [(FULL, False), ({"hand": ["bug"]}, True)])
def test_a_rival_without_room_may_not_follow_and_no_hand_is_told_of(english, rival, may):
    """What is said of another seat comes from the boards, which all see."""
    bridge, _ = open_table(at([PENNY, rival], *TAKEN))
    assert bridge.shown.deciding == "follow"
    assert ("may follow" in bridge.coach.text) == may
    assert ("cannot carry this out in full" in bridge.coach.text) != may


# --- what comes first ---------------------------------------------------------------------------

BUG = {"hand": ["bug", "moles", "worm", "penny"], "lookout": ["doc"], "yard": ["ant"]}


def test_what_is_to_be_done_first_is_named(english):
    bridge, _ = open_table(at([BUG, OTHER], "play bug", park=["scout"]))
    said = {}
    for face, zone in (("moles", Zone.Hand), ("ant", Zone.Yard), ("scout", Zone.Park)):
        bridge.touch.pick(key(bridge, face, zone))
        said[face] = refused(bridge)
    assert said["moles"] == "First: choose an action of this card."
    assert said["ant"] == "What lies in your yard waits there: rivals may recruit it."
    assert said["scout"] == "First play a card: recruiting comes after it."
    for touch in (lambda: bridge.tokens.pick("supply pizza"), lambda: bridge.touch.pickRival(1)):
        touch()
        assert refused(bridge) == "First: choose an action of this card."


def test_the_park_deck_is_not_called_hidden_but_says_when_it_is_of_use(english):
    bridge, _ = open_table(at([BUG, OTHER], "play bug", park_deck=["scout"]))
    (deck,) = [row.key for row in bridge.cards.rows() if row.zone == Zone.ParkDeck]
    bridge.touch.pick(deck)
    assert refused(bridge) == "First play a card: recruiting comes after it."


def test_a_hand_of_which_no_card_can_be_used_is_dimmed(make_stage):
    stage = make_stage()
    assert dimmed(stage, at([BUG, OTHER], "play bug")) == [True, True, True]


def test_a_hand_is_not_dimmed_while_others_decide(make_stage):
    stage = make_stage()
    assert dimmed(stage, at([PENNY, {"hand": ["kitty"]}], *TAKEN)) == [False]


def dimmed(stage: Stage, table: FortTable) -> list[bool]:
    """Of each card of the hand."""
    stage.app.play(table)
    stage.driver.cancel()
    pump()
    quiet(stage)
    return [card(stage, row.key).property("dimmed") for row in rows(stage, Zone.Hand)]


# --- nothing needless ---------------------------------------------------------------------------

COPIED = ("play pumpkin", "add ace", "do private")
ACE = {"hand": ["pumpkin", "ace", "bug"]}


def decided(bridge: GameTable) -> list[str]:
    return [entry.notation for entry in bridge.presenter.table.history]


def test_a_name_from_which_nothing_follows_is_given_by_itself(english, qtbot: QtBot):
    """Pumpkin copies a coin kid: what its coin is named is of no use, which suit counts is."""
    bridge, _ = open_table(at([ACE, OTHER], *COPIED))
    assert bridge.shown.deciding == "coin"
    assert refused(bridge).startswith("Here you can only do this: the coin stands for")
    with qtbot.waitSignal(bridge.flow.kept, timeout=PATIENCE_MS):
        pass
    assert decided(bridge)[-1] == "name book"
    assert bridge.shown.deciding == "any-suit"
    assert "names the coin" in " ".join(row.text for row in bridge.log.rows())


def test_undo_goes_back_behind_what_was_decided_by_itself(english, qtbot: QtBot):
    bridge, _ = open_table(at([ACE, OTHER], *COPIED))
    with qtbot.waitSignal(bridge.flow.kept, timeout=PATIENCE_MS):
        pass
    bridge.touch.choose(0)
    bridge.undoing.undo()
    assert decided(bridge) == [*COPIED, "name book"]
    bridge.undoing.undo()
    assert bridge.shown.deciding == "need"
    assert decided(bridge) == ["play pumpkin"]


def test_a_game_in_which_it_was_decided_by_hand_is_read_as_it_was():
    table = at([ACE, OTHER], *COPIED, "name crown", "suit coin")
    adapter = FortAdapter(CARDS)
    again = from_record(to_record(table), adapter).table
    assert again.moves == table.moves
    assert again.state == table.state


def test_equal_packs_are_copied_without_asking_whose(english, qtbot: QtBot):
    boss = {"hand": ["lil-boss", "bug"], "deck": ["moles"]}
    pack = {"pack": {"pizza": 1}, "fort": 1}
    bridge, _ = open_table(at([boss, OTHER | pack, pack], "play lil-boss", "do private"))
    assert bridge.shown.deciding == "copy"
    with qtbot.waitSignal(bridge.flow.kept, timeout=PATIENCE_MS):
        pass
    assert decided(bridge)[-1] == "copy 2"


def test_a_coin_that_may_stand_for_any_suit_is_not_asked_about(english):
    """The last suit that Spud needs may be any of four: a click marks the card."""
    spud = {"hand": ["spud", "bones", "ghost", "ace"]}
    bridge, _ = open_table(at([spud, OTHER], "play spud", "add bones", "add ghost"))
    bridge.touch.pick(key(bridge, "ace", Zone.Hand))
    assert not bridge.options.model.rows()
    play_it(bridge)
    assert isinstance(bridge.presenter.table.history[3].move, mv.Add)


# --- the log ------------------------------------------------------------------------------------


def test_two_tokens_of_a_pack_are_one_number_in_the_log(english):
    """One pizza and one toy are packed one after the other."""
    bones = {"hand": ["noodle-twins", "bones"], "stuff": {"pizza": 1, "toys": 1}, "fort": 3}
    moves = ("play bones", "do public", "add noodle-twins", "done", "pack pizza", "pack toy")
    bridge, _ = open_table(at([bones, OTHER], *moves))
    (row,) = [row for row in bridge.log.rows() if "pack" in plain(row.text) or "pack" in row.signs]
    assert (plain(row.text), row.signs) == ("Public action: Ola packs 2 tokens.", ())


def test_a_line_of_the_log_never_says_in_signs_what_its_sentence_says(english):
    """Numbers are beside a sentence only for what came after it, as `detail` has that in words."""
    bridge, _ = open_table(staged(CARDS, 3, asked("play", from_round=8)))
    assert any(sign.isdigit() for row in bridge.log.rows() for sign in row.signs)
    assert any("gains" in plain(row.title) for row in bridge.log.rows())
    assert [
        (row.title, row.signs)
        for row in bridge.log.rows()
        if row.detail == "" and any(sign.isdigit() for sign in row.signs)
    ] == []
