"""What all classes of sentences share."""

from __future__ import annotations

import re
from collections.abc import Mapping

from PySide6.QtCore import QDate, QDateTime, QLocale, QObject

from fort_desktop.languages import ENGLISH
from fort_desktop.ui.texts.typeset import typeset

_DAY = {"cs": "d. MMMM yyyy"}  # where it is not "6 May 2024"
_FIELD = re.compile(r"\{([a-z_]+)\}")


class Sayings(QObject):
    """Base of the classes that hold the app's sentences; each is a translation context.

    A method answers in the language chosen last: whoever shows a text asks again after a change.
    Messages are written as `self.tr("… %n …", "", n)` with a plain name for n and without
    f-strings, because nothing else is found by Qt's extraction. Names stand in `{braces}`.
    """

    def say(self, pattern: str, **values: str | int) -> str:
        """A translated pattern, set in type, with its `{fields}` replaced in one pass.

        Numbers are put in first, so that they are set with the words beside them; names and
        sentences come last and stay as they are, whatever signs they contain.
        """
        numbers = {name: str(value) for name, value in values.items() if isinstance(value, int)}
        names = {name: value for name, value in values.items() if isinstance(value, str)}
        return fill(typeset(fill(pattern, numbers), language()), names)


def fill(pattern: str, values: Mapping[str, str]) -> str:
    """`pattern` with each `{field}` that is in `values` replaced; others stay for later."""
    return _FIELD.sub(lambda found: values.get(found[1], found[0]), pattern)


def language() -> str:
    """The code of the language chosen last."""
    return QLocale().name().partition("_")[0]


def day(when: QDate) -> str:
    """A day in a form that no region takes for another: the month is a word."""
    return QLocale().toString(when, _DAY.get(language(), "d MMMM yyyy"))


def moment(when: QDateTime) -> str:
    """A day and the time of it."""
    return typeset(f"{day(when.date())}, {when.time().toString('HH:mm')}", language())


def card_name(names: Mapping[str, str], code: str = "") -> str:
    """The name of a card or the like in a language, the current one unless `code` says another.

    Names are data of the card files; English stands in where a card pack has no other.
    """
    return names.get(code or language()) or names.get(ENGLISH) or next(iter(names.values()), "")
