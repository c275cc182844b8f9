"""What a game on the disk is called where something is said of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QDateTime, Qt

from fort_desktop.storage.typed import one_line
from fort_desktop.ui.game_screen import game_screen
from fort_desktop.ui.texts import moment, texts

if TYPE_CHECKING:
    from fort_desktop.storage.saves import Record


def called(record: Record) -> str:
    """Its game, the people who have a name, and when it was saved, in the chosen language."""
    people = [one_line(seat.name) for seat in record.seats if seat.kind == "person"]
    saved = QDateTime.fromString(record.saved_at, Qt.DateFormat.ISODate).toLocalTime()
    name, known = game_screen(record.game).name(), texts().screens.names(filter(None, people))
    return texts().saving.file_name(name, known, moment(saved))
