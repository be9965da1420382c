"""What cards do, in Italian: whom an effect concerns, what happens, and its short sign.

`n` is the number of the effect, `size` the same without its sign.
"""

from __future__ import annotations

from collections.abc import Mapping

Effect = tuple[str, str, str]

_HORSE, _STABLE, _LANE, _BETTORS, _BETS, _OWNER = (
    "il cavallo",
    "la scuderia",
    "la corsia",
    "chi scommette sul cavallo",
    "ogni scommessa vinta sul cavallo",
    "tu",
)
_SPACES = "{n:plural(casella|caselle)}"
_MORE = "{size:plural(casella|caselle)} {n:sign(in più|in meno)}"
_MOVES = "{n:some(avanza di " + _SPACES + "|non avanza)}"

ACTIONS: Mapping[str, Effect] = {
    "start set": (_HORSE, _MOVES + " alla prima carta Movimento", "partenza {n}"),
    "start add": (
        _HORSE,
        "avanza di " + _MORE + " alla prima carta Movimento",
        "partenza {n:signed}",
    ),
    "sprint set": (_HORSE, _MOVES + " a ogni sprint", "{n} a sprint"),
    "sprint add": (_HORSE, "avanza di " + _MORE + " a ogni sprint", "{n:signed} a sprint"),
    "sprint deny": (_HORSE, "non fa mai sprint", "niente sprint"),
    "finish add": (
        _HORSE,
        "avanza di " + _MORE + " quando taglia il traguardo",
        "arrivo {n:signed}",
    ),
    "finish stop": (_HORSE, "si ferma sul traguardo quando lo taglia", "stop all’arrivo"),
    "last set": (_HORSE, _MOVES + " se è ultimo, dalla seconda carta in poi", "{n} se ultimo"),
    "first set": (_HORSE, _MOVES + " se è in testa, dalla seconda carta in poi", "{n} se in testa"),
    "odds rows": (
        _STABLE,
        "{n:sign(sale|scende)} di {size:plural(riga|righe)} di quotazione",
        "quotazione {n:sign(▲|▼)}{size}",
    ),
    "cash pay": (
        _BETTORS,
        "{n:sign(riceve|paga)} {n:money} ai pagamenti",
        "scommettitori {n:sign(+|−)}{n:money}",
    ),
    "vp add": (
        _BETS,
        "porta {size} PV {n:sign(in più|in meno)}",
        "scommessa vinta {n:signed} PV",
    ),
    "photo tie win": (_HORSE, "vince ogni fotofinish", "vince alla pari"),
    "photo tie lose": (_HORSE, "perde ogni fotofinish", "perde alla pari"),
    "cancel discard negative": (_LANE, "perde tutte le sue carte negative", "niente negative"),
    "cancel discard positive": (_LANE, "perde tutte le sue carte positive", "niente positive"),
}

OWNERS: Mapping[str, Effect] = {
    "action discount": (
        _OWNER,
        "paghi {n:money} in meno per le carte Azione",
        "Azione −{n:money}",
    ),
    "target discount": (
        _OWNER,
        "paghi {n:money} in meno per gli obiettivi",
        "obiettivo −{n:money}",
    ),
    "assistant discount": (
        _OWNER,
        "paghi {n:money} in meno per gli assistenti",
        "assistente −{n:money}",
    ),
    "horse discount": (
        _OWNER,
        "paghi {n:money} in meno per le carte Cavallo",
        "Cavallo −{n:money}",
    ),
    "stable discount": (
        _OWNER,
        "paghi {n:money} in meno per le scuderie",
        "scuderia −{n:money}",
    ),
    "bank repay": (
        _OWNER,
        "rimborsi un prestito della banca con {n:money}",
        "banca {n:money}",
    ),
    "mob repay": (
        _OWNER,
        "rimborsi un prestito della malavita con {n:money}",
        "malavita {n:money}",
    ),
    "left collect": (
        _OWNER,
        "riscuoti {n:money} dal giocatore a sinistra dopo ogni corsa",
        "sinistra +{n:money}",
    ),
    "right collect": (
        _OWNER,
        "riscuoti {n:money} dal giocatore a destra dopo ogni corsa",
        "destra +{n:money}",
    ),
    "second bet more": (
        _OWNER,
        "puoi fare {n} seconda scommessa in più",
        "seconda scommessa {n:signed}",
    ),
    "odds move": (
        _OWNER,
        "puoi spostare una scuderia di {n:plural(riga|righe)} su o giù dopo le prime scommesse",
        "quotazione ▲▼{n}",
    ),
    "purchase repeat": (
        _OWNER,
        "al secondo acquisto puoi ripetere {n} tipo già comprato",
        "stesso tipo {n:signed}",
    ),
    "show places": (
        _OWNER,
        "vinci le scommesse sul piazzato per {n:plural(posto|posti)} in più, fino al 4º",
        "piazzato {n:signed} posto",
    ),
    "payoff gain": (
        _OWNER,
        "ricevi {n:money} dalla banca dopo ogni corsa",
        "corsa +{n:money}",
    ),
    "pass gain": (
        _OWNER,
        "ricevi {n:money} in più quando passi un acquisto",
        "passo +{n:money}",
    ),
    "sell gain": (
        _OWNER,
        "ricevi {n:money} in più per un punto venduto all’asta",
        "punto venduto +{n:money}",
    ),
    "buy discount": (
        _OWNER,
        "paghi {n:money} in meno per un punto comprato all’asta",
        "punto comprato −{n:money}",
    ),
    "vp gain": (
        _OWNER,
        "ricevi {n:money} per ogni PV da scommesse, scuderie e aste",
        "ogni PV +{n:money}",
    ),
    "acquire gain": (_OWNER, "ricevi {n:money} quando prendi questa carta", "subito +{n:money}"),
    "assistants count": (
        _OWNER,
        "conti {n} assistente in più per gli obiettivi",
        "assistenti {n:signed}",
    ),
    "assistant swap": (
        _OWNER,
        "scambi questa carta con un assistente di un altro giocatore",
        "scambio assistente",
    ),
    "horse swap": (
        _OWNER,
        "scambi questa carta con una carta Cavallo di un altro giocatore",
        "scambio cavallo",
    ),
    "cash gain": (
        _OWNER,
        "ricevi {n:money} ai pagamenti di ogni corsa che corre",
        "corre +{n:money}",
    ),
    "horses count": (
        _OWNER,
        "conti {n} carta Cavallo in più per gli obiettivi",
        "cavalli {n:signed}",
    ),
}
"""What an effect does for the owner of its card."""

EFFECTS: Mapping[str, Effect] = {**ACTIONS, **OWNERS}

ROLES: Mapping[str, str] = {
    "adalbert-diplomatitsch": "pianificatore",
    "aronne-dal-banco": "banchiere",
    "brian-ofist": "esattore",
    "daniel-jackson": "barista",
    "didier-adicion": "contabile",
    "francisco-caballos": "stalliere",
    "franz-galopp": "fantino",
    "michele-cuorlione": "scagnozzo",
    "pedro-pugnos": "forzuto",
    "tommy-style": "dandy",
    "adrien-justice": "giudice",
    "cedric-copieur": "mimo",
    "francois-riche": "amico ricco",
    "philippe-justice": "fratello del giudice",
    "justice-bros": "il giudice e suo fratello",
    "costantino": "l’agile",
    "el-guapo": "il bello",
    "la-longue-carabine": "collo lungo",
    "napoleon": "l’imbattuto",
    "the-fury": "la furia",
    "varonne": "la leggenda",
    "biscuit-de-mer": "il peggiore",
    "bosson": "il cavallo del Boss",
    "giumenta": "dolce giumenta",
    "troy": "cavallo donato",
}
"""What assistants and horses are, beside their names."""

CARDS: Mapping[str, str] = {
    "same": " e ",
    "another": ", e ",
    "note first": "In testa vuol dire al primo posto tra i cavalli ancora in pista: uno già arrivato non conta. Alcuni tavoli lo contano; allora la carta non fa più niente appena un cavallo è arrivato.",
    "purse": "{money:money} {row:some(e la scuderia a {row:odds}|per cominciare)}{powers:some(; {powers:list})}.",
    "money": "{money:money}",
    "stable": "scuderia {row:odds}",
    "target": "{points} PV nella fase finale se hai {most}, senza pari merito.",
    "points": "+{points} PV",
    "loan": "{now:money} adesso, {back:money} da restituire nella fase finale.",
    "loan of": "Prestito dalla {lender:lender}",
    "now": "+{now:money}",
    "back": "−{back:money}",
    "role target": "obiettivo",
    "role loan": "prestito",
    "role": "proprietario di scuderia",
    "role antonio-vesuvio": "furbo matricolato",
    "role eric-change": "allibratore",
    "role miss-double": "vecchia volpe",
    "role miss-paris": "stella delle tribune",
    "role oliver-oil": "magnate del petrolio",
    "role otto-von-alt": "veterano",
    **{f"role {id}": role for id, role in ROLES.items()},
    "most-stables": "più scuderie di tutti",
    "most-assistants": "più assistenti di tutti",
    "most-horses": "più carte Cavallo di tutti",
    "most-targets": "più obiettivi di tutti, raggiunti o no",
    "most-danari": "più Danari di tutti",
    "fewest-stables": "meno scuderie di tutti",
    "fewest-vp": "meno PV di tutti, prima di contare gli obiettivi",
}
"""What stands on a card beside its effects; `same` and `another` join effects on one or on two.

A `note` is by what an effect changes: how that is played here, and how by others.
"""
