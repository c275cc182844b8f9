"""The lists of the 5 Towers table: cards, numbers to bid, and what marked cards would give."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtQml import QmlElement, QmlUncreatable

from fort_desktop.games.towers.rules.building import DEMOLISHING, FREE, NEVER
from fort_desktop.ui.bridge.row_model import KeyedModel

QML_IMPORT_NAME = "Towers"
QML_IMPORT_MAJOR_VERSION = 1


NEEDS = {FREE: "free", DEMOLISHING: "demolish", NEVER: "never"}  # of a card that is taken


@dataclass(frozen=True, slots=True)
class TowerCardRow:
    """A card that lies on the table.

    Attributes:
        key: its number, the same throughout the game; never 0.
        kind: "forest", "cake", "haunted", "sand" or "scrap".
        number: from 0 (the top) to 15.
        name: the kind in the language chosen, as on the card.
        label: all of it for the screen reader.
        marked: whether the viewer wants it.
        usable: whether the viewer can mark or build it now.
        need: what the viewer's tower asks for: "free", "demolish" or "never".
        reason: why it is not usable, in one sentence; else empty.
        where: where it goes on the viewer's towers, in one sentence; empty where it does not.
        tip: the same, and what the arrow of an 8 or 9 means; empty where a card cannot be used.
        deal: whether it has just been dealt.
    """

    key: int
    kind: str
    number: int
    name: str
    label: str
    marked: bool = False
    usable: bool = False
    need: str = "free"
    reason: str = ""
    where: str = ""
    tip: str = ""
    deal: bool = False


@dataclass(frozen=True, slots=True)
class TowerBidRow:
    """A number to bid.

    Attributes:
        n: the number.
        possible: whether the viewer can bid it now.
        chosen: whether it is the one that the marked cards make.
        reason: why it is not possible, in one sentence; else empty.
        label: "Bid 3".
        means: what comes of it.
    """

    n: int
    possible: bool
    chosen: bool
    reason: str
    label: str
    means: str


@dataclass(frozen=True, slots=True)
class TowerGainRow:
    """What changes for one source of points.

    Attributes:
        kind: a kind of tower, "main" or "rubble".
        text: what happens there, "7 on 10".
        gain: points more than now, or less.
    """

    kind: str
    text: str
    gain: int


@QmlElement
@QmlUncreatable("made in Python")
class TowerCards(KeyedModel):  # type: ignore[operator]  # the stubs miss its __call__
    """Cards; roles are the fields of `TowerCardRow`."""

    row_type = TowerCardRow


@QmlElement
@QmlUncreatable("made in Python")
class TowerBids(KeyedModel):  # type: ignore[operator]  # the stubs miss its __call__
    """Numbers to bid; roles are the fields of `TowerBidRow`."""

    row_type = TowerBidRow


@QmlElement
@QmlUncreatable("made in Python")
class TowerGains(KeyedModel):  # type: ignore[operator]  # the stubs miss its __call__
    """What marked cards give; roles are the fields of `TowerGainRow`."""

    row_type = TowerGainRow
