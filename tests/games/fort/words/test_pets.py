"""Dogs and cats in words: what they need and do, what the log tells, why something cannot be."""

import pytest

from fort_desktop.games.fort.rules import events as ev
from fort_desktop.games.fort.rules import moves as mv
from fort_desktop.games.fort.rules.actions import Suit
from fort_desktop.games.fort.rules.engine import FortGame
from fort_desktop.games.fort.rules.needs import dog_of
from fort_desktop.games.fort.rules.why import Reason
from fort_desktop.games.fort.screen.cards.card_page import page_lines
from fort_desktop.games.fort.screen.touch.reasons import need_text, reason_text
from fort_desktop.games.fort.words.labels import People
from fort_desktop.games.fort.words.texts import words
from tests.games.fort.frozen_cards import frozen_cards
from tests.ui.speaking import expected, plain, spoken, written_out

CARDS = frozen_cards()
GAME = FortGame(CARDS)
PEOPLE = People(CARDS, ("Ola", "Petr", "Jan", "Eva"))


@pytest.fixture(params=written_out())
def code(request, qapp):
    with spoken(request.param):
        yield request.param


def card(name):
    return CARDS.numbers[name]


def cat(name):
    return CARDS.cat_numbers[name]


def complete(text):
    return bool(text) and not set(text) & set("{}%")


def said(*events, kind=""):
    return [plain(line.text) for line in words().narrator.lines(events, PEOPLE, kind)]


# --- definitions --------------------------------------------------------------------------------


def test_needs_lures_and_powers_are_those_of_the_sentences(code):
    wanted = {row["dog"]: row[code] for row in expected()["needs"]}
    for dog in CARDS.dogs:
        if dog.id in wanted:
            assert plain(words().pets.need(dog.need)) == wanted[dog.id]
    lures = {row["cat"]: row[code] for row in expected()["lures"]}
    powers = {row["cat"]: row[code] for row in expected()["powers"]}
    for one in CARDS.cats:
        assert plain(words().pets.lure(one)) == lures[one.id]
        assert plain(words().pets.power(one)) == powers[one.id]


def test_the_page_of_every_dog_and_cat_says_all_of_it_once(code):
    for pet in (*CARDS.dogs, *CARDS.cats):
        lines = list(page_lines(CARDS, pet.id))
        assert all(complete(line.line) for line in lines)
        assert len({line.line for line in lines}) == len(lines)
    found = [line.line for line in page_lines(CARDS, "loki")]
    assert {words().dogs.other_house(), words().pets.need(CARDS.dogs[11].need)} <= {*found}
    sprightly = [line.line for line in page_lines(CARDS, "sprightly")]
    assert words().pets.lure(CARDS.cats[cat("sprightly")]) in sprightly


def dogs_table(*moves, **seat):
    position = {"seats": [seat, {"hand": ["wart"]}, {}], "options": {"dogs": True}}
    state = GAME.from_snapshot(position)
    for text in moves:
        GAME.apply(state, GAME.parse_move(state, text))
    return state


def coach(state):
    kind = GAME.decision(state).kind
    return plain(words().asked.line(kind, GAME.view(state, 0), GAME.legal_moves(state)))


def test_the_coach_says_what_is_still_needed(english):
    hand = ["spud", "bug", "moles", "ace", "chef", "dash"]
    state = dogs_table("play spud", hand=hand)
    assert coach(state) == ("What this dog needs: Add 3 different suits from your hand or lookout.")
    GAME.apply(state, GAME.legal_moves(state)[0])
    assert "Add 2 different suits other than" in coach(state)


def test_the_coach_asks_for_doghouses(english):
    state = dogs_table("play loki", hand=["loki", "prince", "bug"])
    while GAME.decision(state).kind == "need":
        GAME.apply(state, GAME.legal_moves(state)[0])
    assert coach(state) == "Into whose doghouse: left or right?"


# --- log ----------------------------------------------------------------------------------------


def test_a_dog_goes_home_and_another_strays(english):
    home = ev.CardMoved(card("loki"), ev.TABLE, 0, ev.DOGHOUSE, 1, 0)
    assert said(ev.Decided(0, mv.House(1)), home) == ["Petr: Loki goes to the doghouse."]
    stray = ev.CardMoved(card("duke"), ev.YARD, 1, ev.DISCARD, 2, 0)
    assert said(ev.Decided(0, mv.Pass()), ev.TurnBegan(1, 2), stray) == [
        "Round 2 – Petr",
        "Jan gets a stray dog: Duke.",
    ]


def test_a_recruited_dog_does_not_stray(english):
    taken = ev.CardMoved(card("duke"), ev.YARD, 1, ev.DISCARD, 0, 0)
    stray = ev.CardMoved(card("spud"), ev.YARD, 1, ev.DISCARD, 0, 1)
    recruited = ev.Decided(0, mv.Recruit("yard", card("duke"), 1))
    assert said(recruited, taken, ev.TurnBegan(1, 2), stray) == [
        "Ola recruits Duke (yard: Petr).",
        "Round 2 – Petr",
        "Ola gets a stray dog: Spud.",
    ]


def test_needs_and_cats_are_told(english):
    assert said(ev.NeedMet(0, card("duke"))) == ["Ola meets a dog’s need: Duke."]
    assert said(ev.CatLured(cat("bandit"), -1, 1)) == ["Petr lures a cat: Bandit."]
    assert said(ev.CatLured(cat("bandit"), 0, 1)) == ["Petr lures a cat: Bandit (until now: Ola)."]
    (line,) = words().narrator.lines([ev.CatUsed(1, cat("bandit"))], PEOPLE)
    assert (plain(line.text), line.cat) == ("Petr uses a cat’s power: Bandit.", cat("bandit"))
    assert line.icon == "cat"


# --- why not ------------------------------------------------------------------------------------

PARTS = ("suits", "kids", "tokens", "lookout", "fort", "hand", "rest")


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("meeting", [False, True])
def test_every_part_of_a_need_has_its_reason(code, part, meeting):
    need = dog_of(CARDS, card("hershey")).need
    for suits in ((Suit.BOOK, Suit.BOOK), ()) if part == "suits" else ((),):
        assert complete(need_text(Reason("need", 2, suits, part), need, meeting=meeting))


def test_reasons_of_needs_name_what_lacks(english):
    need = dog_of(CARDS, card("hershey")).need

    def why(part, n=0, *suits, meeting=False):
        return plain(need_text(Reason("need", n, suits, part), need, meeting=meeting))

    assert why("tokens", 2) == ("You do not have the tokens that this dog needs: 1 pizza, 1 toy.")
    assert why("suits", 0, Suit.BOOK, Suit.BOOK) == (
        "You do not have the suits that this dog needs: 2 books."
    )
    assert why("suits", 0, Suit.CROWN).endswith("needs: crown.")
    assert why("suits", 0, Suit.CROWN, meeting=True) == "This needs another suit: crown, or a coin."
    assert why("kids", 1, meeting=True) == "A kid is needed here, not a dog."


def test_reasons_about_cats_are_sentences(code):
    ids = ("before", "followed", "unfollowed", "draw", "used", "pizza", "fort", "nothing", "play")
    for name in (*ids, "middle", "rival"):
        assert complete(reason_text(Reason(f"cat_{name}", 1), PEOPLE, ""))
