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

    def bid(self, highest: int) -> str:
        """Of a seat after others."""
        return self.say(self.tr("Do you bid more than {highest}, or pass?"), highest=highest)

    def bid_or_pass(self) -> str:
        """Where 0 is the highest number so far."""
        return self.say(self.tr("Do you bid, or pass?"))

    def bid_all(self, count: int) -> str:
        """Where only the number of all cards is higher."""
        return self.say(self.tr("Do you bid all {count}, or pass?"), count=count)

    def bid_means(self) -> str:
        """Follows the question, until the reader has answered it once."""
        return self.say(
            self.tr("The highest bid takes that many cards and builds them all. Most points win.")
        )

    def all_lose(self) -> str:
        """Follows the question: no number is offered first."""
        return self.say(self.tr("Whatever you took now would cost you points."))

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

    def so_pass(self, reason: str) -> str:
        """The same with a reason in a sentence of its own."""
        return self.say(self.tr("{reason} So you pass."), reason=reason)

    def all_named(self, who: str) -> str:
        """Of a round in which the reader was not asked any more."""
        return self.say(self.tr("{who} bids all the cards, so nobody else is asked."), who=who)

    def went_by_none(self, round_: str) -> str:
        """Of an earlier round, in which nothing could be built."""
        return self.say(self.tr("{round} went by: no card fitted your towers."), round=round_)

    def went_by_most(self, round_: str, most: int) -> str:
        """Of one in which more was named than could be built."""
        return self.say(
            self.tr("{round} went by: you could not build more than %n card(s).", "", most),
            round=round_,
        )

    def went_by_all(self, round_: str, who: str) -> str:
        """Of one in which the reader was not asked any more."""
        return self.say(
            self.tr("{round} went by: {who} took all the cards."), round=round_, who=who
        )

    def few_fit(self, n: int, count: int) -> str:
        """A warning beforehand, of `count` cards that may still come on offer."""
        return self.say(
            self.tr("Only %n of the {count} cards still to come fits your towers.", "", n),
            count=count,
        )

    def ball_makes_room(self) -> str:
        """Follows that."""
        return self.say(self.tr("Demolishing a top card makes room."))

    def all_finished(self) -> str:
        """The same of towers on which nothing goes any more."""
        return self.say(
            self.tr("All your towers are finished: until the end you pass by yourself.")
        )

    def only_zero(self) -> str:
        """Said while the start player names 0 by itself."""
        return self.say(self.tr("You cannot build any of these cards, so you bid 0."))

    def take(self, n: int) -> str:
        """Of too few marked cards."""
        return self.say(self.tr("You win the bidding: mark the %n card(s) that you take.", "", n))

    def take_marked(self, n: int) -> str:
        return self.say(
            self.tr("You win the bidding: take the %n marked card(s), or mark others.", "", n)
        )

    def chosen(self, cards: str) -> str:
        """Of cards put on their towers one by one, while others are marked that were not."""
        return self.say(
            self.tr("Chosen: {cards}. Drag the others too, or press the green button."),
            cards=cards,
        )

    def take_all(self, cards: str) -> str:
        """Said while they are taken by themselves."""
        return self.say(self.tr("You win the bidding and take all: {cards}."), cards=cards)

    def build_cards(self) -> str:
        """Where demolishing first would bring nothing."""
        return self.say(self.tr("Build your cards."))

    def demolish(self) -> str:
        return self.say(
            self.tr(
                "Build your cards. First you may demolish a top card, "
                "at the price on its wrecking ball."
            )
        )

    def must_demolish(self, card: str) -> str:
        return self.say(self.tr("{card} must be demolished before your cards fit."), card=card)

    def by_ball(self, card: str) -> str:
        """Of a tower that was touched where nothing can be built."""
        return self.say(self.tr("To demolish {card}, press its wrecking ball."), card=card)

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

    def rival_makes_room(self, who: str, card: str, price: int, cards: str) -> str:
        """Of a demolition without which these cards would not fit; `price` in points."""
        return self.say(
            self.tr("{who} demolishes {card} (−{price}) to make room for {cards}."),
            who=who,
            card=card,
            price=price,
            cards=cards,
        )

    def rival_demolished(self, who: str, card: str, price: int) -> str:
        """`price` in points."""
        return self.say(
            self.tr("{who} demolishes {card} (−{price}) and builds."),
            who=who,
            card=card,
            price=price,
        )

    def instead(self, card: str, others: str) -> str:
        """Of a card just marked, and those that are not marked any more for it."""
        return self.say(self.tr("Marked: {card}, instead of {others}."), card=card, others=others)

    def with_others(self, card: str, others: str) -> str:
        """Of a card just marked, and those that must be built with it."""
        return self.say(
            self.tr("Marked: {card}, with {others}, without which it does not fit."),
            card=card,
            others=others,
        )

    def without_others(self, card: str, others: str) -> str:
        """Of a card not marked any more, and those that do not fit without it."""
        return self.say(
            self.tr("Not marked any more: {card}, nor {others}, for it does not fit without it."),
            card=card,
            others=others,
        )

    def last_round(self) -> str:
        return self.say(self.tr("Last round"))
