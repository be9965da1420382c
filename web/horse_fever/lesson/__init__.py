"""The first race: a recorded game that a newcomer plays with captions."""
