"""Bots play against each other and are measured."""
