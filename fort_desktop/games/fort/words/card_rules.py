"""The rules that apply to a card, as short sentences for its large view.

They are chosen by what the card's actions are, never by its name, so new cards are explained too.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from fort_desktop.games.fort.rules.actions import FORT_OPS, Action, Count, Op, Suit
from fort_desktop.games.fort.rules.cards import Kid
from fort_desktop.ui.texts.base import Sayings

_GAINS = {Op.PIZZA, Op.TOY, Op.RESOURCE}
_SPENDS = {Op.SPEND_PIZZA, Op.SPEND_TOY, Op.SPEND_RESOURCE}
_COPIES = {Op.COPY_PACK, Op.COPY_RIVAL_PACK}
_COUNTS = {Count.FORT, Count.PACK, Count.LOOKOUT}


@dataclass(frozen=True, slots=True)
class Note:
    """One rule: the icon that it is about, and the sentence."""

    icon: str
    text: str


class CardRuleTexts(Sayings):
    """Rules of cards, one sentence or two each."""

    def of_card(self, kid: Kid) -> Iterator[Note]:
        """What holds for the card as a whole."""
        coins = [suit for suit in kid.suits if suit is Suit.COIN]
        if len(set(kid.suits)) > 1:
            yield Note(kid.suits[-1].id, self.two_suits())
        elif len(kid.suits) > 1:
            yield Note(kid.suits[0].id, self.twice())
        if coins:
            yield Note("coin", self.coin())
            if kid.public is not None:
                yield Note("coin", self.coin_named())
        both = kid.public is not None and kid.private is not None
        yield Note("play", self.one_in_full() if both else self.only_one())
        if kid.best_friend:
            yield Note("best-friend", self.best_friend())
        else:
            yield Note("person", self.to_the_yard())

    def of_any(self, action: Action, *, public: bool = False) -> Iterator[Note]:
        """What holds for an action of anything: a kid, a dog or a cat."""
        yield from self._of_counting(action)
        yield from self._of_shape(action)
        yield from self._of_ops({unit.op for unit in action.units()}, public=public)

    def of_action(self, action: Action, *, public: bool) -> Iterator[Note]:
        """What holds for one of the two actions of a kid."""
        yield from self.of_any(action, public=public)
        yield Note("follow", self.followed()) if public else Note("private", self.not_followed())
        if public and action.suits():
            yield Note("follow", self.follower_counts())

    def _of_counting(self, action: Action) -> Iterator[Note]:
        suits = action.suits()
        for count in sorted(suits)[:1]:
            yield Note(count.id, self.improved())
        if Count.ANY_SUIT in suits:
            yield Note("any-suit", self.own_suit())
        counted = {step.times for step in action.steps} & _COUNTS
        if Count.LOOKOUT in counted:
            yield Note("lookout-count", self.cards_not_symbols())
        for count in sorted(c for c in counted if c is not None)[:1]:
            icon = "fort-level" if count is Count.FORT else f"{count.id}-count"
            yield Note(icon, self.nothing_to_count())

    def _of_shape(self, action: Action) -> Iterator[Note]:
        brackets = [step.unit for step in action.steps if isinstance(step.unit, Action)]
        if any(step.times is not None for step in action.steps if isinstance(step.unit, Action)):
            yield Note("open", self.bracket())
        if len(action.steps) > 1 or any(len(bracket.steps) > 1 for bracket in brackets):
            yield Note("arrow", self.then())

    def _of_ops(self, ops: set[Op], *, public: bool) -> Iterator[Note]:
        if Op.RESOURCE in ops:
            yield Note("resource", self.same_kind() if public else self.one_kind())
        if ops & _GAINS:
            yield Note("toy" if Op.TOY in ops else "pizza", self.room_in_stuff())
        if ops & FORT_OPS:
            yield Note("fort", self.fort())
        texts = {
            Op.FORT_LESS: ("fort-1", self.one_less),
            Op.FORT_MORE: ("fort+1", self.one_more),
            Op.LOOKOUT: ("lookout", self.lookout),
            Op.PACK: ("pack", self.pack),
            Op.RECRUIT: ("recruit", self.recruit),
            Op.TRASH: ("trash", self.trash),
            Op.TRASH_THIS: ("trash-this", self.trash_this),
            Op.SWAP: ("swap", self.swap),
        }
        for op, (icon, text) in texts.items():
            if op in ops:
                yield Note(icon, text())
        if ops & _SPENDS:
            yield Note("spend", self.spend())
        if ops & _COPIES:
            yield Note("copy-pack", self.copied())

    # --- the card -------------------------------------------------------------------------------

    def card(self) -> str:
        """Stands above what holds for the card as a whole."""
        return self.say(self.tr("The card"))

    def twice(self) -> str:
        """A double card."""
        return self.say(self.tr("The symbol is printed twice and counts twice."))

    def two_suits(self) -> str:
        """A card of two suits."""
        return self.say(
            self.tr("Two suits: each counts for itself, and whoever follows may match either.")
        )

    def coin(self) -> str:
        """A card with a coin."""
        return self.say(
            self.tr(
                "A coin stands for any one suit you choose, the same in all actions of that play."
            )
        )

    def coin_named(self) -> str:
        """A card with a coin that can be followed (R9)."""
        return self.say(
            self.tr(
                "When you play this card itself, you name the suit at once, and rivals match it."
            )
        )

    def one_in_full(self) -> str:
        """A card with two actions."""
        return self.say(
            self.tr(
                "Carry out one of the two actions in full; the other may be done in full, in part "
                "or not at all. You choose the order."
            )
        )

    def only_one(self) -> str:
        """A card with one action."""
        return self.say(
            self.tr(
                "Its one action must be carried out in full, otherwise the card cannot be played."
            )
        )

    def best_friend(self) -> str:
        """A best friend's privilege."""
        return self.say(
            self.tr(
                "A best friend left in your hand goes to your discard pile, never to your yard, "
                "so nobody can recruit it."
            )
        )

    def to_the_yard(self) -> str:
        """What happens to every other kid."""
        return self.say(
            self.tr("Left in your hand, the card goes to your yard, where rivals can recruit it.")
        )

    # --- counting -------------------------------------------------------------------------------

    def improved(self) -> str:
        """How × suit becomes more."""
        return self.say(
            self.tr(
                "Add cards with the counted suit from your hand and use your lookout: each symbol "
                "counts. "
                "Every card must make one of the two actions give more."
            )
        )

    def own_suit(self) -> str:
        """The played card under × any suit."""
        return self.say(
            self.tr("The symbol of this card counts only if it is the suit you choose.")
        )

    def follower_counts(self) -> str:
        """× suit for who follows."""
        return self.say(
            self.tr("Whoever follows counts only the symbols on the card discarded for it.")
        )

    def cards_not_symbols(self) -> str:
        """× cards in the lookout."""
        return self.say(self.tr("Cards are counted here, not their symbols."))

    def nothing_to_count(self) -> str:
        """A count of zero."""
        return self.say(
            self.tr(
                "If there is nothing to count, the action gives nothing, but it is carried out "
                "in full."
            )
        )

    # --- shape ----------------------------------------------------------------------------------

    def then(self) -> str:
        """The arrow."""
        return self.say(
            self.tr(
                "What comes after the arrow is done only when everything before it has been "
                "done in full; then it must be done if possible."
            )
        )

    def bracket(self) -> str:
        """A bracket with a count."""
        return self.say(self.tr("The whole bracket is repeated, each time in the same order."))

    # --- following ------------------------------------------------------------------------------

    def followed(self) -> str:
        """The public action."""
        return self.say(
            self.tr(
                "Afterwards each rival in turn may follow: discard one card with the same suit "
                "or a coin from hand and carry out this action in full."
            )
        )

    def not_followed(self) -> str:
        """The private action."""
        return self.say(self.tr("Only whoever plays the card carries it out; nobody follows it."))

    # --- icons ----------------------------------------------------------------------------------

    def one_kind(self) -> str:
        """Pizza or toys."""
        return self.say(self.tr("Only one kind, never a mix."))

    def same_kind(self) -> str:
        """Pizza or toys, in a public action."""
        return self.say(
            self.tr("Only one kind, never a mix. Whoever follows takes the kind that you took.")
        )

    def room_in_stuff(self) -> str:
        """Gaining tokens."""
        return self.say(
            self.tr(
                "Your stuff has room for 4 pizzas and 4 toys. You do not gain what does not fit, "
                "and the action is then not done in full."
            )
        )

    def fort(self) -> str:
        """Advancing the fort."""
        return self.say(
            self.tr(
                "You pay the cost on your board from your stuff and your pack. Level 1 brings "
                "a made-up rule, level 2 a perk, level 5 the Macaroni Sculpture if nobody has it."
            )
        )

    def one_less(self) -> str:
        """Fort, one token less."""
        return self.say(self.tr("You may leave out any one token of the cost."))

    def one_more(self) -> str:
        """Fort, one token more."""
        return self.say(self.tr("The additional token may be a pizza or a toy."))

    def lookout(self) -> str:
        """Adding to the lookout."""
        return self.say(
            self.tr(
                "The card stays in your lookout until the end of the game and lends you its "
                "symbols on every turn. There is room for 1 card more than your fort has levels."
            )
        )

    def pack(self) -> str:
        """Packing."""
        return self.say(
            self.tr("Your pack has room for 1 token more than your fort has levels, in any mix.")
        )

    def recruit(self) -> str:
        """Recruiting."""
        return self.say(
            self.tr(
                "From the park, from a rival’s yard or unseen from the park deck; the card goes "
                "to your discard pile."
            )
        )

    def trash(self) -> str:
        """Trashing a card."""
        return self.say(
            self.tr(
                "A trashed card leaves the game. Neither cards in your deck nor those just played "
                "or added can be trashed; best friends can."
            )
        )

    def trash_this(self) -> str:
        """Trashing the played card."""
        return self.say(
            self.tr(
                "This card leaves the game when everybody has had the chance to follow; it does "
                "not come to your discard pile."
            )
        )

    def swap(self) -> str:
        """Swapping."""
        return self.say(self.tr("You may swap in your stuff and in your pack."))

    def spend(self) -> str:
        """Spending."""
        return self.say(self.tr("You may pay from your stuff and from your pack."))

    def copied(self) -> str:
        """Copying a pack."""
        return self.say(self.tr("Nothing is taken out of the pack."))

    # --- perks and made-up rules ----------------------------------------------------------------

    def perk(self) -> str:
        """Small print of every perk."""
        return self.say(self.tr("You take a perk when your fort reaches level 2."))

    def made_up_rule(self) -> str:
        """Small print of every made-up rule."""
        return self.say(
            self.tr(
                "You choose a made-up rule when your fort reaches level 1; nobody else sees it "
                "before the end of the game."
            )
        )
