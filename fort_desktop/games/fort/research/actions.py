"""The moves of Fort as a fixed list: every move that some position allows, each card on its own.

Where a card lies says whose it is, so that a move names no seat beside a card of a yard. Other
seats are told from whoever moves: 1 is the next in turn order.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from fort_desktop.games.fort.rules import moves as mv
from fort_desktop.games.fort.rules.actions import SIX_SUITS, Action, Op, Suit
from fort_desktop.games.fort.rules.boards import BACKPACK_ROOM
from fort_desktop.games.fort.rules.cards import CardSet
from fort_desktop.games.fort.rules.moves import PIZZA, TOY, Move
from fort_desktop.games.fort.rules.notation import format_move
from fort_desktop.games.fort.rules.pets import Dog, Moment
from fort_desktop.games.fort.rules.state import HAND_SIZE, STUFF_ROOM, TOP_LEVEL

RIVALS = ("next", "second next", "third next")
_PACK_ROOM = TOP_LEVEL + 1 + BACKPACK_ROOM
_MOST_SUITS = 4  # on two cards with two each, which Copy Cat discards (R14)
_SPENT = frozenset({Op.SPEND_PIZZA, Op.SPEND_TOY, Op.SPEND_RESOURCE})

Bundle = tuple[int, int, int, int]


def all_moves(cards: CardSet) -> list[Move]:
    """Every move, as `told_apart` gives it, in the order of their numbers."""
    found = list(_plain(cards))
    for card in range(len(cards.cards)):
        found += _with_card(cards, card)
    found += [mv.Pay(*bundle) for bundle in _payments(cards)]
    found += [mv.Spend(*bundle) for bundle in _spendings(cards)]
    return found


def told_apart(move: Move, seat: int, seats: int) -> Move:
    """A move of `seat` as it stands in the list."""
    if isinstance(move, mv.Recruit | mv.Lookout | mv.Trash):
        return replace(move, seat=-1) if move.seat >= 0 else move
    if isinstance(move, mv.CopyPack | mv.House):
        return replace(move, seat=(move.seat - seat) % seats)
    return move


def name_of(cards: CardSet, move: Move) -> str:
    """What a move of the list means, as notation has it but for seats."""
    if isinstance(move, mv.CopyPack):
        return f"copy {RIVALS[move.seat - 1]}"
    if isinstance(move, mv.House):
        return f"house {RIVALS[move.seat - 1]}"
    return format_move(cards, move).replace(" yard 0 ", " yard ")


def _plain(cards: CardSet) -> Iterator[Move]:
    """Those that name neither a card nor an amount of tokens."""
    drawing = sum(cat.moment is Moment.DRAW for cat in cards.cats)
    yield from (mv.Pass(), mv.Skip(), mv.Done(), mv.Finish(), mv.Stop())
    yield from (mv.Diy(), mv.DoOver(), mv.RoughHousing())
    yield from (mv.Do(0), mv.Do(1), mv.Take(PIZZA), mv.Take(TOY))
    yield from (mv.Lookout("deck"), mv.Recruit("deck"))
    for kind in (PIZZA, TOY):
        yield from (mv.Pack(kind), mv.Pack(kind, supply=True))
        yield from (mv.Swap("stuff", kind), mv.Swap("pack", kind))
    yield from map(mv.Name, SIX_SUITS)
    yield from map(mv.Choose, Suit)
    yield from map(mv.CountSuits, range(1, _MOST_SUITS + 1))
    yield from map(mv.Draw, range(HAND_SIZE, HAND_SIZE + drawing + 1))
    for place in range(1, len(RIVALS) + 1):
        yield from (mv.CopyPack(place), mv.House(place))
    yield from map(mv.TakePerk, range(len(cards.perks)))
    yield from map(mv.TakeRule, range(len(cards.rules)))
    yield from map(mv.UseCat, range(len(cards.cats)))


def _with_card(cards: CardSet, card: int) -> Iterator[Move]:
    yield from (mv.Keep(card), mv.Play(card), mv.Follow(card), mv.Also(card), mv.Recycle(card))
    yield from (mv.Recruit("park", card), mv.Recruit("yard", card))
    yield from (mv.Trash("hand", card), mv.Trash("discard", card), mv.Trash("yard", card))
    yield from (mv.Lookout("hand", card), mv.Lookout("park", card), mv.Lookout("yard", card))
    readings = (None, *Suit) if Suit.COIN in cards.suits[card] else (None,)
    for reading in readings:
        yield from (mv.Add(card, reading), mv.Use(card, reading))


# --- tokens -------------------------------------------------------------------------------------


def _payments(cards: CardSet) -> list[Bundle]:
    """All ways to pay a level, with one token less or more (F-FORT, F-ACT)."""
    pairs: set[tuple[int, int]] = set()
    for cost in cards.costs:
        for total in range(max(0, cost.total - 1), cost.total + 2):
            few, many = max(0, cost.pizza - 1), total - max(0, cost.toy - 1)
            pairs |= {(pizza, total - pizza) for pizza in range(few, many + 1)}
    return _split(pairs)


def _spendings(cards: CardSet) -> list[Bundle]:
    """All ways to spend what an action or the need of a dog asks for (R33)."""
    pairs: set[tuple[int, int]] = set()
    for n in sorted(_amounts(cards)):
        pairs |= {(n, 0), (0, n)}
    for dog in cards.dogs:
        need = dog.need
        if need.tokens:
            mixes = range(need.any + 1)
            pairs |= {(need.pizza + n, need.toy + need.any - n) for n in mixes}
    return _split(pairs)


def _amounts(cards: CardSet) -> set[int]:
    """How many tokens of a kind some action spends at once."""
    actions: list[Action | None] = [cat.action for cat in cards.cats]
    for card in cards.cards:
        actions += [card.action] if isinstance(card, Dog) else card.actions
    units = (unit for action in actions if action is not None for unit in action.units())
    return {unit.n for unit in units if unit.op in _SPENT}


def _split(pairs: Iterable[tuple[int, int]]) -> list[Bundle]:
    """Pizza and toys, taken from stuff and pack in every way for which both have room."""
    return [
        (stuff_pizza, stuff_toys, pizza - stuff_pizza, toys - stuff_toys)
        for pizza, toys in sorted(pairs)
        for stuff_pizza in range(min(pizza, STUFF_ROOM) + 1)
        for stuff_toys in range(min(toys, STUFF_ROOM) + 1)
        if pizza + toys - stuff_pizza - stuff_toys <= _PACK_ROOM
    ]
