"""Old saved games, brought to today's form one version at a time.

A new version adds one function to `STEPS` and one real file of the version before to the tests,
for good.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

Raw = dict[str, Any]

VERSION = 1
STEPS: Mapping[int, Callable[[Raw], Raw]] = {}


class NewerVersion(ValueError):
    """The file comes from a newer version of the app."""


def migrate(
    raw: Raw, steps: Mapping[int, Callable[[Raw], Raw]] = STEPS, version: int = VERSION
) -> Raw:
    """The same record in the form of `version`; `steps[n]` makes version n + 1 of version n.

    Raises:
        NewerVersion: `raw` is of a version after `version`.
        ValueError: `raw` states no version that ever was.
    """
    found = raw.get("version")
    if type(found) is not int or found < 1:
        raise ValueError(f"expected a version from 1 to {version}, found {found!r}")
    if found > version:
        raise NewerVersion(f"version {found} is newer than {version}")
    for step in range(found, version):
        raw = steps[step](raw) | {"version": step + 1}
    return raw
