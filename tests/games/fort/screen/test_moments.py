"""Great moments: which events of a move are staged, and what is said of them."""

from __future__ import annotations

import pytest

from fort_desktop.games.fort.rules import events as ev
from fort_desktop.games.fort.screen.moments.moments import Moments
from fort_desktop.games.fort.screen.moments.told import (
    ALONE,
    LENGTHS,
    LONGEST,
    NOBODY,
    GreatMoment,
    great_moments,
)
from fort_desktop.games.fort.words.labels import People
from fort_desktop.ui.bridge.motion import Motion
from fort_desktop.ui.language import Language
from tests.games.fort.screen.table_at import CARDS
from tools.pictures.staging import NAMES, pets_table

VIEWER = 1
BUILDING, RUNNING = 130 + 1150 / 1.6, 360  # milliseconds, in FortScene.qml and DogScene.qml


@pytest.fixture
def told(english: Language):
    """Tells the great moments of events of a game of three with dogs and cats, to its second."""
    view = pets_table(CARDS, 3, 1).view(VIEWER)
    people = People(view.cards, NAMES[:3])

    def tell(*events: ev.Event):
        return great_moments(ev.redact(events, VIEWER), view, people)

    tell.cards = view.cards  # type: ignore[attr-defined]
    return tell


def dog(told):
    return next(n for n in range(len(told.cards.cards)) if told.cards.is_dog(n))


@pytest.mark.parametrize(
    ("event", "kind", "seat"),
    [
        (ev.FortAdvanced(1, 3), "fort", 0),
        (ev.PerkTaken(2, 0), "perk", 1),
        (ev.RuleTaken(1, 0), "rule", 0),
        (ev.CatLured(0, -1, 0), "cat", 2),
        (ev.SculptureTaken(2), "sculpture", 1),
        (ev.EndTriggered("points", 0), "last", 2),
        (ev.EndTriggered("park", -1), "last", NOBODY),
        (ev.GameEnded(), "over", NOBODY),
    ],
)
def test_each_great_event_is_a_moment_of_whom_it_is_about(told, event, kind, seat):
    (moment,) = told(event)
    assert (moment.kind, moment.seat) == (kind, seat)
    assert moment.title
    assert moment.line
    assert moment.text


def test_a_dog_that_moves_in_is_a_moment_and_one_that_is_only_played_is_none(told):
    number = dog(told)
    (moment,) = told(ev.CardMoved(number, ev.TABLE, 2, ev.DOGHOUSE, 2, 0))
    assert (moment.kind, moment.seat) == ("dog", 1)
    assert moment.thing == told.cards.cards[number].id
    assert told(ev.CardMoved(number, ev.HAND, 2, ev.TABLE, 2, 0)) == []


@pytest.mark.parametrize(
    "event",
    [ev.TurnBegan(1, 3), ev.Scored(1, 4), ev.TokensMoved(1, 0, 2, ev.SUPPLY, ev.STUFF)],
)
def test_what_happens_all_the_time_is_none(told, event):
    assert told(event) == []


def test_a_made_up_rule_of_somebody_else_is_not_named(told):
    (other,) = told(ev.RuleTaken(0, 0))
    (own,) = told(ev.RuleTaken(VIEWER, 0))
    names = set(told.cards.rules[0].names.values())
    assert own.title in names
    assert own.thing == told.cards.rules[0].id
    assert other.thing == ""
    said = f"{other.title} {other.line} {other.text}"
    assert not any(name in said for name in names)


def test_the_last_round_that_a_fort_begins_is_told_with_it(told):
    (moment,) = told(ev.FortAdvanced(1, 5), ev.EndTriggered("fort", 1))
    assert moment.kind == "fort"
    assert moment.line == "This is the last round."


def test_what_begins_the_last_round_and_ends_it_at_once_is_only_told_as_the_end(told):
    found = told(ev.EndTriggered("park", -1), ev.GameEnded())
    assert [moment.kind for moment in found] == ["over"]


def test_of_several_moments_the_greatest_are_staged_and_never_too_long(told):
    moved_in = ev.CardMoved(dog(told), ev.TABLE, 1, ev.DOGHOUSE, 1, 0)
    lured, built, perk = ev.CatLured(0, -1, 1), ev.FortAdvanced(1, 2), ev.PerkTaken(1, 0)
    assert [moment.kind for moment in told(moved_in, lured)] == ["dog", "cat"]
    assert [moment.kind for moment in told(moved_in, built)] == ["fort"]
    assert [moment.kind for moment in told(moved_in, perk, lured)] == ["perk"]
    found = told(moved_in, lured)
    assert sum(moment.length for moment in found) <= LONGEST


def test_a_dog_that_moves_in_alone_is_seen_longer(told):
    moved_in = ev.CardMoved(dog(told), ev.TABLE, 1, ev.DOGHOUSE, 1, 0)
    (alone,), (first, _) = told(moved_in), told(moved_in, ev.CatLured(0, -1, 1))
    assert first.length < alone.length == ALONE["dog"] <= LONGEST


def test_the_first_fort_of_level_5_and_its_sculpture_both_have_their_moment(told):
    found = told(ev.FortAdvanced(1, 5), ev.SculptureTaken(1), ev.EndTriggered("fort", 1))
    assert [moment.kind for moment in found] == ["fort", "sculpture"]
    assert found[1].title == "Macaroni Sculpture"
    assert found[1].line == "4\N{NO-BREAK SPACE}points at the end"


def test_what_is_built_and_who_runs_is_seen_at_rest_for_more_than_half_a_second():
    assert LENGTHS["fort"] - BUILDING >= 500
    assert ALONE["dog"] - RUNNING >= 500


@pytest.mark.parametrize("kinds", [*([kind] for kind in LENGTHS), ["dog", "cat"]])
def test_at_the_fast_speed_moments_are_shorter_and_at_the_normal_one_never_too_long(qapp, kinds):
    staged = [GreatMoment(kind, 0, "title", "line", "text") for kind in kinds]
    lasts = {speed: lasting(staged, speed) for speed in ("normal", "fast")}
    assert 600 <= sum(lasts["normal"]) <= 1500
    for normal, fast in zip(lasts["normal"], lasts["fast"], strict=True):
        assert 600 <= fast < normal <= 1500


def lasting(staged, speed):
    """For how many milliseconds each of these that follow each other is seen."""
    motion = Motion()
    motion.set_speed(speed, reduced=False)
    moments = Moments(motion)
    moments.watch(True)
    moments.begin(staged)
    found = []
    while moments.on:
        found.append(moments.lasting)
        assert moments._clock.interval() == moments.lasting
        moments._next()
    return found


# --- what the viewer has lost -----------------------------------------------------------------


def rival(told, *events: ev.Event, seat: int = 2):
    """What is told of a rival's decision."""
    return told(ev.Decided(seat, None), *events)


def friend(told):
    return next(n for n, kid in enumerate(told.cards.cards) if kid.best_friend)


def test_an_own_card_that_a_rival_trashes_is_a_moment_of_who_did_it(told):
    card = friend(told)
    (moment,) = rival(told, ev.CardMoved(card, ev.TABLE, VIEWER, ev.BOX, -1, 0))
    name = People(told.cards, NAMES[:3]).card(card)
    assert (moment.kind, moment.seat, moment.title) == ("loss", 1, name)
    assert moment.thing == told.cards.cards[card].id
    assert moment.line == moment.text == f"{NAMES[2]} trashes your card: {name}."


def test_a_card_trashed_by_oneself_or_of_somebody_else_is_no_loss(told):
    card = friend(told)
    assert rival(told, ev.CardMoved(card, ev.TABLE, VIEWER, ev.BOX, -1, 0), seat=VIEWER) == []
    assert rival(told, ev.CardMoved(card, ev.TABLE, 0, ev.BOX, -1, 0)) == []


def test_a_cat_that_is_lured_away_from_oneself_is_a_loss_and_no_feast(told):
    (moment,) = rival(told, ev.CatLured(0, VIEWER, 0))
    assert (moment.kind, moment.seat) == ("loss", 2)
    assert moment.line == f"{NAMES[0]} lures your cat: {moment.title}."
    assert moment.thing == told.cards.cats[0].id


def test_dogs_that_stray_from_the_own_yard_are_one_loss(told):
    first = dog(told)
    gone = [ev.CardMoved(n, ev.YARD, VIEWER, ev.DISCARD, 2, 0) for n in (first, first + 1)]
    (moment,) = rival(told, ev.TurnBegan(VIEWER, 3), *gone)
    assert (moment.kind, moment.seat) == ("loss", 1)
    assert "2" in moment.line
    assert moment.title in moment.line
    assert NAMES[2] in moment.line


def test_a_kid_that_a_rival_recruits_is_no_loss_but_a_dog_is(told):
    kid = next(n for n in range(len(told.cards.cards)) if not told.cards.is_dog(n))
    moved = [ev.CardMoved(n, ev.YARD, VIEWER, ev.DISCARD, 0, 0) for n in (kid, dog(told))]
    assert rival(told, moved[0]) == []
    (moment,) = rival(told, moved[1])
    assert (moment.kind, moment.seat) == ("loss", 2)
    assert "from your yard" in moment.line
