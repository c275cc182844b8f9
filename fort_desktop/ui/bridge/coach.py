"""What the coach bar says, and the labels of buttons: which sentence belongs to which decision."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from fort_desktop.games.fort import moves as mv
from fort_desktop.games.fort.actions import Suit
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
    return texts().asked.line(asked.kind, asked.view, asked.moves)


def waiting_text(view: View, kind: str, name: str, *, bot: bool) -> str:
    """What the viewer waits for."""
    if kind == "follow" and view.play is not None:
        return texts().asked.follow_other(name, view)
    return texts().coach.thinking(name) if bot else texts().coach.waiting(name)


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
