"""What every table says: whose move it is, what cannot be done, and who has won."""

from __future__ import annotations

from fort_desktop.ui.texts.base import Sayings


class TableTexts(Sayings):
    """Whose decision it is, the way back, hints and the end, whatever is played."""

    def your_move(self) -> str:
        """Before what the only person at the table can do."""
        return self.say(self.tr("Your move:"))

    def why_not(self) -> str:
        """Stands before the reason why something is not possible."""
        return self.say(self.tr("Why not?"))

    def waiting(self, who: str) -> str:
        """Another person at this machine decides."""
        return self.say(self.tr("Now deciding: {who}."), who=who)

    def thinking(self, who: str) -> str:
        return self.say(self.tr("{who} is thinking…"), who=who)

    def over(self) -> str:
        return self.say(self.tr("The game is over."))

    def turn(self, who: str) -> str:
        return self.say(self.tr("It is not your turn. Now playing: {who}."), who=who)

    def not_now(self) -> str:
        """Nothing more precise is known."""
        return self.say(self.tr("That is not possible right now."))

    def undo_rematch(self) -> str:
        """What the button does before anybody has decided anything in a rematch."""
        return self.say(self.tr("Undo the rematch: back to the final scoring"))

    def undo_nothing(self) -> str:
        return self.say(self.tr("There is nothing to undo."))

    def undo_hidden(self) -> str:
        return self.say(self.tr("No undo: something hidden has come to light."))

    def undo_other(self) -> str:
        return self.say(self.tr("No undo: somebody else has decided since."))

    def hint_thinking(self) -> str:
        return self.say(self.tr("Thinking about a hint…"))

    def hint_open(self) -> str:
        """Somebody decides while all may look."""
        return self.say(
            self.tr("No hint while everybody may look: it would be made from hidden cards.")
        )

    def total(self, who: str, n: int) -> str:
        return self.say(self.tr("{who}: %n point(s) in all.", "", n), who=who)

    def win(self, who: str) -> str:
        return self.say(self.tr("{who} wins!"), who=who)

    def tie(self, players: str) -> str:
        """`players` are names joined by commas."""
        return self.say(self.tr("Shared victory: {players}."), players=players)
