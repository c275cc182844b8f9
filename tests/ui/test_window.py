"""The window comes back where it was, and always to where it can be seen and gripped."""

from __future__ import annotations

import json
from random import Random

import pytest
from PySide6.QtGui import QGuiApplication, QWindow

from fort_desktop.storage.settings import Settings, Window, save_settings
from fort_desktop.ui.geometry import FRAME, SMALLEST, TITLE_BAR, USUAL, Rect, placement
from tests.ui.hands import Key, Keys, until

FULL_HD = Rect(0, 0, 1920, 1040)
LAPTOP = Rect(0, 0, 1366, 728)
RIGHT = Rect(1920, 0, 1920, 1080)
LEFT = Rect(-2560, -200, 2560, 1400)
UHD_AT_200 = Rect(0, 0, 1920, 1032)
UHD = Rect(0, 0, 3840, 2112)
Look = QWindow.Visibility


def frame(rect):
    """With title bar and edges."""
    return Rect(rect.x, rect.y, rect.width + 2 * FRAME, rect.height + FRAME + TITLE_BAR)


def inside(rect, screen):
    return rect.shared(screen) == rect.width * rect.height


def opened(x, y, width, height, *screens, maximized=False):
    return placement(Rect(x, y, width, height), screens, maximized=maximized)


# --- the rule -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("stored", "screens"),
    [
        ((200, 150, 1366, 768), [FULL_HD]),
        ((0, 0, 1280, 720), [FULL_HD]),
        ((2100, 40, 1400, 800), [FULL_HD, RIGHT]),
        ((-2400, -150, 1400, 800), [FULL_HD, LEFT]),
        ((1500, 60, 1366, 768), [FULL_HD, RIGHT]),  # lies across both
        ((10, 10, 3000, 1800), [UHD]),
    ],
)
def test_it_is_where_it_was(stored, screens):
    begin = opened(*stored, *screens)
    assert begin.place == Rect(*stored)
    assert begin.size == stored[2:]
    assert not begin.maximized


def test_a_monitor_that_is_gone_leaves_it_in_the_middle_of_the_primary_one():
    begin = opened(2100, 40, 1400, 800, FULL_HD)
    assert inside(frame(begin.place), FULL_HD)
    assert begin.size == (1400, 800)
    left, right = begin.place.x, FULL_HD.width - begin.place.x - 1400 - 2 * FRAME
    assert abs(left - right) <= 1


@pytest.mark.parametrize("stored", [(1800, 100), (-900, 100), (300, 900), (300, -700), (-20, -40)])
def test_half_outside_it_is_pushed_in(stored):
    begin = opened(*stored, 1366, 768, FULL_HD)
    assert begin.size == (1366, 768)
    assert inside(frame(begin.place), FULL_HD)


def test_the_screen_that_shows_most_of_it_takes_it():
    begin = opened(1700, 500, 1366, 768, FULL_HD, RIGHT)
    assert inside(frame(begin.place), RIGHT)


def test_a_smaller_screen_makes_it_smaller():
    begin = opened(300, 150, 1800, 950, LAPTOP)
    assert inside(frame(begin.place), LAPTOP)
    assert begin.size[0] >= SMALLEST[0]
    assert begin.size[1] >= SMALLEST[1]


def test_a_larger_density_is_a_smaller_screen():
    begin = opened(1500, 900, 2800, 1600, UHD_AT_200)
    assert inside(frame(begin.place), UHD_AT_200)


def test_too_small_a_window_is_made_usable():
    begin = opened(100, 100, 1, 1, FULL_HD)
    assert begin.size == SMALLEST
    assert not begin.maximized


@pytest.mark.parametrize("screen", [Rect(0, 0, 1024, 560), Rect(0, 0, 910, 480)])
def test_a_screen_smaller_than_the_smallest_window_is_filled(screen):
    for begin in (placement(None, [screen]), opened(500, 300, 1366, 768, screen)):
        assert begin.maximized
        assert begin.smallest[0] <= screen.width
        assert begin.smallest[1] <= screen.height


def test_it_starts_maximized_again_and_remembers_its_size_below():
    begin = opened(200, 150, 1400, 800, FULL_HD, maximized=True)
    assert begin.maximized
    assert begin.place == Rect(200, 150, 1400, 800)


def test_the_first_start_takes_three_quarters_of_a_large_screen():
    assert placement(None, [UHD]).size == (2880, 1584)
    assert placement(None, [FULL_HD]).size == (1440, 780)
    assert placement(None, [FULL_HD]).place is None
    assert not placement(None, [FULL_HD]).maximized


def test_the_first_start_on_a_laptop_fills_the_screen():
    assert placement(None, [LAPTOP]).maximized


def test_without_screens_there_is_still_a_window():
    assert placement(Rect(9, 9, 9, 9), []).size == USUAL


def test_whatever_was_stored_it_can_be_seen_and_gripped():
    rng = Random(7)
    for _ in range(3000):
        first = rng.choice((FULL_HD, LAPTOP, UHD_AT_200, Rect(0, 0, 1280, 690)))
        screens = [
            first,
            *rng.sample((RIGHT, LEFT, Rect(-800, 3000, 1280, 700)), rng.randint(0, 2)),
        ]
        far = rng.choice((100, 5000, 100_000))
        stored = Rect(*(rng.randint(-far, far) for _ in "xy"), *(rng.randint(1, far) for _ in "wh"))
        begin = placement(stored, screens, maximized=rng.random() < 0.3)
        assert begin.size >= begin.smallest
        around = frame(begin.place)
        assert sum(around.shared(screen) for screen in screens) == around.width * around.height


# --- the window ---------------------------------------------------------------------------------


def stored(stage, folders):
    stage.app._services.wait(60)
    return json.loads(folders.settings_file.read_text())


def test_a_moved_window_is_remembered_after_a_moment(make_stage, folders):
    stage = make_stage(folders)
    stage.window.setGeometry(300, 200, 1500, 900)
    assert until(
        lambda: (
            folders.settings_file.exists()
            and stored(stage, folders)["window"] is not None
            and stored(stage, folders)["window"]["width"] == 1500
        ),
        stage.keeper._timer.timeout,
    )
    kept, corner = stored(stage, folders)["window"], stage.window.framePosition()
    assert (kept["x"], kept["y"], kept["height"]) == (corner.x(), corner.y(), 900)


def test_closing_remembers_at_once_and_the_next_start_is_there(make_stage, folders):
    stage = make_stage(folders)
    stage.window.setGeometry(310, 220, 1450, 850)
    corner = stage.window.framePosition()
    stage.window.close()
    assert stored(stage, folders)["window"]["x"] == corner.x()
    again = make_stage(folders, size=None)
    assert again.window.framePosition() == corner
    assert (again.window.width(), again.window.height()) == (1450, 850)


def test_full_screen_comes_back_and_leads_to_the_size_before(make_stage, folders):
    stage = make_stage(folders, size=(1400, 800))
    stage.keeper.look()
    before = stored(stage, folders)["window"]
    keys = Keys(stage)
    keys.press(Key.Key_F11)
    assert stage.window.visibility() == Look.FullScreen
    stage.keeper.look()
    assert stored(stage, folders)["full_screen"]
    assert stored(stage, folders)["window"] == before
    keys.press(Key.Key_F11)
    assert stage.window.visibility() == Look.Windowed
    stage.keeper.look()
    assert not stored(stage, folders)["full_screen"]


def test_full_screen_leads_back_to_maximized(make_stage, folders):
    stage = make_stage(folders, size=(1400, 800))
    stage.keeper.look()
    stage.window.showMaximized()
    stage.keeper.look()
    assert stored(stage, folders)["window"]["maximized"]
    assert stored(stage, folders)["window"]["width"] == 1400
    keys = Keys(stage)
    keys.press(Key.Key_F11, Key.Key_F11)
    assert stage.window.visibility() == Look.Maximized


@pytest.mark.parametrize(
    ("full_screen", "maximized", "shown"),
    [(True, False, Look.FullScreen), (False, True, Look.Maximized), (True, True, Look.FullScreen)],
)
def test_it_starts_as_it_was_left(make_stage, folders, full_screen, maximized, shown):
    window = Window(x=5, y=5, width=1300, height=740, maximized=maximized)
    save_settings(folders.settings_file, Settings(window=window, full_screen=full_screen))
    stage = make_stage(folders, size=None)
    assert stage.window.visibility() == shown
    if full_screen:
        Keys(stage).press(Key.Key_F11)
        assert stage.window.visibility() == (Look.Maximized if maximized else Look.Windowed)


@pytest.mark.parametrize(
    "text",
    [
        "{",
        '{"window":7}',
        '{"window":{"x":1e99,"y":0,"width":1300,"height":700}}',
        '{"window":{"x":-99999,"y":99999,"width":99999,"height":99999}}',
    ],
)
def test_bad_settings_cost_no_window(make_stage, folders, text):
    folders.settings_file.parent.mkdir(parents=True)
    folders.settings_file.write_text(text)
    stage = make_stage(folders, size=None)
    screen = QGuiApplication.primaryScreen().availableGeometry()
    assert stage.window.isVisible()
    assert screen.contains(stage.window.geometry())


def test_screens_that_show_the_same_count_once():
    begin = opened(1000, 100, 1366, 768, FULL_HD, Rect(0, 0, 1919, 1040))
    assert inside(frame(begin.place), FULL_HD)


def test_a_smaller_screen_for_once_does_not_change_what_is_remembered(make_stage, folders):
    window = Window(x=9000, y=50, width=3700, height=2050)
    save_settings(folders.settings_file, Settings(window=window))
    stage = make_stage(folders, size=None)
    assert QGuiApplication.primaryScreen().availableGeometry().contains(stage.window.geometry())
    stage.keeper.look()
    Keys(stage).press(Key.Key_F11, Key.Key_F11)
    stage.keeper.look()
    assert stored(stage, folders)["window"]["x"] == 9000
    stage.window.resize(1500, 800)
    stage.keeper.look()
    assert stored(stage, folders)["window"]["width"] == 1500


def test_a_minimized_window_says_nothing(make_stage, folders):
    stage = make_stage(folders, size=(1400, 800))
    stage.keeper.look()
    before = stored(stage, folders)["window"]
    stage.window.setVisibility(Look.Minimized)
    stage.keeper.look()
    assert stored(stage, folders)["window"] == before
