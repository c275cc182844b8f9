"""The rulings of dogs: R24 to R27, R31, their part of R33, and P21 to P26 (docs/rulings.md)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from fort_desktop.games.fort.rules.actions import Suit, parse_action
from fort_desktop.games.fort.rules.cards import CardSet
from fort_desktop.games.fort.rules.events import ActionEnded
from fort_desktop.games.fort.rules.pets import Dog, Need
from tests.games.fort.frozen_cards import frozen_cards
from tests.games.fort.rules.nasty_cards import nasty_cards
from tests.games.fort.rules.positions import Table, fort, seat

DECK = "zip zip-2 wart wart-2 scout"  # what is drawn, so that the discard pile stays
DOGS = {"options": {"dogs": True}}


def dogs(*seats: dict, **rest) -> Table:
    return fort(*seats, **DOGS, **rest)


def with_rex(action: str | None, cards: CardSet | None = None, **need) -> CardSet:
    """Cards with a dog Rex who has this need and action; None copies a kid's."""
    parsed = None if action is None else parse_action(action)
    rex = Dog("rex", {"en": "Rex"}, (Suit.BOOK,), Need(**need), parsed)
    return replace(cards or frozen_cards(), dogs=(rex, *frozen_cards().dogs))


def rex(*seats: dict, cards: CardSet) -> Table:
    return fort(*seats, cards=cards, **DOGS)


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
    """R31: nothing lies in a yard yet; the first dog strays when a second turn begins."""
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
