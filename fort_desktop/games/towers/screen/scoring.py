"""The final scoring of a game of 5 Towers, made ready for its screen."""

from __future__ import annotations

from fort_desktop.games.towers.play.adapter import TowersTable
from fort_desktop.games.towers.rules.cards import KINDS, number_of
from fort_desktop.games.towers.rules.scoring import main_tower
from fort_desktop.games.towers.screen.earned import earned
from fort_desktop.play.points import points_by_round
from fort_desktop.ui.bridge.score_model import FinalScore, ScoreRow
from fort_desktop.ui.seat_faces import face_of


def final_score(table: TowersTable) -> FinalScore:
    """The score of a game of 5 Towers; each seat shows its main tower."""
    score, winners, rounds = table.score(), table.winners(), points_by_round(table)
    rows = []
    for number, (setup, points) in enumerate(zip(table.seats, score, strict=True)):
        seat = table.state.seats[number]
        kind = main_tower(seat)
        rows.append(
            ScoreRow(
                name=setup.name,
                colour=setup.board,
                face=face_of(setup.board, "faces"),
                points=tuple(row.points for row in points),
                total=sum(row.points for row in points),
                winner=number in winners,
                fans=(face_of(setup.board, "portraits"),),
                piece={
                    "kind": KINDS[kind] if kind >= 0 else "",
                    "storeys": [number_of(c) for c in seat.towers[kind]] if kind >= 0 else [],
                },
                history=tuple(moment.points[number] for moment in rounds),
                why=earned(seat, {row.source: row.points for row in points}),
            )
        )
    sources = tuple(row.source for row in score[0])
    known = tuple(moment.round for moment in rounds)
    return FinalScore(
        table.game.id, sources, tuple(rows), known, final_step=table.adapter.final_step
    )
