"""Events as lines of the log, in the words of `log.py`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from fort_desktop.games.fort.rules import events as ev
from fort_desktop.games.fort.rules import moves as mv
from fort_desktop.games.fort.rules.actions import Suit
from fort_desktop.games.fort.words.labels import People
from fort_desktop.games.fort.words.log import GameLogTexts, LogTexts, TokenLogTexts
from fort_desktop.games.fort.words.log_signs import (
    Cards,
    icon_of,
    in_all,
    part_after,
    signs_of,
    strays,
)
from fort_desktop.games.fort.words.suits import ListTexts, SuitTexts
from fort_desktop.games.fort.words.told_events import DRAWN, merged, worth_telling


@dataclass(frozen=True, slots=True)
class LogLine:
    """One line.

    Attributes:
        text: the sentence.
        seat: whom it is about; -1 is nobody.
        card: the card that it names, to be shown; -1 is none.
        heading: whether it stands above the lines of a turn.
        icon: the picture beside lines that name no card.
        signs: what was gained, as icons and numbers.
        way: lines of one way can be told together: "gain", "add", "use" or "pass"; what is only
            said of a card or action, "name", gained nothing, nor who says "why" they pass. With
            "play" a card is played.
        name: the card, or the player, to be told with others of the same way.
        reading: what the coin of an added card stands for.
        cat: the cat that it names, to be shown; -1 is none.
        gain: what it tells of, where that is gained.
        part: the action of the played card that it is of, "public" or "private"; or empty.
    """

    text: str
    seat: int = -1
    card: int = -1
    heading: bool = False
    icon: str = "log"
    signs: tuple[str, ...] = ()
    way: str = ""
    name: str = ""
    reading: str = ""
    cat: int = -1
    gain: ev.Event | None = None
    part: str = ""


class Narrator:
    """Lines for the events of one move.

    They must have been redacted for whoever reads the log; a language change calls this again.
    """

    def __init__(
        self,
        log: LogTexts,
        tokens: TokenLogTexts,
        game: GameLogTexts,
        suits: SuitTexts,
        lists: ListTexts,
    ) -> None:
        self._log = log
        self._tokens = tokens
        self._game = game
        self._suits = suits
        self._lists = lists

    def lines(
        self, events: Sequence[ev.Event], people: People, kind: str = "", part: str = ""
    ) -> list[LogLine]:
        """`kind` is the decision that was answered: it tells what a "pass" declines; `part` is the
        action that was under way before it."""
        found: list[LogLine] = []
        refill: list[LogLine] = []
        decided = events[0] if events and isinstance(events[0], ev.Decided) else None
        for event in merged(worth_telling(events, draft=kind == "draft")):
            part = part_after(part, event)
            line = self._line(event, people, kind)
            if isinstance(event, ev.CardMoved) and event.target == ev.BOX:
                line = self._trashed(event, decided, people)
            elif isinstance(event, ev.CardMoved) and strays(event, decided):
                line = self._stray(event, people)
            if line is None:
                continue
            line = replace(
                line, icon=icon_of(event), signs=signs_of(event, people.cards), part=part
            )
            if line.signs and line.card < 0 and not isinstance(event, _NAMED):
                line = replace(line, way="gain", gain=event)
            if isinstance(event, ev.CardMoved) and event.target == ev.PARK:
                refill.append(line)  # told after the card that made room
            else:
                found += [line, *refill]
                refill.clear()
        return found + refill

    def summed(self, told: Sequence[LogLine], more: LogLine, people: People) -> tuple[LogLine, ...]:
        """What was gained, and one gain more: two of one kind are one number."""
        for n, line in enumerate(told):
            both = in_all(line.gain, more.gain)
            spoken = None if both is None else self._line(both, people, "")
            if both is not None and spoken is not None:
                signs = signs_of(both, people.cards)
                sum_of_both = replace(line, text=spoken.text, signs=signs, gain=both)
                return (*told[:n], sum_of_both, *told[n + 1 :])
        return (*told, more)

    def _line(self, event: ev.Event | Cards, people: People, kind: str) -> LogLine | None:
        match event:
            case ev.Decided(seat=seat, move=move):
                return self._decided(seat, move, people, kind)
            case ev.CardMoved():
                return self._moved(event, people)
            case Cards():
                return self._counted(event, people)
            case ev.TokensMoved():
                text = self._token(event, people.player(event.seat))
                return LogLine(text, event.seat) if text else None
            case ev.TurnBegan(seat=seat, round=number):
                return LogLine(self._game.turn(people.player(seat), number), seat, heading=True)
            case ev.EndTriggered():
                return LogLine(self._ending(event, people), event.seat)
            case ev.GameEnded():
                return LogLine(self._game.over())
            case ev.NeedMet() | ev.CatLured() | ev.CatUsed():
                return self._pet(event, people)
            case ev.ActionEnded():
                return None
            case _:
                return self._gained(event, people)

    # What somebody decided

    def _decided(
        self, seat: int, move: mv.Move | None, people: People, kind: str
    ) -> LogLine | None:
        who = people.player(seat)
        match move:
            case mv.Play() | mv.Keep() | mv.Follow() | mv.Also():
                way = "play" if isinstance(move, mv.Play) else ""
                return LogLine(self._with_card(who, move, people), seat, move.card, way=way)
            case mv.Add() | mv.Use():
                return self._added(seat, move, people)
            case mv.Name(suit=suit):
                return LogLine(self._log.coin(who, self._suits.name(suit)), seat, way="name")
            case mv.Choose(suit=suit):
                return LogLine(self._log.any_suit(who, self._suits.name(suit)), seat, way="name")
            case mv.Pay() | mv.Spend():
                text = self._paid(who, move)
            case mv.Swap(kind=given):
                swap = self._tokens.swap_pizza if given == mv.PIZZA else self._tokens.swap_toy
                text = swap(who, 1)
            case mv.CopyPack(seat=owner):
                text = self._tokens.copy(who, people.player(owner))
            case mv.Pass() if kind == "follow":
                return LogLine(self._log.no_follow(who), seat, way="pass", name=who)
            case _:
                text = self._plain(who, move, kind)
        return LogLine(text, seat) if text else None

    def _plain(self, who: str, move: mv.Move | None, kind: str) -> str:
        if isinstance(move, mv.Skip):
            return self._log.skip(who)
        if move is None and kind == "draft":
            return self._log.keep_hidden(who)
        return ""

    def _with_card(
        self,
        who: str,
        move: mv.Play | mv.Keep | mv.Follow | mv.Also,
        people: People,
    ) -> str:
        card = people.card(move.card)
        match move:
            case mv.Play():
                return self._log.play(who, card)
            case mv.Keep():
                return self._log.keep(who, card)
            case mv.Follow():
                return self._log.follow(who, card)
            case mv.Also():
                return self._log.also(who, card)

    def _added(self, seat: int, move: mv.Add | mv.Use, people: People) -> LogLine:
        who, card, log = people.player(seat), people.card(move.card), self._log
        added = isinstance(move, mv.Add)
        way = "add" if added else "use"
        if move.reading is None or Suit.COIN not in people.cards.suits[move.card]:
            text = log.add(who, card) if added else log.use_lookout(who, card)
            return LogLine(text, seat, move.card, way=way, name=card)
        spoken = log.add_coin if added else log.use_lookout_coin
        text = spoken(who, card, self._suits.name(move.reading))
        return LogLine(text, seat, move.card, way=way, name=card, reading=move.reading.id)

    def together(self, way: str, who: str, names: Sequence[str]) -> str:
        """One sentence for lines of the same way; `who` did it, or nobody in particular."""
        if way == "pass":
            return self._log.no_follows(", ".join(names))
        spoken = self._log.adds if way == "add" else self._log.uses
        return spoken(who, ", ".join(names))

    def _paid(self, who: str, move: mv.Pay | mv.Spend) -> str:
        pizza = move.stuff_pizza + move.pack_pizza
        toys = move.stuff_toy + move.pack_toy
        spoken = self._tokens.pay if isinstance(move, mv.Pay) else self._tokens.spend
        return spoken(who, self._lists.tokens(pizza, toys))

    # Cards

    def _moved(self, event: ev.CardMoved, people: People) -> LogLine | None:
        card = event.card
        if card < 0:
            return None
        seat = event.target_seat
        match event.source, event.target:
            case (ev.PARK_DECK, ev.PARK):
                return LogLine(self._log.refill(people.card(card)), card=card)
            case (ev.DISCARD, ev.HAND):
                text = self._log.recycle(people.player(seat), people.card(card))
            case (_, ev.LOOKOUT):
                text = self._to_lookout(event, people)
            case (_, ev.DOGHOUSE):
                text = self._game.dog_home(people.player(seat), people.card(card))
            case (ev.PARK | ev.PARK_DECK | ev.YARD, ev.DISCARD):
                text = self._recruited(event, people)
            case _:
                return None
        return LogLine(text, seat, card)

    def _to_lookout(self, event: ev.CardMoved, people: People) -> str:
        who, card = people.player(event.target_seat), people.card(event.card)
        match event.source:
            case ev.PARK:
                return self._log.lookout_park(who, card)
            case ev.PARK_DECK:
                return self._log.lookout_deck(who, card)
            case ev.YARD:
                return self._log.lookout_yard(who, card, people.player(event.source_seat))
            case _:
                return self._log.lookout(who, card)

    def _recruited(self, event: ev.CardMoved, people: People) -> str:
        who, card = people.player(event.target_seat), people.card(event.card)
        match event.source:
            case ev.PARK:
                return self._log.recruit_park(who, card)
            case ev.PARK_DECK:
                return self._log.recruit_deck(who, card)
            case _:
                return self._log.recruit_yard(who, card, people.player(event.source_seat))

    def _trashed(self, event: ev.CardMoved, decided: ev.Decided | None, people: People) -> LogLine:
        """Who acts decides, but "trash this card" is the leader's even after rivals acted."""
        card, seat = people.card(event.card), event.source_seat
        yard = event.source == ev.YARD
        if decided and (yard or isinstance(decided.move, mv.RoughHousing)):
            seat = decided.seat
        who = people.player(seat)
        if yard:
            text = self._log.trash_rival(who, card, people.player(event.source_seat))
        else:
            text = self._log.trash(who, card)
        return LogLine(text, seat, event.card)

    # Dogs and cats

    def _stray(self, event: ev.CardMoved, people: People) -> LogLine:
        who, dog = people.player(event.target_seat), people.card(event.card)
        return LogLine(self._game.stray(who, dog), event.target_seat, event.card)

    def _pet(self, event: ev.NeedMet | ev.CatLured | ev.CatUsed, people: People) -> LogLine:
        who, seat = people.player(event.seat), event.seat
        match event:
            case ev.NeedMet(card=card):
                return LogLine(self._game.need_met(who, people.card(card)), seat, card)
            case ev.CatUsed(cat=cat):
                return LogLine(self._game.cat_power(who, people.cat(cat)), seat, cat=cat)
            case ev.CatLured(cat=cat, source_seat=-1):
                return LogLine(self._game.cat(who, people.cat(cat)), seat, cat=cat)
            case ev.CatLured(cat=cat):
                owner = people.player(event.source_seat)
                text = self._game.cat_from(who, people.cat(cat), owner)
                return LogLine(text, seat, cat=cat)

    def _counted(self, event: Cards, people: People) -> LogLine | None:
        who = people.player(event.seat)
        if event.way == (ev.HAND, ev.YARD):
            return LogLine(self._log.yard(who, event.n), event.seat)
        if event.way == DRAWN:
            return LogLine(self._log.draw(who, event.n), event.seat)
        return None

    # Tokens, points, perks

    def _token(self, event: ev.TokensMoved, who: str) -> str:
        match event.source, event.target:
            case (ev.SUPPLY, ev.STUFF):
                gained = self._tokens.pizza if event.kind == mv.PIZZA else self._tokens.toy
                return gained(who, event.n)
            case (ev.STUFF, ev.PACK):
                return self._tokens.pack(who, event.n)
            case (ev.SUPPLY, ev.PACK):
                return self._tokens.pack_supply(who, event.n)
            case _:
                return ""

    def _gained(
        self,
        event: ev.Scored
        | ev.FortAdvanced
        | ev.RuleTaken
        | ev.PerkTaken
        | ev.PerkTrashed
        | ev.SculptureTaken
        | ev.Shuffled,
        people: People,
    ) -> LogLine | None:
        if event.seat < 0:
            return None
        who = people.player(event.seat)
        match event:
            case ev.Scored():
                text = self._tokens.vp(who, event.points)
            case ev.FortAdvanced():
                text = self._tokens.fort(who, event.level)
            case ev.RuleTaken(rule=-1):
                text = self._tokens.rule(who)
            case ev.RuleTaken():
                text = self._tokens.rule_open(who, people.rule(event.rule))
            case ev.PerkTaken():
                text = self._tokens.perk(who, people.perk(event.perk))
            case ev.PerkTrashed():
                text = self._tokens.use_perk(who, people.perk(event.perk))
            case ev.SculptureTaken():
                text = self._tokens.sculpture(who)
            case ev.Shuffled():
                text = self._log.shuffle(who)
        return LogLine(text, event.seat)

    def _ending(self, event: ev.EndTriggered, people: People) -> str:
        if event.reason == "points":
            reason = self._game.end_points(people.player(event.seat))
        elif event.reason == "fort":
            reason = self._game.end_fort(people.player(event.seat))
        else:
            reason = self._game.end_park()
        return f"{reason} {self._game.end()}"


# Told in a line of their own, though they are gains.
_NAMED = (ev.RuleTaken, ev.PerkTaken, ev.PerkTrashed, ev.SculptureTaken, Cards)
