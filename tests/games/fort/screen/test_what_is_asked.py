"""Questions say what they are about, and what each answer gives."""

from __future__ import annotations

from typing import Any

import pytest

from fort_desktop.games.fort.play.adapter import FortTable
from fort_desktop.games.fort.rules import moves as mv
from fort_desktop.games.fort.screen.cards.cards_model import CardsModel
from fort_desktop.games.fort.screen.table import GameTable
from fort_desktop.ui.bridge.table.choices_model import Choice
from tests.games.fort.screen.robot import quiet
from tests.play.helpers import at, leader, say
from tests.ui.bridges import open_table
from tests.ui.hands import thing, walk
from tests.ui.speaking import plain

pytestmark = pytest.mark.usefixtures("english")


@pytest.fixture
def make_stage(lend_stage):
    return lend_stage


def asked_by(played: str, hand: str, *moves: str, **more: Any) -> FortTable:
    """A person may follow a card of a bot's."""
    position = leader(played, "ghost", "tink", stuff={"pizza": 2, "toys": 2})
    deck = ["zip-2", "dash-2", "bones", "sweet-pea"]
    position["seats"][1] = {"hand": hand.split(), "deck": deck} | more
    table = at(position, "bp")
    table.asks_all = False
    say(table, f"play {played}", "do public", *moves)
    while table.state.stack[-1].seat == 0:  # the bot makes an end of it
        legal = table.legal()
        table.submit(mv.Done() if mv.Done() in legal else legal[0])
    return table


def tip(bridge: GameTable, card: str) -> tuple[list[str], list[str]]:
    """The badge of a card in hand, and the lines of its tip."""
    hand = [row for row in bridge.cards.rows() if row.zone == CardsModel.Zone.Hand]
    key = next(row.key for row in hand if row.face == card)
    lines = bridge.gains.lines(key, bridge.gains.serial)
    return bridge.gains.tokens(key, bridge.gains.serial), [plain(line) for line in lines]


def composing(*moves: str, hand: str, **more: Any) -> GameTable:
    table = at(leader(*hand.split(), **more))
    table.asks_all = False
    say(table, *moves)
    return open_table(table, "slow")[0]


def choices(bridge: GameTable) -> list[Choice]:
    rows: list[Choice] = bridge.choices.rows()
    return rows


# --- following ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("played", "hand", "does"),
    [
        (
            "bug",
            "moles worm",
            "(suit: shovel, or a coin) and do it too: gain 1 pizza for each shovel.",
        ),
        ("sarge", "worm spike", "do it too: add 1 card from your hand to your lookout."),
        ("wart", "worm spike", "do it too: advance your fort."),
        ("crash", "blitz spike", "do it too: recruit 1 card."),
        ("worm", "moles spike", "do it too: trash 1 card from your hand or discard pile."),
        (
            "baby-face",
            "blitz spike",
            "do it too: for each squirt gun, recruit 1 card, then gain 1 toy.",
        ),
    ],
)
def test_who_is_asked_to_follow_reads_what_it_would_do(played, hand, does):
    bridge, _ = open_table(asked_by(played, hand, stuff={"pizza": 2, "toys": 2}), "slow")
    assert bridge.shown.deciding == "follow"
    assert does in plain(bridge.coach.text)


@pytest.mark.parametrize(
    ("played", "hand", "badge", "line"),
    [
        ("bug", "moles", ["+2", "pizza"], "Following with it gives you: 2 pizzas"),
        (
            "scout",
            "worm spike",
            ["+1", "lookout"],
            "Follow with it: add 1 card from your hand to your lookout",
        ),
        (
            "sarge",
            "worm spike",
            ["+1", "lookout"],
            "Follow with it: add 1 card from your hand to your lookout",
        ),
        ("crash", "blitz", ["+1", "recruit"], "Follow with it: recruit 1 card"),
        ("wart", "worm", [], "Follow with it: advance your fort"),
    ],
)
def test_each_card_says_what_following_with_it_gives_in_a_figure_where_there_is_one(
    played, hand, badge, line
):
    bridge, _ = open_table(asked_by(played, hand, stuff={"pizza": 2, "toys": 2}), "slow")
    tokens, lines = tip(bridge, hand.split()[0])
    assert tokens == badge
    assert lines[0].startswith(line)


def test_f_follow_3_how_many_symbols_are_counted_says_what_each_gives():
    table = asked_by("dot", "icky-sticky spike", stuff={"pizza": 1, "toys": 1}, fort=1)
    say(table, "follow icky-sticky")
    bridge, _ = open_table(table, "slow")
    assert bridge.shown.deciding == "follow-count"
    assert "must be done in full" in plain(bridge.coach.text)
    assert [(plain(c.label), c.tokens) for c in choices(bridge)] == [
        ("Count 1 symbol: 1 token", ("1", "pack")),
        ("Count 2 symbols: 2 tokens", ("2", "pack")),
    ]


# --- coins and suits ------------------------------------------------------------------------------


def test_f_follow_4_the_coin_is_named_with_what_it_is_for_and_by_names_in_words():
    bridge = composing("play bud", hand="bud moles")
    assert bridge.shown.deciding == "coin"
    assert "Rivals can follow with that suit" in plain(bridge.coach.text)
    assert [plain(c.caption) for c in choices(bridge)] == [
        "Book",
        "Crown",
        "Glue",
        "Shovel",
        "Skateboard",
        "Squirt gun",
    ]
    assert plain(choices(bridge)[0].label) == "The coin stands for: book"


@pytest.mark.parametrize("language", ["en", "cs", "pl"])
def test_the_names_of_suits_are_written_on_their_buttons_in_every_language(make_stage, language):
    stage = make_stage(language=language)
    table = at(leader("bud", "moles"))
    table.asks_all = False
    say(table, "play bud")
    stage.app.play(table)
    quiet(stage)
    buttons = [thing(stage, f"choice{n}") for n in range(6)]
    for button, choice in zip(buttons, choices(stage.app.table_of("fort")), strict=True):
        [label] = [i for i in walk(button) if i.property("lineCount") and i.property("text")]
        assert label.property("text").replace("\n", " ") == plain(choice.caption)
        assert not label.property("truncated")
    assert len({button.y() for button in buttons}) == 1


# --- pizzas or toys -------------------------------------------------------------------------------


def test_the_buttons_for_pizzas_and_toys_say_which_they_are_in_a_word(make_stage):
    stage = make_stage()
    table = at(leader("rusty", "thunder", stuff={"pizza": 0, "toys": 0}))
    table.asks_all = False
    say(table, "play rusty", "do public")
    stage.app.play(table)
    quiet(stage)
    shown = {}
    for kind in ("pizza", "toy"):
        button = thing(stage, f"primary{kind}")
        label = next(i for i in walk(button) if i.property("lineCount") and i.property("text"))
        shown[label.property("text")] = label.property("lineCount")
    assert shown == {"Pizzas": 1, "Toys": 1}


# --- what counts without being added --------------------------------------------------------------


def test_a_card_of_the_lookout_is_left_out_and_not_taken_back():
    moves = ("play bug", "do public", "use lookout worm")
    bridge = composing(*moves, hand="bug", lookout=["worm"], fort=1)
    assert plain(bridge.coach.text).endswith("Play it, or leave Worm out (lookout).")
    moves = (*moves[:2], "use lookout worm", "use lookout lefty")
    bridge = composing(*moves, hand="bug", lookout=["worm", "lefty"], fort=1, stuff={})
    assert plain(bridge.coach.text).endswith("Play it, or leave cards of your lookout out.")


def test_a_card_of_the_hand_that_was_added_is_taken_back():
    moves = ("play bug", "do public", "use lookout worm", "add moles")
    bridge = composing(*moves, hand="bug moles", lookout=["worm"], fort=1, stuff={})
    assert plain(bridge.coach.text).endswith("Play it, or take cards back.")
    moves = ("play bug", "do public", "add moles")
    bridge = composing(*moves, hand="bug moles", stuff={})
    assert plain(bridge.coach.text).endswith("Play it, or take Moles back.")


def test_how_often_a_suit_counts_is_put_in_brackets():
    """1 + 2 times a shovel would be read as 1 and twice a shovel."""
    bridge = composing("play bug", "do public", "add moles", hand="bug moles", stuff={})
    assert bridge.play.sum == ["(", "1", "+", "2", ")", "x", "shovel"]
    bridge = composing("play bug", "do public", hand="bug moles", stuff={})
    assert "(" not in bridge.play.sum
