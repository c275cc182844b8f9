"""Draw the small signs of the controls and of perk and rule cards into assets/icons.

Run `python tools/draw_signs.py` after a change. Each sign is 64 x 64 plain SVG.
"""

from __future__ import annotations

import re
from pathlib import Path

TARGET = Path(__file__).resolve().parent.parent / "assets" / "icons"
INK, PAPER, PAPER2, PAPER3 = "#2A2138", "#FFF7E6", "#F6E7C8", "#E5CFA3"
GREEN, RED, SUN = "#4FC98A", "#C8374B", "#FFD873"


def stroke(d: str, colour: str = INK, width: float = 9, fill: str = "none") -> str:
    return (
        f'<path d="{d}" fill="{fill}" stroke="{colour}" stroke-width="{width}" '
        'stroke-linejoin="round" stroke-linecap="round"/>'
    )


def sheet(turn: int, colour: str) -> str:
    return (
        f'<rect x="20" y="10" width="24" height="36" rx="4" fill="{colour}" stroke="{INK}" '
        f'stroke-width="4" transform="rotate({turn} 32 60)"/>'
    )


def inside(name: str) -> str:
    """The drawing of an existing icon, without its wrapper."""
    text = (TARGET / f"{name}.svg").read_text()
    return re.sub(r"^.*?<svg[^>]*>", "", text, count=1, flags=re.DOTALL).rsplit("</svg>", 1)[0]


def crossed(name: str) -> str:
    return inside(name) + stroke("M6 58 L58 6", PAPER, 13) + stroke("M6 58 L58 6", RED, 7)


def arrows(n: int) -> str:
    """Arrow heads one behind another: the more, the faster."""
    wide = 46 / n if n > 1 else 30
    left = 32 - n * wide / 2
    return "".join(
        stroke(f"M{x:g} 14 L{x + wide:g} 32 L{x:g} 50 Z", INK, 4, GREEN)
        for x in (left + k * wide for k in range(n))
    )


SIGNS = {
    "arrow": stroke("M4 25 H30 V11 L58 32 L30 53 V39 H4 Z", INK, 3, INK),
    "hand": sheet(-26, PAPER3) + sheet(0, PAPER2) + sheet(26, PAPER),
    "not-equal": stroke("M12 24 H52 M12 40 H52 M44 8 L20 56", INK, 7),
    "open": stroke("M46 4 Q18 32 46 60", INK, 8),
    "close": stroke("M18 4 Q46 32 18 60", INK, 8),
    "no-best-friend": crossed("best-friend"),
    "most": stroke("M4 58 V38 H22 V14 H42 V30 H60 V58 Z", INK, 4, SUN)
    + stroke("M22 38 V58 M42 30 V58", INK, 4),
    "check": stroke("M10 34 L26 50 L54 14", INK, 17) + stroke("M10 34 L26 50 L54 14", GREEN, 8),
    "tick": stroke("M12 34 L27 49 L53 16", INK, 10),
    "plus": stroke("M32 10 V54 M10 32 H54", INK, 11),
    "minus": stroke("M10 32 H54", INK, 11),
    "cross": stroke("M14 14 L50 50 M50 14 L14 50", INK, 11),
    "left": stroke("M41 10 L19 32 L41 54", INK, 11),
    "right": stroke("M23 10 L45 32 L23 54", INK, 11),
    "down": stroke("M10 23 L32 45 L54 23", INK, 11),
    "recap": stroke("M14 18 A25 25 0 1 1 8 38", INK, 6, PAPER)
    + stroke("M5 10 L14 20 L26 14", INK, 6)
    + stroke("M33 20 V35 L44 41", INK, 6),
    "speed-slow": arrows(1),
    "speed-normal": arrows(2),
    "speed-fast": arrows(3),
    "speed-off": arrows(2) + stroke("M57 14 V50", INK, 8),
    "dice": stroke("M12 12 H52 V52 H12 Z", INK, 5, PAPER)
    + "".join(
        f'<circle cx="{x}" cy="{y}" r="5" fill="{INK}"/>' for x, y in ((23, 23), (32, 32), (41, 41))
    ),
    "person": stroke("M10 60 Q10 36 32 36 Q54 36 54 60 Z", INK, 4, "#3F87CF")
    + f'<circle cx="32" cy="20" r="14" fill="#F2B98A" stroke="{INK}" stroke-width="4"/>',
    "chart": stroke("M8 6 V58 H60", INK, 5)
    + stroke("M17 46 L30 30 L40 38 L56 14", INK, 9)
    + stroke("M17 46 L30 30 L40 38 L56 14", SUN, 4),
    "neighbour-house": f'<g transform="translate(10.5 0) scale(.67)">{inside("doghouse")}</g>'
    + stroke("M18 53 H46 M26 46 L17 53 L26 60 M38 46 L47 53 L38 60", PAPER, 11)
    + stroke("M18 53 H46 M26 46 L17 53 L26 60 M38 46 L47 53 L38 60", INK, 5.5),
    "exit": stroke("M10 6 H42 V58 H10 Z", INK, 4, "#C98B4F")
    + stroke("M10 6 L30 14 V62 L10 58 Z", INK, 4, "#E9BE86")
    + stroke("M46 32 H62 M55 25 L62 32 L55 39", INK, 5),
}

SUITS = ("book", "crown", "glue", "shovel", "skateboard", "squirtgun")


def main() -> None:
    others = {f"except-{suit}": crossed(suit) for suit in SUITS}
    for name, inner in (SIGNS | others).items():
        (TARGET / f"{name}.svg").write_text(
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">'
            f"{inner}</svg>\n"
        )


if __name__ == "__main__":
    main()
