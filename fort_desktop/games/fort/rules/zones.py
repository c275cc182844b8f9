"""Cards and tokens change place; everything that a change of place entails happens here."""

from __future__ import annotations

from fort_desktop.contract import rng
from fort_desktop.games.fort.rules import boards
from fort_desktop.games.fort.rules import events as ev
from fort_desktop.games.fort.rules.moves import PIZZA
from fort_desktop.games.fort.rules.state import POINTS_TO_END, TOP_LEVEL, Seat, State


def bits(cards: list[int]) -> int:
    """The cards as a bit set."""
    total = 0
    for card in cards:
        total |= 1 << card
    return total


def kids(state: State, cards: list[int]) -> list[int]:
    """Those of these cards that may be trashed or put on a lookout: all but dogs (D-SUIT)."""
    if not state.options.dogs:
        return cards
    first_dog = state.cards.first_dog
    return [card for card in cards if card < first_dog]


def gain(state: State, seat: int, kind: int, n: int) -> int:
    """Gain up to `n` tokens from the supply to stuff (F-ACT); returns how many."""
    n = min(n, boards.stuff_room(state, seat, kind))
    if n <= 0:
        return 0
    owner = state.seats[seat]
    if kind == PIZZA:
        owner.pizza += n
        state.supply_pizza -= n
    else:
        owner.toys += n
        state.supply_toys -= n
    if state.events is not None:
        state.events.append(ev.TokensMoved(seat, kind, n, ev.SUPPLY, ev.STUFF))
    return n


def spend(state: State, seat: int, bundle: tuple[int, int, int, int]) -> None:
    """Return tokens to the supply: pizza and toys from stuff, pizza and toys from the pack."""
    owner = state.seats[seat]
    stuff_pizza, stuff_toys, pack_pizza, pack_toys = bundle
    owner.pizza -= stuff_pizza
    owner.toys -= stuff_toys
    owner.pack_pizza -= pack_pizza
    owner.pack_toys -= pack_toys
    state.supply_pizza += stuff_pizza + pack_pizza
    state.supply_toys += stuff_toys + pack_toys
    if state.events is not None:
        for place, kind, n in (
            (ev.STUFF, 0, stuff_pizza),
            (ev.STUFF, 1, stuff_toys),
            (ev.PACK, 0, pack_pizza),
            (ev.PACK, 1, pack_toys),
        ):
            if n:
                state.events.append(ev.TokensMoved(seat, kind, n, place, ev.SUPPLY))


def score(state: State, seat: int, points: int) -> None:
    """Score points on the track; 25 end the game (F-END)."""
    if points <= 0:
        return
    owner = state.seats[seat]
    owner.points += points
    if state.events is not None:
        state.events.append(ev.Scored(seat, points))
    if owner.points >= POINTS_TO_END:
        trigger_end(state, "points", seat)


def trigger_end(state: State, reason: str, seat: int) -> None:
    """The current round is the last one (F-END); only the first trigger is remembered."""
    if state.ending:
        return
    state.ending = reason
    state.ending_seat = seat
    if state.events is not None:
        state.events.append(ev.EndTriggered(reason, seat))


def raise_fort(state: State, seat: int) -> None:
    """The fort reaches the next level; level 5 ends the game and brings the Sculpture (F-FORT)."""
    owner = state.seats[seat]
    owner.level += 1
    if state.events is not None:
        state.events.append(ev.FortAdvanced(seat, owner.level))
    if owner.level < TOP_LEVEL:
        return
    if not any(other.sculpture for other in state.seats):
        owner.sculpture = True
        if state.events is not None:
            state.events.append(ev.SculptureTaken(seat))
    trigger_end(state, "fort", seat)


def trash_perk(state: State, seat: int, perk: str) -> None:
    """A perk is used up and leaves the game."""
    number = state.cards.perk_numbers[perk]
    state.seats[seat].perks.remove(number)
    if state.events is not None:
        state.events.append(ev.PerkTrashed(seat, number))


def zone(owner: Seat, name: str) -> list[int]:
    """A seat's list of cards by the name used in events."""
    cards: list[int] = getattr(owner, name)
    return cards


def take(state: State, source: str, card: int, seat: int, actor: int) -> tuple[int, int]:
    """Take a card out of a place named as in moves; returns the card and the place's seat.

    A park place is refilled at once; the park deck's last card ends the game (F-RECRUIT, F-END).
    """
    owner = state.seats[actor]
    if source == "hand":
        owner.hand.remove(card)
        forget(owner, card)
        return card, actor
    if source == "park":
        place = state.park.index(card)
        if state.park_deck:
            new = state.park_deck.pop()
            state.park[place] = new
            if state.events is not None:
                moved = ev.CardMoved(new, ev.PARK_DECK, -1, ev.PARK, -1, place)
                state.events.append(moved)
            if not state.park_deck:
                trigger_end(state, "park", actor)
        else:
            del state.park[place]
        return card, -1
    if source == "deck":
        card = state.park_deck.pop()
        if not state.park_deck:
            trigger_end(state, "park", actor)
        return card, -1
    if source == "yard":
        state.seats[seat].yard.remove(card)
        return card, seat
    zone(owner, source).remove(card)
    return card, actor


def forget(owner: Seat, card: int) -> None:
    """A card has left the hand in the open."""
    keep = ~(1 << card)
    owner.open_hand &= keep
    owner.open_hidden &= keep


def cleaned_up_by(state: State, card: int, seat: int) -> int:
    """Whose discard pile a card of the leader's yard goes to in cleanup (F-CLEAN).

    A dog strays to the player on the leader's left (D-STRAY).
    """
    return (seat + 1) % len(state.seats) if state.cards.is_dog(card) else seat


def take_cat(state: State, cat: int, seat: int) -> None:
    """A cat comes to a seat from the middle or from whoever has it (C-LURE)."""
    source, cats = -1, state.cats
    for number, owner in enumerate(state.seats):
        if cat in owner.cats:
            source, cats = number, owner.cats
    cats.remove(cat)
    state.seats[seat].cats.append(cat)
    if state.events is not None:
        state.events.append(ev.CatLured(cat, source, seat))


def put(state: State, card: int, source: tuple[str, int], target: str, seat: int) -> None:
    """Lay a card on top of a zone and say so; `source` is only for the event."""
    if target == ev.BOX:
        cards, seat = state.box, -1
    elif target == ev.TABLE:
        cards, seat = state.table, -1
    else:
        cards = zone(state.seats[seat], target)
    cards.append(card)
    if state.events is not None:
        name = ev.PARK_DECK if source == ("deck", -1) else source[0]
        moved = ev.CardMoved(card, name, source[1], target, seat, len(cards) - 1)
        state.events.append(moved)


def put_all(
    state: State, cards: list[int], source: tuple[str, int], target: str, seat: int
) -> None:
    """`put` for several cards, one after another, to a zone of a seat."""
    if state.events is None:
        zone(state.seats[seat], target).extend(cards)
    else:
        for card in cards:
            put(state, card, source, target, seat)


def draw(state: State, seat: int, n: int) -> None:
    """Draw cards; an empty deck is made anew from the discard pile (F-DRAW)."""
    owner = state.seats[seat]
    if state.events is None and 0 < n < len(owner.deck):
        owner.hand += owner.deck[: -n - 1 : -1]
        del owner.deck[-n:]
        return
    for _ in range(n):
        if not owner.deck:
            # Whatever is known to be in hand or deck must be in the hand now.
            owner.open_hand |= owner.open_hidden
            owner.open_hidden = 0
            if not owner.discard:
                return
            _reshuffle(state, seat)
        card = owner.deck.pop()
        owner.hand.append(card)
        if state.events is not None:
            place = len(owner.hand) - 1
            state.events.append(ev.CardMoved(card, ev.DECK, seat, ev.HAND, seat, place))
    if not owner.deck:
        owner.open_hand |= owner.open_hidden
        owner.open_hidden = 0


def _reshuffle(state: State, seat: int) -> None:
    owner = state.seats[seat]
    owner.open_hidden = bits(owner.discard)
    state.rng = rng.shuffle(state.rng, owner.discard)
    owner.deck, owner.discard = owner.discard, []
    if state.events is not None:
        state.events.append(ev.Shuffled(seat, tuple(owner.deck)))
