"""Labels of the race of the day in French."""

from __future__ import annotations

from collections.abc import Mapping

LABELS: Mapping[str, str] = {
    "Back to the table": "Revenir à la table",
    "Copy it from here, by hand.": "Copie-la d’ici, à la main.",
    "A new race every day.": "Une nouvelle course chaque jour.",
    "Begun more than once.": "Commencée plus d’une fois.",
    "Copy this line": "Copier cette ligne",
    "Dice and decks as they were, and all others too, where they could.": "Dés et pioches comme ils étaient, et tous les autres aussi, là où c’était possible.",
    "Horseburg, race of {day}: {signs} {place} of {seats}": "Horseburg, course du {day}\u202f: {signs} {place} sur {seats}",
    "Place {place} of {seats}.": "Place {place} sur {seats}.",
    "Played while the clock showed another day.": "Jouée alors que l’horloge indiquait un autre jour.",
    "Save them as a file": "Les garder dans un fichier",
    "The best that was found, though not all was tried: {money}.": "Le mieux qu’on ait trouvé, sans avoir tout essayé\u202f: {money}.",
    "The best there was to win: {money}.": "Le mieux qu’on pouvait gagner\u202f: {money}.",
    "The days before could not be read. They are kept as they are.": "Les jours d’avant sont illisibles. Ils sont gardés tels quels.",
    "The line is copied.": "La ligne est copiée.",
    "The table went back in between.": "La table est revenue en arrière entre-temps.",
    "There is no room left here: today’s result is not kept.": "Il n’y a plus de place ici\u202f: le résultat du jour n’est pas gardé.",
    "Working out what there was to win …": "On calcule ce qu’il y avait à gagner…",
    "You ended with {money}.": "Tu finis avec {money}.",
    "{filled} of {signs}": "{filled} sur {signs}",
    "{money:number}": "{money:number}",
    "{month} {year}": "{month} {year}",
}
