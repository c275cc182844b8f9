"""Shapes with an outline, and what all drawings of the towers of 5 Towers share."""

from __future__ import annotations

from tools.draw_patterns import INK, fill

WIDE, HIGH = 120, 40  # a storey
CUT = 48  # by so much less wide is a slim one
RED, TEAL, WOOD, WOOD_D, STEEL = "#C8374B", "#2FB8AC", "#C98B4F", "#8A5A34", "#C9CEDA"
LEAF_L = "#7CCB8E"
KINDS = {  # body and its shade
    "forest": ("#3E9E5B", "#2C7446"),
    "cake": ("#E79AB8", "#C66A92"),
    "haunted": ("#8068C4", "#54418F"),
    "sand": ("#F0C66A", "#C98F33"),
    "scrap": ("#7FB2CF", "#4E7F9E"),
}
Rect = tuple[float, float, float, float]  # left, top, width, height


def shape(d: str, colour: str, width: float = 3.5) -> str:
    """A filled shape with an outline."""
    ends = 'stroke-linejoin="round" stroke-linecap="round"'
    return fill(d, colour, f'stroke="{INK}" stroke-width="{width}" {ends}')


def disc(x: float, y: float, radius: float, colour: str, width: float = 3) -> str:
    return (
        f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{colour}" stroke="{INK}" '
        f'stroke-width="{width}"/>'
    )


def box(place: Rect, radius: float, colour: str, width: float = 3) -> str:
    x, y, w, h = place
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" rx="{radius:g}" fill="{colour}" '
        f'stroke="{INK}" stroke-width="{width}"/>'
    )


def at(inner: str, x: float, y: float, size: float = 1, turn: float = 0) -> str:
    way = f"translate({x:g} {y:g})"
    way += f" rotate({turn:g})" if turn else ""
    way += f" scale({size:g})" if size != 1 else ""
    return f'<g transform="{way}">{inner}</g>'
