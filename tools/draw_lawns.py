"""Draw what kids have left on empty lawns, and the butterfly that comes by.

Run `python -m tools.draw_lawns` after a change; it rewrites them in assets/patterns. Each of the
toys is 48 x 34 and stands on its lower edge.
"""

from __future__ import annotations

from collections.abc import Callable

from tools.draw_patterns import INK, dot, line, save
from tools.draw_yards import LIGHTS, Light, dimmed, outlined

WIDE, HIGH = 48, 34


def disc(x: float, y: float, radius: float, colour: str, width: float = 2.6) -> str:
    """An outlined circle."""
    return (
        f'<circle cx="{x}" cy="{y}" r="{radius}" fill="{colour}" stroke="{INK}" '
        f'stroke-width="{width}"/>'
    )


def plane(light: Light) -> str:
    """A paper plane that points to the right."""
    paper, fold = dimmed("#FFFDF3", light), dimmed("#D8D4DF", light)
    return (
        outlined("M20 21 L46 6 L17 31 Z", fold, 2.6)
        + outlined("M2 14 L46 6 L20 21 Z", paper, 2.6)
        + outlined("M20 21 L46 6 L31 31 Z", paper, 2.6)
    )


def rope(light: Light) -> str:
    """A skipping rope."""
    red, wood = dimmed("#E86A7A", light), dimmed("#E9BE86", light)
    way = "M7 27 Q-1 10 13 7 Q32 4 30 17 Q28 27 19 24 Q12 19 24 13 Q40 7 42 24"
    out = line(way, INK, 5.6) + line(way, red, 2.6)
    for grip in ("M7 24 L8 31", "M42 23 L41 31"):
        out += line(grip, INK, 8) + line(grip, wood, 4)
    return out


def daisies(light: Light) -> str:
    """Three daisies and their leaves."""
    green = dimmed("#3F7F3A", light)
    out = line("M12 33 Q12 24 10 18 M24 33 Q25 22 24 12 M36 33 Q35 26 37 20", green, 2.8)
    out += line("M12 32 Q6 30 4 26 M24 32 Q30 30 31 26 M36 32 Q42 31 44 27", green, 3.4)
    for x, y in ((10, 14), (24, 8), (37, 16)):
        for dx, dy in ((0, -4.4), (4.2, -1.4), (2.6, 3.6), (-2.6, 3.6), (-4.2, -1.4)):
            out += disc(x + dx, y + dy, 2.9, dimmed("#FFFDF3", light), 1.4)
        out += dot(x, y, 2.9, dimmed("#FFD873", light))
    return out


def slate(light: Light) -> str:
    """A slate with a sun in chalk, and the chalk."""
    wood, board, chalk = dimmed("#C98B4F", light), dimmed("#4B5563", light), "#FFF7E6"
    out = outlined("M7 5 L38 3 Q40 3 40 5 L42 28 Q42 30 40 30 L8 32 Q6 32 6 30 L5 7 Z", wood, 2.6)
    out += outlined("M10 9 L36 7.5 L37.5 26 L10.5 27.5 Z", board, 1.8)
    rays = "M24 10 V12 M24 23 V25 M16 17.5 H18 M30 17.5 H32 M18.6 12 l1.4 1.4 M28 21 l1.4 1.4"
    rays += " M29.4 12 l-1.4 1.4 M20 21 l-1.4 1.4"
    out += f'<circle cx="24" cy="17.5" r="3.6" fill="none" stroke="{chalk}" stroke-width="1.8"/>'
    out += line(rays, chalk, 1.8)
    return out + line("M41 31.5 L45.5 30", INK, 5) + line("M41.4 31.4 L45 30.2", chalk, 2.4)


def marbles(light: Light) -> str:
    """Marbles beside their hole."""
    out = f'<ellipse cx="38" cy="27" rx="8" ry="4" fill="{INK}" opacity=".35"/>'
    shades = ("#56B4E9", "#D9503F", "#FFD873", "#7B61C9")
    for (x, y), colour in zip(((10, 26), (22, 28), (16, 17), (29, 20)), shades, strict=True):
        out += disc(x, y, 5, dimmed(colour, light), 2.4)
        out += line(f"M{x - 2.4} {y - 1} Q{x - 1.6} {y - 2.8} {x + 0.4} {y - 2.8}", "#FFFDF3", 1.6)
    return out


def pinwheel(light: Light) -> str:
    """A pinwheel that stands in the lawn."""
    out = line("M24 14 L25 33", INK, 5) + line("M24 14 L25 32", dimmed("#E9BE86", light), 2)
    red, blue = dimmed("#E86A7A", light), dimmed("#79C7EA", light)
    vanes = (
        ("M24 14 L24 1 Q34 3 34 12 Z", red),
        ("M24 14 L37 14 Q35 24 26 24 Z", blue),
        ("M24 14 L24 27 Q14 25 14 16 Z", red),
        ("M24 14 L11 14 Q13 4 22 4 Z", blue),
    )
    for shape, colour in vanes:
        out += outlined(shape, colour, 2.2)
    return out + disc(24, 14, 2.4, dimmed("#FFD873", light), 1.8)


def skittles(light: Light) -> str:
    """Two skittles, one of which has fallen, and their ball."""
    cream, red = dimmed("#FFF7E6", light), dimmed("#D9503F", light)
    pin = "M{0} 31 Q{1} 22 {2} 15 Q{3} 9 {4} 6 Q{5} 2 {6} 6 Q{7} 9 {8} 15 Q{9} 22 {10} 31 Z"
    standing = pin.format(6, 3, 8, 9, 7, 11, 15, 13, 14, 19, 16)
    out = outlined(standing, cream, 2.6) + line("M8.5 13 H13.5", red, 2.6)
    fallen = "M20 31 Q28 33 34 29 Q39 27 42 28 Q46 26 43 23 Q39 23 34 24 Q27 21 20 25 Z"
    return (
        out
        + outlined(fallen, cream, 2.6)
        + line("M36 24.5 L36.8 28", red, 2.6)
        + disc(27, 15, 5, red)
    )


def wagon(light: Light) -> str:
    """A small wagon with its handle."""
    red, wheel = dimmed("#D9503F", light), dimmed("#FFD873", light)
    out = line("M34 18 L45 8 M42.5 6 L46.5 10", INK, 3)
    out += outlined("M4 12 H36 L34 25 H6 Z", red, 2.6) + line(
        "M8 17 H32", dimmed("#F3A0A8", light), 2
    )
    for x in (12, 28):
        out += disc(x, 27, 5, wheel) + dot(x, 27, 1.6, INK)
    return out


TOYS: tuple[Callable[[Light], str], ...] = (
    *(plane, rope, daisies, slate),
    *(marbles, pinwheel, skittles, wagon),
)


def butterfly() -> str:
    """With its wings open; 44 x 36."""
    wing, spot = "#F2A33A", "#FFE9AE"
    out = ""
    for side in (-1, 1):

        def at(x: float, side: int = side) -> str:
            return f"{22 + side * x:g}"

        low = f"M22 20 Q{at(15)} 19 {at(14)} 28 Q{at(10)} 35 {at(4)} 28 Z"
        high = f"M22 19 Q{at(5)} 2 {at(17)} 3 Q{at(22)} 8 {at(17)} 17 Q{at(12)} 22 22 21 Z"
        out += outlined(low, wing, 2.4) + outlined(high, wing, 2.4)
        out += dot(22 + side * 13, 10, 2.8, spot) + dot(22 + side * 9, 26, 2, spot)
        out += line(f"M22 13 Q{at(2)} 7 {at(5)} 4", INK, 1.6)
    return out + line("M22 14 V29", INK, 4.4)


def main() -> None:
    for light in LIGHTS:
        if light.name == "contrast":
            continue
        for toy in TOYS:
            save(f"yard-{toy.__name__}-{light.name}", WIDE, HIGH, toy(light))
    save("butterfly", 44, 36, butterfly())


if __name__ == "__main__":
    main()
