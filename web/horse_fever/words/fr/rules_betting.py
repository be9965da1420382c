"""The rules up to the start, in French: preparation, deal, betting phase (F.1 to 2.3)."""

from __future__ import annotations

from web.horse_fever.words.fr.rule_text import ON_THE_ROWS, SPRINT_DIE, TABLE_1
from web.words.texts import Rule

ODDS = Rule(
    "0.1",
    "Chevaux, écuries et cotations",
    (
        (
            "Tu paries : tu ne montes aucun cheval en piste. Chacun des six "
            "chevaux court pour l’écurie de sa couleur."
        ),
        (
            "Chaque écurie est sur une rangée de cotation. 1:2 est la meilleure rangée et "
            "souvent la plus rapide, 1:7 la moins bonne et souvent la plus lente. 1:2, 1:3 "
            "et 1:4 sont les cotations hautes ; 1:5, 1:6 et 1:7 les cotations basses."
        ),
        (
            "Les cotations changent au fil de la partie. Plusieurs écuries peuvent partager "
            "une rangée, et une rangée peut être vide."
        ),
    ),
)

PREPARATION = (
    Rule(
        "F.1",
        "Préparation",
        (
            ON_THE_ROWS,
            (
                "Chacun pioche un personnage. Il apporte de l’argent, compté en Danari (D), et "
                "l’écurie de la cotation qu’il nomme. Chacun reçoit aussi un jeton de 1 point de "
                "victoire (P.V.)."
            ),
            (
                "Exemple : Steve McSkull apporte 3 600 D et l’écurie à 1:3. Une écurie compte "
                "aussi pour 1 P.V. : tu commences donc avec 2 P.V."
            ),
            SPRINT_DIE,
        ),
    ),
    Rule("T.1", "Combien de courses", TABLE_1),
    ODDS,
    Rule(
        "F.2",
        "La donne",
        (
            (
                "Avant chaque course, mélangez les cartes Action et donnez-en 2 à chacun. Garde "
                "les tiennes secrètes."
            ),
            "Les cartes Action à étoile restent dans la boîte, sauf si vous décidez de jouer avec.",
            (
                "Chaque cheval reçoit un jeton Pari de moins qu’il n’y a de joueurs, mais au "
                "moins 1. Exemple : à 4 joueurs, chaque cheval a 3 jetons."
            ),
        ),
    ),
)

BETTING = (
    Rule(
        "2.1",
        "Premier pari",
        (
            (
                "Le premier joueur commence, puis on continue dans le sens horaire. Chacun doit "
                "poser un pari."
            ),
            (
                "Choisis un cheval, dis s’il sera gagnant ou placé, et pose une mise sur la "
                "table. Tu peux parier sur n’importe quel cheval qui a encore un jeton Pari, "
                "celui de ton écurie ou un autre."
            ),
        ),
    ),
    Rule(
        "2.1.1",
        "Pari minimum",
        (
            (
                "Une mise est d’au moins 100 D par P.V. que tu as ; une écurie compte pour "
                "1 P.V. Ce n’est jamais moins de 100 D. Tu peux miser plus, par centaines, "
                "jusqu’à tout ton argent."
            ),
            "Exemple : 3 jetons P.V. et une écurie font 4 P.V. ; tu mises donc au moins 400 D.",
            (
                "Si tu ne peux pas couvrir le minimum de ton premier pari, tu n’en poses pas et "
                "tu perds 2 jetons P.V. Avec moins de 2 jetons, tu quittes la partie (3.3.4)."
            ),
        ),
    ),
    Rule(
        "2.1.2",
        "Pari gagnant",
        (
            (
                "Le cheval doit arriver 1er. Tu reçois ta mise multipliée par la cotation, et "
                "3 P.V. Ta mise fait partie de cette somme."
            ),
            (
                "Exemple : 300 D gagnant à 1:5. Le cheval arrive 1er : tu reçois 1 500 D et "
                "3 P.V. S’il arrive 2e, tu perds tes 300 D."
            ),
            (
                "C’est la cotation à la fin de la course qui compte : les changements dus aux "
                "cartes (3.1.3) comptent, les nouvelles cotations d’après la course (3.4) pas "
                "encore."
            ),
        ),
    ),
    Rule(
        "2.1.3",
        "Pari placé",
        (
            (
                "Le cheval doit arriver 1er, 2e ou 3e. Tu reçois deux fois ta mise, et 1 P.V. La "
                "cotation n’y change rien. Ta mise fait partie de cette somme."
            ),
            (
                "Exemple : 200 D placé. Le cheval arrive 3e : tu reçois 400 D et 1 P.V. S’il "
                "arrive 4e, tu perds tes 200 D."
            ),
        ),
    ),
    Rule(
        "2.1.4",
        "Jetons Pari",
        (
            (
                "Chaque pari prend un jeton Pari de la couleur du cheval. Quand il n’y en a "
                "plus, personne ne peut parier sur ce cheval dans cette course. Après la course, "
                "tous les jetons reviennent."
            ),
            (
                "Exemple : à 3 joueurs, chaque cheval a 2 jetons. Ann et Ben parient tous deux "
                "sur le rouge : plus aucun pari n’est possible sur le rouge dans cette course."
            ),
        ),
    ),
    Rule(
        "2.2",
        "Truquer la course",
        (
            (
                "Le premier joueur commence, puis on continue dans le sens horaire : chacun pose "
                "une carte Action face cachée derrière un cheval. Continuez jusqu’à ce que "
                "toutes les cartes soient jouées ; on n’en garde aucune. Qui n’en a plus passe "
                "son tour."
            ),
            (
                "Tous les chevaux font l’affaire, et il peut y avoir autant de cartes que l’on "
                "veut derrière un cheval."
            ),
        ),
    ),
    Rule(
        "2.3",
        "Deuxième pari",
        (
            (
                "Le joueur à droite du premier joueur commence, puis on continue dans l’autre "
                "sens. Le premier joueur passe en dernier."
            ),
            (
                "Le deuxième pari est facultatif, et passer ne coûte rien. Le pari minimum et les "
                "jetons Pari comptent comme avant. Si tu n’as pas de quoi couvrir le minimum, tu "
                "passes."
            ),
            (
                "Tu peux parier encore sur le même cheval, mais alors l’un des paris est gagnant "
                "et l’autre placé."
            ),
            (
                "Exemple : tu as 300 D sur le rouge gagnant. Tu peux maintenant parier sur le "
                "rouge placé, s’il reste un jeton rouge."
            ),
        ),
    ),
)
