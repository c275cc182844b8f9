"""That the own towers take few of the cards still to come: said once, as soon as it is so."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fort_desktop.games.towers.play.room import narrow
from fort_desktop.games.towers.rules.building import below_top, is_finished
from fort_desktop.games.towers.rules.state import State
from fort_desktop.games.towers.words.texts import words

if TYPE_CHECKING:
    from fort_desktop.games.towers.screen.presenter import TowersPresenter


def narrow_text(presenter: TowersPresenter) -> str:
    """The warning, in the first round that begins so; empty in others, and for who only watches."""
    table, viewer = presenter.table, presenter.viewer
    if table.seats[viewer].kind != "person":
        return ""
    begun = _beginnings(presenter)
    now = begun[-1]
    found = narrow(now, viewer)
    if found is None or any(narrow(state, viewer) is not None for state in reversed(begun[:-1])):
        return ""
    say, towers = words().coach, now.seats[viewer].towers
    if all(map(is_finished, towers)):
        return say.all_finished()
    told = say.few_fit(*found)
    opened = any(below_top(tower) is not None for tower in towers)
    return f"{told} {say.ball_makes_room()}" if opened else told


def _beginnings(presenter: TowersPresenter) -> list[State]:
    """The position in which each round began, as far as it is remembered."""
    states = [entry.before for entry in presenter.table.history]
    states.append(presenter.table.state)
    first: dict[int, State] = {}
    for state in states:
        first.setdefault(state.round, state)
    return list(first.values())
