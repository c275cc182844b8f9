"""Reading a position, a complete one or one written by hand with most left out.

What the fields are and what an omitted one means is said in docs/engine.md, "Positions".
"""

from __future__ import annotations

from typing import Any

from fort_desktop.contract.errors import InvalidPosition
from fort_desktop.contract.reading import (
    to_bool,
    to_choice,
    to_int,
    to_list,
    to_number,
    to_numbers,
    to_object,
)
from fort_desktop.games.fort.rules.cards import CardSet
from fort_desktop.games.fort.rules.framejson import read_frame, read_play
from fort_desktop.games.fort.rules.frames import Draft, Over, Phase, Turn
from fort_desktop.games.fort.rules.invariants import drafting, end_reasons
from fort_desktop.games.fort.rules.setup import MAX_SEATS, MIN_SEATS, seat_boards
from fort_desktop.games.fort.rules.state import (
    PARK_SIZE,
    POINTS_TO_END,
    TOKENS,
    TOP_LEVEL,
    FortOptions,
    Seat,
    State,
)
from fort_desktop.games.fort.rules.zones import bits

SEAT_ZONES = ("deck", "hand", "discard", "yard", "lookout", "doghouse")
ZONES = ("park", "park_deck", "box", "table", "kennel")
SEAT_KEYS = (
    "board", *SEAT_ZONES, "cats", "stuff", "pack", "points", "fort", "rule", "perks", "sculpture",
    "turns", "rules_seen", "open_hand", "open_hidden",
)  # fmt: skip
OPTION_KEYS = ("seats", "draft", "boards", "first", "dogs", "cats")
KEYS = (
    "options", "seats", *ZONES, "cats", "perk_row", "rule_stack", "rule_takers", "supply", "leader",
    "first", "round", "ending", "rng", "stack", "play", "draft",
)  # fmt: skip
REASONS = ("points", "fort", "park")
MOST = 9999


def read_position(cards: CardSet, snapshot: Any) -> State:
    """The state of a position; whether all of it fits together is left to the invariants.

    Raises:
        InvalidPosition: says which field is wrong and what was expected.
    """
    found = to_object(snapshot, "position", KEYS)
    seats = _seat_objects(found)
    options = _options(cards, found, len(seats))
    state = State(cards, options, [Seat(board) for board in _boards(cards, options, seats)])
    _read_course(state, found)
    _read_draft(state, found)
    _read_cards(state, found, seats)
    for number, (seat, given) in enumerate(zip(state.seats, seats, strict=True), 1):
        _read_board(seat, given, f"seat {number}")
        _read_knowledge(cards, seat, given, f"seat {number}")
    _read_supply(state, found)
    _read_sculpture(state, seats)
    _read_perks(state, found, seats)
    _read_cats(state, found, seats)
    _read_rules(state, found, seats)
    _read_turns(state, found, seats)
    _read_ending(state, found)
    return state


# --- options and boards -------------------------------------------------------------------------


def _seat_objects(found: dict[str, Any]) -> list[dict[str, Any]]:
    """What is said about each seat; nothing where only their number is."""
    if "seats" in found:
        given = to_list(found["seats"], "seats")
        if not MIN_SEATS <= len(given) <= MAX_SEATS:
            raise InvalidPosition(f"seats: expected 2, 3 or 4 of them, found {len(given)}")
        return [to_object(seat, f"seat {n}", SEAT_KEYS) for n, seat in enumerate(given, 1)]
    options = found.get("options")
    number = options.get("seats", MIN_SEATS) if isinstance(options, dict) else MIN_SEATS
    return [{} for _ in range(to_int(number, "options, seats", MIN_SEATS, MAX_SEATS))]


def _options(cards: CardSet, found: dict[str, Any], n: int) -> FortOptions:
    given = to_object(found.get("options", {}), "options", OPTION_KEYS)
    first = given.get("first")
    options = FortOptions(
        to_int(given.get("seats", n), "options, seats", n, n),
        to_bool(given.get("draft", False), "options, draft"),
        _board_names(cards, given.get("boards", [])),
        None if first is None else to_int(first, "options, first", 1, n) - 1,
        to_bool(given.get("dogs", False), "options, dogs"),
        to_bool(given.get("cats", False), "options, cats"),
    )
    seat_boards(cards, options)
    return options


def _board_names(cards: CardSet, value: Any) -> tuple[str, ...]:
    known = {board.id: number for number, board in enumerate(cards.boards)}
    numbers = to_numbers(value, "options, boards", known, "board")
    return tuple(cards.boards[number].id for number in numbers)


def _boards(cards: CardSet, options: FortOptions, seats: list[dict[str, Any]]) -> list[int]:
    """Boards as given; else those of the options; else the first unused ones."""
    known = [board.id for board in cards.boards]
    named: dict[int, int] = {}
    for number, seat in enumerate(seats):
        if "board" in seat:
            named[number] = to_choice(seat["board"], f"seat {number + 1}, board", known)
        elif options.boards:
            named[number] = known.index(options.boards[number])
    unused = [board for board in range(len(known)) if board not in named.values()]
    return [named[n] if n in named else unused.pop(0) for n in range(len(seats))]


# --- whose turn it is, what is pending ----------------------------------------------------------


def _read_course(state: State, found: dict[str, Any]) -> None:
    """Leader, first player, what is pending, the played card, the generator."""
    cards, n = state.cards, len(state.seats)
    if "stack" in found:
        frames = to_list(found["stack"], "stack")
        if not frames:
            raise InvalidPosition("stack: expected at least one frame, found none")
        state.stack = [
            read_frame(cards, frame, f"stack, frame {place}")
            for place, frame in enumerate(frames, 1)
        ]
    leader = 0 if state.options.first is None else state.options.first
    if state.stack and isinstance(state.stack[0], Turn):
        leader = state.stack[0].seat
    if "first" in found and "leader" not in found:
        leader = to_int(found["first"], "first", 1, n) - 1
    state.leader = to_int(found.get("leader", leader + 1), "leader", 1, n) - 1
    first = state.leader if state.options.first is None else state.options.first
    state.first = to_int(found.get("first", first + 1), "first", 1, n) - 1
    if not state.stack:
        state.stack = [Turn(state.leader, Phase.PLAY)]
    state.play = read_play(cards, found.get("play"), "play")
    state.rng = to_int(found.get("rng", 0), "rng", 0, (1 << 64) - 1)


def _read_draft(state: State, found: dict[str, Any]) -> None:
    given = found.get("draft")
    if given is None:
        if isinstance(state.stack[0], Draft):
            raise InvalidPosition("draft: expected packs and picks, for the draft is going on")
        return
    given = to_object(given, "draft", ("packs", "picks"))
    state.draft_packs = _hands(state, given.get("packs"), "draft, packs")
    state.draft_picks = _hands(state, given.get("picks"), "draft, picks")


def _hands(state: State, value: Any, where: str) -> tuple[tuple[int, ...], ...]:
    hands = to_list(value, where)
    if len(hands) != len(state.seats):
        raise InvalidPosition(f"{where}: expected {len(state.seats)} hands, found {len(hands)}")
    return tuple(tuple(to_numbers(hand, where, state.cards.numbers, "card")) for hand in hands)


def _read_turns(state: State, found: dict[str, Any], seats: list[dict[str, Any]]) -> None:
    """The round, and how many turns each seat has had in it."""
    turns = [
        to_int(seat["turns"], f"seat {number}, turns", 0, MOST) if "turns" in seat else None
        for number, seat in enumerate(seats, 1)
    ]
    over = isinstance(state.stack[0], Over)
    of_leader = turns[state.leader]
    usual = 0 if drafting(state) else (1 if of_leader is None else of_leader + (not over))
    state.round = to_int(found.get("round", usual), "round", 0, MOST)
    n = len(seats)
    gone = n if over else (state.leader - state.first) % n
    for number, (seat, given) in enumerate(zip(state.seats, turns, strict=True)):
        had = (number - state.first) % n < gone
        seat.turns = max(0, state.round - (not had)) if given is None else given


def _read_ending(state: State, found: dict[str, Any]) -> None:
    """What triggered the end; where it is not said, what must have."""
    given = found.get("ending")
    if given is not None:
        given = to_object(given, "ending", ("reason", "seat"))
        state.ending = REASONS[to_choice(given.get("reason"), "ending, reason", REASONS)]
        state.ending_seat = to_int(given.get("seat"), "ending, seat", 1, len(state.seats)) - 1
        return
    reasons = end_reasons(state)
    if reasons:
        state.ending = reasons[0]
        state.ending_seat = state.leader
        for number, seat in reversed(list(enumerate(state.seats))):
            by_fort = "points" not in reasons and seat.level == TOP_LEVEL
            if by_fort or seat.points >= POINTS_TO_END:
                state.ending_seat = number


# --- cards --------------------------------------------------------------------------------------


def _read_cards(state: State, found: dict[str, Any], seats: list[dict[str, Any]]) -> None:
    """Cards as given; the others go to the park deck, the box or the kennel."""
    cards, dogs = state.cards, state.options.dogs
    places: dict[int, str] = {}
    if drafting(state):
        for pack in state.draft_packs:
            places |= dict.fromkeys(pack, "draft, packs")

    def lay(zone: list[int], value: Any, where: str) -> None:
        for card in to_numbers(value, where, cards.numbers, "card"):
            name = cards.names[card]
            if cards.is_dog(card) and not dogs:
                raise InvalidPosition(f"{where}: {name!r} is a dog, but the options have no dogs")
            if card in places:
                raise InvalidPosition(f"{where}: {name!r} lies in {places[card]} already")
            places[card] = where
            zone.append(card)

    for number, (seat, given) in enumerate(zip(state.seats, seats, strict=True), 1):
        for name in SEAT_ZONES:
            lay(getattr(seat, name), given.get(name, []), f"seat {number}, {name}")
    for name in ZONES:
        lay(getattr(state, name), found.get(name, []), name)
    left = [card for card in range(cards.first_dog) if card not in places]
    if dogs:
        state.kennel += [card for card in cards.dog_cards if card not in places]
    if "park_deck" not in found:
        state.park_deck = [card for card in reversed(left) if not cards.cards[card].best_friend]
        left = [card for card in left if cards.cards[card].best_friend]
    state.box += left
    if "park" not in found and "park_deck" not in found:
        state.park = [state.park_deck.pop() for _ in state.park_deck[:PARK_SIZE]]


def _read_knowledge(cards: CardSet, seat: Seat, given: dict[str, Any], where: str) -> None:
    """What is publicly known; where it is not said, whose best friends are whose."""
    seat.open_hand = _bits(cards, given, "open_hand", where)
    seat.open_hidden = _bits(cards, given, "open_hidden", where)
    if "open_hidden" not in given:
        friends = [card for card in seat.hand + seat.deck if cards.cards[card].best_friend]
        known = bits(friends) & ~seat.open_hand
        if seat.deck:
            seat.open_hidden = known
        else:
            seat.open_hand |= known


def _bits(cards: CardSet, given: dict[str, Any], key: str, where: str) -> int:
    return bits(to_numbers(given.get(key, []), f"{where}, {key}", cards.numbers, "card"))


# --- tokens, forts, rules, perks ----------------------------------------------------------------


def _tokens(value: Any, where: str) -> tuple[int, int]:
    given = to_object(value, where, ("pizza", "toys"))
    return (
        to_int(given.get("pizza", 0), f"{where}, pizza", 0, TOKENS),
        to_int(given.get("toys", 0), f"{where}, toys", 0, TOKENS),
    )


def _read_board(seat: Seat, given: dict[str, Any], where: str) -> None:
    seat.pizza, seat.toys = _tokens(given.get("stuff", {}), f"{where}, stuff")
    seat.pack_pizza, seat.pack_toys = _tokens(given.get("pack", {}), f"{where}, pack")
    seat.points = to_int(given.get("points", 0), f"{where}, points", 0, MOST)
    seat.level = to_int(given.get("fort", 0), f"{where}, fort", 0, TOP_LEVEL)
    seat.sculpture = to_bool(given.get("sculpture", False), f"{where}, sculpture")


def _read_supply(state: State, found: dict[str, Any]) -> None:
    """As given; else what the boards leave of the 30 of each kind."""
    if "supply" in found:
        state.supply_pizza, state.supply_toys = _tokens(found["supply"], "supply")
        return
    state.supply_pizza -= sum(seat.pizza + seat.pack_pizza for seat in state.seats)
    state.supply_toys -= sum(seat.toys + seat.pack_toys for seat in state.seats)
    if min(state.supply_pizza, state.supply_toys) < 0:
        raise InvalidPosition(f"seats: expected at most {TOKENS} tokens of a kind on all boards")


def _read_sculpture(state: State, seats: list[dict[str, Any]]) -> None:
    """Where nobody is said to have it, the first seat at the top has (F-FORT)."""
    if not any("sculpture" in given for given in seats):
        for seat in state.seats:
            if seat.level == TOP_LEVEL:
                seat.sculpture = True
                return


def _read_perks(state: State, found: dict[str, Any], seats: list[dict[str, Any]]) -> None:
    numbers = state.cards.perk_numbers
    for n, (seat, given) in enumerate(zip(state.seats, seats, strict=True), 1):
        seat.perks = to_numbers(given.get("perks", []), f"seat {n}, perks", numbers, "perk")
    if "perk_row" in found:
        state.perk_row = to_numbers(found["perk_row"], "perk_row", numbers, "perk")
        return
    held = {perk for seat in state.seats for perk in seat.perks}
    unused = [perk for perk in numbers.values() if perk not in held]
    state.perk_row = unused[: len(seats) + 1]


def _read_cats(state: State, found: dict[str, Any], seats: list[dict[str, Any]]) -> None:
    """As given; else the first ones that nobody has, as many as players with the others (C-SET)."""
    numbers = state.cards.cat_numbers
    for n, (seat, given) in enumerate(zip(state.seats, seats, strict=True), 1):
        seat.cats = to_numbers(given.get("cats", []), f"seat {n}, cats", numbers, "cat")
    if "cats" in found:
        state.cats = to_numbers(found["cats"], "cats", numbers, "cat")
    elif state.options.cats:
        held = [cat for seat in state.seats for cat in seat.cats]
        unused = [cat for cat in numbers.values() if cat not in held]
        state.cats = unused[: max(0, len(seats) - len(held))]


def _read_rules(state: State, found: dict[str, Any], seats: list[dict[str, Any]]) -> None:
    numbers, what = state.cards.rule_numbers, "made-up rule"
    for n, (seat, given) in enumerate(zip(state.seats, seats, strict=True), 1):
        if given.get("rule") is not None:
            seat.rule = to_number(given["rule"], f"seat {n}, rule", numbers, what)
    takers = [n for n, seat in enumerate(state.seats) if seat.rule != -1]
    if "rule_takers" in found:
        given_takers = to_list(found["rule_takers"], "rule_takers")
        takers = [to_int(n, "rule_takers", 1, len(seats)) - 1 for n in given_takers]
    state.rule_takers = tuple(takers)
    if "rule_stack" in found:
        state.rule_stack = to_numbers(found["rule_stack"], "rule_stack", numbers, what)
    else:
        held = {seat.rule for seat in state.seats}
        state.rule_stack = [rule for rule in numbers.values() if rule not in held]
        del state.rule_stack[len(seats) + 1 :]
    left = set(state.rule_stack)
    for taker in reversed(takers):
        left.add(state.seats[taker].rule)
        state.seats[taker].rules_seen = tuple(sorted(left))
    for n, (seat, given) in enumerate(zip(state.seats, seats, strict=True), 1):
        if "rules_seen" in given:
            seen = to_numbers(given["rules_seen"], f"seat {n}, rules_seen", numbers, what)
            seat.rules_seen = tuple(seen)
