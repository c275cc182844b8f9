"""What the coach says to the seat that decides, from all that it sees."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from fort_desktop.games.fort import frames as fr
from fort_desktop.games.fort import moves as mv
from fort_desktop.games.fort.actions import FORT_OPS, Op, Unit
from fort_desktop.games.fort.counting import actions_of, match_suits, multiplied
from fort_desktop.games.fort.frames import Played
from fort_desktop.games.fort.view import View
from fort_desktop.ui.texts.coach import CoachTexts
from fort_desktop.ui.texts.pet_words import PetWords
from fort_desktop.ui.texts.suits import ListTexts, SuitTexts


class Asked:
    """The coach's line for a decision; `kind` is the decision's (docs/engine.md)."""

    def __init__(
        self, coach: CoachTexts, suits: SuitTexts, tokens: ListTexts, pets: PetWords
    ) -> None:
        self._coach = coach
        self._suits = suits
        self._tokens = tokens
        self._pets = pets

    def line(self, kind: str, view: View, moves: Sequence[mv.Move]) -> str:
        """`view` is that of the seat to act, `moves` are its legal ones."""
        by_view: dict[str, Callable[[View], str]] = {
            "play": lambda seen: self._play(seen, moves),
            "action": self._action,
            "need": self._need,
            "add": self._add,
            "follow": self._follow,
            "follow-count": self._follow_count,
            "pay": self._pay,
            "lookout": self._lookout,
        }
        frame = view.stack[-1]
        again = isinstance(frame, fr.Run) and frame.rep > 0 and mv.Stop() in moves
        if again:
            return self._coach.more()
        if kind == "action" and not any(isinstance(move, mv.Do) for move in moves):
            return self._coach.finish()
        if kind in by_view:
            return by_view[kind](view)
        plain = self._plain().get(kind)
        return plain() if plain else ""

    def follow_other(self, who: str, view: View) -> str:
        """A rival is asked whether to follow."""
        return self._coach.follow_other(who, self.match(view.play, view))

    def match(self, play: Played | None, view: View) -> str:
        """The suits that a follower may show."""
        if play is None:
            return ""
        return self._suits.all(sorted(match_suits(view.cards, play)))

    def _plain(self) -> dict[str, Callable[[], str]]:
        coach = self._coach
        return {
            "draft": coach.draft,
            "coin": coach.coin,
            "any-suit": coach.any_suit,
            "kid-action": coach.kid_action,
            "house": coach.neighbour,
            "draw": coach.draw,
            "rule": coach.rule,
            "perk": coach.perk,
            "copy-cat": coach.copy_cat,
            "rough-housing": coach.rough,
            "do-over": coach.do_over,
            "recruit-phase": coach.recruit,
            "recruit": coach.recruit,
            "party": coach.party,
            "before-discard": coach.before_discard,
            "kind": coach.kind,
            "pack": coach.pack,
            "trash": coach.trash,
            "trash-rival": coach.trash_rival,
            "spend": coach.spend,
            "swap": coach.swap,
            "copy": coach.copy,
        }

    def _play(self, view: View, moves: Sequence[mv.Move]) -> str:
        frame = view.stack[-1]
        if any(isinstance(move, mv.UseCat) for move in moves):
            return self._coach.cat_power()
        if isinstance(frame, fr.ChoosePlay) and frame.used:
            return self._coach.play_now()
        if moves and all(isinstance(move, mv.Skip) for move in moves):
            return self._coach.play_none()
        second = isinstance(frame, fr.ChoosePlay) and frame.second
        return self._coach.play_again() if second else self._coach.play()

    def _need(self, view: View) -> str:
        play = view.play
        assert play is not None, "a need is that of a played dog"
        return self._coach.need(self._pets.still(view.cards, play))

    def _action(self, view: View) -> str:
        begun = view.play is not None and view.play.begun
        return self._coach.action() if begun else self._coach.first_action()

    def _add(self, view: View) -> str:
        play = view.play
        if play is None or not play.begun:
            return self._coach.add("")
        action = actions_of(view.cards, play)[play.begun[-1]]
        counted = multiplied(action, play.any_suit) if action is not None else ()
        return self._coach.add(self._suits.all(counted))

    def _follow(self, view: View) -> str:
        return self._coach.follow(self.match(view.play, view))

    def _follow_count(self, view: View) -> str:
        frame = view.stack[-1]
        pair = isinstance(frame, fr.FollowCount) and len(frame.cards) > 1
        return self._coach.follow_count_many() if pair else self._coach.follow_count()

    def _lookout(self, view: View) -> str:
        perks = (view.cards.perks[n].id for n in view.seats[view.seat].perks)
        bribe = view.seat == view.leader and "bribe" in perks
        return self._coach.lookout_bribe() if bribe else self._coach.lookout()

    def _pay(self, view: View) -> str:
        cost = view.cards.costs[view.seats[view.seat].level]
        op = _fort_op(view.stack[-1])
        either = cost.any + (1 if op is Op.FORT_MORE else 0)
        tokens = self._tokens.tokens(cost.pizza, cost.toy, either)
        spoken = self._coach.pay_less if op is Op.FORT_LESS else self._coach.pay_how
        return spoken(tokens)


def _fort_op(frame: fr.Frame) -> Op:
    if isinstance(frame, fr.Run):
        unit = frame.action.steps[frame.index].unit
        if isinstance(unit, Unit) and unit.op in FORT_OPS:
            return unit.op
    return Op.FORT
