"""The languages that the app speaks: the one list of them, which the tools and the tests read too.

A language is added by a line here and its catalogue in i18n/. What else it may want stands where it
is used, and is as in English where nothing is said: which words end no line in
`ui/texts/typeset.py`, how a day is written in `ui/texts/base.py`. A card without a name in it has
its English one.
"""

from __future__ import annotations

from dataclasses import dataclass

ENGLISH = "en"  # of the sources; stands in for whatever another language does not say


@dataclass(frozen=True, slots=True)
class Spoken:
    """A language.

    Attributes:
        name: its own, as the settings offer it.
        forms: how many plural forms Qt gives it.
    """

    name: str
    forms: int


LANGUAGES = {
    ENGLISH: Spoken("English", 2),
    "cs": Spoken("Čeština", 3),
    "pl": Spoken("Polski", 3),
}
CODES = tuple(LANGUAGES)
