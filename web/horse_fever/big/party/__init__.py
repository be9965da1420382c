"""The Party Game on the big screen: book, race, payoffs, interval, and the winners' enclosure."""
