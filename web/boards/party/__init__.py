"""The table of the Party Game: the bookmaker's book, the race, what it paid, and the next one."""

from web.boards.party.table import board

__all__ = ["board"]
