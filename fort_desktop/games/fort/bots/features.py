"""A position in numbers, as a net reads it: the same ones for every variant and number of seats.

They are told from one seat: first what lies open to all, then what it alone knows, then a block for
each seat, its own first and the others in turn order; who is not there has zeros. All are about
0 to 1.

What is hidden counts only as what all cards of a pile bring on average: the hands of rivals, their
made-up rules and the order of the decks change nothing. Nor does a hand just drawn, as a seat that
judges the end of its turn has not drawn it yet: luck must not tell how good a move was.
"""

from __future__ import annotations

from collections.abc import Sequence

from fort_desktop.games.fort.bots import pets
from fort_desktop.games.fort.bots.evaluate import suits_at_hand, turns_left
from fort_desktop.games.fort.bots.ratings import PERK_WORTH, average, sheets
from fort_desktop.games.fort.bots.rules_of_thumb import RULE_WORTH
from fort_desktop.games.fort.bots.traits import (
    GAINS,
    TRAITS,
    Counts,
    Weights,
    gains_of_hand,
    gains_of_pile,
    mean_traits,
)
from fort_desktop.games.fort.bots.worth import Worth
from fort_desktop.games.fort.rules import frames as fr
from fort_desktop.games.fort.rules.actions import Suit
from fort_desktop.games.fort.rules.scoring import CATS_POINTS, made_up_points, open_points
from fort_desktop.games.fort.rules.state import (
    HAND_SIZE,
    POINTS_TO_END,
    STUFF_ROOM,
    TOP_LEVEL,
    Seat,
    State,
)

SEATS = 4
PERKS = tuple(sorted(PERK_WORTH))
RULES = tuple(sorted(RULE_WORTH))

_OPEN = (
    "two seats", "three seats", "four seats", "draft", "dogs", "cats", "round", "late round",
    "last round", "turns left", "park deck", "park deck low", "rules left", "cats in the middle",
    "park: best", *(f"park: {trait}" for trait in TRAITS), *(f"to take: {perk}" for perk in PERKS),
)  # fmt: skip
_OWN = (
    "ahead", "behind", "ahead in fort", "hand known", "best play", "second play", "rule points",
    *(f"rule: {rule}" for rule in RULES),
)  # fmt: skip
_SEAT = (
    "there", "on turn", "turns till its own", "no turn left",
    "points", "near the end", "all points",
    *(f"fort {level}" for level in range(TOP_LEVEL + 1)),
    "pizza", "toys", "pizza full", "toys full", "pack pizza", "pack toys", "pack room",
    "useful", "lacks pizza", "lacks toys", "lacks any", "can build", "rule", "sculpture",
    *(f"perk: {perk}" for perk in PERKS),
    "lookout", "lookout room", *(f"lookout: {suit.id}" for suit in Suit),
    "hand", "second play of the hand", *(f"hand: {gain}" for gain in GAINS),
    "cards", "in the deck", *(f"deck: {gain}" for gain in GAINS),
    *(f"card: {trait}" for trait in TRAITS),
    "yard", "yard: loose", "yard: best",
    "dogs", "ahead in dogs", "dog points", "cats", "cat powers",
)  # fmt: skip
_BLOCKS = ("own", "next", "second next", "third next")
NAMES = (
    *_OPEN,
    *_OWN,
    *(f"{block}: {name}" for block in _BLOCKS for name in _SEAT),
)
"""What each number says; its place is that in `features`."""


def features(state: State, seat: int) -> list[float]:
    """The numbers of a position as a seat judges it, as `NAMES` says.

    Args:
        state: a position, in which what the seat does not know may be dealt anew. It is understood
            best at the end of a turn, when the next leader is to choose a card.
        seat: who judges it.
    """
    turns = turns_left(state)
    points = [open_points(state, number) for number in range(len(state.seats))]
    hand_known = _knows_hand(state, seat)
    row = _open(state, turns)
    row += _own(state, seat, points, hand_known=hand_known)
    held = len(state.seats)
    for place in range(held):
        number = (seat + place) % held
        row += _seat(state, number, points[number], exact=hand_known and place == 0)
    row += [0.0] * ((SEATS - held) * len(_SEAT))
    return row


def _knows_hand(state: State, seat: int) -> bool:
    """Whether the own hand counts: not if it has been drawn just now, after the own turn."""
    if not state.seats[seat].hand:
        return False
    return seat != (state.leader - 1) % len(state.seats) or not isinstance(
        state.stack[-1], fr.ChoosePlay
    )


# --- the table ------------------------------------------------------------------------------------


def _open(state: State, turns: float) -> list[float]:
    cards, options, n = state.cards, state.options, len(state.seats)
    known, deck = sheets(cards), len(state.park_deck)
    row = [float(n == 2), float(n == 3), float(n == 4)]
    row += [float(options.draft), float(options.dogs), float(options.cats)]
    row += [state.round / 12, max(0, state.round - 8) / 6, float(bool(state.ending)), turns / 8]
    row += [deck / 50, max(0, 10 - deck) / 10, len(state.rule_stack) / 11, len(state.cats) / 4]
    row.append(max([known[card].rating for card in state.park], default=0.0) / 8)
    row += mean_traits(cards, state.park)
    row += _flags(PERKS, [cards.perks[perk].id for perk in state.perk_row])
    return row


def _flags(names: Sequence[str], found: Sequence[str]) -> list[float]:
    return [float(name in found) for name in names]


def _own(state: State, seat: int, points: list[int], *, hand_known: bool) -> list[float]:
    """What compares the seat with its rivals, and what it alone knows."""
    me = state.seats[seat]
    rivals = [n for n in range(len(points)) if n != seat]
    ahead = (points[seat] - max([points[n] for n in rivals])) / 20
    levels = me.level - max([state.seats[n].level for n in rivals])
    row = [max(0.0, ahead), max(0.0, -ahead), levels / TOP_LEVEL, float(hand_known)]
    best = [0.0, 0.0]
    if hand_known:
        worth = Worth(state, seat)
        suits = worth.suits_of((*me.hand, *me.lookout))
        plays = sorted([worth.play(card, suits) for card in me.hand], reverse=True)
        best = [max(-1.0, min(20.0, play)) / 12 for play in (*plays, 0.0)[:2]]
    row += best
    row.append(made_up_points(state, seat, me.rule) / 8)
    row += _flags(RULES, [state.cards.rules[me.rule].id] if me.rule >= 0 else [])
    return row


# --- a seat ---------------------------------------------------------------------------------------


def _seat(state: State, number: int, points: int, *, exact: bool) -> list[float]:
    """The block of a seat; `exact` says that its hand is known."""
    owner, cards = state.seats[number], state.cards
    row = _course(state, number, points)
    row += [float(owner.level == level) for level in range(TOP_LEVEL + 1)]
    row += _tokens(state, owner)
    row += [float(owner.rule >= 0), float(owner.sculpture)]
    perks = [cards.perks[perk].id for perk in owner.perks]
    row += _flags(PERKS, perks)
    room = owner.level + 1 - len(owner.lookout)
    row += [len(owner.lookout) / 5, room / 5, *_lookout_suits(state, owner)]
    row += _decks(state, number, exact=exact)
    row += _yard(state, owner)
    return row + _pets(state, number)


def _course(state: State, number: int, points: int) -> list[float]:
    owner, n = state.seats[number], len(state.seats)
    till = (number - state.leader) % n
    done = bool(state.ending) and owner.turns >= state.round
    near = max(0, owner.points - 15) / 10
    row = [1.0, float(till == 0), till / (SEATS - 1), float(done)]
    return [*row, owner.points / POINTS_TO_END, near, points / 50]


def _tokens(state: State, owner: Seat) -> list[float]:
    """Stuff and pack, and how far they are from what the next level costs."""
    room = owner.level + 1 - owner.pack_pizza - owner.pack_toys
    row = [owner.pizza / STUFF_ROOM, owner.toys / STUFF_ROOM]
    row += [float(owner.pizza >= STUFF_ROOM), float(owner.toys >= STUFF_ROOM)]
    row += [owner.pack_pizza / 4, owner.pack_toys / 4, max(0, room) / 6]
    if owner.level >= TOP_LEVEL:
        return [*row, 0.0, 0.0, 0.0, 0.0, 0.0]
    cost = state.cards.costs[owner.level]
    pizza, toys = owner.pizza + owner.pack_pizza, owner.toys + owner.pack_toys
    useful = min(pizza, cost.pizza) + min(toys, cost.toy)
    either = min(pizza + toys - useful, cost.any)
    lacks = cost.pizza - min(pizza, cost.pizza), cost.toy - min(toys, cost.toy), cost.any - either
    row.append((useful + either) / cost.total if cost.total else 1.0)
    return [*row, lacks[0] / 4, lacks[1] / 4, lacks[2] / 4, float(not any(lacks))]


def _lookout_suits(state: State, owner: Seat) -> list[float]:
    shown = [0.0] * len(Suit)
    for card in owner.lookout:
        for suit in state.cards.suits[card]:
            shown[suit] += 0.5
    return shown


def _decks(state: State, number: int, *, exact: bool) -> list[float]:
    """What the next hand brings, and what all cards bring in the long run."""
    owner, cards = state.seats[number], state.cards
    weights: Weights = (1.0, 0.8, 0.0 if owner.level >= TOP_LEVEL else 1.0, 0.6)
    packed = owner.pack_pizza + owner.pack_toys
    counts: Counts = (packed + 0.5, owner.level + 0.5, len(owner.lookout) + 0.3)
    whole = owner.deck + owner.hand + owner.discard + owner.yard
    if number == state.leader:
        whole = whole + state.table
    second = 0.0
    if exact:
        gains, second = gains_of_hand(cards, owner.hand, owner.lookout, weights, counts)
    else:
        pile = owner.hand + owner.deck
        pile = pile if len(pile) >= HAND_SIZE else whole
        suits = suits_at_hand(cards, pile, owner.lookout) if pile else []
        gains = gains_of_pile(cards, pile, suits, weights, counts)
    row = [len(owner.hand) / HAND_SIZE, second / 8, *[gain / 6 for gain in gains]]
    suits = suits_at_hand(cards, whole, owner.lookout) if whole else []
    gains = gains_of_pile(cards, whole, suits, weights, counts)
    unseen = len(owner.hand) + len(owner.deck)
    row += [len(whole) / 20, unseen / max(1, len(whole)), *[gain / 6 for gain in gains]]
    return row + mean_traits(cards, whole)


def _yard(state: State, owner: Seat) -> list[float]:
    """How much lies there for others to recruit."""
    known, mean = sheets(state.cards), average(state.cards)
    ratings = [known[card].rating for card in owner.yard]
    loose = sum([max(0.0, rating - mean + 1.0) for rating in ratings])
    return [len(owner.yard) / HAND_SIZE, loose / 10, max(ratings, default=0.0) / 8]


def _pets(state: State, number: int) -> list[float]:
    owner, row = state.seats[number], [0.0] * 5
    if state.options.dogs:
        counts = [len(other.doghouse) for other in state.seats]
        lead = counts[number] - max([count for n, count in enumerate(counts) if n != number])
        row[0], row[1] = counts[number] / 4, lead / 4
        row[2] = float(counts[number] == max(counts) > 0)
    if owner.cats:
        powers = pets.power_worths(state.cards)
        row[3] = CATS_POINTS[min(len(owner.cats), len(CATS_POINTS) - 1)] / 10
        row[4] = sum([powers[cat] for cat in owner.cats]) / 4
    return row
