"""Deals played one after another here, or several at once in processes of their own."""

from __future__ import annotations

import contextlib
import multiprocessing
from collections.abc import Generator, Iterator
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess

from fort_desktop import mishaps
from fort_desktop.bots import thinking
from fort_desktop.bots.workers import unheard
from fort_desktop.contract.kit import Kit
from fort_desktop.contract.kits import Known, kit, packages, take_over
from fort_desktop.play.arena.deals import Deal, Dealer, Match

Crew = dict[Connection, BaseProcess]


class LostError(Exception):
    """A worker has ended, and what it was at is lost."""


def played(match: Match, game: Kit, seeds: range, workers: int) -> Generator[Deal, None, None]:
    """The deals of these seeds, in their order, with one worker in this process.

    Raises:
        LostError: a worker has ended before its time.
        OSError: the system gives no more processes.
        RuntimeError: what a worker stumbled over.
    """
    if workers == 1:
        dealer = Dealer(match, game)
        yield from map(dealer.deal, seeds)
        return
    known = {game.id: (packages()[game.id], game.definitions)}
    crew: Crew = {}
    try:
        for _ in range(min(workers, len(seeds))):
            _hire(crew, known, match)
        yield from _by_turns(crew, seeds)
    finally:
        for pipe, process in crew.items():
            process.kill()
            process.join()
            pipe.close()


def _hire(crew: Crew, known: Known, match: Match) -> None:
    context = multiprocessing.get_context("spawn")
    pipe, theirs = context.Pipe()
    process = context.Process(target=serve, args=(theirs, known, match), daemon=True)
    try:
        with unheard():
            process.start()
            crew[pipe] = process
    finally:
        theirs.close()  # or a dead worker would never be noticed


def _by_turns(crew: Crew, seeds: range) -> Iterator[Deal]:
    """Whoever is ready gets the next seed; what is ready waits for those before it."""
    left, ready, due = iter(seeds), dict[int, Deal](), seeds.start
    at: dict[Connection, int] = {}
    idle = list(crew)
    while due in seeds:
        for pipe, seed in zip(idle, left, strict=False):
            with contextlib.suppress(OSError):  # a dead worker shows when it is listened to
                pipe.send(seed)
            at[pipe] = seed
        heard = wait(list(at))
        idle = [pipe for pipe in at if pipe in heard]
        for pipe in idle:
            ready[at.pop(pipe)] = _taken(pipe)
        while due in ready:
            yield ready.pop(due)
            due += 1


def _taken(pipe: Connection) -> Deal:
    try:
        said = pipe.recv()
    except (EOFError, OSError) as error:
        raise LostError from error
    if isinstance(said, Deal):
        return said
    raise RuntimeError(said)


def serve(pipe: Connection, known: Known, match: Match) -> None:
    """Entry of a worker's process; it ends when the pipe closes or its parent dies."""
    thinking.settle()
    take_over(known)
    dealer = Dealer(match, kit(match.game))
    with contextlib.suppress(EOFError, ConnectionError):
        while True:
            seed = pipe.recv()
            try:
                said: Deal | str = dealer.deal(seed)
            except Exception as error:  # noqa: BLE001 - whoever waits tells of it
                said = mishaps.described(error)
            pipe.send(said)
