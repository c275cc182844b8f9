"""What the coach says at the table of 5 Towers."""

from __future__ import annotations

from fort_desktop.ui.texts.base import Sayings


class TowerCoachTexts(Sayings):
    """What can be done now, and what is waited for."""

    def bid_first(self, count: int) -> str:
        """Of the start player, with so many cards on offer."""
        return self.say(
            self.tr(
                "How many of these %n card(s) will you take?",
                "",
                count,
            )
        )

    def bid(self, count: int, highest: int) -> str:
        return self.say(
            self.tr(
                "How many of these %n card(s) will you take: more than {highest}, or do you pass?",
                "",
                count,
            ),
            highest=highest,
        )

    def bid_means(self) -> str:
        """Follows the question, until the reader has answered it once."""
        return self.say(self.tr("The highest bid builds that many."))

    def proposed(self, cards: str) -> str:
        """Why a number is marked before anything was chosen; follows what to do with the bid."""
        return self.say(self.tr("Marked: the lowest bid, for {cards}."), cards=cards)

    def marked(self, cards: str) -> str:
        """Follows what to do with the bid."""
        return self.say(self.tr("The marked cards can all be built: {cards}."), cards=cards)

    def marked_one(self, card: str) -> str:
        return self.say(self.tr("The marked card can be built: {card}."), card=card)

    def marked_after(self, card: str) -> str:
        """Where a card must be demolished for it; short, so that its name is never cut off."""
        return self.say(
            self.tr("To build what is marked, you would have to demolish {card}."), card=card
        )

    def only_pass(self, most: int) -> str:
        """Said while the seat passes by itself, `most` cards at least having been named."""
        return self.say(self.tr("You cannot build more than %n card(s), so you pass.", "", most))

    def none_so_pass(self) -> str:
        """The same of a seat that can build nothing."""
        return self.say(self.tr("You cannot build any of these cards, so you pass."))

    def all_named(self, who: str) -> str:
        """Of a round in which the reader was not asked any more."""
        return self.say(
            self.tr("{who} bids all the cards. Nobody can bid more, so you are not asked."),
            who=who,
        )

    def only_zero(self) -> str:
        """Said while the start player names 0 by itself."""
        return self.say(self.tr("You cannot build any of these cards, so you bid 0."))

    def take(self, n: int) -> str:
        return self.say(self.tr("Take %n card(s) from the offer.", "", n))

    def chosen(self, cards: str) -> str:
        """Of cards put on their towers one by one, while others are marked that were not."""
        return self.say(
            self.tr("Chosen: {cards}. Drag the others too, or press the green button."),
            cards=cards,
        )

    def take_all(self) -> str:
        """Said while they are taken by themselves."""
        return self.say(self.tr("You take the cards that you have won."))

    def demolish(self) -> str:
        return self.say(self.tr("You may demolish the top card of one tower, or build right away."))

    def must_demolish(self) -> str:
        return self.say(self.tr("Demolish a top card first, or the cards will not fit."))

    def build(self) -> str:
        return self.say(self.tr("Build a card on its tower."))

    def rival_takes(self, who: str) -> str:
        return self.say(self.tr("{who} chooses cards."), who=who)

    def rival_builds(self, who: str) -> str:
        return self.say(self.tr("{who} builds."), who=who)

    def last_round_begins(self) -> str:
        """Beside the draw pile that has run out for good."""
        return self.say(self.tr("The last round!"))

    def last_time_begins(self) -> str:
        """Beside the draw pile that has just been made of the discard pile."""
        return self.say(self.tr("Shuffled for the last time"))

    def last_round(self) -> str:
        return self.say(self.tr("Last round"))
