"""What each decision does to the state, before anything goes on by itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fort_desktop.games.fort.rules import answers, boards, cats, dog_play, icons, setup, zones
from fort_desktop.games.fort.rules import events as ev
from fort_desktop.games.fort.rules import frames as fr
from fort_desktop.games.fort.rules import moves as mv
from fort_desktop.games.fort.rules.candidates import diy_run, follow_most
from fort_desktop.games.fort.rules.counting import COIN
from fort_desktop.games.fort.rules.frames import Frame, Phase, Played, Run, Turn, changed
from fort_desktop.games.fort.rules.moves import Move
from fort_desktop.games.fort.rules.state import State


def decide(state: State, frame: Frame, move: Move) -> None:
    """Carry out a candidate of the top frame, without going on from there."""
    if isinstance(move, mv.Recycle):
        _recycle(state, frame, move)
    elif isinstance(frame, Run):
        answers.answer(state, frame, move)
    else:
        _DECISIONS[type(move)](state, frame, move)


def _seat(frame: Frame) -> int:
    assert not isinstance(frame, fr.Over), "nobody decides when the game is over"
    return frame.seat


def _recycle(state: State, frame: Frame, move: mv.Recycle) -> None:
    """R17: the perk is trashed, the card goes to hand in the open, the same choice stays."""
    seat = _seat(frame)
    zones.trash_perk(state, seat, mv.USED_UP[type(move)])
    zones.take(state, "discard", move.card, -1, seat)
    zones.put(state, move.card, (ev.DISCARD, seat), ev.HAND, seat)
    state.seats[seat].open_hand |= 1 << move.card


def _keep(state: State, frame: Frame, move: mv.Keep) -> None:
    setup.keep(state, move.card)


def _play_card(state: State, frame: Frame, move: mv.Play) -> None:
    seat = _seat(frame)
    zones.take(state, "hand", move.card, -1, seat)
    zones.put(state, move.card, (ev.HAND, seat), ev.TABLE, seat)
    state.play = Played(move.card)
    state.stack.pop()
    state.stack[-1] = Turn(seat, Phase.FOLLOW)
    if state.cards.is_dog(move.card):
        dog_play.begin(state, seat)
        return
    state.stack.append(fr.ChooseAction(seat))
    if COIN in state.cards.suits[move.card] and state.cards.cards[move.card].public is not None:
        state.stack.append(fr.NameCoin(seat))


def _skip(state: State, frame: Frame, move: mv.Skip) -> None:
    state.stack.pop()
    state.stack[-1] = Turn(_seat(frame), Phase.RECRUIT)


def _diy(state: State, frame: Frame, move: mv.Diy) -> None:
    """R18: no played card, so nobody follows and Do-Over cannot come after."""
    seat = _seat(frame)
    zones.trash_perk(state, seat, mv.USED_UP[type(move)])
    state.stack.pop()
    state.stack[-1] = Turn(seat, Phase.RECRUIT)
    state.stack.append(diy_run(seat))


def _name(state: State, frame: Frame, move: mv.Name) -> None:
    assert state.play is not None, "a coin is named on a played card"
    state.play = changed(state.play, named=move.suit)
    state.stack.pop()


def _do(state: State, frame: Frame, move: mv.Do) -> None:
    play = state.play
    assert play is not None, "an action belongs to a played card"
    seat = _seat(frame)
    if isinstance(frame, fr.ChooseKidAction):
        dog_play.do_kid_action(state, seat, move)
        return
    state.play = changed(play, begun=(*play.begun, move.action))
    action = state.cards.cards[play.card].actions[move.action]
    assert action is not None, "an empty box is no action"
    state.stack.append(Run(seat, action))
    suits = action.suits()
    if suits:
        state.stack.append(fr.AddCards(seat))
    if icons.TIMES_ANY_SUIT in suits:
        state.stack.append(fr.ChooseSuit(seat))


def _finish(state: State, frame: Frame, move: mv.Finish) -> None:
    state.stack.pop()


def _choose(state: State, frame: Frame, move: mv.Choose) -> None:
    assert state.play is not None, "a suit is chosen for a played card"
    state.play = changed(state.play, any_suit=move.suit)
    state.stack.pop()
    if _seat(frame) != state.leader:
        assert isinstance(frame, fr.ChooseSuit), "followers choose after discarding"
        owner = state.seats[frame.seat]
        cards = tuple(owner.discard[-2 if frame.pair else -1 :])
        state.stack.append(fr.FollowCount(frame.seat, cards))


def _add(state: State, frame: Frame, move: mv.Add | mv.Use) -> None:
    play = state.play
    assert play is not None, "cards are added to a played card"
    seat = _seat(frame)
    lookout = isinstance(move, mv.Use)
    if not lookout:
        zones.take(state, "hand", move.card, -1, seat)
        zones.put(state, move.card, (ev.HAND, seat), ev.TABLE, seat)
    added = fr.Added(move.card, move.reading, lookout, len(play.whole))
    state.play = changed(play, added=(*play.added, added))
    if isinstance(frame, fr.MeetNeed):
        dog_play.added(state, seat, move)


def _spend(state: State, frame: Frame, move: mv.Spend) -> None:
    dog_play.spend(state, _seat(frame), move)


def _house(state: State, frame: Frame, move: mv.House) -> None:
    state.stack.pop()
    dog_play.house(state, _seat(frame), move.seat)


def _use_cat(state: State, frame: fr.ChoosePlay, move: mv.UseCat) -> None:
    cats.use(state, frame, move.cat)


def _draw(state: State, frame: Frame, move: mv.Draw) -> None:
    state.stack.pop()
    cats.draw(state, _seat(frame), move.n)


def _done(state: State, frame: Frame, move: mv.Done) -> None:
    state.stack.pop()
    if isinstance(frame, fr.FollowMore):
        _count_or_choose(state, frame.seat, (frame.card,))


def _take_rule(state: State, frame: Frame, move: mv.TakeRule) -> None:
    seat = _seat(frame)
    owner = state.seats[seat]
    owner.rules_seen = tuple(sorted(state.rule_stack))
    state.rule_stack.remove(move.rule)
    owner.rule = move.rule
    state.rule_takers = (*state.rule_takers, seat)
    state.stack.pop()
    if state.events is not None:
        state.events.append(ev.RuleTaken(seat, move.rule))


def _take_perk(state: State, frame: Frame, move: mv.TakePerk) -> None:
    seat = _seat(frame)
    state.perk_row.remove(move.perk)
    state.seats[seat].perks.append(move.perk)
    state.stack.pop()
    if state.events is not None:
        state.events.append(ev.PerkTaken(seat, move.perk))


def _follow_with(state: State, frame: Frame, move: mv.Follow) -> None:
    play = state.play
    assert play is not None, "a played card is followed"
    seat = _seat(frame)
    _discard_to_follow(state, seat, move.card)
    state.play = changed(play, followers=(*play.followers, seat), followed_with=(move.card,))
    state.stack.pop()
    public = state.cards.cards[play.card].public
    assert public is not None, "only a public action is followed"
    if not public.suits():
        state.stack.append(Run(seat, public, follower=True))
        return
    # P20: asked with any card left, so that being asked tells nothing of the hand.
    if state.seats[seat].hand and boards.has_perk(state, seat, "copy-cat"):
        state.stack.append(fr.FollowMore(seat, move.card))
    else:
        _count_or_choose(state, seat, (move.card,))


def _discard_to_follow(state: State, seat: int, card: int) -> None:
    zones.take(state, "hand", card, -1, seat)
    zones.put(state, card, (ev.HAND, seat), ev.DISCARD, seat)


def _also(state: State, frame: Frame, move: mv.Also) -> None:
    assert isinstance(frame, fr.FollowMore), "a second card comes after a first"
    assert state.play is not None, "a played card is followed"
    state.play = changed(state.play, followed_with=(frame.card, move.card))
    _discard_to_follow(state, frame.seat, move.card)
    state.stack.pop()
    _count_or_choose(state, frame.seat, (frame.card, move.card))


def _count_or_choose(state: State, seat: int, cards: tuple[int, ...]) -> None:
    play = state.play
    assert play is not None, "a played card is followed"
    public = state.cards.cards[play.card].public
    assert public is not None, "only a public action is followed"
    if icons.TIMES_ANY_SUIT in public.suits():
        state.play = changed(play, any_suit=None)
        state.stack.append(fr.ChooseSuit(seat, pair=len(cards) > 1))
    else:
        state.stack.append(fr.FollowCount(seat, cards))


def _count(state: State, frame: Frame, move: mv.CountSuits) -> None:
    play = state.play
    assert play is not None, "a played card is followed"
    public = state.cards.cards[play.card].public
    assert public is not None, "only a public action is followed"
    assert isinstance(frame, fr.FollowCount), "suits are counted on discarded cards"
    assert move.n <= follow_most(state, frame.cards), "no more suits than the cards show"
    state.stack[-1] = Run(frame.seat, public, follower=True, counted=move.n)


def _pass(state: State, frame: Frame, move: mv.Pass) -> None:
    state.stack.pop()


def _rough_housing(state: State, frame: Frame, move: mv.RoughHousing) -> None:
    assert state.play is not None, "a played card is trashed"
    state.stack.pop()
    zones.trash_perk(state, _seat(frame), mv.USED_UP[type(move)])
    trash_played(state, state.leader, state.play.card)


def trash_played(state: State, leader: int, card: int) -> None:
    """The leader's played card leaves the game."""
    state.table.remove(card)
    zones.put(state, card, (ev.TABLE, leader), ev.BOX, -1)


def _recruit(state: State, frame: Frame, move: mv.Recruit) -> None:
    """The recruit phase and Birthday Party: a card to the own discard pile (F-RECRUIT)."""
    seat = _seat(frame)
    card, owner = zones.take(state, move.source, move.card, move.seat, seat)
    zones.put(state, card, (move.source, owner), ev.DISCARD, seat)
    state.stack.pop()


def _do_over(state: State, frame: Frame, move: mv.DoOver) -> None:
    seat = _seat(frame)
    zones.trash_perk(state, seat, mv.USED_UP[type(move)])
    state.stack[-1] = fr.ChoosePlay(seat, second=True)


_DECISIONS: dict[type, Callable[[State, Any, Any], None]] = {
    mv.Keep: _keep,
    mv.Play: _play_card,
    mv.Skip: _skip,
    mv.Diy: _diy,
    mv.Name: _name,
    mv.Do: _do,
    mv.Finish: _finish,
    mv.Choose: _choose,
    mv.Add: _add,
    mv.Use: _add,
    mv.Spend: _spend,
    mv.House: _house,
    mv.UseCat: _use_cat,
    mv.Draw: _draw,
    mv.Done: _done,
    mv.TakeRule: _take_rule,
    mv.TakePerk: _take_perk,
    mv.Follow: _follow_with,
    mv.Also: _also,
    mv.CountSuits: _count,
    mv.Pass: _pass,
    mv.Recruit: _recruit,
    mv.RoughHousing: _rough_housing,
    mv.DoOver: _do_over,
}
