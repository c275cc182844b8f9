"""What a card in sight is called, and where it lies, for those who hear it."""

from __future__ import annotations

from fort_desktop.games.fort.rules.view import View
from fort_desktop.games.fort.screen.cards.cards_model import CardsModel
from fort_desktop.games.fort.screen.cards.scene import Spot
from fort_desktop.games.fort.words.labels import People
from fort_desktop.games.fort.words.texts import words

Zone = CardsModel.Zone
_PLACE_IDS = {
    Zone.Hand: "hand",
    Zone.Park: "park",
    Zone.Play: "table",
    Zone.Discard: "discard",
    Zone.Pile: "discard",
    Zone.Yard: "yard",
    Zone.Lookout: "lookout",
    Zone.Box: "box",
    Zone.Draft: "draft",
    Zone.Doghouse: "doghouse",
}


def card_label(spot: Spot, view: View, people: People) -> str:
    """Its name, kind and suits, its place, and which of the cards there it is."""
    suits = words().suits.all(view.cards.suits[spot.card])
    kid = view.cards.cards[spot.card]
    speak = words().cards.friend if kid.best_friend else words().cards.kid
    if view.cards.is_dog(spot.card):
        speak = words().cards.dog
    name = speak(people.card(spot.card), suits)
    place = words().places.place(_PLACE_IDS[spot.zone])
    if spot.seat:
        owner = (view.seat + spot.seat) % len(view.seats)
        place = words().places.of(people.player(owner), place)
    # Of the own pile only the top is laid out.
    hidden = len(view.seats[view.seat].discard) - spot.count
    below = hidden if spot.zone == Zone.Discard else 0
    return words().places.card_at(name, place, spot.place + 1 + below, spot.count + below)
