"""Card files turned into the definitions that the rules play with, and what is wrong with them."""

from fort_desktop.content.errors import CardFileError
from fort_desktop.content.loader import load_cards

__all__ = ["CardFileError", "load_cards"]
