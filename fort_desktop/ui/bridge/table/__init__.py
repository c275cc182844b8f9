"""The parts of a table that all games have."""
