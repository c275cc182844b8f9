"""`fort-desktop analyse`: what each decision of a saved game has cost."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence

from fort_desktop.arguments import Parser, UsageError, answered, complain, counted, quoted
from fort_desktop.play.analysis.judging import Judged, NoJudgeError, judge_of, judged
from fort_desktop.play.analysis.reading import read_game, read_table
from fort_desktop.play.analysis.summary import Analysis
from fort_desktop.play.arena.progress import Progress
from fort_desktop.play.asked import say
from fort_desktop.storage.paths import standard_folders
from fort_desktop.ui.analysis.report import as_table
from fort_desktop.ui.english import in_english

NAME = "fort-desktop analyse"


def main(argv: Sequence[str]) -> int:
    """Judge the decisions of a game and print what they have cost.

    Returns:
        0; 2 where there was nothing to judge, as the arguments or the file are of no use.

    Raises:
        KeyboardInterrupt: there was one, and it is said.
    """
    return answered(NAME, lambda: _analyse(argv))


def _analyse(argv: Sequence[str]) -> int:
    asked = _parse(argv)
    record = read_game(asked.file)
    try:
        bot = judge_of(record.game)
    except NoJudgeError as error:
        raise UsageError(f"{quoted(asked.file)} cannot be analysed: {error}") from error
    table = read_table(record, asked.file, standard_folders().packs)
    found: list[Judged] = []
    progress = Progress(len(table.history), "decision")
    try:
        for place in range(len(table.history)):
            found.append(judged(table, place, bot))
            progress.show(len(found))
    except KeyboardInterrupt:
        progress.clear()
        of = counted(len(table.history), "decision")
        complain(NAME, f"interrupted after {len(found)} of {of}; nothing is told of them")
        raise
    progress.clear()
    say(_told(Analysis(table, found), as_json=asked.json))
    return 0


def _told(analysis: Analysis, *, as_json: bool) -> str:
    if as_json:
        return json.dumps(analysis.as_json(), indent=2)
    with in_english():
        return as_table(analysis)


def _parse(argv: Sequence[str]) -> argparse.Namespace:
    """The arguments, checked.

    Raises:
        UsageError: says what is wrong and what was expected.
    """
    parser = Parser(
        NAME,
        "Say what each decision of a saved game has cost, as the best bot of the game judges it.",
        epilog="Each seat is judged by what it could see, whoever sat there. Of a game that is not "
        "over it tells what the others hold from each other.",
        usage=f"{NAME} [-h] [--json] FILE",
    )
    parser.add_argument("files", metavar="FILE", nargs="*", help="the saved game")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    asked = parser.read(argv)
    if not asked.files or not asked.files[0]:
        raise UsageError("expected the file of a game; found nothing")
    if asked.files[1:]:
        beside = quoted(asked.files[1])
        raise UsageError(f"expected the file of one game; found {beside} beside it")
    asked.file = asked.files[0]
    return asked
