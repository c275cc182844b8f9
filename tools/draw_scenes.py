"""Draw what moves before the title's neighbourhood: flags, a bird, and the cat apart from its tail.

Run `python -m tools.draw_scenes` after a change; it rewrites them in assets/scenes. The cat is the
portrait of Scavenger, whose first two paths are the tail.
"""

from __future__ import annotations

from pathlib import Path

INK = "#2A2138"
ASSETS = Path(__file__).resolve().parent.parent / "assets"
SCENES = ASSETS / "scenes"

FLAGS = {"red": "#C8374B", "blue": "#0072B2", "yellow": "#F0E442", "sky": "#56B4E9"}
WAVES = {
    "a": "M0 0 q9 -5 15 1 q6 4 12 1 v13 q-7 4 -12 -1 q-6 -5 -15 1 Z",
    "b": "M0 0 q8 5 14 0 q6 -5 11 -2 v13 q-6 -3 -11 2 q-6 5 -14 1 Z",
}
TAILS = {
    "a": "M134 184C134 184 154 187 162 181C170 175 172 166 172 156C172 149 164 138 164 138",
    "b": "M134 184C134 184 154 188 163 183C171 178 173 170 175 162C176.5 155.5 185 150 187 144",
    "c": "M134 184C134 184 152 186 159 179C165 172.5 163 163 161 155C159.5 149 150 144 146 140",
}
FUR = "#A6ABBD"
WINGS = {
    "sit": "M16 17 Q24 13 27 20 Q22 26 13 23 Z",
    "up": "M14 18 Q10 4 20 1 Q29 6 26 18 Z",
    "down": "M14 19 Q12 32 21 35 Q29 30 26 19 Z",
}


def save(name: str, box: str, inner: str) -> None:
    _, _, width, height = box.split()
    size = f'viewBox="{box}" width="{width}" height="{height}"'
    text = f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{inner}</svg>\n'
    (SCENES / f"{name}.svg").write_text(text, encoding="utf-8")


def path(d: str, fill: str, width: float = 2.1, stroke: str = INK) -> str:
    return (
        f'<path d="{d}" fill="{fill}" stroke="{stroke}" stroke-width="{width}" '
        'stroke-linejoin="round" stroke-linecap="round"/>'
    )


def bird(wing: str) -> str:
    tail = path("M8 22 L0 18 L1 26 Z", "#3F87CF")
    body = path("M6 22 Q8 11 20 11 Q34 11 34 20 Q33 29 21 29 Q10 29 6 22 Z", "#56B4E9")
    belly = path("M16 27.5 Q23 21 31 25 Q27 28.6 21 28.6 Z", "#FFF7E6", 0, "none")
    beak = path("M33.5 17 L40 19.5 L33.5 21.5 Z", "#FFD873", 1.8)
    eye = f'<circle cx="28.6" cy="17.4" r="1.9" fill="{INK}"/>'
    feet = path("M18 29 V33 M23 29 V33", "none", 2) if wing == "sit" else ""
    return feet + tail + body + belly + beak + eye + path(WINGS[wing], "#3F87CF")


def main() -> None:
    for colour, fill in FLAGS.items():
        for wave, d in WAVES.items():
            save(f"flag-{colour}-{wave}", "-2 -7 32 28", path(d, fill))
    for wing in WINGS:
        save(f"bird-{wing}", "-2 -2 44 40", bird(wing))
    for pose, d in TAILS.items():
        tail = path(d, "none", 19.4) + path(d, "none", 13, FUR)
        save(f"cat-tail-{pose}", "0 0 200 200", tail)
    lines = (ASSETS / "portraits" / "scavenger.svg").read_text(encoding="utf-8").splitlines()
    first = next(n for n, line in enumerate(lines) if line.startswith("<path"))
    body = "\n".join([*lines[:first], *lines[first + 2 :]])
    (SCENES / "cat.svg").write_text(body + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
