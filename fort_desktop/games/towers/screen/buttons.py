"""The two buttons of 5 Towers: the one that acts, and the other."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtQml import QmlElement, QmlUncreatable

from fort_desktop.games.towers.rules.moves import Bid, Pass
from fort_desktop.games.towers.screen.marking import Action
from fort_desktop.games.towers.screen.presented import presented
from fort_desktop.games.towers.screen.presenter import TowersPresenter
from fort_desktop.games.towers.words.texts import words
from fort_desktop.ui.bridge.table.properties import Property
from fort_desktop.ui.bridge.table.shown import ShownTable

QML_IMPORT_NAME = "Towers"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("made in Python")
class TowersButtons(QObject):  # type: ignore[operator]  # the stubs miss its __call__
    """What they say, and whether they can be pressed.

    Attributes:
        hasPrimary, primaryText, primaryPossible, primaryReason: the button that acts.
        hasSecond, secondText: the other one: pass or bid 0.
        secondMeans: the same with what comes of it.
        demolishes: whether the button that acts demolishes a tower, as must be.
    """

    deaf_for = 400  # milliseconds, whatever the pace: a press that is on its way already

    changed = Signal()

    def __init__(self, shown: ShownTable, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._shown = shown
        self._deaf = QTimer(self)
        self._deaf.setSingleShot(True)
        shown.changed.connect(self.changed)

    @property
    def action(self) -> Action:
        """What the button that acts does now."""
        if not self._shown.is_open or not self._shown.presenter.mine:
            return Action(button=False)
        return action_of(presented(self._shown))

    @property
    def words(self) -> tuple[str, str]:
        """What the two buttons say."""
        return self.action.text, self._second()

    @property
    def deaf(self) -> bool:
        """Whether a press was meant for what they said before."""
        return self._deaf.isActive()

    def turn_deaf(self, before: Sequence[str]) -> None:
        """A button that means something else by itself is not pressed by who meant the other."""
        changed = any(new and new != old for new, old in zip(self.words, before, strict=True))
        if changed and self.deaf_for:
            self._deaf.start(self.deaf_for)

    @Property(bool, notify=changed)
    def hasPrimary(self) -> bool:
        return self.action.button

    @Property(str, notify=changed)
    def primaryText(self) -> str:
        return self.action.text

    @Property(bool, notify=changed)
    def primaryPossible(self) -> bool:
        action = self.action
        return action.move is not None or action.all

    @Property(str, notify=changed)
    def primaryReason(self) -> str:
        return self.action.reason

    @Property(bool, notify=changed)
    def hasSecond(self) -> bool:
        return self._has_second()

    def _has_second(self) -> bool:
        if not self._shown.is_open or not self._shown.presenter.mine:
            return False
        presenter = presented(self._shown)
        passing = Bid(0) if presenter.can(Bid(0)) else Pass()
        return presenter.kind == "bid" and self.action.move != passing  # no two buttons do the same

    @Property(str, notify=changed)
    def secondText(self) -> str:
        return self._second()

    def _second(self) -> str:
        if not self._has_second():
            return ""
        say, presenter = words().labels, presented(self._shown)
        return say.bid_nothing() if presenter.can(Bid(0)) else say.pass_()

    @Property(str, notify=changed)
    def secondMeans(self) -> str:
        """The same, and what comes of it where that is not plain."""
        second = self._second()
        nothing = second and presented(self._shown).can(Bid(0))
        return f"{second}. {words().labels.bid_means(0)}" if nothing else second

    @Property(bool, notify=changed)
    def demolishes(self) -> bool:
        return self._shown.is_open and presented(self._shown).forced_fall() is not None


def action_of(presenter: TowersPresenter) -> Action:
    """What the button that acts does for whoever decides."""
    say, why = words().labels, words().why
    match presenter.kind:
        case "bid":
            chosen = presenter.chosen_bid()
            if chosen >= 0:
                return Action(say.bid(chosen), Bid(chosen))
            default = presenter.default_bid()
            if default is not None:
                return Action(
                    say.bid_nothing() if isinstance(default, Bid) else say.pass_(), default
                )
            least = presenter.view.least_bid
            lost = "" if any(presenter.bids()) else presenter.why_bid(least)
            few = why.over_bid(least) if presenter.plan.marked else why.none_marked()
            return Action(say.no_bid(), reason=lost or few)
        case "take":
            count, taking = presenter.view.bid, presenter.taking()
            if presenter.sole:
                return Action(move=presenter.sole, button=False)
            return Action(say.take(count), taking, "" if taking else why.count(count))
    forced = presenter.forced_fall() is not None
    return Action(say.demolish_and_build() if forced else say.build_all(), all=True)
