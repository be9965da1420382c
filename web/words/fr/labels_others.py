"""Labels of the house in French, continued."""

from __future__ import annotations

from collections.abc import Mapping

OTHERS: Mapping[str, str] = {
    "{day} {month}": "{day:which(1=1er|{day})} {month}",
    "{day} {month} {year}": "{day:which(1=1er|{day})} {month} {year}",
    "{games:plural(game has|games have)} arrived": (
        "{games:plural(partie est arrivée|parties sont arrivées)}"
    ),
    "{games} games were brought back from the second copy.": (
        "{games} parties ont été retrouvées grâce à la deuxième copie."
    ),
    "{game} cannot begin with {count} of {names} names.": (
        "{game} ne peut pas commencer avec {count} des {names} noms."
    ),
    "{game} has no option '{key}'; it has {known:list}.": (
        "{game} n’a pas d’option « {key} » ; il y a {known:list}."
    ),
    "{game} takes {few} players.": "{game} se joue à {few}.",
    "{game} takes {few} to {many} players, not {count}.": (
        "{game} se joue de {few} à {many}, pas à {count}."
    ),
    "{game} takes {few} to {many} players.": "{game} se joue de {few} à {many}.",
    "{game}. Finished: The bank won.": "{game}. Terminée : la banque a gagné.",
    "{game}. Finished: {winners:players} won.": "{game}. Terminée : gagnée par {winners:players}.",
    "{game}. {chapter}{rounds:some( of {rounds})}{phase:some(, {phase})}.": (
        "{game}. {chapter}{rounds:some( sur {rounds})}{phase:some(, {phase})}."
    ),
    "{game}. {standing}": "{game}. {standing}",
    "{hours:plural(hour|hours)} ago": "il y a {hours:plural(heure|heures)}",
    "{index} of {last}": "{index} sur {last}",
    "{level}, a banker": "{level}, tendance banquier",
    "{level}, a bluffer": "{level}, tendance bluffeur",
    "{level}, and cautious": "{level}, tendance prudent",
    "{level}, with no special habits": "{level}, sans manie particulière",
    "{lines:plural(line|lines)}": "{lines:plural(ligne|lignes)}",
    "{lost:plural(step|steps)}:": "{lost:plural(étape|étapes)} :",
    "{minutes:plural(minute|minutes)} ago": "il y a {minutes:plural(minute|minutes)}",
    "{name} agrees": "{name} est d’accord",
    "{name} agrees, as computers do": "{name} est d’accord, comme toujours les ordinateurs",
    "{name} by a nose": "{name} d’un nez",
    "{name} speaks up": "{name} intervient",
    "A seed is a short line of text.": "Une graine est une courte ligne de texte.",
    "How good was it?": "C’était bien joué\u202f?",
    "Race of the day": "La course du jour",
    "The race of the day could not be fetched. It comes when there is a network.": (
        "La course du jour n’a pas pu être chargée. Elle viendra quand il y aura du réseau."
    ),
    "{head}: {text}": "{head} : {text}",
    "{name} was {mind}.": "{name} était un ordinateur {mind}.",
    "{name}, {taken}": "{name}, {taken}",
    "{place:ordinal}": "{place:ordinal}",
    "{problem} Nothing was taken in.": "{problem} Rien n’a été pris.",
    "run today": "courue aujourd’hui",
    "{streak:plural(day|days)} in a row": "{streak:plural(jour|jours)} de suite",
    "{seats:players} {count:agree(wins|win)}": "{seats:players} {count:agree(gagne|gagnent)}",
    "{why} (Rule {rule})": "{why} (règle {rule})",
    "{why} {also}": "{why} {also}",
    "… and {more} more {more:agree(line|lines)} of the log.": (
        "… et {more} {more:agree(ligne|lignes)} de plus dans le journal."
    ),
    "The hall of fame": "Le palmarès",
    "The hall of fame could not be opened. It opens when there is a network.": "Le palmarès n’a pas pu être ouvert. Il s’ouvre quand il y a un réseau.",
    "The Gazette": "La Gazette",
    "The paper cannot be had without a network.": "Sans réseau, pas de journal.",
}
