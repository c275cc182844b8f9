"""*Add a language* of CONTRIBUTING.md: a line and a catalogue, which may still be empty."""

import json

import pytest

from tests.recipes.workshop import CARDS, Workshop

pytestmark = pytest.mark.slow
LINE = '    "eo": Spoken("Esperanto", 2),\n'
LAST = '    "pl": Spoken("Polski", 3),\n'
SAID = """
import json, sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication, QDate, QDateTime, QTime
from fort_desktop.ui.bridge.preferences import Preferences
from fort_desktop.ui.language import Language
from fort_desktop.ui.texts import texts
from fort_desktop.ui.texts.base import card_name, moment

app = QCoreApplication([])
language = Language(Path("build/i18n"))
language.choose("eo")
preferences = Preferences()
preferences.from_dict({"language": "eo"})
said = [
    language.code,
    preferences.language,
    preferences.languageNames[-1],
    texts().screens.bot_tag("easy"),
    texts().screens.more_games(1),
    texts().screens.more_games(2),
    moment(QDateTime(QDate(2024, 5, 6), QTime(21, 8))),
    card_name({"en": "Bug", "cs": "Chrobák"}),
]
print(json.dumps([text.replace("\\u00a0", " ") for text in said]))
"""
TESTS = (
    "tests/games/fort/cards/test_check.py",
    "tests/games/fort/cards/test_fort_toml.py",
    "tests/storage/test_settings.py",
    "tests/ui/test_language.py",
    *(f"tests/ui/test_texts_{name}.py" for name in ("catalogues", "glossary", "names", "plurals")),
    *(f"tests/games/fort/words/test_{name}.py" for name in ("pets", "play", "sentences")),
)


@pytest.fixture(scope="module")
def first(tmp_path_factory):
    """The line is written, and the catalogue made: once, as reading all texts takes long."""
    workshop = Workshop(tmp_path_factory.mktemp("first"))
    workshop.change("fort_desktop/languages.py", LAST, LAST + LINE)
    workshop.run("-m", "tools.build_i18n")
    return workshop


@pytest.fixture
def begun(first, tmp_path):
    return Workshop(tmp_path, first.top)


def test_a_language_speaks_with_its_first_sentence_and_else_in_english(begun):
    begun.translate("eo", "bot, easy", "roboto, facila")
    begun.run("-m", "tools.build_i18n")
    assert json.loads(begun.run("-c", SAID)) == [
        *("eo", "eo", "Esperanto", "roboto, facila"),
        *("1 more unfinished game", "2 more unfinished games"),
        *("6 Majo 2024, 21:08", "Bug"),
    ]


def test_the_check_asks_for_what_is_not_translated_and_for_nothing_else(begun):
    begun.translate("eo", "bot, easy", "roboto, facila")
    told = begun.run("-m", "tools.check_i18n", code=1).splitlines()
    assert len(told) > 1_000
    assert {line.split(":")[0] for line in told} == {"fort_eo.ts"}
    assert {line.rsplit(": ", 1)[1] for line in told} == {"is unfinished", "is empty"}
    assert not [line for line in told if "bot, easy" in line]


def test_the_app_starts_in_it(begun):
    settings = begun.home / "config" / "settings.json"
    settings.parent.mkdir(parents=True)
    settings.write_text('{"language": "eo"}')
    assert begun.run("-m", "fort_desktop", "--quit-after-ms", "200") == ""
    assert json.loads(settings.read_text())["language"] == "eo"


def test_cards_tell_how_many_of_them_have_no_name_yet(begun):
    begun.change(CARDS, 'pl = "Żuk" }', 'pl = "Żuk", eo = "Cimo" }')
    told = begun.run("-m", "fort_desktop", "check-cards").splitlines()
    assert told[1:] == ["Esperanto: 95 of 96 names are missing; English stands in."]


def test_only_the_test_of_complete_catalogues_waits_for_the_rest(begun):
    waiting = {"test_nothing_is_missing_stale_or_unfinished"}
    assert begun.failing(*TESTS, "-m", "not slow") == waiting


def test_nothing_fails_before_the_catalogue_is_made(workshop):
    workshop.change("fort_desktop/languages.py", LAST, LAST + LINE)
    workshop.run("-m", "tools.build_i18n", "--no-update")
    told = workshop.run("-m", "tools.check_i18n", code=1)
    assert told == "fort_eo.ts is missing\n"
