"""Questions and answers of Unicorn Fever in Italian."""

from __future__ import annotations

from collections.abc import Mapping

QUESTIONS: Mapping[str, tuple[str, str]] = {
    "action": (
        "{seat:player}, un segnalino: turno {number} di 3",
        "Tocca un banco: prendi il segnalino in cima.",
    ),
    "contract": (
        "{seat:player}, scegli un contratto",
        "Vale per te fino alla fine della partita. Non prendi nulla finché non ne tocchi uno.",
    ),
    "bet": (
        "{seat:player}, fai la tua scommessa",
        "Tocca un segnalino Scommessa su un unicorno: ★ è la gloria che dà, × quanto vale la puntata.",
    ),
    "magic": (
        "{seat:player}, gioca magia",
        "Scegli una carta, poi tocca il suo unicorno. Resta coperta fino alla corsa.",
    ),
    "bet and magic": (
        "{seat:player}, scommetti e gioca magia",
        "Nell’ordine che vuoi: tocca un segnalino Scommessa, o scegli una carta e tocca un unicorno.",
    ),
    "magic before the bet": (
        "{seat:player}, prima le carte, poi la scommessa",
        "Tocca un unicorno per la prossima carta, o “Alla scommessa” per tenere le altre.",
    ),
    "stake": (
        "{seat:player}, quanto?",
        "La puntata va alla banca; una scommessa vinta la rende due volte o più.",
    ),
    "bet token to reserve": (
        "{seat:player}, riserva un segnalino Scommessa",
        "Il tuo Royal Box: il segnalino che tocchi non può prenderlo nessun altro.",
    ),
    "card to drop": (
        "{seat:player}, rimetti via una carta",
        "Hai più carte del tuo limite. Tocca quella di cui puoi fare a meno.",
    ),
    "card for the unicorn to discard": (
        "{seat:player}, quale carta se ne va?",
        "Duskglitter è furioso e butta via una carta negativa. Quale, lo dice il primo giocatore.",
    ),
    "unicorn to push down": (
        "{seat:player}, far scendere un unicorno?",
        "Mudslingers: scende di una riga di quotazione, e corre e paga secondo quella nuova.",
    ),
    "negative card to discard": (
        "{seat:player}, buttare via una carta?",
        "Mirror Ward: una carta negativa su un unicorno su cui hai scommesso.",
    ),
    "positive card to discard": (
        "{seat:player}, buttare via una carta?",
        "Hexbreakers: una carta positiva su un unicorno su cui non hai scommesso.",
    ),
    "unicorns to swap": (
        "{seat:player}, scambiare due unicorni?",
        "Odds Transmuter: due unicorni su righe di quotazione vicine si scambiano di posto.",
    ),
    "movement card on top": (
        "{seat:player}, quale carta viene prima?",
        "Keyhole Scouts: le due carte in cima al mazzo. Ogni riga di quotazione si muove come dice la carta.",
    ),
    "unicorn for the tailwind": (
        "{seat:player}, a chi il vento in poppa?",
        "Tailwind Charm: un unicorno su cui hai scommesso parte una casella più avanti.",
    ),
    "dice": (
        "{seat:player}, rilanciare i dadi?",
        "Second Cast: una volta per corsa, si possono rilanciare i due dadi.",
    ),
    "photo finish": (
        "{seat:player}, chi è davanti?",
        "Sono pari in tutto. Decide il primo giocatore.",
    ),
    "results": (
        "La banca paga",
        "Prima i proprietari, poi scommesse, magia e contratti; per ultima la tassa: 1 oro per ogni stella.",
    ),
    "chance": ("A sorte", "Decide il caso."),
}

ANSWERS: Mapping[str, str] = {
    "take magic": "il segnalino Magia",
    "take any-bet": "il segnalino Scommessa",
    "take win-bet": "il segnalino Vincente",
    "take gold": "il segnalino Oro",
    "printed any-bet": "lo spazio Scommessa stampato",
    "printed gold": "lo spazio Oro stampato",
    "sign": "{card:card}",
    "loan": "un prestito: {loan} oro adesso, {cost} da restituire",
    "pass": "lascia stare",
    "bet": "{bet:bet} su {horse:horse}",
    "play": "{card:card} su {horse:horse}",
    "look": "un’occhiata alle carte su {horse:horse}",
    "reserve": "{bet:bet} su {horse:horse}",
    "drop": "{card:card}",
    "discard": "{card:card}",
    "push": "{horse:horse} più giù",
    "swap": "{horse:horse} e {other:horse}",
    "first": "la carta {card} per prima",
    "wind": "{horse:horse}",
    "keep": "tienili",
    "reroll": "rilancia",
    "ahead": "{horse:horse} davanti",
    "stake": "{stake:gold}",
    "stake taken back": "una puntata di {stake:gold}",
}
"""By its verb, or whole."""

ABOUT_TO: Mapping[str, str] = {
    "take": "{seat:player} prende {what}.",
    "printed": "{seat:player} usa {what}.",
    "sign": "{seat:player} firma {what}.",
    "loan": "{seat:player} prende {what}.",
    "pass": "{seat:player} lascia il resto.",
    "bet": "{seat:player} fa una {what}.",
    "play": "{seat:player} posa {what}.",
    "look": "{seat:player} dà {what}.",
    "stake": "{seat:player} punta {what}.",
    "reserve": "{seat:player} riserva la {what}.",
    "drop": "{seat:player} rimette via {what}.",
    "discard": "{seat:player} butta via {what}.",
    "push": "{seat:player} spinge {what}.",
    "swap": "{seat:player} scambia {what}.",
    "first": "{seat:player} mette {what}.",
    "wind": "{seat:player} dà il vento in poppa a {what}.",
    "keep": "{seat:player} tiene i dadi.",
    "reroll": "{seat:player} fa rilanciare i dadi.",
    "ahead": "{seat:player} mette {what}.",
    "face down": "{seat:player} posa una carta Magia coperta.",
}
"""What an answer does, by its verb."""
