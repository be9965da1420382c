"""What a computer says in Italian when it is asked, after the game, why it did something."""

from __future__ import annotations

from collections.abc import Mapping

_SEEN = "{chance:percent} probabilità su 100 per i primi tre, a quanto vedevo"
_RAN = "{spaces:plural(casella|caselle)}"

REASONS: Mapping[str, str] = {
    "bluffs with nothing": "Il mio gettone su {card:card} non valeva niente; tu dovevi credere di sì.",
    "likes the card": "{card:card} mi piaceva, tutto qui.",
    "a good chance": "{card:card} aveva buone probabilità: " + _SEEN + ".",
    "alone on it": (
        "Su {card:card} non c’era nessun altro, e senza compagnia prendevo {money:money} per ogni "
        "gettone da 1 in caso di vittoria: " + _SEEN + "."
    ),
    "not alone on it": (
        "Su {card:card} c’era anche chi mi aiutava a farlo correre ({seats:list(player)}): "
        + _SEEN
        + "."
    ),
    "had no choice": "Restava da muovere solo {card:card}.",
    "in the mood": "Avevo voglia di veder correre {card:card}.",
    "looked ahead": (
        "Ho finito la corsa nella mia testa, e per me finiva meglio con "
        + _RAN
        + " per {card:card}."
    ),
    "brings mine home": "Portava {card:card} al traguardo per me, {place:ordinal}.",
    "takes the pace": "{card:card} faceva l’andatura per me: rende {money:money} per ogni gettone da 1.",
    "runs mine": "Un bel lancio per un cavallo mio: " + _RAN + " per {card:card}.",
    "runs into others": (
        "{card:card} trovava la casella occupata e correva {lost:plural(casella|caselle)} in meno: "
        "faceva più male ad altri ({seats:list(player)}) che a me."
    ),
    "wastes their turn": (
        "Solo " + _RAN + " per {card:card}, il cavallo di {seats:list(player)}: per questo turno "
        "non muoveva più."
    ),
    "gets it over with": (
        "Qualcuno doveva pur muovere, e " + _RAN + " per {card:card} era il danno minore per me."
    ),
    "all the same": "Per me era uguale.",
}
"""What is said for every kind of reason."""
