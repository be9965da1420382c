"""Labels of the house in French, by their English templates."""

from __future__ import annotations

from collections.abc import Mapping

from web.words.fr.labels_further import FURTHER
from web.words.fr.labels_more import MORE
from web.words.fr.labels_others import OTHERS

LABELS: Mapping[str, str] = {
    "'{answer}' is no answer to '{what}'. Possible: {known}.": (
        "« {answer} » ne répond pas à « {what} ». Possible : {known}."
    ),
    "'{answer}' is no answer to '{what}'. Possible are {known} and more.": (
        "« {answer} » ne répond pas à « {what} ». Possible : {known}, et d’autres."
    ),
    "'{answer}' is written '{known}'.": "« {answer} » s’écrit « {known} ».",
    "This is the first moment.": "C’est le premier moment.",
    "This is the last moment.": "C’est le dernier moment.",
    "All computers play like this now.": "Tous les ordinateurs jouent ainsi maintenant.",
    "'{answer}' is no answer here.": "« {answer} » n’est pas une réponse ici.",
    "Now {seat:player} is asked.": "C’est maintenant à {seat:player} de répondre.",
    "Now chance is asked.": "C’est maintenant au hasard de décider.",
    "Put a comma and a space between them.": "Mets une virgule et une espace entre eux.",
    "'{key}' cannot be '{value}'; the choices are {known:list}.": (
        "« {key} » ne peut pas être « {value} » ; au choix : {known:list}."
    ),
    "'{stranger}' is not among the {count} to pick from.": (
        "« {stranger} » n’est pas parmi les {count} au choix."
    ),
    "(computer)": "(ordinateur)",
    ". or →": ". ou →",
    "1 to 6": "1 à 6",
    (
        'A "what if" table: its first {real:plural(step|steps)} {real:agree(is that|are '
        "those)} of the real game."
    ): (
        "Une table « et si » : {real:agree(sa première étape est celle|ses {real} premières "
        "étapes sont celles)} de la vraie partie."
    ),
    'A "what if" table: the same players, from the very beginning.': (
        "Une table « et si » : les mêmes joueurs, depuis le tout début."
    ),
    "A card has been drawn or a die rolled since.": (
        "Depuis, une carte a été piochée ou un dé lancé."
    ),
    "A choice made in secret stands once anybody may speak up.": (
        "Un choix fait en secret ne se reprend plus dès que chacun peut intervenir."
    ),
    "A computer": "Un ordinateur",
    "A copy goes on from here. The game as it was is still on your shelf.": (
        "Une copie continue d’ici. La partie d’origine est toujours sur ton étagère."
    ),
    "A damaged game": "Une partie abîmée",
    "A file can also be dropped anywhere on the home screen.": (
        "Tu peux aussi déposer un fichier n’importe où sur l’accueil."
    ),
    "A fresh edition of Horseburg has arrived. Your games are kept.": (
        "Une nouvelle édition de Horseburg est arrivée. Tes parties sont enregistrées."
    ),
    "A game has arrived": "Une partie est arrivée",
    "A game of a newer page": "Une partie d’une page plus récente",
    "They came in like this: {horses:list}.": "L’ordre d’arrivée : {horses:list}.",
    "Another first race": "Une autre première course",
    "A game of my own": "Une partie à moi",
    "A game that cannot be read": "Une partie illisible",
    "A mistake in this page, not in your play.": (
        "Une erreur de cette page, pas de ta façon de jouer."
    ),
    (
        "A move can be taken back until dice are rolled, cards are drawn or turned up, or "
        "another player looks at their cards or answers."
    ): (
        "Un coup peut être repris tant qu’aucun dé n’est lancé, qu’aucune carte n’est "
        "piochée ou retournée, et que personne d’autre n’a regardé ses cartes ou répondu."
    ),
    (
        "A newer version of this page wrote it, under version {rules} of the rules; this "
        "page knows version {now}. Bring it up to date: open it again with a network."
    ): (
        "Une version plus récente de cette page l’a écrite, avec la version {rules} des "
        "règles ; cette page connaît la version {now}. Mets-la à jour : rouvre-la avec du "
        "réseau."
    ),
    (
        "A newer version of this page wrote this game. It opens here when this page is "
        "brought up to date: open it again with a network."
    ): (
        "Une version plus récente de cette page a écrit cette partie. Elle s’ouvrira ici une "
        "fois la page à jour : rouvre-la avec du réseau."
    ),
    "A save is a text.": "Une sauvegarde est un texte.",
    "A second window for the whole room, public things only: plug in a cable or cast it.": (
        "Une deuxième fenêtre pour toute la pièce, sans rien de secret : branche un câble ou "
        "diffuse-la."
    ),
    "A surprise": "Surprise",
    "After step {step} this save no longer matches the game that was played. {why}": (
        "Après l’étape {step}, cette sauvegarde ne correspond plus à la partie jouée. {why}"
    ),
    "All cards open": "Toutes les cartes visibles",
    "All computers like this": "Tous les ordinateurs comme lui",
    "All racing words": "Tous les mots du turf",
    "All the rules": "Toutes les règles",
    "All {count} games": "Les {count} parties",
    "An answer is a text of at most {most} letters.": (
        "Une réponse est un texte de {most} lettres au plus."
    ),
    "An older game": "Une partie plus ancienne",
    "An unplanned stop": "Un arrêt imprévu",
    "And {count} more cannot.": "Et {count} autres sont illisibles.",
    "Another moment": "Un autre moment",
    "Another player has looked or answered since.": (
        "Depuis, quelqu’un d’autre a regardé ses cartes ou répondu."
    ),
    (
        "Anything that cannot be taken back needs a second tap on the same button. Experts "
        "can switch this off."
    ): (
        "Ce qui ne peut pas être repris demande un deuxième appui sur le même bouton. Les "
        "habitués peuvent s’en passer."
    ),
    "April": "avril",
    "Arrows": "Flèches",
    "As a file": "En fichier",
    "As the device": "Comme l’appareil",
    "Ask everybody": "Demander à tous",
    "Ask the computers why": "Demander leurs raisons aux ordinateurs",
    "Ask the table to go back": "Proposer à la table de revenir en arrière",
    "Ask the table to go further back": "Proposer à la table de revenir plus loin",
    (
        "At an address that begins with http: browsers do not let a page be used without a "
        "network, installed or shared. Everything else works, and your games are kept."
    ): (
        "Cette adresse commence par http : les navigateurs n’y laissent pas une page "
        "servir sans réseau, s’installer ou se partager. Tout le reste marche, et tes "
        "parties sont enregistrées."
    ),
    "At the gates": "Au départ",
    "August": "août",
    "Back to before this": "Revenir avant ceci",
    "Back to before: {moment}": "Revenir avant : {moment}",
    "Back to the game": "Retour à la partie",
    "Back to the table": "Retour à la table",
    "Banker": "Banquier",
    "Before the races": "Avant les courses",
    (
        "Bell, hooves, crowd, chalk and coins, from the first touch on. Everything you hear "
        "is also shown."
    ): (
        "Cloche, sabots, foule, craie et pièces, dès le premier toucher. Tout ce qui "
        "s’entend se voit aussi."
    ),
    "Bets on a whim. For a first game.": "Parie au petit bonheur. Pour une première partie.",
    "Bluffer": "Bluffeur",
    "By post": "Au courrier",
    "Card {number}": "Carte {number}",
    "Cards are drawn and dice rolled afresh. What somebody has seen stays seen.": (
        "Les cartes sont repiochées et les dés relancés. Ce qui a été vu reste vu."
    ),
    "Cards have been turned up, or slips opened, since.": (
        "Depuis, des cartes ont été retournées, ou des bulletins ouverts."
    ),
    "Casual": "Détendu",
    "Cautious": "Prudent",
    "Change how the computer plays": "Changer la façon de jouer de l’ordinateur",
    "Choose a file…": "Choisir un fichier…",
    "Choose a moment.": "Choisis un moment.",
    "Choose card {number}, face down": "Choisir la carte {number}, face cachée",
    "Close": "Fermer",
    "Close whatever is open over the table": "Fermer ce qui est ouvert par-dessus la table",
    "Computer": "Ordinateur",
    "Computers talk": "Ordinateurs bavards",
    "Continue": "Continuer",
    "Copied. Whoever has the link has everybody's cards.": (
        "Copié. Qui a le lien a les cartes de tout le monde."
    ),
    "Copy a link": "Copier un lien",
    "Copy a report": "Copier un rapport",
    "Copy it from here, by hand.": "Copie-le ici, à la main.",
    "Counts its own cards and its money. A fair match.": (
        "Tient compte de ses cartes et de son argent. Un adversaire à ta mesure."
    ),
    "Cover": "Cacher",
    "Cream paper by day, lamplight by night.": "Papier crème le jour, lumière de lampe la nuit.",
    "Date": "Date",
    "Day": "Jour",
    "December": "décembre",
    "Dice are rolled or cards are drawn next.": (
        "Ensuite, on lance les dés ou on pioche des cartes."
    ),
    "Does everybody agree?": "Tout le monde est d’accord ?",
    "Done": "C’est fait",
    "Download": "Télécharger",
    "Download it as it is": "Télécharger en l’état",
    "Download the game": "Télécharger la partie",
    "Download this game": "Télécharger cette partie",
    "Drawing the code…": "Le code se dessine…",
    "Drawn when the game begins, told when it is over.": (
        "Tiré au début de la partie, dévoilé à la fin."
    ),
    "Each can be named only once.": "Chacun ne peut être nommé qu’une fois.",
    "End of the first race": "Fin de la première course",
    "Enter or Space": "Entrée ou Espace",
    "Escape": "Échap",
    "Even": "Équilibré",
    "Every part of the page, in every state. Nothing here can be won, or broken.": (
        "Chaque pièce de la page, dans tous ses états. Ici, rien à gagner, et rien à casser."
    ),
    (
        "Everybody may look at the game so far at any time, as the whole table saw it. When "
        "the game is over, you may look from every seat, and with all cards open."
    ): (
        "Chacun peut revoir la partie à tout moment, telle que toute la table l’a vue. Une "
        "fois la partie finie, tu peux la revoir depuis chaque place, et toutes cartes "
        "visibles."
    ),
    "Everybody taps for themselves": "Chacun appuie pour soi",
    "Everything that is read or called out. A game goes on as it stands.": (
        "Tout ce qui se lit ou s’annonce à voix haute. Une partie continue là où elle en est."
    ),
    (
        "Example: you lay a bet, and while the next player still thinks you think again. "
        "Take it back. Once a card has been drawn or a die rolled, only the whole table can "
        "go back."
    ): (
        "Exemple : tu as parié et, pendant que le joueur suivant réfléchit encore, tu "
        "changes d’avis. Reprends ton pari. Dès qu’une carte est piochée ou un dé lancé, "
        "seule la table entière peut revenir en arrière."
    ),
    "February": "février",
    "Fewer options": "Moins d’options",
    "Finish": "Arrivée",
    "Finished.": "Terminée.",
    "First choose the moment to go back to.": "Choisis d’abord le moment où revenir.",
    "First moment": "Premier moment",
    "From a file: one game, or many that were saved together.": (
        "Depuis un fichier : une partie, ou plusieurs enregistrées ensemble."
    ),
    (
        'From any moment of a game that is over you may lay a "what if" table and play on '
        "from there. The game itself stays as it was. Not before its end: otherwise anybody "
        "could peek at hidden cards and try out the dice."
    ): (
        "De n’importe quel moment d’une partie finie, tu peux dresser une table « et si » et "
        "continuer de là. La partie elle-même ne change pas. Jamais avant la fin : sinon, on "
        "pourrait épier les cartes cachées et essayer les dés."
    ),
    "From choice to choice": "D’un choix à l’autre",
    "Full": "Complet",
    "Loud": "Fort",
    "Further back, everyone has to agree.": "Pour revenir plus loin, il faut l’accord de tous.",
    "Give the players as a list of names.": "Donne les joueurs sous forme de liste de noms.",
    "Go back": "Revenir en arrière",
    "Go on": "Continuer",
    "Go on from there": "Continuer de là",
    "Finished games": "Parties terminées",
    "Go on playing": "Continuer à jouer",
    "Go on with your first race": "Reprendre ta première course",
    "Going back together": "Revenir ensemble en arrière",
    "Got it": "Compris",
    "Grand meeting · 1928": "Grande réunion · 1928",
    "Pass it to": "À passer à",
    "Has no special habits.": "N’a pas de manie.",
    "Helps a horse before betting on it, and bids high.": (
        "Aide un cheval avant de parier dessus, et enchérit gros."
    ),
    "Hidden cards": "Cartes cachées",
    "Hold": "Pause",
    "Hold to look": "Maintenir pour voir",
    "Hold to peek": "Maintenir pour un coup d’œil",
    "Home": "Accueil",
    "Horseburg, home": "Horseburg, accueil",
    "How far back?": "Jusqu’où ?",
    "How it went": "Le film de la partie",
    "How the computers play": "Comment jouent les ordinateurs",
    "How well": "Quel niveau",
    "How {name} plays": "Comment joue {name}",
    "I am {name}": "C’est moi, {name}",
    "I know": "Je sais",
    "If it breaks again here, download the game.": "Si ça casse encore ici, télécharge la partie.",
    (
        "If it breaks again here, undo the last step. Where others have seen it, the clerk's "
        "book will say that the table went back."
    ): (
        "Si ça casse encore ici, annule la dernière étape. Si d’autres l’ont vue, le "
        "journal dira que la table est revenue en arrière."
    ),
    (
        "In the middle of the table, with the seats clockwise round it: the page turns to "
        "face whoever has to play, upright for the near half of the table, upside down for "
        "the far half. What everybody looks at faces the first seat."
    ): (
        "Au milieu de la table, les places tout autour dans le sens horaire : la page se "
        "tourne vers la personne qui doit jouer, à l’endroit pour la moitié proche de la "
        "table, à l’envers pour l’autre. Ce que tout le monde regarde fait face à la "
        "première place."
    ),
    "In this first race, please tap what the ring is around.": "Dans cette course guidée, touche ce que l’anneau entoure.",
    "In what spirit": "Quel tempérament",
    "It can be taken back after all: close this sheet.": (
        "Tout compte fait, ça peut se reprendre : ferme cette feuille."
    ),
    "The saved game holds everybody’s secrets.": "La sauvegarde contient les secrets de tout le monde.",
    "It is on your shelf already, {ahead:plural(step|steps)} further on than this one.": (
        "Elle est déjà sur ton étagère, {ahead:plural(étape|étapes)} plus loin que celle-ci."
    ),
    **MORE,
    **FURTHER,
    **OTHERS,
}
