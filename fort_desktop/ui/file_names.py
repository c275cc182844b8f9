"""What a file is called that somebody keeps a game in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QDateTime, Qt

from fort_desktop.storage.places import fit_for_a_name
from fort_desktop.ui.game_screen import game_screen
from fort_desktop.ui.texts import day, texts

if TYPE_CHECKING:
    from fort_desktop.storage.saves import Record

_LONGEST = 150  # bytes, of 255 that most disks take


def name_for(record: Record) -> str:
    """Its game, the people who have a name, and the day, in the chosen language; without suffix."""
    say, game = texts().saving, game_screen(record.game).name()
    saved = QDateTime.fromString(record.saved_at, Qt.DateFormat.ISODate)
    when = day(saved.toLocalTime().date())
    named = [fit_for_a_name(seat.name) for seat in record.seats if seat.kind == "person"]
    people = [name for name in named if name]
    while True:
        name = fit_for_a_name(say.file_name(game, texts().screens.names(people), when))
        if not people or len(name.encode()) <= _LONGEST:
            return name
        people.pop()
