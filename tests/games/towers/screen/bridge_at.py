"""Tables of 5 Towers as tests need them, on their bridge alone."""

from PySide6.QtCore import QCoreApplication, QObject

from fort_desktop.games.towers.play.adapter import TowersAdapter
from fort_desktop.games.towers.rules.cards import KINDS, card_named
from fort_desktop.games.towers.rules.moves import Pass, Take
from fort_desktop.games.towers.rules.state import Phase, Seat, State, TowersOptions
from fort_desktop.games.towers.screen.table import TowersTable
from fort_desktop.play.history import Resumed
from fort_desktop.play.table import SeatSetup, Table
from fort_desktop.ui.bridge.motion import Motion
from tests.ui.bridges import Told
from tests.ui.speaking import plain

NAMES = ("Ela", "Max", "Ola", "Jan", "Iva")
COLOURS = ("red", "blue", "green", "yellow", "violet")
OFFER = "haunted-7 forest-5 sand-0 scrap-9 cake-13"
TOWERS = {"forest": "12 9 7 6", "cake": "11 8 5", "haunted": "15 10", "sand": "14 9 7 3"}


def cards(text):
    return [card_named(name) for name in text.split()]


def key(name):
    return card_named(name) + 1


def seats(kinds):
    return [
        SeatSetup(name, "person" if kind == "p" else "bot", "" if kind == "p" else "easy", colour)
        for name, kind, colour in zip(NAMES, kinds, COLOURS, strict=False)
    ]


def position(kinds="pb", own=TOWERS, offer=OFFER, bids=None, *, start=0, deck=20, discard=30):
    """A table in the middle of a game: the first seat has towers, the others have none."""
    towers = [cards(" ".join(f"{kind}-{n}" for n in own.get(kind, "").split())) for kind in KINDS]
    lying = {card for tower in towers for card in tower} | set(cards(offer))
    rest = [card for card in range(80) if card not in lying]
    state = State(
        options=TowersOptions(len(kinds)),
        seats=[Seat(towers), *(Seat() for _ in kinds[1:])],
        deck=rest[:deck],
        offer=cards(offer),
        discard=rest[deck : deck + discard],
        round=9,
        start=start,
        bids=bids or [None] * len(kinds),
        phase=Phase.BID,
        runs=1,
        rng=1,
    )
    options = TowersOptions(len(kinds))
    return Table(TowersAdapter(), options, 1, seats(kinds), Resumed(state, ()))


def shown(table, speed="off"):
    owner = QObject()
    driver, motion = Told(owner), Motion(owner)
    motion.set_speed(speed, reduced=False)
    bridge = TowersTable(driver, motion, owner)
    bridge.owner = owner  # lives as long
    bridge.flow.open(table)
    return bridge, driver


def answer(driver, move):
    """The bot that was asked decides."""
    assert driver.asked
    driver.asked = None
    driver.answered.emit(move)
    QCoreApplication.processEvents()


def taking(bids="3", **how):
    """The person has won and chooses cards."""
    bridge, driver = shown(position("pb", **how))
    bridge.touch.chooseBid(int(bids))
    bridge.touch.primary()
    if bridge.shown.deciding == "bid":
        answer(driver, Pass())
    return bridge, driver


def building(offer, own=TOWERS, names=None):
    """The person has taken cards (all unless told) and builds."""
    names = names or offer
    bridge, driver = taking(str(len(names.split())), own=own, offer=offer)
    if bridge.shown.deciding == "take":
        bridge.flow._answer = None
        bridge.flow.submit(Take(tuple(sorted(cards(names)))))
    assert bridge.shown.deciding in ("demolish", "build")
    return bridge, driver


def marked(bridge):
    return [f"{row.kind}-{row.number}" for row in bridge.cards.offer.rows() if row.marked]


def moves(bridge):
    return [entry.move for entry in bridge.presenter.table.history]


def said(bridge):
    return plain(bridge.coach.text)


def aside(bridge):
    return plain(bridge.bidding.aside)


def numbers(bridge, kind, seat=0):
    return bridge.seats.seat(seat).numbers(kind)


def usable(bridge):
    """The key of a card that can be built now."""
    return next(row.key for row in bridge.cards.hand.rows() if row.usable)
