"""What the viewer has lost in a move: a blow that is not to pass unseen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from fort_desktop.games.fort.rules import events as ev
from fort_desktop.games.fort.rules.events import Event
from fort_desktop.games.fort.rules.view import View
from fort_desktop.games.fort.words.labels import People
from fort_desktop.games.fort.words.texts import words
from fort_desktop.ui.texts import texts


@dataclass(frozen=True, slots=True)
class Loss:
    """Something of the viewer's that is gone.

    Attributes:
        seat: who has it now, or trashed it, by the number in the game.
        title: its name, or the names of several.
        line: who did it, in a sentence.
        thing: the id of the card or cat; of several the first.
    """

    seat: int
    title: str
    line: str
    thing: str


def losses(events: Sequence[Event], view: View, people: People) -> Iterator[Loss]:
    """A card that somebody else trashes, a cat that is lured away, dogs that go to a rival.

    Kids whom a rival recruits are none: that happens all the time.
    """
    say = words().yours
    decider = next((event.seat for event in events if isinstance(event, ev.Decided)), -1)
    for event in events:
        match event:
            case ev.CardMoved(card=card, source_seat=view.seat, target=ev.BOX):
                if decider not in (-1, view.seat) and card >= 0:
                    name = people.card(card)
                    tell = say.trashed if event.source == ev.YARD else say.trashed_played
                    line = tell(people.player(decider), name)
                    yield Loss(decider, name, line, view.cards.cards[card].id)
            case ev.CatLured(cat=cat, source_seat=view.seat, seat=seat):
                name, line = people.cat(cat), say.cat(people.player(seat), people.cat(cat))
                yield Loss(seat, name, line, view.cards.cats[cat].id)
    yield from _dogs(events, view, people)


def _dogs(events: Sequence[Event], view: View, people: People) -> Iterator[Loss]:
    """Those of the yard: at once, as they go to the same seat."""
    gone = [
        event
        for event in events
        if isinstance(event, ev.CardMoved)
        and (event.source, event.source_seat) == (ev.YARD, view.seat)
        and event.target_seat not in (-1, view.seat)
        and view.cards.is_dog(event.card)
    ]
    if not gone:
        return
    heir, say = gone[0].target_seat, words().yours
    who = people.player(heir)
    names = texts().screens.names(people.card(event.card) for event in gone)
    strayed = any(isinstance(event, ev.TurnBegan) for event in events)
    line = say.strayed(who, names, len(gone)) if strayed else say.recruited(who, names)
    yield Loss(heir, names, line, view.cards.cards[gone[0].card].id)
