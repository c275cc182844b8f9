"""More ways to pay than can be looked over: one way is shown, token by token."""

from __future__ import annotations

import pytest

from fort_desktop.games.fort.play.adapter import FortTable
from fort_desktop.games.fort.rules import moves as mv
from fort_desktop.games.fort.screen.table import GameTable
from fort_desktop.games.fort.screen.touch.payment import Payment, bundle
from fort_desktop.games.fort.words.texts import words
from tests.games.fort.screen.robot import quiet
from tests.games.fort.screen.seeing import check_screen
from tests.games.fort.screen.test_play_area import position, show
from tests.ui.bridges import open_table
from tests.ui.hands import Key, Keys, Mouse, point_in, thing
from tests.ui.speaking import plain, spoken

FEW = 6
PACK = {"pizza": 1, "toys": 0}
ASKED = (
    "Click the tokens that pay for your fort: {n} to go "
    "(cost: 2 pizzas, 2 toys, 1 token of any kind)."
)
TO_PAY = ("stuff pizza", "stuff pizza", "stuff toy", "pack pizza", "stuff toy")


@pytest.fixture
def make_stage(lend_stage):
    return lend_stage


def chosen(kinds: str = "pb") -> FortTable:
    """A fort costs two pizzas, two toys and one of either, with plenty in stuff and pack."""
    stuff, pack = {"pizza": 3, "toys": 3}, {"pizza": 2, "toys": 1}
    return position(
        "wart", "bug", kinds=kinds, moves=("play wart",), fort=2, stuff=stuff, pack=pack
    )


def rich() -> FortTable:
    """The same, when it is to be paid for."""
    table = chosen()
    table.submit(mv.Do(0))
    return table


def ways(bridge: GameTable) -> list[tuple[int, ...]]:
    """What the buttons in sight pay with."""
    moves = bridge.presenter.moves
    found = (bundle(moves[c.move]) for c in bridge.choices.rows() if c.move < len(moves))
    return [tokens for tokens in found if tokens is not None]


def said(bridge: GameTable) -> str:
    return plain(bridge.coach.text)


def test_many_ways_have_no_buttons_and_the_bar_says_how_it_is_paid(english):
    bridge, _ = open_table(rich())
    assert len(bridge.presenter.moves) > FEW
    assert ways(bridge) == []
    assert said(bridge) == ASKED.format(n=5)


def test_each_token_brings_it_nearer_and_the_last_one_pays(english):
    bridge, _ = open_table(rich())
    for n, place in enumerate(TO_PAY[:-1], 1):
        bridge.tokens.pick(place)
        assert said(bridge) == ASKED.format(n=5 - n)
        assert ways(bridge) == [], "the hand does not make room while it is paid"
    bridge.undoing.undo()
    assert said(bridge) == ASKED.format(n=5)
    for place in TO_PAY:
        bridge.tokens.pick(place)
    assert bridge.presenter.view.seats[0].level == 3


def test_the_fort_offers_no_more_than_can_be_looked_over(english):
    bridge, _ = open_table(rich())
    bridge.tokens.pickFort()
    assert bridge.options.key == 0
    assert said(bridge) == ASKED.format(n=5)
    for place in TO_PAY[:3]:
        bridge.tokens.pick(place)
    bridge.tokens.pickFort()
    assert 1 < bridge.options.model.rowCount() <= FEW, "the rest is chosen there"
    bridge.options.close()
    bridge.tokens.pick(TO_PAY[3])
    bridge.tokens.pick(TO_PAY[4])
    assert bridge.presenter.view.seats[0].level == 3


@pytest.mark.parametrize("count", [FEW, FEW + 1])
def test_few_ways_are_not_many(count):
    payment = Payment([mv.Stop(), *(mv.Pay(0, n, 0, FEW - n) for n in range(count))])
    assert payment.many == payment.open == (count > FEW)
    assert (payment.pays(0), payment.pays(1), payment.left) == (False, True, FEW)


def test_few_ways_have_a_button_each(english):
    table = position(
        "wart",
        "bug",
        moves=("play wart", "do public"),
        stuff={"pizza": 1, "toys": 2},
        pack=PACK,
        fort=0,
    )
    bridge, _ = open_table(table)
    assert len(ways(bridge)) == len(bridge.presenter.moves) > 1
    assert said(bridge).startswith("Choose how to pay")


def test_what_is_spent_is_said_so_and_a_need_says_it_itself(english):
    view = open_table(rich())[0].presenter.view
    told = {kind: plain(words().asked.tokens_left(kind, view, 3)) for kind in ("spend", "need")}
    assert told == {"spend": "Click the tokens to spend: 3 to go.", "need": ""}


@pytest.mark.parametrize(
    ("language", "start"),
    [
        ("cs", "Klikni na suroviny, kterými vylepšení bunkru zaplatíš: zbývá 5 (cena:"),
        ("pl", "Kliknij zasoby, którymi zapłacisz za rozbudowę Fortu: zostało 5 (koszt:"),
    ],
)
def test_it_is_said_in_each_language(qapp, language, start):
    with spoken(language):
        bridge, _ = open_table(rich())
        assert said(bridge).startswith(start)


# --- laid out for a person ------------------------------------------------------------------------


def building(table: FortTable) -> GameTable:
    table.asks_all = False
    bridge, _ = open_table(table)
    if bridge.curtain.down:
        bridge.curtain.open()
    bridge.touch.choose(bridge.presenter.moves.index(mv.Do(0)))
    bridge.flow.hurry()
    assert bridge.shown.deciding == "pay"
    return bridge


def green(bridge: GameTable) -> list[int]:
    return [choice.move for choice in bridge.choices.rows() if choice.primary]


def test_f_fort_a_payment_that_spares_the_pack_lies_there_and_one_click_pays(english):
    bridge = building(chosen())
    assert list(bridge.tokens.laid) in ([3, 2, 0, 0], [2, 3, 0, 0])
    cost = "cost: 2 pizzas, 2 toys, 1 token of any kind"
    assert said(bridge) == f"Pay with these tokens, click others, or take them back ({cost})."
    [number] = green(bridge)
    assert len(ways(bridge)) == 1, "no button stands for some of the others"
    bridge.touch.choose(number)
    assert bridge.presenter.view.seats[0].level == 3


def test_each_token_of_it_can_be_exchanged_before_it_is_paid(english):
    bridge = building(chosen())
    for place in ("pack pizza", "pack toy"):
        assert place in list(bridge.tokens.usable)
        bridge.tokens.pick(place)
        assert bridge.presenter.view.seats[0].level == 2, "nothing is paid by that"
    laid = tuple(bridge.tokens.laid)
    assert (sum(laid), laid[2:]) == (5, (1, 1))
    [number] = green(bridge)
    bridge.touch.choose(number)
    assert bundle(bridge.presenter.table.history[-1].move) == laid


def test_who_takes_it_back_lays_out_token_by_token_and_the_last_one_pays(english):
    bridge = building(chosen())
    bridge.composing.takeBack()
    assert list(bridge.tokens.laid) == [0, 0, 0, 0]
    assert said(bridge) == ASKED.format(n=5)
    assert green(bridge) == []
    for place in TO_PAY:
        bridge.tokens.pick(place)
    assert bundle(bridge.presenter.table.history[-1].move) == (2, 2, 1, 0)


def test_the_fort_itself_takes_what_lies_there(english):
    bridge = building(chosen())
    laid = tuple(bridge.tokens.laid)
    bridge.tokens.pickFort()
    assert bundle(bridge.presenter.table.history[-1].move) == laid


def test_nothing_is_laid_out_where_few_ways_have_buttons(english):
    stuff, moves = {"pizza": 1, "toys": 2}, ("play wart",)
    table = position("wart", "bug", moves=moves, stuff=stuff, pack=PACK, fort=0)
    bridge = building(table)
    assert list(bridge.tokens.laid) == [0, 0, 0, 0]
    assert len(ways(bridge)) == len(bridge.presenter.moves) > 1


def test_what_lies_there_is_no_decision_and_not_seen_by_others():
    bridge = building(chosen("pp"))
    assert sum(bridge.tokens.laid) == 5
    table = bridge.presenter.table
    assert not isinstance(table.history[-1].move, mv.Pay)
    bridge.flow.open(table)  # left, and come back to
    assert bridge.curtain.down
    assert list(bridge.tokens.laid) == [0, 0, 0, 0]


def test_whoever_is_asked_everything_lays_out_all_by_hand(english):
    bridge, _ = open_table(chosen())
    bridge.touch.choose(bridge.presenter.moves.index(mv.Do(0)))
    assert bridge.shown.deciding == "pay"
    assert list(bridge.tokens.laid) == [0, 0, 0, 0]


def test_it_is_paid_by_mouse_or_by_keys(make_stage):
    stage = make_stage()
    for by_keys in (False, True):
        bridge = show(stage, rich())
        keys = Keys(stage)
        for place in TO_PAY:
            item = thing(stage, place.replace(" ", "-"))
            if by_keys:
                keys.go_to(item)
                keys.press(Key.Key_Return)
            else:
                Mouse(stage.window).click(point_in(item))
            quiet(stage)
            check_screen(stage)
        assert bridge.presenter.view.seats[0].level == 3


@pytest.mark.parametrize("by_keys", [False, True], ids=["mouse", "keys"])
def test_what_lies_there_is_exchanged_and_paid_by_mouse_or_by_keys(make_stage, by_keys):
    stage = make_stage()
    bridge, keys, mouse = show(stage, chosen()), Keys(stage), Mouse(stage.window)
    bridge.presenter.table.asks_all = False
    bridge.touch.choose(bridge.presenter.moves.index(mv.Do(0)))
    quiet(stage)
    bridge.flow.hurry()
    quiet(stage)
    for name in ("pack-toy", "choice0"):
        check_screen(stage)
        item = thing(stage, name)
        if by_keys:
            keys.go_to(item)
            keys.press(Key.Key_Return)
        else:
            mouse.click(point_in(item))
        quiet(stage)
    assert bundle(bridge.presenter.table.history[-1].move) == (2, 2, 0, 1)
