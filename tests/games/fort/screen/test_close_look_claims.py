"""What the close look says of a card is true of every game: each sentence is looked for in games
at random, with dogs and cats, by what happens and by how the boards stand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from random import Random

import pytest

from fort_desktop.games.fort.rules import events as ev
from fort_desktop.games.fort.rules import frames as fr
from fort_desktop.games.fort.rules import moves as mv
from fort_desktop.games.fort.rules.actions import Suit
from fort_desktop.games.fort.rules.engine import FortGame
from fort_desktop.games.fort.rules.events import Event
from fort_desktop.games.fort.rules.frames import Played
from fort_desktop.games.fort.rules.moves import Move
from fort_desktop.games.fort.rules.state import FortOptions, State
from fort_desktop.games.fort.screen.cards.card_page import page_lines
from fort_desktop.games.fort.words.texts import words
from tests.games.fort.frozen_cards import frozen_cards
from tests.games.fort.rules.random_play import stir

GAME = FortGame(frozen_cards())
CARDS = GAME.cards


@dataclass
class Step:
    """One decision: what was, what was done, what came of it."""

    before: State
    move: Move
    events: list[Event]
    after: State

    @property
    def lines(self) -> set[str]:
        """The close look at the card that is played, and at the kid that it copies."""
        play = self.before.play
        if play is None:
            return set()
        cards = [play.card] + [play.kid] * (play.kid >= 0)
        return {line.line for card in cards for line in page_lines(CARDS, CARDS.cards[card].id)}

    @property
    def seat(self) -> int:
        return self.before.stack[-1].seat

    @property
    def played(self) -> Played:
        assert self.before.play is not None
        return self.before.play

    @property
    def follows(self) -> bool:
        return self.seat != self.before.leader

    def moved(self, source: str, target: str) -> list[ev.CardMoved]:
        found = [e for e in self.events if isinstance(e, ev.CardMoved)]
        return [e for e in found if (e.source, e.target) == (source, target)]

    def ended(self) -> list[ev.ActionEnded]:
        return [event for event in self.events if isinstance(event, ev.ActionEnded)]


@cache
def steps() -> list[Step]:
    """Of games in which best friends, dogs and forts come up often."""
    found: list[Step] = []
    for seed in range(24):
        options = FortOptions(2 + seed % 3, dogs=seed % 2 == 0, cats=seed % 3 == 0)
        state, rng = GAME.new_game(options, seed), Random(seed)
        while GAME.decision(state) is not None:
            before, events = GAME.copy(state), list[Event]()
            legal = GAME.legal_moves(state)
            liked = [move for move in legal if isinstance(move, mv.Pay | mv.Follow | mv.Lookout)]
            move = rng.choice(liked or legal)
            GAME.apply(state, move, events)
            found.append(Step(before, move, events, GAME.copy(state)))
            if isinstance(state.stack[-1], fr.ChoosePlay) and (options.dogs or options.cats):
                stir(state, rng)
    return found


# A claim is None where a step says nothing of it.
Claim = Callable[[Step], bool | None]


def stuff_holds_four(step: Step) -> bool:
    return all(seat.pizza <= 4 >= seat.toys for seat in step.after.seats)


def lookout_holds_one_more_than_levels(step: Step) -> bool:
    return all(len(seat.lookout) <= seat.level + 1 for seat in step.after.seats)


def pack_holds_one_more_than_levels(step: Step) -> bool:
    xxl = CARDS.perk_numbers["xxl-backpack"]
    return all(
        seat.pack_pizza + seat.pack_toys <= seat.level + 1 + 2 * (xxl in seat.perks)
        for seat in step.after.seats
    )


def an_action_is_whole(step: Step) -> bool | None:
    return any(step.played.whole) if isinstance(step.move, mv.Finish) else None


def a_trashed_card_comes_from_hand_or_pile(step: Step) -> bool | None:
    if not isinstance(step.move, mv.Trash) or step.move.source == "yard":
        return None
    owner = step.before.seats[step.seat]
    gone = step.move.card in step.after.box
    return gone and step.move.card in owner.hand + owner.discard


def recruits_go_to_the_pile(step: Step) -> bool | None:
    if not isinstance(step.move, mv.Recruit):
        return None
    sources = {"park": ev.PARK, "deck": ev.PARK_DECK, "yard": ev.YARD}
    moved = step.moved(sources[step.move.source], ev.DISCARD)
    return any(event.target_seat == step.seat for event in moved)


def a_copied_pack_stays(step: Step) -> bool | None:
    if not isinstance(step.move, mv.CopyPack):
        return None
    packs = [(s.pack_pizza, s.pack_toys) for s in step.before.seats]
    return packs == [(s.pack_pizza, s.pack_toys) for s in step.after.seats]


def followers_take_the_same_kind(step: Step) -> bool | None:
    if not (step.follows and isinstance(step.move, mv.Take)) or step.played.kind < 0:
        return None
    return step.move.kind == step.played.kind


def followers_match(step: Step) -> bool | None:
    if not isinstance(step.move, mv.Follow):
        return None
    suits = {*CARDS.suits[step.move.card]}
    return Suit.COIN in suits or bool(suits & {*CARDS.suits[step.played.card], step.played.named})


def followers_act_in_full(step: Step) -> bool | None:
    found = [event.whole for event in step.ended() if event.follower]
    return all(found) if found else None


def follower_counts_what_is_discarded(step: Step) -> bool | None:
    if not isinstance(step.move, mv.CountSuits):
        return None
    shown = sum(len(CARDS.suits[card]) for card in step.played.followed_with)
    return 1 <= step.move.n <= shown


def nobody_follows(step: Step) -> bool | None:
    return not isinstance(step.move, mv.Follow)


def the_coin_is_named_at_once(step: Step) -> bool | None:
    if not isinstance(step.move, mv.Play) or step.before.cards.is_dog(step.move.card):
        return None
    kid = CARDS.cards[step.move.card]
    says = words().card_rules.coin_named() in {n.line for n in page_lines(CARDS, kid.id)}
    return isinstance(step.after.stack[-1], fr.NameCoin) == says


def the_cost_is_paid(step: Step) -> int | None:
    """How much more than the cost was paid."""
    if not isinstance(step.move, mv.Pay):
        return None
    move, owner = step.move, step.before.seats[step.seat]
    cost = CARDS.costs[owner.level]
    paid = move.stuff_pizza + move.stuff_toy + move.pack_pizza + move.pack_toy
    return paid - cost.pizza - cost.toy - cost.any


def levels_bring_what_they_bring(step: Step) -> bool | None:
    for event in step.events:
        if isinstance(event, ev.FortAdvanced):
            top, before = step.after.stack[-1], step.before
            if event.level == 1 and before.rule_stack:
                return isinstance(top, fr.ChooseRule)
            if event.level == 2 and before.perk_row:
                return isinstance(top, fr.ChoosePerk)
            if event.level == 5:
                return any(seat.sculpture for seat in step.after.seats)
    return None


def dogs_act_in_full(step: Step) -> bool | None:
    dog = step.before.cards.is_dog(step.played.card)
    found = [event.whole for event in step.ended() if dog and not event.follower]
    return all(found) if found else None


PLAYED: dict[str, Claim] = {
    "room_in_stuff": stuff_holds_four,
    "lookout": lookout_holds_one_more_than_levels,
    "pack": pack_holds_one_more_than_levels,
    "one_in_full": an_action_is_whole,
    "only_one": an_action_is_whole,
    "trash": a_trashed_card_comes_from_hand_or_pile,
    "recruit": recruits_go_to_the_pile,
    "copied": a_copied_pack_stays,
    "same_kind": followers_take_the_same_kind,
    "followed": followers_match,
    "follower_counts": follower_counts_what_is_discarded,
    "fort": levels_bring_what_they_bring,
    "one_less": lambda step: None if (n := the_cost_is_paid(step)) is None else n in (0, -1),
    "one_more": lambda step: None if (n := the_cost_is_paid(step)) is None else n in (0, 1),
}


@pytest.mark.no_cover
def test_what_is_said_of_a_played_card_is_true(english):
    say, checked = words().card_rules, Counter[str]()
    sentences = {getattr(say, name)(): (name, claim) for name, claim in PLAYED.items()}
    for step in steps():
        for line in step.lines & set(sentences):
            name, claim = sentences[line]
            true = claim(step)
            checked[name] += true is not None
            assert true is not False, (name, step.move, step.before.play)
    assert min(checked[name] for name in PLAYED) > 0, checked


GENERAL: tuple[Claim, ...] = (followers_act_in_full, the_coin_is_named_at_once)


@pytest.mark.no_cover
@pytest.mark.parametrize("claim", GENERAL, ids=lambda claim: claim.__name__)
def test_what_is_said_of_every_card_is_true(english, claim):
    found = [claim(step) for step in steps()]
    assert found.count(True) > 20
    assert False not in found


def left_in_hand(step: Step) -> Iterator[tuple[int, str]]:
    """Cards that the discard phase takes out of the hand, and where to."""
    ending = step.after.leader != step.before.leader or step.after.round != step.before.round
    for target in (ev.YARD, ev.DISCARD) if ending else ():
        for event in step.moved(ev.HAND, target):
            yield event.card, target


@pytest.mark.no_cover
def test_where_a_card_left_in_hand_goes_is_what_its_page_says(english):
    say, checked = words(), Counter[str]()
    for step in steps():
        for card, target in left_in_hand(step):
            lines = {line.line for line in page_lines(CARDS, CARDS.cards[card].id)}
            dog = CARDS.is_dog(card)
            yard = say.pet_rules.strays() if dog else say.card_rules.to_the_yard()
            expected = yard if target == ev.YARD else say.card_rules.best_friend()
            checked[expected] += 1
            assert expected in lines
    assert len(checked) == 3, checked


@pytest.mark.no_cover
def test_what_is_said_of_dogs_is_true(english):
    """Neither trashed nor in a lookout, their action whole, never followed; strays go left."""
    whole, strayed = 0, 0
    for step in steps():
        state = step.after
        assert not any(CARDS.is_dog(card) for card in state.box)
        assert not any(CARDS.is_dog(card) for seat in state.seats for card in seat.lookout)
        for event in step.moved(ev.YARD, ev.DISCARD):
            if CARDS.is_dog(event.card) and not isinstance(step.move, mv.Recruit):
                strayed += 1
                assert event.target_seat == (event.source_seat + 1) % len(state.seats)
        if step.before.play is not None and CARDS.is_dog(step.played.card):
            assert nobody_follows(step)
            true = dogs_act_in_full(step)
            whole += true is True
            assert true is not False
    assert whole > 3
    assert strayed > 10


@pytest.mark.no_cover
def test_what_is_said_of_cats_is_true(english):
    """One cat once for each card, before a card that is played; it comes as a turn ends."""
    used, lured = 0, 0
    for step in steps():
        if isinstance(step.move, mv.UseCat):
            frame = step.before.stack[-1]
            assert isinstance(frame, fr.ChoosePlay)
            assert step.move.cat not in frame.used
            used += 1
        if isinstance(step.move, mv.Skip | mv.Diy):
            frame = step.before.stack[-1]
            assert isinstance(frame, fr.ChoosePlay)
            assert not frame.used, "after a power a card must be played"
        if isinstance(step.move, mv.Draw):
            assert step.move.n in (5, 6)
        for event in step.events:
            if isinstance(event, ev.CatLured):
                lured += 1
                assert event.seat == step.before.leader
    assert used > 5
    assert lured > 5
