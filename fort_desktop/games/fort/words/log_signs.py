"""The pictures and signs of the log's lines."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from fort_desktop.games.fort.rules import events as ev
from fort_desktop.games.fort.rules import moves as mv
from fort_desktop.games.fort.rules.cards import CardSet


@dataclass(frozen=True, slots=True)
class Cards:
    """Several cards that went the same way, one after another."""

    seat: int
    way: tuple[str, str]
    n: int
    cards: tuple[int, ...] = field(default=(), compare=False)


def icon_of(event: ev.Event | Cards) -> str:
    """The picture for an event's line; lines that name a card show its face instead."""
    match event:
        case ev.TokensMoved(target=ev.PACK):
            return "pack"
        case ev.TokensMoved(kind=kind):
            return mv.KINDS[kind]
        case ev.Decided(move=mv.Pass() | mv.Skip()):
            return "skip"
        case ev.Decided(move=mv.Swap()):
            return "swap"
        case ev.Decided(move=mv.Pay() | mv.Spend()):
            return "spend"
        case ev.Decided(move=mv.CopyPack()):
            return "copy-rival-pack"
        case ev.Decided(move=mv.Name(suit=suit) | mv.Choose(suit=suit)):
            return suit.id
        case Cards(way=(ev.DECK, ev.HAND)):
            return "deck"
        case _:
            return _ICONS.get(type(event), "log")


def part_after(part: str, event: ev.Event | Cards) -> str:
    """The action of the played card that is under way once something happened: "public",
    "private", or empty for none; `part` was it before. Followers and dogs have none."""
    match event:
        case ev.Decided(move=mv.Do(action=action)):
            return ("public", "private")[action]
        case ev.Decided(move=mv.Play()) | ev.ActionEnded() | ev.TurnBegan():
            return ""
    return part


def strays(event: ev.CardMoved, decided: ev.Decided | None) -> bool:
    """Whether a dog runs from its yard to the neighbour, and was not recruited there (D-STRAY)."""
    move = decided.move if decided else None
    recruited = isinstance(move, mv.Recruit) and move.card == event.card
    away = event.source_seat != event.target_seat
    return (event.source, event.target) == (ev.YARD, ev.DISCARD) and away and not recruited


def in_all(
    one: ev.Event | Cards | None, other: ev.Event | Cards | None
) -> ev.TokensMoved | ev.Scored | None:
    """Two gains of one kind as one; None where they are not. A pack holds tokens of any kind."""
    match one, other:
        case ev.TokensMoved(), ev.TokensMoved():
            kind = one.kind if one.target == ev.PACK else other.kind
            alike = replace(one, n=other.n) == replace(other, kind=kind)
            return replace(one, n=one.n + other.n) if alike else None
        case ev.Scored(), ev.Scored() if one.seat == other.seat:
            return replace(one, points=one.points + other.points)
    return None


_ICONS: dict[type, str] = {
    ev.Scored: "vp",
    ev.FortAdvanced: "fort",
    ev.RuleTaken: "made-up-rule",
    ev.PerkTaken: "perk",
    ev.PerkTrashed: "perk",
    ev.SculptureTaken: "macaroni",
    ev.NeedMet: "dog",
    ev.CatLured: "cat",
    ev.CatUsed: "cat",
    ev.Shuffled: "deck",
    ev.TurnBegan: "first-player",
    ev.EndTriggered: "crown",
    ev.GameEnded: "crown",
}


def signs_of(event: ev.Event | Cards, cards: CardSet) -> tuple[str, ...]:
    """What somebody gained by an event, as icons and numbers; a perk's sign names it."""
    match event:
        case Cards(way=(ev.HAND, ev.YARD), cards=left):
            return tuple(f"@{cards.cards[card].id}" for card in left)
        case ev.TokensMoved(target=ev.SUPPLY):
            return ()
        case ev.TokensMoved(target=ev.PACK, n=n):
            return (str(n), "pack")
        case ev.TokensMoved(n=n, kind=kind):
            return (str(n), mv.KINDS[kind])
        case ev.Scored(points=n):
            return (str(n), "vp")
        case ev.FortAdvanced(level=level):
            return ("fort-level", str(level - 1), "then", str(level))
        case ev.RuleTaken(rule=rule) if rule >= 0:
            return (f"made-up-rule@{cards.rules[rule].id}",)
        case ev.PerkTaken(perk=perk) | ev.PerkTrashed(perk=perk):
            return (f"perk@{cards.perks[perk].id}",)
        case ev.SculptureTaken():
            return ("macaroni",)
    return ()
