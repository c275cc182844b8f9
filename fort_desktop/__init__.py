"""Fort Desktop: the card game Fort against bots or friends, in a window."""

__version__ = "0.1.0"
