"""What one seat has seen: the log, and the stories of plays."""
