"""The log: what happened, in the present tense, the player's name first."""

from __future__ import annotations

from fort_desktop.ui.texts.base import Sayings


class LogTexts(Sayings):
    """What players do with cards; `who` and `owner` are players' names.

    `Narrator` in `narration.py` chooses the lines that belong to events.
    """

    def play(self, who: str, card: str) -> str:
        return self.say(self.tr("{who} plays {card}."), who=who, card=card)

    def coin(self, who: str, suit: str) -> str:
        """The played card's coin is named after it was played."""
        return self.say(self.tr("{who} names the coin: {suit}."), who=who, suit=suit)

    def any_suit(self, who: str, suit: str) -> str:
        return self.say(self.tr("{who} chooses the suit: {suit}."), who=who, suit=suit)

    def add(self, who: str, card: str) -> str:
        return self.say(self.tr("{who} adds {card}."), who=who, card=card)

    def add_coin(self, who: str, card: str, suit: str) -> str:
        return self.say(self.tr("{who} adds {card} as: {suit}."), who=who, card=card, suit=suit)

    def use_lookout(self, who: str, card: str) -> str:
        return self.say(self.tr("{who} uses {card} from the lookout."), who=who, card=card)

    def use_lookout_coin(self, who: str, card: str, suit: str) -> str:
        return self.say(
            self.tr("{who} uses {card} from the lookout as: {suit}."),
            who=who,
            card=card,
            suit=suit,
        )

    def adds(self, who: str, cards: str) -> str:
        """Several cards, joined by commas."""
        return self.say(self.tr("{who} adds: {cards}."), who=who, cards=cards)

    def uses(self, who: str, cards: str) -> str:
        """Several cards, joined by commas."""
        return self.say(self.tr("{who} uses from the lookout: {cards}."), who=who, cards=cards)

    def skip(self, who: str) -> str:
        return self.say(self.tr("{who} plays no card."), who=who)

    def lookout(self, who: str, card: str) -> str:
        return self.say(self.tr("{who} adds {card} to the lookout."), who=who, card=card)

    def lookout_park(self, who: str, card: str) -> str:
        return self.say(
            self.tr("{who} adds {card} from the park to the lookout."), who=who, card=card
        )

    def lookout_deck(self, who: str, card: str) -> str:
        return self.say(
            self.tr("{who} adds {card} from the park deck to the lookout."), who=who, card=card
        )

    def lookout_yard(self, who: str, card: str, owner: str) -> str:
        return self.say(
            self.tr("{who} adds {card} to the lookout (yard: {owner})."),
            who=who,
            card=card,
            owner=owner,
        )

    def recruit_park(self, who: str, card: str) -> str:
        return self.say(self.tr("{who} recruits {card} from the park."), who=who, card=card)

    def recruit_yard(self, who: str, card: str, owner: str) -> str:
        return self.say(
            self.tr("{who} recruits {card} (yard: {owner})."), who=who, card=card, owner=owner
        )

    def recruit_deck(self, who: str, card: str) -> str:
        return self.say(self.tr("{who} recruits {card} from the park deck."), who=who, card=card)

    def refill(self, card: str) -> str:
        """A card of the park deck takes a place in the park."""
        return self.say(self.tr("New in the park: {card}."), card=card)

    def trash(self, who: str, card: str) -> str:
        return self.say(self.tr("{who} trashes {card}."), who=who, card=card)

    def trash_rival(self, who: str, card: str, owner: str) -> str:
        return self.say(
            self.tr("{who} trashes {card} (yard: {owner})."), who=who, card=card, owner=owner
        )

    def follow(self, who: str, card: str) -> str:
        return self.say(self.tr("{who} follows with {card}."), who=who, card=card)

    def public(self, who: str, action: str) -> str:
        """`action` is a clause."""
        return self.say(
            self.tr("{who} begins the public action: {action}."), who=who, action=action
        )

    def private(self, who: str, action: str) -> str:
        """`action` is a clause."""
        return self.say(
            self.tr("{who} begins the private action: {action}."), who=who, action=action
        )

    def of_part(self, part: str, line: str) -> str:
        """A sentence of what was gained, after the action that it is of: "public" or "private";
        any other is not named."""
        if part == "public":
            return self.say(self.tr("Public action: {line}"), line=line)
        if part == "private":
            return self.say(self.tr("Private action: {line}"), line=line)
        return line

    def also(self, who: str, card: str) -> str:
        """Copy Cat: the second card."""
        return self.say(self.tr("{who} also discards {card}."), who=who, card=card)

    def no_follow(self, who: str) -> str:
        return self.say(self.tr("{who} does not follow."), who=who)

    def no_follows(self, players: str) -> str:
        """Several players, joined by commas."""
        return self.say(self.tr("Not following: {players}."), players=players)

    def recycle(self, who: str, card: str) -> str:
        return self.say(
            self.tr("{who} takes {card} from the discard pile into the hand."), who=who, card=card
        )

    def keep(self, who: str, card: str) -> str:
        """The draft, for the player's own eyes."""
        return self.say(self.tr("{who} keeps {card}."), who=who, card=card)

    def keep_hidden(self, who: str) -> str:
        return self.say(self.tr("{who} keeps a card."), who=who)

    def yard(self, who: str, n: int) -> str:
        """The discard phase."""
        return self.say(self.tr("{who} leaves %n card(s) in the yard.", "", n), who=who)

    def draw(self, who: str, n: int) -> str:
        return self.say(self.tr("{who} draws %n card(s).", "", n), who=who)

    def shuffle(self, who: str) -> str:
        return self.say(self.tr("{who} shuffles the discard pile."), who=who)


class TokenLogTexts(Sayings):
    """What players gain, pack, spend and score."""

    def pizza(self, who: str, n: int) -> str:
        return self.say(self.tr("{who} gains %n pizza(s).", "", n), who=who)

    def toy(self, who: str, n: int) -> str:
        return self.say(self.tr("{who} gains %n toy(s).", "", n), who=who)

    def vp(self, who: str, n: int) -> str:
        return self.say(self.tr("{who} scores %n point(s).", "", n), who=who)

    def pack(self, who: str, n: int) -> str:
        return self.say(self.tr("{who} packs %n token(s).", "", n), who=who)

    def pack_supply(self, who: str, n: int) -> str:
        """Sticky Fingers."""
        return self.say(self.tr("{who} packs %n token(s) from the supply.", "", n), who=who)

    def pay(self, who: str, tokens: str) -> str:
        """`tokens` is a list in the nominative."""
        return self.say(self.tr("{who} pays: {tokens}."), who=who, tokens=tokens)

    def spend(self, who: str, tokens: str) -> str:
        return self.say(self.tr("{who} spends: {tokens}."), who=who, tokens=tokens)

    def swap_pizza(self, who: str, n: int) -> str:
        return self.say(self.tr("{who} swaps %n pizza(s) for toys.", "", n), who=who)

    def swap_toy(self, who: str, n: int) -> str:
        return self.say(self.tr("{who} swaps %n toy(s) for pizza.", "", n), who=who)

    def copy(self, who: str, owner: str) -> str:
        return self.say(
            self.tr("{who} copies the contents of a pack ({owner})."), who=who, owner=owner
        )

    def fort(self, who: str, level: int) -> str:
        return self.say(self.tr("{who}: fort level {level}."), who=who, level=level)

    def rule(self, who: str) -> str:
        return self.say(self.tr("{who} takes a made-up rule."), who=who)

    def rule_open(self, who: str, rule: str) -> str:
        """For the player's own eyes, and for all at the end."""
        return self.say(self.tr("{who} takes the made-up rule {rule}."), who=who, rule=rule)

    def perk(self, who: str, perk: str) -> str:
        return self.say(self.tr("{who} takes the perk {perk}."), who=who, perk=perk)

    def use_perk(self, who: str, perk: str) -> str:
        """The perk is trashed for what it does."""
        return self.say(self.tr("{who} uses the perk {perk}."), who=who, perk=perk)

    def sculpture(self, who: str) -> str:
        return self.say(self.tr("{who} takes the Macaroni Sculpture!"), who=who)


class GameLogTexts(Sayings):
    """Turns, the end of the game, dogs and cats."""

    def turn(self, who: str, number: int) -> str:
        """Stands above what happens in a turn."""
        return self.say(self.tr("Round {number} – {who}"), number=number, who=who)

    def draft(self) -> str:
        return self.say(self.tr("The draft begins."))

    def end(self) -> str:
        return self.say(self.tr("The end is near: this is the last round."))

    def end_points(self, who: str) -> str:
        return self.say(self.tr("{who} has 25 points or more."), who=who)

    def end_fort(self, who: str) -> str:
        return self.say(self.tr("{who} has a fort of level 5."), who=who)

    def end_park(self) -> str:
        return self.say(self.tr("The park deck has run out."))

    def ended_by_points(self, who: str) -> str:
        """At the final scoring, like the two below."""
        line = self.tr("The last round came because {who} has 25 points or more.")
        return self.say(line, who=who)

    def ended_by_fort(self, who: str) -> str:
        line = self.tr("The last round came because {who} has a fort of level 5.")
        return self.say(line, who=who)

    def ended_by_park(self) -> str:
        return self.say(self.tr("The last round came because the park deck had run out."))

    def over(self) -> str:
        return self.say(self.tr("The game is over."))

    def rule_shown(self, who: str, rule: str) -> str:
        """Final scoring."""
        return self.say(self.tr("{who} reveals the made-up rule {rule}."), who=who, rule=rule)

    def win_you(self) -> str:
        return self.say(self.tr("You win!"))

    def dog_home(self, who: str, dog: str) -> str:
        return self.say(self.tr("{who}: {dog} goes to the doghouse."), who=who, dog=dog)

    def need_met(self, who: str, dog: str) -> str:
        return self.say(self.tr("{who} meets a dog’s need: {dog}."), who=who, dog=dog)

    def stray(self, who: str, dog: str) -> str:
        return self.say(self.tr("{who} gets a stray dog: {dog}."), who=who, dog=dog)

    def cat(self, who: str, cat: str) -> str:
        return self.say(self.tr("{who} lures a cat: {cat}."), who=who, cat=cat)

    def cat_from(self, who: str, cat: str, owner: str) -> str:
        return self.say(
            self.tr("{who} lures a cat: {cat} (until now: {owner})."),
            who=who,
            cat=cat,
            owner=owner,
        )

    def cat_power(self, who: str, cat: str) -> str:
        return self.say(self.tr("{who} uses a cat’s power: {cat}."), who=who, cat=cat)
