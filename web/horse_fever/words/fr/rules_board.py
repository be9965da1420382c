"""The Board Game's rules after the race, in French: payoffs, auctions, final stage, people."""

from __future__ import annotations

from web.horse_fever.words.fr.rule_text import jokes
from web.words.texts import Rule

BOARD_PAYOFFS = Rule(
    "3.3",
    "Paiements",
    (
        (
            "Dans cet ordre : mises perdues, paris gagnés, primes des écuries, ce que "
            "rapportent les cartes Cheval et les cadeaux des cartes Action, ce que les "
            "assistants rapportent de la banque, ce qu’ils encaissent chez les voisins, "
            "amendes des cartes Action. À chaque fois, dans le sens horaire à partir du "
            "premier joueur."
        ),
    ),
)

AUCTIONS = (
    Rule(
        "4.1",
        "Enchères à la baisse : la banque achète un point",
        (
            (
                "À chaque tour, la banque achète un jeton P.V. Elle offre 1 000 D au premier "
                "joueur. Qui dit non sort de ces enchères. Après chaque oui, le prix baisse de "
                "100 D, et on demande au joueur suivant, dans le sens horaire."
            ),
            (
                "Quand il ne reste que le joueur du dernier oui, il donne un jeton et reçoit le "
                "prix de ce oui. Si personne ne dit oui, rien n’est vendu. Le prix ne descend "
                "jamais sous 100 D."
            ),
            (
                "Seuls participent les joueurs qui ont un jeton P.V. Le P.V. d’une écurie ne "
                "peut pas se vendre."
            ),
            (
                "Exemple : Ann dit oui à 1 000 D, Ben non, Cat oui à 900 D, Ann non à 800 D. Cat "
                "vend 1 P.V. à 900 D."
            ),
            (
                "La première édition a les deux enchères, la deuxième n’en a pas ; vous pouvez "
                "choisir."
            ),
        ),
    ),
    Rule(
        "4.2",
        "Enchères à la hausse : la banque vend un point",
        (
            (
                "Ensuite, la banque vend un jeton P.V. de la même façon. Elle commence à "
                "1 000 D, et après chaque oui le prix monte de 100 D. Le dernier oui achète."
            ),
            "Tu ne peux pas dire oui à un prix que tu ne peux pas payer.",
            (
                "Exemple : Ann dit oui à 1 000 D, Ben oui à 1 100 D, Ann non à 1 200 D. Ben "
                "achète 1 P.V. à 1 100 D."
            ),
        ),
    ),
    Rule(
        "4.3",
        "Fin du tour",
        (
            (
                "Les cartes Action jouées retournent dans leur paquet, les cartes Cheval chez "
                "leurs propriétaires. Le joueur à gauche devient premier joueur et le tour "
                "suivant commence par ses achats."
            ),
            (
                "La carte Premier joueur reste où elle est si un premier joueur a quitté la "
                "partie dans ce tour (3.3.4)."
            ),
        ),
    ),
)

FINAL_STAGE = (
    Rule(
        "5.1",
        "Rembourser les emprunts",
        (
            (
                "Après le dernier tour, chacun rembourse tous ses emprunts : 2 500 D à la "
                "banque, 5 000 D à la pègre, ou la somme plus basse qu’indique un assistant."
            ),
            (
                "Qui ne peut pas payer toute la somme fait faillite, a perdu et n’est pas classé. En cas de "
                "faillite, les P.V. ne comptent pas, et les cartes non plus quand on compare les "
                "objectifs."
            ),
            (
                "Si un seul joueur peut payer, ou ne doit rien, ce joueur gagne. Si tous font "
                "faillite, personne n’est classé."
            ),
        ),
    ),
    Rule(
        "5.2",
        "Objectifs et victoire",
        (
            (
                "Un objectif rapporte 2 P.V. si tu as le plus, ou le moins, de ce qu’il nomme, "
                "sans égalité. Si un autre joueur en a autant, il ne rapporte rien. Deux fois le "
                "même objectif ne comptent qu’une fois."
            ),
            (
                "Les P.V. se comparent avant le compte des objectifs, les Danari après le "
                "remboursement des emprunts."
            ),
            (
                "Exemple : Ann et Ben ont deux écuries chacun, les autres une. L’objectif du "
                "plus grand nombre d’écuries ne rapporte rien ni à l’un ni à l’autre."
            ),
            "Ensuite, le plus de P.V. gagne ; chaque écurie compte pour 1 P.V.",
        ),
    ),
    Rule(
        "5.3",
        "Égalité",
        (
            (
                "Si les meilleurs sont à égalité, un dé de sprint désigne le vainqueur ; les "
                "Danari ne comptent pas. "
            )
            + jokes(),
            (
                "On ne départage que la première place. À égalité plus bas, les joueurs "
                "partagent la place."
            ),
        ),
    ),
)

PEOPLE = (
    Rule(
        "C",
        "Personnages",
        (
            (
                "Six personnages apportent l’écurie de la rangée qu’ils nomment. Ceux à étoile "
                "n’apportent pas d’écurie ; la plupart ont un pouvoir à la place."
            ),
            "Antonio Vesuvio peut poser deux deuxièmes paris, l’un après l’autre.",
            (
                "Eric Change déplace une écurie de 2 rangées quand tous les premiers paris sont "
                "posés, ou laisse les cotations. Le bord du tableau arrête une écurie, et le "
                "changement reste."
            ),
            (
                "Miss Double peut racheter, au deuxième achat, la même sorte qu’au premier. Mais "
                "personne n’achète deux fois à un joueur dans un tour, pas même Miss Double "
                "(1.1.8)."
            ),
            "Miss Paris gagne aussi ses paris placés sur un cheval qui arrive 4e.",
            (
                "Otto von Alt achète les cartes Action moins cher. Oliver Oil est riche, tout "
                "simplement."
            ),
        ),
    ),
    Rule(
        "S",
        "Assistants",
        (
            (
                "Un assistant travaille à chaque tour pour qui le possède. Ce que chacun "
                "rapporte est écrit sur sa carte."
            ),
            (
                "Une réduction compte à la banque et quand tu achètes à un joueur. Exemple : "
                "avec 300 D de réduction, un assistant coûte 100 D à la banque et 500 D chez un "
                "joueur."
            ),
            (
                "Cédric Copieur, et le cheval Troy, s’échangent contre la carte d’un autre "
                "joueur dès que tu les pioches ; personne ne peut refuser. Si personne n’a de "
                "carte de cette sorte, ils restent. Qui les reçoit par échange ne peut plus les "
                "échanger."
            ),
            "Qui en achète un à un joueur peut l’échanger aussitôt, aussi, ou garder la carte.",
            (
                "Brian O’Fist encaisse auprès du joueur à ta droite, Pedro Pugnos auprès du "
                "joueur à ta gauche. Qui ne peut pas payer donne ce qui reste et perd 2 jetons "
                "P.V. (3.3.4)."
            ),
            (
                "François Riche, dans la première édition, paie pour chaque P.V. venu des paris, "
                "des écuries et des enchères, pas des objectifs. Dans la deuxième édition, "
                "l’argent vient une seule fois, quand tu prends la carte."
            ),
            (
                "Adrien Justice et Philippe Justice agissent une fois les enchères finies. Avec "
                "Philippe, tu peux enchérir 300 D de plus que ce que tu as."
            ),
        ),
    ),
    Rule(
        "H",
        "Cartes Cheval",
        (
            (
                "Une carte Cheval agit comme une carte Action de son couloir, à chaque course "
                "qu’elle court."
            ),
            (
                "El Guapo et Biscuit de Mer changent la cotation de leur écurie dès qu’ils sont "
                "alignés. L’écurie y reste ; Alfio et Steven s’y ajoutent (3.1.3)."
            ),
            (
                "Les cartes Action sont plus fortes : si l’une d’elles agit dans le couloir avec "
                "le même symbole, le symbole du cheval ne fait rien. Les cartes annulées ou "
                "écartées ne comptent pas."
            ),
            (
                "Ce qu’Armand ou Pecunia fait à qui parie (3.3.3) est un symbole à part. Biscuit "
                "et Bosson rapportent quand même leur argent."
            ),
            (
                "Exemple : Varonne, dans la première édition, a départ +1 et 2 par sprint. Globus "
                "Obscurus dans le couloir fixe le départ à 0 : le cheval ne démarre pas, mais "
                "ses sprints restent à 2."
            ),
            (
                "Biscuit de Mer et Bosson rapportent de l’argent à leur propriétaire aux "
                "paiements d’une course qu’ils courent. Giumenta compte pour deux cartes Cheval "
                "dans les objectifs."
            ),
        ),
    ),
)
