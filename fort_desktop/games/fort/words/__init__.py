"""Fort in sentences: moves, events, cards and reasons, in the language chosen last."""
