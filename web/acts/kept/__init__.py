"""Keeping a table, its second copy, decks of one's own, what a tap on a slip does."""
