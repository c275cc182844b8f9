"""Dogs and cats on the table's bridge, without a window."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QObject

from fort_desktop.games.fort.play.adapter import FortAdapter, FortTable
from fort_desktop.games.fort.rules import moves as mv
from fort_desktop.games.fort.rules.state import FortOptions
from fort_desktop.games.fort.screen.cards.cards_model import CardsModel
from fort_desktop.games.fort.screen.scoring import final_score
from fort_desktop.games.fort.screen.table import GameTable
from fort_desktop.games.fort.words.texts import words as fort_words
from fort_desktop.play.history import Resumed
from fort_desktop.play.playing_on import play_until
from fort_desktop.play.table import Table
from fort_desktop.ui.bridge.score_model import ScoreModel
from fort_desktop.ui.texts import texts
from tests.games.fort.screen.seeing import check_models
from tests.ui.bridges import (
    CARDS,
    GAME,
    Told,
    advise,
    card_faces,
    open_app,
    open_table,
    play_it,
    readable,
    step,
    words,
)
from tests.ui.speaking import CODES, plain, spoken
from tools.pictures.staging import pets_table, sample_table

Zone = CardsModel.Zone


@pytest.mark.no_cover
@pytest.mark.parametrize(
    ("seats", "persons", "draft", "code"),
    [(2, 1, False, "en"), (3, 2, True, "cs"), (4, 1, False, "pl"), (3, 3, False, "en")],
)
def test_models_equal_the_state_all_through_a_game(qapp, seats, persons, draft, code):
    with spoken(code):
        table = pets_table(CARDS, seats, 7, persons=persons, draft=draft)
        bridge, driver = open_table(table)
        finished: list[bool] = []
        bridge.flow.finished.connect(lambda: finished.append(True))
        rng = Random(7)
        while not table.over:
            step(bridge, driver, rng)
            if table.number % 4 == 0:
                check_models(bridge)
        check_models(bridge)
        assert finished == [True]
        assert bridge.coach.text == texts().table.over()


@pytest.mark.no_cover
@pytest.mark.parametrize("code", CODES)
def test_whatever_is_touched_answers(qapp, code):
    with spoken(code):
        table = pets_table(CARDS, 3, 8)
        bridge, driver = open_table(table)
        rng = Random(8)
        for _ in range(300):
            if table.over:
                break
            if bridge.shown.mine and bridge.flow._answer is None:
                touch(bridge, rng)
                assert bridge.coach.text
                assert not set(str(bridge.coach.text)) & set("{}%")
                bridge.options.close()
            if not table.over:
                step(bridge, driver, rng)
        check_models(bridge)


def touch(bridge: GameTable, rng: Random) -> None:
    """One thing on the table."""
    match rng.randrange(6):
        case 0:
            bridge.touch.pickCat(rng.choice(bridge.cats.rows()).face)
        case 1:
            bridge.touch.pickHouse(rng.randrange(3))
        case 2:
            bridge.composing.takeBack()
        case 3:
            key, zone = rng.choice(bridge.cards.rows()).key, rng.choice(list(Zone))
            bridge.touch.drop(key, int(zone))
        case _:
            bridge.touch.pick(rng.choice(bridge.cards.rows()).key)


# --- by hand ------------------------------------------------------------------------------------


def at(seats: list[dict[str, Any]], *moves: str, **more: Any) -> FortTable:
    """A person and bots in a position with dogs and cats, after some moves."""
    options = FortOptions(len(seats), dogs=True, cats=True)
    position = {"seats": seats, "options": {"dogs": True, "cats": True}} | more
    start = Resumed(GAME.from_snapshot(position), ())
    people = sample_table(CARDS, len(seats), 1).seats
    table = Table(FortAdapter(CARDS), options, 1, people, start)
    for text in moves:
        table.submit(GAME.parse_move(table.state, text))
    return table


def test_nothing_to_play_is_said_and_each_dog_says_why(english):
    """R24: nobody loses the phase unasked, and what stands in the way is asked of every card."""
    mine = {
        "hand": ["pumpkin", "echo", "eclair", "floofer", "violet"],
        "stuff": {"pizza": 0, "toys": 3},
    }
    bridge = shown_at([mine, {"hand": ["bug"]}])
    assert bridge.coach.text == fort_words().coach.play_none()
    assert bridge.flow._answer is None, "it waits for the person"
    said = {}
    for row in bridge.cards.rows():
        if row.zone == Zone.Hand and row.seat == 0:
            bridge.touch.pick(row.key)
            said[row.face] = bridge.coach.text
    assert bridge.presenter.kind == "play"
    assert said["floofer"] != fort_words().why.whole()
    assert texts().table.not_now() not in said.values()
    assert len(set(said.values())) >= 3
    bridge.touch.choose(0)
    assert bridge.presenter.table.history[-1].move == mv.Skip()


def shown_at(seats: list[dict[str, Any]], *moves: str, **more: Any) -> GameTable:
    return open_table(at(seats, *moves, **more))[0]


def key(bridge: GameTable, face: str, zone: Zone) -> int:
    rows = bridge.cards.rows()
    return next(r.key for r in rows if (r.face, r.zone) == (face, zone))


def refused(bridge: GameTable) -> str:
    return plain(str(bridge.coach.text))


OTHER = {"hand": ["wart"]}
HERSHEY = {"hand": ["hershey", "bug"], "stuff": {"pizza": 1, "toys": 2}}


def test_a_dog_is_played_by_hand_and_goes_home(english):
    bridge = shown_at([HERSHEY, OTHER])
    assert bridge.middle.withDogs
    assert bridge.touch.drop(key(bridge, "hershey", Zone.Hand), int(Zone.Play))
    assert bridge.shown.deciding == "need"
    assert refused(bridge).startswith("What this dog needs: Spend 1 pizza and 1 toy.")
    assert bridge.presenter.table.number == 1, "what a dog needs is not given away unasked"
    assert bridge.play.shown
    assert list(bridge.tokens.needSlots) == ["open pizza", "open toy"]
    assert list(bridge.play.then) == ["doghouse"]
    assert bridge.play.followText == fort_words().why.follow_dog()
    assert "vp 0 then 2" in list(bridge.play.changes)
    assert bridge.tokens.drop("stuff pizza", int(Zone.Play))
    assert list(bridge.tokens.needSlots) == ["met pizza", "open toy"]
    assert bridge.tokens.drop("stuff toy", int(Zone.Play))
    play_it(bridge)
    assert bridge.shown.deciding == "recruit"
    bridge.touch.pick(next(row.key for row in bridge.cards.rows() if row.zone == Zone.Park))
    assert list(bridge.seats.me.doghouse) == ["hershey"]
    assert key(bridge, "hershey", Zone.Doghouse)
    check_models(bridge)
    (told,) = [play for play in bridge.presenter.seen_history.plays if play.card >= 0]
    lines = bridge.presenter.seen_history.pen.lines(told)
    assert [line.icon for line in lines if line.part == "deed"] == ["dog"]
    assert "doghouse" in lines[0].gains


def test_a_dog_goes_to_the_neighbour_of_ones_choice(english):
    bridge = shown_at([{"hand": ["loki", "prince", "bug"]}, OTHER, {}])
    bridge.touch.drop(key(bridge, "loki", Zone.Hand), int(Zone.Play))
    bridge.touch.drop(key(bridge, "prince", Zone.Hand), int(Zone.Play))
    play_it(bridge)
    assert bridge.shown.deciding == "house"
    assert [bool(bridge.seats.rival(n).canHouse) for n in (0, 1)] == [True, True]
    assert not bridge.seats.me.canHouse
    dog = key(bridge, "loki", Zone.Play)
    assert bridge.touch.allows(dog, int(Zone.Doghouse))
    bridge.touch.drop(dog, int(Zone.Doghouse))
    assert len({choice.label for choice in bridge.options.model.rows()}) == 2
    bridge.options.close()
    bridge.touch.pickHouse(0)
    assert refused(bridge) == "First: into whose doghouse: left or right?"
    bridge.touch.pickHouse(2)
    assert list(bridge.seats.rival(1).doghouse) == ["loki"]
    added = next(row for row in bridge.cards.rows() if row.zone == Zone.Play)
    assert (added.face, added.place) == ("prince", 1), "it does not step into the dog's place"
    check_models(bridge)


def test_cards_added_for_a_need_are_taken_back(english):
    bridge = shown_at([{"hand": ["spud", "bug", "prince", "penny", "munch", "chef"]}, OTHER])
    bridge.touch.pick(key(bridge, "spud", Zone.Hand))
    bridge.touch.pick(key(bridge, "prince", Zone.Hand))
    assert list(bridge.tokens.needSlots) == ["met crown", "open any-suit", "open any-suit"]
    assert [a.card for a in bridge.presenter.view.play.added] == [CARDS.numbers["prince"]]
    assert bridge.composing.takeBack()
    assert bridge.presenter.view.play.added == ()
    assert bridge.composing.takeBack()
    assert bridge.shown.deciding == "play"
    check_models(bridge)


def test_a_copied_kid_offers_its_actions_and_what_they_give(english):
    bridge = shown_at([{"hand": ["pumpkin", "bug", "wart"], "fort": 1}, {"hand": ["ace"]}])
    bridge.touch.pick(key(bridge, "pumpkin", Zone.Hand))
    assert list(bridge.tokens.needSlots) == ["open person"]
    assert list(bridge.play.amount) == ["person", "then", "play"]
    bridge.touch.pick(key(bridge, "bug", Zone.Hand))
    assert bridge.shown.deciding == "kid-action"
    assert all(choice.tokens and choice.label for choice in bridge.choices.rows())
    assert bridge.play.shown
    bridge.touch.choose(0)
    assert list(bridge.seats.me.doghouse) == ["pumpkin"]
    check_models(bridge)


def test_a_dog_that_cannot_be_played_says_why(english):
    bridge = shown_at([{"hand": ["hershey", "pesto", "watson", "bug"]}, OTHER])
    for dog, why in (
        ("hershey", "You do not have the tokens that this dog needs: 1 pizza, 1 toy."),
        ("pesto", "You do not have the suits that this dog needs: 2 squirt guns."),
        ("watson", "This dog needs at least 2 cards in your lookout."),
    ):
        bridge.touch.pick(key(bridge, dog, Zone.Hand))
        assert refused(bridge) == why


def cat_at(bridge: GameTable, cat: str) -> Any:
    return next(row for row in bridge.cats.rows() if row.face == cat)


def test_an_own_cat_is_used_and_others_say_why_not(english):
    own = {"hand": ["bug", "moles"], "cats": ["bandit", "jitters"], "stuff": {"pizza": 1}}
    bridge = shown_at([own, OTHER | {"cats": ["dumpling"]}, {}], cats=[])
    assert cat_at(bridge, "bandit").usable
    assert [cat_at(bridge, cat).seat for cat in ("bandit", "dumpling")] == [0, 1]
    for cat, why in (
        ("jitters", fort_words().why.cat_unfollowed()),
        ("dumpling", fort_words().why.cat_rival("Max")),
        ("nobody", "First: before you play, use a cat’s power, or just play."),
    ):
        bridge.touch.pickCat(cat)
        assert refused(bridge) == plain(why)
    bridge.touch.pickCat("bandit")
    play_it(bridge)
    if bridge.shown.deciding == "pack":
        bridge.touch.choose(0)
    assert bridge.presenter.table.state.seats[0].pack_pizza == 1
    assert bridge.shown.deciding == "play"
    assert cat_at(bridge, "bandit").used
    assert refused(bridge) == "Play a card now."
    bridge.touch.pickCat("bandit")
    assert refused(bridge) == plain(fort_words().why.cat_used())


CATS = {"hand": ["bug", "moles"], "cats": ["bandit", "jitters"], "stuff": {"pizza": 1}}


def test_a_hint_points_at_a_cat(english):
    bridge, driver = open_table(at([CATS, OTHER]))
    assert bridge.hint.cat == ""
    advise(bridge, driver, mv.UseCat(CARDS.cat_numbers["bandit"]))
    assert bridge.hint.cat == "bandit"
    assert "Bandit" in bridge.coach.text


def test_a_cat_tells_that_it_has_worked(english):
    bridge = shown_at([CATS, OTHER])
    worked: list[str] = []
    bridge.cats.worked.connect(worked.append)
    bridge.touch.pickCat("bandit")
    assert worked == []
    play_it(bridge)
    assert worked == ["bandit"]
    bridge.touch.choose(0)
    assert worked == ["bandit"]


def test_a_cat_that_draws_is_touched_for_one_card_more(english):
    deck = ["ace", "spike", "tink", "moles", "chef", "munch", "dash"]
    own = {"hand": ["kitty"], "cats": ["sprightly"], "deck": deck}
    bridge = shown_at([own, OTHER], "skip", cats=[])
    bridge.touch.choose(len(bridge.presenter.moves) - 1)  # recruits from the deck
    assert bridge.shown.deciding == "draw"
    assert cat_at(bridge, "sprightly").usable
    bridge.touch.pickCat("sprightly")
    play_it(bridge)
    assert len(bridge.presenter.table.state.seats[0].hand) == 6


@pytest.mark.parametrize(
    ("seats", "moves"),
    [
        ([CATS, OTHER], ()),
        ([HERSHEY, OTHER], ("play hershey",)),
        ([{"hand": ["loki", "prince"]}, OTHER, {}], ("play loki", "add prince")),
        ([{"hand": ["pumpkin", "bug"], "fort": 1}, OTHER], ("play pumpkin", "add bug")),
    ],
)
def test_a_new_language_renews_every_text(qapp, seats, moves):
    with spoken("en") as language:
        bridge = shown_at(seats, *moves)
        for code in ("cs", "pl", "en"):
            before = words(readable(bridge))
            language.choose(code)
            bridge.flow.retranslate()
            fresh = open_table(bridge.presenter.table)[0]
            found = words(readable(bridge))
            assert found == words(readable(fresh))
            assert found["table coach text"] != before["table coach text"]


# --- words about them ---------------------------------------------------------------------------


@pytest.mark.parametrize("code", CODES)
def test_every_pet_is_explained(qapp, code):
    with spoken(code):
        bridge = shown_at([HERSHEY, OTHER])
        for pet in (*CARDS.dogs, *CARDS.cats):
            said = list(bridge.cardWords.of(pet.id))
            assert len(said) in (2, 3)
            assert all(said)


def test_faces_of_dogs_and_cats(qapp):
    owner = QObject()
    faces = card_faces(owner)
    barkley, bandit = faces.face("barkley"), faces.face("bandit")
    assert (barkley.kind, barkley.house) == ("dog", "own")
    two_others = ["any-suit", "not-equal", "any-suit", "except-crown"]
    assert list(barkley.needTokens) == ["hand", *two_others]
    assert list(barkley.actionTokens) == ["2", "resource"]
    assert list(faces.face("hershey").needTokens) == ["spend", "1", "pizza", "1", "toy"]
    assert (bandit.kind, list(bandit.lureTokens)) == ("cat", ["squirtgun"])
    assert list(bandit.powerTokens) == ["play", ":", "pack"]
    assert bandit.head.toString().endswith("bandit.svg")
    assert faces.face("bug").kind == "kid"


# --- the app ------------------------------------------------------------------------------------


def test_variants_are_chosen_for_a_new_game(english):
    owner = QObject()
    app = open_app(Told(owner))
    setup = app.setup
    assert len({option["text"] for option in setup.options}) == 3
    setup.set_option("dogs", True)
    setup.set_seed("7")
    setup.play()
    assert app.table_of("fort").middle.withDogs
    assert not app.table_of("fort").middle.withCats
    assert app.setup.to_dict()["options"]["fort"] == ["dogs"]


def test_final_scoring_has_rows_for_dogs_and_cats(english):
    table = pets_table(CARDS, 3, 3)
    play_until(table, lambda t: t.over)
    owner = QObject()
    model = ScoreModel(parent=owner)
    model.show(final_score(table, card_faces(owner)))
    sources = [line["source"] for line in model.lines]
    assert sources == ["track", "fort", "rule", "sculpture", "dogs", "cats", "total"]
    assert all(line["label"] and line["spoken"] for line in model.lines)
