"""The lines of a story in the words of the log."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from fort_desktop.games.fort.rules.pets import Dog
from fort_desktop.games.fort.screen.story.plays import CAT, DOG, OTHERWISE, Deed, Gain, PlayStory
from fort_desktop.games.fort.words.labels import People
from fort_desktop.games.fort.words.texts import words

_SPENT = {"spent-pizza": 0, "spent-toy": 1}


class Speaker:
    """Says what the lines of a story show, for a game whose cards and players are `people`."""

    def __init__(self, people: People) -> None:
        self._people = people

    def played(self, story: PlayStory) -> str:
        """The played card and those that count with it; empty without any."""
        if story.card < 0:
            return ""
        say, who = words().log, self._people.player(story.seat)
        found = [say.play(who, self._people.card(story.card))]
        for helper in story.helpers:
            card, reading = self._people.card(helper.card), helper.reading
            if reading is None:
                found.append((say.use_lookout if helper.lookout else say.add)(who, card))
            else:
                spoken = say.use_lookout_coin if helper.lookout else say.add_coin
                found.append(spoken(who, card, words().suits.name(reading)))
        return " ".join(found)

    def skipped(self, story: PlayStory) -> str:
        """Nothing was played."""
        return words().log.skip(self._people.player(story.seat))

    def strays(self, strays: Sequence[Gain]) -> str:
        """Dogs that ran away, and to whom."""
        say, people = words().game_log.stray, self._people
        return " ".join(say(people.player(gain.seat), people.card(gain.card)) for gain in strays)

    def deed(self, story: PlayStory, deed: Deed) -> str:
        """An action of the leader and what came of it; what it is while nothing came of it yet."""
        who, gains = self._people.player(deed.seat), self.gains(deed.seat, deed.gains)
        if deed.action == CAT:
            return f"{words().game_log.cat_power(who, self._people.cat(deed.cat))} {gains}".strip()
        if deed.action == OTHERWISE or story.card < 0:
            return gains
        if deed.action == DOG:
            dog = self._people.card(story.card)
            return f"{words().game_log.need_met(who, dog)} {gains}".strip()
        return gains or self._action(who, story, deed.action)

    def _action(self, who: str, story: PlayStory, number: int) -> str:
        cards = self._people.cards.cards
        card = cards[story.card]
        if isinstance(card, Dog) and story.helpers:  # it copies the kid added last
            card = cards[story.helpers[-1].card]
        action = card.actions[number]
        if action is None:
            return ""
        spoken = words().log.private if number else words().log.public
        return spoken(who, words().actions.clause(action))

    def follow(self, deed: Deed) -> str:
        """With what somebody followed, and what came of it."""
        who, log = self._people.player(deed.seat), words().log
        names = [self._people.card(card) for card in deed.cards]
        found = [(log.also if n else log.follow)(who, name) for n, name in enumerate(names)]
        return " ".join([*found, self.gains(deed.seat, deed.gains)]).strip()

    def recruit(self, seat: int, gain: Gain) -> str:
        """A card that was recruited."""
        return self._gain(seat, gain)

    def left(self, story: PlayStory) -> str:
        """The cards left in the yard."""
        return words().log.yard(self._people.player(story.seat), len(story.left))

    def cats(self, story: PlayStory) -> str:
        """The cats lured when the play was over."""
        say, people = words().game_log, self._people
        who = people.player(story.seat)
        found = [
            say.cat_from(who, people.cat(gain.card), people.player(gain.seat))
            if gain.seat >= 0
            else say.cat(who, people.cat(gain.card))
            for gain in story.cats
        ]
        return " ".join(found)

    def gains(self, seat: int, gains: Iterable[Gain]) -> str:
        """What somebody got, and then what it cost."""
        found, cost = [], [0, 0]
        for gain in gains:
            if gain.kind in _SPENT:
                cost[_SPENT[gain.kind]] += gain.n
            else:
                found.append(self._gain(seat, gain))
        if any(cost):
            tokens = words().tokens.tokens(*cost)
            found.append(words().token_log.spend(self._people.player(seat), tokens))
        return " ".join(found)

    def _gain(self, seat: int, gain: Gain) -> str:
        who, tokens, game = self._people.player(seat), words().token_log, words().game_log
        numbered: dict[str, Callable[[str, int], str]] = {
            "pizza": tokens.pizza,
            "toy": tokens.toy,
            "pack": tokens.pack,
            "vp": tokens.vp,
            "fort": tokens.fort,
            "swap-pizza": tokens.swap_pizza,
            "swap-toy": tokens.swap_toy,
        }
        if gain.kind in numbered:
            return numbered[gain.kind](who, gain.n)
        match gain.kind:
            case "rule":
                return tokens.rule(who)
            case "perk":
                return tokens.perk(who, self._people.perk(gain.card))
            case "use-perk":
                return tokens.use_perk(who, self._people.perk(gain.card))
            case "sculpture":
                return tokens.sculpture(who)
            case "house":
                owner = gain.seat if gain.seat >= 0 else seat
                return game.dog_home(self._people.player(owner), self._people.card(gain.card))
        return self._card(who, gain)

    def _card(self, who: str, gain: Gain) -> str:
        say, card = words().log, self._people.card(gain.card)
        owned: dict[str, Callable[[str, str, str], str]] = {
            "lookout": say.lookout_yard,
            "yard": say.recruit_yard,
            "trash-rival": say.trash_rival,
        }
        if gain.kind in owned and gain.seat >= 0:
            return owned[gain.kind](who, card, self._people.player(gain.seat))
        plain = {
            "lookout": say.lookout,
            "park": say.recruit_park,
            "deck": say.recruit_deck,
            "hand": say.recycle,
        }
        return plain.get(gain.kind, say.trash)(who, card)
