"""What is no position is refused with a sentence, whatever it is."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from fort_desktop.contract.errors import InvalidPosition
from fort_desktop.games.fort.rules.framejson import read_frame
from fort_desktop.games.fort.rules.invariants import check
from fort_desktop.games.fort.rules.position import KEYS, SEAT_KEYS
from fort_desktop.games.fort.rules.snapshot import from_snapshot, to_snapshot
from tests.games.fort.frozen_cards import frozen_cards
from tests.games.fort.rules.random_play import game, samples

CARDS = frozen_cards()
FORT = game()

BAD: list[tuple[Any, str]] = [
    (None, "position: expected an object, found null"),
    ([], "position: expected an object, found a list"),
    ({"seat": []}, "position: unknown key 'seat'; expected options, seats"),
    ({"seats": {}}, "seats: expected a list, found an object"),
    ({"seats": [{}]}, "seats: expected 2, 3 or 4 of them, found 1"),
    ({"seats": [{}, 3]}, "seat 2: expected an object, found 3"),
    ({"seats": [{}, {"hnad": []}]}, "seat 2: unknown key 'hnad'; expected board, deck, hand"),
    ({"seats": [{"hand": "bug"}, {}]}, "seat 1, hand: expected a list, found 'bug'"),
    (
        {"seats": [{"hand": ["bugg"]}, {}]},
        "seat 1, hand: expected the name of a card, found 'bugg'",
    ),
    ({"seats": [{"hand": [7]}, {}]}, "seat 1, hand: expected the name of a card, found 7"),
    ({"seats": [{"hand": ["bug", "bug"]}, {}]}, "seat 1, hand: 'bug' is there twice"),
    (
        {"seats": [{"hand": ["bug"]}, {"yard": ["bug"]}]},
        "seat 2, yard: 'bug' lies in seat 1, hand already",
    ),
    ({"park": ["ace"]}, "the best friend ace lies in the park"),
    ({"seats": [{"points": -1}, {}]}, "seat 1, points: expected a whole number from 0 to 9999"),
    ({"seats": [{"points": 1.5}, {}]}, "seat 1, points: .* found 1.5"),
    ({"seats": [{"points": True}, {}]}, "seat 1, points: .* found true"),
    ({"seats": [{"fort": 6}, {}]}, "seat 1, fort: expected a whole number from 0 to 5, found 6"),
    ({"seats": [{"stuff": 3}, {}]}, "seat 1, stuff: expected an object, found 3"),
    (
        {"seats": [{"stuff": {"toy": 1}}, {}]},
        "seat 1, stuff: unknown key 'toy'; expected pizza, toys",
    ),
    ({"seats": [{"stuff": {"pizza": -1}}, {}]}, "seat 1, stuff, pizza: expected a whole number"),
    ({"seats": [{"stuff": {"pizza": 5}}, {}]}, "the stuff of seat 1 holds more than 4 tokens"),
    ({"seats": [{"pack": {"toys": 2}}, {}]}, "the pack of seat 1 holds more than 1 tokens"),
    ({"supply": {"pizza": 31}}, "supply, pizza: expected a whole number from 0 to 30, found 31"),
    ({"supply": {"pizza": 30, "toys": 29}}, "there are 29 toy tokens instead of 30"),
    (
        {"seats": [{"stuff": {"pizza": 20}}, {"stuff": {"pizza": 11}}]},
        "seats: expected at most 30 tokens of a kind on all boards",
    ),
    (
        {"seats": [{"lookout": ["bug", "moles"]}, {}]},
        "the lookout of seat 1 holds more than 1 cards",
    ),
    ({"seats": [{"board": "mud"}, {}]}, "seat 1, board: expected one of glue, squirtgun"),
    ({"seats": [{"board": "glue"}, {"board": "glue"}]}, "the seats have the boards"),
    ({"seats": [{"rule": "loners"}, {}]}, "seat 1, rule: expected the name of a made-up rule"),
    ({"seats": [{"rule": "loner"}, {"rule": "loner"}]}, "a made-up rule is in two places"),
    ({"seats": [{"perks": ["diy"]}, {"perks": ["diy"]}]}, "a perk is in two places"),
    ({"seats": [{"open_hand": ["bug"]}, {}]}, "a card is known to be in the hand of seat 1"),
    ({"seats": [{"sculpture": 1}, {}]}, "seat 1, sculpture: expected true or false, found 1"),
    ({"leader": 0}, "leader: expected a whole number from 1 to 2, found 0"),
    ({"leader": 3}, "leader: expected a whole number from 1 to 2, found 3"),
    ({"options": {"seats": 5}}, "options, seats: expected a whole number from 2 to 4, found 5"),
    ({"options": {"seats": 3}, "seats": [{}, {}]}, "options, seats: .* from 2 to 2, found 3"),
    ({"options": {"boards": ["glue"]}}, "boards must name 2 different boards"),
    ({"options": {"boards": ["mud", "glue"]}}, "options, boards: expected the name of a board"),
    ({"options": 2}, "options: expected an object, found 2"),
    (
        {"ending": {"reason": "rain", "seat": 1}},
        "ending, reason: expected one of points, fort, park",
    ),
    ({"ending": {"reason": "park", "seat": 1}}, "triggered by 'park', but nothing shows that"),
    (
        {"ending": {"reason": "park"}},
        "ending, seat: expected a whole number from 1 to 2, found null",
    ),
    ({"rng": -1}, "rng: expected a whole number"),
    ({"rng": 10**5000}, "rng: expected a whole number .* found a huge number"),
    ({"round": 0}, "round 0 does not fit"),
    ({"stack": []}, "stack: expected at least one frame, found none"),
    ({"stack": [3]}, "stack, frame 1: expected an object, found 3"),
    ({"stack": [{"frame": "trun"}]}, "stack, frame 1, frame: expected one of turn, draft"),
    ({"stack": [{"frame": "turn", "seat": 1}]}, "stack, frame 1: phase is missing"),
    ({"stack": [{"frame": "turn", "seat": 1, "phase": 3}]}, "phase: expected one of cleanup, play"),
    ({"stack": [{"frame": "over", "seat": 1}]}, "stack, frame 1: unknown key 'seat'"),
    ({"stack": [{"frame": "draft", "seat": 1, "pick": 0}]}, "draft: expected packs and picks"),
    ({"stack": [{"frame": "choose-play", "seat": 1}]}, "neither a turn nor the draft nor the end"),
    ({"play": {"card": "bug"}}, "a card is played before its time"),
    ({"play": {"card": "bug", "begun": ["left"]}}, "play, begun: expected one of public, private"),
    ({"play": {"card": "bug", "added": [{"card": "ace"}]}}, "play, added: reading is missing"),
    ({"draft": {"packs": [[], []]}}, "draft, picks: expected a list, found null"),
    ({"draft": {"packs": [[]], "picks": [[], []]}}, "draft, packs: expected 2 hands, found 1"),
    ({"draft": {"packs": [[], []], "picks": [[], []]}}, "the draft deals 2 hands of 8 cards"),
]


@pytest.mark.parametrize(("given", "sentence"), BAD, ids=[sentence for _, sentence in BAD])
def test_what_is_no_position_is_refused_by_name(given: Any, sentence: str):
    with pytest.raises(InvalidPosition, match=sentence):
        from_snapshot(CARDS, given)


@pytest.mark.parametrize("action", ["", "pizza x", "((" * 60, 3, None, "x" * 500])
def test_an_action_that_is_none(action: object):
    frame = {"frame": "run", "seat": 1, "action": action}
    with pytest.raises(InvalidPosition, match="stack, action: "):
        read_frame(CARDS, frame, "stack")


STUCK: list[dict[str, Any]] = [
    # Nothing of Wart's actions can be done, and nobody is left to recruit.
    {
        "table": ["wart"],
        "play": {"card": "wart"},
        "stack": [
            {"frame": "turn", "seat": 1, "phase": "follow"},
            {"frame": "choose-action", "seat": 1},
        ],
    },
    {
        "park": [],
        "park_deck": [],
        "stack": [
            {"frame": "turn", "seat": 1, "phase": "party"},
            {"frame": "recruit-phase", "seat": 1},
        ],
    },
]


@pytest.mark.parametrize("given", STUCK)
def test_a_position_without_a_legal_move_is_refused(given: dict[str, Any]):
    """F-PLAY 6: while the game lasts there is at least one."""
    from_snapshot(CARDS, given)
    with pytest.raises(InvalidPosition, match="seat 1 has no legal move at the decision"):
        FORT.from_snapshot(given)


# --- anything at all ----------------------------------------------------------------------------

SCRAPS: list[Any] = [
    None, True, False, -1, 0, 1, 2, 5, 99, 2**64, 10**5000, 1.5, float("nan"), "", "bug", "ace",
    "glue", "turn", "over", "play", "pizza x shovel", "fort", "x" * 99, [], ["bug"], ["bug", "bug"],
    [[]], [None], {}, {"frame": "over"}, {"pizza": 1}, {"seat": 1}, {1: 2}, [{}], [{}, {}],
]  # fmt: skip


def spoil(value: Any, chance: Random) -> Any:
    """The same JSON value with one thing in it changed, left out or doubled."""
    if isinstance(value, dict) and value and chance.random() < 0.9:
        key = chance.choice(list(value))
        changed = dict(value)
        if chance.random() < 0.1:
            del changed[key]
        else:
            changed[key] = spoil(value[key], chance)
        return changed
    if isinstance(value, list) and value and chance.random() < 0.85:
        place = chance.randrange(len(value))
        end = [spoil(value[place], chance), *value[place + 1 :]]
        return [*value[:place], *chance.choice([end, end[1:], [value[place], *end]])]
    if type(value) is int and chance.random() < 0.5:
        return value + chance.choice([-1, 1])
    return chance.choice(SCRAPS)


def test_no_json_leads_to_any_other_error():
    """Refused with a sentence, or a position in which the game can go on."""
    chance = Random(11)
    refused = taken = 0
    for state in samples(every=5, seed=4, rounds=6):
        snapshot = to_snapshot(state)
        for _ in range(4):
            spoilt = snapshot
            for _ in range(chance.choice([1, 1, 1, 2, 5])):
                spoilt = spoil(spoilt, chance)
            try:
                found = FORT.from_snapshot(spoilt)
            except InvalidPosition as error:
                assert len(str(error)) > 10  # noqa: PT017
                refused += 1
            else:
                check(found)
                FORT.legal_moves(found)
                for seat in range(len(found.seats)):
                    FORT.view(found, seat)
                taken += 1
    assert refused > 300
    assert taken > 50


def test_scraps_of_json_are_no_position():
    chance = Random(3)
    for _ in range(400):
        given = {chance.choice(KEYS): chance.choice(SCRAPS) for _ in range(3)}
        seats = [{chance.choice(SEAT_KEYS): chance.choice(SCRAPS)} for _ in range(2)]
        given.setdefault("seats", seats)
        try:
            check(FORT.from_snapshot(given))
        except InvalidPosition as error:
            assert str(error)  # noqa: PT017
