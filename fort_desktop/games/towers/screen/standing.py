"""How a game of 5 Towers stands, as the coach says it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fort_desktop.games.towers.rules.cards import KINDS
from fort_desktop.games.towers.rules.moves import Demolish, Pass
from fort_desktop.games.towers.screen.demolishing import falls, loss
from fort_desktop.games.towers.screen.missed import missed_text
from fort_desktop.games.towers.screen.narrow import narrow_text
from fort_desktop.games.towers.words.demolition import made_room_for
from fort_desktop.games.towers.words.sentences import (
    card_text,
    cards_text,
    marked_text,
    unasked_bid_text,
)
from fort_desktop.games.towers.words.texts import words
from fort_desktop.ui.texts import texts

if TYPE_CHECKING:
    from fort_desktop.games.towers.screen.presenter import TowersPresenter


def standing_text(presenter: TowersPresenter) -> str:
    """What the viewer can do, or who is waited for, or what is made for the viewer."""
    return _to_do(presenter) if presenter.mine else _waiting(presenter)


def aside_text(presenter: TowersPresenter) -> str:
    """Said after that and smaller: what a bid is, what went by unasked, or what is marked."""
    news = narrow_text(presenter)
    if not presenter.mine:
        own = presenter.actor == presenter.viewer
        return news or ("" if own else missed_text(presenter))
    if presenter.kind != "bid":
        return ""
    if not news and not _has_bid(presenter):
        return words().coach.bid_means()
    if presenter.plan.untouched:
        lose = words().coach.all_lose() if presenter.default_bid() is not None else ""
        return " ".join(filter(None, (lose, news or missed_text(presenter))))
    return _marked(presenter)


def _waiting(presenter: TowersPresenter) -> str:
    say, who = words().coach, presenter.player(presenter.actor)
    if presenter.actor == presenter.viewer and presenter.unasked is not None:
        return _made_for_viewer(presenter)
    person = presenter.table.seats[presenter.actor].kind == "person"
    match presenter.kind:
        case "take":
            return say.rival_takes(who)
        case "demolish" | "build":
            return _builds(presenter, who)
    return (texts().table.waiting if person else texts().table.thinking)(who)


def _made_for_viewer(presenter: TowersPresenter) -> str:
    """The only bid, with its reason, as news."""
    view = presenter.view
    return unasked_bid_text(
        presenter.seat,
        view.offer,
        view.least_bid,
        presenter.player,
        passes=isinstance(presenter.unasked, Pass),
    )


def _builds(presenter: TowersPresenter, who: str) -> str:
    """What a rival does with the cards, and what fell for that."""
    say = words().coach
    for entry in reversed(presenter.table.history):
        if entry.seat != presenter.actor or entry.kind not in ("demolish", "build"):
            break
        if isinstance(entry.move, Demolish):
            seat, kind = entry.before.seats[entry.seat], entry.move.kind
            card, price = card_text(seat.towers[kind][-1]), -loss(seat, kind)
            wanted = made_room_for(seat, kind)
            if wanted:
                return say.rival_makes_room(who, card, price, cards_text(wanted))
            return say.rival_demolished(who, card, price)
    return say.rival_builds(who)


def round_text(presenter: TowersPresenter) -> str:
    """Which round it is; the last one is called so."""
    view = presenter.view
    if view.last_round:
        return words().coach.last_round()
    return texts().screens.round(view.round)


def _to_do(presenter: TowersPresenter) -> str:
    say = words().coach
    match presenter.kind:
        case "bid":
            return _to_bid(presenter)
        case "take" if presenter.unasked is not None:
            return say.take_all(cards_text(presenter.view.offer))
        case "take":
            n = presenter.view.bid
            return say.take(n) if presenter.taking() is None else say.take_marked(n)
        case "demolish":
            forced = presenter.forced_fall()
            if forced is not None:
                return say.must_demolish(presenter.top(KINDS[forced.kind]))
            useful = any(fall.offered for fall in falls(presenter))
            return say.demolish() if useful else say.build_cards()
    return say.build()


def _to_bid(presenter: TowersPresenter) -> str:
    say, view = words().coach, presenter.view
    count = len(view.offer)
    if not presenter.can(Pass()):
        return say.bid_first(count)
    if not view.bid:
        return say.bid_or_pass()
    return say.bid_all(count) if view.least_bid == count else say.bid(view.bid)


def _has_bid(presenter: TowersPresenter) -> bool:
    """Whether the viewer has answered the question before."""
    entries, viewer = presenter.table.history, presenter.viewer
    return any(e.seat == viewer and e.kind == "bid" and not e.forced for e in entries)


def _marked(presenter: TowersPresenter) -> str:
    """What the marked cards need, or that they need nothing."""
    say, cards, done = words().coach, presenter.plan.marked, presenter.built()
    if not cards or presenter.chosen_bid() < 0:
        return ""
    if done is not None and done.demolished >= 0:
        return say.marked_after(card_text(done.demolished))
    told = marked_text(cards)
    return say.marked(told) if len(cards) > 1 else say.marked_one(told)
