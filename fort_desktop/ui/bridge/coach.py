"""What the coach bar says, and the labels of buttons: which sentence belongs to which decision."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from fort_desktop.games.fort import frames as fr
from fort_desktop.games.fort import moves as mv
from fort_desktop.games.fort.actions import FORT_OPS, Action, Op, Suit, Unit
from fort_desktop.games.fort.counting import match_suits, multiplied
from fort_desktop.games.fort.moves import Move
from fort_desktop.games.fort.view import View
from fort_desktop.games.fort.why import Reason
from fort_desktop.ui.bridge.affordances import Affordance
from fort_desktop.ui.bridge.choices_model import Choice
from fort_desktop.ui.bridge.icon_rows import action_tokens
from fort_desktop.ui.texts import People, texts


@dataclass(frozen=True, slots=True)
class Asked:
    """A decision as the viewer sees it.

    Attributes:
        view: what the viewer knows.
        kind: of the decision.
        moves: the legal moves.
        people: names of cards and players.
    """

    view: View
    kind: str
    moves: Sequence[Move]
    people: People


def coach_text(asked: Asked) -> str:
    """What the viewer can do now, in words."""
    say = texts().coach
    frame = asked.view.stack[-1]
    play = asked.view.play
    if asked.kind == "play":
        again = isinstance(frame, fr.ChoosePlay) and frame.second
        return say.play_again() if again else say.play()
    if asked.kind == "action":
        return say.first_action() if play is not None and not play.begun else say.action()
    if asked.kind == "add":
        return say.add(_suits(_wanted(asked.view)))
    if asked.kind == "follow" and play is not None:
        return say.follow(_suits(_matched(asked.view)))
    if asked.kind == "pay":
        return say.pay_how(_cost(asked.view))
    if asked.kind == "lookout":
        bribe = any(isinstance(m, mv.Lookout) and m.source != "hand" for m in asked.moves)
        return say.lookout_bribe() if bribe else say.lookout()
    if asked.kind == "pack":
        both = any(isinstance(m, mv.Pack) and m.supply for m in asked.moves)
        return say.pack_from() if both else say.pack()
    return _plain()[asked.kind]()


def _plain() -> dict[str, Callable[[], str]]:
    say = texts().coach
    return {
        "draft": say.draft,
        "coin": say.coin,
        "any-suit": say.any_suit,
        "rule": say.rule,
        "perk": say.perk,
        "copy-cat": say.copy_cat,
        "follow-count": say.follow_count,
        "rough-housing": say.rough,
        "do-over": say.do_over,
        "recruit-phase": say.recruit,
        "recruit": say.recruit,
        "party": say.party,
        "before-discard": say.before_discard,
        "kind": say.kind,
        "trash": say.trash,
        "trash-rival": say.trash_rival,
        "spend": say.spend,
        "swap": say.swap,
        "copy": say.copy,
    }


def waiting_text(view: View, kind: str, name: str, *, bot: bool) -> str:
    """What the viewer waits for."""
    say = texts().coach
    if kind == "follow" and view.play is not None:
        return say.follow_other(name, _suits(_matched(view)))
    return say.thinking(name) if bot else say.waiting(name)


def _suits(suits: Sequence[Suit]) -> str:
    return texts().suits.all(suits)


def _wanted(view: View) -> tuple[Suit, ...]:
    play = view.play
    assert play is not None, "cards are added to a played card"
    action = view.cards.cards[play.card].actions[play.begun[-1]]
    return multiplied(action, play.any_suit) if action is not None else ()


def _matched(view: View) -> list[Suit]:
    assert view.play is not None, "a played card is followed"
    return sorted(match_suits(view.cards, view.play))


def _cost(view: View) -> str:
    frame = view.stack[-1]
    seat = view.seats[view.seat]
    cost = view.cards.costs[seat.level]
    op = Op.FORT
    if isinstance(frame, fr.Run):
        unit = frame.action.steps[frame.index].unit
        if isinstance(unit, Unit) and unit.op in FORT_OPS:
            op = unit.op
    text = texts().tokens.tokens(cost.pizza, cost.toy, cost.any + (op is Op.FORT_MORE))
    return f"{text} (−1)" if op is Op.FORT_LESS else text


# --- buttons ------------------------------------------------------------------------------------


def buttons(asked: Asked, offered: Sequence[Affordance]) -> list[Choice]:
    """The buttons of a decision, in the order of the legal moves; the one that acts comes last."""
    made = [choice(asked, a.move) for a in offered if a.button]
    return [c for c in made if not c.primary] + [c for c in made if c.primary]


def choice(asked: Asked, number: int) -> Choice:
    """One move as a button."""
    move = asked.moves[number]
    label = texts().labels.label(move, asked.people, asked.kind)
    if asked.kind == "add" and isinstance(move, mv.Done):
        label = texts().moves.play_it()
    if asked.kind == "copy-cat" and isinstance(move, mv.Done):
        label = texts().moves.only_one()
    primary = isinstance(move, mv.Done | mv.Finish) and asked.kind in ("add", "action")
    return Choice(number, label, _tokens(asked.view, move), primary)


def _tokens(view: View, move: Move) -> tuple[str, ...]:
    match move:
        case mv.Take():
            return (mv.KINDS[move.kind],)
        case mv.Name() | mv.Choose():
            return (move.suit.id,)
        case mv.Add(reading=Suit() as suit) | mv.Use(reading=Suit() as suit):
            return (suit.id,)
        case mv.Do() if view.play is not None:
            action = view.cards.cards[view.play.card].actions[move.action]
            return () if action is None else tuple(action_tokens(str(action)))
        case mv.Pack():
            return (mv.KINDS[move.kind], "then", "pack")
        case mv.Pay() | mv.Spend():
            return _bundle(move)
        case mv.Swap():
            return (mv.KINDS[move.kind], "then", mv.KINDS[1 - move.kind])
        case _:
            return ()


def _bundle(move: mv.Pay | mv.Spend) -> tuple[str, ...]:
    icons: list[str] = []
    pizza, toys = move.stuff_pizza + move.pack_pizza, move.stuff_toy + move.pack_toy
    for n, icon in ((pizza, "pizza"), (toys, "toy")):
        if n:
            icons += [str(n), icon]
    return tuple(icons)


# --- reasons ------------------------------------------------------------------------------------


def reason_text(reason: Reason, people: People, missing: tuple[int, int, int]) -> str:
    """A reason in one sentence; `missing` are the tokens that lack for the fort."""
    say = texts().why
    if reason.id == "turn":
        return say.turn(people.player(reason.n))
    if reason.id in ("suit", "follow_times"):
        suit = texts().suits.name(Suit[reason.suit.upper()])
        return say.suit(suit) if reason.id == "suit" else say.follow_times(suit)
    if reason.id == "pack_full":
        return say.pack_full(reason.n)
    if reason.id == "lookout_full":
        return say.lookout_full(reason.n)
    if reason.id == "fort_cost":
        return say.fort_cost(texts().tokens.tokens(*missing))
    sentence: str = getattr(say, reason.id)()
    return sentence


def action_of(view: View, index: int) -> Action | None:
    """An action of the played card."""
    return None if view.play is None else view.cards.cards[view.play.card].actions[index]
