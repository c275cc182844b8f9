"""Nothing in the window names what the viewer's view does not contain: models, texts, names."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from PySide6.QtGui import QAccessible, QAccessibleInterface

from fort_desktop.games.fort.play.adapter import FortTable
from fort_desktop.games.fort.rules import events as ev
from fort_desktop.games.fort.words.labels import People
from fort_desktop.play.playing_on import play_until
from fort_desktop.ui.app import Stage
from tests.games.fort.frozen_cards import frozen_cards
from tests.games.fort.screen.robot import quiet
from tests.ui.bridges import readable, words
from tests.ui.hands import walk
from tools.pictures.staging import sample_table

CARDS = frozen_cards()
NOTHING = re.compile("(?!)")


def known_cards(table: FortTable, viewer: int) -> set[int]:
    """Every card that the viewer's view or what the viewer saw happen contains."""
    view = table.view(viewer)
    groups = [view.park, view.box, view.table, view.draft_hand, view.draft_kept]
    groups += [*view.draft_seen, *view.draft_shown]
    for seat in view.seats:
        groups += [seat.hand, seat.discard, seat.yard, seat.lookout]
        known = seat.hidden | seat.open_hand | seat.open_hidden
        groups.append(tuple(n for n in range(known.bit_length()) if known >> n & 1))
    for entry in range(len(table.history)):
        events = table.events_for(viewer, entry)
        groups.append(tuple(e.card for e in events if isinstance(e, ev.CardMoved)))
    return {card for group in groups for card in group if card >= 0}


def hidden_names(table: FortTable, viewer: int, code: str) -> set[str]:
    """Names of cards of which no copy is known, and of rules that the viewer has not seen."""
    seen = {CARDS.cards[card].id for card in known_cards(table, viewer)}
    names = {dict(kid.names)[code] for kid in CARDS.kids if kid.id not in seen}
    view = table.view(viewer)
    rules = {*view.rules_seen, *view.rule_stack, *(seat.rule for seat in view.seats)}
    names |= {dict(r.names)[code] for n, r in enumerate(CARDS.rules) if n not in rules}
    people = People(CARDS, [seat.name for seat in table.seats])
    return names - {people.perk(n) for n in range(len(CARDS.perks))}


def hidden_ids(table: FortTable, viewer: int) -> set[str]:
    seen = {CARDS.cards[card].id for card in known_cards(table, viewer)}
    return {kid.id for kid in CARDS.kids} - seen


def spoken_texts(face: QAccessibleInterface) -> Iterator[str]:
    for kind in (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value):
        yield face.text(kind)
    for n in range(face.childCount()):
        child = face.child(n)
        if child is not None:
            yield from spoken_texts(child)


def all_texts(stage: Stage) -> Iterator[str]:
    """All that the window says or shows, and all that its models could hand to it."""
    yield from words(readable(stage.app.table_of("fort"))).values()
    yield from spoken_texts(QAccessible.queryAccessibleInterface(stage.window))
    for item in walk(stage.window.contentItem(), hidden=True):
        if item.inherits("QQuickText"):
            yield str(item.property("text"))


def any_of(names: set[str]) -> re.Pattern[str]:
    if not names:
        return NOTHING
    found = "|".join(re.escape(name.replace(" ", "\x00")) for name in sorted(names))
    return re.compile(rf"(?<![\w-])(?:{found})(?![\w-])".replace("\x00", "[ \u00a0]"))


def check(stage: Stage, table: FortTable, code: str) -> int:
    viewer = stage.app.table_of("fort").presenter.viewer
    names = hidden_names(table, viewer, code)
    pattern = any_of(names)
    ids = hidden_ids(table, viewer)
    for row in stage.app.table_of("fort").cards.rows():
        assert row.face not in ids, row
    for line in stage.app.table_of("fort").log.rows():
        assert line.card not in ids, line
    for text in all_texts(stage):
        assert not pattern.search(text), text
    return len(names)


@pytest.mark.parametrize(
    ("seats", "draft", "code"), [(2, True, "en"), (3, True, "cs"), (4, False, "pl")]
)
def test_nothing_hidden_is_shown_or_spoken(make_stage, seats, draft, code):
    stage = make_stage(language=code)
    table = sample_table(CARDS, seats, seats, draft=draft)
    checked = 0
    for stop in (0, 3, 11, 25, 45, 75, 110, 160):
        play_until(table, lambda t, stop=stop: t.number >= stop and stands_still(t))
        if table.over:
            break
        stage.app.play(table)
        stage.driver.cancel()
        stage.app.table_of("fort").flow._pace.stop()
        quiet(stage)
        checked += check(stage, table, code)
    assert checked > 100


def stands_still(table: FortTable) -> bool:
    return table.decision() is None or len(table.legal()) > 1


@pytest.mark.parametrize("persons", [2, 3])
def test_nothing_of_any_hand_is_behind_the_curtain(make_stage, persons):
    """Neither of the hand that was put away nor of the one that comes."""
    stage = make_stage()
    table = sample_table(CARDS, persons, 6, persons=persons, draft=True)
    for stop in (1, 9, 20, 50, 90):
        play_until(table, lambda t, stop=stop: t.number >= stop and stands_still(t))
        stage.app.play(table)
        stage.driver.cancel()
        quiet(stage)
        bridge = stage.app.table_of("fort")
        assert bridge.curtain.down
        onlooker = known_cards_of_all(table)
        seen = {CARDS.cards[card].id for card in onlooker}
        names = {dict(kid.names)["en"] for kid in CARDS.kids if kid.id not in seen}
        names |= {dict(rule.names)["en"] for rule in CARDS.rules}
        pattern = any_of(names)
        for text in all_texts(stage):
            assert not pattern.search(text), text


def known_cards_of_all(table: FortTable) -> set[int]:
    """What every person at the table knows."""
    return set.intersection(*(known_in_public(table, seat) for seat in table.persons))


def known_in_public(table: FortTable, seat: int) -> set[int]:
    view = table.view(seat)
    groups = [view.park, view.box, view.table]
    for other in view.seats:
        groups += [other.discard, other.yard, other.lookout]
    for entry in range(len(table.history)):
        events = table.events_for(-1, entry)
        groups.append(tuple(e.card for e in events if isinstance(e, ev.CardMoved)))
    return {card for group in groups for card in group if card >= 0}
