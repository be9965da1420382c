"""What the desk keeps for the Party Game, and what its taps do: door, book, comings, countdown."""
