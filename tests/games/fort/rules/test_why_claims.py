"""Each sentence of "why not" is true wherever it is said.

Over random positions every card that cannot be used is asked why, and what the reason claims is
looked for in the position itself (`claims.py`), with dogs and cats and cards of every shape.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random

import pytest

from fort_desktop.games.fort.rules import moves as mv
from fort_desktop.games.fort.rules.engine import FortGame
from fort_desktop.games.fort.rules.frames import ChooseAction, ChoosePlay, Phase
from fort_desktop.games.fort.rules.pets import Condition, Moment
from fort_desktop.games.fort.rules.state import FortOptions, State
from fort_desktop.games.fort.rules.why import why_not
from fort_desktop.games.fort.rules.why_cats import why_no_cat
from tests.games.fort.frozen_cards import frozen_cards
from tests.games.fort.rules import claims as cl
from tests.games.fort.rules.claims import Asked
from tests.games.fort.rules.nasty_cards import nasty_cards
from tests.games.fort.rules.oracle import TooBig
from tests.games.fort.rules.positions import Table
from tests.games.fort.rules.random_cats import random_cat_table
from tests.games.fort.rules.random_positions import random_table

DECISIONS = 25
BEFORE_RECRUITING = (Phase.PLAY, Phase.FOLLOW, Phase.RECRUIT)
AFTER_RECRUITING = (Phase.BEFORE_DISCARD, Phase.DISCARD, Phase.LURE)

CLAIMS: dict[str, Callable[[Asked], bool]] = {
    "turn": lambda asked: asked.reason.n == asked.frame.seat != asked.seat,
    "whole": cl.cannot_be_whole,
    "dog_whole": cl.dog_cannot_be_whole,
    "whole_first": cl.none_would_be_whole,
    "idle": cl.changes_nothing,
    "idle_other": cl.another_changes_nothing,
    "nothing_then": lambda asked: any(asked.play.whole) and not asked.ends(*asked.touching()),
    "times": lambda asked: cl.may_choose_an_action(asked) and cl.shows_no_times(asked),
    "spent": lambda a: isinstance(a.frame, ChooseAction) and not cl.may_choose_an_action(a),
    "suit": cl.needs_another_suit,
    "follow_times": cl.follower_shows_nothing_counted,
    "follow_full": cl.cannot_follow_in_full,
    "follow_lookout": cl.lies("lookout"),
    "need": cl.lacks_of_need,
    "lookout_used": lambda asked: asked.card in {added.card for added in asked.play.added},
    "lookout_fixed": cl.lies("lookout"),
    "dog_lookout": lambda asked: asked.state.cards.is_dog(asked.card),
    "dog_trash": lambda asked: asked.state.cards.is_dog(asked.card),
    "trash_played": lambda asked: asked.card in asked.state.table,
    "on_table": lambda asked: asked.card in asked.state.table,
    "own_yard": lambda asked: asked.card in asked.owner.yard,
    "yard_waits": lambda asked: asked.card in asked.owner.yard,
    "pile": cl.lies("discard"),
    "housed": cl.lies("doghouse"),
    "boxed": lambda asked: asked.card in asked.state.box,
    "kept": lambda asked: any(asked.card in picks for picks in asked.state.draft_picks),
    "party_yard": lambda asked: cl.lies("yard")(asked) and cl.in_phase(Phase.BEFORE_DISCARD)(asked),
    "recruit_later": lambda a: cl.is_to_recruit(a) and cl.in_phase(*BEFORE_RECRUITING)(a),
    "recruit_turn": lambda asked: cl.is_to_recruit(asked) and asked.seat != asked.state.leader,
    "recruited": lambda a: cl.is_to_recruit(a) and cl.in_phase(*AFTER_RECRUITING)(a),
    "recruit_now": cl.in_phase(Phase.PARTY, Phase.BEFORE_DISCARD),
    "play_next": cl.in_phase(*AFTER_RECRUITING),
    "first": cl.comes_later,
    "stuff_full": cl.stuff_is_full,
    "supply": cl.supply_is_empty,
    "pack_full": cl.pack_is_full,
    "stuff_empty": lambda asked: asked.owner.pizza + asked.owner.toys == 0,
    "lookout_full": cl.lookout_is_full,
    "yards_empty": cl.yards_are_empty,
    "fort_max": lambda asked: asked.owner.level == 5,
    "fort_cost": cl.tokens_are_missing,
}


def told(table: Table, rng: Random) -> Iterator[tuple[Asked, str]]:
    """At each decision of a play at random, every card in sight that cannot be used."""
    for _ in range(DECISIONS):
        if table.asks == (0, "over"):
            return
        state = table.state
        seat = state.stack[-1].seat
        legal = table.game.legal_moves(state)
        usable = {getattr(move, "card", -1) for move in legal}
        if any(getattr(move, "source", "") == "deck" for move in legal):
            usable |= set(state.park_deck[-1:])
        for card in sorted(in_sight(state, seat) - usable):
            reason = why_not(state, seat, card)
            yield Asked(state, seat, card, reason), table.cards.names[card]
        table.game.apply(state, rng.choice(legal))


def in_sight(state: State, seat: int) -> set[int]:
    own = state.seats[seat]
    found = {*own.hand, *own.discard, *state.park, *state.park_deck[-1:], *state.table}
    found |= set(state.box[-1:])
    for owner in state.seats:
        found |= {*owner.yard, *owner.lookout, *owner.doghouse}
    return found


TABLES: dict[str, Callable[[Random], Table]] = {
    "usual": lambda rng: random_table(rng, frozen_cards()),
    "dogs": lambda rng: random_table(rng, frozen_cards(), dogs=True),
    "nasty": lambda rng: random_table(rng, nasty_cards()),
}


@pytest.mark.no_cover
@pytest.mark.parametrize("cards", TABLES)
def test_every_reason_given_for_a_card_is_true(cards):
    rng, checked = Random(24), Counter[str]()
    for _ in range(150):
        for asked, name in told(TABLES[cards](rng), rng):
            try:
                true = CLAIMS[asked.reason.id](asked)
            except TooBig:
                continue
            checked[asked.reason.id] += 1
            assert true, (name, asked.reason, asked.frame, where(asked.state))
    assert len(checked) >= 20, checked


def test_who_does_not_decide_is_told_who_does():
    table = TABLES["usual"](Random(1))
    for card in table.state.park:
        asked = Asked(table.state, 1, card, why_not(table.state, 1, card))
        assert asked.reason.id == "turn"
        assert CLAIMS["turn"](asked)


def test_in_the_draft_a_card_that_was_kept_says_so():
    game = FortGame(frozen_cards())
    state = game.new_game(FortOptions(2, draft=True), 1)
    for _ in range(2):
        game.apply(state, game.legal_moves(state)[0])
    seat = state.stack[-1].seat
    (card,) = state.draft_picks[seat]
    assert why_not(state, seat, card).id == "kept"


def where(state: State):
    return FortGame(state.cards).to_snapshot(state)


# --- cats ---------------------------------------------------------------------------------------

MOMENTS = {
    "cat_before": Moment.BEFORE_PLAY,
    "cat_followed": Moment.FOLLOWED,
    "cat_unfollowed": Moment.UNFOLLOWED,
    "cat_draw": Moment.DRAW,
}


def cat_claim(asked: Asked, cat: int) -> bool:
    reason, state, power = asked.reason, asked.state, asked.state.cards.cats[cat]
    if reason.id in MOMENTS:
        elsewhere = reason.id != "cat_before" or not isinstance(asked.frame, ChoosePlay)
        return power.moment is MOMENTS[reason.id] and elsewhere
    facts: dict[str, Callable[[], bool]] = {
        "cat_middle": lambda: cat in state.cats,
        "cat_rival": lambda: cat in state.seats[reason.n].cats and reason.n != asked.seat,
        "cat_used": lambda: isinstance(asked.frame, ChoosePlay) and cat in asked.frame.used,
        "cat_pizza": lambda: power.condition is Condition.NO_PIZZA and asked.owner.pizza > 0,
        "cat_fort": lambda: any(
            o.level >= asked.owner.level for n, o in enumerate(state.seats) if n != asked.seat
        ),
        "cat_nothing": lambda: changes_no_board(asked, cat),
        "cat_play": lambda: leaves_no_card(asked, cat),
    }
    claim = facts.get(reason.id)
    return CLAIMS[reason.id](asked) if claim is None else claim()


def changes_no_board(asked: Asked, cat: int) -> bool:
    """Whatever is chosen, all boards are as they were."""
    left = [cl.after(asked.state, mv.UseCat(cat))]
    while left:
        state = left.pop()
        if state.seats != asked.state.seats:
            return False
        if not isinstance(state.stack[-1], ChoosePlay):
            left += [cl.after(state, move) for move in cl.candidates(state, state.stack[-1])]
    return True


def leaves_no_card(asked: Asked, cat: int) -> bool:
    """After the power, alone and with the others, no card can be played to a proper end."""
    ends = asked.ends(mv.UseCat(cat))
    return not any(end.play and any(end.play.whole) and not cl.idle_at(end) for end in ends)


@pytest.mark.no_cover
def test_every_reason_given_for_a_cat_is_true():
    rng, checked = Random(24), Counter[str]()
    for _ in range(150):
        table = random_cat_table(rng, frozen_cards())
        for _ in range(12):
            if table.asks == (0, "over"):
                break
            state, legal = table.state, table.game.legal_moves(table.state)
            for cat in range(len(table.cards.cats)):
                if mv.UseCat(cat) in legal or not in_game(state, cat):
                    continue
                seat = state.stack[-1].seat
                asked = Asked(state, seat, -1, why_no_cat(state, seat, cat))
                try:
                    true = cat_claim(asked, cat)
                except TooBig:
                    continue
                checked[asked.reason.id] += 1
                assert true, (table.cards.cats[cat].id, asked.reason, where(state))
            table.game.apply(state, rng.choice(legal))
    assert len(checked) > 8, checked


def in_game(state: State, cat: int) -> bool:
    return cat in state.cats or any(cat in owner.cats for owner in state.seats)
