"""What lies on the boards and in the middle of the table, in one line each: what it is, how much of
it there is, and what it does."""

from __future__ import annotations

from fort_desktop.ui.texts.base import Sayings


class FigureTexts(Sayings):
    """Lines of things that show a number or a picture alone."""

    # A seat

    def open_points(self, n: int, parts: str) -> str:
        """Of a seat; `parts` as `part` says them."""
        return self.say(
            self.tr("%n point(s) so far ({parts}); made-up rules are added at the end", "", n),
            parts=parts,
        )

    def may_change_hands(self, sources: str) -> str:
        """Of the same; `sources` joined by commas."""
        return self.say(self.tr("May still change hands: {sources}."), sources=sources)

    def final_points(self, n: int, parts: str) -> str:
        """Of a seat once the game is scored; `parts` as `part` says them."""
        return self.say(self.tr("%n point(s) in all ({parts})", "", n), parts=parts)

    def leading(self, line: str) -> str:
        """The same of a seat that has the most."""
        return self.say(self.tr("In the lead: {line}"), line=line)

    def part(self, source: str, count: int) -> str:
        """What one source has brought, in a list."""
        return self.say(self.tr("{source} {count}"), source=source, count=count)

    def hand(self, n: int) -> str:
        return self.say(self.tr("Hand: %n card(s), hidden from the others", "", n))

    def deck(self, n: int) -> str:
        return self.say(
            self.tr("Deck: %n card(s); when it is empty the discard pile is shuffled", "", n)
        )

    def discard(self, n: int) -> str:
        return self.say(
            self.tr(
                "Discard pile: %n card(s), open to all; becomes the deck when that is empty", "", n
            )
        )

    def first(self) -> str:
        return self.say(self.tr("First player: every round begins here"))

    def fort(self, level: int, n: int, cards: str, tokens: str) -> str:
        """`n` points at the end; `cards` and `tokens` as `for_cards` and `for_tokens` say them."""
        return self.say(
            self.tr(
                "Fort level {level}: %n point(s) at the end; "
                "lookout for {cards}, pack for {tokens}",
                "",
                n,
            ),
            level=level,
            cards=cards,
            tokens=tokens,
        )

    def for_cards(self, n: int) -> str:
        """How many a lookout has room for."""
        return self.say(self.tr("%n card(s)", "", n))

    def for_tokens(self, n: int) -> str:
        """How many a pack has room for."""
        return self.say(self.tr("%n token(s)", "", n))

    def fort_and_next(self, fort: str, level: int, cost: str) -> str:
        """`cost` in the accusative, as `ObjectTexts` says it."""
        return self.say(
            self.tr("{fort}; level {level} costs {cost}"), fort=fort, level=level, cost=cost
        )

    def fort_and_last(self, fort: str, level: int, cost: str) -> str:
        """The next level is the highest, which brings about the end (F-END)."""
        return self.say(
            self.tr("{fort}; level {level} costs {cost}. It makes that round the last one."),
            fort=fort,
            level=level,
            cost=cost,
        )

    def fort_of_end(self, fort: str) -> str:
        """The highest level."""
        return self.say(self.tr("{fort}; the highest level: this round is the last one"), fort=fort)

    def price(self, level: int) -> str:
        """Stands before the signs of what it costs."""
        return self.say(self.tr("Level {level} costs:"), level=level)

    def next_level(self, level: int, cost: str) -> str:
        return self.say(
            self.tr("Level {level} of the fort costs {cost}; pay from stuff or pack"),
            level=level,
            cost=cost,
        )

    def last_level(self, level: int, cost: str) -> str:
        return self.say(
            self.tr(
                "Level {level} of the fort costs {cost}; pay from stuff or pack. "
                "It makes that round the last one."
            ),
            level=level,
            cost=cost,
        )

    def stuff_pizzas(self, count: int, room: int) -> str:
        return self.say(self.tr("Stuff: {count} of {room} pizzas"), count=count, room=room)

    def stuff_toys(self, count: int, room: int) -> str:
        return self.say(self.tr("Stuff: {count} of {room} toys"), count=count, room=room)

    def pack(self, count: int, n: int) -> str:
        """`n` places."""
        return self.say(
            self.tr("Pack: {count} of %n token(s); it pays like the stuff does", "", n),
            count=count,
        )

    def lookout(self, count: int, n: int, suits: str) -> str:
        """`n` places; `suits` joined by commas."""
        return self.say(
            self.tr("Lookout: {count} of %n card(s), to improve every play; suits: {suits}", "", n),
            count=count,
            suits=suits,
        )

    def sculpture(self, n: int) -> str:
        return self.say(self.tr("Macaroni Sculpture: %n point(s) at the end", "", n))

    # The middle

    def supply_pizzas(self, n: int) -> str:
        return self.say(self.tr("Supply: %n pizza(s); nobody can gain more", "", n))

    def supply_toys(self, n: int) -> str:
        return self.say(self.tr("Supply: %n toy(s); nobody can gain more", "", n))

    def park_deck(self, n: int) -> str:
        return self.say(
            self.tr("Park deck: %n card(s); when none is left this round is the last one", "", n)
        )

    def rules(self, n: int) -> str:
        return self.say(
            self.tr(
                "Made-up rules, which score secretly at the end: %n in the stack; "
                "one for every fort that reaches level 1",
                "",
                n,
            )
        )

    def points_of(self, who: str, n: int, more: int) -> str:
        """A pawn of the track; `more` points would count elsewhere if the game ended now."""
        if more:
            said = self.tr("{who}: %n point(s) here, {more} elsewhere", "", n)
            return self.say(said, who=who, more=more)
        return self.say(self.tr("{who}: %n point(s)", "", n), who=who)

    def whole_track(self, points: str) -> str:
        """`points` of all, as `points_of`, joined by commas."""
        return self.say(
            self.tr(
                "Victory track – {points}. From 25 on, or with a fort of level 5, "
                "this round is the last one."
            ),
            points=points,
        )
