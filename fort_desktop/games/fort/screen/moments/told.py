"""Which events of a move are great moments, and what is said of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from fort_desktop.games.fort.rules import events as ev
from fort_desktop.games.fort.rules.events import Event
from fort_desktop.games.fort.rules.scoring import SCULPTURE_POINTS
from fort_desktop.games.fort.rules.view import View
from fort_desktop.games.fort.screen.moments.losses import losses
from fort_desktop.games.fort.words.labels import People
from fort_desktop.games.fort.words.texts import words

LONGEST = 1500  # milliseconds for all moments of one move, but for the Macaroni Sculpture's
NOBODY = -1
# From the least to the greatest, with milliseconds at normal speed.
LENGTHS = {"cat": 650, "dog": 850, "perk": 1300, "rule": 1300, "last": 1400, "fort": 1500}
LENGTHS |= {"sculpture": 1400, "loss": 1500, "over": 1500}
ALONE = {"cat": 1100, "dog": 1400}  # longer where nothing else is staged
_RANKS = list(LENGTHS)


@dataclass(frozen=True, slots=True)
class GreatMoment:
    """Something that is staged.

    Attributes:
        kind: one of `LENGTHS`.
        seat: whose it is, clockwise from the viewer; of a loss, whose it has become or who did
            it; `NOBODY` for all.
        title: what it is, in a few words.
        line: what there is to say of it.
        text: all of it in sentences, for those who hear it.
        thing: the id of the card, cat, perk or made-up rule; empty where there is none, or where
            the viewer may not know it.
        level: of a fort.
        alone: whether no other moment of its move is staged.
        length: milliseconds at normal speed.
    """

    kind: str
    seat: int
    title: str
    line: str
    text: str
    thing: str = ""
    level: int = 0
    alone: bool = False

    @property
    def length(self) -> int:
        return ALONE.get(self.kind, LENGTHS[self.kind]) if self.alone else LENGTHS[self.kind]


def great_moments(events: Sequence[Event], view: View, people: People) -> list[GreatMoment]:
    """The greatest moments of a move, as they happened.

    Args:
        events: of the move, as the viewer may see them.
        view: the viewer's, after it.
        people: the names of those at the table and of their cards.
    """
    found = list(_Teller(events, view, people).tell())
    left, chosen = LONGEST, []
    for moment in sorted(found, key=lambda one: _RANKS.index(one.kind), reverse=True):
        extra = moment.kind == "sculpture"  # once in a game, beside the fort that brings it
        if extra or moment.length <= left:
            left -= 0 if extra else moment.length
            chosen.append(moment)
    if len(chosen) == 1:
        return [replace(chosen[0], alone=True)]
    return [moment for moment in found if moment in chosen]


class _Teller:
    def __init__(self, events: Sequence[Event], view: View, people: People) -> None:
        self._events = events
        self._view = view
        self._people = people
        over = any(isinstance(event, ev.GameEnded) for event in events)
        self._ending = not over and any(isinstance(event, ev.EndTriggered) for event in events)

    def tell(self) -> Iterator[GreatMoment]:
        for event in self._events:
            moment = self._moment(event)
            if moment is not None:
                yield moment
        for loss in losses(self._events, self._view, self._people):
            around = self._around(loss.seat)
            yield GreatMoment("loss", around, loss.title, loss.line, loss.line, loss.thing)

    def _around(self, seat: int) -> int:
        return (seat - self._view.seat) % len(self._view.seats)

    def _moment(self, event: Event) -> GreatMoment | None:
        match event:
            case ev.FortAdvanced():
                return self._fort(event)
            case ev.PerkTaken(perk=perk):
                name, line = self._people.perk(perk), words().moments.perk()
                return self._staged("perk", event, name, line, self._view.cards.perks[perk].id)
            case ev.RuleTaken():
                return self._rule(event)
            case ev.SculptureTaken():
                line = words().moments.worth(SCULPTURE_POINTS)
                return self._staged("sculpture", event, words().moments.sculpture(), line)
            case ev.CardMoved(card=dog, target=ev.DOGHOUSE):
                name, line = self._people.card(dog), words().moments.dog()
                return self._staged("dog", event, name, line, self._view.cards.cards[dog].id)
            case ev.CatLured(cat=cat) if event.source_seat != self._view.seat:
                name, line = self._people.cat(cat), words().moments.cat()
                return self._staged("cat", event, name, line, self._view.cards.cats[cat].id)
            case ev.EndTriggered():
                return self._last(event)
            case ev.GameEnded():
                title, line = words().game_log.over(), words().moments.counted()
                return GreatMoment("over", NOBODY, title, line, f"{title} {line}")
        return None

    def _fort(self, event: ev.FortAdvanced) -> GreatMoment:
        say = words().moments
        line = say.worth(self._view.cards.level_points[event.level])
        if self._ending:
            line = words().coach.last_round()
        return self._staged("fort", event, say.fort(event.level), line, level=event.level)

    def _rule(self, event: ev.RuleTaken) -> GreatMoment:
        """A rule that the viewer must not know comes without a number."""
        say, known = words().moments, event.rule >= 0
        title = self._people.rule(event.rule) if known else say.rule()
        rule = self._view.cards.rules[event.rule].id if known else ""
        return self._staged("rule", event, title, say.secret(), rule)

    def _last(self, event: ev.EndTriggered) -> GreatMoment | None:
        """The last round, if it is not over with that; where a fort begins it, that is told with
        the fort."""
        if not self._ending:
            return None
        line = words().coach.last_round()
        if event.reason == "points":
            title = words().moments.points(self._view.seats[event.seat].points)
            return self._staged("last", event, title, line)
        if event.reason == "park":
            return self._staged("last", event, words().game_log.end_park(), line)
        return None

    def _staged(
        self,
        kind: str,
        event: ev.FortAdvanced
        | ev.PerkTaken
        | ev.RuleTaken
        | ev.SculptureTaken
        | ev.CardMoved
        | ev.CatLured
        | ev.EndTriggered,
        title: str,
        line: str,
        thing: str = "",
        level: int = 0,
    ) -> GreatMoment:
        seat = event.target_seat if isinstance(event, ev.CardMoved) else event.seat
        if isinstance(event, ev.EndTriggered) and event.reason == "park":
            seat = NOBODY  # it has run out for all
        told = words().narrator.lines([event], self._people)
        text = " ".join(entry.text for entry in told) or title
        around = seat if seat == NOBODY else self._around(seat)
        return GreatMoment(kind, around, title, line, text, thing, level)
