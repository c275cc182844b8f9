"""dev.py and its helpers."""

import ast
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import PySide6
import pytest
from packaging.requirements import Requirement

from tools import check_i18n, checks, dev, environment, lock, system

TOP = Path(__file__).resolve().parent.parent.parent
LINUX = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="Linux only")


def test_old_pythons_can_read_dev_py() -> None:
    ast.parse((TOP / "dev.py").read_text(encoding="utf-8"), feature_version=(3, 4))


def test_unknown_command(capsys) -> None:
    assert dev.main(["nonsense"]) == 2
    assert capsys.readouterr().out.count("\n") == 1


def test_help_names_every_command(capsys) -> None:
    assert dev.main([]) == 0
    shown = capsys.readouterr().out
    assert all(f"  {name} " in shown for name in dev.COMMANDS)


def test_pytest_options_stand_behind_two_dashes() -> None:
    assert dev.divided(["--fast", "--", "-k", "x"]) == (["--fast"], ["-k", "x"])
    assert dev.divided(["--fast"]) == (["--fast"], [])


def test_every_step_runs_and_the_first_failure_counts(capfd) -> None:
    def step(name, code):
        return checks.Step(name, (sys.executable, "-c", f"print('said'); raise SystemExit({code})"))

    assert checks.run([step("good", 0), step("bad", 3), step("worse", 4), step("fine", 0)]) == 3
    shown = capfd.readouterr().out
    assert shown.count("said") == 2  # only the failing ones
    assert [line.split()[:2] for line in shown.splitlines()[-5:-1]] == [
        ["good", "ok"],
        ["bad", "FAILED"],
        ["worse", "FAILED"],
        ["fine", "ok"],
    ]


def test_steps_keep_compiled_modules(monkeypatch) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    look = "import sys; raise SystemExit(sys.dont_write_bytecode)"
    assert checks.run([checks.Step("look", (sys.executable, "-c", look))]) == 0


def test_the_minimum_of_coverage_is_that_of_the_whole_suite() -> None:
    (whole,) = checks.pytest_steps(fast=False, extra=())
    assert "--cov" in whole.command
    assert "-m" not in whole.command[3:]
    (some,) = checks.pytest_steps(fast=False, extra=("-k", "pesto"))
    (fast,) = checks.pytest_steps(fast=True, extra=())
    assert "--cov" not in (*some.command, *fast.command)
    assert "not slow" in fast.command


@LINUX
def test_qt_finds_all_its_libraries() -> None:
    """The list in tools/system.py is complete: what Qt was built against can be loaded."""
    qt = Path(PySide6.__file__).parent / "Qt"
    names = ("platforms/libqxcb.so", "platforms/libqwayland.so", "platforms/libqoffscreen.so")
    plugins = [qt / "plugins" / name for name in names]
    for plugin in [*plugins, qt / "lib" / "libQt6Quick.so.6", qt / "lib" / "libQt6Network.so.6"]:
        done = subprocess.run(
            [shutil.which("ldd") or "ldd", plugin], capture_output=True, text=True, check=True
        )
        missing = [line.split()[0] for line in done.stdout.splitlines() if "not found" in line]
        assert [name for name in missing if name not in system.ALL] == []


@LINUX
def test_missing_libraries_are_named_with_a_command(monkeypatch) -> None:
    monkeypatch.setattr(system, "loads", lambda name: name != "libEGL.so.1")
    monkeypatch.setattr(system, "may_install", lambda: False)
    monkeypatch.setattr(shutil, "which", lambda name: name if name == "apt-get" else None)
    with pytest.raises(system.MissingError, match="sudo apt-get install -y libegl1"):
        system.provide_libraries()


@LINUX
def test_a_wayland_desktop_needs_no_x11_libraries(monkeypatch) -> None:
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    monkeypatch.setattr(system, "loads", lambda name: name not in system.X11)
    monkeypatch.setattr(system, "may_install", lambda: False)
    system.provide_libraries()


class Fake(environment.Environment):
    """Notes what would be run."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.installed: list[tuple[str, ...]] = []
        self.made = 0

    def make(self) -> None:
        self.made += 1
        self.python.parent.mkdir(parents=True)
        self.python.touch()
        self._stamp("base").write_text(environment.identity(self.folder))

    def install(self, *what: str) -> None:
        self.installed.append(what)


def test_packages_are_installed_once_for_each_lock(tmp_path) -> None:
    runtime, everything = tmp_path / "requirements.lock", tmp_path / "requirements-dev.lock"
    runtime.write_text("a==1")
    everything.write_text("a==1 b==1")
    place = Fake(tmp_path / "venv")
    for wanted in (runtime, runtime, everything, everything):
        place.provide(wanted)
    assert place.made == 1
    assert len(place.installed) == 2
    everything.write_text("a==1 b==2")
    place.provide(everything)
    assert len(place.installed) == 3


def test_what_cannot_be_had_keeps_nothing_else_away(tmp_path, monkeypatch, capsys) -> None:
    """And is tried again, until all are there; another list of packages is installed at once."""
    place = Fake(tmp_path / "venv")

    def install(*what: str) -> None:
        place.installed.append(what)
        if "b==1" in what and len(place.installed) < 4:
            raise system.MissingError

    monkeypatch.setattr(place, "install", install)
    first = [("--only-binary", "b", name) for name in ("a==1", "b==1", "c==1")]
    for _ in range(3):
        place.provide_some(["a==1", "b==1", "c==1"], "--only-binary", "b")
    assert place.installed == first * 2
    shown = capsys.readouterr()
    assert not shown.out  # which may be JSON
    assert shown.err.count("Not to be had here: b==1; see above.\n") == 1
    place.provide_some(["d==1"])
    assert place.installed[-1] == ("d==1",)
    assert place.made == 1


def test_a_moved_environment_is_made_anew(tmp_path) -> None:
    wanted = tmp_path / "requirements.lock"
    wanted.write_text("a==1")
    first = Fake(tmp_path / "here")
    first.provide(wanted)
    (tmp_path / "here").rename(tmp_path / "there")
    assert not Fake(tmp_path / "there").ready()


def test_a_missing_venv_module_is_named_with_a_command(monkeypatch) -> None:
    monkeypatch.setattr(environment, "may_install", lambda: False)
    with pytest.raises(system.MissingError, match=r"sudo apt-get install python3\.\d+-venv"):
        environment.provide_venv()


def test_the_newest_pythons_are_tried_as_well(tmp_path, monkeypatch, capsys) -> None:
    """There is no upper bound; what nobody has tried says so in one sentence and goes on."""
    project = tomllib.loads((TOP / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["requires-python"] == ">=3.11"
    assert [environment.tried((3, minor)) for minor in range(11, 17)] == [True] * 5 + [False]
    monkeypatch.setattr(environment, "tried", lambda: False)
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: (tmp_path / "venv").mkdir())
    environment.Environment(tmp_path / "venv").make()
    assert capsys.readouterr().out.endswith(", on which nobody has tried Fort Desktop yet\n")


@pytest.mark.parametrize("name", ["requirements.lock", "requirements-dev.lock"])
@pytest.mark.parametrize("python", ["3.11", "3.12", "3.13", "3.14", "3.15"])
def test_each_python_gets_one_version_of_each_package(name, python) -> None:
    """Of PySide6 6.12.0 on 3.15, which has no other; on 3.11 that one aborts the process."""
    lines = (TOP / name).read_text(encoding="utf-8").splitlines()
    wanted = [Requirement(line.rstrip(" \\")) for line in lines if line[:1].isalpha()]
    here = {"python_version": python, "python_full_version": f"{python}.0rc1"}
    found = [line for line in wanted if not line.marker or line.marker.evaluate(here)]
    assert len({line.name for line in found}) == len(found)
    pins = {line.name: str(line.specifier) for line in found}
    assert pins["pyside6-essentials"] == ("==6.12.0" if python == "3.15" else "==6.11.3")
    assert pins["shiboken6"] == pins["pyside6-essentials"]


@pytest.mark.parametrize("name", ["requirements.lock", "requirements-dev.lock"])
def test_locks_are_hashed_and_name_no_host(name) -> None:
    text = (TOP / name).read_text(encoding="utf-8")
    assert text.startswith(lock.HEAD)
    assert "://" not in text
    packages = [line for line in text.splitlines() if line[:1].isalpha()]
    assert all("==" in line and line.endswith("\\") for line in packages)


@pytest.mark.parametrize(
    ("call", "good"),
    [
        ('self.tr("Play")', True),
        ('self.tr("%n card(s)", "", n)', True),
        ('self.tr("%n card(s)", "", n + 1)', False),
        ('self.tr(f"Play {name}")', False),
        ("self.tr(word)", False),
        ('QCoreApplication.translate("Fort", "Play")', True),
        ('QCoreApplication.translate("Fort", f"Play {name}")', False),
        ('QCoreApplication.translate("Fort", "%n card(s)", "", n)', False),
        ('"play".translate(table)', True),
    ],
)
def test_calls_that_lose_their_text_are_found(call, good, tmp_path) -> None:
    path = tmp_path / "texts.py"
    path.write_text(call)
    assert (check_i18n.call_faults(path) == []) == good


@pytest.mark.parametrize(
    ("message", "fault"),
    [
        ("<source>Play</source><translation>Hrát</translation>", None),
        ("<source>Play</source><translation></translation>", "is empty"),
        (
            '<source>Play</source><translation type="unfinished">Hrát</translation>',
            "is unfinished",
        ),
        ("<source>Play {card}</source><translation>Hrát {karta}</translation>", "placeholders"),
        ("<source>%1 of %2</source><translation>%2 z %1</translation>", None),
        ("<source>%1 of %2</source><translation>%1 z %1</translation>", "placeholders"),
        ("<source>%n card(s)</source><translation>%n karta</translation>", "plural"),
        ("<source>Play</source><translation>Грать</translation>", "the fonts have no Гарть"),
    ],
)
def test_faulty_translations_are_found(message, fault, tmp_path) -> None:
    found = check_i18n.catalogue_faults(
        catalogue(tmp_path, f"<message>{message}</message>"), "cs", 3
    )
    assert len(found) == (0 if fault is None else 1)
    assert fault is None or fault in found[0]


@pytest.mark.parametrize(("forms", "good"), [(2, False), (3, True), (4, False)])
def test_czech_has_three_plural_forms(forms, good, tmp_path) -> None:
    each = "<numerusform>%n karet</numerusform>" * forms
    message = f"<source>%n card(s)</source><translation>{each}</translation>"
    path = catalogue(tmp_path, f'<message numerus="yes">{message}</message>')
    assert (check_i18n.catalogue_faults(path, "cs", 3) == []) == good


def catalogue(folder: Path, messages: str) -> Path:
    path = folder / "fort_cs.ts"
    path.write_text(
        '<TS version="2.1" language="cs" sourcelanguage="en"><context><name>Texts</name>'
        f"{messages}</context></TS>",
        encoding="utf-8",
    )
    return path
