"""Rules of thumb for every decision: a score in points for each legal move, nothing tried out.

The easy bot plays by these scores with some noise; the medium bot finishes a play by them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from fort_desktop.games.fort.bots import rules_of_thumb_pets
from fort_desktop.games.fort.bots.ratings import COIN, Sheet, average, perk_worths
from fort_desktop.games.fort.bots.situation import (
    Situation,
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
from fort_desktop.games.fort.bots.worth import Position, Purse
from fort_desktop.games.fort.rules import frames as fr
from fort_desktop.games.fort.rules import icons
from fort_desktop.games.fort.rules import moves as mv
from fort_desktop.games.fort.rules.actions import Suit, Unit
from fort_desktop.games.fort.rules.moves import Move
from fort_desktop.games.fort.rules.state import STUFF_ROOM

FOLLOW_COST = 0.45  # a card to follow with is missing in the own turn, but safe from the yard
ROUGH_FROM = 3.0  # a played card of this rating is worth a perk to its enemies
DO_OVER_FROM = 2.5
RECYCLE_FROM = 1.2
STEAL = 0.3  # a card that a rival loses


def scores(position: Position, seat: int, legal: Sequence[Move]) -> list[float]:
    """How good each move looks to the seat to act, in points."""
    return scores_in(Situation(position, seat), legal)


def scores_in(situation: Situation, legal: Sequence[Move]) -> list[float]:
    """The same in a situation, which may be judged otherwise."""
    return [_SCORES[type(move)](situation, move) for move in legal]


def best(position: Position, seat: int, legal: Sequence[Move]) -> Move:
    """The move that looks best; the first of equals."""
    if len(legal) == 1:
        return legal[0]
    situation = Situation(position, seat)
    return max(legal, key=lambda move: _SCORES[type(move)](situation, move))


# --- playing a card -------------------------------------------------------------------------------


def _play_card(situation: Situation, move: mv.Play) -> float:
    return situation.play(move.card, situation.once(hand_suits))


def _skip(situation: Situation, move: mv.Skip) -> float:
    return -0.6


def _diy(situation: Situation, move: mv.Diy) -> float:
    return situation.build_worth(1) - 1.0


def _name(situation: Situation, move: mv.Name) -> float:
    sheet = situation.sheets[acting(situation)]
    if move.suit in sheet.multiplies:
        return 10.0
    suits = situation.once(hand_suits)
    return 0.1 * suits[move.suit] if sheet.any_suit else -0.05 * suits[move.suit]


def _do(situation: Situation, move: mv.Do) -> float:
    play = played(situation)
    if play.kid >= 0:
        return rules_of_thumb_pets.kid_action(situation, move)
    sheet = situation.sheets[play.card]
    suits = situation.once(reachable)
    mine = sheet.actions[move.action]
    gain = situation.actions((mine,), suits)
    other = sheet.actions[1 - move.action]
    if other and 1 - move.action not in play.begun:
        # Which one comes first matters where one feeds the other.
        gain = max(gain, situation.actions((mine, other), suits))
    return gain if gain > 0.05 else gain - 0.3


def _finish(situation: Situation, move: mv.Finish) -> float:
    return 0.0


def _choose(situation: Situation, move: mv.Choose) -> float:
    suits = (
        situation.once(reachable)
        if situation.seat == situation.position.leader
        else [1] * (COIN + 1)
    )
    return float(suits[move.suit])


def _add(situation: Situation, move: mv.Add | mv.Use) -> float:
    """What the suits of one more card change; cards of the lookout cost nothing."""
    if isinstance(situation.position.stack[-1], fr.MeetNeed):
        return rules_of_thumb_pets.add(situation, move)
    after = situation.once(pool)[:]
    count_suits(situation, after, move.card, move.reading)
    change = situation.actions(situation.once(actions_to_come), after) - situation.once(
        without_more
    )
    return change - (0.0 if isinstance(move, mv.Use) else 0.08)


def _done(situation: Situation, move: mv.Done) -> float:
    return 0.0


# --- carrying out ---------------------------------------------------------------------------------


def _run(situation: Situation) -> fr.Run:
    run = situation.position.stack[-1]
    assert isinstance(run, fr.Run), "an action is being carried out"
    return run


def _after(situation: Situation, purse: Purse) -> float:
    return situation.holdings(purse) - situation.start


def _take(situation: Situation, move: mv.Take) -> float:
    run = _run(situation)
    unit = run.action.steps[run.index].unit
    assert isinstance(unit, Unit), "only a unit gains"
    purse = situation.purse[:]
    purse[move.kind] = min(STUFF_ROOM, purse[move.kind] + unit.n * run.reps)
    return _after(situation, purse)


def _pack(situation: Situation, move: mv.Pack) -> float:
    purse = situation.purse[:]
    purse[move.kind] -= not move.supply
    purse[move.kind + 2] += 1
    return _after(situation, purse) + 0.1


def _lookout(situation: Situation, move: mv.Lookout) -> float:
    """Suits that the own cards multiply belong there; the card itself is played no more."""
    if move.card < 0:
        return 1.2
    sheet = situation.sheets[move.card]
    wanted = situation.once(wanted_suits)
    use = sum(wanted[suit] * n for suit, n in enumerate(sheet.suits))
    lost = 0.0 if move.source in {"park", "yard"} else 0.3 * _deck_rating(situation, sheet)
    return 1.5 + 0.35 * use - lost


def _trash(situation: Situation, move: mv.Trash) -> float:
    sheet = situation.sheets[move.card]
    if move.source == "yard":
        return 0.1 * sheet.rating + STEAL
    base = -0.1 if move.source == "hand" else 0.0
    return average(situation.position.cards) - _deck_rating(situation, sheet) + base


def _recruit(situation: Situation, move: mv.Recruit) -> float:
    if move.card < 0:
        return average(situation.position.cards)
    rating = _deck_rating(situation, situation.sheets[move.card])
    return rating + (STEAL if move.source == "yard" else 0.0)


def _pay(situation: Situation, move: mv.Pay) -> float:
    purse = _paid(situation, move)
    purse[4] += 1
    return _after(situation, purse)


def _spend(situation: Situation, move: mv.Spend) -> float:
    return _after(situation, _paid(situation, move))


def _paid(situation: Situation, move: mv.Pay | mv.Spend) -> Purse:
    pizza, toys, pack_pizza, pack_toys, level = situation.purse
    return [
        pizza - move.stuff_pizza,
        toys - move.stuff_toy,
        pack_pizza - move.pack_pizza,
        pack_toys - move.pack_toy,
        level,
    ]


def _swap(situation: Situation, move: mv.Swap) -> float:
    purse = situation.purse[:]
    place = 0 if move.place == "stuff" else 2
    purse[place + move.kind] -= 1
    purse[place + 1 - move.kind] += 1
    return _after(situation, purse)


def _copy_pack(situation: Situation, move: mv.CopyPack) -> float:
    pack = situation.position.seats[move.seat]
    purse = situation.purse[:]
    purse[0] = min(STUFF_ROOM, purse[0] + pack.pack_pizza)
    purse[1] = min(STUFF_ROOM, purse[1] + pack.pack_toys)
    return _after(situation, purse)


def _stop(situation: Situation, move: mv.Stop) -> float:
    """Going on is mostly better; trashing good cards and spending may not be."""
    run = _run(situation)
    unit = run.action.steps[run.index].unit
    if isinstance(unit, Unit) and unit.op is icons.SPEND_PIZZA:
        return -TOKEN_FOR_POINTS
    return 0.0


TOKEN_FOR_POINTS = 0.9


# --- decks ----------------------------------------------------------------------------------------


def _deck_rating(situation: Situation, sheet: Sheet) -> float:
    """What a card is worth in the own deck, seeing how its suits and actions fit."""
    wanted = situation.once(wanted_suits)
    rating = sheet.rating
    for suit, n in enumerate(sheet.suits):
        rating += 0.12 * n * wanted[suit]
    if sheet.multiplies:
        mine = situation.once(own_suits)
        rating += 0.06 * max(mine[suit] for suit in sheet.multiplies)
    return rating


# --- rules, perks, following ----------------------------------------------------------------------


def _take_rule(situation: Situation, move: mv.TakeRule) -> float:
    rule = situation.position.cards.rules[move.rule].id
    base = RULE_WORTH.get(rule, 2.0)
    if rule == "play-palace":
        return base + sum(situation.sheets[card].suits[Suit.CROWN] for card in owned(situation))
    if rule == "slime-lab":
        return base + sum(situation.sheets[card].suits[Suit.BOOK] for card in owned(situation))
    if rule == "loner":
        return base + 2.5 * (not any(situation.sheets[card].loyal for card in owned(situation)))
    if rule == "sleepover":
        return base - 1.0 * (len(situation.position.seats) - 2)
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


def _take_perk(situation: Situation, move: mv.TakePerk) -> float:
    return perk_worths(situation.position.cards)[move.perk]


def _follow(situation: Situation, move: mv.Follow) -> float:
    """What the action brings, less what the card would have done in the own turn."""
    gain = _followed(situation, (move.card,))
    sheet = situation.sheets[move.card]
    hand, found = situation.me.hand, situation.once(plays)
    others = [play for card, play in zip(hand, found, strict=True) if card != move.card]
    now, then = max(found), max(others, default=0.0)
    star = hand[found.index(now)]
    if star != move.card:
        # The best card stays, but with less to add to it.
        suits = situation.once(hand_suits)
        less = [n - gone for n, gone in zip(suits, situation.suits_of((move.card,)), strict=True)]
        then = max(0.0, situation.play(star, less))
    return gain - FOLLOW_COST * max(0.0, now - then) + 0.02 * (sheet.rating - 3.0)


def _followed(situation: Situation, cards: tuple[int, ...]) -> float:
    return situation.actions(
        (situation.sheets[played(situation).card].actions[0],), situation.suits_of(cards)
    )


def _also(situation: Situation, move: mv.Also) -> float:
    frame = situation.position.stack[-1]
    assert isinstance(frame, fr.FollowMore), "a second card comes after a first"
    both = _followed(situation, (frame.card, move.card))
    return both - _followed(situation, (frame.card,)) - 0.5


def _count(situation: Situation, move: mv.CountSuits) -> float:
    return float(move.n)


def _pass(situation: Situation, move: mv.Pass) -> float:
    return 0.0


def _rough_housing(situation: Situation, move: mv.RoughHousing) -> float:
    return 0.3 * (situation.sheets[played(situation).card].rating - ROUGH_FROM)


def _do_over(situation: Situation, move: mv.DoOver) -> float:
    found = max(situation.once(plays), default=0.0)
    return found - (0.5 if situation.ending else DO_OVER_FROM)


def _recycle(situation: Situation, move: mv.Recycle) -> float:
    """Only to play the card at once."""
    if not isinstance(situation.position.stack[-1], fr.ChoosePlay):
        return -1.0
    suits = situation.suits_of((*situation.me.hand, *situation.me.lookout, move.card))
    now = max(situation.once(plays), default=0.0)
    then = situation.play(move.card, suits)
    # As good as playing it, if what it brings more is worth the perk.
    return then if then - now > (0.3 if situation.ending else RECYCLE_FROM) else -1.0


def _keep(situation: Situation, move: mv.Keep) -> float:
    return situation.sheets[move.card].rating


_SCORES: dict[type, Callable[[Situation, Any], float]] = {
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
    mv.UseCat: rules_of_thumb_pets.use_cat,
    mv.Draw: rules_of_thumb_pets.draw,
    mv.House: rules_of_thumb_pets.house,
}
