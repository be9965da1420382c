"""The rules of the race and after it, in French: race, payoffs, new odds, end (3.2 to F.4)."""

from __future__ import annotations

from web.horse_fever.words.fr.rule_text import jokes
from web.words.texts import Rule

RACE = (
    Rule(
        "3.2",
        "La course",
        (
            (
                "Une course se court en rounds, de 4 à 7 d’habitude. Chaque round, c’est une "
                "carte Mouvement, un lancer des deux dés de sprint, puis un regard sur la ligne "
                "d’arrivée."
            ),
            "La course est finie quand les six chevaux ont une place.",
        ),
    ),
    Rule(
        "3.2.1",
        "Carte Mouvement",
        (
            (
                "Les 23 cartes Mouvement sont mélangées avant chaque course. La carte montre un "
                "nombre pour chaque rangée de cotation : chaque cheval avance d’autant de cases, "
                "tous en même temps."
            ),
            (
                "Exemple : la carte dit 4 à 1:2. Le rouge et le vert sont tous deux à 1:2 : ils "
                "avancent tous deux de 4."
            ),
            (
                "La première carte d’une course est le départ. Les cartes qui parlent de la tête "
                "ou de la dernière place n’agissent pas au départ ; ensuite, elles regardent les "
                "chevaux encore en piste au moment où la carte est retournée, places partagées "
                "comprises."
            ),
            (
                "Sur les photos de la boîte, la carte Mouvement 92 répète la 91. Horseburg "
                "utilise la carte qui rend la pioche équitable ; vous pouvez choisir celle qui "
                "est imprimée."
            ),
        ),
    ),
    Rule(
        "3.2.2",
        "Dés de sprint",
        (
            (
                "Lancez les deux dés : chaque cheval qu’ils montrent avance d’une case de plus. "
                "Deux fois la même couleur ne font qu’un sprint. Un cheval déjà au classement y "
                "reste."
            ),
            (
                "Un cheval qui a passé la ligne dans ce même round sprinte encore. Exemple : le "
                "rouge est 1 case au-delà de la ligne et sort aux dés : le voilà 2 cases au-delà."
            ),
        ),
    ),
    Rule(
        "3.2.3",
        "Ligne d’arrivée",
        (
            (
                "La ligne est la case 12, en comptant la case départ pour 0. L’atteindre, c’est "
                "arriver. Au-delà, il y a toujours de la place."
            ),
            (
                "Les cartes qui agissent à la ligne le font une fois, quand le cheval la passe, "
                "par une carte ou par un sprint. Un arrêt met d’abord le cheval sur la ligne ; "
                "les cases en plus s’ajoutent ensuite. Les sprints du même round comptent encore."
            ),
            (
                "Exemple : le rouge serait 2 cases au-delà de la ligne, mais XIII l’arrête "
                "dessus. Puis les dés montrent le rouge : il finit 1 case au-delà."
            ),
        ),
    ),
    Rule(
        "3.2.4",
        "Photo-finish",
        (
            (
                "Les chevaux qui arrivent dans le même round sur la même case passent à la "
                "photo-finish. Une carte qui gagne les photos vient d’abord, une carte qui les "
                "perd vient à la fin. À égalité, la meilleure cotation est devant. Si les "
                "cotations aussi sont les mêmes, le premier joueur décide."
            ),
            (
                "Exemple : le rouge (1:4) et le bleu (1:2) sont tous deux 1 case au-delà de la "
                "ligne. Le bleu est devant, sauf si le rouge a une carte qui gagne les photos."
            ),
        ),
    ),
    Rule(
        "3.2.5",
        "Classement",
        (
            (
                "À la fin de chaque round, les chevaux sur la ligne ou au-delà prennent les "
                "places libres suivantes, le plus loin d’abord. Ils quittent la piste."
            ),
            "Un cheval seul en piste prend aussitôt la dernière place.",
        ),
    ),
)

PAYOFFS = Rule(
    "3.3",
    "Paiements",
    (
        (
            "Dans cet ordre : mises perdues, paris gagnés, primes des écuries, cadeaux des "
            "cartes, amendes des cartes. À chaque fois, dans le sens horaire à partir du "
            "premier joueur."
        ),
    ),
)

MONEY = (
    Rule(
        "3.3.1",
        "Paris perdus et gagnés",
        (
            "Une mise perdue va à la banque. Un pari gagné est payé d’après 2.1.2 ou 2.1.3.",
            (
                "Boss donne 1 P.V. de plus pour chaque pari gagné sur le cheval. Dans la "
                "deuxième édition, Boss!!! en retire 1, mais jamais plus que le pari ne "
                "rapporte. Exemple : avec Boss, un pari placé gagné rapporte 2 P.V."
            ),
        ),
    ),
    Rule(
        "3.3.2",
        "Primes des écuries",
        (
            (
                "Si le cheval de ton écurie arrive 1er, tu reçois 600 D ; pour la 2e place "
                "400 D, pour la 3e place 200 D."
            ),
        ),
    ),
    Rule(
        "3.3.3",
        "Cartes à cadeau ou à amende",
        (
            (
                "Armand Amende : quiconque parie sur le cheval paie 400 D à la banque. Pecunia "
                "Non Olet (deuxième édition) : quiconque parie sur le cheval reçoit 400 D de la "
                "banque."
            ),
            (
                "Gagné ou perdu, peu importe, et deux paris d’un joueur sur le cheval ne "
                "comptent qu’une fois."
            ),
        ),
    ),
    Rule(
        "3.3.4",
        "Quand tu ne peux pas payer",
        (
            (
                "Tu paies ce que tu as et tu perds 2 jetons P.V. Avec moins de 2 jetons, tu "
                "quittes la partie. Le P.V. d’une écurie ne peut pas se rendre."
            ),
            (
                "Un joueur qui quitte la partie donne son argent et ses mises à la banque, et "
                "rend ses cartes et ses écuries."
            ),
            (
                "Si c’est le premier joueur, le joueur à sa gauche devient aussitôt premier "
                "joueur, au premier pari comme aux paiements. La carte ne passe alors pas une "
                "deuxième fois à la fin de ce tour : personne n’est sauté."
            ),
            (
                "Le dernier joueur en jeu gagne. Si cela arrive au milieu des paiements, ceux-ci "
                "vont d’abord jusqu’au bout : toutes les amendes sont encaissées, et l’une "
                "d’elles peut sortir le dernier joueur aussi. S’il ne reste personne, personne "
                "ne gagne."
            ),
        ),
    ),
    Rule(
        "3.4",
        "Nouvelles cotations",
        (
            (
                "Compare la place de chaque cheval à sa rangée : 1:2 est la rangée 1, 1:7 la "
                "rangée 6. Une meilleure place fait monter l’écurie d’une rangée, une moins "
                "bonne place la fait descendre d’une rangée, la même place la laisse."
            ),
            (
                "Exemple : le rouge est sur la rangée 3 (1:4). Il arrive 1er et monte donc à "
                "1:3. S’il était arrivé 5e, il descendrait à 1:5."
            ),
        ),
    ),
)

HANDING_OVER = Rule(
    "F.3",
    "Passer la main",
    (
        (
            "Après chaque course, le joueur à gauche devient premier joueur et la course "
            "suivante commence. La carte reste où elle est si un premier joueur a quitté la "
            "partie dans cette course (3.3.4)."
        ),
    ),
)

END = Rule(
    "F.4",
    "Fin de la partie",
    (
        "Après la dernière course, le plus de P.V. gagne ; chaque écurie compte pour 1 P.V.",
        (
            "Si les meilleurs sont à égalité, le plus de Danari gagne. S’ils y sont encore à "
            "égalité, un dé de sprint désigne le vainqueur. "
        )
        + jokes(),
        (
            "On ne départage que la première place. À égalité plus bas, les joueurs "
            "partagent la place."
        ),
    ),
)

ACTION_CARDS = Rule(
    "A",
    "Cartes Action",
    (
        (
            "Les cartes positives aident le cheval derrière lequel elles sont, les cartes "
            "négatives le freinent, les cartes spéciales font autre chose."
        ),
        (
            "Quand plusieurs cartes changent le même mouvement, vient d’abord la carte qui "
            "fixe un nombre, puis on ajoute les plus et les moins. Un cheval ne recule "
            "jamais. À un cheval qui ne sprinte jamais, on ne peut pas donner de sprint."
        ),
        (
            "Exemple : une carte fixe le sprint à 2, une autre ajoute 1 : le cheval sprinte "
            "de 3 cases."
        ),
    ),
)
