"""In the log, what was gained stands with the action that gave it."""

import pytest

from fort_desktop.games.fort.rules import events as ev
from fort_desktop.games.fort.rules import moves as mv
from fort_desktop.games.fort.screen.story.seen_history import SeenHistory
from fort_desktop.games.fort.words.labels import People
from tests.ui.bridges import CARDS
from tests.ui.speaking import plain, spoken
from tools.pictures.staging import sample_table

PEOPLE = People(CARDS, ["Ola", "Max", "Eva"])
PIZZA = ev.TokensMoved(1, mv.PIZZA, 1, ev.SUPPLY, ev.STUFF)
ENDED = ev.ActionEnded(1, 0, True, False)


@pytest.fixture
def kept(qapp):
    with spoken("en"):
        yield SeenHistory(sample_table(CARDS, 3, 5), 0, PEOPLE, lambda card: card)


def lines(kept, *decisions):
    """What the log says of decisions of seat 1, each a list of events."""
    del kept.rows[:]
    for events in ([ev.Decided(1, mv.Play(CARDS.numbers["bug"]))], *decisions):
        kept._write(events, "", 0)
    return [plain(row.text) for row in kept.rows]


def moved(name, source, target, owner=1):
    return ev.CardMoved(CARDS.numbers[name], source, owner, target, 1, 0)


def test_what_the_second_action_gives_is_told_with_its_name(kept):
    """Each first line is what the first action did last."""
    for last in (
        ev.RuleTaken(1, -1),
        moved("skids", ev.YARD, ev.DISCARD, 2),
        moved("prince", ev.HAND, ev.BOX),
        PIZZA,
    ):
        first = [ev.Decided(1, mv.Do(0)), last, ENDED]
        told = lines(kept, first, [ev.Decided(1, mv.Do(1)), ev.Scored(1, 3), ENDED])
        assert told[-1] == "Private action: Max scores 3 points."
        assert "3 points" not in told[-2]


def test_what_one_action_gives_step_by_step_is_one_line(kept):
    added = [ev.Decided(1, mv.Add(CARDS.numbers["ace"], None))]
    begun = [ev.Decided(1, mv.Do(0))]
    assert lines(kept, begun, added, [PIZZA], [PIZZA, ENDED])[2:] == [
        "Public action: Max gains 2 pizzas."
    ]


def test_what_an_action_gives_for_a_card_is_told_with_that_card(kept):
    first = [ev.Decided(1, mv.Do(0)), moved("prince", ev.HAND, ev.BOX), PIZZA, ENDED]
    assert lines(kept, first)[-1] == "Max trashes Prince. Max gains 1 pizza."


def test_what_the_first_action_gives_stands_with_the_card(kept):
    (told,) = lines(kept, [ev.Decided(1, mv.Do(0)), PIZZA, ENDED])
    assert told == "Max plays Bug. Max gains 1 pizza."


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("cs", "Soukromá akce: Max získává 1 pizzu."),
        ("pl", "Akcja prywatna: Max bierze 1 Pizzę."),
    ],
)
def test_the_action_is_named_in_every_language(kept, code, said):
    first = [ev.Decided(1, mv.Do(0)), ev.Scored(1, 1), ENDED]
    with spoken(code):
        assert lines(kept, first, [ev.Decided(1, mv.Do(1)), PIZZA, ENDED])[-1] == said
