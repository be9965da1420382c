"""The racing words of Winner's Circle in Italian, each with the rule that says it in full."""

from __future__ import annotations

from collections.abc import Mapping

GLOSSARY: Mapping[str, tuple[str, str, str, str]] = {
    "chip": (
        "Gettone",
        "gettone|gettoni|gettone da 1|gettone da 2",
        "Una scommessa su un cavallo. Un 2 conta come due scommesse, e viene pagato due volte.",
        "W.3",
    ),
    "gate": (
        "Gabbia",
        "gabbia|gabbie",
        "Da dove parte un cavallo: la prima ha la strada più corta.",
        "W.2",
    ),
    "show": (
        "Primi tre",
        "tra i primi tre|terzo",
        "Arrivare tra i primi tre; e anche il terzo posto da solo.",
        "W.7",
    ),
    "place": ("Secondo", "secondo", "Arrivare al secondo posto.", "W.7"),
    "pace": (
        "Andatura",
        "l’andatura|andatura",
        "La fa il primo cavallo che arriva alla casella 18.",
        "W.6",
    ),
    "blocked": ("Bloccato", "bloccato", "Nessuna casella libera alla fine della mossa.", "W.5"),
    "line": (
        "Traguardo",
        "il traguardo|traguardo",
        "La fine del giro, dietro la casella 36.",
        "W.7",
    ),
    "coat": (
        "Mantello",
        "mantello|mantelli",
        "Il colore di un cavallo: quello della sua gabbia.",
        "W.2",
    ),
}
"""By id: word, the ways to write it, what it means, its rule."""
