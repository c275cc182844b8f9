"""Fort at a table: how it is kept, tried out, counted and told."""
