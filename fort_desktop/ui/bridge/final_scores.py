"""The rows of the final scoring."""

from __future__ import annotations

from fort_desktop.session.fort_adapter import FortTable
from fort_desktop.ui.bridge.card_faces import CardFaces
from fort_desktop.ui.bridge.score_model import ScoreRow


def score_rows(table: FortTable, faces: CardFaces) -> list[ScoreRow]:
    """One row per seat of a game that is over; the first best friend stands for the player."""
    state, cards = table.state, table.state.cards
    winners = table.winners()
    rows = []
    for number, (setup, points) in enumerate(zip(table.seats, table.score(), strict=True)):
        seat = state.seats[number]
        board = cards.boards[seat.board]
        by_source = {row.source: row.points for row in points}
        face = faces.face(board.best_friends[0])
        rows.append(
            ScoreRow(
                name=setup.name,
                colour=board.colour,
                face="" if face is None else face.head.toString(),  # type: ignore[attr-defined]
                level=seat.level,
                track=by_source.get("track", 0),
                fort=by_source.get("fort", 0),
                rule=by_source.get("rule", 0),
                sculpture=by_source.get("sculpture", 0),
                rule_card=cards.rules[seat.rule].id if seat.rule >= 0 else "",
                total=sum(row.points for row in points),
                winner=number in winners,
            )
        )
    return rows
