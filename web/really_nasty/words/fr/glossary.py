"""The words of a nasty meeting in French, each with the rule that says it in full."""

from __future__ import annotations

from collections.abc import Mapping

from game.really_nasty.cards import DOUBLES
from game.really_nasty.course import FENCES
from web.really_nasty.words.fr.kinds import SECTIONS


def _grades(section: str) -> str:
    """The grades that double in a section."""
    *others, last = (str(grade) for grade, sections in DOUBLES.items() if section in sections)
    return f"les classes {', '.join(others)} et {last} peuvent y doubler."


GLOSSARY: Mapping[str, tuple[str, str, str, str]] = {
    "grade": (
        "Classe",
        "classe|classes",
        "Où un cheval peut doubler son lancer : la classe 1 dans les trois secteurs, "
        "la classe 6 dans un seul.",
        "N.12",
    ),
    "length": ("Longueur", "longueur|longueurs", "Une case, et un point du dé.", "N.8"),
    "lane": (
        "Couloir",
        "couloir|couloirs",
        "Le couloir 1 est à la corde : c’est le plus court.",
        "N.4",
    ),
    "double": (
        "Doubler",
        "doubler|double|doublé",
        "Courir le même lancer encore une fois.",
        "N.12",
    ),
    "faller": (
        "Chute",
        "carte Chute|cartes Chute|Chute",
        "Une carte qui fait tomber un cheval sur son obstacle.",
        "N.17",
    ),
    "odds": ("Cote", "cote|cotes", "À 6–1, 1 £ en gagne 6, et la mise revient.", "N.5"),
    "stable": (
        "Écurie",
        "écurie|écuries",
        "Les six chevaux d’un joueur, tous aux mêmes couleurs.",
        "N.3",
    ),
    "deposit": (
        "Caution",
        "caution",
        "Ce que coûte une réclamation, sauf si elle est admise.",
        "N.23",
    ),
    "weighed in": (
        "Pesée",
        "pesée",
        "Les jockeys ont été pesés : le résultat est acquis et les paris sont payés.",
        "N.23",
    ),
    "riderless": (
        "Sans cavalier",
        "sans cavalier",
        "Un cheval en liberté : il gêne, il ne peut pas gagner.",
        "N.20",
    ),
    "EP": (
        SECTIONS["EP"],
        SECTIONS["EP"],
        f"EP, du départ jusqu’à la {FENCES['stand'].name} : {_grades('EP')}",
        "N.12",
    ),
    "QU": (
        SECTIONS["QU"],
        SECTIONS["QU"],
        f"QU, dans la ligne opposée, entre {FENCES['rails'].name} et {FENCES['gorse'].name} : "
        f"{_grades('QU')}",
        "N.12",
    ),
    "FW": (
        SECTIONS["FW"],
        SECTIONS["FW"],
        f"FW, les premières cases de la dernière ligne droite : {_grades('FW')}",
        "N.12",
    ),
}
"""By id: word, the ways to write it, what it means, its rule."""
