"""The lines that the boards and the middle of the table say of their figures."""

from __future__ import annotations

from fort_desktop.games.fort.rules import boards
from fort_desktop.games.fort.rules.scoring import (
    CATS,
    DOGS,
    SCULPTURE_POINTS,
    TRACK,
    leads,
    open_points,
    open_rows,
)
from fort_desktop.games.fort.rules.state import STUFF_ROOM, TOP_LEVEL
from fort_desktop.games.fort.rules.view import View
from fort_desktop.games.fort.screen.presenter import Presenter
from fort_desktop.games.fort.words.texts import words

Lines = dict[str, str]

_MOVING = (DOGS, CATS)  # sources that a rival can still take away (D-HOUSE, C-LURE)


def seat_lines(presenter: Presenter, number: int) -> Lines:
    """The lines of a seat's panel by what they are of; those of a rival begin with its name.

    What is not there has none: "price" and "cost" at the highest level, "lookout" without cards.
    """
    lines = _of_seat(presenter.view, number)
    if number != presenter.viewer:
        name = presenter.player(number)
        lines = {of: words().places.of(name, line) for of, line in lines.items()}
    return lines


def middle_lines(presenter: Presenter) -> Lines:
    """The lines of what belongs to nobody: "pizza" and "toy" of the supply, "rules", "track"."""
    view, texts = presenter.view, words().figures
    return {
        "pizza": texts.supply_pizzas(view.supply_pizza),
        "toy": texts.supply_toys(view.supply_toys),
        "rules": texts.rules(view.rule_stack_size),
        "track": texts.whole_track(", ".join(pawn_lines(presenter))),
    }


def pawn_lines(presenter: Presenter) -> list[str]:
    """Who has how many points on the track and how many besides, by the seats' numbers."""
    texts = words().figures
    return [
        texts.points_of(
            presenter.player(number),
            seat.points,
            open_points(presenter.view, number) - seat.points,
        )
        for number, seat in enumerate(presenter.view.seats)
    ]


def _of_seat(view: View, number: int) -> Lines:
    texts, seat = words().figures, view.seats[number]
    lines = _of_fort(view, number) | {
        "points": _points(view, number),
        "hand": texts.hand(len(seat.hand)),
        "deck": texts.deck(seat.deck_size),
        "discard": texts.discard(len(seat.discard)),
        "first": texts.first(),
        "pizza": texts.stuff_pizzas(seat.pizza, STUFF_ROOM),
        "toy": texts.stuff_toys(seat.toys, STUFF_ROOM),
        "pack": texts.pack(seat.pack_pizza + seat.pack_toys, boards.pack_capacity(view, number)),
        "sculpture": texts.sculpture(SCULPTURE_POINTS),
    }
    if seat.lookout:
        suits = words().suits.all(suit for card in seat.lookout for suit in view.cards.suits[card])
        places = boards.lookout_capacity(view, number)
        lines["lookout"] = texts.lookout(len(seat.lookout), places, suits)
    return lines


def _points(view: View, number: int) -> str:
    """All open points, how they are made up, and whether nobody has more."""
    texts, sources = words().figures, words().sources
    rows = [row for row in open_rows(view, number) if row.points or row.source == TRACK]
    parts = ", ".join(texts.part(sources.source(row.source), row.points) for row in rows)
    line = texts.open_points(open_points(view, number), parts)
    line = texts.leading(line) if leads(view, number) else line
    moving = [sources.source(row.source) for row in rows if row.source in _MOVING and row.points]
    return f"{line}. {texts.may_change_hands(', '.join(moving))}" if moving else line


def final_points(presenter: Presenter, number: int) -> tuple[int, str]:
    """All that a game which has been scored has brought a seat, and how it is made up."""
    texts, sources = words().figures, words().sources
    rows = presenter.table.score()[number]
    total = sum(row.points for row in rows)
    shown = [row for row in rows if row.points or row.source == TRACK]
    parts = ", ".join(texts.part(sources.source(row.source), row.points) for row in shown)
    line = texts.final_points(total, parts)
    if number == presenter.viewer:
        return total, line
    return total, words().places.of(presenter.player(number), line)


def _of_fort(view: View, number: int) -> Lines:
    texts, level = words().figures, view.seats[number].level
    fort = texts.fort(
        level,
        view.cards.level_points[level],
        texts.for_cards(boards.lookout_capacity(view, number)),
        texts.for_tokens(boards.pack_capacity(view, number)),
    )
    cost = boards.next_cost(view, number)
    if cost is None:
        return {"fort": texts.fort_of_end(fort)}
    price = words().objects.tokens(cost.pizza, cost.toy, cost.any)
    label = {"price": texts.price(level + 1)}
    if level + 1 == TOP_LEVEL:
        return label | {
            "fort": texts.fort_and_last(fort, level + 1, price),
            "cost": texts.last_level(level + 1, price),
        }
    return label | {
        "fort": texts.fort_and_next(fort, level + 1, price),
        "cost": texts.next_level(level + 1, price),
    }
