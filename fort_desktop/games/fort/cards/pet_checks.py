"""Faults between the fields of dogs and cats, in a file whose fields are right."""

from __future__ import annotations

from collections.abc import Iterator

from fort_desktop.games.fort.cards.pet_schema import CatEntry, DogEntry, NeedEntry, PowerEntry
from fort_desktop.games.fort.cards.schema import CardFile
from fort_desktop.games.fort.rules.actions import SIX_SUITS, Action, Op

# Four players are dealt 3 dogs each (D-SET), and as many cats as players lie in the middle (C-SET).
MIN_DOGS = 4 * 3
MIN_CATS = 4
# A power that works by itself asks nobody anything.
_UNASKED = frozenset({Op.PIZZA, Op.TOY, Op.VP})

Found = tuple[str, str, str]


def pet_problems(cards: CardFile) -> Iterator[Found]:
    """For each fault: the card, the field, and what is wrong."""
    for least, field, pets in ((MIN_DOGS, "dogs", cards.dogs), (MIN_CATS, "cats", cards.cats)):
        if 0 < len(pets) < least:
            yield "", field, f"expected at least {least}, or none at all; found {len(pets)}"
    for dog in cards.dogs:
        for field, what in _dog_faults(dog):
            yield f"dog '{dog.id}'", field, what
    for cat in cards.cats:
        for field, what in _cat_faults(cat):
            yield f"cat '{cat.id}'", field, what


def _dog_faults(dog: DogEntry) -> Iterator[tuple[str, str]]:
    yield from _need_faults(dog.need)
    if dog.action is not None:
        yield from _action_faults("action", dog.action)
    elif dog.need.kid != 1:
        what = "expected kid = 1, as 'kid-action' is an action of the added kid"
        yield "need.kid", f"{what}; found {dog.need.kid or 'none'}"


def _need_faults(need: NeedEntry) -> Iterator[tuple[str, str]]:
    cards = need.add or need.different
    if not (cards or need.kid or need.spend or need.lookout or need.fort):
        what = "expected one or more of add, different, kid, spend, lookout and fort; found none"
        yield "need", what
    if need.spend is not None and not need.spend.pizza + need.spend.toy + need.spend.any:
        yield "need.spend", "expected at least one token; found none"
    if need.other_than and not need.different:
        yield "need.except", "expected it beside 'different' only; found it alone"
    counting = len(SIX_SUITS) - len(set(need.other_than))
    if need.different and need.different > counting:
        what = f"expected at most {counting}, as there are no more suits that count"
        yield "need.different", f"{what}; found {need.different}"
    if need.source and not cards:
        yield "need.from", "expected it beside 'add' or 'different' only; found it alone"


def _action_faults(field: str, action: Action) -> Iterator[tuple[str, str]]:
    """Nothing is added for a dog's action or a cat's power, and neither can be trashed."""
    if action.suits():
        yield field, f"expected nothing that is multiplied by a suit; found '{action}'"
    if any(unit.op is Op.TRASH_THIS for unit in action.units()):
        yield field, f"expected no 'trash-this', as dogs and cats stay; found '{action}'"


def _cat_faults(cat: CatEntry) -> Iterator[tuple[str, str]]:
    lure = cat.lure
    if not (lure.suits or lure.cards or lure.same):
        yield "lure", "expected one or more of suits, cards and same; found none"
    if len(set(lure.suits)) < len(lure.suits):
        yield "lure.suits", "expected different suits; found one twice"
    yield from _power_faults(cat.power)


def _power_faults(power: PowerEntry) -> Iterator[tuple[str, str]]:
    draws, action = power.when == "draw", power.do
    if power.condition and power.when != "before-play":
        yield "power.if", f"expected it with when = 'before-play' only; found '{power.when}'"
    if (action is None) != draws:
        found = "draw-extra" if action is None else str(action)
        what = "'draw-extra'" if draws else "another action than 'draw-extra'"
        yield "power.do", f"expected {what} with when = '{power.when}'; found '{found}'"
    if action is None or draws:
        return
    yield from _action_faults("power.do", action)
    asks = [unit for unit in action.units() if unit.op not in _UNASKED]
    if power.when != "before-play" and asks:
        what = "expected pizza, toy and vp only, as this power works by itself"
        yield "power.do", f"{what}; found '{action}'"
