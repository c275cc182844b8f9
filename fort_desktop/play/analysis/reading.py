"""The game of a file, for whoever only looks at it."""

from __future__ import annotations

import os
from pathlib import Path

from fort_desktop import __version__
from fort_desktop.arguments import UsageError, quoted, reason
from fort_desktop.contract.kit import AnyAdapter
from fort_desktop.contract.kits import ids, kit
from fort_desktop.play.packs import Packs
from fort_desktop.play.record import from_record, missing_cards
from fort_desktop.play.table import AnyTable
from fort_desktop.storage.errors import Problem, SaveError
from fort_desktop.storage.saves import Record, read_record
from fort_desktop.storage.typed import one_line

_LONGEST = 200  # of what is wrong with a file


def read_game(name: str) -> Record:
    """The record in a file, as sound as can be told without playing it.

    Args:
        name: of the file, as it was typed.

    Raises:
        UsageError: there is no such record, or it is of a game that is not here.
    """
    called = quoted(name)
    if not os.path.lexists(name):
        raise UsageError(f"there is no file {called}")
    if not os.path.isfile(name):  # noqa: PTH113  never raises
        raise UsageError(f"expected the file of a game; {called} is something else")
    try:
        record = read_record(Path(name))
    except SaveError as error:
        raise UsageError(_refused(called, error)) from error
    if record.game not in ids():
        raise UsageError(f"{called} is of the game {record.game!r}, which this version has not")
    return record


def read_table(record: Record, name: str, folder: Path) -> AnyTable:
    """The game of a record, with all that was decided since its cards and rules are as they are.

    Args:
        record: of `read_game`.
        name: of its file, as it was typed.
        folder: of packs, in which its cards may be.

    Raises:
        UsageError: it cannot be played again, or nothing has been decided in it.
    """
    called = quoted(name)
    try:
        loaded = from_record(record, _rules(record, called, folder), name)
    except SaveError as error:
        raise UsageError(_refused(called, error)) from error
    if loaded.problem is not None:
        changed = "rules or cards have changed since it was saved"
        raise UsageError(f"{called} cannot be played again: {changed} ({loaded.problem.detail})")
    if not loaded.table.history:
        raise UsageError(f"nothing has been decided in {called} yet")
    return loaded.table


def _rules(record: Record, called: str, folder: Path) -> AnyAdapter:
    """The game, with the cards that it is played with.

    Raises:
        UsageError: they are not here.
    """
    own = kit(record.game).adapter
    if missing_cards(record, own) is None and not record.pack:
        return own
    packs = Packs(folder)
    packs.want(record.game, record.pack)
    packs.look()
    rules = packs.rules_for(record)
    missing = missing_cards(record, rules)
    if missing is None:
        return rules
    raise UsageError(_without_cards(record, called, missing, packs))


def _without_cards(record: Record, called: str, missing: Problem, packs: Packs) -> str:
    if not record.pack:
        digest = missing.args[-1]
        return f"{called} is played with cards of another version, which are not here ({digest})"
    pack, folder = quoted(record.pack), quoted(str(packs.folder))
    if packs.has(record):
        return f"{called} is played with the cards {pack}, which in {folder} are others now"
    return f"{called} is played with the cards {pack}, which are not in {folder}"


def _refused(called: str, error: SaveError) -> str:
    detail = one_line(error.problem.detail, _LONGEST)
    match error.problem.id:
        case "save-read" if isinstance(error.__cause__, OSError):
            return f"{called} cannot be read: {reason(error.__cause__)}"
        case "save-newer":
            newer = "a newer version of Fort Desktop"
            return f"{called} was saved by {newer}; this one is {__version__}"
        case "save-foreign":
            return f"{called} is not a saved game"
        case _:
            return f"{called} is damaged: {detail}"
