"""The Party Game on the big screen: book, race, payoffs, interval, and the winners' enclosure."""

from web.big.party.screen import big

__all__ = ["big"]
