"""Draw the card parts that are pictures rather than items: stripes, windows, backs.

Run `python tools/draw_patterns.py` after a change; it rewrites assets/patterns. One picture per
suit keeps a table of eighty cards cheap. Plain SVG only: no filter, mask, clip path or text.
"""

from __future__ import annotations

import math
from pathlib import Path

TARGET = Path(__file__).resolve().parent.parent / "assets" / "patterns"
INK, PAPER, PAPER2, PAPER3 = "#2A2138", "#FFF7E6", "#F6E7C8", "#E5CFA3"
GRASS, SUN, WOOD_L = "#8CC152", "#FFD873", "#E9BE86"
KRAFT = "#EBCF9B"
VIOLET, VIOLET_D = "#7B61C9", "#4F3C93"
SUITS = {
    "book": "#0072B2",
    "crown": "#F0E442",
    "glue": "#CC79A7",
    "shovel": "#D55E00",
    "skateboard": "#009E73",
    "squirtgun": "#56B4E9",
    "coin": "#E69F00",
}
STRIPE, HEIGHT, CORNER = 62, 420, 22
FENCES = {
    "day": ("#FFF3DA", "#B99A63"),
    "evening": ("#CDBBB4", "#5A4650"),
    "contrast": ("#FFFFFF", "#000000"),
}  # picket and edge


def mix(a: str, b: str, share: float) -> str:
    """Colour a moved towards b by a share of 0 to 1."""
    pairs = ((int(a[i : i + 2], 16), int(b[i : i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{round(x + (y - x) * share):02X}" for x, y in pairs)


def line(d: str, colour: str, width: float, extra: str = "") -> str:
    return (
        f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{width}" '
        f'stroke-linejoin="round" stroke-linecap="round" {extra}/>'
    )


def fill(d: str, colour: str, extra: str = "") -> str:
    return f'<path d="{d}" fill="{colour}" {extra}/>'


def dot(x: float, y: float, radius: float, colour: str) -> str:
    return f'<circle cx="{x:.0f}" cy="{y:.0f}" r="{radius}" fill="{colour}"/>'


def star(cx: float, cy: float, radius: float) -> str:
    points = []
    for i in range(10):
        angle = math.radians(i * 36 - 90)
        r = radius if i % 2 == 0 else radius / 2
        points.append(f"{cx + r * math.cos(angle):.1f} {cy + r * math.sin(angle):.1f}")
    return "M" + " L".join(points) + " Z"


def save(name: str, width: float, height: float, inner: str) -> None:
    (TARGET / f"{name}.svg").write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'width="{width}" height="{height}">{inner}</svg>\n'
    )


def motif(suit: str, row: int, y: float) -> str:
    """One line of the suit's pattern, tone on tone."""
    colour = mix(SUITS[suit], INK, 0.16)
    if suit == "crown":
        colour = mix(SUITS[suit], "#8A6A00", 0.28)
    pair = (16, 44) if row % 2 else (30,)
    if suit == "glue":
        big, small = (17, 40) if row % 2 else (43, 19)
        return dot(big, y, 7, colour) + dot(small, y + 3, 3.5, colour)
    if suit == "squirtgun":
        drop = "q7 9 5 13 q-5 6 -10 0 q-2 -4 5 -13 Z"
        return "".join(fill(f"M{x} {y - 8:.0f} {drop}", colour) for x in pair)
    if suit == "coin":
        lozenge = "l8 9 -8 9 -8 -9 Z"
        return "".join(line(f"M{x} {y - 9:.0f} {lozenge}", colour, 4) for x in pair)
    strokes = {
        "book": f"M11 {y:.0f} H{STRIPE - (11 if row % 3 else 24)}",
        "crown": f"M9 {y + 5:.0f} l11 -9 11 9 11 -9 11 9",
        "shovel": f"M12 {y + 8:.0f} L{STRIPE - 12} {y - 8:.0f}",
        "skateboard": f"M9 {y:.0f} q8 -10 16 0 t16 0 t11 -3",
    }
    return line(strokes[suit], colour, 4)


def pattern(suit: str, top: float, height: float) -> str:
    count = int(height // 22)
    gap = (height - 20) / max(1, count - 1)
    return "".join(motif(suit, row, top + 12 + row * gap) for row in range(count))


def stripe(suit: str) -> str:
    """The left edge of a card, from its top to its bottom."""
    bottom = HEIGHT - 3
    shape = (
        f"M{STRIPE} 3 H{CORNER} Q3 3 3 {CORNER} V{HEIGHT - CORNER} "
        f"Q3 {bottom} {CORNER} {bottom} H{STRIPE} Z"
    )
    return (
        fill(shape, SUITS[suit])
        + pattern(suit, 68, 340)
        + line(f"M{STRIPE} 3 V{bottom}", INK, 3.5, 'style="stroke-linecap:butt"')
    )


def upper_stripe(suit: str) -> str:
    """The first suit of a card with two different ones: lies over the stripe of the second."""
    shape = f"M{STRIPE} 3 H{CORNER} Q3 3 3 {CORNER} V222 L{STRIPE} 190 Z"
    return (
        fill(shape, SUITS[suit])
        + pattern(suit, 128, 66)
        + line(f"M3 222 L{STRIPE} 190", INK, 3)
        + line(f"M{STRIPE} 4 V200", INK, 3.5)
    )


def window(colour: str) -> str:
    """Late-summer rays and a strip of lawn behind the portrait; 214 x 164."""
    w, h = 214, 164
    cx, cy = w / 2, h - 6
    out = f'<rect width="{w}" height="{h}" rx="12" fill="{colour}"/>'

    def edge(degrees: float) -> str:
        a = math.radians(degrees)
        reach = min((w / 2 - 3) / max(1e-6, abs(math.cos(a))), (h - 12) / max(1e-6, -math.sin(a)))
        return f"{cx + reach * math.cos(a):.1f} {cy + reach * math.sin(a):.1f}"

    for k in range(5):
        ray = f"M{cx} {cy} L{edge(198 + k * 33)} L{edge(210 + k * 33)} Z"
        out += fill(ray, "#FFFDF2", 'opacity=".55"')
    lawn = (
        f"M2 {h - 22} Q{cx - 40} {h - 36} {cx} {h - 26} T{w - 2} {h - 28} V{h - 12} "
        f"Q{w - 2} {h - 2} {w - 12} {h - 2} H12 Q2 {h - 2} 2 {h - 12} Z"
    )
    return out + fill(lawn, GRASS)


def private_row() -> str:
    return (
        f'<rect x="2" y="2" width="214" height="76" rx="11" fill="{PAPER}" stroke="{INK}" '
        'stroke-width="3.4" stroke-dasharray="11 8" stroke-linecap="round"/>'
    )


def dashes() -> str:
    """The line between what a dog needs and what it does; 194 x 6."""
    return line("M4 3 H190", INK, 4, 'stroke-dasharray="12 10"')


def slot() -> str:
    """An open entry of what a dog needs; 64 x 64."""
    return (
        f'<rect x="3" y="3" width="58" height="58" rx="17" fill="{PAPER}" stroke="{INK}" '
        'stroke-width="4" stroke-dasharray="9 7" stroke-linecap="round"/>'
    )


def struck() -> str:
    """The red stroke over megaphone or lock: this card has no such action."""
    return line("M10 54 L54 10", PAPER, 15) + line("M10 54 L54 10", "#C8374B", 8)


def back() -> str:
    """The inside of the card's frame; 300 x 420."""
    out = (
        f'<rect x="16" y="16" width="268" height="388" rx="14" fill="{VIOLET}" '
        f'stroke="{INK}" stroke-width="4"/>'
    )
    for row in range(9):
        for column in range(6):
            x, y = 45 + column * 42, 50 + row * 40
            if (x - 150) ** 2 + (y - 210) ** 2 < 105**2:
                continue
            shape = (
                star(0, 0, 11),
                "M-9 -8 Q0 -14 9 -8 L0 11 Z",
                "M-8 -8 H8 V8 H-8 Z",
            )[(row + column) % 3]
            turn = (row * 37 + column * 23) % 40 - 20
            out += fill(shape, VIOLET_D, f'transform="translate({x} {y}) rotate({turn})"')
    for radius, colour in ((86, VIOLET_D), (74, SUN)):
        out += (
            f'<circle cx="150" cy="210" r="{radius}" fill="{colour}" '
            f'stroke="{INK}" stroke-width="4"/>'
        )
    return out


def rule_paper() -> str:
    """Notebook paper with a dog-eared corner; 200 x 124."""
    w, h = 200, 124
    sheet = f"M2 2 H{w - 2} V{h - 24} L{w - 24} {h - 2} H2 Z"
    out = fill(sheet, "#FFFDF3")
    for k in range(1, 5):
        end = w - 26 if k * 21 > h - 50 else w - 6
        out += line(f"M5 {k * 21 + 14} H{end}", "#BFDDF0", 2)
    out += line(f"M28 4 V{h - 4}", "#EF8A8A", 2.5)
    corner = f"M{w - 24} {h - 2} V{h - 24} H{w - 2} Z"
    out += fill(corner, PAPER2) + line(corner, INK, 3.5) + line(sheet, INK, 4)
    for y in (h * 0.25, h * 0.7):
        out += (
            f'<circle cx="13" cy="{y:.0f}" r="4.5" fill="{PAPER3}" '
            f'stroke="{INK}" stroke-width="2"/>'
        )
    return out


def pickets(colours: tuple[str, str], edge: str, count: int, scale: float) -> str:
    """A strip of fence that tiles sideways: `count` pickets, 20 units apart."""
    out = ""
    for k in range(count):
        x = 2 + k * 20
        shape = f"M{x} 26 V8 l8 -7 8 7 V26 Z"
        out += fill(shape, colours[k % 2]) + line(shape, edge, scale)
    return out


def lawn(ground: str, stripe_: str, tuft: str, flower: str) -> str:
    """A tile of mown lawn, 480 x 480, that repeats in both directions."""
    out = f'<rect width="480" height="480" fill="{ground}"/>'
    for x in range(-120, 600, 120):
        out += fill(f"M{x + 60} 0 h60 l-120 480 h-60 Z", stripe_)
    for k in range(13):
        x, y = 12 + (k * 197 + 31) % 456, 14 + (k * 331 + 77) % 452
        if k % 3:
            out += line(f"M{x} {y} l-3 -6 M{x} {y} l1 -8 M{x} {y} l5 -5", tuft, 2)
        else:
            out += dot(x, y, 2.5, flower)
    return out


def dashed_circle() -> str:
    return (
        '<circle cx="32" cy="32" r="29" fill="none" stroke="#3FB57A" stroke-width="5" '
        'stroke-dasharray="10 8"/>'
    )


def free_place() -> str:
    """An empty lookout place behind the wall; 52 x 64."""
    return (
        '<rect x="2" y="2" width="48" height="60" rx="20" fill="#FFFDF3" fill-opacity=".5" '
        f'stroke="{INK}" stroke-width="3.5" stroke-dasharray="8 7"/>'
    )


def soft_shadow(width: float, height: float, corner: float) -> str:
    """A shadow that fades over 24 around a shape in the middle: sheets of ink upon each other."""
    sheets, fade = 14, 24.0
    strength = 1 - (1 - 0.4) ** (1 / sheets)
    drawn = []
    for n in range(sheets):
        edge = fade * (n + 0.5) / sheets  # from the outermost sheet inwards
        inner = min(corner + fade / 2 - edge + 6, (min(width, height) + fade) / 2 - edge)
        drawn.append(
            f'<rect x="{edge:.1f}" y="{edge:.1f}" width="{width + fade - 2 * edge:.1f}" '
            f'height="{height + fade - 2 * edge:.1f}" rx="{max(4.0, inner):.1f}" '
            f'fill="{INK}" fill-opacity="{strength:.4f}"/>'
        )
    return "".join(drawn)


def main() -> None:
    TARGET.mkdir(parents=True, exist_ok=True)
    for suit, colour in SUITS.items():
        save(suit, STRIPE + 2, HEIGHT, stripe(suit))
        save(f"{suit}-upper", STRIPE + 2, HEIGHT, upper_stripe(suit))
        save(f"window-{suit}", 214, 164, window(mix(colour, "#FFFBEF", 0.62)))
    save("window-dog", 214, 164, window(KRAFT))
    save("dashes", 194, 6, dashes())
    save("slot", 64, 64, slot())
    save("private-row", 218, 80, private_row())
    save("struck", 64, 64, struck())
    save("back", 300, 420, back())
    save("rule-paper", 200, 124, rule_paper())
    for light, (picket, edge) in FENCES.items():
        save(f"fence-{light}", 40, 28, pickets((picket, picket), edge, 2, 1.6))
    save("lawn-day", 480, 480, lawn("#A8D06A", "#A1CA62", "#84B04C", "#FFF3C4"))
    save("lawn-evening", 480, 480, lawn("#3C6A55", "#376350", "#2E5847", "#6F8F76"))
    save("ghost", 64, 64, dashed_circle())
    save("free-place", 52, 64, free_place())
    save("shadow-card", 124, 164, soft_shadow(100, 140, 8))
    save("shadow-wide", 184, 124, soft_shadow(160, 100, 10))
    save("shadow-round", 124, 124, soft_shadow(100, 100, 50))


if __name__ == "__main__":
    main()
