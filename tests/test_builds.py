"""Which build of the games runs, and what is said of it; what is compiled is in tests/compiled."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES, PathFinder

import pytest

from fort_desktop import __version__, builds, command_line

NONE = "no_such_library"


def version(variables: dict[str, str]) -> str:
    command = [sys.executable, "-m", "fort_desktop", "--version"]
    done = subprocess.run(
        command, env=os.environ | variables, capture_output=True, encoding="utf-8", check=False
    )
    return (done.stdout or done.stderr).splitlines()[-1]


def test_the_version_says_that_the_sources_run():
    assert version({}) == f"Fort Desktop {__version__} (pure Python rules)"


def test_the_version_says_that_the_compiled_build_runs(monkeypatch):
    monkeypatch.setenv(builds.SWITCH, builds.COMPILED)
    monkeypatch.setattr(builds, "LIBRARY", "json")  # as any module that is there
    assert builds.told() == "compiled rules"


def test_to_know_the_build_no_game_is_imported():
    code = (
        "import sys; from fort_desktop import builds; builds.told();"
        "print([name for name in sys.modules if name.startswith('fort_desktop.games')])"
    )
    assert subprocess.check_output([sys.executable, "-c", code], encoding="utf-8") == "[]\n"


def test_an_extension_module_comes_before_its_source_unless_sources_are_wanted(tmp_path):
    for suffix in (".py", EXTENSION_SUFFIXES[0]):
        (tmp_path / f"scoring{suffix}").touch()
    name, path = "fort_desktop.games.fort.rules.scoring", [str(tmp_path)]
    assert PathFinder.find_spec(name, path).origin.endswith(EXTENSION_SUFFIXES[0])
    assert builds.Sources().find_spec(name, path).origin == str(tmp_path / "scoring.py")


def test_sources_are_wanted_of_games_alone(tmp_path):
    (tmp_path / "scoring.py").touch()
    assert builds.Sources().find_spec("other.scoring", [str(tmp_path)]) is None
    assert builds.Sources().find_spec(f"{builds.GAMES}.fort.none", [str(tmp_path)]) is None


def test_a_compiled_build_that_is_wanted_must_be_there(monkeypatch):
    monkeypatch.setenv(builds.SWITCH, builds.COMPILED)
    monkeypatch.setattr(builds, "LIBRARY", NONE)
    with pytest.raises(ImportError, match=r"^FORT_RULES is 'compiled', and there is no compiled"):
        builds.choose()


@pytest.fixture
def checkout(tmp_path, monkeypatch):
    """One that was compiled; what is chosen there stays there."""
    rule = tmp_path / "fort_desktop" / "games" / "ludo" / "rules" / "engine.py"
    for path in (rule, tmp_path / "digest", tmp_path / "dev.py"):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
        os.utime(path, (1, 1))
    monkeypatch.setattr(builds, "PACKAGE", tmp_path / "fort_desktop")
    monkeypatch.setattr(builds, "DIGEST", tmp_path / "digest")
    monkeypatch.setattr(builds, "CHECKOUT", tmp_path / "dev.py")
    monkeypatch.setattr(builds, "LIBRARY", "json")  # as any module that is there
    others = [finder for finder in sys.meta_path if not isinstance(finder, builds.Sources)]
    monkeypatch.setattr(sys, "meta_path", others)
    monkeypatch.setenv(builds.SWITCH, "")
    return rule


def test_what_is_chosen_is_what_processes_of_bots_run(checkout):
    builds.choose()
    assert os.environ[builds.SWITCH] == "compiled"


def test_a_compiled_build_older_than_its_sources_is_told_and_not_run(checkout, capsys):
    os.utime(checkout, (2, 2))
    assert builds.told() == "pure Python rules"
    builds.choose()
    assert os.environ[builds.SWITCH] == "pure"
    place = sys.meta_path.index(PathFinder)
    assert isinstance(sys.meta_path[place - 1], builds.Sources), "just before what it forestalls"
    assert capsys.readouterr().err == f"{builds.OUTDATED}\n"


def test_an_installed_build_has_no_digest_and_runs(checkout):
    os.utime(checkout, (2, 2))
    builds.DIGEST.unlink()
    builds.CHECKOUT.unlink()
    assert builds.told() == "compiled rules"


def test_a_build_of_which_nobody_knows_what_it_was_made_of_does_not_run(checkout):
    builds.DIGEST.unlink()
    assert builds.told() == "pure Python rules"


@pytest.mark.parametrize("words", [["--version"], ["simulate", "--games", "1"], ["play"]])
def test_a_build_that_cannot_run_is_told_in_one_sentence(monkeypatch, capsys, words):
    monkeypatch.setenv(builds.SWITCH, "fast")
    assert command_line.run(words) == 2
    said = "fort-desktop: FORT_RULES is 'pure' or 'compiled'; found 'fast'.\n"
    assert capsys.readouterr().err == said


def test_an_old_build_that_is_asked_for_is_told_and_not_run(checkout, monkeypatch, capsys):
    os.utime(checkout, (2, 2))
    monkeypatch.setenv(builds.SWITCH, "compiled")
    assert command_line.run(["simulate"]) == 2
    assert "is older than its sources; `dev.py compile` makes it anew.\n" in capsys.readouterr().err


def test_where_nothing_is_compiled_the_sources_are_chosen_in_silence(checkout, monkeypatch, capsys):
    monkeypatch.setattr(builds, "LIBRARY", NONE)
    os.utime(checkout, (2, 2))
    before = sys.meta_path[:]
    builds.choose()
    assert os.environ[builds.SWITCH] == "pure"
    assert (capsys.readouterr().err, sys.meta_path) == ("", before)


def test_sources_that_are_wanted_run_although_the_library_is_lost(checkout, monkeypatch):
    monkeypatch.setattr(builds, "LIBRARY", NONE)
    monkeypatch.setenv(builds.SWITCH, "pure")
    builds.choose()
    assert any(isinstance(finder, builds.Sources) for finder in sys.meta_path)


def test_a_word_that_names_no_build_is_an_error(monkeypatch):
    monkeypatch.setenv(builds.SWITCH, "fast")
    with pytest.raises(ImportError, match=r"^FORT_RULES is 'pure' or 'compiled'; found 'fast'$"):
        builds.choose()


def test_a_frozen_app_says_that_it_has_its_compiled_build_alone(monkeypatch):
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(builds, "LIBRARY", "json")  # as any module that is there
    monkeypatch.setenv(builds.SWITCH, "pure")
    with pytest.raises(ImportError, match=r"^FORT_RULES is 'pure', and this app carries its comp"):
        builds.choose()
