"""Why something cannot be done: the reason's id and its numbers, for people who ask.

Reasons are looked for among what the viewer knows; the ids are those of the sentences.
"""

from __future__ import annotations

from dataclasses import dataclass

from fort_desktop.games.fort import frames as fr
from fort_desktop.games.fort import needs, resolve, zones
from fort_desktop.games.fort.actions import Action, Op
from fort_desktop.games.fort.counting import (
    COIN,
    actions_of,
    match_suits,
    matches,
    multiplied,
    shown,
)
from fort_desktop.games.fort.state import TOP_LEVEL, State
from fort_desktop.games.fort.why_dogs import Hindrance, hindrance, no_help

_NO_DOGS = frozenset({Op.TRASH, Op.TRASH_RIVAL, Op.LOOKOUT})

_PLAYING = fr.ChoosePlay | fr.NameCoin | fr.ChooseAction | fr.ChooseSuit | fr.AddCards


@dataclass(frozen=True, slots=True)
class Reason:
    """A reason by id, with a number or a suit where the sentence names one.

    "need" is about a dog, and `part` says what lacks of its need: "suits" (`n` of `suit`, or
    without one `n` different), "kids", "tokens", "lookout", "fort"; "hand", a card must come from
    hand; "rest", with this card gone the need or the action could not be finished.
    """

    id: str
    n: int = 0
    suit: str = ""
    part: str = ""


def why_not(state: State, seat: int, card: int) -> Reason:
    """Why `seat` cannot use a card that it sees now; `state` may be a determinized one."""
    frame = state.stack[-1]
    if isinstance(frame, fr.Over):
        return Reason("over")
    if frame.seat != seat:
        return Reason("turn", frame.seat)
    if state.cards.is_dog(card) and _op(frame) in _NO_DOGS:
        return Reason("dog_lookout" if _op(frame) is Op.LOOKOUT else "dog_trash")
    if card in state.table:
        return Reason("trash_played") if _op(frame) is Op.TRASH else Reason("not_now")
    if any(card in owner.lookout for owner in state.seats):
        return _lookout_card(state, frame, seat, card)
    if card in state.seats[seat].yard:
        return Reason("own_yard") if _recruiting(frame) else Reason("not_now")
    if card in state.seats[seat].hand:
        return _hand_card(state, frame, seat, card)
    in_a_yard = any(card in owner.yard for owner in state.seats)
    if in_a_yard and isinstance(frame, fr.Party):
        return Reason("party_yard")
    if (in_a_yard or card in state.park) and isinstance(frame, _PLAYING):
        return Reason("recruit_later")
    return Reason("not_now")


def _op(frame: fr.Frame) -> Op | None:
    if isinstance(frame, fr.Run):
        unit = frame.action.steps[frame.index].unit
        return None if isinstance(unit, Action) else unit.op
    return None


def _recruiting(frame: fr.Frame) -> bool:
    return isinstance(frame, fr.RecruitPhase | fr.Party) or _op(frame) is Op.RECRUIT


def _lookout_card(state: State, frame: fr.Frame, seat: int, card: int) -> Reason:
    if card not in state.seats[seat].lookout:
        return Reason("lookout_fixed")
    if isinstance(frame, fr.Following):
        return Reason("follow_lookout")
    play = state.play
    if isinstance(frame, fr.MeetNeed) and play is not None:
        if card in {added.card for added in play.added}:
            return Reason("lookout_used")
        return _need(no_help(state, seat, card))
    if isinstance(frame, fr.AddCards) and play is not None:
        if card in {added.card for added in play.added}:
            return Reason("lookout_used")
        return _added(state, play, card)
    return Reason("lookout_fixed")


def _hand_card(state: State, frame: fr.Frame, seat: int, card: int) -> Reason:
    play = state.play
    if isinstance(frame, fr.ChoosePlay):
        return _dog(state, seat, card) if state.cards.is_dog(card) else Reason("whole")
    if isinstance(frame, fr.MeetNeed):
        return _need(no_help(state, seat, card))
    if isinstance(frame, fr.AddCards) and play is not None:
        return _added(state, play, card)
    if isinstance(frame, fr.Following | fr.FollowMore) and play is not None:
        return _followed(state, play, card)
    if isinstance(frame, fr.ChooseAction) and play is not None:
        actions = [a for a in state.cards.cards[play.card].actions if a is not None]
        if not any(action.suits() for action in actions):
            return Reason("times")
    return Reason("recruit_now" if isinstance(frame, fr.RecruitPhase) else "not_now")


def _need(found: Hindrance) -> Reason:
    part, suit, n = found
    return Reason("need", n, suit, part)


def _dog(state: State, seat: int, card: int) -> Reason:
    """A dog in hand that cannot be played (D-PLAY, R24)."""
    if found := hindrance(state, seat, card):
        return _need(found)
    action = needs.dog_of(state.cards, card).action
    if action is None or resolve.can_begin(state, seat, action):
        return Reason("dog_whole")
    why = blocked(state, seat, action)
    return why if why.id != "whole" else Reason("dog_whole")


def _added(state: State, play: fr.Played, card: int) -> Reason:
    action = state.cards.cards[play.card].actions[play.begun[-1]]
    wanted = multiplied(action, play.any_suit) if action is not None else ()
    printed = state.cards.suits[card]
    if wanted and COIN not in printed and not any(suit in wanted for suit in printed):
        return Reason("suit", suit=wanted[0].id)
    return Reason("idle")


def _followed(state: State, play: fr.Played, card: int) -> Reason:
    wanted = match_suits(state.cards, play)
    if not matches(state.cards, card, wanted):
        return Reason("suit", suit=min(wanted).id)
    public = state.cards.cards[play.card].public
    if public is not None and public.suits():
        suits = multiplied(public, play.any_suit)
        if suits and not any(shown(state.cards, card, s, s) for s in suits):
            return Reason("follow_times", suit=suits[0].id)
    return Reason("follow_full")


def why_no_action(state: State, seat: int, index: int) -> Reason:
    """Why the public (0) or private (1) action of the played card cannot begin now."""
    play = state.play
    if play is None:
        return Reason("not_now")
    action = actions_of(state.cards, play)[index]
    if action is None:
        return Reason("action_empty")
    if index in play.begun:
        return Reason("action_done")
    return blocked(state, seat, action)


def blocked(state: State, seat: int, action: Action) -> Reason:
    """The first thing that stands in the way of an action's first step."""
    unit = action.units()[0]
    owner = state.seats[seat]
    if unit.op in (Op.PIZZA, Op.TOY) and zones.stuff_room(state, seat, unit.op) <= 0:
        stock = state.supply_pizza if unit.op is Op.PIZZA else state.supply_toys
        return Reason("stuff_full" if stock else "supply")
    if unit.op is Op.PACK:
        if zones.pack_room(state, seat) <= 0:
            return Reason("pack_full", zones.pack_capacity(state, seat))
        return Reason("stuff_empty")
    if unit.op is Op.LOOKOUT and zones.lookout_room(state, seat) <= 0:
        return Reason("lookout_full", owner.level + 1)
    if unit.op is Op.TRASH_RIVAL:
        return Reason("yards_empty")
    if unit.op in (Op.FORT, Op.FORT_LESS, Op.FORT_MORE):
        return Reason("fort_max") if owner.level >= TOP_LEVEL else Reason("fort_cost")
    return Reason("whole")


def missing(state: State, seat: int, change: int = 0) -> tuple[int, int, int]:
    """Pizza, toys and tokens of any kind that lack for the next level of the fort."""
    owner = state.seats[seat]
    cost = state.cards.costs[min(owner.level, len(state.cards.costs) - 1)]
    pizza, toys = owner.pizza + owner.pack_pizza, owner.toys + owner.pack_toys
    less_pizza, less_toys = max(0, cost.pizza - pizza), max(0, cost.toy - toys)
    spare = max(0, pizza - cost.pizza) + max(0, toys - cost.toy)
    return less_pizza, less_toys, max(0, cost.any + change - spare)
