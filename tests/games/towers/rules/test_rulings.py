"""Our own rulings on 5 Towers (docs/rulings.md), one after another."""

from __future__ import annotations

from fort_desktop.games.towers.rules.scoring import main_tower
from tests.games.towers.rules.tables import GAME, cards, random_game, seat, table

FIVE = "forest-1 cake-1 haunted-1 sand-1 scrap-1"


def test_p32_the_demolition_comes_after_taking_and_may_be_of_any_tower():
    t = table(seat(sand="6", cake="5 3"), seat(), offer=FIVE).play("bid 1", "pass")
    assert t.asked == (1, "take")
    t.play("take scrap-1")
    assert t.legal == ["keep", "demolish cake", "demolish sand"]
    t.play("demolish cake", "build scrap-1")
    assert t.state.seats[0].rubble == cards("cake-3")


def test_p33_who_needs_a_demolition_has_to_make_it():
    t = table(seat(sand="6", cake="5 3"), seat(), offer="sand-7 scrap-1 scrap-2 scrap-3 scrap-4")
    assert t.legal[-1] == "bid 5"
    t.play("bid 5", "take scrap-1 scrap-2 scrap-3 scrap-4 sand-7")
    assert t.legal == ["demolish sand"]


def test_p33_a_demolition_that_bars_what_was_taken_is_not_offered():
    t = table(seat(sand="5 9 8", cake="7"), seat(), offer="sand-15 " + FIVE[9:])
    t.play("bid 1", "pass", "take sand-15")
    assert t.legal == ["keep", "demolish cake"]


def test_p34_nobody_is_asked_who_can_demolish_nothing():
    t = table(seat(sand="5 0"), seat(), offer=FIVE).play("bid 1", "pass", "take cake-1")
    assert t.asked == (1, "build")


def test_p35_all_who_remember_know_the_rubble():
    state = next(s for s in random_game(3, 1) if s.seats[0].rubble)
    for number in range(3):
        assert GAME.view(state, number).seats[0].rubble == state.seats[0].rubble


def test_p36_twins_stand_on_one_tower_with_a_9_or_an_8_between_them():
    for between, largest in (("7 9 7", 5), ("10 8 10", 5), ("10 9 10", 4), ("7 8 7", 4)):
        one, middle, _ = between.split()
        offer = f"cake-{one} cake-{middle} cake-{one}-2 sand-1 sand-2"
        assert table(*[seat()] * 4, offer=offer).legal[-1] == f"bid {largest}"


def test_p37_the_first_of_two_twins_stands_for_both():
    t = table(*[seat()] * 4, offer="cake-10-2 cake-10 sand-3 sand-1 sand-2")
    t.play("bid 1", *["pass"] * 3)
    assert t.legal == ["take cake-10", "take sand-1", "take sand-2", "take sand-3"]


def test_p38_a_start_player_who_can_build_nothing_names_0():
    t = table(seat(forest="0", cake="0", haunted="0", sand="0", scrap="0"), seat(), offer=FIVE)
    assert t.legal == ["bid 0"]
    assert t.play("bid 0").legal[0] == "bid 1"


def test_p39_only_cards_that_leave_the_rest_buildable_can_be_built():
    t = table(seat(), seat(), offer="cake-8 cake-15 cake-4 cake-9 sand-1")
    t.play("bid 5", "take cake-4 cake-8 cake-9 cake-15 sand-1")
    assert t.legal == [
        "build cake-4",
        "build cake-8",
        "build cake-9",
        "build cake-15",
        "build sand-1",
    ]
    t.play("build cake-4")
    assert t.legal == ["build cake-9", "build sand-1"]
    t.play("build cake-9", "build cake-8", "build cake-15")


def test_p40_with_nothing_discarded_the_first_pile_is_the_last():
    everything = GAME.to_snapshot(table(seat(), seat(), offer=FIVE).state)["deck"]
    t = table(seat(), seat(rubble=" ".join(everything)), offer=FIVE, deck=[])
    t.play("bid 5", f"take {FIVE}", *(f"build {name}" for name in FIVE.split()))
    assert t.asked is None


def test_p41_the_first_of_the_highest_towers_is_the_main_tower():
    state = table(seat(scrap="5 4", cake="7 3", sand="2"), seat()).state
    assert main_tower(state.seats[0]) == 1
    assert main_tower(state.seats[1]) == -1
