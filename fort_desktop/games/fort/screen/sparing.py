"""Who is not asked whether to follow: why, in words, and the buttons with which one wishes it."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from fort_desktop.contract.wish import Wish
from fort_desktop.games.fort.play.asking import without_match
from fort_desktop.games.fort.rules.counting import follow_suits
from fort_desktop.games.fort.rules.why import blocked
from fort_desktop.games.fort.screen.touch.reasons import reason_text
from fort_desktop.games.fort.words.texts import words
from fort_desktop.ui.bridge.table.choices_model import Choice

if TYPE_CHECKING:
    from fort_desktop.games.fort.screen.presenter import Presenter

# What can be wished to be asked from, one after the other: no follow gives less than 1, and none
# that gives nothing is asked about anyway.
LEAST = (0, 2, 3)
LESS, REST, FROM = 0, 1, 3  # FROM + n is to be asked from n on


def spared(presenter: Presenter) -> str:
    """Why whoever decides is not asked whether to follow, as in `SoleAnswer.kind`; else empty."""
    table = presenter.table
    if presenter.kind != "follow" or table.asks_all:
        return ""
    if table.seats[presenter.actor].kind == "bot" or table.forced() is None:
        return ""
    sole = table.sole_answer()
    return sole.kind if sole is not None else ""


def spared_text(presenter: Presenter) -> str:
    """The same in a sentence for whoever looks."""
    kind, say = spared(presenter), words().sparing
    if not kind:
        return ""
    if not presenter.mine:
        return say.other(presenter.player(presenter.actor))
    match kind:
        case "no-gain":
            return say.no_gain()
        case "rests":
            return say.rests()
        case "too-little" | "less":
            return say.less(presenter.table.wishes.of(presenter.viewer).least)
    return _cannot(presenter)


def _cannot(presenter: Presenter) -> str:
    """Why the viewer cannot follow at all: a card or room is lacking."""
    view, say = presenter.view, words().sparing
    state = presenter.game.determinize(view, Random(0))
    play = state.play
    assert play is not None, "a played card is followed"
    if without_match(state):
        return say.no_match(words().suits.all(follow_suits(view.cards, play)))
    public = view.cards.cards[play.card].public
    assert public is not None, "only a public action is followed"
    reason = blocked(state, presenter.viewer, public)
    if reason.id == "whole":
        return say.not_full()
    return f"{say.no_room()} {reason_text(reason, presenter.people, '')}"


def wish_offered(presenter: Presenter) -> Wish | None:
    """What the viewer wishes so far, while asked whether to follow; else None."""
    table = presenter.table
    if not presenter.mine or presenter.kind != "follow" or table.asks_all:
        return None
    return table.wishes.of(presenter.viewer) if table.forced() is None else None


def button(first: int) -> Choice:
    """What offers the switches; they are numbered from `first`, as is this."""
    say = words().sparing
    return Choice(first + LESS, say.ask_less(), tip=say.ask_less_told())


def switches(first: int, wish: Wish) -> list[Choice]:
    """All but the one that holds already."""
    say, found = (
        words().sparing,
        [Choice(first + REST, words().sparing.rest(), ("follow", "cross"))],
    )
    for least in LEAST:
        if least != wish.least:
            label = say.ask_from(least) if least else say.ask_always()
            icons = ("follow", "+", str(least)) if least else ("follow", "check")
            found.append(Choice(first + FROM + least, label, icons))
    return found
