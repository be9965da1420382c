"""The race of the day: its page, what is kept of it, and what there was to win."""
