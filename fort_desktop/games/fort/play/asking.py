"""Whether a rival need be asked to follow: what all can see of that, and what only the hand says.

Gains are counted where they are plain: pizza, toys and points. What else an action does (a lookout,
a recruit, a fort) nobody can weigh for somebody else.
"""

from __future__ import annotations

from collections.abc import Iterable

from fort_desktop.games.fort.play.followers import followers
from fort_desktop.games.fort.rules import boards
from fort_desktop.games.fort.rules import frames as fr
from fort_desktop.games.fort.rules import moves as mv
from fort_desktop.games.fort.rules.actions import Action, Count, Op, Unit
from fort_desktop.games.fort.rules.candidates import follow_most
from fort_desktop.games.fort.rules.counting import match_suits, matches
from fort_desktop.games.fort.rules.determinize import cards_of
from fort_desktop.games.fort.rules.engine import FortGame
from fort_desktop.games.fort.rules.moves import PIZZA, TOY
from fort_desktop.games.fort.rules.state import State

_PLAIN = frozenset({Op.PIZZA, Op.TOY, Op.RESOURCE, Op.VP, Op.TRASH_THIS})
_STEPS = 200


def stretch(state: State, seat: int) -> int:
    """The number of the time until the end of a seat's next turn, as in `Wish.rests`."""
    return state.seats[seat].turns


# --- what all can see ---------------------------------------------------------------------------


def may_match(state: State, seat: int) -> bool:
    """Whether a rival may hold a card to follow with, as far as all can know (F-FOLLOW 1, 3)."""
    play = state.play
    assert play is not None, "a played card is followed"
    wanted = match_suits(state.cards, play)
    suits = _public(state).suits()
    counts = bool(suits) and Count.ANY_SUIT not in suits  # that one every card shows
    return any(
        matches(state.cards, card, wanted) and (not counts or follow_most(state, (card,)) > 0)
        for card in _may_hold(state, seat)
    )


def gives_nothing(game: FortGame, state: State, seat: int) -> bool:
    """Whether by the boards the action comes to nothing for a rival, whatever the card."""
    rivals = followers(game, state, state.leader).rivals
    return any(all(not g.amount for g in r.given) for r in rivals if r.seat == seat)


def most_as_all_see(state: State, seat: int) -> int | None:
    """The most that a rival can gain by following, whatever the hand; None where it is not plain.

    Each card that may be in the hand is supposed to be there, and with Copy Cat a second one like
    it (R14).
    """
    action = _public(state)
    if not _is_plain(action):
        return None
    held = (
        [follow_most(state, (card,)) for card in _may_hold(state, seat)] if action.suits() else []
    )
    suits = max(held, default=0) * (2 if boards.has_perk(state, seat, "copy-cat") else 1)
    total = 0
    for step in action.steps:
        unit = step.unit
        assert isinstance(unit, Unit), "a plain action has no brackets"
        times = 1 if step.times is None else suits
        total += min(unit.n * times, _room(state, seat, unit.op))
    return total


def _room(state: State, seat: int, op: Op) -> int:
    """What an action may gain of something: it is carried out in full or not at all."""
    rooms = [boards.stuff_room(state, seat, kind) for kind in (PIZZA, TOY)]
    match op:
        case Op.PIZZA:
            return rooms[0]
        case Op.TOY:
            return rooms[1]
        case Op.RESOURCE:
            return max(rooms)
        case Op.VP:
            return 1_000
    return 0


def _may_hold(state: State, seat: int) -> Iterable[int]:
    """The cards of which all know that no other is in a rival's hand; else every card there is."""
    owner = state.seats[seat]
    if owner.open_hand.bit_count() == len(owner.hand):
        return cards_of(owner.open_hand)
    known = owner.open_hand | owner.open_hidden
    if known.bit_count() == len(owner.hand) + len(owner.deck):
        return cards_of(known)
    return range(len(state.cards.suits))


# --- what the hand says -------------------------------------------------------------------------


def most_with_hand(game: FortGame, state: State) -> int | None:
    """The most that whoever is asked to follow can gain by it; None where it is not plain."""
    frame = state.stack[-1]
    if not isinstance(frame, fr.Following) or not _is_plain(_public(state)):
        return None
    before = _wealth(state, frame.seat)
    best, waiting = 0, _after(game, state, frame.seat)
    for _ in range(_STEPS):
        if not waiting:
            return best
        ahead = waiting.pop()
        if _goes_on(ahead, frame.seat):
            waiting += _after(game, ahead, frame.seat)
        else:
            best = max(best, _wealth(ahead, frame.seat) - before)
    return None  # more ways than are worth looking at


def _after(game: FortGame, state: State, seat: int) -> list[State]:
    found = []
    for move in game.legal_moves(state):
        if isinstance(move, mv.Pass):
            continue
        ahead = state.copy()
        game.carry_out(ahead, move)
        found.append(ahead)
    return found


def _goes_on(state: State, seat: int) -> bool:
    """Whether the rival has more to decide about following."""
    frame = state.stack[-1]
    kinds = (fr.Run, fr.FollowMore, fr.FollowCount)
    return isinstance(frame, kinds) and frame.seat == seat


def _wealth(state: State, seat: int) -> int:
    owner = state.seats[seat]
    return owner.pizza + owner.toys + owner.points


# --- both ---------------------------------------------------------------------------------------


def _public(state: State) -> Action:
    play = state.play
    assert play is not None, "a played card is followed"
    public = state.cards.cards[play.card].public
    assert public is not None, "only a public action is followed"
    return public


def _is_plain(action: Action) -> bool:
    """Whether all that an action gives are tokens and points, as many for all who show as many
    suits."""
    return all(
        isinstance(step.unit, Unit)
        and step.unit.op in _PLAIN
        and (step.times is None or step.times < Count.ANY_SUIT)
        for step in action.steps
    )


def without_match(state: State) -> bool:
    """Whether whoever is asked to follow holds no card that matches (F-FOLLOW 1)."""
    frame, play = state.stack[-1], state.play
    if not isinstance(frame, fr.Following) or play is None:
        return False
    wanted = match_suits(state.cards, play)
    return not any(matches(state.cards, card, wanted) for card in state.seats[frame.seat].hand)
