"""The decisions of Fort that have but one sensible answer.

Whoever plays for a person, hands the device on, gives a hint or offers choices asks here.

| kind | when | evident | by hand | asked |
|---|---|---|---|---|
| last-card | one card is left to keep in the draft (F-SET 8) | yes | no | no |
| no-room | a rival is asked to follow whose board has no room for it (F-FOLLOW 2) | yes | no | no |
| no-match | a rival is asked to follow who holds no card for it, as all can know | yes | no | yes |
| no-gain | a rival is asked to follow where by the boards it comes to nothing | yes | no | yes |
| rests | a rival does not want to be asked to follow for now, whatever the hand | yes | no | yes |
| too-little | all see that it gives less than the rival wants to be asked about | yes | no | yes |
| less | by the hand it gives less: whoever must take over the device is asked | no | no | yes |
| play-nothing | no card in hand can be played (F-PLAY 4): one may ask why | no | yes | no |
| play-it | no more can be added to the action (F-PLAY 2): then the play is final | no | yes | no |
| play-alone | one action can be done, which asks nothing: then the play is final | no | yes | yes |
| recycling | only Recycling is left to choose, and it cannot help now (R17) | no | no | yes |
| finished | the card in play can only be finished; what was done before was final | no | no | yes |
| finish | the same: then rivals may follow | no | yes | no |
| need | a dog's need can be met in one way only (R25): it is looked at first | no | yes | no |
| only-move | no other move is legal | no | no | no |
| same-end | whichever is chosen, the game goes on the same (`rules/alike.py`) | no | no | no |
| for-free | the other action asks nothing and leaves nobody worse off | no | no | yes |
| as-good | one answer is at least as good as any other (`rules/better.py`) | no | no | yes |

The first kind that fits counts. What is "asked" is one only where people are not asked everything.
Another kind is a line of `KINDS`: what it answers, and how.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property

from fort_desktop.contract.adapter import SoleAnswer
from fort_desktop.contract.wish import Wish
from fort_desktop.games.fort.play import asking
from fort_desktop.games.fort.play.followers import has_room
from fort_desktop.games.fort.play.proposal import asks
from fort_desktop.games.fort.play.recycling import kept_for_later
from fort_desktop.games.fort.rules import frames as fr
from fort_desktop.games.fort.rules import moves as mv
from fort_desktop.games.fort.rules.alike import alike
from fort_desktop.games.fort.rules.better import as_good_as_any, begins_for_free
from fort_desktop.games.fort.rules.engine import FortGame
from fort_desktop.games.fort.rules.frames import Frame
from fort_desktop.games.fort.rules.moves import Move
from fort_desktop.games.fort.rules.state import Seat, State


class Asked:
    """A decision, and what the kinds want to know of it, looked for once.

    Attributes:
        frame: what is pending.
        first: the first of the legal moves that are left.
        asks_all: whether people are asked everything.
        wish: what whoever decides does not want to be asked.
    """

    def __init__(
        self,
        game: FortGame,
        state: State,
        moves: Sequence[Move],
        *,
        asks_all: bool,
        wish: Wish,
    ) -> None:
        self.game = game
        self.state = state
        self.moves = moves
        self.frame: Frame = state.stack[-1]
        self.first = moves[0]
        self.asks_all = asks_all
        self.wish = wish

    @property
    def follower(self) -> int:
        """The seat that is asked to follow, and may pass; -1 where nobody is."""
        if not isinstance(self.frame, fr.Following) or mv.Pass() not in self.moves:
            return -1
        return self.frame.seat

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
        asked: whether it is asked all the same where people are asked everything.
    """

    id: str
    answer: Callable[[Asked], Move | None]
    evident: bool = False
    by_hand: bool = False
    asked: bool = False


def _last_card(asked: Asked) -> Move | None:
    return asked.only if isinstance(asked.frame, fr.Draft) else None


def _no_room(asked: Asked) -> Move | None:
    if asked.only is None or not isinstance(asked.frame, fr.Following):
        return None
    return None if has_room(asked.game, asked.state, asked.frame.seat) else asked.only


def _no_match(asked: Asked) -> Move | None:
    seat = asked.follower
    return asked.only if seat >= 0 and not asking.may_match(asked.state, seat) else None


def _no_gain(asked: Asked) -> Move | None:
    """A card would only be saved from the own yard by it."""
    seat = asked.follower
    return mv.Pass() if seat >= 0 and asking.gives_nothing(asked.game, asked.state, seat) else None


def _rests(asked: Asked) -> Move | None:
    """Until the own next turn, and whatever the hand: so a pass tells nothing about it."""
    seat = asked.follower
    rests = asked.wish.rests >= 0 and seat >= 0
    return mv.Pass() if rests and asked.wish.rests == asking.stretch(asked.state, seat) else None


def _too_little(asked: Asked) -> Move | None:
    """Who has to take over the device for it is not asked only where what all can see says so: of
    the hand it would tell that no card in it gives as much."""
    seat = asked.follower
    if seat < 0 or not asked.wish.least:
        return None
    most = asking.most_as_all_see(asked.state, seat)
    return None if most is None or most >= asked.wish.least else mv.Pass()


def _less(asked: Asked) -> Move | None:
    if asked.follower < 0 or not asked.wish.least or asked.only is not None:
        return None
    most = asking.most_with_hand(asked.game, asked.state)
    return None if most is None or most >= asked.wish.least else mv.Pass()


def _play_nothing(asked: Asked) -> Move | None:
    return asked.same if isinstance(asked.first, mv.Skip) and asked.owner.hand else None


def _play_it(asked: Asked) -> Move | None:
    play = asked.state.play
    if play is None or not isinstance(asked.first, mv.Done):
        return None
    free = not asked.asks_all  # cards of the lookout: to count them costs nothing
    stage = len(play.whole)
    added = any(card.stage == stage and not (free and card.lookout) for card in play.added)
    final = not asked.asks_all and isinstance(asked.frame, fr.AddCards) and not play.whole
    return asked.same if added or final else None


def _play_alone(asked: Asked) -> Move | None:
    if not isinstance(asked.frame, fr.ChooseAction) or not isinstance(asked.only, mv.Do):
        return None
    play = asked.state.play
    if play is None or play.whole or asks(asked.game, asked.state, asked.only):
        return None
    return asked.only


def _recycling(asked: Asked) -> Move | None:
    return kept_for_later(asked.game, asked.state, asked.moves)


def _finished(asked: Asked) -> Move | None:
    return asked.only if isinstance(asked.first, mv.Finish) else None


def _for_free(asked: Asked) -> Move | None:
    """The second action of a card; without Recycling, of which nobody knows what it is kept for."""
    match asked.moves:
        case [mv.Do() as other, mv.Finish()] if begins_for_free(asked.state, other):
            return other
    return None


def _finish(asked: Asked) -> Move | None:
    return asked.same if isinstance(asked.first, mv.Finish) else None


def _need(asked: Asked) -> Move | None:
    return asked.same if isinstance(asked.frame, fr.MeetNeed) else None


KINDS = (
    Kind("last-card", _last_card, evident=True),
    Kind("no-room", _no_room, evident=True),
    Kind("no-match", _no_match, evident=True, asked=True),
    Kind("no-gain", _no_gain, evident=True, asked=True),
    Kind("rests", _rests, evident=True, asked=True),
    Kind("too-little", _too_little, evident=True, asked=True),
    Kind("less", _less, asked=True),
    Kind("play-nothing", _play_nothing, by_hand=True),
    Kind("play-it", _play_it, by_hand=True),
    Kind("play-alone", _play_alone, by_hand=True, asked=True),
    Kind("recycling", _recycling, asked=True),
    Kind("finished", _finished, asked=True),
    Kind("finish", _finish, by_hand=True),
    Kind("need", _need, by_hand=True),
    Kind("only-move", lambda asked: asked.only),
    Kind("same-end", lambda asked: asked.same),
    Kind("for-free", _for_free, asked=True),
    Kind("as-good", lambda asked: as_good_as_any(asked.state, asked.moves), asked=True),
)


def sole_answer(
    game: FortGame,
    state: State,
    moves: Sequence[Move],
    *,
    asks_all: bool = True,
    wish: Wish | None = None,
) -> SoleAnswer[Move] | None:
    """The one sensible answer among these legal moves; None where there is something to decide."""
    asked = Asked(game, state, moves, asks_all=asks_all, wish=wish or Wish())
    for kind in KINDS:
        if kind.asked and asks_all:
            continue
        move = kind.answer(asked)
        if move is not None:
            return SoleAnswer(move, kind.id, kind.evident, kind.by_hand)
    return None
