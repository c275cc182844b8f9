"""What is said of a play while cards are added to it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from fort_desktop.games.fort.play.preview import Preview
from fort_desktop.games.fort.play.settled import settled
from fort_desktop.games.fort.rules import moves as mv
from fort_desktop.games.fort.rules.actions import Suit
from fort_desktop.games.fort.rules.counting import action_begun
from fort_desktop.games.fort.screen.play.preview_words import amount_text, blocked_text
from fort_desktop.games.fort.words.texts import words

if TYPE_CHECKING:
    from fort_desktop.games.fort.screen.coach import Asked


def composed_text(asked: Asked, preview: Preview) -> str:
    """What the play gives now, and what can be done with it.

    Where cards were added for the player, that is said in place of what the preview shows.
    """
    gives = "" if _helpers(asked) else _gives(asked, preview)
    return " ".join(filter(None, [gives, _coins(asked), _add_or_play(asked, preview)]))


def _helpers(asked: Asked) -> list[str]:
    """The names of cards that were added for the player, and can be left out."""
    return [
        asked.people.card(change.card)
        for change in asked.plan
        if change.unasked and change.instead is None and isinstance(change.made, mv.Add | mv.Use)
    ]


def _gives(asked: Asked, preview: Preview) -> str:
    """What the play being composed gives."""
    play = asked.view.play
    assert play is not None, "cards are added to a played card"
    action = action_begun(asked.view.cards, play)
    assert action is not None, "cards are added to an action"
    say, result = words().coach, preview.now
    card = asked.people.card(play.card)
    clause = words().actions.clause_now(asked.view, action, play.any_suit)
    first = settled(asked.view, action).steps[0]
    given = None if result is None else replace(result.given[0], step=first)
    gain = "" if result is None or given is None else amount_text(given, result.fits)
    if result is None or not gain or len(result.given) > 1:
        return say.gives(card, clause)
    return say.gives_now(card, clause, gain)


def _coins(asked: Asked) -> str:
    """Why cards with coins are among those that were added, maybe by themselves."""
    read: dict[Suit, list[int]] = {}
    for change in asked.plan:
        made = change.made
        if isinstance(made, mv.Add | mv.Use) and made.reading not in (None, Suit.COIN):
            cards = read.setdefault(made.reading, [])
            if Suit.COIN in asked.view.cards.suits[made.card] and made.card not in cards:
                cards.append(made.card)
    say = words()
    return " ".join(
        say.coach.coins(say.suits.name(suit), ", ".join(map(asked.people.card, cards)))
        for suit, cards in read.items()
        if cards
    )


def _add_or_play(asked: Asked, preview: Preview) -> str:
    """What can be done with the play being composed."""
    say, added = words().coach, preview.added
    if preview.blocked is not None:
        return blocked_text(preview.blocked, asked.people)
    play = asked.view.play
    action = action_begun(asked.view.cards, play) if play else None
    helpers = _helpers(asked)
    if helpers:
        suit = words().suits.all(action.multiplied(play.any_suit)) if play and action else ""
        done = _played(asked, say.add_or_play_only(suit) if suit and _can_add(asked) else "")
        return f"{say.helped(helpers)} {done}"
    return _played(asked, _changed(asked, added))


def _played(asked: Asked, changes: str) -> str:
    """How the play can still be changed, and the buttons that make it, by what stands on them."""
    say = words().coach
    if asked.kinds:
        return f"{changes} {say.play_for_kind()}".strip()
    return changes or say.play_it()


def _changed(asked: Asked, added: Sequence[int]) -> str:
    """How the play can still be changed; empty where it cannot."""
    say, play = words().coach, asked.view.play
    action = action_begun(asked.view.cards, play) if play else None
    changes = [change for change in asked.plan if change.instead is None]
    back = [change.card for change in changes]
    waits = [change.card for change in changes if change.lookout and change.card in added]
    stays = bool(waits) and all(card in waits for card in added if card in back)
    if play is not None and action is not None and _can_add(asked):
        suit = words().suits.all(action.multiplied(play.any_suit))
        if not added:
            return say.add_or_play(suit)
        if stays:
            return say.add_or_leave_out(suit)
        return say.add_more(suit) if back else say.add_or_play_only(suit)
    if not back:
        return ""
    if stays:
        one = len(waits) == 1
        return (
            say.play_or_leave_out(asked.people.card(waits[0]))
            if one
            else say.play_or_leave_out_any()
        )
    if len(added) == 1 and added[0] in back:
        return say.play_or_back_one(asked.people.card(added[0]))
    return say.play_or_back_any() if added else say.play_or_back()


def _can_add(asked: Asked) -> bool:
    return any(isinstance(move, mv.Add | mv.Use) for move in asked.moves)
