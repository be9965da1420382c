"""Racing words in French: how each is headed, every way it is written, what it means."""

from __future__ import annotations

from collections.abc import Mapping

GLOSSARY: Mapping[str, tuple[str, str, str]] = {
    "odds": (
        "Cotation",
        "cotation|cotations",
        (
            "La place d’une écurie au tableau noir, de 1:2 en haut à 1:7 en bas. Plus bas, "
            "le cheval est souvent plus lent, et un pari gagnant sur lui rapporte plus."
        ),
    ),
    "win": (
        "Pari gagnant",
        "pari gagnant|paris gagnants|gagnant",
        (
            "Le cheval doit arriver 1er. Ta mise revient multipliée par la cotation, avec 3 "
            "points de victoire ; dans une fête, six fois, sans points."
        ),
    ),
    "show": (
        "Pari placé",
        "pari placé|paris placés|placé",
        (
            "Le cheval doit arriver 1er, 2e ou 3e. Ta mise revient doublée, avec 1 point de "
            "victoire ; dans une fête, sans point."
        ),
    ),
    "stake": (
        "Mise",
        "mise|mises",
        "Les Danari que tu poses sur un cheval, par centaines. Pari perdu, mise perdue.",
    ),
    "minimum": (
        "Pari minimum",
        "pari minimum|mise minimum|minimum",
        (
            "Le moins que tu puisses miser : 100 D pour chacun de tes points de victoire, "
            "écuries comprises."
        ),
    ),
    "token": (
        "Jeton Pari",
        "jeton pari|jetons pari",
        (
            "Chaque pari prend un jeton de la couleur du cheval. Quand il n’y en a plus, "
            "personne ne peut parier sur ce cheval dans cette course."
        ),
    ),
    "stable": (
        "Écurie",
        "écurie|écuries",
        (
            "La maison pour laquelle court un cheval. Elle a sa cotation ; si elle est à "
            "toi, elle compte pour 1 point de victoire et rapporte une prime pour la 1re, la "
            "2e et la 3e place."
        ),
    ),
    "fixing": (
        "Truquage",
        "truquage|truquer la course|truque la course|truquer",
        (
            "Chacun pose des cartes Action face cachée derrière les chevaux de son choix, "
            "l’un après l’autre, jusqu’à ce que toutes soient jouées."
        ),
    ),
    "action-card": (
        "Carte Action",
        "carte action|cartes action",
        (
            "Une carte qui aide le cheval derrière lequel elle est posée, qui le freine, ou "
            "qui fait autre chose."
        ),
    ),
    "blackboard": (
        "Tableau noir",
        "tableau noir",
        "Le tableau qui montre sur quelle rangée de cotation est chaque écurie.",
    ),
    "movement-card": (
        "Carte Mouvement",
        "carte mouvement|cartes mouvement",
        (
            "Retournée une fois par round : elle dit, pour chaque rangée de cotation, de "
            "combien de cases avancent les chevaux."
        ),
    ),
    "unit": (
        "Round",
        "round|rounds",
        (
            "Une étape d’une course : une carte Mouvement, un lancer des deux dés de sprint, "
            "un regard sur la ligne."
        ),
    ),
    "sprint": (
        "Sprint",
        "sprint|sprints|sprinte|sprinter|dés de sprint|dé de sprint",
        (
            "Deux dés nomment des couleurs après chaque carte Mouvement ; un cheval nommé "
            "avance d’une case de plus."
        ),
    ),
    "gate": (
        "Départ",
        "au départ|case départ|cases départ|poteau",
        "Là où sont les chevaux avant la course ; c’est la case 0.",
    ),
    "line": (
        "Ligne d’arrivée",
        "ligne d’arrivée|la ligne",
        "La case 12. L’atteindre, c’est arriver ; au-delà, il y a toujours de la place.",
    ),
    "photo": (
        "Photo-finish",
        "photo-finish|photos-finish",
        (
            "Des chevaux arrivent dans le même round sur la même case : d’abord les cartes "
            "décident, puis la meilleure cotation, puis le premier joueur ; dans une fête, "
            "le bookmaker seul."
        ),
    ),
    "place": (
        "Place",
        (
            "première place|dernière place|1re place|2e place|3e place|place libre|places "
            "libres|places partagées|meilleure place|moins bonne place|même place|ont une "
            "place"
        ),
        (
            "Le rang d’arrivée d’un cheval. À la fin d’un round, le cheval le plus loin "
            "au-delà de la ligne prend la première place libre."
        ),
    ),
    "payoffs": (
        "Paiements",
        "paiement|paiements",
        ("Après la course : mises perdues, paris gagnés, primes et amendes, dans cet ordre."),
    ),
    "danari": (
        "Danari et bourse",
        "danari|danaro|bourse|bourses",
        (
            "L’argent, qui s’écrit D. Ta bourse, ce sont tous tes Danari ; tout le monde "
            "peut la voir."
        ),
    ),
    "points": (
        "Points de victoire",
        "point de victoire|points de victoire|p.v.",
        (
            "Ce qui décide de la partie, et s’écrit P.V. : des jetons gagnés par les paris, "
            "et 1 pour chaque écurie à toi."
        ),
    ),
    "first-player": (
        "Premier joueur",
        "premier joueur",
        (
            "Qui commence les paris et le truquage. Les deuxièmes paris vont dans l’autre "
            "sens : le premier joueur passe alors en dernier."
        ),
    ),
    "eliminated": (
        "Quitter la partie",
        "quitte la partie|quittes la partie|quitte l’hippodrome",
        "Qui ne peut pas payer et a moins de 2 jetons P.V. à donner quitte la partie.",
    ),
    "bookmaker": (
        "Bookmaker",
        "bookmaker|bookmakers",
        (
            "Note les paris de tous les autres pendant une course du Party Game, ne parie pas, et "
            "tranche les photos-finish. Ne s’achète pas."
        ),
    ),
    "book": (
        "Le livre",
        "le livre|au livre",
        (
            "La liste que tient le bookmaker de tous les paris d’une course. Tant que les "
            "paris sont ouverts, tout peut s’y corriger."
        ),
    ),
    "slip": (
        "Bulletin de pari",
        "bulletin de pari|bulletins de pari|bulletin|bulletins",
        (
            "Les paris d’un invité pour une course du Party Game : un cheval gagnant, un "
            "cheval placé, et la mise sur chacun."
        ),
    ),
    "favourite": (
        "Favori de la maison",
        "favori|favoris|favori de la maison|favoris de la maison",
        (
            "Le cheval sur lequel tous les invités ensemble ont misé le plus. Il n’en court "
            "pas plus vite."
        ),
    ),
    "team": (
        "Équipe",
        "équipe|équipes",
        "Des invités du Party Game qui jouent avec une seule bourse et un seul bulletin.",
    ),
}
"""By the id of each word. The ways to write it, in small letters, stand with bars between."""
