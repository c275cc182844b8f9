"""Files on the player's disk: games and settings, written so that nothing is ever lost."""
