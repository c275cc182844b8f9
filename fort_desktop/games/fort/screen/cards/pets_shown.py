"""The cats of a view as rows of their model."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from fort_desktop.games.fort.rules import events as ev
from fort_desktop.games.fort.rules import frames as fr
from fort_desktop.games.fort.rules.events import Event
from fort_desktop.games.fort.rules.view import View
from fort_desktop.games.fort.screen.cards.cats_model import MIDDLE, CatRow
from fort_desktop.games.fort.words.labels import People
from fort_desktop.games.fort.words.texts import words


def cat_rows(
    view: View, people: People, usable: Collection[int], *, marked: int = -1
) -> list[CatRow]:
    """Every cat of the game, in the order of the card file."""
    seats = len(view.seats)
    found: dict[int, CatRow] = {}
    used = _used(view)
    homes = [(MIDDLE, view.cats)]
    homes += [((n - view.seat) % seats, seat.cats) for n, seat in enumerate(view.seats)]
    for relative, cats in homes:
        for place, cat in enumerate(cats):
            definition, said = view.cards.cats[cat], words().pets
            found[cat] = CatRow(
                face=definition.id,
                name=people.cat(cat),
                seat=relative,
                place=place,
                count=len(cats),
                usable=cat in usable,
                used=cat in used,
                marked=cat == marked,
                label=_label(view, people, cat, relative),
                lure=said.lure(definition),
                power=said.power(definition),
                told=_told_at(view, people, cat, relative),
            )
    return [found[cat] for cat in sorted(found)]


def cat_told(view: View, people: People, cat: int) -> str:
    """The name of a cat and what it does, in one line."""
    return words().pets.told(view.cards.cats[cat], people.cat(cat))


def _told_at(view: View, people: People, cat: int, relative: int) -> str:
    """The same, and how to get a cat that one has not."""
    told = cat_told(view, people, cat)
    return f"{told} {words().pets.how_to_get(view.cards.cats[cat])}" if relative else told


def worked_cats(view: View, events: Iterable[Event]) -> list[str]:
    """The ids of the cats that used their power, each once, in order."""
    used = [event.cat for event in events if isinstance(event, ev.CatUsed)]
    return [view.cards.cats[cat].id for cat in dict.fromkeys(used)]


def _used(view: View) -> tuple[int, ...]:
    """The cats used for the card that is about to be played."""
    choosing = next((f for f in view.stack if isinstance(f, fr.ChoosePlay)), None)
    return choosing.used if choosing is not None else ()


def _label(view: View, people: People, cat: int, relative: int) -> str:
    name = words().cards.cat(people.cat(cat))
    if relative == MIDDLE:
        return words().places.of(name, words().places.place("middle"))
    return words().places.of(name, people.player((view.seat + relative) % len(view.seats)))
