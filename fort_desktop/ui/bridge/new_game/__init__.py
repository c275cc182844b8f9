"""What a new game is chosen by, and how it begins."""
