"""All sentences of 5 Towers. After a change of language call the same methods again."""

from __future__ import annotations

from functools import cache

from fort_desktop.games.towers.words.coach import TowerCoachTexts
from fort_desktop.games.towers.words.counted import TowerCountedTexts
from fort_desktop.games.towers.words.hints import TowerHintTexts
from fort_desktop.games.towers.words.reasons import TowerReasonTexts
from fort_desktop.games.towers.words.table import (
    TowerLabelTexts,
    TowerLogTexts,
    TowerNames,
    TowerPreviewTexts,
)
from fort_desktop.games.towers.words.tower_lines import TowerLookTexts


class Words:
    """One instance of each class of sentences."""

    def __init__(self) -> None:
        self.names = TowerNames()
        self.coach = TowerCoachTexts()
        self.why = TowerReasonTexts()
        self.labels = TowerLabelTexts()
        self.preview = TowerPreviewTexts()
        self.log = TowerLogTexts()
        self.hints = TowerHintTexts()
        self.look = TowerLookTexts()
        self.counted = TowerCountedTexts()


@cache
def words() -> Words:
    """The sentences, made at the first call."""
    return Words()
