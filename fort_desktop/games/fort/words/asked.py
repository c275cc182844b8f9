"""What the coach says to the seat that decides, from all that it sees."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from fort_desktop.games.fort.rules import frames as fr
from fort_desktop.games.fort.rules import moves as mv
from fort_desktop.games.fort.rules.actions import Op
from fort_desktop.games.fort.rules.bundles import fort_price
from fort_desktop.games.fort.rules.counting import action_begun, follow_suits
from fort_desktop.games.fort.rules.view import View
from fort_desktop.games.fort.words.actions import ActionTexts
from fort_desktop.games.fort.words.coach import CoachTexts
from fort_desktop.games.fort.words.pet_words import PetWords
from fort_desktop.games.fort.words.suits import ListTexts, SuitTexts

_COUNTED = ("recruit", "lookout", "trash", "trash-rival", "pack")  # others are chosen once for all


class Asked:
    """The coach's line for a decision; `kind` is the decision's (docs/engine.md)."""

    def __init__(
        self,
        coach: CoachTexts,
        suits: SuitTexts,
        tokens: ListTexts,
        pets: PetWords,
        actions: ActionTexts,
    ) -> None:
        self._coach = coach
        self._actions = actions
        self._suits = suits
        self._tokens = tokens
        self._pets = pets

    def line(self, kind: str, view: View, moves: Sequence[mv.Move]) -> str:
        """`view` is that of the seat to act, `moves` are its legal ones."""
        n, of = _repetition(view) if kind in _COUNTED else (1, 1)
        line = self._line(kind, view, moves)
        return self._coach.one_of(n, of, line) if of > 1 else line

    def _line(self, kind: str, view: View, moves: Sequence[mv.Move]) -> str:
        frame = view.stack[-1]
        if isinstance(frame, fr.Run) and frame.rep > 0 and mv.Stop() in moves:
            return self._coach.more()
        by_view = self._by_view()
        if kind in by_view:
            return by_view[kind](view)
        by_moves = self._by_moves()
        if kind in by_moves:
            return by_moves[kind](view, moves)
        plain = self._plain().get(kind)
        return plain() if plain else ""

    def follow_other(self, who: str, view: View, *, able: bool) -> str:
        """A rival is asked whether to follow; `able` says that all see room for it."""
        if not able:
            return self._coach.follow_other_not(who)
        return self._coach.follow_other(who, self._match(view))

    def _match(self, view: View) -> str:
        """The suits that a follower may show."""
        if view.play is None:
            return ""
        return self._suits.all(follow_suits(view.cards, view.play))

    def _by_view(self) -> dict[str, Callable[[View], str]]:
        return {
            "coin": self._coin,
            "need": self._need,
            "follow-count": self._follow_count,
            "pay": self._pay,
        }

    def _by_moves(self) -> dict[str, Callable[[View, Sequence[mv.Move]], str]]:
        coach = self._coach
        return {
            "play": self._play,
            "add": self._add,
            "action": self._action,
            "follow": self._follow,
            "copy-cat": self._copy_cat,
            "do-over": self._do_over,
            "swap": self._swap,
            "lookout": lambda view, moves: coach.lookout(self._sources(view, moves)),
            "trash": lambda view, moves: coach.trash(self._sources(view, moves)),
            "recruit": lambda view, moves: coach.recruit(self._sources(view, moves)),
            "recruit-phase": lambda view, moves: coach.recruit_phase(self._sources(view, moves)),
            "party": lambda view, moves: coach.party(self._sources(view, moves)),
        }

    def _plain(self) -> dict[str, Callable[[], str]]:
        coach = self._coach
        return {
            "draft": coach.draft,
            "any-suit": coach.any_suit,
            "kid-action": coach.kid_action,
            "house": coach.neighbour,
            "draw": coach.draw,
            "rule": coach.rule,
            "perk": coach.perk,
            "rough-housing": coach.rough,
            "before-discard": coach.before_discard,
            "kind": coach.kind,
            "pack": coach.pack,
            "trash-rival": coach.trash_rival,
            "spend": coach.spend,
            "copy": coach.copy,
        }

    def _play(self, view: View, moves: Sequence[mv.Move]) -> str:
        frame, coach = view.stack[-1], self._coach
        bound = not _any(moves, mv.Skip)  # a card must be played (R16, R28)
        if not _any(moves, mv.Play):
            if _any(moves, mv.UseCat):
                return coach.cat_first()
            if bound:
                return coach.play_recycled()
            return coach.play_none() if view.seats[view.seat].hand else coach.play_empty()
        if _any(moves, mv.UseCat):
            return coach.cat_power()
        if isinstance(frame, fr.ChoosePlay) and frame.used:
            return coach.play_now()
        return coach.play_again() if bound else coach.play()

    def _coin(self, view: View) -> str:
        """Rivals follow a kid with the suit that is named (F-FOLLOW 4), and never a dog."""
        play = view.play
        followed = play is not None and not view.cards.is_dog(play.card)
        return self._coach.coin() if followed else self._coach.coin_alone()

    def _need(self, view: View) -> str:
        play = view.play
        assert play is not None, "a need is that of a played dog"
        return self._coach.need(self._pets.still(view.cards, play))

    def _action(self, view: View, moves: Sequence[mv.Move]) -> str:
        coach = self._coach
        if not _any(moves, mv.Do):
            return coach.finish_or_recycle() if _any(moves, mv.Recycle) else coach.finish()
        return coach.action() if mv.Finish() in moves else coach.first_action()

    def _copy_cat(self, view: View, moves: Sequence[mv.Move]) -> str:
        can = _any(moves, mv.Also)
        return self._coach.copy_cat() if can else self._coach.copy_cat_none()

    def _do_over(self, view: View, moves: Sequence[mv.Move]) -> str:
        return self._coach.do_over() if mv.DoOver() in moves else self._coach.recycle_only()

    def _swap(self, view: View, moves: Sequence[mv.Move]) -> str:
        ways = {move.kind for move in moves if isinstance(move, mv.Swap)}
        return self._coach.swap() if len(ways) > 1 else self._coach.swap_which()

    def _sources(self, view: View, moves: Sequence[mv.Move]) -> str:
        """Where a card may come from, as the moves have it."""
        found = [m for m in moves if isinstance(m, mv.Lookout | mv.Trash | mv.Recruit)]
        own = any(move.source == "yard" and move.seat == view.seat for move in found)
        places = dict.fromkeys(move.source for move in found)
        named = ["yards" if place == "yard" and own else place for place in places]
        return self._coach.sources(named)

    def _add(self, view: View, moves: Sequence[mv.Move]) -> str:
        play = view.play
        action = action_begun(view.cards, play) if play else None
        assert play is not None, "cards are added to a played card"
        assert action is not None, "cards are added to an action"
        suit = self._suits.all(action.multiplied(play.any_suit))
        return self._coach.add(suit) if mv.Done() in moves else self._coach.add_first(suit)

    def add_for_kind(self, view: View) -> str:
        """Cards may be added, and what plays it are the two kinds of token."""
        play = view.play
        action = action_begun(view.cards, play) if play else None
        assert play is not None, "cards are added to a played card"
        assert action is not None, "cards are added to an action"
        return self._coach.add_for_kind(self._suits.all(action.multiplied(play.any_suit)))

    def _follow(self, view: View, moves: Sequence[mv.Move]) -> str:
        if not _any(moves, mv.Follow) or view.play is None:
            return self._coach.follow_none()
        public = view.cards.cards[view.play.card].public
        assert public is not None, "only a public action is followed"
        clause = self._actions.clause_now(view, public)
        spoken = self._coach.follow if 0 in view.play.begun else self._coach.follow_left_out
        return spoken(self._match(view), clause)

    def _follow_count(self, view: View) -> str:
        frame = view.stack[-1]
        pair = isinstance(frame, fr.FollowCount) and len(frame.cards) > 1
        return self._coach.follow_count_many() if pair else self._coach.follow_count()

    def _pay(self, view: View) -> str:
        op, cost = self._price(view)
        spoken = self._coach.pay_less if op is Op.FORT_LESS else self._coach.pay_how
        return spoken(cost)

    def tokens_left(self, kind: str, view: View, n: int) -> str:
        """What is paid token by token, `n` are still to be laid out; empty where the need of a dog
        says so itself."""
        coach = self._coach
        if kind == "spend":
            return coach.spend_tokens(n)
        if kind != "pay":
            return ""
        op, cost = self._price(view)
        spoken = coach.pay_tokens_less if op is Op.FORT_LESS else coach.pay_tokens
        return spoken(n, cost)

    def laid_out(self, kind: str, view: View) -> str:
        """What is paid lies there whole, and each token of it can be exchanged."""
        if kind != "pay":
            return self._coach.spend_laid()
        op, cost = self._price(view)
        spoken = self._coach.pay_laid_less if op is Op.FORT_LESS else self._coach.pay_laid
        return spoken(cost)

    def _price(self, view: View) -> tuple[Op, str]:
        op = fr.op_of(view.stack[-1]) or Op.FORT
        return op, self._tokens.tokens(*fort_price(view, view.seat, op))


def _repetition(view: View) -> tuple[int, int]:
    """Which repetition of a step of an action is being chosen for, and of how many."""
    for frame in reversed(view.stack):
        if not isinstance(frame, fr.Run):
            break
        if frame.reps > 1:
            return frame.rep + 1, frame.reps
        if not frame.bracket:
            break
    return 1, 1


def _any(moves: Sequence[mv.Move], kind: type[mv.Move]) -> bool:
    return any(isinstance(move, kind) for move in moves)
