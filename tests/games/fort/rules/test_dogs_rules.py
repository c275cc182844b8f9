"""Dogs beside what else is ruled: D-SUIT, D-STRAY, D-PLAY, D-HOUSE, and R15 to R20 with dogs."""

from __future__ import annotations

from tests.games.fort.rules.positions import Table, fort, seat

DECK = "zip zip-2 wart wart-2 scout"  # what is drawn, so that the discard pile stays


def dogs(*seats: dict, **rest) -> Table:
    return fort(*seats, options={"dogs": True}, **rest)


# --- D-SUIT: neither trashed nor on a lookout ---------------------------------------------------


def test_d_suit_no_trash_action_offers_a_dog():
    """Neither of the hand nor of the discard pile nor of a rival's yard."""
    t = dogs(seat(hand="worm duke ant", discard="loki zip"))
    t.play("play worm", "do public")
    assert t.legal() == ["trash hand ant", "trash discard zip"]
    t = dogs(seat(hand="spike"), seat(yard="duke bug"), seat(yard="loki"))
    t.play("play spike", "do public")
    assert t.legal() == ["trash yard 2 bug"]


def test_d_suit_where_only_dogs_are_left_nothing_can_be_trashed():
    """R5: Worm's public action cannot even begin; Spike has his points only."""
    t = dogs(seat(hand="worm duke", discard="loki"))
    t.play("play worm")
    assert t.legal() == ["do private"]
    t = dogs(seat(hand="spike"), seat(yard="duke"))
    t.play("play spike")
    assert t.legal() == ["do private"]


def test_d_suit_no_dog_goes_to_a_lookout():
    t = dogs(seat(hand="sarge duke ant"))
    t.play("play sarge", "do public")
    assert t.legal() == ["lookout hand ant"]
    t = dogs(seat(hand="sarge duke"))
    t.play("play sarge")
    assert t.legal() == ["do private"]


def test_d_suit_bribe_takes_no_dog_out_of_a_yard():
    """R19: neither the own nor a rival's."""
    bribed = seat(hand="sarge duke", yard="loki moles", perks="bribe")
    t = dogs(bribed, seat(yard="spud bug"), park="chef")
    t.play("play sarge", "do public")
    expected = ["park chef", "deck", "yard 1 moles", "yard 2 bug"]
    assert t.legal() == [f"lookout {place}" for place in expected]


def test_d_suit_a_follower_can_neither_trash_nor_watch_with_dogs():
    """F-FOLLOW 2: Worm's "trash" and Sarge's "lookout" need a kid."""
    for leader in ("worm", "sarge"):
        t = dogs(seat(hand=f"{leader} ant"), seat(hand="duke loki"))
        t.play(f"play {leader}", "do public")
        t.play(t.legal()[0], "finish")
        assert t.asks == (2, "follow")
        assert t.legal() == ["pass"]


def test_d_suit_a_dog_follows_with_its_suit_like_any_card():
    """D-SUIT: Duke's shovel counts, and Duke goes to the follower's discard pile."""
    t = dogs(seat(hand="bug"), seat(hand="duke loki"))
    t.play("play bug", "do public", "done", "finish")
    assert t.legal() == ["follow duke", "pass"]
    t.play("follow duke", "count 1")
    assert (t.stuff(2), t.discard(2)) == ((1, 0), ["duke"])


def test_d_suit_a_dog_improves_an_action_like_any_card():
    """D-SUIT, F-PLAY 2: Duke's shovel; and Duke goes to the own discard pile."""
    t = dogs(seat(hand="bug duke loki", deck=DECK))
    t.play("play bug", "do public", "add duke", "done")
    assert t.stuff(1) == (2, 0)
    t.play("finish", "recruit deck")
    assert "duke" in t.discard(1)
    assert t.doghouse(1) == []


def test_d_suit_a_dog_left_in_hand_can_be_recruited_out_of_the_yard():
    """Not picked up, it strays to the left neighbour at the next cleanup, not back to its owner."""
    t = dogs(seat(hand="bug loki duke", deck=DECK), seat(hand="ghost"), seat(hand="prince"))
    t.play("skip", "recruit deck")
    assert set(t.yard(1)) == {"bug", "loki", "duke"}
    t.play("skip", "recruit yard 1 loki")
    assert "loki" in [*t.discard(2), *t.hand(2)]
    t.play("skip", "recruit deck")
    assert t.asks == (1, "play")
    assert t.yard(1) == []
    owned = [*t.discard(1), *t.hand(1), *t.zone(1, "deck")]
    assert "bug" in owned
    assert "duke" not in owned
    assert "duke" in [*t.discard(2), *t.hand(2), *t.zone(2, "deck")]


# --- D-PLAY: nobody follows ---------------------------------------------------------------------


def test_d_play_nobody_is_asked_to_follow_a_dog():
    t = dogs(seat(hand="duke moles", fort=1), seat(hand="bug bud"), seat(hand="ace"))
    t.play("play duke", "add moles")
    assert t.asks == (1, "recruit-phase")


def test_d_play_a_dog_is_played_instead_of_a_kid():
    t = dogs(seat(hand="duke moles loki ghost", fort=1))
    t.play("play duke", "add moles")
    assert t.asks == (1, "recruit-phase")
    assert set(t.hand(1)) == {"loki", "ghost"}


# --- D-HOUSE: points ----------------------------------------------------------------------------


def dog_points(*doghouses: str) -> list[int]:
    t = dogs(*(seat(doghouse=names) for names in doghouses))
    return [row.points for rows in t.game.score(t.state) for row in rows if row.source == "dogs"]


def test_d_house_most_dogs_bring_seven_points_to_every_tied_player():
    assert dog_points("duke", "loki spud", "echo ranger") == [0, 7, 7]
    assert dog_points("duke spud", "loki", "") == [7, 0, 0]


def test_d_house_without_any_dog_in_a_doghouse_nobody_scores():
    assert dog_points("", "", "") == [0, 0, 0]


def rule_points(rule: str, **mine) -> int:
    t = dogs(seat(rule=rule, **mine), seat(hand="ant zip zip-2"))
    return next(row.points for row in t.game.score(t.state)[0] if row.source == "rule")


def test_d_house_dogs_in_the_doghouse_count_for_made_up_rules():
    """D-HOUSE: cards and suits."""
    assert rule_points("sleepover", hand="bug bones", doghouse="loki duke") == 8
    assert rule_points("sleepover", hand="bug bones", doghouse="loki") == 4
    assert rule_points("slime-lab", doghouse="drover hershey loki") == 2
    assert rule_points("play-palace", doghouse="drover hershey loki") == 1
    assert rule_points("friendship-bracelet", doghouse="drover hershey loki duke") == 3
    six = "drover loki duke pumpkin ranger pesto"
    assert rule_points("friendship-bracelet", doghouse=six) == 7


def test_d_house_a_dog_housed_by_playing_counts_as_well():
    t = dogs(seat(hand="drover noodle-twins", rule="slime-lab"))
    before = t.game.score(t.state)
    t.play("play drover", "add noodle-twins")
    after = t.game.score(t.state)
    found = [{row.source: row.points for row in rows} for rows in (before[0], after[0])]
    assert found[0]["rule"] == found[1]["rule"] == 3
    assert (found[0]["dogs"], found[1]["dogs"]) == (0, 7)


# --- R15 to R20 with dogs -----------------------------------------------------------------------


def test_r15_rough_housing_is_no_use_against_a_dog():
    """R15: the played card must be a kid."""
    t = dogs(seat(hand="duke moles"), seat(hand="bug", perks="rough-housing"))
    t.play("play duke", "add moles")
    assert t.asks == (1, "recruit-phase")
    assert t.perks(2) == ["rough-housing"]
    t = dogs(seat(hand="loki ghost"), seat(perks="rough-housing"), seat())
    t.play("play loki", "add ghost", "house 3")
    assert t.asks == (1, "recruit-phase")
    t = dogs(seat(hand="pumpkin moles"), seat(hand="bug", perks="rough-housing"))
    t.play("play pumpkin", "add moles", "do public")
    assert t.asks == (1, "recruit-phase")


def test_r16_do_over_after_a_dog_and_with_a_dog():
    """R16: dogs are cards to be played."""
    t = dogs(seat(hand="duke moles loki ghost", perks="do-over", deck=DECK), seat(hand="bug"))
    t.play("play duke", "add moles")
    assert t.asks == (1, "do-over")
    t.play("do-over")
    assert t.legal() == ["play loki", "play ghost"]
    t.play("play loki", "add ghost")
    assert (t.doghouse(1), t.doghouse(2), t.points(1)) == (["duke"], ["loki"], 4)
    t.play("recruit deck")
    assert {"moles", "ghost"} <= set(t.discard(1))


def test_r16_do_over_is_not_offered_where_a_dog_is_left_that_cannot_be_played():
    t = dogs(seat(hand="duke moles loki", perks="do-over"))
    t.play("play duke", "add moles")
    assert t.asks == (1, "recruit-phase")


def test_r16_a_lookout_card_serves_both_cards():
    """P8: Moles is used by the first and by the second."""
    t = dogs(seat(hand="bug duke", lookout="moles", perks="do-over"))
    t.play("play bug", "do public", "use lookout moles", "done", "finish", "do-over")
    t.play("play duke", "use lookout moles")
    assert (t.stuff(1), t.doghouse(1)) == ((3, 0), ["duke"])


def test_r17_no_recycling_while_a_need_is_met():
    """R17: before the dog is played, and when it is in its doghouse."""
    owner = seat(hand="drover bones", discard="bug chef", perks="recycling")
    t = dogs(owner)
    assert t.legal() == ["play bones", "recycle bug", "recycle chef", "skip"]
    t.play("recycle chef")
    assert "play drover" in t.legal()
    t.play("play drover")
    assert t.legal() == ["add bones", "add chef"]
    t = dogs(seat(hand="drover bones", lookout="chef", discard="bug", perks="recycling"))
    t.play("play drover")
    assert not t.beginning("recycle")
    t.play("add bones", "use lookout chef")
    assert t.offers("recycle bug")


def test_r17_recycling_before_do_over_may_bring_a_dog_to_be_played():
    t = dogs(seat(hand="ghost prince", discard="loki", perks="recycling do-over"))
    t.play("play ghost", "do private", "finish", "do-over")
    assert t.legal() == ["play prince", "recycle loki"]
    t.play("recycle loki")
    assert t.legal() == ["play prince", "play loki"]


def test_r18_diy_is_played_instead_of_a_dog():
    t = dogs(seat(hand="watson", perks="diy", stuff=(1, 2), lookout="bug ant", fort=1))
    assert t.legal() == ["play watson", "skip"]
    t = dogs(seat(hand="watson", perks="diy", stuff=(3, 3), lookout="bug ant", fort=1))
    t.play("diy")
    assert t.asks == (1, "pay")


def test_r19_bribe_helps_a_dog():
    """R19: Violet's lookout may take a card out of the park; so may a kid copied by Pumpkin."""
    t = dogs(seat(hand="violet bones bug", perks="bribe"), seat(yard="duke"), park="chef")
    t.play("play violet", "add bones", "add bug")
    assert t.legal() == ["lookout park chef", "lookout deck"]
    t = dogs(seat(hand="pumpkin sarge loki", perks="bribe"), park="chef")
    t.play("play pumpkin", "add sarge", "do public")
    assert t.legal() == ["lookout park chef", "lookout deck"]


def test_r19_sticky_fingers_helps_a_dog():
    """R19: Watson packs with empty stuff, and a kid copied by Pumpkin does."""
    t = dogs(seat(hand="watson", lookout="bug ant", fort=1, perks="sticky-fingers"))
    t.play("play watson")
    assert t.legal() == ["pack supply pizza", "pack supply toy"]
    t = dogs(seat(hand="pumpkin ant", perks="sticky-fingers"))
    t.play("play pumpkin", "add ant", "do public")
    assert t.legal() == ["pack supply pizza", "pack supply toy"]


def test_r20_a_dog_may_trigger_the_end():
    """R20, F-END."""
    t = dogs(seat(hand="loki ghost", points=22))
    t.play("play loki", "add ghost")
    assert t.state.ending == "points"
