"""Draw who stands in for the cards of a pack, which bring no pictures: in pencil only.

Run `python -m tools.draw_stand_ins` after a change of the pictures that they are made of, before
`tools/draw_lids.py`; it rewrites all that are called after `STAND_INS`.
"""

from __future__ import annotations

import re

from fort_desktop.games.fort.screen.cards.stand_ins import STAND_INS
from tools.draw_lids import ASSETS, INK

MODELS = {"kid": "bud", "dog": "spud", "cat": "sprightly"}
KEPT = (INK, "#FFFDF6")  # outlines, and the white of the eyes
COLOUR = re.compile(r"#[0-9A-Fa-f]{6}\b")
PAPER = (0xFA, 0xF3, 0xE3)
DARKEST = 0.74


def paled(found: re.Match[str]) -> str:
    """A colour as a shade of paper."""
    colour = found[0]
    if colour.upper() in KEPT:
        return colour
    red, green, blue = (int(colour[n : n + 2], 16) / 255 for n in (1, 3, 5))
    light = DARKEST + (1 - DARKEST) * (0.3 * red + 0.59 * green + 0.11 * blue)
    return "#" + "".join(f"{round(part * light):02X}" for part in PAPER)


def main() -> None:
    for kind, name in STAND_INS.items():
        model = MODELS[kind]
        files = [ASSETS / folder / f"{model}.svg" for folder in ("portraits", "faces")]
        files += sorted((ASSETS / f"{kind}s").glob(f"{model}-*.svg"))
        for file in files:
            target = file.with_name(f"{name}{file.name.removeprefix(model)}")
            target.write_text(COLOUR.sub(paled, file.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main()
