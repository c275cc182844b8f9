"""The catalogues themselves: complete, with the right forms, marks and signs."""

import re
from importlib import import_module
from pkgutil import iter_modules

import pytest
from PySide6.QtCore import QCoreApplication

from fort_desktop.games import GAMES
from fort_desktop.ui.texts.base import Sayings
from fort_desktop.ui.texts.typeset import typeset
from tests.ui.speaking import CODES, messages, spoken
from tools import check_i18n

NUMBERS = (0, 1, 2, 3, 4, 5, 11, 12, 14, 21, 22, 24, 25, 100, 101, 102, 112, 122)
MARK = re.compile(r"%n|%\d|\{\w+\}")


FEW = {  # which numbers take the form between one and many, as grammar books say
    "en": lambda n: n != 1,
    "cs": lambda n: 2 <= n <= 4,
    "pl": lambda n: 2 <= n % 10 <= 4 and not 12 <= n % 100 <= 14,
}


def form(code, n):
    """Which form a number takes."""
    if n == 1:
        return 0
    return 1 if FEW[code](n) else 2


def test_nothing_is_missing_stale_or_unfinished():
    assert check_i18n.faults() == []


@pytest.mark.parametrize("code", FEW)
def test_every_count_takes_the_right_form(code, qapp):
    with spoken(code):
        for context, source, forms, counts in messages(code):
            for n in NUMBERS if counts else ():
                said = QCoreApplication.translate(context, source, None, n)
                assert said == forms[form(code, n)].replace("%n", str(n)), (source, n)


def test_the_same_messages():
    english, *others = (sorted(row[:2] for row in messages(code)) for code in CODES)
    assert [keys for keys in others if keys != english] == []


@pytest.mark.parametrize("code", CODES)
def test_every_form_has_the_marks_of_its_source(code):
    for context, source, forms, _ in messages(code):
        wanted = sorted(MARK.findall(source))
        for text in filter(None, forms):
            assert sorted(MARK.findall(text)) == wanted, (context, source, text)


@pytest.mark.parametrize("code", CODES)
def test_no_digit_follows_a_numbered_mark(code):
    assert not [row for row in messages(code) for text in row[2] if re.search(r"%\d\d", text)]


@pytest.mark.parametrize(("code", "foreign"), [("en", "„‚«»"), ("cs", "”«»‘’"), ("pl", "“‚‘’«»")])
def test_quotes_are_those_of_the_language(code, foreign):
    """Straight quotes are nowhere; cs closes with “, pl with ”."""
    for context, source, forms, _ in messages(code):
        for text in forms:
            assert not set(text) & set(foreign + "\"'"), (context, source, text)


@pytest.mark.parametrize("code", CODES)
def test_signs_are_real(code):
    for context, source, forms, _ in messages(code):
        for text in forms:
            where = (context, source, text)
            assert "..." not in text, where
            assert "&#" not in text, where  # escaped twice
            assert "->" not in text, where
            assert " x " not in text, where
            assert "  " not in text, where
            assert text == text.strip(), where
            assert not re.search(r"(?<=\w)–|–(?=\w)", re.sub(r"\d–\d", "", text)), where


@pytest.mark.parametrize("code", CODES)
def test_a_sentence_ends_as_its_source_does(code):
    for context, source, forms, _ in messages(code):
        for text in filter(None, forms):
            if source[-1] in "?!:…":
                assert text[-1] == source[-1], (context, source, text)


@pytest.mark.parametrize("code", ["cs", "pl"])
def test_texts_of_qml_bring_their_spaces_along(code):
    """Python sets its sentences when it says them; QML shows a translation as it stands."""
    for game in GAMES.values():
        words = import_module(f"{game}.words")
        for module in iter_modules(words.__path__, f"{words.__name__}."):
            import_module(module.name)
    from_python = {kind.__name__ for kind in Sayings.__subclasses__()}
    wrong = [
        typeset(text, code)
        for context, _, forms, _ in messages(code)
        for text in forms
        if context not in from_python and typeset(text, code) != text
    ]
    assert wrong == []


@pytest.mark.parametrize("code", ["cs", "pl"])
def test_nobody_is_called_a_man_or_a_woman(code):
    """No past tense or conditional with "you": its participle has a gender."""
    gendered = {
        "cs": r"\w(l|la) (jsi|sis|ses|bys)\b|\bbys\b|\babys\b|\bjsi \w+(l|la)\b",
        "pl": r"\w(łeś|łaś|łbyś|łabyś)\b|\bbyś\b|\bżebyś\b|\bpowinieneś\b|\bpowinnaś\b",
    }[code]
    found = [text for row in messages(code) for text in row[2] if re.search(gendered, text.lower())]
    assert found == []
