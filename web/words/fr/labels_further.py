"""Labels of the house in French, continued."""

from __future__ import annotations

from collections.abc import Mapping

FURTHER: Mapping[str, str] = {
    "By a tap": "D’un toucher",
    "By themselves": "Tout seuls",
    "No card of yours can fit now.": "Aucune de tes cartes ne peut servir maintenant.",
    "Rolls and obvious moves": "Jets et coups évidents",
    "The name of player {number} is longer than {most} letters.": (
        "Le nom du joueur {number} dépasse {most} lettres."
    ),
    "The name of this game": "Le nom de cette partie",
    "The race": "La course",
    "The report is copied.": "Le rapport est copié.",
    "The result": "Le résultat",
    "The rule for this": "La règle en question",
    "The rules": "Les règles",
    "The rules cannot make sense of this saved game.": (
        "Les règles ne trouvent aucun sens à cette partie enregistrée."
    ),
    "The save has no valid '{key}'.": "La sauvegarde n’a pas de « {key} » valable.",
    "The storybook": "L’album",
    "The table": "La table",
    (
        "The table went back {times:which(1=once|2=twice|{times} times)} by consent, "
        "{steps:plural(step|steps)} in all."
    ): (
        "La table est revenue en arrière {times:which(1=une fois|2=deux fois|{times} fois)} "
        "d’un commun accord, de {steps:plural(étape|étapes)} en tout."
    ),
    "The tablet lies flat": "La tablette est à plat",
    "The whole book": "Tout le journal",
    "The whole game is in it.": "Toute la partie est dedans.",
    "The whole table agreed and went back {taken:plural(step|steps)}, to here: {where}": (
        "Toute la table était d’accord et est revenue de {taken:plural(étape|étapes)} en "
        "arrière, jusqu’ici : {where}"
    ),
    "The whole table goes back, or nobody does.": "Toute la table revient en arrière, ou personne.",
    "The {judge} has to say who is ahead.": (
        "C’est au {judge:which(first player=premier joueur|bookmaker)} de dire quel cheval "
        "est devant."
    ),
    "Then a computer plays at once: no way back.": (
        "Ensuite, un ordinateur joue aussitôt : impossible de revenir en arrière."
    ),
    "Then anybody may speak up: no way back.": (
        "Ensuite, chacun peut intervenir : impossible de revenir en arrière."
    ),
    "There is no earlier moment {step} to go back to.": (
        "Il n’y a pas de moment {step} plus tôt où revenir."
    ),
    "There is no game '{wanted}'; there are {games:list}.": (
        "Il n’y a pas de jeu « {wanted} » ; il y a {games:list}."
    ),
    (
        "There is no room left here for {count:plural(game|games)}: save "
        "{count:agree(it|them)} to a file before you close the page."
    ): (
        "Il n’y a plus de place ici pour {count:plural(partie|parties)} : "
        "{count:agree(enregistre-la|enregistre-les)} dans un fichier avant de fermer la page."
    ),
    (
        "There is no room left here to keep this game. You can go on playing; take a copy "
        "before you leave."
    ): (
        "Il n’y a plus de place ici pour garder cette partie. Tu peux continuer à jouer ; "
        "prends une copie avant de partir."
    ),
    (
        "There is no room left here: it stays only while this page is open. Download it, or "
        "throw an old game away."
    ): (
        "Il n’y a plus de place ici : elle ne reste que tant que cette page est ouverte. "
        "Télécharge-la, ou jette une vieille partie."
    ),
    "There is no rule {rule}. These are all the rules:": (
        "Il n’y a pas de règle {rule}. Les voici toutes :"
    ),
    "There is no seat {seat} for a computer; seats are 0 to {last}.": (
        "Il n’y a pas de place {seat} pour un ordinateur ; les places vont de 0 à {last}."
    ),
    "These are more than {most} games at once.": "Cela fait plus de {most} parties à la fois.",
    "Think better of it": "Se raviser",
    "This browser has promised to keep your games for good.": (
        "Ce navigateur a promis de garder tes parties pour de bon."
    ),
    "This browser keeps one copy of each game here, where there should be two.": (
        "Ce navigateur garde ici une seule copie de chaque partie, alors qu’il en faudrait deux."
    ),
    (
        "This browser lets the page keep nothing. You can play; take a copy before you close "
        "the page."
    ): (
        "Ce navigateur ne laisse rien garder à la page. Tu peux jouer ; prends une copie "
        "avant de fermer la page."
    ),
    (
        "This browser lets the page keep nothing: a game lasts until the page is closed. To "
        "keep one, save it to a file."
    ): (
        "Ce navigateur ne laisse rien garder à la page : une partie dure jusqu’à la "
        "fermeture de la page. Pour en garder une, enregistre-la dans un fichier."
    ),
    (
        "This browser may clear your games when it runs short of room. Save those that you "
        "love to a file."
    ): (
        "Ce navigateur risque d’effacer tes parties s’il manque de place. Enregistre dans un "
        "fichier celles qui te tiennent à cœur."
    ),
    "This browser would not copy it. Copy it from here, by hand.": (
        "Ce navigateur n’a pas voulu le copier. Copie-le ici, à la main."
    ),
    "This cannot be taken back": "Ce coup ne peut pas être repris",
    "This card": "Cet aide-mémoire",
    "This device would not take it. The file and the link will do.": (
        "Cet appareil n’en a pas voulu. Le fichier et le lien feront l’affaire."
    ),
    "This ends the game: no way back.": "Ceci termine la partie : impossible de revenir en arrière.",
    "This game was brought back from its second copy.": (
        "Cette partie a été retrouvée grâce à sa deuxième copie."
    ),
    "That one is not level with those in the photo finish.": (
        "Ce cheval n’est pas à égalité avec ceux de la photo-finish."
    ),
    "This is no game of Horseburg: a saved one begins with '{first}'.": (
        "Ce n’est pas une partie de Horseburg : une partie enregistrée commence par « {first} »."
    ),
    "This is no link to a game: it does not begin with '{mark}'.": (
        "Ce n’est pas le lien d’une partie : il ne commence pas par « {mark} »."
    ),
    "This is not a saved game: it does not begin with '{first}'.": (
        "Ce n’est pas une partie enregistrée : elle ne commence pas par « {first} »."
    ),
    "This is too large to be a game.": "C’est trop gros pour être une partie.",
    "This is too large to be a game; nothing was taken in.": (
        "C’est trop gros pour être une partie ; rien n’a été pris."
    ),
    "This is too large to be a saved game.": "C’est trop gros pour être une partie enregistrée.",
    "This table is open in another window; this one follows.": (
        "Cette table est ouverte dans une autre fenêtre ; celle-ci la suit."
    ),
    "This table is played in another window. Here you can only watch.": (
        "Cette table se joue dans une autre fenêtre. Ici, tu ne peux que regarder."
    ),
    "This text contains characters that a link cannot carry.": (
        "Ce texte contient des caractères qu’un lien ne peut pas porter."
    ),
    "This very game is on your shelf already.": "Cette même partie est déjà sur ton étagère.",
    "Throw the confetti again": "Relancer les confettis",
    "Throw this game away": "Jeter cette partie",
    "Thrown away.": "C’est jeté.",
    "Time to speak up": "Temps pour intervenir",
    "To keep, or to send as you like.": "À garder, ou à envoyer comme tu veux.",
    "To the next button, and back": "Au bouton suivant, et retour",
    "To the payoffs": "Aux paiements",
    "Together": "Ensemble",
    "Touch a lit space: your horse can go there.": (
        "Touche une case éclairée : ton cheval peut y aller."
    ),
    "Touch one of your cards, or drag it to a horse.": (
        "Touche une de tes cartes, ou glisse-la sur un cheval."
    ),
    "Touch the lane of a horse, or its line on the board.": (
        "Touche le couloir d’un cheval, ou sa ligne du tableau."
    ),
    "Two players are called {name}; give each a name of their own.": (
        "Deux joueurs s’appellent {name} ; donne à chacun son propre nom."
    ),
    "Undo": "Annuler",
    "Undo the last step": "Annuler la dernière étape",
    "Undo, or why it cannot be": "Annuler, ou savoir pourquoi c’est impossible",
    "Undo: {taken}": "Annuler : {taken}",
    "Watch it again": "Revoir",
    "Well done, {name}": "Bravo, {name}",
    "What arrived is kept too, exactly as it is; you play on in a copy.": (
        "Ce qui est arrivé est gardé aussi, tel quel ; tu continues dans une copie."
    ),
    "What comes next is for {name} alone. Everybody else: look at the sky.": (
        "La suite est pour {name} seulement. Les autres : regardez le ciel."
    ),
    "What does this mean?": "Qu’est-ce que ça veut dire ?",
    "What has come": "Ce qui est arrivé",
    "What if": "Et si",
    "What if, from here": "Et si, à partir d’ici",
    "What if, {where}": "Et si, {where}",
    "What if: {name}, {where}": "Et si : {name}, {where}",
    "What it does": "Ce qu’elle fait",
    (
        "What was done since is lost. Cards are drawn and dice rolled afresh, so they may "
        "come out differently; what somebody has seen stays seen. The log and the result say "
        "that the table went back."
    ): (
        "Ce qui a été fait depuis est perdu. Les cartes sont repiochées et les dés "
        "relancés : la suite peut donc changer ; ce qui a été vu reste vu. Le journal et le "
        "résultat disent que la table est revenue en arrière."
    ),
    "What would be lost": "Ce qui serait perdu",
    "What you can do here": "Ce que tu peux faire ici",
    "What you kept stays exactly as it is; you play on in a copy.": (
        "Ce que tu gardais reste tel quel ; tu continues dans une copie."
    ),
    (
        "Where anybody may interrupt, the game takes this breath before it goes on. Off if "
        "you trust each other to shout."
    ): (
        "Là où chacun peut intervenir, le jeu marque ce petit temps d’arrêt avant de "
        "continuer. Aucun, si vous savez crier à temps."
    ),
    "Where anybody may interrupt, play goes on once all have had the time to speak up; and a move is made for you if any other would be much longer. You can take it back.": "Là où chacun peut intervenir, le jeu continue quand tous ont eu le temps de parler ; et un coup est joué pour toi si tout autre serait bien plus long. Tu peux le reprendre.",
    "Which box": "Quelle boîte",
    "Which game": "Quel jeu",
    "While something is shown: hold, and go on. With your cards face down: look": (
        "Pendant qu’on te montre quelque chose : pause et reprise. Quand tes cartes sont "
        "face cachée : regarder"
    ),
    "While something is shown: one step on. Looking back: → and ← step on and back": (
        "Pendant qu’on te montre quelque chose : un pas de plus. En revoyant la partie : → et "
        "← pour avancer et reculer"
    ),
    "Who is playing today?": "Qui joue aujourd’hui ?",
    "Who looks": "Qui regarde",
    "Why did you?": "Pourquoi as-tu fait ça ?",
    "Why?": "Pourquoi ?",
    "Why? {text}": "Pourquoi ? {text}",
    "With the apps on this device.": "Avec les applications de cet appareil.",
    "Words of the game": "Mots du jeu",
    "You have nothing to play here.": "Tu n’as rien à jouer ici.",
    (
        "You may take back what you have just done, step by step or your whole turn at once, "
        "until dice are rolled, cards are drawn or turned up, or another player looks at "
        "what is secret or answers. That the next player is asked changes nothing."
    ): (
        "Tu peux reprendre ce que tu viens de faire, étape par étape ou tout ton tour d’un "
        "coup, tant qu’aucun dé n’est lancé, qu’aucune carte n’est piochée ou retournée, et "
        "que personne d’autre n’a regardé ses secrets ou répondu. Que la question passe au "
        "joueur suivant n’y change rien."
    ),
    "Your first race": "Ta première course",
    "Your games are kept.": "Tes parties sont enregistrées.",
    (
        "Your own cards lie face down, and no curtain comes; you see them while you hold the "
        "eye button, or the Space bar. Let go and they are covered at once."
    ): (
        "Tes cartes sont face cachée, et aucun rideau ne tombe ; tu les vois tant que tu "
        "maintiens le bouton à l’œil, ou la barre d’espace. Lâche, et elles sont aussitôt "
        "cachées."
    ),
    "temper: a surprise": "caractère surprise",
    "after race {races}": "après la course {races}",
    "an hour ago": "il y a une heure",
    "and {count} more": "et {count} de plus",
    "as it was": "à ce moment-là",
    "banker": "banquier",
    "bluffer": "bluffeur",
    "cancelled": "annulée",
    "casual": "détendu",
    "cautious": "prudent",
    "even": "égal",
    "from before the first race": "d’avant la première course",
    "from {beaten:list}; {decided}": "devant {beaten:list} ; {decided}",
    "just now": "à l’instant",
    "keen": "appliqué",
    "on {day}": "le {day}",
    "place": "place",
    "sharp": "redoutable",
    "some time ago": "il y a un certain temps",
    "space": "case",
    "the better odds decide": "la meilleure cotation décide",
    "the bookmaker decides": "le bookmaker décide",
    "the cards decide": "les cartes décident",
    "the first player decides": "le premier joueur décide",
    "the last move": "le dernier coup",
    "throws out": "écarte",
    "torn up": "déchiré",
    "used {when}": "jouée {when}",
    "yesterday": "hier",
    "{chapter} of {rounds}.": "{chapter} sur {rounds}.",
    "{chapter}, {phase}.": "{chapter}, {phase}.",
    "{count:plural(race|races)}": "{count:plural(course|courses)}",
    "{count:plural(rule|rules)}": "{count:plural(règle|règles)}",
    (
        "{count:plural(second copy|second copies)} of games cannot be read. Everything that "
        "can be read is on this screen."
    ): (
        "{count:plural(copie de secours est illisible|copies de secours sont illisibles)}. "
        "Tout ce qui peut être lu est sur cet écran."
    ),
    "{count} KB": "{count} Ko",
    "{damage} You can still download it.": "{damage} Tu peux quand même la télécharger.",
    "{days:plural(day|days)} ago": "il y a {days:plural(jour|jours)}",
}
