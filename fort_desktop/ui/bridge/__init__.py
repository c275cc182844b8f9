"""Typed objects and models between the session and QML. No rules live here."""
