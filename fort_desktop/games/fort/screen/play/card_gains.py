"""What a card on the table would give, as QML asks for it when it is pointed at."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from fort_desktop.games.fort.play import gains
from fort_desktop.games.fort.play.forecast import Given
from fort_desktop.games.fort.play.gains import Gain
from fort_desktop.games.fort.rules import moves as mv
from fort_desktop.games.fort.rules.actions import Action, Op
from fort_desktop.games.fort.rules.counting import action_begun
from fort_desktop.games.fort.rules.view import View
from fort_desktop.games.fort.screen.cards.icon_rows import op_tokens
from fort_desktop.games.fort.screen.play.preview_words import amount_text
from fort_desktop.games.fort.screen.presented import presented
from fort_desktop.games.fort.screen.presenter import Presenter
from fort_desktop.games.fort.words.texts import words
from fort_desktop.ui.bridge.table.properties import Property
from fort_desktop.ui.bridge.table.shown import ShownTable

QML_IMPORT_NAME = "Fort"
QML_IMPORT_MAJOR_VERSION = 1

_PLAIN = {Op.PIZZA, Op.TOY, Op.RESOURCE, Op.VP}
_FIGURES = _PLAIN | {Op.PACK, Op.LOOKOUT, Op.RECRUIT, Op.SWAP}


@QmlElement
@QmlUncreatable("made in Python")
class CardGains(QObject):  # type: ignore[operator]  # the stubs miss its __call__
    """Cards are named by their keys. Each is looked at once as long as the table stays the same.

    Attributes:
        serial: changes with the table; whoever shows a gain asks again.
    """

    changed = Signal()

    def __init__(self, shown: ShownTable, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._shown = shown
        self._serial = 0
        self._found: dict[int, tuple[list[str], list[str]]] = {}
        shown.changed.connect(self._look_again)

    @Slot()
    def _look_again(self) -> None:
        self._serial += 1
        self._found = {}
        self.changed.emit()

    @Property(int, notify=changed)
    def serial(self) -> int:
        return self._serial

    @Slot(int, int, result="QStringList")
    def tokens(self, key: int, _serial: int) -> list[str]:
        """The gain as a row of icons, "+2", "pizza": empty where it is no plain amount."""
        return self._of(key)[0]

    @Slot(int, int, result="QStringList")
    def lines(self, key: int, _serial: int) -> list[str]:
        """The gain in words, line by line."""
        return self._of(key)[1]

    def _of(self, key: int) -> tuple[list[str], list[str]]:
        if not self._shown.is_open:
            return [], []
        if key not in self._found:
            self._found[key] = _gain(presented(self._shown), key)
        return self._found[key]


def _gain(presenter: Presenter, key: int) -> tuple[list[str], list[str]]:
    card = presenter.keys.card(key)
    if not presenter.mine or card < 0:
        return [], []
    touched = [presenter.moves[a.move] for a in presenter.offered if a.card == card]
    match presenter.kind:
        case "play" if any(isinstance(move, mv.Play) for move in touched):
            return _to_play(gains.of_play(presenter.game, presenter.view, card))
        case "follow" if any(isinstance(move, mv.Follow) for move in touched):
            return _to_follow(gains.of_follow(presenter.game, presenter.view, card), presenter.view)
        case "add":
            return _to_add(presenter, card, gains.of_added(presenter.game, presenter.view, card))
    if presenter.covered:  # what follows from one's own cards is not for all who may look
        return [], []
    if any(isinstance(move, mv.Recruit) for move in touched):
        say, name = words().gains.suit, words().suits.name
        found = gains.suits_owned(presenter.view, card)
        return [], [say(suit, name(suit), before, after) for suit, before, after in found]
    return [], []


def _to_play(found: tuple[Gain, ...]) -> tuple[list[str], list[str]]:
    """Icons of the action that gives most that can be counted."""
    say = words().gains
    lines = []
    for gain in filter(_is_counted, found):  # what others do stands on the card
        told = _told(gain)
        lines.append(say.up_to(told, gain.most) if gain.most > gain.fits else say.alone(told))
    best = max(filter(_is_plain, found), key=lambda gain: gain.fits, default=None)
    return ([] if best is None else _plus(best, best.fits)), lines


def _to_follow(gain: Gain | None, view: View) -> tuple[list[str], list[str]]:
    if gain is None:
        return [], []
    say, unit = words().gains, gain.action.steps[0].unit
    figure = not isinstance(unit, Action) and unit.op in _FIGURES
    tokens = _plus(gain, gain.fits) if figure and gain.fits > 0 else []
    if told := _amount(gain):
        return tokens, [say.follow(told)]
    return tokens, [say.follow_to(words().actions.clause_now(view, gain.action))]


def _to_add(presenter: Presenter, card: int, more: int) -> tuple[list[str], list[str]]:
    play = presenter.view.play
    action = action_begun(presenter.view.cards, play) if play is not None else None
    if action is None or more <= 0:
        return [], []
    step = action.steps[0]
    told = amount_text(Given(step, more), more)
    tokens = ["+" + str(more)]
    if not isinstance(step.unit, Action):
        tokens = op_tokens(step.unit.op, tokens[0])
    return tokens, [words().gains.adds(told)] if told else []


def _told(gain: Gain) -> str:
    """An amount, or what the action does."""
    return _amount(gain) or words().actions.clause(gain.action)


def _amount(gain: Gain) -> str:
    """An amount, where the action gives nothing else."""
    return amount_text(gain.given[0], gain.fits) if _is_counted(gain) else ""


def _is_counted(gain: Gain) -> bool:
    """Whether an action gives nothing but tokens or points."""
    unit = gain.action.steps[0].unit
    return not isinstance(unit, Action) and unit.op in _PLAIN and len(gain.given) == 1


def _is_plain(gain: Gain) -> bool:
    return _is_counted(gain) and gain.fits > 0


def _plus(gain: Gain, amount: int) -> list[str]:
    unit = gain.action.steps[0].unit
    assert not isinstance(unit, Action), "it can be counted"
    return op_tokens(unit.op, f"+{amount}")
