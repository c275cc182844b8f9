"""The coach bar: whose decision it is and what can be done, in one sentence."""

from __future__ import annotations

from fort_desktop.ui.texts.base import Sayings


class CoachTexts(Sayings):
    """One method per thing that a player may be asked.

    A `suit` is a name from `SuitTexts`, a `cost` a list from `ListTexts`, a `who` a player's name.
    """

    # The leader's own play

    def your_move(self) -> str:
        """Before what the only person at the table can do."""
        return self.say(self.tr("Your move:"))

    def play(self) -> str:
        return self.say(self.tr("Play a card, or skip."))

    def play_none(self) -> str:
        return self.say(self.tr("No card can be played now: click one to see why."))

    def play_again(self) -> str:
        """The second play of Do-Over, which cannot be skipped."""
        return self.say(self.tr("Play a second card."))

    def play_now(self) -> str:
        """After a cat's power the play is promised."""
        return self.say(self.tr("Play a card now."))

    def cat_power(self) -> str:
        return self.say(self.tr("Before you play, use a cat’s power, or just play."))

    def coin(self) -> str:
        return self.say(self.tr("Which suit does the coin stand for?"))

    def finish(self) -> str:
        """Neither action can be done any more."""
        return self.say(self.tr("Finish this card: nothing more can be done with it."))

    def action(self) -> str:
        return self.say(self.tr("Choose an action, or finish this card."))

    def first_action(self) -> str:
        """While no action is done yet, there is nothing to finish."""
        return self.say(self.tr("Choose an action of this card."))

    def kid_action(self) -> str:
        return self.say(self.tr("Choose an action of the added kid."))

    def add(self, suit: str) -> str:
        return self.say(
            self.tr("You may add cards (suit: {suit}). Then choose “Play it”."), suit=suit
        )

    # The play being composed: what it gives, then what can be done

    def gives(self, card: str, clause: str) -> str:
        """`clause` as `ActionTexts.clause` gives it."""
        return self.say(self.tr("{card}: {clause}."), card=card, clause=clause)

    def gives_now(self, card: str, clause: str, gain: str) -> str:
        """`gain` is what it comes to now, in the nominative."""
        return self.say(
            self.tr("{card}: {clause}. Now: {gain}."), card=card, clause=clause, gain=gain
        )

    def add_or_play(self, suit: str) -> str:
        return self.say(self.tr("Add cards (suit: {suit}), or play it."), suit=suit)

    def add_more(self, suit: str) -> str:
        """Something has been added, and more can be."""
        return self.say(self.tr("Add more (suit: {suit}), play it, or take cards back."), suit=suit)

    def play_or_back(self) -> str:
        return self.say(self.tr("Play it, or take it back."))

    def play_or_back_one(self, card: str) -> str:
        return self.say(self.tr("Play it, or take {card} back."), card=card)

    def play_or_back_any(self) -> str:
        return self.say(self.tr("Play it, or take cards back."))

    def any_suit(self) -> str:
        return self.say(self.tr("Choose the suit that counts."))

    def more(self) -> str:
        return self.say(self.tr("Once more, or is that enough?"))

    def do_over(self) -> str:
        return self.say(self.tr("Trash Do-Over and play a second card?"))

    def recycling(self) -> str:
        return self.say(self.tr("Choose a card from your discard pile for your hand."))

    def before_discard(self) -> str:
        """The last chance for Recycling."""
        return self.say(self.tr("Use Recycling before you discard, or go on."))

    def diy(self) -> str:
        return self.say(self.tr("Trash DIY and advance your fort for 1 token more?"))

    # Steps of an action

    def kind(self) -> str:
        return self.say(self.tr("Pizzas or toys?"))

    def pack(self) -> str:
        return self.say(self.tr("Choose a token to move to your pack."))

    def pack_from(self) -> str:
        return self.say(self.tr("From your stuff or from the supply?"))

    def lookout(self) -> str:
        return self.say(self.tr("Choose a card for your lookout."))

    def lookout_bribe(self) -> str:
        return self.say(
            self.tr(
                "Choose a card for your lookout: from your hand, the park, the park deck "
                "or any yard."
            )
        )

    def trash(self) -> str:
        return self.say(self.tr("Choose a card from your hand or discard pile to trash."))

    def trash_rival(self) -> str:
        return self.say(self.tr("Choose a card in a rival’s yard to trash."))

    def recruit(self) -> str:
        return self.say(self.tr("Recruit a card from the park, a rival’s yard or the park deck."))

    def party(self) -> str:
        return self.say(self.tr("Recruit one more card from the park or the park deck, or finish."))

    def pay(self, cost: str) -> str:
        return self.say(self.tr("Pay for your fort. Still to pay: {cost}."), cost=cost)

    def pay_how(self, cost: str) -> str:
        """All tokens are chosen at once."""
        return self.say(self.tr("Choose how to pay for your fort (cost: {cost})."), cost=cost)

    def pay_less(self, cost: str) -> str:
        """The same where one token of the cost is saved."""
        return self.say(
            self.tr("Choose how to pay for your fort (cost: {cost}, less 1 token)."), cost=cost
        )

    def spend(self) -> str:
        return self.say(self.tr("Choose what to spend."))

    def swap(self) -> str:
        return self.say(self.tr("Which way: pizza for toys, or toys for pizza?"))

    def swap_which(self) -> str:
        """The direction is settled; the place of the token is not."""
        return self.say(self.tr("Choose a token to swap."))

    def copy(self) -> str:
        return self.say(self.tr("Whose pack do you copy?"))

    def rule(self) -> str:
        return self.say(self.tr("Choose your made-up rule. The others won’t see it."))

    def perk(self) -> str:
        return self.say(self.tr("Choose a perk."))

    # Following

    def follow(self, suit: str) -> str:
        return self.say(
            self.tr("Discard one card (suit: {suit}, or a coin) and follow, or don’t."), suit=suit
        )

    def follow_other(self, who: str, suit: str) -> str:
        return self.say(self.tr("{who} may follow (suit: {suit})."), who=who, suit=suit)

    def follow_count(self) -> str:
        return self.say(self.tr("Count one symbol or both?"))

    def follow_count_many(self) -> str:
        """Two cards discarded with Copy Cat."""
        return self.say(self.tr("How many symbols do you count?"))

    def copy_cat(self) -> str:
        return self.say(self.tr("Discard a second matching card as well?"))

    def rough(self) -> str:
        return self.say(self.tr("Trash Rough Housing and the leader’s card with it?"))

    # Dogs and cats

    def need(self, need: str) -> str:
        """`need` is a whole sentence."""
        return self.say(self.tr("What this dog needs: {need}"), need=need)

    def need_kid(self) -> str:
        return self.say(self.tr("Choose a kid from your hand to add."))

    def neighbour(self) -> str:
        return self.say(self.tr("Into whose doghouse: left or right?"))

    def draw(self) -> str:
        return self.say(self.tr("Draw 5 cards or 6?"))

    # Between the decisions

    def draft(self) -> str:
        return self.say(self.tr("Keep one card. The rest go to the left."))

    def thinking(self, who: str) -> str:
        return self.say(self.tr("{who} is thinking…"), who=who)

    def waiting(self, who: str) -> str:
        """Another person at this machine decides."""
        return self.say(self.tr("Now deciding: {who}."), who=who)

    def end_turn(self) -> str:
        return self.say(self.tr("End your turn?"))

    def last_round(self) -> str:
        return self.say(self.tr("This is the last round."))

    def over(self) -> str:
        return self.say(self.tr("The game is over."))

    def replay(self) -> str:
        return self.say(self.tr("You are watching a replay."))
