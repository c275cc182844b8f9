"""What all tests share: no screen is needed, the player's own folders stay untouched, and it is the
sources that are tested, unless `dev.py test --compiled` wants the compiled build."""

import os
import sys
from importlib.machinery import ExtensionFileLoader

import pytest

from fort_desktop import builds

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
COMPILED = os.environ.setdefault(builds.SWITCH, builds.PURE) == builds.COMPILED

from fort_desktop.contract.kits import kit  # noqa: E402 - only now is it sure which build it is of
from tests.games.fort.frozen_cards import frozen_cards  # noqa: E402
from tools.compiled import BUILD  # noqa: E402

pytest_plugins = ["tests.window"]
collect_ignore = [] if COMPILED else ["compiled"]

WINDOWS = {"make_stage", "lend_stage"}
FOLDERS = ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME")


def pytest_configure(config):
    """One measurement of coverage in each process, so that `no_cover` can pause it.

    In those of xdist pytest-cov begins one, forgets it and begins another; whenever the second is
    paused, the first goes on, at the same price, and nobody reads what it finds.
    """
    measuring = config.pluginmanager.getplugin("_cov")
    if hasattr(config, "workerinput") and measuring is not None and measuring.cov_controller:
        measuring.cov_controller.pause()


def pytest_collection_modifyitems(config, items):
    """The longest begin first: no process is left alone with a whole game when the others end.

    Coverage of the slow ones is not measured; others prove the same code line by line. So does,
    where windows are opened, the first test of a function, and of a file about a game's screen.
    """
    measured = set()
    for item in items:
        file, _, test = item.nodeid.partition("::")
        proved = file if "/screen/" in file else f"{file}::{test.partition('[')[0]}"
        again = proved in measured and not WINDOWS.isdisjoint(item.fixturenames)
        if again or item.get_closest_marker("slow"):
            item.add_marker("no_cover")
        measured.add(proved)
    if COMPILED:
        config.hook.pytest_deselected(items=[i for i in items if i.get_closest_marker("pure")])
        items[:] = [item for item in items if not item.get_closest_marker("pure")]
    items.sort(key=lambda item: [item.get_closest_marker(m) is None for m in ("long", "slow")])


def of_another_build():
    """The modules in use that are compiled where the sources are tested, or the other way round."""
    found = (sys.modules[name] for name in BUILD.modules() if name in sys.modules)
    compiled = {m.__name__: isinstance(m.__spec__.loader, ExtensionFileLoader) for m in found}
    return [name for name, is_compiled in compiled.items() if is_compiled != COMPILED]


@pytest.fixture(scope="session", autouse=True)
def one_build():
    """Whatever has been imported before the first test or by the last is of the build asked for."""
    assert of_another_build() == []
    yield
    assert of_another_build() == []


@pytest.fixture(scope="session", autouse=True)
def own_folders(tmp_path_factory):
    home = tmp_path_factory.mktemp("home")
    with pytest.MonkeyPatch.context() as patch:
        for name in FOLDERS:
            patch.setenv(name, str(home / name.lower()))
        yield


@pytest.fixture(scope="session", autouse=True)
def frozen_fort():
    """Fort is played with cards that stay as they are, in bridges and windows too.

    Its pictures are those of the shipped cards, and what is about these asks `load_cards`.
    """
    kit("fort").play_with(frozen_cards())
