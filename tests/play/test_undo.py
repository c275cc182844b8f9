"""The way back: to where something hidden was learnt or another has decided, and no further."""

from random import Random

import pytest

from fort_desktop.contract.errors import IllegalMove
from fort_desktop.games.fort.rules import events as ev
from tests.play.helpers import (
    ADAPTER,
    CARDS,
    RIVAL,
    at,
    begun,
    leader,
    legal,
    play_on,
    say,
    snapshot,
)

# --- undo ---------------------------------------------------------------------------------------


def test_undo_goes_back_decision_by_decision():
    table = at(leader("bug", "moles", "doodles"))
    positions = []
    for text in ("play bug", "do public", "add moles", "done"):
        positions.append(snapshot(table))
        say(table, text)
    del positions[-1]  # "done" was forced, so it goes with "add moles"
    while positions:
        assert table.can_undo() == (True, "")
        table.undo()
        assert snapshot(table) == positions.pop()
    assert table.can_undo() == (False, "nothing")
    assert table.history == []


def test_what_a_person_did_by_hand_is_a_step_of_its_own():
    table = at(leader("bug", "moles"))
    say(table, "play bug", "do public", "add moles")
    before = snapshot(table)
    table.submit(table.forced(), by_hand=True)
    assert [entry.notation for entry in table.undo()] == ["done"]
    assert snapshot(table) == before


def test_undo_tells_what_was_taken_back():
    table = at(leader("bug", "moles"))
    say(table, "play bug", "do public", "add moles", "done")
    assert [entry.notation for entry in table.undo()] == ["add moles", "done"]


def test_another_move_can_be_made_after_undo():
    table = at(leader("bug", "moles"))
    say(table, "play bug", "do public", "add moles", "done")
    table.undo()
    table.undo()
    say(table, "do private")
    assert table.moves == ["play bug", "do private"]
    other = at(leader("bug", "moles"))
    say(other, "play bug", "do private")
    assert snapshot(table) == snapshot(other)


def test_undo_twice_from_the_same_position_leaves_the_history_sound():
    table = at(leader("bug", "moles"))
    say(table, "play bug")
    table.undo()
    say(table, "play moles")
    table.undo()
    assert snapshot(table) == snapshot(at(leader("bug", "moles")))


def test_no_undo_before_the_first_decision():
    table = begun("pb", first=0)
    assert table.can_undo() == (False, "nothing")
    with pytest.raises(IllegalMove):
        table.undo()


REVEALED = [
    pytest.param(["captain"], ["play captain", "do public", "recruit park dash"], id="refill"),
    pytest.param(["captain"], ["play captain", "do public", "recruit deck"], id="park-deck"),
    pytest.param(["tink-2"], ["play tink-2", "do public", "pay stuff 1p1t pack 0p0t"], id="rules"),
    pytest.param(["bug"], ["skip", "recruit park dash"], id="draw"),
]


@pytest.mark.parametrize(("hand", "moves"), REVEALED)
def test_no_undo_once_something_hidden_is_revealed(hand, moves):
    table = at(leader(*hand))
    say(table, *moves[:-1])
    assert table.can_undo() == (True, "")
    say(table, moves[-1])
    assert table.can_undo() == (False, "hidden")
    before = snapshot(table)
    with pytest.raises(IllegalMove):
        table.undo()
    assert snapshot(table) == before


def test_undo_stops_at_what_was_revealed():
    table = at(leader("captain"))
    say(table, "play captain", "do public", "recruit park dash")
    revealed = snapshot(table)
    say(table, "do private")
    table.undo()
    assert snapshot(table) == revealed
    assert table.can_undo() == (False, "hidden")


def test_made_up_rule_may_be_chosen_again():
    """F-FORT: the stack was seen on reaching level 1; choosing from it reveals nothing more."""
    table = at(leader("tink-2"))
    say(table, "play tink-2", "do public", "pay stuff 1p1t pack 0p0t")
    rules = legal(table)
    say(table, rules[0])
    assert table.can_undo() == (True, "")
    table.undo()
    assert legal(table) == rules
    assert table.can_undo() == (False, "hidden")


def test_recruiting_from_a_yard_reveals_nothing():
    """F-RECRUIT: nobody draws for it."""
    position = leader("captain", "ghost")
    position["seats"][1] = RIVAL | {"yard": ["moles"]}
    table = at(position)
    say(table, "play captain", "do public", "recruit yard 2 moles")
    assert table.can_undo() == (True, "")


def test_shuffle_is_a_revelation():
    position = leader("bug", deck=[], discard=["moles"])
    position["seats"][1] = RIVAL | {"yard": ["doodles"]}
    table = at(position)
    say(table, "skip", "recruit yard 2 doodles")
    assert any(isinstance(event, ev.Shuffled) for event in table.history[-1].events)
    assert table.can_undo(0) == (False, "hidden")


def test_no_undo_in_the_draft_where_hands_pass_on():
    """F-SET 8, R32."""
    table = begun("pp", draft=True, first=0)
    table.submit(table.legal()[0])
    assert table.can_undo() == (False, "hidden")


def test_end_of_the_game_reveals_the_rules():
    """F-END."""
    assert ADAPTER.revealing([ev.GameEnded()])


@pytest.mark.parametrize("kinds", ["pb", "pp"])
def test_no_undo_once_somebody_else_has_decided(kinds):
    table = at(leader("bug"), kinds)
    say(table, "play bug", "do public", "done", "do private", "finish")
    assert table.decision().kind == "follow"
    assert table.can_undo(0) == (True, "")
    say(table, "pass")
    assert table.can_undo(0) == (False, "other")


def test_undo_never_takes_back_what_another_person_decided():
    table = at(leader("bug"), "pp")
    say(table, "play bug", "do public", "done", "do private", "finish")
    assert table.can_undo(1) == (False, "nothing")
    say(table, "follow scout")
    assert table.can_undo(0) == (False, "other")
    assert table.can_undo(1) == (True, "")
    assert table.can_undo() == (True, "")


def test_person_who_took_back_still_has_the_device():
    table = at(leader("bug"), "pp")
    say(table, "play bug", "do public", "done", "do private", "finish")
    assert table.handover() == 1
    table.undo(0)
    assert table.handover() is None


# --- back to the beginning ----------------------------------------------------------------------


def test_going_back_to_the_beginning_repeats_the_game():
    """The game's generator goes back too: the same moves lead to the same shuffles."""
    table = begun("pb", seed=11)
    play_on(table, Random(2))
    end, moves = snapshot(table), table.moves
    table._go_back(0)
    say(table, *moves)
    assert snapshot(table) == end


# --- the barrier, over whole games --------------------------------------------------------------


@pytest.mark.parametrize("seed", range(4))
def test_undo_never_crosses_what_the_person_has_learnt(seed):
    """After undo, the person knows no card that its view before did not show or deal."""
    rng = Random(seed)
    table = begun("pbp", seed=seed, draft=seed % 2 == 1)
    while not table.over:
        decision = table.decision()
        known = _known(table, decision.seat)
        table.submit(rng.choice(table.legal()))
        if table.can_undo(decision.seat)[0]:
            assert _known(table, decision.seat) <= known


def _known(table, seat):
    """Cards whose whereabouts the seat knows, and the rules that it has seen."""
    view = table.view(seat)
    found = {*view.park, *view.box, *view.table, *view.draft_hand}
    for owner in view.seats:
        found |= {*owner.hand, *owner.discard, *owner.yard, *owner.lookout}
    found |= {card for card in range(len(CARDS.cards)) if view.seats[seat].hidden >> card & 1}
    rules = {("rule", rule) for rule in (*view.rule_stack, *view.rules_seen)}
    return (found - {-1}) | rules
