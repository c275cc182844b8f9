"""5 Towers: all that belongs to it and to no other game."""
