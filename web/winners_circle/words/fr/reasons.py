"""What a computer says in French when it is asked, after the game, why it did something."""

from __future__ import annotations

from collections.abc import Mapping

_SEEN = "{chance:percent} chances sur 100 d’être dans les trois premiers, à ce que je voyais"
_RAN = "{spaces:plural(case|cases)}"

REASONS: Mapping[str, str] = {
    "bluffs with nothing": "Mon jeton sur {card:card} ne valait rien ; à toi de croire le contraire.",
    "likes the card": "{card:card} me plaisait, tout simplement.",
    "a good chance": "{card:card} avait de bonnes chances : " + _SEEN + ".",
    "alone on it": (
        "Personne d’autre n’était sur {card:card}, et seul dessus je touchais {money:money} par "
        "jeton de 1 en cas de victoire : " + _SEEN + "."
    ),
    "not alone on it": (
        "Avec {seats:list(player)} aussi sur {card:card}, je n’aurais pas à le faire courir sans "
        "aide : " + _SEEN + "."
    ),
    "had no choice": "Il ne restait que {card:card} à déplacer.",
    "in the mood": "J’avais envie de voir courir {card:card}.",
    "looked ahead": (
        "J’ai fini la course dans ma tête, et elle finissait au mieux pour moi avec "
        + _RAN
        + " pour {card:card}."
    ),
    "brings mine home": "{card:card} rentrait pour moi, {place:ordinal} à passer la ligne.",
    "takes the pace": "{card:card} menait le train pour moi, soit {money:money} par jeton de 1.",
    "runs mine": "Un bon lancer pour un de mes chevaux : " + _RAN + " pour {card:card}.",
    "runs into others": (
        "{card:card} trouvait sa case prise et courait {lost:plural(case|cases)} de moins, ce qui "
        "faisait plus de mal à {seats:list(player)} qu’à moi."
    ),
    "wastes their turn": (
        "Seulement " + _RAN + " pour {card:card}, sur qui {seats:list(player)} avait parié : "
        "son tour était perdu pour cette ronde."
    ),
    "gets it over with": (
        "Il fallait bien avancer quelqu’un, et " + _RAN + " pour {card:card} me coûtait le moins."
    ),
    "all the same": "Ça m’était égal.",
}
"""What is said for every kind of reason."""
