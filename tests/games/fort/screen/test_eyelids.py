"""Eyelids, closed and half-closed, are drawn for all who have a picture."""

from __future__ import annotations

import pytest

from fort_desktop.ui import resources
from tools.draw_lids import KINDS, overlay

PICTURES = sorted(path.name for path in (resources.ASSETS / "faces").glob("*.svg"))


@pytest.mark.parametrize(("kind", "source", "drawn"), KINDS)
def test_everybody_has_eyelids_that_fit(kind, source, drawn):
    blinking = 0
    for name in PICTURES:
        picture = (resources.ASSETS / source / name).read_text(encoding="utf-8")
        lids = (resources.ASSETS / "lids" / kind / name).read_text(encoding="utf-8")
        assert lids == overlay(picture, drawn)
        blinking += "stroke" in lids.partition(">")[2]
    assert blinking > len(PICTURES) * 0.7  # the others laugh or wear sunglasses
