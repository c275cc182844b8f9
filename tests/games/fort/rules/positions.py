"""Positions for tests, written in a line or two and played by notation.

    table = fort(seat(hand="bug moles", lookout="worm", fort=1))
    table.play("play bug", "do public", "add moles", "use lookout worm", "done")
    assert table.stuff(1) == (4, 0)

Seats are numbered from 1, as in notation; the leader is seat 1 unless said otherwise. What is left
out is empty: park, discard piles, yards; cards named nowhere lie in the park deck.
"""

from __future__ import annotations

from typing import Any

from fort_desktop.games.fort.rules.cards import CardSet
from fort_desktop.games.fort.rules.engine import FortGame
from fort_desktop.games.fort.rules.events import Event
from fort_desktop.games.fort.rules.state import Seat, State
from tests.games.fort.frozen_cards import frozen_cards

ZONES = ("deck", "hand", "discard", "yard", "lookout", "doghouse")
NAMES = (*ZONES, "cats", "perks", "rules_seen", "open_hand", "open_hidden")


def seat(
    *,
    stuff: tuple[int, int] = (0, 0),
    pack: tuple[int, int] = (0, 0),
    **rest: Any,
) -> dict[str, Any]:
    """A seat of a position; cards and perks are names in one text, tokens are (pizza, toys)."""
    given: dict[str, Any] = {"stuff": _tokens(stuff), "pack": _tokens(pack)}
    for key, value in rest.items():
        given[key] = value.split() if key in NAMES else value
    return given


def fort(*seats: dict[str, Any], cards: CardSet | None = None, **rest: Any) -> Table:
    """A table with these seats, two at least; `rest` are the other fields of a position."""
    given = dict(rest)
    for key in ("park", "park_deck", "box", "table", "kennel", "cats", "perk_row", "rule_stack"):
        if isinstance(given.get(key), str):
            given[key] = given[key].split()
    if "supply" in given:
        given["supply"] = _tokens(given["supply"])
    given.setdefault("park", [])
    if "park_deck" not in given:
        given["park_deck"] = _left_over(cards or frozen_cards(), seats, given)
    given["seats"] = [*seats, *(seat() for _ in range(2 - len(seats)))]
    return Table(FortGame(cards or frozen_cards()), given)


def hoards(*, pizza: int, toys: int) -> list[dict[str, Any]]:
    """Three rivals who together hold so many tokens, to empty the supply."""
    rivals = []
    for share in range(3):
        mine = [n // 3 + (share < n % 3) for n in (pizza, toys)]
        stuff = [min(4, n) for n in mine]
        pack = [n - s for n, s in zip(mine, stuff, strict=True)]
        rivals.append(seat(stuff=(stuff[0], stuff[1]), pack=(pack[0], pack[1]), fort=5))
    return rivals


def _tokens(pair: tuple[int, int]) -> dict[str, int]:
    return {"pizza": pair[0], "toys": pair[1]}


def _left_over(
    cards: CardSet, seats: tuple[dict[str, Any], ...], given: dict[str, Any]
) -> list[str]:
    """Every kid that is named nowhere; the first of them in the card file lies on top."""
    named = {name for owner in seats for zone in ZONES for name in owner.get(zone, ())}
    named |= {name for zone in ("park", "box", "table") for name in given.get(zone, ())}
    names = [cards.names[card] for card in cards.park_kids]
    return [name for name in reversed(names) if name not in named]


class Table:
    """A game in a position; `events` are those of the last `play`."""

    def __init__(self, game: FortGame, position: dict[str, Any]) -> None:
        self.game = game
        self.cards = game.cards
        self.state: State = game.from_snapshot(position)
        self.events: list[Event] = []

    # --- playing --------------------------------------------------------------------------------

    def play(self, *moves: str) -> Table:
        """Carry out moves one after another; each must be legal, every position in order."""
        self.events = []
        for text in moves:
            move = self.game.parse_move(self.state, text)
            assert self.game.format_move(self.state, move) == text
            assert text in self.legal(), f"{text!r} is not legal, but {self.legal()}"
            self.game.apply(self.state, move, self.events)
            self.game.check(self.state)
        return self

    def legal(self) -> list[str]:
        """The notation of every legal move."""
        moves = self.game.legal_moves(self.state)
        return [self.game.format_move(self.state, move) for move in moves]

    def offers(self, *moves: str) -> bool:
        """Whether all these moves are legal."""
        return set(moves) <= set(self.legal())

    def refuses(self, *moves: str) -> bool:
        """Whether none of these moves is legal."""
        return not set(moves) & set(self.legal())

    def beginning(self, *words: str) -> list[str]:
        """The legal moves that begin with these words."""
        start = " ".join(words)
        return [move for move in self.legal() if move == start or move.startswith(f"{start} ")]

    def fork(self) -> Table:
        """The same position to try something else."""
        other = object.__new__(Table)
        other.game, other.cards, other.events = self.game, self.cards, []
        other.state = self.game.copy(self.state)
        return other

    @property
    def asks(self) -> tuple[int, str]:
        """The seat to decide, and the kind of decision; (0, "over") at the end."""
        decision = self.game.decision(self.state)
        return (0, "over") if decision is None else (decision.seat + 1, decision.kind)

    # --- looking --------------------------------------------------------------------------------

    def seat(self, number: int) -> Seat:
        return self.state.seats[number - 1]

    def zone(self, number: int, zone: str) -> list[str]:
        """The names of the cards in a zone of a seat, from the bottom to the top."""
        return self.names(getattr(self.seat(number), zone))

    def hand(self, number: int) -> list[str]:
        return self.zone(number, "hand")

    def discard(self, number: int) -> list[str]:
        return self.zone(number, "discard")

    def yard(self, number: int) -> list[str]:
        return self.zone(number, "yard")

    def lookout(self, number: int) -> list[str]:
        return self.zone(number, "lookout")

    def doghouse(self, number: int) -> list[str]:
        return self.zone(number, "doghouse")

    def cats(self, number: int = 0) -> list[str]:
        """The cats of a seat; of none: those in the middle."""
        owner = self.seat(number) if number else self.state
        return [self.cards.cats[cat].id for cat in owner.cats]

    def park(self) -> list[str]:
        return self.names(self.state.park)

    def box(self) -> list[str]:
        """The kids out of the game; best friends of boards that nobody has lie there too."""
        return self.names(self.state.box)

    def names(self, numbers: list[int]) -> list[str]:
        return [self.cards.names[card] for card in numbers]

    def stuff(self, number: int) -> tuple[int, int]:
        owner = self.seat(number)
        return owner.pizza, owner.toys

    def pack(self, number: int) -> tuple[int, int]:
        owner = self.seat(number)
        return owner.pack_pizza, owner.pack_toys

    def points(self, number: int) -> int:
        return self.seat(number).points

    def perks(self, number: int) -> list[str]:
        return [self.cards.perks[perk].id for perk in self.seat(number).perks]
