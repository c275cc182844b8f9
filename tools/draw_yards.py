"""Draw the lawns before the forts, hedge and fence, what lies about, and the hammer that builds.

Run `python -m tools.draw_yards` after a change; it rewrites them in assets/patterns.
Strips tile sideways, so that a yard of any width is drawn with few pixels.
"""

from __future__ import annotations

from dataclasses import dataclass

from tools.draw_patterns import INK, dot, fill, line, mix, save


@dataclass(frozen=True, slots=True)
class Light:
    """The colours of a yard by day, in the evening or in high contrast."""

    name: str
    hedge: str
    hedge_light: str
    picket: str
    rail: str
    edge: str
    blade: str
    blade_light: str
    petals: tuple[str, str]
    eye: str


LIGHTS = (
    Light(
        *("day", "#6FAE3F", "#86C04F", "#FFF3DA", "#EAD7AF", "#B98E5A"),
        *("#6FA845", "#B5DB7A", ("#FFFDF3", "#F6B7CF"), "#FFD873"),
    ),
    Light(
        *("evening", "#356A4C", "#417B55", "#CDBBB4", "#A8948F", "#5A4650"),
        *("#3A7350", "#6BA373", ("#D9D2E4", "#B58BB5"), "#F2B84B"),
    ),
    Light(
        *("contrast", "#1B4D2B", "#1B4D2B", "#FFFFFF", "#FFFFFF", "#000000"),
        *("#1B4D2B", "#1B4D2B", ("#FFFFFF", "#FFFFFF"), "#FFF04A"),
    ),
)


def fence(light: Light) -> str:
    """A hedge, and the fence before it; 80 x 40."""
    bumps = "M0 14 Q8 1 20 7 Q28 -2 42 5 Q54 -1 62 8 Q74 2 80 14 V34 H0 Z"
    out = fill(bumps, light.hedge)
    for x, y in ((14, 12), (38, 10), (64, 13)):
        out += line(f"M{x - 5} {y + 3} Q{x} {y - 3} {x + 5} {y + 3}", light.hedge_light, 2.4)
    out += f'<rect x="0" y="19" width="80" height="5" fill="{light.rail}"/>'
    out += line("M0 19 H80 M0 24 H80", light.edge, 1.4, 'style="stroke-linecap:butt"')
    for x in range(3, 80, 20):
        shape = f"M{x} 37 V14 L{x + 7} 7 L{x + 14} 14 V37 Z"
        out += fill(shape, light.picket) + line(shape, light.edge, 1.8)
        out += dot(x + 7, 21.5, 1.3, light.edge)
    return out


def blades(light: Light) -> str:
    """The foot of the yard: blades of grass that stand before the kids' feet; 96 x 16."""
    ground = "M0 16 V10 "
    for k in range(16):
        x, high = k * 6, 3 + (k * 5) % 6
        ground += f"Q{x + 2} {10 - high / 2:.1f} {x + 2 + k % 3} {10 - high} Q{x + 4} 8 {x + 6} 10 "
    return fill(ground + "V16 Z", light.blade)


def tufts(light: Light) -> str:
    """Quiet tufts and daisies on the lawn; 240 x 96, tiles both ways."""
    out = ""
    for x, y, tone in (
        *((18, 20, 0), (66, 70, 1), (112, 12, 1), (150, 62, 0), (204, 30, 1), (226, 84, 0)),
        *((40, 48, 1), (88, 36, 0), (176, 90, 1), (130, 86, 0)),
    ):
        colour = light.blade_light if tone else light.blade
        out += line(f"M{x} {y} l-3 -5 M{x} {y} l1 -7 M{x} {y} l5 -4", colour, 1.8)
    if light.name == "contrast":
        return out
    for n, (x, y) in enumerate(((58, 26), (190, 58), (100, 78), (232, 14))):
        for dx, dy in ((0, -2.6), (2.5, -0.8), (1.5, 2.1), (-1.5, 2.1), (-2.5, -0.8)):
            out += f'<circle cx="{x + dx}" cy="{y + dy}" r="1.7" fill="{light.petals[n % 2]}"/>'
        out += dot(x, y, 1.3, light.eye)
    return out


def outlined(d: str, colour: str, width: float = 3) -> str:
    return fill(d, colour) + line(d, INK, width)


def dimmed(colour: str, light: Light) -> str:
    return mix(colour, "#2F3B66", 0.34) if light.name == "evening" else colour


def ball(light: Light) -> str:
    """A striped ball; 32 x 32."""
    red, cream = dimmed("#D9503F", light), dimmed("#FFF7E6", light)
    ring = f'<circle cx="16" cy="17" r="12.5" fill="{red}" stroke="{INK}" stroke-width="3"/>'
    stripe = fill("M5.5 12 Q16 20 26.5 12 Q28.4 15 28 19 Q16 27 4 19 Q3.8 15 5.5 12 Z", cream)
    return ring + stripe + line("M5.5 12 Q16 20 26.5 12 M4 19 Q16 27 28 19", INK, 2)


def stone(light: Light) -> str:
    """Two stones with moss; 40 x 26."""
    grey, pale = dimmed("#B9B4C4", light), dimmed("#D8D4DF", light)
    return (
        outlined("M3 23 Q2 11 12 6 Q22 2 27 10 Q31 17 29 23 Z", grey)
        + line("M10 12 Q14 8 19 9", pale, 3)
        + outlined("M25 23 Q24 15 31 14 Q38 15 37 23 Z", pale)
        + fill("M4 22 Q10 16 16 22 Z", dimmed("#7FB548", light))
    )


def flowers(light: Light) -> str:
    """Three flowers; 36 x 36."""
    stems = "M9 34 Q9 26 8 18 M19 34 Q20 22 19 12 M28 34 Q27 28 29 21"
    out = line(stems, dimmed("#3F7F3A", light), 3)
    for x, y, colour in ((8, 14, "#F6B7CF"), (19, 8, "#FFFDF3"), (29, 18, "#B6A5EC")):
        for dx, dy in ((0, -4), (3.8, -1.2), (2.4, 3.4), (-2.4, 3.4), (-3.8, -1.2)):
            out += (
                f'<circle cx="{x + dx}" cy="{y + dy}" r="3" fill="{dimmed(colour, light)}" '
                f'stroke="{INK}" stroke-width="1.4"/>'
            )
        out += dot(x, y, 2.6, dimmed("#FFD873", light))
    return out


def bucket(light: Light) -> str:
    """A bucket and a heap of sand; 44 x 32."""
    sand, red = dimmed("#EBD9AC", light), dimmed("#C8374B", light)
    return (
        outlined("M2 29 Q8 16 18 17 Q27 18 31 29 Z", sand)
        + line("M9 24 Q13 20 18 21", dimmed("#D8C18C", light), 2.4)
        + outlined("M22 29 L20 11 H40 L38 29 Z", red)
        + line("M21 12 Q30 0 39 12", INK, 2.6)
        + line("M25 17 V24", dimmed("#F3A0A8", light), 2.6)
    )


def basket(light: Light) -> str:
    """A picnic basket with an apple and a loaf under a cloth; 96 x 88."""
    wicker, dark = dimmed("#D9A866", light), dimmed("#A87442", light)
    cloth, red = dimmed("#FFF7E6", light), dimmed("#D9503F", light)
    out = line("M16 44 Q18 8 48 8 Q78 8 80 44", INK, 9) + line(
        "M16 44 Q18 8 48 8 Q78 8 80 44", dark, 4
    )
    out += outlined("M50 42 Q52 26 66 24 Q82 24 82 42 Z", dimmed("#E3B36A", light))
    out += line("M60 31 l4 6 M69 28 l4 7", dark, 2.4)
    out += outlined("M24 42 Q18 26 30 26 Q35 23 40 26 Q50 27 45 42 Z", red)
    out += line("M35 26 Q35 20 39 18", INK, 2.6) + line("M28 33 Q28 30 31 29", "#F3A0A8", 2.4)
    out += outlined("M10 42 H86 L79 80 Q78 84 74 84 H22 Q18 84 17 80 Z", wicker)
    for k, y in enumerate((58, 70)):
        out += line(f"M{13 + 2 * k} {y} H{83 - 2 * k}", dark, 2.4)
    for x in (26, 40, 56, 70):
        out += line(f"M{x} 48 V55 M{x + 6} 61 V67 M{x} 73 V79", dark, 2.4)
    out += outlined("M6 38 H90 V46 L80 56 L68 46 L58 58 L46 46 L36 56 L24 46 L14 54 L6 46 Z", cloth)
    return out + line("M12 43 H84", red, 2.4, 'stroke-dasharray="5 6"')


def pool() -> str:
    """The light in which a kid stands who may be recruited; 96 x 96."""
    return (
        '<defs><radialGradient id="g" cx=".5" cy=".55" r=".5">'
        '<stop offset="0" stop-color="#FFF9DC" stop-opacity=".95"/>'
        '<stop offset=".7" stop-color="#FFE79A" stop-opacity=".9"/>'
        '<stop offset="1" stop-color="#FFD873" stop-opacity=".75"/></radialGradient></defs>'
        '<circle cx="48" cy="48" r="45" fill="url(#g)" stroke="#E59A1C" stroke-width="2.6"/>'
        '<ellipse cx="48" cy="85" rx="41" ry="8" fill="#FFD873" stroke="#E59A1C" '
        'stroke-width="2.6"/>'
    )


def puff() -> str:
    """A cloud of dust; 64 x 52."""
    lobes = "M10 42 Q-2 34 8 25 Q6 10 22 12 Q32 -2 44 9 Q60 8 57 24 Q66 34 53 42 Q44 52 34 45 "
    cloud = lobes + "Q22 53 10 42 Z"
    return (
        fill(cloud, "#FFF3DC")
        + fill(
            "M10 42 Q22 53 34 45 Q44 52 53 42 Q58 39 58 34 Q46 44 32 37 Q20 44 8 37 Z", "#E5CFA3"
        )
        + line(cloud, "#8A6B45", 2.6)
    )


def hammer() -> str:
    """A hammer whose head is on the left, handle to the lower right; 64 x 64."""
    return (
        line("M24 24 L58 58", INK, 11)
        + line("M24 24 L58 58", "#E9BE86", 5.5)
        + f'<g transform="rotate(45 22 22)">'
        f'<rect x="12" y="6" width="20" height="32" rx="4" fill="#A9AFBF" stroke="{INK}" '
        f'stroke-width="3.5"/><rect x="12" y="6" width="20" height="8" rx="3" fill="#7D8396" '
        f'stroke="{INK}" stroke-width="3"/></g>'
    )


def main() -> None:
    for light in LIGHTS:
        save(f"yard-fence-{light.name}", 80, 40, fence(light))
        save(f"yard-blades-{light.name}", 96, 16, blades(light))
        save(f"yard-tufts-{light.name}", 240, 96, tufts(light))
        if light.name == "contrast":
            continue
        save(f"yard-ball-{light.name}", 32, 32, ball(light))
        save(f"yard-stone-{light.name}", 40, 26, stone(light))
        save(f"yard-flowers-{light.name}", 36, 36, flowers(light))
        save(f"yard-bucket-{light.name}", 44, 32, bucket(light))
        save(f"basket-{light.name}", 96, 88, basket(light))
    save("yard-light", 96, 96, pool())
    save("hammer", 64, 64, hammer())
    save("puff", 64, 52, puff())


if __name__ == "__main__":
    main()
