"""What is said at the table of 5 Towers."""

from __future__ import annotations

from fort_desktop.ui.texts.base import Sayings
from fort_desktop.ui.texts.typeset import NBSP


def _up_to(n: int) -> str:
    """The numbers below this one."""
    return "0" if n == 1 else f"0–{n - 1}"


def _below(n: int) -> str:
    """A number of points that is 0 or below, with a true minus sign."""
    return f"−{-n}" if n < 0 else "0"


class TowerNames(Sayings):
    """Kinds of towers and their cards."""

    def kind(self, kind_id: str) -> str:
        """One word on a card: forest, cake, haunted, sand or scrap."""
        texts = {
            "forest": self.tr("Forest"),
            "cake": self.tr("Cake"),
            "haunted": self.tr("Haunted"),
            "sand": self.tr("Sand"),
            "scrap": self.tr("Scrap"),
        }
        return self.say(texts[kind_id])

    def tower(self, kind_id: str) -> str:
        """A tower by itself."""
        texts = {
            "forest": self.tr("Forest tower"),
            "cake": self.tr("Cake tower"),
            "haunted": self.tr("Haunted tower"),
            "sand": self.tr("Sand tower"),
            "scrap": self.tr("Scrap tower"),
        }
        return self.say(texts[kind_id])

    def onto(self, kind_id: str) -> str:
        """A tower of the reader that something is to go on: "… does not fit on {onto}"."""
        texts = {
            "forest": self.tr("your forest tower"),
            "cake": self.tr("your cake tower"),
            "haunted": self.tr("your haunted tower"),
            "sand": self.tr("your sand tower"),
            "scrap": self.tr("your scrap tower"),
        }
        return self.say(texts[kind_id])

    def card(self, kind_id: str, number: int) -> str:
        """A card: "Forest 7"."""
        return f"{self.kind(kind_id)}{NBSP}{number}"

    def top(self, kind_id: str) -> str:
        """The 0 of a kind, which finishes its tower."""
        return self.say(self.tr("{card} as the top"), card=self.card(kind_id, 0))

    def both(self, first: str, last: str) -> str:
        """The end of a list of things."""
        return self.say(self.tr("{first} and {last}"), first=first, last=last)

    def listed(self, names: list[str]) -> str:
        """Things in a sentence: "a, b and c"."""
        if len(names) < 2:
            return "".join(names)
        return self.both(", ".join(names[:-1]), names[-1])


class TowerLabelTexts(Sayings):
    """Buttons, bubbles, cards and seats, for the eye and for the screen reader."""

    def bid(self, n: int) -> str:
        return self.say(self.tr("Bid {n}"), n=n)

    def bid_means(self, n: int) -> str:
        """What comes of that bid."""
        if n == 0:
            return self.say(
                self.tr(
                    "Whoever begins cannot pass: with 0 you take no cards. "
                    "If all others pass, these are discarded."
                )
            )
        return self.say(self.tr("If nobody bids more, you take %n of these cards.", "", n))

    def bid_nothing(self) -> str:
        """What whoever begins says instead of passing, on a button."""
        return self.say(self.tr("None (0)"))

    def no_bid(self) -> str:
        return self.say(self.tr("Bid"))

    def pass_(self) -> str:
        return self.say(self.tr("Pass"))

    def take(self, n: int) -> str:
        return self.say(self.tr("Take %n card(s)", "", n))

    def build_all(self) -> str:
        return self.say(self.tr("Build all"))

    def demolish_and_build(self) -> str:
        return self.say(self.tr("Demolish and build all"))

    def may_fall(self, card: str, then: int, kept: int, rubble: int) -> str:
        """Of a top card that need not be demolished: the points then, with it and without.

        `rubble` is what it costs as rubble; the rest of the difference, its tower loses.
        """
        return self.say(
            self.tr(
                "Demolish {card}: when all is built, {then} points instead of {kept} "
                "(tower −{tower}, rubble −{rubble})."
            ),
            card=card,
            then=then,
            kept=kept,
            tower=kept - then - rubble,
            rubble=rubble,
        )

    def falls_for_nothing(self) -> str:
        """Follows that where no card still to come needs it."""
        return self.say(self.tr("That makes room for no card still to come."))

    def must_fall(self, card: str, price: int, rubble: int) -> str:
        """Of the one that must be; `rubble` as above."""
        return self.say(
            self.tr(
                "Demolish {card}: it costs %n point(s) (tower −{tower}, rubble −{rubble}).",
                "",
                price,
            ),
            card=card,
            tower=price - rubble,
            rubble=rubble,
        )

    def says_bid(self, n: int) -> str:
        """In a speech bubble."""
        return self.say(self.tr("I bid {n}"), n=n)

    def says_pass(self) -> str:
        return self.say(self.tr("I pass"))

    def seat_bid(self, who: str, n: int) -> str:
        """What a seat has named, in a line with others."""
        return self.say(self.tr("{who} bids {n}"), who=who, n=n)

    def seat_passed(self, who: str) -> str:
        return self.say(self.tr("{who} passes"), who=who)

    def seat_bid_short(self, who: str, n: int) -> str:
        """Where there is little room: "Ola: 2"."""
        return f"{who}:{NBSP}{n}"

    def seat_passed_short(self, who: str) -> str:
        return f"{who}:{NBSP}{self.says_pass()}"

    def deck(self, n: int) -> str:
        """The last time through the draw pile."""
        return self.say(
            self.tr(
                "Draw pile, last time through: %n card(s). "
                "When they run out, the game ends after that round.",
                "",
                n,
            )
        )

    def deck_out(self) -> str:
        """After the last card of the last time."""
        return self.say(
            self.tr("Draw pile, last time through: no card left. The game ends with this round.")
        )

    def deck_once_more(self, n: int) -> str:
        """The first time through the draw pile."""
        return self.say(
            self.tr(
                "Draw pile, first time through: %n card(s). "
                "When they run out, the discard pile is shuffled to draw from once more.",
                "",
                n,
            )
        )

    def deck_turns(self) -> str:
        """After the last card of the first time."""
        return self.say(
            self.tr(
                "Draw pile, first time through: no card left. "
                "The discard pile is shuffled to draw from once more."
            )
        )

    def discard(self, n: int) -> str:
        return self.say(self.tr("Discard pile: %n card(s)", "", n))

    def discard_under(self, n: int, card: str) -> str:
        """Of a pile that has `card` on top."""
        return self.say(self.tr("Discard pile: %n card(s), {card} on top", "", n), card=card)

    def offered(self, card: str, place: int, count: int) -> str:
        return self.say(
            self.tr("{card}, card {place} of {count} on offer"),
            card=card,
            place=place,
            count=count,
        )

    def in_hand(self, card: str) -> str:
        return self.say(self.tr("{card}, to be built"), card=card)

    def sentence(self, words: str) -> str:
        """Words of a label that stand alone."""
        return f"{words[:1].upper()}{words[1:]}." if words else ""

    def founds(self, tower: str) -> str:
        return self.say(self.tr("founds {tower}"), tower=tower)

    def goes_on(self, number: int) -> str:
        return self.say(self.tr("goes on your {number}"), number=number)

    def goes_on_other(self, number: int) -> str:
        """Of a card that goes on another one that is marked."""
        return self.say(self.tr("goes on the marked {number}"), number=number)

    def needs_demolition(self) -> str:
        return self.say(self.tr("fits after demolishing"))

    def needs_both(self) -> str:
        """Of a card that goes on a 9 or an 8 of the same offer, which needs a demolition."""
        return self.say(self.tr("fits after demolishing, on top of another card on offer"))

    def needs_others(self) -> str:
        """Of a card that goes on a 9 or an 8 of the same offer."""
        return self.say(self.tr("fits on top of another card on offer"))

    def marked(self) -> str:
        return self.say(self.tr("marked"))

    def seat(self, who: str, n: int) -> str:
        return self.say(self.tr("{who}: %n point(s)", "", n), who=who)

    def on_turn(self, seat: str) -> str:
        """A seat that decides now."""
        return self.say(self.tr("{seat}, on turn"), seat=seat)

    def main(self, tower: str) -> str:
        return self.say(self.tr("{tower}, the main tower"), tower=tower)

    def tower(self, tower: str, numbers: str) -> str:
        return self.say(self.tr("{tower}: {numbers}"), tower=tower, numbers=numbers)

    def finished_tower(self, tower: str, numbers: str) -> str:
        return self.say(self.tr("{tower}, finished: {numbers}"), tower=tower, numbers=numbers)

    def rubble(self, n: int) -> str:
        return self.say(self.tr("Rubble: %n card(s)", "", n))


class TowerPreviewTexts(Sayings):
    """What marked cards would give."""

    def win(self, n: int) -> str:
        return self.say(self.tr("If you win these %n", "", n))

    def take(self, n: int) -> str:
        return self.say(self.tr("If you take these %n", "", n))

    def build(self) -> str:
        return self.say(self.tr("When all is built"))

    def nothing(self) -> str:
        return self.say(self.tr("No card is marked"))

    def on(self, numbers: str, top: int) -> str:
        return self.say(self.tr("{numbers} on {top}"), top=top, numbers=numbers)

    def founds(self, numbers: str) -> str:
        return self.say(self.tr("{numbers}: a new tower"), numbers=numbers)

    def finished(self, change: str) -> str:
        return self.say(self.tr("×2, finished; {change}"), change=change)

    def demolished(self, change: str, number: int) -> str:
        return self.say(
            self.tr("{change} when the {number} has fallen"), number=number, change=change
        )

    def then_below(self, change: str, n: int) -> str:
        """What the tower takes next, in few words: beside it there is little room."""
        return self.say(self.tr("{change}; then {numbers}"), change=change, numbers=_up_to(n))

    def then_below_or_9(self, change: str, n: int) -> str:
        text = self.tr("{change}; then {numbers} or 9")
        return self.say(text, change=change, numbers=_up_to(n))

    def then_any(self, change: str) -> str:
        return self.say(self.tr("{change}; then any"), change=change)

    def main(self, before: int, after: int) -> str:
        """What the main tower brings in all, now and then."""
        return self.say(self.tr("main tower: {before} → {after}"), before=before, after=after)

    def rubble(self, before: int, after: int) -> str:
        """What the rubble costs in all, now and then; 0 or below."""
        return self.say(
            self.tr("rubble: {before} → {after}"),
            before=_below(before),
            after=_below(after),
        )


class TowerLogTexts(Sayings):
    """The lines of the log, in the present tense."""

    def bid(self, who: str, n: int) -> str:
        return self.say(self.tr("{who} bids {n}."), who=who, n=n)

    def passed(self, who: str) -> str:
        return self.say(self.tr("{who} passes."), who=who)

    def offer(self, cards: str) -> str:
        return self.say(self.tr("On offer: {cards}."), cards=cards)

    def takes(self, who: str, cards: str) -> str:
        return self.say(self.tr("{who} takes {cards}."), who=who, cards=cards)

    def demolishes(self, who: str, card: str) -> str:
        return self.say(self.tr("{who} demolishes {card}."), who=who, card=card)

    def makes_room(self, who: str, card: str, cards: str) -> str:
        """Of a demolition without which `cards` would not fit."""
        return self.say(
            self.tr("{who} demolishes {card} to make room for {cards}."),
            who=who,
            card=card,
            cards=cards,
        )

    def reopens(self, who: str, card: str) -> str:
        """Of one that need not have been, after which more goes on the tower."""
        return self.say(
            self.tr("{who} demolishes {card}: that tower takes more again."), who=who, card=card
        )

    def builds(self, who: str, cards: str) -> str:
        return self.say(self.tr("{who} builds {cards}."), who=who, cards=cards)

    def nobody(self) -> str:
        """All passed after a 0."""
        return self.say(self.tr("Nobody wants these cards."))

    def reshuffled(self, n: int) -> str:
        return self.say(self.tr("The discard pile is shuffled: %n card(s) to draw again.", "", n))
