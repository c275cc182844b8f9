"""Decisions of Fort that have but one sensible answer, kind by kind."""

from __future__ import annotations

from random import Random

import pytest

from fort_desktop.contract.adapter import SoleAnswer
from fort_desktop.games.fort.play import sole_answer
from fort_desktop.games.fort.play.adapter import FortAdapter
from fort_desktop.games.fort.rules.moves import Move
from fort_desktop.games.fort.rules.state import FortOptions, State
from tests.games.fort.frozen_cards import frozen_cards
from tests.games.fort.rules.positions import fort, seat
from tests.games.fort.rules.random_play import play_with_pets

CARDS = frozen_cards()
ADAPTER = FortAdapter(CARDS)
GAME = ADAPTER.rules


def answered(state: State) -> SoleAnswer[Move] | None:
    return ADAPTER.sole_answer(state, GAME.legal_moves(state))


def after(*moves: str, me: dict, rival: dict | None = None, dogs: bool = False) -> SoleAnswer[Move]:
    """What is answered after these moves."""
    options = {"options": {"dogs": True}} if dogs else {}
    table = fort(me, rival or seat(hand="wart"), cards=CARDS, **options).play(*moves)
    found = answered(table.state)
    assert found is not None
    assert found.move == GAME.legal_moves(table.state)[0]
    return found


def how(found: SoleAnswer[Move]) -> tuple[str, bool, bool]:
    return found.kind, found.evident, found.by_hand


def made(*moves: str, me: dict, rival: dict | None = None) -> SoleAnswer[Move] | None:
    """What is made for people who are not asked everything, after these moves."""
    table = fort(me, rival or seat(hand="wart"), cards=CARDS).play(*moves)
    return ADAPTER.sole_answer(table.state, GAME.legal_moves(table.state), asks_all=False)


def test_where_there_is_something_to_decide_no_answer_is_the_only_one():
    table = fort(seat(hand="bug moles"), seat(hand="wart"), cards=CARDS)
    assert answered(table.state) is None
    assert answered(table.play("play bug").state) is None


def test_f_set_8_all_see_the_last_card_of_a_draft():
    state = GAME.new_game(FortOptions(2, draft=True), 1)
    while answered(state) is None:
        GAME.apply(state, GAME.legal_moves(state)[0])
    found = answered(state)
    assert found is not None
    assert how(found) == ("last-card", True, False)


def test_f_follow_2_all_see_that_a_board_has_no_room_to_follow():
    play = ("play penny", "do public", "take pizza", "finish")
    full, empty = seat(hand="wart", stuff=(4, 0)), seat(hand="wart")
    me = seat(hand="ghost penny")
    assert how(after(*play, me=me, rival=full)) == ("no-room", True, False)
    assert how(after(*play, me=me, rival=empty)) == ("only-move", False, False)


def test_f_play_2_a_play_with_added_cards_is_made_by_hand():
    play = ("play bug", "do public", "add moles")
    assert how(after(*play, me=seat(hand="bug moles"))) == ("play-it", False, True)


def test_an_action_to_which_nothing_can_be_added_goes_on_by_itself():
    assert how(after("play bug", "do public", me=seat(hand="bug"))) == ("only-move", False, False)


def test_a_card_is_finished_by_hand():
    play = ("play bug", "do public", "done", "do private")
    assert how(after(*play, me=seat(hand="bug"))) == ("finish", False, True)


def test_that_no_card_in_hand_can_be_played_is_confirmed():
    """F-PLAY 4; with an empty hand there is nothing to ask."""
    stuff = (4, 4)
    assert how(after(me=seat(hand="bud", stuff=stuff))) == ("play-nothing", False, True)
    assert how(after(me=seat(stuff=stuff))) == ("only-move", False, False)


def test_r25_the_need_of_a_dog_is_met_by_hand_where_there_is_but_one_way():
    me = seat(hand="hershey", stuff=(1, 1))
    assert how(after("play hershey", me=me, dogs=True)) == ("need", False, True)


def test_r27_of_names_from_which_nothing_follows_the_first_is_given():
    me = seat(hand="pumpkin ace")
    play = ("play pumpkin", "add ace", "do private")
    assert how(after(*play, me=me, dogs=True)) == ("same-end", False, False)


def test_of_the_moves_that_a_person_is_left_with_one_may_be_the_only_sensible_one():
    table = fort(seat(hand="bug moles"), seat(hand="wart"), cards=CARDS)
    legal = GAME.legal_moves(table.state)
    assert len(legal) > 1
    assert all(ADAPTER.sole_answer(table.state, [move]).move == move for move in legal)


def test_who_is_not_asked_everything_plays_a_card_by_hand_once():
    """F-PLAY: nothing is final before; afterwards what asks nothing goes on by itself."""
    me = seat(hand="bug", fort=2)
    alone = made("play bug", "do public", me=me)
    assert alone is not None
    assert how(alone) == ("play-it", False, True)
    other = made("play bug", "do public", "done", me=me)
    assert other is not None
    assert how(other) == ("for-free", False, False)
    end = made("play bug", "do public", "done", "do private", me=me)
    assert end is not None
    assert how(end) == ("finished", False, False)


def test_r10_who_is_not_asked_everything_counts_both_suits_where_both_fit():
    play = ("play bug", "do public", "done", "finish", "follow moles")
    both = made(*play, me=seat(hand="bug"), rival=seat(hand="moles"))
    assert both is not None
    assert how(both) == ("as-good", False, False)


@pytest.mark.no_cover
def test_a_single_move_is_always_the_answer_and_what_is_evident_all_see():
    """Whoever does not know the hand that is asked about comes to the same answer."""
    evident = 0
    for seed, draft in enumerate((True, False, False, True)):
        options = FortOptions(3, draft=draft, dogs=seed > 1, cats=seed > 1)
        for state in play_with_pets(options, seed):
            decision, found = GAME.decision(state), None
            if decision is not None:
                legal = GAME.legal_moves(state)
                found = ADAPTER.sole_answer(state, legal)
                assert found is not None or len(legal) > 1
            if decision is None or found is None or not found.evident:
                continue
            evident += 1
            for other in range(3):
                supposed = GAME.determinize(GAME.view(state, other), Random(seed))
                seen = answered(supposed)
                assert seen is not None
                assert (seen.kind, seen.evident) == (found.kind, True)
    assert evident > 50


def test_every_kind_stands_in_the_table_of_the_module():
    rows = [line.split("|")[1:-1] for line in sole_answer.__doc__.splitlines() if "|" in line]
    cells = [[cell.strip() for cell in row] for row in rows[2:]]
    word = {True: "yes", False: "no"}
    told = [[kind, *flags] for kind, _, *flags in cells]
    kinds = sole_answer.KINDS
    assert told == [[k.id, word[k.evident], word[k.by_hand], word[k.asked]] for k in kinds]
