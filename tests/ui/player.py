"""What hands that play a game at the window share, whichever game it is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Generic, TypeVar

from fort_desktop.bots.levels import make_bot
from fort_desktop.ui.app import Stage
from fort_desktop.ui.bridge.table.flow import TableFlow
from tests.ui.hands import must_decide, until
from tests.ui.lasting import land

Wanted = TypeVar("Wanted")


class Player(ABC, Generic[Wanted]):
    """Plays a person's part of a game at the window; a game says what its decisions look like.

    Attributes:
        ways: how often each kind of decision was made in each way.
        could: how often it could have been.
        after: called before each decision, when the window is quiet.
    """

    def __init__(
        self, stage: Stage, table: TableFlow, seed: int, after: Callable[[Stage], None]
    ) -> None:
        self.stage = stage
        self.table: Any = table
        self.rng = Random(seed)
        self.after = after
        self.ways: Counter[tuple[str, str]] = Counter()
        self.could: Counter[tuple[str, str]] = Counter()
        self.bot = make_bot("easy", table.presenter.table.game.id)

    def wait_for_turn(self) -> bool:
        """Wait until a person must decide or take over; False when the game is over."""
        bridge = self.table

        def asked() -> bool:
            over = bridge.presenter.table.over
            return over or bool(bridge.curtain.down) or must_decide(bridge)

        assert until(asked, bridge.shown.changed), f"nobody is asked: {bridge.coach.text}"
        quiet(self.stage)
        return not bridge.presenter.table.over

    def play_out(self, most: int = 1000, stop: Callable[[], bool] = lambda: False) -> int:
        """Play to the end, or until `stop` before a decision; how many decisions that took."""
        for made in range(most):
            if not self.wait_for_turn():
                return made
            if self.stage.app.screen in ("table", "towers"):
                self.after(self.stage)
            if stop():
                return made
            self.step()
        raise AssertionError("the game does not end")

    def step(self) -> None:
        """Make one decision by hand."""
        presenter = self.table.presenter
        game, kind, moves = presenter.table.game, presenter.kind, list(presenter.moves)
        number = self.choose()
        wanted = self.wanted(number)
        self.prepare(wanted)
        ways = self.ways_of(wanted, moves)
        legal = [game.format_move(presenter.table.state, m) for m in moves]
        assert ways, f"{kind}: {legal[number]!r} cannot be made; legal: {legal}"
        fewest = min(self.ways[kind, way] for way in ways)
        way = self.rng.choice([w for w in ways if self.ways[kind, w] == fewest])
        before = len(presenter.table.history)
        made_by = f"{kind}: {legal[number]!r} by {way}; legal: {legal}"
        try:
            self.do(way, wanted, moves)
            if len(presenter.table.history) == before:
                self.play_it()
        except (AssertionError, LookupError) as error:
            raise AssertionError(f"{made_by}: {error}") from error
        history = presenter.table.history
        assert len(history) > before, f"nothing was decided: {made_by}; {self.table.coach.text}"
        made = history[before]
        assert self.same(made.move, moves[number]), f"{made.notation!r}: {made_by}"
        self.ways[kind, way] += 1
        self.could.update((kind, possible) for possible in ways)

    def check_ways(self, often: int = 6) -> None:
        """Whatever could often be done in a way was done so at least once."""
        for (kind, way), times in self.could.items():
            assert times < often or self.ways[kind, way], f"{kind} was never made by {way}"

    # --- what each game does in its own way -----------------------------------------------------

    def choose(self) -> int:
        """A legal move: half of the time what a bot would do, so that games come to an end."""
        presenter = self.table.presenter
        moves = presenter.moves
        if self.rng.random() < 0.5:
            chosen = self.bot.choose(presenter.table.game, presenter.view, moves, self.rng)
            return list(moves).index(chosen)
        return self.rng.randrange(len(moves))

    def prepare(self, wanted: Wanted) -> None:
        """Bring what the move needs into sight."""

    def same(self, made: Any, wanted: Any) -> bool:
        """Whether a move that was made is the one that was wanted."""
        return bool(made == wanted)

    def play_it(self) -> None:
        """What was only marked is made."""

    @abstractmethod
    def wanted(self, number: int) -> Wanted:
        """What is to be done, as the hands see it, for one of the legal moves."""

    @abstractmethod
    def ways_of(self, wanted: Wanted, moves: Sequence[Any]) -> list[str]:
        """The ways in which this robot can do it; empty when there is none."""

    @abstractmethod
    def do(self, way: str, wanted: Wanted, moves: Sequence[Any]) -> None:
        """Do it in one of these ways."""


def quiet(stage: Stage) -> None:
    """Wait until nothing moves and the window shows it: items find their places in a frame."""
    motion = stage.app.motion
    land(stage)
    assert until(lambda: bool(motion.settled), motion.settledChanged), "something still moves"
    frames: list[bool] = []
    stage.window.frameSwapped.connect(lambda: frames.append(True))
    stage.window.update()
    assert until(lambda: bool(frames), stage.window.frameSwapped), "no frame comes"
