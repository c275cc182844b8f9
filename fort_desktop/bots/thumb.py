"""Rules of thumb for every decision: a score in points for each legal move, nothing tried out.

The easy bot plays by these scores with some noise; the medium bot finishes a play by them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from fort_desktop.bots.ratings import COIN, Sheet, average, perk_worths
from fort_desktop.bots.worth import Position, Purse, Worth
from fort_desktop.games.fort import frames as fr
from fort_desktop.games.fort import moves as mv
from fort_desktop.games.fort.actions import Op, Suit, Unit
from fort_desktop.games.fort.moves import Move
from fort_desktop.games.fort.state import STUFF_ROOM

FOLLOW_COST = 0.45  # a card to follow with is missing in the own turn, but safe from the yard
ROUGH_FROM = 3.0  # a played card of this rating is worth a perk to its enemies
DO_OVER_FROM = 2.5
RECYCLE_FROM = 1.2
STEAL = 0.3  # a card that a rival loses


def scores(position: Position, seat: int, legal: Sequence[Move]) -> list[float]:
    """How good each move looks to the seat to act, in points."""
    worth = Worth(position, seat)
    return [_SCORES[type(move)](worth, move) for move in legal]


def best(position: Position, seat: int, legal: Sequence[Move]) -> Move:
    """The move that looks best; the first of equals."""
    if len(legal) == 1:
        return legal[0]
    worth = Worth(position, seat)
    return max(legal, key=lambda move: _SCORES[type(move)](worth, move))


# --- suits at hand --------------------------------------------------------------------------------


def _hand_suits(worth: Worth, without: int = -1) -> list[int]:
    hand = worth.me.hand
    cards = hand if without < 0 else [card for card in hand if card != without]
    return worth.suits_of((*cards, *worth.me.lookout))


def _pool(worth: Worth) -> list[int]:
    """The suits that count for the played card so far; its own coin as the suit named."""
    play = worth.position.play
    assert play is not None, "a card is being played"
    totals = list(worth.sheets[play.card].suits)
    if totals[COIN]:
        for suit in range(COIN):
            if play.named is None or suit == play.named:
                totals[suit] += totals[COIN]
    for added in play.added:
        for printed in worth.position.cards.suits[added.card]:
            reading = added.reading
            totals[printed if reading is None or printed != COIN else reading] += 1
    return totals


def _reachable(worth: Worth) -> list[int]:
    """The suits of the pool with everything that could still be added."""
    totals = _pool(worth)
    play = worth.position.play
    assert play is not None, "a card is being played"
    used = {added.card for added in play.added}
    free = [card for card in worth.me.lookout if card not in used]
    more = worth.suits_of((*worth.me.hand, *free))
    return [a + b for a, b in zip(totals, more, strict=True)]


def _actions_left(worth: Worth, *, current: bool) -> list[Any]:
    """The parts of the actions of the played card that are still to come."""
    play = worth.position.play
    assert play is not None, "a card is being played"
    sheet = worth.sheets[play.card]
    left = [parts for index, parts in enumerate(sheet.actions) if index not in play.begun]
    return [sheet.actions[play.begun[-1]], *left] if current and play.begun else left


# --- playing a card -------------------------------------------------------------------------------


def _play(worth: Worth, move: mv.Play) -> float:
    return worth.play(move.card, _hand_suits(worth))


def _skip(worth: Worth, move: mv.Skip) -> float:
    return -0.6


def _diy(worth: Worth, move: mv.Diy) -> float:
    return worth.build_worth(1) - 1.0


def _name(worth: Worth, move: mv.Name) -> float:
    play = worth.position.play
    assert play is not None, "a coin is named on a played card"
    sheet = worth.sheets[play.card]
    if move.suit in sheet.multiplies:
        return 10.0
    suits = _hand_suits(worth)
    return 0.1 * suits[move.suit] if sheet.any_suit else -0.05 * suits[move.suit]


def _do(worth: Worth, move: mv.Do) -> float:
    play = worth.position.play
    assert play is not None, "an action belongs to a played card"
    sheet = worth.sheets[play.card]
    suits = _reachable(worth)
    mine = sheet.actions[move.action]
    gain = worth.actions((mine,), suits)
    other = sheet.actions[1 - move.action]
    if other and 1 - move.action not in play.begun:
        # Which one comes first matters where one feeds the other.
        gain = max(gain, worth.actions((mine, other), suits))
    return gain if gain > 0.05 else gain - 0.3


def _finish(worth: Worth, move: mv.Finish) -> float:
    return 0.0


def _choose(worth: Worth, move: mv.Choose) -> float:
    suits = _reachable(worth) if worth.seat == worth.position.leader else [1] * (COIN + 1)
    return float(suits[move.suit])


def _add(worth: Worth, move: mv.Add | mv.Use) -> float:
    """What the suits of one more card change; cards of the lookout cost nothing."""
    before = _pool(worth)
    after = before[:]
    for printed in worth.position.cards.suits[move.card]:
        reading = move.reading
        after[printed if reading is None or printed != COIN else reading] += 1
    left = _actions_left(worth, current=True)
    change = worth.actions(left, after) - worth.actions(left, before)
    return change - (0.0 if isinstance(move, mv.Use) else 0.08)


def _done(worth: Worth, move: mv.Done) -> float:
    return 0.0


# --- carrying out ---------------------------------------------------------------------------------


def _run(worth: Worth) -> fr.Run:
    run = worth.position.stack[-1]
    assert isinstance(run, fr.Run), "an action is being carried out"
    return run


def _after(worth: Worth, purse: Purse) -> float:
    return worth.holdings(purse) - worth.start


def _take(worth: Worth, move: mv.Take) -> float:
    run = _run(worth)
    unit = run.action.steps[run.index].unit
    assert isinstance(unit, Unit), "only a unit gains"
    purse = worth.purse[:]
    purse[move.kind] = min(STUFF_ROOM, purse[move.kind] + unit.n * run.reps)
    return _after(worth, purse)


def _pack(worth: Worth, move: mv.Pack) -> float:
    purse = worth.purse[:]
    purse[move.kind] -= not move.supply
    purse[move.kind + 2] += 1
    return _after(worth, purse) + 0.1


def _lookout(worth: Worth, move: mv.Lookout) -> float:
    """Suits that the own cards multiply belong there; the card itself is played no more."""
    if move.card < 0:
        return 1.2
    sheet = worth.sheets[move.card]
    wanted = wanted_suits(worth)
    use = sum(wanted[suit] * n for suit, n in enumerate(sheet.suits))
    lost = 0.0 if move.source in {"park", "yard"} else 0.3 * _deck_rating(worth, sheet)
    return 1.5 + 0.35 * use - lost


def _trash(worth: Worth, move: mv.Trash) -> float:
    sheet = worth.sheets[move.card]
    if move.source == "yard":
        return 0.1 * sheet.rating + STEAL
    base = -0.1 if move.source == "hand" else 0.0
    return average(worth.position.cards) - _deck_rating(worth, sheet) + base


def _recruit(worth: Worth, move: mv.Recruit) -> float:
    if move.card < 0:
        return average(worth.position.cards)
    rating = _deck_rating(worth, worth.sheets[move.card])
    return rating + (STEAL if move.source == "yard" else 0.0)


def _pay(worth: Worth, move: mv.Pay) -> float:
    purse = _paid(worth, move)
    purse[4] += 1
    return _after(worth, purse)


def _spend(worth: Worth, move: mv.Spend) -> float:
    return _after(worth, _paid(worth, move))


def _paid(worth: Worth, move: mv.Pay | mv.Spend) -> Purse:
    pizza, toys, pack_pizza, pack_toys, level = worth.purse
    return [
        pizza - move.stuff_pizza,
        toys - move.stuff_toy,
        pack_pizza - move.pack_pizza,
        pack_toys - move.pack_toy,
        level,
    ]


def _swap(worth: Worth, move: mv.Swap) -> float:
    purse = worth.purse[:]
    place = 0 if move.place == "stuff" else 2
    purse[place + move.kind] -= 1
    purse[place + 1 - move.kind] += 1
    return _after(worth, purse)


def _copy_pack(worth: Worth, move: mv.CopyPack) -> float:
    pack = worth.position.seats[move.seat]
    purse = worth.purse[:]
    purse[0] = min(STUFF_ROOM, purse[0] + pack.pack_pizza)
    purse[1] = min(STUFF_ROOM, purse[1] + pack.pack_toys)
    return _after(worth, purse)


def _stop(worth: Worth, move: mv.Stop) -> float:
    """Going on is mostly better; trashing good cards and spending may not be."""
    run = _run(worth)
    unit = run.action.steps[run.index].unit
    if isinstance(unit, Unit) and unit.op is Op.SPEND_PIZZA:
        return -TOKEN_FOR_POINTS
    return 0.0


TOKEN_FOR_POINTS = 0.9


# --- decks ----------------------------------------------------------------------------------------


def owned(worth: Worth) -> Iterable[int]:
    """The own cards that a seat can tell at a glance; the deck is left out."""
    me = worth.me
    return (*me.hand, *me.discard, *me.yard, *me.lookout)


def wanted_suits(worth: Worth) -> list[int]:
    """By suit, how many of the own cards multiply it; a coin is wanted like the best of them."""
    wanted = [0] * (COIN + 1)
    for card in owned(worth):
        sheet = worth.sheets[card]
        for suit in sheet.multiplies:
            wanted[suit] += 1
        if sheet.any_suit:
            wanted[COIN] += 1
    wanted[COIN] += max(wanted[:COIN])
    return wanted


def _deck_rating(worth: Worth, sheet: Sheet) -> float:
    """What a card is worth in the own deck, seeing how its suits and actions fit."""
    wanted = wanted_suits(worth)
    rating = sheet.rating
    for suit, n in enumerate(sheet.suits):
        rating += 0.12 * n * wanted[suit]
    if sheet.multiplies:
        mine = worth.suits_of(owned(worth))
        rating += 0.06 * max(mine[suit] for suit in sheet.multiplies)
    return rating


# --- rules, perks, following ----------------------------------------------------------------------


def _take_rule(worth: Worth, move: mv.TakeRule) -> float:
    rule = worth.position.cards.rules[move.rule].id
    base = RULE_WORTH.get(rule, 2.0)
    if rule == "play-palace":
        return base + sum(worth.sheets[card].suits[Suit.CROWN] for card in owned(worth))
    if rule == "slime-lab":
        return base + sum(worth.sheets[card].suits[Suit.BOOK] for card in owned(worth))
    if rule == "loner":
        return base + 2.5 * (not any(worth.sheets[card].loyal for card in owned(worth)))
    if rule == "sleepover":
        return base - 1.0 * (len(worth.position.seats) - 2)
    return base


RULE_WORTH: dict[str, float] = {
    "big-plans": 3.4,
    "friendship-bracelet": 5.5,
    "loner": 1.8,
    "minimalism": 2.5,
    "piggy-bank": 3.0,
    "pizza-party": 3.0,
    "play-palace": 1.5,
    "popularity": 3.8,
    "secret-stash": 3.4,
    "sleepover": 4.8,
    "slime-lab": 1.5,
}


def _take_perk(worth: Worth, move: mv.TakePerk) -> float:
    return perk_worths(worth.position.cards)[move.perk]


def _follow(worth: Worth, move: mv.Follow) -> float:
    """What the action brings, less what the card would have done in the own turn."""
    gain = _followed(worth, (move.card,))
    sheet = worth.sheets[move.card]
    hand = _hand_suits(worth)
    best_now = max(worth.play(card, hand) for card in worth.me.hand)
    others = [card for card in worth.me.hand if card != move.card]
    less = _hand_suits(worth, without=move.card)
    best_then = max((worth.play(card, less) for card in others), default=0.0)
    return gain - FOLLOW_COST * max(0.0, best_now - best_then) + 0.02 * (sheet.rating - 3.0)


def _followed(worth: Worth, cards: tuple[int, ...]) -> float:
    play = worth.position.play
    assert play is not None, "a played card is followed"
    return worth.actions((worth.sheets[play.card].actions[0],), worth.suits_of(cards))


def _also(worth: Worth, move: mv.Also) -> float:
    frame = worth.position.stack[-1]
    assert isinstance(frame, fr.FollowMore), "a second card comes after a first"
    both = _followed(worth, (frame.card, move.card))
    return both - _followed(worth, (frame.card,)) - 0.5


def _count(worth: Worth, move: mv.CountSuits) -> float:
    return float(move.n)


def _pass(worth: Worth, move: mv.Pass) -> float:
    return 0.0


def _rough_housing(worth: Worth, move: mv.RoughHousing) -> float:
    play = worth.position.play
    assert play is not None, "a played card is trashed"
    return 0.3 * (worth.sheets[play.card].rating - ROUGH_FROM)


def _do_over(worth: Worth, move: mv.DoOver) -> float:
    suits = _hand_suits(worth)
    found = max((worth.play(card, suits) for card in worth.me.hand), default=0.0)
    return found - (0.5 if worth.ending else DO_OVER_FROM)


def _recycle(worth: Worth, move: mv.Recycle) -> float:
    """Only to play the card at once."""
    if not isinstance(worth.position.stack[-1], fr.ChoosePlay):
        return -1.0
    suits = worth.suits_of((*worth.me.hand, *worth.me.lookout, move.card))
    hand = _hand_suits(worth)
    now = max((worth.play(card, hand) for card in worth.me.hand), default=0.0)
    then = worth.play(move.card, suits)
    # As good as playing it, if what it brings more is worth the perk.
    return then if then - now > (0.3 if worth.ending else RECYCLE_FROM) else -1.0


def _keep(worth: Worth, move: mv.Keep) -> float:
    return worth.sheets[move.card].rating


_SCORES: dict[type, Callable[[Worth, Any], float]] = {
    mv.Keep: _keep,
    mv.Play: _play,
    mv.Skip: _skip,
    mv.Diy: _diy,
    mv.Name: _name,
    mv.Do: _do,
    mv.Finish: _finish,
    mv.Choose: _choose,
    mv.Add: _add,
    mv.Use: _add,
    mv.Done: _done,
    mv.Take: _take,
    mv.Pack: _pack,
    mv.Lookout: _lookout,
    mv.Trash: _trash,
    mv.Recruit: _recruit,
    mv.Pay: _pay,
    mv.Spend: _spend,
    mv.Swap: _swap,
    mv.CopyPack: _copy_pack,
    mv.Stop: _stop,
    mv.TakeRule: _take_rule,
    mv.TakePerk: _take_perk,
    mv.Follow: _follow,
    mv.Also: _also,
    mv.CountSuits: _count,
    mv.Pass: _pass,
    mv.RoughHousing: _rough_housing,
    mv.DoOver: _do_over,
    mv.Recycle: _recycle,
}
