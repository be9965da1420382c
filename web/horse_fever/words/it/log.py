"""The log in Italian: one template for every kind of event that the Family Game tells."""

from __future__ import annotations

from collections.abc import Mapping

_MOVED = "{way:which(up=sale|down=scende)} da {before:odds} a {after:odds}"
_WON = (
    "arriva {place:ordinal}. {stake:money} fruttano {money:money} e {vp} PV"
    "{boss:some( ({boss:signed} per le carte))}."
)

RACE: Mapping[str, str] = {
    "off": "La corsa {number} è partita.",
    "deck reshuffled": "Le carte Movimento sono finite e si mescolano di nuovo.",
    "movement card": "Carta {unit}, numero {card}: {runs:each({horse:horse} {count})}.",
    "line crossed": (
        "{horse:horse} arriva e si trova "
        "{overshoot:some({overshoot:plural(casella|caselle)} oltre il traguardo|"
        "esattamente sul traguardo)}{changed:some( (carte: {changed:signed}))}."
    ),
    "sprint": (
        "I dadi sprint danno {twice:some(due volte {colour:colour}|{dice:list(colour)})}: "
        "{runs:each({horse:horse} "
        "{home:some(è già arrivato|avanza di {count:plural(casella|caselle)})})}."
    ),
    "photo finish": (
        "Fotofinish tra {among:list(horse)}: {by:which(first player=il primo giocatore mette|"
        "odds=la quotazione mette|cards=le carte mettono)} davanti {horse:horse}."
    ),
    "placed": "{horse:horse} prende il {place:ordinal} posto.",
    "ranking": "Ordine d’arrivo: {places:each({place:ordinal} {horse:horse})}.",
}
"""A race, from the off to the ranking."""

BETS: Mapping[str, str] = {
    "bet laid": "{seat:player} scommette {stake:money} su {horse:horse} {bet:bet}.",
    "bet lost": (
        "{seat:player} perde {stake:money}: {horse:horse}, giocato {bet:bet}, arriva "
        "{place:ordinal}."
    ),
}
"""The bets of every game of the box."""

FAMILY: Mapping[str, str] = {
    **RACE,
    **BETS,
    "stables placed": "Le quotazioni: {stables:each({horse:horse} {row:odds})}.",
    "start": (
        "{seat:player} è {character:character} e comincia con {money:money}"
        "{stable:some(, {vp} PV e la scuderia {stable:stable}| e {vp} PV)}."
    ),
    "first player": "{colour:some(|adesso )}il primo giocatore è {seat:player}.",
    "die rolled": "Il dado sprint dà {colour:colour}. {colour:joke}",
    "round": "La prossima è la corsa {number}. Il primo giocatore è {first:player}.",
    "cards dealt": "{seat:player} riceve {count:plural(carta Azione|carte Azione)}.",
    "cannot bet": "{seat:player} non può coprire la scommessa minima di {minimum:money}.",
    "bet passed": ("{seat:player} {broke:some(non può permettersi|non fa)} una seconda scommessa."),
    "card placed": "{seat:player} mette una carta coperta dietro {horse:horse}.",
    "card revealed": "Dietro {horse:horse} c’è {card:action}, giocata da {seat:player}.",
    "cards cancelled": "{cards:list(action)} si annullano dietro {horse:horse}.",
    "card discarded": "{by:action} scarta {card:action} dietro {horse:horse}.",
    "odds shifted": (
        "{horse:horse} {way:which(stays=è sul bordo della lavagna e resta a {after:odds}|"
        + _MOVED
        + ")}."
    ),
    "win bet won": "{seat:player} vince: {horse:horse}, giocato vincente a {row:odds}, " + _WON,
    "show bet won": "{seat:player} vince: {horse:horse}, giocato piazzato, " + _WON,
    "stable prize": (
        "{seat:player} riceve {money:money}: la scuderia {horse:stable} è al {place:ordinal} posto."
    ),
    "card cash": (
        "{seat:player} {money:sign(riceve|paga)} {money:money} per aver scommesso su "
        "{horse:horse}, a causa di una carta."
    ),
    "short": (
        "{seat:player} deve {owed:money} {horse:some(per aver scommesso su {horse:horse}|"
        "{other:to_player})} ma {money:some(può pagare solo {money:money}|non può pagare niente)}."
    ),
    "penalty": "{seat:player} non può pagare e perde {vp:size} PV.",
    "eliminated": (
        "{seat:player} non può pagare ed esce di gioco.{back:some( Alla banca: "
        "{back:each({what:which(money={much:money}|vp={much:size} PV|"
        "la scuderia {much:stable})})}.)}"
    ),
    "new odds": (
        "{moved:some({moved:each({horse:horse} "
        + _MOVED
        + ")}|Tutte le scuderie tengono la loro quotazione)}."
    ),
    "tie broken": "Il dado dà la vittoria {seat:to_player}.",
    "game over": "La partita è finita.",
}
