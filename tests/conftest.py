"""What all tests share: no screen is needed, and the player's own folders stay untouched."""

import os

import pytest

from fort_desktop.contract.kits import kit
from tests.games.fort.frozen_cards import frozen_cards

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

pytest_plugins = ["tests.window"]

FOLDERS = ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME")


def pytest_configure(config):
    """One measurement of coverage in each process, so that `no_cover` can pause it.

    In those of xdist pytest-cov begins one, forgets it and begins another; whenever the second is
    paused, the first goes on, at the same price, and nobody reads what it finds.
    """
    measuring = config.pluginmanager.getplugin("_cov")
    if hasattr(config, "workerinput") and measuring is not None and measuring.cov_controller:
        measuring.cov_controller.pause()


def pytest_collection_modifyitems(items):
    """The longest begin first: no process is left alone with a whole game when the others end.

    Coverage of the slow ones is not measured; others prove the same code line by line.
    """
    for item in items:
        if item.get_closest_marker("slow"):
            item.add_marker("no_cover")
    items.sort(key=lambda item: [item.get_closest_marker(m) is None for m in ("long", "slow")])


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
