"""What a demolition costs whoever may demolish now, and why a tower cannot be demolished."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from fort_desktop.games.towers.play.room import opens
from fort_desktop.games.towers.rules.building import DEMOLISHING, is_finished
from fort_desktop.games.towers.rules.cards import KINDS
from fort_desktop.games.towers.rules.moves import Demolish, Keep
from fort_desktop.games.towers.rules.planning import outcome
from fort_desktop.games.towers.rules.scoring import points
from fort_desktop.games.towers.rules.state import Seat
from fort_desktop.games.towers.words.sentences import card_text
from fort_desktop.games.towers.words.texts import words
from fort_desktop.ui.bridge.table.whose_turn import not_mine_text

if TYPE_CHECKING:
    from fort_desktop.games.towers.screen.presenter import TowersPresenter


@dataclass(frozen=True, slots=True)
class Fall:
    """A top card that may be demolished now.

    Attributes:
        kind: its tower.
        price: the points that it brings, below 0: with all built, against building all without
            it; where it must be, against what stands now.
        text: which card it is and what comes of it, in words.
        offered: whether it may bring anything: it must be, or a card still to come needs it.
    """

    kind: str
    price: int
    text: str
    offered: bool = True


def loss(seat: Seat, kind: int) -> int:
    """The points that the demolition of a tower brings at once, below 0."""
    return points(_without_top(seat, kind)) - points(seat)


def _without_top(seat: Seat, kind: int) -> Seat:
    after = seat.copy()
    after.rubble.append(after.towers[kind].pop())
    return after


def falls(presenter: TowersPresenter) -> tuple[Fall, ...]:
    """What the viewer may demolish now."""
    kinds = [move.kind for move in presenter.moves if isinstance(move, Demolish)]
    return tuple(_fall(presenter, kind) for kind in kinds)


def _fall(presenter: TowersPresenter, kind: int) -> Fall:
    say, seat = words().labels, presenter.seat
    card = card_text(seat.towers[kind][-1])
    kept = outcome(seat, seat.hand, demolish=False)
    rubble = len(seat.rubble) + 1  # what one card more of it costs (T-SCORE)
    if kept is None:
        price = loss(seat, kind)
        return Fall(KINDS[kind], price, say.must_fall(card, -price, rubble))
    done = outcome(_without_top(seat, kind), seat.hand, demolish=False)
    assert done is not None, "all can be built after it"
    then, else_ = points(done.seat), points(kept.seat)
    useful = opens(presenter.view, seat, kind)
    told = say.may_fall(card, then, else_, rubble)
    text = told if useful else f"{told} {say.falls_for_nothing()}"
    return Fall(KINDS[kind], then - else_, text, offered=useful)


def why_no_demolition(presenter: TowersPresenter, kind: str) -> str:
    """Why a tower cannot be demolished now, in one sentence; empty if it can."""
    say = words().why
    if not presenter.mine:
        return not_mine_text(presenter)
    if presenter.kind != "demolish" or kind not in KINDS:
        return say.no_demolition()
    if presenter.can(Demolish(KINDS.index(kind))):
        return ""
    tower = presenter.seat.towers[KINDS.index(kind)]
    if not tower:
        return say.empty()
    if is_finished(tower):
        return say.top_stays()
    if presenter.can(Keep()):
        return say.not_after()
    other = next(k for k in range(len(KINDS)) if presenter.hand_need(k) == DEMOLISHING)
    return say.elsewhere(card_text(presenter.seat.towers[other][-1]))
