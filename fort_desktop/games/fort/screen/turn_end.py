"""What becomes of the cards that are left in hand when the turn ends, said before it does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fort_desktop.games.fort.words.texts import words
from fort_desktop.ui.texts import texts

if TYPE_CHECKING:
    from fort_desktop.games.fort.screen.presenter import Presenter

_LAST = ("recruit-phase", "party", "before-discard")  # decisions of a turn


def with_turn_end(said: str, presenter: Presenter) -> str:
    """What is said to a seat that decides; before its turn ends also which of its kids go to the
    yard (F-DISCARD), and to whom its dogs stray from there (D-STRAY).

    The others, who may look while the hand is covered, are told nothing of it.
    """
    view, people = presenter.view, presenter.people
    if presenter.kind not in _LAST or presenter.covered or view.leader != presenter.viewer:
        return said
    cards = view.cards
    left = [n for n in view.seats[view.seat].hand if not cards.cards[n].best_friend]
    dogs = [n for n in left if cards.is_dog(n)]
    say, join = words().coach, texts().screens.names
    sentences = [said]
    if left:
        sentences.append(say.left_in_hand(join(people.card(n) for n in left)))
    if dogs:
        heir = people.player((view.leader + 1) % len(view.seats))
        sentences.append(say.dogs_left(join(people.card(n) for n in dogs), heir))
    return " ".join(sentences)
