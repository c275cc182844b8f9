"""What cards would change, source by source."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from fort_desktop.games.towers.rules.building import NOTHING, top_of
from fort_desktop.games.towers.rules.cards import KINDS, LEAPER, OPEN, TOP, kind_of, number_of
from fort_desktop.games.towers.rules.planning import Outcome
from fort_desktop.games.towers.rules.scoring import MAIN, RUBBLE, score_seat
from fort_desktop.games.towers.rules.state import Seat
from fort_desktop.games.towers.screen.models import TowerGainRow
from fort_desktop.games.towers.words.texts import words


def gains(seat: Seat, done: Outcome, *, last: bool = False) -> list[TowerGainRow]:
    """A row for each tower that changes, then the main tower and the rubble.

    What a tower takes next is told unless this round is the `last`.
    """
    now = {row.source: row.points for row in score_seat(seat)}
    then = {row.source: row.points for row in score_seat(done.seat)}
    told = _told(seat, done, now, then, last=last)
    return [TowerGainRow(kind, text, then[kind] - now[kind]) for kind, text in told]


def _told(
    seat: Seat, done: Outcome, now: Mapping[str, int], then: Mapping[str, int], *, last: bool
) -> Iterator[tuple[str, str]]:
    say = words().preview
    for number, kind in enumerate(KINDS):
        built = [number_of(card) for card in done.order if kind_of(card) == number]
        if built:
            text = _tower(seat, done, number, built)
            # A line that tells of a demolition has no room for what follows.
            fell = done.demolished >= 0 and kind_of(done.demolished) == number
            yield kind, text if last or fell else _following(text, built[-1])
    if now[MAIN] != then[MAIN]:
        yield MAIN, say.main(now[MAIN], then[MAIN])
    if now[RUBBLE] != then[RUBBLE]:
        yield RUBBLE, say.rubble(now[RUBBLE], then[RUBBLE])


def _tower(seat: Seat, done: Outcome, kind: int, built: Sequence[int]) -> str:
    say = words().preview
    broken = done.demolished if done.demolished >= 0 and kind_of(done.demolished) == kind else -1
    tower = seat.towers[kind]
    top = top_of(tower[:-1] if broken >= 0 else tower)
    numbers = ", ".join(map(str, built))
    text = say.founds(numbers) if top == NOTHING else say.on(numbers, top)
    if broken >= 0:
        text = say.demolished(text, number_of(broken))
    return say.finished(text) if built[-1] == TOP else text


def _following(text: str, top: int) -> str:
    """What goes on the new top; a finished tower says that of itself (T-BUILD)."""
    say = words().preview
    if top == TOP:
        return text
    if top == OPEN:
        return say.then_any(text)
    return (say.then_below_or_9 if top < LEAPER else say.then_below)(text, top)
