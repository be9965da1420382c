"""What a computer says in French when it is asked, after the game, why it did something."""

from __future__ import annotations

from collections.abc import Mapping

_SAW = "{chance:percent} sur 100, à ce que je voyais"

REASONS: Mapping[str, str] = {
    "had no choice": "Il n’y avait rien d’autre à faire.",
    "all the same": "Ça m’était égal.",
    "in the mood": "J’en avais simplement envie.",
    "needs gold": "Il me restait {gold:gold}, et il m’en fallait plus pour les paris à venir.",
    "borrows to stake": "J’avais {gold:gold} et je voulais miser plus que ça.",
    "likes the contract": "{card:card} se paierait sur les courses à venir"
    "{glory:some(, et rapporte {glory:glory} à la fin)}.",
    "wants a bet": "Il y avait un pari que je voulais avant qu’un autre le prenne.",
    "wants magic": "J’avais des cartes qui pouvaient aider mes paris.",
    "likes the odds": "J’aimais {horse:horse} pour sa cote ; le pari paie ×{pays}.",
    "a good chance": "{horse:horse} avait de bonnes chances : " + _SAW + ".",
    "a long shot": "{horse:horse} avait peu de chances, " + _SAW + ", et paie ×{pays}.",
    "stakes on an edge": "{horse:horse} gagnait ce pari " + _SAW + " ; cela valait bien "
    "{stake:gold}.",
    "stakes little": "{stake:gold} suffisaient : c’est la gloire que je voulais.",
    "trusts a favourite": "{horse:horse} était favorite, alors j’ai osé {stake:gold}.",
    "helps its bet": "J’avais un pari sur {horse:horse} et je voulais la voir bien courir.",
    "hinders a rival": "{horse:horse} en forme aurait aidé les autres plus que moi.",
    "leads astray": "Cette carte sur {horse:horse} devait te faire réfléchir.",
    "keeps its cards": "Mes autres cartes ne m’auraient servi à rien là.",
    "keeps its gold": "Il ne restait aucun pari à mon goût.",
    "looks first": "Je voulais savoir ce qu’il y avait sur {horse:horse}.",
    "favours its bet": "J’avais parié sur {horse:horse}.",
    "spares itself": "Toute autre aurait aidé les autres davantage, ou moi moins.",
    "best for its bets": "C’était le mieux pour mes paris, à ce que je calculais.",
}
"""What is said for every kind of reason."""
