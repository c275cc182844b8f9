"""What people did at a table, counted by turns: pure, so that tests can prove it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from statistics import fmean, median
from typing import Any

Turn = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Act:
    """What one thing that a person wanted took.

    Attributes:
        seat: the person's.
        turn: round and leader of the turn in which it was done.
        kind: what was wanted, in words.
        acts: clicks, or keys that decide.
        steps: keys that only lead there.
        asks: whether it answers whether to follow.
        follows: whether that answer was yes.
    """

    seat: int
    turn: Turn
    kind: str
    acts: int = 0
    steps: int = 0
    asks: bool = False
    follows: bool = False

    @property
    def own(self) -> bool:
        """Whether it was the person's own turn."""
        return self.turn[1] == self.seat


@dataclass(slots=True)
class Spent:
    """Acts and steps; `follows` and `times` as they are asked for."""

    acts: int = 0
    steps: int = 0
    follows: bool = False
    times: int = 0

    def add(self, act: Act) -> None:
        """One more."""
        self.acts += act.acts
        self.steps += act.steps
        self.times += 1


@dataclass(frozen=True, slots=True)
class Share:
    """What one kind of thing that was wanted took of the own turns of people.

    Attributes:
        kind: what was wanted, in words.
        acts: in a turn, on average over all turns.
        turns: the part of the turns in which it took any.
        share: the median of its part of a turn's acts, where it took any.
        dear: acts in a turn, on average over those that took more than was allowed.
    """

    kind: str
    acts: float
    turns: float
    share: float
    dear: float


@dataclass(slots=True)
class Tally:
    """Whole games, counted.

    Attributes:
        turns: what each own turn of a person took, also those that took nothing.
        split: acts by kind, of each of these turns.
        following: what each answer whether to follow took, with all that was decided after it.
        kinds: by what was wanted, what it took in all.
        curtains: how often the device was handed over.
        again: how often of these to somebody who had been handed it for that play before.
        played: turns of anybody.
        suffered: what was made for a person who could not choose otherwise, but would have.
    """

    turns: list[Spent] = field(default_factory=list)
    split: list[dict[str, int]] = field(default_factory=list)
    following: list[Spent] = field(default_factory=list)
    kinds: dict[str, Spent] = field(default_factory=dict)
    curtains: int = 0
    again: int = 0
    played: int = 0
    suffered: int = 0

    def count(self, acts: Sequence[Act], turns: Iterable[Turn], people: Iterable[int]) -> None:
        """One game more: what was done, its turns by round and leader, and who are people."""
        every, persons = [*dict.fromkeys(turns)], set(people)
        self.played += len(every)
        own = [turn for turn in every if turn[1] in persons]
        self.turns += own_turns(acts, own)
        self.split += by_kind(acts, own)
        self.following += answers(acts)
        for act in acts:
            self.kinds.setdefault(act.kind, Spent()).add(act)

    def hand_overs(self, taken: Sequence[tuple[int, Turn, int]]) -> None:
        """Those of a game more: who took the device, in which turn, and for which play of it."""
        self.curtains += len(taken)
        self.again += len(taken) - len(set(taken))

    def as_json(self) -> dict[str, Any]:
        """Plain values."""
        return asdict(self)

    def dearest(self, most: int) -> list[tuple[str, float, float]]:
        """The kinds that took most acts: kind, acts a turn, times a turn."""
        turns = max(1, len(self.turns))
        ranked = sorted(self.kinds.items(), key=lambda item: -item[1].acts)
        return [(kind, each.acts / turns, each.times / turns) for kind, each in ranked[:most]]

    def shares(self, most: int, allowed: int) -> list[Share]:
        """The kinds that took most acts of own turns, of which so many are allowed."""
        dear = [turn for turn in self.split if sum(turn.values()) > allowed]
        kinds = {kind for turn in self.split for kind, acts in turn.items() if acts}
        found = [self._share(kind, dear) for kind in sorted(kinds)]
        return sorted(found, key=lambda share: -share.acts)[:most]

    def _share(self, kind: str, dear: Sequence[Mapping[str, int]]) -> Share:
        having = [turn for turn in self.split if turn.get(kind)]
        return Share(
            kind,
            fmean(turn.get(kind, 0) for turn in self.split),
            len(having) / len(self.split),
            median(turn[kind] / sum(turn.values()) for turn in having),
            fmean(turn.get(kind, 0) for turn in dear) if dear else 0.0,
        )


def tally_of(seen: Mapping[str, Any]) -> Tally:
    """What `Tally.as_json` made plain, as it was; whatever else was seen is left out."""
    return Tally(
        turns=[Spent(**each) for each in seen["turns"]],
        split=seen["split"],
        following=[Spent(**each) for each in seen["following"]],
        kinds={kind: Spent(**each) for kind, each in seen["kinds"].items()},
        curtains=seen["curtains"],
        again=seen["again"],
        played=seen["played"],
        suffered=seen["suffered"],
    )


def own_turns(acts: Iterable[Act], turns: Iterable[Turn]) -> list[Spent]:
    """What each of these turns took its leader."""
    found = {turn: Spent() for turn in turns}
    for act in acts:
        if act.own and act.turn in found:
            found[act.turn].add(act)
    return [*found.values()]


def by_kind(acts: Iterable[Act], turns: Iterable[Turn]) -> list[dict[str, int]]:
    """The acts of each of these turns that its leader took for each kind of thing."""
    found: dict[Turn, dict[str, int]] = {turn: {} for turn in turns}
    for act in acts:
        if act.own and act.turn in found:
            kinds = found[act.turn]
            kinds[act.kind] = kinds.get(act.kind, 0) + act.acts
    return [*found.values()]


def answers(acts: Iterable[Act]) -> list[Spent]:
    """What each answer to whether to follow took, to the end of what its seat decided there."""
    return [*_answers(acts)]


def _answers(acts: Iterable[Act]) -> Iterator[Spent]:
    under_way: dict[tuple[int, Turn], Spent] = {}
    for act in acts:
        if act.own:
            continue
        place = (act.seat, act.turn)
        if act.asks:
            under_way[place] = Spent(follows=act.follows)
            yield under_way[place]  # what comes later is still added
        if place in under_way:
            under_way[place].add(act)
