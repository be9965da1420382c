"""The log of Unicorn Fever in Italian: a sentence for every kind of event."""

from __future__ import annotations

from collections.abc import Mapping

_MOVED = "{way:which(up=sale|down=scende)} da {before:odds} a {after:odds}"
_BET = "{bet:bet} su {horse:horse}"
_GETS = "{money:some(riceve {money:gold}|non riceve niente)}{vp:some( e {vp:glory})}"

SET_UP: Mapping[str, str] = {
    "start": "{seat:player} comincia con {money:gold}.",
    "clans": "I clan di questo campionato: {clans:list(clan)}.",
    "contracts revealed": "{cards:some(In offerta: {cards:list(card)}|Non restano contratti)}.",
    "magic drawn": "{seat:player} pesca {count:plural(carta Magia|carte Magia)}.",
    "magic reshuffled": "Le carte Magia vengono rimescolate.",
    "first player": "{seat:player} ha la carota ed è primo giocatore.",
    "odds set": "Le quotazioni: {odds:each({horse:horse} {row:odds})}.",
    "enraged": "{unicorns:list(horse)} {count:agree(ha|hanno)} la quotazione peggiore e {count:agree(è furioso|sono furiosi)}.",
    "owner": "{horse:horse} appartiene {seat:to_player}.",
    "round": "Si prepara la corsa {number}.",
    "token removed": "Il dado toglie dal tabellone la {bet:bet} su {horse:horse}.",
    "token reserved": "{seat:player} riserva la {bet:bet} su {horse:horse}.",
}

PREPARATION: Mapping[str, str] = {
    "token taken": "{seat:player} prende {letter:some(il segnalino in cima alla|lo spazio libero sotto la)} "
    "{stack:which(magic=pila Magia|any-bet=pila Scommessa|win-bet=pila Vincente|gold=pila Oro|contract=pila Contratto)}.",
    "gold action": "{seat:player} riceve {money:gold} dalla pila Oro.",
    "looked": "{seat:player} guarda le carte su {horse:horse}.",
    "magic played": "{seat:player} posa una carta Magia coperta su {horse:horse}.",
    "magic dropped": "{seat:player} rimette via una carta Magia.",
    "bet laid": "{seat:player} punta {stake:gold} su {horse:horse}: {bet:bet}{on_it:some(, con {on_it:glory} sopra)}.",
    "contract signed": "{seat:player} firma {card:card}{money:some( per {money:gold})}.",
    "loan": "{seat:player} prende un prestito di {money:gold}; ora ha {loans:plural(prestito|prestiti)}.",
}

RACE: Mapping[str, str] = {
    "card revealed": "{seat:player} aveva {card:card} su {horse:horse}.",
    "cards cancelled": "{cards:list(card)} si annullano su {horse:horse}.",
    "card discarded": "{by:card} butta via {card:card} da {horse:horse}.",
    "contract speaks": "{seat:player} usa {card:card}.",
    "odds shifted": "{horse:horse} {way:which(stays=è al bordo della lavagna e resta a {after:odds}|"
    + _MOVED
    + ")}.",
    "deck shuffled": "Si mescolano le carte Movimento.",
    "deck reshuffled": "Le carte Movimento sono finite e vengono rimescolate.",
    "scouted": "{seat:player} guarda le prime due carte Movimento e le mette in ordine.",
    "tailwind": "{seat:player} dà il vento in poppa a {horse:horse}.",
    "dice rerolled": "{seat:player} fa rilanciare {dice:list(colour)}.",
    "off": "Corsa {number}: partiti.",
    "movement card": "Carta {unit}, numero {card}: {runs:each({horse:horse} {count})}.",
    "line crossed": "{horse:horse} arriva e si ferma {overshoot:some({overshoot:plural(casella|caselle)} oltre il|proprio sul)} traguardo"
    "{changed:some( (carte: {changed:signed}))}.",
    "sprint": "I dadi sprint danno {twice:some({colour:colour} due volte|{dice:list(colour)})}: "
    "{runs:each({horse:horse} {home:some(è già arrivato|fa {count:plural(casella|caselle)})})}.",
    "photo finish": "Fotofinish tra {among:list(horse)}: {by:which(first player=il primo giocatore mette|odds=la quotazione mette|"
    "cards=le carte mettono)} {horse:horse} davanti.",
    "placed": "{horse:horse} è {place:ordinal}.",
    "ranking": "Il risultato: {places:each({place:ordinal} {horse:horse})}.",
}

RESULTS: Mapping[str, str] = {
    "owner prize": "{seat:player} riceve {money:gold} per il suo unicorno {horse:horse}, {place:ordinal}.",
    "bet won": "{seat:player} vince la "
    + _BET
    + ", {place:ordinal}, e "
    + _GETS
    + "{contracts:some( (con {contracts:list(card)}))}.",
    "bet returned": "{seat:player} riprende la "
    + _BET
    + ": {money:gold}{vp:some( e {vp:glory})}, grazie a {card:card}.",
    "bet lost": "{seat:player} perde la "
    + _BET
    + ", {place:ordinal}{money:some(; {contracts:list(card)} rende {money:gold})}.",
    "purse": "{seat:player} {money:some({money:sign(riceve|paga)} {money:gold}"
    "|non ha niente da pagare)}: {card:card} su {horse:horse}.",
    "contract pays": "{seat:player} riceve {money:some({money:gold})}{both:some( e )}{vp:some({vp:glory})}: {card:card}.",
    "toll": "{seat:player} prende {money:gold} da {of:player}, con {card:card}.",
    "toll paid": "{seat:player} paga {money:gold} {to:to_player}, per {card:card}.",
    "glory tax": "{seat:player} paga {money:gold} di tassa su {held:glory}.",
    "new odds": "{moved:some({moved:each({horse:horse} "
    + _MOVED
    + ")}|Tutti gli unicorni tengono la loro quotazione)}.",
    "contracts discarded": "Nessuno ha voluto {cards:list(card)}.",
}

END: Mapping[str, str] = {
    "loans repaid": "{seat:player} rimborsa {count:plural(prestito|prestiti)}: {money:gold}.",
    "loans unpaid": "{seat:player} non può rimborsare {count:plural(prestito|prestiti)}.",
    "gold for glory": "{seat:player} cambia {money:gold} in {vp:glory}.",
    "contract glory": "{seat:player} riceve {vp:glory} alla fine: {card:card}.",
    "game over": "Il campionato è finito.",
}

LOG: Mapping[str, str] = {**SET_UP, **PREPARATION, **RACE, **RESULTS, **END}

HEADINGS: Mapping[str, str] = {
    "set-up": "Prima della prima corsa",
    "preparation": "Preparazione",
    "race": "Corsa",
    "results": "Risultati",
    "end": "La fine",
}
"""The heading under which an event stands, by the part of the game."""

PHASES: Mapping[str, str] = {
    "preparation": "Preparazione",
    "race": "Corsa",
    "results": "Risultati",
    "over": "Fine",
}
