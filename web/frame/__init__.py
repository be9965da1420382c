"""The frame round every game: the head, the curtain, what stands beside a question, the podium."""
