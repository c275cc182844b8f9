"""A table without a screen: seats, moves, undo, records, narration, and games that bots play."""
