"""What earned how many points at the end of 5 Towers, in a line each."""

from __future__ import annotations

from fort_desktop.ui.texts.base import Sayings


class TowerCountedTexts(Sayings):
    """For the final scoring. `tower` is a tower by itself, `numbers` are those of its cards, and
    `n` the points."""

    def tower(self, tower: str, numbers: str, n: int) -> str:
        return self.say(
            self.tr("{tower} ({numbers}): 1 point for each card → %n point(s)", "", n),
            tower=tower,
            numbers=numbers,
        )

    def finished(self, tower: str, numbers: str, n: int) -> str:
        return self.say(
            self.tr("{tower}, finished ({numbers}): 2 points for each card → %n point(s)", "", n),
            tower=tower,
            numbers=numbers,
        )

    def no_tower(self, tower: str) -> str:
        return self.say(self.tr("{tower}: no cards, no points"), tower=tower)

    def main(self, tower: str, n: int) -> str:
        """No other tower of this seat has more cards."""
        return self.say(
            self.tr(
                "Main tower, the one with the most cards ({tower}): "
                "1 more point for each card → %n point(s)",
                "",
                n,
            ),
            tower=tower,
        )

    def no_main(self) -> str:
        return self.say(self.tr("No towers, so no main tower: no points"))

    def rubble(self, costs: str, n: int) -> str:
        """`costs` is what each card costs, as a sum; `n` all of that."""
        return self.say(
            self.tr("Rubble: its cards cost {costs} → %n point(s) less", "", n), costs=costs
        )

    def rubble_one(self) -> str:
        return self.say(self.tr("Rubble: its only card costs 1 point"))

    def no_rubble(self) -> str:
        return self.say(self.tr("No rubble: nothing is lost"))
