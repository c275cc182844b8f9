"""The coach bar: whose decision it is and what can be done, in one sentence."""

from __future__ import annotations

from collections.abc import Sequence

from fort_desktop.ui.texts.base import Sayings


class CoachTexts(Sayings):
    """One method per thing that a player may be asked.

    A `suit` is a name from `SuitTexts`, a `cost` a list from `ListTexts`, a `who` a player's name.
    """

    # The leader's own play

    def play(self) -> str:
        return self.say(self.tr("Play a card, or choose “Play no card”."))

    def play_none(self) -> str:
        return self.say(self.tr("No card can be played now: click one to see why."))

    def play_empty(self) -> str:
        return self.say(self.tr("You have no card to play."))

    def play_recycled(self) -> str:
        """A card must be played, and only Recycling brings one."""
        return self.say(self.tr("No card can be played yet: use Recycling first."))

    def play_again(self) -> str:
        """The second play of Do-Over, which cannot be skipped."""
        return self.say(self.tr("Play a second card."))

    def play_now(self) -> str:
        """After a cat's power the play is promised."""
        return self.say(self.tr("Play a card now."))

    def drew_few(self, n: int) -> str:
        """After the last turn; `n` may be 0."""
        return self.say(self.tr("You drew only %n card(s): no more were left.", "", n))

    def cat_power(self) -> str:
        return self.say(self.tr("Before you play, use a cat’s power, or just play."))

    def cat_first(self) -> str:
        """Its power makes a card playable."""
        return self.say(self.tr("No card can be played yet: use a cat’s power first."))

    def coin(self) -> str:
        return self.say(
            self.tr("Which suit does the coin stand for? Rivals can follow with that suit, too.")
        )

    def coin_alone(self) -> str:
        """The same for a card that nobody can follow."""
        return self.say(self.tr("Which suit does the coin stand for?"))

    def finish(self) -> str:
        """Neither action can be done any more."""
        return self.say(self.tr("Finish this card: nothing more can be done with it."))

    def action(self) -> str:
        return self.say(self.tr("Choose an action, or finish this card."))

    def finish_or_recycle(self) -> str:
        """No action can be done, but Recycling may bring a card for one."""
        return self.say(self.tr("Finish this card, or use Recycling first."))

    def first_action(self) -> str:
        """The card cannot be finished yet."""
        return self.say(self.tr("Choose an action of this card."))

    def kid_action(self) -> str:
        return self.say(self.tr("Choose an action of the added kid."))

    def add(self, suit: str) -> str:
        return self.say(
            self.tr("You may add cards (suit: {suit}). Then choose “Play it”."), suit=suit
        )

    def add_for_kind(self, suit: str) -> str:
        """The same where the two kinds of token stand on the buttons that play it."""
        return self.say(
            self.tr("You may add cards (suit: {suit}). Then choose “Pizzas” or “Toys”."), suit=suit
        )

    def add_first(self, suit: str) -> str:
        """It cannot be played as it is."""
        return self.say(self.tr("Add cards (suit: {suit})."), suit=suit)

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

    def play_it(self) -> str:
        """It cannot be taken back any more."""
        return self.say(self.tr("Choose “Play it”."))

    def play_for_kind(self) -> str:
        """The two kinds of token stand on the buttons that play it."""
        return self.say(self.tr("Choose “Pizzas” or “Toys”: it is played with that."))

    def add_or_play_only(self, suit: str) -> str:
        """Something has been added, and nothing can be taken back any more."""
        return self.say(self.tr("Add more (suit: {suit}), or play it."), suit=suit)

    def helped(self, cards: Sequence[str]) -> str:
        """Cards were added for the player."""
        if len(cards) == 1:
            line = self.tr("Added for you, as it only helps: {card} (a click leaves it out).")
            return self.say(line, card=cards[0])
        line = self.tr("Added for you, as they only help: {cards} (a click leaves one out).")
        return self.say(line, cards=", ".join(cards))

    def coins(self, suit: str, cards: str) -> str:
        """Why added `cards` count; they are joined by commas."""
        return self.say(
            self.tr("A coin stands for any suit, here for: {suit} ({cards})."),
            suit=suit,
            cards=cards,
        )

    def play_or_back(self) -> str:
        return self.say(self.tr("Play it, or take it back."))

    def play_or_back_one(self, card: str) -> str:
        return self.say(self.tr("Play it, or take {card} back."), card=card)

    def play_or_back_any(self) -> str:
        return self.say(self.tr("Play it, or take cards back."))

    def use_or_back(self) -> str:
        """A cat is about to be used."""
        return self.say(self.tr("Use it, or click the cat again."))

    def play_or_leave_out(self, card: str) -> str:
        """A card of the lookout counts, and need not."""
        return self.say(self.tr("Play it, or leave {card} out (lookout)."), card=card)

    def play_or_leave_out_any(self) -> str:
        return self.say(self.tr("Play it, or leave cards of your lookout out."))

    def add_or_leave_out(self, suit: str) -> str:
        """More can be added, and cards of the lookout count."""
        return self.say(
            self.tr("Add more (suit: {suit}), play it, or leave cards of your lookout out."),
            suit=suit,
        )

    def any_suit(self) -> str:
        return self.say(self.tr("Choose the suit that counts."))

    def more(self) -> str:
        return self.say(self.tr("Once more, or “Stop”?"))

    def do_over(self) -> str:
        return self.say(self.tr("Trash Do-Over and play a second card?"))

    def before_discard(self) -> str:
        """The last chance for Recycling."""
        return self.say(self.tr("Use Recycling before you discard, or go on."))

    def recycle_only(self) -> str:
        """Do-Over would be asked, but no second card can be played."""
        return self.say(self.tr("No second card can be played. You may use Recycling."))

    # Steps of an action

    def one_of(self, n: int, of: int, line: str) -> str:
        """The same is chosen several times in a row; `line` is what is asked each time."""
        return self.say(self.tr("{n} of {all}: {line}"), n=n, all=of, line=line)

    def kind(self) -> str:
        return self.say(self.tr("Pizzas or toys?"))

    def pack(self) -> str:
        return self.say(self.tr("Choose a token to move to your pack."))

    def lookout(self, places: str) -> str:
        """`places` are those a card may come from, as `sources` names them."""
        return self.say(self.tr("Choose a card {places} for your lookout."), places=places)

    def trash(self, places: str) -> str:
        return self.say(self.tr("Choose a card {places} to trash."), places=places)

    def trash_rival(self) -> str:
        return self.say(self.tr("Choose a card in a rival’s yard to trash."))

    def recruit(self, places: str) -> str:
        """An action of the played card."""
        line = self.tr("The played card lets you recruit a card {places}.")
        return self.say(line, places=places)

    def recruit_phase(self, places: str) -> str:
        """F-RECRUIT: the turn ends with it."""
        return self.say(self.tr("To end your turn, recruit a card {places}."), places=places)

    def party(self, places: str) -> str:
        return self.say(self.tr("Recruit one more card {places}, or choose “Done”."), places=places)

    def sources(self, places: Sequence[str]) -> str:
        """Where a card may come from; `places` as in the notation of moves, and "yards" where the
        own is among them."""
        *others, last = map(self._source, places)
        if not others:
            return last
        return self.say(self.tr("{start} or {last}"), start=", ".join(others), last=last)

    def _source(self, place: str) -> str:
        places = {
            "hand": self.tr("from your hand"),
            "discard": self.tr("from your discard pile"),
            "park": self.tr("from the park"),
            "deck": self.tr("from the park deck"),
            "yard": self.tr("from a rival’s yard"),
            "yards": self.tr("from any yard"),
        }
        return self.say(places[place])

    def pay_how(self, cost: str) -> str:
        """All tokens are chosen at once."""
        return self.say(self.tr("Choose how to pay for your fort (cost: {cost})."), cost=cost)

    def pay_less(self, cost: str) -> str:
        """The same where one token of the cost is saved."""
        return self.say(
            self.tr("Choose how to pay for your fort (cost: {cost}, less 1 token)."), cost=cost
        )

    def pay_laid(self, cost: str) -> str:
        """A whole payment is laid out."""
        return self.say(
            self.tr("Pay with these tokens, click others, or take them back (cost: {cost})."),
            cost=cost,
        )

    def pay_laid_less(self, cost: str) -> str:
        """The same where one token of the cost is saved."""
        said = self.tr(
            "Pay with these tokens, click others, or take them back (cost: {cost}, less 1 token)."
        )
        return self.say(said, cost=cost)

    def spend_laid(self) -> str:
        """Tokens to be spent are laid out."""
        return self.say(self.tr("Spend these tokens, click others, or take them back."))

    def pay_tokens(self, n: int, cost: str) -> str:
        """Tokens are laid out one by one, `n` more."""
        return self.say(
            self.tr("Click the tokens that pay for your fort: %n to go (cost: {cost}).", "", n),
            cost=cost,
        )

    def pay_tokens_less(self, n: int, cost: str) -> str:
        """The same where one token of the cost is saved."""
        return self.say(
            self.tr(
                "Click the tokens that pay for your fort: %n to go (cost: {cost}, less 1 token).",
                "",
                n,
            ),
            cost=cost,
        )

    def spend_tokens(self, n: int) -> str:
        """Tokens are laid out one by one, `n` more."""
        return self.say(self.tr("Click the tokens to spend: %n to go.", "", n))

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

    def follow(self, suit: str, clause: str) -> str:
        """`clause` is what this follower would do, as `ActionTexts.clause` gives it."""
        return self.say(
            self.tr("Follow? Discard one card (suit: {suit}, or a coin) and do it too: {clause}."),
            suit=suit,
            clause=clause,
        )

    def follow_left_out(self, suit: str, clause: str) -> str:
        """The same where the leader has not used the public action, and one may all the same."""
        return self.say(
            self.tr(
                "Follow? Discard one card (suit: {suit}, or a coin) and do the action that was "
                "left out: {clause}."
            ),
            suit=suit,
            clause=clause,
        )

    def follow_none(self) -> str:
        return self.say(self.tr("You cannot follow this time: click a card to see why."))

    def follow_other(self, who: str, suit: str) -> str:
        return self.say(self.tr("{who} may follow (suit: {suit})."), who=who, suit=suit)

    def follow_other_not(self, who: str) -> str:
        """All see that there is no room for it, whatever the hand."""
        return self.say(self.tr("{who} cannot carry this out in full."), who=who)

    def follow_count(self) -> str:
        return self.say(self.tr("Count one symbol or both? What you choose must be done in full."))

    def follow_count_many(self) -> str:
        """Two cards discarded with Copy Cat."""
        return self.say(
            self.tr("How many symbols do you count? What you choose must be done in full.")
        )

    def copy_cat(self) -> str:
        return self.say(self.tr("Discard a second matching card as well?"))

    def copy_cat_none(self) -> str:
        return self.say(self.tr("You cannot discard a second card as well."))

    def rough(self) -> str:
        return self.say(self.tr("Trash Rough Housing and the played card with it?"))

    # Dogs and cats

    def need(self, need: str) -> str:
        """`need` is a whole sentence."""
        return self.say(self.tr("What this dog needs: {need}"), need=need)

    def neighbour(self) -> str:
        return self.say(self.tr("Into whose doghouse: left or right?"))

    def draw(self) -> str:
        return self.say(self.tr("Your cat lets you draw one card more: how many do you draw?"))

    # Between the decisions

    def only(self, move: str) -> str:
        """`move` is a label: nothing else is legal."""
        return self.say(self.tr("Here you can only do this: {move}."), move=move)

    def draft(self) -> str:
        return self.say(self.tr("Keep one card. The rest go to the left."))

    def left_in_hand(self, cards: str) -> str:
        """What follows when the last card of a turn is recruited."""
        return self.say(self.tr("Then to your yard: {cards}."), cards=cards)

    def dogs_left(self, dogs: str, who: str) -> str:
        """Of those that are left in hand: `who` gets them from the yard."""
        return self.say(
            self.tr("Dogs that nobody recruits there run to {who}: {dogs}."), dogs=dogs, who=who
        )

    def last_round(self) -> str:
        return self.say(self.tr("This is the last round."))
