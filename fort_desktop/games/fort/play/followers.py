"""What rivals could do with the card being played, from what everybody sees."""

from __future__ import annotations

from dataclasses import dataclass

from fort_desktop.games.fort.play.forecast import Given
from fort_desktop.games.fort.play.settled import in_kind
from fort_desktop.games.fort.rules import following
from fort_desktop.games.fort.rules.actions import Action, Suit
from fort_desktop.games.fort.rules.counting import follow_suits
from fort_desktop.games.fort.rules.engine import FortGame
from fort_desktop.games.fort.rules.state import State


@dataclass(frozen=True, slots=True)
class Follower:
    """A rival who may follow.

    Attributes:
        seat: who.
        cards: how many cards the rival holds.
        able: whether one matching card is enough to carry the action out in full (F-FOLLOW 2).
        given: what the steps of the action amount to with one matching suit.
    """

    seat: int
    cards: int
    able: bool
    given: tuple[Given, ...]


@dataclass(frozen=True, slots=True)
class Followers:
    """The rivals in clockwise order, and the suits with which they can follow.

    Without suits nobody can: the card has no public action, or is a dog.
    """

    suits: tuple[Suit, ...]
    rivals: tuple[Follower, ...]
    dog: bool = False


def followers(game: FortGame, state: State, leader: int) -> Followers:
    """What rivals can do with the card in play, whatever they hold: only their boards count."""
    play = state.play
    assert play is not None, "a played card is followed"
    public = game.cards.cards[play.card].public
    if public is None:
        return Followers((), (), dog=game.cards.is_dog(play.card))
    count = len(state.seats)
    rivals = ((leader + n) % count for n in range(1, count))
    public, suits = in_kind(public, play.kind), follow_suits(game.cards, play)
    return Followers(suits, tuple(_follower(state, seat, public) for seat in rivals))


def has_room(game: FortGame, state: State, seat: int) -> bool:
    """Whether a rival could follow the card in play, as far as all can see (F-FOLLOW 2)."""
    rivals = followers(game, state, state.leader).rivals
    return any(rival.able for rival in rivals if rival.seat == seat)


def _follower(state: State, seat: int, public: Action) -> Follower:
    given = tuple(Given(step, following.times_of(state, seat, step)) for step in public.steps)
    cards = len(state.seats[seat].hand)
    return Follower(seat, cards, following.able(state, seat, public), given)
