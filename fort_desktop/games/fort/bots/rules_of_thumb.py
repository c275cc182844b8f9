"""Rules of thumb for every decision: a score in points for each legal move, nothing tried out.

The easy bot plays by these scores with some noise; the medium bot finishes a play by them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from fort_desktop.games.fort.bots import rules_of_thumb_pets as thumb_pets
from fort_desktop.games.fort.bots.needs import (
    Look,
    acting,
    actions_to_come,
    count_suits,
    hand_suits,
    own_suits,
    owned,
    played,
    plays,
    pool,
    reachable,
    wanted_suits,
    without_more,
)
from fort_desktop.games.fort.bots.ratings import COIN, Sheet, average, perk_worths
from fort_desktop.games.fort.bots.worth import Position, Purse
from fort_desktop.games.fort.rules import frames as fr
from fort_desktop.games.fort.rules import moves as mv
from fort_desktop.games.fort.rules.actions import Op, Suit, Unit
from fort_desktop.games.fort.rules.moves import Move
from fort_desktop.games.fort.rules.state import STUFF_ROOM

FOLLOW_COST = 0.45  # a card to follow with is missing in the own turn, but safe from the yard
ROUGH_FROM = 3.0  # a played card of this rating is worth a perk to its enemies
DO_OVER_FROM = 2.5
RECYCLE_FROM = 1.2
STEAL = 0.3  # a card that a rival loses


def scores(position: Position, seat: int, legal: Sequence[Move]) -> list[float]:
    """How good each move looks to the seat to act, in points."""
    look = Look(position, seat)
    return [_SCORES[type(move)](look, move) for move in legal]


def best(position: Position, seat: int, legal: Sequence[Move]) -> Move:
    """The move that looks best; the first of equals."""
    if len(legal) == 1:
        return legal[0]
    look = Look(position, seat)
    return max(legal, key=lambda move: _SCORES[type(move)](look, move))


# --- playing a card -------------------------------------------------------------------------------


def _play_card(look: Look, move: mv.Play) -> float:
    return look.play(move.card, look.once(hand_suits))


def _skip(look: Look, move: mv.Skip) -> float:
    return -0.6


def _diy(look: Look, move: mv.Diy) -> float:
    return look.build_worth(1) - 1.0


def _name(look: Look, move: mv.Name) -> float:
    sheet = look.sheets[acting(look)]
    if move.suit in sheet.multiplies:
        return 10.0
    suits = look.once(hand_suits)
    return 0.1 * suits[move.suit] if sheet.any_suit else -0.05 * suits[move.suit]


def _do(look: Look, move: mv.Do) -> float:
    play = played(look)
    if play.kid >= 0:
        return thumb_pets.kid_action(look, move)
    sheet = look.sheets[play.card]
    suits = look.once(reachable)
    mine = sheet.actions[move.action]
    gain = look.actions((mine,), suits)
    other = sheet.actions[1 - move.action]
    if other and 1 - move.action not in play.begun:
        # Which one comes first matters where one feeds the other.
        gain = max(gain, look.actions((mine, other), suits))
    return gain if gain > 0.05 else gain - 0.3


def _finish(look: Look, move: mv.Finish) -> float:
    return 0.0


def _choose(look: Look, move: mv.Choose) -> float:
    suits = look.once(reachable) if look.seat == look.position.leader else [1] * (COIN + 1)
    return float(suits[move.suit])


def _add(look: Look, move: mv.Add | mv.Use) -> float:
    """What the suits of one more card change; cards of the lookout cost nothing."""
    if isinstance(look.position.stack[-1], fr.MeetNeed):
        return thumb_pets.add(look, move)
    after = look.once(pool)[:]
    count_suits(look, after, move.card, move.reading)
    change = look.actions(look.once(actions_to_come), after) - look.once(without_more)
    return change - (0.0 if isinstance(move, mv.Use) else 0.08)


def _done(look: Look, move: mv.Done) -> float:
    return 0.0


# --- carrying out ---------------------------------------------------------------------------------


def _run(look: Look) -> fr.Run:
    run = look.position.stack[-1]
    assert isinstance(run, fr.Run), "an action is being carried out"
    return run


def _after(look: Look, purse: Purse) -> float:
    return look.holdings(purse) - look.start


def _take(look: Look, move: mv.Take) -> float:
    run = _run(look)
    unit = run.action.steps[run.index].unit
    assert isinstance(unit, Unit), "only a unit gains"
    purse = look.purse[:]
    purse[move.kind] = min(STUFF_ROOM, purse[move.kind] + unit.n * run.reps)
    return _after(look, purse)


def _pack(look: Look, move: mv.Pack) -> float:
    purse = look.purse[:]
    purse[move.kind] -= not move.supply
    purse[move.kind + 2] += 1
    return _after(look, purse) + 0.1


def _lookout(look: Look, move: mv.Lookout) -> float:
    """Suits that the own cards multiply belong there; the card itself is played no more."""
    if move.card < 0:
        return 1.2
    sheet = look.sheets[move.card]
    wanted = look.once(wanted_suits)
    use = sum(wanted[suit] * n for suit, n in enumerate(sheet.suits))
    lost = 0.0 if move.source in {"park", "yard"} else 0.3 * _deck_rating(look, sheet)
    return 1.5 + 0.35 * use - lost


def _trash(look: Look, move: mv.Trash) -> float:
    sheet = look.sheets[move.card]
    if move.source == "yard":
        return 0.1 * sheet.rating + STEAL
    base = -0.1 if move.source == "hand" else 0.0
    return average(look.position.cards) - _deck_rating(look, sheet) + base


def _recruit(look: Look, move: mv.Recruit) -> float:
    if move.card < 0:
        return average(look.position.cards)
    rating = _deck_rating(look, look.sheets[move.card])
    return rating + (STEAL if move.source == "yard" else 0.0)


def _pay(look: Look, move: mv.Pay) -> float:
    purse = _paid(look, move)
    purse[4] += 1
    return _after(look, purse)


def _spend(look: Look, move: mv.Spend) -> float:
    return _after(look, _paid(look, move))


def _paid(look: Look, move: mv.Pay | mv.Spend) -> Purse:
    pizza, toys, pack_pizza, pack_toys, level = look.purse
    return [
        pizza - move.stuff_pizza,
        toys - move.stuff_toy,
        pack_pizza - move.pack_pizza,
        pack_toys - move.pack_toy,
        level,
    ]


def _swap(look: Look, move: mv.Swap) -> float:
    purse = look.purse[:]
    place = 0 if move.place == "stuff" else 2
    purse[place + move.kind] -= 1
    purse[place + 1 - move.kind] += 1
    return _after(look, purse)


def _copy_pack(look: Look, move: mv.CopyPack) -> float:
    pack = look.position.seats[move.seat]
    purse = look.purse[:]
    purse[0] = min(STUFF_ROOM, purse[0] + pack.pack_pizza)
    purse[1] = min(STUFF_ROOM, purse[1] + pack.pack_toys)
    return _after(look, purse)


def _stop(look: Look, move: mv.Stop) -> float:
    """Going on is mostly better; trashing good cards and spending may not be."""
    run = _run(look)
    unit = run.action.steps[run.index].unit
    if isinstance(unit, Unit) and unit.op is Op.SPEND_PIZZA:
        return -TOKEN_FOR_POINTS
    return 0.0


TOKEN_FOR_POINTS = 0.9


# --- decks ----------------------------------------------------------------------------------------


def _deck_rating(look: Look, sheet: Sheet) -> float:
    """What a card is worth in the own deck, seeing how its suits and actions fit."""
    wanted = look.once(wanted_suits)
    rating = sheet.rating
    for suit, n in enumerate(sheet.suits):
        rating += 0.12 * n * wanted[suit]
    if sheet.multiplies:
        mine = look.once(own_suits)
        rating += 0.06 * max(mine[suit] for suit in sheet.multiplies)
    return rating


# --- rules, perks, following ----------------------------------------------------------------------


def _take_rule(look: Look, move: mv.TakeRule) -> float:
    rule = look.position.cards.rules[move.rule].id
    base = RULE_WORTH.get(rule, 2.0)
    if rule == "play-palace":
        return base + sum(look.sheets[card].suits[Suit.CROWN] for card in owned(look))
    if rule == "slime-lab":
        return base + sum(look.sheets[card].suits[Suit.BOOK] for card in owned(look))
    if rule == "loner":
        return base + 2.5 * (not any(look.sheets[card].loyal for card in owned(look)))
    if rule == "sleepover":
        return base - 1.0 * (len(look.position.seats) - 2)
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


def _take_perk(look: Look, move: mv.TakePerk) -> float:
    return perk_worths(look.position.cards)[move.perk]


def _follow(look: Look, move: mv.Follow) -> float:
    """What the action brings, less what the card would have done in the own turn."""
    gain = _followed(look, (move.card,))
    sheet = look.sheets[move.card]
    hand, found = look.me.hand, look.once(plays)
    others = [play for card, play in zip(hand, found, strict=True) if card != move.card]
    now, then = max(found), max(others, default=0.0)
    star = hand[found.index(now)]
    if star != move.card:
        # The best card stays, but with less to add to it.
        suits = look.once(hand_suits)
        less = [n - gone for n, gone in zip(suits, look.suits_of((move.card,)), strict=True)]
        then = max(0.0, look.play(star, less))
    return gain - FOLLOW_COST * max(0.0, now - then) + 0.02 * (sheet.rating - 3.0)


def _followed(look: Look, cards: tuple[int, ...]) -> float:
    return look.actions((look.sheets[played(look).card].actions[0],), look.suits_of(cards))


def _also(look: Look, move: mv.Also) -> float:
    frame = look.position.stack[-1]
    assert isinstance(frame, fr.FollowMore), "a second card comes after a first"
    both = _followed(look, (frame.card, move.card))
    return both - _followed(look, (frame.card,)) - 0.5


def _count(look: Look, move: mv.CountSuits) -> float:
    return float(move.n)


def _pass(look: Look, move: mv.Pass) -> float:
    return 0.0


def _rough_housing(look: Look, move: mv.RoughHousing) -> float:
    return 0.3 * (look.sheets[played(look).card].rating - ROUGH_FROM)


def _do_over(look: Look, move: mv.DoOver) -> float:
    found = max(look.once(plays), default=0.0)
    return found - (0.5 if look.ending else DO_OVER_FROM)


def _recycle(look: Look, move: mv.Recycle) -> float:
    """Only to play the card at once."""
    if not isinstance(look.position.stack[-1], fr.ChoosePlay):
        return -1.0
    suits = look.suits_of((*look.me.hand, *look.me.lookout, move.card))
    now = max(look.once(plays), default=0.0)
    then = look.play(move.card, suits)
    # As good as playing it, if what it brings more is worth the perk.
    return then if then - now > (0.3 if look.ending else RECYCLE_FROM) else -1.0


def _keep(look: Look, move: mv.Keep) -> float:
    return look.sheets[move.card].rating


_SCORES: dict[type, Callable[[Look, Any], float]] = {
    mv.Keep: _keep,
    mv.Play: _play_card,
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
    mv.UseCat: thumb_pets.use_cat,
    mv.Draw: thumb_pets.draw,
    mv.House: thumb_pets.house,
}
