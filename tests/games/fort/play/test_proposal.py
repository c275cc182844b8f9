"""What is done for a person of the card in play, and how it is taken back."""

from __future__ import annotations

from typing import Any

from fort_desktop.games.fort.play.adapter import FortTable
from fort_desktop.games.fort.play.plan import change, changes
from fort_desktop.games.fort.play.proposal import kinds_asked_next
from fort_desktop.games.fort.rules import moves as mv
from fort_desktop.play.record import from_record, to_record
from tests.games.fort.rules.positions import fort, seat
from tests.play.helpers import ADAPTER, CARDS, RIVAL, at, leader, legal, say


def proposed(table: FortTable) -> list[str]:
    """All that is made for the person before something is asked, in notation."""
    before = len(table.history)
    while (move := table.unasked()) is not None:
        table.submit(move, unasked=True)
    return [entry.notation for entry in table.history[before:]]


def composing(*moves: str, hand: str = "bug moles", kinds: str = "pb", **more: Any) -> FortTable:
    table = at(leader(*hand.split(), **more), kinds)
    table.asks_all = False
    say(table, *moves)
    return table


def at_yard(*moves: str) -> FortTable:
    """Spike trashes a card of a rival's yard, and scores for skateboards."""
    position = leader("spike", "zip", deck=[])
    position["seats"][1] = RIVAL | {"yard": ["bug"]}
    table = at(position)
    table.asks_all = False
    say(table, *moves)
    return table


def taken_back(table: FortTable, card: str) -> None:
    wanted = next(c for c in changes(table, 0) if c.card >= 0 and CARDS.cards[c.card].id == card)
    change(table, 0, wanted)


def otherwise(table: FortTable) -> list[str]:
    """What could have been decided instead of what was chosen; "ask" where one is asked again."""
    chosen = [c for c in changes(table, 0) if c.card < 0]
    return ["ask" if c.instead is None else str(type(c.instead).__name__) for c in chosen]


# --- what is proposed -----------------------------------------------------------------------------


def test_nothing_is_proposed_where_people_are_asked_everything():
    table = composing("play bug")
    table.asks_all = True
    assert proposed(table) == []


def test_f_play_2_every_card_is_added_that_makes_more_of_the_action():
    table = composing("play bug", hand="bug moles worm", stuff={"pizza": 0, "toys": 0})
    assert proposed(table) == ["do public", "add moles", "add worm"]
    assert "done" in legal(table)


def test_f_play_2_a_card_of_the_lookout_comes_before_one_of_the_hand():
    table = composing("play bug", lookout=["worm"], fort=1, stuff={"pizza": 2, "toys": 0})
    assert proposed(table) == ["do public", "use lookout worm"]


def test_f_play_5_no_card_is_added_that_would_be_idle():
    table = composing("play bug", stuff={"pizza": 3, "toys": 0}, fort=1)
    assert proposed(table) == ["do public"]


def test_swapping_is_done_no_more_often_than_one_says():
    table = composing(
        "play giggles", hand="giggles doodles-2", deck=[], stuff={"pizza": 2, "toys": 0}
    )
    assert proposed(table) == ["do public"]
    assert "add doodles-2" in legal(table)


def test_nothing_is_trashed_first_while_the_other_action_gives_and_asks_nothing():
    """Wart advances the fort, in one way only, and trashes a card: one chooses."""
    position = leader("wart", "tiny", "moles", stuff={"pizza": 1, "toys": 1})
    position["seats"][1] = RIVAL | {"hand": ["scout"]}
    table = at(position)
    table.asks_all = False
    say(table, "play wart")
    assert {"do public", "do private"} <= set(legal(table))
    assert proposed(table) == []
    say(table, "do public")
    while "do private" not in legal(table):
        say(table, legal(table)[0])
    assert proposed(table) == ["do private"]


def test_no_action_is_begun_that_asks_nothing():
    """Ghost's only action scores: it is played by a person, or it would be over at once."""
    table = composing("play ghost", hand="ghost")
    assert proposed(table) == []
    sole = table.sole_answer()
    assert sole is not None
    assert (sole.kind, sole.by_hand) == ("play-alone", True)


def test_what_was_played_is_finished_by_itself():
    table = composing("play ghost", "do private", hand="ghost")
    assert proposed(table)[:1] == ["finish"]


def test_f_follow_4_a_coin_is_named_after_the_suit_that_gives_most():
    table = composing("play puddin", hand="puddin golden-boy prince", stuff={"pizza": 0, "toys": 0})
    assert proposed(table)[:2] == ["name crown", "do public"]


def named(card: str, **rival: Any) -> str:
    """The name that is proposed for the coin of a card, which counts for nothing."""
    position = leader(card, "kitty", deck=[], stuff={"pizza": 0, "toys": 0})
    position["seats"][1] = RIVAL | rival
    table = at(position)
    table.asks_all = False
    say(table, f"play {card}")
    return "".join(proposed(table)[:1])


def test_f_follow_4_a_coin_that_counts_for_nothing_lets_the_fewest_cards_follow():
    """Fewest of those out of sight: cards that lie open cannot be in a rival's hand."""
    shovels = ["lefty", "moose", "sarge", "moles", "worm", "rusty", "scout", "wart"]
    assert named("bud", hand=[], deck=[], discard=shovels) == "name shovel"
    glue = ["bitsy", "giggles", "icky-sticky", "doodles", "doodles-2", "tink", "bones"]
    assert named("bud", hand=[], deck=[], discard=glue) == "name glue"


def test_a_coin_beside_a_suit_that_counts_is_named_after_it():
    position = leader("puddin", deck=[], stuff={"pizza": 4, "toys": 4})
    position["seats"][1] = RIVAL
    table = at(position)
    table.asks_all = False
    say(table, "play puddin")
    assert proposed(table)[:1] == ["name crown"]


def test_what_is_hidden_does_not_matter_for_the_name_of_a_coin():
    hands = (["scout", "wart"], ["bones", "tink"])
    assert len({named("bud", hand=a, deck=b) for a, b in (hands, hands[::-1])} - {""}) == 1


def test_r9_the_suit_that_gives_most_is_counted():
    table = composing("play flipper", "name book", hand="flipper moles bug")
    table.submit(table.game.parse_move(table.state, "do private"))
    assert proposed(table)[0] == "suit shovel"


def test_pizza_or_toys_are_chosen_with_playing_the_card():
    table = composing("play puddin", hand="puddin golden-boy", stuff={"pizza": 0, "toys": 0})
    proposed(table)
    kinds = kinds_asked_next(ADAPTER.rules, table.state, table.legal())
    assert kinds == [mv.Take(mv.PIZZA), mv.Take(mv.TOY)]
    say(table, "done")
    assert kinds_asked_next(ADAPTER.rules, table.state, table.legal()) == []


def test_r25_all_but_the_last_card_of_a_dogs_need_is_added():
    """With the last one the dog is played, so that one is left to the person."""
    me = seat(hand="duke bug moles tink", lookout="worm", fort=1)
    table = fort(me, seat(hand="wart"), cards=CARDS, options={"dogs": True}).play("play duke")

    def next_one() -> str:
        legal = ADAPTER.game.legal_moves(table.state)
        move = ADAPTER.proposal(table.state, legal)
        return "" if move is None else ADAPTER.game.format_move(table.state, move)

    assert next_one() == "use lookout worm"
    table.play("use lookout worm")
    assert next_one() == ""


def with_a_dog(hand: str, *moves: str, **more: Any) -> list[str]:
    """What is proposed next where dogs play."""
    me = seat(hand=hand, **more)
    table = fort(me, seat(hand="wart"), cards=CARDS, options={"dogs": True}).play(*moves)
    legal = ADAPTER.game.legal_moves(table.state)
    move = ADAPTER.proposal(table.state, legal)
    return [] if move is None else [ADAPTER.game.format_move(table.state, move)]


def test_d_stray_of_equal_cards_a_dog_is_added_first_which_would_stray():
    assert with_a_dog("bug rusty watson", "play bug", "do public") == ["add watson"]
    assert with_a_dog("bug moles watson", "play bug", "do public") == ["add moles"]  # two shovels


def test_d_stray_a_dogs_need_is_met_with_another_dog_first():
    assert with_a_dog("duke rusty watson moles", "play duke") == ["add watson"]


# --- the way back ---------------------------------------------------------------------------------


def test_what_is_taken_back_is_not_proposed_again():
    table = composing("play bug", hand="bug moles worm", stuff={"pizza": 0, "toys": 0})
    proposed(table)
    taken_back(table, "moles")
    assert proposed(table) == []
    assert table.moves[-2:] == ["do public", "add worm"]


def test_the_action_that_was_begun_can_be_exchanged():
    table = at_yard("play spike")
    assert proposed(table) == ["do private", "add zip"]
    assert otherwise(table) == ["Do"]
    change(table, 0, next(c for c in changes(table, 0) if c.card < 0))
    assert table.moves == ["play spike", "do public"]


def test_the_other_action_can_be_left_out():
    table = at_yard("play spike", "do public", "trash yard 2 bug")
    assert proposed(table) == ["do private", "add zip"]
    change(table, 0, next(c for c in changes(table, 0) if isinstance(c.instead, mv.Finish)))
    assert table.moves[-1] == "finish"


def test_an_action_that_has_been_carried_out_is_not_left_out_any_more():
    """It would be taken back with what it gave, while the question is what to do next."""
    table = at_yard("play spike", "do public", "trash yard 2 bug")
    assert proposed(table) == ["do private", "add zip"]
    assert otherwise(table) == ["Finish"]
    say(table, "done")
    assert legal(table) == ["finish"]
    assert otherwise(table) == []


def test_while_the_second_action_runs_the_first_is_not_exchanged():
    table = at_yard("play spike")
    proposed(table)
    say(table, "done", "do public")
    assert legal(table) == ["trash yard 2 bug"]
    assert otherwise(table) == []


def test_a_suit_that_was_named_can_be_asked_for_after_all():
    table = composing("play puddin", hand="puddin golden-boy prince", stuff={"pizza": 0, "toys": 0})
    proposed(table)
    assert otherwise(table)[0] == "ask"
    change(table, 0, next(c for c in changes(table, 0) if c.card < 0 and c.instead is None))
    assert proposed(table) == []
    assert len(legal(table)) > 1


def test_undo_takes_back_what_was_proposed_with_what_it_belonged_to():
    table = composing("play bug", hand="bug moles worm", stuff={"pizza": 0, "toys": 0})
    proposed(table)
    table.undo(0)
    assert table.moves == []


def test_undo_after_saving_and_loading_is_the_same_step():
    """And what was not proposed then is not proposed when the game is gone on with."""
    table = composing("play bug", hand="bug moles worm", stuff={"pizza": 0, "toys": 0})
    proposed(table)
    taken_back(table, "worm")
    loaded = from_record(to_record(table), ADAPTER).table
    loaded.asks_all = False
    assert loaded.places("unasked") == table.places("unasked") != []
    assert proposed(loaded) == []
    loaded.undo(0)
    assert loaded.moves == []
