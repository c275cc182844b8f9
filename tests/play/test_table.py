"""A table: decisions, what each seat sees of them, and the way back."""

from random import Random

import pytest

from fort_desktop.contract.errors import IllegalMove, InvalidPosition
from fort_desktop.contract.game import Decision
from fort_desktop.games.fort.rules import events as ev
from fort_desktop.games.fort.rules.moves import Keep
from tests.play.helpers import (
    ADAPTER,
    RIVAL,
    at,
    begun,
    leader,
    legal,
    play_on,
    say,
    seats,
    snapshot,
)

# --- deciding -----------------------------------------------------------------------------------


def test_history_tells_who_decided_what_and_what_happened():
    table = at(leader("bug"))
    events = table.submit(table.game.parse_move(table.state, "play bug"))
    entry = table.history[0]
    assert (entry.seat, entry.kind, entry.notation) == (0, "play", "play bug")
    assert entry.events == tuple(events)
    assert table.moves == ["play bug"]
    assert table.number == 1


def test_illegal_move_leaves_everything_unchanged():
    table = at(leader("bug", "moles"))
    say(table, "play bug")
    before, entries = snapshot(table), list(table.history)
    for text in ("play moles", "pass", "add moles", "recruit deck"):
        with pytest.raises(IllegalMove):
            say(table, text)
    assert snapshot(table) == before
    assert table.history == entries


def test_a_move_that_cannot_be_written_into_the_history_has_not_been_made(monkeypatch):
    """Or a game would be saved whose moves do not lead to its position."""
    table = at(leader("bug", "moles"))
    before = snapshot(table)
    monkeypatch.setattr(type(table.game), "format_move", lambda *_: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        table.submit(table.legal()[0])
    assert snapshot(table) == before
    assert table.history == []


def test_game_that_is_over_takes_no_move():
    table = begun("bb", seed=3)
    play_on(table, Random(3))
    last = table.history[-1].move
    assert table.legal() == []
    with pytest.raises(IllegalMove):
        table.submit(last)


def test_number_of_seats_must_be_that_of_the_game():
    with pytest.raises(InvalidPosition):
        type(begun())(ADAPTER, begun("ppb").options, 1, seats("pb"))


def test_legal_moves_are_a_list_of_the_callers_own():
    table = at(leader("bug"))
    table.legal().clear()
    assert legal(table) == ["play bug", "skip"]


def test_events_are_redacted_for_the_seat_that_asks():
    table = begun("pp", seed=5, draft=True, first=0)
    move = table.legal()[0]
    table.submit(move)
    assert table.events_for(0)[0] == ev.Decided(0, move)
    assert table.events_for(1)[0] == ev.Decided(0, None)
    assert isinstance(move, Keep)
    assert all(getattr(event, "card", -1) == -1 for event in table.events_for(1))


def test_opening_is_the_turn_under_way():
    assert begun("pb", first=1).events_for(0) == [ev.TurnBegan(1, 1)]
    assert begun("pb", draft=True).first_events_for(0) == []


def test_same_seed_and_moves_make_the_same_game():
    one, two = begun("bbb", seed=8), begun("bbb", seed=8)
    play_on(one, Random(1))
    say(two, *one.moves)
    assert snapshot(one) == snapshot(two)
    assert one.score() == two.score()
    assert one.winners() == two.winners()


# --- forced moves and handing over --------------------------------------------------------------


def test_only_legal_move_is_forced():
    table = at(leader("bug"))
    assert table.forced() is None
    say(table, "play bug", "do public")
    assert [table.forced()] == table.legal()


def test_what_a_person_gives_by_hand_is_forced_and_asked_for_all_the_same():
    table = at(leader("bug", "moles"))
    say(table, "play bug", "do public")
    assert (table.sole_answer(), table.unasked()) == (None, None)
    say(table, "add moles")
    assert table.sole_answer().by_hand, "with it the play is final"
    assert (table.forced(), table.unasked()) == (table.legal()[0], None)


def test_only_move_is_made_unasked():
    table = at(leader("bug"))
    say(table, "play bug", "do public")
    assert [table.unasked()] == table.legal()


def test_person_who_must_take_the_device_is_asked_even_without_a_choice():
    """That nothing could be chosen would tell the others about the hand."""
    position = leader("ghost", "penny")
    position["seats"][1] = {"hand": ["wart"], "deck": ["tink"]}
    for kinds, asked in (("pp", True), ("pb", False)):
        table = at(position, kinds)
        say(table, "play penny", "do public", "take pizza", "finish")
        assert legal(table) == ["pass"]
        assert (table.forced() is None) == (table.unasked() is None) == asked
        assert table.handover() == (1 if asked else None)


def test_nobody_takes_the_device_where_all_see_that_nothing_can_be_followed():
    """F-FOLLOW 2: the rival's stuff has no room for the pizza that is offered."""
    position = leader("ghost", "penny")
    position["seats"][1] = RIVAL | {"stuff": {"pizza": 4, "toys": 0}}
    table = at(position, "pp")
    say(table, "play penny", "do public", "take pizza", "finish")
    assert table.decision() == Decision(1, "follow")
    assert table.handover() is None
    assert [table.forced()] == table.legal()
    say(table, "pass")
    assert table.history[-1].forced
    assert table.handover() is None, "who has played still holds the device"


def test_device_is_handed_over_to_the_next_person_only():
    table = at(leader("bug"), "pp")
    assert table.handover() == 0
    say(table, "play bug")
    assert table.handover() is None
    table.put_down()
    assert table.handover() == 0


def drafted(kinds="pp", left=3):
    """A draft in which each seat may keep one of so many cards."""
    table = begun(kinds, draft=True, first=0)
    while len(table.legal()) > left or table.decision().seat != 0:
        table.submit(table.legal()[0])
    return table


def test_the_last_card_of_a_draft_calls_nobody_to_the_device():
    """F-SET 8: all see that one card is left, whatever it is."""
    table = drafted(left=2)
    for _ in range(2):
        assert table.handover() is not None or table.decision().seat == 0
        table.submit(table.legal()[0])
    for _ in range(2):
        assert table.decision().kind == "draft"
        assert (table.handover(), table.forced()) == (None, table.legal()[0])
        table.submit(table.forced())
    assert table.handover() == 0, "the other one has chosen last"


def test_who_keeps_a_card_of_a_draft_may_take_it_back_until_the_next_one_looks():
    """F-SET 8: the hand that is passed on has been seen by nobody."""
    table = drafted()
    before = snapshot(table)
    table.submit(table.legal()[0])
    assert (table.handover(), table.taker_back()) == (1, 0)
    table.take_back()
    assert snapshot(table) == before
    assert (table.handover(), table.taker_back()) == (0, None)


def test_who_does_not_follow_may_take_it_back_until_the_next_one_looks():
    table = at(leader("bug"), "pp")
    say(table, "play bug", "do public", "done", "do private", "finish")
    before = snapshot(table)
    say(table, "pass")
    assert (table.handover(), table.taker_back()) == (0, 1)
    table.take_back()
    assert snapshot(table) == before


def test_nobody_takes_back_at_the_device_that_was_put_down():
    table = drafted()
    table.submit(table.legal()[0])
    table.put_down()
    assert table.taker_back() is None
    with pytest.raises(IllegalMove):
        table.take_back()


def test_what_has_been_drawn_is_not_taken_back_under_the_curtain():
    table = at(leader("bug"), "pp")
    say(table, "skip", "recruit park dash")
    assert (table.handover(), table.taker_back()) == (1, None)


def test_what_a_bot_has_decided_since_is_not_taken_back_under_the_curtain():
    table = drafted("pbp")
    table.submit(table.legal()[0])
    table.submit(table.legal()[0])
    assert (table.handover(), table.taker_back()) == (2, None)
