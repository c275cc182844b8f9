"""The rules of 5 Towers, one after another, by their ids."""

from __future__ import annotations

import pytest

from fort_desktop.contract.errors import IllegalMove, InvalidPosition
from fort_desktop.games.towers.rules import events as ev
from fort_desktop.games.towers.rules.cards import KINDS, all_cards, kind_of, number_of
from fort_desktop.games.towers.rules.state import TowersOptions
from tests.games.towers.rules.tables import GAME, cards, new_table, seat, table

FIVE = "forest-1 cake-1 haunted-1 sand-1 scrap-1"
NOBODY = seat()


# --- T-SET ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "n"), [(2, 80), (3, 80), (4, 110), (5, 110)])
def test_t_set_the_deck_has_16_numbers_of_5_kinds_and_twins_for_4_or_5(seats: int, n: int):
    deck = all_cards(seats)
    assert len(set(deck)) == len(deck) == n
    twice = {0, 2, 5, 7, 10, 12} if seats > 3 else set()
    for kind in range(len(KINDS)):
        numbers = sorted(number_of(card) for card in deck if kind_of(card) == kind)
        assert numbers == sorted([*range(16), *twice])


def test_t_set_five_cards_are_on_offer_and_the_start_player_is_by_chance():
    tables = [new_table(3, seed) for seed in range(30)]
    assert {t.state.start for t in tables} == {0, 1, 2}
    assert all(len(t.state.offer) == 5 and len(t.state.deck) == 75 for t in tables)
    assert len({tuple(t.state.offer) for t in tables}) == 30
    assert new_table(3, 1, first=2).asked == (3, "bid")


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (TowersOptions(1), "seats: expected 2 to 5; found 1"),
        (TowersOptions(6), "seats: expected 2 to 5; found 6"),
        (TowersOptions(2, 2), "first: expected a seat of 2; found 3"),
    ],
)
def test_t_set_other_options_are_refused(options: TowersOptions, sentence: str):
    with pytest.raises(InvalidPosition, match=sentence):
        GAME.new_game(options, 1)


# --- T-BID ----------------------------------------------------------------------------------------


def test_t_bid_the_start_player_names_0_to_5_and_others_more_or_pass():
    t = table(NOBODY, NOBODY, NOBODY, offer=FIVE, start=2)
    assert t.asked == (2, "bid")
    assert t.legal == [f"bid {n}" for n in range(6)]
    t.play("bid 3")
    assert t.asked == (3, "bid")
    assert t.legal == ["bid 4", "bid 5", "pass"]
    t.play("pass")
    assert t.asked == (1, "bid")
    assert t.legal == ["bid 4", "bid 5", "pass"]
    t.play("pass")
    assert t.asked == (2, "take")
    assert len(t.legal) == 10


def test_t_bid_felix_dita_agnes_ervin():
    """The rulebook's example: Felix 3, Dita passes, Agnes 5, and Ervin is not asked."""
    t = table(NOBODY, NOBODY, NOBODY, NOBODY, offer=FIVE).play("bid 3", "pass", "bid 5")
    assert t.asked == (3, "take")
    assert t.legal == [f"take {FIVE}"]
    assert t.state.bids == [3, -1, 5, None]


def test_t_bid_a_start_player_who_names_5_ends_the_bidding_at_once():
    t = table(NOBODY, NOBODY, offer=FIVE).play("bid 5")
    assert t.asked == (1, "take")


def test_t_bid_a_0_can_be_outbid_by_1():
    t = table(NOBODY, NOBODY, offer=FIVE).play("bid 0")
    assert t.legal == ["bid 1", "bid 2", "bid 3", "bid 4", "bid 5", "pass"]


def test_t_bid_exactly_as_many_cards_as_named_are_taken():
    t = table(NOBODY, NOBODY, offer=FIVE).play("bid 2", "pass")
    for wrong in ("take cake-1", "take cake-1 sand-1 scrap-1", "take cake-1 cake-2"):
        with pytest.raises(IllegalMove, match=wrong):
            t.play(wrong)
    t.play("take sand-1 cake-1")
    assert t.happened(ev.CardsTaken) == [ev.CardsTaken(0, tuple(cards("cake-1 sand-1")))]
    assert t.state.offer == cards("forest-1 haunted-1 scrap-1")


# --- T-BUILD --------------------------------------------------------------------------------------


def test_t_build_a_tower_is_founded_with_any_number():
    t = table(NOBODY, NOBODY, offer="forest-0 cake-15 haunted-9 sand-8 scrap-3")
    t.play("bid 5", "take forest-0 cake-15 haunted-9 sand-8 scrap-3")
    assert t.asked == (1, "build")
    t.play("build forest-0", "build scrap-3", "build cake-15", "build sand-8", "build haunted-9")
    assert [len(tower) for tower in t.state.seats[0].towers] == [1] * 5


def test_t_build_a_lower_card_goes_on_a_higher_one_only():
    t = table(seat(cake="7"), NOBODY, offer="cake-6 cake-10 sand-1 sand-2 sand-3").play("bid 1")
    assert t.play("pass").legal == [
        "take cake-6", "take cake-10", "take sand-1", "take sand-2", "take sand-3",
    ]  # fmt: skip
    t.play("take cake-10")
    assert t.asked == (1, "demolish")
    assert t.legal == ["demolish cake"]


def test_t_build_a_9_goes_on_anything_but_a_0():
    for top in range(1, 16):
        if top != 9:
            owner = seat(forest=str(top), rubble="")
            t = table(owner, NOBODY, offer="forest-9 cake-1 cake-2 cake-3 cake-4")
            assert "take forest-9" in t.play("bid 1", "pass").legal
            assert "keep" in t.play("take forest-9").legal


def test_t_build_nothing_goes_on_a_0_not_even_a_9():
    t = table(seat(forest="5 0"), NOBODY, offer="forest-9 forest-4 forest-8 cake-3 cake-1")
    assert t.legal == ["bid 0", "bid 1", "bid 2"]
    t.play("bid 2", "pass")
    assert t.legal == ["take cake-1 cake-3"]


def test_t_build_anything_goes_on_an_8():
    for number in (0, 3, 7, 9, 12, 15):
        t = table(seat(sand="8"), NOBODY, offer=f"sand-{number} cake-1 cake-2 cake-3 cake-4")
        t.play("bid 1", "pass", f"take sand-{number}")
        assert "keep" in t.legal
        t.play("keep", f"build sand-{number}")
        assert t.state.seats[0].towers[3] == cards(f"sand-8 sand-{number}")


@pytest.mark.parametrize(
    "order", [["forest-12", "forest-7", "forest-9", "forest-8", "forest-15"]], ids=["down and up"]
)
def test_t_build_with_a_9_and_an_8_five_of_a_kind_go_up_again(order: list[str]):
    t = table(NOBODY, NOBODY, offer=" ".join(sorted(order))).play("bid 5")
    t.play("take " + " ".join(order), *(f"build {name}" for name in order[:4]))
    assert t.legal == ["build forest-15"]


def test_t_build_only_cards_after_which_the_rest_fits_can_be_built_now():
    t = table(NOBODY, NOBODY, offer="cake-2 cake-11 cake-4 sand-3 sand-5")
    t.play("bid 5", "take cake-2 cake-4 cake-11 sand-3 sand-5")
    assert t.legal == ["build cake-11", "build sand-5"]
    assert t.play("build cake-11").legal == ["build cake-4", "build sand-5"]


def test_t_build_a_twin_never_goes_on_its_twin():
    seats = [seat(haunted="7"), NOBODY, NOBODY, NOBODY]
    t = table(*seats, offer="haunted-7-2 cake-1 cake-2 cake-3 cake-4")
    t.play("bid 1", "pass", "pass", "pass", "take haunted-7-2")
    assert t.legal == ["demolish haunted"]
    t = table(*[NOBODY] * 4, offer="haunted-7 haunted-7-2 cake-1 cake-0 sand-2")
    assert t.legal == ["bid 0", "bid 1", "bid 2", "bid 3", "bid 4"]


def test_t_build_twins_go_on_one_tower_with_a_9_between_them():
    t = table(*[NOBODY] * 4, offer="haunted-7 haunted-9 haunted-7-2 sand-2 sand-1").play("bid 5")
    t.play("take haunted-7 haunted-9 haunted-7-2 sand-2 sand-1", "build haunted-7")
    t.play("build haunted-9", "build haunted-7-2")
    assert t.state.seats[0].towers[2] == cards("haunted-7 haunted-9 haunted-7-2")


def test_t_build_a_0_of_which_there_are_two_finishes_a_tower_once():
    t = table(seat(cake="4 0"), *[NOBODY] * 3, offer="cake-0-2 sand-1 sand-2 sand-3 sand-4")
    t.play("bid 4", "pass", "pass", "pass")
    assert t.legal == ["take sand-1 sand-2 sand-3 sand-4"]


def test_t_build_one_top_card_may_be_demolished_of_any_own_tower():
    t = table(seat(sand="6", cake="5 3", scrap="4 0"), NOBODY, offer=FIVE).play("bid 1", "pass")
    t.play("take forest-1")
    assert t.legal == ["keep", "demolish cake", "demolish sand"]
    t.play("demolish cake")
    assert t.happened(ev.Demolished) == [ev.Demolished(0, cards("cake-3")[0])]
    assert t.state.seats[0].rubble == cards("cake-3")
    assert t.legal == ["build forest-1"]


def test_t_build_a_towers_only_card_can_be_demolished():
    t = table(seat(sand="6"), NOBODY, offer="sand-7 cake-1 cake-2 cake-3 cake-4")
    t.play("bid 1", "pass", "take sand-7", "demolish sand", "build sand-7")
    assert t.state.seats[0].towers[3] == cards("sand-7")
    assert t.state.seats[0].rubble == cards("sand-6")


def test_t_build_a_0_cannot_be_demolished():
    t = table(seat(sand="6 0"), NOBODY, offer="cake-5 sand-7 sand-3 sand-2 sand-1")
    assert t.legal == ["bid 0", "bid 1"]
    t.play("bid 1", "pass", "take cake-5")
    assert t.asked == (1, "build")


def test_t_build_what_must_go_elsewhere_leaves_one_demolition_only():
    t = table(seat(sand="6", cake="4"), NOBODY, offer="sand-7 cake-1 scrap-3 scrap-2 scrap-1")
    t.play("bid 2", "pass", "take sand-7 cake-1")
    assert t.legal == ["demolish sand"]


def test_t_build_a_demolition_that_bars_the_taken_cards_is_not_offered():
    """On the 8 goes the 15; on the 5 below it it would not."""
    t = table(seat(sand="5 9 8"), NOBODY, offer="sand-15 cake-1 cake-2 cake-3 cake-4")
    t.play("bid 1", "pass", "take sand-15")
    assert t.asked == (1, "build")


# --- T-LEGAL --------------------------------------------------------------------------------------


def test_t_legal_agnes_with_a_6_demolishes_it_for_the_7():
    """The rulebook's example: all five are built, the 7 where the 6 was."""
    offer = "sand-7 sand-2 cake-12 scrap-3 forest-8"
    t = table(seat(sand="6"), NOBODY, offer=offer)
    assert "bid 5" in t.legal
    t.play("bid 5", f"take {offer}", "demolish sand", "build sand-7", "build sand-2")


def test_t_legal_agnes_with_6_and_4_cannot_name_5_for_the_7_but_4():
    """The rulebook's example: not even a demolition makes room; Ervin may still name 5."""
    offer = "sand-7 sand-2 cake-12 scrap-3 forest-8"
    t = table(seat(sand="6 4"), NOBODY, offer=offer)
    assert t.legal == ["bid 0", "bid 1", "bid 2", "bid 3", "bid 4"]
    with pytest.raises(IllegalMove, match="'bid 5' is not legal here"):
        t.play("bid 5")
    t.play("bid 4")
    assert t.legal == ["bid 5", "pass"]
    t.play("pass")
    assert t.legal == ["take forest-8 cake-12 sand-2 scrap-3"]


def test_t_legal_who_can_build_nothing_can_only_pass_or_name_0():
    full = seat(forest="0", cake="0", haunted="0", sand="0", scrap="0")
    t = table(full, full | {"towers": {}}, offer=FIVE)
    assert t.legal == ["bid 0"]
    t = table(seat(), full, offer=FIVE).play("bid 0")
    assert t.legal == ["pass"]


def test_t_legal_of_twins_on_offer_one_stands_for_both():
    t = table(*[NOBODY] * 4, offer="cake-5 cake-5-2 cake-12 cake-12-2 cake-1")
    t.play("bid 1", "pass", "pass", "pass")
    assert t.legal == ["take cake-1", "take cake-5", "take cake-12"]


# --- T-CLEAN --------------------------------------------------------------------------------------


def test_t_clean_the_rest_is_discarded_and_left_of_the_builder_begins():
    t = table(NOBODY, NOBODY, NOBODY, offer=FIVE).play("bid 1", "bid 2", "pass")
    t.play("take cake-1 sand-1", "build cake-1", "build sand-1")
    assert t.happened(ev.OfferDiscarded) == [
        ev.OfferDiscarded(tuple(cards("forest-1 haunted-1 scrap-1")))
    ]
    assert t.state.discard == cards("forest-1 haunted-1 scrap-1")
    assert t.asked == (3, "bid")
    assert t.state.round == 2
    assert t.happened(ev.RoundBegan) == [ev.RoundBegan(2, 2)]
    assert len(t.state.offer) == 5


def test_t_clean_the_last_seat_builds_and_seat_1_begins():
    t = table(NOBODY, NOBODY, offer=FIVE).play("bid 1", "bid 5", f"take {FIVE}")
    t.play(*(f"build {name}" for name in FIVE.split()))
    assert t.asked == (1, "bid")
    assert t.happened(ev.OfferDiscarded) == []


def test_t_clean_0_and_all_pass_discards_the_offer_and_the_same_begins():
    t = table(NOBODY, NOBODY, NOBODY, offer=FIVE, start=2).play("bid 0", "pass", "pass")
    assert t.state.discard == cards(FIVE)
    assert t.asked == (2, "bid")
    assert t.state.round == 2


# --- T-PILE ---------------------------------------------------------------------------------------


def last_round(deck: str, runs: int, discard: str = "", rng: int = 0):
    """Two seats before the last cards of a draw pile; all others are rubble of seat 2."""
    gone = {*deck.split(), *discard.split(), *FIVE.split()}
    rest = [name for name in map(_name, all_cards(2)) if name not in gone]
    other = seat(rubble=" ".join(rest))
    fields = {"deck": deck.split(), "discard": discard.split(), "runs": runs, "rng": rng}
    return table(NOBODY, other, offer=FIVE, **fields)


def _name(card: int) -> str:
    return f"{KINDS[kind_of(card)]}-{number_of(card)}"


def test_t_pile_once_run_out_the_discard_pile_is_shuffled_with_the_left_overs():
    t = last_round("", 1, "cake-2 cake-3").play("bid 0", "pass")
    assert t.happened(ev.DeckReshuffled) == [ev.DeckReshuffled(7)]
    assert t.state.runs == 2
    assert t.state.discard == []
    assert sorted(t.state.offer + t.state.deck) == sorted(cards("cake-2 cake-3 " + FIVE))


def test_t_pile_the_new_pile_is_shuffled_by_the_seed_of_the_game():
    discard = " ".join(f"cake-{n}" for n in range(2, 12))
    piles = []
    for seed in (1, 1, 2):
        t = last_round("", 1, discard, rng=seed).play("bid 0", "pass")
        piles.append([*t.state.deck, *reversed(t.state.offer)])
    assert piles[0] == piles[1] != piles[2]
    assert piles[0] != cards(f"{discard} {FIVE}") != piles[2]


def test_t_pile_the_last_offer_is_short_and_its_number_ends_the_bidding():
    t = last_round("", 1, "cake-2 cake-3").play("bid 0", "pass", "bid 0", "pass")
    assert len(t.state.offer) == 2
    assert t.legal == ["bid 0", "bid 1", "bid 2"]
    t.play("bid 2")
    assert t.asked == (1, "take")
    assert len(t.legal) == 1


def test_t_pile_the_game_ends_after_the_round_in_which_it_runs_out_again():
    t = last_round("", 2, "cake-2 cake-3").play("bid 2", "pass", "take forest-1 cake-1")
    t.play("build cake-1", "build forest-1")
    assert t.asked is None
    assert t.legal == []
    assert t.happened(ev.GameEnded) == [ev.GameEnded()]
    assert t.state.discard == cards("cake-2 cake-3 haunted-1 sand-1 scrap-1")
    with pytest.raises(IllegalMove):
        t.play("pass")


def test_t_pile_the_game_ends_when_all_pass_in_the_last_round():
    assert last_round("", 2).play("bid 0", "pass").asked is None


def test_t_pile_with_nothing_to_shuffle_the_game_is_over():
    t = last_round("", 1).play("bid 5", f"take {FIVE}")
    t.play(*(f"build {name}" for name in FIVE.split()))
    assert t.asked is None
    assert t.happened(ev.DeckReshuffled) == []
    assert t.happened(ev.GameEnded) == [ev.GameEnded()]


# --- T-SCORE --------------------------------------------------------------------------------------


def rows(number: int, *seats: dict) -> dict[str, int]:
    state = table(*seats, phase="over").state
    return {row.source: row.points for row in GAME.score(state)[number]}


def test_t_score_the_worked_case_has_25_points():
    owner = seat(cake="9 4 0", sand="15 12 8 7 3 0", scrap="14 10 5 1", rubble="forest-1 forest-4")
    found = rows(0, owner, NOBODY)
    assert found == {
        "forest": 0, "cake": 6, "haunted": 0, "sand": 12, "scrap": 4, "main": 6, "rubble": -3,
    }  # fmt: skip
    assert sum(found.values()) == 25


def test_t_score_rubble_is_1_then_2_then_3():
    names = "cake-1 cake-2 cake-3 cake-4"
    heaps = [" ".join(names.split()[:n]) for n in range(5)]
    assert [rows(0, seat(rubble=heap), NOBODY)["rubble"] for heap in heaps] == [0, -1, -3, -6, -10]


def test_t_score_nothing_built_is_nothing():
    assert set(rows(0, NOBODY, NOBODY).values()) == {0}


def test_t_score_the_main_tower_is_the_one_of_most_cards_with_or_without_top():
    assert rows(0, seat(cake="5 4 3", sand="3 0"), NOBODY)["main"] == 3
    assert rows(0, seat(cake="5 4", sand="7 3 0"), NOBODY)["main"] == 3


def test_t_score_most_points_win_and_ties_share():
    one, other, third = seat(cake="5 4"), seat(cake="3 1"), seat(cake="6", rubble="sand-1")
    assert GAME.winners(table(one, other, third, phase="over").state) == [0, 1]
    assert GAME.winners(table(third, other, phase="over").state) == [1]
    assert GAME.winners(table(NOBODY, NOBODY, phase="over").state) == [0, 1]
