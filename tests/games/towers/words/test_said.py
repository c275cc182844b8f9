"""Every sentence that says why not, or where a card goes, is true by the oracle of the rules."""

from random import Random

import pytest
from PySide6.QtTest import QSignalSpy

from fort_desktop.games.towers.play.adapter import TowersAdapter
from fort_desktop.games.towers.rules.cards import KINDS, TWINS
from fort_desktop.games.towers.rules.moves import Bid, Pass, Take
from fort_desktop.games.towers.rules.state import Seat, State
from fort_desktop.games.towers.screen.demolishing import why_no_demolition
from fort_desktop.games.towers.words.sentences import card_lines, look_lines
from fort_desktop.play.history import Resumed
from fort_desktop.play.table import Table
from tests.games.towers.rules import oracle
from tests.games.towers.rules.tables import GAME
from tests.games.towers.rules.test_oracle import numbers, random_position
from tests.games.towers.screen.bridge_at import key, marked, position, said, seats, shown, taking
from tests.games.towers.words.claims import Case, check, faces
from tests.ui.speaking import plain

pytestmark = pytest.mark.usefixtures("english")

POSITIONS = 60
CLICKS = 12


def at(state):
    """The first seat is a person who decides, the others are."""
    kinds = "p" + "b" * (len(state.seats) - 1)
    table = Table(TowersAdapter(), state.options, 1, seats(kinds), Resumed(state, ()))
    return shown(table)[0]


def won(state: State, chance: Random) -> State | None:
    """The first seat has won some of these cards; None where it has no choice."""
    sizes = [move.n for move in GAME.legal_moves(state) if isinstance(move, Bid) and move.n]
    if not sizes:
        return None
    after = GAME.copy(state)
    GAME.apply(after, Bid(chance.choice(sizes)))
    while GAME.decision(after).kind == "bid":
        GAME.apply(after, Pass())
    return after if len(GAME.legal_moves(after)) > 1 else None


def case_of(bridge, **asked) -> Case:
    presenter = bridge.presenter
    cards = presenter.view.offer if presenter.kind in ("bid", "take") else presenter.seat.hand
    bid = presenter.view.bid if presenter.kind == "take" else 0
    chosen = tuple(faces(presenter.plan.chosen))
    return Case(numbers(presenter.seat), faces(cards), chosen=chosen, bid=bid, **asked)


def lie_still(bridge) -> None:
    """What is marked can be built, and taken together."""
    presenter = bridge.presenter
    wanted = case_of(bridge)
    places = wanted.places(faces(presenter.plan.marked))
    assert any(places <= found and len(found) >= wanted.bid for found in wanted.every)
    if wanted.bid:
        assert len(places) <= wanted.bid
        assert bridge.buttons.primaryPossible == (len(places) == wanted.bid)


def click_about(bridge, chance: Random, told: set[str]) -> None:
    """Random clicks on cards: each marks, unmarks or says truly why not."""
    refused = QSignalSpy(bridge.coach.refused)
    for _ in range(CLICKS):
        card = chance.choice(bridge.presenter.view.offer)
        before = bridge.presenter.plan.marked
        asked = case_of(bridge, card=faces([card])[0])
        count = refused.count()
        bridge.touch.mark(card + 1)
        now = bridge.presenter.plan.marked
        if refused.count() > count:
            assert now == before
            told.add(check(said(bridge), asked))
        else:
            assert (card in now) != (card in before)
        lie_still(bridge)
        tell_where(bridge, told)


def tell_where(bridge, told: set[str]) -> None:
    """Each card on offer says truly where it goes, with those that are marked."""
    for row in bridge.cards.offer.rows():
        text = plain(row.label if row.need != "never" else row.reason)
        told.add(check(text, case_of(bridge, card=faces([row.key - 1])[0])))


def positions():
    return [random_position(Random(seed)) for seed in range(POSITIONS)]


def hand_made(own: dict[str, str], offer: str) -> State:
    """A position that chance hardly ever finds."""
    return position("pb", own=own, offer=offer).state


def test_what_is_marked_while_bidding_can_be_built_and_what_cannot_says_truly_why():
    told: set[str] = set()
    for seed, state in enumerate(positions()):
        bridge = at(state)
        if bridge.shown.deciding == "bid" and bridge.shown.mine:
            click_about(bridge, Random(seed), told)
    assert len(told) >= 4


def test_what_is_marked_while_taking_is_never_more_than_was_won():
    told: set[str] = set()
    for seed, state in enumerate(positions()):
        after = won(state, Random(seed))
        if after is not None:
            bridge = at(after)
            assert bridge.shown.deciding == "take"
            click_about(bridge, Random(seed), told)
    assert len(told) >= 4


def test_one_click_never_marks_more_than_was_won():
    """Each of two cards needs a demolition, or one of them a third card below it."""
    own = {"cake": "9 4", "scrap": "5 1"}
    bridge, _ = taking("2", own=own, offer="cake-6 scrap-2 scrap-9 forest-1 sand-3")
    for name in marked(bridge):
        bridge.touch.mark(key(name))
    assert marked(bridge) == []
    bridge.touch.mark(key("cake-6"))
    bridge.touch.mark(key("scrap-2"))
    assert marked(bridge) == ["cake-6"]
    assert said(bridge) == (
        "With this card and the chosen ones you could not build 2 cards: unmark one first."
    )


def test_a_number_that_cannot_be_named_says_truly_why():
    told: set[str] = set()
    for state in positions():
        bridge = at(state)
        for n in range(6):
            why = plain(bridge.presenter.why_bid(n))
            if why:
                told.add(check(why, case_of(bridge, n=n)))
    assert len(told) >= 5


def test_each_card_on_offer_says_truly_where_it_goes():
    told: set[str] = set()
    below = hand_made({"cake": "10 5", "sand": "6 4"}, "cake-8 cake-12 sand-7 sand-9 forest-1")
    for state in [*positions(), below]:
        bridge = at(state)
        if bridge.shown.mine:
            tell_where(bridge, told)
    assert len(told) >= 7


def test_towers_and_cards_that_must_wait_say_truly_why():
    told: set[str] = set()
    for seed, state in enumerate(positions()):
        after = won(state, Random(seed))
        moves = GAME.legal_moves(after) if after is not None else []
        for move in moves[:3]:
            assert isinstance(move, Take)
            taken = GAME.copy(after)
            GAME.apply(taken, move)
            bridge = at(taken)
            whys = [
                (bridge.presenter.why_not_built(card), {"card": faces([card])[0]})
                for card in bridge.presenter.seat.hand
            ]
            if bridge.shown.deciding == "demolish":
                whys += [
                    (why_no_demolition(bridge.presenter, kind), {"kind": KINDS.index(kind)})
                    for kind in KINDS
                ]
            told |= {check(plain(why), case_of(bridge, **how)) for why, how in whys if why}
    assert len(told) >= 5


def going(number: int, *, on: bool) -> set[int]:
    """The numbers that go on a number, or those that it goes on; equal ones only of twins."""
    if on:
        found = {n for n in range(16) if oracle.may_lie_on(n, [number])}
    else:
        found = {n for n in range(16) if oracle.may_lie_on(number, [n])}
    return found - ({number} - set(TWINS))


@pytest.mark.parametrize("number", range(16))
def test_the_close_look_at_a_card_says_on_which_numbers_it_goes(number):
    higher = set(range(number + 1, 16))
    claims = {
        "It goes on a higher number of its tower, or founds it.": higher,
        "It goes on a higher number of its tower or on an 8, or founds its tower.": higher | {8},
        "It goes on an 8 of its tower, or founds its tower.": {8},
        "The arrow: it goes on any number but 0, or founds its tower.": set(range(1, 16)) - {9},
    }
    assert claims[plain(card_lines(number)[0])] == going(number, on=False)
    assert number != 15 or "higher" not in plain(card_lines(number)[0]), "nothing is higher"


@pytest.mark.parametrize("number", range(16))
def test_the_close_look_at_a_tower_says_which_numbers_it_takes(number):
    seat = Seat([[number], [], [], [], []])
    claims = {
        "It has its top and takes nothing more.": set(),
        f"Next it takes a number below {number}, or a 9.": {*range(number), 9},
        "Next it takes its 0, or a 9.": {0, 9},
        f"Next it takes a number below {number}.": set(range(number)),
        "Next it takes any number.": set(range(16)) - {8},
    }
    assert claims[plain(look_lines(seat, 0)[-1])] == going(number, on=True)


def test_of_twins_the_one_that_is_clicked_is_taken():
    table = position(
        "pbbb", own={}, offer="cake-7 cake-7-2 sand-3 scrap-1 forest-2",
        start=1, bids=[None, -1, -1, -1],
    )  # fmt: skip
    bridge, _ = shown(table)
    bridge.touch.chooseBid(2)
    bridge.touch.primary()
    bridge.touch.mark(key("cake-7-2"))
    assert bridge.presenter.plan.chosen == (key("cake-7-2") - 1,)
