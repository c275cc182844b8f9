"""What a log says about events, as keys and numbers; the screen makes the sentences.

Everything here works on events that are redacted for a seat, so that a line cannot tell more than
that seat may know: a card that it may not see is -1, or the line is of a neutral kind.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from fort_desktop.games.fort import events as ev
from fort_desktop.games.fort import moves as mv
from fort_desktop.games.fort.actions import Suit
from fort_desktop.games.fort.events import Event
from fort_desktop.games.fort.moves import PIZZA, Move
from fort_desktop.session.fort_adapter import FortTable


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the log. What a key has no use for keeps its default.

    Attributes:
        key: of the sentence: "log.play", "log.draw", ...
        seat: who did it.
        card: the card, by its number; -1 is none or hidden.
        owner: the other seat that it concerns: whose yard, whose pack.
        suit: what a coin stands for, or which suit is chosen.
        n: how many; the level of a fort, the number of a round.
        rule: the made-up rule, by its number.
        perk: the perk, by its number.
        tokens: pizza and toys paid or spent.
        seats: who shares the victory.
        icon: what picture goes with it.
    """

    key: str
    seat: int = -1
    card: int = -1
    owner: int = -1
    suit: Suit | None = None
    n: int = 0
    rule: int = -1
    perk: int = -1
    tokens: tuple[int, int] = (0, 0)
    seats: tuple[int, ...] = ()
    icon: str = ""


def log_for(table: FortTable, seat: int) -> list[Line]:
    """The whole log of a table as `seat` may read it, the oldest line first."""
    lines = opening(table.opening_for(seat))
    for index in range(len(table.history)):
        lines += lines_for(table, seat, index)
    return lines + (closing(table, seat) if table.over else [])


def lines_for(table: FortTable, seat: int, index: int = -1) -> list[Line]:
    """The lines about one decision of the history, the last one unless told."""
    return narrate(table.events_for(seat, index), table.history[index].kind)


def opening(events: Sequence[Event]) -> list[Line]:
    """How the log begins: with a turn, or with the draft where no turn has begun."""
    return narrate(events) or [_line("draft")]


def closing(table: FortTable, seat: int) -> list[Line]:
    """What the log says at the end: the made-up rules, all points, who has won.

    Args:
        table: a game that is over.
        seat: who reads it; the only person who has won is spoken to.
    """
    shown = table.view(seat).seats
    lines = [
        _line("rule-shown", n, rule=owner.rule) for n, owner in enumerate(shown) if owner.rule >= 0
    ]
    for n, rows in enumerate(table.score()):
        lines.append(_line("total", n, n=sum(row.points for row in rows)))
    winners = table.winners()
    if len(winners) > 1:
        return [*lines, _line("tie", seats=tuple(winners))]
    you = winners == [seat] == table.persons
    return [*lines, _line("win-you" if you else "win", winners[0])]


def narrate(events: Sequence[Event], kind: str = "") -> list[Line]:
    """The lines about what happened, in its order; cards drawn or laid down together are counted.

    Args:
        events: of one decision, redacted for whoever reads.
        kind: what was decided about, as in `Decision`.
    """
    told = _Telling(events, kind)
    lines: list[Line] = []
    for line in told.lines():
        last = lines[-1] if lines else None
        if line.key in _COUNTED and last and (last.key, last.seat) == (line.key, line.seat):
            lines[-1] = replace(last, n=last.n + line.n)
        else:
            lines.append(line)
    return lines


class _Telling:
    """Looks at the events of one decision."""

    def __init__(self, events: Sequence[Event], kind: str) -> None:
        self._events = events
        self._kind = kind
        first = events[0] if events else None
        self._move = first.move if isinstance(first, ev.Decided) else None
        self._actor = first.seat if isinstance(first, ev.Decided) else -1
        self._first_decks = any(
            isinstance(event, ev.CardMoved) and event.target == ev.DECK for event in events
        )

    def lines(self) -> Iterator[Line]:
        for event in self._events:
            match event:
                case ev.Decided(move=move) if move is not None:
                    yield from self._decided(move)
                case ev.CardMoved():
                    yield from self._card(event)
                case ev.TokensMoved():
                    yield from self._tokens(event)
                case ev.Shuffled(seat=seat) if seat >= 0 and not self._first_decks:
                    yield _line("shuffle", seat)
                case _:
                    yield from _plain(event)

    def _decided(self, move: Move) -> Iterator[Line]:
        """Choices that no other event tells of."""
        who = self._actor
        match move:
            case mv.Play() | mv.Follow() | mv.Also():
                yield _line(type(move).__name__.lower(), who, card=move.card)
            case mv.Skip():
                yield _line("skip", who)
            case mv.Name() | mv.Choose():
                yield _line(
                    "coin" if isinstance(move, mv.Name) else "any-suit", who, suit=move.suit
                )
            case mv.Add() | mv.Use():
                key = "add" if isinstance(move, mv.Add) else "use-lookout"
                key += "" if move.reading is None else "-coin"
                yield _line(key, who, card=move.card, suit=move.reading)
            case mv.Lookout() | mv.Trash() | mv.Recruit():
                yield self._taken(move)
            case mv.Pay() | mv.Spend():
                pizza, toys = move.stuff_pizza + move.pack_pizza, move.stuff_toy + move.pack_toy
                yield _line(type(move).__name__.lower(), who, tokens=(pizza, toys))
            case mv.Swap(kind=kind):
                yield _line("swap-pizza" if kind == PIZZA else "swap-toy", who, n=1)
            case mv.CopyPack(seat=owner):
                yield _line("copy", who, owner=owner)
            case mv.Pass() if self._kind == "follow":
                yield _line("no-follow", who)

    def _taken(self, move: mv.Lookout | mv.Trash | mv.Recruit) -> Line:
        """A card taken from somewhere; the top of the park deck is known by its event only."""
        key, card = type(move).__name__.lower(), move.card
        if move.source == "yard":
            key = "trash-rival" if key == "trash" else f"{key}-yard"
        elif move.source in ("park", "deck"):
            key = f"{key}-{move.source}"
        for event in self._events:
            if move.source == "deck" and isinstance(event, ev.CardMoved):
                card = event.card if event.target in (ev.DISCARD, ev.LOOKOUT) else card
                break
        return _line(key, self._actor, card=card, owner=move.seat)

    def _card(self, event: ev.CardMoved) -> Iterator[Line]:
        """Cards that move without being chosen, and those kept in the draft."""
        match event.source, event.target:
            case ev.PARK_DECK, ev.PARK:
                yield _line("refill", card=event.card)
            case ev.YARD, ev.DISCARD if event.source_seat == event.target_seat:
                yield _line("cleanup", event.target_seat, n=1)
            case ev.HAND, ev.YARD:
                yield _line("yard", event.target_seat, n=1)
            case ev.DECK, ev.HAND:
                yield _line("draw", event.target_seat, n=1)
            case ev.DISCARD, ev.HAND:
                yield _line("recycle", event.target_seat, card=event.card)
            case ev.TABLE, ev.BOX:
                rough = isinstance(self._move, mv.RoughHousing)
                who = self._actor if rough else event.source_seat
                yield _line("trash", who, card=event.card)
            case ev.DRAFT, ev.DRAFT:
                key = "keep-hidden" if event.card < 0 else "keep"
                yield _line(key, event.target_seat, card=event.card)

    def _tokens(self, event: ev.TokensMoved) -> Iterator[Line]:
        """Gains and packing; what is paid, spent or swapped is told by the choice."""
        if isinstance(self._move, mv.Swap):
            return
        if event.target == ev.PACK:
            key = "pack-supply" if event.source == ev.SUPPLY else "pack"
            yield _line(key, event.seat, n=event.n)
        elif event.target == ev.STUFF:
            yield _line("pizza" if event.kind == PIZZA else "toy", event.seat, n=event.n)


def _plain(event: Event) -> Iterator[Line]:
    """Events that make a line by themselves."""
    match event:
        case ev.Scored(seat=seat, points=points):
            yield _line("vp", seat, n=points)
        case ev.FortAdvanced(seat=seat, level=level):
            yield _line("fort", seat, n=level)
        case ev.RuleTaken(seat=seat, rule=rule):
            yield _line("rule" if rule < 0 else "rule-open", seat, rule=rule)
        case ev.PerkTaken(seat=seat, perk=perk):
            yield _line("perk", seat, perk=perk)
        case ev.PerkTrashed(seat=seat, perk=perk):
            yield _line("use-perk", seat, perk=perk)
        case ev.SculptureTaken(seat=seat):
            yield _line("sculpture", seat)
        case ev.TurnBegan(seat=seat, round=number):
            yield _line("turn", seat, n=number)
        case ev.EndTriggered(reason=reason, seat=seat):
            yield _line(f"end-{reason}", seat)
            yield _line("end")
        case ev.GameEnded():
            yield _line("over")


def _line(key: str, seat: int = -1, **what: object) -> Line:
    line = Line(f"log.{key}", seat, icon=ICONS[key])
    return replace(line, **what) if what else line  # type: ignore[arg-type]


_COUNTED = {"log.cleanup", "log.yard", "log.draw"}
ICONS = {
    "play": "card", "coin": "coin", "any-suit": "coin", "add": "card", "add-coin": "coin",
    "use-lookout": "lookout", "use-lookout-coin": "lookout", "skip": "skip",
    "lookout": "lookout", "lookout-park": "lookout", "lookout-deck": "lookout",
    "lookout-yard": "lookout", "recruit-park": "recruit", "recruit-deck": "recruit",
    "recruit-yard": "recruit", "refill": "park", "trash": "trash", "trash-rival": "trash",
    "follow": "follow", "also": "follow", "no-follow": "skip", "recycle": "card",
    "keep": "card", "keep-hidden": "card", "yard": "yard", "cleanup": "yard", "draw": "deck",
    "shuffle": "shuffle", "pizza": "pizza", "toy": "toy", "vp": "vp", "pack": "pack",
    "pack-supply": "pack", "pay": "pay", "spend": "pay", "swap-pizza": "swap", "swap-toy": "swap",
    "copy": "pack", "fort": "fort", "rule": "rule", "rule-open": "rule", "rule-shown": "rule",
    "perk": "perk", "use-perk": "perk", "sculpture": "sculpture", "turn": "turn",
    "draft": "card", "end": "end", "end-points": "vp", "end-fort": "fort", "end-park": "park",
    "over": "end", "total": "vp", "win": "crown", "win-you": "crown", "tie": "crown",
}  # fmt: skip
