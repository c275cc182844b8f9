"""A small net that tells from numbers about a position how likely a seat wins; plain Python.

A perceptron with one hidden layer: a row of inputs, hidden sums of which only those above zero
count, and one number out. What is zero in a row costs nothing.
"""

from __future__ import annotations

import base64
import hashlib
import json
import struct
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import exp, isfinite
from pathlib import Path
from typing import Any

FORMAT = "fort-desktop net 1"
MOST = 30.0  # beyond that a chance is 0 or 1 to any eye


class NetError(ValueError):
    """A file holds no net that fits; the message says why in one sentence."""


@dataclass(slots=True)
class Net:
    """A net, and what it was made for.

    Attributes:
        weights: for each input its weight in each hidden sum; `weights[input][hidden]`.
        bias: what each hidden sum begins with.
        out: what each hidden sum above zero counts.
        out_bias: what the sum of these begins with.
        game: the id of the game.
        features: `digest_of` the names of the inputs.
        cards: digest of the definitions that it was trained with; it may judge games with others.
        made: how it was made, as JSON: seed, games and the like, nothing that changes by itself.
    """

    weights: list[list[float]]
    bias: list[float]
    out: list[float]
    out_bias: float
    game: str
    features: str
    cards: str = ""
    made: dict[str, Any] = field(default_factory=dict)

    def value(self, row: Sequence[float]) -> float:
        """The chance that the seat wins of which a row of inputs tells, from 0 to 1."""
        used = [pair for pair in zip(row, self.weights, strict=True) if pair[0]]
        sums = self.bias
        if len(used) % 2:
            given, weights = used.pop()
            sums = [total + given * weight for total, weight in zip(sums, weights, strict=True)]
        # Two at once take two thirds of the time.
        for (one, some), (other, more) in zip(used[::2], used[1::2], strict=True):
            sums = [s + one * a + other * b for s, a, b in zip(sums, some, more, strict=True)]
        found = self.out_bias
        for total, weight in zip(sums, self.out, strict=True):
            if total > 0.0:
                found += total * weight
        return 1.0 / (1.0 + exp(-max(-MOST, min(MOST, found))))


def digest_of(names: Sequence[str]) -> str:
    """What changes when an input gets another name, place or number of inputs."""
    return hashlib.sha256("\n".join(names).encode()).hexdigest()[:16]


def write(net: Net, path: Path) -> None:
    """Write a net to a file: JSON, its numbers as halves of floats in base64.

    Raises:
        NetError: a number of it is too large for that, or none.
        OSError: the file cannot be written.
    """
    content = {
        "format": FORMAT,
        "game": net.game,
        "features": net.features,
        "cards": net.cards,
        "made": net.made,
        "inputs": len(net.weights),
        "hidden": len(net.bias),
        "weights": _packed([weight for weights in net.weights for weight in weights]),
        "bias": _packed(net.bias),
        "out": _packed([*net.out, net.out_bias]),
    }
    path.write_text(json.dumps(content, indent=1, sort_keys=True) + "\n", encoding="utf-8")


def read(path: Path, game: str, names: Sequence[str]) -> Net:
    """The net of a file, made for a game and for inputs of these names.

    Raises:
        NetError: the file holds none, or one for another game or for other inputs.
        OSError: it cannot be read.
    """
    try:
        content = json.loads(path.read_bytes())
        written, net = content["format"], _unpacked(content)
    except (ValueError, TypeError, KeyError, struct.error) as error:
        raise NetError(f"{path.name} holds no net.") from error
    if written != FORMAT:
        raise NetError(f"{path.name} is no {FORMAT!r}.")
    if net.game != game:
        raise NetError(f"{path.name} was made for another game.")
    if net.features != digest_of(names) or len(net.weights) != len(names):
        raise NetError(f"{path.name} was made for other features; train it anew.")
    return net


def _packed(numbers: Sequence[float]) -> str:
    try:
        packed = struct.pack(f"<{len(numbers)}e", *numbers)
    except OverflowError as error:
        raise NetError("A weight of the net is too large to be written.") from error
    if not all(map(isfinite, numbers)):
        raise NetError("A weight of the net is no number.")
    return base64.b64encode(packed).decode()


def _unpacked(content: dict[str, Any]) -> Net:
    inputs, hidden = content["inputs"], content["hidden"]
    weights = _numbers(content["weights"], inputs * hidden)
    out = _numbers(content["out"], hidden + 1)
    return Net(
        [weights[at : at + hidden] for at in range(0, inputs * hidden, hidden)],
        _numbers(content["bias"], hidden),
        out[:-1],
        out[-1],
        content["game"],
        content["features"],
        content["cards"],
        content["made"],
    )


def _numbers(text: str, n: int) -> list[float]:
    found = list(struct.unpack(f"<{n}e", base64.b64decode(text, validate=True)))
    if not all(map(isfinite, found)):
        raise ValueError("not all of these are numbers")
    return found
