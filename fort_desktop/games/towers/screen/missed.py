"""What went by without a person having been asked, and why: it is said until they decide again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fort_desktop.games.towers.play.adapter import TowersTable
from fort_desktop.games.towers.rules.moves import Bid, Pass
from fort_desktop.games.towers.rules.state import State, least_bid
from fort_desktop.games.towers.words.sentences import unasked_bid_text
from fort_desktop.games.towers.words.texts import words
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
        if entry.seat == viewer:
            forced = entry.kind == "bid" and entry.forced
            return _dated(presenter, entry.before, _by_itself(table, n)) if forced else ""
        if _ends_bidding(entry.before, entry.move) and entry.before.bids[viewer] is None:
            told = words().coach.all_named(presenter.player(entry.seat))
            return _dated(presenter, entry.before, told)
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


def _dated(presenter: TowersPresenter, before: State, told: str) -> str:
    """With the round, when it is over."""
    if before.round == presenter.view.round:
        return told
    return f"{texts().screens.round(before.round)}: {told}"
