"""Labels of the race of the day in French."""

from __future__ import annotations

from collections.abc import Mapping

LABELS: Mapping[str, str] = {
    "Back to the table": "Revenir à la table",
    "Copy it from here, by hand.": "Copie-la d’ici, à la main.",
    "A new race every day.": "Une nouvelle course chaque jour.",
    "Begun more than once.": "Commencée plusieurs fois.",
    "Copy this line": "Copier cette ligne",
    "Place {place} of {seats}.": "Place {place} sur {seats}.",
    "Played while the clock showed another day.": "Jouée alors que l’horloge indiquait un autre jour.",
    "Save them as a file": "Les enregistrer dans un fichier",
    "The best there was to win: {money}.": "Le maximum à gagner\u202f: {money}.",
    "The days before could not be read. They are kept as they are.": "Les jours précédents sont illisibles. Ils sont gardés tels quels.",
    "The line is copied.": "La ligne est copiée.",
    "The table went back in between.": "On est revenu en arrière entre-temps.",
    "There is no room left here: today’s result is not kept.": "Il n’y a plus de place ici\u202f: le résultat du jour n’est pas gardé.",
    "Working out what there was to win …": "Calcul de ce qu’il y avait à gagner…",
    "You ended with {money}.": "Tu as fini avec {money}.",
    "{filled} of {signs}": "{filled} sur {signs}",
    "{month} {year}": "{month} {year}",
    "Mo Tu We Th Fr Sa Su": "lu ma me je ve sa di",
    "{filled:plural(diamond|diamonds)} out of {signs}: the more, the nearer to the best.": "{filled:plural(losange|losanges)} sur {signs}\u202f: plus il y en a, plus tu étais près du maximum.",
    "And it ends like this:": "Et voici comment cela finit\u202f:",
    "This is how:": "Voici comment\u202f:",
    "With the same dice and cards, everybody else playing as they did where they could.": "Avec les mêmes dés et les mêmes cartes, et tous les autres qui jouent comme ils l’ont fait, là où c’était possible.",
    "Horseburg, race of {day}: {signs} place {place} of {seats}": "Horseburg, course du {day}\u202f: {signs} place {place} sur {seats}",
    "Green: raced. Red: the best result possible.": "Vert : course faite. Rouge : meilleur résultat possible.",
    "Day 1 of your streak.": "Jour 1 de ta série.",
    "The next race comes at midnight.": "La prochaine course arrive à minuit.",
    "Race of the day: the same hands, cards and dice for everybody. What counts afterwards is the money you end with.": "Course du jour\u202f: les mêmes mains, cartes et dés pour tout le monde. Ce qui compte après, c’est l’argent que tu as à la fin.",
    "The best that was found, though not all was tried: {money}.": "Le mieux qu’on ait trouvé, sans avoir tout essayé\u202f: {money}.",
}
