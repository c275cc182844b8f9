"""Who plays Fort without a screen: by views and legal moves, never by the real position."""
