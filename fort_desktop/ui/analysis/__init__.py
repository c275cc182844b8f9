"""`fort-desktop analyse`: what the decisions of a saved game have cost, in words."""
