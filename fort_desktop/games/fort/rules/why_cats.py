"""Why a cat cannot be used now (C-POWER, R28)."""

from __future__ import annotations

from fort_desktop.games.fort.rules import frames as fr
from fort_desktop.games.fort.rules.cats import Hindrance, hindrance
from fort_desktop.games.fort.rules.pets import Condition, Moment
from fort_desktop.games.fort.rules.state import State
from fort_desktop.games.fort.rules.why import Reason, blocked

_MOMENTS = {
    Moment.BEFORE_PLAY: "cat_before",
    Moment.FOLLOWED: "cat_followed",
    Moment.UNFOLLOWED: "cat_unfollowed",
    Moment.DRAW: "cat_draw",
}
_CONDITIONS = {Condition.NO_PIZZA: "cat_pizza", Condition.HIGHEST_FORT: "cat_fort"}


def why_no_cat(state: State, seat: int, cat: int) -> Reason:
    """Why `seat` cannot use a cat now; `state` may be a determinized one.

    The ids: "cat_middle" and "cat_rival" (`n` is whose it is); "cat_before", "cat_followed",
    "cat_unfollowed" and "cat_draw" say when it works, and that this is not now; "cat_used" for this
    card; "cat_pizza" and "cat_fort" name the condition that does not hold; "cat_nothing", or what
    is in the way of its action; "cat_play", no card could be played then.
    """
    if cat in state.cats:
        return Reason("cat_middle")
    frame = state.stack[-1]
    if isinstance(frame, fr.Over):
        return Reason("over")
    for number, owner in enumerate(state.seats):
        if cat in owner.cats and number != seat:
            return Reason("cat_rival", number)
    if frame.seat != seat:
        return Reason("turn", frame.seat)
    power = state.cards.cats[cat]
    if not isinstance(frame, fr.ChoosePlay):
        return Reason(_MOMENTS[power.moment])
    match hindrance(state, frame, cat):
        case Hindrance.MOMENT:
            return Reason(_MOMENTS[power.moment])
        case Hindrance.USED:
            return Reason("cat_used")
        case Hindrance.CONDITION:
            return Reason(_CONDITIONS[power.condition])
        case Hindrance.NOTHING:
            assert power.action is not None, "a power before playing is an action"
            reason = blocked(state, seat, power.action)
            return Reason("cat_nothing") if reason.id == "whole" else reason
    return Reason("cat_play")
