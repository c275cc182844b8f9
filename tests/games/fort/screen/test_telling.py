"""What others did can be read at the table: in words what concerns the viewer, else in signs."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRectF

from fort_desktop.play.playing_on import play_until
from tests.games.fort.screen.robot import quiet
from tests.games.fort.screen.table_at import CARDS, Zone, card, rows
from tests.ui.hands import Key, Keys, Mouse, point_in, spoken_name, type_name, until, walk
from tests.ui.saying import MOMENT_MS, line, line_of, place, told
from tests.ui.speaking import plain
from tools.pictures.staging import asked, pets_table, sample_table, staged

pytestmark = pytest.mark.no_cover  # what it runs is measured without a window
LEAST = 24  # pixels of a sign


@pytest.fixture
def make_stage(lend_stage):
    return lend_stage


def shown(stage, table):
    stage.app.play(table)
    stage.driver.cancel()
    quiet(stage)


def begins(seats, seed, least, new=sample_table):
    """The viewer's turn begins, after so many rounds."""
    table = new(CARDS, seats, seed)

    def there(t):
        now = t.decision()
        return t.state.round >= least and now and (now.seat, now.kind) == (0, "play")

    play_until(table, there)
    return table


def of(item, kind):
    return [child for child in walk(item) if type_name(child) == kind]


def bubble_of(stage):
    (bubble,) = of(stage.window.contentItem(), "StoryBubble")
    return bubble


def rect(item):
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (1920, 1080)])
@pytest.mark.parametrize("text_size", [100, 160])
def test_no_sign_of_what_is_told_is_small_or_cut_and_what_has_no_room_is_counted(
    make_stage, size, text_size
):
    stage = make_stage(size=size)
    stage.app.preferences.from_dict({"text_size": text_size})
    folded = 0
    for table in (pets_table(CARDS, 3, 6), sample_table(CARDS, 2, 3)):
        for _ in range(5):
            number = table.number
            play_until(table, lambda t, n=number: t.number > n + 9 and t.state.leader != 0)
            shown(stage, table)
            found = of(stage.window.contentItem(), "StoryBubble")
            if not found:
                continue
            (bubble,) = found
            for sign in of(bubble, "StorySign"):
                assert sign.property("unit") >= LEAST
                assert (
                    bubble.boundingRect()
                    .adjusted(-1, -1, 1, 1)
                    .contains(sign.mapRectToItem(bubble, sign.boundingRect()))
                )
            story = stage.app.table_of("fort").story
            lines = [row for row in story.lines.rows() if row.part != "yard"]
            sentences = [
                label
                for note in of(bubble, "StoryWords")
                for label in of(note, "Label")
                if label.isVisible()
            ]
            seen = len(of(bubble, "StoryEntry")) + len(sentences)
            gone = bubble.property("stripped") and not bubble.property("lying")  # what was played
            told = len(story.yours) + len(story.aside)
            assert seen + bubble.property("folded") == len(lines) + told + gone
            folded += bubble.property("folded")
    assert folded > 0


def newest(stage):
    """Labels and lines in sight that tell the newest of what concerns the viewer, and of all."""
    story, bubble = stage.app.table_of("fort").story, bubble_of(stage)
    lines = [row.text for row in story.lines.rows() if row.part != "yard"]
    labels = [label for note in of(bubble, "StoryWords") for label in of(note, "Label")]
    return (
        [label for label in labels if label.property("text") in story.yours[-1:]],
        [one for one in of(bubble, "StoryEntry") if one.property("text") in lines[-1:]],
    )


@pytest.mark.parametrize("language", ["en", "cs", "pl"])
@pytest.mark.parametrize("size", [(1280, 720), (1366, 768)])
def test_the_newest_that_is_told_can_be_read_whole_in_large_type(make_stage, size, language):
    stage = make_stage(size=size, language=language)
    stage.app.preferences.from_dict({"text_size": 160})
    seen = 0
    for table in (begins(4, 6, 5, pets_table), begins(4, 6, 7, pets_table)):
        for _ in range(3):
            shown(stage, table)
            bubble = bubble_of(stage)
            said, lines = newest(stage)
            assert len(said) == min(1, len(stage.app.table_of("fort").story.yours))
            assert lines or not stage.app.table_of("fort").story.lines.rows()
            pills = [rect(i) for i in walk(bubble) if i.objectName() == "more" and i.isVisible()]
            for part in (*said, *(sign for one in lines for sign in of(one, "StorySign"))):
                assert rect(bubble).adjusted(-1, -1, 1, 1).contains(rect(part))
                assert not any(pill.intersects(rect(part)) for pill in pills)
            seen += len(said)
            number = table.number
            play_until(table, lambda t, n=number: t.number > n + 9 and t.state.leader != 0)
    assert seen > 1


@pytest.mark.parametrize("language", ["en", "cs", "pl"])
def test_what_was_done_by_itself_stands_in_words_until_the_next_decision(make_stage, language):
    stage = make_stage(size=(1366, 768), language=language)
    shown(stage, begins(4, 6, 5, pets_table))
    story = stage.app.table_of("fort").story
    said = [*story.yours, *story.aside]
    assert len(said) == 2
    bubble = bubble_of(stage)
    texts = [t.property("text") for t in walk(bubble) if t.inherits("QQuickText")]
    assert [text for text in texts if text in said] == said
    assert all(text in spoken_name(bubble) for text in said)
    stage.app.table_of("fort").touch.choose(0)
    quiet(stage)
    assert [*story.yours, *story.aside] == []


def test_a_rivals_whole_play_is_told_before_stray_dogs_and_nothing_of_it_is_folded(make_stage):
    stage = make_stage(size=(1366, 768))
    strays = 0
    for seats, seed in ((2, 3), (2, 11), (3, 6), (2, 5)):
        shown(stage, begins(seats, seed, 6, pets_table))
        story = stage.app.table_of("fort").story
        bubble = bubble_of(stage)
        entries = of(bubble, "StoryEntry")
        assert len(entries) == len([row for row in story.lines.rows() if row.part != "yard"])
        assert story.cards
        assert bubble.property("folded") <= len(story.aside)
        foot = max(rect(entry).bottom() for entry in entries)
        for label in of(bubble, "Label"):
            if label.property("text") in story.aside and label.isVisible():
                strays += 1
                assert rect(label).top() > foot
    assert strays > 0


def test_what_is_told_does_not_cover_cards_that_were_added_to_a_dog_that_has_gone(make_stage):
    stage = make_stage(size=(1366, 768))

    def added(table):
        play = table.state.play
        return play and play.housed and table.view(0).table and asked("recruit-phase")(table)

    shown(stage, staged(CARDS, 2, added, pets=True))
    bubble = bubble_of(stage)
    cards = rows(stage, Zone.Play)
    assert cards
    for row in cards:
        assert not rect(bubble).intersects(rect(card(stage, row.key)))


def test_nothing_is_said_under_a_pointer_that_has_not_moved_since_it_was_pressed(make_stage):
    stage = make_stage(size=(1366, 768))
    shown(stage, begins(2, 3, 5))
    entry = of(bubble_of(stage), "StoryEntry")[0]
    mouse = Mouse(stage.window)
    mouse.click(point_in(entry))
    bubble = told(stage)
    assert not until(lambda: bool(bubble.property("shown")), bubble.shownChanged, ms=2 * MOMENT_MS)
    mouse.hover(point_in(entry) + QPoint(12, 0))
    assert until(lambda: bool(bubble.property("shown")), bubble.shownChanged)
    assert line(stage) == plain(entry.property("text"))


@pytest.mark.parametrize("keys", [False, True])
def test_what_is_folded_opens_in_words(make_stage, keys):
    stage = make_stage(size=(1280, 720))
    stage.app.preferences.from_dict({"text_size": 160})
    shown(stage, begins(3, 11, 6, pets_table))
    (more,) = (item for item in walk(bubble_of(stage)) if item.objectName() == "more")
    assert more.isVisible()
    if keys:
        more.forceActiveFocus()
        Keys(stage).press(Key.Key_Return)
    else:
        Mouse(stage.window).click(point_in(more))
    quiet(stage)
    assert of(stage.window.contentItem(), "RecapSheet")


def test_a_line_and_its_cards_say_what_happened(make_stage):
    stage = make_stage(size=(1366, 768))
    shown(stage, begins(2, 3, 5))
    entry = of(bubble_of(stage), "StoryEntry")[0]
    sentence = plain(entry.property("text"))
    assert sentence == "Max trashes Ant."
    assert line_of(stage, entry, across=0.9) == sentence
    face = next(s for s in of(entry, "StorySign") if s.property("card"))
    assert line_of(stage, face) == sentence


def test_arrow_keys_reach_every_line_which_says_itself(make_stage):
    stage = make_stage(size=(1366, 768))
    shown(stage, begins(2, 3, 5))
    entry = of(bubble_of(stage), "StoryEntry")[0]
    keys = Keys(stage)
    keys.press(Key.Key_Up)
    assert entry.property("browsable")
    entry.forceActiveFocus()
    quiet(stage)
    assert spoken_name(entry) == entry.property("text")
    keys.press(Key.Key_Up)
    assert keys.focused is not entry
    assert keys.focused is not None


@pytest.mark.parametrize("language", ["en", "cs", "pl"])
@pytest.mark.parametrize("text_size", [100, 160])
def test_the_recap_has_the_sentence_of_every_line_beside_its_signs(make_stage, language, text_size):
    stage = make_stage(size=(1280, 720), language=language)
    stage.app.preferences.from_dict({"text_size": text_size})
    shown(stage, begins(3, 6, 5, pets_table))
    Keys(stage).press(Key.Key_R)
    quiet(stage)
    (sheet,) = of(stage.window.contentItem(), "RecapSheet")
    wanted = [row.lines for row in stage.app.table_of("fort").recap.rows()]
    rows = of(sheet, "RecapRow")
    assert len(rows) == len(wanted) > 1
    for row, lines in zip(rows, wanted, strict=True):
        labels = [label for label in of(row, "Label") if label.property("text")]
        texts = [label.property("text") for label in labels]
        assert [text for text in texts if text in {one.text for one in lines}] == [
            one.text for one in lines
        ]
        for label in labels:
            assert rect(row).adjusted(-1, -1, 1, 1).contains(rect(label))


def test_the_newest_line_of_the_log_is_not_covered_by_what_its_card_says(make_stage):
    stage = make_stage(size=(1280, 720))
    table = begins(3, 3, 4)
    shown(stage, table)
    keys = Keys(stage)
    keys.press(Key.Key_L)
    quiet(stage)
    newest = next(
        item
        for item in of(stage.window.contentItem(), "LogLine")
        if item.property("newest") and item.isVisible()
    )
    assert newest.property("signs"), "its cards are beside it"
    quiet(stage)
    assert line(stage)
    words = next(t for t in of(newest, "Label") if t.property("text") == newest.property("title"))
    assert not place(stage).intersects(rect(words))
