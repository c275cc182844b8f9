"""Actions of cards as sentences.

Three layers and nothing smaller: a clause is a verb with everything that it governs, a count is a
whole adverbial, a join puts whole clauses together. Each is one message, so each language has its
own grammar inside it.
"""

from __future__ import annotations

from fort_desktop.games.fort.play.settled import settled, swapped
from fort_desktop.games.fort.rules.actions import Action, Count, Op, Step, Suit, Unit
from fort_desktop.games.fort.rules.cards import Kid
from fort_desktop.games.fort.rules.moves import PIZZA
from fort_desktop.games.fort.rules.view import View
from fort_desktop.ui.texts.base import Sayings
from fort_desktop.ui.texts.typeset import finish_sentence

# What "for each …" may follow at once; elsewhere it would be taken for part of the object.
_PER = {Op.PIZZA, Op.TOY, Op.RESOURCE, Op.VP, Op.PACK, Op.LOOKOUT}


class ActionTexts(Sayings):
    """Clauses and sentences of the action grammar."""

    def sentence(self, action: Action) -> str:
        """The whole action: "Recruit 1 card, then score 2 points."."""
        return finish_sentence(self.clause(action))

    def sentence_now(self, view: View, action: Action) -> str:
        """The same as `clause_now` has it."""
        return finish_sentence(self.clause_now(view, action))

    def clause_now(self, view: View, action: Action, suit: Suit | None = None) -> str:
        """What the view's seat can really do now: what is settled is offered as no choice."""
        return self.clause(settled(view, action), suit, swapped(view, action))

    def clause(self, action: Action, suit: Suit | None = None, way: int = -1) -> str:
        """The same without capital and full stop, to stand after a colon.

        `suit` is what is counted where the card leaves that open, once it has been chosen; `way` is
        the kind that a swap gives away, where it can be but one.
        """
        first, *others = action.steps
        text = self._step(first, suit, way)
        ended = _ends_a_sentence(first)
        for step in others:
            left, right = text, self._step(step, suit, way)
            if ended:
                text = self.say(self.tr("{left}. Then {right}"), left=left, right=right)
            else:
                text = self.say(self.tr("{left}, then {right}"), left=left, right=right)
            ended = _ends_a_sentence(step)
        return text

    def public(self, kid: Kid) -> str:
        """What stands in the upper box of a card."""
        if kid.public is None:
            return self.say(self.tr("No public action, so nobody can follow."))
        return self.sentence(kid.public)

    def private(self, kid: Kid) -> str:
        """What stands in the lower box of a card."""
        if kid.private is None:
            return self.say(self.tr("No private action."))
        return self.sentence(kid.private)

    def kid_action(self) -> str:
        """The clause of a dog that borrows an action."""
        return self.say(
            self.tr("carry out one action of the added kid as if it were the played card")
        )

    def draw_extra(self) -> str:
        """The clause of a cat that draws."""
        return self.say(self.tr("draw 1 more card"))

    def _step(self, step: Step, suit: Suit | None, way: int) -> str:
        if step.times is None:
            return self._unit(step.unit, suit, way)
        chosen = suit if step.times is Count.ANY_SUIT else None
        count = self._count(step.times) if chosen is None else self._each(chosen)
        if isinstance(step.unit, Unit) and step.unit.op in _PER:
            clause = self._multiplied(step.unit)
            return self.say(self.tr("{clause} {count}"), clause=clause, count=count)
        if isinstance(step.unit, Unit) and way < 0:
            clause = self._multiplied(step.unit)
        else:
            clause = self._unit(step.unit, suit, way)
        return self.say(self.tr("{count}, {clause}"), clause=clause, count=count)

    def _unit(self, unit: Unit | Action, suit: Suit | None = None, way: int = -1) -> str:
        if isinstance(unit, Action):
            return self.clause(unit, suit, way)
        if unit.op is Op.SWAP and way >= 0:
            return self._swap(way)
        return self.say(self._counted(unit.op, unit.n) or self._plain(unit.op))

    def _multiplied(self, unit: Unit) -> str:
        """The clause of a unit done several times: one kind, one direction for all of them."""
        n = unit.n
        if unit.op is Op.RESOURCE:
            return self.say(self.tr("choose pizzas or toys and gain %n token(s)", "", n))
        if unit.op is Op.SWAP:
            return self.say(
                self.tr(
                    "swap 1 of your pizzas for a toy, or the other way round "
                    "(the same way each time)"
                )
            )
        return self._unit(unit)

    def _swap(self, way: int) -> str:
        if way == PIZZA:
            return self.say(self.tr("swap 1 of your pizzas for a toy"))
        return self.say(self.tr("swap 1 of your toys for a pizza"))

    def _counted(self, op: Op, n: int) -> str:
        texts = {
            Op.PIZZA: self.tr("gain %n pizza(s)", "", n),
            Op.TOY: self.tr("gain %n toy(s)", "", n),
            Op.RESOURCE: self.tr("gain %n pizza(s) or %n toy(s)", "", n),
            Op.VP: self.tr("score %n point(s)", "", n),
            Op.SPEND_PIZZA: self.tr("spend %n pizza(s)", "", n),
            Op.SPEND_TOY: self.tr("spend %n toy(s)", "", n),
            Op.SPEND_RESOURCE: self.tr("spend %n pizza(s) or %n toy(s)", "", n),
        }
        return texts.get(op, "")

    def _plain(self, op: Op) -> str:
        texts = {
            Op.PACK: self.tr("move 1 token from your stuff to your pack"),
            Op.LOOKOUT: self.tr("add 1 card from your hand to your lookout"),
            Op.RECRUIT: self.tr("recruit 1 card"),
            Op.TRASH: self.tr("trash 1 card from your hand or discard pile"),
            Op.TRASH_RIVAL: self.tr("trash 1 card from any rival’s yard"),
            Op.TRASH_THIS: self.tr("trash this card"),
            Op.FORT: self.tr("advance your fort"),
            Op.FORT_LESS: self.tr("advance your fort, paying 1 token less"),
            Op.FORT_MORE: self.tr("advance your fort, paying 1 token more"),
            Op.SWAP: self.tr("swap 1 of your pizzas for a toy, or the other way round"),
            Op.COPY_PACK: self.tr("copy the contents of your pack into your stuff"),
            Op.COPY_RIVAL_PACK: self.tr("copy the contents of any rival’s pack into your stuff"),
        }
        return texts[op]

    def _count(self, count: Count) -> str:
        texts = {
            Count.BOOK: self.tr("for each book"),
            Count.CROWN: self.tr("for each crown"),
            Count.GLUE: self.tr("for each glue"),
            Count.SHOVEL: self.tr("for each shovel"),
            Count.SKATEBOARD: self.tr("for each skateboard"),
            Count.SQUIRTGUN: self.tr("for each squirt gun"),
            Count.ANY_SUIT: self.tr("for each symbol of one suit you choose (it may be the coin)"),
            Count.PACK: self.tr("for each token in your pack"),
            Count.FORT: self.tr("for each level of your fort"),
            Count.LOOKOUT: self.tr("for each card in your lookout"),
        }
        return self.say(texts[count])

    def _each(self, suit: Suit) -> str:
        """A suit that was chosen to be counted."""
        if suit is Suit.COIN:
            return self.say(self.tr("for each coin"))
        return self._count(Count(suit))


def _ends_a_sentence(step: Step) -> bool:
    """Whether "then" may not follow with a comma: the count would be taken for its right side."""
    if step.times is None:
        return isinstance(step.unit, Action) and _ends_a_sentence(step.unit.steps[-1])
    return not (isinstance(step.unit, Unit) and step.unit.op in _PER)
