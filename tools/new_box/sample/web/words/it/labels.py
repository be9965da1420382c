"""The labels of the box in Italian; it imports nothing, for the poster is drawn before the box."""

from __future__ import annotations

from collections.abc import Mapping

LABELS: Mapping[str, str] = {
    "2 players": "2 giocatori",
    "A minute": "Un minuto",
    "After toss {number}": "Dopo il lancio {number}",
    "Before the first toss": "Prima del primo lancio",
    "Heads or tails.": "Testa o croce.",
    "It fell on {coin:side}.": "È caduta su {coin:side}.",
    "It has not been tossed yet.": "Non è ancora stata lanciata.",
    "Level: both have won.": "Parità: hanno vinto entrambi.",
    "One coin, two players.": "Una moneta, due giocatori.",
    "Points": "Punti",
    "Skip ahead": "Salta avanti",
    "The coin": "La moneta",
    "The game": "La partita",
    "Toss {number} of {tosses}": "Lancio {number} di {tosses}",
    "You have picked {side:side}.": "Hai scelto {side:side}.",
    "after toss {number}": "dopo il lancio {number}",
    "before the first toss": "prima del primo lancio",
    "doubles": "raddoppia",
    "shows {side:side}": "mostra {side:side}",
    "{count:plural(point|points)}": "{count:plural(punto|punti)}",
    "{more:plural(point|points)} ahead.": "{more:plural(punto|punti)} di vantaggio.",
}
