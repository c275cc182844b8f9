"""Whether the window shows the state: every card in its zone and place, every figure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from itertools import pairwise
from typing import Any

from PySide6.QtQuick import QQuickItem

from fort_desktop.games.fort.rules import frames as fr
from fort_desktop.games.fort.rules import moves as mv
from fort_desktop.games.fort.rules.pets import Moment
from fort_desktop.games.fort.rules.scoring import leads, open_points
from fort_desktop.games.fort.rules.view import View
from fort_desktop.games.fort.screen.cards.cards_model import CardsModel
from fort_desktop.games.fort.screen.table import GameTable
from fort_desktop.ui.app import Stage
from fort_desktop.ui.texts import texts
from tests.ui.hands import SHOWING, parts, thing, things

Zone = CardsModel.Zone
Laid = dict[tuple[int, int], list[tuple[int, str]]]
WITH_CARD = mv.Keep | mv.Play | mv.Add | mv.Use | mv.Lookout | mv.Trash | mv.Recruit | mv.Follow
CARD_MOVES = WITH_CARD | mv.Also | mv.Recycle
ALMOST = 0.01


def laid_out(view: View, *, covered: bool, spread: bool, order: Sequence[int] = ()) -> Laid:
    """By zone and seat from the viewer's: (place, card id) of all in sight, "" for a back."""
    found: Laid = {}
    ids = [card.id for card in view.cards.cards]

    def lay(zone: Zone, seat: int, cards: Sequence[int], first: int = 0) -> None:
        if cards:
            found[int(zone), seat] = [(n, ids[card]) for n, card in enumerate(cards, first)]

    lay(Zone.Park, 0, view.park)
    lay(Zone.Play, 0, view.table, first=int(view.play is not None and view.play.housed))
    lay(Zone.Box, 0, view.box[-1:])
    own = view.seats[view.seat]
    for number, seat in enumerate(view.seats):
        relative = (number - view.seat) % len(view.seats)
        lay(Zone.Yard, relative, seat.yard)
        lay(Zone.Lookout, relative, seat.lookout)
        lay(Zone.Doghouse, relative, seat.doghouse)
    if spread:
        lay(Zone.Pile, 0, own.discard)
    else:
        lay(Zone.Discard, 0, own.discard[-2:])
    if not covered:
        drafting = isinstance(view.stack[-1], fr.Draft)
        hand = list(view.draft_kept if drafting else own.hand)
        arranged = [card for card in order if card in hand]
        lay(Zone.Hand, 0, arranged + [card for card in hand if card not in arranged])
        lay(Zone.Draft, 0, view.draft_hand)
    if view.park_deck_size:
        found[int(Zone.ParkDeck), 0] = [(0, "")]
    if own.deck_size:
        found[int(Zone.Deck), 0] = [(0, "")]
    return found


def shown(table: GameTable) -> Laid:
    """The same, as the cards model has it."""
    found: Laid = {}
    for row in table.cards.rows():
        found.setdefault((row.zone, row.seat), []).append((row.place, row.face))
    for cards in found.values():
        cards.sort()
    return found


def check_models(table: GameTable) -> View:
    """The models equal the state, with what is only marked; returns the viewer's view of it, looked
    at afresh."""
    presenter = table.presenter
    game = presenter.table
    view = presenter.marked.seen(game.view(presenter.viewer))
    expected = laid_out(
        view, covered=presenter.covered, spread=bool(table.touch.pileOpen), order=presenter.order
    )
    assert shown(table) == expected
    rows = table.cards.rows()
    assert len({row.key for row in rows}) == len(rows)
    for row in rows:
        assert row.count == expected[row.zone, row.seat][-1][0] + 1
        assert row.label.strip() or row.zone == Zone.Deck
    _check_usable(table)
    _check_lent(table, view)
    count = len(game.seats)
    for relative in range(count):
        number = (presenter.viewer + relative) % count
        info = table.seats.me if relative == 0 else table.seats.rival(relative - 1)
        _check_seat(info.row(), view, number, game.seats[number].name)
    assert list(table.middle.trackPoints) == [seat.points for seat in view.seats]
    assert [table.middle.parkDeck, table.middle.supplyPizza, table.middle.supplyToys] == [
        view.park_deck_size,
        view.supply_pizza,
        view.supply_toys,
    ]
    assert list(table.middle.perkRow) == [view.cards.perks[perk].id for perk in view.perk_row]
    assert table.middle.ruleStack == view.rule_stack_size
    _check_cats(table, view)
    assert table.coach.text.strip()
    assert sum(row.declines for row in table.choices.rows()) <= 1
    return view


def _check_usable(table: GameTable) -> None:
    presenter = table.presenter
    legal = presenter.table.legal() if presenter.mine else []
    touched = {m.card for m in legal if isinstance(m, CARD_MOVES) and m.card >= 0}
    if any(isinstance(m, mv.House) for m in legal):
        touched |= {presenter.view.play.card}
    touched.discard(presenter.marked.card)
    deck = any(isinstance(m, CARD_MOVES) and m.card < 0 for m in legal)
    for row in table.cards.rows():
        card = presenter.keys.card(row.key)
        expected = card in touched if row.face else deck and row.zone == Zone.ParkDeck
        assert row.usable == expected, row


def _check_lent(table: GameTable, view: View) -> None:
    """Each card of a lookout that counts for the card in play lies on it."""
    play = view.play
    lies = play is not None and not play.housed
    added = play.added if lies else ()
    expected = sorted(view.cards.cards[a.card].id for a in added if a.lookout)
    assert sorted(row.card for row in table.lent.rows()) == expected
    cards = {row.key: row for row in table.cards.rows()}
    for row in table.lent.rows():
        card = cards[row.key]
        assert (row.card, row.seat, row.place) == (card.face, card.seat, card.place)
        assert (card.zone, row.removable) == (Zone.Lookout, card.removable)
        assert row.label.strip()


def _check_cats(table: GameTable, view: View) -> None:
    """Every cat is where it is, and can be used if a legal move uses it."""
    presenter, cats = table.presenter, view.cards.cats
    homes = [(-1, view.cats)]
    homes += [(presenter.scene.relative(n), seat.cats) for n, seat in enumerate(view.seats)]
    expected = {(cats[c].id, seat, n) for seat, here in homes for n, c in enumerate(here)}
    assert {(row.face, row.seat, row.place) for row in table.cats.rows()} == expected
    legal = presenter.table.legal() if presenter.mine else []
    usable = {cats[move.cat].id for move in legal if isinstance(move, mv.UseCat)}
    if any(isinstance(move, mv.Draw) for move in legal):
        own = view.seats[view.seat].cats
        usable |= {cats[cat].id for cat in own if cats[cat].moment == Moment.DRAW}
    assert {row.face for row in table.cats.rows() if row.usable} == usable
    marked = {cats[presenter.marked.cat].id} if presenter.marked.cat >= 0 else set()
    assert {row.face for row in table.cats.rows() if row.marked} == marked
    assert all(row.name and row.label and row.lure and row.power for row in table.cats.rows())


def _check_seat(row: Any, view: View, number: int, name: str) -> None:
    seat = view.seats[number]
    figures = {
        "seat": number,
        "name": name,
        "points": seat.points,
        "openPoints": open_points(view, number),
        "leads": leads(view, number),
        "level": seat.level,
        "pizza": seat.pizza,
        "toys": seat.toys,
        "packPizza": seat.pack_pizza,
        "packToys": seat.pack_toys,
        "hand": len(seat.hand),
        "deck": seat.deck_size,
        "discard": len(seat.discard),
        "sculpture": seat.sculpture,
        "hasRule": seat.has_rule,
        "lookout": tuple(view.cards.cards[card].id for card in seat.lookout),
        "doghouse": tuple(view.cards.cards[dog].id for dog in seat.doghouse),
        "cats": tuple(view.cards.cats[cat].id for cat in seat.cats),
        "perks": tuple(view.cards.perks[perk].id for perk in seat.perks),
        "first": number == view.first,
    }
    assert {f.name: getattr(row, f.name) for f in fields(row) if f.name in figures} == figures


def check_screen(stage: Stage) -> None:
    """The window at rest equals the state."""
    table: GameTable = stage.app.table_of("fort")
    view = check_models(table)
    assert table.coach.text
    asked = table.shown.mine and stage.app._played.unasked() is None
    answering = len(table.presenter.table.persons) == 1 and table.presenter.answering
    refused = table.coach.lead == texts().table.why_not()
    assert bool(table.coach.lead) == (asked and (refused or not answering))
    layer = thing(stage, "layer")
    assert not layer.property("dragging")
    items = {item.objectName(): item for item in layer.childItems()}
    rows = table.cards.rows()
    cards = [name for name in items if name.startswith("card")]
    assert sorted(cards) == sorted(f"card{row.key}" for row in rows)
    for row in rows:
        _check_card(items[f"card{row.key}"], row, stage)
    lent = [item for item in items["lent"].childItems() if item.objectName()]
    assert sorted(item.objectName() for item in lent) == sorted(
        f"lent{row.key}" for row in table.lent.rows()
    )
    _check_cat_items(items["cats"], table)
    _check_apart(items, table)
    _check_houses(stage, view)
    _check_panels(stage, view)
    _check_buttons(stage)


def _check_card(item: QQuickItem, row: Any, stage: Stage) -> None:
    for role in ("zone", "seat", "place", "count", "face", "label", "usable", "reading", "counted"):
        assert item.property(role) == getattr(row, role), (role, row)
    spot = item.property("spot")
    wanted = (spot.x(), spot.y(), spot.z(), spot.w())
    found = (item.x(), item.y(), item.width(), item.rotation())
    assert all(abs(a - b) < ALMOST for a, b in zip(found, wanted, strict=True)), (
        row,
        found,
        wanted,
    )
    assert not item.property("lifted"), row
    assert item.isVisible() == (row.zone != Zone.Box), row
    assert item.property("faceDown") == (row.face == ""), row
    centre = item.mapToScene(item.boundingRect().center())
    window = stage.window
    assert 0 <= centre.x() <= window.width(), row
    assert 0 <= centre.y() <= window.height(), row


def _check_cat_items(fence: QQuickItem, table: GameTable) -> None:
    """Every cat is with its owner, at rest."""
    found = {item.objectName(): item for item in fence.childItems()}
    cats = [name for name in found if name.startswith("cat-")]
    assert sorted(cats) == sorted(f"cat-{row.face}" for row in table.cats.rows())
    for row in table.cats.rows():
        item = found[f"cat-{row.face}"]
        for role in ("seat", "place", "count", "usable", "used", "marked", "label"):
            assert item.property(role) == getattr(row, role), (role, row)
        spot = item.property("spot")
        assert abs(item.x() - spot.x()) + abs(item.y() - spot.y()) < ALMOST, row


def _check_apart(items: dict[str, QQuickItem], table: GameTable) -> None:
    """Cards beside each other do not hide each other."""
    places: dict[tuple[int, int], list[float]] = {}
    for row in table.cards.rows():
        if row.zone in (Zone.Hand, Zone.Yard, Zone.Lookout, Zone.Park, Zone.Draft):
            places.setdefault((row.zone, row.seat), []).append(items[f"card{row.key}"].x())
    for where, found in places.items():
        ordered = sorted(found)
        gaps = [b - a for a, b in pairwise(ordered)]
        assert all(gap >= 8 for gap in gaps), (where, ordered)


def _check_houses(stage: Stage, view: View) -> None:
    """Every seat has its doghouse where dogs are played with, and no other has."""
    seen = things(stage)
    houses = {
        name: item.property("dogs") for name, item in seen.items() if name.startswith("house")
    }
    seats = view.seats if view.options.dogs else ()
    assert houses == {f"house{n}": len(seat.doghouse) for n, seat in enumerate(seats)}


def _points_on(panel: QQuickItem) -> tuple[int, int]:
    return panel.property("points"), panel.property("more")


def _points_of(stage: Stage, view: View, number: int) -> tuple[int, int]:
    """Those on the track and what else would count now; all of them once the game is scored."""
    table = stage.app.table_of("fort")
    if table.shown.scored:
        return sum(row.points for row in table.presenter.table.score()[number]), 0
    on_track = view.seats[number].points
    return on_track, open_points(view, number) - on_track


def _check_panels(stage: Stage, view: View) -> None:
    """What the panels themselves have been told; cards and lists are not looked into."""
    table = stage.app.table_of("fort")
    laid = list(table.tokens.laid)
    own = view.seats[view.seat]
    seen = {kind: parts(stage, kind) for kind in SHOWING}
    panel = seen["OwnPanel"][0]
    assert _points_on(panel) == _points_of(stage, view, view.seat)
    assert panel.property("level") == own.level
    assert panel.property("pizza") == own.pizza - laid[0]
    assert panel.property("toys") == own.toys - laid[1]
    assert len(seen["RivalBoard"]) == len(view.seats) - 1
    for n, board in enumerate(seen["RivalBoard"], 1):
        number = (view.seat + n) % len(view.seats)
        seat = view.seats[number]
        assert _points_on(board) == _points_of(stage, view, number)
        found = [board.property(name) for name in ("level", "pizza", "toys", "hand")]
        assert found == [seat.level, seat.pizza, seat.toys, len(seat.hand)]
    assert list(seen["VictoryTrack"][0].property("points")) == [s.points for s in view.seats]
    piles = [pile.property("count") for pile in seen["SupplyPile"]]
    assert piles == [view.supply_pizza, view.supply_toys]
    assert seen["CoachBar"][0].property("text") == table.coach.text


def _check_buttons(stage: Stage) -> None:
    table = stage.app.table_of("fort")
    shown_moves = sorted(
        item.property("move")
        for name, item in things(stage).items()
        if name.startswith(("choice", "primary"))
    )
    assert shown_moves == sorted(choice.move for choice in table.choices.rows())
