"""The Board Game's rules up to the line-up, in French: preparation and purchases (F.1 to 1.3)."""

from __future__ import annotations

from game.horse_fever.cards import SIX_SEATS_ROUNDS, STABLE_PRICES
from game.horse_fever.people import LOAN_CARDS, LOANS
from web.horse_fever.words.fr.kinds import LENDERS, money
from web.horse_fever.words.fr.rule_text import ON_THE_ROWS, SPRINT_DIE, TABLE_1
from web.horse_fever.words.horses import odds_text
from web.words.fr.grammar import listed
from web.words.texts import Rule

_PRICES = [f"{money(price)} à {odds_text(row)}" for row, price in STABLE_PRICES.items()]


def _loan(lender: str) -> str:
    now, back = LOANS[lender]
    return f"La {LENDERS[lender]} prête {money(now)} et veut {money(back)} en retour."


BOARD_PREPARATION = (
    Rule(
        "F.1",
        "Préparation",
        (
            ON_THE_ROWS,
            (
                "Chacun pioche un personnage, ou en choisit un dans l’ordre des places si la "
                "table le décide. Il apporte de l’argent, compté en Danari (D), et une écurie ou "
                "un pouvoir (C). Chacun reçoit aussi un jeton de 1 point de victoire (P.V.)."
            ),
            (
                "Exemple : Steve McSkull apporte 3 600 D et l’écurie à 1:3. Une écurie compte "
                "aussi pour 1 P.V. : tu commences donc avec 2 P.V."
            ),
            (
                "Les cartes Action, les objectifs, les assistants et les cartes Cheval ont "
                "chacun leur paquet. Les cartes à étoile restent dans la boîte, les personnages "
                "à étoile aussi, sauf si vous décidez de jouer avec."
            ),
            (
                "À chaque course, chaque cheval a un jeton Pari de moins qu’il n’y a de joueurs, "
                "mais au moins 1. Dans la deuxième édition, il n’en a jamais plus de 4."
            ),
            SPRINT_DIE,
        ),
    ),
    Rule(
        "T.1",
        "Combien de courses",
        (
            *TABLE_1,
            (
                f"À six, dans la deuxième édition, on court {SIX_SEATS_ROUNDS} courses. Toute "
                "table peut convenir d’un autre nombre, de 3 à 10."
            ),
        ),
    ),
)

PURCHASE = (
    Rule(
        "1.1",
        "Premier achat",
        (
            (
                "Le premier joueur commence, puis on continue dans le sens horaire. Chacun fait "
                "un achat : des cartes Action, un objectif, un assistant, une carte Cheval, une "
                "écurie, un emprunt, ou quelque chose d’un autre joueur. Ou bien tu passes."
            ),
            "Tu paies tout de suite, et rien ne se vend à crédit.",
        ),
    ),
    Rule(
        "1.1.1",
        "Deux cartes Action",
        (
            (
                "Paie 400 D et pioche 2 cartes Action. Garde-les secrètes ; elles se jouent "
                "toutes à la prochaine course (2.2)."
            ),
            (
                "C’est la seule sorte que tu peux acheter aux deux achats d’un tour. Les cartes "
                "jouées retournent au paquet après la course. S’il ne reste qu’une carte, tu en "
                "reçois une ; s’il n’en reste pas, on ne peut plus en acheter."
            ),
        ),
    ),
    Rule(
        "1.1.2",
        "Objectif",
        (
            (
                "Paie 400 D, pioche 4 objectifs, gardes-en un face cachée et remets les autres. "
                "Tout le monde voit combien tu as d’objectifs, mais personne d’autre ne peut les "
                "regarder."
            ),
            "Un objectif peut rapporter 2 P.V. à la phase finale (5.2).",
        ),
    ),
    Rule(
        "1.1.3",
        "Assistant",
        (
            (
                "Paie 400 D, pioche 4 assistants, gardes-en un face visible et remets les "
                "autres. Les assistants travaillent pour toi jusqu’à la fin de la partie (S)."
            ),
        ),
    ),
    Rule(
        "1.1.4",
        "Carte Cheval",
        (
            (
                "Paie 400 D, pioche 4 cartes Cheval, gardes-en une face visible et remets les "
                "autres. Il faut une écurie à toi pour en acheter."
            ),
            (
                "Les cartes Cheval sont à toi jusqu’à la fin de la partie. Tu les alignes avant "
                "chaque course (1.3)."
            ),
        ),
    ),
    Rule(
        "1.1.5",
        "Écurie",
        (
            (
                "Une écurie qui n’est à personne peut s’acheter. Le prix dépend de sa rangée : "
                f"{listed(_PRICES)}."
            ),
            (
                "Chaque écurie compte aussitôt pour 1 P.V. : elle augmente donc aussi ton pari "
                "minimum (2.1.1). Rien ne t’oblige à parier sur ton propre cheval."
            ),
            "Exemple : l’écurie jaune est à 1:3. Elle coûte 1 900 D.",
        ),
    ),
    Rule(
        "1.1.6",
        "Passer",
        ("Qui passe reçoit 400 D de la banque. Tu peux passer aux deux achats.",),
    ),
    Rule(
        "1.1.7",
        "Emprunt",
        (
            " ".join(_loan(lender) for lender in LOANS),
            (
                "Les emprunts se remboursent à la phase finale (5.1), pas avant. Un emprunt est "
                "un achat. Tu peux en avoir un de chaque sorte dans une partie, et il y a "
                f"{LOAN_CARDS} cartes Emprunt pour toute la table."
            ),
        ),
    ),
    Rule(
        "1.1.8",
        "Acheter à un joueur",
        (
            (
                "Tu peux demander à un autre joueur une écurie, un assistant, une carte Cheval "
                "ou un objectif. Les cartes Action ne se vendent jamais."
            ),
            (
                "Le prix est fixe : deux fois celui de la banque. Il va au vendeur. Pour un "
                "objectif, le vendeur choisit lequel."
            ),
            (
                "Le vendeur peut refuser. Rien n’est payé alors et tu choisis à nouveau, mais le "
                "même souhait ne peut pas se répéter dans cet achat."
            ),
            (
                "Tu ne peux acheter à un joueur qu’une fois par tour, à ton premier achat ou à "
                "ton deuxième. Ce que tu achètes compte aussi pour ton seul achat de cette sorte."
            ),
            (
                "Exemple : un assistant coûte 400 D à la banque ; un autre joueur en reçoit donc "
                "800 D."
            ),
        ),
    ),
    Rule(
        "1.2",
        "Deuxième achat",
        (
            "Quand tous ont eu leur tour, chacun fait un deuxième achat dans le même ordre.",
            (
                "Dans un tour, tu ne peux acheter qu’un objectif, un assistant, une carte Cheval "
                "et une écurie. Seules les cartes Action peuvent s’acheter deux fois. À un "
                "joueur, tu ne peux acheter qu’une fois, quoi que ce soit (1.1.8)."
            ),
        ),
    ),
    Rule(
        "1.3",
        "Ligne de départ",
        (
            (
                "Le premier joueur commence, puis on continue dans le sens horaire. Tu peux "
                "poser chacune de tes cartes Cheval sur une de tes écuries, une au plus sur "
                "chacune. L’écurie est à ton choix."
            ),
            (
                "Le cheval court alors dans ce couloir avec ses pouvoirs (H). Après la course, "
                "tu reprends la carte. Dans un couloir sans carte Cheval, un cheval ordinaire "
                "court pour l’écurie."
            ),
            (
                "Exemple : tu as deux écuries et une carte Cheval. Tu choisis l’écurie pour "
                "laquelle il court, ou tu le laisses de côté pour cette course."
            ),
        ),
    ),
)
