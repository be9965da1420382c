"""What is said at a meeting, in Italian: events, questions, answers, the caller."""

from __future__ import annotations

from collections.abc import Mapping

_LENGTHS = "{lengths:plural(lunghezza|lunghezze)}"

LOG: Mapping[str, str] = {
    "meeting": "Ognuno ha {money:money}. Si corrono sei corse.",
    "silks": "{seat:player} corre con la giubba {silk:silk}.",
    "dealt": "Ognuno riceve {count:plural(carta Carognata|carte Carognata)}, per tutta la riunione.",
    "race order": "Le corse, in ordine: {races:list(race)}.",
    "entered": "{seat:player} ha consegnato il modulo d’iscrizione.",
    "race": "Corsa {number}: {race:race}. Premi: {prizes:list(money)}.",
    "on the board": "{seat:player} fa correre un cavallo di classe {grade} dalla corsia {lane}, quota {odds:odds}.",
    "broke": "{seat:player} non ha soldi da scommettere.",
    "no bet": "{seat:player} non scommette.",
    "bet laid": "{seat:player} punta {stake:money}; su quale cavallo, è un segreto.",
    "off": "Partiti! La prima mossa è di {seat:player}, dalla corsia più interna.",
    "rolled": "{seat:player} fa {face}.",
    "moved": "Il cavallo di {seat:player}{lengths:some( fa "
    + _LENGTHS
    + "{lanes:some(, di cui {lanes} di lato)}| resta fermo)}"
    "{lost:some(, e ne perde {lost} per mancanza di posto)}.",
    "on a fence": "Il cavallo di {seat:player} si è fermato su {fence:fence}.",
    "doubled": "Il cavallo di {seat:player} ha la classe per rifare il suo {face}: {section:section}.",
    "hemmed in": "Il cavallo di {seat:player} non ha posto e resta fermo.",
    "withdrawn": "{seat:player} ritira un cavallo troppo indietro.",
    "turn lost": "Il cavallo di {seat:player} {left:some(guarda dalla parte sbagliata|si rigira)} e perde il turno.",
    "card played": "{seat:player} gioca {card}{horse:at}.",
    "card back": "{card} torna in mano {seat:to_player}.",
    "false start": "Falsa partenza! Tutti i cavalli tornano indietro, e si riparte da {seat:player}.",
    "fell": "Il cavallo di {seat:player} è a terra a {fence:fence}. Il fantino si rialza e fa un inchino.",
    "remounted": "Il fantino di {seat:player} è di nuovo in sella a {fence:fence}.",
    "runs riderless": "Il cavallo di {seat:player} riparte da {fence:fence} senza il suo fantino.",
    "slipped": "Il cavallo di {seat:player} scivola in piano e viene portato via. Nessuno si è fatto male.",
    "driven": "Il cavallo di {seat:player} {lanes:some(viene prima spinto di {lanes:plural(corsia|corsie)}|non ha posto per essere spinto)} verso {way:which(out=l’esterno|l’interno)}.",
    "wandered": "Il cavallo scosso di {seat:player} vagabonda per " + _LENGTHS + ".",
    "wandered off": "Il cavallo scosso passa il traguardo e trotta verso la scuderia.",
    "over the line": "Il cavallo di {seat:player} taglia il traguardo, {place:ordinal}.",
    "photo upheld": "La foto dice così: vince {seat:player}, e {horse:player} passa al secondo posto.",
    "race over": "La corsa è finita{placed:some(: {order:each({place:which(1=vince {seat:player}|{seat:player} è {place:ordinal})})}|, e nessuno è arrivato)}.",
    "stewards": "Il dado dei commissari dà {face}: {upheld:some(il reclamo è accolto|niente contro il cavallo di {horse:player})}.",
    "deposit": "{seat:player} lascia una cauzione di {money:money} ai commissari.",
    "deposit back": "{seat:player} si riprende la cauzione di {money:money}.",
    "disqualified": "Il cavallo di {seat:player} è squalificato{placed:some(: ora {order:each({place:which(1=vince {seat:player}|{seat:player} è {place:ordinal})})})}.",
    "slips opened": "Si aprono i biglietti delle scommesse.",
    "no winner": "Nessun vincitore: tutte le scommesse sono perse, e non si paga nessun premio.",
    "prize": "{seat:player} riceve {money:money} per {place:which(1=la vittoria|2=il secondo posto|il terzo posto)}.",
    "prize unclaimed": "{seat:player} riceve altri {money:money}: nessuno è arrivato {place:ordinal}.",
    "bet won": "{seat:player} aveva {stake:money} {own:some(sul proprio cavallo|sul cavallo di {horse:player})}, quota {odds:odds}: {money:money}.",
    "bet lost": "{seat:player} aveva {stake:money} {own:some(sul proprio cavallo|sul cavallo di {horse:player})}. Svaniti.",
    "paid off": "",
    "meeting over": "La riunione è finita.",
}

HEADINGS: Mapping[str, str] = {
    "meeting": "Prima della riunione",
    "race": "La lavagna dell’allibratore",
    "bets": "Scommesse",
    "off": "La corsa",
    "stewards": "Dai commissari",
    "payoffs": "Pagamenti",
}
"""The heading under which an event stands, and all that follow until the next of these."""

PHASES: Mapping[str, str] = {
    "meeting": "Colori",
    "entries": "Iscrizioni",
    "lanes": "Lavagna",
    "bets": "Scommesse",
    "race": "Corsa",
    "stewards": "Commissari",
    "payoffs": "Pagamenti",
    "over": "Fine",
}

QUESTIONS: Mapping[str, tuple[str, str]] = {
    "silks": ("{seat:player}, scegli i tuoi colori", "Li porti tutto il giorno."),
    "cards": (
        "Le carte Carognata di {other:player}",
        "Si distribuiscono per tutta la riunione.",
    ),
    "order of the races": ("L’ordine delle corse", "Si mescolano le carte Corsa."),
    "entries": (
        "{seat:player}, iscrivi i tuoi cavalli",
        "Un cavallo per ogni corsa, in segreto. La classe 1 raddoppia di più. Tocca due corse per scambiare i loro cavalli.",
    ),
    "lane cards": ("Le carte Corsia", "Ognuno ne pesca una."),
    "bet": (
        "{seat:player}, una scommessa sul vincente?",
        "Un cavallo, il tuo o un altro. Gli altri sapranno quanto, non su chi.",
    ),
    "stake": ("{seat:player}, quanto?", "La tua puntata sta sul tavolo, in bella vista."),
    "before the roll": (
        "Lancia {turn:player}",
        "Carognate? È il momento: chi ne ha una da tirare si faccia avanti.",
    ),
    "before the roll alone": (
        "{seat:player}, qualche carognata?",
        "Scegli una carta, poi la sua vittima.",
    ),
    "no photo": (
        "La corsa è vinta, a meno che…",
        "Un Fotofinish sul cavallo di {turn:player} potrebbe ancora ribaltare tutto.",
    ),
    "die": ("Il dado", "Si lancia."),
    "move": (
        "{seat:player} fa {face}",
        "Tocca una casella illuminata. Usa tutto il tiro. Verso l’esterno quando vuoi, verso l’interno solo con un 6.",
    ),
    "double": (
        "{seat:player}, corri ancora {face}?",
        "{section:section}: questo cavallo ha la classe giusta. Tocca una casella illuminata, o resta.",
    ),
    "hemmed in": (
        "{seat:player} fa {face}, e non ha spazio",
        "Così indietro, il cavallo si può ritirare dalla corsa; oppure resta lì e aspetta un varco.",
    ),
    "wander": (
        "{seat:player} fa {face} per il cavallo scosso",
        "Avanti, di lato o indietro, dove dà più fastidio.",
    ),
    "after a fall": (
        "Giù il cavallo di {fallen:player}!",
        "Può rispondere solo una Rimonta in sella o un Cavallo scosso, e solo adesso.",
    ),
    "after a fall alone": ("{seat:player}, una risposta alla caduta?", "Scegli una carta."),
    "stewards": (
        "I commissari sono riuniti",
        "Reclami contro un cavallo piazzato? Una volta fatto il peso, le scommesse si pagano.",
    ),
    "stewards alone": (
        "{seat:player}, un reclamo?",
        "Scegli una carta, poi un cavallo piazzato.",
    ),
    "stewards’ die": ("Il dado dei commissari", "Si lancia."),
}

ANSWERS: Mapping[str, str] = {
    "silk": "{horse:silk}",
    "none": "nessuna scommessa",
    "money": "{amount:money}",
    "stake taken back": "una puntata di {amount:money}",
    "roll": "Lancia il dado",
    "no-photo": "Niente foto",
    "stay-down": "Resta a terra",
    "weighed-in": "Nessun reclamo: si paga",
    "stay": "Resta qui",
    "stand": "Resta fermo e aspetta",
    "withdraw": "Ritira il cavallo",
    "line": "oltre il traguardo",
    "move": "la mossa",
    "space": "{part:which(home=rettilineo delle tribune|bend=prima curva|back=rettilineo opposto|ultima curva)} {number}, corsia {lane}",
    "thrown": "{name}{silk:some( contro {silk:silk})}",
    "entries": "classi {grades}",
}

ABOUT_TO: Mapping[str, str] = {
    "silks": "{seat:player} correrà con la giubba {horse:silk}.",
    "entries": "{seat:player} iscrive: classi {grades}.",
    "bet": "{seat:player} scommette su {horse:silk}.",
    "none": "{seat:player} non scommette.",
    "stake": "{seat:player} punta {amount:money}.",
    "thrown": "{seat:player} gioca {name}{silk:some( contro {silk:silk})}.",
    "roll": "Si lancia il dado.",
    "no-photo": "La corsa è finita.",
    "stay-down": "Nessuno risponde alla caduta.",
    "weighed-in": "Il risultato è definitivo, e le scommesse si pagano.",
    "stay": "{seat:player} resta qui.",
    "stand": "Il cavallo di {seat:player} resta fermo.",
    "withdraw": "Il cavallo di {seat:player} lascia la corsa.",
    "move": "Il cavallo di {seat:player} corre fin lì.",
    "face down": "{seat:player} decide a carte coperte.",
}

CALLED: Mapping[str, tuple[str, ...]] = {
    "off": ("Partiti, sotto la pioggia!", "Si alza il nastro, e pure il fango!"),
    "ran": (
        "{seat:player} sguazza avanti, " + _LENGTHS + ".",
        _LENGTHS + " per {seat:player}.",
        "Cic ciac, ecco {seat:player}: " + _LENGTHS + ".",
    ),
    "lead": ("{seat:player} passa in testa!", "E adesso al comando c’è {seat:player}!"),
    "aside": ("{seat:player} prende largo.", "{seat:player} sceglie la strada panoramica."),
    "fence": (
        "{seat:player} è su {fence:fence}. Piano, adesso.",
        "Ahi ahi: {seat:player} si ferma proprio su {fence:fence}.",
    ),
    "doubled": ("Ancora! {seat:player} trova un’altra marcia!", "{seat:player} raddoppia!"),
    "fell": (
        "No, no, no! Giù {seat:player}! Il fantino si rialza e agita il pugno.",
        "{seat:player} vola di sella a {fence:fence}! Non posso guardare.",
        "Dov’è il fantino di {seat:player}? Nel fango. E i miei soldi con lui.",
    ),
    "slipped": ("{seat:player} scivola! E lì c’era soltanto erba!",),
    "remounted": ("Di nuovo in sella! {seat:player} non ci sta!",),
    "runs riderless": ("Ed ecco il cavallo, senza {seat:player}!",),
    "turn lost": ("{seat:player} guarda verso il parcheggio.",),
    "false start": ("Falsa partenza! Tutti indietro, prego. Sì, anche tu.",),
    "driven": ("Spinta verso {way:which(out=l’esterno|l’interno)} per {seat:player}!",),
    "home": ("Vince {seat:player}!", "{seat:player}, {seat:player}, davanti a tutti sul palo!"),
    "placed": ("{seat:player} è {place:ordinal}.",),
    "photo": ("Tenetevi i biglietti: il giudice aveva torto! Ha vinto {seat:player}!",),
    "hemmed in": ("Nemmeno un buco per {seat:player}.",),
    "thrown": (
        "{seat:player} gioca {card}. Che carognata.",
        "{card}, dice {seat:player}.",
    ),
    "wandered": ("Il cavallo scosso va dove gli pare.",),
}
