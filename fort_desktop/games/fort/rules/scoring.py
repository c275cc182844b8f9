"""Points at the end and who has won (F-END, F-FORT, F-RULE, D-HOUSE, C-SCORE)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from fort_desktop.contract.game import ScoreRow
from fort_desktop.games.fort.rules.actions import SIX_SUITS, Suit
from fort_desktop.games.fort.rules.boards import Seen
from fort_desktop.games.fort.rules.state import State

TRACK, FORT, RULE, SCULPTURE = "track", "fort", "rule", "sculpture"
DOGS, CATS = "dogs", "cats"  # in games with them only
SCULPTURE_POINTS = 4
DOGS_POINTS = 7
CATS_POINTS = (0, 1, 3, 6, 10)


def score(state: State) -> list[list[ScoreRow]]:
    """Per seat its points by source, as if the game ended now; every source, zeros included.

    Dogs and cats are sources where they are played with.
    """
    return [_rows(state, seat) for seat in range(len(state.seats))]


def total(state: State, seat: int) -> int:
    """All points of a seat, as if the game ended now."""
    return sum(row.points for row in _rows(state, seat))


def open_points(position: Seen, seat: int) -> int:
    """All points of a seat but those of its made-up rule, which stays secret (F-RULE)."""
    return sum(row.points for row in open_rows(position, seat))


def leads(position: Seen, seat: int) -> bool:
    """Whether nobody has more open points, and somebody has fewer."""
    standings = [open_points(position, number) for number in range(len(position.seats))]
    return min(standings) < max(standings) == standings[seat]


def open_rows(position: Seen, number: int) -> list[ScoreRow]:
    """The points of a seat by source that all can see, zeros included: all but its made-up rule."""
    seat = position.seats[number]
    rows = [
        ScoreRow(TRACK, seat.points),
        ScoreRow(FORT, position.cards.level_points[seat.level]),
        ScoreRow(SCULPTURE, SCULPTURE_POINTS if seat.sculpture else 0),
    ]
    if position.options.dogs:
        rows.append(ScoreRow(DOGS, _dogs(position, number)))
    if position.options.cats:
        rows.append(ScoreRow(CATS, CATS_POINTS[len(seat.cats)]))
    return rows


def winners(state: State) -> list[int]:
    """The seats with most points; a tie goes to the higher fort, else it is shared (F-END)."""
    ranks = [(total(state, n), seat.level) for n, seat in enumerate(state.seats)]
    best = max(ranks)
    return [n for n, rank in enumerate(ranks) if rank == best]


def made_up_points(state: State, seat: int, rule: int) -> int:
    """The points that a made-up rule brings a seat (F-RULE); -1 is no rule."""
    if rule < 0:
        return 0
    return RULES[state.cards.rules[rule].id](state, seat)


def _rows(state: State, number: int) -> list[ScoreRow]:
    """Made-up rules are counted after track and fort."""
    rows = open_rows(state, number)
    rows.insert(2, ScoreRow(RULE, made_up_points(state, number, state.seats[number].rule)))
    return rows


def _dogs(position: Seen, number: int) -> int:
    """Whoever has most dogs in the doghouse, ties too; nobody without any (D-HOUSE)."""
    counts = [len(seat.doghouse) for seat in position.seats]
    return DOGS_POINTS if counts[number] == max(counts) > 0 else 0


# --- what the rules count -----------------------------------------------------------------------


def _zones(state: State, number: int) -> Iterator[list[int]]:
    """All zones with cards that a seat owns; what lies on the table is the leader's."""
    seat = state.seats[number]
    yield from (seat.deck, seat.discard, seat.hand, seat.yard, seat.lookout, seat.doghouse)
    if number == state.leader:
        yield state.table


def cards_owned(state: State, number: int) -> Iterator[int]:
    """The cards of a seat, wherever they are."""
    for zone in _zones(state, number):
        yield from zone


def number_owned(state: State, number: int) -> int:
    """How many cards a seat has, wherever they are."""
    return sum(len(zone) for zone in _zones(state, number))


def suits_owned(state: State, number: int) -> list[Suit]:
    """The different suits on the cards of a seat, coins left out."""
    suits = state.cards.suits
    found = {suit for card in cards_owned(state, number) for suit in suits[card]}
    return [suit for suit in SIX_SUITS if suit in found]


def best_friends_owned(state: State, number: int) -> int:
    """How many best friends a seat has, wherever they are."""
    cards = state.cards.cards
    return sum(cards[card].best_friend for card in cards_owned(state, number))


def _suits(state: State, number: int, suit: Suit) -> int:
    """Suits, not cards: a double card counts two; a coin is never another suit here."""
    suits = state.cards.suits
    return sum(suits[card].count(suit) for card in cards_owned(state, number))


# --- the made-up rules --------------------------------------------------------------------------


def _big_plans(state: State, number: int) -> int:
    cards = state.cards.cards
    return sum(cards[card].fort_icons for card in cards_owned(state, number))


def _friendship_bracelet(state: State, number: int) -> int:
    found = suits_owned(state, number)
    return len(found) + (len(found) == len(SIX_SUITS))


def _loner(state: State, number: int) -> int:
    return 0 if best_friends_owned(state, number) else 5


def _minimalism(state: State, number: int) -> int:
    """8 points, not the misprinted 2 (R22)."""
    return 8 if state.seats[number].level == 2 else 0


def _piggy_bank(state: State, number: int) -> int:
    seat = state.seats[number]
    return seat.toys + seat.pack_toys


def _pizza_party(state: State, number: int) -> int:
    seat = state.seats[number]
    return seat.pizza + seat.pack_pizza


def _play_palace(state: State, number: int) -> int:
    return _suits(state, number, Suit.CROWN)


def _popularity(state: State, number: int) -> int:
    return len(state.seats[number].lookout)


def _secret_stash(state: State, number: int) -> int:
    seat = state.seats[number]
    return seat.pack_pizza + seat.pack_toys


def _sleepover(state: State, number: int) -> int:
    counts = [number_owned(state, n) for n in range(len(state.seats))]
    if counts[number] < max(counts):
        return 0
    return 4 if counts.count(counts[number]) > 1 else 8


def _slime_lab(state: State, number: int) -> int:
    return _suits(state, number, Suit.BOOK)


RULES: dict[str, Callable[[State, int], int]] = {
    "big-plans": _big_plans,
    "friendship-bracelet": _friendship_bracelet,
    "loner": _loner,
    "minimalism": _minimalism,
    "piggy-bank": _piggy_bank,
    "pizza-party": _pizza_party,
    "play-palace": _play_palace,
    "popularity": _popularity,
    "secret-stash": _secret_stash,
    "sleepover": _sleepover,
    "slime-lab": _slime_lab,
}
