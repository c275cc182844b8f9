"""Why not? The rule that forbids something, in one sentence."""

from __future__ import annotations

from fort_desktop.ui.texts.base import Sayings


class WhyTexts(Sayings):
    """One method per reason."""

    # Whose turn it is, and undo

    def first(self, what: str) -> str:
        """`what` is what the coach asks for, with a small first letter."""
        return self.say(self.tr("First: {what}"), what=what)

    def not_there(self) -> str:
        """A card or token was dropped where it cannot go."""
        return self.say(self.tr("That cannot go there."))

    def to_blanket(self) -> str:
        """A card that can be played or added was dropped elsewhere."""
        return self.say(self.tr("Drop this card on the picnic blanket."))

    def to_discard(self) -> str:
        """A card that can be recruited was dropped elsewhere."""
        return self.say(self.tr("Drop this card on your discard pile."))

    def to_glow(self) -> str:
        """A card that can go to another place was dropped elsewhere."""
        return self.say(self.tr("Drop this card where it glows while you hold it."))

    def over(self) -> str:
        return self.say(self.tr("The game is over."))

    def hidden(self) -> str:
        return self.say(self.tr("This card is hidden."))

    # Playing and improving

    def whole(self) -> str:
        return self.say(
            self.tr(
                "At least one action of this card must be carried out in full, and right now "
                "none can be."
            )
        )

    def dog_whole(self) -> str:
        """R24: a dog has one action."""
        return self.say(
            self.tr("A dog’s action must be carried out in full, and right now it can’t be.")
        )

    def whole_first(self) -> str:
        """The other action has to stay possible."""
        return self.say(self.tr("Then no action of the played card could be carried out in full."))

    def idle(self) -> str:
        return self.say(self.tr("Adding this card would change nothing."))

    def idle_other(self) -> str:
        return self.say(self.tr("Then a card that has been added would change nothing."))

    def idle_added(self, card: str) -> str:
        """A card that has been added."""
        return self.say(self.tr("{card} would change nothing: take it back."), card=card)

    def dropped(self, moves: str) -> str:
        """`moves` are labels of decisions that fell with a card taken back."""
        return self.say(self.tr("No longer possible, so left out: {moves}."), moves=moves)

    def times(self) -> str:
        """Of a card in hand while an action is chosen."""
        return self.say(
            self.tr("First choose an action; none that is left shows ×, so no card can be added.")
        )

    def spent(self) -> str:
        """Of a card in hand when no action of the played one can be chosen any more."""
        return self.say(
            self.tr(
                "No card can be added: the played card has no action left that can be done now."
            )
        )

    def suit(self, suit: str) -> str:
        return self.say(self.tr("This needs another suit: {suit}, or a coin."), suit=suit)

    def lookout_used(self) -> str:
        return self.say(self.tr("This lookout card already counts for the played card."))

    def nothing_done(self) -> str:
        """R5: nothing of the action could be done."""
        return self.say(self.tr("No part of this action can be carried out right now."))

    def nothing_then(self) -> str:
        """R5: the card is needed for the action itself, and the other one is done already."""
        return self.say(self.tr("Then nothing of this action could be carried out."))

    # Following

    def follow_private(self) -> str:
        return self.say(self.tr("This card has no public action, so it cannot be followed."))

    def follow_dog(self) -> str:
        return self.say(self.tr("Dog actions cannot be followed."))

    def follow_full(self) -> str:
        return self.say(
            self.tr("Followed with this card, the action could not be carried out in full.")
        )

    def follow_lookout(self) -> str:
        return self.say(
            self.tr("To follow, discard a card from your hand; the lookout does not count.")
        )

    def follow_times(self, suit: str) -> str:
        """It matches, but shows nothing that the action counts."""
        return self.say(
            self.tr("This card does not show what the action counts: {suit}."), suit=suit
        )

    # Tokens and room

    def stuff_full(self) -> str:
        return self.say(self.tr("Your stuff holds no more of this kind (4 at most)."))

    def pack_full(self, n: int) -> str:
        return self.say(self.tr("Your pack is full: it holds %n token(s).", "", n))

    def lookout_full(self, n: int) -> str:
        return self.say(self.tr("Your lookout is full: it holds %n card(s).", "", n))

    def supply(self) -> str:
        return self.say(self.tr("The supply has none of this kind left."))

    def stuff_empty(self) -> str:
        return self.say(self.tr("There is no token in your stuff."))

    def fort_cost(self, missing: str) -> str:
        return self.say(self.tr("You cannot pay for this. Missing: {missing}."), missing=missing)

    def fort_less(self, missing: str) -> str:
        """One token of the cost may be left out, and that is not enough."""
        return self.say(
            self.tr("You cannot pay for this. Missing: {missing} (1 token may be left out)."),
            missing=missing,
        )

    def pay_other(self) -> str:
        """A token is laid out that belongs to no payment with what lies there already."""
        return self.say(self.tr("You cannot pay with one more of these."))

    def fort_max(self) -> str:
        return self.say(self.tr("Level 5 is the highest."))

    # Places

    def dog_lookout(self) -> str:
        return self.say(self.tr("Dogs cannot go to a lookout."))

    def dog_trash(self) -> str:
        return self.say(self.tr("Dogs cannot be trashed."))

    def trash_played(self) -> str:
        return self.say(self.tr("Played and added cards cannot be trashed."))

    def on_table(self) -> str:
        """A card that has been played or added and cannot be taken back."""
        return self.say(self.tr("This card has already been played or added."))

    def yard_waits(self) -> str:
        """A card of the own yard."""
        return self.say(self.tr("What lies in your yard waits there: rivals may recruit it."))

    def pile(self) -> str:
        """A card of the own discard pile."""
        return self.say(self.tr("The discard pile becomes a new deck when the deck is empty."))

    def housed(self) -> str:
        return self.say(self.tr("A dog stays in its doghouse for good."))

    def boxed(self) -> str:
        return self.say(self.tr("This card is out of the game."))

    def kept(self) -> str:
        """In the draft."""
        return self.say(self.tr("You have kept this card already."))

    def own_yard(self) -> str:
        return self.say(self.tr("Recruit from a rival’s yard, not from your own."))

    def recruit_later(self) -> str:
        """A kid of the park or of a rival's yard, in the own turn before F-RECRUIT."""
        return self.say(self.tr("First play a card: recruiting comes after it."))

    def recruit_now(self) -> str:
        """A card of the hand, in F-RECRUIT."""
        return self.say(self.tr("Now you recruit: the next card is played on your next turn."))

    def play_next(self) -> str:
        """A card of the hand, after F-RECRUIT."""
        return self.say(self.tr("The next card is played on your next turn."))

    def recruit_turn(self) -> str:
        """A card of the park, while one follows."""
        return self.say(self.tr("You recruit on your own turn."))

    def recruited(self) -> str:
        """A card of the park, after F-RECRUIT."""
        return self.say(self.tr("The recruiting of this turn is over."))

    def party_yard(self) -> str:
        """Birthday Party."""
        return self.say(self.tr("Birthday Party recruits from the park or the park deck only."))

    def lookout_fixed(self) -> str:
        return self.say(self.tr("Cards in a lookout stay there for good."))

    def yards_empty(self) -> str:
        return self.say(self.tr("There is no card to trash in any rival’s yard."))

    # Dogs and cats

    def need(self) -> str:
        return self.say(self.tr("This dog’s need cannot be met right now."))

    def cat(self) -> str:
        return self.say(self.tr("Cats are never played: they come and go by themselves."))

    def need_suits(self, suits: str) -> str:
        """Counted suits in the nominative."""
        return self.say(
            self.tr("You do not have the suits that this dog needs: {suits}."), suits=suits
        )

    def need_different(self, n: int) -> str:
        return self.say(self.tr("This dog needs %n different suit(s).", "", n))

    def need_kids(self, n: int) -> str:
        return self.say(self.tr("This dog needs %n kid(s) from your hand.", "", n))

    def need_tokens(self, tokens: str) -> str:
        """`tokens` is a list in the nominative."""
        return self.say(
            self.tr("You do not have the tokens that this dog needs: {tokens}."), tokens=tokens
        )

    def need_lookout(self, n: int) -> str:
        return self.say(self.tr("This dog needs at least %n card(s) in your lookout.", "", n))

    def need_fort(self, level: int) -> str:
        return self.say(self.tr("This dog needs a fort of level {level} or higher."), level=level)

    def need_hand(self) -> str:
        return self.say(
            self.tr("Your lookout does not help this dog: the card must come from your hand.")
        )

    def need_rest(self) -> str:
        """With the card gone, too little would be left."""
        return self.say(self.tr("With this card, the need or the action could not be completed."))

    def need_other_suit(self) -> str:
        return self.say(self.tr("Another suit is needed here."))

    def need_no_kid(self) -> str:
        return self.say(self.tr("A kid is needed here, not a dog."))

    def need_no_card(self) -> str:
        """Tokens are to be spent."""
        return self.say(self.tr("Tokens are needed now, not cards."))

    def cat_middle(self) -> str:
        return self.say(self.tr("This cat is nobody’s yet: it comes to whoever lures it."))

    def cat_rival(self, who: str) -> str:
        return self.say(self.tr("{who} has this cat."), who=who)

    def cat_before(self) -> str:
        return self.say(self.tr("This cat helps just before you play a card."))

    def cat_followed(self) -> str:
        return self.say(
            self.tr("This cat helps by itself when rivals follow the card that you played.")
        )

    def cat_unfollowed(self) -> str:
        return self.say(
            self.tr("This cat helps by itself when nobody follows the card that you played.")
        )

    def cat_draw(self) -> str:
        return self.say(self.tr("This cat helps in your draw phase."))

    def cat_used(self) -> str:
        return self.say(self.tr("This cat has already helped with this card."))

    def cat_pizza(self) -> str:
        return self.say(self.tr("This cat helps only if there is no pizza in your stuff."))

    def cat_fort(self) -> str:
        return self.say(self.tr("This cat helps only if your fort is higher than every rival’s."))

    def cat_nothing(self) -> str:
        return self.say(self.tr("This cat’s power would change nothing right now."))

    def cat_play(self) -> str:
        """No card could be played after it."""
        return self.say(self.tr("Afterwards you could not play any card."))
