"""Where the app keeps its files.

The environment variable FORT_DESKTOP_HOME puts everything into one folder: for a portable copy on
a stick, and for tests.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import platformdirs

APP = "fort-desktop"
HOME = "FORT_DESKTOP_HOME"


@dataclass(frozen=True, slots=True)
class Folders:
    """The folders of one installation; none of them need exist before it is written to.

    Attributes:
        config: settings.
        data: games, statistics, card packs.
        logs: what nobody has foreseen.
    """

    config: Path
    data: Path
    logs: Path

    @property
    def settings_file(self) -> Path:
        """The settings."""
        return self.config / "settings.json"

    @property
    def statistics_file(self) -> Path:
        """How finished games went."""
        return self.data / "statistics.json"

    @property
    def autosaves(self) -> Path:
        """Unfinished games, saved after every move."""
        return self.data / "autosave"

    @property
    def packs(self) -> Path:
        """Card files that the player has put there; the app itself never makes it."""
        return self.data / "packs"

    @property
    def log_file(self) -> Path:
        """What nobody has foreseen."""
        return self.logs / f"{APP}.log"

    @property
    def lock_file(self) -> Path:
        """Held by the running app."""
        return self.data / "running.lock"


def standard_folders(environment: Mapping[str, str] = os.environ) -> Folders:
    """The folders that the platform, or FORT_DESKTOP_HOME, provides."""
    home = environment.get(HOME)
    if home:
        base = Path(os.path.expanduser(home)).absolute()  # noqa: PTH111  which never raises
        return Folders(config=base / "config", data=base / "data", logs=base / "logs")
    return Folders(
        config=platformdirs.user_config_path(APP, appauthor=False),
        data=platformdirs.user_data_path(APP, appauthor=False),
        logs=platformdirs.user_log_path(APP, appauthor=False),
    )
