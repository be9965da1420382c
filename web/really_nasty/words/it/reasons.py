"""What a computer says in Italian when it is asked, after the game, why it did something."""

from __future__ import annotations

from collections.abc import Mapping

_WORTH = "per me valeva in media {money:money}, a quanto vedevo"

REASONS: Mapping[str, str] = {
    "likes the colours": "Mi piace la giubba {silk:silk}.",
    "best horse for the money": "Il mio cavallo migliore dove c’è più da vincere: {race:race}.",
    "not where all run": "Nella corsa più ricca tutti fanno correre il migliore; il mio doveva vincere {race:race}.",
    "any horse anywhere": "Li ho iscritti come uscivano dalla scatola.",
    "backs its own": "Al mio cavallo davo {chance:percent} probabilità su 100, quota {odds:odds}.",
    "a good price": "{chance:percent} probabilità su 100 per il cavallo di {horse:player}, quota {odds:odds}: un bell’affare.",
    "no good price": "Nessuna quota era abbastanza buona.",
    "goes for it": "{stake:money} era tanto, ma era tanto anche quello che poteva rendere.",
    "a careful stake": "{stake:money} era il massimo che mi andava di perdere.",
    "only way": "Non c’era altra strada.",
    "gives up": "Il mio cavallo era troppo indietro per contare qualcosa.",
    "over the line": "Portava il mio cavallo al traguardo, {place:ordinal}.",
    "holds back": "I miei soldi erano sul cavallo di {horse:player}, quindi il mio non aveva fretta.",
    "to double": "Fermandosi lì si poteva raddoppiare: {section:section}.",
    "risks the fence": "Ho rischiato su {fence:fence}: era la strada migliore.",
    "clear of the fence": "Fermarmi su {fence:fence} non mi piaceva.",
    "blocks": "Così il mio cavallo stava tra i piedi a quello di {horse:player}.",
    "runs on": "{spaces:plural(lunghezza|lunghezze)} più vicino al traguardo.",
    "doubles": "Due volte il lancio, in {section:section}: {spaces:plural(lunghezza|lunghezze)} in più.",
    "stays": "Stava meglio dove stava.",
    "wanders": "Un cavallo scosso da qualche parte deve pur andare.",
    "keeps its cards": "Tenevo le carte per un momento migliore.",
    "in a temper": "Avevo proprio voglia di tirare {card}.",
    "stops a horse": "{card} fermava il cavallo di {horse:player}: " + _WORTH + ".",
    "stops its own": "{card} contro il mio cavallo: i miei soldi erano su un altro, e "
    + _WORTH
    + ".",
    "start again": "{card}, e si riparte da capo: " + _WORTH + ".",
    "back in the saddle": "{card} per il fantino di {horse:player}: " + _WORTH + ".",
    "stays down": "Il cavallo di {horse:player} doveva intralciare, non vincere: per questo {card}.",
    "calls the photo": "{card} per il cavallo di {horse:player}: " + _WORTH + ".",
    "objects": "{card} contro il cavallo di {horse:player}: {chance:percent} probabilità su 100, "
    + _WORTH
    + ".",
    "all the same": "Per me era uguale.",
}
"""What is said for every kind of reason."""
