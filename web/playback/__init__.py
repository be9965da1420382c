"""How the screen catches up with the table: a race shown moment by moment, and at which pace."""
