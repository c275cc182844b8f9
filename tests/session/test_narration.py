"""What the log says, and that it never says too much."""

from random import Random

import pytest

from fort_desktop.games.fort import events as ev
from fort_desktop.games.fort.actions import Suit
from fort_desktop.session.narration import (
    ICONS,
    Line,
    closing,
    lines_for,
    log_for,
    narrate,
    opening,
)
from fort_desktop.ui.texts import texts
from tests.session.helpers import CARDS, at, begun, play_on, say

N = CARDS.numbers
DECK = ["chef", "doc", "giggles", "patch", "zip"]
RIVAL = {"hand": ["scout", "wart"], "deck": ["tink", "zip-2", "dash-2", "bones", "sarge"]}


def told(moves, *, hand=(), rival=None, reader=0, kinds="pb", **own):
    """The lines of the last of some moves, without their pictures."""
    seat = {"hand": list(hand), "deck": DECK, "stuff": {"pizza": 1, "toys": 2}} | own
    position = {"seats": [seat, RIVAL | (rival or {})], "park": ["dash", "munch", "skids"]}
    table = at(position, kinds)
    say(table, *moves)
    return bare(lines_for(table, reader))


def bare(lines):
    return [(line.key.removeprefix("log."), line) for line in lines]


def keys(lines):
    return [key for key, _ in lines]


def only(lines, key):
    (line,) = [line for found, line in lines if found == key]
    return line


# --- choices ------------------------------------------------------------------------------------


def test_a_card_is_played():
    line = only(told(["play bug"], hand=["bug"]), "play")
    assert (line.seat, line.card, line.icon) == (0, N["bug"], "card")


def test_nothing_is_played():
    assert keys(told(["skip"], hand=["bug"])) == ["skip"]


def test_a_coin_is_named_and_read():
    """F-FOLLOW 4, F-PLAY 3."""
    named = told(["play ace", "name glue"], hand=["ace", "bug"])
    assert only(named, "coin").suit == Suit.GLUE
    added = told(["play bug", "do public", "add ace as shovel"], hand=["ace", "bug"])
    assert only(added, "add-coin").suit == Suit.SHOVEL
    assert only(added, "add-coin").card == N["ace"]


def test_a_suit_is_chosen():
    """R9."""
    moves = ["play ace", "name glue", "do private", "suit shovel"]
    assert only(told(moves, hand=["ace", "bug"]), "any-suit").suit == Suit.SHOVEL


def test_cards_are_added_and_used():
    assert keys(told(["play bug", "do public", "add moles"], hand=["bug", "moles"])) == ["add"]
    moves = ["play bug", "do public", "use lookout wart"]
    used = told(moves, hand=["bug"], lookout=["wart"], rival={"hand": ["scout"]})
    assert only(used, "use-lookout").card == N["wart"]


def test_gains_and_points():
    gained = told(["play bug", "do public", "done"], hand=["bug"])
    assert only(gained, "pizza").n == 1
    scored = told(["play ghost", "do private"], hand=["ghost"])
    assert only(scored, "vp").n == 2
    toys = told(["play penny", "do public", "take toys"], hand=["penny"])
    assert only(toys, "toy").n == 1


def test_a_fort_is_paid_for():
    lines = told(["play tink-2", "do public", "pay stuff 1p1t pack 0p0t"], hand=["tink-2"])
    assert keys(lines) == ["pay", "fort"]
    assert only(lines, "pay").tokens == (1, 1)
    assert only(lines, "fort").n == 1


def test_a_made_up_rule_is_named_to_its_owner_only():
    """F-FORT: a rule is kept secretly."""
    moves = ["play tink-2", "do public", "pay stuff 1p1t pack 0p0t", "rule loner"]
    own = told(moves, hand=["tink-2"])
    assert only(own, "rule-open").rule == CARDS.rule_numbers["loner"]
    for reader in (1, -1):
        other = told(moves, hand=["tink-2"], reader=reader)
        assert only(other, "rule") == Line("log.rule", 0, icon="rule")


def test_a_perk_is_taken_and_used():
    moves = ["play tink-2", "do public", "pay stuff 1p2t pack 0p0t", "perk birthday-party"]
    taken = told(moves, hand=["tink-2"], fort=1, rule="loner")
    assert only(taken, "perk").perk == CARDS.perk_numbers["birthday-party"]
    used = told(["diy"], hand=["bug"], perks=["diy"], stuff={"pizza": 2, "toys": 2})
    assert only(used, "use-perk").perk == CARDS.perk_numbers["diy"]


def test_tokens_are_packed_swapped_spent_and_copied():
    packed = told(["play dot", "do public", "done", "pack toy"], hand=["dot"])
    assert only(packed, "pack").n == 1
    moves = ["play giggles", "do public", "done", "swap stuff toy"]
    swapped = told(moves, hand=["giggles"], deck=["chef"])
    assert keys(swapped)[0] == "swap-toy"
    assert "pizza" not in keys(swapped)
    moves = ["play chef", "do private", "spend stuff 1p0t pack 0p0t"]
    spent = told(moves, hand=["chef"], deck=["doc"])
    assert only(spent, "spend").tokens == (1, 0)
    assert only(spent, "vp").n == 2


def test_recruits_are_told_with_where_they_come_from():
    """F-RECRUIT: a card of the park is replaced in the open."""
    park = told(["play captain", "do public", "recruit park dash"], hand=["captain"])
    assert keys(park)[:2] == ["recruit-park", "refill"]
    assert only(park, "recruit-park").card == N["dash"]
    deck = told(["play captain", "do public", "recruit deck"], hand=["captain"], reader=1)
    assert only(deck, "recruit-deck").card >= 0
    moves = ["play captain", "do public", "recruit yard 2 moles"]
    yard = told(moves, hand=["captain"], rival={"yard": ["moles"]})
    line = only(yard, "recruit-yard")
    assert (line.card, line.owner) == (N["moles"], 1)


def test_cards_are_trashed_and_stand_on_the_lookout():
    trashed = told(["play worm", "do public", "trash hand bug"], hand=["worm", "bug"])
    assert only(trashed, "trash").card == N["bug"]
    moves = ["play spike", "do public", "trash yard 2 moles"]
    rival = told(moves, hand=["spike"], rival={"yard": ["moles"]})
    assert only(rival, "trash-rival").owner == 1
    guard = told(["play sweet-pea", "do public", "lookout hand bug"], hand=["sweet-pea", "bug"])
    assert only(guard, "lookout").card == N["bug"]


def test_the_played_card_is_trashed_by_the_leader_or_by_rough_housing():
    """R15."""
    moves = ["play ghost", "do private", "finish"]
    hit = told([*moves, "rough-housing"], hand=["ghost"], rival={"perks": ["rough-housing"]})
    assert (only(hit, "trash").seat, only(hit, "trash").card) == (1, N["ghost"])
    assert only(hit, "use-perk").seat == 1


def test_following_and_not_following():
    moves = ["play bug", "do public", "done", "do private", "finish"]
    assert only(told([*moves, "follow scout"], hand=["bug"]), "follow").card == N["scout"]
    passed = told([*moves, "pass"], hand=["bug"])
    assert only(passed, "no-follow").seat == 1


def test_declining_a_perk_is_no_declining_to_follow():
    moves = ["play ghost", "do private", "finish", "pass"]
    lines = told(moves, hand=["ghost"], rival={"perks": ["rough-housing"]})
    assert "no-follow" not in keys(lines)


def test_recycling_shows_the_card():
    """R17."""
    lines = told(["recycle moles"], hand=["bug"], perks=["recycling"], discard=["moles"])
    assert keys(lines) == ["use-perk", "recycle"]


# --- what happens by itself ---------------------------------------------------------------------


def test_end_of_a_turn_is_counted():
    """F-DISCARD, F-DRAW, F-CLEAN."""
    lines = told(["skip", "recruit park dash"], hand=["bug", "moles"], rival={"yard": ["worm"]})
    assert keys(lines) == ["recruit-park", "refill", "yard", "draw", "turn", "cleanup"]
    assert only(lines, "yard").n == 2
    assert only(lines, "draw").n == 5
    assert only(lines, "turn").seat == 1
    assert only(lines, "cleanup").n == 1


def test_a_shuffle_comes_between_the_draws():
    """F-DRAW."""
    lines = told(["skip", "recruit park dash"], hand=["bug"], deck=["chef"], discard=["moles"])
    found = [(key, line.n) for key, line in lines if key in ("draw", "shuffle")]
    assert found == [("draw", 1), ("shuffle", 0), ("draw", 2)]


def test_end_is_announced_with_its_reason():
    """F-END."""
    lines = told(["play ghost", "do private"], hand=["ghost"], points=24)
    assert keys(lines)[:3] == ["vp", "end-points", "end"]
    assert [key for key, _ in bare(narrate([ev.EndTriggered("park", 1)]))] == ["end-park", "end"]


def test_highest_fort_brings_the_sculpture():
    """F-FORT."""
    events = [ev.FortAdvanced(1, 5), ev.SculptureTaken(1), ev.EndTriggered("fort", 1)]
    assert keys(bare(narrate(events))) == ["fort", "sculpture", "end-fort", "end"]


# --- the draft ----------------------------------------------------------------------------------


def test_draft_tells_the_kept_card_to_its_owner_only():
    """F-SET 8, R32."""
    table = begun("pp", draft=True, first=0)
    assert opening(table.opening_for(0)) == [Line("log.draft", icon="card")]
    move = table.legal()[0]
    table.submit(move)
    assert keys(bare(lines_for(table, 0))) == ["keep"]
    assert lines_for(table, 0)[0].card == move.card
    for reader in (1, -1):
        assert lines_for(table, reader) == [Line("log.keep-hidden", 0, icon="card")]


def test_first_decks_are_no_shuffled_discard_piles():
    """F-SET 9."""
    table = begun("pb", draft=True, first=0)
    play_on(table, Random(1), lambda table: table.decision().kind != "draft")
    found = keys(bare(lines_for(table, 0)))
    assert "shuffle" not in found
    assert found[-1] == "turn"


# --- whole games --------------------------------------------------------------------------------


@pytest.mark.parametrize(("kinds", "draft", "seed"), [("pb", False, 1), ("ppb", True, 2)])
def test_log_names_nothing_that_its_reader_may_not_know(kinds, draft, seed):
    rng = Random(seed)
    table = begun(kinds, seed=seed, draft=draft)
    while not table.over:
        table.submit(rng.choice(table.legal()))
        for reader in (-1, *range(len(kinds))):
            public = {card for card in cards_in_sight(table) if card >= 0}
            for line in lines_for(table, reader):
                if line.seat != reader or line.key != "log.keep":
                    assert line.card in public | {-1}, line
                assert line.rule == -1 or line.seat == reader, line


def cards_in_sight(table):
    view = table.view(0)
    zones = [view.park, view.table, view.box]
    for seat in view.seats:
        zones += [seat.discard, seat.yard, seat.lookout]
    known = [card for seat in view.seats[1:] for card in seat.hand]
    taken = [event.card for event in table.events_for(-1) if isinstance(event, ev.CardMoved)]
    return [card for zone in (*zones, known, taken) for card in zone]


def test_readers_differ_in_their_own_secrets_only():
    table = begun("ppp", seed=3, draft=True)
    play_on(table, Random(3))
    logs = [log_for(table, reader) for reader in (0, 1, 2)]
    for lines in zip(*logs, strict=True):
        if len(set(lines)) > 1:
            kinds = {line.key.removeprefix("log.") for line in lines}
            assert kinds <= {"keep", "keep-hidden", "rule", "rule-open"}


def test_every_line_has_a_sentence():
    said = (texts().log, texts().token_log, texts().game_log)
    for key in ICONS:
        assert any(hasattr(of, key.replace("-", "_")) for of in said), key


def test_end_of_a_game_opens_everything():
    """F-END: made-up rules are revealed."""
    table = begun("pb", seed=4)
    play_on(table, Random(4))
    lines = bare(log_for(table, 0))
    totals = {line.seat: line.n for key, line in lines if key == "total"}
    assert totals == {n: sum(row.points for row in rows) for n, rows in enumerate(table.score())}
    assert keys(lines)[-1] in ("win", "win-you", "tie")
    held = [seat.rule for seat in table.state.seats if seat.rule >= 0]
    assert [line.rule for key, line in lines if key == "rule-shown"] == held


def test_person_who_wins_alone_is_spoken_to():
    for kinds, expected in (("pb", "win-you"), ("pp", "win"), ("bb", "win")):
        position = {"seats": [{"points": 26}, {"points": 3}], "stack": [{"frame": "over"}]}
        table = at(position, kinds)
        assert keys(bare(closing(table, 0)))[-1] == expected
        assert keys(bare(closing(table, 1)))[-1] == "win"


def test_shared_victory_names_all_winners():
    position = {"seats": [{"points": 26}, {"points": 26}], "stack": [{"frame": "over"}]}
    assert only(bare(closing(at(position), 0)), "tie").seats == (0, 1)
