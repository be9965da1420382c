"""Computer players: `bot(view, ask, rng) -> answer` sees what its seat sees, nothing else."""

from game.bots.casual import casual

BOTS = {"casual": casual}

__all__ = ["BOTS", "casual"]
