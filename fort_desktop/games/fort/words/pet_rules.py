"""The rules that apply to a dog or a cat, as short sentences for its large view."""

from __future__ import annotations

from collections.abc import Iterator

from fort_desktop.games.fort.rules.actions import Suit
from fort_desktop.games.fort.rules.pets import Cat, Dog, Moment
from fort_desktop.games.fort.words.card_rules import Note
from fort_desktop.ui.texts.base import Sayings


class PetRuleTexts(Sayings):
    """Rules of dogs and cats, one sentence each."""

    def of_need(self, dog: Dog) -> Iterator[Note]:
        """What holds for what a dog needs."""
        need = dog.need
        if need.add or need.different or need.kids or need.tokens:
            yield Note("check", self.whole_need())
        if need.add or need.different:
            yield Note("coin", self.coin())
        if need.kids:
            yield Note("person", self.kids())

    def of_action(self, dog: Dog) -> Iterator[Note]:
        """What holds for what a dog does."""
        if dog.action is None:
            yield Note("person", self.copied_kid())
        yield Note("follow", self.in_full())

    def of_house(self) -> Iterator[Note]:
        """What the doghouse is good for."""
        yield Note("vp", self.most_dogs())

    def of_dog(self, dog: Dog) -> Iterator[Note]:
        """What holds for the card as a whole."""
        yield Note(dog.suits[0].id, self.like_a_kid())
        yield Note("trash", self.neither_trashed_nor_lookout())
        yield Note("discard", self.strays())

    def of_lure(self, cat: Cat) -> Iterator[Note]:
        """What holds for what lures a cat."""
        yield Note("first-player", self.come())
        if Suit.COIN in cat.lure.suits or cat.lure.same:
            yield Note("coin", self.only_a_coin())

    def of_power(self, cat: Cat) -> Iterator[Note]:
        """What holds for what a cat does."""
        match cat.moment:
            case Moment.BEFORE_PLAY:
                yield Note("check", self.once())
            case Moment.FOLLOWED | Moment.UNFOLLOWED:
                yield Note("check", self.by_itself())
            case Moment.DRAW:
                yield Note("hand", self.five_or_six())

    def of_cat(self) -> Iterator[Note]:
        """What cats are worth."""
        yield Note("vp", self.cats_score())

    # --- dogs -----------------------------------------------------------------------------------

    def whole_need(self) -> str:
        return self.say(
            self.tr(
                "First meet the whole need: suits, then kids, then tokens; every card that you "
                "add must meet a part of it."
            )
        )

    def coin(self) -> str:
        return self.say(
            self.tr("A coin on an added card stands for any one suit that is still needed.")
        )

    def kids(self) -> str:
        return self.say(self.tr("Best friends are kids too, dogs are not."))

    def copied_kid(self) -> str:
        return self.say(
            self.tr(
                "Only the symbols of the kid count, its coin as you like; “trash this card” "
                "trashes the kid."
            )
        )

    def in_full(self) -> str:
        return self.say(
            self.tr(
                "The action must be carried out in full, otherwise the dog cannot be played; "
                "nobody follows it."
            )
        )

    def most_dogs(self) -> str:
        return self.say(
            self.tr(
                "At the end of the game, whoever has the most dogs in the doghouse scores "
                "7 points; so does everybody who ties."
            )
        )

    def like_a_kid(self) -> str:
        return self.say(
            self.tr("Its symbol counts like a kid’s: you may add the dog, or follow with it.")
        )

    def neither_trashed_nor_lookout(self) -> str:
        return self.say(self.tr("Dogs can neither be trashed nor go to a lookout."))

    def strays(self) -> str:
        return self.say(
            self.tr(
                "Left in your hand, the dog goes to your yard. If nobody recruits it before your "
                "next turn, it strays to the discard pile of your left neighbour."
            )
        )

    # --- cats -----------------------------------------------------------------------------------

    def come(self) -> str:
        return self.say(
            self.tr(
                "Cats come by themselves at the end of your turn, from the middle of the table "
                "and from rivals."
            )
        )

    def only_a_coin(self) -> str:
        return self.say(self.tr("A coin counts here as a coin only."))

    def once(self) -> str:
        return self.say(
            self.tr("Once for each card that you play; after that you must play a card.")
        )

    def by_itself(self) -> str:
        return self.say(self.tr("It helps by itself when all have decided whether to follow."))

    def five_or_six(self) -> str:
        return self.say(self.tr("You may draw 5 cards or 6."))

    def cats_score(self) -> str:
        return self.say(
            self.tr("At the end of the game, 1, 2, 3, 4 cats score 1, 3, 6, 10 points.")
        )
