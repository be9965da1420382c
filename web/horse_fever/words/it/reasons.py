"""What a computer says in Italian when it is asked, after the game, why it did something."""

from __future__ import annotations

from collections.abc import Mapping

from web.horse_fever.words.it.log_board import GOODS

_SEEN = "{chance:percent} su 100, per quel che vedevo"
_COMES = "{horse:horse} {kind:bet}, " + _SEEN
_TO_THEM = "{seats:some(a {seats:list(player)}|agli altri)}"
_FROM_THEM = "{seats:some(da {seats:list(player)}|dagli altri)}"
_BET = "{stake:money} su {horse:horse} {kind:bet}."

BETS: Mapping[str, str] = {
    "bet on the favourite": "Un favorito a {row:odds}: " + _COMES + ".",
    "bet on a good chance": "L’occasione migliore che ho trovato: " + _COMES + ".",
    "my card is behind it": "Dietro c’era la mia {card:action}: " + _COMES + ".",
    "my cards will help it": (
        "Avevo {cards:some({cards:list(action)}|una carta)} per dargli una mano: " + _COMES + "."
    ),
    "my own stable": "Corre per la mia scuderia: " + _COMES + ".",
    "they seem to have helped it": (
        "Sembrava avere avuto una spinta " + _FROM_THEM + ": " + _COMES + "."
    ),
    "long odds pay": "Un outsider, {times} volte la puntata, e ne valeva la pena: " + _COMES + ".",
    "a safe show": "Un punto sicuro: {horse:horse} tra i primi tre, " + _SEEN + ".",
    "last race, all or nothing": (
        "L’ultima corsa, ed ero sotto di {points:plural(punto|punti)}: o tutto o niente. "
        + _COMES
        + "."
    ),
    "last race, ahead": (
        "L’ultima corsa, ed ero sopra di {points:plural(punto|punti)}: niente colpi di testa. "
        + _COMES
        + "."
    ),
    "in the mood": "Ne avevo voglia.",
    "cannot risk more": (
        "Mi restavano {money:money} e me ne servivano {minimum:money} per la prossima scommessa, "
        "quindi non ho rischiato di più."
    ),
    "no bet worth it": "Nessuna seconda scommessa valeva la pena. La migliore era " + _COMES + ".",
    "the least will do": "{stake:money} bastavano: una scommessa vinta porta gli stessi punti.",
    "a good bet deserves more": (
        "Una probabilità di {chance:percent} su 100 valeva una puntata di {stake:money}."
    ),
    "keeps money for later": (
        "{stake:money} dei miei {money:money}: per dopo volevo tenerne {needed:money}."
    ),
    "help": "{card:action} aiutava le mie scommesse su {horse:horse}.",
    "spoil": "{card:action} doveva rovinare {horse:horse} " + _TO_THEM + ".",
    "help for a second bet": ("Con {card:action} dietro, su {horse:horse} volevo poi scommettere."),
    "bluff": "Un bluff: {card:action} dietro {horse:horse} doveva farvi credere altro.",
    "out of the way": (
        "{card:action} da qualche parte doveva andare, e dietro {horse:horse} mi dava meno "
        "fastidio."
    ),
    "photo for my bet": "I miei soldi erano su {horse:horse}, quindi era davanti di un muso.",
    "photo against theirs": "Con {horse:horse} davanti ne veniva meno " + _TO_THEM + ".",
    "a fair photo": "Non ci guadagnavo niente; {horse:horse} sembrava davanti.",
    "bold when behind": "Ero {place:ordinal} e dovevo osare: " + _BET,
    "safe when ahead": "Ero {place:ordinal} e ho giocato sul sicuro: " + _BET,
    "six even lanes": "Qui corrono tutti uguale, quindi {horse:horse} valeva gli altri.",
    "keeps the party going": "La festa doveva continuare.",
    "all the same": "Per me era uguale.",
}

SHOP: Mapping[str, str] = {
    "keeps money to bet": "I soldi mi servivano per scommettere, e ho preso i {danari:money}.",
    "saves up": "Ho preso i {danari:money} e risparmiato per qualcosa di meglio.",
    "in the mood to shop": "Avevo voglia di spendere {price:money}.",
    "buys action": "Altre carte per truccare una corsa per me valevano {price:money}.",
    "buys target": "Un obiettivo segreto per me valeva {price:money}.",
    "buys assistant": "Un assistente per me valeva {price:money}.",
    "buys horse": "Un cavallo tutto mio valeva {price:money}.",
    "a stable earns its keep": (
        "{horse:stable} a {row:odds} è già un punto, e i suoi premi avrebbero ripagato i "
        "{price:money}."
    ),
    "takes a loan": "Quei soldi mi avrebbero reso più dei {owed:money} che devo alla fine.",
    "asks another": (
        "{price:money} per " + GOODS + ": un guadagno per me, e una perdita per {seat:player}."
    ),
    "sells dear": (
        "{price:money} da {seat:player}, per " + GOODS + ", erano più di quanto valesse per me."
    ),
    "too cheap to sell": "{price:money} erano troppo poco.",
    "too dear": "{price:money} erano troppo per un punto.",
    "keeps its point": "Un mio punto valeva più di {price:money}.",
    "money is idle": "Alla fine i soldi non contano niente: ecco {price:money} per un punto.",
    "sells a point dear": "{price:money} mi avrebbero reso più di quel punto.",
    "buys a point": "Un punto sicuro per {price:money} era un affare.",
    "keeps the best card": "Di quelle che ho pescato, {card:thing} mi serviva di più.",
    "its target leads": "Mi davo {percent} probabilità su 100 di raggiungere {target:target}.",
    "swaps for the best": "{card:thing} era il meglio che si potesse prendere {seat:to_player}.",
    "leaves the stable as it is": "Le scuderie correvano già abbastanza bene.",
    "helps its stable": "{card:thing} avrebbe corso bene per {horse:stable}.",
    "earns by running": "{card:thing} rende anche solo correndo, comunque arrivi.",
    "leaves the odds alone": "Nessun cambio di quotazione mi avrebbe aiutato.",
    "helps its horse": "Una quotazione migliore aiutava {horse:horse}, e quindi me.",
    "harms their horse": "Una quotazione peggiore per {horse:horse} faceva più male agli altri.",
    "likes the character": "Mi piaceva quello che sa fare {character:character}.",
}

REASONS: Mapping[str, str] = {**BETS, **SHOP}
"""What is said for every kind of reason."""
