"""The catalogues' choice of words: one for each thing, names as on the cards, no guessed gender."""

import re
import tomllib
from pathlib import Path

import pytest

from fort_desktop.games.fort.cards import load_cards
from fort_desktop.ui.texts.base import card_name
from tests.ui.speaking import CODES, messages, plain

FILE = Path(__file__).parent / "data" / "glossary.toml"
THINGS = tomllib.loads(FILE.read_text(encoding="utf-8"))["things"]
NAME = r"(?:\{(?:who|card|dog|cat|perk|rule|owner)\}|%1)"
GENDERED = {
    "cs": r"(?:(?:by|nic|se|si|to|už) )*\w+(?:l|la|li|ly)\b",  # by nic nezměnila
    "pl": r"(?:(?:by|nic|nie|się|to|już) )*\w+(?:ł|ła|li|ły)\b",  # nic by nie zmieniła
}


def has(pattern, text, code):
    return re.search(pattern, text, 0 if code == "pl" else re.IGNORECASE) is not None


def spoken_of(thing, source):
    """Whether an English text is about it; marks to fill in say nothing."""
    said = re.sub(thing.get("but", "(?!)"), "", re.sub(r"\{\w+\}", "", source), flags=re.IGNORECASE)
    return re.search(thing["en"], said, re.IGNORECASE) is not None


@pytest.mark.parametrize("code", ["cs", "pl"])
@pytest.mark.parametrize("thing", THINGS, ids=lambda thing: thing["en"])
def test_a_thing_is_called_by_its_one_word(thing, code):
    about = [row for row in messages(code) if spoken_of(thing, row[1])]
    assert about
    called = [(source, text) for _, source, forms, _ in about for text in map(plain, forms)]
    assert [row for row in called if not has(thing[code], row[1], code)] == []


@pytest.mark.parametrize(
    ("code", "word"),
    [(code, thing["never"][code]) for thing in THINGS for code in thing.get("never", ())],
)
def test_no_text_has_another_word_for_it(code, word):
    texts = [plain(text) for row in messages(code) for text in row[2]]
    assert [text for text in texts if has(word, text, code)] == []


@pytest.mark.parametrize("code", CODES)
def test_a_perk_that_a_sentence_names_is_called_as_on_its_card(code):
    perks = load_cards().perks
    wrong = [
        (card_name(perk.names, code), text)
        for perk in perks
        for _, source, forms, _ in messages(code)
        if re.search(rf"\b{perk.names['en']}\b", source)
        for text in map(plain, filter(None, forms))
        if card_name(perk.names, code) not in text
    ]
    assert wrong == []


@pytest.mark.parametrize("code", sorted(GENDERED))
def test_no_verb_with_a_gender_follows_a_name(code):
    """Doc may be anybody: "Doc nic by nie zmieniła" guesses."""
    verb = re.compile(rf"(?:^|[.!?] )„?{NAME}[”“]? {GENDERED[code]}")
    texts = [plain(text) for row in messages(code) for text in row[2]]
    assert [text for text in texts if verb.search(text)] == []


def test_polish_tells_what_to_do_in_the_imperative():
    """As buttons do ("Przesuń"): an infinitive asks ("Zakończyć turę?") or needs a "you may"."""
    infinitive = re.compile(r"(?!Zapłać|Płać)\w+[aeiyąę]ć\b(?! (możesz|wolno))")
    texts = [text for row in messages("pl") for text in row[2]]
    assert [text for text in texts if infinitive.match(text) and text[-1] != "?"] == []


@pytest.mark.parametrize("code", ["cs", "pl"])
def test_the_headline_of_the_curtain_breaks_between_its_sentences(code):
    headlines = [row[2][0] for row in messages(code) if row[1].startswith("Hand over to")]
    assert headlines
    assert [text for text in headlines if " " in text.split(". ")[1]] == []
