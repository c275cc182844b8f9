"""*Add a bot* of CONTRIBUTING.md: a class, a line in the kit of its game, and its words."""

import json

import pytest

from fort_desktop.languages import LANGUAGES

pytestmark = pytest.mark.slow
BOT = '''
"""The hasty bot: the first move that comes to its mind."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from fort_desktop.games.fort.rules.moves import Move
from fort_desktop.games.fort.rules.view import View


class HastyBot:
    """Plays Fort without a thought."""

    def choose(self, game: Any, view: View, legal_moves: Sequence[Move], rng: Random) -> Move:
        return legal_moves[0] if len(legal_moves) == 1 else rng.choice(legal_moves)
'''
KIT = "fort_desktop/games/fort/kit.py"
LAST = '    "medium": ("medium", "MediumBot"),\n'
LINE = '    "hasty": ("hasty", "HastyBot"),\n'
SAID = """
import json
from PySide6.QtCore import QCoreApplication
from fort_desktop.ui.bridge.new_game.setup import NewGameSetup
from fort_desktop.ui.texts import texts

app = QCoreApplication([])
setup = NewGameSetup()
at = setup.levels.index("hasty")
said = [texts().screens.bot_tag("hasty"), setup.levelNames[at], setup.levelHints[at]]
print(json.dumps([text.replace("\\u00a0", " ") for text in said]))
"""
TAG, NAME = '            "easy": self.tr("bot, easy"),\n', '            "easy": self.tr("Easy"),\n'
HINT = """            "medium": self.tr(
                "Tries every way"""
# In the order of the languages: English, Czech, Polish.
WORDS = {
    "bot, in a hurry": ("bot, in a hurry", "bot, zbrklý", "bot, w gorącej wodzie"),
    "Hasty": ("Hasty", "Zbrkle", "Pochopnie"),
    "Never thinks.": ("Never thinks.", "Nikdy nepřemýšlí.", "Nigdy nie myśli."),
}
# What `dev.py lint` asks, and the types; its other steps read what no bot changes.
LINT = (
    ("ruff", "check", "--no-cache", "fort_desktop"),
    ("ruff", "format", "--check", "--no-cache", "fort_desktop"),
    ("tools.unused_code",),
    ("tools.check_i18n",),
    ("mypy", "fort_desktop/games/fort/bots/hasty.py"),
)
TEXTS = (
    "tests/ui/test_language.py",
    *(f"tests/ui/test_texts_{name}.py" for name in ("catalogues", "glossary", "names", "plurals")),
)
TESTS = (
    "tests/games/fort/bots/test_fairness.py",
    "tests/bots/test_workers.py",
    "tests/play/test_simulate.py",
    "tests/play/test_table.py",
)


@pytest.fixture
def begun(workshop):
    workshop.write("fort_desktop/games/fort/bots/hasty.py", BOT.strip().splitlines())
    workshop.change(KIT, LAST, LAST + LINE)
    return workshop


def test_a_bot_is_simulated_by_the_name_of_its_level(begun):
    asked = ("--bots", "hasty,medium", "--games", "2", "--seed", "1")
    told = begun.run("-m", "fort_desktop", "simulate", *asked)
    rows = [line.split() for line in told.splitlines()]
    assert ["hasty", "all", "2"] in [row[:3] for row in rows]
    assert ["illegal", "0"] in rows


def test_a_bot_is_asked_whether_it_is_fair_and_breaks_no_test(begun):
    told = begun.run("-m", "pytest", "-q", "--collect-only", TESTS[0])
    asked = [line for line in told.splitlines() if "hasty" in line]
    assert {line.partition("::")[2].partition("[")[0] for line in asked} >= {
        "test_what_a_bot_cannot_see_never_changes_its_choice"
    }
    quick = ("-m", "not slow and not long", "-k", "not hard")
    assert begun.failing(*TESTS, *quick) == set()


def test_a_bot_is_offered_by_its_level_until_it_has_words(begun):
    assert json.loads(begun.run("-c", SAID)) == ["bot, hasty", "hasty", ""]
    words = "fort_desktop/ui/texts/screens.py"
    begun.change(words, TAG, f'{TAG}            "hasty": self.tr("bot, in a hurry"),\n')
    begun.change(words, NAME, f'{NAME}            "hasty": self.tr("Hasty"),\n')
    hint = '            "hasty": self.tr("Never thinks."),\n'
    begun.change("fort_desktop/games/fort/words/about.py", HINT, hint + HINT)
    assert json.loads(begun.run("-c", SAID)) == list(WORDS)
    begun.run("-m", "tools.build_i18n")
    asked = begun.run("-m", "tools.check_i18n", code=1)
    for word in WORDS:
        assert asked.count(f"{word!r}: is unfinished") == 3
    for source, translations in WORDS.items():
        for code, translation in zip(LANGUAGES, translations, strict=True):
            begun.translate(code, source, translation)
    begun.run("-m", "tools.build_i18n")
    assert json.loads(begun.run("-c", SAID)) == list(WORDS)
    for step in LINT:
        begun.run("-m", *step)
    assert begun.failing(*TEXTS, "-m", "not slow") == set()
