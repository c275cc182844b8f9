"""Fort: the deck-building game for two to four players."""
