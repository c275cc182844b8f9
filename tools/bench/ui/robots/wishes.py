"""What a bot would do in a person's place at a table of Fort, also instead of what was proposed."""

from __future__ import annotations

from collections.abc import Sequence

from fort_desktop.games.fort.play.adapter import FortTable
from fort_desktop.games.fort.rules import moves as mv
from fort_desktop.games.fort.rules.moves import Move
from fort_desktop.games.fort.rules.state import State
from fort_desktop.play.players import bot_rng, chooser

LEVEL = "medium"
Addition = mv.Add | mv.Use


class Wishes:
    """The choices of a medium bot for the people at a table."""

    def __init__(self, table: FortTable) -> None:
        self._table = table
        self._bot = chooser(table.game, LEVEL)

    def at(self, state: State, seat: int, legal: Sequence[Move], number: int, *liked: Move) -> Move:
        """What the bot chooses here; of what is as good for it, one of those that are liked.

        Args:
            state: the position.
            seat: whoever decides.
            legal: to choose from.
            number: of the decision in the game.
            liked: what is wanted rather than what comes to the same.
        """
        first = [move for move in liked if move in legal]
        offered = [*first, *(move for move in legal if move not in first)]
        rng = bot_rng(self._table.seed, seat, number)
        chosen: Move = self._bot.choose(self._table.game.view(state, seat), offered, rng)
        return chosen

    def instead(self, index: int) -> Move:
        """What the bot would have chosen at a decision of the history; what was made, if that is as
        good for it."""
        entry = self._table.history[index]
        legal = self._table.game.legal_moves(entry.before)
        return self.at(entry.before, entry.seat, legal, self._number(index), entry.move)

    def added(self, index: int) -> list[Addition]:
        """The cards that the bot would have added or used from a decision of the history on, until
        it adds no more; of what is as good for it, those that were."""
        history, game = self._table.history, self._table.game
        decision = self._table.decision()
        assert decision is not None, "cards are added"
        before = history[index].before if index < len(history) else self._table.state
        ahead = game.copy(before)
        liked = [entry.move for entry in history[index:]]
        found: list[Addition] = []
        while (asked := game.decision(ahead)) is not None and asked.kind == "add":
            legal = game.legal_moves(ahead)
            move = self.at(ahead, asked.seat, legal, self._number(index) + len(found), *liked)
            if not isinstance(move, Addition):
                break
            found.append(move)
            game.apply(ahead, move, [])
        return found

    def kind_after_done(self, seat: int, kinds: Sequence[mv.Take]) -> mv.Take:
        """Pizza or toys, where both can be chosen with playing a card."""
        ahead = self._table.game.copy(self._table.state)
        self._table.game.apply(ahead, mv.Done(), [])
        chosen = self.at(ahead, seat, kinds, self._table.number + 1)
        assert isinstance(chosen, mv.Take), "one of them is chosen"
        return chosen

    def _number(self, index: int) -> int:
        return self._table.number - len(self._table.history) + index
