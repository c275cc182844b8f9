"""What is pending: a stack of small frames in the state.

The top frame says who decides and what about, or what the engine does next by itself. Frames hold
numbers, tuples and actions only; a change replaces the frame, so copies of a state share them.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Any, overload

from fort_desktop.games.fort.rules.actions import Action, Op, Suit, Unit


class Phase(IntEnum):
    """Where a turn stands (F-TURN), finer than the five phases."""

    CLEANUP = 0
    PLAY = 1
    FOLLOW = 2
    ROUGH = 3
    PLAYED = 4
    RECRUIT = 5
    PARTY = 6
    BEFORE_DISCARD = 7
    DISCARD = 8
    DRAW = 9
    LURE = 10


@dataclass(slots=True, unsafe_hash=True)
class Added:
    """A card that counts for the played card (F-PLAY 2).

    Attributes:
        card: its number.
        reading: what its coins stand for; None where a coin is left open.
        lookout: whether it lies in the lookout and was not added from hand.
        stage: how many actions were finished when it was added; it counts from that action on.
    """

    card: int
    reading: Suit | None
    lookout: bool
    stage: int


@dataclass(slots=True, unsafe_hash=True)
class Tally:
    """How often a "times suit" step of an action was done (R8)."""

    stage: int
    suit: Suit
    count: int
    done: int


@dataclass(slots=True, unsafe_hash=True)
class Played:
    """The card being played, until the leader's next play.

    Attributes:
        card: its number.
        named: what its coin stands for (F-FOLLOW 4); None without a coin or not yet named.
        added: added and used cards, one pool for both actions (R1).
        begun: the actions begun so far (0 public, 1 private), in order.
        whole: for each finished action whether it was carried out in full.
        tallies: of "times suit" steps, for "no idle cards".
        any_suit: the suit chosen for "any suit" in the action under way (R9).
        kind: the kind that the leader named in the public action (R11); -1 is none.
        trashed: whether "trash this card" was carried out by the leader.
        followers: the seats that have followed.
        followed_with: the cards that the last of them discarded.
        followed_in_part: a follower's action ended in part; only a look ahead ever sees this.
        kid: the kid whose action the played dog carries out, once it is added (R27); -1 is none.
        housed: whether the played dog has gone to a doghouse.
    """

    card: int
    named: Suit | None = None
    added: tuple[Added, ...] = ()
    begun: tuple[int, ...] = ()
    whole: tuple[bool, ...] = ()
    tallies: tuple[Tally, ...] = ()
    any_suit: Suit | None = None
    kind: int = -1
    trashed: bool = False
    followers: tuple[int, ...] = ()
    followed_with: tuple[int, ...] = ()
    followed_in_part: bool = False
    kid: int = -1
    housed: bool = False

    def copy(self) -> Played:
        """An equal one; every field is named, a test holds this to the definition."""
        new = Played.__new__(Played)
        new.card = self.card
        new.named = self.named
        new.added = self.added
        new.begun = self.begun
        new.whole = self.whole
        new.tallies = self.tallies
        new.any_suit = self.any_suit
        new.kind = self.kind
        new.trashed = self.trashed
        new.followers = self.followers
        new.followed_with = self.followed_with
        new.followed_in_part = self.followed_in_part
        new.kid = self.kid
        new.housed = self.housed
        return new


@overload
def changed(frame: Run, **changes: Any) -> Run: ...
@overload
def changed(frame: Played, **changes: Any) -> Played: ...
def changed(frame: Run | Played, **changes: Any) -> Run | Played:
    """A frame with other values in some fields: `dataclasses.replace`, many times as fast."""
    new = frame.copy()
    for name, value in changes.items():
        object.__setattr__(new, name, value)  # nobody has it yet
    return new


@dataclass(slots=True, unsafe_hash=True)
class Turn:
    """The leader's turn; always at the bottom of the stack. `asked` counts rivals asked so far."""

    seat: int
    phase: Phase
    asked: int = 0


@dataclass(slots=True, unsafe_hash=True)
class Draft:
    """One seat keeps one card; `pick` counts from 0 to 7."""

    seat: int
    pick: int


@dataclass(slots=True, unsafe_hash=True)
class ChoosePlay:
    """The leader plays a card or skips; `second` under Do-Over (R16).

    `used` are the cats whose power was used for this card: a card must be played then (R28).
    """

    seat: int
    second: bool = False
    used: tuple[int, ...] = ()


@dataclass(slots=True, unsafe_hash=True)
class NameCoin:
    """The leader names the suit of the played card's coin."""

    seat: int


@dataclass(slots=True, unsafe_hash=True)
class ChooseAction:
    """The leader begins an action or finishes the card."""

    seat: int


@dataclass(slots=True, unsafe_hash=True)
class ChooseSuit:
    """The suit of "any suit" is chosen before cards are added.

    For followers, who choose after discarding, `pair` says that two cards were discarded.
    """

    seat: int
    pair: bool = False


@dataclass(slots=True, unsafe_hash=True)
class AddCards:
    """Cards are added to the action that now begins."""

    seat: int


@dataclass(slots=True, unsafe_hash=True)
class MeetNeed:
    """Cards are added, then tokens are spent, until the need of the played dog is met (R25).

    It lies on the turn, where a kid's `ChooseAction` would lie; so do the other frames of a dog.
    """

    seat: int


@dataclass(slots=True, unsafe_hash=True)
class ChooseKidAction:
    """Which action of the added kid the played dog carries out (R27)."""

    seat: int


@dataclass(slots=True, unsafe_hash=True)
class ChooseHouse:
    """Whose doghouse the played dog goes to (D-HOUSE)."""

    seat: int


@dataclass(slots=True, unsafe_hash=True)
class ChooseDraw:
    """How many cards the leader draws (R29)."""

    seat: int


@dataclass(slots=True, unsafe_hash=True)
class Run:
    """An action, or a bracket of one, being carried out.

    Attributes:
        seat: who acts.
        action: what is carried out.
        follower: whether it must be done in full and nothing may be stopped.
        counted: for followers, how many suits "times suit" counts.
        index: the step under way.
        reps: how often that step is to be done; -1 before it has been counted.
        rep: repetitions finished.
        done: repetitions in which anything happened.
        moved: whether anything happened in the steps before.
        kind: which way this step swaps, in its brackets too; -1 is none.
        step_whole: whether every repetition so far was whole.
        stoppable: whether the first choice of this bracket may be declined.
        bracket: whether it reports to the `Run` below.
    """

    seat: int
    action: Action
    follower: bool = False
    counted: int = 0
    index: int = 0
    reps: int = -1
    rep: int = 0
    done: int = 0
    moved: bool = False
    kind: int = -1
    step_whole: bool = True
    stoppable: bool = False
    bracket: bool = False

    def copy(self) -> Run:
        """An equal one; every field is named, a test holds this to the definition."""
        new = Run.__new__(Run)
        new.seat = self.seat
        new.action = self.action
        new.follower = self.follower
        new.counted = self.counted
        new.index = self.index
        new.reps = self.reps
        new.rep = self.rep
        new.done = self.done
        new.moved = self.moved
        new.kind = self.kind
        new.step_whole = self.step_whole
        new.stoppable = self.stoppable
        new.bracket = self.bracket
        return new


@dataclass(slots=True, unsafe_hash=True)
class ChooseRule:
    """Level 1: one made-up rule of the stack, in secret."""

    seat: int


@dataclass(slots=True, unsafe_hash=True)
class ChoosePerk:
    """Level 2: one perk of the row."""

    seat: int


@dataclass(slots=True, unsafe_hash=True)
class Following:
    """A rival may follow."""

    seat: int


@dataclass(slots=True, unsafe_hash=True)
class FollowMore:
    """Copy Cat: a second card? `card` is the first."""

    seat: int
    card: int


@dataclass(slots=True, unsafe_hash=True)
class FollowCount:
    """How many of the suits on the discarded cards count (R10)."""

    seat: int
    cards: tuple[int, ...]


@dataclass(slots=True, unsafe_hash=True)
class Rough:
    """Rough Housing is offered after all following (R15)."""

    seat: int


@dataclass(slots=True, unsafe_hash=True)
class OfferDoOver:
    """Do-Over is offered (R16)."""

    seat: int


@dataclass(slots=True, unsafe_hash=True)
class RecruitPhase:
    """F-RECRUIT: exactly one card."""

    seat: int


@dataclass(slots=True, unsafe_hash=True)
class Party:
    """Birthday Party: one more from the park or the park deck."""

    seat: int


@dataclass(slots=True, unsafe_hash=True)
class BeforeDiscard:
    """Recycling's last moment (R17)."""

    seat: int


@dataclass(slots=True, unsafe_hash=True)
class Over:
    """The game is over."""


Frame = (
    Turn | Draft | ChoosePlay | NameCoin | ChooseAction | ChooseSuit | AddCards | Run | ChooseRule
    | ChoosePerk | Following | FollowMore | FollowCount | Rough | OfferDoOver | RecruitPhase
    | Party | BeforeDiscard | MeetNeed | ChooseKidAction | ChooseHouse | ChooseDraw | Over
)  # fmt: skip


def op_of(frame: Frame) -> Op | None:
    """What the step of an action that is under way does; None for a bracket and what is no step."""
    unit = frame.action.steps[frame.index].unit if isinstance(frame, Run) else None
    return unit.op if isinstance(unit, Unit) else None
