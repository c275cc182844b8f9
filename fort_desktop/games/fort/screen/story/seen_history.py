"""What one reader may know of how a game went: the log, and the story of every play.

It is read decision by decision and grows with the history. Each decision remembers what it has
replaced, so that an undo is the same way back.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from fort_desktop.games.fort.play.adapter import FortTable
from fort_desktop.games.fort.play.unfollowed import Unfollowed, why_not_followed
from fort_desktop.games.fort.rules.engine import FortGame
from fort_desktop.games.fort.rules.events import Event, TurnBegan
from fort_desktop.games.fort.rules.moves import Pass
from fort_desktop.games.fort.screen.story.plays import PlayStory, tell, under_way
from fort_desktop.games.fort.screen.story.story_lines import Pen, joined
from fort_desktop.games.fort.screen.story.story_model import StoryRow
from fort_desktop.games.fort.screen.story.yours import by_itself, yours
from fort_desktop.games.fort.words.labels import People
from fort_desktop.games.fort.words.log_signs import part_after
from fort_desktop.games.fort.words.narration import LogLine
from fort_desktop.games.fort.words.texts import words
from fort_desktop.storage.packs import pack_title
from fort_desktop.ui.bridge.table.history_reader import HistoryReader
from fort_desktop.ui.bridge.table.log_model import LogRow
from fort_desktop.ui.texts import texts

HELPERS = ("add", "use")  # the cards that count with the played one
TOGETHER = (*HELPERS, "pass")
# What is gained after these is the action's, and has a line of its own.
GAINLESS = (*HELPERS, "name", "why")


def _beside(line: LogLine) -> tuple[str, ...]:
    """The signs beside a sentence: the cards. What was gained the sentence says itself."""
    return tuple(sign for sign in line.signs if "@" in sign)


def _titled(line: LogLine) -> str:
    """A sentence; what an action gave is told after its name."""
    return words().log.of_part(line.part, line.text) if line.way == "gain" else line.text


def _reasoned(why: str, line: LogLine) -> LogLine:
    """A line that says why, where somebody passes and there is a reason: it is not told with
    others."""
    if not why or line.way != "pass":
        return line
    return replace(line, text=why, way="why", name="")


def _unfollowed(found: Unfollowed, who: str) -> str:
    say = words().unfollowed
    match found.kind:
        case "no-gain":
            return say.no_gain(who)
        case "unasked":
            return say.unasked(who)
        case "no-match":
            return say.cannot(who, say.no_match(words().suits.all(found.suits)))
    return say.cannot(who, say.no_room(found.lack))


@dataclass(frozen=True, slots=True)
class _Step:
    """A decision that was read, and how the ends of the lists were before it."""

    entry: object
    rows: int
    old_rows: tuple[LogRow, ...]
    plays: int
    old_plays: tuple[PlayStory, ...]
    turn: str
    part: str


class SeenHistory(HistoryReader):
    """A game as one seat has seen it, or with -1 as anybody may see it.

    Attributes:
        rows: the lines of the log, oldest first.
        plays: the plays, oldest first; the last may only have begun.
    """

    def __init__(
        self, table: FortTable, reader: int, people: People, picture: Callable[[str], str]
    ) -> None:
        """`picture` gives the address of a card's face."""
        super().__init__(table)
        self._table = table
        self._reader = reader
        self._people = people
        self._picture = picture
        self._turn = self._part = ""
        self.rows: list[LogRow] = []
        self.plays: list[PlayStory] = []
        view = table.view(max(reader, 0))
        self.pen = Pen(people, [view.cards.boards[seat.board].colour for seat in view.seats])
        self._open()

    def since(self, seat: int) -> list[PlayStory]:
        """All plays of others after the last turn of a seat that is over, up to its next turn."""
        found: list[PlayStory] = []
        now = (self.plays[-1].seat, self.plays[-1].round) if self.plays else (-1, 0)
        own = 0  # the round of the seat's last turn, when it is reached
        for play in reversed(self.plays):
            current = (play.seat, play.round) == now == (seat, play.round)
            if not play.told or current:
                continue
            if own and (play.seat, play.round) != (seat, own):
                break
            if play.seat == seat:
                own = play.round
            else:
                found.append(play)
        return found[::-1]

    @property
    def latest(self) -> PlayStory | None:
        """The play to be told now: the last of which there is anything to tell.

        The reader's own turn has a story when it has begun: what happens before, `yours` says.
        """
        return next((play for play in reversed(self.plays) if self._is_told(play)), None)

    def _is_told(self, play: PlayStory) -> bool:
        return play.begun if play.seat == self._reader else play.told

    def telling(self) -> StoryRow:
        """What is told beside the cards: first what was done to the reader, then the latest play,
        last what happened by itself, of which stray dogs are a part."""
        said = yours(self.plays, self._reader, self._people)
        aside = by_itself(self.plays, self._reader, self._people)
        latest = self.latest or (self.plays[-1] if said or aside else None)
        if latest is None:
            return StoryRow()
        row = self.row(latest)
        told = (line for line in row.lines if self._reader not in line.told)
        lines = tuple(sorted(told, key=lambda line: line.part == "stray"))
        return replace(row, lines=lines, yours=said, aside=aside)

    def row(self, play: PlayStory) -> StoryRow:
        """A play of `plays` to be shown."""
        return StoryRow(
            play.seat,
            self.pen.colour(play.seat),
            self._people.player(play.seat),
            tuple(self.pen.cards(play)),
            tuple(self.pen.readings(play)),
            tuple(self.pen.lines(play)),
            self._text(play),
            self.pen.speaker.played(play),
        )

    def _text(self, play: PlayStory) -> str:
        """A play in sentences, those of the log."""
        number = next(n for n in reversed(range(len(self.plays))) if self.plays[n] is play)
        found: list[str] = []
        for row in reversed(self.rows):
            if 0 <= row.play < number:
                break
            if row.play == number:
                found.append(row.text)
        return " ".join(reversed(found))

    # --- reading --------------------------------------------------------------------------------

    def _open(self) -> None:
        """How the log begins: with the pack, then the turn under way or the draft before it."""
        events = self._table.first_events_for(self._reader)
        start = self._table.resumed
        if pack := pack_title(self._table.adapter.pack):
            self.rows.append(LogRow(-1, "deck", texts().packs.played(pack)))
        if not events:
            self.rows.append(LogRow(-1, "deck", words().game_log.draft()))
        elif start is not None:
            view = self._table.game.view(start.state, max(0, self._reader))
            story = under_way(view)
            self.plays = [] if story is None else [story]
        else:
            self.plays = tell(None, events, "")
        self._write(events, "", -1)

    def _read(self, n: int) -> None:
        entry = self._table.history[n]
        events = self._table.events_for(self._reader, n)
        old_play = tuple(self.plays[-1:])
        old_row = tuple(self.rows[-1:])
        now = (self._turn, self._part)
        step = _Step(entry, len(self.rows), old_row, len(self.plays), old_play, *now)
        self._steps.append(step)
        last = self.plays.pop() if self.plays else None
        told = tell(last, events, entry.kind)
        if (entry.kind, entry.seat) == ("follow", self._reader) and entry.forced and told:
            told[0] = replace(told[0], refused=True)
        turns = sum(isinstance(event, TurnBegan) for event in events)
        again = len(told) - turns - (last is not None)  # Do-Over begins a play within the turn
        self._write(events, entry.kind, step.plays - 1 + again, self._why(n))
        self.plays += told

    def _forget(self) -> None:
        step: _Step = self._steps.pop()
        del self.rows[max(0, step.rows - 1) :]
        self.rows += step.old_rows
        del self.plays[max(0, step.plays - 1) :]
        self.plays += step.old_plays
        self._turn, self._part = step.turn, step.part

    # --- writing the log ------------------------------------------------------------------------

    def _why(self, n: int) -> str:
        """Why a person did not follow, in a sentence; empty where it was another decision, or
        where the reader may not know."""
        entry = self._table.history[n]
        person = self._table.seats[entry.seat].kind == "person"
        if entry.kind != "follow" or not isinstance(entry.move, Pass) or not person:
            return ""
        own = entry.seat == self._reader
        game = self._table.game
        assert isinstance(game, FortGame), "this table plays Fort"
        found = why_not_followed(game, entry.before, entry.seat, own=own, unasked=entry.unasked)
        return "" if found is None else _unfollowed(found, self._people.player(entry.seat))

    def _write(self, events: Sequence[Event], kind: str, play: int, why: str = "") -> None:
        """Lines of the log; `play` is the number of the one that these events begin in, and `why`
        says why nobody follows."""
        for told in words().narrator.lines(events, self._people, kind, self._part):
            line = _reasoned(why, told)
            if line.heading:
                self._turn = f"{line.seat} {line.text}"
                play += 1
            else:
                self._add(line, play)
        for event in events:
            self._part = part_after(self._part, event)

    def _add(self, line: LogLine, play: int) -> None:
        last = self.rows[-1] if self.rows else None
        if last is not None and (last.turn, last.play) == (self._turn, play):
            grown = self._grown(last, line)
            if grown is not None:
                self.rows[-1] = grown
                return
        card = self._card(line)
        icon = self._picture(card) if card else line.icon
        names = (line.name,) if line.name else ()
        told = (line,) if line.gain is not None or line.way in HELPERS else ()
        row = LogRow(line.seat, icon, _titled(line), "", card, _beside(line), self._turn, play)
        self.rows.append(replace(row, way=line.way, names=names, told=told, part=line.part))

    def _grown(self, row: LogRow, line: LogLine) -> LogRow | None:
        """A line with what the next one says; None where that stands by itself."""
        same = row.seat == line.seat
        # What the first action gives is beside the played card as long as nothing was told since.
        alike = row.part == line.part or row.way == "play"
        if line.way == "gain" and same and alike and row.way not in GAINLESS:
            return self._gained(row, line)
        if line.way != row.way or line.way not in TOGETHER:
            return None
        names, narrator = (*row.names, line.name), words().narrator
        if line.way == "pass":
            title = narrator.together(line.way, "", names)
            return replace(row, seat=row.seat if same else -1, title=title, names=names)
        return self._helped(row, line) if same else None

    def _helped(self, row: LogRow, line: LogLine) -> LogRow:
        """A line with one added card more: all are named, and signs say what their coins are."""
        told, who = (*row.told, line), self._people.player(line.seat)
        names = (*row.names, line.name)
        signs: tuple[str, ...] = ()
        for one in told:
            face = () if one is told[0] else (f"@{self._card(one)}",)
            more = (*face, one.reading) if one.reading else face
            signs += tuple(joined(signs, more))
        return replace(
            row,
            title=words().narrator.together(line.way, who, names),
            detail=" ".join(one.text for one in told if one.reading),
            signs=signs,
            names=names,
            told=told,
        )

    def _gained(self, row: LogRow, line: LogLine) -> LogRow:
        """A line with one gain more: two of one kind are one number."""
        told = row.told or (LogLine(row.title, signs=row.signs),)
        told = words().narrator.summed(told, line, self._people)
        signs = [] if told[0].gain is not None else list(told[0].signs)
        for one in told[1:]:
            signs += joined(signs, one.signs)
        detail = " ".join(one.text for one in told[1:])
        return replace(
            row,
            title=_titled(told[0]),
            detail=detail,
            signs=tuple(signs),
            way="",
            told=told,
            part=line.part,
        )

    def _card(self, line: LogLine) -> str:
        if line.cat >= 0:
            return self._people.cards.cats[line.cat].id
        return "" if line.card < 0 else self._people.cards.cards[line.card].id

    def closing(self) -> list[LogRow]:
        """How the game ended: the made-up rules, all points, who has won (F-END)."""
        say, table, people = words().game_log, self._table, self._people
        view = table.view(max(0, self._reader))
        rows = [
            LogRow(n, "made-up-rule", say.rule_shown(people.player(n), people.rule(seat.rule)))
            for n, seat in enumerate(view.seats)
            if seat.rule >= 0
        ]
        for n, points in enumerate(table.score()):
            total = sum(row.points for row in points)
            rows.append(LogRow(n, "vp", texts().table.total(people.player(n), total)))
        winners = table.winners()
        names = [people.player(seat) for seat in winners]
        if len(winners) > 1:
            return [*rows, LogRow(-1, "crown", texts().table.tie(texts().screens.names(names)))]
        you = winners == [self._reader] == table.persons
        won = say.win_you() if you else texts().table.win(names[0])
        return [*rows, LogRow(winners[0], "crown", won)]
