"""Players without a screen. They know the rules' contract and views, never a game's real state."""
