"""The racing words of Winner's Circle in French, each with the rule that says it in full."""

from __future__ import annotations

from collections.abc import Mapping

GLOSSARY: Mapping[str, tuple[str, str, str, str]] = {
    "chip": (
        "Jeton",
        "jeton|jetons|jeton de 1|jeton de 2",
        "Un pari sur un cheval. Un 2 compte pour deux paris, et il est payé deux fois.",
        "W.3",
    ),
    "gate": (
        "Stalle",
        "stalle|stalles",
        "L’endroit d’où part un cheval : la première a le chemin le plus court.",
        "W.2",
    ),
    "show": (
        "Dans les trois",
        "dans les trois premiers|parmi les trois premiers|troisième",
        "Être parmi les trois premiers ; et aussi la troisième place seule.",
        "W.7",
    ),
    "place": ("Deuxième", "deuxième", "Arriver deuxième.", "W.7"),
    "pace": (
        "Train",
        "le train",
        "Mené par le premier cheval qui atteint la case 18.",
        "W.6",
    ),
    "blocked": ("Bloqué", "bloqué", "Pas de case libre au bout du mouvement.", "W.5"),
    "line": ("Ligne", "la ligne", "La fin du tour de piste, derrière la case 36.", "W.7"),
    "coat": ("Robe", "robe|robes", "La couleur d’un cheval : celle de sa stalle.", "W.2"),
}
"""By id: word, the ways to write it, what it means, its rule."""
