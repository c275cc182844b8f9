"""A small app in place of the frozen one, with libraries that ask for what a test wants."""

from __future__ import annotations

import struct
from collections.abc import Mapping, Sequence
from pathlib import Path

from fort_desktop import __version__
from tools.package.made import ID, NAME, App

PROGRAM = """\
#!/bin/sh
echo "Fort Desktop, told: $*"
"""
HEAD, SEGMENT = 64, 56  # bytes


def frozen(
    folder: Path,
    needed: Mapping[str, Sequence[str]] | None = None,
    search: str = "",
    version: str = __version__,
) -> App:
    """Make one in a folder.

    Args:
        folder: where it and its icons come to lie.
        needed: what its plugin asks for: sonames, each with the versions of symbols.
        search: where the plugin looks for them besides the usual places.
        version: of the app.
    """
    app = App(folder / NAME, folder / "icons", version, "x86_64")
    inside = app.folder / "_internal"
    inside.mkdir(parents=True)
    app.program.write_text(PROGRAM, encoding="utf-8")
    app.program.chmod(0o755)
    (inside / "readme.txt").write_text(version, encoding="utf-8")
    plugin = inside / "plugin.so"
    plugin.write_bytes(library({"libc.so.6": ("GLIBC_2.4",)} if needed is None else needed, search))
    plugin.chmod(0o755)
    (inside / "linked.so").symlink_to(plugin.name)
    for size, suffix in (("48x48", "png"), ("scalable", "svg")):
        icon = app.icons / "hicolor" / size / "apps" / f"{ID}.{suffix}"
        icon.parent.mkdir(parents=True)
        icon.write_text("a picture", encoding="utf-8")
    return app


def library(needed: Mapping[str, Sequence[str]], search: str = "") -> bytes:
    """An ELF file of 64 bits with a dynamic part and nothing else."""
    words = [*needed, *(one for versions in needed.values() for one in versions), search]
    strings = b"\0" + b"".join(word.encode() + b"\0" for word in words)
    asked = versions(needed, strings)
    dynamic = [(1, at(strings, name)) for name in needed]
    dynamic += [(29, at(strings, search))] * bool(search)
    table = HEAD + 2 * SEGMENT
    texts = table + 16 * (len(dynamic) + 4)
    dynamic += [(5, texts), (0x6FFFFFFE, texts + len(strings)), (0x6FFFFFFF, asked[1]), (0, 0)]
    packed = b"".join(struct.pack("<QQ", *entry) for entry in dynamic)
    length = texts + len(strings) + len(asked[0])
    head = b"\x7fELF\x02\x01\x01" + bytes(9) + struct.pack("<HHIQQQ", 3, 62, 1, 0, HEAD, 0)
    head += struct.pack("<IHHHHHH", 0, HEAD, SEGMENT, 2, 0, 0, 0)
    segments = struct.pack("<IIQQQQQQ", 1, 4, 0, 0, 0, length, length, 1)
    segments += struct.pack("<IIQQQQQQ", 2, 4, table, table, table, len(packed), len(packed), 8)
    return head + segments + packed + strings + asked[0]


def versions(needed: Mapping[str, Sequence[str]], strings: bytes) -> tuple[bytes, int]:
    """The part about versions of symbols, and of how many libraries it speaks."""
    parts = []
    for name, wanted in needed.items():
        if wanted:
            size = 16 * (1 + len(wanted))
            parts.append(struct.pack("<HHIII", 1, len(wanted), at(strings, name), 16, size))
            parts += [struct.pack("<IHHII", 0, 0, 2, at(strings, one), 16) for one in wanted]
    return b"".join(parts), sum(bool(wanted) for wanted in needed.values())


def at(strings: bytes, word: str) -> int:
    return strings.index(b"\0" + word.encode() + b"\0") + 1
