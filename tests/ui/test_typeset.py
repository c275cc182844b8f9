import pytest

from fort_desktop.ui.texts.typeset import capital, finish_sentence, small, typeset

# "~" stands for a non-breaking space.
EXPECTED = [
    ("cs", "Přesuň do báglu 1 surovinu z ruky.", "Přesuň do báglu 1~surovinu z~ruky."),
    ("cs", "Zničit výhodu a s ní i kartu", "Zničit výhodu a~s~ní i~kartu"),
    ("cs", "V báglu a v parku, K obědu", "V~báglu a~v~parku, K~obědu"),
    ("cs", "1. kolo", "1.~kolo"),
    ("cs", "Úroveň 5. Pak hraj.", "Úroveň~5. Pak hraj."),
    ("cs", "úroveň 2 je", "úroveň~2 je"),
    ("cs", "Ola přemýšlí …", "Ola přemýšlí~…"),
    ("cs", "Ola – 3. kolo – zítra", "Ola~– 3.~kolo~– zítra"),
    ("cs", "2 × 3 karty", "2~× 3~karty"),
    ("cs", "získej 22 bodů, nebo 2 hračky", "získej 22~bodů, nebo 2~hračky"),
    ("cs", "asi 2,4 bodu", "asi 2,4~bodu"),
    ("cs", "kolo lesa u lesa", "kolo lesa u~lesa"),
    ("cs", "(v parku) „z ruky“ [s kočkou]", "(v~parku) „z~ruky“ [s~kočkou]"),
    ("cs", "Zahlas číslo od 0 do 5.", "Zahlas číslo od 0~do~5."),
    ("cs", "{who} hraje kartu {card} z {place}", "{who} hraje kartu {card} z~{place}"),
    ("pl", "„Ola i Jan” a i w parku", "„Ola i~Jan” a~i~w~parku"),
    ("pl", "Z Parku, W Forcie, O tym", "Z~Parku, W~Forcie, O~tym"),
    ("pl", "5 Pizz u rywala", "5~Pizz u~rywala"),
    ("pl", "Fort na poziomie 2", "Fort na poziomie~2"),
    ("pl", "dziadek i babka", "dziadek i~babka"),
    ("pl", "Jan k Olga", "Jan k Olga"),
    ("en", "a pizza and I", "a~pizza and I"),
    ("en", "I gain a toy", "I~gain a~toy"),
    ("en", "Level 5 is the highest.", "Level~5 is the highest."),
    ("en", "gain 3 pizzas – or 1 toy", "gain 3~pizzas~– or 1~toy"),
    ("en", "Ola’s a winner", "Ola’s a~winner"),
    ("en", "i o u", "i o u"),
    ("cs", '<b title="k v z">s kočkou</b>', '<b title="k v z">s~kočkou</b>'),
    ("xx", "a 5 b", "a 5~b"),
    ("cs", "", ""),
]


@pytest.mark.parametrize(("language", "text", "wanted"), EXPECTED)
def test_spaces_that_do_not_break(language, text, wanted):
    assert typeset(text, language).replace("\u00a0", "~") == wanted


@pytest.mark.parametrize(("language", "text"), [row[:2] for row in EXPECTED])
def test_a_second_time_changes_nothing(language, text):
    once = typeset(text, language)
    assert typeset(once, language) == once


@pytest.mark.parametrize(("language", "text"), [row[:2] for row in EXPECTED])
def test_only_spaces_change(language, text):
    assert typeset(text, language).replace("\u00a0", " ") == text


@pytest.mark.parametrize(
    ("clause", "sentence"),
    [
        ("žij", "Žij."),
        ("česej psa", "Česej psa."),
        ("łap kota", "Łap kota."),
        ("weź 1 Pizzę", "Weź 1 Pizzę."),
        ("čekej …", "Čekej …"),
        ("stop!", "Stop!"),
        ("teď?", "Teď?"),
        ("konec.", "Konec."),
        ("řekni „ne“", "Řekni „ne“."),
        ("choose “Play it.”", "Choose “Play it.”"),
        ("řekni „teď?“", "Řekni „teď?“"),
        ("advance (once)", "Advance (once)."),
        ("", ""),
    ],
)
def test_a_clause_becomes_a_sentence(clause, sentence):
    assert finish_sentence(clause) == sentence


def test_capital_and_small_touch_one_letter():
    assert capital("źle w Forcie") == "Źle w Forcie"
    assert small("Weź Pizze") == "weź Pizze"
    assert capital("") == small("") == ""
