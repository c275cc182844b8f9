"""Counted sentences written out: the forms that machines get wrong."""

import pytest

from fort_desktop.games.fort.words.texts import words
from fort_desktop.ui.texts import texts
from tests.ui.speaking import plain, spoken

NUMBERS = (0, 1, 2, 5, 12, 21, 22, 25, 112, 122)
SAID = {
    "en": {
        "points": "points point points points points points points points points points",
        "fit": "fit fits fit fit fit fit fit fit fit fit",
    },
    "cs": {
        "points": "bodů bod body bodů bodů bodů bodů bodů bodů bodů",
        "pizza": "pizz pizza pizzy pizz pizz pizz pizz pizz pizz pizz",
        "pizza object": "pizz pizzu pizzy pizz pizz pizz pizz pizz pizz pizz",
        "kids": "kamarádů kamaráda kamarády" + " kamarádů" * 7,
        "fit": "Vejde Vejde Vejdou Vejde Vejde Vejde Vejde Vejde Vejde Vejde",
        "any": "libovolných libovolná libovolné" + " libovolných" * 7,
    },
    "pl": {
        "points": "Punktów Punkt Punkty Punktów Punktów Punktów Punkty Punktów Punktów Punkty",
        "pizza": "Pizz Pizza Pizze Pizz Pizz Pizz Pizze Pizz Pizz Pizze",
        "pizza object": "Pizz Pizzę Pizze Pizz Pizz Pizz Pizze Pizz Pizz Pizze",
        "kids": "Dzieciaków Dzieciaka Dzieciaki Dzieciaków Dzieciaków Dzieciaków Dzieciaki "
        "Dzieciaków Dzieciaków Dzieciaki",
        "fit": "Zmieści Zmieści Zmieszczą Zmieści Zmieści Zmieści Zmieszczą Zmieści Zmieści "
        "Zmieszczą",
        "any": "dowolnych dowolny dowolne dowolnych dowolnych dowolnych dowolne dowolnych "
        "dowolnych dowolne",
    },
}


def say(what, n):
    t = words()
    return plain(
        {
            "points": lambda: texts().scores.line_of("Ola", n),
            "pizza": lambda: t.tokens.pizza(n),
            "pizza object": lambda: t.objects.pizza(n),
            "kids": lambda: t.dogs.kids(n),
            "fit": lambda: t.preview.fit(n),
            "any": lambda: t.tokens.any(n),
        }[what]()
    )


@pytest.mark.parametrize(
    ("code", "what"), [(code, what) for code, rows in SAID.items() for what in rows]
)
def test_forms(code, what, qapp):
    with spoken(code):
        for n, word in zip(NUMBERS, SAID[code][what].split(), strict=True):
            said = say(what, n)
            assert word in said.replace(".", "").split(), (n, said)
            assert str(n) in said


def test_whole_sentences_with_numbers(qapp):
    with spoken("pl"):
        assert plain(words().token_log.vp("Ola", 22)) == "Ola zdobywa 22 Punkty."
        assert plain(words().token_log.vp("Ola", 12)) == "Ola zdobywa 12 Punktów."
    with spoken("cs"):
        assert plain(words().token_log.vp("Ola", 22)) == "Ola získává 22 bodů."
        assert plain(words().why.pack_full(3)) == "Bágl je plný: vejdou se do něj 3 suroviny."
    with spoken("en"):
        assert plain(words().token_log.swap_pizza("Ola", 1)) == "Ola swaps 1 pizza for a toy."


def test_lists_after_a_colon_are_nominative(qapp):
    with spoken("cs"):
        assert plain(words().coach.pay_how(words().tokens.tokens(1, 2))) == (
            "Vyber, čím vylepšení bunkru zaplatíš (cena: 1 pizza, 2 hračky)."
        )
        assert plain(words().dogs.spend(words().objects.tokens(1, 1))) == (
            "Utrať 1 pizzu a 1 hračku."
        )
    with spoken("pl"):
        assert plain(words().why.fort_cost(words().tokens.tokens(1, 0, 1))) == (
            "Nie stać cię na to. Brakujące zasoby: 1 Pizza, 1 dowolny zasób."
        )


def test_objects_are_joined_like_speech(qapp):
    with spoken("en"):
        objects = words().objects
        assert plain(objects.tokens(1, 1, 2)) == "1 pizza, 1 toy and 2 tokens of any kind"
        assert objects.both([]) == ""
        assert words().tokens.tokens() == "nothing"
