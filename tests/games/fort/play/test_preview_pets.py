"""What playing a dog would give, before anything is final."""

from fort_desktop.games.fort.play.preview import preview
from fort_desktop.games.fort.rules import moves as mv
from fort_desktop.games.fort.rules.engine import FortGame
from tests.games.fort.frozen_cards import frozen_cards

CARDS = frozen_cards()
GAME = FortGame(CARDS)


def at(*moves, **seat):
    """The position after moves, in a game with dogs and two seats."""
    options = {"dogs": True}
    state = GAME.from_snapshot({"seats": [seat, {"hand": ["wart"]}], "options": options})
    for text in moves:
        GAME.apply(state, GAME.parse_move(state, text))
    return state


def looked(state):
    return preview(GAME, GAME.view(state, 0))


def test_need_and_action_are_weighed_together():
    state = at("play hershey", hand=["hershey"], stuff={"pizza": 2, "toys": 1})
    assert GAME.decision(state).kind == "need"
    now = looked(state).now
    assert now is not None
    assert (now.before.pizza, now.after.pizza) == (2, 1)
    assert now.after.points - now.before.points == 2
    assert now.whole


def test_nobody_follows_a_dog():
    seen = looked(at("play hershey", hand=["hershey"], stuff={"pizza": 1, "toys": 1}))
    assert seen.followers.dog
    assert seen.followers.suits == ()


def test_a_copied_kid_counts_its_own_suits_only():
    hand = ["pumpkin", "bug", "moles"]
    seen = looked(at("play pumpkin", "add bug", hand=hand, fort=2))
    assert [offer.move for offer in seen.offers] == [mv.Do(0), mv.Do(1)]
    public, private = seen.offers
    assert public.now.given[0].amount == public.most == 1
    assert public.now.parts == (1,)
    assert private.now.given[0].amount == 2
    assert seen.order == -1, "only one of them is carried out"
    assert seen.now is None


def test_which_action_a_dog_copies_is_open_until_the_kid_is_there():
    seen = looked(at("play pumpkin", hand=["pumpkin", "bug", "moles"]))
    assert seen.now is None
    assert seen.offers == ()
    assert seen.added == ()
