"""Labels of the house in Italian, continued."""

from __future__ import annotations

from collections.abc import Mapping

OTHERS: Mapping[str, str] = {
    "{day} {month}": "{day:which(1=1º|{day})} {month}",
    "{day} {month} {year}": "{day:which(1=1º|{day})} {month} {year}",
    "{games:plural(game has|games have)} arrived": "{games:agree(È arrivata una partita|Sono arrivate {games} partite)}",
    "{games} games were brought back from the second copy.": "{games} partite sono state recuperate dalla seconda copia.",
    "{game} cannot begin with {count} of {names} names.": "{game} non può cominciare con {count} nomi su {names}.",
    "{game} has no option '{key}'; it has {known:list}.": "{game} non ha l’opzione “{key}”; ha {known:list}.",
    "{game} takes {few} players.": "{game} si gioca in {few}.",
    "{game} takes {few} to {many} players, not {count}.": "{game} si gioca in {few}–{many}, non in {count}.",
    "{game} takes {few} to {many} players.": "{game} si gioca in {few}–{many}.",
    "{game}. Finished: The bank won.": "{game}. Finita: ha vinto la banca.",
    "{game}. Finished: {winners:players} won.": "{game}. Finita: vittoria di {winners:players}.",
    "{game}. {chapter}{rounds:some( of {rounds})}{phase:some(, {phase})}.": "{game}. {chapter}{rounds:some( di {rounds})}{phase:some(, {phase})}.",
    "{game}. {standing}": "{game}. {standing}",
    "{hours:plural(hour|hours)} ago": "{hours:plural(ora|ore)} fa",
    "{index} of {last}": "{index} di {last}",
    "{level}, a banker": "{level}, con l’animo del banchiere",
    "{level}, a bluffer": "{level}, col vizio del bluff",
    "{level}, and cautious": "{level} e prudente",
    "{level}, with no special habits": "{level}, senza manie particolari",
    "{lines:plural(line|lines)}": "{lines:plural(riga|righe)}",
    "{lost:plural(step|steps)}:": "{lost:plural(passo|passi)}:",
    "{minutes:plural(minute|minutes)} ago": "{minutes:plural(minuto|minuti)} fa",
    "{name} agrees": "{name} è d’accordo",
    "{name} agrees, as computers do": "{name} è d’accordo, come sempre i computer",
    "{name} by a nose": "{name} di un muso",
    "{name} speaks up": "{name} interviene",
    "A seed is a short line of text.": "Un seme è una breve riga di testo.",
    "How good was it?": "Com’è andata?",
    "Race of the day": "La corsa del giorno",
    "The race of the day could not be fetched. It comes when there is a network.": (
        "Non è stato possibile caricare la corsa del giorno. Arriverà quando c’è rete."
    ),
    "{head}: {text}": "{head}: {text}",
    "{name} was {mind}.": "{name} era un computer {mind}.",
    "{name}, {taken}": "{name}, {taken}",
    "{place:ordinal}": "{place:ordinal}",
    "{problem} Nothing was taken in.": "{problem} Non si è preso niente.",
    "{seats:players} {count:agree(wins|win)}": "{seats:players} {count:agree(vince|vincono)}",
    "{why} (Rule {rule})": "{why} (regola {rule})",
    "{why} {also}": "{why} {also}",
    "… and {more} more {more:agree(line|lines)} of the log.": "… e {more:plural(altra riga|altre righe)} del registro.",
    "The hall of fame": "L’albo d’oro",
    "The hall of fame could not be opened. It opens when there is a network.": "L’albo d’oro non si è aperto. Si apre quando c’è la rete.",
    "The Gazette": "La Gazzetta",
    "The paper cannot be had without a network.": "Senza rete non c’è giornale.",
}
