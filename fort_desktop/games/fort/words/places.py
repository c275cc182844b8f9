"""Places of the table and cards of Fort, for labels and the screen reader."""

from __future__ import annotations

from fort_desktop.ui.texts.base import Sayings


class PlaceTexts(Sayings):
    """Places of the table with what lies there, for labels and the screen reader."""

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

    def lent(self, card: str, played: str) -> str:
        """A card of a lookout that counts for the card in play; `card` with its suits."""
        return self.say(
            self.tr("{card} in the lookout counts for {played}"), card=card, played=played
        )

    def lent_back(self, card: str, played: str) -> str:
        """The same while it can be taken back."""
        return self.say(
            self.tr("{card} in the lookout counts for {played}; click to take it back"),
            card=card,
            played=played,
        )

    def cat(self, cat: str) -> str:
        return self.say(self.tr("Cat: {cat}"), cat=cat)


class TurnTexts(Sayings):
    """Why somebody takes over the device, or need not."""

    def all_look(self, who: str) -> str:
        """Of what is decided without taking over the device."""
        return self.say(self.tr("Only {who} decides; everybody may look."), who=who)

    def curtain_follow(self, who: str) -> str:
        return self.say(self.tr("{who} decides whether to follow."), who=who)

    def curtain_draft(self, who: str) -> str:
        return self.say(self.tr("{who} chooses a card to keep."), who=who)
