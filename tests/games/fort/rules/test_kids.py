"""Every kid, both of its actions, with what improves them (F-PLAY, F-ACT).

Best friends and kids with coins, shovels, skateboards or squirt guns are here, the others in
test_kids_books_crowns_glue.py.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from fort_desktop.games.fort.cards import load_cards
from tests.games.fort.rules.positions import fort, seat

RESOURCE_FRIENDS = {"bitsy": "kitty", "sparky": "blitz", "rusty": "worm", "thunder": "zip"}
COIN_FRIENDS = ("ace", "blades", "flipper", "smoke")


def test_every_kid_has_a_test():
    tested = {*RESOURCE_FRIENDS, *COIN_FRIENDS}
    for path in Path(__file__).parent.glob("test_kids*.py"):
        names = re.findall(r"^def test_(\w+)", path.read_text("utf-8"), re.MULTILINE)
        tested |= {name.replace("_", "-") for name in names}
    assert {kid.id for kid in load_cards().kids} <= tested


# --- best friends -------------------------------------------------------------------------------


@pytest.mark.parametrize(("kid", "same_suit"), RESOURCE_FRIENDS.items())
def test_best_friend_with_a_suit(kid, same_suit):
    """F-PLAY 2, F-ACT: resource x suit, all of one kind; the fort for one token more."""
    t = fort(seat(hand=f"{kid} {same_suit}", stuff=(1, 1)))
    t.play(f"play {kid}", "do public", f"add {same_suit}", "done")
    assert t.legal() == ["take pizza", "take toys"]
    t.play("take toys")
    assert t.stuff(1) == (1, 3)
    t.play("do private")
    assert t.legal() == ["pay stuff 1p2t pack 0p0t"]  # a pizza, a toy and one more of either kind
    t.play("pay stuff 1p2t pack 0p0t", "rule loner", "finish")
    assert (t.stuff(1), t.seat(1).level) == ((0, 1), 1)


@pytest.mark.parametrize("kid", COIN_FRIENDS)
def test_best_friend_with_a_coin(kid):
    """F-FOLLOW 4, F-PLAY 3, R9: the coin is named; any suit is chosen as the action begins."""
    t = fort(seat(hand=f"{kid} doodles icky-sticky bug", stuff=(0, 1)))
    t.play(f"play {kid}", "name glue", "do public", "pack toy")
    assert (t.stuff(1), t.pack(1)) == ((0, 0), (0, 1))
    t.play("do private", "suit glue")
    assert t.legal() == ["add doodles", "add icky-sticky", "done"]
    t.play("add doodles", "add icky-sticky")
    t.play("done", "take pizza")
    assert t.stuff(1) == (4, 0)  # the coin named glue, one glue and two


# --- coins --------------------------------------------------------------------------------------


def test_bud():
    """F-ACT gain: two of one kind; a best friend may be trashed."""
    t = fort(seat(hand="bud bitsy"))
    t.play("play bud", "name book", "do public", "take toys", "do private", "trash hand bitsy")
    assert (t.stuff(1), "bitsy" in t.box()) == ((0, 2), True)


# --- shovels ------------------------------------------------------------------------------------


def test_bug():
    """F-PLAY 2, F-ACT x fort; the example of the rulebooks is a worked case of its own."""
    t = fort(seat(hand="bug wart", fort=3))
    t.play("play bug", "do public", "add wart", "done", "do private")
    assert (t.stuff(1), t.points(1)) == ((2, 0), 3)


def test_lefty():
    """F-ACT then: two points after the fort was advanced, for its usual cost."""
    t = fort(seat(hand="lefty moles", stuff=(0, 1)))
    t.play("play lefty", "do public", "add moles", "done", "do private")
    t.play("pay stuff 1p1t pack 0p0t", "rule loner")
    assert (t.stuff(1), t.seat(1).level, t.points(1)) == ((2, 0), 1, 2)


def test_moose():
    """F-ACT spend: two pizzas together or none."""
    t = fort(seat(hand="moose wart"))
    t.play("play moose")
    assert t.legal() == ["do private"]
    t.play("do private", "add wart", "done", "do public", "spend stuff 2p0t pack 0p0t")
    assert (t.stuff(1), t.points(1)) == ((0, 0), 2)


def test_sarge():
    t = fort(seat(hand="sarge bug", lookout="worm", fort=1))
    t.play("play sarge", "do public", "lookout hand bug", "do private")
    assert t.stuff(1) == (2, 0)


def test_scout():
    """F-ACT lookout x shovel: one card from hand for each shovel."""
    t = fort(seat(hand="scout moles zip dash kitty", fort=4), park_deck=["bug", "prince"])
    t.play("play scout", "do public", "add moles", "done")
    t.play("lookout hand zip", "lookout hand dash", "lookout hand kitty")
    assert t.lookout(1) == ["zip", "dash", "kitty"]
    t.play("do private", "recruit deck")
    assert t.discard(1) == ["prince"]


def test_moles():
    t = fort(seat(hand="moles wart", discard="bug"))
    t.play("play moles", "do public", "add wart", "done", "do private", "trash discard bug")
    assert (t.stuff(1), "bug" in t.box()) == ((3, 0), True)


def test_wart():
    t = fort(seat(hand="wart bug", stuff=(1, 1)))
    t.play("play wart", "do public", "pay stuff 1p1t pack 0p0t", "rule loner")
    t.play("do private", "trash hand bug")
    assert (t.seat(1).level, t.stuff(1)) == (1, (0, 0))


def test_worm():
    t = fort(seat(hand="worm moles", discard="bug"))
    t.play("play worm", "do public", "trash discard bug", "do private", "add moles", "done")
    assert (t.stuff(1), t.discard(1)) == ((3, 0), [])


# --- skateboards --------------------------------------------------------------------------------


def test_ant():
    t = fort(seat(hand="ant zip", stuff=(1, 1), fort=1))
    t.play("play ant", "do public", "add zip", "done", "pack pizza", "pack toy", "do private")
    assert (t.stuff(1), t.pack(1)) == ((1, 1), (1, 1))


def test_zip():
    t = fort(seat(hand="zip dash"), seat(yard="bug"), park_deck=["wart", "worm"])
    t.play("play zip", "do public", "recruit yard 2 bug", "do private", "add dash", "done")
    assert (t.discard(1), t.stuff(1)) == (["bug"], (2, 0))


def test_dash():
    t = fort(seat(hand="dash rocket-bros"))
    t.play("play dash", "do public", "add rocket-bros", "done", "do private", "pack pizza")
    assert (t.stuff(1), t.pack(1)) == ((2, 0), (1, 0))


def test_munch():
    """F-ACT ( ) x suit: the whole bracket as often as skateboards are counted."""
    t = fort(seat(hand="munch zip", stuff=(1, 0)))
    t.play("play munch", "do public", "add zip", "done", "do private", "done")
    t.play("spend stuff 1p0t pack 0p0t", "spend stuff 1p0t pack 0p0t")
    assert (t.stuff(1), t.points(1)) == ((1, 0), 2)


def test_rocket_bros():
    t = fort(seat(hand="rocket-bros zip"), park_deck=["bug", "worm"])
    t.play("play rocket-bros", "do public", "add zip", "done", "do private", "recruit deck")
    assert (t.stuff(1), t.discard(1)) == ((3, 0), ["worm"])


def test_skids():
    t = fort(seat(hand="skids zip", stuff=(0, 1)))
    t.play("play skids", "do private", "add zip", "done")
    t.play("do public", "pay stuff 1p1t pack 0p0t", "rule loner")
    assert (t.stuff(1), t.seat(1).level) == ((1, 0), 1)


def test_spike():
    t = fort(seat(hand="spike rocket-bros"), seat(yard="bug"))
    t.play("play spike", "do public", "trash yard 2 bug", "do private", "add rocket-bros", "done")
    assert (t.yard(2), t.points(1)) == ([], 3)


# --- squirt guns --------------------------------------------------------------------------------


def test_baby_face():
    """F-ACT ( ) x suit, each time in order: recruit, then a toy."""
    t = fort(seat(hand="baby-face blitz", discard="bug"), park_deck=["zip", "dash", "kitty"])
    t.play("play baby-face", "do public", "add blitz", "done", "recruit deck")
    assert t.stuff(1) == (0, 1)
    t.play("recruit deck")
    assert (t.stuff(1), t.discard(1)) == ((0, 2), ["bug", "kitty", "dash"])
    t.play("do private", "trash discard bug")
    assert t.discard(1) == ["kitty", "dash"]


def test_blitz():
    t = fort(seat(hand="blitz scrappers"), seat(yard="bug"))
    t.play("play blitz", "do public", "trash yard 2 bug", "do private", "add scrappers", "done")
    assert (t.yard(2), t.points(1)) == ([], 3)


def test_crash():
    """F-ACT ( ) x suit: a rival's card and a point per squirt gun."""
    t = fort(
        seat(hand="crash blitz"),
        seat(yard="bug worm"),
        seat(yard="zip"),
        park_deck=["ant", "spike"],
    )
    t.play("play crash", "do private", "add blitz", "done", "trash yard 3 zip", "trash yard 2 bug")
    assert (t.points(1), t.yard(2), t.yard(3)) == (2, ["worm"], [])
    t.play("do public", "recruit yard 2 worm")
    assert t.discard(1) == ["worm"]


def test_lil_boss():
    """F-ACT copy a rival's pack: nothing is taken away."""
    t = fort(seat(hand="lil-boss bug"), seat(pack=(2, 1), fort=2), seat(pack=(1, 0)))
    t.play("play lil-boss", "do public", "lookout hand bug", "do private")
    assert t.legal() == ["copy 2", "copy 3"]
    t.play("copy 2")
    assert (t.stuff(1), t.pack(2)) == ((2, 1), (2, 1))


def test_punky():
    t = fort(seat(hand="punky scrappers bug"))
    t.play("play punky", "do public", "add scrappers", "done", "take toys")
    t.play("do private", "trash hand bug")
    assert t.stuff(1) == (0, 3)


def test_scrappers():
    """An empty private box is no action (F-PLAY 4)."""
    t = fort(seat(hand="scrappers blitz"))
    t.play("play scrappers", "do public", "add blitz", "done")
    assert (t.points(1), t.legal()) == (3, ["finish"])
