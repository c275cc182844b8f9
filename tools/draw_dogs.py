"""Draw the dogs that stand and trot on four legs, and the house they live in.

Run `python -m tools.draw_dogs` after a change of a dog's portrait; it rewrites assets/dogs. The
head of a dog is that of its portrait, in the same coordinates, so that its eyelids fit; body, tail
and the legs in mid-trot are apart, so that a head can tilt and a tail can wag. All are 200 x 200.
"""

from __future__ import annotations

import math
import re
from dataclasses import dataclass
from pathlib import Path

from tools.draw_patterns import INK, PAPER, fill, line, mix

ASSETS = Path(__file__).resolve().parent.parent / "assets"
FOLDER = ASSETS / "dogs"
HEAD = '<g stroke="#2A2138" stroke-width="3.2" stroke-linejoin="round" stroke-linecap="round">'
WIDTH = re.compile(r'stroke-width="([\d.]+)"')
FUR = re.compile(r'fill="(#\w+)" stroke="none"')
BOLD = 1.4  # heads are shown smaller than portraits, with lines as thick as theirs
FRONT, BACK, FEET = 55.0, 97.0, 193.0


@dataclass(frozen=True, slots=True)
class Build:
    """How a dog is built.

    Attributes:
        rump: where it ends, from 0 to 200. belly: how far down; the legs are the rest.
        leg: how thick its legs are.
        tail: "sabre", "whip", "curl", "plume", "stub" or "ball".
        coat: "smooth", "shaggy" or "curly".
        patch: the colour of a patch on its back; empty is none.
        sock: the colour of its paws; empty is that of its chest, or its fur.
    """

    rump: float = 160
    belly: float = 152
    leg: float = 15
    tail: str = "sabre"
    coat: str = "smooth"
    patch: str = ""
    sock: str = ""


BUILDS = {
    "drover": Build(tail="plume", coat="shaggy"),
    "hershey": Build(leg=16),
    "echo": Build(146, 146, 11, "whip"),
    "floofer": Build(158, 162, 18, "plume", "shaggy"),
    "squeaker": Build(148, 158, 12, "stub", "shaggy", "#B98A5A"),
    "pumpkin": Build(156, 152, 15, "curl"),
    "ranger": Build(166, 148, 15, "sabre", "smooth", "#3F3438"),
    "rowdy": Build(150, 150, 13, "sabre", "smooth", "#A8683A"),
    "porkchop": Build(156, 162, 19, "stub", "smooth", "#D9A874"),
    "barkley": Build(162, 152, 17, "sabre", "smooth", "#B5653A"),
    "eclair": Build(178, 170, 13, "whip", "smooth", "", "#C98A55"),
    "loki": Build(164, 150, 16, "plume", "shaggy", "", "#FFFDF6"),
    "pudge": Build(150, 164, 16, "curl"),
    "pesto": Build(154, 154, 16, "stub", "shaggy", "", "#D5D8DE"),
    "violet": Build(154, 146, 13, "ball", "curly"),
    "duke": Build(166, 144, 14, "stub", "smooth", "", "#B5703F"),
    "spud": Build(156, 156, 16, "sabre", "smooth", "#B98248"),
    "watson": Build(170, 164, 16, "whip", "smooth", "#4A3A38", "#FFF7E6"),
}


@dataclass(frozen=True, slots=True)
class Coat:
    """The colours of a dog: fur, fur in the shade, paws."""

    fur: str
    shade: str
    sock: str


def parted(portrait: str) -> tuple[list[str], list[str]]:
    """The lines that draw the bust of a portrait, and those that draw collar and head."""
    drawn = portrait.splitlines()[2:-2]
    end = next(n for n, text in enumerate(drawn) if "v-16M" in text) + 1
    outer = [text for text in drawn[:end] if text.startswith("<g")]
    return drawn[:end], [*outer, *drawn[end:]]


def coat_of(bust: list[str], build: Build) -> Coat:
    """The colours of the bust: fur, its shade, and the chest where it has one of its own."""
    colours = [found[1] for text in bust if (found := FUR.search(text))]
    chest = colours[2] if len(colours) > 2 else colours[0]
    return Coat(colours[0], colours[1], build.sock or chest)


def picture(inner: str) -> str:
    head = '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200" viewBox="0 0 200 200">'
    return f"{head}\n{inner}\n</svg>\n"


def head(lines: list[str]) -> str:
    """Collar and head of the portrait, in bolder lines."""

    def bolder(found: re.Match[str]) -> str:
        return f'stroke-width="{float(found[1]) * BOLD:.3g}"'

    drawn = "\n".join([HEAD, *lines, "</g>"])
    return picture(WIDTH.sub(bolder, drawn))


def thick(d: str, colour: str, width: float) -> str:
    """A line with an outline: a leg or a tail."""
    return line(d, INK, width + 6) + line(d, colour, width)


# --- the body -----------------------------------------------------------------------------------


def torso(build: Build, coat: Coat) -> str:
    cx, cy = (FRONT + build.rump) / 2, (BACK + build.belly) / 2
    rx, ry = (build.rump - FRONT) / 2, (build.belly - BACK) / 2

    def at(degrees: float, further: float = 0.0) -> tuple[float, float]:
        """A point of a rounded box: rounder than one, squarer than an ellipse."""
        a = math.radians(degrees)
        c, s = math.cos(a), math.sin(a)
        x = (rx + further) * math.copysign(abs(c) ** 0.72, c)
        return cx + x, cy + (ry + further) * math.copysign(abs(s) ** 0.72, s)

    if build.coat == "smooth":
        points = [at(k * 10) for k in range(36)]
        d = "M" + " L".join(f"{x:.1f} {y:.1f}" for x, y in points) + " Z"
    else:
        steps, out = (22, 4.5) if build.coat == "shaggy" else (14, 9.0)
        first = at(0)
        d = f"M{first[0]:.1f} {first[1]:.1f} "
        for k in range(steps):
            tip, end = at((k + 0.6) * 360 / steps, out), at((k + 1) * 360 / steps)
            d += f"Q{tip[0]:.1f} {tip[1]:.1f} {end[0]:.1f} {end[1]:.1f} "
        d += "Z"
    drawn = fill(d, coat.fur)
    low = build.belly - 0.3 * (build.belly - BACK)
    drawn += line(
        f"M{FRONT + 26} {build.belly - 5:.0f} Q{cx:.0f} {low:.0f} {build.rump - 20:.0f} "
        f"{build.belly - 6:.0f}",
        coat.shade,
        5,
    )
    if build.patch:
        x, y = build.rump - 34, BACK + 19
        patch = f'<ellipse cx="{x}" cy="{y}" rx="23" ry="14" fill="{build.patch}"/>'
        drawn += patch
    return drawn + line(d, INK, 3.2)


def legs(build: Build, coat: Coat, *, near: bool, trot: bool) -> str:
    """Two legs, those near to us or those on the other side; in mid-trot they swing."""
    colour = coat.fur if near else mix(coat.fur, coat.shade, 0.9)
    drawn, reach = "", build.belly - 12
    tall = FEET - reach
    places = (FRONT + 17, build.rump - 17) if near else (FRONT + 37, build.rump - 36)
    for n, x in enumerate(places):
        swing = (24 if (n == 0) == near else -24) if trot else 0
        a = math.radians(swing)
        foot = x - math.sin(a) * tall, reach + math.cos(a) * tall - build.leg / 2 + 3
        shin = x - math.sin(a) * tall * 0.7, reach + math.cos(a) * tall * 0.72
        toe = f"L{foot[0] - 5:.1f} {foot[1]:.1f}"
        drawn += thick(
            f"M{x:.1f} {reach:.1f} L{foot[0]:.1f} {foot[1]:.1f} {toe}", colour, build.leg
        )
        paw = f"M{shin[0]:.1f} {shin[1]:.1f} L{foot[0]:.1f} {foot[1]:.1f} {toe}"
        if coat.sock != coat.fur:
            drawn += line(paw, coat.sock if near else mix(coat.sock, INK, 0.16), build.leg)
        if build.coat == "curly":
            drawn += "".join(
                f'<circle cx="{shin[0]:.1f}" cy="{shin[1]:.1f}" r="{build.leg * 0.95:.1f}" '
                f'fill="{colour}" stroke="{INK}" stroke-width="3"/>'
            )
    return drawn


def tail(build: Build, coat: Coat) -> str:
    """It begins below the back, so that it can wag without coming off."""
    x, y = build.rump - 12, BACK + 16
    tip = coat.sock
    if build.tail == "whip":
        return thick(f"M{x} {y} Q{x + 22} {y - 2} {x + 28} {y - 34}", coat.fur, 8)
    if build.tail == "stub":
        return thick(f"M{x} {y} L{x + 14} {y - 20}", coat.fur, 12)
    if build.tail == "ball":
        ball = f'<circle cx="{x + 22}" cy="{y - 40}" r="13" fill="{coat.fur}" stroke="{INK}" '
        return thick(f"M{x} {y} L{x + 20} {y - 32}", coat.fur, 6) + ball + 'stroke-width="3.2"/>'
    if build.tail == "curl":
        curl = f"M{x} {y} Q{x + 26} {y - 14} {x + 16} {y - 34} Q{x + 4} {y - 46} {x - 6} {y - 34}"
        end = f"M{x + 6} {y - 41.5} Q{x} {y - 41} {x - 6} {y - 34}"
        return thick(curl, coat.fur, 14) + line(end, tip, 14)
    if build.tail == "plume":
        leaf = (
            f"M{x} {y + 6} Q{x + 34} {y + 4} {x + 36} {y - 30} Q{x + 36} {y - 46} {x + 24} "
            f"{y - 56} Q{x + 22} {y - 40} {x + 10} {y - 32} Q{x - 4} {y - 20} {x} {y + 6} Z"
        )
        light = (
            f"M{x + 36} {y - 32} Q{x + 35} {y - 46} {x + 24} {y - 56} Q{x + 23} {y - 44} "
            f"{x + 14} {y - 36} Q{x + 26} {y - 38} {x + 36} {y - 32} Z"
        )
        return fill(leaf, coat.fur) + fill(light, tip) + line(leaf, INK, 3.2)
    sabre = f"M{x} {y} Q{x + 26} {y - 6} {x + 22} {y - 44}"
    return thick(sabre, coat.fur, 12) + line(f"M{x + 23} {y - 34} L{x + 22} {y - 44}", tip, 12)


# --- the house ----------------------------------------------------------------------------------


def house() -> str:
    """A doghouse from the front, 120 x 112; the door is in the middle of its foot."""
    walls = "M18 48 V108 H102 V48"
    drawn = fill("M60 14 L102 48 V108 H18 V48 Z", "#D55E00")
    drawn += fill("M84 48 H102 V108 H84 Z", "#AA4F0E")
    for y in (64, 80, 96):
        drawn += line(f"M20 {y} H100", "#B8520B", 2.4)
    drawn += line(walls, INK, 4)
    door = "M36 108 V82 Q36 58 60 58 Q84 58 84 82 V108 Z"
    drawn += fill(door, "#3A2A3A") + line(door, INK, 4)
    roof = "M60 4 L116 44 Q120 49 115 54 Q110 58 104 54 L60 23 L16 54 Q10 58 5 54 Q0 49 4 44 Z"
    drawn += fill(roof, PAPER) + line("M62 14 L108 48", "#E5CFA3", 5) + line(roof, INK, 4)
    paw = '<ellipse cx="60" cy="46" rx="6.5" ry="5" fill="#FFF7E6"/>'
    for x, top in ((51.5, 39.5), (60, 36), (68.5, 39.5)):
        paw += f'<circle cx="{x}" cy="{top}" r="2.8" fill="#FFF7E6"/>'
    return drawn + paw


def bowl() -> str:
    """What stands before an empty house; 40 x 22."""
    drawn = fill("M4 8 H36 L32 20 H8 Z", "#56B4E9") + line("M4 8 H36 L32 20 H8 Z", INK, 3)
    return drawn + fill("M6 8 Q20 0 34 8 Z", "#8A5A34") + line("M6 8 Q20 0 34 8", INK, 3)


def parts(name: str) -> dict[str, str]:
    """The pictures of a dog."""
    bust, top = parted((ASSETS / "portraits" / f"{name}.svg").read_text(encoding="utf-8"))
    build = BUILDS[name]
    coat = coat_of(bust, build)
    drawn = {"head": head(top), "tail": picture(tail(build, coat))}
    for pose, trot in (("body", False), ("trot", True)):
        far = legs(build, coat, near=False, trot=trot)
        near = legs(build, coat, near=True, trot=trot)
        drawn[pose] = picture(far + torso(build, coat) + near)
    return drawn


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in BUILDS:
        for part, text in parts(name).items():
            (FOLDER / f"{name}-{part}.svg").write_text(text, encoding="utf-8")
    for name, wide, high, inner in (("house", 120, 112, house()), ("bowl", 40, 22, bowl())):
        size = f'width="{wide}" height="{high}" viewBox="0 0 {wide} {high}"'
        text = f'<svg xmlns="http://www.w3.org/2000/svg" {size}>\n{inner}\n</svg>\n'
        (FOLDER / f"{name}.svg").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
