"""Card files turned into the definitions that the rules play with, and what is wrong with them."""

from fort_desktop.games.fort.cards.errors import CardFileError
from fort_desktop.games.fort.cards.loader import load_cards

__all__ = ["CardFileError", "load_cards"]
