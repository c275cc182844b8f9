"""Dead code and texts that nothing asks for are found; what QML, Qt or a string calls is not."""

from pathlib import Path

import pytest

from tools import build_i18n, checks, unused_code, unused_texts

WORDS = """
from fort_desktop.ui.texts.base import Sayings

class PieTexts(Sayings):
    def baked(self) -> str:
        return self.say(self.tr("The pie is baked."))

    def burnt(self) -> str:
        return self.say(self.tr("The pie is burnt."))
"""
OTHER_CLASS = """
class Oven:
    def burnt(self) -> bool:
        return True

oven = Oven()
"""


def package(folder: Path, files: dict[str, str]) -> Path:
    """A package of these files, by their paths."""
    for name, text in files.items():
        path = folder / "app" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return folder / "app"


def dead(folder: Path, files: dict[str, str]) -> list[str]:
    return [item.name for item in unused_code.search(package(folder, files), ()).found]


def test_dead_code_and_unused_texts_are_looked_for_by_dev_py_lint():
    modules = {step.command[-1] for step in checks.lint_steps()}
    assert {"tools.unused_code", "tools.check_i18n"} <= modules


# --- code ---------------------------------------------------------------------------------------


def test_a_function_that_nothing_calls_is_found(tmp_path):
    files = {
        "play/pie.py": "def bake():\n    pass\n\ndef burn():\n    pass\n",
        "play/oven.py": "from app.play import pie\n\npie.bake()\n",
    }
    assert dead(tmp_path, files) == ["burn"]


def test_what_only_qml_uses_is_alive_on_the_screen_and_nowhere_else(tmp_path):
    slots = "class Pie:\n    def sliceCount(self):\n        pass\n"
    row = "class Row:\n    slice_count: int\n\nRow()\nPie = 1\nPie\n"
    files = {
        "ui/pie.py": slots,
        "ui/row.py": row,
        "games/pies/screen/pie.py": slots,
        "ui/Pie.qml": "Text { text: pie.sliceCount }",
    }
    assert dead(tmp_path, files) == []
    assert dead(tmp_path, {"play/pie.py": slots}) == ["sliceCount"]


def test_a_name_in_a_comment_of_qml_keeps_nothing_alive(tmp_path):
    files = {
        "ui/pie.py": "def slices():\n    pass\n\ndef crumbs():\n    pass\n",
        "ui/Pie.qml": "// slices\n/* crumbs,\n crumbs */\nItem {}",
    }
    assert dead(tmp_path, files) == ["slices", "crumbs"]


def test_a_string_keeps_alive_only_what_is_looked_up_by_strings(tmp_path):
    files = {
        "games/pies/bots/easy.py": "class EasyBot:\n    pass\n\nclass LostBot:\n    pass\n",
        "games/pies/play/easy.py": "class EasyBot:\n    pass\n",
        "games/pies/kit.py": 'print("EasyBot")\n',
    }
    found = unused_code.search(package(tmp_path, files), ()).found
    assert [(item.filename.parts[-2:], item.name) for item in found] == [
        (("bots", "easy.py"), "LostBot"),
        (("play", "easy.py"), "EasyBot"),
    ]


def test_an_allowed_name_that_excuses_nothing_is_a_fault(tmp_path, monkeypatch):
    monkeypatch.setattr(unused_code, "ALLOWED", {"baked elsewhere": ("bake", "burn")})
    (fault,) = unused_code.faults(package(tmp_path, {"play/pie.py": "def bake():\n    pass\n"}))
    assert fault == "tools/unused_code.py: burn is allowed, but would not be found"


def test_a_fault_says_where_it_is(tmp_path, monkeypatch):
    monkeypatch.setattr(unused_code, "ALLOWED", {})
    (fault,) = unused_code.faults(package(tmp_path, {"play/pie.py": "\ndef burn():\n    pass\n"}))
    assert fault == "app/play/pie.py:2: unused function 'burn'"


# --- texts --------------------------------------------------------------------------------------


def unasked(folder: Path, asking: str, words: str = WORDS) -> list[str]:
    files = {"words/pie.py": words, "screen/pie.py": asking, "screen/oven.py": OTHER_CLASS}
    return list(unused_texts.unasked(unused_texts.read(package(folder, files))))


@pytest.mark.parametrize(
    "asking",
    [
        "PieTexts().baked()",
        "class All:\n    def __init__(self):\n        self.pie = PieTexts()\n\nAll().pie.baked()",
        (
            "class All:\n    def __init__(self):\n        self.pie = PieTexts()\n\n"
            "def told(all):\n    say, end = all.pie, 1\n    return say.baked()"
        ),
        "def told(say: PieTexts):\n    return say.baked()",
        "def pie() -> PieTexts:\n    return PieTexts()\n\npie().baked()",
        "def told(sure, say: PieTexts):\n    said = say if sure else None\n    return said.baked",
    ],
)
def test_a_text_that_nothing_asks_for_is_found(tmp_path, asking):
    """Also when something else has a method of the same name."""
    assert unasked(tmp_path, f"{asking}\noven.burnt()\n") == [
        "pie.py:8: nothing asks for PieTexts.burnt"
    ]


def test_a_text_that_another_text_asks_for_is_alive(tmp_path):
    words = WORDS.replace('self.tr("The pie is baked.")', "self.burnt()")
    assert unasked(tmp_path, "PieTexts().baked()", words) == []


def test_a_text_that_only_asks_for_itself_is_found(tmp_path):
    words = WORDS.replace('self.tr("The pie is burnt.")', "self.burnt()")
    assert len(unasked(tmp_path, "PieTexts().baked()", words)) == 1


def test_a_reason_asks_for_its_sentence_by_a_string(tmp_path):
    words = WORDS.replace("PieTexts", "WhyTexts")
    assert unasked(tmp_path, 'WhyTexts().baked()\nReason("burnt")\n', words) == []


def test_a_context_that_is_gone_is_found(tmp_path):
    """A class of sentences that has gone, and a QML file that nothing shows any more."""
    folder = package(
        tmp_path,
        {
            "words/pie.py": WORDS,
            "Main.qml": "Oven {}",
            "Oven.qml": 'Text { text: qsTr("Hot") }',
            "Stove.qml": 'Text { text: qsTr("Cold"); property Stove next }',
        },
    )
    contexts = ("PieTexts", "CakeTexts", "Oven", "Stove")
    catalogue = tmp_path / "app_en.ts"
    named = "".join(f"<context><name>{name}</name></context>" for name in contexts)
    catalogue.write_text(f"<TS>{named}</TS>", encoding="utf-8")
    found = list(unused_texts.unnamed(folder, {"PieTexts"}, catalogue))
    assert [fault.split(": ")[1] for fault in found] == ["CakeTexts", "Stove"]


def test_no_text_of_the_app_is_without_use():
    assert unused_texts.faults(unused_code.PACKAGE, build_i18n.catalogue("en")) == []
