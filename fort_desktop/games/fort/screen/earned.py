"""What earned a seat its points at the end, in a sentence for each source."""

from __future__ import annotations

from collections.abc import Mapping

from fort_desktop.games.fort.rules import scoring
from fort_desktop.games.fort.rules.state import State
from fort_desktop.games.fort.words.texts import words
from fort_desktop.ui.texts.base import card_name


def earned(state: State, seat: int, points: Mapping[str, int]) -> dict[str, str]:
    """By source, why a seat has those `points`, or none."""
    return {source: _why(state, seat, source, n) for source, n in points.items()}


def _why(state: State, number: int, source: str, n: int) -> str:
    say, seat = words().counted, state.seats[number]
    match source:
        case scoring.TRACK:
            return say.track(n)
        case scoring.FORT:
            return say.fort(seat.level, n)
        case scoring.RULE:
            return _rule(state, number, n)
        case scoring.SCULPTURE:
            return say.sculpture(n) if seat.sculpture else say.no_sculpture()
        case scoring.DOGS:
            dogs = ", ".join(card_name(state.cards.cards[dog].names) for dog in seat.doghouse)
            if not dogs:
                return say.no_dogs()
            return say.dogs(dogs, n) if n else say.fewer_dogs(dogs)
        case scoring.CATS:
            cats = ", ".join(card_name(state.cards.cats[cat].names) for cat in seat.cats)
            return say.cats(cats, n) if cats else say.no_cats()
    return ""


def _rule(state: State, number: int, n: int) -> str:
    rule = state.seats[number].rule
    if rule < 0:
        return words().counted.no_rule()
    card = state.cards.rules[rule]
    found = _found(state, number, card.id, n)
    return words().counted.rule(card_name(card.names), words().rules.text(card.id), found, n)


def _found(state: State, number: int, rule: str, n: int) -> str:
    """What the rule counts. Most give a point for each thing, so that there are `n` of them."""
    say = words().found
    match rule:
        case "friendship-bracelet":
            suits = words().suits.all(scoring.suits_owned(state, number))
            return say.suits(suits) if suits else say.no_suits()
        case "sleepover":
            sizes = [scoring.number_owned(state, seat) for seat in range(len(state.seats))]
            return say.sizes(sizes.pop(number), sizes)
        case "loner":
            return say.found(rule, scoring.best_friends_owned(state, number))
        case "minimalism":
            return say.found(rule, state.seats[number].level)
    return say.found(rule, n)
