"""The steps of a training: games into a folder, a net from folders, and all of a recipe.

Each goes on where it was ended: games by the files there are, a net by what it says it was made of.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from fort_desktop.arguments import UsageError
from fort_desktop.bots import net as nets
from fort_desktop.bots.net import Net, NetError
from fort_desktop.contract.kits import kit
from fort_desktop.games.fort.bots.features import NAMES
from fort_desktop.play.arena.progress import Progress
from fort_desktop.storage.atomic import write_atomic
from tools.training import crew, shards
from tools.training.fit import Fitted, Settings, fit
from tools.training.mixture import SHARD, Mixture, digest
from tools.training.model import Model
from tools.training.recipe import Recipe
from tools.training.report import lines_of
from tools.training.samples import Samples

NET, GAMES = "net.json", "games"


@dataclass(frozen=True, slots=True)
class Played:
    """What was played now.

    Attributes:
        games: how many.
        seconds: of processor time they took.
    """

    games: int
    seconds: float


# --- games ----------------------------------------------------------------------------------------


def play(folder: Path, mixture: Mixture, games: int, net: Path | None, workers: int) -> Played:
    """Play those of so many games whose files are not in a folder yet.

    Args:
        net: the file of the net by which bots judge that do so; None where none plays.

    Raises:
        UsageError: the folder holds games of another kind, or the net cannot be used.
        LostError, OSError, RuntimeError: as `crew.play` says.
    """
    judge = None if net is None else read_net(net)
    shards.begin(folder, kind_of(mixture, judge))
    files = shards.missing(folder, games)
    progress, took = Progress(sum(map(len, files)), "game"), [0.0, 0.0]

    def told(seconds: float) -> None:
        took[0] += 1
        took[1] += seconds
        progress.show(int(took[0]))

    try:
        crew.play(crew.Task(mixture, judge, folder), files, workers, told)
    finally:
        progress.clear()
    return Played(int(took[0]), took[1])


def kind_of(mixture: Mixture, net: Net | None) -> dict[str, Any]:
    """What tells games from others: the same kind and number, the same game."""
    made_by = {"net": "" if net is None else digest([net.made, net.weights])}
    return mixture.as_json() | made_by | inputs() | {"shard": SHARD}


def inputs() -> dict[str, str]:
    """What rows are made of."""
    return {"features": nets.digest_of(NAMES), "cards": cards()}


def cards() -> str:
    """Of what the game plays with now."""
    found = kit(crew.GAME).definitions
    return f"{found.digest}-{found.pets_digest}"


def read_net(path: Path) -> Net:
    """The net of a file.

    Raises:
        UsageError: it holds none that fits.
        OSError: it cannot be read.
    """
    try:
        return nets.read(path, crew.GAME, NAMES)
    except NetError as error:
        raise UsageError(str(error).rstrip(".")) from error


# --- nets -----------------------------------------------------------------------------------------


def train(folders: Sequence[Path], out: Path, settings: Settings, seats: int = 0) -> list[str]:
    """Make a net of the games of some folders, with a card that tells how good it is.

    Args:
        seats: learn from the games of so many seats alone; 0 from all.

    Returns:
        lines that tell how good it is.

    Raises:
        UsageError: there are no games that it could learn from.
        OSError: a file cannot be read or written.
    """
    made = made_of(folders, settings, seats)
    samples = of_seats(shards.read(folders, len(NAMES)), seats)
    progress = Progress(settings.epochs, "epoch")
    try:
        fitted = fit(samples, settings, lambda epoch, _: progress.show(epoch))
    except ValueError as error:
        raise UsageError(str(error)) from error
    finally:
        progress.clear()
    out.parent.mkdir(parents=True, exist_ok=True)
    told = made | numbers_of(fitted)
    write_atomic(card_of(out), (json.dumps(told, indent=1) + "\n").encode())
    part = out.with_name(f"{out.name}.part")
    nets.write(net_of(fitted.model, made), part)
    part.replace(out)  # a net that is there is whole
    return lines_of(fitted)


def made_of(folders: Sequence[Path], settings: Settings, seats: int) -> dict[str, Any]:
    """All that a net follows from.

    Raises:
        UsageError: a folder holds no games, or such as have other features or cards than there
            are now.
    """
    kinds = []
    for folder in folders:
        kind = shards.kind_of(folder)
        for name, now in inputs().items():
            if kind.get(name) != now:
                raise UsageError(f"{folder} holds games with other {name} than there are now")
        kinds.append(kind | {"games": shards.games_in(folder)})
    return {"fit": settings.as_json(), "seats": seats, "games": kinds}


def of_seats(samples: Samples, seats: int) -> Samples:
    """The rows of games of so many seats; 0 is all.

    Raises:
        UsageError: there are none.
    """
    if not seats:
        return samples
    chosen = samples.columns["seats"] == seats
    if not chosen.any():
        raise UsageError(f"--seats: there is no game of {seats}")
    columns = {name: column[chosen] for name, column in samples.columns.items()}
    return Samples(samples.inputs[chosen], columns)


def net_of(model: Model, made: dict[str, Any]) -> Net:
    """The net for playing; `made` is what it follows from."""
    first, bias, out, out_bias = (part.tolist() for part in model.parts)
    digests = inputs()
    return Net(
        first, bias, out, out_bias[0], crew.GAME, digests["features"], digests["cards"], made
    )


def card_of(net: Path) -> Path:
    """Where the card of a net lies: beside it."""
    return net.with_name(f"{net.stem}.card.json")


def numbers_of(fitted: Fitted) -> dict[str, Any]:
    """The numbers of the card beside what the net is made of."""
    names = ("learnt from", "stopped by", "held out")
    return {
        "epochs": fitted.epochs,
        "best epoch": fitted.best,
        "games of a part": dict(zip(names, fitted.games, strict=True)),
        "rows of a part": dict(zip(names, fitted.rows, strict=True)),
        "quality": [asdict(quality) for quality in fitted.held],
    }


# --- all ------------------------------------------------------------------------------------------


def net_path(folder: Path, number: int) -> Path:
    """Where the net of a round lies."""
    return folder / f"round-{number}" / NET


def follow(recipe: Recipe, folder: Path, number: int, workers: int) -> list[str]:
    """Do the round of a number: its games, then the net that learns from them.

    Returns:
        lines that tell what has been done.

    Raises:
        UsageError: the folder holds what was made by another recipe.
        LostError, OSError, RuntimeError: as `crew.play` says.
    """
    of_round = recipe.rounds[number]
    net = net_path(folder, number - 1) if of_round.mixture.by_net else None
    games = net_path(folder, number).with_name(GAMES)
    done = play(games, of_round.mixture, of_round.games, net, workers)
    told = [f"round {number}: {of_round.games} games{told_of(done)}"]
    first = max(0, number + 1 - recipe.window)
    folders = [net_path(folder, n).with_name(GAMES) for n in range(first, number + 1)]
    target = net_path(folder, number)
    if _made(target) == made_of(folders, recipe.fit, 0):
        return [*told, f"{target} is there"]
    return [*told, *train(folders, target, recipe.fit), f"{target} written"]


def told_of(done: Played) -> str:
    """What was played now, as the end of a sentence on all games."""
    if not done.games:
        return ", all there already"
    return f", {done.games} of them now, {1000 * done.seconds / done.games:.0f} ms each"


def _made(path: Path) -> Any:
    """What a net was made of; None where there is none that fits."""
    with suppress(OSError, UsageError):
        return read_net(path).made
    return None
