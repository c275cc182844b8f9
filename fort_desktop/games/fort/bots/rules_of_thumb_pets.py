"""Rules of thumb for what dogs and cats ask."""

from __future__ import annotations

from fort_desktop.games.fort.bots.pets import dog_points, powers
from fort_desktop.games.fort.bots.ratings import COIN
from fort_desktop.games.fort.bots.situation import Situation, played, plays
from fort_desktop.games.fort.rules import icons
from fort_desktop.games.fort.rules import moves as mv
from fort_desktop.games.fort.rules.state import STUFF_ROOM

SAFE = 0.1  # of a card that is added and does not go to the yard
LEAST = 0.05  # a power that brings less is not used


def use_cat(situation: Situation, move: mv.UseCat) -> float:
    """As good as the best card that is played then, and what the power brings."""
    gain = _power(situation, move.cat)
    return max(situation.once(plays), default=0.0) + gain if gain > LEAST else -1.0


def _power(situation: Situation, cat: int) -> float:
    parts = powers(situation.position.cards)[cat]
    if len(parts) == 1 and parts[0].op is icons.SWAP:
        return _best_swap(situation)
    return situation.actions((parts,), [0] * (COIN + 1))


def _best_swap(situation: Situation) -> float:
    """The token that the next level wants more; nothing where any swap does harm."""
    best = 0.0
    for place in (0, 2):
        for kind in (0, 1):
            purse = situation.purse[:]
            if not purse[place + kind] or (place == 0 and purse[1 - kind] >= STUFF_ROOM):
                continue
            purse[place + kind] -= 1
            purse[place + 1 - kind] += 1
            best = max(best, situation.holdings(purse) - situation.start)
    return best


def draw(situation: Situation, move: mv.Draw) -> float:
    """The more cards the better."""
    return float(move.n)


def house(situation: Situation, move: mv.House) -> float:
    """To whom a dog does the least good (D-HOUSE)."""
    position = situation.position
    counts = [len(owner.doghouse) for owner in position.seats]
    before = dog_points(counts, move.seat, situation.turns)
    counts[move.seat] += 1
    harm = dog_points(counts, move.seat, situation.turns) - before
    mine = dog_points(counts, situation.seat, situation.turns)
    return mine - 0.5 * harm - 0.05 * position.seats[move.seat].points


def add(situation: Situation, move: mv.Add | mv.Use) -> float:
    """For the need of a dog: cards of the hand are safe from the yard, and a kid may be copied."""
    if isinstance(move, mv.Use):
        return 0.0
    sheet, dog = situation.sheets[move.card], situation.sheets[played(situation).card]
    worth = 0.0 if sheet.loyal else SAFE * sheet.rating
    if dog.copies:
        worth += max(situation.actions((parts,), sheet.shows) for parts in sheet.actions if parts)
    return worth


def kid_action(situation: Situation, move: mv.Do) -> float:
    """An action of the kid that a dog copies: only the kid's own suits count (R27)."""
    sheet = situation.sheets[played(situation).kid]
    return situation.actions((sheet.actions[move.action],), sheet.shows)
