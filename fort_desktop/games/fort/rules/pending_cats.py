"""What holds while cats are used: part of what holds in every position."""

from __future__ import annotations

from collections.abc import Sequence

from fort_desktop.games.fort.rules import cats
from fort_desktop.games.fort.rules import frames as fr
from fort_desktop.games.fort.rules.actions import Action
from fort_desktop.games.fort.rules.frames import Frame
from fort_desktop.games.fort.rules.pets import Moment
from fort_desktop.games.fort.rules.state import State


def chooses_card(state: State, frame: Frame, *, second: bool) -> bool:
    """Whether the leader rightly chooses a card, having used the cats of the frame (R28)."""
    seat = state.leader
    if not isinstance(frame, fr.ChoosePlay) or frame.seat != seat or frame.second != second:
        return False
    used, cards = frame.used, state.cards.cats
    if len(set(used)) != len(used) or not set(used) <= set(state.seats[seat].cats):
        return False
    if any(cards[cat].moment is not Moment.BEFORE_PLAY for cat in used):
        return False
    # Under Do-Over the first card is being played until a cat is used.
    return (state.play is None) == (bool(used) or not second)


def cat_action(state: State, frame: fr.ChoosePlay) -> Action | None:
    """The action of the cat used last, which may be under way."""
    return state.cards.cats[frame.used[-1]].action if frame.used else None


def chooses_draw(state: State, above: Sequence[Frame]) -> bool:
    """Whether the leader rightly chooses how many cards to draw (R29)."""
    return list(above) == [fr.ChooseDraw(state.leader)] and bool(cats.draws(state, state.leader))
