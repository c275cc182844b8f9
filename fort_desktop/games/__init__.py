"""The rules. Standard library only: no window, no files, no clock, no display text."""
