"""What a play has settled is no choice any more, and no sentence offers it as one."""

from __future__ import annotations

import re
from collections import Counter
from random import Random
from typing import Any

import pytest

from fort_desktop.games.fort.play.adapter import FortTable
from fort_desktop.games.fort.rules import moves as mv
from fort_desktop.games.fort.rules.actions import Op
from fort_desktop.games.fort.rules.state import State
from fort_desktop.games.fort.screen.coach import question
from fort_desktop.games.fort.words.texts import words
from tests.games.fort.rules.random_positions import random_table
from tests.games.fort.screen.test_coach_claims import GAME, asked
from tests.games.fort.screen.test_what_is_asked import asked_by, choices, composing, tip
from tests.play.helpers import at, leader, say
from tests.ui.bridges import open_table
from tests.ui.speaking import plain

pytestmark = pytest.mark.usefixtures("english")


def kinds_offered(state: State, seat: int, most: int = 60) -> set[frozenset[int]]:
    """The kinds of tokens between which a follower may really choose, whatever it does."""
    found: set[frozenset[int]] = set()
    ahead = [state]
    while ahead and most:
        most -= 1
        here = ahead.pop()
        decision = GAME.decision(here)
        if decision is None or decision.seat != seat:
            continue
        for move in GAME.legal_moves(here):
            if isinstance(move, mv.Take):
                taken = [one for one in GAME.legal_moves(here) if isinstance(one, mv.Take)]
                found.add(frozenset(one.kind for one in taken))
            elif not isinstance(move, mv.Pass):
                after = GAME.copy(here)
                GAME.apply(after, move)
                ahead.append(after)
    return found


def is_about_kinds(state: State) -> bool:
    """Whether it is asked to follow an action that gives pizza or toys."""
    decision = GAME.decision(state)
    if decision is None or decision.kind != "follow" or state.play is None:
        return False
    public = state.cards.cards[state.play.card].public
    can = any(isinstance(move, mv.Follow) for move in GAME.legal_moves(state))
    return can and public is not None and any(u.op is Op.RESOURCE for u in public.units())


@pytest.mark.no_cover
def test_f_follow_5_who_follows_is_promised_a_choice_only_where_there_is_one():
    checked, rng = Counter[bool](), Random(3)
    for _ in range(500):
        table = random_table(rng, GAME.cards)
        for _ in range(12):
            if table.asks == (0, "over"):
                break
            state = table.state
            if is_about_kinds(state):
                said = plain(question(asked(state)))
                decision = GAME.decision(state)
                assert decision is not None
                promised = re.search(r"pizzas? or (\d+ )?toy", said) is not None
                both = any(len(kinds) > 1 for kinds in kinds_offered(state, decision.seat))
                assert promised == both, said
                checked[promised] += 1
            GAME.apply(state, rng.choice(GAME.legal_moves(state)))
    assert min(checked[True], checked[False]) > 3, checked


def led(*after: str, stuff: dict[str, int], **more: Any) -> FortTable:
    """Rusty is played by a bot, and a person may follow."""
    position = leader("rusty", "ghost", "tink", stuff={"pizza": 3, "toys": 3})
    deck = ["zip-2", "dash-2", "bones", "sweet-pea"]
    position["seats"][1] = {"hand": ["moles"], "deck": deck, "stuff": stuff} | more
    table = at(position, "bp")
    table.asks_all = False
    say(table, "play rusty", *after)
    while table.state.stack[-1].seat == 0:
        legal = table.legal()
        ends = [move for move in legal if isinstance(move, mv.Done | mv.Finish)]
        table.submit((ends or legal)[0])
    return table


@pytest.mark.parametrize(("kind", "gain"), [("pizza", "1 pizza"), ("toys", "1 toy")])
def test_f_follow_5_the_kind_that_was_taken_is_what_a_follower_is_told(kind, gain):
    table = led("do public", "done", f"take {kind}", stuff={})
    bridge, _ = open_table(table, "slow")
    assert bridge.shown.deciding == "follow"
    assert f"do it too: gain {gain} for each shovel." in plain(bridge.coach.text)
    badge, lines = tip(bridge, "moles")
    assert badge[0].startswith("+")
    assert badge[-1] == kind.removesuffix("s")
    assert gain.split()[1] in lines[0]


def test_a_follower_with_room_for_one_kind_alone_is_told_that_one():
    bridge, _ = open_table(led("do private", stuff={"pizza": 4, "toys": 1}), "slow")
    assert "gain 1 toy for each shovel." in plain(bridge.coach.text)


def test_f_follow_what_the_leader_left_out_can_be_followed_and_is_called_so():
    bridge, _ = open_table(led("do private", stuff={}), "slow")
    said = plain(bridge.coach.text)
    assert "do the action that was left out: choose pizzas or toys and gain 1 token" in said
    assert "do it too" not in said
    bridge, _ = open_table(asked_by("bug", "moles worm", stuff={}), "slow")
    assert "do it too" in plain(bridge.coach.text)


def test_a_suit_that_was_chosen_is_named_while_cards_are_added():
    table = at(leader("ace", "lefty", "lil-boss"))
    table.asks_all = False
    say(table, "play ace", "name crown", "do private")
    table.submit(table.game.parse_move(table.state, "suit crown"), unasked=True)
    bridge, _ = open_table(table, "slow")
    assert "for each crown" in plain(bridge.coach.text)
    assert "you choose" not in plain(bridge.coach.text)
    (another,) = (row for row in choices(bridge) if row.label == words().moves.count_another())
    assert "taken back" in plain(another.tip)


def test_who_is_asked_in_the_turn_of_another_is_not_told_that_it_is_their_move():
    bridge, _ = open_table(asked_by("bug", "moles worm", stuff={}), "slow")
    assert (bridge.shown.deciding, bridge.coach.lead) == ("follow", "")
    (less,) = (row for row in choices(bridge) if row.label == words().sparing.ask_less())
    assert "turn it off again" in plain(less.tip)
    bridge = composing(hand="bug moles")
    assert plain(bridge.coach.lead) == "Your move:"
