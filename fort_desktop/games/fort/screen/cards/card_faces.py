"""What a card shows, by card id: names in the chosen language, suits, icon rows, pictures."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from PySide6.QtCore import Property, QObject, QUrl, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from fort_desktop.games.fort.screen.cards.icon_rows import PERK_ROWS, RULE_ROWS
from fort_desktop.languages import ENGLISH

QML_IMPORT_NAME = "Fort"
QML_IMPORT_MAJOR_VERSION = 1

PET_ROWS = ("need", "action", "lure", "power")


@QmlElement
@QmlUncreatable("made in Python")
class Face(QObject):  # type: ignore[operator]  # the stubs miss its __call__
    """One card as it is printed. Only the name can change, with the language.

    Perks and made-up rules have their one row in `publicTokens`.

    Attributes:
        kind: "kid", "dog", "cat", "perk" or "rule".
        needTokens, actionTokens: what a dog needs and does.
        drawing: the name of the pictures of a dog or a cat.
        house: where a dog goes, "own" or "neighbour"; empty for others.
        lureTokens, powerTokens: what brings a cat, and when it does what.
    """

    nameChanged = Signal()

    def __init__(self, row: Mapping[str, Any], art: QUrl, parent: QObject) -> None:
        super().__init__(parent)
        self._id: str = row["id"]
        self._names: dict[str, str] = dict(row["name"])
        self._name = self._names[ENGLISH]
        self._suits: list[str] = list(row.get("suits", ()))
        self._public = _public_row(row)
        self._private = list(row.get("private", ()))
        self._kind = _kind(row)
        self._rows = {name: list(row.get(name, ())) for name in PET_ROWS}
        self._house: str = row.get("house", "")
        self._friend = row.get("copies") == 0
        self._picture: str = row.get("portrait", self._id)
        picture = self._picture
        self._portrait, self._head = QUrl(), QUrl()
        if self._suits or self._kind == "cat" or "portrait" in row:
            self._portrait = QUrl(f"{art.toString()}/portraits/{picture}.svg")
            self._head = QUrl(f"{art.toString()}/faces/{picture}.svg")

    @Property(str, constant=True)
    def cardId(self) -> str:
        return self._id

    @Property(str, notify=nameChanged)
    def name(self) -> str:
        return self._name

    @Property("QStringList", constant=True)  # type: ignore[arg-type]  # a C++ name
    def suits(self) -> list[str]:
        return self._suits

    @Property("QStringList", constant=True)  # type: ignore[arg-type]  # a C++ name
    def publicTokens(self) -> list[str]:
        return self._public

    @Property("QStringList", constant=True)  # type: ignore[arg-type]  # a C++ name
    def privateTokens(self) -> list[str]:
        return self._private

    @Property(str, constant=True)
    def kind(self) -> str:
        return self._kind

    @Property("QStringList", constant=True)  # type: ignore[arg-type]  # a C++ name
    def needTokens(self) -> list[str]:
        return self._rows["need"]

    @Property("QStringList", constant=True)  # type: ignore[arg-type]  # a C++ name
    def actionTokens(self) -> list[str]:
        return self._rows["action"]

    @Property("QStringList", constant=True)  # type: ignore[arg-type]  # a C++ name
    def lureTokens(self) -> list[str]:
        return self._rows["lure"]

    @Property("QStringList", constant=True)  # type: ignore[arg-type]  # a C++ name
    def powerTokens(self) -> list[str]:
        return self._rows["power"]

    @Property(str, constant=True)
    def house(self) -> str:
        return self._house

    @Property(str, constant=True)
    def drawing(self) -> str:
        return self._picture

    @Property(bool, constant=True)
    def bestFriend(self) -> bool:
        return self._friend

    @Property(bool, constant=True)
    def rule(self) -> bool:
        """Whether it is a made-up rule, on paper."""
        return self._id in RULE_ROWS

    @Property(QUrl, constant=True)
    def portrait(self) -> QUrl:
        return self._portrait

    @Property(QUrl, constant=True)
    def head(self) -> QUrl:
        """The head alone, for lookouts, yards and the log."""
        return self._head

    def choose_language(self, code: str) -> None:
        name = self._names.get(code, self._names[ENGLISH])
        if name != self._name:
            self._name = name
            self.nameChanged.emit()


def _kind(row: Mapping[str, Any]) -> str:
    known = "perk" if row["id"] in PERK_ROWS else "rule" if row["id"] in RULE_ROWS else "kid"
    return str(row.get("kind", known))


def _public_row(row: Mapping[str, Any]) -> list[str]:
    for table in (PERK_ROWS, RULE_ROWS):
        if row["id"] in table:
            return list(table[row["id"]])
    return list(row.get("public", ()))


@QmlElement
@QmlUncreatable("made in Python")
class CardFaces(QObject):  # type: ignore[operator]  # the stubs miss its __call__
    """Every card's face by id, made once at the first look.

    Rows are made by `face_rows`; they may have a `portrait` when the picture has another name.
    `art` is the folder of pictures.
    """

    def __init__(
        self,
        rows: Iterable[Mapping[str, Any]],
        art: QUrl,
        language: str = ENGLISH,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._rows = {str(row["id"]): row for row in rows}
        self._art = art
        self._language = language
        self._faces: dict[str, Face] = {}

    @Slot(str, result=Face)
    def face(self, card: str) -> Face | None:
        """The face of a card id, or of the id of a further copy (`puddin-2`); None when unknown."""
        base = card if card in self._rows else _without_copy(card)
        if base not in self._rows:
            return None
        if base not in self._faces:
            made = Face(self._rows[base], self._art, self)
            made.choose_language(self._language)
            self._faces[base] = made
        return self._faces[base]

    def name(self, card: str) -> str:
        """The name in the chosen language, for sentences; the id itself when unknown."""
        face = self.face(card)
        return card if face is None else str(face.name)

    def choose_language(self, code: str) -> None:
        self._language = code
        for face in self._faces.values():
            face.choose_language(code)


def _without_copy(card: str) -> str:
    base, _, number = card.rpartition("-")
    return base if number.isdigit() else card
