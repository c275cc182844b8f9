"""Draw the towers of 5 Towers: storeys, what crowns them, chunks, rubble, building plots, cards.

Run `python -m tools.draw_towers` after a change; it rewrites assets/towers. A storey is 120 x 40
and stands at 0,0; its picture is a little larger (see BOXES), so that storeys overlap in a tower.
The left third of a storey stays plain: the plate with its number lies there.
"""

from __future__ import annotations

from pathlib import Path

from tools.draw_patterns import (
    GRASS,
    INK,
    PAPER,
    SUN,
    VIOLET,
    VIOLET_D,
    WOOD_L,
    dot,
    fill,
    line,
    mix,
)

TARGET = Path(__file__).resolve().parent.parent / "assets" / "towers"
WIDE, HIGH = 120, 40
RED, TEAL, WOOD, WOOD_D, STEEL = "#C8374B", "#2FB8AC", "#C98B4F", "#8A5A34", "#C9CEDA"
LEAF_L, CHOCOLATE, VANILLA = "#7CCB8E", "#9A6244", "#F3C7A0"
KINDS = {  # body and its shade
    "forest": ("#3E9E5B", "#2C7446"),
    "cake": ("#E79AB8", "#C66A92"),
    "haunted": ("#8068C4", "#54418F"),
    "sand": ("#F0C66A", "#C98F33"),
    "scrap": ("#7FB2CF", "#4E7F9E"),
}
BOXES = {  # left, top, width and height of the pictures
    "floor": (-8, -6, 136, 48),
    "cap": (-8, -34, 136, 40),
    "top": (-8, -74, 136, 80),
    "chunk": (0, 0, 28, 24),
    "rubble": (0, 0, 100, 64),
    "plot": (0, 0, 120, 84),
    "window": (0, 0, 260, 318),
    "back": (0, 0, 300, 420),
}


def shape(d: str, colour: str, width: float = 3.5, edge: str = INK) -> str:
    """A filled shape with an outline."""
    return fill(
        d,
        colour,
        f'stroke="{edge}" stroke-width="{width}" stroke-linejoin="round" stroke-linecap="round"',
    )


def disc(x: float, y: float, radius: float, colour: str, width: float = 3) -> str:
    return (
        f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{colour}" stroke="{INK}" '
        f'stroke-width="{width}"/>'
    )


def box(
    x: float, y: float, w: float, h: float, radius: float, colour: str, width: float = 3
) -> str:
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" rx="{radius:g}" fill="{colour}" '
        f'stroke="{INK}" stroke-width="{width}"/>'
    )


def at(inner: str, x: float, y: float, size: float = 1, turn: float = 0, extra: str = "") -> str:
    way = f"translate({x:g} {y:g})" + (f" rotate({turn:g})" if turn else "")
    return f'<g transform="{way}{f" scale({size:g})" if size != 1 else ""}" {extra}>{inner}</g>'


def faint(inner: str, opacity: float) -> str:
    return f'<g opacity="{opacity}">{inner}</g>'


# --- storeys -------------------------------------------------------------------------------------


def forest(look: int) -> str:
    body, shade = KINDS["forest"]
    edge = (
        "M8 40 Q-6 32 3 23 Q-2 8 14 6 Q20 -2 34 2 Q48 -3 60 1 Q72 -3 86 2 Q100 -2 106 6 "
        "Q122 8 117 23 Q126 32 112 40 Z"
    )
    drawn = shape(edge, body) + fill(
        "M8 39 Q-1 33 5 26 Q30 35 60 30 T115 26 Q121 33 112 39 Z", shade
    )
    drawn += line("M48 9 q6 -5 12 0 M76 6 q5 -4 10 0 M103 14 q4 -2 6 3", LEAF_L, 3)
    drawn += line(edge, INK, 3.5)
    if look == 0:  # an owl looks out
        drawn += disc(70, 21, 11, WOOD_D)
        drawn += "".join(dot(x, 20, 4.4, PAPER) + dot(x, 20, 2, INK) for x in (65.5, 74.5))
        drawn += fill("M67.5 24 H72.5 L70 28.5 Z", SUN)
        return drawn + line("M92 22 q5 -4 10 0 M90 30 q4 -3 8 0", LEAF_L, 2.6)
    if look == 1:  # apples
        for x, y in ((58, 24), (80, 17), (101, 25)):
            drawn += disc(x, y, 6, RED, 2.6) + line(f"M{x} {y - 6} q0 -3 3 -4", INK, 2.2)
            drawn += dot(x - 2, y - 2, 1.5, "#FFB7B0")
        return drawn
    drawn += shape("M60 37 V24 Q60 13 70 13 Q80 13 80 24 V37 Z", WOOD, 3)  # a door, a mushroom
    drawn += line("M66.7 15 V35 M73.3 15 V35", WOOD_D, 2) + dot(76.5, 27, 1.6, INK)
    drawn += shape("M95 36 V28 H101 V36 Z", PAPER, 2.4)
    return (
        drawn
        + shape("M89 28 Q90 18 98 18 Q106 18 107 28 Z", RED, 2.6)
        + dot(95, 24, 1.7, PAPER)
        + dot(101, 25, 1.5, PAPER)
    )


def cake(look: int) -> str:
    body, shade = ((VANILLA, "#D99F6C"), KINDS["cake"], (CHOCOLATE, "#75452E"))[look]
    drawn = box(2, 3, 116, 37, 7, body, 3.5) + fill(
        "M4 35 H116 V36 Q116 38.4 110 38.4 H10 Q4 38.4 4 36 Z", shade
    )
    drawn += line("M4 26 H116", PAPER, 4.5) + line("M4 28.6 H116", shade, 1.4)
    drawn += box(2, 3, 116, 37, 7, "none", 3.5)
    drawn += shape(
        "M2 14 V10 Q2 2 10 2 H110 Q118 2 118 10 V14 q-6 9 -13 0 q-7 11 -14 1 q-6 7 -13 -1 "
        "q-7 12 -14 0 q-7 8 -13 0 q-7 11 -14 1 q-6 7 -12 -1 q-8 11 -14 0 q-5 6 -9 0 Z",
        PAPER,
        3,
    )
    if look == 0:
        sweets = (RED, SUN, TEAL, VIOLET)
        return drawn + "".join(disc(52 + k * 18, 31, 3.6, sweets[k], 2) for k in range(4))
    if look == 1:
        heart = "M0 5 Q-7 0 -4.4 -3.4 Q-1.8 -5.6 0 -2.4 Q1.8 -5.6 4.4 -3.4 Q7 0 0 5 Z"
        return drawn + "".join(at(shape(heart, RED, 2), 54 + k * 25, 30) for k in range(3))
    crumbs = (
        (50, 33, SUN),
        (60, 31, TEAL),
        (71, 34, PAPER),
        (82, 31, SUN),
        (93, 33, "#F2A7B5"),
        (104, 31, TEAL),
    )
    return drawn + "".join(line(f"M{x - 2} {y + 1} l4 -3", c, 3) for x, y, c in crumbs)


def pane(x: float, lit: bool) -> str:
    """A pointed window: a light with bars, or eyes in the dark."""
    drawn = shape(
        f"M{x} 35 V21 Q{x + 1} 15 {x + 7.5} 12 Q{x + 14} 15 {x + 15} 21 V35 Z",
        SUN if lit else INK,
        3,
    )
    if lit:
        return drawn + line(f"M{x + 7.5} 14 V34 M{x + 1} 24 h13", INK, 2)
    return drawn + dot(x + 4.6, 24, 2.2, PAPER) + dot(x + 10.4, 24, 2.2, PAPER)


def haunted(look: int) -> str:
    body, shade = KINDS["haunted"]
    drawn = shape("M5 40 L2 5 H118 L115 40 Z", body) + fill("M94 6 H116 L113 38.5 H98 Z", shade)
    drawn += line("M45 17 h5 M42 32 h6 M74 38 h5 M46 25 h3", shade, 2.4)
    drawn += line("M101 18 h6 M104 30 h5", mix(shade, INK, 0.35), 2.4)
    drawn += line("M5 40 L2 5 H118 L115 40 Z", INK, 3.5) + shape("M1 2 H119 V10 H1 Z", shade, 3)
    if look == 0:
        return drawn + pane(55, True) + pane(79, False)
    if look == 1:
        drawn += pane(55, False) + pane(79, True)
        return drawn + line(
            "M116 11 L103 24 M116 18 Q110 17 109 11.5 M115.5 23 Q105 21 103.5 11.5", PAPER, 1.5
        )
    ghost = "M-10 14 V0 Q-10 -11 0 -11 Q10 -11 10 0 V14 L5.5 10.5 L0 14 L-5.5 10.5 Z"
    drawn += at(shape(ghost, PAPER, 2.8) + dot(-3.6, -1, 2, INK) + dot(3.6, -1, 2, INK), 64, 25)
    drawn += shape("M82 35 V14 H99 V35 Z", INK, 3)  # boarded up
    return (
        drawn
        + shape("M79 17 L102 20 V26 L79 23 Z", WOOD, 2.2)
        + shape("M79 29 L102 26 V32 L79 35 Z", WOOD, 2.2)
    )


def sand(look: int) -> str:
    body, shade = KINDS["sand"]
    edge = "M6 40 L3 10 V2 h15 v7 h14 v-7 h17 v7 h15 v-7 h17 v7 h14 v-7 h22 V10 L114 40 Z"
    drawn = shape(edge, body) + fill("M97 11 H115 L112 38.5 H94 Z", mix(body, shade, 0.55))
    drawn += fill("M6 35 L114 35 L113.5 38.4 H6.5 Z", mix(body, shade, 0.55))
    grains = ((48, 16), (53, 31), (60, 19), (88, 16), (101, 30), (106, 18), (92, 33), (45, 24))
    drawn += "".join(dot(x, y, 1.6, shade) for x, y in grains) + line(edge, INK, 3.5)
    if look == 0:  # a gate
        drawn += shape("M66 38.5 V27 Q66 16 76 16 Q86 16 86 27 V38.5 Z", WOOD_D, 3)
        return drawn + line("M72.6 18 V37 M79.4 18 V37 M67 28 H85", SUN, 1.8)
    if look == 1:  # a shell
        fan = shape("M-11 7 Q-13 -9 0 -10 Q13 -9 11 7 Q0 11 -11 7 Z", "#F2A7B5", 2.8)
        return drawn + at(fan + line("M0 -9 V7 M-6 -7 L-4 7 M6 -7 L4 7", INK, 2), 76, 25)
    star = "M0 -12 L3.4 -4 L12 -3.6 L5.4 2 L7.6 10.4 L0 5.8 L-7.6 10.4 L-5.4 2 L-12 -3.6 L-3.4 -4 Z"
    drawn += at(
        shape(star, "#E8744A", 2.8)
        + dot(0, -3, 1.4, PAPER)
        + dot(-3, 2, 1.4, PAPER)
        + dot(3, 2, 1.4, PAPER),
        72,
        25,
    )
    return drawn + shape("M92 33 a6 6 0 0 1 12 0 Z", PAPER, 2.4)


def gear(x: float, y: float, size: float, colour: str) -> str:
    teeth = "".join(
        f'<rect x="-2.6" y="-11" width="5.2" height="22" rx="1" fill="{colour}" stroke="{INK}" '
        f'stroke-width="2.6" transform="rotate({turn})"/>'
        for turn in (0, 45, 90, 135)
    )
    wheel = f'<circle r="7.6" fill="{colour}"/>' + teeth.replace(f'stroke="{INK}"', 'stroke="none"')
    return at(teeth + disc(0, 0, 7.6, colour, 2.6) + wheel + disc(0, 0, 2.8, INK, 0), x, y, size)


def scrap(look: int) -> str:
    body, shade = KINDS["scrap"]
    plate = (STEEL, "#D9886A", "#B8D98A")[look]
    drawn = box(3, 3, 114, 37, 2, body) + fill("M5 33.5 H115 V38.4 H5 Z", mix(body, shade, 0.6))
    drawn += line("M94 8 V35 M102 8 V35 M110 8 V35", shade, 3) + box(3, 3, 114, 37, 2, "none", 3.5)
    drawn += box(47, 3, 40, 37, 2, plate, 3) + line("M50 6.5 H84", mix(plate, "#FFFFFF", 0.55), 2.4)
    drawn += "".join(dot(x, y, 2, INK) for x in (51.5, 82.5) for y in (10, 34))
    if look == 0:
        return drawn + gear(67, 22, 1.0, "#E9BE4F")
    if look == 1:  # a mended leak
        drawn += at(box(-9, -9, 18, 18, 2, STEEL, 2.8), 67, 22, 1, 12)
        drawn += at(line("M-4.5 -4.5 L4.5 4.5 M4.5 -4.5 L-4.5 4.5", INK, 2.8), 67, 22, 1, 12)
        return drawn + line("M53 38 v-4 M57 38 v-6", "#9A4F36", 2.4)
    drawn += disc(67, 23, 10.5, PAPER, 3) + line(
        "M60.4 19.5 l2 1 M67 15.5 v2 M73.6 19.5 l-2 1", INK, 2
    )
    return drawn + line("M67 24 L72.5 18", RED, 3) + dot(67, 24, 2.2, INK)


FLOORS = {"forest": forest, "cake": cake, "haunted": haunted, "sand": sand, "scrap": scrap}


# --- what crowns a tower -------------------------------------------------------------------------


def tool(kind: str) -> str:
    """What the builders of a tower have put on its scaffold, around 0,0, standing on y = 6."""
    if kind == "forest":  # a seedling in a pot
        leaves = shape(
            "M0 -4 Q-12 -5 -11 -14 Q-1 -14 0 -4 Q1 -12 11 -12 Q10 -3 0 -4 Z", LEAF_L, 2.4
        )
        return line("M0 0 V-5", INK, 2.6) + leaves + shape("M-7 -2 H7 L5 6 H-5 Z", "#D9886A", 2.6)
    if kind == "cake":  # a bag of cream
        return (
            shape("M-9 -13 Q0 -17 9 -13 L3 3 H-3 Z", "#F2A7B5", 2.6)
            + shape("M-3 3 H3 L1.6 8 H-1.6 Z", STEEL, 2.2)
            + line("M-7 -9 H7", PAPER, 2.4)
        )
    if kind == "haunted":  # a lantern
        lamp = shape("M-7 -7 H7 L5 6 H-5 Z", SUN, 2.6) + line("M0 -6 V5", INK, 2)
        return (
            lamp
            + shape("M-8 -7 Q0 -15 8 -7 Z", KINDS["haunted"][1], 2.6)
            + disc(0, -14, 2.4, "none", 2)
        )
    if kind == "sand":  # bucket and spade
        spade = (
            line("M11 5 L15 -14", INK, 5)
            + line("M11 5 L15 -14", WOOD_L, 2)
            + shape("M7.5 -1 L14.5 1 L11 8 Q6 6 7.5 -1 Z", STEEL, 2.2)
        )
        return (
            spade
            + line("M-8 -6 Q-2 -17 5 -6", INK, 2.4)
            + shape("M-10 -6 H7 L4.5 6 H-7.5 Z", RED, 2.6)
            + line("M-8 -1 H5", SUN, 2.4)
        )
    wrench = "M-13 -9 q5 -5 9 -1 l1 3 10 5 q5 -1 6 3 l-5 -1 -2 3 3 4 q-6 2 -8 -4 l-9 -6 q-5 0 -5 -6 l4 2 2 -2 Z"
    return shape(wrench, STEEL, 2.4)


def cap(kind: str) -> str:
    """The scaffold of a tower that still grows."""
    frame = "M20 2 V-14 M100 2 V-14 M12 -8 H108 M20 -8 L36 2 M100 -8 L84 2"
    return line(frame, INK, 6.4) + at(tool(kind), 60, -14.5, 1.0) + line(frame, WOOD_L, 2.6)


def top(kind: str) -> str:
    """The roof, once a 0 lies on the tower."""
    body, shade = KINDS[kind]
    if kind == "forest":
        crown = "M12 4 Q-4 -4 8 -16 Q4 -30 22 -33 Q28 -52 50 -46 Q66 -62 84 -46 Q104 -48 104 -30 Q120 -24 112 -10 Q118 0 108 4 Z"
        drawn = shape(crown, body) + fill(
            "M12 3 Q2 -3 8 -11 Q34 0 60 -6 T111 -10 Q116 -1 108 3 Z", shade
        )
        drawn += line(
            "M28 -26 q7 -8 15 -2 M62 -44 q8 -7 16 0 M88 -30 q7 -5 12 2", LEAF_L, 3.6
        ) + line(crown, INK, 3.5)
        bird = shape("M-11 2 Q-9 -11 3 -10 Q11 -9 10 -1 Q8 7 -2 7 Q-9 7 -11 2 Z", SUN, 2.8)
        bird += (
            shape("M9 -4 L16 -2 L9 1 Z", "#E8744A", 2.2)
            + dot(5, -4.5, 1.8, INK)
            + line("M-5 -1 q4 4 8 0", INK, 2.2)
        )
        return (
            drawn
            + at(bird, 62, -22)
            + shape("M42 -18 H82 Q80 -7 62 -7 Q44 -7 42 -18 Z", WOOD, 3)
            + line("M49 -14 h9 M62 -12 h10 M72 -15 h4", WOOD_D, 2.2)
        )
    if kind == "cake":
        drawn = shape(
            "M14 4 Q10 -10 26 -13 Q28 -27 46 -27 Q60 -34 74 -27 Q92 -27 94 -13 Q110 -10 106 4 Z",
            PAPER,
        )
        drawn += line("M28 -11 Q60 -2 92 -11 M46 -25 Q60 -19 74 -25", "#E5CFA3", 3)
        for x, colour in ((34, TEAL), (86, VIOLET)):
            drawn += box(x - 3.5, -36, 7, 20, 1.5, colour, 2.6) + shape(
                f"M{x} -49 Q{x + 6} -41 {x} -38 Q{x - 6} -41 {x} -49 Z", SUN, 2.4
            )
        drawn += disc(60, -37, 11, RED, 3.5) + line("M60 -47 Q62 -61 74 -63", INK, 3.5)
        return (
            drawn
            + shape("M70 -63 Q80 -70 86 -62 Q78 -57 70 -63 Z", LEAF_L, 2.4)
            + dot(56, -41, 3, "#FFD9D2")
        )
    if kind == "haunted":
        drawn = line("M60 -50 V-68", INK, 4) + shape("M60 -67 L76 -62 L60 -56 Z", SUN, 2.6)
        drawn += shape("M-3 5 Q40 -8 60 -54 Q80 -8 123 5 Z", shade)
        tiles = "M44 -22 q5 4 10 0 M66 -22 q5 4 10 0 M22 -4 q6 5 12 0 M86 -4 q6 5 12 0 M40 -8 q4 4 8 0 M74 -8 q4 4 8 0"
        drawn += line(tiles, mix(shade, "#FFFFFF", 0.35), 2.6) + line(
            "M-3 5 Q40 -8 60 -54 Q80 -8 123 5 Z", INK, 3.5
        )
        bat = "M0 -3 L2 -5 V-2 Q6 -7 10 -3 Q6 -2 6 2 Q3 0 0 4 Q-3 0 -6 2 Q-6 -2 -10 -3 Q-6 -7 -2 -2 V-5 Z"
        return drawn + disc(60, -13, 12, SUN) + at(fill(bat, INK), 60, -12.5)
    if kind == "sand":
        keep = "M32 4 L36 -20 V-28 h10 v6 h8 v-6 h12 v6 h8 v-6 h10 V-20 L88 4 Z"
        drawn = (
            line("M60 -28 V-64", INK, 4)
            + shape("M61 -65 L88 -56 L61 -46 Z", RED, 3)
            + shape(keep, body)
        )
        drawn += (
            fill("M72 -19 H82.5 L85 2.5 H74 Z", mix(body, shade, 0.55))
            + dot(45, -12, 1.7, shade)
            + dot(48, -3, 1.7, shade)
            + dot(78, -6, 1.7, shade)
        )
        return (
            drawn
            + line(keep, INK, 3.5)
            + shape("M54 2 V-8 Q54 -15 60 -15 Q66 -15 66 -8 V2 Z", WOOD_D, 3)
        )
    drawn = line("M88 -12 V-46 M82 -40 H94 M84 -33 H92", INK, 3.5) + disc(88, -49, 4, RED, 2.6)
    drawn += box(14, -12, 92, 16, 2, STEEL) + line(
        "M26 -8 V2 M38 -8 V2 M70 -8 V2 M82 -8 V2 M94 -8 V2", "#9AA3B5", 3
    )
    drawn += line("M46 -14 V-26", INK, 6) + shape(
        "M20 -56 Q20 -24 50 -22 Q68 -22 74 -34 Z", "#E9EBF0"
    )
    drawn += fill("M25 -50 Q28 -28 50 -26 Q62 -26 68 -33 Z", STEEL) + line(
        "M20 -56 Q20 -24 50 -22 Q68 -22 74 -34 Z", INK, 3.5
    )
    return drawn + line("M47 -44 L60 -60", INK, 3.5) + disc(61, -62, 4, SUN, 2.6)


# --- what falls, and where it lies ---------------------------------------------------------------


def chunk(kind: str, look: int) -> str:
    body, shade = KINDS[kind]
    edges = (
        "M3 8 L11 2 L24 5 L26 16 L15 22 L4 19 Z",
        "M2 12 L9 3 L19 4 L26 12 L20 21 L7 20 Z",
        "M4 5 L16 2 L25 9 L22 21 L10 22 L2 15 Z",
    )
    drawn = shape(edges[look], body, 3)
    marks = {
        "forest": line("M9 10 q4 -4 8 0 M13 16 q3 -3 6 0", LEAF_L, 2.4),
        "cake": shape("M4 9 L11 3 L23 6 q-2 6 -6 4 q-3 5 -7 1 q-3 3 -6 -2 Z", PAPER, 2),
        "haunted": line("M8 10 h6 M13 15 h7", shade, 2.6),
        "sand": dot(10, 10, 1.6, shade) + dot(17, 14, 1.6, shade) + dot(16, 8, 1.6, shade),
        "scrap": line("M10 7 V18 M17 6 V18", shade, 2.6),
    }
    return drawn + marks[kind]


def stone(x: float, y: float, wide: float, high: float, colour: str) -> str:
    """A lump that stands on y."""
    d = (
        f"M{x - wide / 2:g} {y:g} L{x - wide * 0.42:g} {y - high * 0.62:g} L{x - wide * 0.08:g} {y - high:g} "
        f"L{x + wide * 0.32:g} {y - high * 0.86:g} L{x + wide / 2:g} {y - high * 0.3:g} L{x + wide * 0.46:g} {y:g} Z"
    )
    light = f"M{x - wide * 0.26:g} {y - high * 0.6:g} L{x - wide * 0.04:g} {y - high * 0.8:g} L{x + wide * 0.16:g} {y - high * 0.72:g}"
    return shape(d, colour, 3) + line(light, mix(colour, "#FFFFFF", 0.5), 2.6)


GREY, GREY_D = "#A9AFBF", "#878DA0"
HEAPS: tuple[tuple[tuple[float, ...], ...], ...] = (
    (),
    ((38, 58, 26, 18), (64, 58, 30, 24)),
    ((24, 58, 24, 16), (76, 58, 28, 20), (50, 58, 34, 30), (42, 36, 22, 16)),
    (
        (16, 58, 26, 18),
        (84, 58, 28, 20),
        (34, 58, 30, 30),
        (64, 58, 32, 32),
        (50, 58, 24, 20),
        (40, 34, 24, 18),
        (62, 32, 22, 20),
    ),
)


def rubble(size: int) -> str:
    """A heap of 0, 1, 2 to 3 or 4 and more cards: `size` 0 to 3."""
    drawn = (
        f'<ellipse cx="50" cy="58" rx="{(30, 36, 44, 48)[size]}" ry="5" fill="{INK}" opacity=".2"/>'
    )
    if not size:
        return drawn + stone(42, 58, 10, 7, GREY) + stone(58, 59, 8, 5, GREY_D)
    behind = {2: (("cake", 62, 22, 20),), 3: (("sand", 18, 24, -24), ("forest", 70, 24, 30))}.get(
        size, ()
    )
    drawn += "".join(at(chunk(kind, 1), x, y, 0.9, turn) for kind, x, y, turn in behind)
    heap = HEAPS[size]
    drawn += "".join(
        stone(x, y, w, h, GREY_D if n % 2 else GREY) for n, (x, y, w, h) in enumerate(heap)
    )
    if size > 1:
        drawn += at(
            line("M-9 0 L9 0", INK, 6) + line("M-9 0 L9 0", WOOD_L, 2.6),
            84,
            38 if size == 3 else 40,
            1,
            -58,
        )
    return drawn


PLOTS = {"day": "#5E7F3F", "evening": "#BFE0B0", "contrast": "#000000"}


def plot(theme: str) -> str:
    """The dashed place of a tower that has not been founded."""
    dashes = 'stroke-dasharray="9 7.4"'
    back = "#FFFFFF" if theme != "evening" else "#000000"
    return (
        f'<rect x="3" y="3" width="114" height="78" rx="11" fill="{back}" opacity="{1 if theme == "contrast" else 0.16}"/>'
        f'<rect x="3" y="3" width="114" height="78" rx="11" fill="none" stroke="{PLOTS[theme]}" '
        f'stroke-width="3.2" stroke-linecap="round" {dashes}/>'
    )


# --- cards ---------------------------------------------------------------------------------------


def scenery(kind: str) -> str:
    """What stands far behind a tower on its card, tone on tone."""
    pale = mix(KINDS[kind][0], "#FFFBEF", 0.46)
    if kind == "forest":
        firs = ((30, 190, 1.1), (78, 176, 0.8), (186, 178, 0.9), (234, 186, 1.2))
        return "".join(
            at(fill("M0 -70 L24 -26 H12 L34 14 H-34 L-12 -26 H-24 Z", pale), x, y + 30, s)
            for x, y, s in firs
        )
    if kind == "cake":
        flags = "".join(
            fill(f"M{x} {y} l26 2 -11 28 Z", pale)
            for x, y in ((66, 30), (104, 38), (142, 40), (180, 34), (218, 22))
        )
        return line("M40 18 Q140 62 258 14", pale, 4) + flags
    if kind == "haunted":
        bat = "M0 -4 L3 -8 V-3 Q12 -14 22 -4 Q12 -4 12 4 Q5 0 0 8 Q-5 0 -12 4 Q-12 -4 -22 -4 Q-12 -14 -3 -3 V-8 Z"
        return (
            dot(196, 66, 38, "#FFF3CF")
            + at(fill(bat, pale), 104, 50)
            + at(fill(bat, pale), 226, 128, 0.8)
            + at(fill(bat, pale), 40, 148, 0.7)
        )
    if kind == "sand":
        waves = "".join(
            line(
                f"M-4 {y} q16 -12 32 0 t32 0 t32 0 t32 0 t32 0 t32 0 t32 0 t32 0 t32 0",
                "#BFE3EA",
                6,
            )
            for y in (206, 226)
        )
        return dot(200, 70, 34, "#FFE9A8") + faint(waves, 0.9)
    clouds = "M0 0 q-2 -20 20 -20 q8 -20 30 -14 q24 -4 26 16 q18 0 16 18 Z"
    crane = line("M214 240 V70 M150 84 H250 M214 70 L168 84 M176 84 V112", pale, 6)
    return crane + at(fill(clouds, "#FFFFFF", 'opacity=".6"'), 84, 74, 0.8)


def window(kind: str, look: int) -> str:
    """The picture of a card; a `look` of 3 is that of a 0."""
    body, _ = KINDS[kind]
    sky = f'<rect width="260" height="318" rx="20" fill="{mix(body, "#FFFBEF", 0.62)}"/>'
    lawn = "M2 262 Q130 236 258 262 V298 Q258 316 240 316 H20 Q2 316 2 298 Z"
    size = 1.72
    foot = 290
    done = look == 3
    left = (260 - WIDE * size) / 2
    drawn = sky + scenery(kind) + fill(lawn, GRASS)
    drawn += f'<ellipse cx="130" cy="{foot}" rx="112" ry="11" fill="{INK}" opacity=".22"/>'
    looks = ((look + 1) % 3, look % 3)
    for n, one in enumerate(looks):
        drawn += at(FLOORS[kind](one), left, foot - (n + 1) * HIGH * size, size)
    crown = top(kind) if done else cap(kind)
    return drawn + at(crown, left, foot - 2 * HIGH * size + 1, size)


def back() -> str:
    """The inside of the card's frame: five storeys, one of each kind, on each other."""
    drawn = f'<rect x="16" y="16" width="268" height="388" rx="14" fill="{VIOLET}" stroke="{INK}" stroke-width="4"/>'
    for row in range(10):
        for column in range(6):
            x, y = 44 + column * 42 + (row % 2) * 14, 44 + row * 38
            if x < 270:
                drawn += fill(
                    "M-9 -6 H9 V8 H-9 Z M-12 -10 h6 v5 h-6 Z M-3 -10 h6 v5 h-6 Z M6 -10 h6 v5 h-6 Z",
                    VIOLET_D,
                    f'transform="translate({x} {y}) scale(.9)"',
                )
    drawn += f'<rect x="58" y="58" width="184" height="304" rx="22" fill="{VIOLET_D}" stroke="{INK}" stroke-width="4"/>'
    size = 1.16
    for n, kind in enumerate(("forest", "cake", "haunted", "sand", "scrap")):
        drawn += at(
            FLOORS[kind](1 if kind != "haunted" else 0),
            150 - 60 * size,
            334 - (n + 1) * HIGH * size,
            size,
        )
    return drawn


# --- files ---------------------------------------------------------------------------------------


def pictures() -> dict[str, tuple[str, str]]:
    """Per file name, which of BOXES it has and what is drawn in it."""
    drawn: dict[str, tuple[str, str]] = {"back": ("back", back())}
    for kind, storey in FLOORS.items():
        for look in range(3):
            drawn[f"{kind}-floor-{look}"] = ("floor", storey(look))
            drawn[f"{kind}-chunk-{look}"] = ("chunk", chunk(kind, look))
            drawn[f"{kind}-card-{look}"] = ("window", window(kind, look))
        drawn[f"{kind}-card-top"] = ("window", window(kind, 3))
        drawn[f"{kind}-cap"] = ("cap", cap(kind))
        drawn[f"{kind}-top"] = ("top", top(kind))
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
