"""Why something cannot be done: the sentence that belongs to a reason of the rules."""

from __future__ import annotations

from collections.abc import Sequence

from fort_desktop.games.fort.rules.actions import Suit
from fort_desktop.games.fort.rules.pets import Need
from fort_desktop.games.fort.rules.why import Reason
from fort_desktop.games.fort.words.labels import People
from fort_desktop.games.fort.words.texts import words
from fort_desktop.ui.texts import texts
from fort_desktop.ui.texts.typeset import small


def reason_text(reason: Reason, people: People, question: str) -> str:
    """A reason in one sentence; `question` is what is to be decided now."""
    say = words().why
    match reason.id:
        case "first":
            return say.first(small(question))
        case "turn" | "cat_rival":
            spoken = texts().table.turn if reason.id == "turn" else say.cat_rival
            return spoken(people.player(reason.n))
        case "suit" | "follow_times":
            named = say.suit if reason.id == "suit" else say.follow_times
            return named(words().suits.all(reason.suits))
        case "pack_full":
            return say.pack_full(reason.n)
        case "lookout_full":
            return say.lookout_full(reason.n)
        case "fort_cost" | "fort_less":
            told = say.fort_cost if reason.id == "fort_cost" else say.fort_less
            return told(words().tokens.tokens(*reason.tokens))
    sentence: str = getattr(say, reason.id)()
    return sentence


def need_text(reason: Reason, need: Need, *, meeting: bool) -> str:
    """What is wrong with the need of a dog, or while it is met with a card that is to help."""
    say, suits = words().why, reason.suits
    match reason.part:
        case "hand":
            return say.need_hand()
        case "rest":
            return say.need_rest()
        case "lookout":
            return say.need_lookout(reason.n)
        case "fort":
            return say.need_fort(reason.n)
    if meeting:
        if reason.part == "suits":
            return say.suit(words().suits.all(suits)) if suits else say.need_other_suit()
        return say.need_no_kid() if reason.part == "kids" else say.need_no_card()
    match reason.part:
        case "suits" if suits:
            return say.need_suits(_counted(suits))
        case "suits":
            return say.need_different(reason.n)
        case "kids":
            return say.need_kids(reason.n)
        case "tokens":
            return say.need_tokens(words().tokens.tokens(need.pizza, need.toy, need.any))
    return say.need()


def _counted(suits: Sequence[Suit]) -> str:
    """Suits, each said once: "2 books, crown"."""
    counts = {suit: suits.count(suit) for suit in suits}
    return ", ".join(
        words().suits.name(suit) if n == 1 else words().objects.suit(suit, n)
        for suit, n in counts.items()
    )
