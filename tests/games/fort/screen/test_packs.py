"""Games with a pack of cards in the window: its names, pictures and rules, and nobody else's."""

from __future__ import annotations

from random import Random

import pytest

from fort_desktop.contract.kit import Kit
from fort_desktop.games.fort.play.adapter import FortAdapter, FortTable, new_table
from fort_desktop.games.fort.screen.cards.cards_model import CardsModel
from fort_desktop.games.fort.screen.cards.stand_ins import STAND_INS
from fort_desktop.play.table import SeatSetup
from fort_desktop.storage.autosave import Autosave
from fort_desktop.ui import resources
from fort_desktop.ui.app import Stage
from tests.games.fort.packs import looked_at, own_id, pack_text, put_pack
from tests.games.fort.screen.seeing import check_screen
from tests.ui.bridges import CARDS, advise, open_table, step
from tests.ui.hands import type_name, until, walk
from tests.ui.player import quiet
from tests.ui.speaking import CODES, plain
from tools.pictures.staging import sample_table

ENGLISH = pytest.mark.usefixtures("english")
PERSON, BOT = SeatSetup("Ola"), SeatSetup("Bot 2", "bot", "medium")


@pytest.fixture
def make_stage(lend_stage):
    return lend_stage


@pytest.fixture
def kit(tmp_path) -> Kit:
    put_pack(tmp_path / "packs")
    [pack] = looked_at(tmp_path / "packs").of("fort")
    assert pack.kit is not None
    return pack.kit


def begun(kit: Kit, *seats: SeatSetup, pets: bool = True, seed: int = 3) -> FortTable:
    adapter = kit.adapter
    assert isinstance(adapter, FortAdapter)
    return new_table(adapter, seats or (PERSON, BOT), seed, pets=("dogs", "cats") if pets else ())


def faces(bridge) -> set[str]:
    return {row.face for row in bridge.cards.rows() if row.face}


def said(bridge) -> list[str]:
    return [plain(row.title) for row in bridge.log.rows()]


def played_for(bridge, driver, decisions: int) -> None:
    rng = Random(2)
    for _ in range(decisions):
        if not bridge.presenter.table.over:
            step(bridge, driver, rng)


def test_cards_that_only_the_pack_has_are_named_and_explained_by_it(kit):
    bridge, _ = open_table(begun(kit))
    assert faces(bridge)
    assert all(card.startswith("own-") for card in faces(bridge))
    for card in faces(bridge):
        assert bridge.faces.face(card).name == f"<b>{card}"
        bridge.page.show(card)
        assert bridge.page.subject in ("kid", "dog")
        assert bridge.page.rows()
        assert bridge.cardWords.of(card)
    for cat in bridge.cats.rows():
        assert cat.name == f"<b>{cat.face}"
        assert cat.name in cat.label


@ENGLISH
def test_the_log_says_first_which_cards_are_played_with(kit):
    own, _ = open_table(sample_table(CARDS, 2, 3))
    bridge, driver = open_table(begun(kit))
    first = "This game is played with the cards “mine”."
    assert said(bridge)[0] == first
    assert first not in said(own)
    played_for(bridge, driver, 30)
    assert said(bridge).count(first) == 1
    assert any("<b>own-" in line for line in said(bridge))


@ENGLISH
def test_who_has_no_picture_gets_a_stand_in_of_its_kind(kit):
    bridge, _ = open_table(begun(kit))
    cards = bridge.presenter.view.cards
    for kind, found in (("kid", cards.kids), ("dog", cards.dogs), ("cat", cards.cats)):
        for card in found:
            face = bridge.faces.face(card.id)
            assert face.drawing == STAND_INS[kind]
            assert face.portrait.toLocalFile().endswith(f"/portraits/{STAND_INS[kind]}.svg")


@ENGLISH
def test_who_has_a_picture_here_keeps_it(tmp_path):
    text = pack_text().replace(f'"{own_id("bug")}"', '"bug"')
    (tmp_path / "mine.toml").write_text(text.replace(f'"{own_id("loki")}"', '"loki"'), "utf-8")
    [pack] = looked_at(tmp_path).of("fort")
    bridge, _ = open_table(begun(pack.kit))
    assert [bridge.faces.face(card).drawing for card in ("bug", "loki")] == ["bug", "loki"]


@ENGLISH
def test_a_dog_that_is_called_like_a_kid_is_drawn_as_a_dog(tmp_path):
    text = pack_text().replace(f'"{own_id("loki")}"', '"bug"')
    (tmp_path / "mine.toml").write_text(text, "utf-8")
    [pack] = looked_at(tmp_path).of("fort")
    bridge, _ = open_table(begun(pack.kit))
    assert bridge.faces.face("bug").drawing == STAND_INS["dog"]


@pytest.mark.parametrize("kind", STAND_INS)
def test_a_stand_in_has_every_picture_that_others_of_its_kind_have(kind):
    model = {"kid": "bug", "dog": "loki", "cat": "bandit"}[kind]
    for file in resources.ASSETS.rglob(f"{model}*.svg"):
        name = STAND_INS[kind] + file.name.removeprefix(model)
        assert file.with_name(name).is_file(), name


@ENGLISH
@pytest.mark.parametrize("first", ["own", "pack"])
def test_a_game_begun_after_one_with_other_cards_shows_its_own(kit, first):
    tables = [begun(kit), sample_table(CARDS, 2, 3)]
    if first == "own":
        tables.reverse()
    bridge, driver = open_table(tables[0])
    for table in (tables[1], tables[0]):
        bridge.page.show(next(iter(faces(bridge))))
        bridge.flow.open(table)
        cards = table.adapter.definitions
        assert faces(bridge) <= {card.id for card in cards.cards}
        assert bridge.page.subject == ""
        names = {card.id: card.names["en"] for card in cards.cards}
        assert all(bridge.faces.face(card).name == names[card] for card in faces(bridge))
        other = next(one for one in tables if one is not table).adapter.definitions
        assert bridge.faces.face(other.kids[0].id) is None
        played_for(bridge, driver, 5)
        driver.cancel()


def test_another_language_goes_for_the_faces_of_the_open_game(kit, make_app):
    app = make_app()
    app.play(begun(kit))
    app.play(sample_table(CARDS, 2, 3))
    app.preferences.from_dict({"language": "cs"})
    app.play(begun(kit))
    app.preferences.from_dict({"language": "pl"})
    app.play(sample_table(CARDS, 2, 3))
    assert (
        app.table_of("fort").faces.face("bug").name == CARDS.cards[CARDS.numbers["bug"]].names["pl"]
    )


@ENGLISH
def test_a_decision_is_taken_back_and_a_hint_is_given(kit):
    bridge, driver = open_table(begun(kit, pets=False))
    while not bridge.shown.mine or bridge.presenter.kind != "play":
        step(bridge, driver, Random(1))
    before = bridge.presenter.table.number
    advise(bridge, driver, bridge.presenter.moves[0])
    assert "<b>own-" in bridge.coach.text
    play = next(n for n, move in enumerate(bridge.presenter.moves) if "Play" in type(move).__name__)
    bridge.touch.choose(play)
    assert bridge.presenter.table.number > before
    bridge.undoing.undo()
    assert bridge.presenter.table.number == before


@ENGLISH
def test_two_people_pass_the_computer_around(kit):
    bridge, driver = open_table(begun(kit, PERSON, SeatSetup("Ela")))
    assert bridge.curtain.down
    assert not any(row.face for row in bridge.cards.rows() if row.zone == CardsModel.Zone.Hand)
    played_for(bridge, driver, 40)
    assert said(bridge)[0].endswith("“mine”.")


def test_a_game_is_saved_continued_and_played_once_more_with_its_pack(make_app, folders):
    put_pack(folders.packs)
    app = make_app(folders)
    app.setup.set_pack("mine.toml")
    app.setup.play()
    app.close()
    [record] = Autosave(folders.autosaves).unfinished()
    assert record.pack == "mine.toml"
    again = make_app(folders)
    again.continueGame("fort")
    bridge = again.table_of("fort")
    assert bridge.presenter.table.moves == record.moves
    rng = Random(4)
    while not bridge.presenter.table.over:
        step(bridge, again.driver, rng)
    assert until(lambda: again.screen == "scoring", again.screenChanged)
    again.rematch()
    assert again._played.adapter.pack == "mine.toml"
    again.close()
    assert "fort" in folders.statistics_file.read_text("utf-8")


@pytest.mark.parametrize("language", CODES)
def test_the_table_shows_the_cards_of_a_pack_in_each_language(make_stage, kit, language):
    stage: Stage = make_stage(language=language)
    stage.app.preferences.from_dict({"language": language})
    stage.app.play(begun(kit))
    stage.driver.cancel()
    quiet(stage)
    check_screen(stage)
    images = [item for item in walk(stage.window.contentItem()) if item.inherits("QQuickImage")]
    drawn = {image.property("source").fileName() for image in images}  # one that lacks warns
    assert drawn >= {"any-kid.svg", "any-cat-sit.svg", "any-dog.svg"}


def test_the_table_that_is_shown_turns_to_a_game_of_other_cards(make_stage, kit):
    stage: Stage = make_stage()
    for table in (sample_table(CARDS, 2, 3), begun(kit, pets=False), sample_table(CARDS, 2, 4)):
        stage.app.play(table)
        stage.driver.cancel()
        quiet(stage)
        check_screen(stage)


def test_the_signs_of_the_log_show_the_faces_of_the_pack(make_stage, kit):
    stage: Stage = make_stage()
    table = begun(kit)
    rng = Random(1)
    while len(table.history) < 40:
        table.submit(rng.choice(table.legal()))
    stage.app.play(table)
    stage.driver.cancel()
    quiet(stage)
    signs = [i for i in walk(stage.window.contentItem()) if type_name(i) == "StorySign"]
    shown = [item for sign in signs if sign.property("at") == 0 for item in walk(sign)]
    faces = [item for item in shown if type_name(item) == "Avatar"]
    assert faces
    for face in faces:
        assert "/faces/any-" in face.property("face").toString()
