"""What a computer says in Italian when it is asked, after the game, why it did something."""

from __future__ import annotations

from collections.abc import Mapping

_SAW = "{chance:percent} su 100, a quanto vedevo"

REASONS: Mapping[str, str] = {
    "had no choice": "Non c’era altro da fare.",
    "all the same": "Per me era uguale.",
    "in the mood": "Ne avevo voglia, tutto qui.",
    "needs gold": "Mi restavano {gold:gold}, e per le prossime scommesse ne volevo di più.",
    "borrows to stake": "Avevo {gold:gold}, e volevo puntare più di così.",
    "likes the contract": "{card:card} si sarebbe ripagato nelle corse rimaste{glory:some(, e porta {glory:glory} alla fine)}.",
    "wants a bet": "C’era una scommessa che volevo prima che se la prendesse un altro.",
    "wants magic": "Avevo carte che potevano aiutare le mie scommesse.",
    "likes the odds": "{horse:horse} mi piaceva per la quotazione; la scommessa paga ×{pays}.",
    "a good chance": "{horse:horse} aveva buone probabilità: " + _SAW + ".",
    "a long shot": "{horse:horse} era un outsider, " + _SAW + ", e paga ×{pays}.",
    "stakes on an edge": "{horse:horse} vinceva questa scommessa "
    + _SAW
    + "; valeva bene {stake:gold}.",
    "stakes little": "{stake:gold} bastavano: era la gloria che volevo.",
    "trusts a favourite": "{horse:horse} era tra i favoriti, e ho osato {stake:gold}.",
    "helps its bet": "Avevo una scommessa su {horse:horse} e volevo che corresse bene.",
    "hinders a rival": "{horse:horse} in forma avrebbe aiutato gli altri più di me.",
    "leads astray": "Quella carta su {horse:horse} era per confonderti le idee.",
    "keeps its cards": "Le altre mie carte lì non mi sarebbero servite a niente.",
    "keeps its gold": "Non restava nessuna scommessa di mio gusto.",
    "looks first": "Volevo sapere che cosa c’è su {horse:horse}.",
    "favours its bet": "Avevo scommesso su {horse:horse}.",
    "spares itself": "Qualunque altra scelta avrebbe aiutato di più gli altri, o di meno me.",
    "best for its bets": "Era il meglio per le mie scommesse, secondo i miei conti.",
}
"""What is said for every kind of reason."""
