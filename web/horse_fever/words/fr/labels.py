"""Labels of Horse Fever in French, by their English templates."""

from __future__ import annotations

from collections.abc import Mapping

from web.horse_fever.words.fr.labels_further import FURTHER
from web.horse_fever.words.fr.labels_more import MORE
from web.horse_fever.words.fr.labels_others import OTHERS

LABELS: Mapping[str, str] = {
    "{money:number} D": "{money:number}\u00a0D",
    "+30 s": "+30 s",
    "+{points} VP": "+{points} P.V.",
    ", and they are off": ", et les voilà partis",
    "1 to 40 players": "1 à 40 joueurs",
    "1,000 D": "1 000 D",
    "1st": "1er",
    "1st, 2nd or 3rd": "1er, 2e ou 3e",
    "2,000 D": "2 000 D",
    "30 to 120 minutes": "30 à 120 minutes",
    "5,000 D": "5 000 D",
    "A bet to win needs first place, and brings 3 victory points as well. A bet to show needs only 1st, 2nd or 3rd: twice the stake, and 1 point.": "Un pari gagnant veut la première place, et rapporte aussi 3 points de victoire. Un pari placé se contente d’une 1re, 2e ou 3e place : deux fois la mise, et 1 point.",
    "A bill": "Une note",
    "A carrot": "Une carotte",
    "A computer guest": "Un invité ordinateur",
    "A field": "Un champ",
    "A game has {least} to {most} races.": "Une partie compte de {least} à {most} courses.",
    "A horse card": "Une carte Cheval",
    "A long shot!": "Un outsider !",
    "A lovely run, in the wrong direction.": "Une belle course, dans le mauvais sens.",
    "A nasty one": "Une vacherie",
    "A notice: all betting tokens for red are taken in this race.": (
        "Un avis : tous les jetons Pari rouges sont pris pour cette course."
    ),
    "A score sheet for the real box": "Une feuille de marque pour la vraie boîte",
    "A second bet": "Un deuxième pari",
    "A sheet": "Une feuille",
    "One bet, one stake: put down 200 D once more.": ("Un pari, une mise : pose encore 200 D."),
    "A slider": "Un curseur",
    "A straight course": "Une ligne droite",
    "A target": "Un objectif",
    "A target, unseen": "Un objectif, sans le voir",
    "About 6 minutes a race, as many races as you like": (
        "Environ 6 minutes par course, autant de courses que vous voulez"
    ),
    "Action cards": "Cartes Action",
    "After race {number}": "Après la course {number}",
    "After race {race}": "Après la course {race}",
    "All": "Tout",
    "All cards of this race": "Toutes les cartes de cette course",
    "All others who were still in are bankrupt: they could not repay their loans.": (
        "Tous les autres ont fait faillite : ils n’ont pas pu rembourser leurs emprunts."
    ),
    "All {count} who are left: as last time": "Les {count} qui restent : comme la dernière fois",
    "An assistant": "Un assistant",
    "An investment. My accountant may faint now.": (
        "Un investissement. Mon comptable a le droit de s’évanouir."
    ),
    "And the others": "Et les autres",
    "Another race": "Encore une course",
    "As its player knew": "Aux yeux du joueur",
    "As last time": "Comme avant",
    "As last time ({count})": "Comme la dernière fois ({count})",
    "As printed": "Comme imprimée",
    "As printed, card 92 repeats card 91; corrected, all six rows are equally fast.": (
        "Telle qu’imprimée, la carte 92 répète la 91 ; corrigée, les six rangées sont aussi "
        "rapides les unes que les autres."
    ),
    "As printed, it repeats card 91; corrected, all six horses are equally fast.": (
        "Telle qu’imprimée, elle répète la carte 91 ; corrigée, les six chevaux sont aussi "
        "rapides les uns que les autres."
    ),
    "As the table saw it": "Aux yeux de la table",
    "Ask {seat:player} to sell": "Proposer un achat à {seat:player}",
    "Auction": "Enchères",
    "Auctions": "Enchères",
    "Average bets": "Paris moyens",
    "Average bets, judgement, cards and race add up to what your bets brought, stakes off.": (
        "Paris moyens, flair, cartes et course s’additionnent : le total est ce que tes "
        "paris ont rapporté, mises déduites."
    ),
    "Awards": "Distinctions",
    "Back to the enclosure": "Retour à l’enclos",
    "Backers": "Parieurs",
    "Before the races": "Avant les courses",
    "Behind the horse she bet on": "Derrière le cheval qu’elle a joué",
    "Behind the horse you bet on": "Derrière le cheval de ton pari",
    "Behind {horse:horse}, by {seat:player}": "Derrière {horse:horse}, carte {seat:of_player}",
    "Bet": "Pari",
    "Bet by bet": "Pari par pari",
    "Bet {stake:money}": "Miser {stake:money}",
    "Bets": "Paris",
    "Betting slips": "Bulletins de pari",
    "Betting slips for a party": "Bulletins de pari pour une fête",
    "Betting slips on paper": "Bulletins de pari en papier",
    "Big and go": "Grand et principal",
    "Board Game": "Board Game",
    "Borrow": "Emprunter",
    "Bought": "Acheté",
    "Brought": "Rapporté",
    "Buttons": "Boutons",
    "Buy nothing": "Ne rien acheter",
    "By edition": "Selon l’édition",
    "By number, in the order of the line:": "Par numéro, dans l’ordre de la ligne :",
    "Came in": "Gagnés",
    "Card number {number}": "Carte numéro {number}",
    "Card of {seat:player}, face down": "Carte {seat:of_player}, face cachée",
    "Card on {name}": "Carte sur {name}",
    "Cards": "Cartes",
    "Cards behind {name}: {cards}": "Cartes derrière {name} : {cards}",
    "Cards that nobody has shown are taken to be any of those left.": (
        "Une carte que personne n’a montrée peut être n’importe laquelle de celles qui restent."
    ),
    "Cards with a star bend more rules; leave them out of a first game.": (
        "Les cartes à étoile tordent plus de règles ; laissez-les de côté pour une première partie."
    ),
    "Cards: {cards}.": "Cartes : {cards}.",
    "Chalk: 1:2 1:3 1:4 1:5 1:6 1:7": "Craie : 1:2 1:3 1:4 1:5 1:6 1:7",
    "Chance to win": "Chances de gagner",
    "Chance to win after each card, in percent": (
        "Chances de gagner après chaque carte, en pour cent"
    ),
    "Chances": "Chances",
    "Chances of every horse to win and to show, and what {stake:money} on it would be worth": (
        "Chances de chaque cheval d’être gagnant ou placé, et ce que vaudraient "
        "{stake:money} dessus"
    ),
    "Characters": "Personnages",
    "Chosen": "Choisis",
    "Clerk of the course": "Commissaire des courses",
    "Close the book": "Fermer les paris",
    "Close the form guide": "Fermer les pronostics",
    "Collected from {other:player}": "Encaissé auprès {other:of_player}",
    "Comes back": "Revient",
    "Corrected": "Corrigée",
    "Countdown to the off": "Compte à rebours du départ",
    "Course": "Piste",
    "D": "D",
    "Danari": "Danari",
    "Danari and VP: what {stake:money} brings on average, less the stake.": (
        "Danari et P.V. : ce que {stake:money} rapportent en moyenne, mise déduite."
    ),
    "Danari: what {stake:money} brings on average, less the stake.": (
        "Danari : ce que {stake:money} rapportent en moyenne, mise déduite."
    ),
    "Decided by victory points.": "Les points de victoire ont décidé.",
    "Display: Grand meeting 1928": "Affiche : Grande réunion 1928",
    "Done": "C’est fait",
    "Dorothy has bet on {hers} and put a card there. Take Venenum Veneficum.": (
        "Dorothy a parié sur {hers} et y a posé une carte. Prends Venenum Veneficum."
    ),
    (
        "Dorothy has passed: a second bet is up to you. This is your last chance before the "
        "cards are turned up."
    ): (
        "Dorothy a passé : le deuxième pari est facultatif. C’est ta dernière occasion avant que "
        "les cartes soient retournées."
    ),
    "Drag it to a horse": "Glisse-la sur un cheval",
    "Drawn": "Tirés au sort",
    "Drawn by lot, or everybody picks one.": "Tirés au sort, ou au choix de chacun.",
    "Dull, I know. Dull pays the rent.": "C’est plat, je sais. Le plat paie le loyer.",
    (
        "Each victory point raises your minimum stake by 100 D. You have 2, so put down 200 "
        "D: tap the red button."
    ): (
        "Chaque point de victoire ajoute 100 D à ta mise minimum. Tu en as 2, pose donc "
        "200 D : appuie sur le bouton rouge."
    ),
    "Edition": "Édition",
    "Eight on an A4 page, to cut apart: a cross and a stake for either bet.": (
        "Huit par page A4, à découper : une croix et une mise pour chaque pari."
    ),
    "End the party": "Terminer la fête",
    "Every bet, and what came of it": "Chaque pari, et ce qu’il est devenu",
    "Every movement card is as likely as any other that is left.": (
        "Toutes les cartes Mouvement qui restent ont la même probabilité."
    ),
    "Every number comes from at least {races} simulated races, so it may be a little off.": (
        "Chaque nombre vient d’au moins {races} courses simulées : il peut être un peu à côté."
    ),
    "Every slip is in the book.": "Tous les bulletins sont au livre.",
    "Every yes brings the price down by 100 D. Who says yes last, sells.": (
        "Chaque oui fait baisser le prix de 100 D. Le dernier oui vend."
    ),
    "Every yes drives the price up by 100 D. Who says yes last, buys.": (
        "Chaque oui fait monter le prix de 100 D. Le dernier oui achète."
    ),
    "Everybody else had to leave the course.": "Tous les autres ont dû quitter l’hippodrome.",
    "Everybody says so. For once everybody may be right.": (
        "Tout le monde le dit. Pour une fois, tout le monde a peut-être raison."
    ),
    "Everybody who can bet has a slip, or sits out.": (
        "Tous ceux qui peuvent parier ont un bulletin, ou passent leur tour."
    ),
    "Everyone starts with the same, latecomers too.": (
        "Tout le monde commence avec la même somme, les retardataires aussi."
    ),
    "Expected": "Attendus",
    "Family Game": "Family Game",
    "Finish": "Arrivée",
    "First": "Première",
    "For an evening with the printed game: names, bets, odds and results by hand.": (
        "Pour une soirée avec le jeu imprimé : noms, paris, cotations et résultats à la main."
    ),
    "For your eyes only": "Pour tes yeux seulement",
    "Forget a name…": "Oublier un nom…",
    "Forget {name}": "Oublier {name}",
    "Form guide": "Pronostics",
    "Paid by an assistant": "Versé par un assistant",
    "From earlier parties": "Des fêtes précédentes",
    "From the rich friend": "De l’ami riche",
    "Game": "Jeu",
    "Gets a gift": "Reçoit un cadeau",
    "Gets a loan": "Emprunte",
    "Gilt": "Dorure",
    "Grounds of pictures": "Fonds des images",
    "Go": "Partez",
    "Go on": "Continuer",
    (
        "Green cards help a horse, red ones hold it back; nobody sees which you play. What a card does stands below its Latin name; the letter counts later."
    ): (
        "Les cartes vertes aident un cheval, les rouges le freinent ; personne ne voit laquelle tu joues. L’effet est écrit sous le nom latin ; la lettre compte plus tard."
    ),
    "Greyed": "Grisé",
    "Greyed small": "Petit grisé",
    "Guest": "Invité",
    "Guests": "Invités",
    "Guests: {here} here": "Invités : {here} sur place",
    "Help": "Aide",
    "Hold your cards open to see the chances as you know them.": (
        "Tiens tes cartes visibles pour voir les chances telles que tu les connais."
    ),
    "Horse": "Cheval",
    "How everybody stands": "La situation de chacun",
    "How long?": "Combien de temps ?",
    "I am out of this auction": "Je quitte ces enchères",
    "I asked the horse. It nodded.": "J’ai demandé au cheval. Il a hoché la tête.",
    "I blame the saddle. And the turf. And the horse.": (
        "C’est la faute de la selle. Et du gazon. Et du cheval."
    ),
    "I have no idea what it does. It was on offer.": (
        "Aucune idée de ce que ça fait. C’était en promotion."
    ),
    "I only came for the hats.": "Je ne suis là que pour les chapeaux.",
    "I would like to thank the horse.": "Je tiens à remercier le cheval.",
    "I {kind:which(sell=sell|buy)} at {price:money}": (
        "{kind:which(sell=Je vends|J’achète)} à {price:money}"
    ),
    "If a horse at 1:2 wins, it pays twice the stake: it is usually fast. One at 1:7 is usually slow, but pays seven times the stake.": "Si un cheval à 1:2 gagne, il paie deux fois la mise : il est souvent rapide. Un cheval à 1:7 est souvent lent, mais paie sept fois la mise.",
    "If you run out of money": "Si tu n’as plus d’argent",
    "In numbers": "En chiffres",
    "In this first race, put it {answer}.": "Dans cette première course, pose-la {answer}.",
    "In this first race, take {answer}.": "Dans cette première course, choisis ceci : {answer}.",
    "In your purse: {money}": "Dans ta bourse : {money}",
    "Ink": "Encre",
    "Interval": "Entracte",
    "It is nobody's turn in the other window.": (
        "Ce n’est le tour de personne dans l’autre fenêtre."
    ),
    "It says for every row of odds how far its horses move. All move at once.": (
        "Elle dit, pour chaque rangée de cotation, de combien avancent ses chevaux. Tous "
        "avancent en même temps."
    ),
    "It was winning when I blinked.": "Il gagnait quand j’ai cligné des yeux.",
    "Judgement": "Flair",
    (
        "Judgement: how much more your bets were worth, by what you knew when you laid them, "
        "than an average bet."
    ): (
        "Flair : ce que tes paris valaient de plus qu’un pari moyen, d’après ce que tu "
        "savais en pariant."
    ),
    "Keep an eye on {mine} and {shown}: your money runs with them.": (
        "Garde l’œil sur {mine} et {shown} : ton argent court avec eux."
    ),
    "Keep this card": "Garder cette carte",
    "Keyboard": "Clavier",
    "Kindly pay in small notes. They rustle more.": (
        "En petites coupures, s’il te plaît. Le froufrou est plus joli."
    ),
    "Leave the odds as they are": "Laisser les cotations",
    (
        "The action cards are turned up, one by one. Green helps its horse, red holds it back, purple moves its odds; green and red of one letter cancel each other."
    ): (
        "On retourne les cartes Action, une à une. Le vert aide son cheval, le rouge le freine, le violet bouge sa cote ; un vert et un rouge de même lettre s’annulent."
    ),
    "The race is over": "La course est finie",
    (
        "Whoever comes farthest over the line wins, so 2 more spaces there are worth a lot. Take Fustis et Radix."
    ): (
        "Qui va le plus loin au-delà de la ligne gagne : 2 cases de plus y valent cher. Prends Fustis et Radix."
    ),
    **MORE,
    **FURTHER,
    **OTHERS,
    "{label}: {value}": "{label} : {value}",
}
