"""Perks and made-up rules in words, by their ids in the card files."""

from __future__ import annotations

from fort_desktop.ui.texts.base import Sayings


class PerkTexts(Sayings):
    """What a perk does."""

    def text(self, perk_id: str) -> str:
        """Empty for a perk that a card pack names and the rules do not know."""
        texts = self._on_the_own_turn() | self._trashed() | self._always()
        return self.say(texts.get(perk_id, ""))

    def _on_the_own_turn(self) -> dict[str, str]:
        return {
            "birthday-party": self.tr(
                "When your recruit phase is over, you may recruit 1 more card – only from "
                "the park or the park deck."
            ),
            "bribe": self.tr(
                "When you add a card to your lookout on your turn, it need not come from your "
                "hand: take it from the park, the park deck or any yard."
            ),
            "sticky-fingers": self.tr(
                "When you move a token to your pack on your turn, you may take it from the "
                "supply instead of your stuff."
            ),
        }

    def _trashed(self) -> dict[str, str]:
        return {
            "diy": self.tr(
                "Instead of playing a card on your turn, you may trash this perk and advance "
                "your fort, paying 1 token more. Nobody can follow."
            ),
            "do-over": self.tr(
                "When your played card and all following are done, you may trash this perk and "
                "play a second card. You may add cards to it, and rivals may follow it, as usual."
            ),
            "recycling": self.tr(
                "At any time on your turn you may trash this perk and take 1 card from your "
                "discard pile into your hand."
            ),
            "rough-housing": self.tr(
                "Instead of following, once all other rivals have decided, you may trash this "
                "perk and with it the kid that was played."
            ),
        }

    def _always(self) -> dict[str, str]:
        return {
            "copy-cat": self.tr(
                "When you follow, you may discard 2 matching cards instead of 1 and use the "
                "symbols of both."
            ),
            "xxl-backpack": self.tr("Your pack holds 2 more tokens."),
        }


class RuleTexts(Sayings):
    """What a made-up rule is worth."""

    def own_cards(self) -> str:
        """Small print for all."""
        return self.say(
            self.tr("Your cards: deck, discard pile, hand, yard, lookout and doghouse.")
        )

    def text(self, rule_id: str) -> str:
        """Empty for a rule that a card pack names and the rules do not know."""
        texts = self._of_cards() | self._of_the_board() | self._at_once()
        return self.say(texts.get(rule_id, ""))

    def _of_cards(self) -> dict[str, str]:
        return {
            "big-plans": self.tr(
                "1 point for each “advance fort” on your cards, even as part of a longer action. "
                "(The perk DIY does not count.)"
            ),
            "friendship-bracelet": self.tr(
                "1 point for each different suit on your cards (not coins). All six: 1 point more."
            ),
            "play-palace": self.tr("1 point for each crown on your cards (not coins)."),
            "slime-lab": self.tr("1 point for each book on your cards (not coins)."),
        }

    def _of_the_board(self) -> dict[str, str]:
        return {
            "piggy-bank": self.tr("1 point for each toy in your stuff and pack."),
            "pizza-party": self.tr("1 point for each pizza in your stuff and pack."),
            "popularity": self.tr("1 point for each card in your lookout."),
            "secret-stash": self.tr("1 point for each token in your pack."),
        }

    def _at_once(self) -> dict[str, str]:
        return {
            "loner": self.tr("5 points if you have no best friend."),
            "minimalism": self.tr("8 points if your fort is exactly level 2."),
            "sleepover": self.tr(
                "8 points if you have the most cards; 4 points if you tie for the most."
            ),
        }
