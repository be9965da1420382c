"""Why something may not be done, in Italian, by the English words of the rules."""

from __future__ import annotations

from collections.abc import Mapping

REFUSALS: Mapping[str, str] = {
    "Your own horse must still be in the race.": "Il tuo cavallo deve essere ancora in corsa.",
    "Stakes are counted in £{unit:number}.": "Le puntate vanno di £{unit:number} in £{unit:number}.",
    "Every horse has left the start.": "Tutti i cavalli hanno lasciato la partenza.",
    "The horse to roll next is not on the final straight.": "Il prossimo cavallo che lancia non è sulla dirittura finale.",
    "Say at which horse.": "Di’ contro quale cavallo.",
    "The race is over.": "La corsa è finita.",
    "It answers a Faller card, at once.": "Risponde a una carta Caduta, e subito.",
    "A horse has just fallen: only an answer to that may be played.": "È appena caduto un cavallo: si può giocare solo una risposta alla caduta.",
    "No way of exactly {face} lengths ends there.": "Nessun percorso di esattamente {face} lunghezze finisce lì.",
    "No horse stands on {fence}.": "Nessun cavallo sta su {fence}.",
    "A photo has been called for already.": "Il fotofinish è già stato chiesto.",
    "Only a six takes a horse inward, and one lane only.": "Solo un sei porta un cavallo verso l’interno, e di una sola corsia.",
    "Only a horse more than three fences behind the leader may go.": "Può ritirarsi solo un cavallo che ha più di tre ostacoli di ritardo sul primo.",
    "This card cannot be thrown at that horse now.": "Adesso questa carta non si può giocare contro quel cavallo.",
    "Another horse stands there.": "Lì c’è già un altro cavallo.",
    "A horse is whipped round once only.": "A un cavallo il dietrofront tocca una volta sola.",
    "A horse has reached {fence}.": "Un cavallo è già arrivato a {fence}.",
    "{seat:player} rides in these colours.": "Questi colori li porta {seat:player}.",
    "You have £{money:number}.": "Hai £{money:number}.",
    "This horse is under pressure already.": "Questo cavallo è già sotto pressione.",
    "It names the horse that moves next after the first is home.": "Vale per il cavallo che muove subito dopo l’arrivo del primo.",
    "This card is not in your hand.": "Questa carta non è nella tua mano.",
    "Every horse stands on a fence.": "Tutti i cavalli stanno su un ostacolo.",
    "No horse has crossed the line.": "Nessun cavallo ha tagliato il traguardo.",
    "An objection takes a deposit of £{deposit:number}.": "Un reclamo richiede una cauzione di £{deposit:number}.",
    "The stewards sit when the race is over.": "I commissari si riuniscono a corsa finita.",
    "Going back this far needs the whole table: {missing:players} has not agreed.": "Per tornare così indietro serve tutto il tavolo: {missing:players} non ha detto di sì.",
    "Going back this far needs the whole table: {missing:players} have not agreed.": "Per tornare così indietro serve tutto il tavolo: {missing:players} non hanno detto di sì.",
}
