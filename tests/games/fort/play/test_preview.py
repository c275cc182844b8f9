"""What a play would give: amounts, what fits, which action first, what rivals could do."""

from random import Random
from typing import Any

import pytest

from fort_desktop.games.fort.play.adapter import FortTable
from fort_desktop.games.fort.play.forecast import Forecast
from fort_desktop.games.fort.play.preview import Preview, preview
from fort_desktop.games.fort.rules import moves as mv
from tests.play.helpers import CARDS, at, begun, say

PARK = ["dash", "munch", "skids"]
DECK = ["chef", "doc", "giggles", "patch", "zip"]


def table_with(*hand: str, rivals: tuple[dict[str, Any], ...] = (), **more: Any) -> FortTable:
    """It is seat 1's turn to play."""
    own = {"hand": list(hand), "deck": DECK, "stuff": {"pizza": 0, "toys": 2}} | more
    others = rivals or ({"hand": ["spike", "lefty"], "deck": ["bones", "sarge"]},)
    position = {"seats": [own, *others], "park": PARK}
    return at(position, "p" + "b" * len(others))


def seen(table: FortTable, *moves: str) -> Preview:
    say(table, *moves)
    found = preview(table.game, table.view(0))
    assert found is not None
    return found


def now(table: FortTable, *moves: str) -> Forecast:
    result = seen(table, *moves).now
    assert result is not None
    return result


def offer(found: Preview, action: int) -> Any:
    return next(o for o in found.offers if o.move == mv.Do(action))


# --- while adding -------------------------------------------------------------------------------


def test_there_is_nothing_to_preview_before_and_after_a_play():
    table = table_with("bug")
    assert preview(table.game, table.view(0)) is None
    say(table, "play bug", "do public", "done", "do private", "finish")
    assert preview(table.game, table.view(0)) is None


def test_each_card_counts_what_it_shows():
    result = now(
        table_with("bug", "moles", lookout=["worm"]),
        *("play bug", "do public", "add moles", "use lookout worm"),
    )
    assert result.parts == (1, 2, 1)
    assert [result.fits, result.given[0].amount] == [4, 4]
    assert [result.before.pizza, result.after.pizza] == [0, 4]
    assert result.whole
    assert not result.short


def test_what_does_not_fit_is_told():
    result = now(table_with("doodles", "icky-sticky"), "play doodles", "do public")
    assert (result.fits, result.short) == (1, False)
    table = table_with("doodles", "icky-sticky", "tink", stuff={"pizza": 0, "toys": 2})
    result = now(table, "play doodles", "do public", "add icky-sticky")
    assert (result.given[0].amount, result.fits) == (3, 2)
    assert result.short
    assert not result.whole


def test_a_choice_is_counted_but_not_made_up():
    """F-ACT: pizza or toys; only how many is sure."""
    result = now(table_with("punky"), "play punky", "do public")
    assert result.open
    assert result.fits == 1
    assert result.after == result.before


def test_the_other_action_is_told_as_what_comes_then():
    found = seen(table_with("bug", fort=2), "play bug", "do public")
    assert found.then is not None
    assert found.then.fits == 2


def test_it_ends_where_something_hidden_comes_to_light():
    """F-FORT: a fort of level 1 opens the stack of made-up rules."""
    table = table_with("tink", "kitty", stuff={"pizza": 1, "toys": 1})
    fort = offer(seen(table, "play tink"), 0).now
    assert fort.hidden
    assert fort.after.level == 1
    recruit = offer(seen(table_with("prince"), "play prince"), 1).now
    assert not recruit.hidden, "nothing is left to decide after the refill"


def test_why_it_cannot_be_played_as_it_is():
    """R5, R17: only Recycling can still bring a card for the lookout."""
    table = table_with("scout", perks=["recycling"], discard=["wart"])
    found = seen(table, "play scout", "do public")
    assert found.blocked is not None
    assert found.blocked.id == "nothing_done"
    assert found.now is None


# --- which action -------------------------------------------------------------------------------


def test_actions_tell_what_they_give_now_and_at_best():
    found = seen(table_with("bug", "moles", "worm", fort=2), "play bug")
    public, private = offer(found, 0), offer(found, 1)
    assert (public.now.fits, public.most) == (1, 4)
    assert (private.now.fits, private.most) == (2, 2)


def test_at_best_counts_no_card_that_may_not_be_added():
    """F-PLAY 5: with room for one more, none may be added."""
    table = table_with("bug", "moles", "worm", stuff={"pizza": 3, "toys": 0})
    public = offer(seen(table, "play bug"), 0)
    assert (public.now.fits, public.most) == (1, 1)


def test_the_better_order_is_told():
    """Pizza first pays for the fort."""
    table = table_with("sweet-pea", "wart", fort=3, lookout=["worm"], stuff={"pizza": 0, "toys": 0})
    found = seen(table, "play sweet-pea")
    assert (found.order, found.both) == (0, False), "one more card in the lookout, one more toy"
    table = table_with("sweet-pea", "wart", fort=3, lookout=["worm"], stuff={"pizza": 0, "toys": 3})
    found = seen(table, "play sweet-pea")
    assert (found.order, found.both) == (1, True), "two toys would not fit"


def test_no_order_is_told_where_it_makes_no_difference():
    assert seen(table_with("bug", fort=2), "play bug").order == -1


def test_suits_tell_how_often_they_count():
    table = table_with("ace", "bug", "moles", stuff={"pizza": 0, "toys": 0})
    found = seen(table, "play ace", "name book", "do private")
    best = {o.move.suit.id: o.most for o in found.offers}
    assert best["shovel"] == 3
    assert best["book"] == 1


# --- rivals -------------------------------------------------------------------------------------


def test_rivals_may_follow_if_they_can_carry_it_out():
    """F-FOLLOW 2: in full."""
    rivals = (
        {"hand": ["scout", "wart"], "deck": ["tink"], "stuff": {"pizza": 3, "toys": 0}},
        {"hand": ["dot"], "deck": ["ant"], "stuff": {"pizza": 4, "toys": 0}},
        {"hand": [], "deck": ["zip-2"]},
    )
    found = seen(table_with("bug", rivals=rivals), "play bug").followers
    assert [suit.id for suit in found.suits] == ["shovel"]
    told = [(r.seat, r.cards, r.able, r.given[0].amount) for r in found.rivals]
    assert told == [(1, 2, True, 1), (2, 1, False, 1), (3, 0, False, 1)]


def test_a_card_without_a_public_action_cannot_be_followed():
    """F-FOLLOW 8."""
    assert seen(table_with("ghost"), "play ghost").followers.suits == ()


def test_only_suits_that_count_are_told():
    """F-FOLLOW 3: puddin named as a book is followed with a crown, or it counts nothing."""
    table = table_with("puddin", stuff={"pizza": 0, "toys": 0})
    found = seen(table, "play puddin", "name book").followers
    assert [suit.id for suit in found.suits] == ["crown"]


@pytest.mark.parametrize("seed", range(4))
def test_what_is_hidden_makes_no_difference(seed):
    """The same view, dealt anew: the same preview."""
    table = begun("ppp", seed=seed)
    rng = Random(seed)
    compared = 0
    while not table.over and compared < 40:
        seat = table.decision().seat
        view = table.view(seat)
        found = preview(table.game, view)
        if found is not None:
            other = table.game.determinize(view, Random(seed + 1))
            assert preview(table.game, table.game.view(other, seat)) == found
            compared += 1
        table.submit(rng.choice(table.legal()))
    assert compared == 40


def test_what_is_told_comes_true():
    """Adding nothing more and playing it changes the board as told."""
    table = begun("ppp", seed=11)
    rng = Random(11)
    checked = 0
    while not table.over:
        seat = table.decision().seat
        found = preview(table.game, table.view(seat))
        result = found.now if found else None
        if result is None or result.open or result.hidden:
            table.submit(rng.choice(table.legal()))
            continue
        table.submit(mv.Done())
        while len(table.legal()) == 1 and table.decision().kind in ("kind", "pack", "swap"):
            table.submit(table.legal()[0])
        own = table.state.seats[seat]
        told = (result.after.pizza, result.after.toys, result.after.points)
        assert (own.pizza, own.toys, own.points) == told, CARDS.cards[table.state.table[0]].id
        checked += 1
    assert checked > 10


def test_what_is_sure_is_added_up_whatever_the_park_turns_up():
    """Each card recruited brings a toy, whichever it is."""
    table = table_with("baby-face", "lil-boss", "ace", stuff={"pizza": 0, "toys": 0})
    result = now(table, "play baby-face", "do public", "add lil-boss", "add ace as squirtgun")
    assert result.given[0].amount == 3
    assert (result.before.toys, result.after.toys) == (0, 3)
    assert (result.before.discard, result.after.discard) == (0, 3)
    assert not result.hidden
