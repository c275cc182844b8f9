"""What the app does for a player with cards is said before it counts."""

from __future__ import annotations

from typing import Any

from fort_desktop.games.fort.play.adapter import FortTable
from tests.games.fort.screen.test_play_area import position
from tests.ui.bridges import GAME, open_table
from tests.ui.speaking import plain, spoken

BUG = ("bug", "moles", "worm", "kitty")
ROOM = {"pizza": 0, "toys": 0}


def proposed(*hand: str, moves: tuple[str, ...], **more: Any) -> FortTable:
    """A table where all has been done for the person that can be taken back."""
    table = position(*hand, moves=moves, **more)
    table.asks_all = False
    while (move := table.unasked()) is not None:
        table.submit(move, unasked=True)
    return table


def said(table: FortTable) -> str:
    bridge, _ = open_table(table)
    return plain(bridge.coach.text)


def test_cards_that_were_added_for_the_player_are_named_with_the_reason_and_the_way_back(english):
    table = proposed(*BUG, moves=("play bug",), stuff=ROOM)
    line = "Added for you, as they only help: Moles, Worm (a click leaves one out)."
    assert said(table) == f"{line} Choose “Play it”."


def test_a_single_card_that_was_added_is_named_alone(english):
    table = proposed("bug", "moles", moves=("play bug",), stuff=ROOM)
    assert said(table).startswith("Added for you, as it only helps: Moles (a click leaves it out).")


def test_cards_that_the_player_added_are_not_said_to_be_added_for_them(english):
    table = position("bug", "moles", moves=("play bug", "do public", "add moles"), stuff=ROOM)
    assert "for you" not in said(table)
    assert "Play it, or take Moles back." in said(table)


def test_in_czech_and_polish_too(qapp):
    for code, start in (("cs", "Karty přidané za tebe"), ("pl", "Karty dodane za ciebie")):
        with spoken(code):
            text = said(proposed(*BUG, moves=("play bug",), stuff=ROOM))
            assert text.startswith(f"{start}, ")
            assert "jen pomáhají" in text or "tylko pomagają" in text


def test_the_only_card_that_an_action_would_take_stands_on_its_tile_and_in_the_question(english):
    """Wart trashes a card: the only one in the hand would be gone with the click."""
    table = position("wart", "ace", moves=("play wart",), stuff={"pizza": 1, "toys": 1}, deck=[])
    bridge, _ = open_table(table)
    line = "action: trash Ace from your hand (no other card is there for it)."
    assert line in plain(bridge.coach.text)
    assert "Ace" in [plain(choice.note) for choice in bridge.choices.rows()]


def test_where_there_are_two_cards_none_is_named(english):
    table = position(
        "wart", "ace", "bug", moves=("play wart",), stuff={"pizza": 1, "toys": 1}, deck=[]
    )
    bridge, _ = open_table(table)
    assert "no other card" not in plain(bridge.coach.text)
    assert GAME.decision(table.state) is not None
