"""Events say all that happened, to the viewer who may see it, and nothing else."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from fort_desktop.contract.errors import IllegalMove
from fort_desktop.games.fort.rules import events as ev
from fort_desktop.games.fort.rules import moves as mv
from fort_desktop.games.fort.rules.state import FortOptions, State
from tests.games.fort.rules.nasty_cards import nasty_cards
from tests.games.fort.rules.positions import fort, seat
from tests.games.fort.rules.random_positions import random_table

SEAT_ZONES = (ev.DECK, ev.HAND, ev.DISCARD, ev.YARD, ev.LOOKOUT)
GAME = fort(seat()).game


class Mirror:
    """A position kept up to date by events alone."""

    def __init__(self, state: State) -> None:
        self.zones, self.tokens, self.numbers = snapshot(state)

    def follow(self, event: ev.Event) -> None:
        match event:
            case ev.CardMoved():
                owner = -1 if event.source == ev.TABLE else event.source_seat
                assert event.source != ev.TABLE or event.source_seat == self.numbers["leader", -1]
                if event.source != ev.DRAFT or owner >= 0:  # hands going round have no zone
                    self.zones[event.source, owner].remove(event.card)
                target = self.zones[event.target, event.target_seat]
                target.insert(event.index, event.card)
                assert target.index(event.card) == event.index
            case ev.TokensMoved(seat=owner, kind=kind, n=n):
                for place, change in ((event.source, -n), (event.target, n)):
                    self.tokens[place, -1 if place == ev.SUPPLY else owner, kind] += change
            case ev.Shuffled(seat=owner, order=order):
                piles = (self.zones[ev.DISCARD, owner], self.zones[ev.DECK, owner])
                from_discard = sorted(piles[0]) == sorted(order)
                assert from_discard or sorted(piles[1]) == sorted(order)
                piles[not from_discard].clear()
                piles[1][:] = order
            case _:
                self._count(event)

    def _count(self, event: ev.Event) -> None:
        numbers = self.numbers
        match event:
            case ev.Scored():
                numbers["points", event.seat] += event.points
            case ev.FortAdvanced():
                numbers["level", event.seat] = event.level
            case ev.RuleTaken():
                numbers["rule", event.seat] = event.rule
            case ev.PerkTaken():
                numbers["perks", event.seat] |= 1 << event.perk
            case ev.PerkTrashed():
                numbers["perks", event.seat] ^= 1 << event.perk
            case ev.SculptureTaken():
                numbers["sculpture", event.seat] = 1
            case ev.TurnBegan():
                numbers["leader", -1], numbers["round", -1] = event.seat, event.round
            case ev.EndTriggered():
                numbers["ending", -1] = event.seat


def snapshot(state: State):
    """Zones, tokens and everything else that a mirror keeps."""
    zones = {
        ("park", -1): state.park[:],
        ("park-deck", -1): state.park_deck[:],
        ("box", -1): state.box[:],
        ("table", -1): state.table[:],
    }
    tokens = {("supply", -1, 0): state.supply_pizza, ("supply", -1, 1): state.supply_toys}
    numbers = {
        ("leader", -1): state.leader,
        ("round", -1): state.round,
        ("ending", -1): state.ending_seat,
    }
    for n, owner in enumerate(state.seats):
        zones |= {(zone, n): getattr(owner, zone)[:] for zone in SEAT_ZONES}
        zones[ev.DRAFT, n] = list(state.draft_picks[n]) if state.round == 0 else []
        tokens |= {("stuff", n, 0): owner.pizza, ("stuff", n, 1): owner.toys}
        tokens |= {("pack", n, 0): owner.pack_pizza, ("pack", n, 1): owner.pack_toys}
        perks = sum(1 << perk for perk in owner.perks)
        numbers |= {("points", n): owner.points, ("level", n): owner.level, ("perks", n): perks}
        numbers |= {("rule", n): owner.rule, ("sculpture", n): int(owner.sculpture)}
    return zones, tokens, numbers


def play_with_mirror(game, state: State, rng: Random, most: int = 10_000) -> int:
    mirror, moves = Mirror(state), 0
    while (decision := game.decision(state)) and moves < most:
        events: list[ev.Event] = []
        move = rng.choice(game.legal_moves(state))
        game.apply(state, move, events)
        assert events[0] == ev.Decided(decision.seat, move)
        for event in events:
            mirror.follow(event)
        assert (mirror.zones, mirror.tokens, mirror.numbers) == snapshot(state)
        moves += 1
    return moves


@pytest.mark.parametrize(("seats", "draft"), list(product((2, 4), (False, True))))
def test_a_position_can_be_kept_by_events_alone(seats, draft):
    for seed in range(3):
        assert play_with_mirror(GAME, GAME.new_game(FortOptions(seats, draft), seed), Random(seed))


def test_events_of_nasty_actions_are_complete():
    rng = Random(5)
    for _ in range(30):
        table = random_table(rng, nasty_cards())
        play_with_mirror(table.game, table.state, rng, 25)


@pytest.mark.parametrize("draft", [False, True])
def test_a_seat_reads_of_no_card_that_its_view_does_not_show(draft):
    """A redacted card is one that the viewer sees before or after the move."""
    rng = Random(6)
    state = GAME.new_game(FortOptions(3, draft=draft), 6)
    while GAME.decision(state):
        views = [GAME.view(state, viewer) for viewer in range(3)]
        events: list[ev.Event] = []
        GAME.apply(state, rng.choice(GAME.legal_moves(state)), events)
        for viewer, before in enumerate(views):
            after = GAME.view(state, viewer)
            seen = shown(before) | shown(after)
            for event in GAME.redact(events, viewer):
                assert not isinstance(event, ev.Shuffled) or event.order == ()
                if isinstance(event, ev.CardMoved):
                    assert event.card in seen | {-1}
                if isinstance(event, ev.RuleTaken):
                    assert (event.rule >= 0) == (event.seat == viewer)


def shown(view) -> set[int]:
    """Every card that lies open for the viewer, or is its own."""
    cards = {*view.park, *view.box, *view.table, *view.draft_hand, *view.draft_kept}
    for owner in view.seats:
        cards |= {*owner.hand, *owner.discard, *owner.yard, *owner.lookout}
        cards |= {card for card in range(owner.hidden.bit_length()) if owner.hidden >> card & 1}
    return cards


def test_an_onlooker_sees_no_hand():
    state = GAME.new_game(FortOptions(2), 1)
    rng = Random(1)
    for _ in range(40):
        events: list[ev.Event] = []
        GAME.apply(state, rng.choice(GAME.legal_moves(state)), events)
        for event in GAME.redact(events, -1):
            if isinstance(event, ev.CardMoved) and event.target == ev.HAND:
                assert event.card == -1 or event.source == ev.DISCARD


def test_an_illegal_move_is_refused_and_changes_nothing():
    t = fort(seat(hand="bug", discard="worm"), seat(hand="wart"))
    before = t.game.copy(t.state)
    for text in ("play wart", "play worm", "finish", "recruit deck", "pass"):
        events: list[ev.Event] = []
        with pytest.raises(IllegalMove, match=f"'{text}' is not legal here"):
            t.game.apply(t.state, t.game.parse_move(t.state, text), events)
        assert (t.state, events) == (before, [])


def refuses(*moves):
    t = fort(seat(hand="bug", discard="worm"), seat(hand="wart"))
    before = t.game.copy(t.state)
    for move in moves:
        with pytest.raises(IllegalMove, match=r"is not legal here$"):
            t.game.apply(t.state, move)
        assert t.state == before


def test_what_can_be_no_move_is_refused_like_any_other():
    refuses(mv.Play(9999), mv.Do(77), mv.TakePerk(-99))


@pytest.mark.pure(reason="types that mypyc checks before the rules do")
def test_what_types_forbid_is_refused_like_any_other():
    refuses(mv.Name(None), mv.House("x"), None, "play bug")


def test_events_of_an_action_tell_who_did_it_and_whether_in_full():
    """ActionEnded: the leader's in part, then in full, a follower's always in full."""
    t = fort(seat(hand="bud zip", stuff=(3, 4)), seat(hand="kitty"))
    t.play("play bud", "name glue", "do public", "take pizza", "do private", "trash hand zip")
    t.play("finish", "follow kitty", "take pizza")
    assert ev.ActionEnded(1, 0, whole=True, follower=True) in t.events
    ended = [event for event in t.events if isinstance(event, ev.ActionEnded)]
    assert len(ended) == 1
    t = fort(seat(hand="bud zip", stuff=(3, 4)))
    t.play("play bud", "name glue", "do public", "take pizza", "do private", "trash hand zip")
    ended = [event for event in t.events if isinstance(event, ev.ActionEnded)]
    assert ended == [
        ev.ActionEnded(0, 0, whole=False, follower=False),
        ev.ActionEnded(0, 1, whole=True, follower=False),
    ]


def test_a_made_up_rule_is_no_decision_for_others():
    """F-FORT: nor is a card kept in the draft."""
    assert ev.redact([ev.Decided(0, mv.TakeRule(3))], 1) == [ev.Decided(0, None)]
    assert ev.redact([ev.Decided(0, mv.Keep(3))], 1) == [ev.Decided(0, None)]
    assert ev.redact([ev.Decided(0, mv.Play(3))], 1) == [ev.Decided(0, mv.Play(3))]
