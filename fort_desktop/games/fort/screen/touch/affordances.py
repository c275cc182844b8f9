"""Which thing on the table stands for which legal move, and where it can be dropped."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from fort_desktop.games.fort.play.plan import Change
from fort_desktop.games.fort.rules import moves as mv
from fort_desktop.games.fort.rules.cats import lets_draw
from fort_desktop.games.fort.rules.moves import Move
from fort_desktop.games.fort.rules.view import View
from fort_desktop.games.fort.screen.cards.cards_model import CardsModel

Zone = CardsModel.Zone


@dataclass(frozen=True, slots=True)
class Affordance:
    """How a move can be made by hand.

    Attributes:
        move: its place among the legal moves, which the changes of a plan follow.
        card: the card that is touched; -1 is none.
        deck: whether the thing touched is the top of the park deck.
        token: (zone, kind) of the token that is touched, or None.
        perk: the perk card that is touched; -1 is none.
        rule: the made-up rule that is touched; -1 is none.
        rival: the seat whose pack is touched; -1 is none.
        cat: the cat that is touched; -1 is none.
        house: the seat whose doghouse is touched; -1 is none.
        target: the zone where the thing can be dropped; None is nowhere.
        button: whether it needs a button of its own.
    """

    move: int
    target: Zone | None
    card: int = -1
    deck: bool = False
    token: tuple[Zone, int] | None = None
    perk: int = -1
    rule: int = -1
    rival: int = -1
    cat: int = -1
    house: int = -1
    button: bool = False


def affordances(moves: Sequence[Move], view: View) -> list[Affordance]:
    """One for each legal move of the view's seat, in the same order."""
    return [_affordance(n, move, view) for n, move in enumerate(moves)]


def plan_affordances(plan: Sequence[Change], first: int) -> list[Affordance]:
    """One for each change of the play being composed, numbered from `first`.

    Cards go back to the hand. What lies in the lookout stays there and is only clicked, as is a
    coin that is to be read anew. What chose no card has a button.
    """
    return [
        Affordance(
            first + n,
            None if change.lookout or change.instead or change.card < 0 else Zone.Hand,
            card=change.card,
            button=change.card < 0,
        )
        for n, change in enumerate(plan)
    ]


def _affordance(n: int, move: Move, view: View) -> Affordance:
    match move:
        case mv.Play() | mv.Add() | mv.Use() | mv.Follow() | mv.Also():
            return Affordance(n, Zone.Play, card=move.card)
        case mv.Keep() | mv.Recycle():
            return Affordance(n, Zone.Hand, card=move.card)
        case mv.Lookout() | mv.Trash() | mv.Recruit():
            target = _TARGETS[type(move)]
            if move.source == "deck":
                return Affordance(n, target, deck=True)
            return Affordance(n, target, card=move.card)
        case mv.TakePerk():
            return Affordance(n, Zone.Board, perk=move.perk)
        case mv.TakeRule():
            return Affordance(n, Zone.Board, rule=move.rule)
        case mv.Diy() | mv.DoOver() | mv.RoughHousing():
            perk = view.cards.perk_numbers[mv.USED_UP[type(move)]]
            return Affordance(n, Zone.Play, perk=perk, button=True)
        case mv.UseCat():
            return Affordance(n, Zone.Play, cat=move.cat, button=True)
        case mv.Draw() if (cat := lets_draw(view, view.seat, move.n)) >= 0:
            return Affordance(n, Zone.Play, cat=cat, button=True)
        case mv.House():
            played = -1 if view.play is None else view.play.card
            return Affordance(n, Zone.Doghouse, card=played, house=move.seat, button=True)
        case mv.CopyPack():
            return Affordance(n, Zone.Stuff, rival=move.seat, button=True)
        case _:
            return _token_affordance(n, move)


_TARGETS = {mv.Lookout: Zone.Lookout, mv.Trash: Zone.Box, mv.Recruit: Zone.Discard}


def _token_affordance(n: int, move: Move) -> Affordance:
    match move:
        case mv.Take():
            return Affordance(n, Zone.Stuff, token=(Zone.Supply, move.kind), button=True)
        case mv.Pack():
            source = Zone.Supply if move.supply else Zone.Stuff
            return Affordance(n, Zone.Pack, token=(source, move.kind), button=True)
        case mv.Swap():
            source = Zone.Stuff if move.place == "stuff" else Zone.Pack
            return Affordance(n, Zone.Supply, token=(source, move.kind), button=True)
        case _:
            # Payments take several tokens; `payment.Payment` puts them together.
            return Affordance(n, Zone.Board, button=True)
