"""The frame round every game: the page, its bars, the curtain, sheets, and small parts."""
