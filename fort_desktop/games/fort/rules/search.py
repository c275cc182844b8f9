"""Whether a play can still be brought to a proper end: the rest of it is tried on copies.

A leader's play ends properly when at least one action was carried out in full and no added card is
idle (F-PLAY 4, 5); a follower's action must be carried out in full (F-FOLLOW 2). One of several
moves that differ only in which card is touched is tried. Further cards are added only where the
repetitions that they bring can make something else possible; elsewhere more cards never help.
A long search remembers its positions: other ways lead to most of them again.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, fields
from functools import cache

from fort_desktop.games.fort.rules import frames as fr
from fort_desktop.games.fort.rules import moves as mv
from fort_desktop.games.fort.rules import needs, resolve
from fort_desktop.games.fort.rules.actions import SUIT_OF, Action, Count, Op
from fort_desktop.games.fort.rules.candidates import candidates
from fort_desktop.games.fort.rules.cards import CardSet, Kid
from fort_desktop.games.fort.rules.counting import idle
from fort_desktop.games.fort.rules.decide import decide
from fort_desktop.games.fort.rules.frames import Played, Run
from fort_desktop.games.fort.rules.moves import Move
from fort_desktop.games.fort.rules.state import Seat, State

SHORT = 50  # positions; most searches end sooner, and to remember one takes as long as a copy


@dataclass(slots=True)
class _Search:
    """What one search goes by.

    Attributes:
        hidden: cards that nobody knew when it began: their suits count for nothing.
        entered: how many positions it has looked into.
        known: for those remembered, whether the play can end properly from there.
        idle_too: whether an action carried out in full is enough, be added cards idle or not.
        useful: the added card that may not be idle even then; -1 is none.
    """

    hidden: Sequence[int]
    entered: int = 0
    known: dict[object, bool] = field(default_factory=dict)
    idle_too: bool = False
    useful: int = -1


def survives(state: State, move: Move) -> bool:
    """Whether the play can end properly after this candidate."""
    return _survives(state, move, _Search(state.park_deck))


def leaves_whole(state: State, move: Move, useful: int = -1) -> bool:
    """Whether an action of the leader can be carried out in full after this candidate, whichever
    added cards are idle then, but for `useful`."""
    return _survives(state, move, _Search(state.park_deck, idle_too=True, useful=useful))


def surviving(state: State, found: Sequence[Move]) -> list[Move]:
    """The candidates after which the play can end properly."""
    search = _Search(state.park_deck)
    known: dict[object, bool] = {}
    kept = []
    for move in found:
        kind = _kind(state, move, search.hidden)
        if kind not in known:
            known[kind] = _survives(state, move, search)
        if known[kind]:
            kept.append(move)
    return kept


def _survives(state: State, move: Move, search: _Search) -> bool:
    ahead = state.copy()
    decide(ahead, ahead.stack[-1], move)
    while isinstance(run := ahead.stack[-1], Run):
        if resolve.proceed(ahead, run):
            break
    search.entered += 1
    if search.entered <= SHORT:
        return _reachable(ahead, search)
    position = _position(ahead)
    if position not in search.known:
        search.known[position] = _reachable(ahead, search)
    return search.known[position]


def _reachable(state: State, search: _Search) -> bool:
    """Whether the play can end properly from a position where something is asked."""
    frame = state.stack[-1]
    play = state.play
    if isinstance(frame, fr.Turn):
        return play is None or _ended_well(state, play)
    if search.idle_too and isinstance(frame, fr.ChooseAction) and _is_useful(state, search.useful):
        return True
    if isinstance(frame, fr.MeetNeed):
        return _any_survives(state, needs.worth_trying(state, frame.seat), search)
    found = candidates(state, frame)
    hidden = search.hidden
    if isinstance(frame, fr.ChoosePlay):  # after a cat
        return _any_survives(state, [m for m in found if not _is_of(m, hidden)], search)
    if isinstance(frame, fr.ChooseAction) and mv.Finish() in found:
        return True
    if not isinstance(frame, fr.AddCards):
        return _any_survives(state, found, search)
    adding = [move for move in found if isinstance(move, mv.Add | mv.Use)]
    rest = [move for move in found if not isinstance(move, mv.Add | mv.Use)]
    if _any_survives(state, rest, search):
        return True
    if play is None or not interacting(state.cards)[play.card]:
        return False
    return _any_survives(state, [m for m in adding if m.card not in hidden], search)


def _is_useful(state: State, card: int) -> bool:
    """Whether an action has been carried out in full, and an added card is not idle."""
    play = state.play
    return play is not None and any(play.whole) and card not in idle(state.cards, play)


def _is_of(move: Move, hidden: Sequence[int]) -> bool:
    return isinstance(move, mv.Play | mv.Recycle) and move.card in hidden


def _ended_well(state: State, play: Played) -> bool:
    """Whether a follower has done the action in full, or a dog its own (F-FOLLOW 2, R24)."""
    if play.card >= state.cards.first_dog:
        return all(play.whole)
    return not play.followed_in_part


def _any_survives(state: State, found: Sequence[Move], search: _Search) -> bool:
    tried: set[object] = set()
    for move in found:
        kind = _kind(state, move, search.hidden)
        if kind not in tried:
            tried.add(kind)
            if _survives(state, move, search):
                return True
    return False


_UNORDERED = frozenset({"hand", "yard", "lookout", "discard", "park", "box"})
_OF_SEAT = [f.name for f in fields(Seat)]
_OF_STATE = [
    f.name for f in fields(State) if f.compare and f.name not in {"cards", "options", "seats"}
]


def _position(state: State) -> object:
    """Equal for two positions of a search that offer the same, in whichever order cards came.

    No play shuffles a discard pile; only what a follower has just put there is looked for on top.
    """
    frame = state.stack[-1]
    top = tuple(state.seats[frame.seat].discard[-2:]) if isinstance(frame, fr.ChooseSuit) else ()
    return (*_frozen(state, _OF_STATE), *(tuple(_frozen(s, _OF_SEAT)) for s in state.seats), top)


def _frozen(thing: Seat | State, names: Sequence[str]) -> Iterator[object]:
    for name in names:
        value = getattr(thing, name)
        if name in _UNORDERED:
            yield frozenset(value)
        else:
            yield tuple(value) if isinstance(value, list) else value


def _kind(state: State, move: Move, hidden: Sequence[int]) -> object:
    """Moves of the same kind differ in nothing that matters for the rest of the play.

    Which card is touched matters only where cards may have to be added: then its suits do. Dogs are
    not like kids: they can neither be trashed nor go to a lookout (D-SUIT). Before a card is played
    each matters by itself, for it may be the one to play.
    """
    match move:
        case mv.Trash() | mv.Lookout() | mv.Recruit():
            seat = state.stack[-1].seat if not isinstance(state.stack[-1], fr.Over) else -1
            dog = state.cards.is_dog(move.card)
            kind: tuple[object, ...] = (type(move), move.source, move.seat == seat, dog)
        case mv.Add() | mv.Use() if isinstance(state.stack[-1], fr.MeetNeed):
            return (type(move), move.reading, state.cards.cards[move.card].id)
        case mv.Add() | mv.Use():
            kind = (type(move), move.reading, state.cards.is_dog(move.card))
        case mv.Recycle():
            kind = (mv.Recycle, state.cards.is_dog(move.card))
        case mv.TakeRule():
            return mv.TakeRule
        case _:
            return move
    play = state.play
    if play is not None and not interacting(state.cards)[play.card]:
        return kind
    if move.card < 0 or move.card in hidden:
        return (*kind, "hidden")
    if play is None:
        return (*kind, state.cards.cards[move.card].id)
    return (*kind, state.cards.suits[move.card])


# --- do added cards help? -----------------------------------------------------------------------

_CANNOT_LAPSE = frozenset({Op.VP, Op.TRASH_THIS})
_BRINGS_NOTHING = _CANNOT_LAPSE | {Op.TRASH, Op.TRASH_RIVAL}
# What there is to recruit, or to trash with rivals, comes from nobody's action.
_NEEDS_NOTHING = _CANNOT_LAPSE | {Op.TRASH_RIVAL, Op.RECRUIT}
_FROM_HAND = frozenset({Op.TRASH, Op.LOOKOUT})
_COPIES = frozenset({Op.COPY_PACK, Op.COPY_RIVAL_PACK})


@cache
def interacting(cards: CardSet) -> tuple[bool, ...]:
    """By card number: whether added cards can make possible what the card could not do else.

    They never can where each step that they repeat is all there is to its action, but for points:
    such an action is either whole, and the play ends properly without them, or its step has
    reached a limit that they do not move. Otherwise they may, if the repetitions bring tokens,
    room or cards that something else on the card needs: "pizza x shovel -> fort".
    """
    by_kid = {kid.id: _interacts(kid) for kid in cards.kids}
    return tuple(by_kid.get(card.id, False) for card in cards.cards)


@dataclass(slots=True, unsafe_hash=True)
class _Icon:
    """A unit of a card: which action it is in, what repeats it, whether a bracket holds it."""

    action: int
    place: int
    op: Op
    times: frozenset[Count]
    bracket: bool

    @property
    def by_suit(self) -> bool:
        return any(count.is_suit for count in self.times)

    @property
    def by_state(self) -> bool:
        return any(not count.is_suit for count in self.times)


def _interacts(kid: Kid) -> bool:
    icons = [
        _Icon(number, place, op, times, bracket)
        for number, action in enumerate(kid.actions)
        if action is not None
        for place, (op, times, bracket) in enumerate(_ops(action, frozenset()))
    ]
    return any(
        icon.by_suit
        and _falls_short(icon, icons)
        and _helps(kid, icon, [other for other in icons if other is not icon])
        for icon in icons
    )


def _falls_short(icon: _Icon, icons: list[_Icon]) -> bool:
    """Whether its action can fail to be whole though more repetitions could be done.

    Something else in the action may lapse. A pack of which only one kind fits is copied in part
    each time, and within a bracket another kind may be chosen each time.
    """
    company = [
        other
        for other in icons
        if other.action == icon.action and other is not icon and other.op not in _CANNOT_LAPSE
    ]
    return bool(company) or icon.op in _COPIES or (icon.op is Op.RESOURCE and icon.bracket)


def _helps(kid: Kid, icon: _Icon, others: list[_Icon]) -> bool:
    """Whether what an icon brings is of use for any of the others."""
    if icon.op in _BRINGS_NOTHING:
        return False
    if any(other.by_state for other in others):
        return True  # it may change what they count
    if icon.op is Op.LOOKOUT:
        return False
    if icon.op is Op.RECRUIT:  # recruited cards may be trashed, or recycled for the lookout
        takers = [other for other in others if other.op in _FROM_HAND]
        one_at_least = all(SUIT_OF.get(count) in kid.suits for count in icon.times)
        return len(takers) > one_at_least or any(other.times for other in takers)
    return any(other.op not in _NEEDS_NOTHING | {Op.TRASH} for other in others)


def _ops(
    action: Action, times: frozenset[Count], *, bracket: bool = False
) -> Iterator[tuple[Op, frozenset[Count], bool]]:
    """Every unit's operation, all that repeats it, and whether it stands in a bracket."""
    for step in action.steps:
        counts = times if step.times is None else times | {step.times}
        if isinstance(step.unit, Action):
            yield from _ops(step.unit, counts, bracket=True)
        else:
            yield step.unit.op, counts, bracket
