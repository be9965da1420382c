"""Why something may not be done, in French, by the English words of the rules."""

from __future__ import annotations

from collections.abc import Mapping

REFUSALS: Mapping[str, str] = {
    "There is no player {number} at this table.": "Il n’y a pas de joueur {number} à cette table.",
    "Nobody rides in these colours.": "Personne ne court sous ces couleurs.",
    "A stake is £{unit:number} at least.": "Une mise est d’au moins {unit:number} £.",
    "A horse that has room has to run.": "Un cheval qui a de la place doit courir.",
    "A horse is withdrawn in place of its move, not after it.": "On retire un cheval au lieu de le faire courir, pas après.",
    "A double never goes inward, not even that of a six.": "En doublant, on ne va jamais vers la corde, même sur un six.",
    "A riderless horse runs on by itself.": "Un cheval sans jockey court tout seul.",
    "This horse has no room to run.": "Ce cheval n’a pas de place.",
    "This horse is not in the winners’ enclosure.": "Ce cheval n’est pas dans l’enclos des vainqueurs.",
    "A riderless horse is only in the way: no card touches it.": "Un cheval sans jockey ne fait que gêner : aucune carte ne l’atteint.",
    "This horse is not in the race any more.": "Ce cheval n’est plus en course.",
    "This horse has left the start.": "Ce cheval a quitté le départ.",
    "This horse does not stand on {fence}.": "Ce cheval n’est pas sur {fence}.",
    "This horse stands on a fence.": "Ce cheval est sur un obstacle.",
    "It can be thrown only at the horse that rolls next.": "Elle ne vise que le cheval qui lance ensuite.",
    "Every horse in the race has left the start.": "Tous les chevaux en course ont quitté le départ.",
    "The horse on {fence} is riderless: it cannot fall.": "Le cheval sur {fence} n’a plus de jockey : il ne peut pas tomber.",
    "Every horse with a rider stands on a fence.": "Tous les chevaux montés sont sur un obstacle.",
    "The horse to roll next is riderless.": "Le prochain cheval à lancer n’a plus de jockey.",
    "No rider has crossed the line.": "Aucun jockey n’a passé la ligne.",
    "Your own horse must still be in the race.": "Ton propre cheval doit être encore en course.",
    "Stakes are counted in £{unit:number}.": "Les mises se comptent par {unit:number} £.",
    "The horse to roll next is not on the final straight.": "Le prochain cheval à lancer n’est pas "
    "dans la dernière ligne droite.",
    "Say at which horse.": "Dis contre quel cheval.",
    "The race is over.": "La course est finie.",
    "It answers a Faller card, at once.": "Elle répond à une carte Chute, aussitôt.",
    "A horse has just fallen: only an answer to that may be played.": "Un cheval vient de tomber : "
    "on ne peut jouer qu’une réponse à cela.",
    "A {face} does not take this horse there.": "Un {face} ne mène pas ce cheval jusque-là.",
    "No horse stands on {fence}.": "Aucun cheval n’est sur {fence}.",
    "A photo has been called for already.": "Une photo a déjà été demandée.",
    "Only a six takes a horse inward, and one lane only.": "Seul un six mène un cheval vers la "
    "corde, et d’un seul couloir.",
    "Only a horse more than three fences behind the leader may go.": "Seul un cheval qui a plus de "
    "trois obstacles de retard peut être retiré.",
    "Another horse stands there.": "Un autre cheval s’y trouve.",
    "A horse is whipped round once only.": "Un cheval ne fait demi-tour qu’une fois.",
    "A horse has reached {fence}.": "Un cheval a atteint {fence}.",
    "{seat:player} rides in these colours.": "{seat:player} porte ces couleurs.",
    "You have £{money:number}.": "Tu as {money:number} £.",
    "This horse is under pressure already.": "Ce cheval est déjà sous pression.",
    "It names the horse that moves next after the first is home.": "Elle vise le cheval qui joue "
    "juste après l’arrivée du premier.",
    "This card is not in your hand.": "Cette carte n’est pas dans ta main.",
    "An objection takes a deposit of £{deposit:number}.": "Une réclamation demande une caution de "
    "{deposit:number} £.",
    "The stewards sit when the race is over.": "Les commissaires siègent quand la course est finie.",
}
