"""Every kid, both of its actions, with what improves them (F-PLAY, F-ACT)."""

from __future__ import annotations

import pytest

from tests.games.fort.positions import fort, real_cards, seat

RESOURCE_FRIENDS = {"bitsy": "kitty", "sparky": "blitz", "rusty": "worm", "thunder": "zip"}
COIN_FRIENDS = ("ace", "blades", "flipper", "smoke")


def test_every_kid_has_a_test_here():
    tested = {*RESOURCE_FRIENDS, *COIN_FRIENDS}
    tested |= {name.removeprefix("test_").replace("_", "-") for name in globals()}
    kids = {kid.id for kid in real_cards().kids}
    assert len(kids) == 50
    assert kids <= tested


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


# --- books --------------------------------------------------------------------------------------


def test_bones():
    """F-ACT pack, copy pack: pack x book; then as many tokens as lie in the pack."""
    t = fort(seat(hand="bones noodle-twins", stuff=(2, 2), fort=2))
    t.play("play bones", "do public", "add noodle-twins", "done")
    t.play("pack pizza", "pack pizza", "pack toy")
    assert (t.stuff(1), t.pack(1)) == ((0, 1), (2, 1))
    t.play("do private")
    assert (t.stuff(1), t.pack(1)) == ((2, 2), (2, 1))


def test_noodle_twins():
    """F-ACT lookout, x lookout: cards count, not their suits."""
    t = fort(seat(hand="noodle-twins moles", lookout="worm", fort=1))
    t.play("play noodle-twins", "do public", "lookout hand moles")
    assert t.lookout(1) == ["worm", "moles"]
    t.play("do private")
    assert t.points(1) == 2


def test_captain():
    """F-ACT recruit: to the own discard pile, the park is refilled at once."""
    t = fort(
        seat(hand="captain", lookout="worm bug", fort=1), park=["wart"], park_deck=["zip", "dash"]
    )
    t.play("play captain", "do public")
    assert t.legal() == ["recruit park wart", "recruit deck"]
    t.play("recruit park wart")
    assert (t.discard(1), t.park()) == (["wart"], ["dash"])
    t.play("do private")
    assert t.points(1) == 2


def test_chef():
    """F-ACT spend, then: a pizza from stuff or pack brings two points."""
    t = fort(seat(hand="chef patch", pack=(1, 0)))
    t.play("play chef", "do public", "add patch", "done")
    assert t.stuff(1) == (2, 0)
    t.play("do private")
    assert t.legal() == ["spend stuff 1p0t pack 0p0t", "spend stuff 0p0t pack 1p0t"]
    t.play("spend stuff 0p0t pack 1p0t")
    assert (t.stuff(1), t.pack(1), t.points(1)) == ((2, 0), (0, 0), 2)


def test_doc():
    """F-ACT trash: from hand or discard pile, not from the deck, not the played card."""
    t = fort(seat(hand="doc bug", discard="worm", deck="wart"))
    t.play("play doc", "do public")
    assert t.legal() == ["trash hand bug", "trash discard worm"]
    t.play("trash discard worm")
    assert ("worm" in t.box(), t.points(1)) == (True, 1)
    t.play("do private", "lookout hand bug")
    assert t.lookout(1) == ["bug"]


def test_einstein():
    """F-ACT trash this card: points per book first, and out of the game after all followers."""
    t = fort(seat(hand="einstein patch", deck="zip dash ant skids spike"), seat(hand="captain"))
    t.play("play einstein", "do private", "add patch", "done")
    assert t.points(1) == 2
    t.play("do public", "done")
    assert t.stuff(1) == (2, 0)
    t.play("finish")
    assert "einstein" not in t.box()
    t.play("follow captain", "count 1")
    assert "einstein" in t.box()
    t.play("recruit deck")
    assert t.discard(1)[1:] == ["patch"]


def test_patch():
    """R1: the card that the first action put on the lookout is used by the second."""
    t = fort(seat(hand="patch noodle-twins bones", stuff=(0, 1)))
    t.play("play patch", "do private", "lookout hand bones", "do public")
    assert t.legal() == ["add noodle-twins", "use lookout bones", "done"]
    t.play("use lookout bones")
    assert t.refuses("add noodle-twins")  # four toys, but room for three
    t.play("done")
    assert t.stuff(1) == (0, 3)


# --- crowns -------------------------------------------------------------------------------------


def test_ghost():
    """F-FOLLOW 8, F-PLAY 4: no public action, an empty box; nobody can follow."""
    t = fort(seat(hand="ghost"), seat(hand="prince"))
    t.play("play ghost")
    assert t.legal() == ["do private"]
    t.play("do private", "finish")
    assert (t.points(1), t.asks) == (2, (1, "recruit-phase"))


def test_golden_boy():
    """F-PLAY 3: a crown and a coin read as a crown make three with the played card."""
    t = fort(seat(hand="golden-boy puddin", stuff=(3, 0), fort=2))
    t.play("play golden-boy", "do public")
    assert t.legal() == ["add puddin as crown", "add puddin", "done"]
    t.play("add puddin as crown", "done", "pack pizza", "pack pizza", "pack pizza")
    assert t.pack(1) == (3, 0)
    t.play("do private")
    assert t.stuff(1) == (3, 0)


def test_prince():
    t = fort(seat(hand="prince tiny ghost"), seat(yard="bug"), park_deck=["zip", "dash"])
    t.play("play prince", "do public", "add tiny", "add ghost", "done")
    assert t.points(1) == 3
    t.play("do private", "recruit yard 2 bug")
    assert (t.discard(1), t.yard(2)) == (["bug"], [])


def test_tiny():
    """F-ACT trash a rival's card, then: all pizza or all toys."""
    t = fort(seat(hand="tiny ghost"), seat(yard="bug worm"))
    t.play("play tiny", "do public", "trash yard 2 worm")
    assert ("worm" in t.box(), t.yard(2)) == (True, ["bug"])
    t.play("take toys", "do private", "add ghost", "done")
    assert t.stuff(1) == (2, 1)


def test_puddin():
    """F-FOLLOW 4, R9: the coin named crown counts beside the printed crown."""
    t = fort(seat(hand="puddin prince"), seat(pack=(1, 1), fort=1))
    t.play("play puddin", "name crown", "do public", "add prince", "done", "take pizza")
    assert t.stuff(1) == (3, 0)
    t.play("do private", "copy 2")
    assert (t.stuff(1), t.pack(2)) == ((4, 1), (1, 1))


# --- glue ---------------------------------------------------------------------------------------


def test_doodles():
    t = fort(seat(hand="doodles kitty bug"))
    t.play("play doodles", "do public", "add kitty", "done")
    assert t.stuff(1) == (0, 2)
    t.play("do private")
    assert t.legal() == ["trash hand bug"]  # neither the played nor the added card
    t.play("trash hand bug")
    assert t.hand(1) == []


def test_dot():
    """R23: the fort for one token less, whichever of the printed ones."""
    t = fort(seat(hand="dot kitty", stuff=(2, 2), fort=1))
    t.play("play dot", "do private")
    assert t.legal() == ["pay stuff 0p2t pack 0p0t", "pay stuff 1p1t pack 0p0t"]
    t.play("pay stuff 1p1t pack 0p0t", "perk bribe")
    assert (t.seat(1).level, t.stuff(1)) == (2, (1, 1))
    t.play("do public", "add kitty", "done", "pack pizza", "pack toy")
    assert t.pack(1) == (1, 1)


def test_giggles():
    """F-ACT swap: in stuff or pack, repeated always the same way."""
    t = fort(seat(hand="giggles doodles", stuff=(2, 1), pack=(1, 0), lookout="bug"))
    t.play("play giggles", "do public", "add doodles", "done")
    # The other way only one token could be swapped: Doodles would be idle (F-PLAY 5).
    assert t.legal() == ["swap stuff pizza", "swap pack pizza"]
    t.play("swap pack pizza")
    assert t.legal() == ["swap stuff pizza"]
    t.play("swap stuff pizza")
    assert (t.stuff(1), t.pack(1)) == ((1, 2), (0, 1))
    t.play("do private")
    assert t.points(1) == 1


def test_icky_sticky():
    """F-PLAY 2: each printed suit counts one, two on a double card."""
    t = fort(seat(hand="icky-sticky bug", stuff=(0, 0)))
    t.play("play icky-sticky", "do public", "done", "do private", "lookout hand bug")
    assert (t.stuff(1), t.lookout(1)) == ((0, 2), ["bug"])


def test_kitty():
    """R1: the added card counts for both actions."""
    t = fort(seat(hand="kitty doodles", fort=1))
    t.play("play kitty", "do public", "add doodles", "done")
    t.play("do private", "done", "pack toy", "pack toy")
    assert (t.stuff(1), t.pack(1)) == ((0, 0), (0, 2))


def test_penny():
    """F-ACT x pack: as many points as tokens in the pack; their kind does not matter."""
    t = fort(seat(hand="penny", pack=(1, 1), fort=1))
    t.play("play penny", "do public", "take pizza", "do private")
    assert (t.stuff(1), t.points(1)) == ((1, 0), 2)


def test_sweet_pea():
    t = fort(seat(hand="sweet-pea bug", lookout="worm", fort=1))
    t.play("play sweet-pea", "do public", "lookout hand bug", "do private")
    assert t.stuff(1) == (0, 2)


def test_tink():
    """F-FORT: a pizza and a toy lead to level 1."""
    t = fort(seat(hand="tink kitty", pack=(1, 0)))
    t.play("play tink", "do private", "add kitty", "done", "do public")
    assert t.legal() == ["pay stuff 0p1t pack 1p0t"]
    t.play("pay stuff 0p1t pack 1p0t", "rule loner")
    assert (t.seat(1).level, t.stuff(1), t.pack(1)) == (1, (0, 1), (0, 0))


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


# --- coins --------------------------------------------------------------------------------------


def test_bud():
    """F-ACT gain: two of one kind; a best friend may be trashed."""
    t = fort(seat(hand="bud bitsy"))
    t.play("play bud", "name book", "do public", "take toys", "do private", "trash hand bitsy")
    assert (t.stuff(1), "bitsy" in t.box()) == ((0, 2), True)
