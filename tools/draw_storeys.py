"""Draw the storeys of the towers; `python -m tools.draw_towers` writes them.

A storey stands at 0,0 and is WIDE x HIGH; there are three looks of each kind. Its left third stays
plain: the plate with its number lies there. For narrow boards there are slim ones, CUT less wide at
the left, which can be taller for it: beside the plate there is room for one thing, at the right.
`cut` is CUT for them, or 0.
"""

from __future__ import annotations

from tools.draw_patterns import INK, PAPER, SUN, VIOLET, dot, fill, line, mix
from tools.draw_shapes import (
    KINDS,
    LEAF_L,
    RED,
    STEEL,
    TEAL,
    WOOD,
    WOOD_D,
    Rect,
    at,
    box,
    disc,
    shape,
)

CHOCOLATE, VANILLA = "#9A6244", "#F3C7A0"
FOREST_LEFT = "M8 40 Q-6 32 3 23 Q-2 8 14 6 Q20 -2 34 2 Q48 -3 60 1 Q72 -3 86 2 "
SLIM_LEFT = "M56 40 Q42 32 51 23 Q46 8 62 6 Q70 -3 86 2 "


def forest(look: int, cut: float = 0) -> str:
    body, shade = KINDS["forest"]
    edge = SLIM_LEFT if cut else FOREST_LEFT
    edge += "Q100 -2 106 6 Q122 8 117 23 Q126 32 112 40 Z"
    foot = "M56 39 Q47 33 53 26 Q66 33 82 30" if cut else "M8 39 Q-1 33 5 26 Q30 35 60 30"
    drawn = shape(edge, body) + fill(foot + " T115 26 Q121 33 112 39 Z", shade)
    drawn += line(
        "M66 8 q5 -5 11 0 M103 13 q4 -2 6 3"
        if cut
        else "M48 9 q6 -5 12 0 M76 6 q5 -4 10 0 M103 14 q4 -2 6 3",
        LEAF_L,
        3,
    )
    drawn += line(edge, INK, 3.5)
    if look == 0:  # an owl looks out
        owl = disc(70, 21, 11, WOOD_D)
        owl += "".join(dot(x, 20, 4.4, PAPER) + dot(x, 20, 2, INK) for x in (65.5, 74.5))
        owl += fill("M67.5 24 H72.5 L70 28.5 Z", SUN)
        if cut:
            return drawn + at(owl, 31, 0)
        return drawn + owl + line("M92 22 q5 -4 10 0 M90 30 q4 -3 8 0", LEAF_L, 2.6)
    if look == 1:  # apples
        for x, y in ((94, 18), (106, 28)) if cut else ((58, 24), (80, 17), (101, 25)):
            drawn += disc(x, y, 6, RED, 2.6) + line(f"M{x} {y - 6} q0 -3 3 -4", INK, 2.2)
            drawn += dot(x - 2, y - 2, 1.5, "#FFB7B0")
        return drawn
    door = shape("M60 37 V24 Q60 13 70 13 Q80 13 80 24 V37 Z", WOOD, 3)
    door += line("M66.7 15 V35 M73.3 15 V35", WOOD_D, 2) + dot(76.5, 27, 1.6, INK)
    drawn += at(door, 31, 0) if cut else door
    return drawn if cut else drawn + mushroom()


def mushroom() -> str:
    return (
        shape("M95 36 V28 H101 V36 Z", PAPER, 2.4)
        + shape("M89 28 Q90 18 98 18 Q106 18 107 28 Z", RED, 2.6)
        + dot(95, 24, 1.7, PAPER)
        + dot(101, 25, 1.5, PAPER)
    )


def cake(look: int, cut: float = 0) -> str:
    body, shade = ((VANILLA, "#D99F6C"), KINDS["cake"], (CHOCOLATE, "#75452E"))[look]
    whole: Rect = (2 + cut, 3, 116 - cut, 37)
    drawn = box(whole, 7, body, 3.5) + fill(
        f"M{4 + cut} 35 H116 V36 Q116 38.4 110 38.4 H{10 + cut} Q{4 + cut} 38.4 {4 + cut} 36 Z",
        shade,
    )
    drawn += line(f"M{4 + cut} 26 H116", PAPER, 4.5) + line(f"M{4 + cut} 28.6 H116", shade, 1.4)
    drawn += box(whole, 7, "none", 3.5)
    icing = (
        f"M{2 + cut} 14 V10 Q{2 + cut} 2 {10 + cut} 2 H110 Q118 2 118 10 V14 "
        "q-6 9 -13 0 q-7 11 -14 1 q-6 7 -13 -1 q-7 12 -14 0 "
    )
    rest = "q-7 8 -13 0 q-7 11 -14 1 q-6 7 -12 -1 q-8 11 -14 0 q-5 6 -9 0 Z"
    drawn += shape(icing + ("q-7 9 -14 0 Z" if cut else rest), PAPER, 3)
    if look == 0:
        sweets = ((52, RED), (70, SUN), (88, TEAL), (106, VIOLET))
        pair = ((93, TEAL), (108, VIOLET))
        return drawn + "".join(disc(x, 31, 3.6, c, 2) for x, c in (pair if cut else sweets))
    if look == 1:
        heart = "M0 5 Q-7 0 -4.4 -3.4 Q-1.8 -5.6 0 -2.4 Q1.8 -5.6 4.4 -3.4 Q7 0 0 5 Z"
        places = (92, 108) if cut else (54, 79, 104)
        return drawn + "".join(at(shape(heart, RED, 2), x, 30) for x in places)
    few = ((92, 30, SUN), (101, 34, "#F2A7B5"), (109, 30, TEAL))
    crumbs = (
        (50, 33, SUN),
        (60, 31, TEAL),
        (71, 34, PAPER),
        (82, 31, SUN),
        (93, 33, "#F2A7B5"),
        (104, 31, TEAL),
    )
    strewn = few if cut else crumbs
    return drawn + "".join(line(f"M{x - 2} {y + 1} l4 -3", c, 3) for x, y, c in strewn)


def pane(x: float, *, lit: bool) -> str:
    """A pointed window: a light with bars, or eyes in the dark."""
    drawn = shape(
        f"M{x} 35 V21 Q{x + 1} 15 {x + 7.5} 12 Q{x + 14} 15 {x + 15} 21 V35 Z",
        SUN if lit else INK,
        3,
    )
    if lit:
        return drawn + line(f"M{x + 7.5} 14 V34 M{x + 1} 24 h13", INK, 2)
    return drawn + dot(x + 4.6, 24, 2.2, PAPER) + dot(x + 10.4, 24, 2.2, PAPER)


def haunted(look: int, cut: float = 0) -> str:
    body, shade = KINDS["haunted"]
    edge = f"M{5 + cut} 40 L{2 + cut} 5 H118 L115 40 Z"
    drawn = shape(edge, body) + fill("M94 6 H116 L113 38.5 H98 Z", shade)
    if not cut:
        drawn += line("M45 17 h5 M42 32 h6 M74 38 h5 M46 25 h3", shade, 2.4)
        drawn += line("M101 18 h6 M104 30 h5", mix(shade, INK, 0.35), 2.4)
    drawn += line(edge, INK, 3.5) + shape(f"M{1 + cut} 2 H119 V10 H{1 + cut} Z", shade, 3)
    if cut and look < 2:
        return drawn + pane(94, lit=look == 1)
    if look == 0:
        return drawn + pane(55, lit=True) + pane(79, lit=False)
    if look == 1:
        drawn += pane(55, lit=False) + pane(79, lit=True)
        return drawn + line(
            "M116 11 L103 24 M116 18 Q110 17 109 11.5 M115.5 23 Q105 21 103.5 11.5", PAPER, 1.5
        )
    ghost = "M-10 14 V0 Q-10 -11 0 -11 Q10 -11 10 0 V14 L5.5 10.5 L0 14 L-5.5 10.5 Z"
    ghost = shape(ghost, PAPER, 2.8) + dot(-3.6, -1, 2, INK) + dot(3.6, -1, 2, INK)
    if cut:
        return drawn + at(ghost, 102, 25)
    drawn += at(ghost, 64, 25)
    drawn += shape("M82 35 V14 H99 V35 Z", INK, 3)  # boarded up
    return (
        drawn
        + shape("M79 17 L102 20 V26 L79 23 Z", WOOD, 2.2)
        + shape("M79 29 L102 26 V32 L79 35 Z", WOOD, 2.2)
    )


def sand(look: int, cut: float = 0) -> str:
    body, shade = KINDS["sand"]
    merlons = "h14 v7 h11 v-7 h15 v7 h11" if cut else "h15 v7 h14 v-7 h17 v7 h15 v-7 h17 v7 h14"
    edge = f"M{6 + cut} 40 L{3 + cut} 10 V2 {merlons} v-7 {'h15' if cut else 'h22'} V10 L114 40 Z"
    drawn = shape(edge, body) + fill("M97 11 H115 L112 38.5 H94 Z", mix(body, shade, 0.55))
    drawn += fill(f"M{6 + cut} 35 L114 35 L113.5 38.4 H{6.5 + cut} Z", mix(body, shade, 0.55))
    grains = ((48, 16), (53, 31), (60, 19), (88, 16), (101, 30), (106, 18), (92, 33), (45, 24))
    drawn += "".join(dot(x, y, 1.6, shade) for x, y in grains if x > cut + 20) + line(
        edge, INK, 3.5
    )
    if look == 0:  # a gate
        gate = shape("M66 38.5 V27 Q66 16 76 16 Q86 16 86 27 V38.5 Z", WOOD_D, 3)
        gate += line("M72.6 18 V37 M79.4 18 V37 M67 28 H85", SUN, 1.8)
        return drawn + at(gate, 24 if cut else 0, 0)
    if look == 1:  # a shell
        fan = shape("M-11 7 Q-13 -9 0 -10 Q13 -9 11 7 Q0 11 -11 7 Z", "#F2A7B5", 2.8)
        fan += line("M0 -9 V7 M-6 -7 L-4 7 M6 -7 L4 7", INK, 2)
        return drawn + at(fan, 100 if cut else 76, 25)
    star = "M0 -12 L3.4 -4 L12 -3.6 L5.4 2 L7.6 10.4 L0 5.8 L-7.6 10.4 L-5.4 2 L-12 -3.6 L-3.4 -4 Z"
    eyes = dot(0, -3, 1.4, PAPER) + dot(-3, 2, 1.4, PAPER) + dot(3, 2, 1.4, PAPER)
    drawn += at(shape(star, "#E8744A", 2.8) + eyes, 100 if cut else 72, 25)
    return drawn if cut else drawn + shape("M92 33 a6 6 0 0 1 12 0 Z", PAPER, 2.4)


def gear(x: float, y: float, size: float, colour: str) -> str:
    teeth = "".join(
        f'<rect x="-2.6" y="-11" width="5.2" height="22" rx="1" fill="{colour}" stroke="{INK}" '
        f'stroke-width="2.6" transform="rotate({turn})"/>'
        for turn in (0, 45, 90, 135)
    )
    wheel = f'<circle r="7.6" fill="{colour}"/>' + teeth.replace(f'stroke="{INK}"', 'stroke="none"')
    return at(teeth + disc(0, 0, 7.6, colour, 2.6) + wheel + disc(0, 0, 2.8, INK, 0), x, y, size)


def leak() -> str:
    """A hole that was mended."""
    patch = box((-9, -9, 18, 18), 2, STEEL, 2.8)
    patch += line("M-4.5 -4.5 L4.5 4.5 M4.5 -4.5 L-4.5 4.5", INK, 2.8)
    return at(patch, 67, 22, 1, 12) + line("M53 38 v-4 M57 38 v-6", "#9A4F36", 2.4)


def clock() -> str:
    drawn = disc(67, 23, 10.5, PAPER, 3)
    drawn += line("M60.4 19.5 l2 1 M67 15.5 v2 M73.6 19.5 l-2 1", INK, 2)
    return drawn + line("M67 24 L72.5 18", RED, 3) + dot(67, 24, 2.2, INK)


MENDED = (lambda: gear(67, 22, 1.0, "#E9BE4F"), leak, clock)


def scrap(look: int, cut: float = 0) -> str:
    body, shade = KINDS["scrap"]
    plate = (STEEL, "#D9886A", "#B8D98A")[look]
    whole: Rect = (3 + cut, 3, 114 - cut, 37)
    drawn = box(whole, 2, body) + fill(
        f"M{5 + cut} 33.5 H115 V38.4 H{5 + cut} Z", mix(body, shade, 0.6)
    )
    drawn += "" if cut else line("M94 8 V35 M102 8 V35 M110 8 V35", shade, 3)
    drawn += box(whole, 2, "none", 3.5)
    near = 2.5 if cut else 0  # the sides of the panel are nearer to its middle
    panel = box((47 + near, 3, 40 - 2 * near, 37), 2, plate, 3)
    panel += line(f"M{50 + near} 6.5 H{84 - near}", mix(plate, "#FFFFFF", 0.55), 2.4)
    panel += "".join(dot(x, y, 2, INK) for x in (51.5 + near, 82.5 - near) for y in (10, 34))
    return drawn + at(panel + MENDED[look](), 31.5 if cut else 0, 0)


STOREYS = {"forest": forest, "cake": cake, "haunted": haunted, "sand": sand, "scrap": scrap}
