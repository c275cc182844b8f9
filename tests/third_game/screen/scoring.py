"""The final scoring of a game of Pebbles, made ready for its screen."""

from __future__ import annotations

from fort_desktop.play.points import points_by_round
from fort_desktop.ui.bridge.score_model import FinalScore, ScoreRow
from fort_desktop.ui.seat_faces import face_of
from tests.third_game.play import PebblesTable


def final_score(table: PebblesTable) -> FinalScore:
    score, winners, rounds = table.score(), table.winners(), points_by_round(table)
    rows = [
        ScoreRow(
            name=setup.name,
            colour=setup.board,
            face=face_of(setup.board, "faces"),
            points=tuple(row.points for row in points),
            total=sum(row.points for row in points),
            winner=number in winners,
            fans=(face_of(setup.board, "portraits"),),
            history=tuple(moment.points[number] for moment in rounds),
        )
        for number, (setup, points) in enumerate(zip(table.seats, score, strict=True))
    ]
    sources = tuple(row.source for row in score[0])
    known = tuple(moment.round for moment in rounds)
    return FinalScore(table.game.id, sources, tuple(rows), known)
