"""Dice Derby: two dice, eleven horses, and forty-four cards that share the pot."""
