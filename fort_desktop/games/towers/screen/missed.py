"""What went by without a person having been asked, and why: it is said until they decide again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fort_desktop.games.towers.play.adapter import TowersTable
from fort_desktop.games.towers.rules.building import largest_bid
from fort_desktop.games.towers.rules.events import Event
from fort_desktop.games.towers.rules.moves import Bid, Move, Pass
from fort_desktop.games.towers.rules.state import State, least_bid
from fort_desktop.games.towers.words.sentences import unasked_bid_text
from fort_desktop.games.towers.words.texts import words
from fort_desktop.play.history import Entry
from fort_desktop.ui.texts import texts

if TYPE_CHECKING:
    from fort_desktop.games.towers.screen.presenter import TowersPresenter


def missed_text(presenter: TowersPresenter) -> str:
    """The latest bid that the viewer did not make, in words; empty after a decision of their own.

    Either it was made by itself, or all the cards were named before the viewer (T-BID).
    """
    table, viewer = presenter.table, presenter.viewer
    if table.seats[viewer].kind != "person":
        return ""
    for n in range(len(table.history) - 1, -1, -1):
        entry = table.history[n]
        own = entry.seat == viewer
        if own and not (entry.kind == "bid" and entry.forced):
            return ""
        unasked = _ends_bidding(entry.before, entry.move) and entry.before.bids[viewer] is None
        if own or unasked:
            if entry.before.round != presenter.view.round:
                return _past(presenter, entry)
            all_named = words().coach.all_named(presenter.player(entry.seat))
            return _by_itself(table, n) if own else all_named
    return ""


def _ends_bidding(before: State, move: object) -> bool:
    return isinstance(move, Bid) and move.n == len(before.offer)


def _by_itself(table: TowersTable, n: int) -> str:
    """Why the bid of that entry of the history was the only one, after what had been named."""
    entry = table.history[n]
    before, passes = entry.before, isinstance(entry.move, Pass)
    told = unasked_bid_text(
        before.seats[entry.seat],
        before.offer,
        least_bid(before.bids),
        lambda seat: table.seats[seat].name,
        passes=passes,
    )
    if not passes or not before.bid:
        return told
    return f"{words().log.bid(table.seats[before.bidder].name, before.bid)} {told}"


def _past(presenter: TowersPresenter, entry: Entry[State, Move, Event]) -> str:
    """The same of a round that is over, as what is past."""
    say, before = words().coach, entry.before
    round_, viewer = texts().screens.round(before.round), presenter.viewer
    if entry.seat != viewer:
        return say.went_by_all(round_, presenter.player(entry.seat))
    most = largest_bid(before.seats[viewer].towers, before.offer)
    return say.went_by_most(round_, most) if most else say.went_by_none(round_)
