"""The final scoring of a game of Fort, made ready for its screen."""

from __future__ import annotations

from fort_desktop.games.fort.play.adapter import FortTable
from fort_desktop.games.fort.rules.events import EndTriggered
from fort_desktop.games.fort.screen.card_faces import CardFaces
from fort_desktop.play.points import points_by_round
from fort_desktop.ui.bridge.score_model import FinalScore, ScoreRow


def final_score(table: FortTable, faces: CardFaces) -> FinalScore:
    """The score of a game that is over; the first best friend stands for the player."""
    state, cards = table.state, table.state.cards
    score, winners, rounds = table.score(), table.winners(), points_by_round(table)
    rows = []
    for number, (setup, points) in enumerate(zip(table.seats, score, strict=True)):
        seat = state.seats[number]
        board = cards.boards[seat.board]
        rule = cards.rules[seat.rule].id if seat.rule >= 0 else ""
        rows.append(
            ScoreRow(
                name=setup.name,
                colour=board.colour,
                face=_picture(faces, board.best_friends[0], "head"),
                level=seat.level,
                points=tuple(row.points for row in points),
                total=sum(row.points for row in points),
                winner=number in winners,
                rule_card=rule,
                rule_face=faces.face(rule),
                kids=tuple(_picture(faces, kid, "portrait") for kid in board.best_friends),
                lookouts=tuple(
                    _picture(faces, cards.cards[card].id, "head") for card in seat.lookout
                ),
                dogs=tuple(_picture(faces, cards.cards[dog].id, "head") for dog in seat.doghouse),
                cats=tuple(_picture(faces, cards.cats[cat].id, "head") for cat in seat.cats),
                history=tuple(moment.points[number] for moment in rounds),
            )
        )
    sources = tuple(row.source for row in score[0])
    ending, ender = _ending(table)
    known = tuple(moment.round for moment in rounds)
    return FinalScore(table.game.id, sources, tuple(rows), known, ending, ender)


def _ending(table: FortTable) -> tuple[str, int]:
    """What began the last round, and the seat that did; empty and -1 if nothing tells it."""
    for entry in reversed(table.history):
        for event in entry.events:
            if isinstance(event, EndTriggered):
                return event.reason, event.seat
    return "", -1


def _picture(faces: CardFaces, card: str, kind: str) -> str:
    face = faces.face(card)
    return "" if face is None else getattr(face, kind).toString()
