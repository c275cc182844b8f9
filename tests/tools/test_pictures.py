"""Which pictures `dev.py screenshots` takes, and strips of what moves."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor, QImage

from tests.games.fort.frozen_cards import frozen_cards
from tests.ui.speaking import spoken
from tools.pictures.command import main, size
from tools.pictures.scenes import Scene
from tools.pictures.shots import Views, looked_at
from tools.pictures.strips import sheet, strips


def test_each_scene_is_looked_at_in_every_size_and_language_asked_for():
    scene = Scene("title", "title", looks={"theme": "evening", "text_size": 100})
    views = Views(((1280, 720), (3840, 2160)), ("cs", "pl"), {"text_size": 130})
    found = looked_at([scene], views)
    assert [(language, width) for _, language, (width, _) in found] == [
        ("cs", 1280),
        ("pl", 1280),
        ("cs", 3840),
        ("pl", 3840),
    ]
    assert {one.looks["text_size"] for one, *_ in found} == {130}
    assert {one.looks["theme"] for one, *_ in found} == {"evening"}


def test_a_size_is_two_numbers():
    assert size("3840x2160") == (3840, 2160)
    with pytest.raises(ValueError, match="not enough values"):
        size("3840")


def test_another_word_for_a_size_is_refused(capsys):
    with pytest.raises(SystemExit):
        main(["--size", "large"])
    assert "--size" in capsys.readouterr().err


def test_a_strip_begins_just_before_the_move_that_brings_the_moment(qapp):
    with spoken("en"):
        (strip,) = strips(frozen_cards(), ["fort"])
    levels = [seat.level for seat in strip.table.state.seats]
    strip.table.submit(strip.move)
    assert sum(seat.level for seat in strip.table.state.seats) == sum(levels) + 1


def test_frames_lie_row_by_row(qapp):
    colours = ["#FF0000", "#00FF00", "#0000FF", "#FFFF00", "#FF00FF"]
    frames = []
    for colour in colours:
        frames.append(QImage(640, 360, QImage.Format.Format_RGB32))
        frames[-1].fill(QColor(colour))
    picture = sheet(frames)
    assert (picture.width(), picture.height()) == (4 * 640, 2 * 360)
    middles = [picture.pixelColor(n % 4 * 640 + 320, n // 4 * 360 + 180) for n in range(5)]
    assert middles == [QColor(colour) for colour in colours]
