"""Positions in the middle of playing a dog; what is known of it, and why it cannot be played."""

from __future__ import annotations

import json
from random import Random

import pytest

from fort_desktop.contract.errors import InvalidPosition
from fort_desktop.games.fort.rules.actions import Suit
from fort_desktop.games.fort.rules.why import Reason, why_not
from tests.games.fort.frozen_cards import frozen_cards
from tests.games.fort.rules.positions import Table, fort, seat

CARDS = frozen_cards()
DOGS = {"options": {"dogs": True}}
FOLLOW = {"frame": "turn", "seat": 1, "phase": "follow"}
MEET = {"frame": "meet-need", "seat": 1}
DO_KID = {"frame": "choose-kid-action", "seat": 1}
HOUSE = {"frame": "choose-house", "seat": 1}
RUN = {"frame": "run", "seat": 1}


def dogs(*seats: dict, **rest) -> Table:
    return fort(*seats, **DOGS, **rest)


def added(card: str, reading: str | None = None, *, lookout: bool = False) -> dict:
    return {"card": card, "reading": reading, "lookout": lookout, "stage": 0}


# --- written and read again ---------------------------------------------------------------------

LONG_PLAYS = {
    "barkley": (
        seat(hand="barkley puddin bones"),
        "play barkley, add puddin as glue, add bones, take toys",
    ),
    "spud": (
        seat(hand="spud bones bug", lookout="ant"),
        "play spud, use lookout ant, add bones, add bug",
    ),
    "pumpkin": (
        seat(hand="pumpkin ace", stuff=(1, 1)),
        "play pumpkin, add ace, do private, name glue, suit coin, take pizza",
    ),
    "packing": (
        seat(hand="pumpkin ant", stuff=(1, 1)),
        "play pumpkin, add ant, do public, pack toy",
    ),
    "fort": (
        seat(hand="pumpkin tink", stuff=(1, 1)),
        "play pumpkin, add tink, do public, pay stuff 1p1t pack 0p0t, rule loner",
    ),
    "trash": (
        seat(hand="pumpkin einstein"),
        "play pumpkin, add einstein, do private, recruit deck",
    ),
    "loki": (seat(hand="loki ghost"), "play loki, add ghost, house 2, recruit deck"),
    "pudge": (
        seat(hand="pudge", stuff=(2, 2), perks="birthday-party"),
        "play pudge, spend stuff 1p1t pack 0p0t, recruit deck, pass",
    ),
}


@pytest.mark.parametrize("name", LONG_PLAYS)
def test_a_position_in_the_middle_of_a_dog_is_written_and_read_again(name):
    """Each seat knows all that is open; the leader has the same moves in whatever it cannot see."""
    owner, moves = LONG_PLAYS[name]
    table = dogs(owner, seat(hand="moles"), seat(hand="kitty duke"))
    for move in moves.split(", "):
        table.play(move)
        game, state = table.game, table.state
        again = game.from_snapshot(json.loads(json.dumps(game.to_snapshot(state))))
        assert again == state
        assert game.legal_moves(again) == game.legal_moves(state)
        for number in range(3):
            view = game.view(state, number)
            assert (view.play, view.stack) == (state.play, tuple(state.stack))
            dealt = game.determinize(view, Random(number))
            game.check(dealt)
            assert game.view(dealt, number) == view
        mine = game.determinize(game.view(state, table.asks[0] - 1), Random(1))
        assert game.legal_moves(mine) == game.legal_moves(state)


def test_a_need_may_be_pending_in_a_position_written_by_hand():
    table = dogs(
        seat(hand="chef ant"),
        table=["drover", "bones"],
        play={"card": "drover", "added": [added("bones")]},
        stack=[FOLLOW, MEET],
    )
    assert table.asks == (1, "need")
    assert table.legal() == ["add chef"]


def test_a_dog_whose_action_is_done_goes_home_by_itself():
    table = dogs(seat(), table=["watson"], play={"card": "watson", "whole": [True]}, stack=[FOLLOW])
    assert table.doghouse(1) == ["watson"]


# --- what cannot be -----------------------------------------------------------------------------

KID = {"card": "pumpkin", "added": [added("moles")], "kid": "moles"}
PUMPKIN = {"table": ["pumpkin", "moles"]}
DROVER = {"table": ["drover", "bones", "bug"]}
LATER = {"frame": "turn", "seat": 1, "phase": "recruit"}
BROKEN = {
    "a card that pays nothing": (
        "meets nothing of its need",
        {**DROVER, "play": {"card": "drover", "added": [added("bug")]}, "stack": [FOLLOW, MEET]},
    ),
    "a coin that is not named": (
        "meets nothing of its need",
        {
            "table": ["barkley", "puddin"],
            "play": {"card": "barkley", "added": [added("puddin")]},
            "stack": [FOLLOW, MEET],
        },
    ),
    "a reading without a coin": (
        "meets nothing of its need",
        {
            **DROVER,
            "play": {"card": "drover", "added": [added("bones", "book")]},
            "stack": [FOLLOW, MEET],
        },
    ),
    "the lookout for Barkley": (
        "meets nothing of its need",
        {
            "table": ["barkley"],
            "play": {"card": "barkley", "added": [added("doc", lookout=True)]},
            "stack": [FOLLOW, MEET],
        },
    ),
    "a need that is met": (
        "cannot be pending",
        {
            "table": ["drover", "noodle-twins"],
            "play": {"card": "drover", "added": [added("noodle-twins")]},
            "stack": [FOLLOW, MEET],
        },
    ),
    "a need of a lookout that is too small": (
        "cannot be pending",
        {"table": ["watson"], "play": {"card": "watson"}, "stack": [FOLLOW, MEET]},
    ),
    "another kid": (
        "copies another kid",
        {**PUMPKIN, "play": {**KID, "kid": "bug"}, "stack": [FOLLOW, DO_KID]},
    ),
    "no kid": (
        "copies another kid",
        {**PUMPKIN, "play": {**KID, "kid": None}, "stack": [FOLLOW, DO_KID]},
    ),
    "a kid for Drover": (
        "copies another kid",
        {
            **DROVER,
            "play": {"card": "drover", "added": [added("bones")], "kid": "bones"},
            "stack": [FOLLOW, MEET],
        },
    ),
    "an action of Drover": (
        "an action that it does not have",
        {
            **DROVER,
            "play": {"card": "drover", "added": [added("bones")], "begun": ["public"]},
            "stack": [FOLLOW, MEET],
        },
    ),
    "an empty box": (
        "empty box of the copied kid",
        {
            "table": ["pumpkin", "ghost"],
            "play": {
                "card": "pumpkin",
                "added": [added("ghost")],
                "kid": "ghost",
                "begun": ["public"],
            },
            "stack": [FOLLOW, {**RUN, "action": "2 vp"}],
        },
    ),
    "another action": (
        "cannot be pending",
        {
            **PUMPKIN,
            "play": {**KID, "begun": ["private"]},
            "stack": [FOLLOW, {**RUN, "action": "pizza x shovel"}],
        },
    ),
    "a suit that is not asked": (
        "cannot be pending",
        {
            **PUMPKIN,
            "play": {**KID, "begun": ["public"]},
            "stack": [
                FOLLOW,
                {**RUN, "action": "pizza x shovel"},
                {"frame": "choose-suit", "seat": 1},
            ],
        },
    ),
    "an action in part": (
        "was not done in full",
        {
            "table": ["loki", "ghost"],
            "play": {"card": "loki", "added": [added("ghost")], "whole": [False]},
            "stack": [FOLLOW, HOUSE],
        },
    ),
    "no action begun": (
        "none has begun",
        {**PUMPKIN, "play": {**KID, "whole": [True]}, "stack": [FOLLOW]},
    ),
    "a choice of houses too soon": (
        "cannot be pending",
        {
            "table": ["loki", "ghost"],
            "play": {"card": "loki", "added": [added("ghost")]},
            "stack": [FOLLOW, HOUSE],
        },
    ),
    "a choice of houses for Watson": (
        "cannot be pending",
        {
            "table": ["watson"],
            "play": {"card": "watson", "whole": [True]},
            "stack": [FOLLOW, HOUSE],
        },
    ),
    "no doghouse in the end": (
        "once its action is done",
        {"table": ["watson"], "play": {"card": "watson", "whole": [True]}, "stack": [LATER]},
    ),
    "a doghouse without an action": (
        "once its action is done",
        {"table": ["watson"], "play": {"card": "watson", "housed": True}, "stack": [FOLLOW]},
    ),
    "the table instead of a doghouse": (
        "in the right doghouse",
        {
            "table": ["watson"],
            "play": {"card": "watson", "whole": [True], "housed": True},
            "stack": [LATER],
        },
    ),
    "a follower": (
        "has followed a dog",
        {
            "table": ["watson"],
            "play": {"card": "watson", "whole": [True], "followers": [2]},
            "stack": [FOLLOW],
        },
    ),
    "a kid in a doghouse": (
        "only a dog",
        {"table": ["bug"], "play": {"card": "bug", "housed": True}, "stack": [FOLLOW]},
    ),
    "a kid that copies": (
        "only a dog",
        {"table": ["bug", "moles"], "play": {"card": "bug", "kid": "moles"}, "stack": [FOLLOW]},
    ),
    "dogs in a game without them": (
        "watson",
        {"table": ["watson"], "play": {"card": "watson"}, "stack": [FOLLOW], "options": {}},
    ),
}


@pytest.mark.parametrize("name", BROKEN)
def test_d_play_what_cannot_be_is_refused(name):
    sentence, rest = BROKEN[name]
    with pytest.raises(InvalidPosition, match=sentence):
        fort(seat(hand="chef", lookout="doc"), seat(), seat(), **{**DOGS, **rest})


# --- why not ------------------------------------------------------------------------------------


def why(table: Table, card: str) -> Reason:
    return why_not(table.state, 0, CARDS.numbers[card])


@pytest.mark.parametrize(
    ("owner", "dog", "reason"),
    [
        (
            seat(hand="drover bones moles"),
            "drover",
            Reason("need", 0, (Suit.BOOK, Suit.BOOK), "suits"),
        ),
        (seat(hand="loki bones moles"), "loki", Reason("need", 0, (Suit.CROWN,), "suits")),
        (seat(hand="barkley bones ghost"), "barkley", Reason("need", 2, part="suits")),
        (seat(hand="echo duke"), "echo", Reason("need", 1, part="kids")),
        (seat(hand="pumpkin duke"), "pumpkin", Reason("need", 1, part="kids")),
        (seat(hand="hershey", stuff=(2, 0)), "hershey", Reason("need", 2, part="tokens")),
        (seat(hand="watson", lookout="bug"), "watson", Reason("need", 2, part="lookout")),
        (seat(hand="watson", lookout="bug doc", fort=1), "watson", Reason("stuff_empty")),
        (seat(hand="rowdy bones bug"), "rowdy", Reason("yards_empty")),
        (seat(hand="floofer icky-sticky", stuff=(0, 4)), "floofer", Reason("stuff_full")),
        (seat(hand="floofer icky-sticky", stuff=(0, 3)), "floofer", Reason("dog_whole")),
        (seat(hand="pumpkin tink", stuff=(0, 4)), "pumpkin", Reason("dog_whole")),
    ],
)
def test_d_play_why_a_dog_cannot_be_played(owner, dog, reason):
    table = dogs(owner, seat(yard="spud"))
    assert table.refuses(f"play {dog}")
    assert why(table, dog) == reason


def test_d_play_why_a_card_does_not_meet_a_need():
    table = dogs(seat(hand="barkley bones chef moles ghost", lookout="bug"))
    table.play("play barkley", "add bones")
    assert why(table, "bug") == Reason("need", part="hand")
    assert why(table, "chef") == Reason("need", 1, part="suits")
    table = dogs(seat(hand="drover bones chef moles", lookout="doc"))
    table.play("play drover", "use lookout doc")
    assert why(table, "doc") == Reason("lookout_used")
    assert why(table, "moles") == Reason("need", 0, (Suit.BOOK,), "suits")
    table = dogs(seat(hand="violet bones bug", lookout="doodles", fort=1))
    table.play("play violet", "add bones")
    assert why(table, "bug") == Reason("need", part="rest")
    table = dogs(seat(hand="echo bug duke", lookout="doc"))
    table.play("play echo")
    assert why(table, "duke") == Reason("need", 1, part="kids")
    assert why(table, "doc") == Reason("need", part="hand")
    table = dogs(seat(hand="pudge moles", stuff=(1, 1)))
    table.play("play pudge")
    assert why(table, "moles") == Reason("need", 2, part="tokens")


def test_d_suit_why_a_dog_is_neither_trashed_nor_on_a_lookout():
    table = dogs(seat(hand="worm duke ant", discard="loki"), seat(yard="spud"))
    table.play("play worm", "do public")
    assert why(table, "duke") == why(table, "loki") == Reason("dog_trash")
    table = dogs(seat(hand="sarge duke ant"))
    table.play("play sarge", "do public")
    assert why(table, "duke") == Reason("dog_lookout")
    table = dogs(seat(hand="spike"), seat(yard="spud bug"))
    table.play("play spike", "do public")
    assert why(table, "spud") == Reason("dog_trash")
