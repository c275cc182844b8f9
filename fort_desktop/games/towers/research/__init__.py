"""5 Towers in numbers, for learners from outside. Nothing of the app imports it."""
