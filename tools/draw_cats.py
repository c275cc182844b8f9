"""Draw the cats as they sit on a fence and walk over the table, and what their cards show.

Run `python -m tools.draw_cats` after a change of a cat's portrait; it rewrites assets/cats and the
cats' patterns. A portrait is a tail (some cats hide theirs), a body with its outline and paws, and
then the neck and the head. While it sits, the tail is a picture of its own, so that it can swing.
On its way it keeps its neck and head, and gets a body on four legs that go to the right.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

INK = "#2A2138"
ASSETS = Path(__file__).resolve().parent.parent / "assets"
TARGET = ASSETS / "cats"
PATTERNS = ASSETS / "patterns"

CATS = (
    *("scavenger", "sprightly", "bandit", "scratch"),
    *("kingsly", "cilantro", "dumpling", "jitters"),
)
WALK = (250, 200)
HEAD = "translate(102 5) scale(0.74)"
STRIDES = {"a": (-15, 9, -8, 17), "b": (7, -13, 12, -9)}  # hind near, hind far, front far, near
LEGS = ((70, 0.0), (92, -3.0), (140, -3.0), (162, 0.0))  # where they start, and how low they reach
SOCKS = {"scratch": "#6E4E42"}
STRIPES = {"scavenger": "#6F748A", "sprightly": "#CE7428"}
LIDS = {"bandit": "#4A3F55", "scratch": "#6E4E42"}  # fur around the eyes; elsewhere the head's

SHAPE = re.compile(r'<path d="([^"]+)" fill="(#\w+|none)"(?: stroke="(#\w+|none)")?')
EYE = re.compile(r'<ellipse cx="([\d.]+)" cy="([\d.]+)" rx="(1[\d.]+)" ry="[\d.]+"')


@dataclass(frozen=True, slots=True)
class Drawn:
    """A portrait, taken apart.

    Attributes:
        wrap: the group around all of it, where there is one.
        tail, body, rest: lines; the rest is neck and head.
        fur, shade, tip: colours of body, its shaded side and tail.
        head: the group that turns the head.
        skin: the colour around the eyes.
    """

    wrap: str
    tail: list[str]
    body: list[str]
    rest: list[str]
    fur: str
    shade: str
    tip: str
    head: str
    skin: str


def take_apart(cat: str) -> Drawn:
    lines = (ASSETS / "portraits" / f"{cat}.svg").read_text(encoding="utf-8").splitlines()
    inner = lines[2:-2]
    wrap = ""
    if inner[0].startswith("<g"):
        wrap, inner = inner[0], inner[1:-1]
    tail = inner[:2] if 'fill="none"' in inner[0] else []
    inner = inner[len(tail) :]
    paws = next(n for n, line in enumerate(inner) if "v-16M" in line)
    body, rest = inner[: paws + 1], inner[paws + 1 :]
    fills = [found for line in body if (found := SHAPE.match(line)) and found[2] != "none"]
    fur, shade = fills[0][2], fills[1][2]
    tip = re.findall(r'stroke="(#\w+)"', tail[1])[0] if tail else fur
    head = next(line for line in rest if line.startswith('<g transform="rotate'))
    return Drawn(wrap, tail, body, rest, fur, shade, tip, head, LIDS.get(cat, fur))


def save(folder: Path, name: str, width: float, height: float, inner: str) -> None:
    box = f'viewBox="0 0 {width:g} {height:g}" width="{width:g}" height="{height:g}"'
    text = f'<svg xmlns="http://www.w3.org/2000/svg" {box}>\n{inner}\n</svg>\n'
    (folder / f"{name}.svg").write_text(text, encoding="utf-8")


def pen(inner: str, width: float = 3.2) -> str:
    return (
        f'<g stroke="{INK}" stroke-width="{width}" stroke-linejoin="round" '
        f'stroke-linecap="round">\n{inner}\n</g>'
    )


def whole(drawn: Drawn, lines: list[str]) -> str:
    inner = "\n".join(lines)
    return pen(f"{drawn.wrap}\n{inner}\n</g>" if drawn.wrap else inner)


def tube(d: str, colour: str, width: float) -> str:
    """A round limb with its outline."""
    outer = f'<path d="{d}" fill="none" stroke="{INK}" stroke-width="{width + 6.4:g}"/>'
    return f'{outer}<path d="{d}" fill="none" stroke="{colour}" stroke-width="{width:g}"/>'


def leg(at: float, low: float, stride: float, colour: str, sock: str) -> str:
    """From the hip to a paw that is `stride` before it."""
    foot = 184 + low
    knee = at + stride * 0.35
    shape = f"M{at:g} 142Q{knee:g} 162 {at + stride:g} {foot:g}h5"
    drawn = tube(shape, colour, 15)
    if sock != colour:
        lower = f"M{at + stride * 0.7:g} {foot - 12:g}L{at + stride:g} {foot:g}h5"
        drawn += f'<path d="{lower}" fill="none" stroke="{sock}" stroke-width="15"/>'
    return drawn


def walking(cat: str, drawn: Drawn, pose: str) -> str:
    """The cat on its way to the right."""
    sock = SOCKS.get(cat, drawn.fur)
    dark = SOCKS.get(cat, drawn.shade)
    strides = STRIDES[pose]
    parts = [
        leg(at, low, stride, drawn.shade, dark)
        for (at, low), stride in zip(LEGS[1:3], strides[1:3], strict=True)
    ]
    thin = 8.0 if cat == "jitters" else 13.0
    sway = -4 if pose == "a" else 4
    if drawn.tail:
        shape = f"M60 122C34 122 {20 + sway} 104 {24 + sway} 76C{26 + sway} 60 {38 + sway} 54 42 62"
        parts.append(tube(shape, drawn.tip, thin))
    else:
        parts.append(f'<circle cx="{46 + sway / 2:g}" cy="112" r="15" fill="{drawn.fur}"/>')
    body = "M48 126C48 106 72 101 112 102C134 102 144 94 154 82L202 92C206 120 198 150 174 159"
    parts.append(f'<path d="{body}C160 163 68 164 48 126Z" fill="{drawn.fur}"/>')
    belly = "M58 146C84 158 140 160 180 148C170 160 136 160.6 112 160.4C84 160.4 70 158 58 146Z"
    parts.append(f'<path d="{belly}" fill="{drawn.shade}" stroke="none"/>')
    if cat in STRIPES:
        bars = "M80 105v15M98 104v18M116 104v15"
        parts.append(f'<path d="{bars}" fill="none" stroke="{STRIPES[cat]}" stroke-width="6"/>')
    parts += [
        leg(at, low, stride, drawn.fur, sock)
        for (at, low), stride in zip(LEGS[::3], strides[::3], strict=True)
    ]
    rest = "\n".join(drawn.rest)
    return pen("\n".join([*parts, f'<g transform="{HEAD}" stroke-width="4">{rest}</g>']))


def lids(cat: str, drawn: Drawn) -> str:
    """Closed eyes over the open ones; a cat whose eyes are shut anyway has none."""
    out = ""
    for line in drawn.rest:
        if not (found := EYE.match(line)):
            continue
        x, y, r = (float(n) for n in found.groups())
        low = y + r * 0.2
        shut = f"M{x - r:.1f} {low:.1f}Q{x:.1f} {low + r * 0.9:.1f} {x + r:.1f} {low:.1f}"
        out += f'<circle cx="{x}" cy="{y}" r="{r + 3.2:.1f}" fill="{drawn.skin}" stroke="none"/>'
        out += f'<path d="{shut}" fill="none" stroke="{INK}" stroke-width="3.8"/>'
    return pen(f"{drawn.wrap}{drawn.head}{out}</g>{'</g>' if drawn.wrap else ''}") if out else ""


def window() -> str:
    """Behind a cat on its card: the evening sky, the moon, and the boards it sits on; 272 x 164."""
    out = '<rect width="272" height="164" rx="12" fill="#BFD9EC"/>'
    out += '<circle cx="226" cy="40" r="21" fill="#FFF3C4"/>'
    for k in range(8):
        x = 4 + k * 33
        fill = "#E9BE86" if k % 2 else "#F0CD9C"
        foot = "V148q0 14 12 14h21" if k == 0 else "V162h21q12 0 12 -14" if k == 7 else "V162h33"
        out += (
            f'<path d="M{x + 16.5} 84l-16.5 16{foot}V100Z" fill="{fill}" stroke="{INK}" '
            'stroke-width="3" stroke-linejoin="round"/>'
        )
    return out


def lure_row() -> str:
    """The lawn that the lure of a cat stands on; 272 x 80."""
    out = '<rect width="272" height="80" rx="12" fill="#BCDB97"/>'
    out += '<path d="M0 66Q70 50 140 64T272 60V68Q272 80 260 80H12Q0 80 0 68Z" fill="#9CCB68"/>'
    for x, y in ((20, 70), (58, 74), (214, 72), (246, 68)):
        out += (
            f'<path d="M{x} {y}l-3 -8M{x} {y}l2 -10M{x} {y}l6 -6" fill="none" stroke="#5E9A3A" '
            'stroke-width="2.6" stroke-linecap="round"/>'
        )
    return out


def main() -> None:
    TARGET.mkdir(parents=True, exist_ok=True)
    for cat in CATS:
        drawn = take_apart(cat)
        save(TARGET, f"{cat}-sit", 200, 200, whole(drawn, [*drawn.body, *drawn.rest]))
        save(TARGET, f"{cat}-tail", 200, 200, whole(drawn, drawn.tail))
        save(TARGET, f"{cat}-lids", 200, 200, lids(cat, drawn))
        for pose in STRIDES:
            save(TARGET, f"{cat}-walk-{pose}", *WALK, walking(cat, drawn, pose))
    save(PATTERNS, "window-cat", 272, 164, window())
    save(PATTERNS, "cat-lure", 272, 80, lure_row())


if __name__ == "__main__":
    main()
