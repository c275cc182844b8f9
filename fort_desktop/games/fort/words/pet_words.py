"""Definitions of dogs and cats as sentences, in the words of `pets.py`."""

from __future__ import annotations

from collections.abc import Iterator

from fort_desktop.games.fort.play.settled import swapped
from fort_desktop.games.fort.rules.actions import Suit
from fort_desktop.games.fort.rules.cards import CardSet
from fort_desktop.games.fort.rules.frames import Played
from fort_desktop.games.fort.rules.needs import left_of
from fort_desktop.games.fort.rules.pets import Cat, Condition, Dog, Moment, Need
from fort_desktop.games.fort.rules.view import View
from fort_desktop.games.fort.words.actions import ActionTexts
from fort_desktop.games.fort.words.pets import CatTexts, DogTexts
from fort_desktop.games.fort.words.suits import ObjectTexts, SuitTexts
from fort_desktop.ui.texts.typeset import finish_sentence


class PetWords:
    """Each part of a dog or cat in whole sentences."""

    def __init__(
        self,
        dogs: DogTexts,
        cats: CatTexts,
        actions: ActionTexts,
        suits: SuitTexts,
        objects: ObjectTexts,
    ) -> None:
        self._dogs = dogs
        self._cats = cats
        self._actions = actions
        self._suits = suits
        self._objects = objects

    def dog(self, dog: Dog) -> list[str]:
        """Need, action and doghouse."""
        return [self.need(dog.need), self.action(dog), self.house(dog)]

    def cat(self, cat: Cat) -> list[str]:
        """Lure and power."""
        return [self.lure(cat), self.power(cat)]

    # --- dogs -----------------------------------------------------------------------------------

    def need(self, need: Need) -> str:
        """All parts of a need, a sentence each, in the order in which they are met."""
        return " ".join(self._parts(need))

    def still(self, cards: CardSet, play: Played) -> str:
        """What the need of the dog being played still lacks."""
        return self.need(left_of(cards, play))

    def _parts(self, need: Need) -> Iterator[str]:
        say, hand = self._dogs, need.hand_only
        if need.lookout:
            yield say.lookout(need.lookout)
        if need.fort:
            yield say.fort(need.fort)
        if need.add:
            yield say.add(self.suits(need.add), hand=hand)
        if need.different and need.other_than:
            names = [self._suits.name(suit) for suit in sorted(need.other_than)]
            yield say.different_except(need.different, self._objects.both(names), hand=hand)
        elif need.different:
            yield say.different(need.different, hand=hand)
        if need.kids:
            yield say.kids(need.kids)
        if need.tokens:
            yield say.spend(self._objects.tokens(need.pizza, need.toy, need.any))

    def suits(self, suits: tuple[Suit, ...]) -> str:
        """Counted suits in the accusative: "2 books and 1 crown"."""
        counted = {suit: suits.count(suit) for suit in suits}
        return self._objects.both([self._objects.suit(suit, n) for suit, n in counted.items()])

    def clause(self, dog: Dog) -> str:
        """Its action, to stand after a colon."""
        if dog.action is None:
            return self._actions.kid_action()
        return self._actions.clause(dog.action)

    def action(self, dog: Dog) -> str:
        """Its action as a sentence."""
        return finish_sentence(self.clause(dog))

    def house(self, dog: Dog) -> str:
        """Where it goes."""
        return self._dogs.other_house() if dog.neighbour else self._dogs.own_house()

    # --- cats -----------------------------------------------------------------------------------

    def lure(self, cat: Cat) -> str:
        """What brings a cat, all of it."""
        lure, found = cat.lure, []
        if lure.suits:
            found.append(self._cats.lure_suits(self._suits.all(lure.suits)))
        if lure.cards:
            found.append(self._cats.lure_cards(lure.cards))
        if lure.same:
            found.append(self._cats.lure_same(lure.same))
        return " ".join(found)

    def how_to_get(self, cat: Cat) -> str:
        """What brings a cat, when, and from where."""
        lure, say = cat.lure, self._cats
        one = len(lure.suits) == 1 and not lure.cards and not lure.same
        return f"{self.lure(cat)} {say.come_for_one() if one else say.come()}"

    def power_clause(self, cat: Cat, view: View | None = None) -> str:
        """What a cat does, or would do for the view's seat now, to stand after a colon."""
        action = cat.action
        if action is None:
            return self._actions.draw_extra()
        return self._actions.clause(action, way=-1 if view is None else swapped(view, action))

    def power(self, cat: Cat) -> str:
        """What a cat does, and when."""
        say, clause = self._cats, self.power_clause(cat)
        match cat.moment:
            case Moment.BEFORE_PLAY:
                return say.before_play(clause, self._condition(cat.condition))
            case Moment.FOLLOWED:
                return say.followed(clause)
            case Moment.UNFOLLOWED:
                return say.unfollowed(clause)
            case Moment.DRAW:
                return say.draw(clause)

    def told(self, cat: Cat, name: str) -> str:
        """Its name, and what it does and when, in one line."""
        return self._cats.told(name, self.power(cat))

    def _condition(self, condition: Condition) -> str:
        match condition:
            case Condition.NO_PIZZA:
                return self._cats.if_no_pizza()
            case Condition.HIGHEST_FORT:
                return self._cats.if_highest_fort()
            case Condition.NONE:
                return ""
