"""Stories of plays and the recap: they equal the history, and hold nothing that is hidden."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from fort_desktop.games.fort.play.adapter import FortAdapter, FortTable
from fort_desktop.games.fort.rules import events as ev
from fort_desktop.games.fort.rules import moves as mv
from fort_desktop.games.fort.rules.actions import Suit
from fort_desktop.games.fort.screen.story.plays import Deed, Gain, Helper, PlayStory, tell
from fort_desktop.games.fort.screen.story.seen_history import SeenHistory
from fort_desktop.games.fort.screen.story.story_lines import Pen
from fort_desktop.games.fort.words.labels import People
from fort_desktop.play.history import Resumed
from fort_desktop.play.playing_on import play_until
from fort_desktop.play.table import Table
from fort_desktop.ui.bridge.table.log_model import LogModel
from fort_desktop.ui.resources import ASSETS
from tests.ui.bridges import CARDS
from tools.pictures.staging import asked, pets_table, sample_table, staged

pytestmark = pytest.mark.usefixtures("qapp")
COLOURS = ("red", "green", "blue", "yellow")
PEOPLE = People(CARDS, ["Ola", "Max", "Eva", "Jan"])


def number(name: str) -> int:
    return CARDS.numbers[name]


def moved(name: str, source: str, owner: int, target: str, seat: int) -> ev.CardMoved:
    return ev.CardMoved(number(name), source, owner, target, seat, 0)


def told(*decisions: tuple[str, list[ev.Event]]) -> list[PlayStory]:
    """The plays of some decisions, each with its kind, of a turn of seat 1."""
    stories = tell(None, [ev.TurnBegan(1, 4)], "")
    for kind, events in decisions:
        stories[-1:] = tell(stories[-1], events, kind)
    return stories


PLAYED = ("play", [ev.Decided(1, mv.Play(number("bug"))), moved("bug", ev.HAND, 1, ev.TABLE, -1)])


def test_a_play_is_told_from_the_card_to_the_yard():
    pizza = ev.TokensMoved(1, mv.PIZZA, 3, ev.SUPPLY, ev.STUFF)
    toy = ev.TokensMoved(2, mv.TOY, 1, ev.SUPPLY, ev.STUFF)
    first, second = told(
        PLAYED,
        ("action", [ev.Decided(1, mv.Do(0))]),
        ("add", [ev.Decided(1, mv.Add(number("ace"), Suit.SHOVEL))]),
        ("add", [ev.Decided(1, mv.Done()), pizza, replace(pizza, n=1)]),
        ("action", [ev.Decided(1, mv.Do(1)), ev.Scored(1, 2)]),
        ("follow", [ev.Decided(2, mv.Follow(number("moles")))]),
        ("follow-count", [ev.Decided(2, mv.CountSuits(1)), toy]),
        ("follow", [ev.Decided(0, mv.Pass())]),
        (
            "recruit-phase",
            [
                ev.Decided(1, mv.Recruit("yard", number("skids"), 0)),
                moved("skids", ev.YARD, 0, ev.DISCARD, 1),
                moved("bug", ev.TABLE, 1, ev.DISCARD, 1),
                moved("chef", ev.HAND, 1, ev.YARD, 1),
                ev.TurnBegan(2, 4),
                moved("kitty", ev.YARD, 2, ev.DISCARD, 2),
            ],
        ),
    )
    assert first == PlayStory(
        1,
        4,
        number("bug"),
        helpers=(Helper(number("ace"), Suit.SHOVEL),),
        deeds=(Deed(1, 0, (), (Gain("pizza", 4),)), Deed(1, 1, (), (Gain("vp", 2),))),
        follows=(Deed(2, 0, (number("moles"),), (Gain("toy"),)),),
        recruits=(Gain("yard", 1, number("skids"), 0),),
        left=(number("chef"),),
    )
    assert second == PlayStory(2, 4, cleared=(number("kitty"),))
    assert first.told
    assert not second.told


def test_lines_show_the_action_what_it_gave_and_then_what_it_cost():
    (story,) = told(
        PLAYED,
        (
            "pay",
            [
                ev.Decided(1, mv.Do(1)),
                ev.TokensMoved(1, mv.PIZZA, 2, ev.STUFF, ev.SUPPLY),
                ev.FortAdvanced(1, 3),
                moved("skids", ev.YARD, 0, ev.DISCARD, 1),
                moved("chef", ev.PARK, -1, ev.DISCARD, 1),
                ev.PerkTaken(1, CARDS.perk_numbers["diy"]),
            ],
        ),
    )
    (line,) = Pen(PEOPLE, COLOURS).lines(story)
    assert (line.part, line.colour, line.icon) == ("deed", "green", "private")
    assert " ".join(line.gains) == (
        "fort-level 2 then 3 , recruit @skids&red @chef , perk@diy , spend 2 pizza"
    )


def test_a_dog_is_told_with_what_it_needed_and_where_it_went():
    dog, cat = number("hershey"), CARDS.cat_numbers["bandit"]
    (story,) = told(
        (
            "pass",
            [moved(dog, ev.YARD, 1, ev.DISCARD, 2) for dog in ("duke", "spud")],
        ),
        ("play", [ev.Decided(1, mv.UseCat(cat)), ev.CatUsed(1, cat)]),
        ("pack", [ev.Decided(1, mv.Pack(0)), ev.TokensMoved(1, 0, 1, ev.STUFF, ev.PACK)]),
        ("play", [ev.Decided(1, mv.Play(dog)), moved("hershey", ev.HAND, 1, ev.TABLE, -1)]),
        (
            "need",
            [
                ev.Decided(1, mv.Spend(0, 1, 1, 0)),
                ev.TokensMoved(1, mv.TOY, 1, ev.STUFF, ev.SUPPLY),
                ev.NeedMet(1, dog),
            ],
        ),
        (
            "recruit",
            [
                ev.Decided(1, mv.Recruit("park", number("chef"))),
                moved("chef", ev.PARK, -1, ev.DISCARD, 1),
                ev.Scored(1, 2),
                moved("hershey", ev.TABLE, 1, ev.DOGHOUSE, 1),
            ],
        ),
        ("recruit-phase", [ev.Decided(1, mv.Recruit("deck")), ev.CatLured(cat, 2, 1)]),
    )
    lines = Pen(PEOPLE, COLOURS).lines(story)
    assert [(line.part, line.colour, line.icon) for line in lines] == [
        ("stray", "blue", "dog"),
        ("deed", "green", "cat"),
        ("deed", "green", "dog"),
        ("cat", "green", "cat"),
    ]
    assert [" ".join(line.signs) for line in lines] == [
        "@duke @spud",
        "@bandit",
        "recruit then 2 vp",
        "@bandit&blue",
    ]
    assert " ".join(lines[0].gains) == "&blue"
    assert " ".join(lines[1].gains) == "1 pack"
    assert " ".join(lines[2].gains) == "recruit @chef , 2 vp , doghouse , spend 1 toy"


def test_a_dog_that_copies_a_kid_is_told_as_the_kid():
    pumpkin, bug = number("pumpkin"), number("bug")
    (story,) = told(
        ("play", [ev.Decided(1, mv.Play(pumpkin))]),
        ("need", [ev.Decided(1, mv.Add(bug)), ev.NeedMet(1, pumpkin)]),
        ("kid-action", [ev.Decided(1, mv.Do(1)), ev.Scored(1, 2)]),
    )
    (line,) = Pen(PEOPLE, COLOURS).lines(story)
    assert (line.icon, " ".join(line.signs)) == ("private", "vp x fort-level")
    assert " ".join(line.gains) == "2 vp"


def test_what_others_do_to_the_leader_is_told_as_theirs():
    rough = [ev.Decided(2, mv.RoughHousing()), ev.PerkTrashed(2, 0)]
    (story,) = told(PLAYED, ("rough", [*rough, moved("bug", ev.TABLE, 1, ev.BOX, -1)]))
    gains = (Gain("use-perk", 1, 0), Gain("trash-this", 1, number("bug")))
    assert story.follows == (Deed(2, gains=gains),)
    # "trash this card" is the leader's, even after rivals acted.
    (story,) = told(
        PLAYED, ("follow", [ev.Decided(2, mv.Pass()), moved("bug", ev.TABLE, 1, ev.BOX, -1)])
    )
    assert story.deeds == (Deed(1, gains=(Gain("trash-this", 1, number("bug")),)),)


def test_a_second_play_in_a_turn_is_a_story_of_its_own():
    again = ("play", [ev.Decided(1, mv.Play(number("chef")))])
    first, second = told(PLAYED, ("do-over", [ev.Decided(1, mv.DoOver())]), again)
    assert (first.card, second.card) == (number("bug"), number("chef"))
    assert (second.seat, second.round) == (1, 4)


def test_a_swap_is_one_thing():
    out = ev.TokensMoved(1, mv.PIZZA, 1, ev.STUFF, ev.SUPPLY)
    back = ev.TokensMoved(1, mv.TOY, 1, ev.SUPPLY, ev.STUFF)
    (story,) = told(PLAYED, ("swap", [ev.Decided(1, mv.Swap("stuff", mv.PIZZA)), out, back]))
    assert story.deeds[-1].gains == (Gain("swap-pizza"),)


# --- the history ----------------------------------------------------------------------------------


def history(table: FortTable, reader: int) -> SeenHistory:
    people = People(CARDS, [seat.name for seat in table.seats])
    return SeenHistory(table, reader, people, lambda card: card)


def everything(of: SeenHistory, seats: int) -> object:
    """All that a screen could show of it."""
    since = [[of.row(play) for play in of.since(seat)] for seat in range(seats)]
    return of.rows, of.plays, since, of.telling()


@pytest.mark.no_cover
@pytest.mark.parametrize(
    ("new", "seats", "seed", "draft"),
    [
        (sample_table, 2, 1, True),
        (sample_table, 4, 3, True),
        (pets_table, 3, 4, False),
    ],
)
def test_told_step_by_step_it_equals_the_history(new, seats, seed, draft):
    """For every reader, at random points, with decisions taken back in between."""
    rng = Random(seed)
    table = new(CARDS, seats, seed, draft=draft)
    readers = {reader: history(table, reader) for reader in range(-1, seats)}
    for _ in range(40):
        stop = table.number + rng.randrange(4, 20)
        play_until(table, lambda t, stop=stop: t.number >= stop or t.over)
        if rng.random() < 0.4 and table.history:
            table._go_back(rng.randrange(max(0, len(table.history) - 12), len(table.history)))
        for reader, kept in readers.items():
            kept.read()
            fresh = history(table, reader)
            fresh.read()
            assert everything(kept, seats) == everything(fresh, seats)
        if table.over:
            break
    assert len(readers[0].plays) > 10


def permuted(table: FortTable, viewer: int, rng: Random) -> FortTable:
    """A table that looks the same to `viewer`, with everything hidden exchanged."""
    other: FortTable = Table(table.adapter, table.options, table.seed, table.seats)
    state = table.game.determinize(table.view(viewer), rng)
    other._first_events = table._first_events
    other._state = state
    for n, entry in enumerate(table.history):
        seen = table.events_for(viewer, n)
        shown = zip(entry.events, seen, strict=True)
        events = tuple(_exchanged(event, shown, rng) for event, shown in shown)
        move = events[0].move if isinstance(events[0], ev.Decided) else entry.move
        before = table.game.determinize(table.game.view(entry.before, viewer), rng)
        other.history.append(replace(entry, events=events, move=move, notation="", before=before))
        assert other.events_for(viewer, n) == seen
    return other


def _exchanged(event: ev.Event, seen: ev.Event, rng: Random) -> ev.Event:
    if event == seen:
        return event
    match event:
        case ev.CardMoved():
            return replace(event, card=rng.randrange(len(CARDS.cards)))
        case ev.Shuffled(order=order):
            return replace(event, order=tuple(rng.sample(order, len(order))))
        case ev.RuleTaken():
            return replace(event, rule=rng.randrange(len(CARDS.rules)))
        case ev.Decided(move=mv.Keep()):
            return replace(event, move=mv.Keep(rng.randrange(len(CARDS.cards))))
        case ev.Decided(move=mv.TakeRule()):
            return replace(event, move=mv.TakeRule(rng.randrange(len(CARDS.rules))))
    raise AssertionError(f"what is hidden of {event}?")


@pytest.mark.parametrize("seed", range(3))
def test_nothing_changes_when_what_is_hidden_changes(seed):
    rng = Random(seed)
    seats = 2 + seed
    table = sample_table(CARDS, seats, seed, draft=seed != 1, persons=seats)
    for stop in (4, 17, 40, 90, 150):
        play_until(table, lambda t, stop=stop: t.number >= stop)
        if table.over:
            break
        for viewer in range(seats):
            here, there = (history(one, viewer) for one in (table, permuted(table, viewer, rng)))
            here.read()
            there.read()
            assert everything(here, seats) == everything(there, seats)


def test_nothing_is_told_twice(monkeypatch):
    """However long the game: only what is new is read, and only new lines reach the screen."""
    table = sample_table(CARDS, 3, 5)
    play_until(table, lambda t: t.state.round >= 8)
    kept = history(table, 0)
    kept.read()
    model = LogModel()
    model.show(kept.rows)
    asked_for: list[int] = []
    tell_events = table.events_for

    def events_for(seat: int, index: int = -1):
        asked_for.append(index)
        return tell_events(seat, index)

    monkeypatch.setattr(table, "events_for", events_for)
    before = table.number
    play_until(table, lambda t: t.number >= before + 3)
    inserted: list[int] = []
    model.rowsInserted.connect(lambda _, first, last: inserted.append(last - first + 1))
    model.rowsRemoved.connect(lambda *_: inserted.append(-99))
    kept.read()
    model.show(kept.rows)
    assert asked_for == [before, before + 1, before + 2]
    assert sum(inserted) <= 12
    assert model.rows() == tuple(kept.rows)


# --- since the last turn ----------------------------------------------------------------------


def test_the_recap_is_what_others_did_since_the_own_last_turn():
    table = staged(CARDS, 3, asked("play", from_round=4))
    kept = history(table, 0)
    kept.read()
    seats = [play.seat for play in kept.since(0)]
    assert seats == [1, 2]
    assert {play.round for play in kept.since(0)} <= {3, 4}
    assert [play.seat for play in kept.since(1)] == [2]


def test_the_recap_before_the_first_turn_is_all_there_was():
    table = staged(CARDS, 3, lambda t: asked("play")(t) and t.state.first != 0)
    kept = history(table, 0)
    kept.read()
    assert [play.seat for play in kept.since(0)] == [1, 2][table.state.first - 1 :]
    assert history(sample_table(CARDS, 3, 3, draft=True), 0).since(0) == []


def test_the_own_turn_under_way_is_not_in_the_recap():
    table = staged(CARDS, 3, asked("add", from_round=3))
    kept = history(table, 0)
    kept.read()
    since = kept.since(0)
    assert list(dict.fromkeys(play.seat for play in since)) == [1, 2]
    assert kept.latest is not None
    assert kept.latest.card == table.state.play.card
    assert all(play is not kept.latest for play in since)


def test_a_game_that_begins_in_the_middle_is_told_from_there():
    before = staged(CARDS, 3, asked("add", seat=1, from_round=4))
    start = Resumed(before.game.copy(before.state), tuple(before.moves))
    table: FortTable = Table(FortAdapter(CARDS), before.options, before.seed, before.seats, start)
    kept = history(table, 0)
    kept.read()
    (play,) = kept.since(0)
    view = table.view(0)
    assert view.play is not None
    assert (play.seat, play.card) == (1, view.play.card)
    assert [deed.action for deed in play.deeds] == list(view.play.begun)
    play_until(table, lambda t: t.state.leader == 2)
    kept.read()
    assert kept.since(0)[0].card == play.card


def test_lines_of_the_log_are_told_together():
    table = sample_table(CARDS, 3, 7)
    play_until(table, lambda t: t.over)
    kept = history(table, 0)
    kept.read()
    assert len(kept.rows) < len(table.history)
    ways = [(row.play, row.seat, row.way) for row in kept.rows if row.way in ("add", "use")]
    assert len(ways) == len([w for n, w in enumerate(ways) if n == 0 or ways[n - 1] != w])
    added = next(row for row in kept.rows if len(row.names) > 1 and row.card)
    assert all(name in added.title for name in added.names)
    assert sum(sign.startswith("@") for sign in added.signs) == len(added.names) - 1


def test_every_line_has_a_picture_of_its_own():
    """Also while the rows of a line change one after another."""
    table = pets_table(CARDS, 3, 4)
    play_until(table, lambda t: t.over)
    kept = history(table, 0)
    kept.read()
    icons = {line.icon for play in kept.plays for line in kept.pen.lines(play)}
    assert {"dog", "cat", "person"} <= icons
    assert all((ASSETS / "icons" / f"{icon}.svg").is_file() for icon in icons)
