"""What a library or program asks of the system it is loaded on, as its ELF file says.

Only what 64-bit little-endian processors have, which x86_64 and aarch64 are.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

MAGIC = b"\x7fELF\x02\x01"  # of 64 bits, little end first
LOAD, DYNAMIC = 1, 2  # kinds of segments
NEEDED, STRINGS, SEARCHED = 1, 5, (15, 29)  # kinds of dynamic entries
VERSIONS, VERSIONS_COUNT = 0x6FFFFFFE, 0x6FFFFFFF


@dataclass(frozen=True)
class Binary:
    """One file.

    Attributes:
        needed: sonames that the loader looks for.
        versions: of the symbols that it asks for, under the soname that has to have them.
    """

    needed: tuple[str, ...]
    versions: dict[str, tuple[str, ...]]


def read(path: Path) -> Binary | None:
    """What the file says; None if it is no ELF file, or one without a dynamic part."""
    found = reader(path)
    return found.binary if found else None


def settle(path: Path) -> None:
    """Have a file look for libraries in no folder of the machine that it was made on."""
    found = reader(path)
    if found and found.made_elsewhere():
        path.write_bytes(found.without_search())


def reader(path: Path) -> Reader | None:
    with path.open("rb") as file:
        if file.read(len(MAGIC)) != MAGIC:
            return None
        file.seek(0)
        data = file.read()
    try:
        return Reader(data)
    except (struct.error, IndexError, ValueError):
        return None  # a stump of one, which nothing loads


class Reader:
    """Finds its way through the bytes of an ELF file."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.loaded: list[tuple[int, int, int]] = []  # address, place in the file, length
        self.dynamic: list[tuple[int, int]] = []
        self.table = 0
        self._segments()
        tags = dict(self.dynamic)
        self.strings = self._place(tags.get(STRINGS, 0))
        needed = tuple(self._text(value) for tag, value in self.dynamic if tag == NEEDED)
        self.binary = Binary(needed, dict(self._versions())) if self.dynamic else None

    def made_elsewhere(self) -> bool:
        """Whether it looks for libraries in a folder of the machine that it was made on."""
        found = [self._text(value) for tag, value in self.dynamic if tag in SEARCHED]
        return any(part.startswith("/") for text in found for part in text.split(":"))

    def without_search(self) -> bytes:
        """The same file, looking for libraries in the usual places only."""
        kept = [entry for entry in self.dynamic if entry[0] not in SEARCHED]
        kept += [(0, 0)] * (len(self.dynamic) - len(kept))
        table = b"".join(struct.pack("<QQ", *entry) for entry in kept)
        return self.data[: self.table] + table + self.data[self.table + len(table) :]

    def _segments(self) -> None:
        (start,) = struct.unpack_from("<Q", self.data, 32)
        length, count = struct.unpack_from("<HH", self.data, 54)
        dynamic = (0, 0)
        for at in range(start, start + length * count, length):
            kind, _, place, address, _, size = struct.unpack_from("<IIQQQQ", self.data, at)
            if kind == LOAD:
                self.loaded.append((address, place, size))
            elif kind == DYNAMIC:
                dynamic = (place, size)
        self.table = dynamic[0]
        for at in range(dynamic[0], sum(dynamic), 16):
            tag, value = struct.unpack_from("<QQ", self.data, at)
            if tag == 0:
                break
            self.dynamic.append((tag, value))

    def _place(self, address: int) -> int:
        """Where in the file lies what is loaded to an address."""
        found = (a for a in self.loaded if a[0] <= address < a[0] + a[2])
        start, place, _ = next(found, (0, 0, 0))
        return address - start + place

    def _text(self, offset: int) -> str:
        start = self.strings + offset
        return self.data[start : self.data.index(b"\0", start)].decode("utf-8", "replace")

    def _versions(self) -> Iterator[tuple[str, tuple[str, ...]]]:
        tags = dict(self.dynamic)
        at = self._place(tags.get(VERSIONS, 0))
        for _ in range(tags.get(VERSIONS_COUNT, 0)):
            _, count, file, first, following = struct.unpack_from("<HHIII", self.data, at)
            yield self._text(file), tuple(self._names(at + first, count))
            at += following

    def _names(self, at: int, count: int) -> Iterator[str]:
        for _ in range(count):
            _, _, _, name, following = struct.unpack_from("<IHHII", self.data, at)
            yield self._text(name)
            at += following
