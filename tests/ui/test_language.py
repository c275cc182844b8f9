import pytest
from PySide6.QtCore import QCoreApplication, QLocale

from fort_desktop.games.fort.words.texts import words
from fort_desktop.languages import LANGUAGES, Spoken
from fort_desktop.ui.language import Language, system_language
from fort_desktop.ui.texts import language
from tests.ui.hands import pump, walk
from tests.ui.speaking import compiled

BOOK = {"en": "book", "cs": "knížka", "pl": "książka"}


@pytest.fixture
def make_stage(lend_stage):
    return lend_stage


@pytest.fixture
def chooser(qapp):
    made = Language(compiled())
    yield made
    made.remove()
    QLocale.setDefault(QLocale.c())


def book():
    from fort_desktop.games.fort.rules.actions import Suit  # noqa: PLC0415 - one word for a test

    return words().suits.name(Suit.BOOK)


def test_all_languages_in_turn_and_back(chooser):
    for code in (*BOOK, *reversed(BOOK)):
        chooser.choose(code)
        assert chooser.code == code
        assert language() == code
        assert book() == BOOK[code]


def test_before_the_first_choice_english_speaks(chooser):
    assert chooser.code == ""
    assert book() == "book"


def test_what_is_registered_renews_in_order_and_then_the_signal(chooser):
    order = []
    chooser.on_change(lambda: order.append(("first", book())))
    chooser.on_change(lambda: order.append(("second", book())))
    chooser.codeChanged.connect(lambda: order.append(("signal", book())))
    chooser.choose("cs")
    assert order == [("first", "knížka"), ("second", "knížka"), ("signal", "knížka")]


def test_nothing_happens_for_the_same_or_an_unknown_language(chooser):
    chooser.choose("pl")
    renewed = []
    chooser.on_change(lambda: renewed.append(1))
    chooser.choose("pl")
    chooser.choose("xx")
    chooser.choose("")
    assert renewed == []
    assert chooser.code == "pl"


def test_a_missing_catalogue_leaves_the_language(chooser, tmp_path):
    chooser.choose("cs")
    lost = Language(tmp_path)
    with pytest.raises(FileNotFoundError, match=r"fort_pl\.qm"):
        lost.choose("pl")
    assert lost.code == ""
    assert book() == "knížka"


def test_removing_brings_english_back(chooser):
    chooser.choose("cs")
    chooser.remove()
    assert book() == "book"


def test_words_of_qt_follow_where_qt_brings_them(chooser):
    chooser.choose("cs")
    word = QCoreApplication.translate("QPlatformTheme", "Cancel")
    assert word in {"Zrušit", "Cancel"}


@pytest.mark.parametrize(
    ("locale", "code"),
    [("cs_CZ", "cs"), ("pl_PL", "pl"), ("en_GB", "en"), ("fo_FO", "en"), ("C", "en")],
)
def test_the_language_of_the_system(locale, code):
    assert system_language(QLocale(locale)) == code


def test_the_first_known_of_several_wishes(monkeypatch):
    wishes = QLocale("fo_FO")
    monkeypatch.setattr(QLocale, "uiLanguages", lambda _self: ["fo-FO", "pl_PL", "cs"])
    assert system_language(wishes) == "pl"


def test_the_settings_offer_each_language_by_its_own_name(make_stage, monkeypatch):
    monkeypatch.setitem(LANGUAGES, "eo", Spoken("Esperanto", 2))
    stage = make_stage()
    stage.app.show("settings")
    pump()
    shown = {item.property("text") for item in walk(stage.window.contentItem())}
    assert {language.name for language in LANGUAGES.values()} <= shown


@pytest.mark.parametrize(("code", "said"), [("en", "100%"), ("cs", "100\u00a0%"), ("pl", "100%")])
def test_per_cent_is_written_as_each_language_does(make_stage, code, said):
    stage = make_stage(language=code)
    stage.app.show("settings")
    pump()
    assert said in {i.property("text") for i in walk(stage.window.contentItem())}
