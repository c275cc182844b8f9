"""What earned a seat its points at the end of 5 Towers, in a sentence for each source."""

from __future__ import annotations

from collections.abc import Mapping

from fort_desktop.games.towers.rules.building import top_of
from fort_desktop.games.towers.rules.cards import KINDS, TOP, number_of
from fort_desktop.games.towers.rules.scoring import MAIN, RUBBLE, main_tower
from fort_desktop.games.towers.rules.state import Seat
from fort_desktop.games.towers.words.texts import words

_ADDED = 6  # numbers of a longer sum are left out


def earned(seat: Seat, points: Mapping[str, int]) -> dict[str, str]:
    """By source, why a seat has those `points`, none, or less (T-SCORE)."""
    return {source: _why(seat, source, n) for source, n in points.items()}


def _why(seat: Seat, source: str, n: int) -> str:
    if source == MAIN:
        kind = main_tower(seat)
        say, names = words().counted, words().names
        return say.main(names.tower(KINDS[kind]), n) if kind >= 0 else say.no_main()
    return _rubble(len(seat.rubble), -n) if source == RUBBLE else _tower(seat, source, n)


def _tower(seat: Seat, kind: str, n: int) -> str:
    tower, name, say = seat.towers[KINDS.index(kind)], words().names.tower(kind), words().counted
    if not tower:
        return say.no_tower(name)
    spoken = say.finished if top_of(tower) == TOP else say.tower
    return spoken(name, ", ".join(str(number_of(card)) for card in tower), n)


def _rubble(cards: int, cost: int) -> str:
    say = words().counted
    if cards < 2:
        return say.rubble_one() if cards else say.no_rubble()
    costs = [str(n) for n in range(1, cards + 1)]
    if cards > _ADDED:
        costs[3:-1] = ["…"]
    return say.rubble(" + ".join(costs), cost)
