"""Positions with cats made at random, and cats whose powers are put together at random."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from fort_desktop.games.fort.rules.actions import parse_action
from fort_desktop.games.fort.rules.cards import CardSet
from fort_desktop.games.fort.rules.pets import Cat, Condition, Lure, Moment
from tests.games.fort.rules.nasty_cards import random_action
from tests.games.fort.rules.positions import Table
from tests.games.fort.rules.random_positions import random_table


def random_cat_table(rng: Random, cards: CardSet, *, dogs: bool = False) -> Table:
    """A random position in which seat 1 is about to play and has a few cats."""
    table = random_table(rng, cards, dogs=dogs)
    position = table.game.to_snapshot(table.state)
    names = [cat.id for cat in cards.cats]
    rng.shuffle(names)
    position["options"]["cats"] = True
    held = [names.pop() for _ in range(rng.randint(1, len(position["seats"])))]
    position |= {"cats": [], "stack": [{"frame": "turn", "seat": 1, "phase": "play"}]}
    for number, owner in enumerate(position["seats"]):
        owner["cats"] = held if number == 0 else []
    return Table(table.game, position)


def random_cats(rng: Random, cards: CardSet) -> CardSet:
    """The same cards with cats that work before playing and do whatever a pack may let them do."""
    cats = []
    for number in range(6):
        action = None
        while action is None or action.suits() or "trash-this" in str(action):
            action = parse_action(random_action(rng))
        condition = rng.choice((Condition.NONE, Condition.NONE, Condition.NO_PIZZA))
        names = {"en": f"Cat {number}"}
        lure = Lure(cards=1)
        cats.append(Cat(f"cat{number}", names, lure, Moment.BEFORE_PLAY, action, condition))
    return replace(cards, cats=tuple(cats))
