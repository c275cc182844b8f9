"""JSON from files that may be damaged: whatever is wrong with them is a ValueError."""

from __future__ import annotations

import json
import math
from typing import Any, NoReturn


def parse_json(data: bytes) -> dict[str, Any]:
    """The object that `data` holds.

    Raises:
        ValueError: it is no JSON object in UTF-8, nests too deeply, or holds what JSON does not
            know, such as NaN.
    """
    try:
        value = json.loads(data.decode("utf-8-sig"), parse_float=_finite, parse_constant=_refuse)
    except RecursionError:
        raise ValueError("brackets nested too deeply") from None
    if not isinstance(value, dict):
        raise ValueError(f"expected an object, found {type(value).__name__}")  # noqa: TRY004  bad data
    return value


def dump_json(value: dict[str, Any]) -> bytes:
    """`value` as compact JSON; the same value gives the same bytes on every platform.

    It is pure ASCII, because text from damaged files may hold what UTF-8 cannot say.

    Raises:
        ValueError: it nests too deeply, or holds an infinite number.
    """
    try:
        return json.dumps(value, separators=(",", ":"), allow_nan=False).encode("ascii")
    except RecursionError:
        raise ValueError("brackets nested too deeply") from None


def _finite(text: str) -> float:
    number = float(text)
    if not math.isfinite(number):
        raise ValueError(f"{text} is too large a number")
    return number


def _refuse(constant: str) -> NoReturn:
    raise ValueError(f"{constant} is no JSON")
