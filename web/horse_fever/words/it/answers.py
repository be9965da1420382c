"""The answers in Italian, for their buttons, for undo, and to be read once more."""

from __future__ import annotations

from collections.abc import Mapping

from web.horse_fever.words.it.log_board import GOODS

_BOUGHT = (
    "{kind:which(stable=la scuderia {horse:stable}|action=2 carte Azione|target=un obiettivo|"
    "assistant=un assistente|horse=una carta Cavallo)}"
)

ANSWERS: Mapping[str, str] = {
    "stake": "{money:money}",
    "stables": "{stables:each({horse:colour} {row:odds})}",
    "cards": "{cards:list(card)}",
    "win": "{horse:horse} vincente",
    "show": "{horse:horse} piazzato",
    "fix": "{card:card}",
    "behind": "dietro {horse:called}",
    "ahead": "{horse:called}, è davanti",
    "die": "{horse:colour} sul dado",
    "player": "{other:player}",
    "card": "carta Movimento {number}",
    "sprint": "{twice:some(due volte {colour:colour}|{dice:list(colour)})}",
    "second bet: pass": "nessuna seconda scommessa",
    # the Board Game
    "be": "{card:card}",
    "buy": "comprare " + _BOUGHT,
    "loan": "prestito dalla {lender:lender}, {money:money}",
    "offer": "proporre {other:to_player} di vendere " + GOODS,
    "keep": "tenere {card:thing}",
    "sell": "vendere {card:thing}",
    "swap": "prendere {card:card} {other:to_player}",
    "run": "{card:card} per {horse:stable}",
    "odds": "{horse:stable}: {way:which(up=su|down=giù)} di {rows:plural(riga|righe)}",
    "accept": "sì per {price:money}",
    "purchase: pass": "non comprare niente",
    "odds change: pass": "lasciare le quotazioni",
    "swap: pass": "tenere la carta",
    "line-up: done": "niente più carte Cavallo",
    "offer: refuse": "non si vende",
    "sell auction: refuse": "no, lasciare l’asta",
    "buy auction: refuse": "no, lasciare l’asta",
    # the Party Game
    "book: close": "chiudere le scommesse",
    "book: end": "chiudere la festa",
    "next race: race": "un’altra corsa",
    "next race: end": "chiudere la festa",
    "collect: race": "farli correre",
    "collect: end": "chiudere la festa",
}
"""By the first word of the answer; those of one word by the question as well."""

TAKEN_BACK: Mapping[str, str] = {
    "pass": "il tuo “passo”",
    "done": "niente più carte Cavallo",
    "refuse": "il tuo no",
    "bet": "{stake} su {bet}",
    "fix": "{card} {lane}",
}
"""What undo would take back: an answer of one word, and one that was given in two halves."""

ABOUT_TO: Mapping[str, str] = {
    "": "{seat:player}: {answer}.",
    "stake": (
        "{seat:player} punta {bet:some({money:money} su {horse:horse} {bet:bet}|{money:money})}"
        "{back:some(, per {back:money} di ritorno)}."
    ),
    "second bet: pass": "{seat:player} non fa una seconda scommessa.",
    "horse to fix: behind": (
        "{seat:player} mette {card:some({card:card}|la carta scelta)} dietro {horse:called}, "
        "coperta."
    ),
    "photo finish: ahead": "Per {seat:player} davanti c’è {horse:called}.",
    # the Board Game
    "character: be": "{seat:player} sarà {card:card}.",
    "purchase: buy": "{seat:player} compra " + _BOUGHT + " per {price:money}.",
    "purchase: pass": "{seat:player} non compra niente{price:some( e prende {price:money})}.",
    "purchase: loan": (
        "{seat:player} prende in prestito {money:money} dalla {lender:lender} e alla fine deve "
        "{owed:money}."
    ),
    "purchase: offer": (
        "{seat:player} propone {other:to_player} di vendere " + GOODS + " per {price:money}."
    ),
    "target to keep: keep": "{seat:player} tiene {card:thing}.",
    "assistant to keep: keep": "{seat:player} tiene {card:thing}.",
    "horse to keep: keep": "{seat:player} tiene {card:thing}.",
    "offer: sell": "{seat:player} vende {card:thing} {other:to_player} per {price:money}.",
    "offer: refuse": "{seat:player} non vende.",
    "swap: swap": "{seat:player} prende {card:card} {other:to_player}.",
    "swap: pass": "{seat:player} tiene la carta e non scambia niente.",
    "line-up: run": "{seat:player} schiera {card:card} per {horse:stable}.",
    "line-up: done": "{seat:player} non schiera altre carte Cavallo.",
    "odds change: odds": (
        "{seat:player} fa {way:which(up=salire|down=scendere)} {horse:stable} di "
        "{rows:plural(riga|righe)}."
    ),
    "odds change: pass": "{seat:player} lascia le quotazioni come sono.",
    "sell auction: accept": "{seat:player} accetta di vendere 1 PV per {price:money}.",
    "buy auction: accept": "{seat:player} accetta di comprare 1 PV per {price:money}.",
    "sell auction: refuse": "{seat:player} dice no e lascia l’asta.",
    "buy auction: refuse": "{seat:player} dice no e lascia l’asta.",
    # the Party Game
    "book: close": "{seat:player} chiude le scommesse: il gioco è fatto.",
    "book: end": "{seat:player} chiude la festa; le puntate delle schedine tornano indietro.",
    "next race: end": "{seat:player} chiude la festa.",
    "collect: end": "{seat:player} chiude la festa.",
    "collect: race": "{seat:player} ha tutte le schedine: partiti.",
}
"""What somebody does, by the question and the answer's first word; "" where that has none."""

KEEPERS: Mapping[str, str] = {
    "gain": "{seat:player} ha guadagnato di più nell’ultima corsa: {gain:money}.",
    "lot": "La sorte ha scelto {seat:player}.",
    "host": "{seat:player} tiene il libro per tutta la sera.",
    "left": "{seat:player} lo prende da chi è andato via.",
    "turn": "Nell’ultima corsa nessuno ha guadagnato, quindi tocca {seat:to_player}.",
}
"""How somebody has come by the book at a party."""

UNSEEN: Mapping[str, str] = {
    "refuse": "{seat:player} non vende.",
    "sell": "{seat:player} vende la carta {place}, coperta.",
    "keep": "{seat:player} tiene la carta {place}, coperta.",
}
"""The same where the cards lie face down: only the place of the card is named."""
