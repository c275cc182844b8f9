"""A person at the window of 5 Towers who wants what the medium bot wants, and does no more for it
than must be done."""

from __future__ import annotations

from typing import Any

from fort_desktop.games.towers.rules.cards import KINDS, face_of, kind_of
from fort_desktop.games.towers.rules.moves import Bid, Build, Demolish, Keep, Move, Pass, Take
from fort_desktop.games.towers.rules.planning import outcome
from fort_desktop.games.towers.rules.state import Seat
from fort_desktop.play.players import bot_rng, chooser
from fort_desktop.ui.app import Stage
from tests.games.towers.screen.robot import (
    FIGURES,
    TowersKeyPlayer,
    TowersMousePlayer,
    faces,
)
from tests.ui.hands import Key
from tests.ui.player import quiet
from tools.bench.ui.robots.fort import MOST, nothing
from tools.bench.ui.robots.hands import Counting, CountingKeys, CountingMouse, counted
from tools.bench.ui.robots.tally import Act, Tally
from tools.bench.ui.robots.wishes import LEVEL

_KINDS: dict[type, str] = {
    Pass: "pass",
    Take: "take cards",
    Demolish: "demolish",
    Keep: "build",
    Build: "build",
}


class TowersRobot:
    """Plays for the people at the table in the window.

    Attributes:
        acts: what was done so far in this game.
        counting: the mouse or the keyboard.
    """

    def __init__(self, stage: Stage, *, by_keys: bool) -> None:
        self._hand: TowersMousePlayer | TowersKeyPlayer
        self.counting: Counting
        self._keys: CountingKeys | None = None
        if by_keys:
            self.counting = self._keys = CountingKeys(stage)
            self._hand = TowersKeyPlayer(stage, 0, nothing)
            self._hand.keys = self._keys
            self._use = self._hand.use
        else:
            self.counting = CountingMouse(stage.window)
            self._hand = TowersMousePlayer(stage, 0, nothing)
            self._hand.mouse = self.counting
            self._use = self._hand.click
        self._stage = stage
        self._bridge: Any = stage.app.table_of("towers")
        self._table = self._bridge.presenter.table
        self._first = len(self._table.history)
        self._bot = chooser(self._table.game, LEVEL)
        self.acts: list[Act] = []

    def play(self, tally: Tally) -> None:
        """Play to the end, and add what that took to a tally; a turn is a round.

        Raises:
            AssertionError: the window does not do what is wanted, or the game does not end.
        """
        assert any(not self.step() for _ in range(MOST)), "the game does not end"
        rounds = dict.fromkeys(entry.before.round for entry in self._table.history[self._first :])
        people = self._table.persons
        tally.count(self.acts, [(n, seat) for n in rounds for seat in people], people)

    def step(self) -> bool:
        """Wait until a person is asked, and do one thing; False when the game is over."""
        if not self._hand.wait_for_turn():
            return False
        presenter = self._bridge.presenter
        before, viewer = len(self._table.history), presenter.viewer
        wish = self._choice(self._table.state, list(presenter.moves), self._table.number)
        kind = ("bid" if wish.n else "bid 0") if isinstance(wish, Bid) else _KINDS[type(wish)]
        act = Act(viewer, (presenter.view.round, viewer), kind)
        with counted(self.counting, self.acts, act):
            self._do(wish)
        assert len(self._table.history) > before, f"{wish} was not made: {self._bridge.coach.text}"
        return True

    def _choice(self, state: Any, moves: list[Move], number: int) -> Move:
        viewer, game = self._bridge.presenter.viewer, self._table.game
        rng = bot_rng(self._table.seed, viewer, number)
        move: Move = self._bot.choose(game.view(state, viewer), moves, rng)
        return move

    def _do(self, wish: Move) -> None:
        match wish:
            case Bid(n) if n:
                self._bid(n)
            case Bid() | Pass():
                self._pass()
            case Take(cards):
                self._take(cards)
            case Demolish():
                self._demolish(wish)
            case _:
                self._build(wish)

    def _pass(self) -> None:
        presenter = self._bridge.presenter
        if presenter.kind == "bid" and presenter.chosen_bid() == 0:
            self._use(self._hand.named("primary"))
        elif self._keys is None:
            self._use(self._hand.passing())
        else:
            self._keys.press(Key.Key_P)

    def _bid(self, n: int) -> None:
        """By the number, unless it is chosen; the cards are chosen when they are taken."""
        presenter = self._bridge.presenter
        if self._keys is not None:
            if presenter.chosen_bid() != n:
                self._keys.press(FIGURES[n])
                quiet(self._stage)
        elif presenter.chosen_bid() != n:
            self._use(self._hand.named(f"bid{n}"))
            quiet(self._stage)
        self._enter()

    def _take(self, cards: tuple[int, ...]) -> None:
        if faces(self._hand.marked) != faces(cards):
            self._hand.mark_just(cards, self._use)
        self._enter()

    def _demolish(self, wish: Demolish) -> None:
        """By the green button, if it must be and all is built then as the bot would."""
        seat = self._bridge.presenter.seat
        done, after = outcome(seat, seat.hand), seat.copy()
        after.towers[wish.kind].pop()
        wanted = _looks(self._built(self._order(wish), after))
        forced = Keep() not in self._bridge.presenter.moves
        if forced and done is not None and _looks(done.seat) == wanted:
            self._enter()
        else:
            self._use(self._hand.named(f"ball-{KINDS[wish.kind]}"))

    def _build(self, wish: Move) -> None:
        """All at once, where that comes to what the bot would build; else the next card."""
        presenter = self._bridge.presenter
        order = self._order(wish)
        done = outcome(presenter.seat, presenter.seat.hand, demolish=False)
        if done is not None and _looks(done.seat) == _looks(
            self._built(order, presenter.seat.copy())
        ):
            self._enter()
        else:
            self._use(self._hand.card(order[0], "hand"))

    def _order(self, wish: Move) -> list[int]:
        """The cards that the bot would build, the first one first."""
        game, viewer = self._table.game, self._bridge.presenter.viewer
        ahead = game.copy(self._table.state)
        move, number = wish, self._table.number
        found: list[int] = []
        while True:
            if isinstance(move, Build):
                found.append(move.card)
            game.apply(ahead, move, [])
            number += 1
            asked = game.decision(ahead)
            if asked is None or asked.seat != viewer or asked.kind != "build":
                return found
            move = self._choice(ahead, list(game.legal_moves(ahead)), number)

    def _built(self, order: list[int], seat: Seat) -> Seat:
        for card in order:
            seat.hand.remove(card)
            seat.towers[kind_of(card)].append(card)
        return seat

    def _enter(self) -> None:
        """The button that acts."""
        self._use(self._hand.named("primary"))


def _looks(seat: Seat) -> list[list[int]]:
    return [[face_of(card) for card in tower] for tower in seat.towers]
