"""The words of a nasty meeting in Italian, each with the rule that says it in full."""

from __future__ import annotations

from collections.abc import Mapping

from game.really_nasty.cards import DOUBLES
from game.really_nasty.course import FENCES
from web.really_nasty.words.it.kinds import SECTIONS


def _grades(section: str) -> str:
    """The grades that double in a section."""
    *others, last = (str(grade) for grade, sections in DOUBLES.items() if section in sections)
    return f"le classi {', '.join(others)} e {last} possono raddoppiare lì."


GLOSSARY: Mapping[str, tuple[str, str, str, str]] = {
    "grade": (
        "Classe",
        "classe|classi",
        "Dove un cavallo può raddoppiare il lancio: la classe 1 in tutti e tre i tratti, la classe 6 in uno solo.",
        "N.12",
    ),
    "length": ("Lunghezza", "lunghezza|lunghezze", "Una casella, e un punto del dado.", "N.8"),
    "lane": (
        "Corsia",
        "corsia|corsie",
        "La corsia 1 corre all’interno ed è la più corta.",
        "N.4",
    ),
    "double": (
        "Raddoppiare",
        "raddoppiare|raddoppia|raddoppiato",
        "Rifare lo stesso lancio un’altra volta.",
        "N.12",
    ),
    "faller": (
        "Caduta",
        "carta Caduta|carte Caduta|Caduta",
        "Una carta che butta giù un cavallo dal suo ostacolo.",
        "N.17",
    ),
    "odds": ("Quota", "quota|quote", "A 6–1, £1 ne vince 6, e la puntata torna.", "N.5"),
    "stable": (
        "Scuderia",
        "scuderia|scuderie",
        "I sei cavalli di un giocatore, tutti con gli stessi colori.",
        "N.3",
    ),
    "deposit": (
        "Cauzione",
        "cauzione",
        "Quanto costa un reclamo, a meno che venga accolto.",
        "N.23",
    ),
    "weighed in": (
        "Peso fatto",
        "peso fatto|fatto il peso|pesa",
        "I fantini sono stati pesati: il risultato è definitivo e le scommesse si pagano.",
        "N.23",
    ),
    "riderless": (
        "Scosso",
        "cavallo scosso|scosso",
        "Un cavallo senza fantino: intralcia, ma non può vincere.",
        "N.20",
    ),
    "EP": (
        SECTIONS["EP"],
        SECTIONS["EP"],
        f"EP, dalla partenza fino alla {FENCES['stand'].name}: {_grades('EP')}",
        "N.12",
    ),
    "QU": (
        SECTIONS["QU"],
        SECTIONS["QU"],
        f"QU, sul rettilineo opposto tra {FENCES['rails'].name} e {FENCES['gorse'].name}: "
        f"{_grades('QU')}",
        "N.12",
    ),
    "FW": (
        SECTIONS["FW"],
        SECTIONS["FW"],
        f"FW, le prime caselle della dirittura finale: {_grades('FW')}",
        "N.12",
    ),
}
"""By id: word, the ways to write it, what it means, its rule."""
