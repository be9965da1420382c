"""Labels of Horse Fever in French, continued."""

from __future__ import annotations

from collections.abc import Mapping

MORE: Mapping[str, str] = {
    "down {count:plural(place|places)}": "perd {count:plural(place|places)}",
    "Leaves": "S’en va",
    "Leaves the course": "Quitte l’hippodrome",
    "Left out": "Mises de côté",
    "Left the course": "A quitté l’hippodrome",
    "Let in": "Faire entrer",
    "Let them run": "Lâcher les chevaux",
    "Letters": "Lettres",
    "Level on points and Danari: the sprint die decided.": (
        "Égalité en points et en Danari : le dé de sprint a décidé."
    ),
    "Level on victory points: the fuller purse decided.": (
        "Égalité en points de victoire : la bourse la plus pleine a décidé."
    ),
    "Level on victory points: the sprint die decided.": (
        "Égalité en points de victoire : le dé de sprint a décidé."
    ),
    "Lines on slate": "Lignes sur l’ardoise",
    "Loan from the {lender:lender}": "Emprunt à la {lender:lender}",
    "Loans": "Emprunts",
    "Lost on leaving": "Perdu en partant",
    "Luck": "Chance",
    "Luck and judgement": "Chance et flair",
    "Luck: what the cards behind the horses, and then the race, made of them.": (
        "Chance : ce que les cartes derrière les chevaux, puis la course, en ont fait."
    ),
    "Money to begin with": "Argent de départ",
    "Movement card 92": "Carte Mouvement 92",
    "My grandmother dreamt of this horse. She sold oats.": (
        "Ma grand-mère a rêvé de ce cheval. Elle vendait de l’avoine."
    ),
    "My purse has fallen asleep. Do not wake it.": "Ma bourse s’est endormie. Ne la réveille pas.",
    "Name": "Nom",
    "Next": "Suivant",
    "Next: race {number}": "Ensuite : course {number}",
    "Next: {number} {name}": "Puis : {number} {name}",
    "No": "Non",
    "No more horses": "Plus d’autre cheval",
    "No second bet: pass": "Pas de deuxième pari : passer",
    "No takers": "Pas preneur",
    "No. {number}": "N° {number}",
    "Nobody could pay any more, so nobody is placed.": (
        "Plus personne ne pouvait payer : personne n’est classé."
    ),
    "Nobody else won, so {name} keeps the book next.": (
        "Personne d’autre n’a gagné : {name} reste bookmaker."
    ),
    "Nobody has a note left to bet with: the party is over.": (
        "Plus personne n’a un billet pour parier : la fête est finie."
    ),
    "Nobody has gained: the bank dines well tonight": (
        "Personne n’a gagné : la banque dîne bien ce soir"
    ),
    "Nobody here can bet. Let somebody in, or end the party.": (
        "Personne ici ne peut parier. Fais entrer quelqu’un, ou termine la fête."
    ),
    "Nobody is placed: all who were still in are bankrupt. They could not repay their loans.": (
        "Personne n’est classé : faillite pour tous ceux qui étaient encore en jeu. "
        "Ils n’ont pas pu rembourser leurs emprunts."
    ),
    "Normal": "Normal",
    "Not after all": "Finalement non",
    "Not allowed": "Interdit",
    "Not before the first race.": "Pas avant la première course.",
    "Not now; between two races.": "Pas maintenant ; entre deux courses.",
    "Not possible now": "Impossible pour l’instant",
    "Not possible now.": "Impossible pour l’instant.",
    "Not pressed": "Relâché",
    "Now fix the race": "Maintenant, truque la course",
    "Number of races": "Nombre de courses",
    "Numbers": "Chiffres",
    "Odds": "Cotations",
    "Odds after the race": "Cotations après la course",
    "Off": "Non",
    "Off in": "Départ dans",
    "On": "Oui",
    "On cards": "Sur les cartes",
    "On paper": "Sur papier",
    "On paper, eight on a page.": "Sur papier, huit par page.",
    "On the blackboard": "Au tableau noir",
    "On the list": "Sur la liste",
    "On to my turn": "À mon tour",
    "On to the auctions": "Aux enchères",
    "One A4 page, black on white.": "Une page A4, noir sur blanc.",
    "One bet is sport. Two are a habit.": "Un pari, c’est du sport. Deux, c’est une habitude.",
    "One cross a row. Stakes in hundreds; hand it in before the off.": (
        "Une croix par ligne. Mises par centaines ; à rendre avant le départ."
    ),
    "One of the names contains a character that cannot be shown.": (
        "L’un des noms contient un caractère qui ne peut pas s’afficher."
    ),
    "One race less": "Une course de moins",
    "One race more": "Une course de plus",
    "Open the big screen": "Ouvrir le grand écran",
    "Or tap a guest who is leaving, coming back, joining a team or leaving one.": (
        "Ou touche un invité qui s’en va, revient, entre dans une équipe ou la quitte."
    ),
    "Owed {other:player} {owed:money}, paid what there was": (
        "Devait {owed:money} à {other:player}, a payé ce qu’il y avait"
    ),
    "Owed {owed:money}, paid what there was": "Devait {owed:money}, a payé ce qu’il y avait",
    "Paid to {other:player}": "Payé à {other:player}",
    "Paints": "Peintures",
    "Pale by night too": "Clair aussi la nuit",
    "Panels": "Panneaux",
    "Paper": "Papier",
    "Paper with a frame. {rule} and small print below.": (
        "Du papier encadré. {rule} et du petit texte dessous."
    ),
    "Party Game": "Party Game",
    "Paste the names, one a line or with commas": (
        "Colle les noms, un par ligne ou avec des virgules"
    ),
    "Penalties": "Pénalités",
    "Penalty for not paying": "Pénalité pour impayé",
    "Photo finish": "Photo-finish",
    "Photo finish!": "Photo-finish !",
    "All slips are in": "Tous les bulletins sont là",
    "Place your bets": "Faites vos paris",
    "Play it safe": "Jouer la sécurité",
    "Played too": "Jouées aussi",
    "Player": "Joueur",
    "Player by player": "Joueur par joueur",
    "Players": "Joueurs",
    "Playing with the real box?": "Tu joues avec la vraie boîte ?",
    "Plays alone again": "Rejoue en solo",
    "Points sold and bought count at once.": "Les points vendus et achetés comptent tout de suite.",
    "Pressed": "Enfoncé",
    "Print a score sheet": "Imprimer une feuille de marque",
    "Print it": "L’imprimer",
    "Print them": "Les imprimer",
    "Public": "Publics",
    "Put it behind {hers}. She would do the same to you.": (
        "Pose-la derrière {hers}. Elle t’en ferait autant."
    ),
    "Quiet": "Discret",
    "Race": "Course",
    "Race {number}": "Course {number}",
    "Race {number} of {races}": "Course {number} sur {races}",
    "Races": "Courses",
    "Ranking": "Classement",
    "Reading: whoever bets on Carmine to show gets 800 D, and a point.": (
        "Lecture : qui parie sur Carmine placé touche 800 D, et un point."
    ),
    "Refuse": "Refuser",
    "Result of race {number}": "Résultat de la course {number}",
    "Robot {number}": "Robot {number}",
    "Round": "Rond",
    "Rule": "Règle",
    "Rule {id}": "Règle {id}",
    "Rule: auctions": "Règle : enchères",
    "Rule: payoffs": "Règle : paiements",
    "Same points, same money: they share the place.": "Tout est à égalité : la place est partagée.",
    "Score sheet": "Feuille de marque",
    "Seats": "Places",
    "Seats and tokens": "Places et jetons",
    "Seats, in print": "Places, à l’impression",
    "Second": "Deuxième",
    "Sell the {kind:which(stable=stable|assistant=assistant|horse=horse)}": (
        "Vendre {kind:which(stable=l’écurie|assistant=l’assistant|horse=le cheval)}"
    ),
    "Sell “{target}”": "Vendre « {target} »",
    "Shares a purse with…": "Partage une bourse avec…",
    "Show": "Placé",
    "Show bets": "Paris placés",
    (
        "Shows the chances of every horse as the table sees them; “All” also counts the "
        "cards that you have laid yourself, on your own screen."
    ): (
        "Montre les chances de chaque cheval aux yeux de la table ; « Tout » compte aussi, "
        "sur ton propre écran, les cartes que tu as posées toi-même."
    ),
    "Shows the chances of every horse while the book is open.": (
        "Montre les chances de chaque cheval tant que les paris sont ouverts."
    ),
    "Since your last turn": "Depuis ton dernier tour",
    "Sits out": "Passe son tour",
    (
        "Six equal horses: one win bet in six is won and pays six times the stake; one show "
        "bet in two is won and pays double. So every bet is fair, and all you won or lost is "
        "luck."
    ): (
        "Six chevaux égaux : un pari gagnant sur six est gagné et rapporte six fois la "
        "mise ; un pari placé sur deux est gagné et rapporte le double. Tous les paris se "
        "valent donc : gains et pertes, tout est chance."
    ),
    "Six horses": "Six chevaux",
    "Six horses in the gate, and 12 spaces to the line.": (
        "Six chevaux au départ, et 12 cases jusqu’à la ligne."
    ),
    "Six horses, one tablet, and a family that fixes races.": (
        "Six chevaux, une tablette, et une famille qui truque les courses."
    ),
    "Skill. Ask nobody about last week.": "Du talent. Ne me demande rien sur la semaine dernière.",
    "Skip ahead": "Avancer",
    "Skip to the hammer": "Passer au coup de marteau",
    "Sky": "Ciel",
    "Slate and chalk": "Ardoise et craie",
    "Slip no.": "Bulletin n°",
    "Slips and tags": "Bulletins et étiquettes",
    "Slips in the hat": "Bulletins dans le chapeau",
    "Slips to {seat:player}, please, while there is time!": (
        "Les bulletins pour {seat:player}, s’il vous plaît, tant qu’il est temps !"
    ),
    "Small": "Petit",
    "Small and quiet": "Petit et discret",
    "Small print.": "Petit texte.",
    "Sold": "Vendu",
    "Sold!": "Vendu !",
    "Somebody comes": "Quelqu’un arrive",
    "Somebody has to believe in it.": "Il faut bien que quelqu’un y croie.",
    "Sprint": "Sprint",
    "Sprint dice": "Dés de sprint",
    "Stable and owner": "Écurie et propriétaire",
    "Stable prizes": "Primes d’écurie",
    "Stable, {place:ordinal}": "Écurie, {place:which(1=1re|{place}e)}",
    "Stables": "Écuries",
    "Stables, helpers, secret targets, loans: a whole evening.": (
        "Écuries, assistants, objectifs secrets, emprunts : toute une soirée."
    ),
    "Stables: 1 VP, and prizes for the first three places": (
        "Écuries : 1 P.V., et des primes pour les trois premières places"
    ),
    "Stake": "Mise",
    "Stake in Danari": "Mise en Danari",
    "Stake to {bet:bet}, in hundreds": "Mise pour un pari {bet:bet}, par centaines",
    "Staked": "Misé",
    "Stakes": "Mises",
    "Stakes on each horse": "Mises sur chaque cheval",
    "Starred cards": "Cartes à étoile",
    "Start": "Départ",
    "Still missing:": "On attend encore :",
    "Stop": "Arrêter",
    "Stop the countdown": "Arrêter le compte à rebours",
    "Stops betting": "Ne parie plus",
    "Swap it for": "L’échanger contre",
    "Take off the list": "Retirer de la liste",
    "Take the {bet:bet} bet off": "Retirer le pari {bet:bet}",
    "Taken here": "Pris ici",
    "Taken here before the race; or on paper, and entered by number after it.": (
        "Pris ici avant la course ; ou sur papier, et notés par numéro après."
    ),
    "Takes the bets and decides photo finishes; does not bet in that race.": (
        "Prend les paris et tranche les photos-finish ; ne parie pas dans cette course."
    ),
    "Tap a character.": "Touche un personnage.",
    "Tap the card you want.": "Touche la carte que tu veux.",
    "Targets": "Objectifs",
    "Targets, face down": "Objectifs, face cachée",
    "Tear the slip": "Déchirer",
    "That took {wanted:money}, and {name} has {has:money}.": (
        "Il fallait {wanted:money}, et {name} a {has:money}."
    ),
    "That was your first race": "C’était ta première course",
    "The bank buys and sells points; the first edition does.": (
        "La banque achète et vend des points ; c’est le cas dans la première édition."
    ),
    "The bank buys one point": "La banque achète un point",
    "The bank sells one point": "La banque vend un point",
    "The bank wins": "La banque gagne",
    "The best bet": "Le meilleur pari",
    "The best bet nobody made": "Le meilleur pari que personne n’a fait",
    "The biggest upset": "La plus grosse surprise",
    "up {count:plural(place|places)}": "gagne {count:plural(place|places)}",
}
