"""Why something cannot be done: the sentence that belongs to a reason of the rules."""

from __future__ import annotations

from fort_desktop.games.fort.actions import Suit
from fort_desktop.games.fort.pets import Need
from fort_desktop.games.fort.why import Reason
from fort_desktop.ui.texts import People, texts


def reason_text(reason: Reason, people: People, missing: tuple[int, int, int]) -> str:
    """A reason in one sentence; `missing` are the tokens that lack for the fort."""
    say = texts().why
    if reason.id == "turn":
        return say.turn(people.player(reason.n))
    if reason.id == "cat_rival":
        return say.cat_rival(people.player(reason.n))
    if reason.id in ("suit", "follow_times"):
        suit = texts().suits.name(Suit[reason.suit.upper()])
        return say.suit(suit) if reason.id == "suit" else say.follow_times(suit)
    if reason.id == "pack_full":
        return say.pack_full(reason.n)
    if reason.id == "lookout_full":
        return say.lookout_full(reason.n)
    if reason.id == "fort_cost":
        return say.fort_cost(texts().tokens.tokens(*missing))
    sentence: str = getattr(say, reason.id)()
    return sentence


def need_text(reason: Reason, need: Need, *, meeting: bool) -> str:
    """What is wrong with the need of a dog, or while it is met with a card that is to help."""
    say, suit = texts().why, Suit[reason.suit.upper()] if reason.suit else None
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
            return say.suit(texts().suits.name(suit)) if suit else say.need_other_suit()
        return say.need_no_kid() if reason.part == "kids" else say.need_no_card()
    match reason.part:
        case "suits" if suit is not None:
            counted = texts().suits.name(suit)
            return say.need_suits(
                counted if reason.n == 1 else texts().objects.suit(suit, reason.n)
            )
        case "suits":
            return say.need_different(reason.n)
        case "kids":
            return say.need_kids(reason.n)
        case "tokens":
            return say.need_tokens(texts().tokens.tokens(need.pizza, need.toy, need.any))
    return say.need()
