"""How a game of 5 Towers stands, as the coach says it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fort_desktop.games.towers.rules.moves import Keep, Pass
from fort_desktop.games.towers.words.sentences import card_text, marked_text
from fort_desktop.games.towers.words.texts import words
from fort_desktop.ui.texts import texts

if TYPE_CHECKING:
    from fort_desktop.games.towers.screen.presenter import TowersPresenter


def standing_text(presenter: TowersPresenter) -> str:
    """What the viewer can do, or who is waited for."""
    if presenter.mine:
        return _to_do(presenter)
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
    if not numbers:
        most = presenter.most()
        return say.only_pass(most) if most else say.none_so_pass()
    if numbers == [0]:
        return say.only_zero()
    start = not presenter.can(Pass())
    what = say.bid_first(numbers[-1]) if start else say.bid(presenter.view.bid)
    if presenter.chosen_bid() <= 0:
        return what
    return f"{what} {_marked(presenter)}"


def _marked(presenter: TowersPresenter) -> str:
    """What the marked cards need, or that they need nothing."""
    say, cards, done = words().coach, presenter.plan.marked, presenter.built()
    if done is not None and done.demolished >= 0:
        return say.marked_after(card_text(done.demolished))
    told = marked_text(cards)
    return say.marked(told) if len(cards) > 1 else say.marked_one(told)
