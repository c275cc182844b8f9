"""Hands that play whole games at the window with a bot's choices, and count what that takes."""
