"""Whatever cannot happen is noticed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from fort_desktop.games.fort.rules import frames as fr
from fort_desktop.games.fort.rules.actions import Suit, parse_action
from fort_desktop.games.fort.rules.frames import Added, Phase, Played, Run, Turn
from fort_desktop.games.fort.rules.invariants import check
from fort_desktop.games.fort.rules.state import FortOptions, State
from tests.games.fort.frozen_cards import frozen_cards
from tests.games.fort.rules.positions import Table, fort, seat
from tests.games.fort.rules.random_play import game, samples

CARDS = frozen_cards()
FORT = game()
Change = Callable[[State], object]
BUG, MOLES, ACE = (CARDS.numbers[name] for name in ("bug", "moles", "ace"))


def table() -> Table:
    """Both seats in the middle of a game, seat 1 about to play."""
    return fort(
        seat(
            hand="bug bitsy", deck="moles", yard="worm", lookout="doc patch", fort=1, rule="loner"
        ),
        seat(hand="ace kitty", deck="tink", discard="zip", fort=2, perks="diy", pack=(2, 1)),
        park="chef bones ant",
        round=3,
    )


def draft(picks: int) -> State:
    state = FORT.new_game(FortOptions(2, draft=True, first=0), 3)
    for _ in range(picks):
        FORT.apply(state, FORT.legal_moves(state)[0])
    return state


def refused(state: State, change: Change, sentence: str) -> None:
    check(state)
    change(state)
    with pytest.raises(AssertionError, match=sentence):
        check(state)


def setting(name: str, value: object) -> Change:
    return lambda state: setattr(state, name, value)


def setting_seat(number: int, name: str, value: object) -> Change:
    return lambda state: setattr(state.seats[number - 1], name, value)


def test_what_the_rules_can_reach_is_in_order():
    for state in samples(every=9, seed=3):
        check(state)


# --- cards, tokens, boards, rules, perks, knowledge ---------------------------------------------

BROKEN: list[tuple[str, Change]] = [
    ("bug lies in the hand of seat 1 and in the park", lambda s: s.park.append(BUG)),
    ("and in the hand of seat 1", lambda s: s.seats[0].hand.append(BUG)),
    ("bug lies nowhere", lambda s: s.seats[0].hand.remove(BUG)),
    ("the box holds card 68", lambda s: s.box.append(68)),
    ("the box holds card -1", lambda s: s.box.append(-1)),
    ("the best friend ace lies in the park deck", lambda s: (
        s.seats[1].hand.remove(ACE), s.park_deck.append(ACE), setting_seat(2, "open_hidden", 0)(s)
    )),
    ("the best friend ace lies in the park", lambda s: (
        s.seats[1].hand.remove(ACE), s.park.append(ACE), setting_seat(2, "open_hidden", 0)(s)
    )),
    ("29 pizza tokens", lambda s: setattr(s, "supply_pizza", s.supply_pizza - 1)),
    ("31 toy tokens", lambda s: setattr(s, "supply_toys", s.supply_toys + 1)),
    ("the supply holds less", setting("supply_pizza", -1)),
    ("seat 2 holds less", setting_seat(2, "pack_pizza", -1)),
    ("stuff of seat 1 holds more than 4", setting_seat(1, "pizza", 5)),
    ("the pack of seat 2 holds more than 3", setting_seat(2, "pack_pizza", 3)),
    ("the fort of seat 1 has level 6", setting_seat(1, "level", 6)),
    ("seat 1 has -1 points", setting_seat(1, "points", -1)),
    ("the lookout of seat 1 holds more than 1", setting_seat(1, "level", 0)),
    ("Sculpture below level 5", setting_seat(1, "sculpture", True)),
    ("0 seats have the Macaroni Sculpture, 1 have", setting_seat(1, "level", 5)),
    ("there are 2 seats, the options say 3", setting("options", FortOptions(3))),
    ("boards", setting_seat(2, "board", 0)),
    ("boards", setting_seat(2, "board", 4)),
    ("a made-up rule is in two places", lambda s: s.rule_stack.append(s.seats[0].rule)),
    ("made-up rule that the card set", setting("rule_stack", [99])),
    ("rules were taken", setting("rule_takers", ())),
    ("rules were taken", setting("rule_takers", (0, 1))),
    ("remembers another rule stack", lambda s: s.rule_stack.pop()),
    ("remembers another rule stack", setting_seat(1, "rules_seen", ())),
    ("seat 2 has seen the rule stack, but has no rule", setting_seat(2, "rules_seen", (1,))),
    ("a perk is in two places", lambda s: s.seats[0].perks.append(s.perk_row[0])),
    ("perk that the card set", setting("perk_row", [9])),
    ("in the hand of seat 1, but is not there", setting_seat(1, "open_hand", 1 << MOLES)),
    ("hand or deck of seat 1, but is not there", setting_seat(1, "open_hidden", 1 << ACE)),
    ("known to be in hand and known to be hidden", lambda s: (
        setting_seat(1, "open_hand", 1 << BUG)(s),
        setting_seat(1, "open_hidden", s.seats[0].open_hidden | 1 << BUG)(s),
    )),
    ("seat 2 has no deck", lambda s: (s.box.append(s.seats[1].deck.pop()))),
    ("nobody knows that seat 1 has a best friend", setting_seat(1, "open_hidden", 0)),
    ("the first player 2 of 2 seats", setting("first", 2)),
    ("round 0 does not fit", setting("round", 0)),
    ("seat 1 has had 2 turns instead of 3", setting("round", 4)),
    ("seat 2 has had 3 turns instead of 2", setting_seat(2, "turns", 3)),
    ("triggered by 'park', but nothing", lambda s: setattr(s, "ending", "park")),
    ("in spite of \\['points'\\]", setting_seat(1, "points", 25)),
    ("in spite of \\['park'\\]", lambda s: (s.box.extend(s.park_deck), s.park_deck.clear())),
    ("triggered by seat 0", lambda s: setattr(s, "ending_seat", 0)),
    ("the game is over, but its end", lambda s: (
        setting("stack", [fr.Over()])(s), [setattr(owner, "turns", 3) for owner in s.seats]
    )),
]  # fmt: skip


@pytest.mark.parametrize(("sentence", "change"), BROKEN)
def test_a_broken_position(sentence: str, change: Change):
    refused(table().state, change, sentence)


# --- the draft ----------------------------------------------------------------------------------

BROKEN_DRAFTS: list[tuple[str, Change]] = [
    ("kept more or fewer", lambda s: setattr(s, "draft_picks", ((), ()))),
    ("kept more or fewer", lambda s: setattr(s, "stack", [fr.Draft(0, 3)])),
    ("out of another hand", lambda s: setattr(s, "draft_picks", s.draft_picks[::-1])),
    ("a card was kept twice", lambda s: setattr(
        s, "draft_picks", ((s.draft_picks[0][0], s.draft_picks[1][0]), s.draft_picks[1])
    )),
    ("only the draft is round 0", setting("round", 1)),
]  # fmt: skip


@pytest.mark.parametrize(("sentence", "change"), BROKEN_DRAFTS)
def test_a_broken_draft(sentence: str, change: Change):
    refused(draft(4), change, sentence)


def test_cards_of_the_draft_lie_nowhere_else():
    def change(state: State) -> None:
        state.park_deck.append(state.draft_packs[0][0])

    refused(draft(4), change, "lies in the park deck and in draft pack 1")


def test_as_many_hands_as_seats_are_dealt():
    refused(draft(16), lambda s: setattr(s, "draft_packs", s.draft_packs[:1]), "deals 2 hands of 8")


def test_best_friends_are_not_drafted():
    def change(state: State) -> None:
        wrong = CARDS.numbers["bitsy"]
        state.draft_packs = ((wrong, *state.draft_packs[0][1:]), state.draft_packs[1])

    refused(draft(16), change, "the draft deals kids of the park deck and dogs only")


def test_hidden_cards_come_from_the_draft():
    def change(state: State) -> None:
        mine, other = state.seats[0].deck, state.park_deck
        mine[-1], other[-1] = other[-1], mine[-1]
        kids = set(CARDS.park_kids)
        assert {mine[-1], other[-1]} <= kids

    state = draft(16)
    state.seats[0].deck.sort()
    refused(state, change, "seat 1 has a hidden card that it did not keep in the draft")


# --- what is pending ----------------------------------------------------------------------------


def stack(*frames: fr.Frame) -> Change:
    return setting("stack", list(frames))


PLAYING = Turn(0, Phase.PLAY)
FOLLOWING = Turn(0, Phase.FOLLOW)
BROKEN_STACKS: list[tuple[str, Change]] = [
    ("the stack is empty", stack()),
    ("neither a turn nor the draft nor the end", stack(fr.ChoosePlay(0))),
    ("something lies on the draft or the end", stack(fr.Over(), fr.ChoosePlay(0))),
    ("not the leader's", stack(Turn(1, Phase.PLAY))),
    ("asks seat 3 of 2", stack(PLAYING, fr.ChoosePlay(2))),
    ("in the phase play", stack(PLAYING, fr.ChoosePlay(1))),
    ("in the phase play", stack(PLAYING, fr.ChoosePlay(0, second=True))),
    ("in the phase play", stack(PLAYING, fr.ChoosePlay(0), fr.ChoosePlay(0))),
    ("in the phase play", stack(PLAYING, PLAYING)),
    ("in the phase cleanup", stack(Turn(0, Phase.CLEANUP), fr.ChoosePlay(0))),
    ("in the phase draw", stack(Turn(0, Phase.DRAW), fr.RecruitPhase(0))),
    ("in the phase recruit", stack(Turn(0, Phase.RECRUIT), fr.RecruitPhase(0))),
    ("in the phase recruit", stack(Turn(0, Phase.RECRUIT), fr.OfferDoOver(0))),
    ("in the phase party", stack(Turn(0, Phase.PARTY), fr.RecruitPhase(1))),
    ("has asked 1 rivals", stack(Turn(0, Phase.PLAY, 1), fr.ChoosePlay(0))),
    ("no card is played", stack(FOLLOWING)),
]


@pytest.mark.parametrize(("sentence", "change"), BROKEN_STACKS)
def test_a_broken_stack(sentence: str, change: Change):
    refused(table().state, change, sentence)


def on_top(*frames: fr.Frame) -> Change:
    """Frames on the leader's choice of actions."""
    return stack(FOLLOWING, fr.ChooseAction(0), *frames)


def playing(**changes: object) -> Change:
    return lambda state: setattr(state, "play", replace(state.play, **changes))


def both(*changes: Change) -> Change:
    return lambda state: [change(state) for change in changes]


PUBLIC = parse_action("pizza x shovel")
PRIVATE = parse_action("vp x fort")
BROKEN_PLAYS: list[tuple[str, Change]] = [
    ("before its time", stack(PLAYING)),
    ("before its time", both(setting("play", None), stack(PLAYING))),
    ("no card is played", setting("play", None)),
    ("the played card is not on the table", setting("play", Played(MOLES))),
    ("an added card is not where", playing(added=(Added(MOLES, None, lookout=False, stage=0),))),
    ("an added card is not where", playing(added=(Added(MOLES, None, lookout=True, stage=0),))),
    ("has begun twice", playing(begun=(0, 0))),
    ("has begun twice", playing(begun=(2,))),
    ("0 actions have ended, 2 have begun", playing(begun=(0, 1))),
    ("1 actions have ended, 0 have begun", playing(whole=(True,))),
    ("no rival, or twice", playing(followers=(0,))),
    ("no rival, or twice", playing(followers=(1, 1))),
    ("in the phase follow", on_top(Run(0, PUBLIC))),
    ("in the phase follow", both(playing(begun=(0,)), on_top(Run(0, PRIVATE)))),
    ("in the phase follow", both(playing(begun=(0,)), on_top(Run(1, PUBLIC)))),
    ("in the phase follow", both(playing(begun=(0,)), on_top(Run(0, PUBLIC, follower=True)))),
    ("in the phase follow", both(playing(begun=(0,)), on_top(Run(0, PUBLIC, index=1)))),
    ("in the phase follow", both(playing(begun=(0,)), on_top(Run(0, PUBLIC, reps=1, rep=2)))),
    ("in the phase follow", both(playing(begun=(0,)), on_top(Run(0, PUBLIC, kind=2)))),
    ("in the phase follow", both(playing(begun=(0,)), on_top(Run(0, PUBLIC, bracket=True)))),
    ("in the phase follow", both(playing(begun=(0,)), on_top(fr.AddCards(0)))),
    ("in the phase follow", both(playing(begun=(0,)), on_top(Run(0, PUBLIC), fr.ChooseSuit(0)))),
    ("in the phase follow", both(
        playing(begun=(0,)), on_top(Run(0, PUBLIC), fr.AddCards(0), fr.ChooseSuit(0))
    )),
    ("in the phase follow", both(
        playing(begun=(0,)), on_top(Run(0, PUBLIC), Run(0, PRIVATE, bracket=True))
    )),
    ("in the phase follow", both(playing(begun=(0,)), on_top(Run(0, PUBLIC), fr.ChooseRule(0)))),
    ("in the phase follow", both(playing(begun=(0,)), on_top(fr.NameCoin(0)))),
    ("in the phase follow", on_top(fr.AddCards(0))),
    ("in the phase follow", stack(FOLLOWING, fr.Following(1))),
    ("in the phase follow", stack(Turn(0, Phase.FOLLOW, 1), fr.Following(0))),
    ("in the phase follow", both(
        playing(followers=(1,)), stack(Turn(0, Phase.FOLLOW, 1), fr.Following(1))
    )),
    ("in the phase follow", stack(Turn(0, Phase.FOLLOW, 1), fr.FollowMore(1, BUG))),
    ("in the phase follow", stack(Turn(0, Phase.FOLLOW, 1), fr.FollowCount(1, (BUG,)))),
    ("in the phase follow", stack(Turn(0, Phase.FOLLOW, 1), fr.FollowCount(1, ()))),
    ("in the phase follow", stack(Turn(0, Phase.FOLLOW, 1), fr.ChooseSuit(1))),
    ("in the phase follow", stack(Turn(0, Phase.FOLLOW, 1), fr.ChooseAction(1))),
    ("in the phase follow", stack(Turn(0, Phase.FOLLOW, 1), Run(1, PRIVATE, follower=True))),
    ("has asked 2 rivals", stack(Turn(0, Phase.FOLLOW, 2))),
    ("in the phase rough", stack(Turn(0, Phase.ROUGH), fr.Rough(0))),
    ("in the phase rough", stack(Turn(0, Phase.ROUGH, 1), fr.Rough(0))),
]  # fmt: skip


@pytest.mark.parametrize(("sentence", "change"), BROKEN_PLAYS)
def test_a_broken_play(sentence: str, change: Change):
    refused(table().play("play bug").state, change, sentence)


GOOD_PLAYS: list[Change] = [
    on_top(),
    both(playing(begun=(0,)), on_top(Run(0, PUBLIC))),
    both(playing(begun=(0,)), on_top(Run(0, PUBLIC), fr.AddCards(0))),
    both(playing(begun=(1,)), on_top(Run(0, PRIVATE, reps=1, rep=1, done=1))),
    both(playing(begun=(0,), whole=(True,)), on_top()),
    stack(Turn(0, Phase.FOLLOW, 1), fr.Following(1)),
    stack(Turn(0, Phase.FOLLOW, 1), Run(1, PUBLIC, follower=True, counted=1)),
    stack(Turn(0, Phase.ROUGH, 1), fr.Rough(1)),
    stack(Turn(0, Phase.PLAYED)),
    stack(Turn(0, Phase.RECRUIT), fr.OfferDoOver(0)),
    stack(Turn(0, Phase.RECRUIT), fr.ChoosePlay(0, second=True)),
    stack(Turn(0, Phase.PARTY), fr.RecruitPhase(0)),
    stack(Turn(0, Phase.BEFORE_DISCARD), fr.Party(0)),
    stack(Turn(0, Phase.DISCARD), fr.BeforeDiscard(0)),
]


@pytest.mark.parametrize("change", GOOD_PLAYS)
def test_a_play_in_order(change: Change):
    state = table().play("play bug").state
    change(state)
    check(state)


def test_a_rule_or_perk_is_chosen_only_where_there_is_one():
    """R21: level 1 asks for a rule, level 2 for a perk, while any lies there."""
    state = table().play("play bug").state
    state.play = replace(state.play, begun=(0,))
    for frame in (fr.ChooseRule(0), fr.ChoosePerk(0)):
        state.stack = [FOLLOWING, fr.ChooseAction(0), Run(0, PUBLIC), frame]
        if isinstance(frame, fr.ChoosePerk):
            check(state)
            state.perk_row = []
        with pytest.raises(AssertionError, match="in the phase follow"):
            check(state)


def test_an_empty_box_is_no_action():
    """F-PLAY 4."""
    state = fort(seat(hand="ghost")).play("play ghost").state
    refused(state, playing(begun=(0,)), "an empty box of the played card has begun")


def test_nobody_follows_a_card_without_a_public_action():
    """F-FOLLOW 8."""
    state = fort(seat(hand="ghost"), seat(hand="prince")).play("play ghost").state
    refused(state, stack(Turn(0, Phase.FOLLOW, 1), fr.Following(1)), "in the phase follow")


def test_the_suit_of_any_suit_is_chosen_before_cards_are_added():
    """R9."""
    state = fort(seat(hand="ace")).play("play ace", "name glue").state
    action = CARDS.cards[ACE].private
    state.play = replace(state.play, begun=(1,), named=Suit.GLUE)
    state.stack = [FOLLOWING, fr.ChooseAction(0), Run(0, action), fr.AddCards(0), fr.ChooseSuit(0)]
    check(state)


def test_a_bracket_lies_on_its_step():
    """F-ACT: baby-face recruits, then takes a toy, as often as squirt guns count."""
    state = fort(seat(hand="baby-face"), park="chef").play("play baby-face").state
    action = CARDS.cards[CARDS.numbers["baby-face"]].public
    inner = action.steps[0].unit
    state.play = replace(state.play, begun=(0,))
    outer = Run(0, action, reps=1)
    state.stack = [FOLLOWING, fr.ChooseAction(0), outer, Run(0, inner, bracket=True)]
    check(state)
    refused(state, on_top(replace(outer, rep=1), Run(0, inner, bracket=True)), "phase follow")
