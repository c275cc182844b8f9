"""Fort, with the variants of Cats & Dogs: all that belongs to it and to no other game."""
