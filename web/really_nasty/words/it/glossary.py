"""The words of a nasty meeting in Italian, each with the rule that says it in full."""

from __future__ import annotations

from collections.abc import Mapping

GLOSSARY: Mapping[str, tuple[str, str, str, str]] = {
    "grade": (
        "Classe",
        "classe|classi",
        "Quante volte un cavallo può raddoppiare il lancio: la classe 1 in tutti e tre i tratti, la classe 6 in uno solo.",
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
}
"""By id: word, the ways to write it, what it means, its rule."""
