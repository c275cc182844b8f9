"""Labels that Python makes for screens: phases, places, scores, saved games."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

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

    def bot_tag(self, level_id: str) -> str:
        """What stands beside a bot's name."""
        texts = {
            "easy": self.tr("bot, easy"),
            "medium": self.tr("bot, medium"),
            "hard": self.tr("bot, hard"),
        }
        return self.say(texts.get(level_id, ""))

    def game(self, game_id: str) -> str:
        """The name of a game."""
        return self.say({"fort": self.tr("Fort"), "towers": self.tr("5 Towers")}.get(game_id, ""))

    def about_game(self, game_id: str) -> str:
        """What a game is, for the new-game screen."""
        texts = {
            "fort": self.tr("Play your kids, win over those of the others, and build your fort."),
            "towers": self.tr("Bid for cards and stack them from high to low, up to the top."),
        }
        return self.say(texts.get(game_id, ""))

    def variant(self, variant_id: str) -> str:
        """What a variant of Cats & Dogs is, for the new-game screen."""
        texts = {
            "dogs": self.tr(
                "Dogs are dealt with the kids: meet a dog’s need, use its action, and it moves "
                "into a doghouse; most dogs at the end score 7 points."
            ),
            "cats": self.tr(
                "Cats come to the player whose yard lures them and lend their powers; at the end "
                "they score 1, 3, 6 or 10 points."
            ),
        }
        return self.say(texts.get(variant_id, ""))

    def curtain_follow(self, who: str) -> str:
        return self.say(self.tr("{who} decides whether to follow."), who=who)

    def curtain_draft(self, who: str) -> str:
        return self.say(self.tr("{who} chooses a card to keep."), who=who)

    def curtain_hidden(self) -> str:
        return self.say(self.tr("Hidden cards stay covered until you press the button."))

    def save_round(self, game_id: str, number: int) -> str:
        """Which game it is, and how far."""
        return self.say(self.tr("{game} – round {number}"), game=self.game(game_id), number=number)

    def save_of(self, save: str, players: str) -> str:
        """`save` as `save_round` gives it; `players` are names with points, joined by commas."""
        return self.say(self.tr("{game} – {players}"), game=save, players=players)

    def save_with(self, game: str, variants: Sequence[str]) -> str:
        """`game` as `save_of` gives it; `variants`: "dog" and "cat" where they are played with."""
        match variants:
            case ["dog", "cat"]:
                return self.say(self.tr("{game} – with dogs and cats"), game=game)
            case ["dog"]:
                return self.say(self.tr("{game} – with dogs"), game=game)
            case ["cat"]:
                return self.say(self.tr("{game} – with cats"), game=game)
        return game

    def more_games(self, n: int) -> str:
        """Others of the same kind that were left before the one that is offered."""
        return self.say(self.tr("%n more unfinished game(s)", "", n))

    def names(self, players: Iterable[str]) -> str:
        """Names joined by commas."""
        return ", ".join(players)


class PlaceTexts(Sayings):
    """Places of the table with what lies there, for labels and the screen reader."""

    def park_deck(self, n: int) -> str:
        return self.say(self.tr("Park deck: %n card(s)", "", n))

    def of(self, who: str, place: str) -> str:
        """A place of another player: "Ola – Yard: 2 cards"."""
        return self.say(self.tr("{who} – {place}"), who=who, place=place)

    def card_at(self, card: str, place: str, number: int, count: int) -> str:
        """Where a card lies in a row: "Bug – Hand, 2 of 5"."""
        return self.say(
            self.tr("{card} – {place}, {number} of {count}"),
            card=card,
            place=place,
            number=number,
            count=count,
        )

    def place(self, place_id: str) -> str:
        """The bare name of a place, by the ids that events use."""
        texts = {
            "hand": self.tr("Hand"),
            "discard": self.tr("Discard pile"),
            "yard": self.tr("Yard"),
            "lookout": self.tr("Lookout"),
            "table": self.tr("Play area"),
            "park": self.tr("Park"),
            "box": self.tr("Out of the game"),
            "draft": self.tr("Draft"),
            "doghouse": self.tr("Doghouse"),
            "middle": self.tr("Middle of the table"),
        }
        return self.say(texts.get(place_id, ""))


class CardTexts(Sayings):
    """What the screen reader says of a card."""

    def kid(self, card: str, suits: str) -> str:
        """`suits` are names joined by commas."""
        return self.say(self.tr("{card} (suit: {suits})"), card=card, suits=suits)

    def friend(self, card: str, suits: str) -> str:
        return self.say(self.tr("{card}, best friend (suit: {suits})"), card=card, suits=suits)

    def dog(self, card: str, suits: str) -> str:
        return self.say(self.tr("{card}, dog (suit: {suits})"), card=card, suits=suits)

    def cat(self, cat: str) -> str:
        return self.say(self.tr("Cat: {cat}"), cat=cat)


class ScoreTexts(Sayings):
    """Rows of the final scoring."""

    def source(self, source_id: str) -> str:
        texts = {
            "track": self.tr("Victory track"),
            "fort": self.tr("Fort"),
            "rule": self.tr("Made-up rule"),
            "sculpture": self.tr("Macaroni Sculpture"),
            "dogs": self.tr("Dogs"),
            "cats": self.tr("Cats"),
            "forest": self.tr("Forest tower"),
            "cake": self.tr("Cake tower"),
            "haunted": self.tr("Haunted tower"),
            "sand": self.tr("Sand tower"),
            "scrap": self.tr("Scrap tower"),
            "main": self.tr("Main tower"),
            "rubble": self.tr("Rubble"),
            "total": self.tr("In all"),
        }
        return self.say(texts.get(source_id, ""))

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
