"""Dogs and cats at the start, where they lie, and what cannot be."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import product

import pytest

from fort_desktop.contract.errors import InvalidPosition
from fort_desktop.games.fort.rules import events as ev
from fort_desktop.games.fort.rules import zones
from fort_desktop.games.fort.rules.invariants import check
from fort_desktop.games.fort.rules.setup import new_state
from fort_desktop.games.fort.rules.state import FortOptions, State
from tests.games.fort.frozen_cards import frozen_cards
from tests.games.fort.rules.positions import Table, fort, seat
from tests.games.fort.rules.random_play import PETS, game, pet_samples

CARDS = frozen_cards()
SEATS = (2, 3, 4)
BOTH = {"options": {"dogs": True, "cats": True}}
EVERY = list(product(SEATS, (False, True), PETS))
LOKI, BUG, MOLES = (CARDS.numbers[name] for name in ("loki", "bug", "moles"))


def new(seats: int = 2, seed: int = 1, **options) -> State:
    return new_state(CARDS, FortOptions(seats, **options), seed)


def own_cards(state: State, number: int) -> list[int]:
    """The cards that a seat was dealt, best friends left out."""
    owner = state.seats[number]
    cards = [*owner.hand, *owner.deck]
    return [card for card in cards if not CARDS.cards[card].best_friend]


# --- the start ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "draft", "pets"), EVERY)
def test_d_set_c_set_every_position_is_in_order(seats, draft, pets):
    dogs, cats = pets
    for seed in range(6):
        state = new(seats, seed, draft=draft, dogs=dogs, cats=cats)
        check(state)
        assert state == new(seats, seed, draft=draft, dogs=dogs, cats=cats)


@pytest.mark.parametrize("seats", SEATS)
def test_d_set_five_kids_three_dogs_and_two_best_friends(seats):
    state = new(seats, dogs=True)
    for number, owner in enumerate(state.seats):
        dealt = own_cards(state, number)
        assert (len(dealt), sum(map(CARDS.is_dog, dealt))) == (8, 3)
        assert len(owner.hand) == len(owner.deck) == 5
        assert owner.doghouse == []
    assert len(state.park_deck) == 60 - 3 - 5 * seats
    assert len(state.kennel) == 18 - 3 * seats
    assert not any(map(CARDS.is_dog, state.park + state.park_deck + state.box))


@pytest.mark.parametrize("seats", SEATS)
def test_d_set_dogs_and_kids_are_dealt_and_drafted_together(seats):
    state = new(seats, draft=True, dogs=True, first=0)
    for pack in state.draft_packs:
        assert (len(pack), sum(map(CARDS.is_dog, pack))) == (8, 3)
    fort_game = game()
    while state.round == 0:
        likes_dogs = fort_game.decision(state).seat == 0
        fort_game.apply(state, fort_game.legal_moves(state)[-1 if likes_dogs else 0])
        check(state)
    counts = [sum(map(CARDS.is_dog, own_cards(state, number))) for number in range(seats)]
    assert sum(counts) == 3 * seats
    assert counts[0] > 3
    assert all(len(own_cards(state, number)) == 8 for number in range(seats))


def test_d_set_any_dog_may_be_dealt_to_anybody():
    states = [new(2, seed, dogs=True) for seed in range(120)]
    for number in range(2):
        dealt = {card for state in states for card in own_cards(state, number)}
        assert set(CARDS.dog_cards) <= dealt
    assert {card for state in states for card in state.kennel} == set(CARDS.dog_cards)


@pytest.mark.parametrize(("seats", "draft"), list(product(SEATS, (False, True))))
def test_c_set_as_many_cats_as_players_lie_in_the_middle(seats, draft):
    """C-SET: with a draft, too; they lie there before it."""
    states = [new(seats, seed, draft=draft, cats=True) for seed in range(60)]
    for state in states:
        assert len(set(state.cats)) == len(state.cats) == seats
        assert not any(owner.cats for owner in state.seats)
    assert {cat for state in states for cat in state.cats} == set(range(8))


@pytest.mark.parametrize("draft", [False, True])
def test_d_set_c_set_the_base_game_stays_the_same(draft):
    """Rules and perks do not change with dogs and cats, nor the park with dogs."""
    base = new(3, 7, draft=draft)
    dogs = new(3, 7, draft=draft, dogs=True)
    both = new(3, 7, draft=draft, dogs=True, cats=True)
    assert (base.cats, base.kennel) == ([], [])
    assert dogs.park == base.park
    for state in (dogs, both):
        found = (state.first, state.rule_stack, state.perk_row)
        assert found == (base.first, base.rule_stack, base.perk_row)


def test_d_set_c_set_the_order_of_shuffles_is_kept_for_good():
    """A recorded game stays the same game."""
    state = new(2, 2024, dogs=True, cats=True)
    assert [CARDS.cats[cat].id for cat in state.cats] == ["kingsly", "dumpling"]
    hand = " ".join(CARDS.names[card] for card in state.seats[0].hand)
    assert hand == "doc pudge bones-2 echo dash-2"


BAD_OPTIONS = [
    (replace(CARDS, dogs=()), FortOptions(2, dogs=True), "too few dogs for 2 seats"),
    (replace(CARDS, dogs=CARDS.dogs[:8]), FortOptions(3, dogs=True), "too few dogs for 3 seats"),
    (replace(CARDS, cats=()), FortOptions(2, cats=True), "too few cats for 2 seats"),
    (replace(CARDS, cats=CARDS.cats[:3]), FortOptions(4, cats=True), "too few cats for 4 seats"),
]


@pytest.mark.parametrize(("cards", "options", "sentence"), BAD_OPTIONS)
def test_d_set_c_set_options_of_no_game_are_refused(cards, options, sentence):
    with pytest.raises(InvalidPosition, match=sentence):
        new_state(cards, options, 1)


@pytest.mark.pure(reason="types that mypyc checks before the rules do")
@pytest.mark.parametrize(("odd", "found"), [({"dogs": 1}, "1"), ({"cats": "yes"}, "'yes'")])
def test_d_set_c_set_variants_are_played_or_not(odd, found):
    with pytest.raises(InvalidPosition, match=f"a variant is true or false, found {found}"):
        new_state(CARDS, FortOptions(2, **odd), 1)


def test_d_set_dogs_need_fewer_kids():
    """D-SET: with five kids each, a small card set is enough."""
    kids = [kid for kid in CARDS.kids if kid.best_friend]
    few = replace(CARDS, kids=(*kids, *(replace(k, copies=1) for k in CARDS.kids[8:28])))
    with pytest.raises(InvalidPosition, match="too few kids for 3 seats"):
        new_state(few, FortOptions(3), 1)
    check(new_state(few, FortOptions(3, dogs=True), 1))


# --- cleanup ------------------------------------------------------------------------------------


def cleaning(*seats: dict) -> Table:
    turn = {"frame": "turn", "seat": 1, "phase": "cleanup"}
    return fort(*seats, stack=[turn], round=3, **BOTH)


def test_d_stray_dogs_of_the_yard_go_to_the_player_on_the_left():
    """D-STRAY, F-CLEAN: kids to the own discard pile; dogs keep their order."""
    table = cleaning(
        seat(hand="bug", yard="loki moles duke"), seat(discard="ant", yard="spud"), seat()
    )
    assert table.discard(1) == ["moles"]
    assert table.discard(2) == ["ant", "loki", "duke"]
    assert table.yard(1) == []
    assert table.yard(2) == ["spud"]
    assert table.discard(3) == []


def test_d_stray_between_two_players_the_left_one_is_the_only_rival():
    turn = {"frame": "turn", "seat": 2, "phase": "cleanup"}
    table = fort(seat(hand="bug"), seat(yard="loki"), stack=[turn], round=3, **BOTH)
    assert table.discard(1) == ["loki"]


def test_d_stray_the_events_say_whose_discard_pile_it_is():
    table = cleaning(seat(hand="bug", yard="loki moles"), seat())
    state = table.state.copy()
    state.events = []
    owner = state.seats[0]
    owner.yard, owner.discard, state.seats[1].discard = [LOKI, MOLES], [], []
    for card in owner.yard:
        heap = zones.cleaned_up_by(state, card, 0)
        zones.put(state, card, (ev.YARD, 0), ev.DISCARD, heap)
    assert state.events == [
        ev.CardMoved(LOKI, "yard", 0, "discard", 1, 0),
        ev.CardMoved(MOLES, "yard", 0, "discard", 0, 0),
    ]


def test_d_suit_a_dog_left_in_hand_goes_to_the_yard():
    table = fort(seat(hand="loki bitsy moles"), seat(), **BOTH)
    table.play("skip", "recruit deck")
    assert sorted(table.yard(1)) == ["loki", "moles"]


# --- changing places ----------------------------------------------------------------------------


def test_d_house_a_dog_goes_to_a_doghouse_in_the_open():
    table = fort(seat(hand="bug"), seat(hand="loki"), **BOTH)
    state = table.state
    state.events = []
    zones.take(state, "hand", LOKI, -1, 1)
    zones.put(state, LOKI, (ev.HAND, 1), ev.DOGHOUSE, 0)
    moved = ev.CardMoved(LOKI, "hand", 1, "doghouse", 0, 0)
    assert state.events == ev.redact(state.events, -1) == [moved]
    assert table.doghouse(1) == ["loki"]
    check(state)


def test_c_lure_a_cat_comes_from_the_middle_or_from_a_rival():
    """C-LURE: both are seen by all."""
    table = fort(seat(hand="bug"), seat(cats="jitters"), cats="bandit", **BOTH)
    state, jitters, bandit = table.state, *(CARDS.cat_numbers[c] for c in ("jitters", "bandit"))
    state.events = []
    zones.take_cat(state, bandit, 0)
    zones.take_cat(state, jitters, 0)
    events = [ev.CatLured(bandit, -1, 0), ev.CatLured(jitters, 1, 0)]
    assert state.events == ev.redact(state.events, 1) == events
    assert not ev.revealing(events)
    assert not ev.revealing([ev.CatUsed(0, bandit)])
    assert (table.cats(), table.cats(1), table.cats(2)) == ([], ["bandit", "jitters"], [])
    check(state)


# --- what cannot be -----------------------------------------------------------------------------


def table() -> Table:
    return fort(
        seat(hand="bug loki", deck="moles", yard="duke", fort=1, lookout="doc"),
        seat(hand="kitty", deck="spud", doghouse="echo", cats="jitters"),
        park="chef bones ant",
        cats="bandit",
        round=3,
        **BOTH,
    )


def moved(source: Callable[[State], list[int]], target: Callable[[State], list[int]], card: int):
    def change(state: State) -> None:
        source(state).remove(card)
        target(state).append(card)

    return change


def hand(state: State) -> list[int]:
    return state.seats[0].hand


BROKEN = [
    ("the dog loki lies in the box", moved(hand, lambda s: s.box, LOKI)),
    ("the dog loki lies in the park", moved(hand, lambda s: s.park, LOKI)),
    ("the dog loki lies in the park deck", moved(hand, lambda s: s.park_deck, LOKI)),
    ("the dog loki lies in the lookout of seat 1", moved(hand, lambda s: s.seats[0].lookout, LOKI)),
    ("bug lies in the doghouse of seat 2, but is", moved(hand, lambda s: s.seats[1].doghouse, BUG)),
    ("bug lies in the kennel, but is no dog", moved(hand, lambda s: s.kennel, BUG)),
    ("of seat 1 and in the doghouse", lambda s: s.seats[1].doghouse.append(LOKI)),
    ("loki lies nowhere", lambda s: hand(s).remove(LOKI)),
    ("the kennel holds card 86", lambda s: s.kennel.append(86)),
    ("holds card 7[0-9], which is none of this game", lambda s: setattr(
        s, "options", FortOptions(2, cats=True)
    )),
    ("a cat is in two places", lambda s: s.cats.append(s.seats[1].cats[0])),
    ("a cat that the card set does not have", lambda s: s.cats.__setitem__(0, 8)),
    ("there are 3 cats", lambda s: s.cats.append(CARDS.cat_numbers["dumpling"])),
    ("there are 2 cats", lambda s: setattr(s, "options", FortOptions(2, dogs=True))),
]  # fmt: skip


@pytest.mark.parametrize(("sentence", "change"), BROKEN, ids=[sentence for sentence, _ in BROKEN])
def test_d_suit_c_set_what_cannot_be_is_noticed(sentence, change):
    state = table().state
    check(state)
    change(state)
    with pytest.raises(AssertionError, match=sentence):
        check(state)


def test_d_set_a_hand_dealt_with_too_few_dogs_is_noticed():
    state = new(2, dogs=True, draft=True)
    (first, *rest), second = state.draft_packs
    pack = (state.kennel.pop(), *rest)
    state.park_deck.insert(0, first)
    state.draft_packs = (pack, second)
    with pytest.raises(AssertionError, match="the draft deals hands with 3 dogs"):
        check(state)


def test_what_the_rules_can_reach_is_in_order():
    for state in pet_samples(every=12, seed=3, rounds=8):
        check(state)
