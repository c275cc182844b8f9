"""Eyelids are drawn for all who have a picture."""

from __future__ import annotations

import pytest

from fort_desktop.ui import resources
from tools.draw_lids import eyes, lid

PICTURES = sorted(path.name for path in (resources.ASSETS / "faces").glob("*.svg"))


@pytest.mark.parametrize("kind", ["faces", "portraits"])
def test_everybody_has_eyelids_that_fit(kind):
    blinking = 0
    for name in PICTURES:
        picture = (resources.ASSETS / kind / name).read_text(encoding="utf-8")
        lids = (resources.ASSETS / "lids" / kind / name).read_text(encoding="utf-8")
        head = picture[: picture.index(">") + 1]
        assert lids == f"{head}\n" + "\n".join(lid(eye) for eye in eyes(picture)) + "\n</svg>\n"
        blinking += "ellipse" in lids
    assert blinking > len(PICTURES) * 0.7  # the others laugh or wear sunglasses
