"""The house in French."""
