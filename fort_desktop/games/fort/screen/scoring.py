"""The final scoring of a game of Fort, made ready for its screen."""

from __future__ import annotations

from collections.abc import Sequence

from fort_desktop.games.fort.play.adapter import FortTable
from fort_desktop.games.fort.rules.cards import Kid
from fort_desktop.games.fort.rules.events import EndTriggered
from fort_desktop.games.fort.rules.pets import Cat, Dog
from fort_desktop.games.fort.rules.scoring import CATS, DOGS, RULE
from fort_desktop.games.fort.screen.cards.card_faces import CardFaces
from fort_desktop.games.fort.screen.earned import earned
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
                points=tuple(row.points for row in points),
                total=sum(row.points for row in points),
                winner=number in winners,
                fans=tuple(_picture(faces, kid, "portrait") for kid in board.best_friends),
                piece={"level": seat.level, "faces": _heads(faces, cards.cards, seat.lookout)},
                papers={RULE: {"face": faces.face(rule)}} if rule else {},
                heads={
                    DOGS: {"faces": _heads(faces, cards.cards, seat.doghouse), "tint": "#F0D9AE"},
                    CATS: {"faces": _heads(faces, cards.cats, seat.cats), "tint": "#BFD9EC"},
                },
                history=tuple(moment.points[number] for moment in rounds),
                why=earned(state, number, {row.source: row.points for row in points}),
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


def _heads(faces: CardFaces, cards: Sequence[Kid | Dog | Cat], own: Sequence[int]) -> list[str]:
    return [_picture(faces, cards[card].id, "head") for card in own]


def _picture(faces: CardFaces, card: str, kind: str) -> str:
    face = faces.face(card)
    return "" if face is None else getattr(face, kind).toString()
