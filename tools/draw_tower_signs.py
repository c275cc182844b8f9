"""Draw the signs of 5 Towers for rows and buttons into assets/icons.

Run `python -m tools.draw_tower_signs` after a change. Each sign is 64 x 64; no two kinds of towers
have the same outline, so that they differ without their colours.
"""

from __future__ import annotations

from collections.abc import Callable

from tools.draw_patterns import GRASS, INK, PAPER, SUN, dot, fill, line, mix
from tools.draw_shapes import KINDS, LEAF_L, RED, STEEL, WOOD, at, box, disc, shape
from tools.draw_signs import TARGET, stroke
from tools.draw_storeys import gear
from tools.draw_towers import stone


def forest() -> str:
    crown = (
        "M12 44 Q0 40 5 28 Q2 16 14 14 Q18 3 31 6 Q44 1 50 13 Q63 15 60 28 Q64 40 52 44 "
        "Q42 49 32 45 Q22 49 12 44 Z"
    )
    body, shade = KINDS["forest"]
    drawn = shape("M26 42 H38 L41 61 H23 Z", WOOD, 4) + shape(crown, body, 4)
    drawn += fill(
        "M11 42 Q5 38 6 32 Q20 40 34 36 T58 30 Q60 40 52 42.4 Q42 46.6 32 43 Q22 46.6 11 42 Z",
        shade,
    )
    drawn += line("M18 22 q5 -6 11 -1 M36 17 q5 -5 10 1", LEAF_L, 4) + line(crown, INK, 4)
    return drawn + dot(45, 31, 4, RED) + dot(22, 33, 4, RED)


def cake() -> str:
    body, shade = KINDS["cake"]
    drawn = shape("M5 32 H59 L55 58 Q55 60 52 60 H12 Q9 60 9 58 Z", body, 4)
    drawn += line("M8 47 H56", shade, 4)
    drips = "q-2 7 -9 2 q-4 10 -10 1 q-4 6 -9 0 q-5 10 -10 -1 q-4 7 -9 0 q-7 4 -9 -2 Z"
    icing = f"M4 34 Q3 20 32 19 Q61 20 60 34 {drips}"
    drawn += shape(icing, PAPER, 4) + line("M34 8 Q36 2 44 2", INK, 3.6)
    return drawn + disc(32, 15, 8, RED, 3.6) + dot(29.4, 12.4, 2, "#FFD9D2")


def haunted() -> str:
    body, shade = KINDS["haunted"]
    drawn = shape("M12 30 H52 L50 60 H14 Z", body, 4) + shape(
        "M32 3 Q38 22 61 32 H3 Q26 22 32 3 Z", shade, 4
    )
    drawn += shape("M22 55 V44 Q22 34 32 34 Q42 34 42 44 V55 Z", INK, 3)
    return drawn + dot(28, 44, 3.6, SUN) + dot(37, 44, 3.6, SUN)


def sand() -> str:
    body, shade = KINDS["sand"]
    edge = "M8 60 L11 40 V26 h10 v7 h6 v-7 h10 v7 h6 v-7 h10 V40 L56 60 Z"
    drawn = (
        line("M32 30 V5", INK, 4) + shape("M33 4 L54 11 L33 19 Z", RED, 3.4) + shape(edge, body, 4)
    )
    drawn += dot(18, 44, 2.4, shade) + dot(46, 41, 2.4, shade) + dot(48, 52, 2.4, shade)
    return drawn + shape("M24 58 V50 Q24 42 32 42 Q40 42 40 50 V58 Z", shade, 3.4)


def scrap() -> str:
    body, shade = KINDS["scrap"]
    drawn = box((5, 8, 54, 50), 3, body, 4) + line("M13 14 V52 M51 14 V52", shade, 4)
    drawn += "".join(dot(x, y, 2.6, INK) for x in (21, 43) for y in (15, 51))
    return drawn + gear(32, 33, 1.32, "#E9BE4F")


def storey(y: float, colour: str, wide: float = 40) -> str:
    return box((32 - wide / 2, y, wide, 15), 4, colour, 4)


def tower() -> str:
    drawn = (
        storey(45, KINDS["scrap"][0], 50)
        + storey(31, KINDS["sand"][0], 44)
        + storey(17, KINDS["cake"][0], 38)
    )
    return shape("M10 18 L32 2 L54 18 Z", KINDS["haunted"][0], 4) + drawn


def main_tower() -> str:
    star = "M0 -15 L4.4 -5 L15 -4.4 L6.8 2.4 L9.6 13 L0 7.2 L-9.6 13 L-6.8 2.4 L-15 -4.4 L-4.4 -5 Z"
    drawn = storey(46, STEEL, 48) + storey(32, STEEL, 44)
    return drawn + at(shape(star, SUN, 4), 32, 18, 1.12)


def top() -> str:
    """A roof with a 0 under it."""
    drawn = box((10, 28, 44, 32), 4, PAPER, 4) + shape("M2 30 L32 4 L62 30 Z", RED, 4)
    return (
        drawn
        + f'<ellipse cx="32" cy="45" rx="7" ry="9" fill="none" stroke="{INK}" stroke-width="5.5"/>'
    )


def rubble() -> str:
    heap = (
        (15, 58, 24, 18, "#878DA0"),
        (50, 58, 24, 20, "#A9AFBF"),
        (32, 58, 28, 30, "#A9AFBF"),
        (26, 33, 22, 18, "#878DA0"),
    )
    return "".join(stone(*part) for part in heap)


def demolish() -> str:
    """A wrecking ball on its chain strikes bricks; few and large shapes, as it is often small."""
    links = "".join(
        at(box((-5.5, -8, 11, 16), 5.5, "#FFFFFF", 3.4), 43 + 2.5 * n, 21 - 14 * n, 1, 10)
        for n in (1, 0)
    )
    ball = disc(39, 42, 18.5, "#5B5470", 4) + line("M28 39 q3 -9 12 -9", "#FFFFFF", 4.5)
    bricks = at(box((-10, -8, 20, 15), 1.5, "#F26B4B", 3.4), 12, 53)
    return bricks + at(box((-10, -7, 20, 14), 1.5, "#F26B4B", 3.4), 13, 28, 1, -32) + links + ball


def bid() -> str:
    """A raised number in a speech bubble."""
    bubble = "M14 6 H50 Q60 6 60 16 V34 Q60 44 50 44 H30 L16 58 V44 H14 Q4 44 4 34 V16 Q4 6 14 6 Z"
    return shape(bubble, SUN, 4) + line("M32 36 V14 M22 24 L32 13 L42 24", INK, 6)


def offer() -> str:
    drawn = ""
    for x, turn, kind in ((14, -10, "forest"), (50, 10, "haunted"), (32, 0, "sand")):
        card = box((-12, -19, 24, 38), 4, PAPER, 4) + box(
            (-6.5, -12, 13, 17), 2, KINDS[kind][0], 2.6
        )
        drawn += at(card, x, 32 if turn else 30, 1, turn)
    return drawn


def plot() -> str:
    """A place where a tower may be founded."""
    drawn = stroke(
        "M7 22 V15 Q7 8 14 8 H18 M46 8 H50 Q57 8 57 15 V22 M57 38 V44 M7 38 V44 M28 8 H36", INK, 4.6
    )
    ground = mix(GRASS, "#FFFFFF", 0.1)
    return (
        drawn
        + shape("M3 58 Q3 50 11 50 H53 Q61 50 61 58 Z", ground, 4)
        + line("M32 40 V18 M24 29 H40", INK, 6)
    )


def arrow_up() -> str:
    """Any number goes on this one."""
    return line("M32 56 V14 M13 31 L32 11 L51 31", INK, 11)


SIGNS: dict[str, Callable[[], str]] = {
    "tower-forest": forest,
    "tower-cake": cake,
    "tower-haunted": haunted,
    "tower-sand": sand,
    "tower-scrap": scrap,
    "tower": tower,
    "tower-main": main_tower,
    "tower-top": top,
    "tower-plot": plot,
    "rubble": rubble,
    "demolish": demolish,
    "bid": bid,
    "offer": offer,
    "arrow-up": arrow_up,
}


def main() -> None:
    for name, draw in SIGNS.items():
        (TARGET / f"{name}.svg").write_text(
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">'
            f"{draw()}</svg>\n"
        )


if __name__ == "__main__":
    main()
