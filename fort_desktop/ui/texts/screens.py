"""Labels that Python makes for screens: phases, places, scores, saved games."""

from __future__ import annotations

from collections.abc import Iterable

from fort_desktop.ui.texts.base import Sayings


class ScreenTexts(Sayings):
    """Phases, rounds, seats, the curtain and saved games."""

    def round(self, number: int) -> str:
        return self.say(self.tr("Round {number}"), number=number)

    def player(self, number: int) -> str:
        """The name that stands in until a player types another."""
        return self.say(self.tr("Player {number}"), number=number)

    def bot(self, number: int) -> str:
        return self.say(self.tr("Bot {number}"), number=number)

    def level(self, level_id: str) -> str:
        """How well a bot plays, for the new-game screen; a level without a word is itself."""
        texts = {
            "easy": self.tr("Easy"),
            "medium": self.tr("Medium"),
            "hard": self.tr("Hard"),
        }
        return self.say(texts.get(level_id, level_id))

    def bot_tag(self, level_id: str) -> str:
        """What stands beside a bot's name; a level without a word here is called by its id."""
        texts = {
            "easy": self.tr("bot, easy"),
            "medium": self.tr("bot, medium"),
            "hard": self.tr("bot, hard"),
        }
        if not level_id:
            return ""
        return self.say(texts.get(level_id) or self.tr("bot, {level}"), level=level_id)

    def curtain_hidden(self) -> str:
        return self.say(self.tr("Hidden cards stay covered until you press the button."))

    def save_round(self, game: str, number: int) -> str:
        """Which game it is, by its name, and how far."""
        return self.say(self.tr("{game} – round {number}"), game=game, number=number)

    def save_of(self, save: str, players: str) -> str:
        """`save` as `save_round` gives it; `players` are names with points, joined by commas."""
        return self.say(self.tr("{game} – {players}"), game=save, players=players)

    def more_games(self, n: int) -> str:
        """Others of the same kind that were left before the one that is offered."""
        return self.say(self.tr("%n more unfinished game(s)", "", n))

    def names(self, players: Iterable[str]) -> str:
        """Names joined by commas."""
        return ", ".join(players)


class ScoreTexts(Sayings):
    """Rows of the final scoring."""

    def in_all(self) -> str:
        return self.say(self.tr("Total"))

    def line(self, source: str, points: Iterable[str]) -> str:
        """A line of the table read aloud; `points` are made by `line_of`."""
        return self.say(self.tr("{source}. {points}."), source=source, points=", ".join(points))

    def line_of(self, who: str, n: int) -> str:
        return self.say(self.tr("{who}: %n point(s)", "", n), who=who)

    def course(self, players: Iterable[str]) -> str:
        """The chart read aloud; `players` are made by `course_of`."""
        return self.say(self.tr("Points by round. {players}"), players=" ".join(players))

    def course_of(self, who: str, points: Iterable[int], total: int) -> str:
        shown = ", ".join(str(n) for n in points)
        return self.say(
            self.tr("{who}: {points}; in all {total}."), who=who, points=shown, total=total
        )

    def standing(self, who: str, won: int, played: int, best: int) -> str:
        """How somebody has done in all games; `best` are points."""
        return self.say(
            self.tr("{who}: {won} of {played} won, best {best}"),
            who=who,
            won=won,
            played=played,
            best=best,
        )

    def results(self, won: int, played: int, best: int) -> str:
        """As `standing`, under the name."""
        return self.say(
            self.tr("{won} of {played} won, best {best}"), won=won, played=played, best=best
        )
