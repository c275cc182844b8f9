"""Helpers of dev.py: set-up, checks and builds."""
