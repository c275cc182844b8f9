"""Draw closed and half-closed eyes to lay over faces, and cut a face that is missing.

Run `python tools/draw_lids.py` after a change of assets/faces or a new portrait; it rewrites
assets/lids. A portrait without a face gets one, its upper middle; where that misses the head, move
the `viewBox` in assets/faces and run it again. A lid has
the size of the eye below it and the colour of the skin around it. Eyes that are shut anyway, as in
a laugh, get none: their picture is empty. Faces and portraits have the same coordinates, so that
assets/lids/faces fits the former and assets/lids/portraits the latter; the half-closed ones in
assets/lids/drowsy are for portraits.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

ASSETS = Path(__file__).resolve().parent.parent / "assets"
INK, WHITE = "#2A2138", "#FFFDF6"
OPENED = re.compile(r"<g\b[^>]*>")
ELLIPSE = re.compile(
    r'<ellipse cx="([\d.-]+)" cy="([\d.-]+)" rx="([\d.]+)" ry="([\d.]+)" fill="(#\w+)"([^>]*)/>'
)
PATH = re.compile(r'<path d="([^"]+)" fill="(#\w+|none)"')
VIEW_BOX, HEAD = re.compile(r'viewBox="[^"]*"'), 'viewBox="19.0 20.0 136.0 136.0"'
SMALLEST_DOT = 7.0  # half the height of an eye without white; pupils are smaller or slits


@dataclass(frozen=True, slots=True)
class Eye:
    """An open eye: its ellipse, the skin around it, the groups that it is drawn in."""

    x: float
    y: float
    rx: float
    ry: float
    skin: str
    groups: tuple[str, ...]


def shade(colour: str) -> str:
    """A little darker and redder: the lid's fold."""
    pairs = zip((colour[1:3], colour[3:5], colour[5:7]), (0x7A, 0x2F, 0x45), strict=True)
    return "#" + "".join(f"{round(int(a, 16) * 0.86 + b * 0.14):02X}" for a, b in pairs)


def eyes(picture: str) -> Iterator[Eye]:
    """The open eyes of a face. The head is the last shape before them that is outlined apart."""
    groups: list[str] = []
    filled: dict[str, str] = {}
    skin = WHITE
    for line in picture.splitlines():
        if OPENED.match(line):
            groups.append(line)
        elif line == "</g>":
            groups.pop()
        elif path := PATH.match(line):
            shape, colour = path.groups()
            if colour == "none" and shape in filled:
                skin = filled[shape]
            filled[shape] = colour
        elif ellipse := ELLIPSE.match(line):
            x, y, rx, ry = map(float, ellipse.groups()[:4])
            colour, rest = ellipse.groups()[4:]
            white = colour == WHITE and 'stroke-width="2.6"' in rest
            dark = colour == INK and 'stroke="none"' in rest and SMALLEST_DOT <= ry <= rx * 1.6
            if white or (dark and ry > rx):
                yield Eye(x, y, rx, ry, skin, tuple(groups))


def stroke(d: str, colour: str, width: float) -> str:
    return f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{width}"/>'


def lid(eye: Eye) -> str:
    """A closed eye: skin over the ellipse, its fold and the line of lashes."""
    x, y, rx, ry = eye.x, eye.y, eye.rx + 1.5, eye.ry + 1.5
    low = y + ry * 0.45
    fold = f"M{x - rx * 0.7:.1f} {y - ry * 0.35:.1f}Q{x:.1f} {y - ry:.1f} {x + rx * 0.7:.1f} "
    lashes = f"M{x - rx:.1f} {low - 4:.1f}Q{x:.1f} {low + 6:.1f} {x + rx:.1f} {low - 4:.1f}"
    skin = f'<ellipse cx="{x}" cy="{y}" rx="{rx}" ry="{ry}" fill="{eye.skin}" stroke="none"/>'
    crease = stroke(f"{fold}{y - ry * 0.35:.1f}", shade(eye.skin), 2.4)
    drawn = skin + crease + stroke(lashes, INK, 3.8)
    return "".join(eye.groups) + drawn + "</g>" * len(eye.groups)


def half_lid(eye: Eye) -> str:
    """An eye that is bored: skin over its upper half, and the lashes at its edge."""
    x, y, rx, ry = eye.x, eye.y, eye.rx + 1.5, eye.ry + 1.5
    low, sag = y + ry * 0.05, y + ry * 0.05 + 3
    edge = f"Q{x:.1f} {sag:.1f} {x - rx:.1f} {low:.1f}"
    over = f"M{x - rx:.1f} {low:.1f}A{rx:.1f} {ry:.1f} 0 0 1 {x + rx:.1f} {low:.1f}{edge}Z"
    skin = f'<path d="{over}" fill="{eye.skin}" stroke="none"/>'
    fold = f"M{x - rx * 0.7:.1f} {y - ry * 0.45:.1f}Q{x:.1f} {y - ry:.1f} {x + rx * 0.7:.1f} "
    crease = stroke(f"{fold}{y - ry * 0.45:.1f}", shade(eye.skin), 2.4)
    drawn = skin + crease + stroke(f"M{x + rx:.1f} {low:.1f}{edge}", INK, 3.4)
    return "".join(eye.groups) + drawn + "</g>" * len(eye.groups)


def overlay(picture: str, drawn: Callable[[Eye], str]) -> str:
    """A picture of the same size as a face, with nothing but its eyes."""
    head = picture[: picture.index(">") + 1]
    return f"{head}\n" + "\n".join(drawn(eye) for eye in eyes(picture)) + "\n</svg>\n"


def cut_faces() -> None:
    """A face is its portrait seen through a smaller window."""
    for file in sorted((ASSETS / "portraits").glob("*.svg")):
        target = ASSETS / "faces" / file.name
        if not target.exists():
            picture = VIEW_BOX.sub(HEAD, file.read_text(encoding="utf-8"), count=1)
            target.write_text(picture, encoding="utf-8")


KINDS = (
    ("faces", "faces", lid),
    ("portraits", "portraits", lid),
    ("drowsy", "portraits", half_lid),
)


def main() -> None:
    cut_faces()
    for kind, source, drawn in KINDS:
        target = ASSETS / "lids" / kind
        target.mkdir(parents=True, exist_ok=True)
        for file in sorted((ASSETS / source).glob("*.svg")):
            picture = file.read_text(encoding="utf-8")
            (target / file.name).write_text(overlay(picture, drawn), encoding="utf-8")


if __name__ == "__main__":
    main()
