"""What a preview says of a play is true: how much fits, what is blocked, and who can follow."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from types import UnionType

import pytest

from fort_desktop.games.fort.play.followers import followers
from fort_desktop.games.fort.play.preview import Preview, preview
from fort_desktop.games.fort.rules import frames as fr
from fort_desktop.games.fort.rules import moves as mv
from fort_desktop.games.fort.rules.actions import Op
from fort_desktop.games.fort.rules.candidates import candidates
from fort_desktop.games.fort.rules.state import State
from fort_desktop.games.fort.screen.play.preview_words import follow_lines, notes
from fort_desktop.games.fort.words.labels import People
from fort_desktop.games.fort.words.texts import words
from tests.games.fort.frozen_cards import frozen_cards
from tests.games.fort.rules.claims import Asked, idle_at
from tests.games.fort.rules.nasty_cards import nasty_cards
from tests.games.fort.rules.oracle import TooBig
from tests.games.fort.rules.positions import Table, fort, seat
from tests.games.fort.rules.random_positions import random_table

PEOPLE = People(frozen_cards(), ("Ola", "Max", "Eva"))
SETS = {"usual": frozen_cards, "nasty": nasty_cards}


COMPOSING = mv.Play | mv.Do | mv.Add | mv.Use


def plays(
    cards: str, seed: int, tables: int = 120, likes: UnionType | None = None
) -> Iterator[Table]:
    """Positions in which plays begin, go on and are followed; moves that one `likes` come first."""
    rng = Random(seed)
    for n in range(tables):
        table = random_table(rng, SETS[cards](), dogs=cards == "usual" and n % 3 == 0)
        for _ in range(25):
            if table.asks == (0, "over"):
                break
            yield table
            legal = table.game.legal_moves(table.state)
            liked = [move for move in legal if likes is not None and isinstance(move, likes)]
            table.game.apply(table.state, rng.choice(liked or legal))


def previewed(table: Table) -> Preview | None:
    seat_number = table.state.stack[-1].seat
    return preview(table.game, table.game.view(table.state, seat_number))


# --- how much -----------------------------------------------------------------------------------


def room(state: State, op: Op) -> int:
    """What could still be put there, whatever there is to put."""
    owner = state.seats[state.leader]
    perks = {state.cards.perks[n].id for n in owner.perks}
    pack = owner.level + 1 + 2 * ("xxl-backpack" in perks) - owner.pack_pizza - owner.pack_toys
    return {
        Op.PIZZA: 4 - owner.pizza,
        Op.TOY: 4 - owner.toys,
        Op.RESOURCE: max(4 - owner.pizza, 4 - owner.toys),
        Op.PACK: pack,
        Op.LOOKOUT: owner.level + 1 - len(owner.lookout),
    }.get(op, 99)


@pytest.mark.no_cover
@pytest.mark.parametrize("cards", SETS)
def test_only_so_many_fit_is_said_where_room_is_what_lacks(english, cards):
    say, checked = words().preview, Counter[bool]()
    for table in plays(cards, 1, tables=500):
        if table.asks[1] != "add":
            continue
        found = previewed(table)
        if found is None or found.now is None or not found.now.short:
            continue
        first = found.now.given[0]
        if first.step.times is None:
            continue
        view = table.game.view(table.state, table.state.leader)
        fits = say.fit(found.now.fits) in notes(found, view)
        full = room(table.state, getattr(first.step.unit, "op", Op.VP)) == found.now.fits
        assert fits == full, (found.now, table.asks)
        assert fits or say.possible(found.now.fits) in notes(found, view)
        checked[fits] += 1
    assert checked[True] > 2, checked


def test_what_lacks_in_stuff_is_not_called_room(english):
    """Three books are counted, the pack has room for four, and two tokens lie in stuff."""
    own = seat(hand="bones noodle-twins", stuff=(1, 1), fort=3)
    table = fort(own, seat(hand="bug"))
    table.play("play bones", "do public", "add noodle-twins")
    found = previewed(table)
    assert found is not None
    assert notes(found, table.game.view(table.state, 0)) == [words().preview.possible(2)]


# --- what is blocked ----------------------------------------------------------------------------


@pytest.mark.no_cover
def test_why_a_play_cannot_be_made_as_it_is_is_true(english):
    checked = Counter[str]()
    for table in plays("nasty", 2, tables=400, likes=COMPOSING):
        if table.asks[1] != "add" or table.offers("done"):
            continue
        found = previewed(table)
        assert found is not None
        assert found.blocked is not None
        state, reason = table.state, found.blocked
        asked = Asked(state, state.leader, -1, reason)
        dones = [m for m in candidates(state, asked.frame) if m == mv.Done()]
        try:
            ends = list(asked.whole_ends(*dones))
        except TooBig:
            continue
        checked[reason.id] += 1
        if reason.id == "nothing_done":
            assert not dones
        elif reason.id == "idle_added":
            assert ends
            assert any(reason.n in idle_at(end) for end in ends)
            assert all(idle_at(end) for end in ends)
        else:
            assert not ends
    assert len(checked) >= 2, checked


# --- who can follow -----------------------------------------------------------------------------


@pytest.mark.no_cover
@pytest.mark.parametrize("cards", SETS)
def test_who_is_said_to_have_no_room_cannot_follow_with_any_hand(english, cards):
    """The rival is given every card of the park deck's and the box's suits in turn."""
    checked = 0
    for table in plays(cards, 3):
        state = table.state
        frame = state.stack[-1]
        if not isinstance(frame, fr.Following):
            continue
        rivals = followers(table.game, state, state.leader).rivals
        (rival,) = [one for one in rivals if one.seat == frame.seat]
        if rival.able:
            continue
        for card in [*state.park_deck, *state.park, *state.box[:20]]:
            other = table.fork()
            if with_card(other.state, frame.seat, card):
                checked += 1
                assert mv.Follow(card) not in table.game.legal_moves(other.state)
    assert checked > 20


def with_card(state: State, seat_number: int, card: int) -> bool:
    """Exchange the first card of a hand for another one that lies elsewhere."""
    state.legal = None
    hand = state.seats[seat_number].hand
    for zone in (state.park_deck, state.park, state.box):
        if card in zone:
            place = zone.index(card)
            zone[place], hand[0] = hand[0], card
            return True
    return False


def test_a_rival_without_cards_is_said_to_have_none(english):
    own, rival = seat(hand="bug"), seat(deck="moles")
    table = fort(own, rival).play("play bug")
    found = previewed(table)
    assert found is not None
    assert follow_lines(found.followers, PEOPLE) == ["Max has no card to follow with."]


def test_a_card_without_a_public_action_is_said_to_have_none_and_another_is_not(english):
    for table in plays("nasty", 4, tables=40):
        found = previewed(table)
        if found is None:
            continue
        play = table.state.play
        assert play is not None
        private = table.cards.cards[play.card].public is None
        assert (found.followers.suits == ()) == private
