"""The preview of a play as rows of icons and as sentences."""

from __future__ import annotations

from fort_desktop.games.fort.play.followers import Followers
from fort_desktop.games.fort.play.forecast import Forecast, Given
from fort_desktop.games.fort.play.preview import Offer, Preview
from fort_desktop.games.fort.rules.actions import Action, Op
from fort_desktop.games.fort.rules.boards import room_for
from fort_desktop.games.fort.rules.view import View
from fort_desktop.games.fort.rules.why import Reason
from fort_desktop.games.fort.screen.cards.icon_rows import action_tokens, op_tokens, step_tokens
from fort_desktop.games.fort.words.labels import People
from fort_desktop.games.fort.words.texts import words

_FIGURES = (
    ("pizza", "pizza"),
    ("toys", "toy"),
    ("pack", "pack-count"),
    ("points", "vp"),
    ("level", "fort-level"),
    ("lookout", "lookout-count"),
    ("discard", "discard"),
)
_MOST_PARTS = 6  # more would be too small to read


# --- icons --------------------------------------------------------------------------------------


def amount_tokens(result: Forecast | None) -> list[str]:
    """What an action gives, as an icon row: `["4", "pizza"]`."""
    if result is None:
        return []
    first, *others = result.given
    row = given_tokens(first, result.fits)
    for given in others:
        row += ["then", *given_tokens(given, given.amount)]
    return row


def given_tokens(given: Given, amount: int) -> list[str]:
    """A step done so often; `amount` in all."""
    unit = given.step.unit
    if given.step.times is None:
        return step_tokens(given.step)
    if isinstance(unit, Action):
        return [str(amount), "x", "(", *action_tokens(unit), ")"]
    return op_tokens(unit.op, str(amount))


def sum_tokens(result: Forecast | None) -> list[str]:
    """Which card counts how much: `["(", "1", "+", "2", ")", "x", "shovel"]`."""
    if result is None:
        return []
    first = result.given[0]
    if result.suit is not None:
        parts = [token for n in result.parts for token in ("+", str(n))][1:]
        if not 0 < len(result.parts) <= _MOST_PARTS:
            parts = [str(sum(result.parts))]
        if len(parts) > 1:
            parts = ["(", *parts, ")"]
        return [*parts, "x", result.suit.id]
    if first.step.times is None:
        return []
    return [str(first.times), "x", first.step.times.id]


def change_rows(result: Forecast | None) -> list[str]:
    """Each change of a figure as a row of icons: `"toy 2 then 4"`."""
    if result is None:
        return []
    found = []
    for name, icon in _FIGURES:
        before, after = getattr(result.before, name), getattr(result.after, name)
        if before != after:
            found.append(f"{icon} {before} then {after}")
    return found


def follow_tokens(followers: Followers) -> list[str]:
    """How the card can be followed, and for how much where that is the same for all."""
    if not followers.suits:
        return ["follow", "cross"]
    row = ["follow", *(suit.id for suit in followers.suits)]
    given = {rival.given for rival in followers.rivals}
    if len(given) != 1:
        return row
    row.append(":")
    for n, one in enumerate(given.pop()):
        row += ["then"] * (n > 0) + given_tokens(one, one.amount)
    return row


# --- sentences ----------------------------------------------------------------------------------


def change_lines(result: Forecast | None) -> list[str]:
    """Each change of a figure in words."""
    if result is None:
        return []
    say = words().preview
    spoken = (say.pizzas, say.toys, say.pack, say.points, say.fort, say.lookout, say.discard)
    return [
        tell(getattr(result.before, name), getattr(result.after, name))
        for (name, _), tell in zip(_FIGURES, spoken, strict=True)
        if getattr(result.before, name) != getattr(result.after, name)
    ]


def notes(preview: Preview, view: View) -> list[str]:
    """What is to be known beside the figures: what does not fit, is hidden, or comes first."""
    say, result = words().preview, preview.now
    if result is None:
        return _order(preview, view)
    found = []
    if result.short and result.given[0].step.times is not None:
        full = result.fits == _room(result, view)
        found.append(say.fit(result.fits) if full else say.possible(result.fits))
    elif not result.whole:
        found.append(say.part())
    elif not (change_rows(result) or result.open or result.hidden) and not _trashes_itself(result):
        found.append(say.nothing())
    if more := _besides(result):
        found.append(say.points_of_cats(more))
    if result.hidden:
        found.append(say.hidden())
    return found


def _besides(result: Forecast) -> int:
    """The points that come with the action though it does not give them: cats score them."""
    own = 0
    for n, given in enumerate(result.given):
        unit = given.step.unit
        if isinstance(unit, Action):
            return 0
        if unit.op is Op.VP:
            own += given.amount if n else result.fits
    return max(0, result.after.points - result.before.points - own)


def _room(result: Forecast, view: View) -> int | None:
    """How many of what the first step brings there is room for; None where room is no matter."""
    unit = result.given[0].step.unit
    return None if isinstance(unit, Action) else room_for(view, view.seat, unit.op)


def _trashes_itself(result: Forecast) -> bool:
    units = (given.step.unit for given in result.given)
    return any(not isinstance(unit, Action) and unit.op is Op.TRASH_THIS for unit in units)


def _order(preview: Preview, view: View) -> list[str]:
    """Which action had better be the first."""
    if preview.order < 0 or view.play is None:
        return []
    action = view.cards.cards[view.play.card].actions[preview.order]
    assert action is not None, "an empty box does not come first"
    clause = words().actions.clause(action)
    say = words().preview
    return [say.order(clause) if preview.both else say.more_first(clause)]


def blocked_text(reason: Reason, people: People) -> str:
    """Why the play cannot be made as it is."""
    say = words().why
    if reason.id == "idle_added":
        return say.idle_added(people.card(reason.n))
    return say.nothing_done() if reason.id == "nothing_done" else say.whole_first()


def follow_lines(followers: Followers, people: People) -> list[str]:
    """What each rival could do, in words."""
    if not followers.suits:
        return [words().why.follow_dog() if followers.dog else words().why.follow_private()]
    say, suits = words().preview, words().suits.all(followers.suits)
    lines = []
    for rival in followers.rivals:
        who = people.player(rival.seat)
        if not rival.able:
            cannot = say.cannot_follow(who, rival.cards)
            lines.append(cannot if rival.cards else say.no_card(who))
            continue
        gain = amount_text(rival.given[0], rival.given[0].amount)
        if gain and len(rival.given) == 1:
            lines.append(say.may_follow_for(who, rival.cards, suits, gain))
        else:
            lines.append(say.may_follow(who, rival.cards, suits))
    return lines


def amount_text(given: Given, amount: int) -> str:
    """An amount in the nominative: "4 pizzas"; empty where it is no plain amount."""
    unit = given.step.unit
    if isinstance(unit, Action):
        return ""
    say, tokens = words().preview, words().tokens
    spoken = {
        Op.PIZZA: tokens.pizza,
        Op.TOY: tokens.toy,
        Op.RESOURCE: say.tokens,
        Op.PACK: say.tokens,
        Op.SWAP: say.tokens,
        Op.VP: say.points_in_all,
        Op.LOOKOUT: say.cards,
        Op.RECRUIT: say.cards,
    }
    return spoken[unit.op](amount) if unit.op in spoken else ""


def offer_note(offer: Offer, people: People) -> str:
    """What an action could be brought to, or the card that it would take, beside its icons."""
    if offer.sole is not None:
        return people.card(offer.sole.card)
    return words().preview.up_to(offer.most) if offer.most > offer.now.fits else ""


def change_text(preview: Preview | None) -> str:
    """The change of tokens in stuff, for the board."""
    if preview is None or preview.now is None:
        return ""
    say, before, after = words().preview, preview.now.before, preview.now.after
    if before.pizza != after.pizza:
        return say.pizzas(before.pizza, after.pizza)
    return say.toys(before.toys, after.toys) if before.toys != after.toys else ""


def ended(line: str) -> str:
    """A line with a full stop."""
    return line if line.endswith((".", "!", "?")) else line + "."
