"""What a single card would give, now and by itself: to play, to add, to follow with, to recruit."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from fort_desktop.games.fort.play.forecast import Given, forecast, pending_now
from fort_desktop.games.fort.play.preview import Offer, preview
from fort_desktop.games.fort.play.settled import settled
from fort_desktop.games.fort.rules import frames as fr
from fort_desktop.games.fort.rules import moves as mv
from fort_desktop.games.fort.rules import resolve
from fort_desktop.games.fort.rules.actions import Action, Suit
from fort_desktop.games.fort.rules.determinize import determinize
from fort_desktop.games.fort.rules.engine import FortGame
from fort_desktop.games.fort.rules.state import State
from fort_desktop.games.fort.rules.view import View


@dataclass(frozen=True, slots=True)
class Gain:
    """What an action comes to with a card.

    Attributes:
        action: it.
        given: per step what it amounts to.
        fits: how much of the first step's amount can be done.
        most: how much that can be brought to by adding cards.
    """

    action: Action
    given: tuple[Given, ...]
    fits: int
    most: int


def of_play(game: FortGame, view: View, card: int) -> tuple[Gain, ...]:
    """What each action of a kid in hand that can be begun would give, the public one first.

    Nothing for a dog: it does what stands on it.
    """
    state = game.determinize(view, Random(0))
    move = mv.Play(card)
    if game.cards.is_dog(card) or move not in game.legal_moves(state):
        return ()
    game.carry_out(state, move)
    if isinstance(state.stack[-1], fr.NameCoin):
        return _named(game, state)
    return _offered(game, state)


def _named(game: FortGame, state: State) -> tuple[Gain, ...]:
    """With the coin named as whatever suit gives most."""
    found = []
    for name in game.legal_moves(state):
        ahead = game.copy(state)
        game.carry_out(ahead, name)
        found.append(_offered(game, ahead))
    return max(found, key=lambda gains: sum(gain.most for gain in gains))


def _offered(game: FortGame, state: State) -> tuple[Gain, ...]:
    tried = preview(game, game.view(state, state.leader))
    play = state.play
    assert play is not None, "a card is in play"
    actions = game.cards.cards[play.card].actions
    return tuple(
        _gain(actions[offer.move.action], offer)
        for offer in (tried.offers if tried else ())
        if isinstance(offer.move, mv.Do)
    )


def _gain(action: Action | None, offer: Offer) -> Gain:
    assert action is not None, "an empty box is no action"
    return Gain(action, offer.now.given, offer.now.fits, max(offer.most, offer.now.fits))


def of_follow(game: FortGame, view: View, card: int) -> Gain | None:
    """What following with a card gives, with as many of its suits as can count (F-FOLLOW 3).

    None where it cannot be followed with.
    """
    state, seat = game.determinize(view, Random(0)), view.seat
    move = mv.Follow(card)
    play = state.play
    if play is None or move not in game.legal_moves(state):
        return None
    public = game.cards.cards[play.card].public
    assert public is not None, "only a public action is followed"
    public = settled(view, public)
    if not public.suits():
        given = tuple(_given(state, seat, public, 0))
        return Gain(public, given, given[0].amount, given[0].amount)
    found = [_counted(game, ahead, seat, public) for ahead in _counting(game, state, move)]
    return max(found, key=lambda gain: gain.fits)


def _counting(game: FortGame, state: State, move: mv.Move) -> list[State]:
    """The positions in which it is asked how many suits count, with one card discarded."""
    ahead = game.copy(state)
    game.carry_out(ahead, move)
    frame = ahead.stack[-1]
    if isinstance(frame, fr.FollowMore):
        return _counting(game, ahead, mv.Done())
    if isinstance(frame, fr.ChooseSuit):
        return [one for suit in game.legal_moves(ahead) for one in _counting(game, ahead, suit)]
    assert isinstance(frame, fr.FollowCount), "suits are counted"
    return [ahead]


def of_count(view: View, counted: int) -> Gain:
    """What a follower's action gives with so many symbols counted (F-FOLLOW 3)."""
    state, play = determinize(view, Random(0)), view.play
    assert play is not None, "a played card is followed"
    public = view.cards.cards[play.card].public
    assert public is not None, "only a public action is followed"
    public = settled(view, public)
    given = tuple(_given(state, view.seat, public, counted))
    return Gain(public, given, given[0].amount, given[0].amount)


def _counted(game: FortGame, state: State, seat: int, public: Action) -> Gain:
    n = max(move.n for move in game.legal_moves(state) if isinstance(move, mv.CountSuits))
    given = tuple(_given(state, seat, public, n))
    return Gain(public, given, given[0].amount, given[0].amount)


def _given(state: State, seat: int, public: Action, counted: int) -> list[Given]:
    return [
        Given(step, resolve.repetitions(state, seat, step, follower=True, counted=counted))
        for step in public.steps
    ]


def of_added(game: FortGame, view: View, card: int) -> int:
    """How much more of the first step of the action under way is done with a card than without.

    Args:
        card: one that is added or used, or that can be.
    """
    state, seat = game.determinize(view, Random(0)), view.seat
    play = state.play
    if play is None or not isinstance(state.stack[-1], fr.AddCards):
        return 0
    now = forecast(game, pending_now(state, seat), seat).fits
    if any(added.card == card for added in play.added):
        others = tuple(added for added in play.added if added.card != card)
        state.play = fr.changed(play, added=others)
        state.legal = None
        return now - forecast(game, pending_now(state, seat), seat).fits
    found = [0]
    for move in game.legal_moves(state):
        if isinstance(move, mv.Add | mv.Use) and move.card == card:
            ahead = game.copy(state)
            game.carry_out(ahead, move)
            found.append(forecast(game, pending_now(ahead, seat), seat).fits - now)
    return max(found)


def suits_owned(view: View, card: int) -> tuple[tuple[Suit, int, int], ...]:
    """Of each suit that a card shows: how many its viewer's cards show, and how many with it.

    All cards of one's own count, wherever they lie; doghouses aside, as nothing leaves them.
    """
    own = view.seats[view.seat]
    hidden = (n for n in range(len(view.cards.cards)) if own.hidden >> n & 1)
    cards = [*own.hand, *hidden, *own.discard, *own.yard, *own.lookout]
    if view.leader == view.seat:
        cards += view.table
    shown = [suit for one in cards if one >= 0 for suit in view.cards.suits[one]]
    suits = view.cards.suits[card]
    return tuple(
        (suit, shown.count(suit), shown.count(suit) + suits.count(suit))
        for suit in dict.fromkeys(suits)
    )
