"""Why a number cannot be named: the reason names the cards that are in the way."""

from __future__ import annotations

from fort_desktop.games.towers.rules.building import DEMOLISHING, FREE, NEVER
from fort_desktop.games.towers.rules.why import Reason, marks, why_not_bid
from tests.games.towers.rules.tables import GAME, Table, cards, seat, table

FIVE = "forest-1 cake-1 haunted-1 sand-1 scrap-1"


def why(t: Table, number: int, n: int) -> Reason | None:
    found = why_not_bid(t.state, number - 1, n)
    assert why_not_bid(GAME.view(t.state, 1), number - 1, n) == found
    return found


def first(offer: str, n: int, **towers: str) -> Reason | None:
    """Why the start player with these towers cannot name `n`."""
    return why(table(seat(**towers), seat(), offer=offer), 1, n)


def named(reason: str, names: str, n: int = 0) -> Reason:
    return Reason(reason, tuple(cards(names)), n)


def test_t_bid_a_number_that_can_be_named_has_no_reason():
    t = table(seat(), seat(), offer=FIVE)
    assert [why(t, 1, n) for n in range(6)] == [None] * 6


def test_t_bid_it_must_be_higher_and_one_must_be_asked():
    t = table(seat(), seat(), offer=FIVE)
    assert why(t, 2, 3) == Reason("turn", seat=0)
    t.play("bid 2")
    assert why(t, 1, 3) == Reason("turn", seat=1)
    assert [why(t, 2, n) for n in (0, 1, 2)] == [Reason("low", n=2, seat=0)] * 3
    assert why(t, 2, 3) is None
    assert why(t, 2, 6) == Reason("few", n=5)
    t.play("pass")
    assert why(t, 1, 3) == Reason("asked")
    assert why(table(seat(), seat(), phase="over"), 1, 3) == Reason("over")


def test_t_legal_the_7_does_not_fit_the_sand_tower_even_after_demolishing():
    """The rulebook's example: with 6 and 4 on it, 5 cannot be named for the 7."""
    offer = "sand-7 sand-2 cake-12 scrap-3 forest-8"
    assert first(offer, 5, sand="6 4") == named("card", "sand-7")
    assert first(offer, 4, sand="6 4") is None
    assert first(offer, 5, sand="6") is None


def test_t_legal_a_finished_tower_is_named_as_such():
    offer = "sand-9 sand-2 cake-12 scrap-3 forest-8"
    assert first(offer, 5, sand="6 0") == named("top", "sand-9 sand-2")
    assert first(offer, 4, sand="6 0", cake="5 3") == named("card", "sand-9 sand-2 cake-12")


def test_t_legal_an_8_that_fits_after_the_9_is_not_in_the_way():
    offer = "sand-8 sand-9 cake-12 scrap-3 forest-8"
    assert first(offer, 5, sand="6 4", cake="5 3") == named("card", "cake-12")
    assert first(offer, 5, sand="6 4") is None


def test_t_legal_two_towers_would_need_a_demolition():
    offer = "sand-7 cake-6 scrap-3 forest-8 haunted-5"
    assert first(offer, 5, sand="9 4", cake="12 2") == named("one", "sand-7 cake-6")
    assert first(offer, 4, sand="9 4", cake="12 2") is None


def test_t_legal_two_of_one_tower_come_for_one_demolition():
    offer = "sand-7 sand-5 cake-6 forest-8 haunted-5"
    assert first(offer, 5, sand="9 4", cake="12 2") == named("one", "sand-7 sand-5 cake-6")
    assert first(offer, 4, sand="9 4", cake="12 2") is None


def test_t_legal_a_twin_that_fits_alone_needs_a_demolition_only_beside_the_other():
    """9 and 7 go on the 5, and only on the 8 below it the other 7 too."""
    t = table(seat(sand="8 5", cake="12 2"), *[seat()] * 3,
              offer="sand-7 sand-9 cake-6 sand-7-2 forest-1")  # fmt: skip
    assert why(t, 1, 5) == named("two", "sand-7 sand-9 cake-6 sand-7-2")
    assert why(t, 1, 4) is None


def test_t_legal_twins_do_not_go_on_one_tower_together():
    t = table(*[seat()] * 4, offer="cake-7 sand-1 cake-7-2 sand-2 sand-3")
    assert why(t, 1, 5) == named("together", "cake-7 cake-7-2")


def test_t_legal_several_reasons_together_give_the_number():
    offer = "sand-7 cake-6 scrap-12 forest-8 haunted-5"
    found = first(offer, 4, sand="9 4", cake="12 2", scrap="5 3")
    assert found == named("most", "scrap-12", 3)


def test_t_legal_marks_tell_what_each_card_takes():
    t = table(seat(sand="9 4", cake="6 4"), seat(), offer="sand-7 sand-2 cake-8 cake-9 cake-7")
    found = marks(t.state.seats[0], t.state.offer)
    assert list(found.values()) == [DEMOLISHING, FREE, FREE, FREE, FREE]
    t = table(seat(sand="9 4", cake="6 4"), seat(), offer="sand-7 sand-2 cake-8 cake-7 scrap-1")
    found = marks(t.state.seats[0], t.state.offer)
    assert list(found.values()) == [DEMOLISHING, FREE, NEVER, NEVER, FREE]
