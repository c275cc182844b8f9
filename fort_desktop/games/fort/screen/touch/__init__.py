"""What is touched becomes a move, or a reason why not."""
