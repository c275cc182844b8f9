"""Fort on the screen: what QML shows of a table, and what is touched there."""
