"""Cards, reasons and advice of 5 Towers in words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from fort_desktop.games.towers.play.advice import Why
from fort_desktop.games.towers.rules.building import (
    DEMOLISHING,
    NEVER,
    NOTHING,
    below_top,
    fits,
    is_finished,
    largest_bid,
    top_of,
)
from fort_desktop.games.towers.rules.cards import (
    KINDS,
    LEAPER,
    NUMBERS,
    OPEN,
    TOP,
    kind_of,
    number_of,
)
from fort_desktop.games.towers.rules.moves import Bid, Build, Demolish, Keep, Move, Pass, Take
from fort_desktop.games.towers.rules.scoring import main_tower, points
from fort_desktop.games.towers.rules.state import Seat
from fort_desktop.games.towers.rules.why import Reason, marks, misfit, obstacle
from fort_desktop.games.towers.words.texts import words
from fort_desktop.ui.texts import texts

_BRIEF = 12  # letters


def brief_names(names: Sequence[str]) -> list[str]:
    """What everybody is called in little room: a long name by its first word, or cut."""
    firsts = [(name.split() or [name])[0] for name in names]
    brief = []
    for name, first in zip(names, firsts, strict=True):
        short = first if len(name) > _BRIEF and firsts.count(first) == 1 else name
        brief.append(short if len(short) <= _BRIEF else f"{short[: _BRIEF - 1]}…")
    return brief


def card_text(card: int) -> str:
    """A card: "Forest 7"."""
    return words().names.card(KINDS[kind_of(card)], number_of(card))


def cards_text(cards: Iterable[int]) -> str:
    """Cards in a sentence."""
    return words().names.listed([card_text(card) for card in cards])


def marked_text(cards: Iterable[int]) -> str:
    """Cards that are to be built; a 0 is named as what it is."""
    names = words().names
    return names.listed(
        [
            names.top(KINDS[kind_of(card)]) if number_of(card) == TOP else card_text(card)
            for card in cards
        ]
    )


def reason_text(reason: Reason, player: Callable[[int], str]) -> str:
    """A reason of the rules in one sentence."""
    say = words().why
    match reason.id:
        case "over":
            return texts().table.over()
        case "turn":
            return texts().table.turn(player(reason.seat))
        case "few":
            return say.few(reason.n)
        case "low":
            return say.low(reason.n)
        case "top" | "card":
            return _misfit(reason)
        case "one":
            return say.one(cards_text(reason.cards))
        case "two":
            return say.two(cards_text(reason.cards))
        case "together":
            return say.together(cards_text(reason.cards))
        case "most":
            return say.most(reason.n)
    return texts().table.not_now()


def _misfit(reason: Reason) -> str:
    say = words().why
    kinds = {kind_of(card) for card in reason.cards}
    if reason.id == "top" and len(kinds) == 1:
        return say.finished(_onto(reason.cards[0]))
    if len(reason.cards) == 1:
        return say.never(number_of(reason.cards[0]), _onto(reason.cards[0]))
    return say.none_fit(cards_text(reason.cards))


def _onto(card: int) -> str:
    return words().names.onto(KINDS[kind_of(card)])


def unasked_bid_text(
    seat: Seat, offer: Sequence[int], least: int, player: Callable[[int], str], *, passes: bool
) -> str:
    """Why a bid is made by itself: `least` cards of the offer would have to be built.

    Where each of so many cards fits by itself, what keeps them from being built together is told.
    """
    say = words().coach
    if not passes:
        return say.only_zero()
    most = largest_bid(seat.towers, offer)
    fitting = [card for card, need in marks(seat, offer).items() if need != NEVER]
    if not most:
        return say.none_so_pass()
    if len(fitting) < least:
        return say.only_pass(most)
    why = obstacle(seat, fitting, least, offer)
    return say.so_pass(reason_text(why, player)) if why.id != "most" else say.only_pass(most)


def misfit_text(seat: Seat, card: int) -> str:
    """Why a card goes on no tower of a seat, even after a demolition."""
    return _misfit(misfit(seat, card))


def where_text(tower: Sequence[int], card: int, need: int) -> str:
    """Where a card that needs this goes on the reader's tower, for the screen reader."""
    say, top = words().labels, top_of(tower)
    if need == DEMOLISHING:
        lower = below_top(tower)
        alone = lower is not None and fits(lower, number_of(card))
        return say.needs_demolition() if alone else say.needs_both()
    if not fits(top, number_of(card)):
        return say.needs_others()
    return say.founds(_onto(card)) if top == NOTHING else say.goes_on(top)


def seat_text(name: str, seat: Seat, *, on_turn: bool) -> str:
    """All that lies before a seat, for the screen reader."""
    say, names = words().labels, words().names
    who = say.seat(name, points(seat))
    parts = [say.on_turn(who) if on_turn else who]
    main = main_tower(seat)
    for kind, tower in enumerate(seat.towers):
        if tower:
            numbers = ", ".join(str(number_of(card)) for card in tower)
            told = say.finished_tower if is_finished(tower) else say.tower
            title = names.tower(KINDS[kind])
            parts.append(told(say.main(title) if kind == main else title, numbers))
    if seat.rubble:
        parts.append(say.rubble(len(seat.rubble)))
    return ". ".join(parts)


def look_lines(seat: Seat, kind: int) -> list[str]:
    """What a tower that has been founded counts, and what may go on it next."""
    say, tower = words().look, seat.towers[kind]
    top, height = number_of(tower[-1]), len(tower)
    lines = [say.finished(height) if top == TOP else say.grows(height)]
    if main_tower(seat) == kind:
        lines.append(say.main())
    if top == TOP:
        return [*lines, say.nothing()]
    if top == OPEN:
        return [*lines, say.anything()]
    return [*lines, (say.below if top < LEAPER else say.only_below)(top)]


def card_lines(number: int) -> list[str]:
    """What the number of a card means."""
    say = words().look
    if number == LEAPER:
        return [say.leaps()]
    if number > LEAPER:
        return [say.falls_high() if number < NUMBERS - 1 else say.falls_highest()]
    lines = [say.falls()]
    if number == TOP:
        lines.append(say.crowns())
    return [*lines, say.opens()] if number == OPEN else lines


def tip_text(number: int, where: str) -> str:
    """Where a card goes, and what its arrow means if it has one."""
    arrow = {LEAPER: words().look.leaps, OPEN: words().look.opens}.get(number)
    return " ".join(filter(None, (where, arrow() if arrow else "")))


def advice_text(move: Move, seat: Seat, wanted: Sequence[int]) -> str:
    """What the best bot would do; `wanted` are the cards that it would bid for."""
    say = words().hints
    match move:
        case Bid(n):
            if len(wanted) == 1:
                return say.bid_for_one(n, card_text(*wanted))
            return say.bid_for(n, cards_text(wanted)) if wanted else say.bid(n)
        case Pass():
            return say.pass_()
        case Take(cards):
            return (
                say.take_one(card_text(*cards)) if len(cards) == 1 else say.take(cards_text(cards))
            )
        case Demolish(kind):
            return say.demolish(card_text(seat.towers[kind][-1]))
        case Keep():
            return say.keep()
        case Build(card):
            return say.build(card_text(card))


def why_advised_text(why: Why) -> str:
    """The reason of a piece of advice in one sentence; empty where there is none to tell."""
    say = words().hints
    match why.id:
        case "gain":
            return say.gain(why.n) if why.n > 0 else ""
        case "opens":
            return say.opens(why.n, why.before)
    told = {
        "room": say.room,
        "loss": say.loss,
        "more-room": say.more_room,
        "more-loss": say.more_loss,
    }
    return told[why.id]() if why.id in told else ""
