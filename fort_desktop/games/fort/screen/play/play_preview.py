"""The play being composed as QML reads it: icons, numbers and sentences, all of them read-only."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal
from PySide6.QtQml import QmlElement, QmlUncreatable

from fort_desktop.games.fort.play.preview import Preview
from fort_desktop.games.fort.rules.needs import dog_of
from fort_desktop.games.fort.rules.pets import Dog
from fort_desktop.games.fort.screen.acting import taking
from fort_desktop.games.fort.screen.cards.icon_rows import dog_tokens, house_icon
from fort_desktop.games.fort.screen.coach import Asked
from fort_desktop.games.fort.screen.play import preview_words
from fort_desktop.games.fort.words.texts import words
from fort_desktop.ui.bridge.table.properties import Property
from fort_desktop.ui.texts.typeset import capital

QML_IMPORT_NAME = "Fort"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("made in Python")
class PlayPreview(QObject):  # type: ignore[operator]  # the stubs miss its __call__
    """What a play would give, before it is final. Rows of icons are those of `ActionRow`.

    Attributes:
        shown: whether a play is being composed, or pizza or toys are taken for it (`taking`).
        amount: what the action under way gives now.
        sum: how that comes about: "( 1 + 2 ) x shovel".
        changes: figures of the own board that change, a row of icons each, joined by spaces.
        tokens: the change of tokens in stuff, in words.
        comingPizza, comingToys: how many more there will be.
        then: what the other action would give afterwards, or where the dog goes.
        first: the action to begin with (0 public, 1 private); -1 where it makes no difference.
        notes: what else is to be known, in sentences.
        whole: whether the action under way is carried out in full.
        possible: whether it can be played as it is; else `blocked` says why not, in a sentence.
        playLabel: what stands on the button that plays it.
        added: how many cards are added.
        follow: how the card can be followed; empty while that is not settled.
        followColours, followCards, followAble: per rival clockwise.
        followText: the same in sentences.
        text: all of it in sentences.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._preview: Preview | None = None
        self._asked: Asked | None = None
        self._colours: Sequence[str] = ()

    def show(self, asked: Asked, colours: Sequence[str]) -> None:
        """Show the play of a decision; `colours` are the boards' by seat."""
        self._preview, self._asked, self._colours = asked.preview, asked, colours
        self.changed.emit()

    @Property(int, notify=changed)
    def comingPizza(self) -> int:
        return self._coming("pizza")

    @Property(int, notify=changed)
    def comingToys(self) -> int:
        return self._coming("toys")

    def _coming(self, figure: str) -> int:
        result = self._preview.now if self._preview else None
        if result is None:
            return 0
        return max(0, int(getattr(result.after, figure)) - int(getattr(result.before, figure)))

    @Property(str, notify=changed)
    def tokens(self) -> str:
        return preview_words.change_text(self._preview)

    @Property(bool, notify=changed)
    def shown(self) -> bool:
        return self._preview is not None or self._taking()

    @Property(bool, notify=changed)
    def taking(self) -> bool:
        return self._taking()

    def _taking(self) -> bool:
        return self._asked is not None and taking(self._asked)

    @Property("QStringList", notify=changed)
    def amount(self) -> list[str]:
        dog = self._needing()
        if dog is not None and dog.action is None:
            return dog_tokens(None)
        return preview_words.amount_tokens(self._preview.now) if self._preview else []

    @Property("QStringList", notify=changed)
    def sum(self) -> list[str]:
        return preview_words.sum_tokens(self._preview.now) if self._preview else []

    @Property("QStringList", notify=changed)
    def changes(self) -> list[str]:
        return preview_words.change_rows(self._preview.now) if self._preview else []

    @Property("QStringList", notify=changed)
    def then(self) -> list[str]:
        if dog := self._needing():
            return [house_icon(dog)]
        return preview_words.amount_tokens(self._preview.then) if self._preview else []

    @Property(int, notify=changed)
    def first(self) -> int:
        return self._preview.order if self._preview else -1

    @Property("QStringList", notify=changed)
    def notes(self) -> list[str]:
        if not self._preview or not self._asked:
            return []
        return preview_words.notes(self._preview, self._asked.view)

    @Property(bool, notify=changed)
    def whole(self) -> bool:
        result = self._preview.now if self._preview else None
        return result is not None and result.whole

    @Property(bool, notify=changed)
    def possible(self) -> bool:
        return self._preview is None or self._preview.blocked is None

    @Property(str, notify=changed)
    def blocked(self) -> str:
        if not self._preview or not self._asked or self._preview.blocked is None:
            return ""
        return preview_words.blocked_text(self._preview.blocked, self._asked.people)

    @Property(str, notify=changed)
    def playLabel(self) -> str:
        return words().moves.play_it()

    @Property(int, notify=changed)
    def added(self) -> int:
        return len(self._preview.added) if self._preview else 0

    @Property("QStringList", notify=changed)
    def follow(self) -> list[str]:
        return preview_words.follow_tokens(self._preview.followers) if self._preview else []

    @Property("QStringList", notify=changed)
    def followColours(self) -> list[str]:
        rivals = self._preview.followers.rivals if self._preview else ()
        return [self._colours[rival.seat] for rival in rivals]

    @Property("QVariantList", notify=changed)
    def followCards(self) -> list[int]:
        return [r.cards for r in self._preview.followers.rivals] if self._preview else []

    @Property("QVariantList", notify=changed)
    def followAble(self) -> list[bool]:
        return [r.able for r in self._preview.followers.rivals] if self._preview else []

    @Property(str, notify=changed)
    def followText(self) -> str:
        return "\n".join(self._follow_lines())

    @Property(str, notify=changed)
    def text(self) -> str:
        if not self._preview or not self._asked:
            return ""
        lines = preview_words.change_lines(self._preview.now)
        lines += preview_words.notes(self._preview, self._asked.view)
        return " ".join(
            [*(capital(preview_words.ended(line)) for line in lines), *self._follow_lines()]
        )

    def _needing(self) -> Dog | None:
        """The dog whose need is being met."""
        if not self._asked or self._asked.dog < 0:
            return None
        return dog_of(self._asked.view.cards, self._asked.dog)

    def _follow_lines(self) -> list[str]:
        if not self._preview or not self._asked:
            return []
        return preview_words.follow_lines(self._preview.followers, self._asked.people)
