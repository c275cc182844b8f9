"""Whether anybody could follow, whatever hands hold: what boards and numbers say (F-FOLLOW)."""

import pytest

from fort_desktop.games.fort.rules import following
from tests.games.fort.rules.positions import fort, seat


def could(card, *rivals, **mine):
    table = fort(seat(hand=card, **mine), *rivals)
    table.play(f"play {card}")
    return following.anybody(table.state)


def test_whoever_has_a_card_and_room_could_follow():
    assert could("bug", seat(hand="zip"))


@pytest.mark.parametrize(
    ("card", "rival"),
    [
        ("bug", seat()),  # no card
        ("bug", seat(hand="zip", stuff=(4, 0))),  # no room (F-FOLLOW 2)
        ("ghost", seat(hand="zip")),  # no public action
        ("wart", seat(hand="zip")),  # cannot pay
    ],
)
def test_nobody_could_follow_without_card_room_tokens_or_public_action(card, rival):
    assert not could(card, rival, stuff=(2, 2))


def test_one_rival_of_several_is_enough():
    assert could("bug", seat(hand="zip", stuff=(4, 0)), seat(hand="worm"))


def test_before_a_card_is_played_nobody_could_follow():
    assert not following.anybody(fort(seat(hand="bug"), seat(hand="zip")).state)
