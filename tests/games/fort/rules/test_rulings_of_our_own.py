"""Rulings of our own, P1 to P20 (docs/rulings.md), and that every ruling has a test."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.games.fort.rules.nasty_cards import nasty_cards
from tests.games.fort.rules.positions import Table, fort, seat

HERE = Path(__file__).parent


def test_every_ruling_has_a_test():
    rulings = (Path(__file__).parents[4] / "docs" / "rulings.md").read_text("utf-8")
    own = rulings.split("\n## 5 Towers")[0]
    ids = re.findall(r"^\| ([RP]\d+) \|", own, re.MULTILINE)
    assert len(ids) == 33 + 31
    tests = "".join(path.read_text("utf-8") for path in HERE.glob("test_rulings_*.py"))
    named = set(re.findall(r"^def test_([rp]\d\d)_", tests, re.MULTILINE))
    assert {f"{name[0].lower()}{int(name[1:]):02}" for name in ids} <= named


def nasty(*seats, **rest) -> Table:
    return fort(*seats, cards=nasty_cards(), **rest)


def test_p01_a_bracket_that_begins_without_a_choice_goes_on_by_itself():
    """P1, R4: (toy -> pack) x glue."""
    t = nasty(seat(hand="filler swapper", fort=2))
    t.play("play filler", "do private", "do public", "add swapper", "done")
    assert t.legal() == ["pack toy"]
    t.play("pack toy")
    assert t.legal() == ["pack toy"]  # the second toy has come already


def test_p02_what_follows_then_must_be_begun_but_may_be_stopped():
    """P2, R4: lookout -> recruit x skateboard."""
    t = nasty(
        seat(hand="racer loner joker pudding", lookout="rover", discard="moose", fort=2),
        park_deck="porter miner digger",
    )
    t.play("play racer", "do public", "trash discard moose", "do private", "use lookout rover")
    t.play("done", "lookout hand loner")
    assert t.legal() == ["recruit deck"]
    t.play("recruit deck")
    assert t.refuses("stop")  # Rover would be idle
    double = nasty(
        seat(hand="racer joker moose porter", discard="swapper", fort=2),
        park_deck="gluer miner digger",
    )
    double.play("play racer", "do public", "trash discard swapper", "do private")
    double.play("add joker as skateboard", "done", "lookout hand moose", "recruit deck")
    assert double.legal() == ["recruit deck"]


def test_p03_an_action_begins_with_its_first_step():
    """P3, R5: fort -> pack x book with nothing left to pack."""
    t = nasty(seat(hand="scholar", stuff=(1, 1)))
    t.play("play scholar", "do public", "done", "pay stuff 1p1t pack 0p0t", "rule loner")
    assert t.legal() == ["do private"]  # the public action was not whole


def test_p04_a_repetition_in_which_nothing_happens_helps_no_added_card():
    """P4, R7, R8: copy-pack x book with an empty pack."""
    t = nasty(seat(hand="porter twins"))
    t.play("play porter", "do private")
    assert t.legal() == ["done"]
    t.play("done")
    assert t.legal() == ["finish"]


def test_p05_a_card_may_be_added_for_the_sake_of_the_other_action():
    """P5, R8: no room for a second toy, but two can be packed."""
    t = fort(seat(hand="kitty doodles", stuff=(1, 3), fort=1))
    t.play("play kitty", "do public")
    assert t.legal() == ["add doodles", "done"]
    t.play("add doodles", "done")
    assert t.legal() == ["do private"]
    t.play("do private", "done", "pack toy", "pack toy")
    assert t.legal() == ["finish"]


def test_p06_a_card_may_be_added_for_its_suit_alone():
    """P6, R3: Puddin as one crown where two would not fit."""
    t = fort(seat(hand="golden-boy puddin", stuff=(3, 0), fort=1))
    t.play("play golden-boy", "do public")
    assert t.legal() == ["add puddin as crown", "add puddin", "done"]
    t.play("add puddin", "done", "pack pizza", "pack pizza")
    assert t.pack(1) == (2, 0)


def test_p07_two_coins_of_a_card_are_read_alike():
    """P7, R3."""
    t = nasty(seat(hand="mixer purse"))
    t.play("play mixer", "do public")
    assert t.beginning("add") == ["add purse as glue", "add purse as shovel"]
    t.play("add purse as glue", "done")
    assert t.stuff(1) == (3, 0)


def test_p08_a_lookout_card_serves_each_played_card_once():
    """P8, F-PLAY 2."""
    t = fort(seat(hand="bug lefty", lookout="worm", perks="do-over"))
    t.play("play bug", "do public", "use lookout worm", "done", "finish", "do-over")
    t.play("play lefty", "do public", "use lookout worm", "done")
    assert t.stuff(1) == (4, 0)


@pytest.mark.parametrize("deck", ["moose crasher", "crasher moose"])
def test_p09_no_play_counts_on_luck(deck):
    """P9: the private action lapses; the public one needs a shovel on the lookout."""
    luck = nasty(seat(hand="gambler", perks="bribe"), park_deck=deck)
    assert luck.legal() == ["skip"]
    open_card = nasty(seat(hand="gambler", perks="bribe"), park="moose", park_deck="crasher porter")
    open_card.play("play gambler")
    assert open_card.legal() == ["do private"]
    open_card.play("do private")
    assert open_card.legal() == ["lookout park moose"]
    open_card.play("lookout park moose", "do public", "use lookout moose", "done")
    assert open_card.legal() == ["spend stuff 2p0t pack 0p0t"]


def test_p10_cards_that_have_to_be_added_are_all_that_is_offered():
    """P10: pizza x shovel -> spend 2 pizza."""
    t = nasty(seat(hand="digger moose", lookout="porter"))
    t.play("play digger", "do public")
    assert t.legal() == ["add moose"]


def test_p11_another_rival_may_be_copied_each_time():
    """P11: copy-rival-pack x crown."""
    t = nasty(seat(hand="queen ghost"), seat(pack=(1, 0)), seat(pack=(0, 1)))
    t.play("play queen", "do public", "add ghost", "done", "copy 3", "copy 2")
    assert t.stuff(1) == (1, 1)


def test_p12_every_rival_with_a_card_is_asked_to_follow():
    """P12: matching or not."""
    t = fort(seat(hand="bug"), seat(hand="zip"), seat(), seat(hand="worm"))
    t.play("play bug", "do private", "finish")
    assert (t.asks, t.legal()) == ((2, "follow"), ["pass"])
    t.play("pass")
    assert t.asks == (4, "follow")


def test_p13_a_follower_counts_each_of_two_suits_on_its_own():
    """P13: pizza x glue -> toy x shovel."""
    t = nasty(seat(hand="mixer"), seat(hand="gluer"))
    t.play("play mixer", "do public", "done", "finish", "follow gluer", "count 2")
    assert t.stuff(2) == (2, 0)


def test_p14_each_follower_chooses_any_suit_after_discarding():
    """P14: the discarded cards must show it, or a coin."""
    t = nasty(seat(hand="wild"), seat(hand="loner joker", perks="copy-cat"))
    t.play("play wild", "name glue", "do public", "suit book", "done", "finish", "follow loner")
    t.play("also joker")
    assert t.legal() == ["suit glue", "suit coin"]
    t.play("suit coin")
    assert t.legal() == ["count 2"]
    t.play("count 2", "take toys")
    assert t.stuff(2) == (0, 2)


def test_p15_the_kind_taken_last_binds_the_followers():
    """P15: (trash-rival -> resource) x squirtgun."""
    t = nasty(
        seat(hand="bandit crasher"), seat(hand="nest", yard="moose"), seat(yard="miner digger")
    )
    t.play("play bandit", "do public", "add crasher", "done")
    t.play("trash yard 2 moose", "take pizza", "trash yard 3 miner", "take toys", "finish")
    t.play("follow nest", "count 1", "trash yard 3 digger")
    assert t.legal() == ["take toys"]


def test_p16_a_perk_works_at_once():
    """P16: XXL Backpack, won and used within one action: fort -> pack x book."""
    t = nasty(
        seat(hand="scholar twins", stuff=(4, 4), pack=(2, 0), fort=1),
        perk_row="xxl-backpack bribe",
    )
    t.play("play scholar", "do public", "add twins", "done", "pay stuff 1p2t pack 0p0t")
    t.play("perk xxl-backpack", "pack pizza", "pack pizza", "pack toy")
    assert t.pack(1) == (4, 1)


def test_p17_a_recycled_card_is_known_to_be_in_hand():
    """P17."""
    t = fort(seat(hand="bug", discard="tiny", perks="recycling"), seat(hand="worm"))
    t.play("recycle tiny")
    seen = t.game.view(t.state, 1).seats[0]
    assert seen.hand == (t.cards.numbers["tiny"], -1)


def test_p18_each_play_of_do_over_is_followed_on_its_own():
    """P18, R15."""
    t = fort(
        seat(hand="bug lefty", perks="do-over"), seat(hand="worm wart zip", perks="rough-housing")
    )
    t.play("play bug", "do public", "done", "finish", "follow worm", "count 1", "do-over")
    t.play("play lefty", "do public", "done", "finish", "pass")
    assert t.asks == (2, "rough-housing")
    assert t.names(t.state.table) == ["bug", "lefty"]


def test_p19_swaps_in_a_bracket_all_go_the_same_way():
    """P19, F-ACT Swap: (swap -> vp) x glue."""
    t = nasty(seat(hand="turner gluer", stuff=(2, 2), pack=(0, 1)))
    t.play("play turner", "do public", "add gluer", "done")
    assert t.legal() == ["swap stuff toy", "swap pack toy"]  # pizza could go twice only
    t.play("swap stuff toy")
    assert t.legal() == ["swap stuff toy", "swap pack toy"]
    t.state = t.game.from_snapshot(t.game.to_snapshot(t.state))
    t.play("swap stuff toy")
    assert t.legal() == ["swap pack toy"]
    t.play("swap pack toy")
    assert (t.stuff(1), t.pack(1), t.points(1)) == ((4, 0), (1, 0), 3)


def test_p19_a_bracket_in_a_bracket_keeps_the_direction():
    """P19, F-ACT Swap: ((swap -> pack) x glue -> vp) x glue."""
    t = nasty(seat(hand="turner swapper", stuff=(3, 1), fort=3))
    t.play("play turner", "do private", "add swapper", "done", "swap stuff pizza", "pack toy")
    t.play("swap stuff pizza", "pack toy")
    assert t.legal() == ["swap stuff pizza", "stop"]


def test_p20_copy_cat_asks_whoever_has_a_card_left():
    """P20, R14: matching or not."""
    t = fort(seat(hand="bug"), seat(hand="moles zip", perks="copy-cat"))
    t.play("play bug", "do public", "done", "finish", "follow moles")
    assert (t.asks, t.legal()) == ((2, "copy-cat"), ["done"])
    t.play("done")
    assert t.asks == (2, "follow-count")
    last = fort(seat(hand="bug"), seat(hand="moles", perks="copy-cat"))
    last.play("play bug", "do public", "done", "finish", "follow moles")
    assert last.asks == (2, "follow-count")
