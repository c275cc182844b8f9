"""A pair of hands for tests: it plays 5 Towers at the window with the mouse or with keys alone."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence

from PySide6.QtCore import QPoint
from PySide6.QtQuick import QQuickItem

from fort_desktop.games.towers.rules.cards import KINDS, face_of, kind_of
from fort_desktop.games.towers.rules.moves import Bid, Build, Demolish, Keep, Move, Pass, Take
from fort_desktop.games.towers.rules.planning import outcome
from fort_desktop.ui.app import Stage
from tests.games.towers.screen.seeing import check_towers, sight
from tests.ui.hands import Key, Keys, Mouse, point_in, walk
from tests.ui.player import Player, quiet

FIGURES = (Key.Key_0, Key.Key_1, Key.Key_2, Key.Key_3, Key.Key_4, Key.Key_5)

BY_MOUSE = {
    "bid": {"number", "marks", "button"},
    "take": {"click", "drag", "drag one by one"},
    "demolish": {"ball", "drag", "button", "build", "build by drag", "build all"},
    "build": {"build", "build by drag", "tower", "build all"},
}
BY_KEYS = {
    "bid": {"figure", "number", "marks", "button", "P"},
    "take": {"button", "at once"},
    "demolish": {"ball", "at once", "button", "build", "build all"},
    "build": {"build", "tower", "at once", "build all"},
}
ACTING = (Key.Key_Return, Key.Key_Enter, Key.Key_Space)
REGRETS = 12


class TowersPlayer(Player[Move]):
    """Plays a person's part of a game of 5 Towers.

    `undone`: how often it took back a decision; `everything`: the ways to make each kind in once.
    """

    everything: dict[str, set[str]]

    def __init__(self, stage: Stage, seed: int, after: Callable[[Stage], None]) -> None:
        super().__init__(stage, stage.app.table_of("towers"), seed, after)
        self.undone = 0

    def goes_on_for(self, other: TowersPlayer) -> None:
        """Take the place of one at another window."""
        vars(self).update(ways=other.ways, could=other.could, undone=other.undone, rng=other.rng)

    def wanted(self, number: int) -> Move:
        move: Move = self.table.presenter.moves[number]
        return move

    def choose(self) -> int:
        """Rather what can be done in a way not tried yet, and rather a bid: who wins can build."""
        presenter = self.table.presenter
        kind, moves = presenter.kind, list(presenter.moves)
        new = [
            number
            for number, move in enumerate(moves)
            if self.missing(kind) & set(self.ways_of(move, moves))
        ]
        if new and (kind != "bid" or self.rng.random() < 0.5):
            return self.rng.choice(new)
        bids = [number for number, move in enumerate(moves) if isinstance(move, Bid) and move.n]
        if bids and self.rng.random() < 0.6:
            return self.rng.choice(bids[-2:])
        return super().choose()

    def same(self, made: Move, wanted: Move) -> bool:
        """Twins look alike, and whichever of them is touched may be taken."""
        if isinstance(made, Build) and isinstance(wanted, Build):
            return face_of(made.card) == face_of(wanted.card)
        if isinstance(made, Take) and isinstance(wanted, Take):
            return faces(made.cards) == faces(wanted.cards)
        return made == wanted

    def step(self) -> None:
        """Make one decision by hand; now and then take back the last one before."""
        table = self.table.presenter.table
        if self.table.undoing.can and self.rng.random() < (0.7 if self.regretted() else 0.1):
            made = len(table.history)
            self.take_back()
            assert len(table.history) < made, "nothing is taken back"
            self.undone += 1
            assert self.wait_for_turn()
            check_towers(self.stage)
        super().step()

    def missing(self, kind: str) -> set[str]:
        """The ways in which this kind of decision has not been made yet."""
        return {way for way in self.everything[kind] if not self.ways[kind, way]}

    def regretted(self) -> bool:
        """Whether the last decision is one of those that are rare, to be made in another way."""
        kind = self.table.presenter.table.history[-1].kind
        return kind in ("take", "demolish") and bool(self.missing(kind)) and self.undone < REGRETS

    @abstractmethod
    def take_back(self) -> None:
        """Undo."""

    # --- finding --------------------------------------------------------------------------------

    def named(self, name: str) -> QQuickItem:
        """A button, or the place of an own tower, its top, or the rubble.

        Raises:
            LookupError: it is not in sight.
        """
        found = self.stage.window.findChildren(QQuickItem, name)
        shown = [item for item in found if item.isVisible()]
        if not shown:
            table = sight(self.stage).one("TowersTableTop")
            shown = [item for item in walk(table) if item.objectName() == name]
        if len(shown) != 1:
            raise LookupError(f"{len(shown)} are called {name}")
        return shown[0]

    def passing(self) -> QQuickItem:
        """The button that passes or bids 0: the green one where every bid would lose points."""
        return self.named("second" if self.table.buttons.hasSecond else "primary")

    def card(self, card: int, prefix: str) -> QQuickItem:
        """A card of the "offer" or the "hand", or its twin."""
        for item in sight(self.stage).cards(prefix):
            if face_of(item.property("key") - 1) == face_of(card):
                return item
        raise LookupError(f"{card} is not in the {prefix}")

    @property
    def marked(self) -> list[int]:
        """The cards of the offer that are marked."""
        cards = sight(self.stage).cards("offer")
        return [item.property("key") - 1 for item in cards if item.property("marked")]

    def first_of_all(self) -> int:
        """The card that is built first when all are built by one press; -1 when none can be."""
        seat = self.table.presenter.seat
        done = outcome(seat, seat.hand, demolish=False)
        return -1 if done is None else done.order[0]

    def alone(self, card: int) -> bool:
        """Whether it is the only card that goes on its tower now."""
        kinds = [
            kind_of(move.card) for move in self.table.presenter.moves if isinstance(move, Build)
        ]
        return kinds.count(kind_of(card)) == 1

    def in_order(self, cards: Sequence[int]) -> list[int]:
        """The order in which these cards can be built."""
        done = outcome(self.table.presenter.seat, cards)
        return list(done.order) if done else []

    def buildable(self) -> list[QQuickItem]:
        """The cards of the hand that can be built now."""
        return [item for item in sight(self.stage).cards("hand") if item.property("usable")]

    # --- marking --------------------------------------------------------------------------------

    def mark_just(self, cards: Sequence[int], touch: Callable[[QQuickItem], None]) -> None:
        """Mark these cards of the offer, or twins of them, and no others."""
        for n in range(20):
            wrong = [card for card in self.marked if face_of(card) not in faces(cards)]
            missing = [c for c in self.in_order(cards) if face_of(c) not in faces(self.marked)]
            if self.table.shown.deciding == "take" and missing and n % 2 == 0:
                wrong = []  # what is only suggested gives way
            if not wrong and not missing:
                return
            touch(self.card((wrong or missing)[0], "offer"))
            quiet(self.stage)
        raise AssertionError(f"marked are {self.marked} instead of {list(cards)}")

    def mark_so_many(self, n: int, touch: Callable[[QQuickItem], None]) -> None:
        """Mark cards until a bid of `n` can be named for them."""
        self.mark_just(self.table.presenter.best(n) if n else (), touch)


def faces(cards: Sequence[int]) -> list[int]:
    """Which cards these are, whatever twin."""
    return sorted(map(face_of, cards))


class TowersMousePlayer(TowersPlayer):
    """Clicks and drags."""

    everything = BY_MOUSE

    def __init__(self, stage: Stage, seed: int, after: Callable[[Stage], None]) -> None:
        super().__init__(stage, seed, after)
        self.mouse = Mouse(stage.window)

    def ways_of(self, wanted: Move, moves: Sequence[Move]) -> list[str]:
        match wanted:
            case Bid(0):
                return ["number", "button"]
            case Bid():
                return ["number", "marks"]
            case Take():
                return ["click", "drag", "drag one by one"]
            case Demolish():
                return ["ball", "drag"] + ["button"] * (Keep() not in moves)
            case Keep():
                return ["build", "build by drag", "build all"]
            case Build(card):
                alone, first = self.alone(card), self.first_of_all() == card
                return ["build", "build by drag"] + ["tower"] * alone + ["build all"] * first
        return ["button"]

    def do(self, way: str, wanted: Move, moves: Sequence[Move]) -> None:
        match wanted:
            case Bid(n):
                self._bid(way, n)
            case Take(cards):
                self._take(way, cards)
            case Demolish(kind):
                if way == "drag":
                    self.drag(self.named(f"top-{KINDS[kind]}"), self.named("rubble"))
                else:
                    self.mouse.hover(point_in(self.named(f"top-{KINDS[kind]}")))
                    self.click(self.named("primary" if way == "button" else f"ball-{KINDS[kind]}"))
            case Keep() if way.startswith("build"):
                card = self.rng.choice(self.buildable()).property("key") - 1
                self._build(way, card)
            case Build(card):
                self._build(way, card)
            case _:
                self.click(self.passing())

    def _bid(self, way: str, n: int) -> None:
        if way == "button":
            self.click(self.passing())
            return
        if way == "number":
            self.click(self.named(f"bid{n}"))
        else:
            self.mark_so_many(n, self.click)
        quiet(self.stage)
        assert self.table.presenter.chosen_bid() == n
        self.click(self.named("primary"))

    def _take(self, way: str, cards: Sequence[int]) -> None:
        self.mark_just(cards, self.click)
        if way == "click":
            self.click(self.named("primary"))
            return
        left = list(cards)[:1]
        if way == "drag one by one":
            left = self.in_order(cards)
            for card in reversed(left):
                self.click(self.card(card, "offer"))
                quiet(self.stage)
            assert self.marked == []
        for card in left:
            tower = self.named(f"tower-{KINDS[kind_of(card)]}")
            self.drag(self.card(card, "offer"), tower)
            quiet(self.stage)
        if self.table.shown.deciding == "take" and self.table.shown.mine:  # others only suggest
            self.click(self.named("primary"))

    def _build(self, way: str, card: int) -> None:
        kind = KINDS[kind_of(card)]
        if way == "build all":
            self.click(self.named("primary"))
        elif way == "tower":
            self.click(self.named(f"top-{kind}"))
        elif way == "build by drag":
            self.drag(self.card(card, "hand"), self.named(f"tower-{kind}"))
        else:
            self.click(self.card(card, "hand"))

    def take_back(self) -> None:
        self.click(self.named("undo"))

    def click(self, item: QQuickItem) -> None:
        """Click where the pointer hits it."""
        self.mouse.click(self.point_on(item))

    def point_on(self, item: QQuickItem) -> QPoint:
        """A point where the pointer hits the item."""
        for across, down in ((0.5, 0.5), (0.5, 0.85), (0.12, 0.5), (0.88, 0.5), (0.5, 0.15)):
            point = point_in(item, across, down)
            self.mouse.hover(point)
            if item.property("hovered"):
                return point
        raise LookupError(f"the pointer does not reach {item.objectName()}")

    def drag(self, item: QQuickItem, place: QQuickItem) -> None:
        """Drag a thing to a place that glows."""
        hold = sight(self.stage).one("TowerHold")
        self.mouse.press(self.point_on(item))
        self.mouse.move(self.mouse.at + QPoint(14, -28), steps=2)
        assert hold.property("dragging"), f"{item.objectName()} cannot be dragged"
        assert item.property("carried")
        self.mouse.move(point_in(place, 0.5, 0.6), steps=3)
        self.mouse.release()
        if self.stage.app.screen == "table":
            assert not hold.property("dragging")


class TowersKeyPlayer(TowersPlayer):
    """Presses keys: those that mean a decision, and Enter or Space where the focus is."""

    everything = BY_KEYS

    def __init__(self, stage: Stage, seed: int, after: Callable[[Stage], None]) -> None:
        super().__init__(stage, seed, after)
        self.keys = Keys(stage)

    def ways_of(self, wanted: Move, moves: Sequence[Move]) -> list[str]:
        match wanted:
            case Bid(0):
                return ["figure", "number", "button", "P"]
            case Bid():
                return ["figure", "number", "marks"]
            case Pass():
                return ["button", "P"]
            case Take():
                return ["button"] + ["at once"] * self.led(wanted)
            case Demolish():
                forced = Keep() not in moves
                return ["ball"] + ["button"] * forced + ["at once"] * (forced and self.led(wanted))
            case Keep():
                return ["build", "build all"]
            case Build(card):
                ways = ["build"] + ["tower"] * self.alone(card) + ["at once"] * self.led(wanted)
                return ways + ["build all"] * (self.first_of_all() == card)
        raise AssertionError(f"an unknown move: {wanted}")

    def led(self, wanted: Move) -> bool:
        """Whether the focus already is where this decision is made."""
        item = self.keys.focused
        match wanted:
            case Take(cards):
                return faces(self.marked) == faces(cards) and item == self.named("primary")
            case Demolish():
                return item == self.named("primary")
            case Build(card):
                return item in self.buildable() and item == self.card(card, "hand")
        return False

    def do(self, way: str, wanted: Move, moves: Sequence[Move]) -> None:
        match wanted:
            case _ if way == "P":
                self.keys.press(Key.Key_P)
            case _ if way == "at once":
                self.keys.check_focus()
                self.act()
            case _ if way == "build all":
                self.use(self.named("primary"))
            case Bid(n):
                self._bid(way, n)
            case Take(cards):
                self.mark_just(cards, self.use)
                self.use(self.named("primary"))
            case Demolish(kind):
                self.keys.go_to(self.named(f"top-{KINDS[kind]}" if way == "ball" else "primary"))
                self.keys.press(*[Key.Key_Tab] * (way == "ball"))
                self.act()
            case Keep() if way == "build":
                self.use(self.rng.choice(self.buildable()))
            case Build(card):
                tower = f"top-{KINDS[kind_of(card)]}"
                self.use(self.named(tower) if way == "tower" else self.card(card, "hand"))
            case _:
                self.use(self.passing())

    def _bid(self, way: str, n: int) -> None:
        if way == "button" or (way == "number" and self.table.presenter.chosen_bid() == n):
            self.use(self.passing() if way == "button" else self.named(f"bid{n}"))
            return  # the keys bid on a number that is chosen
        if way == "figure":
            self.keys.press(FIGURES[n])
            quiet(self.stage)
            assert self.named("primary").hasActiveFocus()
            assert self.table.presenter.chosen_bid() == n
            self.keys.press(self.rng.choice([Key.Key_Return, Key.Key_Enter]))
            return
        if way == "number":
            self.use(self.named(f"bid{n}"))
        else:
            self.mark_so_many(n, self.use)
        quiet(self.stage)
        assert self.table.presenter.chosen_bid() == n
        self.use(self.named("primary"))

    def take_back(self) -> None:
        self.keys.press(Key.Key_Z, ctrl=True)

    def use(self, item: QQuickItem) -> None:
        """Bring the focus to a thing and act."""
        self.keys.go_to(item, self.rng)
        self.act()

    def act(self) -> None:
        """Use what has the focus."""
        self.keys.press(self.rng.choice(ACTING))
