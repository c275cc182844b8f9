"""The decisions of Fort that have but one sensible answer.

Whoever plays for a person, hands the device on, gives a hint or offers choices asks here.

| kind | when | evident | by hand |
|---|---|---|---|
| last-card | one card is left to keep in the draft (F-SET 8) | yes | no |
| no-room | a rival is asked to follow whose board has no room for it (F-FOLLOW 2) | yes | no |
| play-nothing | no card in hand can be played (F-PLAY 4): one may ask why | no | yes |
| play-it | no more can be added to the action (F-PLAY 2): then the play is final | no | yes |
| finish | the card in play can only be finished: then rivals may follow | no | yes |
| need | a dog's need can be met in one way only (D-PLAY, R25): it is looked at first | no | yes |
| only-move | no other move is legal | no | no |
| same-end | whichever is chosen, the game goes on the same (`rules/alike.py`) | no | no |

The first kind that fits counts. Another one is a line of `KINDS`: what it answers, and how.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property

from fort_desktop.contract.adapter import SoleAnswer
from fort_desktop.games.fort.play.followers import has_room
from fort_desktop.games.fort.rules import frames as fr
from fort_desktop.games.fort.rules import moves as mv
from fort_desktop.games.fort.rules.alike import alike
from fort_desktop.games.fort.rules.engine import FortGame
from fort_desktop.games.fort.rules.frames import Frame
from fort_desktop.games.fort.rules.moves import Move
from fort_desktop.games.fort.rules.state import Seat, State


class Asked:
    """A decision, and what the kinds want to know of it, looked for once.

    Attributes:
        frame: what is pending.
        first: the first of the legal moves that are left.
    """

    def __init__(self, game: FortGame, state: State, moves: Sequence[Move]) -> None:
        self.game = game
        self.state = state
        self.moves = moves
        self.frame: Frame = state.stack[-1]
        self.first = moves[0]

    @property
    def owner(self) -> Seat:
        """The board of whoever decides."""
        assert not isinstance(self.frame, fr.Over), "somebody decides"
        return self.state.seats[self.frame.seat]

    @property
    def only(self) -> Move | None:
        """The only move that is left."""
        return self.first if len(self.moves) == 1 else None

    @cached_property
    def same(self) -> Move | None:
        """The only move, or the first of several that all come to the same."""
        return self.only or (self.first if alike(self.state, self.moves) else None)


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of such decisions; see the table above.

    Attributes:
        id: its name.
        answer: the answer; None where the decision is not of this kind.
        evident, by_hand: as in `SoleAnswer`.
    """

    id: str
    answer: Callable[[Asked], Move | None]
    evident: bool = False
    by_hand: bool = False


def _last_card(asked: Asked) -> Move | None:
    return asked.only if isinstance(asked.frame, fr.Draft) else None


def _no_room(asked: Asked) -> Move | None:
    if asked.only is None or not isinstance(asked.frame, fr.Following):
        return None
    return None if has_room(asked.game, asked.state, asked.frame.seat) else asked.only


def _play_nothing(asked: Asked) -> Move | None:
    return asked.same if isinstance(asked.first, mv.Skip) and asked.owner.hand else None


def _play_it(asked: Asked) -> Move | None:
    play = asked.state.play
    if play is None or not isinstance(asked.first, mv.Done):
        return None
    added = any(card.stage == len(play.whole) for card in play.added)
    return asked.same if added else None


def _finish(asked: Asked) -> Move | None:
    return asked.same if isinstance(asked.first, mv.Finish) else None


def _need(asked: Asked) -> Move | None:
    return asked.same if isinstance(asked.frame, fr.MeetNeed) else None


KINDS = (
    Kind("last-card", _last_card, evident=True),
    Kind("no-room", _no_room, evident=True),
    Kind("play-nothing", _play_nothing, by_hand=True),
    Kind("play-it", _play_it, by_hand=True),
    Kind("finish", _finish, by_hand=True),
    Kind("need", _need, by_hand=True),
    Kind("only-move", lambda asked: asked.only),
    Kind("same-end", lambda asked: asked.same),
)


def sole_answer(game: FortGame, state: State, moves: Sequence[Move]) -> SoleAnswer[Move] | None:
    """The one sensible answer among these legal moves; None where there is something to decide."""
    asked = Asked(game, state, moves)
    for kind in KINDS:
        move = kind.answer(asked)
        if move is not None:
            return SoleAnswer(move, kind.id, kind.evident, kind.by_hand)
    return None
