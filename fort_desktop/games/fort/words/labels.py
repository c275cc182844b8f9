"""Which text belongs to a move: the label of a button, in the words of `MoveTexts`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from fort_desktop.games.fort.rules import moves as m
from fort_desktop.games.fort.rules.actions import Suit
from fort_desktop.games.fort.rules.cards import CardSet
from fort_desktop.games.fort.words.move_texts import MoveTexts
from fort_desktop.games.fort.words.suits import ListTexts, SuitTexts
from fort_desktop.ui.texts.base import card_name


class People:
    """The names that sentences of one game need: its cards and who sits where."""

    def __init__(self, cards: CardSet, players: Sequence[str]) -> None:
        self.cards = cards
        self.players = players

    def card(self, number: int) -> str:
        return card_name(self.cards.cards[number].names)

    def perk(self, number: int) -> str:
        return card_name(self.cards.perks[number].names)

    def rule(self, number: int) -> str:
        return card_name(self.cards.rules[number].names)

    def cat(self, number: int) -> str:
        return card_name(self.cards.cats[number].names)

    def player(self, seat: int) -> str:
        return self.players[seat]


class MoveLabels:
    """Labels of moves in a game whose names are `people`."""

    def __init__(self, moves: MoveTexts, suits: SuitTexts, tokens: ListTexts) -> None:
        self._moves = moves
        self._suits = suits
        self._tokens = tokens

    def label(self, move: m.Move, people: People, kind: str = "") -> str:
        """The label; `kind` is the decision's, which tells what a "pass" declines."""
        match move:
            case m.Do() | m.Finish() | m.Stop() | m.Skip() | m.Diy():
                text = self._plain(move)
            case m.Name() | m.Choose() | m.Add() | m.Use():
                text = self._suit(move, people)
            case m.Keep() | m.Play() | m.Follow() | m.Also() | m.Recycle():
                text = self._card(move, people)
            case m.Lookout() | m.Trash() | m.Recruit():
                text = self._place(move, people)
            case m.Take() | m.Pack() | m.Pay() | m.Spend() | m.Swap():
                text = self._token(move)
            case m.TakeRule() | m.TakePerk() | m.CopyPack() | m.CountSuits():
                text = self._other(move, people)
            case m.Pass() | m.Done() | m.RoughHousing() | m.DoOver():
                text = self._offer(move, kind)
            case m.UseCat() | m.Draw() | m.House():
                text = self._pet(move, people)
            case _:
                assert_never(move)
        return text

    def _plain(self, move: m.Do | m.Finish | m.Stop | m.Skip | m.Diy) -> str:
        match move:
            case m.Do():
                return self._moves.public() if move.action == 0 else self._moves.private()
            case m.Finish():
                return self._moves.finish()
            case m.Stop():
                return self._moves.stop()
            case m.Skip():
                return self._moves.skip()
            case m.Diy():
                return self._moves.diy()

    def _offer(self, move: m.Pass | m.Done | m.RoughHousing | m.DoOver, kind: str) -> str:
        texts = self._moves
        match move:
            case m.RoughHousing():
                return texts.rough()
            case m.DoOver():
                return texts.do_over()
            case m.Done():
                return texts.only_one() if kind == "copy-cat" else texts.play_it()
            case m.Pass():
                declined = {
                    "follow": texts.dont_follow,
                    "party": texts.done,
                    "before-discard": texts.go_on,
                }
                return declined.get(kind, texts.no_thanks)()

    def _other(
        self, move: m.TakeRule | m.TakePerk | m.CopyPack | m.CountSuits, people: People
    ) -> str:
        match move:
            case m.TakeRule():
                return self._moves.rule(people.rule(move.rule))
            case m.TakePerk():
                return self._moves.perk(people.perk(move.perk))
            case m.CopyPack():
                return self._moves.copy(people.player(move.seat))
            case m.CountSuits():
                return self._moves.count(move.n)

    def _pet(self, move: m.UseCat | m.Draw | m.House, people: People) -> str:
        match move:
            case m.UseCat():
                return self._moves.power(people.cat(move.cat))
            case m.Draw():
                return self._moves.draw(move.n)
            case m.House():
                return self._moves.neighbour(people.player(move.seat))

    def _suit(self, move: m.Name | m.Choose | m.Add | m.Use, people: People) -> str:
        match move:
            case m.Name():
                return self._moves.name(self._suits.name(move.suit))
            case m.Choose():
                return self._moves.choose(self._suits.name(move.suit))
            case m.Add() | m.Use():
                return self._added(move, people)

    def _added(self, move: m.Add | m.Use, people: People) -> str:
        card, texts = people.card(move.card), self._moves
        shown = people.cards.suits[move.card]
        if move.reading is None or Suit.COIN not in shown:
            return texts.add(card) if isinstance(move, m.Add) else texts.use(card)
        suit = self._suits.name(move.reading)
        return texts.add_as(card, suit) if isinstance(move, m.Add) else texts.use_as(card, suit)

    def _card(self, move: m.Keep | m.Play | m.Follow | m.Also | m.Recycle, people: People) -> str:
        card = people.card(move.card)
        match move:
            case m.Keep():
                return self._moves.keep(card)
            case m.Play():
                return self._moves.play(card)
            case m.Follow():
                return self._moves.follow(card)
            case m.Also():
                return self._moves.also(card)
            case m.Recycle():
                return self._moves.recycle(card)

    def _place(self, move: m.Lookout | m.Trash | m.Recruit, people: People) -> str:
        texts = self._moves
        if move.source == "deck":
            return texts.lookout_deck() if isinstance(move, m.Lookout) else texts.recruit_deck()
        card = people.card(move.card)
        if move.source == "yard":
            with_owner = {
                m.Lookout: texts.lookout_yard,
                m.Trash: texts.trash_yard,
                m.Recruit: texts.recruit_yard,
            }
            return with_owner[type(move)](card, people.player(move.seat))
        if isinstance(move, m.Recruit):
            return texts.recruit_park(card)
        if isinstance(move, m.Lookout):
            return texts.lookout(card) if move.source == "hand" else texts.lookout_park(card)
        return texts.trash_hand(card) if move.source == "hand" else texts.trash_discard(card)

    def _token(self, move: m.Take | m.Pack | m.Pay | m.Spend | m.Swap) -> str:
        texts = self._moves
        match move:
            case m.Take():
                return texts.take_pizzas() if move.kind == m.PIZZA else texts.take_toys()
            case m.Pack(kind=m.PIZZA):
                return texts.pack_pizza_supply() if move.supply else texts.pack_pizza()
            case m.Pack():
                return texts.pack_toy_supply() if move.supply else texts.pack_toy()
            case m.Pay() | m.Spend():
                stuff = self._bundle(move.stuff_pizza, move.stuff_toy)
                pack = self._bundle(move.pack_pizza, move.pack_toy)
                spoken = texts.pay if isinstance(move, m.Pay) else texts.spend
                return spoken(stuff, pack)
            case m.Swap(kind=m.PIZZA):
                return texts.swap_pizza() if move.place == "stuff" else texts.swap_pizza_pack()
            case m.Swap():
                return texts.swap_toy() if move.place == "stuff" else texts.swap_toy_pack()

    def _bundle(self, pizza: int, toy: int) -> str:
        return self._tokens.tokens(pizza, toy) if pizza or toy else ""
