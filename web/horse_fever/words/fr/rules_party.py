"""The rules of the Party Game in French (P.1 to P.10)."""

from __future__ import annotations

from game.horse_fever.party.payoffs import GIFT, LOAN, PAYS
from game.horse_fever.party.state import LARGEST_STAKE, MOST_GUESTS
from game.horse_fever.state import SMALLEST_NOTE
from web.horse_fever.words.fr.kinds import money
from web.words.texts import Rule

_NOTE = money(SMALLEST_NOTE)
_WIN, _SHOW = {6: "six fois"}[PAYS["win"]], {2: "deux fois"}[PAYS["show"]]

PARTY = (
    Rule(
        "P.1",
        "La même bourse pour tous",
        (
            (
                f"On joue de deux à {MOST_GUESTS} invités. Tout le monde commence avec le même "
                "argent : 2 000 D, sauf si vous choisissez 1 000 D ou 5 000 D."
            ),
            (
                "Pas de cotations, pas de cartes Action, pas de dés de sprint : six chevaux, une "
                "piste, et qui sait."
            ),
        ),
    ),
    Rule(
        "P.2",
        "Le bookmaker",
        (
            (
                "À chaque course, un invité fait le bookmaker : il note les paris de tous les "
                "autres et tranche les photos-finish. Un bookmaker ne parie pas ; sa bourse se "
                "repose pendant cette course."
            ),
            (
                "Le premier bookmaker est tiré au sort. Après chaque course, le livre va à "
                "l’invité qui y a gagné le plus, mises perdues déduites. À égalité, ou si "
                "personne n’a gagné, il va au premier d’entre eux dans le sens horaire à partir "
                "de l’ancien bookmaker. Vous pouvez aussi choisir que l’hôte, à la première "
                "place, fasse le bookmaker toute la soirée."
            ),
            (
                "Exemple : Ann reçoit 1 800 D pour 1 000 D de mises en tout, Ben 1 200 D pour "
                "300 D de mises. Ben a gagné 900 D, Ann 800 D : Ben fait le bookmaker."
            ),
            (
                "Il faut que quelqu’un puisse parier : le seul invité qui a de l’argent ne "
                "fait jamais le bookmaker. Un bookmaker qui s’en va passe sa place à l’invité "
                "suivant dans le sens horaire."
            ),
        ),
    ),
    Rule(
        "P.3",
        "Paris",
        (
            (
                "Chacun, sauf le bookmaker, peut parier sur un cheval gagnant et sur un cheval "
                "placé, et sur le même s’il veut. Un seul pari suffit ; sans pari, on passe son "
                "tour."
            ),
            (
                f"Les mises vont par billets de {_NOTE}, jusqu’à ce qu’il y a dans la bourse et "
                f"{money(LARGEST_STAKE)} au plus. La mise quitte aussitôt la bourse. Tant que les "
                "paris sont ouverts, un pari peut être refait ou déchiré, et la mise revient."
            ),
            (
                "Le cheval sur lequel tous ensemble ont misé le plus est le favori de la maison. "
                "Il n’en court pas plus vite."
            ),
            (
                "Bulletins en papier : si vous le choisissez, les invités rendent leurs "
                "bulletins avant le départ et le bookmaker les note après la course, par numéro, "
                "comme ils sont écrits. Plus personne n’en rend une fois les chevaux partis. Si "
                "personne n’a parié, ce livre-là se ferme vide."
            ),
        ),
    ),
    Rule(
        "P.4",
        "La course",
        (
            (
                "Les quinze cartes Mouvement de base, de 83 à 97, sont mélangées avant chaque "
                "course. Chaque carte a six nombres : le premier fait avancer le cheval du "
                "couloir de gauche, le deuxième le suivant, et ainsi de suite, tous en même "
                "temps. Avec ces cartes, tous les chevaux sont aussi rapides les uns que les "
                "autres."
            ),
            (
                "La ligne est la case 12. Les chevaux sur la ligne ou au-delà prennent aussitôt "
                "les places libres suivantes, le plus loin d’abord. Le dernier cheval seul en "
                "piste prend la dernière place."
            ),
            (
                "Exemple : le vert est sur la case 10, le noir sur la 11 ; la carte fait avancer "
                "le vert de 3 et le noir de 1. Le vert est 1 case au-delà de la ligne, le noir "
                "dessus : le vert est devant."
            ),
        ),
    ),
    Rule(
        "P.5",
        "Photo-finish",
        (
            (
                "Les chevaux à égalité au-delà de la ligne après la même carte passent à la "
                "photo-finish : le bookmaker dit qui est devant, puis qui suit."
            ),
            "Le bookmaker ne s’achète pas.",
        ),
    ),
    Rule(
        "P.6",
        "Paiements",
        (
            (
                f"Un pari gagnant rapporte {_WIN} la mise si le cheval arrive 1er. Un pari placé "
                f"rapporte {_SHOW} la mise s’il arrive 1er, 2e ou 3e. Toutes les autres mises "
                "sont perdues."
            ),
            (
                "Exemple : 300 D sur le rouge gagnant et 200 D sur le rouge placé. Le rouge "
                "arrive 1er : 1 800 D et 400 D. Le rouge arrive 3e : les 400 D seulement."
            ),
        ),
    ),
    Rule(
        "P.7",
        "Entrer et sortir",
        (
            (
                "Un invité peut arriver à tout moment pendant les paris et entre deux courses ; "
                "il commence avec le même argent que tout le monde au début. On peut aussi s’en "
                "aller à ces moments-là : le bulletin est déchiré et ses mises reviennent ; la "
                "bourse est gardée et compte au classement. Qui revient la retrouve."
            ),
            (
                "Il doit rester au moins deux invités qui tiennent une bourse, et l’un d’eux "
                "doit pouvoir parier. Pendant que l’on note les bulletins en papier après une "
                "course, personne n’entre ni ne sort."
            ),
        ),
    ),
    Rule(
        "P.8",
        "Équipes",
        (
            (
                "Des invités peuvent réunir leurs bourses et jouer en équipe : une bourse, un "
                "bulletin, une place au classement. Les emprunts restent à qui les a faits, mais "
                "l’équipe vaut d’autant moins."
            ),
            (
                "Qui quitte une équipe prend une part égale en billets entiers. Exemple : trois "
                "invités partagent une bourse de 1 000 D ; celui qui part prend 300 D. Si c’est "
                "celui qui tient la bourse, le membre suivant dans le sens horaire la tient."
            ),
            (
                "Le bookmaker n’entre dans aucune équipe et ne prend personne dans la sienne "
                "tant que les paris sont ouverts."
            ),
        ),
    ),
    Rule(
        "P.9",
        "À sec",
        (
            (
                f"Avec moins de {_NOTE} après une course, on ne peut plus parier, sauf si vous "
                f"choisissez l’emprunt ou la charité. Un emprunt de {money(LOAN)} est déduit au "
                f"classement ; la charité est un cadeau de {money(GIFT)}. L’un comme l’autre "
                "vient aussi souvent qu’il le faut."
            ),
            "Un invité à sec peut quand même faire le bookmaker, ou entrer dans une équipe.",
        ),
    ),
    Rule(
        "P.10",
        "La fin de la fête",
        (
            (
                "Il y a autant de courses que vous voulez : après chacune, et avant la suivante, "
                "le bookmaker peut terminer la fête. Les mises d’un livre ouvert reviennent."
            ),
            (
                "La bourse la plus pleine gagne, emprunts déduits. Les invités à égalité "
                "partagent la place ; les membres d’une équipe aussi."
            ),
            (
                "Il y a aussi trois distinctions : le meilleur pari, celui qui a gagné le plus ; "
                "la plus grosse surprise, la course où la plus petite part des mises était sur "
                "le vainqueur ; et la plus longue série noire, le plus de courses de suite avec "
                "des paris sans qu’aucun ne paie. En cas d’égalité, la plus ancienne l’emporte."
            ),
        ),
    ),
)
