"""Unicorn Fever: bets, magic and contracts around four races down the rainbow."""
