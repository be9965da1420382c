"""Labels of the race of the day in Italian."""

from __future__ import annotations

from collections.abc import Mapping

LABELS: Mapping[str, str] = {
    "Back to the table": "Torna al tavolo",
    "Copy it from here, by hand.": "Copiala da qui, a mano.",
    "A new race every day.": "Una nuova corsa ogni giorno.",
    "Begun more than once.": "Iniziata più di una volta.",
    "Copy this line": "Copia questa riga",
    "Place {place} of {seats}.": "Posto {place} su {seats}.",
    "Played while the clock showed another day.": "Giocata con l’orologio su un altro giorno.",
    "Save them as a file": "Salvali in un file",
    "The best that was found, though not all was tried: {money}.": "Il massimo che si è trovato, senza aver provato tutto: {money}.",
    "The best there was to win: {money}.": "Il massimo che si poteva vincere: {money}.",
    "The days before could not be read. They are kept as they are.": "I giorni precedenti non si leggono. Restano conservati così come sono.",
    "The line is copied.": "La riga è copiata.",
    "The table went back in between.": "Nel frattempo si è tornati indietro.",
    "There is no room left here: today’s result is not kept.": "Qui non c’è più posto: il risultato di oggi non viene conservato.",
    "Working out what there was to win …": "Sto calcolando quanto si poteva vincere…",
    "You ended with {money}.": "Hai finito con {money}.",
    "{filled} of {signs}": "{filled} su {signs}",
    "{month} {year}": "{month} {year}",
    "Mo Tu We Th Fr Sa Su": "lu ma me gi ve sa do",
    "{filled:plural(diamond|diamonds)} out of {signs}: the more, the nearer to the best.": "{filled:plural(rombo|rombi)} su {signs}: più sono, più eri vicino al massimo.",
    "And it ends like this:": "E finisce così:",
    "This is how:": "Ecco come:",
    "With the same dice and cards, everybody else playing as they did where they could.": "Con gli stessi dadi e le stesse carte, e tutti gli altri che giocano come hanno fatto, dove era possibile.",
    "Horseburg, race of {day}: {signs} place {place} of {seats}": "Horseburg, corsa del {day}: {signs} posto {place} su {seats}",
    "Green: raced. Red: the best result possible.": "Verde: corsa fatta. Rosso: il miglior risultato possibile.",
    "Day 1 of your streak.": "Giorno 1 della tua serie.",
    "The next race comes at midnight.": "La prossima corsa arriva a mezzanotte.",
    "Race of the day: the same hands, cards and dice for everybody. What counts afterwards is the money you end with.": "Corsa del giorno: stesse mani, carte e dadi per tutti. Alla fine conta il denaro che ti resta.",
}
