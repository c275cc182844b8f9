"""What concerns one reader in the latest plays: done to them by rivals, or come about by itself."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from fort_desktop.games.fort.screen.story.plays import Gain, PlayStory
from fort_desktop.games.fort.words.labels import People
from fort_desktop.games.fort.words.texts import words
from fort_desktop.ui.texts import texts


def yours(plays: Sequence[PlayStory], reader: int, people: People) -> tuple[str, ...]:
    """Sentences of what rivals did to the reader since the own last turn, until the next decision.

    Args:
        plays: all of the game, oldest first.
        reader: the seat; -1 is nobody in particular, whom nothing concerns.
        people: the names.

    Returns:
        oldest first.
    """
    if reader < 0:
        return ()
    found: list[str] = []
    for play in _since(plays, reader):
        found += _of_rivals(play, reader, people)
        if play.refused and play is plays[-1]:
            found.append(words().yours.refused(people.card(play.card)))
    return tuple(found)


def by_itself(plays: Sequence[PlayStory], reader: int, people: People) -> tuple[str, ...]:
    """Sentences of what became meanwhile of the reader's yard and of stray dogs: nobody decided it.

    The arguments are those of `yours`; what becomes of the yard when the own turn begins is last.
    """
    if reader < 0:
        return ()
    found: list[str] = []
    for play in _since(plays, reader):
        own = play.seat == reader
        if play.strays and not (own and play.begun):
            found += _of_strays(play.strays, play.seat, reader, people)
        if own and not play.begun and play.cleared:
            found.append(words().yours.cleared(_names(play.cleared, people)))
    return tuple(found)


def _since(plays: Sequence[PlayStory], reader: int) -> Sequence[PlayStory]:
    """The reader's last play that has begun, and all after it."""
    own = [n for n, play in enumerate(plays) if play.seat == reader and play.begun]
    return plays[own[-1] if own else 0 :]


def _of_rivals(play: PlayStory, reader: int, people: People) -> Iterator[str]:
    """What a leader and those who followed took from the reader, or brought."""
    deeds = [(deed.seat, deed.gains) for deed in (*play.deeds, *play.follows)]
    for seat, gains in (*deeds, (play.seat, play.recruits), (play.seat, play.cats)):
        if seat != reader:
            yield from _of_gains(people.player(seat), gains, play, reader, people)


def _of_gains(
    who: str, gains: Sequence[Gain], play: PlayStory, reader: int, people: People
) -> Iterator[str]:
    say = words().yours
    ways = (("yard", say.recruited), ("lookout", say.to_lookout), ("trash-rival", say.trashed))
    for kind, spoken in ways:
        cards = [gain.card for gain in gains if (gain.kind, gain.seat) == (kind, reader)]
        if cards:
            yield spoken(who, _names(cards, people))
    for gain in gains:
        match gain.kind:
            case "trash-this" if play.seat == reader and gain.card == play.card:
                yield say.trashed_played(who, people.card(gain.card))
            case "house" if gain.seat == reader:
                yield say.housed(who, people.card(gain.card))
            case "cat" if gain.seat == reader:
                yield say.cat(who, people.cat(gain.card))


def _of_strays(strays: Sequence[Gain], owner: int, reader: int, people: People) -> Iterator[str]:
    """Dogs that ran to the neighbour: all to the same one (D-STRAY)."""
    say, heir = words().yours, strays[0].seat
    dogs, n = _names([gain.card for gain in strays], people), len(strays)
    if owner == reader:
        yield say.strayed(people.player(heir), dogs, n)
    elif heir == reader:
        yield say.came(people.player(owner), dogs, n)


def _names(cards: Sequence[int], people: People) -> str:
    return texts().screens.names(people.card(card) for card in cards)
