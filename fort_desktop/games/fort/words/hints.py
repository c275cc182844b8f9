"""What a hint says: what a bot would do, why, and how likely one wins by it."""

from __future__ import annotations

from fort_desktop.games.fort.bots.reasons import Fact, Reason
from fort_desktop.games.fort.rules.actions import Suit
from fort_desktop.games.fort.words.suits import SuitTexts
from fort_desktop.ui.texts.base import Sayings
from fort_desktop.ui.texts.typeset import small


class HintTexts(Sayings):
    """What a bot would do; `move` is a label of `MoveTexts`."""

    def plain(self, move: str) -> str:
        """Without an estimate."""
        return self.say(self.tr("My advice: {move}."), move=small(move))

    def action(self, number: int, sentence: str) -> str:
        """One of the two actions of a card (0 is the public one); `sentence` says what it does."""
        advice = (
            self.tr("My advice: choose the public action. {sentence}"),
            self.tr("My advice: choose the private action. {sentence}"),
        )
        return self.say(advice[number], sentence=sentence)

    def chance(self, percent: int) -> str:
        """How likely one wins by it."""
        return self.say(self.tr("Chance to win: {percent}%."), percent=percent)

    def percent(self, percent: int) -> str:
        """The same as a number alone."""
        return self.say(self.tr("{percent}%"), percent=percent)


class ReasonTexts(Sayings):
    """Why a bot advises a move: a sentence, or two."""

    def __init__(self, suits: SuitTexts) -> None:
        super().__init__()
        self._suits = suits

    def why(self, reason: Reason, *, best: bool) -> str:
        """What speaks for a move; `best` is the first that is advised."""
        said = self._whole(best=best) if reason.fact is Fact.WHOLE else self._fact(reason)
        return f"{said} {self._alone()}" if reason.alone else said

    def added(self, cards: list[str]) -> str:
        """The names of cards that are to be added to the one that is played."""
        return self.say(self.tr("Add with it: {cards}."), cards=", ".join(cards))

    def _fact(self, reason: Reason) -> str:
        match reason.fact:
            case Fact.PIZZA | Fact.TOYS | Fact.PIZZA_KEPT | Fact.TOYS_KEPT | Fact.PACK:
                return self._tokens(reason.fact, reason.n)
            case Fact.RECRUITED:
                return self._recruited(reason.suit, reason.n)
            case Fact.LOOKOUT:
                return self._lookout(reason.suit)
            case Fact.TRASHED:
                return self._trashed(reason.n)
            case _:
                return self._other(reason.fact, reason.n)

    def _tokens(self, fact: Fact, n: int) -> str:
        texts = {
            Fact.PIZZA: self.tr("Gives %n pizza(s).", "", n),
            Fact.TOYS: self.tr("Gives %n toy(s).", "", n),
            Fact.PIZZA_KEPT: self.tr("Keeps the pizzas for the fort."),
            Fact.TOYS_KEPT: self.tr("Keeps the toys for the fort."),
            Fact.PACK: self.tr("%n more token(s) in the pack.", "", n),
        }
        return self.say(texts[fact])

    def _recruited(self, suit: Suit | None, n: int) -> str:
        """`n` of the own cards show the suit already."""
        if suit is None:
            return self.say(self.tr("A good card for later turns."))
        if n:
            pattern = self.tr("%n of your cards go(es) with this suit: {suit}.", "", n)
            return self.say(pattern, suit=self._suits.name(suit))
        first = {
            Suit.BOOK: self.tr("Your first book."),
            Suit.CROWN: self.tr("Your first crown."),
            Suit.GLUE: self.tr("Your first glue."),
            Suit.SHOVEL: self.tr("Your first shovel."),
            Suit.SKATEBOARD: self.tr("Your first skateboard."),
            Suit.SQUIRTGUN: self.tr("Your first squirt gun."),
            Suit.COIN: self.tr("Your first coin."),
        }
        return self.say(first[suit])

    def _lookout(self, suit: Suit | None) -> str:
        if suit is None:
            return self.say(self.tr("The card stays in the lookout for good."))
        pattern = self.tr("In the lookout for good, suit: {suit}.")
        return self.say(pattern, suit=self._suits.name(suit))

    def _trashed(self, n: int) -> str:
        """Of 0 it is not that more are trashed, but which."""
        if n:
            return self.say(self.tr("Trashes %n card(s): better ones come sooner.", "", n))
        return self.say(self.tr("You will miss this card least."))

    def _other(self, fact: Fact, n: int) -> str:
        texts = {
            Fact.WIN: self.tr("This wins the game."),
            Fact.POINTS: self.tr("%n point(s) now.", "", n),
            Fact.LEVEL: self.tr("Builds level {n} of the fort."),
            Fact.DOGS: self.tr("A dog for your doghouse."),
            Fact.CATS: self.tr("A cat comes to you."),
            Fact.YARD: self.tr("%n card(s) fewer in your yard.", "", n),
            Fact.HAND: self.tr("%n card(s) more for your own turn.", "", n),
        }
        return self.say(texts[fact], n=n)

    def _whole(self, *, best: bool) -> str:
        """No single thing speaks for it."""
        texts = self.tr("It is better on the whole."), self.tr("It is worse on the whole.")
        return self.say(texts[0] if best else texts[1])

    def _alone(self) -> str:
        return self.say(self.tr("Nobody can follow."))
