"""What the sentences of "why not" claim, looked at in the position itself.

Nothing here asks the code that gives the reasons, nor the rules what is legal: tokens and cards are
counted as they lie there, and what a play can come to is found by trying every way to go on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from fort_desktop.games.fort.rules import frames as fr
from fort_desktop.games.fort.rules import moves as mv
from fort_desktop.games.fort.rules import resolve
from fort_desktop.games.fort.rules.actions import Suit
from fort_desktop.games.fort.rules.candidates import candidates
from fort_desktop.games.fort.rules.decide import decide
from fort_desktop.games.fort.rules.frames import Phase, Played, Run, Turn
from fort_desktop.games.fort.rules.pets import Dog
from fort_desktop.games.fort.rules.state import Seat, State
from fort_desktop.games.fort.rules.why import Reason
from tests.games.fort.rules.oracle import TooBig, is_useful, position_key

BUDGET = 1500  # positions looked at for one claim


class Asked:
    """A card that cannot be used now, and the reason given for it."""

    def __init__(self, state: State, seat: int, card: int, reason: Reason) -> None:
        self.state = state
        self.seat = seat
        self.card = card
        self.reason = reason
        self.frame = state.stack[-1]
        self.owner: Seat = state.seats[seat]
        self.printed = set(state.cards.suits[card]) if card >= 0 else set()

    @property
    def phase(self) -> Phase:
        turn = self.state.stack[0]
        assert isinstance(turn, Turn)
        return turn.phase

    @property
    def play(self) -> Played:
        assert self.state.play is not None
        return self.state.play

    def shows(self, *suits: Suit) -> bool:
        return bool(self.printed & {*suits, Suit.COIN})

    def touching(self) -> list[mv.Move]:
        """What would use the card, if the play could be ended properly."""
        found = candidates(self.state, self.frame)
        return [move for move in found if getattr(move, "card", -1) == self.card]

    def ends(self, *moves: mv.Move) -> list[State]:
        """Every way in which the play can end after these candidates, properly or not."""
        found: list[State] = []
        seen: set[object] = set()
        left = [after(self.state, move) for move in moves]
        while left:
            state = left.pop()
            key = position_key(state)
            if key in seen:
                continue
            seen.add(key)
            if len(seen) > BUDGET:
                raise TooBig
            if isinstance(state.stack[-1], Turn | fr.ChooseAction):
                found.append(state)  # a card could be finished here, were nothing in the way
            if not isinstance(state.stack[-1], Turn):
                left += [after(state, m) for m in candidates(state, state.stack[-1])]
        return found

    def whole_ends(self, *moves: mv.Move) -> Iterator[State]:
        """Those in which the leader has carried out an action in full."""
        return (end for end in self.ends(*moves) if end.play is not None and any(end.play.whole))

    def is_met(self, dog: Dog, card: int) -> bool:
        """Whether all cards that a dog needs, and its tokens, can be brought together."""
        left = [after(self.state, mv.Play(card))]
        while left:
            state = left.pop()
            if not isinstance(state.stack[-1], fr.MeetNeed):
                return True
            left += [after(state, m) for m in candidates(state, state.stack[-1])]
        return False


def after(state: State, move: mv.Move) -> State:
    ahead = state.copy()
    decide(ahead, ahead.stack[-1], move)
    while isinstance(run := ahead.stack[-1], Run) and not resolve.proceed(ahead, run):
        pass
    return ahead


def idle_at(end: State) -> set[int]:
    assert end.play is not None
    return {added.card for added in end.play.added if not is_useful(end, end.play, added)}


# --- playing and adding -------------------------------------------------------------------------


def cannot_be_whole(asked: Asked) -> bool:
    """Of a kid in hand: none of its actions can be carried out in full."""
    return not any(True for _ in asked.whole_ends(mv.Play(asked.card)))


def dog_cannot_be_whole(asked: Asked) -> bool:
    """Its need can be met, but its action not be carried out in full; or that of the one played."""
    if isinstance(asked.frame, fr.ChoosePlay):
        dog = asked.state.cards.cards[asked.card]
        assert isinstance(dog, Dog)
        met = asked.is_met(dog, asked.card)
        ends = asked.ends(mv.Play(asked.card))
        return met and not any(end.play and end.play.whole == (True,) for end in ends)
    ends = asked.ends(*asked.touching())
    return not any(end.play and end.play.whole == (True,) for end in ends)


def none_would_be_whole(asked: Asked) -> bool:
    return not any(True for _ in asked.whole_ends(*asked.touching()))


def changes_nothing(asked: Asked) -> bool:
    ends = list(asked.whole_ends(*asked.touching()))
    return bool(ends) and all(asked.card in idle_at(end) for end in ends)


def another_changes_nothing(asked: Asked) -> bool:
    ends = list(asked.whole_ends(*asked.touching()))
    return (
        bool(ends)
        and all(idle_at(end) for end in ends)
        and any(idle_at(end) - {asked.card} for end in ends)
    )


def may_choose_an_action(asked: Asked) -> bool:
    """With one that is still to be chosen the played card can come to a proper end."""
    found = [move for move in candidates(asked.state, asked.frame) if isinstance(move, mv.Do)]
    return any(not idle_at(end) for end in asked.whole_ends(*found))


def comes_later(asked: Asked) -> bool:
    """Something else is to be decided now; an action, only while one can be chosen."""
    choosing = isinstance(asked.frame, fr.ChooseAction) and asked.card in asked.owner.hand
    now = may_choose_an_action(asked) if choosing else asked.seat == asked.frame.seat
    return now and not asked.touching()


def shows_no_times(asked: Asked) -> bool:
    actions = enumerate(asked.state.cards.cards[asked.play.card].actions)
    left = [str(a) for n, a in actions if a is not None and n not in asked.play.begun]
    suits = [suit.id for suit in Suit] + ["any-suit"]
    return bool(left) and not any(f"x {suit}" in action for action in left for suit in suits)


def needs_another_suit(asked: Asked) -> bool:
    wanted = asked.reason.suits
    if not wanted or asked.shows(*wanted):
        return False
    if isinstance(asked.frame, fr.AddCards):
        action = str(asked.state.cards.cards[asked.play.card].actions[asked.play.begun[-1]])
        counted = {s for s in Suit if f"x {s.id}" in action}
        return set(wanted) == counted | ({asked.play.any_suit} - {None})
    matching = {*asked.state.cards.suits[asked.play.card], asked.play.named} - {Suit.COIN, None}
    return set(wanted) <= matching


def follower_shows_nothing_counted(asked: Asked) -> bool:
    public = str(asked.state.cards.cards[asked.play.card].public)
    counted = {s for s in Suit if f"x {s.id}" in public} | ({asked.play.any_suit} - {None})
    return set(asked.reason.suits) == counted and not (asked.printed & counted)


def cannot_follow_in_full(asked: Asked) -> bool:
    """By the suits it would do, but the action ends in part whatever is chosen."""
    touching = asked.touching()
    ends = asked.ends(*touching)
    return bool(touching) and all(end.play and end.play.followed_in_part for end in ends)


# --- dogs' needs --------------------------------------------------------------------------------


def lacks_of_need(asked: Asked) -> bool:
    meeting = isinstance(asked.frame, fr.MeetNeed)
    dog = asked.state.cards.cards[asked.play.card if meeting else asked.card]
    assert isinstance(dog, Dog)
    need, owner, reason = dog.need, asked.owner, asked.reason
    if meeting:
        return _of_no_help(asked, dog)
    tokens = owner.pizza + owner.toys + owner.pack_pizza + owner.pack_toys
    enough = (
        owner.pizza + owner.pack_pizza >= need.pizza
        and owner.toys + owner.pack_toys >= need.toy
        and tokens >= need.pizza + need.toy + need.any
    )
    facts: dict[str, bool] = {
        "lookout": len(owner.lookout) < need.lookout == reason.n,
        "fort": owner.level < need.fort == reason.n,
        "suits": reason.suits == need.add and (need.add != () or need.different == reason.n > 0),
        "kids": need.kids == reason.n > 0,
        "tokens": not enough and need.tokens == reason.n,
    }
    lasting = reason.part in ("lookout", "fort")  # then nobody may even try to play it
    return facts[reason.part] and (lasting or not asked.is_met(dog, asked.card))


def _of_no_help(asked: Asked, dog: Dog) -> bool:
    found = candidates(asked.state, asked.frame)
    adding = [m for m in found if isinstance(m, mv.Add | mv.Use)]
    in_hand = {c for c in asked.owner.hand if not asked.state.cards.is_dog(c)}
    kids = dog.need.kids > 0 and {move.card for move in adding} == in_hand
    facts = {
        "hand": asked.card in asked.owner.lookout and (dog.need.hand_only or kids),
        "rest": bool(asked.touching()),
        "suits": not asked.touching() and not asked.shows(*asked.reason.suits),
        "kids": kids and asked.state.cards.is_dog(asked.card),
        "tokens": bool(found) and all(isinstance(m, mv.Spend) for m in found),
    }
    return facts[asked.reason.part]


# --- room, tokens, places -----------------------------------------------------------------------


def stuff_is_full(asked: Asked) -> bool:
    return 4 in (asked.owner.pizza, asked.owner.toys)


def supply_is_empty(asked: Asked) -> bool:
    return 0 in (asked.state.supply_pizza, asked.state.supply_toys)


def places_of_pack(asked: Asked) -> int:
    perks = {asked.state.cards.perks[n].id for n in asked.owner.perks}
    return asked.owner.level + 1 + 2 * ("xxl-backpack" in perks)


def pack_is_full(asked: Asked) -> bool:
    held = asked.owner.pack_pizza + asked.owner.pack_toys
    return asked.reason.n == places_of_pack(asked) == held


def lookout_is_full(asked: Asked) -> bool:
    return asked.reason.n == asked.owner.level + 1 == len(asked.owner.lookout)


def yards_are_empty(asked: Asked) -> bool:
    others = (o for n, o in enumerate(asked.state.seats) if n != asked.seat)
    return all(asked.state.cards.is_dog(card) for o in others for card in o.yard)


def tokens_are_missing(asked: Asked) -> bool:
    """With what is missing the cost could be paid, and with less of it not."""
    cost, owner = asked.state.cards.costs[asked.owner.level], asked.owner
    pizza = owner.pizza + owner.pack_pizza + asked.reason.tokens[0]
    toys = owner.toys + owner.pack_toys + asked.reason.tokens[1]
    spare = pizza - cost.pizza + toys - cost.toy + asked.reason.tokens[2]
    exact = min(pizza - cost.pizza, toys - cost.toy) >= 0 and sum(asked.reason.tokens) > 0
    return exact and spare >= cost.any


def lies(zone: str) -> Callable[[Asked], bool]:
    """Whether the card lies in a zone of somebody."""
    return lambda asked: any(asked.card in getattr(owner, zone) for owner in asked.state.seats)


def is_to_recruit(asked: Asked) -> bool:
    rivals = (o.yard for n, o in enumerate(asked.state.seats) if n != asked.seat)
    there = {*asked.state.park, *asked.state.park_deck[-1:], *(c for yard in rivals for c in yard)}
    return asked.card in there


def in_phase(*phases: Phase) -> Callable[[Asked], bool]:
    """Whether the own turn is in one of these phases."""
    return lambda asked: asked.seat == asked.state.leader and asked.phase in phases
