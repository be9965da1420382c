"""The rules of the cards turned up before the race, in French (3.1 to 3.1.3)."""

from __future__ import annotations

from web.words.texts import Rule

REVEAL = (
    Rule(
        "3.1",
        "Retourner les cartes",
        (
            (
                "Retournez toutes les cartes Action. Dans chaque couloir, annulez d’abord les "
                "lettres (3.1.1), laissez ensuite Fritz et Rochelle écarter des cartes (3.1.2), "
                "puis changez les cotations (3.1.3). Toutes les autres cartes attendent leur "
                "moment."
            ),
        ),
    ),
    Rule(
        "3.1.1",
        "Les mêmes lettres s’annulent",
        (
            (
                "Une carte positive et une carte négative de même lettre dans un couloir "
                "s’annulent : aucune des deux ne fait rien. C’est une pour une."
            ),
            (
                "Exemple : Magna Velocitas et Globus Obscurus ont la même lettre. Derrière un "
                "même cheval, elles s’annulent ; derrière deux chevaux, elles agissent toutes "
                "les deux."
            ),
        ),
    ),
    Rule(
        "3.1.2",
        "Fritz et Rochelle",
        (
            (
                "Fritz Finden (Friz dans la deuxième édition) écarte toutes les cartes négatives "
                "de son couloir. Rochelle Recherche écarte toutes les cartes positives. Dans le "
                "même couloir, ils agissent tous les deux : seules restent les cartes spéciales."
            ),
            (
                "Les lettres s’annulent avant. Exemple : Herba Magica, Venenum Veneficum et "
                "Rochelle sont dans un couloir. Les deux premières ont la même lettre et "
                "s’annulent ; Rochelle ne trouve plus rien à écarter."
            ),
        ),
    ),
    Rule(
        "3.1.3",
        "Les cartes qui changent les cotations",
        (
            (
                "Alfio Allibratore fait monter l’écurie de 2 rangées, Steven Sting la fait "
                "descendre de 2 rangées. Ensemble, ils ne changent rien. Le bord du tableau "
                "arrête une écurie."
            ),
            (
                "L’écurie y reste. Son cheval avance, se juge à la photo-finish et rapporte "
                "d’après la nouvelle cotation. Exemple : Alfio fait monter une écurie de 1:4 à "
                "1:2, mais une écurie à 1:3 seulement à 1:2."
            ),
        ),
    ),
)
