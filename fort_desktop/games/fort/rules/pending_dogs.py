"""What holds of a dog that is played: part of what holds in every position."""

from __future__ import annotations

from collections.abc import Sequence

from fort_desktop.games.fort.rules import dog_play, needs
from fort_desktop.games.fort.rules import frames as fr
from fort_desktop.games.fort.rules.actions import Action
from fort_desktop.games.fort.rules.counting import actions_of
from fort_desktop.games.fort.rules.frames import Frame, Played
from fort_desktop.games.fort.rules.state import State


def dog_fault(state: State, play: Played, *, followed: bool) -> str:
    """What is broken of a played dog, in a sentence; "" where nothing is.

    `followed` says whether the time to follow is over, or would be if dogs were followed.
    """
    dog = needs.dog_of(state.cards, play.card)
    lack = needs.lack_of(state.cards, play.card, play.added)
    if lack is None:
        return "a card was added to the played dog that meets nothing of its need"
    if play.followers:
        return "somebody has followed a dog"
    copies = dog.action is None and not needs.cards_left_open(state.cards, play)
    if play.kid != (play.added[-1].card if copies and play.added else -1):
        return "the played dog copies another kid than the one added for that"
    if len(play.begun) > (1 if play.kid >= 0 else 0):
        return "the played dog has begun an action that it does not have"
    if any(actions_of(state.cards, play)[index] is None for index in play.begun):
        return "an empty box of the copied kid has begun"
    if not (all(play.whole) and len(play.whole) <= 1):
        return "the action of the played dog was not done in full"
    if play.kid >= 0 and len(play.whole) > len(play.begun):
        return "an action of the copied kid has ended, but none has begun"
    if play.housed > bool(play.whole) or (followed and not play.housed):
        return "the played dog goes to a doghouse once its action is done, not sooner or later"
    homes = [state.seats[seat].doghouse for seat in dog_play.houses(state, state.leader)]
    if not any(play.card in home for home in (homes if play.housed else [state.table])):
        return "the played dog is neither on the table nor in the right doghouse"
    return ""


def dog_asks(state: State, play: Played, above: Sequence[Frame]) -> bool:
    """Whether nothing but a question of the played dog is pending, and rightly so."""
    dog, seat = needs.dog_of(state.cards, play.card), state.leader
    if list(above) == [fr.ChooseHouse(seat)]:
        return play.whole == (True,) and len(dog_play.houses(state, seat)) > 1
    if play.begun or play.whole:
        return False
    if list(above) == [fr.ChooseKidAction(seat)]:
        return play.kid >= 0
    if not needs.has_place(state, seat, play.card):
        return False
    asks = needs.cards_left_open(state.cards, play) or dog.need.tokens > 0
    return list(above) == [fr.MeetNeed(seat)] and asks


def dog_action(state: State, play: Played) -> Action | None:
    """The action that the played dog may be carrying out; None before its need is met."""
    if play.whole or needs.cards_left_open(state.cards, play):
        return None
    if play.kid >= 0:
        return actions_of(state.cards, play)[play.begun[0]] if play.begun else None
    return needs.dog_of(state.cards, play.card).action
