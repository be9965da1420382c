"""The Party Game on the big screen: book, race, payoffs, interval, and the winners' enclosure."""

from web.horse_fever.big.party.screen import big

__all__ = ["big"]
