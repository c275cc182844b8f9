"""What all tests share: no screen is needed, and the player's own folders stay untouched."""

import os

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

FOLDERS = ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME")


@pytest.fixture(scope="session", autouse=True)
def own_folders(tmp_path_factory):
    home = tmp_path_factory.mktemp("home")
    with pytest.MonkeyPatch.context() as patch:
        for name in FOLDERS:
            patch.setenv(name, str(home / name.lower()))
        yield
