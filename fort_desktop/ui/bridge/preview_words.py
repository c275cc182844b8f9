"""The preview of a play as icons and sentences."""

from __future__ import annotations

from fort_desktop.session.preview import Preview
from fort_desktop.ui.texts import texts


def preview_tokens(preview: Preview | None) -> list[str]:
    """What the action gives, as an icon row: `["4", "pizza"]`."""
    if preview is None:
        return []
    icon = preview.op.replace("spend-", "")
    row = ["spend"] if preview.op.startswith("spend-") else []
    return [*row, str(preview.amount), icon]


def preview_lines(preview: Preview | None) -> list[str]:
    """Every change in words, and what does not fit."""
    if preview is None:
        return []
    say, before, after = texts().preview, preview.before, preview.after
    changes = (
        (say.pizzas, before.pizza, after.pizza),
        (say.toys, before.toys, after.toys),
        (say.points, before.points, after.points),
        (say.pack, before.pack_pizza + before.pack_toys, after.pack_pizza + after.pack_toys),
        (say.fort, before.level, after.level),
        (say.lookout, before.lookout, after.lookout),
        (say.discard, before.discard, after.discard),
    )
    lines = [spoken(old, new) for spoken, old, new in changes if old != new]
    if preview.op in ("pizza", "toy") and preview.gained < preview.amount:
        lines.append(say.fit(preview.gained))
    if not lines and not preview.open:
        lines.append(say.nothing())
    return lines


def change_text(preview: Preview | None) -> str:
    """The change of tokens in stuff, for the board."""
    if preview is None:
        return ""
    say, before, after = texts().preview, preview.before, preview.after
    if before.pizza != after.pizza:
        return say.pizzas(before.pizza, after.pizza)
    return say.toys(before.toys, after.toys) if before.toys != after.toys else ""
