"""What belongs to the compiled build, and how one that is outdated is found and taken away."""

from __future__ import annotations

import os
import re
import shutil
import sysconfig
from pathlib import Path

import pytest

from fort_desktop import builds
from tools import checks, compiled, dev, system
from tools.compiled import BUILD, OUTDATED, Build

TOP = Path(__file__).resolve().parents[2]
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")
FILES = (
    "fort_desktop/contract/game.py",
    "fort_desktop/games/ludo/kit.py",
    "fort_desktop/games/ludo/bots/easy.py",
    "fort_desktop/games/ludo/rules/__init__.py",
    "fort_desktop/games/ludo/rules/engine.py",
    "tools/mypyc_build.py",
)


class Fake(Build):
    """Its compiler makes empty files."""

    def compile(self, python):
        for path in self.files():
            made = self.work / "lib" / path.relative_to(self.top)
            made.parent.mkdir(parents=True, exist_ok=True)
            made.touch()
        return self.work / "lib"


@pytest.fixture
def build(tmp_path):
    for name in FILES:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(name)
    found = Fake(tmp_path)
    found.renew("python")
    return found


def test_rules_and_bots_of_every_game_belong_to_the_build():
    sources = {path.relative_to(TOP / "fort_desktop").as_posix() for path in BUILD.sources()}
    assert {"games/fort/rules/state.py", "games/towers/rules/state.py"} <= sources
    assert {"games/fort/bots/medium.py", "games/towers/bots/levels.py"} <= sources
    assert {path.split("/")[2] for path in sources} == {"rules", "bots"}


def test_a_module_is_left_out_by_name_and_reason_only():
    everything = [
        path
        for room in compiled.ROOMS
        for path in (TOP / "fort_desktop").glob(room)
        if path.name != "__init__.py"
    ]
    assert len(everything) == len(BUILD.sources()) + len(compiled.UNFIT)
    assert all(compiled.UNFIT.values())


def test_a_new_module_of_the_rules_is_compiled_without_a_word(build):
    assert build.modules() == ["fort_desktop.games.ludo.bots.easy", ENGINE]
    (build.top / "fort_desktop/games/ludo/rules/scoring.py").touch()
    assert "fort_desktop.games.ludo.rules.scoring" in build.modules()
    assert not build.fresh()


ENGINE = "fort_desktop.games.ludo.rules.engine"


def test_what_is_made_lies_beside_the_sources_and_is_fresh(build):
    assert [path.relative_to(build.top).as_posix() for path in build.there()] == [
        f"fort_desktop/games/ludo/bots/easy{SUFFIX}",
        f"fort_desktop/games/ludo/rules/engine{SUFFIX}",
        f"fort_desktop__mypyc{SUFFIX}",
    ]
    assert build.fresh()


def edited(build, name):
    (build.top / name).write_text("other")


CHANGES = {
    "a rule": lambda build: edited(build, "fort_desktop/games/ludo/rules/engine.py"),
    "a bot": lambda build: edited(build, "fort_desktop/games/ludo/bots/easy.py"),
    "the contract": lambda build: edited(build, "fort_desktop/contract/game.py"),
    "how it is built": lambda build: edited(build, "tools/mypyc_build.py"),
    "a module less": lambda build: (build.top / "fort_desktop/games/ludo/rules/engine.py").unlink(),
    "a file less": lambda build: build.files()[0].unlink(),
    "another Python": lambda build: build.files()[0].rename(build.files()[0].with_suffix(".pyd")),
    "no digest": lambda build: shutil.rmtree(build.work),
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_an_outdated_build_is_taken_away_and_that_is_told(build, capsys, change):
    change(build)
    build.remove_outdated()
    assert build.there() == []
    assert capsys.readouterr().out == f"{OUTDATED}\n"
    assert OUTDATED.count(". ") == 0, "one sentence"


def test_what_compiled_modules_import_is_read_from_their_sources():
    imported = set(BUILD.imported())
    assert {"re", "random", "collections.abc", "fort_desktop.contract.rng"} <= imported
    assert not [name for name in imported if name.startswith(("tests", "PySide6"))]


def test_the_licences_of_mypyc_are_at_hand():
    text = compiled.licences().read_text(encoding="utf-8")
    assert "mypyc" in text.splitlines()[0]
    assert "PYTHON SOFTWARE FOUNDATION LICENSE VERSION 2" in text


def test_a_source_that_is_newer_and_still_the_same_makes_no_build_outdated(build):
    os.utime(build.stamp, (0, 0))
    assert build.fresh()
    assert build.stamp.stat().st_mtime > 0


def test_a_fresh_build_stays_and_nothing_is_said(build, capsys):
    edited(build, "fort_desktop/games/ludo/kit.py")
    build.remove_outdated()
    assert len(build.there()) == 3
    assert capsys.readouterr().out == ""


def test_a_build_that_failed_leaves_the_sources(build, monkeypatch):
    def fails(*_):
        raise system.MissingError("no compiler")

    monkeypatch.setattr(Fake, "compile", fails)
    edited(build, "fort_desktop/games/ludo/rules/engine.py")
    with pytest.raises(system.MissingError):
        build.renew("python")
    assert build.there() == []


def test_what_has_been_compiled_is_not_compiled_again(build, monkeypatch):
    monkeypatch.setattr(Fake, "compile", lambda *_: pytest.fail("it has been compiled"))
    build.remove()
    build.renew("python")
    assert build.fresh()


def test_what_mypyc_says_is_shown_when_it_fails(tmp_path, monkeypatch):
    monkeypatch.delenv("PYTHONPATH", raising=False)  # by which `dev.py test` names the checkout
    (tmp_path / "tools").mkdir()
    with pytest.raises(system.MissingError, match=r"No module named (.|\n)*could not be compiled"):
        Build(tmp_path).compile(dev.MAIN.python)


@pytest.mark.parametrize("lock", [dev.RUNTIME, dev.DEVELOPMENT])
def test_every_command_of_dev_py_takes_an_outdated_build_away(build, monkeypatch, capsys, lock):
    edited(build, "fort_desktop/games/ludo/rules/engine.py")
    monkeypatch.setattr(dev, "BUILD", build)
    monkeypatch.setattr(dev, "provide_libraries", lambda: None)
    monkeypatch.setattr(dev.MAIN, "provide", lambda _: None)
    dev.prepare(lock)
    assert build.there() == []
    assert OUTDATED in capsys.readouterr().out


def test_compile_builds_once_and_takes_away(build, monkeypatch, capsys):
    monkeypatch.setattr(dev, "BUILD", build)
    monkeypatch.setattr(dev, "provide_compiler", lambda: None)
    monkeypatch.setattr(type(dev.COMPILER), "provide_some", lambda *_: None)
    assert dev.main(["compile", "--remove"]) == 0
    assert build.there() == []
    capsys.readouterr()
    for _ in range(2):
        assert dev.main(["compile"]) == 0
        assert build.fresh()
    edited(build, "fort_desktop/games/ludo/rules/engine.py")
    assert dev.main(["compile"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "The compiled build runs: 2 modules.",
        "The compiled build runs: 2 modules.",
        "Compiling 2 modules, which takes some minutes",
        "The compiled build runs: 2 modules.",
    ]


def test_mypyc_is_that_of_the_checks():
    lock = (TOP / "requirements-dev.lock").read_text(encoding="utf-8")
    assert compiled.MYPYC[0] in re.findall(r"^mypy==\S+", lock, re.MULTILINE)
    assert all("==" in package for package in compiled.MYPYC)


def test_no_compiled_file_gets_into_the_repository():
    ignored = (TOP / ".gitignore").read_text(encoding="utf-8").splitlines()
    assert {f"*{path.suffix}" for path in BUILD.files()} <= set(ignored)
    assert {f"*{suffix}" for suffix in compiled.SUFFIXES} <= set(ignored)


def test_tests_run_on_the_sources_and_with_compiled_on_what_was_made():
    steps = [*checks.lint_steps(), *checks.types_steps(), *checks.pytest_steps(False, ())]
    assert {checks.surroundings(step.build)[builds.SWITCH] for step in steps} == {"pure"}
    (step,) = checks.compiled_steps(False, ["-x"])
    assert checks.surroundings(step.build)[builds.SWITCH] == "compiled"
    assert step.command[-1] == "-x"


def test_with_compiled_run_the_tests_of_rules_bots_and_sessions():
    (step,) = checks.compiled_steps(True, ())
    folders = ("rules", "bots", "play")
    wanted = {f"tests/games/{game}/{room}" for game in ("fort", "towers") for room in folders}
    wanted |= {"tests/bots", "tests/play", "tests/compiled", "tests/games/test_values.py"}
    assert wanted <= {name.replace("\\", "/") for name in step.command}
    assert all(any(TOP.glob(pattern)) for pattern in checks.OF_THE_COMPILED)


def test_what_the_compiler_needs_is_named_in_one_sentence(monkeypatch):
    monkeypatch.setattr(system, "may_install", lambda: False)
    monkeypatch.setattr(system, "compiler_packages", lambda: ["gcc", "python3.11-dev"])
    monkeypatch.setattr(shutil, "which", lambda _: "apt-get")
    with pytest.raises(system.MissingError, match=r"\n  sudo apt-get install gcc python3\.11-dev$"):
        system.provide_compiler()
    monkeypatch.setattr(shutil, "which", lambda _: None)
    with pytest.raises(system.MissingError, match=r"what Debian has as gcc and python3\.11-dev\.$"):
        system.provide_compiler()


def test_what_the_compiler_needs_is_installed_where_that_is_possible(monkeypatch):
    lacking = [["gcc", "libc6-dev"], []]
    installed = []
    monkeypatch.setattr(system, "compiler_packages", lambda: lacking.pop(0))
    monkeypatch.setattr(system, "may_install", lambda: True)
    monkeypatch.setattr(system, "apt_install", installed.append)
    system.provide_compiler()
    assert installed == [["gcc", "libc6-dev"]]
