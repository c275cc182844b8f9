"""The rules of 5 Towers: positions, moves, events. No file, clock or screen."""
