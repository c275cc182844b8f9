"""Draw what crowns the towers; `python -m tools.draw_towers` writes it.

A scaffold while a tower grows, its top once a 0 lies on it. The storey under it begins at y = 0.
"""

from __future__ import annotations

from tools.draw_patterns import INK, PAPER, PAPER3, SUN, VIOLET, WOOD_L, dot, fill, line, mix
from tools.draw_shapes import (
    KINDS,
    LEAF_L,
    RED,
    STEEL,
    TEAL,
    WOOD,
    WOOD_D,
    at,
    box,
    disc,
    shape,
)

# --- scaffolds: what the builders have put on them, around 0,0, standing on y = 6 ----------------


def seedling() -> str:
    leaves = "M0 -4 Q-12 -5 -11 -14 Q-1 -14 0 -4 Q1 -12 11 -12 Q10 -3 0 -4 Z"
    pot = shape("M-7 -2 H7 L5 6 H-5 Z", "#D9886A", 2.6)
    return line("M0 0 V-5", INK, 2.6) + shape(leaves, LEAF_L, 2.4) + pot


def cream_bag() -> str:
    drawn = shape("M-9 -13 Q0 -17 9 -13 L3 3 H-3 Z", "#F2A7B5", 2.6)
    return drawn + shape("M-3 3 H3 L1.6 8 H-1.6 Z", STEEL, 2.2) + line("M-7 -9 H7", PAPER, 2.4)


def lantern() -> str:
    drawn = shape("M-7 -7 H7 L5 6 H-5 Z", SUN, 2.6) + line("M0 -6 V5", INK, 2)
    roof = shape("M-8 -7 Q0 -15 8 -7 Z", KINDS["haunted"][1], 2.6)
    return drawn + roof + disc(0, -14, 2.4, "none", 2)


def bucket() -> str:
    drawn = line("M11 5 L15 -14", INK, 5) + line("M11 5 L15 -14", WOOD_L, 2)
    drawn += shape("M7.5 -1 L14.5 1 L11 8 Q6 6 7.5 -1 Z", STEEL, 2.2)
    drawn += line("M-8 -6 Q-2 -17 5 -6", INK, 2.4)
    return drawn + shape("M-10 -6 H7 L4.5 6 H-7.5 Z", RED, 2.6) + line("M-8 -1 H5", SUN, 2.4)


def wrench() -> str:
    jaw = "q5 -5 9 -1 l1 3 10 5 q5 -1 6 3 l-5 -1 -2 3 3 4 q-6 2 -8 -4"
    return shape(f"M-13 -9 {jaw} l-9 -6 q-5 0 -5 -6 l4 2 2 -2 Z", STEEL, 2.4)


TOOLS = {
    "forest": seedling,
    "cake": cream_bag,
    "haunted": lantern,
    "sand": bucket,
    "scrap": wrench,
}


def cap(kind: str) -> str:
    """The scaffold of a tower that still grows."""
    frame = "M20 2 V-14 M100 2 V-14 M12 -8 H108 M20 -8 L36 2 M100 -8 L84 2"
    return line(frame, INK, 6.4) + at(TOOLS[kind](), 60, -14.5) + line(frame, WOOD_L, 2.6)


# --- tops ----------------------------------------------------------------------------------------


def tree() -> str:
    """The crown of a tree, with a bird in its nest."""
    body, shade = KINDS["forest"]
    crown = (
        "M12 4 Q-4 -4 8 -16 Q4 -30 22 -33 Q28 -52 50 -46 Q66 -62 84 -46 Q104 -48 104 -30 "
        "Q120 -24 112 -10 Q118 0 108 4 Z"
    )
    drawn = shape(crown, body)
    drawn += fill("M12 3 Q2 -3 8 -11 Q34 0 60 -6 T111 -10 Q116 -1 108 3 Z", shade)
    drawn += line("M28 -26 q7 -8 15 -2 M62 -44 q8 -7 16 0 M88 -30 q7 -5 12 2", LEAF_L, 3.6)
    drawn += line(crown, INK, 3.5)
    bird = shape("M-11 2 Q-9 -11 3 -10 Q11 -9 10 -1 Q8 7 -2 7 Q-9 7 -11 2 Z", SUN, 2.8)
    bird += shape("M9 -4 L16 -2 L9 1 Z", "#E8744A", 2.2) + dot(5, -4.5, 1.8, INK)
    bird += line("M-5 -1 q4 4 8 0", INK, 2.2)
    nest = shape("M42 -18 H82 Q80 -7 62 -7 Q44 -7 42 -18 Z", WOOD, 3)
    return drawn + at(bird, 62, -22) + nest + line("M49 -14 h9 M62 -12 h10 M72 -15 h4", WOOD_D, 2.2)


def icing() -> str:
    """A dome of cream with two candles and a cherry."""
    dome = "M14 4 Q10 -10 26 -13 Q28 -27 46 -27 Q60 -34 74 -27 Q92 -27 94 -13 Q110 -10 106 4 Z"
    drawn = shape(dome, PAPER)
    drawn += line("M28 -11 Q60 -2 92 -11 M46 -25 Q60 -19 74 -25", PAPER3, 3)
    for x, colour in ((34, TEAL), (86, VIOLET)):
        drawn += box((x - 3.5, -36, 7, 20), 1.5, colour, 2.6)
        drawn += shape(f"M{x} -49 Q{x + 6} -41 {x} -38 Q{x - 6} -41 {x} -49 Z", SUN, 2.4)
    drawn += disc(60, -37, 11, RED, 3.5) + line("M60 -47 Q62 -61 74 -63", INK, 3.5)
    drawn += shape("M70 -63 Q80 -70 86 -62 Q78 -57 70 -63 Z", LEAF_L, 2.4)
    return drawn + dot(56, -41, 3, "#FFD9D2")


def spire() -> str:
    """A pointed roof with a bat in its window."""
    shade = KINDS["haunted"][1]
    edge = "M-3 5 Q40 -8 60 -54 Q80 -8 123 5 Z"
    drawn = line("M60 -50 V-68", INK, 4) + shape("M60 -67 L76 -62 L60 -56 Z", SUN, 2.6)
    drawn += shape(edge, shade)
    tiles = "M44 -22 q5 4 10 0 M66 -22 q5 4 10 0 M22 -4 q6 5 12 0 M86 -4 q6 5 12 0 M40 -8 q4 4 8 0"
    drawn += line(f"{tiles} M74 -8 q4 4 8 0", mix(shade, "#FFFFFF", 0.35), 2.6)
    drawn += line(edge, INK, 3.5) + disc(60, -13, 12, SUN)
    return drawn + at(fill(BAT, INK), 60, -12.5)


BAT = "M0 -3 L2 -5 V-2 Q6 -7 10 -3 Q6 -2 6 2 Q3 0 0 4 Q-3 0 -6 2 Q-6 -2 -10 -3 Q-6 -7 -2 -2 V-5 Z"


def keep() -> str:
    """The keep of a sand castle with its flag."""
    body, shade = KINDS["sand"]
    edge = "M32 4 L36 -20 V-28 h10 v6 h8 v-6 h12 v6 h8 v-6 h10 V-20 L88 4 Z"
    drawn = line("M60 -28 V-64", INK, 4) + shape("M61 -65 L88 -56 L61 -46 Z", RED, 3)
    drawn += shape(edge, body) + fill("M72 -19 H82.5 L85 2.5 H74 Z", mix(body, shade, 0.55))
    drawn += "".join(dot(x, y, 1.7, shade) for x, y in ((45, -12), (48, -3), (78, -6)))
    gate = shape("M54 2 V-8 Q54 -15 60 -15 Q66 -15 66 -8 V2 Z", WOOD_D, 3)
    return drawn + line(edge, INK, 3.5) + gate


def dish() -> str:
    """A tin roof with a satellite dish and an aerial."""
    bowl = "M20 -56 Q20 -24 50 -22 Q68 -22 74 -34 Z"
    drawn = line("M88 -12 V-46 M82 -40 H94 M84 -33 H92", INK, 3.5) + disc(88, -49, 4, RED, 2.6)
    drawn += box((14, -12, 92, 16), 2, STEEL)
    drawn += line("M26 -8 V1 M38 -8 V1 M70 -8 V1 M82 -8 V1 M94 -8 V1", "#9AA3B5", 3)
    drawn += line("M46 -14 V-26", INK, 6) + shape(bowl, "#E9EBF0")
    drawn += fill("M25 -50 Q28 -28 50 -26 Q62 -26 68 -33 Z", STEEL) + line(bowl, INK, 3.5)
    return drawn + line("M47 -44 L60 -60", INK, 3.5) + disc(61, -62, 4, SUN, 2.6)


TOPS = {"forest": tree, "cake": icing, "haunted": spire, "sand": keep, "scrap": dish}
