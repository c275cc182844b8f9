"""What a seat sees of the table, of what is decided, and of each seat; most numbers are 0 to 1."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from fort_desktop.games.fort.rules import frames as fr
from fort_desktop.games.fort.rules.actions import SIX_SUITS, Op, Suit
from fort_desktop.games.fort.rules.boards import lookout_room, pack_room
from fort_desktop.games.fort.rules.candidates import KINDS
from fort_desktop.games.fort.rules.cards import CardSet
from fort_desktop.games.fort.rules.counting import pool_count
from fort_desktop.games.fort.rules.scoring import open_points
from fort_desktop.games.fort.rules.state import (
    HAND_SIZE,
    POINTS_TO_END,
    START_CARDS,
    START_DOGS,
    STUFF_ROOM,
    TOKENS,
    TOP_LEVEL,
)
from fort_desktop.games.fort.rules.view import View

SEATS = 4
_ENDINGS = ("points", "fort", "park")
_OPS = tuple(Op)
_FRAMES = tuple(KINDS)
_PLACES = ("own", "next", "second next", "third next")

TABLE_NUMBERS = (
    "two seats", "three seats", "four seats", "draft", "dogs", "cats", "round",
    *(f"last round: {ending}" for ending in _ENDINGS),
    "park deck", "rules left", "supply of pizza", "supply of toys",
)  # fmt: skip
DECISION_NUMBERS = (
    *(f"asked: {kind}" for kind in KINDS.values()),
    *(f"asked: {op.name.lower().replace('_', ' ')}" for op in _OPS),
    *(f"asked: {place}" for place in _PLACES),
    "second card", "follows", "suits counted", "repetitions", "repetition", "repetitions done",
    "swaps pizza", "swaps toys",
    *(f"named: {suit.id}" for suit in SIX_SUITS), *(f"any suit: {suit.id}" for suit in Suit),
    "public begun", "private begun", "actions done", "pizza taken", "toys taken",
    "trashes itself", "housed", "followers", *(f"shown: {suit.id}" for suit in Suit),
)  # fmt: skip
SEAT_NUMBERS = (
    "there", "leads", "first", "ends the game", "turns", "points", "all points",
    *(f"fort {level}" for level in range(TOP_LEVEL + 1)),
    "pizza", "toys", "pack pizza", "pack toys", "pack room", "lookout room",
    "rule", "sculpture", "hand", "deck", "hidden dogs", "hidden dogs unknown", "cards kept",
)  # fmt: skip


def table_row(view: View) -> list[float]:
    """As `TABLE_NUMBERS` says."""
    options, n = view.options, len(view.seats)
    row = [float(n == seats) for seats in range(2, SEATS + 1)]
    row += [float(options.draft), float(options.dogs), float(options.cats), view.round / 20]
    row += [float(view.ending == ending) for ending in _ENDINGS]
    row += [view.park_deck_size / 50, view.rule_stack_size / 11]
    return [*row, view.supply_pizza / TOKENS, view.supply_toys / TOKENS]


# --- the decision -------------------------------------------------------------------------------


def decision_row(view: View) -> list[float]:
    """As `DECISION_NUMBERS` says; nothing is asked when the game is over."""
    top = view.stack[-1]
    row = [float(type(top) is frame) for frame in _FRAMES]
    row += _one_of(_OPS, fr.op_of(top))
    asked = -1 if isinstance(top, fr.Over) else (top.seat - view.seat) % len(view.seats)
    row += [float(asked == place) for place in range(SEATS)]
    row.append(float(isinstance(top, fr.ChoosePlay) and top.second))
    return row + _step_row(view) + _play_row(view)


def _one_of(known: Sequence[object], found: object) -> list[float]:
    return [float(one is found) for one in known]


def _step_row(view: View) -> list[float]:
    """How far an action is; which way it swaps, the run at the bottom of its brackets says."""
    top, kind = view.stack[-1], -1
    if not isinstance(top, fr.Run):
        return [0.0] * 7
    for frame in reversed(view.stack):
        if not isinstance(frame, fr.Run):
            break
        kind = frame.kind
        if not frame.bracket:
            break
    row = [float(top.follower), top.counted / 4, max(0, top.reps) / 8, top.rep / 8, top.done / 8]
    return [*row, float(kind == 0), float(kind == 1)]


def _play_row(view: View) -> list[float]:
    """What is known of the card in play beside the cards that it counts."""
    play = view.play
    if play is None:
        return [0.0] * (len(SIX_SUITS) + 2 * len(Suit) + 8)
    row = [float(play.named is suit) for suit in SIX_SUITS]
    row += [float(play.any_suit is suit) for suit in Suit]
    row += [float(0 in play.begun), float(1 in play.begun), len(play.whole) / 2]
    row += [float(play.kind == 0), float(play.kind == 1)]
    row += [float(play.trashed), float(play.housed), len(play.followers) / 3]
    return row + [pool_count(view.cards, play, suit) / 8 for suit in Suit]


# --- the seats ----------------------------------------------------------------------------------


def seat_rows(view: View) -> list[float]:
    """As `SEAT_NUMBERS` says, of the own seat and then of the others in turn order."""
    row: list[float] = []
    seats = len(view.seats)
    for place in range(seats):
        row += _seat_row(view, (view.seat + place) % seats)
    return row + [0.0] * ((SEATS - seats) * len(SEAT_NUMBERS))


def _seat_row(view: View, number: int) -> list[float]:
    seat = view.seats[number]
    row = [1.0, float(view.leader == number), float(view.first == number)]
    row += [float(view.ending_seat == number), seat.turns / 20]
    row += [seat.points / POINTS_TO_END, open_points(view, number) / 50]
    row += [float(seat.level == level) for level in range(TOP_LEVEL + 1)]
    row += [seat.pizza / STUFF_ROOM, seat.toys / STUFF_ROOM]
    row += [seat.pack_pizza / 8, seat.pack_toys / 8, pack_room(view, number) / 8]
    row += [lookout_room(view, number) / 6, float(seat.has_rule), float(seat.sculpture)]
    row += [len(seat.hand) / HAND_SIZE, seat.deck_size / 20]
    row += [max(0, seat.hidden_dogs) / START_DOGS, float(seat.hidden_dogs < 0)]
    kept = view.draft_counts[number] if view.draft_counts else 0
    return [*row, kept / START_CARDS]


# --- perks, made-up rules, cats -----------------------------------------------------------------


def extras_names(cards: CardSet) -> list[str]:
    """What the numbers of `extras_row` say."""
    perks = [perk.id for perk in cards.perks]
    rules = [rule.id for rule in cards.rules]
    cats = [cat.id for cat in cards.cats]
    return [
        *(f"to take: {perk}" for perk in perks),
        *(f"{place} perk: {perk}" for place in _PLACES for perk in perks),
        *(f"rule to take: {rule}" for rule in rules),
        *(f"rule seen: {rule}" for rule in rules),
        *(f"{place} rule: {rule}" for place in _PLACES for rule in rules),
        *(f"in the middle: {cat}" for cat in cats),
        *(f"{place} cat: {cat}" for place in _PLACES for cat in cats),
        *(f"used: {cat}" for cat in cats),
    ]


def extras_row(view: View) -> list[float]:
    """Where each perk, made-up rule and cat is; rules of others are known when the game is over."""
    cards, seats = view.cards, len(view.seats)
    perks, rules, cats = len(cards.perks), len(cards.rules), len(cards.cats)
    owners = [view.seats[(view.seat + place) % seats] for place in range(seats)]
    nobody = SEATS - seats
    row = _flags(perks, view.perk_row)
    for owner in owners:
        row += _flags(perks, owner.perks)
    row += (
        [0.0] * (nobody * perks) + _flags(rules, view.rule_stack) + _flags(rules, view.rules_seen)
    )
    for owner in owners:
        row += _flags(rules, [owner.rule])
    row += [0.0] * (nobody * rules) + _flags(cats, view.cats)
    for owner in owners:
        row += _flags(cats, owner.cats)
    used = next((frame.used for frame in view.stack if isinstance(frame, fr.ChoosePlay)), ())
    return row + [0.0] * (nobody * cats) + _flags(cats, used)


def _flags(n: int, found: Iterable[int]) -> list[float]:
    row = [0.0] * n
    for place in found:
        if place >= 0:
            row[place] = 1.0
    return row
