"""How good a net is, in lines for reading."""

from __future__ import annotations

from tools.training.fit import Fitted
from tools.training.metrics import Quality

_HEAD = f"{'held out':<12}{'rows':>10}{'log-loss':>10}{'by thumb':>10}{'AUC':>8}{'by thumb':>10}"


def lines_of(fitted: Fitted) -> list[str]:
    """The numbers on games that it has not learnt from, beside those of the rules of thumb."""
    learnt, stopped, held = fitted.games
    games = f"learnt from {learnt} games, {stopped} to stop by, {held} held out"
    best = f"epoch {fitted.best} of {fitted.epochs} was the best"
    return [f"{games}; {best}", _HEAD, *map(_line, fitted.held)]


def _line(found: Quality) -> str:
    losses = f"{found.loss:>10.4f}{found.thumb_loss:>10.4f}"
    return (
        f"{found.what:<12}{found.rows:>10}{losses}{_part(found.auc):>8}{_part(found.thumb_auc):>10}"
    )


def _part(value: float | None) -> str:
    return "-" if value is None else f"{value:.4f}"
