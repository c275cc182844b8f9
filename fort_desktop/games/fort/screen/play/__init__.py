"""The play being composed, and what it would give."""
