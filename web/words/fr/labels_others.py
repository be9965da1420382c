"""Labels of the house in French, continued."""

from __future__ import annotations

from collections.abc import Mapping

OTHERS: Mapping[str, str] = {
    "Going back this far needs the whole table: {missing:players} has not agreed.": (
        "Revenir si loin demande l’accord de toute la table : {missing:players} n’a pas dit oui."
    ),
    "Going back this far needs the whole table: {missing:players} have not agreed.": (
        "Revenir si loin demande l’accord de toute la table : {missing:players} n’ont pas dit oui."
    ),
    "{day} {month}": "{day:which(1=1er|{day})} {month}",
    "{day} {month} {year}": "{day:which(1=1er|{day})} {month} {year}",
    "{games:plural(game has|games have)} arrived": (
        "{games:plural(partie est arrivée|parties sont arrivées)}"
    ),
    "{games} games were brought back from the second copy.": (
        "{games} parties ont été retrouvées grâce à la deuxième copie."
    ),
    "{game} cannot begin with {count} of {names} names.": (
        "{game} ne peut pas commencer avec {count} des {names} noms."
    ),
    "{game} has no option '{key}'; it has {known:list}.": (
        "{game} n’a pas d’option « {key} » ; il y a {known:list}."
    ),
    "{game} takes {few} players.": "{game} se joue à {few}.",
    "{game} takes {few} to {many} players, not {count}.": (
        "{game} se joue de {few} à {many}, pas à {count}."
    ),
    "{game} takes {few} to {many} players.": "{game} se joue de {few} à {many}.",
    "{game}. Finished: The bank won.": "{game}. Terminée : la banque a gagné.",
    "{game}. Finished: {winners:players} won.": "{game}. Terminée : gagnée par {winners:players}.",
    "{game}. {chapter}{rounds:some( of {rounds})}{phase:some(, {phase})}.": (
        "{game}. {chapter}{rounds:some( sur {rounds})}{phase:some(, {phase})}."
    ),
    "{game}. {standing}": "{game}. {standing}",
    "{hours:plural(hour|hours)} ago": "il y a {hours:plural(heure|heures)}",
    "{index} of {last}": "{index} sur {last}",
    "{level}, a banker": "{level}, tendance banquier",
    "{level}, a bluffer": "{level}, tendance bluffeur",
    "{level}, and cautious": "{level}, tendance prudent",
    "{level}, with no special habits": "{level}, sans manie particulière",
    "{lines:plural(line|lines)}": "{lines:plural(ligne|lignes)}",
    "{lost:plural(step|steps)}:": "{lost:plural(étape|étapes)} :",
    "{minutes:plural(minute|minutes)} ago": "il y a {minutes:plural(minute|minutes)}",
    "{name} agrees": "{name} est d’accord",
    "{name} agrees, as computers do": "{name} est d’accord, comme toujours les ordinateurs",
    "{name} by a nose": "{name} d’un nez",
    "{name} speaks up": "{name} intervient",
    "A seed is a short line of text.": "Une graine est une courte ligne de texte.",
    "For the race of the day your money counts: {amount}.": "Pour la course du jour, c’est ton argent qui compte : {amount}.",
    "How good was it?": "C’était bien joué\u202f?",
    "Race of the day": "La course du jour",
    "The race of the day could not be fetched. It comes when there is a network.": (
        "La course du jour n’a pas pu être chargée. Elle viendra quand il y aura du réseau."
    ),
    "{head}: {text}": "{head} : {text}",
    "{name} was {mind}.": "{name} était un ordinateur {mind}.",
    "{taken}, by {name}": "{taken} ({name})",
    "{place:ordinal}": "{place:ordinal}",
    "{problem} Nothing was taken in.": "{problem} Rien n’a été pris.",
    "run today": "courue aujourd’hui",
    "{streak:plural(day|days)} in a row": "{streak:plural(jour|jours)} de suite",
    "{seats:players} {count:agree(wins|win)}": "{seats:players} {count:agree(gagne|gagnent)}",
    "{why} (Rule {rule})": "{why} (règle {rule})",
    "{why} {also}": "{why} {also}",
    "… and {more} more {more:agree(line|lines)} of the log.": (
        "… et {more} {more:agree(ligne|lignes)} de plus dans le journal."
    ),
    "The hall of fame": "Le palmarès",
    "The hall of fame could not be opened. It opens when there is a network.": "Le palmarès n’a pas pu être ouvert. Il s’ouvre quand il y a un réseau.",
    "The Gazette": "La Gazette",
    "The paper cannot be had without a network.": "Sans réseau, pas de journal.",
    "As printed": "Standard",
    "As printed, or with your own.": "Celles de la boîte, ou les tiennes.",
    "Card workshop": "Atelier de cartes",
    "Cards": "Cartes",
    "No name": "Sans nom",
    "The deck that was chosen is no longer on this device. Choose the cards again.": "Le paquet choisi n’est plus sur cet appareil. Choisis de nouveau les cartes.",
    "{language} could not be fetched. It comes when there is a network.": "La langue «\u202f{language}\u202f» n’a pas pu être chargée. Elle arrive quand il y a un réseau.",
    "{box} could not be fetched. It comes when there is a network.": "Le jeu «\u202f{box}\u202f» n’a pas pu être chargé. Il arrive quand il y a un réseau.",
    "The computer players could not be fetched. They come when there is a network.": "Les ordinateurs n’ont pas pu être chargés. Ils arrivent quand il y a un réseau.",
    "The box of this game is missing here. It comes when there is a network.": "La boîte de cette partie manque ici. Elle arrive quand il y a un réseau.",
    "The storybook could not be opened. It opens when there is a network.": "L’album n’a pas pu être ouvert. Il s’ouvre quand il y a un réseau.",
    "The card workshop could not be opened. It opens when there is a network.": "L’atelier de cartes n’a pas pu être ouvert. Il s’ouvre quand il y a un réseau.",
    "{game} is not played with cards of one's own.": "{game} ne se joue pas avec ses propres cartes.",
    "The card has no name yet.": "La carte n’a pas encore de nom.",
    "The name of a card has {most} letters at most.": "Le nom d’une carte compte au plus {most} lettres.",
    "A name may contain letters, digits, spaces and {signs}.": "Un nom peut contenir des lettres, des chiffres, des espaces et {signs}.",
    "The card {name} has a symbol that this game does not know: '{symbol}'. Perhaps a newer version of this page made it.": "La carte {name} porte un symbole que ce jeu ne connaît pas\u202f: «\u202f{symbol}\u202f». Elle vient peut-être d’une version plus récente de cette page.",
    "A card is one of these: {signs:list}.": "Une carte est de l’un de ces types\u202f: {signs:list}.",
    "A card needs at least one symbol.": "Il faut au moins un symbole sur une carte.",
    "A card has {most} symbols at most.": "Une carte porte au plus {most} symboles.",
    "A card says only one thing about each moment of the race.": "Une carte ne dit qu’une seule chose sur chaque moment de la course.",
    "A positive card may only help, and a negative card may only harm.": "Une carte positive ne peut qu’aider, une carte négative ne peut que nuire.",
    "A special card has no letter.": "Une carte spéciale n’a pas de lettre.",
    "A positive or a negative card has a letter from {first} to {last}: two cards of one letter, one of each sign, cancel each other.": "Une carte positive ou négative a une lettre de {first} à {last}\u202f: deux cartes de même lettre et de signes contraires s’annulent.",
    "There is no card of your own in this deck yet.": "Il n’y a pas encore de carte à toi dans ce paquet.",
    "A deck has {most} different cards of your own at most.": "Un paquet compte au plus {most} cartes différentes à toi.",
    "There are 1 to {most} copies of a card.": "Une carte existe en 1 à {most} exemplaires.",
    "The line on the card {name} cannot be shown.": "La phrase de la carte {name} ne peut pas être affichée.",
    "A deck has {most} cards of your own at most, all copies counted.": "Un paquet compte au plus {most} cartes à toi, tous les exemplaires compris.",
    "A table needs {fewest} cards; with this deck there are {count}. Leave more printed cards in.": "Une table a besoin de {fewest} cartes\u202f; avec ce paquet, il y en a {count}. Laisse plus de cartes imprimées en jeu.",
    "Two cards are called {name}.": "Deux cartes s’appellent {name}.",
    "Only one card of a deck may stop whoever leads, or a race might never end: {one} or {other}. Leave one of them out.": "Une seule carte d’un paquet peut arrêter le cheval de tête, sinon une course pourrait ne jamais finir\u202f: {one} ou {other}. Laisses-en une de côté.",
    "This deck cannot be read.": "Ce paquet est illisible.",
    "The picture of the card {name} cannot be shown.": "L’image de la carte {name} ne peut pas être affichée.",
    "The name of the deck cannot be shown.": "Le nom du paquet ne peut pas être affiché.",
    "Nothing paid, nothing got.": "Rien payé, rien reçu.",
    "Now": "Maintenant",
    "On to the next race": "À la course suivante",
    "Payoffs": "Paiements",
    "This race": "Cette course",
    "Level at {have}: the win is shared.": "À égalité à {have}\u202f: la victoire est partagée.",
    "What made the difference to {name:player}: {kind}, {more} more.": "Ce qui a fait la différence avec {name:player}\u202f: {kind}, {more} de plus.",
    "{more} ahead of the next.": "{more} d’avance sur le suivant.",
    "First player": "Premier joueur",
    "Race {number} {of}": "Course\u00a0{number} {of}",
    "The others play.": "Les autres jouent.",
    "The players": "Les joueurs",
    "computer": "ordinateur",
    "first player": "premier joueur",
    "of {races}": "sur {races}",
    "{races:plural(race|races)}, about {minutes} minutes": "{races:plural(course|courses)}, environ {minutes} minutes",
}
