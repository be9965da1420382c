"""Why something may not be done, in French, by the English words of the rules."""

from __future__ import annotations

from collections.abc import Mapping

_TABLE = "Going back this far needs the whole table: {missing:players} "

REFUSALS: Mapping[str, str] = {
    "This is not one of the two cards that you see.": "Ce n’est pas une des deux cartes que tu vois.",
    "The unicorn throws out only a negative card that lies on it.": "La licorne n’écarte qu’une carte négative posée sur elle.",
    "The next contract costs {price:number} gold; you have {gold:number}.": "Le prochain contrat coûte {price:number} or ; tu en as {gold:number}.",
    "The next contract costs {price:number} gold; you have {gold:number}. A loan brings 20 gold.": "Le prochain contrat coûte {price:number} or ; tu en as {gold:number}. Un prêt en apporte 20.",
    "The magic of this action is over.": "La magie de cette action est finie.",
    "This action token lets you play no magic.": "Ce jeton Action ne permet pas de jouer de magie.",
    "This action token lets you make no bet.": "Ce jeton Action ne permet pas de parier.",
    "None of your contracts lets you bet without a token.": "Aucun de tes contrats ne permet de parier sans jeton.",
    "None of your contracts lets you look at magic.": "Aucun de tes contrats ne permet de regarder la magie.",
    "You have {gold:number} gold. For a loan, take the bet back first.": "Tu as {gold:number} or. Pour un prêt, reprends d’abord ton pari.",
    "You have {gold:number} gold.": "Tu as {gold:number} or.",
    "You have this bet token already.": "Tu as déjà ce jeton Pari.",
    "You have reserved this bet token already.": "Tu as déjà réservé ce jeton Pari.",
    "The other way round: name the one with the better odds first.": "Dans l’autre sens : nomme d’abord celle qui a la meilleure cote.",
    "That one is not level with those in the photo finish.": "Cette licorne n’est pas à égalité avec celles de la photo-finish.",
    "The die has taken this bet token out of this race.": "Le dé a retiré ce jeton Pari de cette course.",
    "The {judge} has to say who is ahead.": "{judge:which(first player=Le premier joueur|Le bookmaker)} doit dire quelle licorne est devant.",
    "A bet needs a stake of 1 gold at least. A loan brings 20.": "Un pari demande une mise d’au moins 1 or. Un prêt en apporte 20.",
    "Your bet of this action is made.": "Le pari de cette action est fait.",
    "Play a card on the lane that you have looked at first.": "Joue d’abord une carte dans le couloir que tu as regardé.",
    "All contract tokens are taken for this race.": "Tous les jetons Contrat de cette course sont pris.",
    "Choose a unicorn that you have bet on.": "Choisis une licorne sur qui tu as parié.",
    "This action token is for a win bet only.": "Ce jeton Action ne sert qu’à un pari gagnant.",
    "Finish playing magic first; then make the bet.": "Finis d’abord de jouer ta magie ; puis fais ton pari.",
    "{seat:player} has this bet token already.": "{seat:player} a déjà ce jeton Pari.",
    "The printed gold is there only when all gold tokens are taken.": "L’or imprimé n’est là que quand tous les jetons Or sont pris.",
    "Put the two cards back: say which comes first.": "Repose les deux cartes : dis laquelle vient d’abord.",
    "{seat:player} has reserved this bet token.": "{seat:player} a réservé ce jeton Pari.",
    "You have looked at another lane; play your next card there.": "Tu as regardé un autre couloir ; joue ta prochaine carte là.",
    "There are late place bets with four players or more only.": "Il n’y a de paris placés tardifs qu’à quatre joueurs ou plus.",
    "You do not have this card in your hand.": "Tu n’as pas cette carte en main.",
    "This card has been turned up already in this race.": "Cette carte a déjà été retournée dans cette course.",
    "This contract does not reach that card.": "Ce contrat n’atteint pas cette carte.",
    "These two are not on neighbouring rows.": "Ces deux-là ne sont pas sur des rangées voisines.",
    "Everybody does three actions; nobody passes.": "Chacun fait trois actions ; on ne passe pas.",
    "All tokens of this stack are taken for this race.": "Tous les jetons de cette pile sont pris pour cette course.",
    "This contract does not lie on the board.": "Ce contrat n’est pas sur le plateau.",
    "The card beyond those of the token has to be negative.": "La carte en plus de celles du jeton doit être négative.",
    "This unicorn is on the lowest row already.": "Cette licorne est déjà sur la rangée du bas.",
    "A bet needs a stake of 1 gold at least.": "Un pari demande une mise d’au moins 1 or.",
    "One of these cards goes; the first player says which.": "Une de ces cartes s’en va ; le premier joueur dit laquelle.",
    "There is one bet without a token a race.": "Il y a un seul pari sans jeton par course.",
    "There is no card in this lane that you do not know.": "Il n’y a dans ce couloir aucune carte que tu ne connaisses.",
    "You look only where you can play a card.": "Tu ne regardes que là où tu peux jouer une carte.",
    "All twenty loans of the box are taken.": "Les vingt prêts de la boîte sont pris.",
    "You have not bet on this unicorn.": "Tu n’as pas parié sur cette licorne.",
    "You may hold no more cards than your limit.": "Tu ne peux pas tenir plus de cartes que ta limite.",
    _TABLE
    + "has not agreed.": "Revenir si loin demande l’accord de toute la table : {missing:players} n’a pas dit oui.",
    _TABLE
    + "have not agreed.": "Revenir si loin demande l’accord de toute la table : {missing:players} n’ont pas dit oui.",
}
