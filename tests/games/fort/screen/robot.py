"""A pair of hands for tests: it plays at the window with the mouse or with keys alone."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, QPoint
from PySide6.QtQuick import QQuickItem

from fort_desktop.games.fort.rules import moves as mv
from fort_desktop.games.fort.rules.alike import alike
from fort_desktop.games.fort.screen.touch.affordances import Affordance
from fort_desktop.games.fort.screen.touch.payment import Payment, bundle
from fort_desktop.ui.app import Stage
from tests.ui.hands import (
    KINDS,
    PLACES,
    Key,
    Keys,
    Mouse,
    Zone,
    point_in,
    pump,
    thing,
    things,
)
from tests.ui.player import Player, quiet

# --- players ------------------------------------------------------------------------------------


class FortPlayer(Player[Affordance]):
    """Plays a person's part of a game of Fort."""

    def __init__(self, stage: Stage, seed: int, after: Callable[[Stage], None]) -> None:
        super().__init__(stage, stage.app.table_of("fort"), seed, after)

    def wanted(self, number: int) -> Affordance:
        offered: Affordance = self.table.presenter.offered[number]
        return offered

    def prepare(self, offered: Affordance) -> None:
        """Spread the discard pile for a card that lies in it, and put it together for others."""
        if self.table.presenter.payment.whole and not self.is_marked(offered):
            Keys(self.stage).press(Key.Key_Escape)
            assert not any(self.table.tokens.laid), "the tokens stay laid out"
        own = self.table.presenter.view.seats[self.table.presenter.viewer]
        wanted = offered.card in own.discard
        if wanted and not self.table.touch.pileOpen:
            pile = [r for r in self.table.cards.rows() if r.zone == Zone.Discard and r.seat == 0]
            self.touch(thing(self.stage, f"card{max(pile, key=lambda r: r.place).key}"))
            assert self.table.touch.pileOpen, "the pile is not spread"
        elif self.table.touch.pileOpen and not wanted:
            Keys(self.stage).press(Key.Key_Escape)
            assert not self.table.touch.pileOpen, "the pile stays spread"
        quiet(self.stage)

    @abstractmethod
    def touch(self, item: QQuickItem) -> None:
        """Act on a thing."""

    def play_it(self) -> None:
        """A dog, and a cat that was touched, wait for the green button."""
        number = self.table.presenter.marked.number
        if number >= 0:
            quiet(self.stage)
            button = self.button_of(number)
            assert button is not None, "what is marked has no button"
            self.touch(button)

    def is_marked(self, offered: Affordance) -> bool:
        """Whether only the button is left to be pressed for a move."""
        return bool(offered.move == self.table.presenter.marked.number)

    def choose(self) -> int:
        """Dogs and cats are seldom offered, so they are often taken."""
        pets = [a.move for a in self.table.presenter.offered if self.is_pet(a)]
        if pets and self.rng.random() < 0.5:
            return self.rng.choice(pets)
        return super().choose()

    def is_pet(self, offered: Affordance) -> bool:
        """Whether a cat is used, or a dog played."""
        presenter = self.table.presenter
        dog = presenter.kind == "play" and presenter.view.cards.is_dog(offered.card)
        return offered.cat >= 0 or (offered.card >= 0 and dog)

    def name_of(self, offered: Affordance) -> str:
        """The name of the thing that stands for a move; empty when only a button does."""
        presenter = self.table.presenter
        cards = presenter.view.cards
        if offered.house >= 0:
            return f"house{offered.house}"
        if offered.cat >= 0:
            return f"cat-{cards.cats[offered.cat].id}"
        if offered.card >= 0:
            return f"card{presenter.keys.key(offered.card)}"
        if offered.deck:
            return next(f"card{r.key}" for r in self.table.cards.rows() if r.zone == Zone.ParkDeck)
        if offered.token is not None:
            zone, kind = offered.token
            return f"{KINDS[zone]}-{mv.KINDS[kind]}"
        if offered.perk >= 0:
            return f"perk-{cards.perks[offered.perk].id}"
        if offered.rule >= 0:
            return f"rule-{cards.rules[offered.rule].id}"
        return f"pack{offered.rival}" if offered.rival >= 0 else ""

    def same(self, made: Any, wanted: Any) -> bool:
        """A click takes the first of several ways from which nothing follows."""
        entry = next(e for e in reversed(self.table.presenter.table.history) if e.move == made)
        return bool(made == wanted) or alike(entry.before, [made, wanted])

    def button_of(self, move: int) -> QQuickItem | None:
        """The button in sight that makes a move, beside the hand or on the blanket."""
        for name, item in things(self.stage).items():
            shown = name.startswith(("choice", "primary"))
            if shown and item.property("move") in self.numbers_of(move):
                return item
        return None

    def numbers_of(self, move: int) -> list[int]:
        """The numbers of the buttons that make a move: a play may be made for pizza or for toys."""
        presenter = self.table.presenter
        if not presenter.kinds or not isinstance(presenter.moves[move], mv.Done):
            return [move]
        first = len(presenter.moves) + len(presenter.plan)
        return [first + n for n in range(len(presenter.kinds))]

    def layable(self, moves: list[Any], number: int) -> list[str] | None:
        """The tokens to lay out for a payment, if laying them completes no other one before."""
        wanted = bundle(moves[number])
        if wanted is None or not any(wanted):
            return None
        order = [PLACES[n] for n in range(4) for _ in range(wanted[n])]
        self.rng.shuffle(order)
        payment = Payment(moves)
        for done, place in enumerate(order, 1):
            zone = Zone.Stuff if place.startswith("stuff") else Zone.Pack
            kind = 0 if place.endswith("pizza") else 1
            completed = payment.lay(zone, kind)
            if completed >= 0:
                return order if completed == number and done == len(order) else None
        return None


class MousePlayer(FortPlayer):
    """Clicks and drags."""

    def __init__(self, stage: Stage, seed: int, after: Callable[[Stage], None]) -> None:
        super().__init__(stage, seed, after)
        self.mouse = Mouse(stage.window)

    def ways_of(self, offered: Affordance, moves: list[Any]) -> list[str]:
        if self.is_marked(offered):
            return ["button"]
        ways = []
        seen = things(self.stage)
        if self.name_of(offered) in seen:
            ways.append("cat" if offered.cat >= 0 else "click")
        if self.held_for(offered) in seen:
            ways.append("drag")
        if self.layable(moves, offered.move) is not None:
            ways += ["lay by click", "lay by drag"]
        if self.button_of(offered.move) is not None:
            ways.append("button")
        return ways

    def do(self, way: str, offered: Affordance, moves: list[Any]) -> None:
        if way == "button":
            button = self.button_of(offered.move)
            assert button is not None
            self.mouse.click(self.point_on(button))
            return
        if way.startswith("lay"):
            self._lay(way, offered, moves)
            return
        seen = things(self.stage)
        if way == "drag":
            self.drag(seen[self.held_for(offered)], self.place_of(offered))
        else:
            self.mouse.click(self.point_on(seen[self.name_of(offered)]))
        self._choose_option(offered.move)

    def place_of(self, offered: Affordance) -> int:
        """Where a thing is dropped for a move: a zone, or the doghouse of a seat."""
        if offered.house < 0:
            return int(offered.target)
        presenter = self.table.presenter
        layout = self.stage.window.findChild(QObject, "layout")
        return int(layout.property("houses")) + presenter.scene.relative(offered.house)

    def held_for(self, offered: Affordance) -> str:
        """The name of the thing that is dragged for a move; empty when none is."""
        if offered.house >= 0:
            return f"card{self.table.presenter.keys.key(offered.card)}"
        return "" if offered.rule >= 0 else self.name_of(offered)

    def _choose_option(self, move: int) -> None:
        """Where one thing can do several: the popup beside it."""
        if not self.table.options.key:
            return
        options = {n: i for n, i in things(self.stage).items() if n.startswith("option")}
        button = next(
            item for n, item in options.items() if n != "options" and item.property("move") == move
        )
        self.mouse.click(self.point_on(button))

    def _lay(self, way: str, offered: Affordance, moves: list[Any]) -> None:
        order = self.layable(moves, offered.move)
        assert order is not None
        laid = [0, 0, 0, 0]
        zones = [Zone.Fort, Zone.Board, Zone.Supply]
        zones += [Zone.Play] * (self.table.shown.deciding == "need")
        for n, place in enumerate(order):
            item = thing(self.stage, place.replace(" ", "-"))
            if way == "lay by drag":
                self.drag(item, int(self.rng.choice(zones)))
            else:
                self.mouse.click(self.point_on(item))
            laid[PLACES.index(place)] += 1
            if n < len(order) - 1:
                assert list(self.table.tokens.laid) == laid, f"{place} was not laid out"

    def touch(self, item: QQuickItem) -> None:
        self.mouse.click(self.point_on(item))

    def point_on(self, item: QQuickItem) -> QPoint:
        """A point where the pointer hits the item and nothing that lies on it."""
        for down in (0.5, 0.15, 0.85):
            for across in (0.5, 0.12, 0.88, 0.04, 0.3, 0.7):
                point = point_in(item, across, down)
                self.mouse.hover(point)
                if self._hits(item):
                    return point
        hit = [n for n, i in things(self.stage).items() if i.property("hovered")]
        raise LookupError(f"the pointer does not reach {item.objectName()}, but {hit}")

    def _hits(self, item: QQuickItem) -> bool:
        if not item.property("hovered"):
            return False
        above = [
            other
            for name, other in things(self.stage).items()
            if name.startswith("card") and other.property("hovered") and other.z() > item.z()
        ]
        return not item.objectName().startswith("card") or not above

    def drag(self, item: QQuickItem, place: int) -> None:
        """Drag a thing to a place that glows: a zone, or a doghouse."""
        layer = thing(self.stage, "layer")
        self.mouse.press(self.point_on(item))
        self.mouse.move(self.mouse.at + QPoint(14, -28), steps=2)
        assert layer.property("dragging"), f"{item.objectName()} cannot be dragged"
        seen = things(self.stage)
        mat = seen.get(f"mat{place}")
        assert mat is not None, f"there is no mat for {place}"
        assert mat.property("legal"), f"{place} does not glow"
        for share in ((0.5, 0.5), (0.5, 0.85), (0.5, 0.15), (0.1, 0.5), (0.9, 0.5), (0.1, 0.9)):
            self.mouse.move(point_in(mat, *share))
            if mat.property("aimed"):
                break
        assert mat.property("aimed"), f"{place} is not hit"
        self.mouse.release()
        if self.stage.app.screen == "table":
            assert not layer.property("dragging")


class KeyPlayer(FortPlayer):
    """Moves the focus and presses Enter or Space."""

    def __init__(self, stage: Stage, seed: int, after: Callable[[Stage], None]) -> None:
        super().__init__(stage, seed, after)
        self.keys = Keys(stage)

    def ways_of(self, offered: Affordance, moves: list[Any]) -> list[str]:
        if self.is_marked(offered):
            return ["button"]
        ways = []
        if self.name_of(offered) in things(self.stage):
            ways.append("cat" if offered.cat >= 0 else "thing")
        if self.layable(moves, offered.move) is not None:
            ways.append("lay")
        if self.button_of(offered.move) is not None:
            ways.append("button")
        return ways

    def do(self, way: str, offered: Affordance, moves: list[Any]) -> None:
        if way == "lay":
            order = self.layable(moves, offered.move)
            assert order is not None
            for place in order:
                self.use(thing(self.stage, place.replace(" ", "-")))
            return
        if way == "button":
            button = self.button_of(offered.move)
            assert button is not None
            self.use(button)
            return
        self.use(things(self.stage)[self.name_of(offered)])
        if self.table.options.key:
            pump()
            options = {n: i for n, i in things(self.stage).items() if n.startswith("option")}
            self.use(
                next(
                    item
                    for n, item in options.items()
                    if n != "options" and item.property("move") == offered.move
                )
            )

    def touch(self, item: QQuickItem) -> None:
        self.use(item)

    def use(self, item: QQuickItem) -> None:
        """Bring the focus to a thing and act."""
        self.keys.go_to(item, self.rng)
        keys = [Key.Key_Return, Key.Key_Enter]
        if not item.property("picturing"):
            keys.append(Key.Key_Space)  # elsewhere it looks closer
        self.keys.press(self.rng.choice(keys))
