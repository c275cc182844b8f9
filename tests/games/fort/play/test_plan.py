"""A play being composed: any card is taken back or read anew, and the play is as if never so."""

from random import Random

import pytest

from fort_desktop.contract.errors import IllegalMove
from fort_desktop.games.fort.play.adapter import FortTable
from fort_desktop.games.fort.play.plan import Change, Changed, change, changes
from fort_desktop.games.fort.rules import moves as mv
from fort_desktop.play.record import from_record, to_record
from tests.play.helpers import ADAPTER, CARDS, at, begun, say, snapshot

RIVAL = {"hand": ["scout", "wart"], "deck": ["tink", "zip-2", "dash-2", "bones", "sarge"]}
PARK = ["dash", "munch", "skids"]


def leader(*hand, **more):
    """It is seat 1's turn to play."""
    deck = ["chef", "doc", "giggles", "patch", "zip"]
    seat = {"hand": list(hand), "deck": deck, "stuff": {"pizza": 0, "toys": 2}} | more
    return {"seats": [seat, RIVAL], "park": PARK}


def composed(*moves: str, kinds: str = "pb", **more) -> FortTable:
    table = at(leader("bug", "moles", "worm", "puddin", "penny", **more), kinds)
    say(table, *moves)
    return table


def name(number: int) -> str:
    return CARDS.cards[number].id


def offered(table: FortTable) -> list[str]:
    """The changes in short: the card, and how its coin would be read instead."""
    return [
        name(c.card) + (f" as {c.instead.reading}" if isinstance(c.instead, mv.Add) else "")
        for c in changes(table, 0)
    ]


def take_back(table: FortTable, card: str) -> Changed:
    found = next(c for c in changes(table, 0) if name(c.card) == card and c.instead is None)
    return change(table, 0, found)


# --- taking back --------------------------------------------------------------------------------


def test_nothing_can_be_changed_before_a_card_is_played():
    assert changes(composed(), 0) == []


def test_everything_played_and_added_can_be_taken_back():
    table = composed("play bug", "do public", "add moles", "add worm")
    assert offered(table) == ["bug", "moles", "worm"]


def test_a_card_in_the_middle_is_taken_back():
    table = composed("play bug", "do public", "add moles", "add worm")
    done = take_back(table, "moles")
    assert done.dropped == ()
    assert table.moves == ["play bug", "do public", "add worm"]
    assert snapshot(table) == snapshot(composed("play bug", "do public", "add worm"))


def test_the_played_card_goes_back_with_all_that_was_added():
    table = composed("play bug", "do public", "add moles", "add worm")
    take_back(table, "bug")
    assert table.history == []
    assert snapshot(table) == snapshot(composed())


def test_after_an_action_its_cards_can_still_be_taken_back():
    """R1: they count for both actions, so the first one is carried out again without them."""
    table = composed("play bug", "do public", "add moles", "done", "do private")
    assert table.state.seats[0].pizza == 3
    take_back(table, "moles")
    assert table.moves == ["play bug", "do public", "done", "do private"]
    assert table.state.seats[0].pizza == 1


def test_a_lookout_card_is_taken_back():
    table = composed("play bug", "do public", "use lookout lefty", "add worm", lookout=["lefty"])
    found = next(c for c in changes(table, 0) if name(c.card) == "lefty")
    assert found.lookout
    change(table, 0, found)
    assert table.moves == ["play bug", "do public", "add worm"]


def test_a_choice_made_later_falls_with_the_card_it_needed():
    position = leader("scout", "wart", "penny", "bitsy", "zip-2", fort=2)
    position["seats"][1] = {"hand": ["worm"], "deck": ["tink"]}
    table = at(position)
    say(table, "play scout", "do public", "add wart", "done", "lookout hand penny")
    say(table, "lookout hand bitsy")
    done = take_back(table, "wart")
    assert table.moves == ["play scout", "do public", "done", "lookout hand penny"]
    assert [table.game.format_move(table.state, m) for m in done.dropped] == ["lookout hand bitsy"]


# --- reading a coin anew ------------------------------------------------------------------------


def test_a_coin_is_read_as_another_suit():
    """R10: puddin beside prince counts one crown, or two with its coin read as one."""
    table = at(leader("prince", "puddin", "ghost"))
    say(table, "play prince", "do public", "add puddin", "add ghost")
    assert offered(table) == ["prince", "puddin", "puddin as 1", "ghost"]
    done = change(table, 0, changes(table, 0)[2])
    assert done.dropped == ()
    assert table.moves == ["play prince", "do public", "add puddin as crown", "add ghost"]
    assert offered(table) == ["prince", "puddin", "puddin as None", "ghost"]


def test_a_coin_with_one_reading_leaves_nothing_to_choose():
    table = at(leader("kitty", "bud", "bitsy"))
    say(table, "play kitty", "do public", "add bud as glue")
    assert offered(table) == ["kitty", "bud"]


# --- how far back -------------------------------------------------------------------------------


def test_nothing_is_changed_while_somebody_else_decides():
    table = composed("play bug", "do public", "done", "finish")
    assert table.decision().seat == 1
    assert changes(table, 0) == []


def test_nothing_is_changed_behind_something_hidden():
    table = at(leader("captain", "noodle-twins"))
    say(table, "play captain", "do public", "recruit park dash")
    assert changes(table, 0) == []
    with pytest.raises(IllegalMove):
        change(table, 0, Change(0, 1))


def test_cards_added_after_something_hidden_can_be_taken_back():
    table = at(leader("zip", "ant", "spike", deck=["chef"], stuff={"pizza": 0, "toys": 0}))
    say(table, "play zip", "do public", "recruit park dash", "do private", "add ant")
    assert offered(table) == ["ant"]
    take_back(table, "ant")
    assert table.moves[-1] == "do private"


def test_a_change_that_is_not_offered_changes_nothing():
    table = composed("play bug", "do public", "add moles")
    before, entries = snapshot(table), list(table.history)
    with pytest.raises(IllegalMove):
        change(table, 0, Change(9, 1))
    assert snapshot(table) == before
    assert table.history == entries


def test_made_again_are_only_decisions_that_reveal_nothing(monkeypatch):
    """What revealed nothing at first may do so when it is made again with other cards."""
    table = at(leader("baby-face", "lil-boss", "crash", stuff={"pizza": 0, "toys": 0}))
    monkeypatch.setattr(table, "reach", lambda _: 0)
    say(table, "play baby-face", "do public", "add crash", "done", "recruit park dash")
    done = take_back(table, "crash")
    assert table.moves == ["play baby-face", "do public", "done"]
    assert [type(move) for move in done.dropped] == [mv.Recruit]


# --- saved and loaded ---------------------------------------------------------------------------


def test_a_loaded_play_is_composed_on():
    table = composed("play bug", "do public", "add moles", "add worm", kinds="pp")
    again = from_record(to_record(table), ADAPTER).table
    assert again.handover() == 0
    assert offered(again) == ["bug", "moles", "worm"]
    take_back(again, "moles")
    take_back(table, "moles")
    assert snapshot(again) == snapshot(table)
    assert again.moves == table.moves
    again.undo(0)
    assert again.moves == ["play bug", "do public"]
    fresh = from_record(to_record(again), ADAPTER).table
    assert snapshot(fresh) == snapshot(again)


# --- anything, in any order ---------------------------------------------------------------------


@pytest.mark.no_cover
@pytest.mark.parametrize("seed", range(6))
def test_whatever_is_added_and_taken_back_leaves_a_sound_game(seed):
    rng = Random(seed)
    table = begun("ppp"[: 2 + seed % 2], seed=seed)
    changed = 0
    while not table.over and table.number < 160:
        seat = table.decision().seat
        found = changes(table, seat)
        if found and rng.random() < 0.45:
            _change(table, seat, rng.choice(found))
            changed += 1
        else:
            table.submit(_eager(table, rng))
        if found and rng.random() < 0.1:
            _take_everything_back(table, seat)
    assert changed > 8


def _eager(table: FortTable, rng: Random) -> mv.Move:
    """Cards are added whenever they can be."""
    moves = table.legal()
    adding = [move for move in moves if isinstance(move, mv.Add | mv.Use)]
    return rng.choice(adding if adding and rng.random() < 0.8 else moves)


def _change(table: FortTable, seat: int, wanted: Change) -> None:
    before = [entry.notation for entry in table.history]
    secrets = table.view(seat)
    change(table, seat, wanted)
    table.game.check(table.state)
    assert table.decision().seat == seat
    after = [entry.notation for entry in table.history]
    assert after[: wanted.index] == before[: wanted.index]
    assert not any(entry.revealing for entry in table.history[wanted.index :])
    assert set(after[wanted.index + 1 :]) <= set(before[wanted.index :])
    assert table.view(seat).park_deck_size == secrets.park_deck_size
    if table.number % 3 == 0:
        _check_replay(table)


def _check_replay(table: FortTable) -> None:
    fresh = begun("ppp"[: len(table.seats)], seed=table.seed)
    say(fresh, *table.moves)
    assert snapshot(fresh) == snapshot(table)


def _take_everything_back(table: FortTable, seat: int) -> None:
    found = changes(table, seat)
    if not found or not isinstance(table.history[found[0].index].move, mv.Play):
        return
    first = found[0].index
    wanted = table.game.to_snapshot(table.history[first].before)
    while found := changes(table, seat):
        change(table, seat, found[-1])
    assert len(table.history) == first
    assert snapshot(table) == wanted
