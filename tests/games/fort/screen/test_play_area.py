"""The play area: cards are added and taken back by every way, and it always says what they give."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPoint

from fort_desktop.games.fort.play.adapter import FortAdapter, FortTable
from fort_desktop.games.fort.rules import moves as mv
from fort_desktop.games.fort.rules.state import FortOptions
from fort_desktop.games.fort.screen.cards.cards_model import CardsModel
from fort_desktop.games.fort.screen.table import GameTable
from fort_desktop.games.fort.words.texts import words
from fort_desktop.play.history import Resumed
from fort_desktop.play.record import from_record, to_record
from fort_desktop.play.table import SeatSetup, Table
from fort_desktop.ui.app import Stage
from tests.games.fort.frozen_cards import frozen_cards
from tests.games.fort.screen.robot import quiet
from tests.games.fort.screen.seeing import check_models, check_screen
from tests.games.fort.screen.table_at import at_home, card, glowing, mat, rows
from tests.ui.bridges import open_table
from tests.ui.hands import Key, Keys, Mouse, point_in, pump, thing
from tests.ui.speaking import plain

CARDS = frozen_cards()
ADAPTER = FortAdapter(CARDS)
Zone = CardsModel.Zone
UP = QPoint(-12, -30)
RIVAL = {"hand": ["spike", "tiny"], "deck": ["bones", "sarge"], "stuff": {"pizza": 1, "toys": 1}}


@pytest.fixture
def make_stage(lend_stage):
    return lend_stage


def position(*hand: str, kinds: str = "pb", moves: tuple[str, ...] = (), **more: Any) -> FortTable:
    """The person plays; the moves have been made."""
    deck = ["chef", "doc", "giggles", "patch", "zip"]
    own = {"hand": list(hand), "deck": deck, "stuff": {"pizza": 0, "toys": 2}} | more
    raw = {"seats": [own, RIVAL], "park": ["dash", "munch", "skids"]}
    setups = [
        SeatSetup(name, "person" if kind == "p" else "bot", "" if kind == "p" else "easy")
        for name, kind in zip(("Ola", "Max"), kinds, strict=True)
    ]
    start = Resumed(ADAPTER.game.from_snapshot(raw), ())
    table: FortTable = Table(ADAPTER, FortOptions(2), 1, setups, start)
    for text in moves:
        table.submit(table.game.parse_move(table.state, text))
    return table


BUG = ("bug", "moles", "lefty", "captain", "puddin")
ADDED = ("play bug", "do public", "add moles", "use lookout worm")


def bug(*moves: str, kinds: str = "pb") -> FortTable:
    return position(*BUG, kinds=kinds, moves=moves, fort=2, lookout=["worm", "kitty"])


def key_of(bridge: GameTable, face: str) -> int:
    return next(row.key for row in bridge.cards.rows() if row.face == face)


def removable(bridge: GameTable) -> set[str]:
    return {row.face for row in bridge.cards.rows() if row.removable}


def moves_of(bridge: GameTable) -> list[str]:
    return [entry.notation for entry in bridge.presenter.table.history]


def choose(bridge: GameTable, text: str) -> None:
    """Make a move by its notation."""
    presenter = bridge.presenter
    texts_of = [presenter.game.format_move(presenter.table.state, m) for m in presenter.moves]
    bridge.touch.choose(texts_of.index(text))


# --- the bridge ---------------------------------------------------------------------------------


def test_played_and_added_cards_can_be_taken_back(english):
    bridge, _ = open_table(bug(*ADDED))
    assert removable(bridge) == {"bug", "moles", "worm"}
    assert not any(row.removable and row.usable for row in bridge.cards.rows())


def test_a_click_takes_back_and_all_follows(english):
    bridge, _ = open_table(bug(*ADDED))
    kept: list[int] = []
    bridge.flow.kept.connect(lambda: kept.append(bridge.presenter.table.number))
    before = bridge.log.rowCount()
    bridge.touch.pick(key_of(bridge, "moles"))
    assert moves_of(bridge) == ["play bug", "do public", "use lookout worm"]
    assert kept == [3]
    assert bridge.log.rowCount() <= before
    assert bridge.play.amount == ["2", "pizza"]
    check_models(bridge)
    bridge.touch.pick(key_of(bridge, "bug"))
    assert moves_of(bridge) == []
    check_models(bridge)


def test_the_coach_says_when_more_can_be_added(english):
    for added, more in ((ADDED[:2], False), (ADDED[:3], True)):
        bridge, _ = open_table(bug(*added))
        start = words().coach.add_more("x") if more else words().coach.add_or_play("x")
        assert start.partition(":")[0] in bridge.coach.text
    bridge, _ = open_table(bug(*ADDED))
    assert any(isinstance(move, mv.Add | mv.Use) for move in bridge.presenter.moves) == (
        words().coach.add_more("x").partition(":")[0] in bridge.coach.text
    )


def test_cards_are_dropped_on_the_hand_and_nowhere_else(english):
    bridge, _ = open_table(bug(*ADDED))
    moles, worm = key_of(bridge, "moles"), key_of(bridge, "worm")
    assert [zone for zone in Zone if bridge.touch.allows(moles, int(zone))] == [Zone.Hand]
    assert [zone for zone in Zone if bridge.touch.allows(worm, int(zone))] == []
    assert bridge.touch.drop(moles, int(Zone.Hand))
    assert removable(bridge) == {"bug", "worm"}


def test_a_coin_is_read_anew_or_taken_back(english):
    table = position("prince", "puddin", "ghost", moves=("play prince", "do public", "add puddin"))
    bridge, _ = open_table(table)
    bridge.touch.pick(key_of(bridge, "puddin"))
    labels = [choice.label for choice in bridge.options.model.rows()]
    assert labels == ["Take Puddin back", "Coin as: crown"]
    bridge.touch.choose(bridge.options.model.rows()[1].move)
    assert moves_of(bridge)[-1] == "add puddin as crown"
    assert bridge.play.amount == ["3", "vp"]
    assert bridge.options.key == 0
    key = key_of(bridge, "puddin")
    assert bridge.touch.drop(key, int(Zone.Hand)), "no question: there is one place to go"
    assert moves_of(bridge)[-1] == "do public"


def test_what_falls_with_a_card_is_said(english):
    table = position("scout", "wart", "penny", "bitsy", "zip-2", fort=2)
    for text in ("play scout", "do public", "add wart", "done", "lookout hand penny"):
        table.submit(table.game.parse_move(table.state, text))
    table.submit(table.game.parse_move(table.state, "lookout hand bitsy"))
    bridge, _ = open_table(table)
    bridge.touch.pick(key_of(bridge, "wart"))
    assert bridge.coach.text == words().why.dropped("Add Bitsy to your lookout")


def test_esc_goes_back_step_by_step_to_where_the_play_began(english):
    bridge, _ = open_table(bug(*ADDED))
    left = []
    while bridge.composing.takeBack():
        left.append(len(moves_of(bridge)))
        check_models(bridge)
    assert left == [3, 2, 1, 0]
    assert not bridge.undoing.can


def test_after_an_action_esc_undoes_it_like_undo(english):
    bridge, _ = open_table(bug(*ADDED[:3], "done"))
    assert bridge.composing.takeBack()
    assert moves_of(bridge) == list(ADDED[:3])


def test_a_loaded_game_is_composed_on_and_undone(english):
    loaded = from_record(to_record(bug(*ADDED, kinds="pp")), ADAPTER).table
    bridge, _ = open_table(loaded)
    assert bridge.curtain.name == "Ola"
    assert removable(bridge) == set(), "nobody has the device"
    assert not bridge.composing.takeBack()
    bridge.curtain.open()
    bridge.touch.pick(key_of(bridge, "moles"))
    assert moves_of(bridge) == ["play bug", "do public", "use lookout worm"]
    bridge.undoing.undo()
    bridge.undoing.undo()
    assert moves_of(bridge) == ["play bug"]


# --- what it says -------------------------------------------------------------------------------


def test_the_preview_in_icons(english):
    bridge, _ = open_table(bug(*ADDED))
    play = bridge.play
    assert play.amount == ["4", "pizza"]
    assert play.sum == ["(", "1", "+", "2", "+", "1", ")", "x", "shovel"]
    assert play.changes == ["pizza 0 then 4"]
    assert play.then == ["2", "vp"]
    assert play.notes == []
    assert play.whole
    assert play.follow == ["follow", "shovel", ":", "1", "pizza"]
    assert [play.followCards, play.followAble] == [[2], [True]]
    assert plain(bridge.coach.text) == (
        "Bug: gain 1 pizza for each shovel. Now: 4 pizzas. Play it, or take cards back."
    )


def test_why_a_coin_counts_is_said_in_one_line(english):
    """It may have been added by itself."""
    bridge, _ = open_table(position("bug", "moles", "blades", moves=("play bug", "do public")))
    presenter = bridge.presenter
    texts_of = [presenter.game.format_move(presenter.table.state, m) for m in presenter.moves]
    assert "coin stands" not in plain(bridge.coach.text)
    choose(bridge, next(text for text in texts_of if text.startswith("add blades")))
    assert "A coin stands for any suit, here for: shovel (Blades)." in plain(bridge.coach.text)


def test_what_does_not_fit_is_said(english):
    table = position("doodles", "icky-sticky", "penny", stuff={"pizza": 0, "toys": 2})
    bridge, _ = open_table(table)
    for text in ("play doodles", "do public", "add icky-sticky"):
        choose(bridge, text)
    assert bridge.play.amount == ["2", "toy"]
    assert [plain(note) for note in bridge.play.notes] == ["Only 2 fit."]
    assert not bridge.play.whole


def test_action_buttons_say_what_they_give_and_could_give(english):
    bridge, _ = open_table(bug("play bug"))
    public, private = bridge.choices.rows()
    assert (public.tokens, plain(public.note), public.action) == (("1", "pizza"), "up to 4", 0)
    assert (private.tokens, private.note, private.action) == (("2", "vp"), "", 1)


def test_the_coach_says_which_action_had_better_come_first(english):
    more = {"fort": 3, "lookout": ["worm"], "stuff": {"pizza": 0, "toys": 0}}
    bridge, _ = open_table(position("sweet-pea", "wart", moves=("play sweet-pea",), **more))
    assert bridge.play.first == 0
    assert "comes first: add 1 card from your hand to your lookout" in plain(bridge.coach.text)


def test_a_play_that_is_not_possible_yet_says_why(english):
    table = position("scout", perks=["recycling"], discard=["wart"])
    bridge, _ = open_table(table)
    for text in ("play scout", "do public"):
        choose(bridge, text)
    assert bridge.play.blocked == words().why.nothing_done()
    bridge.composing.whyBlocked()
    assert bridge.coach.text == words().why.nothing_done()


def test_what_rivals_could_do_is_said_without_a_look_at_their_cards(english):
    bridge, _ = open_table(bug("play bug"))
    assert plain(bridge.play.followText) == (
        "Max (2 cards): may follow (suit: shovel). For one card: 1 pizza."
    )
    bridge, _ = open_table(position("ghost", "bug", moves=("play ghost",)))
    assert bridge.play.followText == words().why.follow_private()


# --- the window ---------------------------------------------------------------------------------


def show(stage: Stage, table: FortTable) -> GameTable:
    stage.app.play(table)
    stage.driver.cancel()
    pump()
    quiet(stage)
    return stage.app.table_of("fort")


def test_a_card_is_dragged_from_the_blanket_back_to_the_hand(make_stage):
    stage = make_stage()
    bridge = show(stage, bug(*ADDED))
    item = card(stage, key_of(bridge, "moles"))
    mouse = Mouse(stage.window)
    mouse.press(point_in(item, 0.5, 0.3))
    mouse.move(mouse.at + UP)
    assert glowing(stage) == {int(Zone.Hand)}
    mouse.move(point_in(mat(stage, Zone.Hand)))
    mouse.release()
    quiet(stage)
    assert "moles" in {row.face for row in rows(stage, Zone.Hand)}
    check_screen(stage)


def test_esc_lets_a_held_card_go_before_it_takes_one_back(make_stage):
    stage = make_stage()
    bridge = show(stage, bug(*ADDED))
    item = card(stage, key_of(bridge, "moles"))
    mouse = Mouse(stage.window)
    mouse.press(point_in(item, 0.5, 0.3))
    mouse.move(mouse.at + UP)
    keys = Keys(stage)
    keys.press(Key.Key_Escape)
    mouse.release()
    quiet(stage)
    assert at_home(item)
    assert moves_of(bridge) == list(ADDED)
    keys.press(Key.Key_Escape)
    assert moves_of(bridge) == list(ADDED[:3])
    keys.press(Key.Key_Escape, Key.Key_Escape, Key.Key_Escape)
    assert moves_of(bridge) == []
    quiet(stage)
    check_screen(stage)


def test_keys_reach_what_can_be_taken_back(make_stage):
    stage = make_stage()
    bridge = show(stage, bug(*ADDED))
    keys = Keys(stage)
    for face in ("moles", "worm"):
        keys.go_to(card(stage, key_of(bridge, face)))
        keys.press(Key.Key_Return)
        quiet(stage)
    assert moves_of(bridge) == ["play bug", "do public"]
    check_screen(stage)


def test_cards_glide_back_and_the_number_ticks(make_stage):
    stage = make_stage(speed="normal")
    bridge = show(stage, bug(*ADDED))
    bridge.touch.pick(key_of(bridge, "moles"))
    assert not stage.app.motion.settled
    quiet(stage)
    check_screen(stage)
    assert bridge.play.amount == ["2", "pizza"]


@pytest.mark.parametrize("kinds", ["pb", "pp"])
def test_every_button_of_a_play_is_on_the_blanket(make_stage, kinds):
    stage = make_stage()
    bridge = show(stage, bug("play bug", kinds=kinds))
    if kinds == "pp":
        bridge.curtain.open()
        quiet(stage)
    play = mat(stage, Zone.Play)
    for name in ("choice0", "choice1"):
        button = thing(stage, name)
        where = play.mapFromScene(button.mapToScene(button.boundingRect().center()))
        assert play.contains(where), name
    Mouse(stage.window).click(point_in(thing(stage, "choice0")))
    assert bridge.shown.deciding == "add"
    primary = thing(stage, "primary")
    assert play.contains(play.mapFromScene(primary.mapToScene(primary.boundingRect().center())))


def test_a_play_that_is_not_possible_shows_a_dimmed_button(make_stage):
    stage = make_stage()
    bridge = show(stage, position("scout", perks=["recycling"], discard=["wart", "dot"]))
    for kind in (mv.Play, mv.Do):
        moves = bridge.presenter.moves
        bridge.touch.choose(next(n for n, move in enumerate(moves) if isinstance(move, kind)))
    quiet(stage)
    blocked = thing(stage, "blocked")
    assert blocked.property("reason") == bridge.play.blocked != ""
    Mouse(stage.window).click(point_in(blocked))
    assert bridge.coach.text == bridge.play.blocked


def test_a_fort_is_paid_for_by_a_click_on_its_cost(make_stage):
    stage = make_stage()
    more = {"stuff": {"pizza": 1, "toys": 2}, "pack": {"pizza": 1, "toys": 0}, "fort": 0}
    bridge = show(stage, position("wart", "bug", moves=("play wart", "do public"), **more))
    assert bridge.tokens.canPay
    ways = len(bridge.presenter.moves)
    assert ways > 1
    Mouse(stage.window).click(point_in(thing(stage, "pay")))
    assert bridge.options.model.rowCount() == ways
    bridge.options.close()
    bridge.tokens.pick("pack pizza")
    Mouse(stage.window).click(point_in(thing(stage, "pay")))
    assert bridge.presenter.view.seats[0].level == 1
