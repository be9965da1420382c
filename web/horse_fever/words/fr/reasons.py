"""What a computer says in French when it is asked, after the game, why it did something."""

from __future__ import annotations

from collections.abc import Mapping

from web.horse_fever.words.fr.log_board import GOODS

_SEEN = "{chance:percent} chances sur 100 à mes yeux"
_COMES = "{horse:horse} {kind:bet}, " + _SEEN
_THEM = "{seats:some({seats:list(player)}|les autres)}"
_BET = "{stake:money} sur {horse:horse} {kind:bet}."

BETS: Mapping[str, str] = {
    "bet on the favourite": "Un favori à {row:odds} : " + _COMES + ".",
    "bet on a good chance": "La meilleure chance que j’ai trouvée : " + _COMES + ".",
    "my card is behind it": "Ma propre carte {card:action} était derrière lui : " + _COMES + ".",
    "my cards will help it": "J’avais {cards:some({cards:list(action)}|une carte)} pour l’aider : "
    + _COMES
    + ".",
    "my own stable": "Il court pour mon écurie : " + _COMES + ".",
    "they seem to have helped it": "J’y voyais un coup de pouce (" + _THEM + ") : " + _COMES + ".",
    "long odds pay": "Un outsider, {times} fois la mise, et il le valait : " + _COMES + ".",
    "a safe show": "Un point sûr : {horse:horse} dans les trois premiers, " + _SEEN + ".",
    "last race, all or nothing": (
        "Dernière course, et j’avais {points:plural(point|points)} de retard : tout ou rien. "
    )
    + _COMES
    + ".",
    "last race, ahead": (
        "Dernière course, et j’avais {points:plural(point|points)} d’avance : pas de folie. "
    )
    + _COMES
    + ".",
    "in the mood": "J’en avais envie.",
    "cannot risk more": (
        "Il me restait {money:money} et il m’en fallait {minimum:money} pour mon "
        "prochain pari : je n’ai pas risqué plus."
    ),
    "no bet worth it": "Aucun deuxième pari n’en valait la peine. Le meilleur : " + _COMES + ".",
    "the least will do": "{stake:money} suffisaient : un pari gagné rapporte les mêmes points.",
    "a good bet deserves more": "{chance:percent} chances sur 100 : cela valait bien {stake:money}.",
    "keeps money for later": (
        "{stake:money} sur mes {money:money} : je voulais en garder {needed:money} pour plus tard."
    ),
    "help": "{card:action} aidait mes paris sur {horse:horse}.",
    "spoil": "{card:action} devait gâcher {horse:horse} pour " + _THEM + ".",
    "help for a second bet": "Avec {card:action} derrière, je comptais parier ensuite sur {horse:horse}.",
    "bluff": (
        "Un bluff : {card:action} derrière {horse:horse} devait vous faire croire autre chose."
    ),
    "out of the way": (
        "Il fallait bien caser {card:action} : derrière {horse:horse}, elle me gênait le moins."
    ),
    "photo for my bet": "Mon argent était sur {horse:horse} : il était donc devant d’un nez.",
    "photo against theirs": "Avec {horse:horse} devant, il y avait le moins à prendre pour "
    + _THEM
    + ".",
    "a fair photo": "Je n’y avais aucun intérêt ; {horse:horse} semblait devant.",
    "bold when behind": "J’étais {place:ordinal}, il fallait oser : " + _BET,
    "safe when ahead": "J’étais {place:ordinal}, j’ai joué la sécurité : " + _BET,
    "six even lanes": "Ici, les six courent pareil : {horse:horse} en valait bien un autre.",
    "keeps the party going": "Il fallait que la fête continue.",
    "all the same": "Cela m’était bien égal.",
}

SHOP: Mapping[str, str] = {
    "keeps money to bet": "Il me fallait mon argent pour parier, et j’ai pris les {danari:money}.",
    "saves up": "J’ai pris les {danari:money} et économisé pour mieux.",
    "in the mood to shop": "J’avais envie de dépenser {price:money}.",
    "buys action": "Plus de cartes pour truquer une course, cela valait {price:money} pour moi.",
    "buys target": "Un objectif secret valait {price:money} pour moi.",
    "buys assistant": "Un assistant valait {price:money} pour moi.",
    "buys horse": "Un cheval à moi valait {price:money} pour moi.",
    "a stable earns its keep": (
        "{horse:stable} à {row:odds} est déjà un point, et ses primes rembourseraient "
        "les {price:money}."
    ),
    "takes a loan": "L’argent me rapporterait plus que les {owed:money} que je dois à la fin.",
    "asks another": "{price:money} pour "
    + GOODS
    + " : un gain pour moi, et une perte pour {seat:player}.",
    "sells dear": "{price:money} de la part {seat:of_player}, c’était plus que ne valait pour moi "
    + GOODS
    + ".",
    "too cheap to sell": "{price:money}, c’était trop peu.",
    "too dear": "{price:money}, c’était trop pour un point.",
    "keeps its point": "Un de mes points valait plus que {price:money}.",
    "money is idle": "À la fin, l’argent ne compte pas : {price:money} pour un point, donc.",
    "sells a point dear": "{price:money} me rapporteraient plus que ce seul point.",
    "buys a point": "Un point sûr pour {price:money}, c’était une bonne affaire.",
    "keeps the best card": "De ce que j’ai pioché, {card:thing} me servait le plus.",
    "its target leads": "Je me donnais {percent} chances sur 100 d’atteindre {target:target}.",
    "swaps for the best": "{card:thing} était le mieux à prendre à {seat:player}.",
    "leaves the stable as it is": "Les écuries couraient assez bien comme elles étaient.",
    "helps its stable": "{card:thing} courrait bien pour {horse:stable}.",
    "earns by running": "{card:thing} rapporte en courant, où qu’il arrive.",
    "leaves the odds alone": "Aucun changement de cotation ne m’aurait aidé.",
    "helps its horse": "Une meilleure cotation aidait {horse:horse}, donc moi.",
    "harms their horse": "Une moins bonne cotation pour {horse:horse} gênait les autres plus que moi.",
    "likes the character": "J’aimais bien ce que sait faire {character:character}.",
}

REASONS: Mapping[str, str] = {**BETS, **SHOP}
"""What is said for every kind of reason."""
