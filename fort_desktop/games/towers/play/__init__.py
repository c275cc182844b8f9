"""5 Towers at a table: how it is kept, counted and told."""
