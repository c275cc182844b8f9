"""What every game is. The standard library alone, and nothing that knows a game."""
