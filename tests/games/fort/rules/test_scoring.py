"""Points at the end: track, fort, made-up rules, Macaroni Sculpture, and who has won."""

from __future__ import annotations

from dataclasses import replace

import pytest

from fort_desktop.contract.game import ScoreRow
from fort_desktop.games.fort.rules import scoring
from fort_desktop.games.fort.rules.actions import Suit, parse_action
from fort_desktop.games.fort.rules.cards import CardSet, Kid
from fort_desktop.games.fort.rules.scoring import (
    RULES,
    made_up_points,
    score,
    total,
    winners,
)
from fort_desktop.games.fort.rules.state import State
from tests.games.fort.frozen_cards import frozen_cards
from tests.games.fort.rules.positions import fort, seat


def points(state: State, number: int, source: str) -> int:
    return {row.source: row.points for row in score(state)[number - 1]}[source]


def rule_points(rule: str, *rivals: dict, cards: CardSet | None = None, **own) -> int:
    """What a made-up rule brings seat 1."""
    table = fort(seat(rule=rule, **own), *rivals, cards=cards)
    return points(table.state, 1, "rule")


def with_suits(name: str, *suits: Suit) -> CardSet:
    """The real cards, one kid showing other suits."""
    cards = frozen_cards()
    kids = tuple(replace(kid, suits=suits) if kid.id == name else kid for kid in cards.kids)
    return replace(cards, kids=kids)


# --- the sources --------------------------------------------------------------------------------


def test_f_end_a_row_for_every_source_in_the_order_in_which_they_are_counted():
    table = fort(seat(points=12, fort=3))
    assert score(table.state)[0] == [
        ScoreRow("track", 12),
        ScoreRow("fort", 9),
        ScoreRow("rule", 0),
        ScoreRow("sculpture", 0),
    ]


@pytest.mark.parametrize(("level", "worth"), list(enumerate((0, 1, 3, 9, 16, 23))))
def test_f_fort_points_by_level(level: int, worth: int):
    table = fort(seat(fort=level, sculpture=False), seat(fort=5, sculpture=True))
    assert points(table.state, 1, "fort") == worth


def test_f_fort_the_sculpture_is_worth_4():
    table = fort(seat(fort=5, sculpture=True), seat(fort=5, sculpture=False))
    assert points(table.state, 1, "sculpture") == 4
    assert points(table.state, 2, "sculpture") == 0


def test_f_end_the_track_does_not_stop_at_25():
    assert points(fort(seat(points=31)).state, 1, "track") == 31


def test_worked_case_of_the_final_scoring():
    """F-END, F-RULE: 17 on the track, a fort of level 5, the Sculpture, Popularity: 48."""
    karolina = seat(
        points=17, fort=5, sculpture=True, rule="popularity", lookout="bug moles worm scout"
    )
    matej = seat(points=32, fort=4)
    table = fort(karolina, matej, seat(points=25))
    assert [row.points for row in score(table.state)[0]] == [17, 23, 4, 4]
    assert [total(table.state, number) for number in range(3)] == [48, 48, 25]
    assert winners(table.state) == [0]


# --- who has won --------------------------------------------------------------------------------


def test_f_end_most_points_win():
    assert winners(fort(seat(points=3), seat(points=9), seat(points=8)).state) == [1]


def test_f_end_a_tie_goes_to_the_higher_fort():
    assert winners(fort(seat(points=9), seat(points=6, fort=2)).state) == [1]


def test_f_end_still_tied_the_victory_is_shared():
    table = fort(seat(points=9), seat(points=6, fort=2), seat(points=6, fort=2), seat(points=8))
    assert winners(table.state) == [1, 2]


def test_f_end_a_higher_fort_alone_does_not_win():
    assert winners(fort(seat(points=9), seat(points=5, fort=2)).state) == [0]


# --- made-up rules ------------------------------------------------------------------------------


def test_f_rule_all_eleven_are_known():
    assert set(RULES) == {rule.id for rule in frozen_cards().rules}
    assert len(RULES) == 11


def test_f_rule_without_one_there_is_nothing():
    assert scoring.made_up_points(fort(seat(points=3)).state, 0, -1) == 0


def test_f_rule_big_plans_1_per_advance_fort_also_inside_an_action():
    """F-RULE: Tink "fort", Lefty "fort -> 2 vp", Dot "fort-1" and Bitsy "fort+1" count one each."""
    assert rule_points("big-plans", hand="tink bug lefty", deck="dot bitsy") == 4


def test_f_rule_big_plans_not_for_diy():
    assert rule_points("big-plans", hand="tink", perks="diy") == 1


def test_f_rule_big_plans_counts_an_advance_inside_an_action_once_per_action():
    """F-RULE: icons count, however often they are carried out; both actions may show one."""
    once = Kid("a", {}, (Suit.GLUE,), parse_action("(fort -> vp) x glue"), None)
    twice = Kid("b", {}, (Suit.GLUE,), parse_action("fort-1 -> vp"), parse_action("fort"))
    assert (once.fort_icons, twice.fort_icons) == (1, 2)


def test_f_rule_friendship_bracelet_1_per_different_suit():
    assert rule_points("friendship-bracelet", hand="bug bug-2 doc ghost kitty", deck="ant") == 5


def test_f_rule_friendship_bracelet_7_with_all_six():
    hand, deck = "bug doc ghost", "kitty ant punky"
    assert rule_points("friendship-bracelet", hand=hand, deck=deck) == 7


def test_f_rule_friendship_bracelet_a_coin_is_no_suit():
    assert rule_points("friendship-bracelet", hand="bud bud-2 bug") == 1
    assert rule_points("friendship-bracelet", hand="puddin") == 1


def test_f_rule_loner_5_without_best_friends():
    assert rule_points("loner", hand="bug") == 5
    assert rule_points("loner") == 5


@pytest.mark.parametrize("zone", ["deck", "hand", "discard", "yard", "lookout"])
def test_f_rule_loner_nothing_with_a_best_friend_anywhere(zone: str):
    assert rule_points("loner", **{zone: "bitsy"}) == 0


def test_f_rule_loner_what_a_rival_has_does_not_matter():
    assert rule_points("loner", seat(hand="ace")) == 5


@pytest.mark.parametrize(("level", "worth"), list(enumerate((0, 0, 8, 0, 0, 0))))
def test_f_rule_r22_minimalism_8_at_level_2_exactly(level: int, worth: int):
    assert rule_points("minimalism", fort=level) == worth


def test_f_rule_piggy_bank_1_per_toy_on_the_board():
    assert rule_points("piggy-bank", stuff=(4, 3), pack=(1, 2), fort=2) == 5


def test_f_rule_pizza_party_1_per_pizza_on_the_board():
    assert rule_points("pizza-party", stuff=(4, 3), pack=(1, 2), fort=2) == 5
    assert rule_points("pizza-party", stuff=(0, 3), pack=(0, 2), fort=2) == 0


def test_f_rule_play_palace_1_per_crown():
    assert rule_points("play-palace", hand="ghost prince bug", discard="puddin bud") == 3


def test_f_rule_play_palace_a_double_card_counts_two():
    double = with_suits("prince", Suit.CROWN, Suit.CROWN)
    assert rule_points("play-palace", hand="prince ghost", cards=double) == 3


def test_f_rule_popularity_1_per_lookout_card():
    assert rule_points("popularity", lookout="noodle-twins bug", fort=1) == 2
    assert rule_points("popularity", hand="bug", yard="doc") == 0


def test_f_rule_secret_stash_1_per_token_in_pack():
    assert rule_points("secret-stash", stuff=(4, 4), pack=(1, 2), fort=2) == 3


def test_f_rule_sleepover_8_for_strictly_most_cards():
    own = {"hand": "bug doc", "yard": "ant"}
    assert rule_points("sleepover", seat(hand="kitty ghost"), seat(discard="zip"), **own) == 8


def test_f_rule_sleepover_4_when_tied_for_most():
    own = {"hand": "bug doc", "yard": "ant"}
    assert rule_points("sleepover", seat(deck="kitty ghost moles"), seat(hand="zip"), **own) == 4
    assert rule_points("sleepover", seat(), hand="") == 4


def test_f_rule_sleepover_nothing_for_fewer():
    assert rule_points("sleepover", seat(lookout="kitty", deck="zip"), hand="bug") == 0


def test_f_rule_slime_lab_1_per_book_a_double_card_counts_two():
    assert rule_points("slime-lab", hand="doc noodle-twins bug", deck="bones") == 4
    assert rule_points("slime-lab", hand="bud puddin") == 0


ZONES = {"deck": "doc", "hand": "chef", "discard": "bones", "yard": "patch", "lookout": "captain"}


def test_f_rule_deck_discard_pile_hand_yard_and_lookout_all_count():
    assert rule_points("slime-lab", **ZONES) == 5
    assert rule_points("sleepover", seat(hand="bug moles ant zip"), **ZONES) == 8


def test_f_rule_cards_on_the_table_are_the_leaders():
    """F-RULE: as if the game ended now, in the middle of a play."""
    table = fort(seat(hand="doc bug", rule="slime-lab"), seat(rule="sleepover", hand="ant"))
    table.play("play doc")
    assert points(table.state, 1, "rule") == 1
    assert points(table.state, 2, "rule") == 0


def test_f_rule_what_is_out_of_the_game_counts_for_nobody():
    table = fort(seat(rule="slime-lab", hand="bug"), box="doc")
    assert points(table.state, 1, "rule") == 0


# --- dogs and cats ------------------------------------------------------------------------------

PETS = {"options": {"dogs": True, "cats": True}}
ALWAYS = ("track", "fort", "rule", "sculpture")


def test_d_house_c_score_rows_of_dogs_and_cats_in_games_with_them_only():
    """D-HOUSE, C-SCORE: after the others, zeros included."""
    for options, more in (
        ({}, ()),
        ({"dogs": True}, ("dogs",)),
        ({"cats": True}, ("cats",)),
        ({"dogs": True, "cats": True}, ("dogs", "cats")),
    ):
        table = fort(seat(), options=options)
        for rows in score(table.state):
            assert tuple(row.source for row in rows) == (*ALWAYS, *more)
            assert all(row.points == 0 for row in rows)


def test_d_house_most_dogs_in_a_doghouse_bring_7():
    table = fort(seat(doghouse="loki"), seat(doghouse="duke spud"), seat(), **PETS)
    assert [points(table.state, number, "dogs") for number in (1, 2, 3)] == [0, 7, 0]
    assert winners(table.state) == [1]


def test_d_house_every_tied_player_has_7():
    table = fort(seat(doghouse="loki echo"), seat(doghouse="duke spud"), seat(), **PETS)
    assert [points(table.state, number, "dogs") for number in (1, 2, 3)] == [7, 7, 0]


def test_d_house_without_any_dog_nobody_scores():
    """D-HOUSE: dogs elsewhere do not count."""
    table = fort(seat(hand="loki echo"), seat(yard="duke", discard="spud"), **PETS)
    assert [points(table.state, number, "dogs") for number in (1, 2)] == [0, 0]


@pytest.mark.parametrize(
    ("cats", "worth"),
    [
        ("", 0),
        ("jitters", 1),
        ("jitters bandit", 3),
        ("jitters bandit scratch", 6),
        ("jitters bandit scratch dumpling", 10),
    ],
)
def test_c_score_points_by_cats(cats: str, worth: int):
    table = fort(seat(cats=cats), seat(), seat(), seat(), **PETS)
    assert points(table.state, 1, "cats") == worth
    assert points(table.state, 2, "cats") == 0


def test_d_house_dogs_in_a_doghouse_count_for_made_up_rules():
    """D-HOUSE, F-RULE: cards and suits; dogs elsewhere count like any card (D-SUIT)."""
    table = fort(
        seat(doghouse="drover hershey loki", hand="echo barkley"),
        seat(doghouse="duke", deck="bug moles"),
        **PETS,
    )

    def worth(number: int, rule: str) -> int:
        return made_up_points(table.state, number - 1, table.cards.rule_numbers[rule])

    assert worth(1, "slime-lab") == 3
    assert worth(1, "play-palace") == 2
    assert worth(1, "friendship-bracelet") == 2
    assert worth(1, "sleepover") == 8
    assert worth(2, "sleepover") == 0
    assert worth(1, "loner") == 5


def test_d_house_six_suits_may_be_dogs():
    """F-RULE: Friendship Bracelet."""
    dogs = "drover floofer ranger loki pudge duke"
    table = fort(seat(doghouse=dogs), seat(), **PETS)
    rule = table.cards.rule_numbers["friendship-bracelet"]
    assert made_up_points(table.state, 0, rule) == 7


def test_f_rule_big_plans_counts_a_dogs_fort_icons():
    """F-RULE, D-HOUSE: no shipped dog has one; another card file may."""
    cards = frozen_cards()
    dogs = tuple(replace(dog, action=parse_action("fort -> vp")) for dog in cards.dogs)
    table = fort(
        seat(doghouse="loki", discard="duke"), seat(), cards=replace(cards, dogs=dogs), **PETS
    )
    assert made_up_points(table.state, 0, cards.rule_numbers["big-plans"]) == 2
