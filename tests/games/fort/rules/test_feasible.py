"""Legal moves are exactly those after which the play can end properly (F-PLAY 4 to 6, F-FOLLOW 2).

The engine answers by cheap tests and by a search that looks at one of several like moves; here a
brute force search that knows nothing of that tries everything.
"""

from __future__ import annotations

from random import Random

import pytest

from fort_desktop.games.fort.rules.state import FortOptions
from tests.games.fort.frozen_cards import frozen_cards
from tests.games.fort.rules.nasty_cards import nasty_cards, random_cards, random_dogs
from tests.games.fort.rules.oracle import Oracle, TooBig
from tests.games.fort.rules.positions import Table, fort, seat
from tests.games.fort.rules.random_positions import random_table

BUDGET = 1500  # positions looked at for one decision
CARD_SETS = {"usual": frozen_cards, "nasty": nasty_cards}


def agrees(table: Table) -> bool:
    """Compare with the brute force; False where that would take too long."""
    try:
        expected = Oracle(table.state, BUDGET).legal_moves()
    except TooBig:
        return False
    found = table.game.legal_moves(table.state)
    assert found == expected, (
        f"{table.asks}: legal are {[table.game.format_move(table.state, m) for m in expected]}, "
        f"not {table.legal()} in {table.game.to_snapshot(table.state)}"
    )
    assert found, f"{table.asks} has no move in {table.game.to_snapshot(table.state)}"
    return True


def play_and_compare(table: Table, rng: Random, decisions: int) -> int:
    """Play at random; how many decisions were compared."""
    compared = 0
    for _ in range(decisions):
        if table.asks == (0, "over"):
            break
        compared += agrees(table)
        table.game.apply(table.state, rng.choice(table.game.legal_moves(table.state)))
        table.game.check(table.state)
    return compared


@pytest.mark.no_cover
@pytest.mark.parametrize(
    ("cards", "seed"), [("usual", 1), ("nasty", 2), ("nasty", 3), ("nasty", 5)]
)
def test_f_play_6_random_positions_agree_with_brute_force(cards, seed):
    rng = Random(seed)
    compared = sum(
        play_and_compare(random_table(rng, CARD_SETS[cards]()), rng, 25) for _ in range(40)
    )
    assert compared > 300


@pytest.mark.no_cover
@pytest.mark.parametrize("seed", range(4))
def test_f_play_6_any_cards_agree_with_brute_force(seed):
    """Whatever actions a card pack puts together."""
    rng = Random(seed)
    cards = random_cards(rng)
    compared = sum(play_and_compare(random_table(rng, cards), rng, 12) for _ in range(6))
    assert compared > 20


@pytest.mark.no_cover
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_f_play_6_whole_games_agree_with_brute_force(seats):
    rng = Random(seats)
    table = fort(seat())
    table.state = table.game.new_game(FortOptions(seats=seats), seats)
    assert play_and_compare(table, rng, 400) > 250


@pytest.mark.no_cover
@pytest.mark.parametrize("seed", range(3))
def test_d_play_r24_random_positions_with_dogs_agree_with_brute_force(seed):
    rng = Random(seed)
    compared = sum(
        play_and_compare(random_table(rng, frozen_cards(), dogs=True), rng, 25) for _ in range(30)
    )
    assert compared > 250


@pytest.mark.no_cover
@pytest.mark.parametrize("seed", range(6))
def test_d_play_r24_any_dogs_agree_with_brute_force(seed):
    """Whatever needs and actions a card pack puts together."""
    rng = Random(seed)
    cards = random_dogs(rng)
    compared = sum(play_and_compare(random_table(rng, cards, dogs=True), rng, 15) for _ in range(8))
    assert compared > 30


@pytest.mark.no_cover
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_d_play_r24_whole_games_with_dogs_agree_with_brute_force(seats):
    rng = Random(seats)
    table = fort(seat())
    table.state = table.game.new_game(FortOptions(seats, dogs=True), seats)
    assert play_and_compare(table, rng, 400) > 250


def nasty(*seats, **rest) -> Table:
    return fort(*seats, cards=nasty_cards(), **rest)


# --- cards that have to be added ----------------------------------------------------------------


def test_a_card_that_must_be_added_makes_a_play_possible():
    """F-PLAY 6: pizza x shovel -> spend 2 pizza -> 2 vp takes two shovels."""
    alone = nasty(seat(hand="digger crasher", lookout="porter"))
    assert alone.legal() == ["play crasher", "skip"]
    t = nasty(seat(hand="digger moose", lookout="porter"))
    assert t.offers("play digger")
    t.play("play digger", "do public")
    assert t.legal() == ["add moose"]
    t.play("add moose", "done", "spend stuff 2p0t pack 0p0t")
    assert (t.points(1), t.legal()) == (2, ["finish"])


def test_cards_are_added_to_an_action_that_will_lapse_for_the_sake_of_the_other():
    """F-PLAY 6, R6: pizza x glue -> trash-rival brings the pizza that the public action spends."""
    t = nasty(seat(hand="thief swapper"))
    assert t.offers("play thief")
    t.play("play thief")
    assert t.legal() == ["do private"]
    t.play("do private")
    assert t.legal() == ["add swapper"]
    t.play("add swapper", "done", "do public", "spend stuff 2p0t pack 0p0t", "finish")
    assert t.points(1) == 2
    assert nasty(seat(hand="thief porter")).refuses("play thief")


def test_a_pack_copied_in_part_may_be_copied_once_more():
    """F-PLAY 6: no room for its toy, but each copy brings a pizza that the other action needs."""
    t = nasty(seat(hand="copier swapper", stuff=(0, 4)), seat(pack=(1, 1), fort=1))
    t.play("play copier", "do private")
    assert t.legal() == ["add swapper"]
    t.play("add swapper", "done", "copy 2", "copy 2", "do public")
    assert t.legal() == ["spend stuff 2p0t pack 0p0t"]
    fort_too = nasty(seat(hand="builder swapper", stuff=(0, 4)), seat(pack=(2, 2), fort=3))
    assert fort_too.offers("play builder")


def test_each_repetition_of_a_bracket_may_bring_another_kind():
    """F-PLAY 6, R7: (2 resource) x shovel with room for one of each, and a fort costs both."""
    t = nasty(seat(hand="picker moose", stuff=(3, 3), fort=4))
    t.play("play picker", "do public")
    assert t.legal() == ["add moose"]
    t.play("add moose", "done", "take pizza")
    assert t.legal() == ["take toys"]
    t.play("take toys", "do private")
    assert t.legal() == ["pay stuff 4p4t pack 0p0t"]


def test_one_recruit_is_not_sure_where_the_card_does_not_show_the_suit():
    """F-PLAY 6, R6: recruit x crown -> spend pizza; the recruited card can be trashed."""
    t = nasty(seat(hand="finder ghost"))
    t.play("play finder")
    first = t.fork().play("do public")
    assert first.offers("add ghost")
    first.play("add ghost", "done", "recruit deck")
    assert first.legal() == ["do private"]
    alone = nasty(seat(hand="finder", lookout="ghost"))
    alone.play("play finder", "do public")
    assert alone.legal() == ["use lookout ghost"]


def test_a_card_to_be_added_must_stay_in_hand():
    """F-PLAY 6: the private action would put the shovel on the lookout first."""
    t = nasty(seat(hand="digger moose"))
    t.play("play digger")
    first = t.fork().play("do private", "done")
    assert first.legal() == ["lookout hand moose"]
    first.play("lookout hand moose")
    assert first.offers("finish")


def test_the_last_card_that_an_action_needs_cannot_be_added_to_it():
    """R5, F-PLAY 6: (lookout -> vp) x squirtgun with nobody left to put on the lookout."""
    t = nasty(seat(hand="watcher crasher", stuff=(1, 0)))
    t.play("play watcher", "do private")
    assert t.legal() == ["done"]  # though Crasher would help the public action, too
    t.play("done", "lookout hand crasher")
    assert t.offers("do public", "finish")
    used = nasty(seat(hand="watcher", lookout="crasher", stuff=(1, 0), fort=1))
    assert used.play("play watcher").legal() == ["do public"]


def test_a_suit_cannot_be_chosen_for_an_action_that_then_does_nothing():
    """R5, R9: lookout x any-suit with an empty hand; only no suit at all is an amount of zero."""
    t = nasty(seat(hand="spotter"))
    t.play("play spotter", "do private")
    assert t.refuses("suit glue")
    t.play("suit book")
    assert t.legal() == ["done"]


@pytest.mark.no_cover
@pytest.mark.parametrize("cards", CARD_SETS)
def test_legal_moves_do_not_depend_on_what_the_seat_cannot_know(cards):
    """F-PLAY 6: whatever lies hidden, the same moves are legal."""
    rng = Random(4)
    compared = 0
    for _ in range(60):
        table = random_table(rng, CARD_SETS[cards]())
        while table.asks != (0, "over") and table.state.round == 1:
            seen = table.game.view(table.state, table.asks[0] - 1)
            other = table.game.determinize(seen, rng)
            assert table.game.legal_moves(other) == table.game.legal_moves(table.state)
            table.game.apply(table.state, rng.choice(table.game.legal_moves(table.state)))
            compared += 1
    assert compared > 500


# --- moves that look alike ----------------------------------------------------------------------


def test_the_own_yard_and_a_rivals_yard_are_not_alike():
    """R13, R19: lookout -> trash-rival; Bribe may empty the rival's yard or the own."""
    t = nasty(
        seat(hand="prince", yard="porter", perks="bribe"), seat(yard="moose"), park_deck="queen"
    )
    t.play("play prince", "do private")
    assert t.legal() == ["lookout deck", "lookout yard 1 porter"]


def test_a_follower_takes_the_perk_that_makes_the_action_whole():
    """F-FOLLOW 2: fort -> pack x book, and the pack has room with XXL Backpack only."""
    follower = seat(hand="twins", stuff=(2, 3), pack=(2, 0), fort=1)
    moves = ("play scholar", "do private", "done", "finish", "follow twins", "count 2")
    t = nasty(seat(hand="scholar"), follower, perk_row="bribe xxl-backpack recycling")
    t.play(*moves, "pay stuff 1p2t pack 0p0t")
    assert t.legal() == ["perk xxl-backpack"]
    t = nasty(seat(hand="scholar"), follower, perk_row="bribe recycling")
    t.play(*moves)
    assert t.legal() == ["pay stuff 0p2t pack 1p0t"]  # that makes room in the pack, too


# --- steps that hinder or help each other -------------------------------------------------------


def test_two_gains_need_room_for_both():
    """F-ACT then: trash -> pizza -> vp -> pizza with room for one."""
    assert nasty(seat(hand="racer moose", stuff=(3, 0), lookout="porter")).refuses("play racer")
    assert nasty(seat(hand="racer moose", stuff=(2, 0), lookout="porter")).offers("play racer")


def test_a_step_makes_room_for_a_later_one():
    """F-ACT then: spend pizza -> vp -> pizza with full stuff."""
    t = nasty(seat(hand="rover", stuff=(4, 0)))
    t.play("play rover", "do public", "spend stuff 1p0t pack 0p0t")
    assert (t.stuff(1), t.points(1), t.legal()) == ((4, 0), 1, ["do private", "finish"])


def test_different_packs_are_copied_where_one_does_not_fit_twice():
    """F-ACT copy a rival's pack x crown."""
    t = nasty(seat(hand="queen ghost", stuff=(3, 3)), seat(pack=(1, 0)), seat(pack=(0, 1)))
    t.play("play queen", "do public", "add ghost", "done", "copy 2")
    assert t.legal() == ["copy 3"]


def test_a_follower_counts_each_of_two_suits_on_its_own():
    """F-FOLLOW 3: pizza x glue -> toy x shovel; no shovel, no toy."""
    t = nasty(seat(hand="mixer"), seat(hand="gluer", stuff=(0, 4)))
    t.play("play mixer", "do public", "done", "finish", "follow gluer", "count 2")
    assert t.stuff(2) == (2, 4)


def test_the_suit_that_one_follower_chose_does_not_bind_the_next():
    """F-FOLLOW 3, R9."""
    t = nasty(seat(hand="wild porter"), seat(hand="swapper"), seat(hand="pudding"))
    t.play("play wild", "name glue", "do public", "suit book", "done", "finish")
    t.play("follow swapper")
    assert t.legal() == ["suit glue"]
    t.play("suit glue", "count 1", "take pizza", "follow pudding")
    assert t.legal() == ["suit crown", "suit glue", "suit coin"]
