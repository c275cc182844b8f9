"""What is staged on the table before the game goes on."""
