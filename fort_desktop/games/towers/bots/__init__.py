"""Who plays 5 Towers without a screen: by views and legal moves."""
