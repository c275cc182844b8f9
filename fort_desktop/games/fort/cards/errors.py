"""What is wrong with a card file, in sentences that help its author."""

from __future__ import annotations

from dataclasses import dataclass

from fort_desktop.contract.errors import FaultyCards


@dataclass(frozen=True, slots=True)
class Problem:
    """One fault of a card file.

    Attributes:
        file: the name of the file.
        card: the kind and id of the card, as in "kid 'bug'"; empty for the file as a whole.
        field: the field in question, as in "name.cs"; empty for the card as a whole.
        what: what was expected and what was found, a sentence without its full stop.
    """

    file: str
    card: str
    field: str
    what: str

    def __str__(self) -> str:
        field = f"field '{self.field}'" if self.field else ""
        place = ", ".join(part for part in (self.file, self.card, field) if part)
        return f"{place}: {self.what}."


class CardFileError(FaultyCards):
    """A card file that cannot be used; it has not been changed.

    Attributes:
        problems: every fault found, in the order of the file; at least one.
    """

    def __init__(self, problems: list[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(str(problem) for problem in problems))

    def __reduce__(self) -> tuple[type[CardFileError], tuple[list[Problem]]]:
        return type(self), (list(self.problems),)


class NoCardFileError(CardFileError):
    """There is no file that could be read."""
