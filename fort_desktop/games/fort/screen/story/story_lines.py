"""The story of a play as lines of icons, cards and faces.

The signs of a line are those of `ActionRow`, and besides: "@bug" the face of a card or a cat,
"@bug&blue" one from the yard, from the player or in the doghouse of the board of that colour,
"&blue" that player, "perk@copy-cat" an icon that stands for a card, and "," goes on to another
thing gained.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from fort_desktop.games.fort.rules.actions import Suit
from fort_desktop.games.fort.rules.pets import Dog
from fort_desktop.games.fort.screen.cards.icon_rows import action_tokens, counted, dog_tokens
from fort_desktop.games.fort.screen.story.plays import CAT, DOG, OTHERWISE, Deed, Gain, PlayStory
from fort_desktop.games.fort.screen.story.story_words import Speaker
from fort_desktop.games.fort.words.labels import People

_AMOUNTS = {"pizza": "pizza", "toy": "toy", "pack": "pack", "vp": "vp"}
_WITH_CARD = {
    "lookout": "lookout",
    "hand": "hand",
    "park": "recruit",
    "deck": "recruit",
    "yard": "recruit",
    "trash": "trash",
    "trash-rival": "trash-rival",
    "trash-this": "trash-this",
}
_SPENT = "spent-"
_SWAPS = {"swap-pizza": ("pizza", "toy"), "swap-toy": ("toy", "pizza")}


@dataclass(frozen=True, slots=True)
class StoryLine:
    """One line of a story.

    Attributes:
        part: "stray", "deed" of the leader, "follow", "recruit", "yard" or "cat".
        colour: of the board of whom it is about.
        icon: what kind of line it is, a picture.
        signs: what was done with.
        gains: what came of it.
        text: the same in words.
        told: the seats to whom it is told in words of their own, all of it.
    """

    part: str
    colour: str
    icon: str
    signs: tuple[str, ...] = ()
    gains: tuple[str, ...] = ()
    text: str = ""
    told: tuple[int, ...] = ()


class Pen:
    """Writes the lines of a game whose names, and colours of boards by seat, are known."""

    def __init__(self, people: People, colours: Sequence[str]) -> None:
        self._cards = people.cards
        self.speaker = Speaker(people)
        self._colours = colours

    def colour(self, seat: int) -> str:
        """Of a seat's board."""
        return self._colours[seat]

    def lines(self, story: PlayStory) -> list[StoryLine]:
        """All lines of a story, in order."""
        own = self._colours[story.seat]
        found = self._strays(story.seat, story.strays)
        if story.skipped:
            found.append(StoryLine("deed", own, "skip", text=self.speaker.skipped(story)))
        found += [self._deed(story, deed) for deed in story.deeds]
        found += [
            StoryLine(
                "follow",
                self._colours[deed.seat],
                "follow",
                tuple(self.face(card) for card in deed.cards),
                self.gains(deed.gains),
                self.speaker.follow(deed),
            )
            for deed in story.follows
        ]
        found += [self._recruit(story, gain) for gain in story.recruits]
        if story.left:
            faces = tuple(map(self.face, story.left))
            found.append(StoryLine("yard", own, "person", faces, text=self.speaker.left(story)))
        if story.cats:
            found.append(self._cats(story))
        return found

    def _recruit(self, story: PlayStory, gain: Gain) -> StoryLine:
        own, text = self._colours[story.seat], self.speaker.recruit(story.seat, gain)
        signs = self._recruited(gain)
        return StoryLine("recruit", own, "recruit", signs, text=text, told=(gain.seat,))

    def _cats(self, story: PlayStory) -> StoryLine:
        own, signs = self._colours[story.seat], tuple(map(self._cat, story.cats))
        owners = {gain.seat for gain in story.cats}
        told = tuple(owners) if len(owners) == 1 else ()
        return StoryLine("cat", own, "cat", signs, text=self.speaker.cats(story), told=told)

    def _strays(self, owner: int, strays: Sequence[Gain]) -> list[StoryLine]:
        """The dogs that ran away, and to whom: all to the same neighbour (D-STRAY)."""
        if not strays:
            return []
        heir = strays[0].seat
        colour, faces = self._colours[heir], tuple(self.face(gain.card) for gain in strays)
        text = self.speaker.strays(strays)
        return [StoryLine("stray", colour, "dog", faces, (f"&{colour}",), text, (owner, heir))]

    def cards(self, story: PlayStory) -> list[str]:
        """Ids of the played card and of those that count with it."""
        played = [story.card] if story.card >= 0 else []
        return [self._cards.cards[n].id for n in (*played, *(h.card for h in story.helpers))]

    def readings(self, story: PlayStory) -> list[str]:
        """What the coins of each of `cards` stand for; empty where there is nothing to say."""
        played = [""] if story.card >= 0 else []
        return [*played, *(self.reading(h.card, h.reading) for h in story.helpers)]

    def reading(self, card: int, reading: Suit | None) -> str:
        """What a coin of a card stands for; empty where that goes without saying."""
        coin = Suit.COIN in self._cards.suits[card]
        return reading.id if reading is not None and coin else ""

    def face(self, card: int) -> str:
        """The sign of a card."""
        return f"@{self._cards.cards[card].id}"

    def _deed(self, story: PlayStory, deed: Deed) -> StoryLine:
        colour, gains = self._colours[deed.seat], self.gains(deed.gains)
        text = self.speaker.deed(story, deed)
        if deed.action == CAT:
            face = f"@{self._cards.cats[deed.cat].id}"
            return StoryLine("deed", colour, "cat", (face,), gains, text)
        if deed.action == OTHERWISE or story.card < 0:
            return StoryLine("deed", colour, "perk", (), gains, text)
        card = self._cards.cards[story.card]
        if deed.action == DOG:
            tokens = counted(dog_tokens(card.action)) if isinstance(card, Dog) else []
            return StoryLine("deed", colour, "dog", _unlike(tokens, gains), gains, text)
        if isinstance(card, Dog) and story.helpers:  # it copies the kid added last
            card = self._cards.cards[story.helpers[-1].card]
        action = card.actions[deed.action]
        icon, tokens = "private" if deed.action else "public", counted(action_tokens(action))
        return StoryLine("deed", colour, icon, _unlike(tokens, gains), gains, text)

    def gains(self, gains: Iterable[Gain]) -> tuple[str, ...]:
        """What somebody got, as signs, and then what it cost."""
        found: list[str] = []
        cost: list[str] = []
        before = ""
        for gain in gains:
            sign = _WITH_CARD.get(gain.kind, "")
            if gain.kind.startswith(_SPENT):
                cost += [str(gain.n), gain.kind.removeprefix(_SPENT)]
            elif sign:
                found += [] if sign == before else joined(found, [sign])
                found.append(self._from(gain))
            else:
                found += joined(found, self._gain(gain))
            before = sign
        return (*found, *joined(found, ["spend", *cost] if cost else []))

    def _gain(self, gain: Gain) -> list[str]:
        kind, n = gain.kind, str(gain.n)
        if kind in _AMOUNTS:
            return [n, _AMOUNTS[kind]]
        if kind in _SWAPS:
            given, got = _SWAPS[kind]
            return [n, given, "then", n, got]
        match kind:
            case "fort":
                return ["fort-level", str(gain.n - 1), "then", n]
            case "perk" | "use-perk":
                perk = f"perk@{self._cards.perks[gain.card].id}"
                return [perk] if kind == "perk" else ["trash-this", perk]
            case "rule":
                return ["made-up-rule"]
            case "house":
                return ["doghouse", *([self._from(gain)] if gain.seat >= 0 else [])]
        return ["macaroni"]

    def _recruited(self, gain: Gain) -> tuple[str, ...]:
        return (
            ("deck", "then", self.face(gain.card)) if gain.kind == "deck" else (self._from(gain),)
        )

    def _from(self, gain: Gain) -> str:
        return self.face(gain.card) + self._owner(gain)

    def _cat(self, gain: Gain) -> str:
        return f"@{self._cards.cats[gain.card].id}{self._owner(gain)}"

    def _owner(self, gain: Gain) -> str:
        return f"&{self._colours[gain.seat]}" if gain.seat >= 0 else ""


def _unlike(tokens: Sequence[str], gains: tuple[str, ...]) -> tuple[str, ...]:
    """The signs of an action; none where what came of it begins with the very same.

    With an arrow between them they would look like a figure that did not change.
    """
    same = ("1", *tokens) if len(tokens) == 1 else tuple(tokens)
    return () if same == gains or (*same, ",") == gains[: len(same) + 1] else tuple(tokens)


def joined(before: Sequence[str], more: Sequence[str]) -> list[str]:
    """What follows the signs that are there already."""
    return [",", *more] if before and more else list(more)
