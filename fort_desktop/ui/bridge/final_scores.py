"""The final scoring of a game, made ready for its screen."""

from __future__ import annotations

from fort_desktop.games.fort.events import EndTriggered
from fort_desktop.games.towers.cards import KINDS, number_of
from fort_desktop.games.towers.scoring import main_tower
from fort_desktop.games.towers.state import State as TowersState
from fort_desktop.session.fort_adapter import FortTable
from fort_desktop.session.points import points_by_round
from fort_desktop.session.table import AnyTable
from fort_desktop.session.towers_adapter import TowersTable
from fort_desktop.ui.bridge.card_faces import CardFaces
from fort_desktop.ui.bridge.new_game_seats import FACES
from fort_desktop.ui.bridge.score_model import FinalScore, ScoreRow


def score_of(table: AnyTable, faces: CardFaces) -> FinalScore:
    """The score of a game that is over, whichever it is."""
    if isinstance(table.state, TowersState):
        return towers_score(table, faces)
    return final_score(table, faces)


def towers_score(table: TowersTable, faces: CardFaces) -> FinalScore:
    """The score of a game of 5 Towers; each seat shows its main tower."""
    score, winners, rounds = table.score(), table.winners(), points_by_round(table)
    rows = []
    for number, (setup, points) in enumerate(zip(table.seats, score, strict=True)):
        seat = table.state.seats[number]
        kind = main_tower(seat)
        kid = FACES[setup.board]
        rows.append(
            ScoreRow(
                name=setup.name,
                colour=setup.board,
                face=_picture(faces, kid, "head"),
                level=-1,
                points=tuple(row.points for row in points),
                total=sum(row.points for row in points),
                winner=number in winners,
                kids=(_picture(faces, kid, "portrait"),),
                tower=KINDS[kind] if kind >= 0 else "",
                storeys=tuple(number_of(card) for card in seat.towers[kind]) if kind >= 0 else (),
                history=tuple(moment.points[number] for moment in rounds),
            )
        )
    sources = tuple(row.source for row in score[0])
    known = tuple(moment.round for moment in rounds)
    return FinalScore(sources, tuple(rows), known, final_step=table.adapter.final_step)


def final_score(table: FortTable, faces: CardFaces) -> FinalScore:
    """The score of a game that is over; the first best friend stands for the player."""
    state, cards = table.state, table.state.cards
    score, winners, rounds = table.score(), table.winners(), points_by_round(table)
    rows = []
    for number, (setup, points) in enumerate(zip(table.seats, score, strict=True)):
        seat = state.seats[number]
        board = cards.boards[seat.board]
        rows.append(
            ScoreRow(
                name=setup.name,
                colour=board.colour,
                face=_picture(faces, board.best_friends[0], "head"),
                level=seat.level,
                points=tuple(row.points for row in points),
                total=sum(row.points for row in points),
                winner=number in winners,
                rule_card=cards.rules[seat.rule].id if seat.rule >= 0 else "",
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
    return FinalScore(sources, tuple(rows), tuple(moment.round for moment in rounds), ending, ender)


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
