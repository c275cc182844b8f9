"""What the coach bar says, and the labels of buttons: which sentence belongs to which decision."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from fort_desktop.contract.wish import Wish
from fort_desktop.games.fort.play.gains import of_count
from fort_desktop.games.fort.play.plan import Change
from fort_desktop.games.fort.play.preview import Offer, Preview
from fort_desktop.games.fort.rules import moves as mv
from fort_desktop.games.fort.rules.actions import Suit
from fort_desktop.games.fort.rules.counting import actions_of
from fort_desktop.games.fort.rules.moves import Move
from fort_desktop.games.fort.rules.needs import dog_of
from fort_desktop.games.fort.rules.view import View
from fort_desktop.games.fort.screen import sparing
from fort_desktop.games.fort.screen.acting import acts, declines, left
from fort_desktop.games.fort.screen.cards.icon_rows import action_tokens, power_tokens
from fort_desktop.games.fort.screen.cards.pets_shown import cat_told
from fort_desktop.games.fort.screen.play.composed_text import composed_text
from fort_desktop.games.fort.screen.play.marked import cat_of
from fort_desktop.games.fort.screen.play.preview_words import (
    amount_text,
    amount_tokens,
    given_tokens,
    notes,
    offer_note,
)
from fort_desktop.games.fort.screen.play.told_actions import action_told, price, price_note
from fort_desktop.games.fort.screen.touch.affordances import Affordance
from fort_desktop.games.fort.screen.touch.payment import NOTHING, Bundle, Payment
from fort_desktop.games.fort.words.labels import People
from fort_desktop.games.fort.words.texts import words
from fort_desktop.ui.bridge.table.choices_model import Choice
from fort_desktop.ui.texts import texts
from fort_desktop.ui.texts.typeset import capital, small


@dataclass(frozen=True, slots=True)
class Asked:
    """A decision as the viewer sees it.

    Attributes:
        view: what the viewer knows.
        kind: of the decision.
        moves: the legal moves.
        people: names of cards and players.
        plan: how the play being composed can be changed; numbered after the moves.
        preview: what that play would give.
        kinds: what can be chosen at once with playing it; numbered after the plan.
        final: whether with its only action the card is played.
        wish: what the viewer wishes not to be asked; None where there is no switch for it. The
            switches are numbered after the kinds.
        laid: tokens laid out so far to pay with.
        marked: the number of the move that is shown as if it were made; -1 is none.
    """

    view: View
    kind: str
    moves: Sequence[Move]
    people: People
    plan: Sequence[Change] = ()
    preview: Preview | None = None
    kinds: Sequence[mv.Take] = ()
    final: bool = False
    wish: Wish | None = None
    laid: Bundle = NOTHING
    marked: int = -1

    @property
    def payment(self) -> Payment:
        """The ways to pay, and what is laid out."""
        return Payment(self.moves, self.laid)

    @property
    def others(self) -> int:
        """The number of the first switch."""
        return len(self.moves) + len(self.plan) + len(self.kinds)

    @property
    def back(self) -> int:
        """What takes back the marked move is numbered after the switches."""
        return self.others + 2

    @property
    def dog(self) -> int:
        """The card of the dog whose need is being met, or that is marked itself; -1 is none."""
        if self.kind == "need":
            return -1 if self.view.play is None else self.view.play.card
        move = self.moves[self.marked] if self.marked >= 0 else None
        return move.card if isinstance(move, mv.Play) else -1


def coach_text(asked: Asked) -> str:
    """What the viewer can do now, in words."""
    if asked.marked >= 0:
        return _marked_text(asked, asked.moves[asked.marked])
    line = question(asked)
    if asked.preview is None:
        return line
    if asked.kind != "add":
        return " ".join([line, *sole_lines(asked), *notes(asked.preview, asked.view)])
    return composed_text(asked, asked.preview)


def _marked_text(asked: Asked, move: Move) -> str:
    """What the marked move brings about, and what can be done with it."""
    say, pets = words().coach, words().pets
    if asked.kind != "need" and asked.payment:
        return words().asked.laid_out(asked.kind, asked.view)
    cards, people, dog = asked.view.cards, asked.people, asked.dog
    if dog < 0:
        cat = cat_of(asked.view, move)
        gives = say.gives(people.cat(cat), pets.power_clause(cards.cats[cat], asked.view))
        return f"{gives} {say.use_or_back()}"
    gives = say.gives(people.card(dog), pets.clause(dog_of(cards, dog)))
    if isinstance(move, mv.Play | mv.Add | mv.Use):
        return f"{gives} {say.play_or_back_one(people.card(move.card))}"
    return f"{gives} {say.play_or_back()}"


def question(asked: Asked) -> str:
    """What is to be decided: what the legal moves leave open, never what the kind could ask."""
    if len(asked.moves) == 1 and not _speaks_alone(asked):
        return words().coach.only(small(choice(asked, 0).label))
    if asked.kinds:
        return words().asked.add_for_kind(asked.view)
    payment = asked.payment
    if payment.many:
        said = words().asked.tokens_left(asked.kind, asked.view, payment.left)
        if said:
            return said
    return words().asked.line(asked.kind, asked.view, asked.moves)


def sole_lines(asked: Asked) -> list[str]:
    """Which card an action would take without asking, as there is no other for it."""
    say, labels = words().preview, words().labels
    return [
        say.only_card(labels.label(one.move, asked.people), labels.label(one.sole, asked.people))
        for one in (asked.preview.offers if asked.preview else ())
        if one.sole is not None
    ]


def _speaks_alone(asked: Asked) -> bool:
    """Whether the question itself says that nothing else is possible, or is one of several."""
    alone = mv.Skip | mv.Finish | mv.Pass | mv.Done
    declines = ("play", "action", "follow", "copy-cat")
    return asked.kind in ("add", "need") or (
        asked.kind in declines and isinstance(asked.moves[0], alone)
    )


def dropped_text(asked: Asked, dropped: Sequence[Move]) -> str:
    """Which decisions fell with a card that was taken back."""
    labels = [words().labels.label(move, asked.people) for move in dropped]
    return words().why.dropped("; ".join(labels))


def advice(asked: Asked, number: int) -> str:
    """A hint: the legal move with this number, in a sentence."""
    move, play = asked.moves[number], asked.view.play
    if asked.kind == "action" and isinstance(move, mv.Do) and play is not None:
        action = asked.view.cards.cards[play.card].actions[move.action]
        if action is not None:
            told = words().actions.sentence_now(asked.view, action)
            return words().hints.action(move.action, told)
    return words().hints.plain(choice(asked, number).label)


def waiting_text(view: View, kind: str, name: str, *, bot: bool, able: bool) -> str:
    """What the viewer waits for; `able`: all see that whoever decides has room to follow."""
    if kind == "follow" and view.play is not None:
        return words().asked.follow_other(name, view, able=able)
    return texts().table.thinking(name) if bot else texts().table.waiting(name)


# --- buttons ------------------------------------------------------------------------------------


def buttons(asked: Asked, offered: Sequence[Affordance]) -> list[Choice]:
    """The buttons for these moves and changes, in their order; the one that acts comes last."""
    seen = [a.move for a in _with_buttons(asked, offered) if a.move != asked.marked]
    made = [replace(choice(asked, n), declines=declines(asked, n)) for n in seen]
    if asked.marked >= 0:
        made.append(choice(asked, asked.marked))
    if asked.wish is not None:
        made.append(sparing.button(asked.others))
    if asked.final:
        made.append(Choice(0, words().moves.play_it(), primary=True))
    if asked.kinds:  # they play it, too
        made = [one for one in made if not one.primary]
        first = len(asked.moves) + len(asked.plan)
        made += [_kind(asked, first + n) for n in range(len(asked.kinds))]
    return [c for c in made if not c.below] + [c for c in made if c.below]


def _with_buttons(asked: Asked, offered: Sequence[Affordance]) -> list[Affordance]:
    """Many ways to pay have no buttons: they are paid token by token."""
    payment = asked.payment
    return [a for a in offered if not (payment.many and payment.pays(a.move))]


def choice(asked: Asked, number: int) -> Choice:
    """One move, or one change of the play being composed, as a button."""
    if number >= len(asked.moves):
        return _change(asked, number)
    move = asked.moves[number]
    label = words().labels.label(move, asked.people, asked.kind)
    if asked.kind == "add" and isinstance(move, mv.Done):
        label = words().moves.play_it()
    if asked.kind == "copy-cat" and isinstance(move, mv.Done):
        label = words().moves.only_one()
    if isinstance(move, mv.CountSuits):
        return _count(asked, number, move)
    if number == asked.marked and asked.dog >= 0:
        return Choice(number, words().moves.play_it(), primary=True)
    if isinstance(move, mv.Finish) and left(asked):
        return Choice(number, label, quiet=True)
    primary = acts(asked, number)
    offer = _offer(asked, move)
    action = move.action if isinstance(move, mv.Do) else -1
    note, cost = price_note(asked.view, move), price(asked.view, move)
    caption = capital(words().suits.name(move.suit)) if isinstance(move, mv.Name) else ""
    if offer is None:
        if isinstance(move, mv.Take) and primary:
            caption = _kind_name(move)
        tokens, tip = _tokens(asked.view, move), _tip(asked, move)
        return Choice(number, label, tokens, primary, note, action, caption, tip, price=cost)
    amount = amount_tokens(offer.now)
    tokens = (move.suit.id, ":", *amount) if isinstance(move, mv.Choose) else tuple(amount)
    note, tip = note or offer_note(offer, asked.people), action_told(asked.view, move)
    return Choice(number, label, tokens, primary, note, action, tip=tip, price=cost)


def _count(asked: Asked, number: int, move: mv.CountSuits) -> Choice:
    """How many symbols a follower counts, with what that gives."""
    gain, say = of_count(asked.view, move.n), words().moves
    first, *others = gain.given
    told = "" if others else amount_text(first, gain.fits)
    label = say.count_for(move.n, told) if told else say.count(move.n)
    tokens = given_tokens(first, gain.fits)
    for given in others:
        tokens += ["then", *given_tokens(given, given.amount)]
    return Choice(number, label, tuple(tokens))


def _tip(asked: Asked, move: Move) -> str:
    """What its words leave open: what a cat or an action does."""
    cat = cat_of(asked.view, move)
    if cat >= 0:
        return cat_told(asked.view, asked.people, cat)
    return action_told(asked.view, move)


def _offer(asked: Asked, move: Move) -> Offer | None:
    offers = asked.preview.offers if asked.preview else ()
    return next((offer for offer in offers if offer.move == move), None)


def _change(asked: Asked, number: int) -> Choice:
    change = asked.plan[number - len(asked.moves)]
    if change.card < 0:
        return _otherwise(asked, number, change)
    if change.instead is None:
        back = words().moves.leave_card_out if change.lookout else words().moves.take_back
        return Choice(number, back(asked.people.card(change.card)), ("undo",))
    assert isinstance(change.instead, mv.Add | mv.Use), "only added coins are read anew"
    reading = change.instead.reading
    suit = Suit.COIN if reading is None else reading
    return Choice(number, words().moves.coin_as(words().suits.name(suit)), (suit.id,))


def _kind(asked: Asked, number: int) -> Choice:
    """The play is made, and pizza or toys are taken for it."""
    move = asked.kinds[number - len(asked.moves) - len(asked.plan)]
    label = words().labels.label(move, asked.people)
    return Choice(number, label, (mv.KINDS[move.kind],), primary=True, caption=_kind_name(move))


def _kind_name(move: mv.Take) -> str:
    return words().moves.pizzas() if move.kind == mv.PIZZA else words().moves.toys()


def _otherwise(asked: Asked, number: int, change: Change) -> Choice:
    """What was chosen for the viewer is chosen otherwise."""
    say = words().moves
    match change.instead:
        case mv.Do(action=action):
            label = say.rather_public() if action == 0 else say.rather_private()
            return Choice(number, label, _tokens(asked.view, change.instead), tip=say.anew())
        case mv.Finish():
            return Choice(number, say.leave_out(), ("cross",))
    label = say.name_another() if isinstance(change.made, mv.Name) else say.count_another()
    return Choice(number, label, ("undo",), tip=say.anew())


def _tokens(view: View, move: Move) -> tuple[str, ...]:
    match move:
        case mv.Take():
            return (mv.KINDS[move.kind],)
        case mv.Name() | mv.Choose():
            return (move.suit.id,)
        case mv.Add(reading=Suit() as suit) | mv.Use(reading=Suit() as suit):
            return (suit.id,)
        case mv.Do() if view.play is not None:
            action = actions_of(view.cards, view.play)[move.action]
            return tuple(action_tokens(action))
        case mv.Pack():
            return (mv.KINDS[move.kind], "then", "pack")
        case mv.Pay() | mv.Spend():
            return _bundle(move)
        case mv.UseCat():
            return tuple(power_tokens(view.cards.cats[move.cat]))
        case mv.House():
            return ("dog", "then", "neighbour-house")
        case mv.Swap():
            return (mv.KINDS[move.kind], "then", mv.KINDS[1 - move.kind])
        case _:
            return ()


def _bundle(move: mv.Pay | mv.Spend) -> tuple[str, ...]:
    """What comes from stuff, then after the backpack what comes from the pack."""
    stuff = _counted(move.stuff_pizza, move.stuff_toy)
    pack = _counted(move.pack_pizza, move.pack_toy)
    plus = ("+",) if stuff and pack else ()
    return (*stuff, *plus, *(("pack", *pack) if pack else ()))


def _counted(pizza: int, toys: int) -> tuple[str, ...]:
    icons: list[str] = []
    for n, icon in ((pizza, "pizza"), (toys, "toy")):
        if n:
            icons += [str(n), icon]
    return tuple(icons)
