"""What a single card would give."""

from __future__ import annotations

from typing import Any

from fort_desktop.games.fort.play.gains import Gain, of_added, of_follow, of_play, suits_owned
from fort_desktop.games.fort.rules.actions import Suit
from fort_desktop.games.fort.rules.view import View
from tests.games.fort.rules.positions import Table, fort, seat
from tests.play.helpers import ADAPTER, CARDS

GAME = ADAPTER.rules
NAMES = CARDS.names


def table(*moves: str, rival: str = "wart", **me: Any) -> Table:
    return fort(seat(**me), seat(hand=rival), cards=CARDS).play(*moves)


def seen(at: Table, who: int = 0) -> View:
    return GAME.view(at.state, who)


def played(card: str, **me: Any) -> list[tuple[str, int, int]]:
    found = of_play(GAME, seen(table(**me)), NAMES.index(card))
    return [(str(gain.action), gain.fits, gain.most) for gain in found]


def followed(card: str, at: Table) -> Gain | None:
    return of_follow(GAME, seen(at, 1), NAMES.index(card))


def test_a_card_to_play_gives_what_it_gives_alone_and_what_others_can_bring_it_to():
    """F-PLAY 2: Bug shows one shovel, Moles two."""
    assert played("bug", hand="bug moles", fort=2) == [
        ("pizza x shovel", 1, 3),
        ("vp x fort", 2, 2),
    ]


def test_what_does_not_fit_is_not_given():
    """R4: as far as there is room."""
    assert played("bug", hand="bug moles", stuff=(3, 0))[0] == ("pizza x shovel", 1, 1)


def test_a_card_that_cannot_be_played_gives_nothing():
    assert played("bud", hand="bud", stuff=(4, 4)) == []


def test_f_follow_4_a_coin_stands_for_the_suit_that_gives_most():
    found = {text: most for text, _, most in played("flipper", hand="flipper moles bug")}
    assert found["resource x any-suit"] == 4


def test_f_follow_3_to_follow_with_a_double_card_gives_both_its_suits():
    at = table("play bug", "do public", "done", "finish", hand="bug", rival="moles tink")
    gain = followed("moles", at)
    assert gain is not None
    assert (str(gain.action), gain.fits) == ("pizza x shovel", 2)
    assert followed("tink", at) is None, "it shows no shovel"


def test_f_follow_2_a_double_card_gives_one_where_only_one_fits():
    full = fort(seat(hand="bug"), seat(hand="moles", stuff=(3, 0)), cards=CARDS)
    gain = followed("moles", full.play("play bug", "do public", "done", "finish"))
    assert gain is not None
    assert gain.fits == 1


def test_an_action_without_suits_gives_as_much_to_whoever_follows():
    at = table("play penny", "do public", "take pizza", "finish", hand="penny", rival="doodles")
    gain = followed("doodles", at)
    assert gain is not None
    assert (str(gain.action), gain.fits) == ("pizza", 1)  # F-FOLLOW 5


def test_a_card_that_could_be_added_gives_what_it_adds_and_one_that_is_added_what_it_added():
    at = table("play bug", "do public", hand="bug moles tink")
    moles, tink = (NAMES.index(card) for card in ("moles", "tink"))
    assert (of_added(GAME, seen(at), moles), of_added(GAME, seen(at), tink)) == (2, 0)
    at.play("add moles")
    assert of_added(GAME, seen(at), moles) == 2


def test_outside_an_action_nothing_is_added():
    assert of_added(GAME, seen(table(hand="bug moles")), NAMES.index("moles")) == 0


def test_a_recruit_is_the_first_of_its_suit_or_one_more():
    """All own cards count, the deck's and the ones in play as well."""
    at = table("play bug", hand="bug worm", deck="moles", discard="tink")
    effect = suits_owned(seen(at), NAMES.index("zip"))
    assert effect == ((Suit.SKATEBOARD, 0, 1),)
    assert suits_owned(seen(at), NAMES.index("bug-2")) == ((Suit.SHOVEL, 4, 5),)
