"""The cards of a lookout that count for the card in play, as rows of their model."""

from __future__ import annotations

from collections.abc import Iterable

from fort_desktop.games.fort.rules.actions import Suit
from fort_desktop.games.fort.rules.view import View
from fort_desktop.games.fort.screen.cards.cards_model import CardRow
from fort_desktop.games.fort.screen.cards.lent_model import LentRow
from fort_desktop.games.fort.screen.cards.scene import Keys
from fort_desktop.games.fort.words.labels import People
from fort_desktop.games.fort.words.texts import words


def lent_rows(view: View, keys: Keys, people: People, rows: Iterable[CardRow]) -> list[LentRow]:
    """Those among `rows`, the cards in sight, in the order in which they joined (F-PLAY 2).

    There are none once a dog has gone to its doghouse: nothing lies in the middle any more.
    """
    play = view.play
    if play is None or play.housed:
        return []
    counted = {keys.card(row.key): row for row in rows if row.counted}
    found = []
    for added in play.added:
        row = counted.get(added.card) if added.lookout else None
        if row is None:
            continue
        suits = _as_read(view.cards.suits[added.card], added.reading)
        label = _label(view, people, row, added.card, suits)
        shown = tuple(suit.id for suit in suits)
        found.append(LentRow(row.key, row.face, row.seat, row.place, shown, label, row.removable))
    return found


def _as_read(printed: Iterable[Suit], reading: Suit | None) -> list[Suit]:
    return [reading if suit is Suit.COIN and reading is not None else suit for suit in printed]


def _label(view: View, people: People, row: CardRow, card: int, suits: list[Suit]) -> str:
    assert view.play is not None, "it counts for a card in play"
    say = words().cards
    name, played = say.kid(people.card(card), words().suits.all(suits)), people.card(view.play.card)
    line = say.lent_back(name, played) if row.removable else say.lent(name, played)
    if row.seat == 0:
        return line
    return words().places.of(people.player((view.seat + row.seat) % len(view.seats)), line)
