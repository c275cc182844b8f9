"""Where the window may stand: a remembered place fitted into the screens that there are now.

Everything is in Qt's units (device-independent pixels); a place is the frame's corner and the size
of what is inside the frame.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

# Around and above what is inside; real frames are thinner, and a guess is all there is before the
# window is shown.
FRAME = 8
TITLE_BAR = 40
SMALLEST = (1024, 640)
COMFORTABLE = (1280, 720)
USUAL = (1366, 768)
# Of a screen much larger than the usual window, the first window takes this share.
_FIRST_SHARE = 0.75


@dataclass(frozen=True, slots=True)
class Rect:
    """A rectangle of at least one pixel."""

    x: int
    y: int
    width: int
    height: int

    def shared(self, other: Rect) -> int:
        """The area that both cover."""
        wide = min(self.x + self.width, other.x + other.width) - max(self.x, other.x)
        high = min(self.y + self.height, other.y + other.height) - max(self.y, other.y)
        return max(0, wide) * max(0, high)


@dataclass(frozen=True, slots=True)
class Placement:
    """How the window starts.

    Attributes:
        place: of the frame's corner and what is inside; None leaves the corner to the desktop.
        size: of what is inside.
        smallest: what the player can shrink it to.
        maximized: it fills the screen, because it did or because anything less is too small.
    """

    place: Rect | None
    size: tuple[int, int]
    smallest: tuple[int, int]
    maximized: bool


def placement(
    stored: Rect | None, screens: Sequence[Rect], *, maximized: bool = False
) -> Placement:
    """Where to open the window.

    Args:
        stored: where it was; None at the first start.
        screens: what programs may use of each, the primary first; empty when unknown.
        maximized: whether it was.
    """
    if not screens:
        return Placement(None, USUAL, SMALLEST, maximized)
    home = _home(stored, screens) if stored else screens[0]
    smallest = (min(SMALLEST[0], home.width), min(SMALLEST[1], home.height))
    room = (home.width - 2 * FRAME, home.height - FRAME - TITLE_BAR)
    tight = room[0] < COMFORTABLE[0] or room[1] < COMFORTABLE[1]
    wanted = (stored.width, stored.height) if stored else _first(home)
    size = (_between(wanted[0], smallest[0], room[0]), _between(wanted[1], smallest[1], room[1]))
    if stored is None:
        cut = size[0] < USUAL[0] or size[1] < USUAL[1]
        return Placement(None, size, smallest, maximized or tight or cut)
    place = _inside(Rect(stored.x, stored.y, *size), home, screens, known=stored.shared(home) > 0)
    return Placement(place, size, smallest, maximized or tight)


def _home(stored: Rect, screens: Sequence[Rect]) -> Rect:
    """The screen that shows most of it; the primary one when none shows any."""
    return max(screens, key=stored.shared)


def _first(home: Rect) -> tuple[int, int]:
    return (
        max(USUAL[0], round(home.width * _FIRST_SHARE)),
        max(USUAL[1], round(home.height * _FIRST_SHARE)),
    )


def _between(value: int, least: int, most: int) -> int:
    """Where both cannot be had, the upper bound gives way: smaller than `least` is unusable."""
    return max(least, min(value, most))


def _seen(frame: Rect, screens: Sequence[Rect]) -> int:
    """How much of it is on any screen; of screens that show the same only the first counts."""
    apart: list[Rect] = []
    for screen in screens:
        if not any(screen.shared(other) for other in apart):
            apart.append(screen)
    return sum(frame.shared(screen) for screen in apart)


def _inside(window: Rect, home: Rect, screens: Sequence[Rect], *, known: bool) -> Rect:
    """The window wholly on its screen; in the middle of it where its own screen is gone.

    One that lies across several screens and is all in sight stays as it is.
    """
    frame = Rect(window.x, window.y, window.width + 2 * FRAME, window.height + FRAME + TITLE_BAR)
    room = (home.width - frame.width, home.height - frame.height)
    if not known:
        x, y = home.x + max(0, room[0]) // 2, home.y + max(0, room[1]) // 2
    elif _seen(frame, screens) == frame.width * frame.height:
        x, y = window.x, window.y
    else:
        x = max(home.x, min(window.x, home.x + room[0]))
        y = max(home.y, min(window.y, home.y + room[1]))
    return Rect(x, y, window.width, window.height)
