"""The player's settings.

They are read before the first frame and therefore checked by hand: pydantic takes longer to start
than the window.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field, fields, replace
from pathlib import Path
from typing import Any

from fort_desktop.languages import CODES
from fort_desktop.storage.atomic import set_aside, write_atomic
from fort_desktop.storage.errors import Problem, StorageError, reason_of, write_problem
from fort_desktop.storage.jsonio import dump_json, parse_json
from fort_desktop.storage.reading import read_file

MAX_BYTES = 1_000_000
DEEPEST = 100  # levels of lists and objects in a value

Check = Callable[[Any], bool]


def _one_of(*values: str | None) -> Check:
    return lambda value: value in values if value is None or type(value) is str else False


def _flag(value: Any) -> bool:
    return type(value) is bool


def _named(value: Any) -> bool:
    return type(value) is str and value.isascii()


def _number(least: int, most: int) -> Check:
    return lambda value: type(value) is int and least <= value <= most


def _plain(value: Any, levels: int = DEEPEST) -> bool:
    """Whether a value can be written as JSON and read again."""
    if isinstance(value, dict):
        inner = [*value.values()] if all(type(key) is str for key in value) else [object()]
    elif isinstance(value, list):
        inner = value
    else:
        return value is None or type(value) in (str, bool, int, float)
    return levels > 0 and all(_plain(part, levels - 1) for part in inner)


class _Checked:
    """Checks its fields when it is made.

    Raises:
        ValueError: names the first wrong one.
    """

    __slots__ = ()

    def __post_init__(self) -> None:
        for name, check in CHECKS[type(self)].items():
            if not check(getattr(self, name)):
                raise ValueError(f"{name}: {_wrong(getattr(self, name))}")


@dataclass(frozen=True, slots=True)
class Window(_Checked):
    """Where the window was when it was no larger than it is here, in Qt's units.

    The screen may have changed since.

    Attributes:
        x, y: of the corner of its frame.
        width, height: of what is inside the frame.
        maximized: whether it was larger: as large as its screen.
    """

    x: int
    y: int
    width: int
    height: int
    maximized: bool = False


@dataclass(frozen=True, slots=True)
class Settings(_Checked):
    """Everything that a player can set.

    Attributes:
        language: None follows the system.
        theme: the colours; those of the desktop as long as none are chosen.
        animation: how fast cards move.
        reduced_motion: fades instead of flights.
        text_size: per cent.
        ask_all: whether also what hardly needs a decision is asked.
        explained: the games whose rules were looked at, or need not be.
        new_game: what was chosen for the last new game, as plain values.
        window: None on the first start.
        full_screen: whether the window fills the screen.
        others: keys of a newer version that this one does not know; they are written back.
    """

    language: str | None = None
    theme: str = "system"
    animation: str = "normal"
    reduced_motion: bool = False
    text_size: int = 100
    ask_all: bool = False
    explained: Sequence[str] = field(default_factory=list)
    new_game: Mapping[str, Any] = field(default_factory=dict)
    window: Window | None = None
    full_screen: bool = False
    others: Mapping[str, Any] = field(default_factory=dict)

    def changed(self, values: Mapping[str, Any]) -> Settings:
        """The same with some values, under the names of the fields.

        Raises:
            ValueError: one of them is wrong.
        """
        return replace(self, **values)


_PLACE, _SIZE = _number(-100_000, 100_000), _number(1, 100_000)
CHECKS: Mapping[type, Mapping[str, Check]] = {
    Window: {"x": _PLACE, "y": _PLACE, "width": _SIZE, "height": _SIZE, "maximized": _flag},
    Settings: {
        "language": _one_of(None, *CODES),
        "theme": _one_of("system", "day", "evening", "contrast"),
        "animation": _one_of("slow", "normal", "fast", "off"),
        "reduced_motion": _flag,
        "text_size": _number(80, 160),
        "ask_all": _flag,
        "explained": lambda value: isinstance(value, list) and all(map(_named, value)),
        "new_game": lambda value: isinstance(value, dict) and _plain(value),
        "window": lambda value: value is None or isinstance(value, Window),
        "full_screen": _flag,
        "others": lambda value: isinstance(value, dict) and _plain(value),
    },
}


@dataclass(frozen=True, slots=True)
class Loaded:
    """Settings that apply, and what was wrong with the file, if anything.

    Attributes:
        replaceable: whether they may be saved; False where the file is neither understood nor can
            be set aside, as that would cost it.
    """

    settings: Settings
    problem: Problem | None = None
    replaceable: bool = True


def load_settings(path: Path) -> Loaded:
    """The settings in a file; standard settings stand in for what cannot be read.

    A file with anything wrong in it is set aside as `settings.broken-1.json`, or the next free
    number, so that saving overwrites nothing.
    """
    try:
        settings, wrong = _salvage(parse_json(read_file(path, MAX_BYTES)))
    except FileNotFoundError:
        return Loaded(Settings())
    except (OSError, ValueError) as error:
        return _set_aside(path, Settings(), error)
    if not wrong:
        return Loaded(settings)
    loaded = _set_aside(path, settings, ValueError(wrong))
    if loaded.replaceable:
        with contextlib.suppress(StorageError):
            save_settings(path, settings)
    return loaded


def save_settings(path: Path, settings: Settings) -> None:
    """Write the settings.

    Raises:
        StorageError: "settings-write" with the reason; the older file is as it was.
    """
    raw = asdict(settings)
    raw |= raw.pop("others")
    try:
        write_atomic(path, dump_json(raw))
    except OSError as error:
        raise StorageError(write_problem(path.name, error, "settings-write")) from error


def _salvage(raw: dict[str, Any]) -> tuple[Settings, str]:
    """The settings with every good value of `raw`, and what was wrong with the others."""
    known: dict[str, Any] = {}
    others: dict[str, Any] = {}
    wrong: list[str] = []
    names = {own.name for own in fields(Settings)} - {"others"}
    for key, value in raw.items():
        try:
            if key not in names:
                others[_text(key)] = _sound(key, value, _plain)
            else:
                part = _window(value) if key == "window" else value
                known[key] = _sound(key, part, CHECKS[Settings][key])
        except ValueError as error:
            wrong.append(str(error))
    return Settings(**known, others=others), "; ".join(wrong)


def _sound(key: str, value: Any, check: Check) -> Any:
    if not check(value):
        raise ValueError(f"{key!r}: {_wrong(value)}")
    return value


def _wrong(value: Any) -> str:
    text = repr(value)
    return f"no such value, {text if len(text) <= 60 else text[:60] + '…'}"


def _text(key: str) -> str:
    """A key; one that UTF-8 cannot say is refused."""
    if not key.isascii():
        key.encode()
    return key


def _window(raw: Any) -> Window | None:
    if raw is None:
        return None
    try:
        return Window(**raw)
    except (TypeError, ValueError) as error:
        raise ValueError(f"'window': {error}") from error


def _set_aside(path: Path, settings: Settings, error: OSError | ValueError) -> Loaded:
    """Move the file out of the way; where that is impossible, it stays and is not replaced."""
    try:
        kept_as = set_aside(path).name
    except OSError as refused:
        args = (path.name, reason_of(error if isinstance(error, OSError) else refused))
        stays = Problem("settings-read", args, f"{error}; {refused}")
        return Loaded(settings, stays, replaceable=False)
    return Loaded(settings, Problem("settings", (kept_as,), str(error)))
