"""The net while it learns: the same perceptron as `fort_desktop/bots/net.py`, in arrays."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

Numbers = npt.NDArray[np.floating]
MOST = 30.0  # as in `fort_desktop/bots/net.py`


class Model:
    """A hidden layer of which only what is above zero counts, and a chance out.

    Attributes:
        parts: weights of shape (inputs, hidden), their biases (hidden), weights out (hidden), and
            the bias out (1).
    """

    def __init__(self, parts: Sequence[Numbers]) -> None:
        self.parts = list(parts)

    @classmethod
    def new(cls, inputs: int, hidden: int, chance: np.random.Generator) -> Model:
        """One that knows nothing, with weights of a size that lets it learn (He)."""
        first = chance.normal(0.0, (2 / inputs) ** 0.5, (inputs, hidden))
        out = chance.normal(0.0, (1 / hidden) ** 0.5, hidden)
        parts = (first, np.zeros(hidden), out, np.zeros(1))
        return cls([part.astype(np.float32) for part in parts])

    def copy(self) -> Model:
        return Model([part.copy() for part in self.parts])

    def logits(self, rows: Numbers) -> Numbers:
        """For each row of inputs what the logistic function makes a chance of."""
        first, bias, out, out_bias = self.parts
        found: Numbers = np.maximum(rows @ first + bias, 0) @ out + out_bias[0]
        return found

    def gradients(self, rows: Numbers, shares: Numbers, decay: float) -> list[Numbers]:
        """How the `loss` grows with each number of `parts`."""
        first, bias, out, _ = self.parts
        sums = rows @ first + bias
        above = np.maximum(sums, 0)
        off = (chances(self.logits(rows)) - shares) / len(rows)
        back = np.outer(off, out) * (sums > 0)
        return [
            rows.T @ back + decay * first,
            back.sum(axis=0),
            above.T @ off + decay * out,
            off.sum(keepdims=True),
        ]

    def loss(self, rows: Numbers, shares: Numbers, decay: float) -> float:
        """The mean log-loss, and half of the squares of all weights times `decay`."""
        weights = sum(float((part**2).sum()) for part in self.parts[::2])
        return log_loss(self.logits(rows), shares) + decay / 2 * weights


def chances(logits: Numbers) -> Numbers:
    found: Numbers = 1 / (1 + np.exp(-np.clip(logits, -MOST, MOST)))
    return found


def log_loss(logits: Numbers, shares: Numbers) -> float:
    """The mean log-loss of guesses; of a victory that is shared each part counts."""
    return float(np.mean(np.logaddexp(0, logits) - shares * logits))


class Adam:
    """Adam (Kingma and Ba 2015, algorithm 1), with its usual constants."""

    def __init__(self, parts: Sequence[Numbers]) -> None:
        self._means = [np.zeros_like(part) for part in parts]
        self._squares = [np.zeros_like(part) for part in parts]
        self._steps = 0

    def step(self, parts: list[Numbers], gradients: Sequence[Numbers], rate: float) -> None:
        """Change the arrays of `parts` in place."""
        self._steps += 1
        size = rate * (1 - 0.999**self._steps) ** 0.5 / (1 - 0.9**self._steps)
        for n, gradient in enumerate(gradients):
            self._means[n] += 0.1 * (gradient - self._means[n])
            self._squares[n] += 0.001 * (gradient**2 - self._squares[n])
            parts[n] -= size * self._means[n] / (np.sqrt(self._squares[n]) + 1e-8)
