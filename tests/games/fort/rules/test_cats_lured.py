"""What lures each cat, and what cats score (C-LURE, C-SET, C-SCORE)."""

from __future__ import annotations

import pytest

from fort_desktop.games.fort.rules.scoring import CATS
from fort_desktop.games.fort.rules.state import FortOptions
from tests.games.fort.frozen_cards import frozen_cards
from tests.games.fort.rules.cat_positions import end_of_turn, lured, with_cats
from tests.games.fort.rules.positions import seat
from tests.games.fort.rules.random_play import game

# --- luring -------------------------------------------------------------------------------------

LURES = {
    "scavenger": ("bug", "zip"),
    "sprightly": ("zip", "bug"),
    "bandit": ("baby-face", "bug"),
    "scratch": ("kitty", "bug"),
    "kingsly": ("ghost", "bug"),
    "cilantro": ("chef", "bug"),
    "dumpling": ("bug moles", "bug zip"),
    "jitters": ("bud", "bug zip chef kitty ghost baby-face"),
}


@pytest.mark.parametrize("cat", LURES)
def test_c_lure_each_cat_comes_to_a_yard_that_lures_it(cat):
    luring, other = LURES[cat]
    t = end_of_turn(with_cats(seat(hand=luring), middle=cat))
    assert (lured(t), t.cats(1), t.cats()) == ([(cat, 0, 1)], [cat], [])
    t = end_of_turn(with_cats(seat(hand=other), middle=cat))
    assert (lured(t), t.cats(1), t.cats()) == ([], [], [cat])


def test_c_lure_every_cat_has_its_test():
    assert set(LURES) == {cat.id for cat in frozen_cards().cats}


def test_c_lure_a_coin_lures_jitters_and_is_no_other_suit():
    everybody = "scavenger sprightly bandit jitters"
    t = with_cats(seat(hand="bud"), seat(), seat(), seat(), middle=everybody)
    assert end_of_turn(t).cats(1) == ["jitters"]
    t = with_cats(seat(hand="puddin"), seat(), seat(), middle="scratch jitters kingsly")
    assert end_of_turn(t).cats(1) == ["jitters", "kingsly"]  # a coin and a crown


def test_c_lure_a_cat_leaves_a_holder_who_still_meets_its_lure_and_better():
    t = with_cats(seat(hand="bug"), seat(yard="moles wart", cats="scavenger"))
    end_of_turn(t)
    assert (lured(t), t.cats(1), t.cats(2)) == ([("scavenger", 2, 1)], ["scavenger"], [])


def test_c_lure_a_cat_is_kept_when_its_lure_is_no_longer_met():
    t = end_of_turn(with_cats(seat(hand="zip", cats="scavenger"), seat()))
    assert (lured(t), t.cats(1)) == ([], ["scavenger"])


def test_c_lure_the_own_cat_does_not_come_again():
    t = end_of_turn(with_cats(seat(hand="bug", cats="scavenger")))
    assert (lured(t), t.cats(1)) == ([], ["scavenger"])


def test_c_lure_all_at_once_from_the_middle_and_clockwise_from_rivals():
    t = with_cats(
        seat(cats="scratch"),
        seat(hand="bug zip chef baby-face"),
        seat(cats="cilantro"),
        seat(cats="bandit"),
        middle="scavenger",
        leader=2,
        stack=[{"frame": "turn", "seat": 2, "phase": "play"}],
    )
    t.play("skip", "recruit deck")
    assert lured(t) == [("scavenger", 0, 2), ("cilantro", 3, 2), ("bandit", 4, 2)]
    assert t.cats(2) == ["scavenger", "cilantro", "bandit"]
    assert t.cats(1) == ["scratch"]


def test_c_lure_only_what_is_left_in_the_yard_counts():
    """Neither the played card nor a rival's yard, and nothing before the leader's own turn ends."""
    t = with_cats(seat(hand="ghost"), seat(yard="bug"), middle="kingsly scavenger")
    t.play("play ghost", "do private", "finish", "recruit deck")
    assert (lured(t), t.asks) == ([], (2, "play"))


def test_c_lure_comes_after_the_draw():
    t = with_cats(seat(hand="zip", deck="bug bug-2 wart wart-2 worm dash"), middle="sprightly")
    end_of_turn(t)
    assert (len(t.hand(1)), t.cats(1)) == (5, ["sprightly"])


# --- setup and scoring --------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_c_set_with_a_draft_the_cats_lie_there_before_it(seats):
    state = game().new_game(FortOptions(seats, draft=True, cats=True), 3)
    assert game().decision(state).kind == "draft"
    assert len(state.cats) == seats


def test_c_score_one_to_four_cats():
    names = [cat.id for cat in frozen_cards().cats]
    for n, points in enumerate((0, 1, 3, 6, 10)):
        t = with_cats(seat(cats=" ".join(names[:n])), seat(), seat(), seat())
        rows = {row.source: row.points for row in t.game.score(t.state)[0]}
        assert rows[CATS] == points
