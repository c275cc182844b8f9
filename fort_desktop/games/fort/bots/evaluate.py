"""How good a position is for a seat, in points at the end of the game.

Given a state in which everything hidden has been dealt anew (`Game.determinize`). What is counted:
points and fort, tokens as far as the next level wants them, the made-up rule, perks, what the deck
plays in an average turn for as many turns as are left, and the cards that rivals may recruit.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import comb, tanh

from fort_desktop.games.fort.bots import pets
from fort_desktop.games.fort.bots.ratings import (
    COIN,
    COPIED,
    HOUSED,
    OP_WORTH,
    Part,
    average,
    need_cost,
    perk_worths,
    sheets,
)
from fort_desktop.games.fort.bots.worth import Worth
from fort_desktop.games.fort.rules import frames as fr
from fort_desktop.games.fort.rules import icons
from fort_desktop.games.fort.rules.actions import FORT_OPS, Op
from fort_desktop.games.fort.rules.cards import CardSet
from fort_desktop.games.fort.rules.scoring import SCULPTURE_POINTS, made_up_points
from fort_desktop.games.fort.rules.state import HAND_SIZE, POINTS_TO_END, TOP_LEVEL, Seat, State

LEVEL_EXTRA = (0.0, 4.0, 7.0, 8.0, 8.0, 9.0)  # beside its points, while there is time to build on
TOKEN = 1.0
SPARE = 0.4
PACKED = 0.25
FULL = 0.15
DECK = 0.3  # of what the deck plays in a turn, what becomes points
LOOKOUT = 0.5  # a card there, beside its suits
LOOSE = 0.12  # of a good card in the yard
RIVALS = 1.0  # how much the rivals' positions count against the own one
NEXT = 1.0  # of what the hand will play in the next turn
WIN = 6.0
TURNS_A_LEVEL = 2.3
POINTS_A_TURN = 2.2
MOST_SUITS = 3.4
LAST_TURN = 0.3
SECOND = 0.3  # of the second best card of a hand, to follow with or to add
FOLLOW = 0.4  # how likely a rival follows

VP, TOKENS, FORT, INVEST = range(4)


@dataclass(frozen=True, slots=True)
class Term:
    """A part of a card's worth in play: `kind` of gain, `worth` each time, "times" as in `Part`."""

    kind: int
    worth: float
    times: int
    printed: int


def evaluate(state: State, seat: int, turns: float, *, drawn: bool = False) -> float:
    """The position for `seat`: its own prospects less those of its rivals.

    Args:
        turns: how many turns each player has left; the same number for all moves that are compared,
            or ending the game would look bad by itself.
        drawn: its hand was drawn while looking ahead, so that it says nothing of the moves.
    """
    if state.ending:
        turns = LAST_TURN
    worths = [prospects(state, n, turns) for n in range(len(state.seats))]
    if state.options.dogs or state.options.cats:
        more = pets.worths(state, seat, turns)
        worths = [worth + pet for worth, pet in zip(worths, more, strict=True)]
    rivals = worths[:seat] + worths[seat + 1 :]
    nearest = max(rivals)
    worth = worths[seat] - RIVALS * (0.5 * nearest + 0.5 * sum(rivals) / len(rivals))
    if seat != state.leader and not drawn and not _had_last_turn(state, seat):
        worth += NEXT * _hand_worth(state, seat)
    if state.ending:
        worth += WIN * tanh((worths[seat] - nearest) / 4)
    return worth


def _had_last_turn(state: State, seat: int) -> bool:
    """Whether a seat had its turn already in the last round."""
    return bool(state.ending) and state.seats[seat].turns >= state.round


def _hand_worth(state: State, seat: int) -> float:
    """What the best card of the hand will bring in the next turn; following costs that."""
    worth = Worth(state, seat)
    suits = worth.suits_of((*worth.me.hand, *worth.me.lookout))
    return max((worth.play(card, suits) for card in worth.me.hand), default=0.0)


def turns_left(state: State) -> float:
    """How many more turns a player has, by whoever is nearest to ending the game."""
    seats = state.seats
    if state.ending:
        return LAST_TURN
    nearest = len(state.park_deck) / (1.15 * len(seats))
    for owner in seats:
        nearest = min(nearest, (POINTS_TO_END - owner.points) / POINTS_A_TURN)
        nearest = min(nearest, (TOP_LEVEL - owner.level) * TURNS_A_LEVEL - 0.12 * _tokens(owner))
    return max(0.8, nearest)


def prospects(state: State, number: int, turns: float) -> float:
    """What a seat has and may expect with `turns` turns left."""
    owner, cards = state.seats[number], state.cards
    worth = float(owner.points + cards.level_points[owner.level])
    worth += SCULPTURE_POINTS * owner.sculpture
    worth += made_up_points(state, number, owner.rule) * (1.0 if turns < 2 else 0.75)
    time = min(1.0, turns / 5)
    worth += LEVEL_EXTRA[owner.level] * time
    worth += _holdings(state, owner) * min(1.0, turns / 3)
    if owner.perks:
        worths = perk_worths(cards)
        worth += sum([worths[perk] for perk in owner.perks]) * time
    worth += LOOKOUT * len(owner.lookout) * time
    worth += DECK * turns * deck_strength(state, number, turns)
    return worth - LOOSE * time * _loose(state, number)


def _tokens(owner: Seat) -> int:
    return owner.pizza + owner.toys + owner.pack_pizza + owner.pack_toys


def _holdings(state: State, owner: Seat) -> float:
    pizza, toys = owner.pizza + owner.pack_pizza, owner.toys + owner.pack_toys
    worth = PACKED * (owner.pack_pizza + owner.pack_toys)
    worth -= FULL * ((owner.pizza >= 4) + (owner.toys >= 4))
    if owner.level >= TOP_LEVEL:
        return worth
    cost = state.cards.costs[owner.level]
    useful = min(pizza, cost.pizza) + min(toys, cost.toy)
    spare = pizza + toys - useful
    either = min(spare, cost.any)
    return worth + TOKEN * (useful + either) + SPARE * (spare - either)


def _loose(state: State, number: int) -> float:
    """Good cards where rivals can recruit them, or will be able to once the hand is laid down."""
    owner = state.seats[number]
    known = sheets(state.cards)
    mean = average(state.cards)
    cards = owner.yard
    if number == state.leader and not isinstance(state.stack[-1], fr.ChoosePlay):
        cards = [*cards, *(card for card in owner.hand if not known[card].loyal)]
    return sum([max(0.0, known[card].rating - mean + 1.0) for card in cards])


# --- the deck -------------------------------------------------------------------------------------


def deck_strength(state: State, number: int, turns: float) -> float:
    """What the best card of an average hand brings, with the suits of hand and lookout."""
    owner = state.seats[number]
    deck = owner.deck + owner.hand + owner.discard + owner.yard
    if number == state.leader:
        deck = deck + state.table
    size = len(deck)
    if not size:
        return 0.0
    suits = suits_at_hand(state.cards, deck, owner.lookout)
    weights = _weights(owner, turns)
    counts = (owner.pack_pizza + owner.pack_toys + 0.5, owner.level + 0.5, len(owner.lookout) + 0.3)
    terms = terms_of(state.cards)
    values = [_value(terms[card], suits, weights, counts) for card in deck]
    values.sort(reverse=True)
    return sum([p * value for p, value in zip(best_of_hand(size), values, strict=False)])


def suits_at_hand(cards: CardSet, deck: list[int], lookout: list[int]) -> list[float]:
    """By suit, how many an average hand of other cards and the lookout show, coins included."""
    totals = [0] * (COIN + 1)
    for card in deck:
        for suit in cards.suits[card]:
            totals[suit] += 1
    share = min(1.0, (HAND_SIZE - 1) / len(deck))
    suits = [share * n for n in totals]
    for card in lookout:
        for suit in cards.suits[card]:
            suits[suit] += 1.0
    coins = suits[COIN]
    for other in range(COIN):
        suits[other] += coins
    return suits


def _weights(owner: Seat, turns: float) -> tuple[float, ...]:
    """What a point of each kind of gain is worth now."""
    fort = 0.0 if owner.level >= TOP_LEVEL else 1.0
    return (1.0, min(1.0, turns / 3), fort, min(1.0, turns / 7))


def _value(
    terms: tuple[Term, ...],
    suits: list[float],
    weights: tuple[float, ...],
    counts: tuple[float, float, float],
) -> float:
    total = 0.0
    for term in terms:
        times = term.times
        if times < 0:
            reps = 1.0
        elif times <= icons.TIMES_ANY_SUIT:
            reps = term.printed + (suits[times] if times < COIN else max(suits))
            reps = min(reps, MOST_SUITS)
        else:
            reps = counts[times - icons.TIMES_PACK]
        total += weights[term.kind] * term.worth * reps
    return total


@lru_cache(maxsize=4)
def terms_of(cards: CardSet) -> tuple[tuple[Term, ...], ...]:
    """By card number, its worth in play."""
    found = []
    for sheet in sheets(cards):
        parts = (*sheet.actions[0], *sheet.actions[1])
        terms = tuple(_term(part, sheet.suits) for part in parts)
        if sheet.need is not None:
            worth = (-HOUSED / 2 if sheet.neighbour else HOUSED) - need_cost(sheet.need)
            terms += (Term(VP, worth + COPIED * sheet.copies, -1, 0),)
        found.append(terms)
    return tuple(found)


def _term(part: Part, suits: tuple[int, ...]) -> Term:
    printed = 0
    if 0 <= part.times < COIN:
        printed = suits[part.times] + suits[COIN]
    return Term(_KINDS.get(part.op, TOKENS), OP_WORTH[part.op] * part.n, part.times, printed)


_KINDS: dict[Op, int] = dict.fromkeys(FORT_OPS, FORT)
_KINDS |= dict.fromkeys((Op.LOOKOUT, Op.RECRUIT, Op.TRASH, Op.TRASH_RIVAL, Op.TRASH_THIS), INVEST)
_KINDS[Op.VP] = VP


@lru_cache(maxsize=128)
def best_of_hand(size: int) -> tuple[float, ...]:
    """How much the i-th best of `size` cards counts: the chance that it is the best of a hand.

    To that comes a part of the chance that it is the second best.
    """
    if size <= HAND_SIZE:
        return (1.0, SECOND)[:size]
    hands = comb(size, HAND_SIZE)
    return tuple(
        (comb(size - 1 - i, HAND_SIZE - 1) + SECOND * i * comb(size - 1 - i, HAND_SIZE - 2)) / hands
        for i in range(size - HAND_SIZE + 2)
    )
