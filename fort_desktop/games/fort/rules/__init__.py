"""The rules of Fort with Cats & Dogs: positions, moves, events. No file, clock or screen."""
