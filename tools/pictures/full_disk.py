"""For pictures: an app whose games cannot be saved, and whose bots think less."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QMetaObject, QObject

from fort_desktop.play.record import to_record
from fort_desktop.storage.errors import Problem
from fort_desktop.storage.places import SUFFIX
from fort_desktop.ui.app import Stage
from fort_desktop.ui.file_names import name_for
from fort_desktop.ui.services import Services
from tools.pictures.staging import towers_table

if TYPE_CHECKING:
    from fort_desktop.storage.saves import Record

DAY = "2026-05-06T12:00:00+00:00"
FULL = Problem("save-write", ("disk-full",), "as if")


class _FullDisk:
    """What `Saving` asks of the app's belongings."""

    alone = True
    restless = False
    busy = False

    def try_again(self) -> None:
        """It stays full."""

    def unsaved(self) -> list[Record]:
        """A game."""
        return [to_record(towers_table(2, 1))]

    def when_settled(self, call: Callable[[], None]) -> None:
        """Nothing changes."""

    def wait(self, patience: float) -> None:
        """There is nothing to wait for."""

    def has_older(self, record: Record) -> bool:
        """It was never saved."""
        return False

    def file_name(self, record: Record) -> str:
        """As it would be on a certain day."""
        return name_for(record.model_copy(update={"saved_at": DAY})) + SUFFIX

    def save_to(
        self, file: Path, record: Record, told: Callable[[Problem | None], None], patience: float
    ) -> None:
        """Nothing is written for a picture."""
        told(FULL)


def fill(stage: Stage) -> None:
    """The disk is full, and the bots' processes do not run."""
    saving = stage.app.saving
    saving.use(cast("Services", _FullDisk()))  # type: ignore[attr-defined]
    saving.note(FULL)  # type: ignore[attr-defined]
    _weaken(stage, to=True)


def ask(stage: Stage) -> None:
    """The window is about to close."""
    fill(stage)
    stage.window.close()


def ask_where(stage: Stage) -> None:
    """Saving elsewhere was chosen, and is as impossible there."""
    ask(stage)
    sheet = stage.window.findChild(QObject, "placeSheet")
    assert sheet is not None, "it belongs to the question"
    QMetaObject.invokeMethod(sheet, "ask")
    stage.app.saving.elsewhere.save(False)  # type: ignore[attr-defined]


def empty(stage: Stage) -> None:
    """All is well again."""
    saving = stage.app.saving
    saving.note(None)  # type: ignore[attr-defined]
    saving.use(None)  # type: ignore[attr-defined]
    _weaken(stage, to=False)


def _weaken(stage: Stage, *, to: bool) -> None:
    stage.driver.weakened = to
    stage.driver.changed.emit()
