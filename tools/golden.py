"""Golden playthroughs: games written out in full, so that a change of the rules shows in a diff.

They are played with the cards of the tests, which stay as they are when others come into the box.
`python -m tools.golden --write` writes them anew. Each step has the legal moves, the
chosen one, what each seat sees happen, and of its view whatever has changed: lines marked "all"
are the same for every seat, the others tell who reads them.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import fields
from pathlib import Path
from random import Random
from typing import Any, Literal

from fort_desktop.games.fort.play.adapter import FortTable, new_table
from fort_desktop.games.fort.rules.cards import CardSet
from fort_desktop.games.fort.rules.events import Event
from fort_desktop.games.fort.rules.framejson import write_frame, write_play
from fort_desktop.games.fort.rules.notation import format_move
from fort_desktop.games.fort.rules.state import FortOptions
from fort_desktop.games.fort.rules.view import View
from fort_desktop.play.table import SeatSetup
from tests.games.fort.frozen_cards import frozen_cards

FOLDER = Path("tests") / "golden"
ROUNDS = 6
GAMES: dict[str, tuple[int, bool, int, tuple[Literal["dogs", "cats"], ...]]] = {
    "2-seats-basic": (2, False, 94, ()),
    "3-seats-draft": (3, True, 30, ()),
    "2-seats-cats": (2, False, 86, ("cats",)),
}


def playthrough(name: str) -> list[str]:
    """The lines of a game of `GAMES`, up to the end of round `ROUNDS`."""
    seats, draft, seed, pets = GAMES[name]
    setups = [SeatSetup(f"Seat {n}", "bot", "random") for n in range(1, seats + 1)]
    table = new_table(frozen_cards(), setups, seed, draft=draft, pets=pets)
    rng = Random(seed)
    shown: dict[tuple[int, str], str] = {}
    setup = ", ".join(["draft" if draft else "basic setup", *pets])
    lines = [f"Fort, {seats} seats, {setup}, seed {seed}"]
    while (decision := table.decision()) is not None and table.state.round <= ROUNDS:
        lines += _told(table)
        lines += _changes(table, shown)
        notation = [table.game.format_move(table.state, move) for move in table.legal()]
        chosen = int(rng.random() * len(notation))
        lines += ["", f"[{table.number + 1}] seat {decision.seat + 1}: {decision.kind}"]
        lines += [f"legal   {' | '.join(notation)}", f"chosen  {notation[chosen]}"]
        table.submit(table.legal()[chosen])
    return [*lines, *_told(table), *_changes(table, shown)]


# --- what happened ------------------------------------------------------------------------------


def _told(table: FortTable) -> Iterator[str]:
    """What the seats see happen at the last decision."""
    cards = frozen_cards()
    seen = []
    for seat in range(len(table.seats)):
        events = table.events_for(seat) if table.history else table.first_events_for(seat)
        seen.append([event_text(cards, event) for event in events])
    for texts in zip(*seen, strict=True):
        yield from _for_whom("event", texts)


def event_text(cards: CardSet, event: Event) -> str:
    """An event as its name and its fields, cards by their names in notation."""
    words = [type(event).__name__]
    for field in fields(event):
        value = getattr(event, field.name)
        match field.name:
            case "card":
                text = "?" if value < 0 else cards.names[value]
            case "order":
                text = _cards(cards, value)
            case "move":
                text = "?" if value is None else format_move(cards, value)
            case "rule":
                text = "?" if value < 0 else cards.rules[value].id
            case "perk":
                text = cards.perks[value].id
            case "cat":
                text = cards.cats[value].id
            case "seat" | "source_seat" | "target_seat":
                text = _seat(cards, value)
            case _:
                text = str(value)
        words.append(f"{field.name}={text}")
    return " ".join(words)


def _for_whom(key: str, texts: Sequence[str]) -> Iterator[str]:
    if len(set(texts)) == 1:
        yield f"all     {key}: {texts[0]}"
        return
    for seat, text in enumerate(texts, 1):
        yield f"seat {seat}  {key}: {text}"


# --- the views ----------------------------------------------------------------------------------


def _changes(table: FortTable, shown: dict[tuple[int, str], str]) -> Iterator[str]:
    """Whatever in the seats' views is not as it was `shown` last."""
    views = [dict(describe(table.view(seat))) for seat in range(len(table.seats))]
    for key in views[0]:
        texts = [view[key] for view in views]
        if any(shown.get((seat, key)) != text for seat, text in enumerate(texts)):
            yield from _for_whom(key, texts)
            shown |= {(seat, key): text for seat, text in enumerate(texts)}


def describe(view: View) -> Iterator[tuple[str, str]]:
    """Every field of a view as a name and a text; those of dogs and cats in games with them."""
    cards, options = view.cards, view.options
    skipped = {"seat", "cards", "seats"}
    skipped |= set() if options.dogs else {"doghouse", "hidden_dogs", "kennel_size"}
    skipped |= set() if options.cats else {"cats"}
    for field in fields(view):
        if field.name in skipped:
            continue
        yield field.name, _WRITERS[field.name](cards, getattr(view, field.name))
    for number, seat in enumerate(view.seats, 1):
        for field in fields(seat):
            if field.name in skipped:
                continue
            text = _WRITERS[field.name](cards, getattr(seat, field.name))
            yield f"seat {number} {field.name}", text


def _cards(cards: CardSet, numbers: Sequence[int]) -> str:
    return " ".join("?" if n < 0 else cards.names[n] for n in numbers) or "-"


def _hands(cards: CardSet, hands: Sequence[Sequence[int]]) -> str:
    return " / ".join(_cards(cards, hand) for hand in hands) or "-"


def _bits(cards: CardSet, found: int) -> str:
    return _cards(cards, [n for n in range(len(cards.names)) if found >> n & 1])


def _seats(_: CardSet, seats: Sequence[int]) -> str:
    return " ".join(str(seat + 1) for seat in seats) or "-"


def _seat(_: CardSet, seat: int) -> str:
    return "-" if seat < 0 else str(seat + 1)


def _rules(cards: CardSet, rules: Sequence[int]) -> str:
    return " ".join(cards.rules[rule].id for rule in rules) or "-"


def _perks(cards: CardSet, perks: Sequence[int]) -> str:
    return " ".join(cards.perks[perk].id for perk in perks) or "-"


def _cat_names(cards: CardSet, cats: Sequence[int]) -> str:
    return " ".join(cards.cats[cat].id for cat in cats) or "-"


def _options(_: CardSet, options: FortOptions) -> str:
    """As Python shows them, but for variants that are not played."""
    text = str(options)
    for variant in (", dogs=False", ", cats=False"):
        text = text.replace(variant, "")
    return text


def _stack(cards: CardSet, stack: Sequence[Any]) -> str:
    return " ".join(_compact(write_frame(cards, frame)) for frame in stack)


def _compact(value: object) -> str:
    return json.dumps(value, separators=(",", ":")).replace('"', "")


def _plain(_: CardSet, value: object) -> str:
    return str(value)


_Writer = Callable[[CardSet, Any], str]
_WRITERS: dict[str, _Writer] = (
    dict.fromkeys(("park", "box", "table", "draft_hand", "draft_kept"), _cards)
    | dict.fromkeys(("hand", "discard", "yard", "lookout", "doghouse"), _cards)
    | dict.fromkeys(("draft_seen", "draft_shown"), _hands)
    | dict.fromkeys(("hidden", "open_hand", "open_hidden"), _bits)
    | dict.fromkeys(("rule_stack", "rules_seen"), _rules)
    | dict.fromkeys(("perk_row", "perks"), _perks)
    | dict.fromkeys(("leader", "first", "ending_seat"), _seat)
    | dict.fromkeys(("park_deck_size", "rule_stack_size", "deck_size", "level"), _plain)
    | dict.fromkeys(("supply_pizza", "supply_toys", "round", "ending", "draft_counts"), _plain)
    | dict.fromkeys(("pizza", "toys", "pack_pizza", "pack_toys", "points", "turns"), _plain)
    | dict.fromkeys(("has_rule", "sculpture", "hidden_dogs", "kennel_size"), _plain)
    | {
        "options": _options,
        "cats": _cat_names,
        "rule_takers": _seats,
        "stack": _stack,
        "play": lambda cards, play: _compact(write_play(cards, play)),
        "rule": lambda cards, rule: _rules(cards, [rule] if rule >= 0 else []),
        "board": lambda cards, board: cards.boards[board].id,
    }
)


def main(argv: Sequence[str] | None = None) -> int:
    """Write the playthroughs into a folder."""
    parser = argparse.ArgumentParser(prog="golden", description="Golden playthroughs of Fort.")
    parser.add_argument("--write", action="store_true", required=True, help="write them anew")
    parser.add_argument("folder", type=Path, nargs="?", default=FOLDER, help=f"else {FOLDER}")
    folder: Path = parser.parse_args(argv).folder
    folder.mkdir(parents=True, exist_ok=True)
    for name in GAMES:
        text = "\n".join(playthrough(name)) + "\n"
        (folder / f"{name}.txt").write_text(text, encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
