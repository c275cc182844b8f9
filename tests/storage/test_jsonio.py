"""Whatever is wrong with JSON is a ValueError."""

from __future__ import annotations

from typing import Any

import pytest

from fort_desktop.storage.jsonio import dump_json, parse_json


def test_same_value_gives_the_same_ascii_bytes() -> None:
    value = {"b": "Žofie \ud800", "a": [1, 2.5, None, True]}
    data = dump_json(value)
    assert data == b'{"b":"\\u017dofie \\ud800","a":[1,2.5,null,true]}'
    assert parse_json(data) == value
    assert dump_json(parse_json(data)) == data


def test_values_that_json_does_not_know() -> None:
    nested: dict[str, Any] = {}
    for _ in range(100_000):
        nested = {"a": nested}
    for value in (nested, {"a": float("nan")}, {"a": float("inf")}):
        with pytest.raises(ValueError, match=r"nested too deeply|JSON compliant"):
            dump_json(value)
    while nested:  # taken apart by hand, as freeing it at once would recurse as deeply
        nested = nested["a"]
