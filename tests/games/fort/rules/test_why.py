"""Why a card cannot be used now, as a player asks who touches it."""

from fort_desktop.games.fort.rules.why import why_not
from tests.games.fort.rules.positions import fort, seat


def why(table, card, number=1):
    cards = table.cards
    asked = next(n for n, name in enumerate(cards.names) if name == card)
    return why_not(table.state, number - 1, asked).id


def test_cards_of_park_and_yards_wait_for_the_recruiting():
    """F-RECRUIT comes after F-PLAY; then it is the hand that waits."""
    rival = seat(hand="bug", yard="kitty", deck="doc patch zip skids chef")
    table = fort(seat(hand="penny worm", deck="moles ant"), rival, park=["scout", "dash", "munch"])
    assert why(table, "scout") == why(table, "kitty") == "recruit_later"
    table.play("play penny")
    assert why(table, "scout") == why(table, "kitty") == "recruit_later"
    assert why(table, "worm") == "times"
    table.play("do public", "take pizza", "finish")
    assert table.asks == (2, "follow")
    assert why(table, "scout") == "turn"
    assert why(table, "scout", 2) == "recruit_turn"
    table.play("pass")
    assert table.asks == (1, "recruit-phase")
    assert why(table, "worm") == "recruit_now"


def test_where_no_action_is_left_to_choose_no_card_waits_for_one():
    """The private action is done, and no rival has a card in the yard for the public one."""
    table = fort(seat(hand="tiny worm"), seat())
    table.play("play tiny")
    assert why(table, "worm") == "first"
    table.play("do private", "done")
    assert why(table, "worm") == "spent"


def test_a_rival_who_is_asked_to_follow_is_told_what_is_missing():
    rival = seat(hand="bug scout", lookout="ant", deck="doc patch")
    table = fort(seat(hand="penny"), rival)
    table.play("play penny", "do public", "take pizza", "finish")
    refused = [c for c in ("bug", "scout") if table.refuses(f"follow {c}")]
    assert refused
    assert {why(table, card, 2) for card in refused} == {"suit"}
    assert why(table, "ant", 2) == "follow_lookout"
