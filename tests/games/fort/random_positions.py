"""Positions made at random: small hands, full stuff, perks and lookouts where they hurt."""

from __future__ import annotations

from random import Random
from typing import Any

from fort_desktop.games.fort.cards import CardSet
from tests.games.fort.positions import Table, fort, seat


def random_table(rng: Random, cards: CardSet) -> Table:
    """A position at the beginning of a play phase, with few cards everywhere."""
    kids = [cards.names[card] for card in cards.park_kids]
    perks = [perk.id for perk in cards.perks]
    rng.shuffle(kids)
    rng.shuffle(perks)

    def some(low: int, high: int) -> str:
        return " ".join(kids.pop() for _ in range(rng.randint(low, high)))

    seats: list[dict[str, Any]] = []
    for number in range(rng.choice((2, 2, 3))):
        level = rng.choice((0, 0, 1, 1, 2, 3, 5))
        pack_pizza = rng.randint(0, min(level + 1, 3))
        owner = seat(
            hand=some(1, 4) if number == 0 else some(0, 2),
            lookout=some(0, min(level + 1, 2)),
            discard=some(0, 2),
            yard=some(0, 2),
            deck=some(1, 2),
            stuff=(rng.randint(0, 4), rng.randint(0, 4)),
            pack=(pack_pizza, rng.randint(0, min(level + 1 - pack_pizza, 2))),
            fort=level,
            perks=" ".join(perks.pop() for _ in range(rng.choice((0, 0, 1, 2)))),
        )
        seats.append(owner)
    park, deck = some(0, 3).split(), some(0, 2).split()
    friends = [name for name, kid in zip(cards.names, cards.cards, strict=True) if kid.best_friend]
    rest = {"park": park, "park_deck": deck, "box": friends + kids}
    return fort(*seats, cards=cards, perk_row=perks[: rng.randint(0, 2)], **rest)
