"""What is said in Winner's Circle, in Italian: events, questions, answers, the caller."""

from __future__ import annotations

from collections.abc import Mapping

LOG: Mapping[str, str] = {
    "race": "Corsa {number}: i cavalli entrano nelle gabbie.",
    "lined up": "Gabbia {gate}: {card:card}, {horse:horse}.",
    "lined up level": "In partenza: {card:card}, {horse:horse}.",
    "put under": "{card:card} va sotto il mazzo: {horse:horse} corre già.",
    "first bettor": "La prima scommessa e il primo lancio sono di {seat:player}{by:which(lot=, per sorteggio|, che ha più soldi di tutti)}.",
    "bet laid": "{seat:player} posa {chip:laid} su {card:card}.",
    "off": "Partiti! Il primo lancio è di {seat:player}.",
    "rolled": "{seat:player} tira il dado: {face:face}.",
    "moved": "{seat:player} muove {card:card}: {ran:plural(casella|caselle)}{short:some(, bloccato prima di farne {spaces})}.",
    "pace": "{card:card} fa l’andatura: è il primo alla casella 18.",
    "over the line": "{card:card} taglia il traguardo: {place:which(1=primo|2=secondo|terzo)}.",
    "fresh": "Hanno mosso tutti: può muovere di nuovo qualsiasi cavallo.",
    "came last": "{card:card} arriva ultimo.",
    "ranking": "Risultato della corsa: {cards:list(card)}.",
    "chip turned up": "{seat:player} aveva {chip:chip} su {card:card}.",
    "win": "{seat:player} riceve {money:money}: {card:card} ha vinto, {each} a gettone da 1.",
    "place": "{seat:player} riceve {money:money}: {card:card} è secondo, {each} a gettone da 1.",
    "show": "{seat:player} riceve {money:money}: {card:card} è terzo, {each} a gettone da 1.",
    "pace bonus": "{seat:player} riceve {money:money}: {card:card} ha fatto l’andatura.",
    "penalty": "{seat:player} paga {money:money}: {card:card} è arrivato ultimo{unpaid:some( (dovuti: {owed:money}))}.",
    "paid off": "",
    "game over": "L’ultima corsa è pagata.",
}

HEADINGS: Mapping[str, str] = {
    "race": "Alle gabbie",
    "bet laid": "Scommesse",
    "off": "Corsa",
    "ranking": "Pagamenti",
}
"""The heading under which an event stands, and all that follow until the next of these."""

PHASES: Mapping[str, str] = {
    "line-up": "Alle gabbie",
    "bets": "Scommesse",
    "race": "Corsa",
    "payoffs": "Pagamenti",
    "over": "Fine",
}

QUESTIONS: Mapping[str, tuple[str, str]] = {
    "chip": (
        "{seat:player}, posa un gettone",
        "Scegli un gettone, poi tocca un cavallo. Rende se quel cavallo arriva tra i primi tre.",
    ),
    "chip face down": (
        "{seat:player}, posa un gettone coperto",
        "Scegli un gettone, poi tocca un cavallo. Quanto vale lo sai solo tu: uno 0 è un bluff.",
    ),
    "horse": (
        "{seat:player} tira il dado: {face:face}",
        "Tocca il cavallo che deve correre. I cavalli pallidi mostrano dove si fermerebbe ciascuno.",
    ),
    "die": ("Il dado", "Si lancia."),
    "who bets first": ("Chi scommette per primo?", "Si tira a sorte."),
    "gate": ("Gabbia {gate}", "Si pesca una carta Cavallo."),
    "card": ("Cavallo {gate} di sette", "Si pesca una carta Cavallo."),
}

ANSWERS: Mapping[str, str] = {
    "chip": "{chip:chip} {horse:on_horse}",
    "horse": "{horse:horse}",
    "die": "{face:face}",
    "first": "{other:player}",
    "card": "{card:card}",
}

ABOUT_TO: Mapping[str, str] = {
    "face down": "{seat:player} posa un gettone coperto {horse:on_horse}.",
    "chip": "{seat:player} posa {chip:chip} su {card:card}.",
    "horse": "{seat:player} muove {card:card} di {ran:plural(casella|caselle)}"
    "{over:some(, oltre il traguardo)}{short:some(, fin dove gli altri lasciano posto)}.",
}

CALLED: Mapping[str, tuple[str, ...]] = {
    "off": ("Partiti!", "Si aprono le gabbie!", "Via, sette cavalli fianco a fianco!"),
    "leap": (
        "Che balzo di {card:card}, {ran} caselle!",
        "{card:card} mette le ali: {ran} caselle!",
        "Guardate come va {card:card}, {ran} caselle in un colpo!",
    ),
    "run": (
        "{card:card} avanza di {ran:plural(casella|caselle)}.",
        "{ran:plural(casella|caselle)} per {card:card}.",
        "Risale {card:card}, {ran:plural(casella|caselle)}.",
    ),
    "short": (
        "{card:card} è chiuso: solo {ran} su {spaces}!",
        "Niente posto per {card:card}: {ran} su {spaces}!",
    ),
    "stuck": ("{card:card} non si muove: cavalli davanti a ogni zoccolo!",),
    "lead": ("{card:card} passa in testa!", "C’è un nuovo capofila: {card:card}!"),
    "run-in": (
        "{card:card} è in dirittura, ne mancano {left}!",
        "Ecco {card:card}, a {left} dal traguardo!",
    ),
    "pace": ("{card:card} fa l’andatura!", "Primo alla diciotto: {card:card}!"),
    "first": ("Vince {card:card}! {card:card}!", "È {card:card}, primo sul palo!"),
    "second": ("{card:card} si prende il secondo posto!",),
    "third": ("{card:card} è terzo, e la corsa è finita!",),
    "last": ("E molto più indietro, {card:card} arriva ultimo.",),
    "fresh": ("Hanno corso tutti una volta; adesso può ripartire chiunque.",),
}
