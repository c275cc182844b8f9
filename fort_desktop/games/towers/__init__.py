"""The rules of 5 Towers."""
