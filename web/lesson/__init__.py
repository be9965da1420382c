"""The first race of a box: a recorded game that a newcomer plays with captions."""
