"""What cards do, in French: whom an effect concerns, what happens, and its short sign.

`n` is the number of the effect, `size` the same without its sign.
"""

from __future__ import annotations

from collections.abc import Mapping

Effect = tuple[str, str, str]

_HORSE, _STABLE, _LANE, _BETTORS, _BETS, _OWNER = (
    "le cheval",
    "l’écurie",
    "le couloir",
    "quiconque parie sur le cheval",
    "chaque pari gagné sur le cheval",
    "tu",
)
_SPACES = "{n:plural(case|cases)}"
_MORE = "{size:plural(case|cases)} {n:sign(de plus|de moins)}"
_MOVES = "{n:some(avance de " + _SPACES + "|n’avance pas)}"

ACTIONS: Mapping[str, Effect] = {
    "start set": (_HORSE, _MOVES + " à la première carte Mouvement", "départ {n}"),
    "start add": (
        _HORSE,
        "avance de " + _MORE + " à la première carte Mouvement",
        "départ {n:signed}",
    ),
    "sprint set": (_HORSE, _MOVES + " à chaque sprint", "{n} par sprint"),
    "sprint add": (_HORSE, "avance de " + _MORE + " à chaque sprint", "{n:signed} par sprint"),
    "sprint deny": (_HORSE, "ne sprinte jamais", "pas de sprint"),
    "finish add": (_HORSE, "avance de " + _MORE + " en passant la ligne", "arrivée {n:signed}"),
    "finish stop": (_HORSE, "s’arrête sur la ligne en l’atteignant", "arrêt sur la ligne"),
    "last set": (_HORSE, _MOVES + " s’il est dernier, dès la deuxième carte", "{n} si dernier"),
    "first set": (_HORSE, _MOVES + " s’il est en tête, dès la deuxième carte", "{n} si en tête"),
    "odds rows": (
        _STABLE,
        "{n:sign(monte|descend)} de {size:plural(rangée|rangées)} de cotation",
        "cotation {n:sign(▲|▼)}{size}",
    ),
    "cash pay": (
        _BETTORS,
        "{n:sign(reçoit|paie)} {n:money} aux paiements",
        "parieurs {n:sign(+|−)}{n:money}",
    ),
    "vp add": (
        _BETS,
        "rapporte {size} P.V. {n:sign(de plus|de moins)}",
        "pari gagné {n:signed} P.V.",
    ),
    "photo tie win": (_HORSE, "gagne toutes les photos-finish", "gagne à égalité"),
    "photo tie lose": (_HORSE, "perd toutes les photos-finish", "perd à égalité"),
    "cancel discard negative": (_LANE, "perd toutes ses cartes négatives", "sans négatives"),
    "cancel discard positive": (_LANE, "perd toutes ses cartes positives", "sans positives"),
}

OWNERS: Mapping[str, Effect] = {
    "action discount": (
        _OWNER,
        "paies {n:money} de moins pour les cartes Action",
        "Action −{n:money}",
    ),
    "target discount": (_OWNER, "paies {n:money} de moins pour un objectif", "objectif −{n:money}"),
    "assistant discount": (
        _OWNER,
        "paies {n:money} de moins pour un assistant",
        "assistant −{n:money}",
    ),
    "horse discount": (
        _OWNER,
        "paies {n:money} de moins pour une carte Cheval",
        "Cheval −{n:money}",
    ),
    "stable discount": (_OWNER, "paies {n:money} de moins pour une écurie", "écurie −{n:money}"),
    "bank repay": (_OWNER, "rembourses un emprunt à la banque avec {n:money}", "banque {n:money}"),
    "mob repay": (_OWNER, "rembourses un emprunt à la pègre avec {n:money}", "pègre {n:money}"),
    "left collect": (
        _OWNER,
        "encaisses {n:money} du joueur à ta gauche après chaque course",
        "gauche +{n:money}",
    ),
    "right collect": (
        _OWNER,
        "encaisses {n:money} du joueur à ta droite après chaque course",
        "droite +{n:money}",
    ),
    "second bet more": (_OWNER, "peux poser {n} deuxième pari de plus", "deuxième pari {n:signed}"),
    "odds move": (
        _OWNER,
        (
            "peux faire monter ou descendre une écurie de {n:plural(rangée|rangées)} après "
            "les premiers paris"
        ),
        "cotation ▲▼{n}",
    ),
    "purchase repeat": (
        _OWNER,
        "peux racheter {n} carte d’une même sorte au deuxième achat",
        "même sorte {n:signed}",
    ),
    "show places": (
        _OWNER,
        "gagnes les paris placés sur {n:plural(place|places)} de plus, jusqu’à la 4e",
        "placé {n:signed} place",
    ),
    "payoff gain": (
        _OWNER,
        "reçois {n:money} de la banque après chaque course",
        "course +{n:money}",
    ),
    "pass gain": (_OWNER, "reçois {n:money} de plus en passant un achat", "passer +{n:money}"),
    "sell gain": (
        _OWNER,
        "reçois {n:money} de plus pour un point vendu aux enchères",
        "point vendu +{n:money}",
    ),
    "buy discount": (
        _OWNER,
        "paies {n:money} de moins pour un point acheté aux enchères",
        "point acheté −{n:money}",
    ),
    "vp gain": (
        _OWNER,
        "reçois {n:money} pour chaque P.V. venu des paris, des écuries et des enchères",
        "par P.V. +{n:money}",
    ),
    "acquire gain": (_OWNER, "reçois {n:money} en prenant cette carte", "tout de suite +{n:money}"),
    "assistants count": (
        _OWNER,
        "comptes {n} assistant de plus pour les objectifs",
        "assistants {n:signed}",
    ),
    "assistant swap": (
        _OWNER,
        "échanges cette carte contre l’assistant d’un autre joueur",
        "échange d’assistant",
    ),
    "horse swap": (
        _OWNER,
        "échanges cette carte contre la carte Cheval d’un autre joueur",
        "échange de cheval",
    ),
    "cash gain": (
        _OWNER,
        "reçois {n:money} aux paiements quand ce cheval a couru",
        "court +{n:money}",
    ),
    "horses count": (
        _OWNER,
        "comptes {n} carte Cheval de plus pour les objectifs",
        "chevaux {n:signed}",
    ),
}
"""What an effect does for the owner of its card."""

EFFECTS: Mapping[str, Effect] = {**ACTIONS, **OWNERS}

ROLES: Mapping[str, str] = {
    "adalbert-diplomatitsch": "planificateur",
    "aronne-dal-banco": "banquier",
    "brian-ofist": "tapeur",
    "daniel-jackson": "barman",
    "didier-adicion": "comptable",
    "francisco-caballos": "palefrenier",
    "franz-galopp": "jockey",
    "michele-cuorlione": "homme de main",
    "pedro-pugnos": "gros bras",
    "tommy-style": "dandy",
    "adrien-justice": "juge",
    "cedric-copieur": "mime",
    "francois-riche": "ami riche",
    "philippe-justice": "frère du juge",
    "justice-bros": "le juge et son frère",
    "costantino": "l’agile",
    "el-guapo": "le beau",
    "la-longue-carabine": "long cou",
    "napoleon": "l’invincible",
    "the-fury": "la furie",
    "varonne": "la légende",
    "biscuit-de-mer": "le pire de tous",
    "bosson": "le cheval du Boss",
    "giumenta": "douce jument",
    "troy": "cheval offert",
}
"""What assistants and horses are, beside their names."""

CARDS: Mapping[str, str] = {
    "same": " et ",
    "another": ", et ",
    "note first": (
        "La tête est la première place parmi les chevaux encore en piste : un cheval "
        "arrivé ne compte pas. Certaines tables le comptent aussi ; la carte ne fait "
        "alors plus rien dès qu’un cheval est arrivé."
    ),
    "purse": (
        "{money:money} {row:some(et l’écurie à {row:odds}|pour "
        "commencer)}{powers:some( ; tu {powers:list})}."
    ),
    "money": "{money:money}",
    "stable": "écurie {row:odds}",
    "target": "{points} P.V. à la phase finale si tu as {most}, sans égalité.",
    "points": "+{points} P.V.",
    "loan": "{now:money} maintenant, {back:money} à rendre à la phase finale.",
    "loan of": "Emprunt à la {lender:lender}",
    "now": "+{now:money}",
    "back": "−{back:money}",
    "role target": "objectif",
    "role loan": "emprunt",
    "role": "propriétaire d’écurie",
    "role antonio-vesuvio": "le malin",
    "role eric-change": "bookmaker",
    "role miss-double": "vieille routière",
    "role miss-paris": "étoile des tribunes",
    "role oliver-oil": "magnat du pétrole",
    "role otto-von-alt": "vétéran",
    **{f"role {id}": role for id, role in ROLES.items()},
    "most-stables": "le plus d’écuries",
    "most-assistants": "le plus d’assistants",
    "most-horses": "le plus de cartes Cheval",
    "most-targets": "le plus d’objectifs, atteints ou non",
    "most-danari": "le plus de Danari",
    "fewest-stables": "le moins d’écuries",
    "fewest-vp": "le moins de P.V., avant le compte des objectifs",
}
"""What stands on a card beside its effects; `same` and `another` join effects on one or on two.

A `note` is by what an effect changes: how that is played here, and how by others.
"""
