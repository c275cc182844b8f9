"""What the decisions of a game have cost."""
