"""Nets made by hand, with which tests say what a bot is after."""

from fort_desktop.bots.net import Net, digest_of
from fort_desktop.games.fort.bots.features import NAMES

FIRST = 8.0  # keeps the sum above zero, so that it is what the weights say


def made_net(**weights):
    """One hidden sum, of inputs by their names, "_" for " " and "__" for ": "."""
    by_name = {name.replace("__", ": ").replace("_", " "): w for name, w in weights.items()}
    assert set(by_name) <= set(NAMES)
    rows = [[float(by_name.get(name, 0.0))] for name in NAMES]
    return Net(rows, [FIRST], [1.0], -FIRST, "fort", digest_of(NAMES))


SENSIBLE = made_net(
    own__points=4.0,
    next__points=-3.0,
    own__all_points=3.0,
    own__useful=1.5,
    own__deck__points=1.0,
    own__deck__tokens=1.0,
    own__deck__fort=1.0,
    own__yard__loose=-0.3,
    own__lookout=0.5,
)
POINTS = made_net(own__points=5.0)
