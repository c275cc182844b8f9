"""Pebbles, a small whole game: the proof that a game is one folder and one line."""
