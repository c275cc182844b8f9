"""Draw the towers of 5 Towers: storeys, tops, chunks, rubble, building plots, cards.

Run `python -m tools.draw_towers` after a change; it rewrites assets/towers. A storey is 120 x 40
and stands at 0,0; its picture is a little larger (see BOXES), so that storeys overlap in a tower.
"""

from __future__ import annotations

from pathlib import Path

from tools.draw_patterns import GRASS, INK, PAPER, VIOLET, VIOLET_D, WOOD_L, dot, fill, line, mix
from tools.draw_shapes import CUT, HIGH, KINDS, LEAF_L, WIDE, Rect, at, shape
from tools.draw_storeys import STOREYS
from tools.draw_tops import BAT, TOPS, cap

TARGET = Path(__file__).resolve().parent.parent / "assets" / "towers"
BOXES: dict[str, Rect] = {
    "floor": (-8, -6, 136, 48),
    "slim": (-8 + CUT, -6, 136 - CUT, 48),
    "cap": (-8, -34, 136, 40),
    "top": (-8, -74, 136, 80),
    "chunk": (0, 0, 28, 24),
    "rubble": (0, 0, 100, 64),
    "plot": (0, 0, 120, 84),
    "window": (0, 0, 260, 318),
    "back": (0, 0, 300, 420),
}
GREY, GREY_D = "#A9AFBF", "#878DA0"
PLOTS = {"day": "#5E7F3F", "evening": "#BFE0B0", "contrast": "#000000"}


# --- what falls, and where it lies ---------------------------------------------------------------


def chunk(kind: str, look: int) -> str:
    """A piece of a broken storey."""
    body, shade = KINDS[kind]
    edges = (
        "M3 8 L11 2 L24 5 L26 16 L15 22 L4 19 Z",
        "M2 12 L9 3 L19 4 L26 12 L20 21 L7 20 Z",
        "M4 5 L16 2 L25 9 L22 21 L10 22 L2 15 Z",
    )
    marks = {
        "forest": line("M9 10 q4 -4 8 0 M13 16 q3 -3 6 0", LEAF_L, 2.4),
        "cake": shape("M4 9 L11 3 L23 6 q-2 6 -6 4 q-3 5 -7 1 q-3 3 -6 -2 Z", PAPER, 2),
        "haunted": line("M8 10 h6 M13 15 h7", shade, 2.6),
        "sand": dot(10, 10, 1.6, shade) + dot(17, 14, 1.6, shade) + dot(16, 8, 1.6, shade),
        "scrap": line("M10 7 V18 M17 6 V18", shade, 2.6),
    }
    return shape(edges[look], body, 3) + marks[kind]


def stone(x: float, foot: float, wide: float, high: float, colour: str) -> str:
    """A lump whose middle is at x."""

    def path(*points: tuple[float, float]) -> str:
        return "M" + " L".join(f"{x + a * wide:.3g} {foot - b * high:.3g}" for a, b in points)

    edge = path((-0.5, 0), (-0.42, 0.62), (-0.08, 1), (0.32, 0.86), (0.5, 0.3), (0.46, 0))
    light = path((-0.26, 0.6), (-0.04, 0.8), (0.16, 0.72))
    return shape(edge + " Z", colour, 3) + line(light, mix(colour, "#FFFFFF", 0.5), 2.6)


STONES: tuple[tuple[tuple[float, float, float, float], ...], ...] = (
    ((42, 58, 10, 7), (58, 59, 8, 5)),
    ((36, 58, 28, 20), (64, 58, 32, 27)),
    ((24, 58, 26, 18), (76, 58, 30, 21), (50, 58, 36, 31), (40, 35, 22, 16)),
    (
        (16, 58, 26, 19),
        (84, 58, 28, 21),
        (34, 58, 30, 31),
        (66, 58, 32, 32),
        (50, 58, 24, 20),
        (42, 33, 26, 20),
        (63, 31, 18, 14),
    ),
)
SHARDS = ((), (), (("cake", 58, 15, 12),), (("sand", 8, 24, -20), ("forest", 66, 12, 18)))


def rubble(size: int) -> str:
    """A heap of no card, one, two or three, four and more: `size` 0 to 3."""
    wide = (26, 36, 44, 48)[size]
    drawn = f'<ellipse cx="50" cy="58" rx="{wide}" ry="5" fill="{INK}" opacity=".2"/>'
    drawn += "".join(at(chunk(kind, 1), x, y, 0.95, turn) for kind, x, y, turn in SHARDS[size])
    drawn += "".join(stone(*one, GREY_D if n % 2 else GREY) for n, one in enumerate(STONES[size]))
    if size > 1:  # a broken board
        board = line("M-9 0 L9 0", INK, 6) + line("M-9 0 L9 0", WOOD_L, 2.6)
        drawn += at(board, 86, 38, 1, -58)
    return drawn


def plot(theme: str) -> str:
    """The dashed place of a tower that has not been founded."""
    back = "#000000" if theme == "evening" else "#FFFFFF"
    place = '<rect x="3" y="3" width="114" height="78" rx="11"'
    return (
        f'{place} fill="{back}" opacity="{1 if theme == "contrast" else 0.16}"/>'
        f'{place} fill="none" stroke="{PLOTS[theme]}" stroke-width="3.2" stroke-linecap="round" '
        'stroke-dasharray="9 7.4"/>'
    )


# --- cards ---------------------------------------------------------------------------------------


def scenery(kind: str) -> str:
    """What stands far behind a tower on its card, tone on tone."""
    pale = mix(KINDS[kind][0], "#FFFBEF", 0.46)
    if kind == "forest":
        firs = ((30, 220, 1.1), (78, 206, 0.8), (186, 208, 0.9), (234, 216, 1.2))
        fir = fill("M0 -70 L24 -26 H12 L34 14 H-34 L-12 -26 H-24 Z", pale)
        return "".join(at(fir, x, y, size) for x, y, size in firs)
    if kind == "cake":
        places = ((66, 30), (104, 38), (142, 40), (180, 34), (218, 22))
        flags = "".join(fill(f"M{x} {y} l26 2 -11 28 Z", pale) for x, y in places)
        return line("M40 18 Q140 62 258 14", pale, 4) + flags
    if kind == "haunted":
        bats = ((104, 50, 2.1), (226, 128, 1.7), (40, 148, 1.5))
        return dot(196, 66, 38, "#FFF3CF") + "".join(
            at(fill(BAT, pale), x, y, size) for x, y, size in bats
        )
    if kind == "sand":
        waves = (
            f"M2 {y} q16 -12 32 0 t32 0 t32 0 t32 0 t32 0 t32 0 t32 0 t32 0" for y in (206, 226)
        )
        return dot(200, 70, 34, "#FFE9A8") + "".join(line(d, "#C4E4EA", 6) for d in waves)
    cloud = fill("M0 0 q-2 -20 20 -20 q8 -20 30 -14 q24 -4 26 16 q18 0 16 18 Z", "#EAF0F2")
    crane = line("M214 240 V70 M150 84 H250 M214 70 L168 84 M176 84 V112", pale, 6)
    return crane + at(cloud, 84, 74, 0.8)


def window(kind: str, look: int) -> str:
    """The picture of a card; a `look` of 3 is that of a 0."""
    sky = mix(KINDS[kind][0], "#FFFBEF", 0.62)
    lawn = "M2 262 Q130 236 258 262 V298 Q258 316 240 316 H20 Q2 316 2 298 Z"
    size, foot = 1.72, 290
    left = (260 - WIDE * size) / 2
    drawn = f'<rect width="260" height="318" rx="20" fill="{sky}"/>' + scenery(kind)
    drawn += fill(lawn, GRASS)
    drawn += f'<ellipse cx="130" cy="{foot}" rx="112" ry="11" fill="{INK}" opacity=".22"/>'
    for n in (1, 2):
        drawn += at(STOREYS[kind]((look + 2 - n) % 3), left, foot - n * HIGH * size, size)
    crown = TOPS[kind]() if look == 3 else cap(kind)
    return drawn + at(crown, left, foot - 2 * HIGH * size + 1, size)


BRICK = "M-9 -6 H9 V8 H-9 Z M-12 -10 h6 v5 h-6 Z M-3 -10 h6 v5 h-6 Z M6 -10 h6 v5 h-6 Z"


def back() -> str:
    """The inside of the card's frame: five storeys, one of each kind, on each other."""
    frame = f'stroke="{INK}" stroke-width="4"/>'
    drawn = f'<rect x="16" y="16" width="268" height="388" rx="14" fill="{VIOLET}" {frame}'
    for row in range(10):
        for column in range(6 - row % 2):
            x, y = 46 + column * 42 + row % 2 * 21, 44 + row * 37
            drawn += at(fill(BRICK, VIOLET_D), x, y, 0.9)
    drawn += f'<rect x="58" y="58" width="184" height="304" rx="22" fill="{VIOLET_D}" {frame}'
    size = 1.16
    for n, kind in enumerate(STOREYS):
        storey = STOREYS[kind](0 if kind == "haunted" else 1)
        drawn += at(storey, 150 - WIDE / 2 * size, 326 - (n + 1) * HIGH * size, size)
    return drawn


# --- files ---------------------------------------------------------------------------------------


def pictures() -> dict[str, tuple[str, str]]:
    """Per file name, which of BOXES it has and what is drawn in it."""
    drawn = {"back": ("back", back())}
    for kind, storey in STOREYS.items():
        for look in range(3):
            drawn[f"{kind}-floor-{look}"] = ("floor", storey(look))
            drawn[f"{kind}-slim-{look}"] = ("slim", storey(look, CUT))
            drawn[f"{kind}-chunk-{look}"] = ("chunk", chunk(kind, look))
            drawn[f"{kind}-card-{look}"] = ("window", window(kind, look))
        drawn[f"{kind}-card-top"] = ("window", window(kind, 3))
        drawn[f"{kind}-cap"] = ("cap", cap(kind))
        drawn[f"{kind}-top"] = ("top", TOPS[kind]())
    drawn |= {f"rubble-{size}": ("rubble", rubble(size)) for size in range(4)}
    return drawn | {f"plot-{theme}": ("plot", plot(theme)) for theme in PLOTS}


def main() -> None:
    for name, (kind, inner) in pictures().items():
        left, upper, width, height = BOXES[kind]
        (TARGET / f"{name}.svg").write_text(
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left} {upper} {width} {height}" '
            f'width="{width}" height="{height}">{inner}</svg>\n'
        )


if __name__ == "__main__":
    main()
