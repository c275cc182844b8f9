"""What pictures show: every screen, and the table in the situations that differ most."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace

from PySide6.QtCore import QCoreApplication, QEvent, QMetaObject, QObject, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtQml import QQmlProperty
from PySide6.QtQuick import QQuickItem, QQuickWindow

from fort_desktop.games.fort.cards import load_cards
from fort_desktop.games.fort.play.adapter import FortTable
from fort_desktop.games.fort.rules.cards import CardSet
from fort_desktop.games.fort.rules.moves import Recruit, UseCat
from fort_desktop.games.fort.screen.cards.cards_model import CardsModel
from fort_desktop.play.playing_on import play_until
from fort_desktop.play.record import to_record
from fort_desktop.play.table import AnyTable
from fort_desktop.ui.app import Stage
from tools.pictures import full_disk, hinted
from tools.pictures.staging import (
    asked,
    bid_more,
    pets_table,
    sample_table,
    staged,
    towers_staged,
    towers_table,
)

USUAL: Mapping[str, str | int] = {"theme": "day", "text_size": 100}
_SWING = -7.0  # degrees: how a card hangs when it is moved to the left at an easy pace
_LEFT, _RIGHT, _NONE = (
    Qt.MouseButton.LeftButton,
    Qt.MouseButton.RightButton,
    Qt.MouseButton.NoButton,
)

Make = Callable[[CardSet], AnyTable]
Act = Callable[[Stage], None]


@dataclass(frozen=True, slots=True)
class Scene:
    """A picture to take: what to show, and what to do there before each picture and after it.

    Attributes:
        name: of the file.
        screen: of the app; "table" needs a game.
        game: makes the game to show.
        act: done before each picture, when the window has its size and language.
        after: takes back what `act` did.
        looks: the settings that differ from the usual ones.
    """

    name: str
    screen: str
    game: Make | None = None
    act: Act | None = None
    after: Act | None = None
    looks: Mapping[str, str | int] = field(default_factory=dict)


def scenes() -> Iterator[Scene]:
    """All of them."""
    yield Scene("title", "title")
    yield Scene("title-left", "title", act=_leave_two, after=_forget_left)
    yield Scene("left-games", "left", act=_leave_several, after=_forget_left)
    yield Scene("new-game", "new-game")
    yield Scene("new-game-four", "new-game", act=_seats(4), after=_seats(2))
    yield Scene("new-game-towers", "new-game", act=_choose("towers", 5), after=_choose("fort", 2))
    yield Scene("settings", "settings")
    yield Scene("about", "settings", act=_about, after=_close("about"))
    yield Scene("about-licence", "settings", act=_read_licence, after=_close("about"))
    yield Scene("mishap", "title", act=_mishap, after=_close("mishapSheet"))
    yield from _turn_scenes()
    yield from _choice_scenes()
    yield from _look_scenes()
    yield from _pet_scenes()
    yield from _towers_scenes()
    yield from _saving_scenes()
    yield Scene("curtain", "table", lambda c: sample_table(c, 3, 5, persons=3))
    yield Scene(
        "curtain-back", "table", lambda c: sample_table(c, 3, 5, persons=3, draft=True), _keep
    )
    yield Scene("scoring", "scoring", _finished)
    yield Scene("scoring-chart", "scoring", lambda c: _finished(c, 2))
    yield Scene("scoring-pets", "scoring", _finished_with_pets)
    yield Scene("scoring-towers", "scoring", _finished_towers(2))
    yield Scene("scoring-towers-5", "scoring", _finished_towers(5))
    yield Scene("scoring-towers-chart", "scoring", _finished_towers(5), _turn_over, _turn_over)


def _turn_scenes() -> Iterator[Scene]:
    """The parts of a turn."""
    yield _table("start", 2, asked("play", least=4))
    yield Scene("table-drag", "table", _game(3, asked("add", least=3)), _hold_card, _let_go)
    yield _table("add", 3, asked("add", least=3, from_round=3))
    yield _table("preview", 3, _two_added)
    yield _table("follow", 3, asked("follow", least=3))
    yield _table("recruit", 3, asked("recruit-phase", from_round=4))
    yield _table("yards", 4, _yards_call)
    yield _table("late", 4, asked("play", from_round=8))
    yield Scene("table-draft", "table", lambda c: sample_table(c, 3, 5, draft=True))


def _choice_scenes() -> Iterator[Scene]:
    """Choices within an action."""
    yield _table("tokens", 3, asked("kind", least=2))
    yield _table("pay", 3, asked("pay", least=2))
    yield _table("trash", 2, asked("trash", least=4))
    yield _table("coin", 3, asked("coin"))
    yield _table("rule", 3, asked("rule"))
    yield _table("perk", 3, asked("perk"))


def _look_scenes() -> Iterator[Scene]:
    """Other colours and sizes of text, and what opens over the table."""
    late = _game(4, asked("play", from_round=5))
    yield Scene("table-evening", "table", late, looks={"theme": "evening"})
    start, evening = _game(4, asked("play", least=4)), {"theme": "evening"}
    yield Scene("table-bored", "table", start, looks=evening)
    yield Scene("table-alone", "table", _game(3, _kids_wait), _leave_alone, _come_back, evening)
    yield Scene("table-contrast", "table", late, looks={"theme": "contrast"})
    yield Scene("table-large-text", "table", late, looks={"text_size": 130})
    yield Scene("table-recap", "table", late, _open("recap"), _close("recap"))
    yield Scene("table-card", "table", late, _look_closely, _close("largeView"))
    yield Scene("table-help", "table", late, _open("help"), _close("help"))
    yield Scene("table-hint", "table", late, hinted.advise, hinted.forget)


def _pet_scenes() -> Iterator[Scene]:
    """Dogs and cats."""
    yield Scene("table-pets", "table", _pets(4, _pets_everywhere, seed=6))
    yield Scene("table-need", "table", _pets(3, _need_half_met, seed=11))
    yield Scene("table-cats", "table", _pets(3, _cats_help, seed=18))
    yield Scene("table-house", "table", _pets(4, asked("house", from_round=3), seed=13))


def _towers_scenes() -> Iterator[Scene]:
    """5 Towers: a small table, bids to be beaten, all five seats, cards to be built."""
    yield _towers("2", 2, asked("bid", from_round=7, least=4))
    yield replace(_towers("3-bid", 3, _to_outbid), act=bid_more)
    yield _towers("5", 5, asked("bid", from_round=12, least=3))
    yield _towers("build", 3, asked("demolish", from_round=6, least=2))


def _saving_scenes() -> Iterator[Scene]:
    """What cannot be saved, and bots that think less: signs that last, and the question at last."""
    table, fill, empty = _game(3, asked("follow", least=3)), full_disk.fill, full_disk.empty
    five = _towers("5", 5, asked("bid", from_round=12, least=3))
    yield Scene("unsaved-title", "title", act=fill, after=empty)
    yield Scene("unsaved-new-game", "new-game", act=fill, after=empty)
    yield Scene("unsaved-table", "table", table, fill, empty)
    yield replace(five, name="unsaved-towers", act=fill, after=empty)
    yield Scene("unsaved-leaving", "table", table, full_disk.ask, _stay)
    yield Scene("unsaved-place", "table", table, full_disk.ask_where, _stay)


# --- games --------------------------------------------------------------------------------------


def _game(seats: int, there: Callable[[FortTable], bool]) -> Make:
    return lambda cards: staged(cards, seats, there)


def _table(name: str, seats: int, there: Callable[[FortTable], bool]) -> Scene:
    return Scene(f"table-{name}", "table", _game(seats, there))


def _towers(name: str, seats: int, there: Callable[[AnyTable], bool]) -> Scene:
    return Scene(f"towers-{name}", "table", lambda _: towers_staged(seats, there))


def _to_outbid(table: AnyTable) -> bool:
    """Two others have spoken, and more can be named."""
    spoken = [bid for bid in table.state.bids[1:] if bid is not None]
    return len(spoken) == 2 and max(spoken) > 0 and asked("bid", from_round=8, least=4)(table)


def _pets(seats: int, there: Callable[[FortTable], bool], seed: int = 1) -> Make:
    """With dogs and cats; the games are looked through from that seed on."""
    return lambda cards: staged(cards, seats, there, seeds=range(seed, 200), pets=True)


def _pets_everywhere(table: FortTable) -> bool:
    """A dog in hand, another at home, a cat held, another behind the fence."""
    mine, state = table.state.seats[0], table.state
    home = mine.cats and state.cats and mine.doghouse
    ready = home and asked("play", from_round=9, least=3)(table)
    return bool(ready) and any(state.cards.is_dog(card) for card in mine.hand)


def _need_half_met(table: FortTable) -> bool:
    """A card was added to the dog, and more is needed."""
    return asked("need", least=2)(table) and len(table.view(0).table) == 2


def _cats_help(table: FortTable) -> bool:
    """Own cats can be used, and a rival has one."""
    if not asked("play", least=3)(table) or not any(seat.cats for seat in table.state.seats[1:]):
        return False
    return sum(isinstance(move, UseCat) for move in table.legal()) > 1


def _two_added(table: FortTable) -> bool:
    return asked("add")(table) and len(table.view(0).table) == 3


def _yards_call(table: FortTable) -> bool:
    """Kids of two rivals may be recruited."""
    if not asked("recruit-phase", from_round=3)(table):
        return False
    yards = {m.seat for m in table.legal() if isinstance(m, Recruit) and m.source == "yard"}
    return len(yards) > 1


def _kids_wait(table: FortTable) -> bool:
    """Kids are bored in two yards, and nobody is in the own one."""
    yards = [len(seat.yard) for seat in table.state.seats]
    return asked("play", least=4)(table) and yards[0] == 0 and min(yards[1:]) > 1


def _finished(cards: CardSet, seats: int = 4) -> FortTable:
    table = sample_table(cards, seats, 11)
    play_until(table, lambda t: t.over)
    return table


def _finished_with_pets(cards: CardSet) -> FortTable:
    table = pets_table(cards, 4, 11)
    play_until(table, lambda t: t.over)
    return table


def _finished_towers(seats: int) -> Make:
    def make(_: CardSet) -> AnyTable:
        table = towers_table(seats, 2)
        play_until(table, lambda t: t.over)
        return table

    return make


# --- acts ---------------------------------------------------------------------------------------


def _seats(count: int) -> Act:
    return lambda stage: stage.app.setup.set_count(count)  # type: ignore[attr-defined]


def _choose(game: str, count: int) -> Act:
    def choose(stage: Stage) -> None:
        stage.app.setup.set_game(game)  # type: ignore[attr-defined]
        stage.app.setup.set_count(count)  # type: ignore[attr-defined]

    return choose


def _keep(stage: Stage) -> None:
    """A card is kept, which can be taken back until the next person looks."""
    stage.app.table_of("fort").curtain.open()
    stage.app.table_of("fort").touch.choose(0)  # type: ignore[attr-defined]


def _leave_two(stage: Stage) -> None:
    """A game of each kind waits to be continued."""
    five = towers_table(5, 3)
    play_until(five, asked("bid", from_round=4), "random")
    for table in (five, pets_table(load_cards(), 4, 6)):
        stage.app.left.leave(table)  # type: ignore[attr-defined]


def _leave_several(stage: Stage) -> None:
    """Other games of one kind wait behind the newest."""
    left = [to_record(towers_table(seats, seats)) for seats in (5, 2, 3)]
    stage.app.left.find([], left)  # type: ignore[attr-defined]
    stage.app.left.look_through("towers")  # type: ignore[attr-defined]


def _forget_left(stage: Stage) -> None:
    stage.app.left.find([])  # type: ignore[attr-defined]
    for table in stage.app.left.tables():  # type: ignore[attr-defined]
        stage.app.left.take(table.game.id)  # type: ignore[attr-defined]


def _turn_over(stage: Stage) -> None:
    """The other side of the final scoring, and back."""
    items = _walk(stage.window.contentItem())
    screen = next(item for item in items if item.property("overleaf") is not None)
    screen.setProperty("overleaf", not screen.property("overleaf"))


def _open(sheet: str) -> Act:
    return lambda stage: _call(stage, sheet, "show")


def _close(sheet: str) -> Act:
    return lambda stage: _call(stage, sheet, "close")


def _about(stage: Stage) -> None:
    QMetaObject.invokeMethod(stage.window, "tellAbout")


def _mishap(stage: Stage) -> None:
    stage.mishap.hear()


def _read_licence(stage: Stage) -> None:
    """That of the second part is long, and has two texts."""
    _about(stage)
    QMetaObject.invokeMethod(_named(stage, "licence1"), "strike")


def _call(stage: Stage, name: str, method: str) -> None:
    for sheet in stage.window.findChildren(QObject, name):  # that of a table left may be there
        QMetaObject.invokeMethod(sheet, method)


def _stay(stage: Stage) -> None:
    _call(stage, "unsavedSheet", "close")
    full_disk.empty(stage)


def _look_closely(stage: Stage) -> None:
    at = _middle(_hand(stage)[0])
    for kind in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease):
        _mouse(stage.window, kind, at, _RIGHT)


def _hold_card(stage: Stage) -> None:
    """Hold a card over the play area, as a hand does that comes from the right."""
    card = next(item for item in _hand(stage) if item.property("usable"))
    start = _middle(card)
    _mouse(stage.window, QEvent.Type.MouseButtonPress, start, _LEFT)
    for far in (10, 20, 40):
        _mouse(stage.window, QEvent.Type.MouseMove, start - QPointF(0, far), _LEFT)
    end = _middle(_named(stage, f"mat{int(CardsModel.Zone.Play)}"))
    _mouse(stage.window, QEvent.Type.MouseMove, end, _LEFT)
    QQmlProperty(card, "lift.tilt").write(_SWING)  # without animation nothing swings


def _let_go(stage: Stage) -> None:
    """Nothing is played: what is held goes back before the button is released."""
    press, release = QEvent.Type.KeyPress, QEvent.Type.KeyRelease
    for kind in (press, release):
        key = QKeyEvent(kind, Qt.Key.Key_Escape, Qt.KeyboardModifier.NoModifier)
        QCoreApplication.sendEvent(stage.window, key)
    _mouse(stage.window, QEvent.Type.MouseButtonRelease, QPointF(1, 1), _LEFT)


def _leave_alone(stage: Stage) -> None:
    """A butterfly rests on the fence of the second rival."""
    _named(stage, "life").setProperty("alone", True)
    QMetaObject.invokeMethod(_named(stage, "visitors"), "settle")


def _come_back(stage: Stage) -> None:
    _named(stage, "life").setProperty("alone", False)


def _mouse(window: QQuickWindow, kind: QEvent.Type, at: QPointF, button: Qt.MouseButton) -> None:
    """The window is told as by the system."""
    moves, ends = kind == QEvent.Type.MouseMove, kind == QEvent.Type.MouseButtonRelease
    event = QMouseEvent(
        kind,
        at,
        at,
        window.mapToGlobal(at),
        _NONE if moves else button,
        _NONE if ends else button,
        Qt.KeyboardModifier.NoModifier,
    )
    QCoreApplication.sendEvent(window, event)


def _walk(item: QQuickItem) -> Iterator[QQuickItem]:
    """All items in sight; repeated ones are no QObject children of the window."""
    for child in item.childItems():
        if child.isVisible():
            yield child
            yield from _walk(child)


def _named(stage: Stage, name: str) -> QQuickItem:
    return next(i for i in _walk(stage.window.contentItem()) if i.objectName() == name)


def _hand(stage: Stage) -> list[QQuickItem]:
    """The cards of the hand."""
    rows = stage.app.table_of("fort").cards.rows()  # type: ignore[attr-defined]
    return [_named(stage, f"card{r.key}") for r in rows if r.zone == CardsModel.Zone.Hand]


def _middle(item: QQuickItem) -> QPointF:
    return item.mapToScene(QPointF(item.width() * 0.3, item.height() * 0.5))
