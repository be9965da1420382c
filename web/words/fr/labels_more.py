"""Labels of the house in French, continued."""

from __future__ import annotations

from collections.abc import Mapping

MORE: Mapping[str, str] = {
    "It is on your shelf already; this one is {ahead:plural(step|steps)} further on.": (
        "Elle est déjà sur ton étagère ; celle-ci va {ahead:plural(étape|étapes)} plus loin."
    ),
    "It is {name}’s turn.": "C’est à {name} de jouer.",
    (
        "It opens at the last step that is sure to be right{lost:some(, "
        "{lost:plural(step|steps)} before its end)}."
    ): (
        "Elle s’ouvre à la dernière étape sûre{lost:some(, {lost:plural(étape|étapes)} avant "
        "sa fin)}."
    ),
    "It was edited by hand, or made by another version.": (
        "Elle a été retouchée à la main, ou faite par une autre version."
    ),
    "It was made under version {rules} of the rules, and this is {now}.": (
        "Elle a été faite avec la version {rules} des règles, et on en est à la {now}."
    ),
    "January": "janvier",
    "July": "juillet",
    "June": "juin",
    "Keen": "Appliqué",
    "Keep it here": "La garder ici",
    "Keep this one as well": "Garder aussi celle-ci",
    "Keep {count} here": "En garder {count} ici",
    (
        "Kept on this device only. Either way your cards are covered whenever the page is "
        "out of sight."
    ): (
        "Ce choix ne vaut que pour cet appareil. De toute façon, tes cartes sont cachées dès "
        "que la page n’est plus à l’écran."
    ),
    "Key": "Touche",
    "Keyboard shortcuts": "Raccourcis clavier",
    "Keys": "Touches",
    "Language": "Langue",
    "Last moment": "Dernier moment",
    "Later": "Plus tard",
    "Learn {box} by doing. Each box has a first race.": "Apprends {box} en jouant. Chaque boîte a sa course guidée.",
    "Leave it": "La laisser",
    "Leave them": "Les laisser",
    "Length": "Durée",
    "Likes long odds and stables, and sells dear.": (
        "Aime les grosses cotes et les écuries, et vend cher."
    ),
    "Line {line} of the save is too long.": "La ligne {line} de la sauvegarde est trop longue.",
    "Line {line} of the save: '{key}' cannot be read.": (
        "Ligne {line} de la sauvegarde : « {key} » est illisible."
    ),
    "Line {line} of the save: '{key}' is none of {known:list}.": (
        "Ligne {line} de la sauvegarde : « {key} » n’est pas parmi {known:list}."
    ),
    "Line {line} of the save: {why}": "Ligne {line} de la sauvegarde : {why}",
    "Link or text": "Lien ou texte",
    "Log": "Journal",
    "Long": "Long",
    "Look": "Aspect",
    "Look again": "Revoir",
    "Looking back, and what if": "Revoir la partie, et si",
    "Looking back: nothing here changes the game.": (
        "Tu revois la partie : rien ici ne la change."
    ),
    "March": "mars",
    "May": "mai",
    "Moment of the game": "Moment de la partie",
    "More": "Plus",
    "More below": "La suite plus bas",
    "More options": "Plus d’options",
    "More to do with this game": "Autres actions sur cette partie",
    "Motion": "Mouvement",
    "Mute": "Couper le son",
    "Name": "Nom",
    "Name each computer player's level.": "Indique le niveau de chaque ordinateur.",
    "Name of player {number}": "Nom du joueur {number}",
    "Name {count}, with a comma and a space between; these are {named}.": (
        "Il en faut {count}, séparés par une virgule et une espace ; ici, il y en a {named}."
    ),
    "New game": "Nouvelle partie",
    "New here? Play a first race (4 minutes)": (
        "C’est ta première fois ? Joue une course guidée (4 minutes)"
    ),
    "Newest first": "Le plus récent d’abord",
    "Next cards are turned up: no way back.": (
        "Ensuite, on retourne des cartes : impossible de revenir en arrière."
    ),
    "Next moment": "Moment suivant",
    "Next the cards are turned up and the horses run: no way back.": (
        "Ensuite, on retourne les cartes et les chevaux courent : impossible de revenir en arrière."
    ),
    "Next the dice are rolled or cards are drawn: no way back.": (
        "Ensuite, on lance les dés ou on pioche des cartes : impossible de revenir en arrière."
    ),
    "Night": "Nuit",
    "No game here is that short, or that long.": "Aucune partie ici n’est si courte, ni si longue.",
    "No, play on": "Non, on continue",
    "No. {number}": "N° {number}",
    "None": "Aucun",
    "Not before the end: otherwise anybody could peek at hidden cards and try out the dice.": (
        "Jamais avant la fin : sinon, on pourrait épier les cartes cachées et essayer les dés."
    ),
    "Nothing found for “{sought}”. Try:": "Rien trouvé pour « {sought} ». Essaie :",
    "Nothing has been played yet.": "Rien n’a encore été joué.",
    "Nothing is asked just now.": "Rien n’est demandé pour l’instant.",
    "Nothing yet. Everything that happens will be written down here.": (
        "Rien encore. Tout ce qui se passe sera noté ici."
    ),
    "November": "novembre",
    "Now and then a computer has a word to say about a bet, a win or a loss.": (
        "De temps en temps, un ordinateur a son mot à dire sur un pari, un gain ou une perte."
    ),
    "October": "octobre",
    "Off": "Non",
    "Oldest first": "Le plus ancien d’abord",
    "On": "Oui",
    (
        "On an iPad or iPhone, Safari erases a page with all its games when it is not used "
        "for seven days. Put Horseburg on the Home Screen (Share, then Add to Home Screen), "
        "or save your games to a file."
    ): (
        "Sur iPad et iPhone, Safari efface une page et toutes ses parties si elle ne sert "
        "pas pendant sept jours. Mets Horseburg sur l’écran d’accueil (Partager, puis Sur "
        "l’écran d’accueil), ou enregistre tes parties dans un fichier."
    ),
    "On your shelf": "Sur ton étagère",
    "On your shelf already: {count} of them.": "Déjà sur ton étagère : {count}.",
    "On your shelf now: {count} more.": "Maintenant sur ton étagère : {count} de plus.",
    "One cannot be read: {problem}": "L’une est illisible : {problem}",
    "One game was brought back from the second copy.": (
        "Une partie a été retrouvée grâce à la deuxième copie."
    ),
    "One more player": "Un joueur de plus",
    "Only me, and computers": "Seul contre l’ordinateur",
    "Open a game on the tablet.": "Ouvre une partie sur la tablette.",
    "Open a saved game": "Ouvrir une partie enregistrée",
    "Open it": "L’ouvrir",
    "Open it now": "L’ouvrir maintenant",
    "Open or close the form guide, if the table plays with one": (
        "Ouvrir ou fermer les pronostics, si la table joue avec"
    ),
    "Open or close the log": "Ouvrir ou fermer le journal",
    "Open the big screen": "Ouvrir le grand écran",
    "Open the one here": "Ouvrir celle d’ici",
    "Or paste a link or the text of a game:": "Ou colle un lien ou le texte d’une partie :",
    (
        "Past that point the table goes back only if everybody wants it: each person says "
        "yes on the screen, one after the other. Computers never object."
    ): (
        "Passé ce point, la table ne revient en arrière que si tout le monde le veut : "
        "chacun dit oui à l’écran, l’un après l’autre. Les ordinateurs ne disent jamais non."
    ),
    "Person": "Joueur",
    "Phases": "Phases",
    "Photo finish": "Photo-finish",
    "Place": "Place",
    "Play": "Lecture",
    "Play again": "Rejouer",
    "Play alone": "Jouer en solo",
    "Play here instead": "Jouer plutôt ici",
    "Player": "Joueur",
    "Player {number}": "Joueur {number}",
    "Player {number} has no name.": "Le joueur {number} n’a pas de nom.",
    "Player {number}: computer": "Joueur {number} : ordinateur",
    "Player {number}: person": "Joueur {number} : une personne",
    "Players, clockwise round the table": "Les joueurs, dans le sens horaire autour de la table",
    "Plays by chance": "Joue au hasard",
    "Point the other device's camera here.": "Pointe ici l’appareil photo de l’autre appareil.",
    "Prefers show bets and small stakes, and keeps money in hand.": (
        "Préfère les paris placés et les petites mises, et garde de l’argent de côté."
    ),
    "Preparation": "Préparation",
    "Press the button": "Appuyer sur le bouton",
    "Previous moment": "Moment précédent",
    "Print a score sheet for the real box": "Imprimer une feuille de marque pour la vraie boîte",
    "Print the result": "Imprimer le résultat",
    "Put the controls away": "Ranger les commandes",
    "QR code with the whole game": "Code QR avec toute la partie",
    "Race": "Course",
    "Race {number}": "Course {number}",
    "Read this first, then tap “Go on”.": "Lis d’abord ceci, puis appuie sur « Continuer ».",
    "Reads your bets and your cards as well. Hard to beat.": (
        "Devine tes paris, et tes cartes aussi. Dur à battre."
    ),
    "Refuse": "Refuser",
    "Remove player {number}": "Retirer le joueur {number}",
    "Reset my turn ({turn:plural(step|steps)})": "Annuler mon tour ({turn:plural(étape|étapes)})",
    "Play a first race (4 minutes)": "Jouer une course guidée (4 minutes)",
    "Play the first race again": "Rejouer la course guidée",
    "Rule {rule}": "Règle {rule}",
    "Rule {rule} alone": "La règle {rule} seule",
    "Rule {rule}, only in {game}": "Règle {rule}, seulement dans {game}",
    "Rules": "Règles",
    "Rules version {rules}": "Règles, version {rules}",
    "Save or share": "Enregistrer ou partager",
    "Score sheet": "Feuille de marque",
    "Search the rules": "Chercher dans les règles",
    "Second look": "Double confirmation",
    "Send…": "Envoyer…",
    "September": "septembre",
    "Settings": "Réglages",
    "Sharp": "Redoutable",
    "Short": "Court",
    "Show the QR code": "Montrer le code QR",
    "Show the controls": "Montrer les commandes",
    "Show this moment": "Montrer ce moment",
    "Show {cards}": "Montrer {cards}",
    "Silent: tap to hear": "En silence : appuie pour entendre",
    "Since your last turn": "Depuis ton dernier tour",
    "Skip the lesson": "Passer la leçon",
    "Skip to my turn": "Passer à mon tour",
    "Skip to the end": "Passer à la fin",
    "Skip to the line": "Passer à l’arrivée",
    "Skip to the next turn": "Passer au prochain tour",
    "Skip what is shown, or on to the next person": (
        "Passer ce qui est montré, ou aller à la personne suivante"
    ),
    "Soft": "Doux",
    "Something has broken": "Quelque chose s’est cassé",
    "Sound": "Son",
    "Space": "Espace",
    "Speed": "Vitesse",
    "Standing: {said}.": "Où en est la partie : {said}",
    "Start": "Commencer",
    "Step": "Pas à pas",
    "Step: show one moment, then hold": "Pas à pas : montrer un moment, puis s’arrêter",
    "Still": "Immobile",
    "Still shows every moment as a picture, and nothing runs, rolls or falls.": (
        "Immobile montre chaque moment en image : rien ne court, ne roule ni ne tombe."
    ),
    "Still to agree: {who:players}.": "Encore à convaincre : {who:players}.",
    "Stop the confetti": "Arrêter les confettis",
    "Sure? Tap again": "Sûr ? Appuie encore",
    "Tab, Shift + Tab": "Tab, Maj + Tab",
    "Taking back": "Reprendre un coup",
    "Tap for silence": "Appuie pour couper le son",
    "That is for a game of your own. Finish this first race, or skip the lesson.": (
        "Ça, c’est pour une partie à toi. Termine cette première course, ou passe la leçon."
    ),
    "That is not asked now. The heading of the question says what is.": "Ce n’est pas la question pour l’instant. Le titre de la question dit laquelle l’est.",
    "The beginning": "Le début",
    "The beginning.": "Le début.",
    "The clerk's book": "Le journal",
    "The code could not be drawn here.": "Le code n’a pas pu être dessiné ici.",
    "The computer guests": "Les invités ordinateurs",
    "The end of the save is missing: it should have {count} steps.": (
        "Il manque la fin de la sauvegarde : elle devrait avoir {count} étapes."
    ),
    "The game": "La partie",
    "The game in this save cannot be set up: {why}": (
        "La partie de cette sauvegarde ne peut pas être mise en place : {why}"
    ),
    "The game is over.": "La partie est finie.",
    "The game is still on: whoever opens or reads it can find all hidden cards.": (
        "La partie est encore en cours : qui l’ouvre ou la lit peut trouver toutes les "
        "cartes cachées."
    ),
    "The game is too long for a QR code: take the file or the link.": (
        "La partie est trop longue pour un code QR : prends le fichier ou le lien."
    ),
    "The game so far": "La partie jusqu’ici",
    "The game stands as it did before the last tap, and it is kept.": (
        "La partie en est là où elle était avant le dernier appui, et elle est gardée."
    ),
    "The horse is chosen. Now say how much.": "Le cheval est choisi. Dis maintenant combien.",
    "The horse, the card, the stake of that number, in the order shown": (
        "Le cheval, la carte ou la mise de ce numéro, dans l’ordre affiché"
    ),
    "The link": "Le lien",
    "The link contains characters that no such link has.": (
        "Le lien contient des caractères qu’aucun lien de ce genre n’a."
    ),
    "The link is copied.": "Le lien est copié.",
    "The link is damaged; perhaps its end is missing.": (
        "Le lien est abîmé ; il lui manque peut-être la fin."
    ),
    "The log and the result will say so.": "Le journal et le résultat le diront.",
    "The name of player {number} contains a character that cannot be shown.": (
        "Le nom du joueur {number} contient un caractère qui ne peut pas s’afficher."
    ),
}
