"""Rulings of dogs (docs/rulings.md): R24 to R27, R31, P21 to P26, and their part of others."""

from __future__ import annotations

from dataclasses import replace

import pytest

from fort_desktop.games.fort.actions import Suit, parse_action
from fort_desktop.games.fort.cards import CardSet
from fort_desktop.games.fort.events import ActionEnded
from fort_desktop.games.fort.pets import Dog, Need
from tests.games.fort.nasty_cards import nasty_cards
from tests.games.fort.positions import Table, fort, real_cards, seat

DECK = "zip zip-2 wart wart-2 scout"  # what is drawn, so that the discard pile stays
DOGS = {"options": {"dogs": True}}


def dogs(*seats: dict, **rest) -> Table:
    return fort(*seats, **DOGS, **rest)


def with_rex(action: str | None, cards: CardSet | None = None, **need) -> CardSet:
    """Cards with a dog Rex who has this need and action; None copies a kid's."""
    parsed = None if action is None else parse_action(action)
    rex = Dog("rex", {"en": "Rex"}, (Suit.BOOK,), Need(**need), parsed)
    return replace(cards or real_cards(), dogs=(rex, *real_cards().dogs))


def rex(*seats: dict, cards: CardSet) -> Table:
    return fort(*seats, cards=cards, **DOGS)


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
    """R19: Violet's lookout may take a card out of the park."""
    t = dogs(seat(hand="violet bones bug", perks="bribe"), seat(yard="duke"), park="chef")
    t.play("play violet", "add bones", "add bug")
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


# --- R24 to R27, R31 ----------------------------------------------------------------------------


def test_r24_the_action_of_a_dog_is_done_in_full_or_the_dog_is_not_played():
    """R24: room for one of the two toys, for two of the three pizzas."""
    barkley = seat(hand="barkley bones bug", stuff=(4, 3))
    assert dogs(barkley).refuses("play barkley")
    assert dogs(seat(hand="ranger ant zip", stuff=(2, 0))).refuses("play ranger")


def test_r24_a_dogs_action_cannot_be_stopped():
    """R4 is for actions of which another may be whole."""
    cards = with_rex("trash x lookout", kids=1)
    owner = seat(hand="rex bones", lookout="doc patch", discard="bug ant", fort=1)
    t = rex(owner, cards=cards)
    t.play("play rex", "add bones", "trash discard bug")
    assert t.legal() == ["trash discard ant"]


def test_r24_what_the_need_spends_makes_room_for_what_the_action_brings():
    cards = with_rex("4 pizza", any=1)
    t = rex(seat(hand="rex", stuff=(1, 1)), cards=cards)
    t.play("play rex")
    assert t.legal() == ["spend stuff 1p0t pack 0p0t"]


def test_r25_cards_are_added_one_by_one_until_the_need_is_met():
    """R25: each must pay something open; with the last of them adding ends by itself."""
    t = dogs(seat(hand="spud bones chef bug ant"))
    t.play("play spud")
    assert t.legal() == ["add bones", "add chef", "add bug", "add ant"]
    t.play("add bones")
    assert t.legal() == ["add bug", "add ant"]
    t.play("add ant", "add bug")
    assert (t.hand(1), t.points(1)) == (["chef"], 4)


def test_r25_a_card_with_two_suits_pays_two_entries():
    t = dogs(seat(hand="spud puddin bug ant"))
    t.play("play spud", "add ant", "add puddin as glue")
    assert (t.hand(1), t.points(1)) == (["bug"], 4)
    t = dogs(seat(hand="duke moles bug"))
    t.play("play duke", "add bug", "add moles")  # one shovel more than needed is no harm
    assert t.doghouse(1) == ["duke"]


def test_r25_suits_then_kids_then_tokens_then_the_action():
    cards = with_rex("toy", add=(Suit.GLUE,), kids=1, pizza=1)
    t = rex(seat(hand="rex dot bug", stuff=(1, 0)), cards=cards)
    t.play("play rex")
    assert t.legal() == ["add dot"]
    t.play("add dot")
    assert t.legal() == ["add bug"]
    t.play("add bug")
    assert t.legal() == ["spend stuff 1p0t pack 0p0t"]
    t.play("spend stuff 1p0t pack 0p0t")
    assert (t.stuff(1), t.doghouse(1)) == ((0, 1), ["rex"])


def test_r25_a_kid_that_shows_the_suit_cannot_be_the_kid_as_well():
    cards = with_rex("toy", add=(Suit.GLUE,), kids=1)
    assert rex(seat(hand="rex dot"), cards=cards).refuses("play rex")
    t = rex(seat(hand="rex dot", lookout="doodles"), cards=cards)
    t.play("play rex")
    assert t.legal() == ["use lookout doodles"]
    t.play("use lookout doodles", "add dot")
    assert t.doghouse(1) == ["rex"]


def test_r26_a_best_friend_is_a_kid():
    """R26: the own ones too, from hand only; a dog is no kid."""
    t = dogs(seat(hand="echo bitsy duke", lookout="bug"))
    t.play("play echo")
    assert t.legal() == ["add bitsy"]
    assert dogs(seat(hand="echo duke", lookout="bug")).refuses("play echo")


def test_r26_pumpkin_copies_a_best_friend():
    t = dogs(seat(hand="pumpkin bitsy"))
    t.play("play pumpkin", "add bitsy", "do public", "take toys")
    assert t.stuff(1) == (0, 1)


def test_r27_only_the_kids_own_suits_count():
    """R27: neither Pumpkin's glue nor a card of the lookout, and nothing more is added."""
    t = dogs(seat(hand="pumpkin doodles kitty", lookout="dot"))
    t.play("play pumpkin", "add doodles", "do public")
    assert (t.stuff(1), t.hand(1)) == ((0, 1), ["kitty"])


def test_r27_the_coin_of_the_kid_may_be_read_as_the_suit_that_counts():
    """R27: Puddin's coin is a crown besides the printed one, or is not."""
    for suit, amount in (("crown", 2), ("glue", 1)):
        t = dogs(seat(hand="pumpkin puddin"))
        t.play("play pumpkin", "add puddin", "do public", f"name {suit}", "take pizza")
        assert t.stuff(1) == (amount, 0)


def test_r27_the_coin_is_read_so_that_the_action_is_whole():
    t = dogs(seat(hand="pumpkin puddin", stuff=(3, 4)))
    t.play("play pumpkin", "add puddin", "do public")
    assert t.refuses("name crown")
    t.play("name book", "take pizza")
    assert t.stuff(1) == (4, 4)


def test_r27_any_suit_is_chosen_as_if_the_kid_were_played():
    """R27, R9: Ace's private action, its coin named as the chosen suit."""
    t = dogs(seat(hand="pumpkin ace", stuff=(0, 1)))
    t.play("play pumpkin", "add ace", "do private", "name glue")
    assert t.asks == (1, "any-suit")
    t.play("suit glue", "take pizza")
    assert t.stuff(1) == (1, 1)


def test_r27_trash_this_card_trashes_the_kid():
    """R27: Einstein leaves the game, Pumpkin is in the doghouse."""
    t = dogs(seat(hand="pumpkin einstein", deck=DECK))
    t.play("play pumpkin", "add einstein", "do private")
    assert "einstein" in t.box()
    assert (t.points(1), t.doghouse(1)) == (1, ["pumpkin"])
    assert t.asks == (1, "recruit-phase")
    t.play("recruit deck")
    assert "einstein" not in t.discard(1)


def test_r27_the_action_of_the_kid_must_be_whole():
    """R27, R24: an action that could be done in part only is not offered, nor such a kid."""
    t = dogs(seat(hand="pumpkin moles bug", stuff=(3, 0), discard="ant"))
    t.play("play pumpkin")
    assert t.legal() == ["add moles", "add bug"]
    t.play("add moles")
    assert t.legal() == ["do private"]  # two pizzas do not fit
    assert dogs(seat(hand="pumpkin tink", stuff=(0, 4))).refuses("play pumpkin")
    t = dogs(seat(hand="pumpkin doodles", stuff=(0, 4), discard="duke"))
    assert t.refuses("play pumpkin")  # Doodles cannot trash a dog
    t = dogs(seat(hand="pumpkin tink doodles", stuff=(0, 4)))
    t.play("play pumpkin")
    assert t.legal() == ["add doodles"]  # who can trash Tink


def test_r27_an_empty_box_is_no_action_of_the_kid():
    t = dogs(seat(hand="pumpkin ghost"))
    t.play("play pumpkin", "add ghost")
    assert t.legal() == ["do private"]


def test_r27_nobody_follows_and_pumpkin_is_the_played_card():
    t = dogs(seat(hand="pumpkin bug"), seat(hand="moles"))
    t.play("play pumpkin", "add bug", "do public")
    assert t.asks == (1, "recruit-phase")
    assert [e for e in t.events if isinstance(e, ActionEnded)] == [
        ActionEnded(0, 0, whole=True, follower=False)
    ]
    assert t.state.play.card == t.cards.numbers["pumpkin"]
    assert t.state.play.followers == ()


def test_r27_a_fort_is_advanced_by_the_copied_kid():
    """F-FORT: the made-up rule is kept in the middle of it."""
    t = dogs(seat(hand="pumpkin tink", stuff=(1, 1)))
    t.play("play pumpkin", "add tink", "do public", "pay stuff 1p1t pack 0p0t")
    assert t.asks == (1, "rule")
    t.play(t.legal()[0])
    assert (t.seat(1).level, t.doghouse(1)) == (1, ["pumpkin"])


def test_r31_on_a_first_turn_no_dog_strays():
    """R31: cleanup is skipped; a yard that a position has filled is cleaned up later."""
    table = fort(seat(), **DOGS)
    table.state = table.game.new_game(table.state.options, 5)
    first = table.state.leader
    assert not any(owner.yard or owner.discard for owner in table.state.seats)
    table.play("skip", "recruit deck")
    strays = [c for c in table.state.seats[first].yard if table.cards.is_dog(c)]
    second = table.state.leader
    assert not [c for c in table.state.seats[second].discard if table.cards.is_dog(c)]
    table.play("skip", "recruit deck")
    assert table.state.leader == first
    other = table.state.seats[second]
    assert set(strays) <= {*other.discard, *other.deck, *other.hand}


def test_r33_an_empty_pack_is_copied_in_full():
    t = dogs(seat(hand="echo bug", stuff=(4, 4)))
    t.play("play echo", "add bug")
    assert t.doghouse(1) == ["echo"]


def test_r33_what_a_dog_needs_may_be_spent_in_any_mix():
    """R33: unlike "spend n resource" of an action."""
    t = dogs(seat(hand="pudge", stuff=(1, 1)))
    t.play("play pudge")
    assert t.legal() == ["spend stuff 1p1t pack 0p0t"]


# --- rulings of our own -------------------------------------------------------------------------


def test_p21_each_part_of_a_need_is_looked_at_on_its_own():
    cards = with_rex("toy", add=(Suit.GLUE,), different=2)
    t = rex(seat(hand="rex dot bug"), cards=cards)
    t.play("play rex", "add dot")
    assert t.legal() == ["add bug"]
    t.play("add bug")
    assert t.doghouse(1) == ["rex"]


def test_p22_a_coin_is_named_as_a_suit_that_is_still_needed():
    """P22: Loki needs one crown, so Puddin's coin is one."""
    t = dogs(seat(hand="loki puddin bud"))
    t.play("play loki")
    assert t.legal() == ["add puddin as crown", "add bud as crown"]
    t = dogs(seat(hand="echo bud"))
    t.play("play echo")
    assert t.legal() == ["add bud"]


def test_p23_the_coin_of_a_copied_kid_is_named_only_where_it_counts():
    """P23: Bud multiplies nothing; a kid without a public action need not name its coin."""
    t = dogs(seat(hand="pumpkin bud"))
    t.play("play pumpkin", "add bud", "do public")
    assert t.asks == (1, "kind")
    t = rex(seat(hand="rex loner"), cards=with_rex(None, nasty_cards(), kids=1))
    t.play("play rex", "add loner", "do private")
    assert t.asks == (1, "pack")
    assert t.stuff(1) == (0, 2)


@pytest.mark.parametrize("dog", ["pudge", "duke", "echo"])
def test_p24_an_amount_of_zero_is_done_in_full(dog):
    """P24: an empty lookout, a fort of level 0, an empty pack."""
    t = dogs(seat(hand=f"{dog} moles", stuff=(2, 0)))
    t.play(f"play {dog}", t.fork().play(f"play {dog}").legal()[0])
    assert t.doghouse(1) == [dog]


def test_p25_recycling_is_offered_when_the_kids_action_is_chosen():
    """P25, R17: it may bring the card that goes to the lookout."""
    t = dogs(seat(hand="pumpkin sarge", discard="bug duke", perks="recycling"))
    t.play("play pumpkin", "add sarge")
    assert t.legal() == ["do private", "recycle bug", "recycle duke"]
    t.play("recycle bug")
    assert t.legal() == ["do public", "do private"]


def test_p26_a_dog_discarded_to_follow_cannot_be_trashed():
    """P26, R12: a shovel to follow Worm, but nothing to trash."""
    t = dogs(seat(hand="worm ant"), seat(hand="duke wart"))
    t.play("play worm", "do public", "trash hand ant", "finish")
    assert t.legal() == ["follow duke", "follow wart", "pass"]
    t.play("follow duke")
    assert t.legal() == ["trash hand wart"]
    t = dogs(seat(hand="worm ant"), seat(hand="duke"))
    t.play("play worm", "do public", "trash hand ant", "finish")
    assert t.legal() == ["pass"]
