"""Why a bot advises a move, in each language."""

from __future__ import annotations

import pytest

from fort_desktop.games.fort.bots.reasons import Fact, Reason
from fort_desktop.games.fort.rules.actions import Suit
from fort_desktop.games.fort.words.texts import words
from tests.ui.speaking import CODES, plain, spoken

REASONS = [
    *(Reason(fact, n) for fact in Fact for n in (0, 1, 2, 5)),
    *(Reason(Fact.RECRUITED, n, suit) for suit in Suit for n in (0, 1, 3)),
    *(Reason(Fact.LOOKOUT, 0, suit) for suit in Suit),
]
LONGEST = 80  # signs: two lines of the coach bar hold twice as many


def said(reason: Reason, *, best: bool = True) -> str:
    return plain(words().reasons.why(reason, best=best))


@pytest.mark.parametrize("code", CODES)
def test_every_reason_is_a_short_sentence(qapp, code):
    with spoken(code):
        texts = [said(reason) for reason in REASONS]
    assert all(text.endswith(".") and text[0] in text[0].upper() for text in texts), texts
    assert max(map(len, texts)) <= LONGEST
    assert not [text for text in texts if "{" in text or "%n" in text]


@pytest.mark.parametrize(
    ("code", "reason", "text"),
    [
        ("en", Reason(Fact.POINTS, 2, alone=True), "2 points now. Nobody can follow."),
        ("cs", Reason(Fact.POINTS, 2, alone=True), "Hned 2 body. Nikdo nemůže následovat."),
        ("pl", Reason(Fact.POINTS, 5), "Od razu 5 Punktów."),
        ("en", Reason(Fact.RECRUITED, 0, Suit.SHOVEL), "Your first shovel."),
        ("cs", Reason(Fact.RECRUITED, 0, Suit.SKATEBOARD), "Tvůj první skateboard."),
        (
            *("cs", Reason(Fact.RECRUITED, 3, Suit.GLUE)),
            "Hodí se k 3 tvým kartám, symbol: lepidlo.",
        ),
        ("pl", Reason(Fact.LEVEL, 3), "Rozbudowuje Fort do poziomu 3."),
        ("cs", Reason(Fact.PIZZA_KEPT), "Pizzy ti zůstanou na bunkr."),
        ("en", Reason(Fact.TRASHED, 1), "Trashes 1 card: better ones come sooner."),
        ("pl", Reason(Fact.YARD, 1), "Na Podwórku zostaje o 1 kartę mniej."),
    ],
)
def test_reasons_are_said_in_each_language(qapp, code, reason, text):
    with spoken(code):
        assert said(reason) == text


@pytest.mark.parametrize(
    ("code", "text"),
    [
        ("en", "Add with it: Bug, Zip."),
        ("cs", "Přidej k tomu: Bug, Zip."),
        ("pl", "Dodaj do tego: Bug, Zip."),
    ],
)
def test_cards_to_add_are_named(qapp, code, text):
    with spoken(code):
        assert plain(words().reasons.added(["Bug", "Zip"])) == text


@pytest.mark.usefixtures("english")
def test_without_a_single_reason_it_is_said_which_is_better():
    assert said(Reason(Fact.WHOLE)) == "It is better on the whole."
    assert said(Reason(Fact.WHOLE), best=False) == "It is worse on the whole."


@pytest.mark.parametrize(("code", "text"), [("en", "62%"), ("cs", "62 %"), ("pl", "62%")])
def test_a_chance_is_written_as_the_language_writes_it(qapp, code, text):
    with spoken(code):
        assert plain(words().hints.percent(62)) == text
        assert plain(words().hints.chance(62)).endswith(f": {text}.")
