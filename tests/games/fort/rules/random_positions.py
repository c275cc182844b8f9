"""Positions made at random: small hands, full stuff, perks and lookouts where they hurt."""

from __future__ import annotations

from random import Random
from typing import Any

from fort_desktop.games.fort.rules.cards import CardSet
from tests.games.fort.rules.positions import ZONES, Table, fort, seat


def random_table(rng: Random, cards: CardSet, *, dogs: bool = False) -> Table:
    """A position at the beginning of a play phase, with few cards everywhere.

    With `dogs` they are among the cards wherever they may lie, but for the doghouses.
    """
    kids = [cards.names[card] for card in cards.park_kids]
    perks = [perk.id for perk in cards.perks]
    rng.shuffle(kids)
    rng.shuffle(perks)

    def some(low: int, high: int) -> str:
        return " ".join(kids.pop() for _ in range(rng.randint(low, high)))

    strays = [cards.names[card] for card in cards.dog_cards] if dogs else []
    rng.shuffle(strays)

    def some_with_dogs(low: int, high: int) -> str:
        found = some(low, high).split()
        return " ".join(strays.pop() if strays and rng.random() < 0.4 else kid for kid in found)

    seats: list[dict[str, Any]] = []
    for number in range(rng.choice((2, 2, 3))):
        level = rng.choice((0, 0, 1, 1, 2, 3, 5))
        pack_pizza = rng.randint(0, min(level + 1, 3))
        owner = seat(
            hand=some_with_dogs(1, 5 if dogs else 4) if number == 0 else some_with_dogs(0, 2),
            lookout=some(0, min(level + 1, 2)),
            discard=some_with_dogs(0, 2),
            yard=some_with_dogs(0, 2),
            deck=some(1, 2),
            stuff=(rng.randint(0, 4), rng.randint(0, 4)),
            pack=(pack_pizza, rng.randint(0, min(level + 1 - pack_pizza, 2))),
            fort=level,
            perks=" ".join(perks.pop() for _ in range(rng.choice((0, 0, 1, 2)))),
        )
        seats.append(owner)
    park, deck = some(0, 3).split(), some(0, 2).split()
    friends = [name for name, kid in zip(cards.names, cards.cards, strict=True) if kid.best_friend]
    named = {name for owner in seats for zone in ZONES for name in owner.get(zone, ())}
    box = friends + [cards.names[card] for card in cards.park_kids]
    box = [name for name in box if name not in named | set(park) | set(deck)]
    rest: dict[str, Any] = {"park": park, "park_deck": deck, "box": box}
    if dogs:
        rest["options"] = {"dogs": True}
    return fort(*seats, cards=cards, perk_row=perks[: rng.randint(0, 2)], **rest)
