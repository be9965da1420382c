"""Why something may not be done, in French, by the English words of the rules."""

from __future__ import annotations

from collections.abc import Mapping

_TABLE = "Going back this far needs the whole table: {missing:players} "

REFUSALS: Mapping[str, str] = {
    "Your own horse must still be in the race.": "Ton propre cheval doit être encore en course.",
    "Stakes are counted in £{unit:number}.": "Les mises se comptent par {unit:number} £.",
    "Every horse has left the start.": "Tous les chevaux ont quitté le départ.",
    "The horse to roll next is not on the final straight.": "Le prochain cheval à lancer n’est pas "
    "dans la dernière ligne droite.",
    "Say at which horse.": "Dis contre quel cheval.",
    "The race is over.": "La course est finie.",
    "It answers a Faller card, at once.": "Elle répond à une carte Chute, aussitôt.",
    "A horse has just fallen: only an answer to that may be played.": "Un cheval vient de tomber : "
    "on ne peut jouer qu’une réponse à cela.",
    "No way of exactly {face} lengths ends there.": "Aucun chemin d’exactement {face} longueurs ne "
    "finit là.",
    "No horse stands on {fence}.": "Aucun cheval n’est sur {fence}.",
    "A photo has been called for already.": "Une photo a déjà été demandée.",
    "Only a six takes a horse inward, and one lane only.": "Seul un six mène un cheval vers la "
    "corde, et d’un seul couloir.",
    "Only a horse more than three fences behind the leader may go.": "Seul un cheval qui a plus de "
    "trois obstacles de retard peut être retiré.",
    "This card cannot be thrown at that horse now.": "Cette carte ne peut pas être jouée contre ce "
    "cheval maintenant.",
    "Another horse stands there.": "Un autre cheval s’y trouve.",
    "A horse is whipped round once only.": "Un cheval ne fait demi-tour qu’une fois.",
    "A horse has reached {fence}.": "Un cheval a atteint {fence}.",
    "{seat:player} rides in these colours.": "{seat:player} porte ces couleurs.",
    "You have £{money:number}.": "Tu as {money:number} £.",
    "This horse is under pressure already.": "Ce cheval est déjà sous pression.",
    "It names the horse that moves next after the first is home.": "Elle vise le cheval qui joue "
    "juste après l’arrivée du premier.",
    "This card is not in your hand.": "Cette carte n’est pas dans ta main.",
    "Every horse stands on a fence.": "Tous les chevaux sont sur un obstacle.",
    "No horse has crossed the line.": "Aucun cheval n’a passé la ligne.",
    "An objection takes a deposit of £{deposit:number}.": "Une réclamation demande une caution de "
    "{deposit:number} £.",
    "The stewards sit when the race is over.": "Les commissaires siègent quand la course est finie.",
    _TABLE + "has not agreed.": "Revenir si loin demande l’accord de toute la table : "
    "{missing:players} n’a pas dit oui.",
    _TABLE + "have not agreed.": "Revenir si loin demande l’accord de toute la table : "
    "{missing:players} n’ont pas dit oui.",
}
