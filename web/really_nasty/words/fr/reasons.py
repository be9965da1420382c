"""What a computer says in French when it is asked, after the game, why it did something."""

from __future__ import annotations

from collections.abc import Mapping

_WORTH = "pour moi {money:money} en moyenne, à ce que je voyais"

REASONS: Mapping[str, str] = {
    "likes the colours": "J’aime bien la casaque {silk:silk}.",
    "best horse for the money": "Mon meilleur cheval là où il y a le plus à gagner : {race:race}.",
    "not where all run": "Dans la course la plus riche, chacun engage son meilleur ; le mien "
    "devait gagner {race:race}.",
    "any horse anywhere": "Je les ai engagés comme ils sortaient de la boîte.",
    "backs its own": "Je donnais {chance:percent} chances sur 100 à mon propre cheval, à "
    "{odds:odds}.",
    "a good price": "{chance:percent} chances sur 100 pour le cheval {horse:of_player}, à "
    "{odds:odds} : une belle cote.",
    "no good price": "Aucune cote n’était assez bonne.",
    "goes for it": "{stake:money}, c’était beaucoup, mais ça pouvait rapporter autant.",
    "a careful stake": "{stake:money}, c’est tout ce que je voulais bien perdre.",
    "only way": "Il n’y avait pas d’autre chemin.",
    "gives up": "Mon cheval était trop loin pour compter.",
    "over the line": "Mon cheval passait la ligne, {place:ordinal}.",
    "holds back": "Mon argent était sur le cheval {horse:of_player} ; le mien n’était pas pressé.",
    "to double": "Un arrêt là pouvait être doublé : {section:section}.",
    "risks the fence": "J’ai pris le risque de {fence:fence} : c’était le meilleur chemin.",
    "clear of the fence": "Je n’aimais pas l’idée de m’arrêter sur {fence:fence}.",
    "blocks": "Mon cheval barrait ainsi la route à celui {horse:of_player}.",
    "runs on": "{spaces:plural(longueur|longueurs)} de plus vers la ligne.",
    "doubles": "Deux fois le lancer, {section:section} : {spaces:plural(longueur|longueurs)} de "
    "plus.",
    "stays": "Il était mieux là où il était.",
    "wanders": "Un cheval en liberté doit bien aller quelque part.",
    "keeps its cards": "Je gardais mes cartes pour un meilleur moment.",
    "in a temper": "J’étais d’humeur à jouer {card}.",
    "stops a horse": "{card} arrêtait le cheval {horse:of_player} : " + _WORTH + ".",
    "stops its own": "{card} contre mon propre cheval : mon argent était ailleurs, et c’était "
    + _WORTH
    + ".",
    "start again": "{card} : un nouveau départ valait " + _WORTH + ".",
    "back in the saddle": "{card} pour le jockey {horse:of_player} : " + _WORTH + ".",
    "stays down": "Le cheval {horse:of_player} devait gêner, et ne pas gagner : d’où {card}.",
    "calls the photo": "{card} pour le cheval {horse:of_player} : " + _WORTH + ".",
    "objects": "{card} contre le cheval {horse:of_player} : {chance:percent} chances sur 100, "
    + _WORTH
    + ".",
    "all the same": "Ça m’était égal.",
}
"""What is said for every kind of reason."""
