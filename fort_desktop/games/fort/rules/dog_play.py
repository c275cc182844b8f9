"""Playing a dog: its need, its action, its doghouse (D-PLAY, D-HOUSE)."""

from __future__ import annotations

from fort_desktop.games.fort.rules import events as ev
from fort_desktop.games.fort.rules import frames as fr
from fort_desktop.games.fort.rules import icons, needs, zones
from fort_desktop.games.fort.rules import moves as mv
from fort_desktop.games.fort.rules.actions import Action, Suit
from fort_desktop.games.fort.rules.counting import actions_of
from fort_desktop.games.fort.rules.frames import Run, changed
from fort_desktop.games.fort.rules.state import State


def begin(state: State, seat: int) -> None:
    """A dog was played; a need that asks for nothing of the hand is met at once."""
    state.stack.append(fr.MeetNeed(seat))
    _go_on(state, seat, spent=False)


def added(state: State, seat: int, move: mv.Add | mv.Use) -> None:
    """A card was added; whoever needs a kid's action takes the one added last (R27)."""
    play = state.play
    assert play is not None, "cards are added to a played card"
    if needs.cards_left_open(state.cards, play):
        return
    if needs.dog_of(state.cards, play.card).action is None:
        state.play = changed(play, kid=move.card)
    _go_on(state, seat, spent=False)


def spend(state: State, seat: int, move: mv.Spend) -> None:
    """The tokens of a need are spent all at once, when no more cards are needed (R25)."""
    bundle = (move.stuff_pizza, move.stuff_toy, move.pack_pizza, move.pack_toy)
    zones.spend(state, seat, bundle)
    _go_on(state, seat, spent=True)


def _go_on(state: State, seat: int, *, spent: bool) -> None:
    """Once the need is met its action begins."""
    play = state.play
    assert play is not None, "a need is that of a played dog"
    dog = needs.dog_of(state.cards, play.card)
    if needs.cards_left_open(state.cards, play) or (dog.need.tokens and not spent):
        return
    state.stack.pop()
    if state.events is not None:
        state.events.append(ev.NeedMet(seat, play.card))
    if dog.action is None:
        state.stack.append(fr.ChooseKidAction(seat))
    else:
        state.stack.append(Run(seat, dog.action))


def do_kid_action(state: State, seat: int, move: mv.Do) -> None:
    """Begin an action of the kid as if it had been played, adding nothing (R27)."""
    play = state.play
    assert play is not None, "an action belongs to a played card"
    action = actions_of(state.cards, play)[move.action]
    assert action is not None, "an empty box is no action"
    state.play = changed(play, begun=(move.action,))
    state.stack[-1] = Run(seat, action)
    state.stack += asked_of_kid(state, play.kid, action)


def asked_of_kid(state: State, card: int, action: Action) -> list[fr.Frame]:
    """What is asked before an action of a copied kid, the first question last (R27).

    A coin is named where the kid would have had to name it, if that can matter (R9).
    """
    kid, seat, asked = state.cards.cards[card], state.leader, list[fr.Frame]()
    if icons.TIMES_ANY_SUIT in action.suits():
        asked.append(fr.ChooseSuit(seat))
    if action.suits() and Suit.COIN in kid.suits and kid.public is not None:
        asked.append(fr.NameCoin(seat))
    return asked


def houses(state: State, seat: int) -> list[int]:
    """The seats to whose doghouse the played dog can go: the own, or both neighbours'."""
    play = state.play
    assert play is not None, "a dog goes to a doghouse when it has been played"
    if not needs.dog_of(state.cards, play.card).neighbour:
        return [seat]
    seats = len(state.seats)
    return list(dict.fromkeys(((seat + 1) % seats, (seat - 1) % seats)))


def go_home(state: State, seat: int) -> None:
    """The dog goes to its doghouse, or the leader is asked to whose (D-HOUSE)."""
    found = houses(state, seat)
    if len(found) > 1:
        state.stack.append(fr.ChooseHouse(seat))
    else:
        house(state, seat, found[0])


def house(state: State, seat: int, owner: int) -> None:
    """The played dog leaves the table for a doghouse."""
    play = state.play
    assert play is not None, "a dog goes to a doghouse when it has been played"
    state.table.remove(play.card)
    zones.put(state, play.card, (ev.TABLE, seat), ev.DOGHOUSE, owner)
    state.play = changed(play, housed=True)
