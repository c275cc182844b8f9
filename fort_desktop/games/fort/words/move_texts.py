"""A short imperative label for every move, for buttons and the screen reader."""

from __future__ import annotations

from fort_desktop.ui.texts.base import Sayings


class MoveTexts(Sayings):
    """Whole messages; names of cards, players, suits and perks stay in the nominative.

    `MoveLabels` in `labels.py` chooses the method that belongs to a move.
    """

    # Playing

    def keep(self, card: str) -> str:
        return self.say(self.tr("Keep {card}"), card=card)

    def play(self, card: str) -> str:
        return self.say(self.tr("Play {card}"), card=card)

    def skip(self) -> str:
        return self.say(self.tr("Play no card"))

    def diy(self) -> str:
        return self.say(self.tr("Trash DIY and advance your fort"))

    def name(self, suit: str) -> str:
        return self.say(self.tr("The coin stands for: {suit}"), suit=suit)

    def public(self) -> str:
        return self.say(self.tr("Public action"))

    def private(self) -> str:
        return self.say(self.tr("Private action"))

    def finish(self) -> str:
        return self.say(self.tr("Finish this card"))

    def choose(self, suit: str) -> str:
        return self.say(self.tr("Count the suit: {suit}"), suit=suit)

    def add(self, card: str) -> str:
        return self.say(self.tr("Add {card}"), card=card)

    def add_as(self, card: str, suit: str) -> str:
        return self.say(self.tr("Add {card} (coin as: {suit})"), card=card, suit=suit)

    def use(self, card: str) -> str:
        return self.say(self.tr("Use {card} from the lookout"), card=card)

    def use_as(self, card: str, suit: str) -> str:
        return self.say(
            self.tr("Use {card} from the lookout (coin as: {suit})"), card=card, suit=suit
        )

    def take_back(self, card: str) -> str:
        """Undoes an addition while the play is still a plan."""
        return self.say(self.tr("Take {card} back"), card=card)

    def leave_card_out(self, card: str) -> str:
        """A card of the lookout is not counted any more; it stays where it is."""
        return self.say(self.tr("Leave {card} out"), card=card)

    def coin_as(self, suit: str) -> str:
        """An added card's coin is read anew."""
        return self.say(self.tr("Coin as: {suit}"), suit=suit)

    def rather_public(self) -> str:
        """Another action is begun than the one that was begun for the player."""
        return self.say(self.tr("Public action first"))

    def rather_private(self) -> str:
        return self.say(self.tr("Private action first"))

    def leave_out(self) -> str:
        """The second action is not carried out."""
        return self.say(self.tr("Leave this action out"))

    def name_another(self) -> str:
        return self.say(self.tr("Name another suit"))

    def count_another(self) -> str:
        return self.say(self.tr("Count another suit"))

    def anew(self) -> str:
        """What choosing otherwise does, on the button for it."""
        return self.say(
            self.tr("Goes back to that choice: what came after it is taken back, or done again.")
        )

    def done(self) -> str:
        return self.say(self.tr("Done"))

    def play_it(self) -> str:
        return self.say(self.tr("Play it"))

    def stop(self) -> str:
        return self.say(self.tr("Stop"))

    # Tokens

    def take_pizzas(self) -> str:
        return self.say(self.tr("Take pizzas"))

    def take_toys(self) -> str:
        return self.say(self.tr("Take toys"))

    def pizzas(self) -> str:
        """What is taken, on one of two small buttons side by side."""
        return self.say(self.tr("Pizzas"))

    def toys(self) -> str:
        return self.say(self.tr("Toys"))

    def pack_pizza(self) -> str:
        return self.say(self.tr("Pack a pizza"))

    def pack_toy(self) -> str:
        return self.say(self.tr("Pack a toy"))

    def pack_pizza_supply(self) -> str:
        return self.say(self.tr("Pack a pizza from the supply"))

    def pack_toy_supply(self) -> str:
        return self.say(self.tr("Pack a toy from the supply"))

    def pay(self, stuff: str, pack: str) -> str:
        """`stuff` and `pack` are lists of tokens in the nominative; empty for none."""
        if stuff and pack:
            return self.say(self.tr("Pay (stuff: {stuff}; pack: {pack})"), stuff=stuff, pack=pack)
        if pack:
            return self.say(self.tr("Pay (pack: {pack})"), pack=pack)
        if stuff:
            return self.say(self.tr("Pay (stuff: {stuff})"), stuff=stuff)
        return self.say(self.tr("Pay nothing"))

    def spend(self, stuff: str, pack: str) -> str:
        if stuff and pack:
            return self.say(self.tr("Spend (stuff: {stuff}; pack: {pack})"), stuff=stuff, pack=pack)
        if pack:
            return self.say(self.tr("Spend (pack: {pack})"), pack=pack)
        return self.say(self.tr("Spend (stuff: {stuff})"), stuff=stuff)

    def swap_pizza(self) -> str:
        return self.say(self.tr("Swap a pizza for a toy (stuff)"))

    def swap_toy(self) -> str:
        return self.say(self.tr("Swap a toy for a pizza (stuff)"))

    def swap_pizza_pack(self) -> str:
        return self.say(self.tr("Swap a pizza for a toy (pack)"))

    def swap_toy_pack(self) -> str:
        return self.say(self.tr("Swap a toy for a pizza (pack)"))

    def copy(self, who: str) -> str:
        return self.say(self.tr("Copy the pack of {who}"), who=who)

    # Cards between places

    def lookout(self, card: str) -> str:
        return self.say(self.tr("Add {card} to your lookout"), card=card)

    def lookout_park(self, card: str) -> str:
        return self.say(self.tr("Add {card} from the park to your lookout"), card=card)

    def lookout_deck(self) -> str:
        return self.say(self.tr("Add a card from the park deck to your lookout"))

    def lookout_yard(self, card: str, who: str) -> str:
        return self.say(self.tr("Add {card} to your lookout (yard: {who})"), card=card, who=who)

    def trash_hand(self, card: str) -> str:
        return self.say(self.tr("Trash {card} from your hand"), card=card)

    def trash_discard(self, card: str) -> str:
        return self.say(self.tr("Trash {card} from your discard pile"), card=card)

    def trash_yard(self, card: str, who: str) -> str:
        return self.say(self.tr("Trash {card} (yard: {who})"), card=card, who=who)

    def recruit_park(self, card: str) -> str:
        return self.say(self.tr("Recruit {card} from the park"), card=card)

    def recruit_deck(self) -> str:
        return self.say(self.tr("Recruit the top card of the park deck"))

    def recruit_yard(self, card: str, who: str) -> str:
        return self.say(self.tr("Recruit {card} (yard: {who})"), card=card, who=who)

    def recycle(self, card: str) -> str:
        return self.say(self.tr("Trash Recycling and take {card} into your hand"), card=card)

    # Rules, perks, dogs and cats

    def rule(self, rule: str) -> str:
        return self.say(self.tr("Take the made-up rule {rule}"), rule=rule)

    def perk(self, perk: str) -> str:
        return self.say(self.tr("Take the perk {perk}"), perk=perk)

    def rough(self) -> str:
        return self.say(self.tr("Trash Rough Housing and the played card"))

    def do_over(self) -> str:
        return self.say(self.tr("Trash Do-Over and play a second card"))

    def power(self, cat: str) -> str:
        return self.say(self.tr("Use a cat’s power: {cat}"), cat=cat)

    def neighbour(self, who: str) -> str:
        return self.say(self.tr("Into a neighbour’s doghouse: {who}"), who=who)

    def draw(self, n: int) -> str:
        return self.say(self.tr("Draw %n card(s)", "", n))

    # Following, and saying no

    def follow(self, card: str) -> str:
        return self.say(self.tr("Follow with {card}"), card=card)

    def also(self, card: str) -> str:
        return self.say(self.tr("Discard {card} as well"), card=card)

    def count(self, n: int) -> str:
        return self.say(self.tr("Count %n symbol(s)", "", n))

    def count_for(self, n: int, gain: str) -> str:
        """`gain` is what it comes to, in the nominative."""
        return self.say(self.tr("Count %n symbol(s): {gain}", "", n), gain=gain)

    def dont_follow(self) -> str:
        return self.say(self.tr("Don’t follow"))

    def only_one(self) -> str:
        """No second card with Copy Cat."""
        return self.say(self.tr("One card only"))

    def no_thanks(self) -> str:
        """An offer is not used."""
        return self.say(self.tr("No, thanks"))

    def go_on(self) -> str:
        return self.say(self.tr("Go on"))
