"""The player's settings."""

from __future__ import annotations

import contextlib
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field, JsonValue, ValidationError

from fort_desktop.storage.atomic import set_aside, write_atomic
from fort_desktop.storage.errors import Problem, StorageError, write_problem
from fort_desktop.storage.jsonio import dump_json, parse_json

MAX_BYTES = 1_000_000
Language = Literal["en", "cs", "pl"]
Theme = Literal["day", "evening", "contrast"]
AnimationSpeed = Literal["slow", "normal", "fast", "off"]


class Window(BaseModel):
    """Where the window was when it was no larger than it is here, in Qt's units.

    The screen may have changed since.

    Attributes:
        x, y: of the corner of its frame.
        width, height: of what is inside the frame.
        maximized: whether it was larger: as large as its screen.
    """

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)

    x: int = Field(ge=-100_000, le=100_000)
    y: int = Field(ge=-100_000, le=100_000)
    width: int = Field(ge=1, le=100_000)
    height: int = Field(ge=1, le=100_000)
    maximized: bool = False


class Settings(BaseModel):
    """Everything that a player can set; a wrong value cannot be assigned.

    Keys of a newer version that this one does not know are kept and written back.

    Attributes:
        language: None follows the system.
        theme: the colours.
        animation: how fast cards move.
        reduced_motion: fades instead of flights.
        text_size: per cent.
        sound: whether there is any.
        volume: per cent.
        confirm_turn_end: whether a turn ends only after a question.
        free_undo: undo also what has been seen, in games against bots alone.
        new_game: what was chosen for the last new game, as plain values.
        window: None on the first start.
        full_screen: whether the window fills the screen.
    """

    model_config = ConfigDict(extra="allow", strict=True, validate_assignment=True)
    __pydantic_extra__: dict[str, JsonValue] = Field(init=False)

    language: Language | None = None
    theme: Theme = "day"
    animation: AnimationSpeed = "normal"
    reduced_motion: bool = False
    text_size: int = Field(default=100, ge=80, le=160)
    sound: bool = True
    volume: int = Field(default=70, ge=0, le=100)
    confirm_turn_end: bool = False
    free_undo: bool = False
    new_game: dict[str, JsonValue] = Field(default_factory=dict)
    window: Window | None = None
    full_screen: bool = False


@dataclass(frozen=True, slots=True)
class Loaded:
    """Settings that apply, and what was wrong with the file, if anything."""

    settings: Settings
    problem: Problem | None = None


def load_settings(path: Path) -> Loaded:
    """The settings in a file; standard settings stand in for what cannot be read.

    A file with anything wrong in it is set aside as `settings.broken-1.json`, or the next free
    number, so that saving overwrites nothing.
    """
    try:
        settings, wrong = _salvage(_read(path))
    except FileNotFoundError:
        return Loaded(Settings())
    except (OSError, ValueError) as error:
        return Loaded(Settings(), _set_aside(path, str(error)))
    if not wrong:
        return Loaded(settings)
    problem = _set_aside(path, wrong)
    if not path.exists():
        with contextlib.suppress(StorageError):
            save_settings(path, settings)
    return Loaded(settings, problem)


def save_settings(path: Path, settings: Settings) -> None:
    """Write the settings.

    Raises:
        StorageError: "save-write" with the reason; the older file is as it was.
    """
    try:
        write_atomic(path, dump_json(settings.model_dump()))
    except OSError as error:
        raise StorageError(write_problem(path.name, error)) from error


def _read(path: Path) -> dict[str, Any]:
    with path.open("rb") as file:
        data = file.read(MAX_BYTES + 1)
    if len(data) > MAX_BYTES:
        raise ValueError(f"more than {MAX_BYTES} bytes")
    return parse_json(data)


def _salvage(raw: dict[str, Any]) -> tuple[Settings, str]:
    """The settings with every good value of `raw`, and what was wrong with the others."""
    try:
        return Settings.model_validate(raw), ""
    except ValidationError as error:
        findings = error.errors(include_url=False)
    # A key that is no proper text has no place; it is the input itself.
    wrong = {(found["loc"] or (found["input"],))[0]: found["msg"] for found in findings}
    settings = Settings.model_validate({k: raw[k] for k in raw.keys() - wrong.keys()})
    return settings, "; ".join(f"{key!r}: {message}" for key, message in wrong.items())


def _set_aside(path: Path, detail: str) -> Problem:
    """Move the file out of the way; where that is impossible, it stays and cannot be replaced."""
    try:
        name = set_aside(path).name
    except OSError as error:
        name, detail = path.name, f"{detail}; {error}"
    return Problem("settings", (name,), detail)
