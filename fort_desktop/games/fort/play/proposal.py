"""What a person most likely wants next of the card in play: it is done, and can be taken back.

| when | what |
|---|---|
| a card is played | the action is begun that the other order gives less for, else one that asks |
| its coin is to be named (F-FOLLOW 4) | the one suit with which its actions come to most |
| all suits come to the same there | the one that the fewest cards out of sight could follow with |
| any suit may be counted (R9) | the suit with which the action comes to most |
| an action is begun that counts suits | every card is added that makes more of it (F-PLAY 2) |
| a dog's need is met (R25) | all but the last card of it, of the lookout first, then dogs |
| one action is over | the other one is begun, where it asks something before it is done |

What is left of a dog's need, and one payment of many, is only marked, and made when a person says
so: see `marking.py`.
No action is begun that asks nothing: it would be over before anybody could look at it. Nor is one
begun that takes something away while another gives: one rather has that first.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from fort_desktop.games.fort.play.preview import preview
from fort_desktop.games.fort.rules import frames as fr
from fort_desktop.games.fort.rules import moves as mv
from fort_desktop.games.fort.rules.actions import Action, Op
from fort_desktop.games.fort.rules.counting import (
    action_begun,
    actions_of,
    follow_suits,
    matches,
    shown,
)
from fort_desktop.games.fort.rules.engine import FortGame
from fort_desktop.games.fort.rules.moves import Move
from fort_desktop.games.fort.rules.state import State

_TAKING = (Op.TRASH, Op.SPEND_PIZZA, Op.SPEND_TOY, Op.SPEND_RESOURCE)


def proposal(game: FortGame, state: State, moves: Sequence[Move]) -> Move | None:
    """The move that is made for a person until it is taken back; None where none is."""
    frame, play = state.stack[-1], state.play
    if play is None or isinstance(frame, fr.Over) or frame.seat != state.leader:
        return None
    if game.cards.is_dog(play.card):
        return _for_need(game, state, moves) if isinstance(frame, fr.MeetNeed) else None
    if isinstance(frame, fr.AddCards):
        return _addition(game, state, moves)
    if isinstance(frame, fr.ChooseAction):
        return _action(game, state, moves)
    if isinstance(frame, fr.ChooseSuit):
        return _suit(game, state)
    return _name(game, state, moves) if isinstance(frame, fr.NameCoin) else None


# --- actions ------------------------------------------------------------------------------------


def first_action(game: FortGame, state: State, moves: Sequence[Move]) -> mv.Do | None:
    """The action to begin a card with: in the order that gives more, else one that asks first."""
    offered = [move for move in moves if isinstance(move, mv.Do)]
    if not offered:
        return None
    if len(offered) > 1:
        tried = preview(game, game.view(state, state.leader))
        if tried is not None and tried.order >= 0:
            return mv.Do(tried.order)
    return min(offered, key=lambda move: not asks(game, state, move))


def asks(game: FortGame, state: State, move: mv.Do) -> bool:
    """Whether something is asked before an action has been carried out."""
    ahead = game.copy(game.determinize(game.view(state, state.leader), Random(0)))
    game.carry_out(ahead, move)
    frame = ahead.stack[-1]
    if isinstance(frame, fr.AddCards):
        return True
    asked = isinstance(frame, fr.Run | fr.ChooseSuit) and frame.seat == state.leader
    return asked and len(game.legal_moves(ahead)) > 1


def _action(game: FortGame, state: State, moves: Sequence[Move]) -> Move | None:
    first = first_action(game, state, moves)
    if first is None or not asks(game, state, first):
        return None
    others = [move for move in moves if isinstance(move, mv.Do) and move != first]
    grudged = _takes(game, state, first) and not all(_takes(game, state, one) for one in others)
    silent = not any(asks(game, state, one) for one in others)
    return None if others and grudged and silent else first


def _takes(game: FortGame, state: State, move: mv.Do) -> bool:
    """Whether an action begins with trashing or spending."""
    assert state.play is not None, "an action belongs to a played card"
    action = actions_of(game.cards, state.play)[move.action]
    assert action is not None, "an empty box is no action"
    return action.units()[0].op in _TAKING


def kinds_asked_next(game: FortGame, state: State, moves: Sequence[Move]) -> list[mv.Take]:
    """Pizza and toys, where the action gives either and it is asked which when nothing more is
    added: both questions can be answered at once."""
    if not isinstance(state.stack[-1], fr.AddCards) or mv.Done() not in moves:
        return []
    ahead = game.copy(state)
    game.carry_out(ahead, mv.Done())
    asked = game.legal_moves(ahead)
    kinds = [move for move in asked if isinstance(move, mv.Take)]
    return kinds if len(kinds) == len(asked) > 1 else []


# --- suits --------------------------------------------------------------------------------------


def _suit(game: FortGame, state: State) -> Move | None:
    tried = preview(game, game.view(state, state.leader))
    offers = tried.offers if tried else ()
    return max(offers, key=lambda offer: offer.most).move if offers else None


def _name(game: FortGame, state: State, moves: Sequence[Move]) -> Move | None:
    """Where all names come to the same, the one that the fewest cards could follow with; None where
    only some do."""
    named = [move for move in moves if isinstance(move, mv.Name)]
    amounts = {move: _amount(game, state, move) for move in named}
    most = max(amounts.values(), default=0)
    best = [move for move in named if amounts[move] == most]
    if len(best) == 1:
        return best[0]
    if len(best) < len(named):
        return None
    unseen = _unseen(game, state)
    return min(best, key=lambda move: _followed(game, state, move, unseen), default=None)


def _unseen(game: FortGame, state: State) -> list[int]:
    """The cards that a rival may hold, as far as the leader sees. Where they are dealt to does not
    matter: they are counted together."""
    dealt = game.determinize(game.view(state, state.leader), Random(0))
    rivals = [seat for number, seat in enumerate(dealt.seats) if number != state.leader]
    hidden = [card for seat in rivals for card in (*seat.deck, *seat.hand)]
    return [*hidden, *dealt.park_deck, *dealt.kennel]


def _followed(
    game: FortGame, state: State, move: mv.Name, cards: Sequence[int]
) -> tuple[int, bool]:
    """With how many of these the card in play could be followed, its coin named so; of equals a
    suit that it shows anyway comes first."""
    ahead = game.copy(state)
    game.carry_out(ahead, move)
    assert ahead.play is not None, "a card is in play while its coin is named"
    wanted = frozenset(follow_suits(game.cards, ahead.play))
    shows = move.suit in game.cards.plain_suits[ahead.play.card]
    return sum(matches(game.cards, card, wanted) for card in cards), not shows


def _amount(game: FortGame, state: State, move: mv.Name) -> int:
    """What the actions of the card come to with its coin named so and all added that helps."""
    ahead = game.copy(state)
    game.carry_out(ahead, move)
    tried = preview(game, game.view(ahead, state.leader))
    return sum(offer.most for offer in tried.offers) if tried else 0


# --- cards that are added -----------------------------------------------------------------------


def _addition(game: FortGame, state: State, moves: Sequence[Move]) -> Move | None:
    """A card of the lookout before one of the hand; of equals the one that shows most, and of these
    a dog: left in the hand it would stray (D-STRAY), where others may come back."""
    assert state.play is not None, "cards are added to a played card"
    action = action_begun(game.cards, state.play)
    assert action is not None, "cards are added to an action"
    if not _wants_more(action):
        return None
    suits = action.multiplied(state.play.any_suit)

    def worth(move: mv.Add | mv.Use) -> tuple[bool, int, bool]:
        most = max(shown(game.cards, move.card, move.reading, suit) for suit in suits)
        return isinstance(move, mv.Use), most, game.cards.is_dog(move.card)

    offered = [move for move in moves if isinstance(move, mv.Add | mv.Use)]
    playable = [move for move in offered if _can_be_played(game, state, move)]
    return max(playable, key=worth) if playable else None


def _for_need(game: FortGame, state: State, moves: Sequence[Move]) -> Move | None:
    """The card that completes the need is left to the person: with it the dog is played.

    Another dog is added before a kid, as it would stray (D-STRAY).
    """
    offered = [move for move in moves if isinstance(move, mv.Add | mv.Use)]
    offered.sort(key=lambda move: (isinstance(move, mv.Add), not game.cards.is_dog(move.card)))
    for move in offered:
        ahead = game.copy(state)
        game.carry_out(ahead, move)
        asked = game.legal_moves(ahead)
        if isinstance(ahead.stack[-1], fr.MeetNeed) and not any(
            isinstance(left, mv.Spend) for left in asked
        ):
            return move
    return None


def _wants_more(action: Action) -> bool:
    """Whether to do an action more often is what one wants of it; swapping more seldom is."""
    return all(unit.op is not Op.SWAP for unit in action.units())


def _can_be_played(game: FortGame, state: State, move: mv.Add | mv.Use) -> bool:
    """Whether the play would be complete with this card, too."""
    ahead = game.copy(state)
    game.carry_out(ahead, move)
    return mv.Done() in game.legal_moves(ahead)
