"""Looking back at a table, and taking back."""
