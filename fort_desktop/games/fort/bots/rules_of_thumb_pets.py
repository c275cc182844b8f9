"""Rules of thumb for what dogs and cats ask."""

from __future__ import annotations

from fort_desktop.games.fort.bots.needs import Look, played, plays
from fort_desktop.games.fort.bots.pets import dog_points, powers
from fort_desktop.games.fort.bots.ratings import COIN
from fort_desktop.games.fort.rules import moves as mv
from fort_desktop.games.fort.rules.actions import Op
from fort_desktop.games.fort.rules.state import STUFF_ROOM

SAFE = 0.1  # of a card that is added and does not go to the yard
LEAST = 0.05  # a power that brings less is not used


def use_cat(look: Look, move: mv.UseCat) -> float:
    """As good as the best card that is played then, and what the power brings."""
    gain = _power(look, move.cat)
    return max(look.once(plays), default=0.0) + gain if gain > LEAST else -1.0


def _power(look: Look, cat: int) -> float:
    parts = powers(look.position.cards)[cat]
    if len(parts) == 1 and parts[0].op is Op.SWAP:
        return _best_swap(look)
    return look.actions((parts,), [0] * (COIN + 1))


def _best_swap(look: Look) -> float:
    """The token that the next level wants more; nothing where any swap does harm."""
    best = 0.0
    for place in (0, 2):
        for kind in (0, 1):
            purse = look.purse[:]
            if not purse[place + kind] or (place == 0 and purse[1 - kind] >= STUFF_ROOM):
                continue
            purse[place + kind] -= 1
            purse[place + 1 - kind] += 1
            best = max(best, look.holdings(purse) - look.start)
    return best


def draw(look: Look, move: mv.Draw) -> float:
    """The more cards the better."""
    return float(move.n)


def house(look: Look, move: mv.House) -> float:
    """To whom a dog does the least good (D-HOUSE)."""
    position = look.position
    counts = [len(owner.doghouse) for owner in position.seats]
    before = dog_points(counts, move.seat, look.turns)
    counts[move.seat] += 1
    harm = dog_points(counts, move.seat, look.turns) - before
    mine = dog_points(counts, look.seat, look.turns)
    return mine - 0.5 * harm - 0.05 * position.seats[move.seat].points


def add(look: Look, move: mv.Add | mv.Use) -> float:
    """For the need of a dog: cards of the hand are safe from the yard, and a kid may be copied."""
    if isinstance(move, mv.Use):
        return 0.0
    sheet, dog = look.sheets[move.card], look.sheets[played(look).card]
    worth = 0.0 if sheet.loyal else SAFE * sheet.rating
    if dog.copies:
        worth += max(look.actions((parts,), sheet.shows) for parts in sheet.actions if parts)
    return worth


def kid_action(look: Look, move: mv.Do) -> float:
    """An action of the kid that a dog copies: only the kid's own suits count (R27)."""
    sheet = look.sheets[played(look).kid]
    return look.actions((sheet.actions[move.action],), sheet.shows)
