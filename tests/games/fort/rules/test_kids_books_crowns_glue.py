"""Kids with books, crowns or glue, both of their actions with what improves them."""

from __future__ import annotations

from tests.games.fort.rules.positions import fort, seat

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
