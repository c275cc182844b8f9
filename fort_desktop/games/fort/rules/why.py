"""Why something cannot be done: the reason's id and its numbers, for people who ask.

Reasons are looked for among what the viewer knows; the ids are those of the sentences.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from fort_desktop.games.fort.rules import boards, needs, resolve
from fort_desktop.games.fort.rules import frames as fr
from fort_desktop.games.fort.rules import moves as mv
from fort_desktop.games.fort.rules.actions import FORT_OPS, Action, Op, Suit
from fort_desktop.games.fort.rules.bundles import fort_price
from fort_desktop.games.fort.rules.candidates import candidates, follow_most
from fort_desktop.games.fort.rules.counting import (
    COIN,
    follow_suits,
    match_suits,
    matches,
)
from fort_desktop.games.fort.rules.feasible import legal_moves
from fort_desktop.games.fort.rules.moves import Move
from fort_desktop.games.fort.rules.search import leaves_whole
from fort_desktop.games.fort.rules.state import TOP_LEVEL, State
from fort_desktop.games.fort.rules.why_dogs import Hindrance, hindrance, no_help

_NO_DOGS = frozenset({Op.TRASH, Op.TRASH_RIVAL, Op.LOOKOUT})

_PLAYING = fr.ChoosePlay | fr.NameCoin | fr.ChooseAction | fr.ChooseSuit | fr.AddCards
_AFTERWARDS = fr.BeforeDiscard | fr.ChooseDraw


@dataclass(slots=True, unsafe_hash=True)
class Reason:
    """A reason by id, with a number, suits or tokens where the sentence names some.

    "first": something else is to be decided now, which may be of use for the card or not. "need" is
    about a dog, and `part` says what lacks of its need: "suits" (`suits`, or without any `n`
    different ones), "kids", "tokens", "lookout", "fort"; "hand", a card must come from hand;
    "rest", with this card gone the need or the action could not be finished. `tokens` are pizza,
    toys and tokens of any kind.
    """

    id: str
    n: int = 0
    suits: tuple[Suit, ...] = ()
    part: str = ""
    tokens: tuple[int, int, int] = (0, 0, 0)


def why_not(state: State, seat: int, card: int) -> Reason:
    """Why `seat` cannot use a card that it sees now; `state` may be a determinized one.

    The top card of the park deck stands for that deck.
    """
    frame = state.stack[-1]
    if isinstance(frame, fr.Over):
        return Reason("over")
    if frame.seat != seat:
        return Reason("turn", frame.seat)
    if state.cards.is_dog(card) and fr.op_of(frame) in _NO_DOGS:
        return Reason("dog_lookout" if fr.op_of(frame) is Op.LOOKOUT else "dog_trash")
    if spoilt := _spoilt(state, frame, card):
        return spoilt
    if card in state.seats[seat].hand:
        return _hand_card(state, frame, seat, card)
    if any(card in owner.lookout for owner in state.seats):
        return _lookout_card(state, frame, seat, card)
    return _lying(state, frame, seat, card) or _recruit(state, frame, seat, card)


def _recruiting(frame: fr.Frame) -> bool:
    return isinstance(frame, fr.RecruitPhase | fr.Party) or fr.op_of(frame) is Op.RECRUIT


def _spoilt(state: State, frame: fr.Frame, card: int) -> Reason | None:
    """A step of an action could touch the card, if the play could be ended properly then."""
    if not isinstance(frame, fr.Run):
        return None
    found = [move for move in candidates(state, frame) if getattr(move, "card", -1) == card]
    if not found:
        return None
    if state.play is None:
        return Reason("cat_play")
    if frame.follower:
        return Reason("follow_full")
    return _ending(state, found)


def _ending(state: State, found: Sequence[Move], added: int = -1) -> Reason:
    """Why the leader's play could not be ended properly after any of these candidates.

    They add a card, or none: then another one may become idle.
    """
    if any(leaves_whole(state, move, added) for move in found):
        return Reason("idle_other")
    if added >= 0 and any(leaves_whole(state, move) for move in found):
        return Reason("idle")
    play = state.play
    if play is not None and state.cards.is_dog(play.card):
        return Reason("dog_whole")
    done = play is not None and any(play.whole)
    return Reason("nothing_then" if done else "whole_first")


# --- where a card lies --------------------------------------------------------------------------


def _lying(state: State, frame: fr.Frame, seat: int, card: int) -> Reason | None:
    """Of a card that lies where none can be used, but for actions of which it is no question."""
    if card in state.table:
        return Reason("trash_played" if fr.op_of(frame) is Op.TRASH else "on_table")
    if card in state.seats[seat].yard:
        return Reason("own_yard" if _recruiting(frame) else "yard_waits")
    if card in state.box:
        return Reason("boxed")
    if isinstance(frame, fr.Draft):
        return Reason("kept")
    for owner in state.seats:
        if card in owner.doghouse:
            return Reason("housed")
        if card in owner.discard:
            return Reason("pile")
    return None


def _recruit(state: State, frame: fr.Frame, seat: int, card: int) -> Reason:
    """Of a card in the park, on its deck or in a rival's yard."""
    if isinstance(frame, fr.Party) and any(card in owner.yard for owner in state.seats):
        return Reason("party_yard")
    if seat != state.leader:
        return Reason("recruit_turn")
    if isinstance(frame, _PLAYING):
        return Reason("recruit_later")
    return Reason("recruited" if isinstance(frame, _AFTERWARDS) else "first")


def _lookout_card(state: State, frame: fr.Frame, seat: int, card: int) -> Reason:
    if card not in state.seats[seat].lookout:
        return Reason("lookout_fixed")
    if isinstance(frame, fr.Following | fr.FollowMore):
        return Reason("follow_lookout")
    play = state.play
    if isinstance(frame, fr.MeetNeed | fr.AddCards) and play is not None:
        if card in {added.card for added in play.added}:
            return Reason("lookout_used")
        if isinstance(frame, fr.MeetNeed):
            return _need(no_help(state, seat, card))
        return _added(state, play, card)
    return Reason("lookout_fixed")


# --- a card of the hand -------------------------------------------------------------------------


def _hand_card(state: State, frame: fr.Frame, seat: int, card: int) -> Reason:
    play = state.play
    if isinstance(frame, fr.ChoosePlay):
        return _dog(state, seat, card) if state.cards.is_dog(card) else Reason("whole")
    if isinstance(frame, fr.MeetNeed):
        return _need(no_help(state, seat, card))
    if isinstance(frame, fr.AddCards) and play is not None:
        return _added(state, play, card)
    if isinstance(frame, fr.Following | fr.FollowMore) and play is not None:
        return _followed(state, frame, play, card)
    if isinstance(frame, fr.ChooseAction) and play is not None:
        return _before_action(state, play)
    if isinstance(frame, _AFTERWARDS):
        return Reason("play_next")
    return Reason("recruit_now" if isinstance(frame, fr.RecruitPhase | fr.Party) else "first")


def _before_action(state: State, play: fr.Played) -> Reason:
    """Of a card in hand while the next action of the played one is chosen."""
    if not any(isinstance(move, mv.Do) for move in legal_moves(state)):
        return Reason("spent")
    actions = enumerate(state.cards.cards[play.card].actions)
    left = [a for n, a in actions if a is not None and n not in play.begun]
    return Reason("first" if any(action.suits() for action in left) else "times")


def _need(found: Hindrance) -> Reason:
    part, suits, n = found
    return Reason("need", n, suits, part)


def _dog(state: State, seat: int, card: int) -> Reason:
    """A dog in hand that cannot be played (D-PLAY, R24)."""
    if found := hindrance(state, seat, card):
        return _need(found)
    action = needs.dog_of(state.cards, card).action
    why = Reason("dog_whole") if action is None else blocked(state, seat, action)
    return why if why.id != "whole" else Reason("dog_whole")


def _added(state: State, play: fr.Played, card: int) -> Reason:
    action = state.cards.cards[play.card].actions[play.begun[-1]]
    wanted = action.multiplied(play.any_suit) if action is not None else ()
    printed = state.cards.suits[card]
    if COIN not in printed and not any(suit in wanted for suit in printed):
        return Reason("suit", suits=wanted)
    found = [m for m in candidates(state, state.stack[-1]) if getattr(m, "card", -1) == card]
    return _ending(state, [m for m in found if isinstance(m, mv.Add | mv.Use)], card)


def _followed(
    state: State, frame: fr.Following | fr.FollowMore, play: fr.Played, card: int
) -> Reason:
    if not matches(state.cards, card, match_suits(state.cards, play)):
        return Reason("suit", suits=follow_suits(state.cards, play))
    public = state.cards.cards[play.card].public
    suits = () if public is None else public.multiplied(play.any_suit)
    first = (frame.card,) if isinstance(frame, fr.FollowMore) else ()
    if suits and not follow_most(state, (*first, card)):
        return Reason("follow_times", suits=suits)
    return Reason("follow_full")


# --- an action ----------------------------------------------------------------------------------


def blocked(state: State, seat: int, action: Action) -> Reason:
    """The first thing that stands in the way of an action's first step; "whole" is none."""
    unit = action.units()[0]
    owner = state.seats[seat]
    if resolve.can_begin(state, seat, action):
        return Reason("whole")
    if unit.op in (Op.PIZZA, Op.TOY):
        stock = state.supply_pizza if unit.op is Op.PIZZA else state.supply_toys
        return Reason("stuff_full" if stock else "supply")
    if unit.op is Op.PACK:
        if boards.pack_room(state, seat) <= 0:
            return Reason("pack_full", boards.pack_capacity(state, seat))
        return Reason("stuff_empty")
    if unit.op is Op.LOOKOUT and boards.lookout_room(state, seat) <= 0:
        return Reason("lookout_full", boards.lookout_capacity(state, seat))
    if unit.op is Op.TRASH_RIVAL:
        return Reason("yards_empty")
    if unit.op in FORT_OPS:
        if owner.level >= TOP_LEVEL:
            return Reason("fort_max")
        lack = _missing(state, seat, unit.op)
        return Reason("fort_less" if unit.op is Op.FORT_LESS else "fort_cost", tokens=lack)
    return Reason("whole")


def _missing(state: State, seat: int, op: Op) -> tuple[int, int, int]:
    """Pizza, toys and tokens of any kind that lack for the next level of the fort."""
    owner = state.seats[seat]
    pizza_cost, toy_cost, any_cost = fort_price(state, seat, op)
    pizza, toys = owner.pizza + owner.pack_pizza, owner.toys + owner.pack_toys
    less_pizza, less_toys = max(0, pizza_cost - pizza), max(0, toy_cost - toys)
    spare = max(0, pizza - pizza_cost) + max(0, toys - toy_cost)
    return less_pizza, less_toys, max(0, any_cost - spare)
