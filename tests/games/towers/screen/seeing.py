"""Whether the window shows the state of a game of 5 Towers: every card, storey, word and figure."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtQuick import QQuickItem
from shiboken6 import isValid

from fort_desktop.games.towers.play.room import opens
from fort_desktop.games.towers.rules.building import buildable
from fort_desktop.games.towers.rules.cards import KINDS, kind_of, number_of
from fort_desktop.games.towers.rules.moves import Bid, Build, Demolish, Keep, Pass
from fort_desktop.games.towers.rules.scoring import main_tower, points, rubble_points
from fort_desktop.games.towers.rules.state import PASSED, highest_bidder
from fort_desktop.games.towers.rules.view import View
from fort_desktop.games.towers.words.texts import words
from fort_desktop.ui.app import Stage
from tests.ui.hands import spoken_name, type_name, walk

FLYING = ("TowerFlight", "TowerRuin", "TowerShuffle")
FIXED = (
    *("SeatTowers", "TowerPlace", "TowerStack", "RubbleHeap", "BidBubble", "SeatHeader"),
    *("TowerPile", "BidPanel", "CoachBar", "TowersSide", "TowerHold", "TowerFlights"),
    *("TowersTableTop", "NumberPlate"),
)
ALMOST = 0.6


class Sight:
    """What the table of 5 Towers in a window consists of.

    Boards, towers and piles stay while a game lasts and are found once; cards come and go.
    """

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.parts: dict[str, list[QQuickItem]] = {}
        for item in walk(stage.window.contentItem(), hidden=True):
            name = type_name(item)
            if name in FIXED:
                self.parts.setdefault(name, []).append(item)

    @property
    def valid(self) -> bool:
        """Whether these are still the parts of the table that is shown."""
        tops = self.parts.get("TowersTableTop", [])
        boards = self.parts.get("SeatTowers", [])
        alive = all(isValid(item) and self._in_sight(item) for item in (*tops, *boards))
        return alive and bool(tops) and len(boards) == self.stage.app.table_of("towers").seats.count

    def _in_sight(self, item: QQuickItem | None) -> bool:
        """Whether it is in the window, and not of a page that only waits to be destroyed."""
        top = self.stage.window.contentItem()
        while item is not None and item != top:
            item = item.property("parent")
        return item is not None

    def one(self, name: str) -> QQuickItem:
        """The only part made by this QML file."""
        (part,) = self.parts[name]
        return part

    def cards(self, prefix: str) -> list[QQuickItem]:
        """The cards of the offer or of the own hand, in their order."""
        found = {
            item.objectName(): item
            for item in self.one("TowersTableTop").childItems()
            if item.objectName().startswith(prefix) and type_name(item) == "OfferCard"
        }
        assert sorted(found) == sorted(f"{prefix}{n}" for n in range(len(found)))
        return [found[f"{prefix}{n}"] for n in range(len(found))]

    def boards(self) -> list[QQuickItem]:
        """Those of the seats, clockwise from the viewer's."""
        return sorted(self.parts["SeatTowers"], key=lambda board: int(board.property("relative")))

    def of(self, board: QQuickItem, name: str) -> list[QQuickItem]:
        """The parts of a board made by this QML file."""
        return [item for item in self.parts[name] if _within(item, board)]


def _within(item: QQuickItem | None, board: QQuickItem) -> bool:
    while item is not None and item != board:
        item = item.parentItem()
    return item is not None


def sight(stage: Stage) -> Sight:
    """The table in the window."""
    known: Sight | None = getattr(stage, "towers_sight", None)
    if known is None or not known.valid:
        known = Sight(stage)
        assert known.valid, "the table is not in the window"
        stage.towers_sight = known  # type: ignore[attr-defined]
    return known


def check_towers(stage: Stage) -> None:
    """The window at rest equals the state."""
    seen, bridge = sight(stage), stage.app.table_of("towers")
    presenter = bridge.presenter
    view: View = presenter.table.view(presenter.viewer)
    decision = presenter.table.decision()
    assert bridge.shown.deciding == ("" if decision is None else decision.kind)
    legal = presenter.table.legal() if decision and decision.seat == presenter.viewer else []
    assert bridge.shown.mine == bool(legal)
    _check_cards(seen, view, legal)
    for relative, board in enumerate(seen.boards()):
        _check_board(seen, board, view, (presenter.viewer + relative) % len(view.seats))
    _check_own(seen, view, legal)
    _check_piles(seen, view)
    _check_panel(seen, view, legal)
    _check_rest(seen)
    coach = seen.one("CoachBar")
    assert coach.property("text") == bridge.coach.text != ""
    assert coach.property("lead") == bridge.coach.lead
    assert bridge.coach.lead or not bridge.shown.mine
    assert str(view.round) in coach.property("tag") or (view.runs > 1 and not view.unseen)


def _check_cards(seen: Sight, view: View, legal: list[Any]) -> None:
    """The cards on offer, and those in the hand of whoever builds."""
    bridge = seen.stage.app.table_of("towers")
    offer, hand = seen.cards("offer"), seen.cards("hand")
    keys = [row.key for row in bridge.cards.offer.rows()]
    assert [key - 1 for key in keys] == list(view.offer)
    assert [item.property("key") for item in offer] == keys
    builder = view.actor if bridge.shown.deciding in ("demolish", "build") else -1
    assert bridge.cards.handSeat == (
        (builder - view.seat) % len(view.seats) if builder >= 0 else -1
    )
    assert sorted(item.property("key") - 1 for item in hand) == (
        sorted(view.seats[builder].hand) if builder >= 0 else []
    )
    rows = {row.key: row for row in (*bridge.cards.offer.rows(), *bridge.cards.hand.rows())}
    for item in (*offer, *hand):
        row = rows[item.property("key")]
        assert (KINDS[kind_of(row.key - 1)], number_of(row.key - 1)) == (row.kind, row.number)
        _check_card(item, row, seen)
    marked = [item.property("key") - 1 for item in offer if item.property("marked")]
    assert marked == list(bridge.presenter.plan.marked)
    assert buildable(view.seats[view.seat].towers, marked), "what is marked cannot be built"
    for cards in (offer, hand):
        _apart(item.mapRectToScene(item.boundingRect()) for item in cards)
    builds = {move.card for move in legal if isinstance(move, Build)}
    usable = {item.property("key") - 1 for item in hand if item.property("usable")}
    assert {(kind_of(c), number_of(c)) for c in builds} <= {
        (kind_of(c), number_of(c)) for c in usable
    }
    assert not usable or builds or Keep() in legal
    if usable and hand:
        assert hand[0].property("usable"), "what is built first lies first"


def _check_card(item: QQuickItem, row: Any, seen: Sight) -> None:
    for role in ("kind", "number", "usable", "label", "reason"):
        assert item.property(role) == getattr(row, role), (role, row)
    assert item.property("cardName") == row.name
    assert spoken_name(item) == row.label != ""
    assert not item.property("awaited"), row
    assert not item.property("carried"), row
    spot = item.property("spot")
    unit = float(seen.one("TowerHold").property("unit"))
    raised = 9 * unit if item.property("marked") else 0
    assert abs(item.x() - spot.x()) < ALMOST, row
    assert abs(item.y() + raised - spot.y()) < ALMOST, row
    (face,) = [child for child in _all(item) if type_name(child) == "TowerCard"]
    drawn = [face.property(name) for name in ("kind", "number", "name", "selected")]
    assert drawn == [row.kind, row.number, row.name, item.property("marked")]
    assert face.isVisible(), row
    _inside(item, seen.stage)


def _inside(item: QQuickItem, stage: Stage) -> None:
    at = item.mapRectToScene(item.boundingRect())
    window = QRectF(-ALMOST, -ALMOST, stage.window.width() + 1, stage.window.height() + 1)
    assert window.contains(at), f"{item.objectName()} at {at}"


def _apart(places: Iterable[QRectF]) -> None:
    """Cards beside each other do not hide each other."""
    ordered = sorted((at.left(), at.right()) for at in places)
    for (_, right), (left, _) in pairwise(ordered):
        assert left > right - ALMOST, ordered


def _check_board(seen: Sight, board: QQuickItem, view: View, number: int) -> None:
    """Whatever a board shows of its seat."""
    stage = seen.stage
    seat, setup = view.seats[number], stage.app.table_of("towers").presenter.table.seats[number]
    _inside(board, stage)
    assert setup.name in spoken_name(board)
    (header,) = seen.of(board, "SeatHeader")
    figures = {name: header.property(name) for name in ("name", "points", "first", "active")}
    assert figures == {
        "name": setup.name,
        "points": points(seat),
        "first": number == view.start,
        "active": number == view.actor,
    }
    bubble = next(b for b in seen.of(board, "BidBubble") if b.objectName().startswith("said"))
    bids = stage.app.table_of("towers").presenter.echo or view.bids
    say, bid = words().labels, bids[number]
    heard = "" if bid is None else say.says_pass() if bid == PASSED else say.says_bid(bid)
    assert [bubble.property("text"), bubble.isVisible()] == [heard, heard != ""]
    assert bubble.property("highest") == (number == highest_bidder(bids))
    (heap,) = seen.of(board, "RubbleHeap")
    count = len(seat.rubble)
    assert [heap.property("count"), heap.property("shown")] == [count, count]
    assert str(rubble_points(count)).replace("-", "−") in heap.property("text")
    stacks = {stack.property("kind"): stack for stack in seen.of(board, "TowerStack")}
    assert tuple(stacks) == KINDS
    for kind, stack in enumerate(stacks.values()):
        main = kind == main_tower(seat)
        _check_tower(stack, [number_of(card) for card in seat.towers[kind]], main=main)


def _check_tower(stack: QQuickItem, numbers: list[int], *, main: bool) -> None:
    """A tower as it is drawn: its storeys one on another, and their plates."""
    assert list(stack.property("numbers")) == numbers
    floors = [item for item in stack.childItems() if type_name(item) == "TowerFloor"]
    floors.sort(key=lambda item: -item.y())
    assert [item.property("number") for item in floors] == numbers
    assert all(item.property("fall") == 0 for item in floors)
    assert all(item.isVisible() for item in floors)
    assert all(below.y() - above.y() > 4 for below, above in pairwise(floors)), numbers
    plates = [item for item in _all(stack) if type_name(item) == "NumberPlate"]
    plates.sort(key=lambda item: -item.y() - item.height() / 2)
    assert [item.property("number") for item in plates if item.isVisible()] == numbers
    assert bool(stack.property("mainText")) == main
    assert all(str(n) in spoken_name(stack) for n in numbers)
    if floors:
        assert floors[-1].mapRectToItem(stack, floors[-1].boundingRect()).top() > -30


def _all(item: QQuickItem) -> Iterator[QQuickItem]:
    for child in item.childItems():
        yield child
        if type_name(child) != "TowerFloor":
            yield from _all(child)


def _asked(view: View, kind: str, legal: list[Any], parts: list[QQuickItem]) -> bool:
    """Whether a demolition is shown: it must be, makes room, or somebody looks there."""
    makes_room = opens(view, view.seats[view.seat], KINDS.index(kind))
    looked = [part.property("hovered") or part.property("shownFocus") for part in parts]
    return Keep() not in legal or makes_room or any(looked)


def _check_own(seen: Sight, view: View, legal: list[Any]) -> None:
    """What can be done with the own towers, and nothing with those of others."""
    falling = {KINDS[move.kind] for move in legal if isinstance(move, Demolish)}
    fitting = {card.property("kind") for card in seen.cards("hand") if card.property("usable")}
    for place in seen.parts["TowerPlace"]:
        kind = place.property("kind")
        (top,) = [item for item in place.childItems() if type_name(item) == "TowerThing"]
        own = place.property("own")
        (stack,) = [item for item in _all(place) if type_name(item) == "TowerStack"]
        built = stack.property("count") > 0
        assert top.isVisible()
        assert top.property("browsable") == top.property("readable") == built, "it can be read"
        assert own or not top.property("usable")
        balls = [item for item in place.childItems() if type_name(item) == "WreckingBall"]
        asked = own and kind in falling and _asked(view, kind, legal, [top, *balls])
        assert [ball.isVisible() for ball in balls] == [asked]
        assert all(ball.property("price") < 0 for ball in balls if ball.isVisible())
        assert place.property("demolishable") == (own and kind in falling), kind
        assert place.property("awaited") == 0
        if own:
            fits = kind in fitting
            assert top.property("usable") == (kind in falling or fits), kind
            assert stack.property("lit") == (fits or place.property("hinted")), kind
        assert spoken_name(top)


def _check_piles(seen: Sight, view: View) -> None:
    deck, discard = seen.parts["TowerPile"]
    if deck.property("kind"):
        deck, discard = discard, deck
    assert deck.property("count") == len(view.unseen)
    left = str(len(view.unseen)) if view.unseen else "no card left"
    assert left in spoken_name(deck)
    assert discard.property("count") == len(view.discard)
    if view.discard:
        newest = view.discard[-1]
        shown = [discard.property(name) for name in ("kind", "number")]
        assert shown == [KINDS[kind_of(newest)], number_of(newest)]
    assert [row.key - 1 for row in seen.stage.app.table_of("towers").piles.discard.rows()] == list(
        view.discard
    )[::-1]


def _check_panel(seen: Sight, view: View, legal: list[Any]) -> None:
    """The numbers, the buttons, and what marked cards would bring."""
    bridge = seen.stage.app.table_of("towers")
    named = {i.objectName(): i for i in walk(seen.one("BidPanel")) if i.objectName()}
    bids = [item for name, item in named.items() if name.startswith("bid")]
    if bridge.shown.mine and bridge.shown.deciding == "bid":
        assert sorted(item.property("n") for item in bids) == list(range(len(view.offer) + 1))
        for item in bids:
            possible = Bid(item.property("n")) in legal
            assert item.property("blocked") != possible, item.objectName()
            assert item.property("chosen") == (item.property("n") == bridge.presenter.chosen_bid())
    else:
        assert bids == []
    assert ("primary" in named) == bridge.buttons.hasPrimary
    assert ("second" in named) == bridge.buttons.hasSecond
    if "second" in named:
        assert any(move in legal for move in (Bid(0), Pass()))
        assert not named["second"].property("blocked")
    side = seen.one("TowersSide")
    rows = [item for item in walk(side) if type_name(item) == "PreviewRow"]
    shown = [tuple(item.property(name) for name in ("kind", "text", "gain")) for item in rows]
    assert shown == [(row.kind, row.text, row.gain) for row in bridge.preview.gains.rows()]
    assert bridge.preview.pointsNow == points(view.seats[view.seat])
    if bridge.shown.mine:
        gain = bridge.preview.pointsThen - bridge.preview.pointsNow
        assert sum(row.gain for row in bridge.preview.gains.rows()) == gain


def _check_rest(seen: Sight) -> None:
    """Nothing is held or under way any more."""
    assert seen.stage.app.motion.settled
    hold, flights = seen.one("TowerHold"), seen.one("TowerFlights")
    assert not hold.property("busy")
    assert not hold.property("dragging")
    left = [type_name(item) for item in flights.childItems() if type_name(item) in FLYING]
    assert left == []


def check_spoken(stage: Stage) -> None:
    """Whatever can have the focus or be pressed has a name, and keys reach what can be used."""
    silent = []
    for item in walk(stage.window.contentItem()):
        usable = item.property("activeFocusOnTab") or item.property("usable") is True
        if usable and item.isEnabled() and not spoken_name(item).strip():
            silent.append((type_name(item), item.objectName()))
    assert silent == []
