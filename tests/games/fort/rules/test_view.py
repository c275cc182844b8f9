"""A seat knows what it has seen, all of that, and nothing else."""

from __future__ import annotations

from dataclasses import fields
from random import Random

import pytest

from fort_desktop.games.fort.rules.frames import ChooseRule, Draft
from fort_desktop.games.fort.rules.invariants import check, unknown_cards
from fort_desktop.games.fort.rules.state import FortOptions, State
from fort_desktop.games.fort.rules.view import View
from fort_desktop.games.fort.rules.viewing import view
from fort_desktop.games.fort.rules.zones import bits
from tests.games.fort.frozen_cards import frozen_cards
from tests.games.fort.rules.positions import fort, seat
from tests.games.fort.rules.random_play import game, play, samples
from tests.games.fort.rules.secrets import swap_secrets

CARDS = frozen_cards()
FORT = game()


def numbers(names: str) -> list[int]:
    return [CARDS.numbers[name] for name in names.split()]


def open_(names: str) -> int:
    return bits(numbers(names))


# --- nothing else -------------------------------------------------------------------------------


@pytest.mark.no_cover
def test_no_secret_passes():
    """Whatever a seat cannot know may be otherwise, and its view is the same."""
    chance = Random(8)
    tried = 0
    for state in samples(every=5, seed=6):
        for viewer in range(len(state.seats)):
            other = swap_secrets(state, viewer, chance)
            check(other)
            assert view(other, viewer) == view(state, viewer)
            tried += other != state
    assert tried > 1000


def test_secrets_are_secrets_to_somebody_only():
    """What was mixed for one seat, another one sees: the test above does mix something."""
    chance = Random(8)
    state = FORT.new_game(FortOptions(3), 4)
    other = swap_secrets(state, 0, chance)
    assert view(other, 1) != view(state, 1)
    assert view(other, 2) != view(state, 2)


def test_every_field_of_the_state_is_shown_or_hidden_on_purpose():
    shown = {field.name for field in fields(View)}
    hidden = {field.name for field in fields(State)} - shown
    assert hidden == {
        "park_deck", "kennel", "rng", "draft_packs", "draft_picks", "legal", "events"
    }  # fmt: skip


def test_a_view_does_not_change_with_the_game():
    for state in play(2, 3, draft=False, rounds=1):
        before = state.copy()
        seen = view(state, 0)
        moves = FORT.legal_moves(state)
        if moves:
            after = state.copy()
            FORT.apply(after, moves[-1])
        assert seen == view(before, 0)


# --- cards --------------------------------------------------------------------------------------


def table():
    return fort(
        seat(hand="bug bitsy doc", deck="moles worm", discard="ant", yard="dash", lookout="zip"),
        seat(hand="kitty ace tink", deck="lefty dot", open_hand="tink"),
        park="chef bones spike",
    )


def test_f_set_10_the_own_hand_and_what_is_in_the_own_deck():
    own = view(table().state, 0).seats[0]
    assert list(own.hand) == numbers("bug bitsy doc")
    assert own.hidden == open_("moles worm")
    assert own.deck_size == 2


def test_f_set_10_of_a_rival_only_what_is_publicly_known():
    rival = view(table().state, 0).seats[1]
    assert list(rival.hand) == [*numbers("tink"), -1, -1]
    assert rival.hidden == open_("ace")
    assert rival.deck_size == 2


def test_f_set_10_what_lies_face_up():
    state = table().state
    for viewer in range(2):
        seen = view(state, viewer)
        owner = seen.seats[0]
        assert [list(zone) for zone in (owner.discard, owner.yard, owner.lookout)] == [
            numbers("ant"),
            numbers("dash"),
            numbers("zip"),
        ]
        assert list(seen.park) == numbers("chef bones spike")
        assert seen.park_deck_size == len(state.park_deck)


def test_f_set_10_best_friends_are_known_from_the_start():
    state = FORT.new_game(FortOptions(4), 1)
    seen = view(state, 2)
    for owner in seen.seats:
        friends = CARDS.boards[owner.board].best_friends
        assert owner.open_hidden == open_(" ".join(friends))


def test_f_draw_after_a_reshuffle_all_know_what_is_in_hand_or_deck():
    """F-SET 10, F-DRAW: the discard pile was face up; after two hands all ten cards were seen."""
    for state in play(3, 2, draft=False, rounds=4):
        for owner in state.seats:
            if owner.turns >= 2:
                assert unknown_cards(owner) == 0


def test_f_draw_what_was_left_in_the_deck_is_in_the_hand():
    """F-DRAW: the deck runs out while drawing, so what was known to be in it is in hand now."""
    seen_before = "moles worm ant dash chef bones spike"
    discard = seen_before.removeprefix("moles worm ")
    table = fort(seat(deck="moles worm", discard=discard, open_hidden="moles worm"))
    recruited = table.cards.names[table.state.park_deck[-1]]
    table.play("skip", "recruit deck")
    seen = view(table.state, 1).seats[0]
    assert [card for card in seen.hand if card >= 0] == sorted(numbers("moles worm"))
    assert seen.open_hidden == open_(f"{discard} {recruited}")


def test_f_perk_a_recycled_card_is_known_to_be_in_hand():
    table = fort(seat(hand="bug", discard="doc", perks="recycling"))
    table.play("recycle doc")
    assert list(view(table.state, 1).seats[0].hand) == [*numbers("doc"), -1]


def test_what_is_played_is_known_no_longer_to_be_in_hand():
    table = fort(seat(hand="bug doc", deck="ant", open_hand="bug"))
    table.play("play bug")
    assert view(table.state, 1).seats[0].open_hand == 0
    assert list(view(table.state, 1).table) == numbers("bug")


# --- made-up rules ------------------------------------------------------------------------------

RULES = {"rule_stack": ["loner", "minimalism", "slime-lab"]}


def choosing():
    """Seat 1 reaches level 1."""
    table = fort(seat(hand="tink", stuff=(1, 1)), seat(hand="bug"), seat(), **RULES)
    table.play("play tink", "do public")
    table.play("pay stuff 1p1t pack 0p0t")
    assert table.state.stack[-1] == ChooseRule(0)
    return table


def rules(*names: str) -> tuple[int, ...]:
    return tuple(sorted(CARDS.rule_numbers[name] for name in names))


def test_f_fort_only_who_chooses_sees_the_rule_stack():
    state = choosing().state
    assert view(state, 0).rule_stack == rules("loner", "minimalism", "slime-lab")
    for rival in (1, 2):
        assert view(state, rival).rule_stack == ()
        assert view(state, rival).rule_stack_size == 3


def test_f_fort_a_rule_is_taken_in_secret_and_the_stack_remembered():
    state = choosing().play("rule minimalism").state
    own, rival = view(state, 0), view(state, 1)
    assert own.seats[0].rule == CARDS.rule_numbers["minimalism"]
    assert own.rules_seen == rules("loner", "minimalism", "slime-lab")
    assert own.rule_stack == ()
    assert (rival.seats[0].rule, rival.seats[0].has_rule) == (-1, True)
    assert rival.rules_seen == ()
    assert rival.rule_takers == (0,)
    assert rival.rule_stack_size == 2


def test_f_end_rules_are_open_when_the_game_is_over():
    seats = [seat(rule="loner", points=25, turns=4), seat(rule="slime-lab", turns=4)]
    state = fort(*seats, stack=[{"frame": "over"}], round=4).state
    for viewer in range(2):
        shown = [owner.rule for owner in view(state, viewer).seats]
        assert shown == [CARDS.rule_numbers["loner"], CARDS.rule_numbers["slime-lab"]]


def test_f_end_rules_stay_hidden_in_the_last_round():
    state = fort(seat(rule="loner", points=25), seat(rule="slime-lab")).state
    assert view(state, 1).seats[0].rule == -1


# --- the draft ----------------------------------------------------------------------------------


def drafted(seats: int, seed: int = 5) -> State:
    state = FORT.new_game(FortOptions(seats, draft=True, first=0), seed)
    chance = Random(seed)
    while isinstance(state.stack[-1], Draft):
        FORT.apply(state, chance.choice(FORT.legal_moves(state)))
    return state


def known_of(state: State, viewer: int, rival: int) -> set[int]:
    """Drafted cards that the viewer knows to be the rival's."""
    seen = view(state, viewer).seats[rival]
    hidden = seen.hidden & ~seen.open_hidden
    return {card for card in CARDS.park_kids if hidden >> card & 1}


def test_f_set_8_two_players_know_seven_cards_of_each_other():
    """F-SET 8: each hand comes back after one pick; only the first pick of a rival is unseen."""
    state = drafted(2)
    for viewer in range(2):
        kept = state.draft_picks[1 - viewer]
        assert known_of(state, viewer, 1 - viewer) == set(kept[1:])


@pytest.mark.parametrize("seats", [3, 4])
def test_f_set_8_with_more_players_only_the_last_cards_of_a_hand_are_certain(seats: int):
    """F-SET 8: between two sights of a hand several have picked, and who took what is open."""
    state = drafted(seats)
    for viewer in range(seats):
        for rival in range(seats):
            known = known_of(state, viewer, rival) if rival != viewer else set()
            assert known <= set(state.draft_picks[rival])
        left = (viewer + 1) % seats
        assert known_of(state, viewer, left) == {state.draft_picks[left][7]}


def reveal(state: State, number: int, card: int) -> None:
    """The seat's card has been seen: it lies on the discard pile."""
    owner = state.seats[number]
    (owner.hand if card in owner.hand else owner.deck).remove(card)
    owner.discard.append(card)


def test_f_set_8_what_has_been_seen_since_tells_the_rest():
    """F-SET 8: of three players' hands, the other two took two cards; one is seen, so both are."""
    state = drafted(3)
    first, second = state.draft_picks[1][1], state.draft_picks[2][2]
    assert {first, second} <= set(state.draft_packs[0])
    assert second not in known_of(state, 0, 2)
    reveal(state, 1, first)
    assert second in known_of(state, 0, 2)
    assert view(state, 0).draft_shown == ((), (first,), ())


def test_f_set_8_the_view_during_the_draft():
    state = FORT.new_game(FortOptions(3, draft=True, first=0), 5)
    FORT.apply(state, FORT.legal_moves(state)[0])
    own, rival = view(state, 0), view(state, 1)
    assert own.draft_kept == state.draft_picks[0]
    assert len(own.draft_hand) == 7
    assert own.draft_seen == (state.draft_packs[0],)
    assert rival.draft_kept == ()
    assert rival.draft_hand == state.draft_packs[1]
    assert own.draft_counts == rival.draft_counts == (1, 0, 0)


def test_without_a_draft_nothing_of_it_is_seen():
    seen = view(table().state, 0)
    assert seen.draft_hand == seen.draft_seen == seen.draft_kept == seen.draft_counts == ()
    assert seen.draft_shown == ()
