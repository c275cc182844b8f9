"""Every move can be made by hand; payments are put together token by token."""

from __future__ import annotations

import typing
from random import Random

import pytest

from fort_desktop.games.fort.rules import moves as mv
from fort_desktop.games.fort.rules.actions import Suit
from fort_desktop.games.fort.rules.state import FortOptions
from fort_desktop.games.fort.screen.acting import taking
from fort_desktop.games.fort.screen.cards.cards_model import CardsModel
from fort_desktop.games.fort.screen.coach import buttons
from fort_desktop.games.fort.screen.presenter import Presenter
from fort_desktop.games.fort.screen.touch.affordances import Affordance, affordances
from fort_desktop.games.fort.screen.touch.payment import NOTHING, Payment, bundle
from tests.ui.bridges import BOT, CARDS, GAME
from tests.ui.speaking import spoken
from tools.pictures.staging import pets_table, sample_table

Zone = CardsModel.Zone
CLASSES = typing.get_args(mv.Move)
SAMPLES: dict[str, object] = {
    "card": 3,
    "suit": Suit.GLUE,
    "action": 0,
    "reading": None,
    "kind": 1,
    "source": "hand",
    "place": "stuff",
    "seat": 1,
    "rule": 0,
    "perk": 0,
    "cat": 0,
    "n": 1,
    "stuff_pizza": 1,
    "stuff_toy": 0,
    "pack_pizza": 0,
    "pack_toy": 0,
}
VIEW = GAME.view(GAME.new_game(FortOptions(), 1), 0)


def no_picture(card: str) -> str:
    return ""


def sample(kind: type) -> mv.Move:
    return kind(**{k: v for k, v in SAMPLES.items() if k in kind.__dataclass_fields__})


def ways(found: Affordance) -> list[str]:
    every = {
        "card": found.card >= 0,
        "deck": found.deck,
        "token": found.token is not None,
        "perk": found.perk >= 0,
        "rule": found.rule >= 0,
        "rival": found.rival >= 0,
        "cat": found.cat >= 0,
        "house": found.house >= 0,
        "button": found.button,
    }
    return [way for way, there in every.items() if there]


@pytest.mark.parametrize("kind", CLASSES, ids=lambda kind: kind.__name__)
def test_every_kind_of_move_can_be_made(kind):
    [found] = affordances([sample(kind)], VIEW)
    assert found.move == 0
    assert ways(found)


@pytest.mark.no_cover
@pytest.mark.parametrize(("seats", "draft"), [(2, True), (3, False), (4, True)])
def test_every_legal_move_of_games_is_within_reach(qapp, seats, draft):
    with spoken("en"):
        _play(sample_table(CARDS, seats, seats, draft=draft, persons=seats), Random(seats))


@pytest.mark.no_cover
def test_every_legal_move_with_dogs_and_cats_is_within_reach(qapp):
    with spoken("en"):
        _play(pets_table(CARDS, 3, 6, persons=3), Random(3))


def _play(table, rng):
    presenter = None
    while not table.over:
        decision = table.decision()
        legal = table.legal()
        if len(legal) > 1 and table.sole_answer() is None:  # else there is nothing to reach
            presenter = Presenter(table, decision.seat, no_picture)
            presenter.pile_open = True  # a click on it spreads the own discard pile
            presenter.refresh()
            _check_reach(presenter, legal)
        bot = BOT.choose(GAME, table.view(decision.seat), legal, rng)
        table.submit(bot if rng.random() < 0.5 else rng.choice(legal))


def _check_reach(presenter: Presenter, legal: list[mv.Move]) -> None:
    rows = {presenter.keys.card(row.key): row for row in presenter.rows()}
    decks = [row for row in presenter.rows() if row.zone == Zone.ParkDeck]
    pressed = {choice.move: choice for choice in buttons(presenter.asked, presenter.offered)}
    assert [found.move for found in presenter.offered] == list(range(len(legal)))
    view = presenter.view
    for found, move in zip(presenter.offered, legal, strict=True):
        assert presenter.moves[found.move] == move
        reached = found.move in pressed and bool(pressed[found.move].label.strip())
        if found.card >= 0:
            assert rows[found.card].usable
            assert found in presenter.of_card(rows[found.card].key)
            reached = True
        if found.deck:
            assert [row.usable for row in decks] == [True]
            reached = True
        if isinstance(move, mv.Pay | mv.Spend):  # token by token
            reached = True
        if found.token is not None:
            assert presenter.usable_tokens()
            reached = True
        if found.perk in view.perk_row or found.rule >= 0 or found.rival >= 0:
            reached = True
        assert reached, GAME.format_move(presenter.table.state, move)


def test_buttons_of_one_decision_differ_in_their_words(qapp):
    with spoken("en"):
        for seed in range(2):
            table = sample_table(CARDS, 3, seed, persons=3)
            rng = Random(seed)
            while not table.over:
                presenter = Presenter(table, table.decision().seat, no_picture)
                made = buttons(presenter.asked, presenter.with_button)
                labels = [choice.label for choice in made]
                assert len(set(labels)) == len(labels), labels
                acts = [choice.move for choice in made if choice.primary]
                assert len(acts) <= 1 or taking(presenter.asked)
                table.submit(rng.choice(table.legal()))


# --- paying -------------------------------------------------------------------------------------


def pay(*amounts: int) -> mv.Pay:
    return mv.Pay(*amounts)


def test_without_payments_nothing_can_be_laid():
    payment = Payment([mv.Done(), mv.Stop()])
    assert not payment
    assert not payment.allows(Zone.Stuff, 0)


def test_tokens_are_laid_until_they_make_a_payment():
    payment = Payment([mv.Stop(), pay(1, 1, 0, 0), pay(1, 0, 0, 1)])
    assert payment
    assert payment.allows(Zone.Stuff, 0)
    assert payment.allows(Zone.Pack, 1)
    assert not payment.allows(Zone.Pack, 0)
    assert payment.lay(Zone.Stuff, 0) == -1
    assert not payment.allows(Zone.Stuff, 0)
    assert payment.laid == (1, 0, 0, 0)
    assert payment.lay(Zone.Pack, 1) == 2


def test_a_payment_can_be_taken_back():
    payment = Payment([pay(2, 0, 0, 0)])
    assert payment.lay(Zone.Stuff, 0) == -1
    payment.clear()
    assert payment.laid == (0, 0, 0, 0)
    assert payment.lay(Zone.Stuff, 0) == -1
    assert payment.lay(Zone.Stuff, 0) == 0


@pytest.mark.parametrize("seed", range(20))
def test_what_is_laid_out_is_always_part_of_a_payment(seed):
    chance = Random(seed)
    bundles = {tuple(chance.randrange(3) for _ in range(4)) for _ in range(chance.randint(1, 6))}
    moves = [pay(*amounts) for amounts in sorted(bundles - {(0, 0, 0, 0)})]
    payment = Payment(moves)
    for _ in range(20):
        zone, kind = chance.choice((Zone.Stuff, Zone.Pack)), chance.randrange(2)
        if payment.whole:
            if (other := payment.exchange(zone, kind)) >= 0:
                payment = Payment(moves, bundle(moves[other]) or NOTHING)
        elif payment.allows(zone, kind):
            payment.lay(zone, kind)
        whole = [b for b in bundles if all(a <= b for a, b in zip(payment.laid, b, strict=True))]
        assert whole or not payment


@pytest.mark.parametrize("zone", [zone for zone in Zone if zone not in (Zone.Stuff, Zone.Pack)])
def test_only_stuff_and_pack_pay(zone):
    payment = Payment([pay(1, 1, 1, 1)])
    assert not payment.allows(zone, 0)
    assert not payment.allows(zone, 1)
