"""What could be chosen at each kind of pending frame, before feasibility is asked."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from fort_desktop.games.fort.rules import boards, cats, dog_play, icons, needs, resolve, zones
from fort_desktop.games.fort.rules import frames as fr
from fort_desktop.games.fort.rules import moves as mv
from fort_desktop.games.fort.rules.actions import SIX_SUITS, Action, Op, Step, Suit, Unit
from fort_desktop.games.fort.rules.counting import (
    COIN,
    actions_of,
    follow_count,
    idle,
    match_suits,
    matches,
    shown,
)
from fort_desktop.games.fort.rules.frames import Frame, Run, changed
from fort_desktop.games.fort.rules.moves import Move
from fort_desktop.games.fort.rules.setup import draft_hand
from fort_desktop.games.fort.rules.state import State


def candidates(state: State, frame: Frame) -> list[Move]:
    """The moves of a decision frame in a stable order."""
    if isinstance(frame, Run):
        return resolve.candidates(state, frame)
    return _FRAMES[type(frame)](state, frame)


def _recycles(state: State, seat: int) -> list[Move]:
    """Recycling, at the moments of R17."""
    if not boards.has_perk(state, seat, "recycling"):
        return []
    return [mv.Recycle(card) for card in state.seats[seat].discard]


def _draft(state: State, frame: fr.Draft) -> list[Move]:
    return [mv.Keep(card) for card in draft_hand(state, frame.seat)]


def _choose_play(state: State, frame: fr.ChoosePlay) -> list[Move]:
    seat = frame.seat
    hand = state.seats[seat].hand
    if state.options.dogs:
        hand = [card for card in hand if needs.has_place(state, seat, card)]
    found: list[Move] = [mv.Play(card) for card in hand]
    if state.seats[seat].cats:
        found += cats.usable(state, frame)
    found += _recycles(state, seat)
    if not frame.second and not frame.used:
        if boards.has_perk(state, seat, "diy") and resolve.can_begin(state, seat, _DIY):
            found.append(mv.Diy())
        found.append(mv.Skip())
    return found


def diy_run(seat: int) -> Run:
    """DIY advances the fort for one token more (F-PERK, R18)."""
    return Run(seat, _DIY)


_DIY = Action((Step(Unit(Op.FORT_MORE)),))


def _name_coin(state: State, frame: fr.NameCoin) -> list[Move]:
    return [mv.Name(suit) for suit in SIX_SUITS]


def _choose_action(state: State, frame: fr.ChooseAction) -> list[Move]:
    play = state.play
    assert play is not None, "an action belongs to a played card"
    found: list[Move] = []
    for index, action in enumerate(state.cards.cards[play.card].actions):
        if action is not None and index not in play.begun and beginnable(state, frame.seat, action):
            found.append(mv.Do(index))
    if any(play.whole) and not idle(state.cards, play):
        found.append(mv.Finish())
    return found + _recycles(state, frame.seat)


def beginnable(state: State, seat: int, action: Action) -> bool:
    """R5, before cards are added: a suit multiplied later may still be chosen or added.

    While cards are added Recycling is offered, which may bring a card for the lookout (R17).
    """
    if resolve.can_begin(state, seat, action):
        return True
    if action.units()[0].op is not icons.LOOKOUT or not action.suits():
        return False
    if boards.lookout_room(state, seat) <= 0 or not boards.has_perk(state, seat, "recycling"):
        return False
    return bool(zones.kids(state, state.seats[seat].discard))


def _choose_suit(state: State, frame: fr.ChooseSuit) -> list[Move]:
    play = state.play
    assert play is not None, "a suit is chosen for a played card"
    if frame.seat == state.leader:
        return [mv.Choose(suit) for suit in _countable(state, frame.seat, play)]
    cards = state.seats[frame.seat].discard[-2 if frame.pair else -1 :]
    wanted = match_suits(state.cards, play)
    return [
        mv.Choose(suit)
        for suit in Suit
        if all(follow_count(state.cards, card, wanted, suit) for card in cards)
    ]


def _countable(state: State, seat: int, play: fr.Played) -> list[Suit]:
    """The suits with which the action can begin (R5; an amount of zero can)."""
    action = actions_of(state.cards, play)[play.begun[-1]]
    assert action is not None, "the action under way exists"
    supposed = state.copy()
    found: list[Suit] = []
    for suit in Suit:
        supposed.play = changed(play, any_suit=suit)
        if beginnable(supposed, seat, action):
            found.append(suit)
    return found


def _add_cards(state: State, frame: fr.AddCards) -> list[Move]:
    play = state.play
    assert play is not None, "cards are added to a played card"
    actions = state.cards.cards[play.card].actions
    now = actions[play.begun[-1]]
    assert now is not None, "the action under way exists"
    wanted = frozenset(now.multiplied(play.any_suit))
    owner = state.seats[frame.seat]
    used = {added.card for added in play.added}
    found: list[Move] = []
    for card in owner.hand:
        if COIN in state.cards.suits[card]:
            found += [mv.Add(card, r) for r in _readings(state, card, wanted, play)]
        elif not wanted.isdisjoint(state.cards.suits[card]):
            found.append(mv.Add(card))
    for card in owner.lookout:
        if card in used:
            continue
        if COIN in state.cards.suits[card]:
            found += [mv.Use(card, r) for r in _readings(state, card, wanted, play)]
        elif not wanted.isdisjoint(state.cards.suits[card]):
            found.append(mv.Use(card))
    if resolve.can_begin(state, frame.seat, now):  # R5; a card added may have been the last one
        found.append(mv.Done())
    return found + _recycles(state, frame.seat)


def _later_suits(play: fr.Played, actions: Iterable[Action | None]) -> set[Suit]:
    """What the other action may multiply, for coins that are read once for both (R3)."""
    suits: set[Suit] = set()
    for index, action in enumerate(actions):
        if action is None or index in play.begun:
            continue
        if icons.TIMES_ANY_SUIT in action.suits():
            suits.update(Suit)
        suits.update(action.multiplied(None))
    return suits


def _readings(
    state: State, card: int, wanted: frozenset[Suit], play: fr.Played
) -> list[Suit | None]:
    """Readings of a card with a coin under which it shows a suit that is multiplied now (R33)."""
    later = _later_suits(play, state.cards.cards[play.card].actions)
    offered: list[Suit | None] = [s for s in Suit if s in wanted or s in later]
    if COIN not in offered:
        offered.append(None)
    return [r for r in offered if any(shown(state.cards, card, r, s) for s in wanted)]


def _meet_need(state: State, frame: fr.MeetNeed) -> list[Move]:
    return needs.choices(state, frame.seat)


def _choose_kid_action(state: State, frame: fr.ChooseKidAction) -> list[Move]:
    """Whether they can be done in full depends on what a coin is named as, so that is asked later.

    An action is chosen here, so Recycling is offered (R17).
    """
    play = state.play
    assert play is not None, "an action belongs to a played card"
    actions = enumerate(actions_of(state.cards, play))
    found: list[Move] = [mv.Do(index) for index, action in actions if action is not None]
    return found + _recycles(state, frame.seat)


def _choose_house(state: State, frame: fr.ChooseHouse) -> list[Move]:
    return [mv.House(seat) for seat in dog_play.houses(state, frame.seat)]


def _choose_draw(state: State, frame: fr.ChooseDraw) -> list[Move]:
    return cats.draws(state, frame.seat)


def _choose_rule(state: State, frame: fr.ChooseRule) -> list[Move]:
    return [mv.TakeRule(rule) for rule in sorted(state.rule_stack)]


def _choose_perk(state: State, frame: fr.ChoosePerk) -> list[Move]:
    return [mv.TakePerk(perk) for perk in state.perk_row]


def _following(state: State, frame: fr.Following) -> list[Move]:
    play = state.play
    assert play is not None, "a played card is followed"
    wanted = match_suits(state.cards, play)
    hand = state.seats[frame.seat].hand
    found: list[Move] = [mv.Follow(c) for c in hand if matches(state.cards, c, wanted)]
    return [*found, mv.Pass()]


def _follow_more(state: State, frame: fr.FollowMore) -> list[Move]:
    play = state.play
    assert play is not None, "a played card is followed"
    wanted = match_suits(state.cards, play)
    hand = state.seats[frame.seat].hand
    found: list[Move] = [mv.Also(c) for c in hand if matches(state.cards, c, wanted)]
    return [*found, mv.Done()]


def _follow_count(state: State, frame: fr.FollowCount) -> list[Move]:
    most = follow_most(state, frame.cards)
    return [mv.CountSuits(n) for n in range(len(frame.cards), most + 1)]


def follow_most(state: State, cards: tuple[int, ...]) -> int:
    """The most suits that discarded cards count; 0 where one of them counts none (R10, R14)."""
    play = state.play
    assert play is not None, "a played card is followed"
    public = state.cards.cards[play.card].public
    assert public is not None, "only a public action is followed"
    wanted = match_suits(state.cards, play)
    most = 0
    for suit in public.multiplied(play.any_suit):
        counts = [follow_count(state.cards, card, wanted, suit) for card in cards]
        if all(counts):
            most = max(most, sum(counts))
    return most


def _rough(state: State, frame: fr.Rough) -> list[Move]:
    return [mv.RoughHousing(), mv.Pass()]


def _offer_do_over(state: State, frame: fr.OfferDoOver) -> list[Move]:
    return [mv.DoOver(), *_recycles(state, frame.seat), mv.Pass()]


def _recruit_phase(state: State, frame: fr.RecruitPhase) -> list[Move]:
    return resolve.recruits(state, frame.seat) + _recycles(state, frame.seat)


def _party(state: State, frame: fr.Party) -> list[Move]:
    return [*resolve.recruits(state, frame.seat, yards=False), mv.Pass()]


def _before_discard(state: State, frame: fr.BeforeDiscard) -> list[Move]:
    return [*_recycles(state, frame.seat), mv.Pass()]


_FRAMES: dict[type, Callable[[State, Any], list[Move]]] = {
    fr.Draft: _draft,
    fr.ChoosePlay: _choose_play,
    fr.NameCoin: _name_coin,
    fr.ChooseAction: _choose_action,
    fr.ChooseSuit: _choose_suit,
    fr.AddCards: _add_cards,
    fr.MeetNeed: _meet_need,
    fr.ChooseKidAction: _choose_kid_action,
    fr.ChooseHouse: _choose_house,
    fr.ChooseDraw: _choose_draw,
    fr.ChooseRule: _choose_rule,
    fr.ChoosePerk: _choose_perk,
    fr.Following: _following,
    fr.FollowMore: _follow_more,
    fr.FollowCount: _follow_count,
    fr.Rough: _rough,
    fr.OfferDoOver: _offer_do_over,
    fr.RecruitPhase: _recruit_phase,
    fr.Party: _party,
    fr.BeforeDiscard: _before_discard,
}
KINDS: dict[type, str] = {
    fr.Draft: "draft",
    fr.ChoosePlay: "play",
    fr.NameCoin: "coin",
    fr.ChooseAction: "action",
    fr.ChooseSuit: "any-suit",
    fr.AddCards: "add",
    fr.MeetNeed: "need",
    fr.ChooseKidAction: "kid-action",
    fr.ChooseHouse: "house",
    fr.ChooseDraw: "draw",
    fr.ChooseRule: "rule",
    fr.ChoosePerk: "perk",
    fr.Following: "follow",
    fr.FollowMore: "copy-cat",
    fr.FollowCount: "follow-count",
    fr.Rough: "rough-housing",
    fr.OfferDoOver: "do-over",
    fr.RecruitPhase: "recruit-phase",
    fr.Party: "party",
    fr.BeforeDiscard: "before-discard",
}
