"""A ruling for each dog: what it needs, what it does, where it goes (D-PLAY, D-HOUSE)."""

from __future__ import annotations

import pytest

from fort_desktop.games.fort.rules import events as ev
from tests.games.fort.frozen_cards import frozen_cards
from tests.games.fort.rules.positions import Table, fort, seat

CARDS = frozen_cards()
DECK = "zip zip-2 wart wart-2 scout"  # what is drawn, so that the discard pile stays


def dogs(*seats: dict, **rest) -> Table:
    return fort(*seats, options={"dogs": True}, **rest)


def test_d_play_every_dog_has_a_ruling():
    tests = {name.removeprefix("test_") for name in globals() if name.startswith("test_")}
    assert {dog.id for dog in CARDS.dogs} <= {name.split("_")[0] for name in tests}


# --- suits to be added --------------------------------------------------------------------------


def test_drover_two_books_bring_three_points():
    t = dogs(seat(hand="drover bones moles", lookout="chef", deck=DECK))
    t.play("play drover")
    assert t.asks == (1, "need")
    assert t.legal() == ["add bones", "use lookout chef"]
    t.play("add bones", "use lookout chef")
    assert (t.points(1), t.doghouse(1)) == (3, ["drover"])
    assert t.asks == (1, "recruit-phase")
    t.play("recruit deck")
    assert "bones" in t.discard(1)
    assert t.lookout(1) == ["chef"]
    assert t.yard(1) == ["moles"]


def test_drover_one_card_with_two_books_is_enough():
    t = dogs(seat(hand="drover noodle-twins bones"))
    t.play("play drover", "add noodle-twins")
    assert (t.points(1), t.hand(1)) == (3, ["bones"])


def test_drover_one_book_is_not_enough():
    assert dogs(seat(hand="drover bones moles")).refuses("play drover")


def test_floofer_two_glues_bring_three_toys():
    t = dogs(seat(hand="floofer icky-sticky"))
    t.play("play floofer", "add icky-sticky")
    assert (t.stuff(1), t.doghouse(1)) == ((0, 3), ["floofer"])


def test_floofer_three_toys_need_room():
    """R24: two are not in full."""
    assert dogs(seat(hand="floofer icky-sticky", stuff=(0, 2))).refuses("play floofer")


def test_ranger_two_skateboards_bring_three_pizzas():
    t = dogs(seat(hand="ranger ant dash"))
    t.play("play ranger", "add dash", "add ant")
    assert (t.stuff(1), t.doghouse(1)) == ((3, 0), ["ranger"])


def test_ranger_another_dog_may_be_added_for_its_suit():
    """D-SUIT: Rowdy goes to the discard pile then."""
    t = dogs(seat(hand="ranger ant rowdy", deck=DECK))
    t.play("play ranger", "add rowdy", "add ant", "recruit deck")
    assert {"rowdy", "ant"} <= set(t.discard(1))
    assert t.doghouse(1) == ["ranger"]


def test_loki_goes_to_a_neighbours_doghouse():
    """D-HOUSE: left or right, as the leader likes; not across the table."""
    t = dogs(seat(hand="loki ghost"), seat(), seat(), seat())
    t.play("play loki", "add ghost")
    assert t.points(1) == 4
    assert t.asks == (1, "house")
    assert t.legal() == ["house 2", "house 4"]
    t.play("house 4")
    assert (t.doghouse(4), t.doghouse(1)) == (["loki"], [])


def test_loki_has_one_neighbour_only_in_a_game_for_two():
    t = dogs(seat(hand="loki ghost"), seat())
    t.play("play loki", "add ghost")
    assert t.doghouse(2) == ["loki"]
    assert t.asks == (1, "recruit-phase")


def test_loki_in_the_middle_of_three_has_both_as_neighbours():
    turn = {"frame": "turn", "seat": 2, "phase": "play"}
    t = dogs(seat(), seat(hand="loki puddin"), seat(), stack=[turn])
    t.play("play loki")
    assert t.legal() == ["add puddin as crown"]
    t.play("add puddin as crown")
    assert t.legal() == ["house 3", "house 1"]


def test_pesto_two_squirt_guns_bring_a_card_then_two_of_a_kind():
    t = dogs(seat(hand="pesto blitz crash"), park="chef")
    t.play("play pesto", "add blitz", "add crash")
    assert t.asks == (1, "recruit")
    t.play("recruit park chef", "take toys")
    assert (t.stuff(1), t.discard(1), t.doghouse(1)) == ((0, 2), ["chef"], ["pesto"])


def test_pesto_needs_room_for_two_of_a_kind():
    """R24, R6: the recruit alone is not in full."""
    hand = "pesto blitz crash"
    assert dogs(seat(hand=hand, stuff=(3, 3))).refuses("play pesto")
    t = dogs(seat(hand=hand, stuff=(3, 2)))
    t.play("play pesto", "add blitz", "add crash", "recruit deck")
    assert t.legal() == ["take toys"]


def test_duke_two_shovels_bring_the_level_of_the_fort():
    t = dogs(seat(hand="duke moles", fort=3))
    t.play("play duke", "add moles")
    assert (t.points(1), t.doghouse(1)) == (3, ["duke"])


def test_duke_a_fort_of_level_0_is_an_amount_of_zero():
    """F-PLAY 4: zero points are points in full."""
    t = dogs(seat(hand="duke moles"))
    t.play("play duke", "add moles")
    assert (t.points(1), t.doghouse(1)) == (0, ["duke"])


# --- different suits ----------------------------------------------------------------------------


def test_barkley_two_different_suits_from_hand_no_crown():
    """The rulebook's case: two Puddins, one coin as a book and one as a shovel."""
    t = dogs(seat(hand="barkley puddin puddin-2", lookout="bones bug", fort=1, deck=DECK))
    t.play("play barkley")
    assert not t.beginning("use")
    assert t.refuses("add puddin as crown", "add puddin as coin", "add puddin")
    t.play("add puddin as book")
    assert t.refuses("add puddin-2 as book", "add puddin-2 as crown")
    t.play("add puddin-2 as shovel", "take pizza")
    assert (t.stuff(1), t.doghouse(1)) == ((2, 0), ["barkley"])
    t.play("recruit deck")
    assert {"puddin", "puddin-2"} <= set(t.discard(1))


def test_barkley_cards_of_the_lookout_are_of_no_use():
    assert dogs(seat(hand="barkley bones", lookout="bug")).refuses("play barkley")


def test_barkley_crowns_and_the_same_suit_twice_are_of_no_use():
    assert dogs(seat(hand="barkley bones chef ghost")).refuses("play barkley")
    t = dogs(seat(hand="barkley bones chef ghost bug"))
    t.play("play barkley")
    assert t.legal() == ["add bones", "add chef", "add bug"]
    t.play("add chef")
    assert t.legal() == ["add bug"]


def test_rowdy_trashes_a_rivals_card_then_scores():
    t = dogs(seat(hand="rowdy bones", lookout="bug"), seat(yard="ant duke"))
    t.play("play rowdy", "use lookout bug", "add bones")
    assert t.legal() == ["trash yard 2 ant"]  # no dog is trashed
    t.play("trash yard 2 ant")
    assert (t.points(1), t.doghouse(1)) == (1, ["rowdy"])
    assert "ant" in t.box()


def test_rowdy_needs_a_kid_in_a_rivals_yard():
    """R24, D-SUIT."""
    assert dogs(seat(hand="rowdy bones bug"), seat(yard="duke")).refuses("play rowdy")


def test_rowdy_skateboards_do_not_count():
    t = dogs(seat(hand="rowdy ant bones"), seat(yard="bug"))
    assert t.refuses("play rowdy")


def test_violet_puts_a_card_on_the_lookout():
    """R25: a card that is added is gone from the hand before."""
    t = dogs(seat(hand="violet bones bug moles"))
    t.play("play violet", "add bug")
    assert t.legal() == ["add bones"]  # another shovel is not different
    t.play("add bones")
    assert t.legal() == ["lookout hand moles"]
    t.play("lookout hand moles")
    assert (t.lookout(1), t.doghouse(1)) == (["moles"], ["violet"])


def test_violet_somebody_must_be_left_for_the_lookout():
    """R24: a dog in hand cannot look out (D-SUIT)."""
    assert dogs(seat(hand="violet bones bug")).refuses("play violet")
    assert dogs(seat(hand="violet bones bug pudge")).refuses("play violet")
    t = dogs(seat(hand="violet bones bug", lookout="doodles", fort=1))
    t.play("play violet")
    assert t.legal() == ["add bones", "add bug", "use lookout doodles"]
    t.play("add bones")
    assert t.legal() == ["use lookout doodles"]  # who else could look out than Bug?


def test_spud_three_different_suits_bring_four_points():
    t = dogs(seat(hand="spud puddin doodles bug"))
    t.play("play spud", "add puddin as glue")  # a crown and a glue
    assert t.legal() == ["add bug"]
    t.play("add bug")
    assert (t.points(1), t.doghouse(1), t.hand(1)) == (4, ["spud"], ["doodles"])


# --- kids ---------------------------------------------------------------------------------------


def test_echo_any_kid_copies_the_own_pack():
    t = dogs(seat(hand="echo bug duke", lookout="ant", pack=(1, 1), fort=1))
    t.play("play echo")
    assert t.legal() == ["add bug"]  # neither a dog nor a card of the lookout
    t.play("add bug")
    assert (t.stuff(1), t.pack(1), t.doghouse(1)) == ((1, 1), (1, 1), ["echo"])


def test_echo_may_copy_an_empty_pack():
    """R33: that is done in full."""
    t = dogs(seat(hand="echo bug"))
    t.play("play echo", "add bug")
    assert t.doghouse(1) == ["echo"]


def test_echo_needs_room_for_the_whole_pack():
    """R24."""
    t = dogs(seat(hand="echo bug", pack=(1, 1), stuff=(4, 0), fort=1))
    assert t.refuses("play echo")


def test_pumpkin_carries_out_an_action_of_a_kid():
    """D-PLAY, R27: as if the kid had been played; its own shovels count."""
    t = dogs(seat(hand="pumpkin moles bug"))
    t.play("play pumpkin", "add moles")
    assert t.asks == (1, "kid-action")
    assert t.legal() == ["do public", "do private"]
    t.play("do public")
    assert (t.stuff(1), t.doghouse(1)) == ((2, 0), ["pumpkin"])
    assert t.asks == (1, "recruit-phase")


# --- tokens -------------------------------------------------------------------------------------


def test_hershey_a_pizza_and_a_toy_bring_a_card_then_two_points():
    t = dogs(seat(hand="hershey", stuff=(1, 0), pack=(0, 1)))
    t.play("play hershey")
    assert t.legal() == ["spend stuff 1p0t pack 0p1t"]
    t.play("spend stuff 1p0t pack 0p1t", "recruit deck")
    assert (t.points(1), t.pack(1), t.doghouse(1)) == (2, (0, 0), ["hershey"])
    assert dogs(seat(hand="hershey", stuff=(2, 0))).refuses("play hershey")


def test_squeaker_two_toys_bring_two_points():
    t = dogs(seat(hand="squeaker", stuff=(0, 1), pack=(0, 1)))
    t.play("play squeaker", "spend stuff 0p1t pack 0p1t")
    assert (t.points(1), t.doghouse(1)) == (2, ["squeaker"])
    assert dogs(seat(hand="squeaker", stuff=(4, 1))).refuses("play squeaker")


def test_porkchop_two_pizzas_bring_two_points():
    t = dogs(seat(hand="porkchop", stuff=(3, 0), pack=(1, 0)))
    t.play("play porkchop")
    assert t.legal() == ["spend stuff 2p0t pack 0p0t", "spend stuff 1p0t pack 1p0t"]
    t.play("spend stuff 2p0t pack 0p0t")
    assert (t.points(1), t.stuff(1), t.doghouse(1)) == (2, (1, 0), ["porkchop"])


def test_eclair_a_pizza_brings_a_toy_then_something_for_the_pack():
    t = dogs(seat(hand="eclair", stuff=(1, 3)))
    t.play("play eclair", "spend stuff 1p0t pack 0p0t")
    assert t.legal() == ["pack toy"]
    t.play("pack toy")
    assert (t.stuff(1), t.pack(1), t.doghouse(1)) == ((0, 3), (0, 1), ["eclair"])


def test_eclair_needs_room_in_the_pack():
    """R24, R6: with a full pack only a pizza of the pack can be spent."""
    t = dogs(seat(hand="eclair", stuff=(1, 0), pack=(1, 0)))
    t.play("play eclair")
    assert t.legal() == ["spend stuff 0p0t pack 1p0t"]
    assert dogs(seat(hand="eclair", stuff=(1, 0), pack=(0, 1))).refuses("play eclair")


def test_pudge_any_two_tokens_bring_a_point_for_each_card_of_the_lookout():
    t = dogs(seat(hand="pudge", stuff=(2, 2), lookout="bug ant", fort=1))
    t.play("play pudge")
    bundles = ("stuff 0p2t", "stuff 1p1t", "stuff 2p0t")
    assert t.legal() == [f"spend {stuff} pack 0p0t" for stuff in bundles]
    t.play("spend stuff 1p1t pack 0p0t")
    assert (t.points(1), t.stuff(1), t.doghouse(1)) == (2, (1, 1), ["pudge"])


# --- the lookout --------------------------------------------------------------------------------


def test_watson_two_cards_in_the_lookout_fill_the_pack():
    """Nothing is asked for such a need; the cards stay where they are."""
    owner = seat(hand="watson", stuff=(1, 1), lookout="bug ant", fort=1)
    t = dogs(owner)
    t.play("play watson")
    assert t.asks == (1, "pack")
    assert [type(event) for event in t.events].count(ev.NeedMet) == 1
    t.play("pack toy")
    assert (t.pack(1), t.lookout(1), t.doghouse(1)) == ((0, 1), ["bug", "ant"], ["watson"])


def test_watson_one_card_is_not_enough():
    t = dogs(seat(hand="watson", stuff=(1, 1), lookout="bug", fort=1))
    assert t.refuses("play watson")


# --- the story ----------------------------------------------------------------------------------


def test_d_play_the_events_tell_the_story():
    t = dogs(seat(hand="drover bones", lookout="chef"))
    t.play("play drover", "add bones", "use lookout chef")
    numbers = CARDS.numbers
    story = [event for event in t.events if not isinstance(event, ev.Decided)]
    assert story == [
        ev.CardMoved(numbers["drover"], "hand", 0, "table", -1, 0),
        ev.CardMoved(numbers["bones"], "hand", 0, "table", -1, 1),
        ev.NeedMet(0, numbers["drover"]),
        ev.Scored(0, 3),
        ev.ActionEnded(0, -1, whole=True, follower=False),
        ev.CardMoved(numbers["drover"], "table", 0, "doghouse", 0, 0),
    ]
    assert ev.redact(story, 1) == story
    assert not ev.revealing(story)


@pytest.mark.parametrize("dog", [dog.id for dog in CARDS.dogs])
def test_d_play_nobody_plays_a_dog_with_nothing(dog):
    assert dogs(seat(hand=dog)).legal() == ["skip"]
