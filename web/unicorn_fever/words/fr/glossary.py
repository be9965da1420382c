"""The words of Unicorn Fever in French, each with the rule that says it in full."""

from __future__ import annotations

from collections.abc import Mapping

GLOSSARY: Mapping[str, tuple[str, str, str, str]] = {
    "glory": (
        "Gloire",
        "gloire",
        "Les étoiles. Qui en a le plus à la fin gagne ; elles sont taxées.",
        "R.5.2",
    ),
    "enraged": (
        "Déchaînée",
        "déchaînée|déchaînées",
        "La licorne à la plus mauvaise cote se sert de son pouvoir.",
        "R.12",
    ),
    "carrot": (
        "Carotte",
        "carotte",
        "Elle désigne le premier joueur ; elle vient avec le premier jeton Or.",
        "R.2.6",
    ),
    "contract": (
        "Contrat",
        "contrat|contrats",
        "Il travaille pour toi de la signature à la fin.",
        "R.2.4",
    ),
    "loan": (
        "Prêt",
        "prêt|prêts",
        "20 or maintenant, 25 à rendre à la fin. Un prêt impayé te fait passer derrière.",
        "R.6",
    ),
    "sprint": (
        "Sprint",
        "sprint|sprints",
        "Deux dés : les couleurs sorties courent une case de plus.",
        "R.3.5",
    ),
    "photo": (
        "Photo-finish",
        "photo-finish",
        "À égalité derrière la ligne : les cartes, puis la cote décident.",
        "R.3.7",
    ),
    "early": (
        "Pari placé anticipé",
        "pari placé anticipé|paris placés anticipés",
        "Il paie pour les trois premières.",
        "R.2.2",
    ),
    "owner": (
        "Propriétaire",
        "propriétaire|propriétaires",
        "Touche une prime si sa licorne est dans les trois premières.",
        "R.4.1",
    ),
    "tax": ("Taxe de Gloire", "taxe de gloire", "1 or par gloire, après chaque course.", "R.4.2"),
}
"""By id: word, the ways to write it, what it means, its rule."""
