"""Saved games whose cards are not there: it is said which, and none is gone on with."""

import json
from dataclasses import replace

import pytest

from fort_desktop.games.fort.play.adapter import FortAdapter
from fort_desktop.play.record import from_record, missing_cards, to_record
from fort_desktop.play.table import Table
from fort_desktop.storage.errors import SaveError
from fort_desktop.storage.saves import decode_record, encode_record
from tests.play.helpers import ADAPTER, CARDS, begun

OTHER = "3fa9c1d2" + 56 * "0"
PACK = FortAdapter(replace(CARDS, digest=OTHER), "mine.toml")


def with_pack():
    """A game of a pack of which every card has the id of one of the house."""
    like = begun()
    return decode_record(
        encode_record(to_record(Table(PACK, like.options, like.seed, like.seats))), "game"
    )


def with_unknown_card():
    """A game with cards of another version, of which one has an id that nobody here knows."""
    written = to_record(begun()).model_dump_json().replace('"bug"', '"beetle"')
    assert "beetle" in written
    return type(to_record(begun()))(**json.loads(written) | {"digest": OTHER})


def refused(record, adapter=ADAPTER):
    with pytest.raises(SaveError) as error:
        from_record(record, adapter, "evening")
    return error.value.problem


def test_a_record_says_which_pack_it_is_played_with_and_of_the_own_cards_nothing():
    assert with_pack().pack == "mine.toml"
    assert "pack" not in json.loads(encode_record(to_record(begun())))


def test_a_game_of_a_pack_goes_on_with_its_cards_whatever_the_file_is_called_now():
    for adapter in (PACK, FortAdapter(PACK.cards, "renamed.toml")):
        loaded = from_record(with_pack(), adapter)
        assert loaded.problem is None
        assert loaded.table.adapter is adapter


def test_a_game_of_a_pack_is_not_gone_on_with_with_other_cards():
    """Even though its moves and its position would fit them."""
    assert from_record(with_pack().model_copy(update={"pack": ""}), ADAPTER)
    problem = refused(with_pack())
    assert (problem.id, problem.args) == ("save-cards", ("evening", "mine.toml", "3fa9c1d2"))


def test_a_game_of_the_own_cards_is_not_gone_on_with_with_a_pack():
    assert refused(to_record(begun()), PACK).id == "save-cards"


def test_a_game_with_a_card_that_nobody_knows_is_not_gone_on_with():
    problem = refused(with_unknown_card())
    assert (problem.id, problem.args) == ("save-cards", ("evening", "", "3fa9c1d2"))
    assert "beetle" in problem.detail


def test_nothing_is_missing_where_cards_are_the_same_or_the_fault_is_another():
    sound = to_record(begun())
    for changes in (
        {},
        {"digest": "other"},
        {"snapshot": {"park": ["nobody"]}},
        {"options": {"seats": "many"}, "digest": "other"},
        {"game": "towers", "digest": "other"},
    ):
        assert missing_cards(sound.model_copy(update=changes), ADAPTER) is None
