"""Labels of the race of the day in Italian."""

from __future__ import annotations

from collections.abc import Mapping

LABELS: Mapping[str, str] = {
    "Back to the table": "Torna al tavolo",
    "Copy it from here, by hand.": "Copiala da qui, a mano.",
    "A new race every day.": "Una nuova corsa ogni giorno.",
    "Begun more than once.": "Iniziata più di una volta.",
    "Copy this line": "Copia questa riga",
    "Dice and decks as they were, and all others too, where they could.": "Dadi e mazzi com’erano, e anche tutti gli altri, dove era possibile.",
    "Horseburg, race of {day}: {signs} {place} of {seats}": "Horseburg, corsa del {day}: {signs} {place} su {seats}",
    "Place {place} of {seats}.": "Posto {place} su {seats}.",
    "Played while the clock showed another day.": "Giocata mentre l’orologio segnava un altro giorno.",
    "Save them as a file": "Salvali in un file",
    "The best that was found, though not all was tried: {money}.": "Il massimo che si è trovato, senza aver provato tutto: {money}.",
    "The best there was to win: {money}.": "Il massimo che si poteva vincere: {money}.",
    "The days before could not be read. They are kept as they are.": "I giorni prima non si leggono. Restano conservati così come sono.",
    "The line is copied.": "La riga è copiata.",
    "The table went back in between.": "Nel frattempo il tavolo è tornato indietro.",
    "There is no room left here: today’s result is not kept.": "Qui non c’è più posto: il risultato di oggi non viene conservato.",
    "Working out what there was to win …": "Calcolo che cosa si poteva vincere…",
    "You ended with {money}.": "Hai finito con {money}.",
    "{filled} of {signs}": "{filled} su {signs}",
    "{money:number}": "{money:number}",
    "{month} {year}": "{month} {year}",
}
