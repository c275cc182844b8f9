"""What concerns the reader is told in words of their own, from the history of what happened."""

from __future__ import annotations

from dataclasses import replace

import pytest

from fort_desktop.games.fort.rules import events as ev
from fort_desktop.games.fort.rules import moves as mv
from fort_desktop.games.fort.screen.story.plays import PlayStory, tell
from fort_desktop.games.fort.screen.story.story_lines import Pen
from fort_desktop.games.fort.screen.story.yours import by_itself, yours
from fort_desktop.play.playing_on import play_until
from tests.games.fort.screen.test_story import COLOURS, PEOPLE, history, moved, number
from tests.ui.bridges import CARDS
from tests.ui.speaking import plain
from tools.pictures.staging import pets_table, sample_table

pytestmark = pytest.mark.usefixtures("english")
OWN = PlayStory(0, 3, number("bug"))  # the reader's turn before
CAT = CARDS.cat_numbers["bandit"]


def rival(*decisions: tuple[str, list[ev.Event]]) -> list[PlayStory]:
    """The reader's last turn, and what seat 1 does after it."""
    stories = [OWN, *tell(None, [ev.TurnBegan(1, 4)], "")]
    played = ("play", [ev.Decided(1, mv.Play(number("chef")))])
    for kind, events in (played, *decisions):
        stories[-1:] = tell(stories[-1], events, kind)
    return stories


def said(stories: list[PlayStory], reader: int = 0) -> list[str]:
    return [plain(line) for line in yours(stories, reader, PEOPLE)]


def besides(stories: list[PlayStory], reader: int = 0) -> list[str]:
    return [plain(line) for line in by_itself(stories, reader, PEOPLE)]


RECRUITED = (
    "recruit-phase",
    [
        ev.Decided(1, mv.Recruit("yard", number("skids"), 0)),
        moved("skids", ev.YARD, 0, ev.DISCARD, 1),
        moved("moose", ev.YARD, 0, ev.DISCARD, 1),
        ev.CatLured(CAT, 0, 1),
    ],
)


def test_who_takes_what_from_the_own_yard_is_said_in_words():
    assert said(rival(RECRUITED)) == [
        "Max recruits from your yard: Skids, Moose.",
        "Max lures your cat: Bandit.",
    ]


def test_what_rivals_do_to_each_other_does_not_concern_the_reader():
    assert said(rival(RECRUITED), reader=2) == []
    assert said(rival(RECRUITED), reader=-1) == []


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (
            moved("skids", ev.YARD, 0, ev.LOOKOUT, 1),
            "Max takes from your yard to the lookout: Skids.",
        ),
        (moved("skids", ev.YARD, 0, ev.BOX, -1), "Max trashes from your yard: Skids."),
        (moved("hershey", ev.TABLE, 1, ev.DOGHOUSE, 0), "Max: Hershey goes to your doghouse."),
    ],
)
def test_every_other_thing_done_to_the_reader_is_said(event, words):
    decided = ev.Decided(1, mv.Done())
    assert said(rival(("lookout", [decided, event]))) == [words]


def test_what_happens_by_itself_as_the_own_turn_begins_is_said_until_the_next_decision():
    begins = [
        ev.Decided(1, mv.Pass()),
        ev.TurnBegan(0, 5),
        moved("duke", ev.YARD, 0, ev.DISCARD, 1),
        moved("spud", ev.YARD, 0, ev.DISCARD, 1),
        moved("kitty", ev.YARD, 0, ev.DISCARD, 0),
    ]
    stories = rival(RECRUITED, ("recruit-phase", begins))
    assert said(stories) == [
        "Max recruits from your yard: Skids, Moose.",
        "Max lures your cat: Bandit.",
    ]
    assert besides(stories) == [
        "2 dogs left in your yard run to Max: Duke, Spud.",
        "From your yard to your discard pile: Kitty.",
    ]
    assert besides(stories, reader=1) == ["You get 2 stray dogs: Duke, Spud (until now: Ola)."]
    stories[-1:] = tell(stories[-1], [ev.Decided(0, mv.Skip())], "play")
    assert said(stories) == besides(stories) == []


def test_that_one_could_not_follow_is_said_while_that_play_is_told():
    stories = rival()
    stories[-1] = replace(stories[-1], refused=True)
    assert said(stories) == ["Chef: this time you cannot follow."]
    assert said([*stories, PlayStory(2, 4, number("moles"))]) == []


def test_a_trashed_card_of_the_own_play_is_said():
    stories = [OWN]
    rough = [ev.Decided(2, mv.RoughHousing()), moved("bug", ev.TABLE, 0, ev.BOX, -1)]
    stories[-1:] = tell(stories[-1], rough, "rough")
    assert said(stories) == ["Eva trashes your card: Bug."]


def test_what_is_said_in_words_is_no_line_of_signs_besides():
    pen = Pen(PEOPLE, COLOURS)
    lines = pen.lines(rival(RECRUITED)[-1])
    assert [line.part for line in lines if 0 not in line.told] == []
    assert [line.part for line in lines if 2 not in line.told] == ["recruit", "recruit", "cat"]


@pytest.mark.no_cover
@pytest.mark.parametrize("new", [sample_table, pets_table])
def test_every_line_of_signs_says_itself_in_words(new):
    table = new(CARDS, 3, 6)
    play_until(table, lambda t: t.over)
    kept = history(table, 0)
    kept.read()
    lines = [line for play in kept.plays for line in kept.pen.lines(play)]
    assert len(lines) > 100
    assert [line for line in lines if not line.text] == []


def test_a_line_says_what_was_done_with_a_card_and_not_its_name_alone():
    stories = rival(("lookout", [ev.Decided(1, mv.Do(0)), moved("ace", ev.HAND, 1, ev.LOOKOUT, 1)]))
    (line,) = Pen(PEOPLE, COLOURS).lines(stories[-1])
    assert plain(line.text) == "Max adds Ace to the lookout."


@pytest.mark.no_cover
def test_who_had_to_decline_is_told_so():
    """At a table where it happens; nobody else is told."""
    table = sample_table(CARDS, 3, 5)
    play_until(
        table,
        lambda t: any(e.kind == "follow" and e.seat == 0 and e.forced for e in t.history[-1:]),
    )
    own, other = history(table, 0), history(table, 1)
    own.read()
    other.read()
    assert any("cannot follow" in line for line in own.telling().yours)
    assert not any("cannot follow" in line for line in other.telling().yours)
