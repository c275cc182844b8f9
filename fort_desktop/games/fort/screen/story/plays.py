"""What happens in a turn as the story of a play: told event by event, as one reader sees them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from fort_desktop.games.fort.rules import events as ev
from fort_desktop.games.fort.rules import frames as fr
from fort_desktop.games.fort.rules import moves as mv
from fort_desktop.games.fort.rules.actions import Suit
from fort_desktop.games.fort.rules.events import Event
from fort_desktop.games.fort.rules.view import View

RECRUITING = ("recruit-phase", "party")
OTHERWISE = -1  # a deed that is no action of the played card
DOG, CAT = -2, -3  # what a dog is played for, and what a cat does
_SUPPLIED = {mv.PIZZA: "pizza", mv.TOY: "toy"}


@dataclass(frozen=True, slots=True)
class Gain:
    """One thing that somebody got, gave or did.

    Attributes:
        kind: "pizza", "toy", "pack", "vp", "fort", "lookout", "park", "deck" and "yard" (recruited
            from there), "trash", "trash-rival", "trash-this", "hand", "rule", "perk", "use-perk",
            "sculpture", "spent-pizza", "spent-toy", "swap-pizza" and "swap-toy" (given away),
            "house" (a dog went there), "stray" (it came running), "cat" (lured).
        n: how often, or how many; of a fort the level.
        card: the card, or the perk, or the cat; -1 is none.
        seat: whose yard or cat it was, or whose doghouse it is; -1 is nobody's.
    """

    kind: str
    n: int = 1
    card: int = -1
    seat: int = -1


@dataclass(frozen=True, slots=True)
class Deed:
    """An action carried out by the leader or by a rival who followed.

    Attributes:
        seat: who did it.
        action: of the played card, or of the kid that a dog copies, 0 public, 1 private; `DOG` is
            that of a dog, its need included, `CAT` the power of a cat, `OTHERWISE` none of them.
        cards: what was discarded for it.
        gains: what came of it, in order.
        cat: whose power it is; -1 is none.
    """

    seat: int
    action: int = OTHERWISE
    cards: tuple[int, ...] = ()
    gains: tuple[Gain, ...] = ()
    cat: int = -1


@dataclass(frozen=True, slots=True)
class Helper:
    """A card added from hand or used in the lookout, and what its coins stood for."""

    card: int
    reading: Suit | None = None
    lookout: bool = False


@dataclass(frozen=True, slots=True)
class PlayStory:
    """A play and all that came of it, up to the cards left in the yard.

    Attributes:
        seat: who played.
        round: when.
        card: what was played; -1 is nothing (yet).
        skipped: whether nothing was played on purpose.
        helpers: the cards that count with it.
        deeds: the leader's, in order.
        follows: of the rivals who followed, in order.
        recruits: of the recruit phase.
        left: cards left in the yard.
        strays: dogs that ran away from the yard before it began.
        cats: those lured when it was over.
        cleared: cards that went from the leader's yard to the discard pile before it began.
        refused: whether the reader could not but decline to follow, and was not asked.
    """

    seat: int
    round: int
    card: int = -1
    skipped: bool = False
    helpers: tuple[Helper, ...] = ()
    deeds: tuple[Deed, ...] = ()
    follows: tuple[Deed, ...] = ()
    recruits: tuple[Gain, ...] = ()
    left: tuple[int, ...] = ()
    strays: tuple[Gain, ...] = ()
    cats: tuple[Gain, ...] = ()
    cleared: tuple[int, ...] = ()
    refused: bool = False

    @property
    def begun(self) -> bool:
        """Whether anybody has decided anything in it."""
        return self.card >= 0 or self.skipped or bool(self.deeds)

    @property
    def told(self) -> bool:
        """Whether there is anything to tell."""
        return self.begun or bool(self.strays)


def under_way(view: View) -> PlayStory | None:
    """As much of the turn under way as a position shows; None before the first turn."""
    if not view.round:
        return None
    story = PlayStory(view.leader, view.round)
    if view.play is None:
        return story
    helpers = (Helper(a.card, a.reading, a.lookout) for a in view.play.added)
    deeds = [Deed(view.leader, action) for action in view.play.begun]
    needs = isinstance(view.stack[1], fr.MeetNeed) if len(view.stack) > 1 else False
    if view.cards.is_dog(view.play.card) and not needs and not deeds:
        deeds = [Deed(view.leader, DOG)]
    return replace(story, card=view.play.card, helpers=tuple(helpers), deeds=tuple(deeds))


def tell(story: PlayStory | None, events: Sequence[Event], kind: str) -> list[PlayStory]:
    """Go on with a story.

    Args:
        story: the play so far; None before the first turn.
        events: of one decision, redacted for the reader.
        kind: what was decided, as in `Decision`.

    Returns:
        the play after it, followed by those that have begun; nothing before the first turn.
    """
    stories = [] if story is None else [story]
    decided = events[0] if events and isinstance(events[0], ev.Decided) else None
    for event in events:
        if isinstance(event, ev.TurnBegan):
            stories.append(PlayStory(event.seat, event.round))
        elif stories and isinstance(event, ev.Decided):
            now = stories[-1]
            if now.card >= 0 and isinstance(event.move, mv.Play | mv.UseCat):  # Do-Over
                now = PlayStory(now.seat, now.round)
                stories.append(now)
            stories[-1] = _decided(now, event, kind)
        elif stories:
            stories[-1] = _happened(stories[-1], event, decided, kind)
    return stories


def _decided(story: PlayStory, event: ev.Decided, kind: str) -> PlayStory:
    seat = event.seat
    match event.move:
        case mv.Play(card=card):
            return replace(story, card=card)
        case mv.Skip():
            return replace(story, skipped=True)
        case mv.Diy():
            return replace(story, deeds=(*story.deeds, Deed(seat)))
        case mv.Do(action=action):
            # Nothing came of a dog but the action that it copies.
            deeds = [deed for deed in story.deeds if deed.action != DOG or deed.gains]
            return replace(story, deeds=(*deeds, Deed(seat, action)))
        case mv.Spend() if kind == "need":
            return replace(story, deeds=(*story.deeds, Deed(seat, DOG)))
        case mv.Add(card=card, reading=reading) | mv.Use(card=card, reading=reading):
            helper = Helper(card, reading, isinstance(event.move, mv.Use))
            return replace(story, helpers=(*story.helpers, helper))
        case mv.Follow(card=card):
            return replace(story, follows=(*story.follows, Deed(seat, 0, (card,))))
        case mv.Also(card=card) if story.follows:
            last = story.follows[-1]
            last = replace(last, cards=(*last.cards, card))
            return replace(story, follows=(*story.follows[:-1], last))
        case _:
            return story


def _happened(story: PlayStory, event: Event, decided: ev.Decided | None, kind: str) -> PlayStory:
    move = decided.move if decided else None
    if isinstance(event, ev.NeedMet | ev.CatUsed | ev.CatLured):
        return _of_pet(story, event)
    if isinstance(event, ev.CardMoved):
        if (event.source, event.target) == (ev.HAND, ev.YARD):
            return replace(story, left=(*story.left, event.card))
        if _is_cleared(story, event):
            return replace(story, cleared=(*story.cleared, event.card))
        if _strays(story, event):
            stray = Gain("stray", 1, event.card, event.target_seat)
            return replace(story, strays=(*story.strays, stray))
        found = list(_of_card(event, decided))
    elif isinstance(event, ev.TokensMoved):
        found = list(_of_tokens(event, move))
    else:
        found = list(_of_seat(event))
    for seat, gain in found:
        recruited = gain.kind in ("park", "deck", "yard")
        if recruited and kind in RECRUITING and seat == story.seat:
            story = replace(story, recruits=(*story.recruits, gain))
        else:
            story = _gained(story, seat, gain)
    return story


def _is_cleared(story: PlayStory, event: ev.CardMoved) -> bool:
    """Whether a card is taken from the leader's yard as the turn begins."""
    way = (event.source, event.source_seat, event.target, event.target_seat)
    return way == (ev.YARD, story.seat, ev.DISCARD, story.seat) and not story.begun


def _strays(story: PlayStory, event: ev.CardMoved) -> bool:
    """Whether a dog runs from the leader's yard, before anything is played (D-STRAY)."""
    away = event.source_seat == story.seat != event.target_seat
    return (event.source, event.target) == (ev.YARD, ev.DISCARD) and away and not story.begun


def _of_pet(story: PlayStory, event: ev.NeedMet | ev.CatUsed | ev.CatLured) -> PlayStory:
    last = story.deeds[-1] if story.deeds else None
    match event:
        case ev.NeedMet(seat=seat):
            if last is not None and last.action == DOG:
                return story
            return replace(story, deeds=(*story.deeds, Deed(seat, DOG)))
        case ev.CatUsed(seat=seat, cat=cat):
            if last is not None and last.cat == cat:  # once more
                return story
            return replace(story, deeds=(*story.deeds, Deed(seat, CAT, cat=cat)))
        case ev.CatLured(cat=cat, source_seat=owner):
            return replace(story, cats=(*story.cats, Gain("cat", 1, cat, owner)))


def _of_card(event: ev.CardMoved, decided: ev.Decided | None) -> Iterator[tuple[int, Gain]]:
    card, owner, seat = event.card, event.source_seat, event.target_seat
    match event.source, event.target:
        case (ev.YARD, ev.DISCARD) if owner == seat:
            return  # the yard is cleared
        case (_, ev.DOGHOUSE):
            yield owner, Gain("house", 1, card, -1 if owner == seat else seat)
        case (_, ev.LOOKOUT):
            yield seat, Gain("lookout", 1, card, owner if event.source == ev.YARD else -1)
        case (ev.PARK, ev.DISCARD):
            yield seat, Gain("park", 1, card)
        case (ev.PARK_DECK, ev.DISCARD):
            yield seat, Gain("deck", 1, card)
        case (ev.YARD, ev.DISCARD):
            yield seat, Gain("yard", 1, card, owner)
        case (ev.DISCARD, ev.HAND):
            yield seat, Gain("hand", 1, card)
        case (ev.YARD, ev.BOX) if decided:
            yield decided.seat, Gain("trash-rival", 1, card, owner)
        case (ev.TABLE, ev.BOX):
            rough = decided is not None and isinstance(decided.move, mv.RoughHousing)
            yield decided.seat if rough and decided else owner, Gain("trash-this", 1, card)
        case (_, ev.BOX):
            yield owner, Gain("trash", 1, card)


def _of_tokens(event: ev.TokensMoved, move: mv.Move | None) -> Iterator[tuple[int, Gain]]:
    name = _SUPPLIED[event.kind]
    if isinstance(move, mv.Swap):
        if event.target == ev.SUPPLY:
            yield event.seat, Gain(f"swap-{name}", event.n)
    elif event.target == ev.SUPPLY:
        yield event.seat, Gain(f"spent-{name}", event.n)
    else:
        yield event.seat, Gain("pack" if event.target == ev.PACK else name, event.n)


def _of_seat(event: Event) -> Iterator[tuple[int, Gain]]:
    match event:
        case ev.Scored(seat=seat, points=points):
            yield seat, Gain("vp", points)
        case ev.FortAdvanced(seat=seat, level=level):
            yield seat, Gain("fort", level)
        case ev.RuleTaken(seat=seat):
            yield seat, Gain("rule")
        case ev.PerkTaken(seat=seat, perk=perk):
            yield seat, Gain("perk", 1, perk)
        case ev.PerkTrashed(seat=seat, perk=perk):
            yield seat, Gain("use-perk", 1, perk)
        case ev.SculptureTaken(seat=seat) if seat >= 0:
            yield seat, Gain("sculpture")


def _gained(story: PlayStory, seat: int, gain: Gain) -> PlayStory:
    """The story with a gain at the last deed of the seat."""
    if seat == story.seat:
        return replace(story, deeds=_with(story.deeds, seat, gain))
    return replace(story, follows=_with(story.follows, seat, gain))


def _with(deeds: tuple[Deed, ...], seat: int, gain: Gain) -> tuple[Deed, ...]:
    if not deeds or deeds[-1].seat != seat:
        return (*deeds, Deed(seat, gains=(gain,)))
    last = deeds[-1]
    return (*deeds[:-1], replace(last, gains=_merged(last.gains, gain)))


def _merged(gains: tuple[Gain, ...], gain: Gain) -> tuple[Gain, ...]:
    """Amounts of the same kind become one; what names a card, and each level, stands alone."""
    if gain.card < 0 and gain.kind not in ("fort", "rule", "sculpture"):
        for place, old in enumerate(gains):
            if old.kind == gain.kind:
                more = replace(old, n=old.n + gain.n)
                return (*gains[:place], more, *gains[place + 1 :])
    return (*gains, gain)
