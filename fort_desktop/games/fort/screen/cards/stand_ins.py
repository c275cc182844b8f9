"""Pictures of cards that have none of their own, as those of a pack."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

STAND_INS = {"kid": "any-kid", "dog": "any-dog", "cat": "any-cat"}  # the names of their pictures
_OWN = {"kid": "portraits/{}.svg", "dog": "dogs/{}-head.svg", "cat": "cats/{}-sit.svg"}


def pictured(rows: Iterable[Mapping[str, Any]], assets: Path) -> Iterator[dict[str, Any]]:
    """The rows of `face_rows`; who is not drawn in the folder of pictures gets a stand-in's."""
    for row in rows:
        kind = row.get("kind", "kid")
        if kind in STAND_INS and not (assets / _OWN[kind].format(row["id"])).is_file():
            yield {**row, "portrait": STAND_INS[kind]}
        else:
            yield dict(row)
