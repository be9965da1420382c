"""What is said of the race of the day, by language."""
