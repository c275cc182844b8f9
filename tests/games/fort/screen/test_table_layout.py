"""The table at every size: nothing lies over anything else, nothing is cut off, no word is lost."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, pairwise
from typing import NamedTuple

import pytest
from PySide6.QtCore import QObject, QRectF
from PySide6.QtGui import QFontMetricsF
from PySide6.QtQuick import QQuickItem

from fort_desktop.games.fort.screen.cards.cards_model import CardRow
from tests.games.fort.screen.table_at import CARDS, Zone, card, layer, open_at, rows
from tests.ui.hands import on_ground, parts, pump, spoken_name, type_name, walk

pytestmark = pytest.mark.no_cover  # what it runs is measured without a window

SIZES = ((1280, 720), (1366, 768), (1920, 1080), (2560, 1440), (1280, 1024))
PARTS = ("track", "perks", "park", "play", "coach", "own", "hand", "ownYard", "deck", "discard")
PARTS += ("column",)
FACES = ("CardFace", "DogFace", "RuleCard", "PerkCard")
EDGE = 1.0
# In this order each look differs from the one before in one thing, so that less is laid out anew.
LOOKS = [
    {"language": language, "text_size": text_size}
    for language, text_sizes in (("en", (100, 160)), ("cs", (160, 100)), ("pl", (100, 160)))
    for text_size in text_sizes
]


@pytest.fixture
def make_stage(lend_stage):
    return lend_stage


def screen_of(stage) -> QQuickItem:
    found = layer(stage).parentItem()
    assert found is not None
    return found


def layout_of(stage) -> QObject:
    found = stage.window.findChild(QObject, "layout")
    assert found is not None
    return found


def rects(stage) -> dict[str, QRectF]:
    layout = layout_of(stage)
    found = {name: layout.property(name) for name in PARTS}
    choices = next(i for i in screen_of(stage).childItems() if type_name(i) == "ChoiceBar")
    place = on_ground(choices)
    found["choices"] = place
    for n, board in enumerate(parts(stage, "RivalBoard")):
        found[f"rival {n}"] = on_ground(board)
    return found


def check_apart(stage, size) -> None:
    check_places(rects(stage), size)


def check_places(found: dict[str, QRectF], size) -> None:
    window = QRectF(0, 0, *size)
    for name, rect in found.items():
        assert rect.width() > 0, name
        assert rect.height() > 0, name
        assert window.contains(rect.adjusted(EDGE, EDGE, -EDGE, -EDGE)), (name, rect)
    for (a, one), (b, other) in combinations(found.items(), 2):
        common = one.intersected(other)
        assert common.width() <= EDGE or common.height() <= EDGE, (a, b, common)


class Cards(NamedTuple):
    """Where cards are: all in sight, each with its row, and those of the park with its deck."""

    shown: list[tuple[CardRow, QRectF]]
    park: list[QRectF]


def cards_of(stage) -> Cards:
    def place(row: CardRow) -> QRectF:
        return on_ground(card(stage, row.key))

    every = stage.app.table_of("fort").cards.rows()
    shown = [(row, place(row)) for row in every if card(stage, row.key).isVisible()]
    park = rows(stage, Zone.Park) + rows(stage, Zone.ParkDeck)
    return Cards(shown, [place(row) for row in park])


def check_cards(stage, size) -> None:
    check_card_places(cards_of(stage), size)


def check_card_places(found: Cards, size) -> None:
    window = QRectF(0, 0, *size).adjusted(-EDGE, -EDGE, EDGE, EDGE)
    for row, place in found.shown:
        assert window.contains(place), row
    for one, other in combinations(found.park, 2):
        assert not one.intersects(other)


def check_words(stage) -> None:
    """Card faces and rules do not grow with the text and are left out."""
    for item in walk(stage.window.contentItem()):
        if not item.inherits("QQuickText") or not item.property("text"):
            continue
        if type_name(item) not in ("QQuickText", "Label"):
            continue
        above = item.parentItem()
        while above is not None and type_name(above) not in FACES:
            above = above.parentItem()
        if above is not None:
            continue
        text = item.property("text")
        assert not item.property("truncated"), text
        assert item.property("contentWidth") <= item.width() + 2 or item.width() == 0, text
        assert item.property("contentHeight") <= item.height() + 4, text
        assert item.property("font").pixelSize() >= 12, text


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_has_its_place(make_stage, seats):
    stage = make_stage(language="pl")
    open_at(stage, "play", seats)
    for n, size in enumerate(SIZES):
        stage.window.resize(*size)
        for text_size in (160, 100) if n % 2 else (100, 160):
            stage.app.preferences.from_dict({"text_size": text_size})
            pump()
            check_apart(stage, size)
            check_cards(stage, size)


@pytest.mark.parametrize("kind", ["play", "add", "coin", "pay", "recruit-phase"])
def test_every_word_is_in_sight(make_stage, kind):
    stage = make_stage()
    open_at(stage, kind)
    for size in SIZES[:2]:
        stage.window.resize(*size)
        for chosen in LOOKS:
            stage.app.preferences.from_dict(chosen)
            pump()
            check_words(stage)
            check_apart(stage, size)


@pytest.mark.parametrize("size", [*SIZES, (1440, 810)])
def test_the_actions_of_a_hand_of_five_show(make_stage, size):
    stage = make_stage(size=size)
    open_at(stage, "play", 2)
    layout = layout_of(stage)
    spots = [layout.spot(int(Zone.Hand), 0, place, 5) for place in range(5)]
    for left, right in pairwise(spots):
        assert right.x() - left.x() >= 0.84 * left.z()


def test_the_suits_to_choose_from_stand_in_one_row(make_stage):
    stage = make_stage(language="pl", size=(1280, 720))
    open_at(stage, "any-suit", 2, least=6)
    for text_size in (100, 130, 160):
        stage.app.preferences.from_dict({"text_size": text_size})
        pump()
        assert layout_of(stage).property("choiceRows") == 1
        check_apart(stage, (1280, 720))
        buttons = [i for i in walk(screen_of(stage)) if type_name(i) == "ChoiceButton"]
        assert len(buttons) >= 6
        assert all(spoken_name(button).strip() for button in buttons)
        assert len({button.y() for button in buttons}) == 1


def written(item) -> list[QQuickItem]:
    """Its words in sight."""
    texts = [i for i in walk(item) if i.inherits("QQuickText") and i.property("text")]
    return [i for i in texts if type_name(i) in ("QQuickText", "Label")]


@pytest.mark.parametrize("language", ["cs", "pl"])
def test_words_of_payments_stay_large_in_two_lines(make_stage, language):
    stage = make_stage(language=language)
    open_at(stage, "pay", 3)
    for text_size in (100, 120, 130):
        stage.app.preferences.from_dict({"text_size": text_size})
        pump()
        buttons = [i for i in walk(screen_of(stage)) if type_name(i) == "ChoiceButton"]
        assert len(buttons) >= 2
        for button in buttons:
            for words in written(button):
                if "\n" not in words.property("text"):
                    continue
                assert words.property("font").pixelSize() >= 15
                assert words.property("contentWidth") <= words.width() + 1
                assert words.property("lineCount") == 2


@pytest.mark.parametrize("text_size", [80, 100, 130, 160])
def test_the_names_in_the_turn_order_are_of_one_size(make_stage, text_size):
    stage = make_stage(language="pl")
    stage.app.preferences.from_dict({"text_size": text_size})
    open_at(stage, "play", 4)
    names = [
        words
        for face in walk(screen_of(stage))
        if type_name(face) == "TurnFace"
        for words in written(face)
    ]
    assert len(names) == 4
    assert len({words.property("font").pixelSize() for words in names}) == 1
    assert all(words.property("contentWidth") <= words.width() for words in names)


@pytest.mark.parametrize("text_size", [100, 130])
def test_the_heading_of_the_log_is_no_smaller_than_its_lines(make_stage, text_size):
    stage = make_stage(language="pl")
    stage.app.preferences.from_dict({"text_size": text_size})
    open_at(stage, "play", 3)
    [log] = parts(stage, "LogPanel")
    [title] = [i for i in written(log) if i.property("text") == "Dziennik gry"]
    assert title.property("contentWidth") > 0.85 * title.width()


def test_the_signs_of_actions_can_be_told_apart_on_small_cards(make_stage):
    stage = make_stage(size=(1280, 720))
    open_at(stage, "play", 4)
    pictures = [
        part
        for row in rows(stage, Zone.Park)
        for badge in walk(card(stage, row.key))
        if type_name(badge) == "IconBadge" and badge.property("icon") in ("public", "private")
        for part in badge.childItems()
        if part.isVisible()
    ]
    assert len(pictures) >= 6
    assert all(picture.width() >= 12 for picture in pictures)


@pytest.mark.parametrize("size", SIZES[:2])
def test_circles_have_an_even_size(make_stage, size):
    """Others have a dent on the software renderer where the pixel ratio is no whole number."""
    stage = make_stage(size=size)
    open_at(stage, "play", 4)
    circles = [
        item
        for item in walk(stage.window.contentItem())
        if item.inherits("QQuickRectangle")
        and item.width() == item.height() >= 10
        and item.property("radius") == item.width() / 2
    ]
    assert len(circles) > 30
    odd = {(type_name(item.parentItem()), item.width()) for item in circles if item.width() % 2}
    assert odd == set()


def has_long_name(table) -> bool:
    """A perk with a name that takes two lines in Polish lies in the middle."""
    return CARDS.perk_numbers["birthday-party"] in table.view(0).perk_row


def test_a_long_name_of_a_perk_is_whole_and_readable(make_stage):
    stage = make_stage(language="pl")
    open_at(stage, "play", 3, also=has_long_name)
    for size in SIZES[:2]:
        stage.window.resize(*size)
        for text_size in (80, 160):
            stage.app.preferences.from_dict({"text_size": text_size})
            pump()
            cards = [i for i in walk(stage.window.contentItem()) if type_name(i) == "PerkCard"]
            [perk] = [i for i in cards if i.property("name") == "Impreza Urodzinowa"]
            [name] = [
                i
                for i in walk(perk)
                if i.inherits("QQuickText") and i.property("text") == perk.property("name")
            ]
            font = name.property("font")
            letters = QFontMetricsF(font)
            first = name.y() + letters.ascent()
            last = first + (name.property("lineCount") - 1) * name.property("lineHeight")
            assert font.pixelSize() >= 12
            assert name.property("lineCount") == 2
            assert name.property("contentWidth") <= name.width()
            assert first - letters.capHeight() >= 2.5  # below the frame
            assert last <= perk.property("band") - 2.5


def test_the_log_folds_below_1366(make_stage):
    stage = make_stage()
    open_at(stage, "play")
    layout = layout_of(stage)
    assert not layout.property("folded")
    stage.window.resize(1365, 768)
    pump()
    assert layout.property("folded")


def test_a_window_that_only_folds_the_log_keeps_its_measure_all_the_while(make_stage):
    """What is laid out by values in between is laid out several times."""
    stage = make_stage(size=(1366, 768))
    open_at(stage, "play", 4)
    layout = layout_of(stage)
    measure, changes = layout.property("unit"), []
    layout.unitChanged.connect(lambda: changes.append(layout.property("unit")))
    stage.window.resize(1280, 768)
    pump()
    assert layout.property("folded")
    assert layout.property("unit") == measure
    assert changes == []


@pytest.mark.parametrize("text_size", [100, 120, 130, 160])
def test_the_log_has_half_of_its_column_at_every_text_size(make_stage, text_size):
    stage = make_stage(language="pl")
    stage.app.preferences.from_dict({"text_size": text_size})
    open_at(stage, "play", 4)
    [side] = [i for i in walk(stage.window.contentItem()) if type_name(i) == "SideColumn"]
    [log] = [i for i in walk(side) if type_name(i) == "LogPanel"]
    assert log.height() >= side.height() / 2
    for name in ("recapButton", "hint", "undo", "settings", "helpButton", "leave"):
        [button] = [i for i in walk(side) if i.objectName() == name]
        assert min(button.width(), button.height()) >= 40
        assert spoken_name(button).strip()


@pytest.mark.parametrize("count", [1, 9, 12, 30])
def test_a_spread_pile_stays_inside_its_sheet(make_stage, count):
    stage = make_stage()
    open_at(stage, "play")
    layout = layout_of(stage)
    layout.setProperty("spread", count)
    sheet = layout.property("pile")
    places = []
    for place in range(count):
        spot = layout.spot(int(Zone.Pile), 0, place, count)
        rect = QRectF(spot.x(), spot.y(), spot.z(), spot.z() * 1.4)
        assert sheet.contains(rect), place
        places.append(rect)
    assert not any(a.intersects(b) for a, b in combinations(places, 2))


def header_parts(header) -> dict[str, QRectF]:
    """What a seat's band shows, one beside the other; letters as far as they reach."""
    found = {}
    for item in walk(header):
        kind = type_name(item)
        place = item.mapRectToScene(item.boundingRect())
        if kind in ("Avatar", "HeldThing", "Figure", "HandBacks"):
            found[f"{kind} {len(found)}"] = place
        elif item.inherits("QQuickText") and item.parentItem().parentItem() is header:
            place.setWidth(item.property("contentWidth"))
            found["name"] = place
        elif kind == "FirstPlayerCard":
            found["flag"] = QRectF(place.center().x(), place.y(), place.width() / 2, 1)
        elif item.inherits("QQuickRectangle") and type_name(item.parentItem()) == "QQuickRow":
            found["tag"] = place
    return found


@pytest.mark.parametrize(("seats", "language"), [(2, "pl"), (3, "en"), (4, "pl")])
def test_nothing_in_the_band_of_a_seat_lies_over_anything_else(make_stage, seats, language):
    stage = make_stage(language=language)
    open_at(stage, "play", seats)
    table = stage.app.table_of("fort")
    for number in range(table.seats.rivalCount):
        full = replace(
            table.seats.rival(number).row(),
            name="Žofie" if number else "Bartholomew",
            first=True,
            hand=5 + number,
            deck=12,
            discard=10,
            points=23,
            perks=("copy-cat",),  # nobody takes a second one
            hasRule=True,
        )
        table.seats.rival(number).show(full)
    for size in SIZES:
        stage.window.resize(*size)
        for text_size in (80, 100, 130, 160):
            stage.app.preferences.from_dict({"text_size": text_size})
            pump()
            for board in parts(stage, "RivalBoard"):
                [header] = [i for i in walk(board) if type_name(i) == "SeatHeader"]
                band = header.mapRectToScene(header.boundingRect())
                found = header_parts(header)
                assert len(found) >= 8
                for name, place in found.items():
                    assert place.left() >= band.left(), name
                    assert place.right() <= band.right(), name
                for (a, one), (b, other) in combinations(found.items(), 2):
                    common = one.intersected(other)
                    assert common.width() <= EDGE, (size, text_size, a, b, one, other)
