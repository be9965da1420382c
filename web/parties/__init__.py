"""Parties of up to forty, whatever the game: the door, the sheet of guests, the standings."""
