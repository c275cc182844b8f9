"""A person who sits at a table of 5 Towers in the window."""

from __future__ import annotations

from PySide6.QtQuick import QQuickItem

from fort_desktop.games.towers.rules.cards import KINDS, number_of
from fort_desktop.ui.app import Stage
from tests.games.fort.screen.robot import quiet
from tests.games.towers.screen.bridge_at import cards, key, position
from tests.ui.hands import Key, Keys, Mouse, point_in, type_name, walk
from tests.ui.speaking import plain

WON = [None, -1]  # the other seat has passed: a bid wins at once


class Sitting:
    """A person at the table, with eyes, a mouse and keys."""

    def __init__(self, stage: Stage, **how: object) -> None:
        self.stage = stage
        stage.app.play(position("pb", **{"bids": WON, "start": 1, **how}))
        self.towers = stage.app.table_of("towers")
        self.table = self.towers.presenter.table
        self.mouse, self.keys = Mouse(stage.window), Keys(stage)
        quiet(stage)

    def item(self, name: str) -> QQuickItem:
        return next(i for i in walk(self.stage.window.contentItem()) if i.objectName() == name)

    def card(self, wanted: str) -> QQuickItem:
        return self.card_of(key(wanted))

    def card_of(self, wanted: int) -> QQuickItem:
        found = (i for i in walk(self.stage.window.contentItem()) if type_name(i) == "OfferCard")
        return next(i for i in found if i.property("key") == wanted)

    def click(self, item: QQuickItem, across: float = 0.5, down: float = 0.5) -> None:
        self.mouse.click(point_in(item, across, down))
        quiet(self.stage)

    def drag(self, item: QQuickItem, onto: QQuickItem) -> None:
        self.mouse.press(point_in(item))
        self.mouse.move(point_in(onto, 0.5, 0.7), steps=4)
        self.mouse.release()
        quiet(self.stage)

    def press(self, *keys: Key) -> None:
        self.keys.press(*keys)
        quiet(self.stage)

    def tab_to(self, name: str) -> None:
        """Tab until the focus is on something whose name begins so."""
        for _ in range(40):
            self.press(Key.Key_Tab)
            if self.keys.focused.objectName().startswith(name):
                return
        raise AssertionError(f"Tab does not come to {name}")

    def said(self) -> str:
        return plain(self.towers.coach.text)

    def check(self) -> None:
        """The towers in sight are those of the game."""
        for relative, board in enumerate(("own", "rival1")):
            seat = self.table.state.seats[relative]
            stacks = [i for i in walk(self.item(board)) if type_name(i) == "TowerStack"]
            for kind, stack in zip(KINDS, stacks, strict=True):
                floors = [i for i in walk(stack) if type_name(i) == "TowerFloor"]
                shown = [f.property("number") for f in sorted(floors, key=lambda f: -f.y())]
                assert shown == [number_of(card) for card in seat.towers[KINDS.index(kind)]]

    def build(self, seat: int, kind: str, numbers: str) -> None:
        """Somebody has this tower from the start."""
        tower = cards(" ".join(f"{kind}-{n}" for n in numbers.split()))
        state = self.table.state
        state.deck[:] = [card for card in state.deck if card not in tower]
        state.discard[:] = [card for card in state.discard if card not in tower]
        state.seats[seat].towers[KINDS.index(kind)][:] = tower
        self.towers.flow.open(self.table)
        quiet(self.stage)

    def own(self, kind: str) -> list[int]:
        return [number_of(card) for card in self.table.state.seats[0].towers[KINDS.index(kind)]]
