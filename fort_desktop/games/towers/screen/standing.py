"""How a game of 5 Towers stands, as the coach says it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fort_desktop.games.towers.rules.moves import Keep, Pass
from fort_desktop.games.towers.screen.missed import missed_text
from fort_desktop.games.towers.words.sentences import card_text, marked_text, unasked_bid_text
from fort_desktop.games.towers.words.texts import words
from fort_desktop.ui.texts import texts

if TYPE_CHECKING:
    from fort_desktop.games.towers.screen.presenter import TowersPresenter


def standing_text(presenter: TowersPresenter) -> str:
    """What the viewer can do, or who is waited for; before that, what went by without them."""
    now = _to_do(presenter) if presenter.mine else _waiting(presenter)
    return " ".join(filter(None, (_went_by(presenter), now)))


def _went_by(presenter: TowersPresenter) -> str:
    """Read by now by who has marked something; and a bid that makes itself says more."""
    if presenter.mine and (presenter.sole is not None or not presenter.plan.proposed):
        return ""
    return missed_text(presenter)


def _waiting(presenter: TowersPresenter) -> str:
    say, who = words().coach, presenter.player(presenter.actor)
    waits = {"take": say.rival_takes, "demolish": say.rival_builds, "build": say.rival_builds}
    person = presenter.table.seats[presenter.actor].kind == "person"
    bids = texts().table.waiting if person else texts().table.thinking
    return waits.get(presenter.kind, bids)(who)


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
        case "take" if presenter.sole:
            return say.take_all()
        case "take":
            return say.take(presenter.view.bid)
        case "demolish":
            return say.demolish() if presenter.can(Keep()) else say.must_demolish()
    return say.build()


def _to_bid(presenter: TowersPresenter) -> str:
    say, numbers = words().coach, presenter.bids()
    if not any(numbers):
        return unasked_bid_text(presenter.most(), passes=not numbers)
    view, start = presenter.view, not presenter.can(Pass())
    count = len(view.offer)
    what = say.bid_first(count) if start else say.bid(count, view.bid)
    if _went_by(presenter):
        return what
    if not (_has_bid(presenter) or _demolishes(presenter)):
        means = say.bid_means()
        if presenter.plan.proposed:
            return f"{what} {means}"  # why a number is marked is for the next time: both are long
    else:
        means = ""
    marked = _marked(presenter) if presenter.chosen_bid() > 0 else ""
    return " ".join(filter(None, (what, means, marked)))


def _demolishes(presenter: TowersPresenter) -> bool:
    """Whether what is marked needs a demolition, which is told at length."""
    done = presenter.built()
    return done is not None and done.demolished >= 0


def _has_bid(presenter: TowersPresenter) -> bool:
    """Whether the viewer has answered the question before."""
    entries, viewer = presenter.table.history, presenter.viewer
    return any(e.seat == viewer and e.kind == "bid" and not e.forced for e in entries)


def _marked(presenter: TowersPresenter) -> str:
    """What the marked cards need, or that they need nothing."""
    say, cards, done = words().coach, presenter.plan.marked, presenter.built()
    if done is not None and done.demolished >= 0:
        return say.marked_after(card_text(done.demolished))
    told = marked_text(cards)
    if presenter.plan.proposed:
        return say.proposed(told)
    return say.marked(told) if len(cards) > 1 else say.marked_one(told)
