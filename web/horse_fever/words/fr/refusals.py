"""Refusals of Horse Fever in French, by their English templates."""

from __future__ import annotations

from collections.abc import Mapping

REFUSALS: Mapping[str, str] = {
    "This card is not in the deck of this table.": "Cette carte n’est pas dans le paquet de cette table.",
    "There is no player {number} at this table.": "Il n’y a pas de joueur {number} à cette table.",
    "{seat:player} shares {leader:player}'s purse already.": (
        "{seat:player} partage déjà la bourse {leader:of_player}."
    ),
    "The {judge} has to say who is ahead.": (
        "C’est au {judge:which(first player=premier joueur|bookmaker)} de dire quel cheval "
        "est devant."
    ),
    "The smallest bet is one note, {least} D.": (
        "Le plus petit pari est d’un billet, {least:number} D."
    ),
    "Come and go when this race has been paid.": (
        "On entre et on sort quand cette course est payée."
    ),
    "The card that you have chosen must go behind a horse.": (
        "La carte que tu as choisie doit aller derrière un cheval."
    ),
    "This stable already stands at the edge of the blackboard.": (
        "Cette écurie est déjà au bord du tableau noir."
    ),
    "You have {money:number} D.": "Tu as {money:number} D.",
    "The price asked now is {price:number} D, and nothing else.": (
        "Le prix demandé est maintenant de {price:number} D, et rien d’autre."
    ),
    "{seat:player} has no slip to tear.": "{seat:player} n’a pas de bulletin à déchirer.",
    "This is not one of the cards that you have drawn.": (
        "Ce n’est pas une des cartes que tu as piochées."
    ),
    "The game is over for {seat:player}, who has nothing to sell.": (
        "La partie est finie pour {seat:player}, qui n’a rien à vendre."
    ),
    "{seat:player} keeps the book in this race, and bookmakers do not bet.": (
        "{seat:player} fait le bookmaker dans cette course, et un bookmaker ne parie pas."
    ),
    "The die decides among the best only, who are level.": (
        "Le dé ne départage que les meilleurs, qui sont à égalité."
    ),
    "Bets are on paper here; enter them after the race.": (
        "Ici, les paris sont sur papier ; note-les après la course."
    ),
    "Action cards are never sold by players.": "Les joueurs ne vendent jamais de cartes Action.",
    "There is no {length} game for {count} players, only: {known:list}.": (
        "Il n’y a pas de partie {length:length} à {count} joueurs, seulement : "
        "{known:list(length)}."
    ),
    "You do not have this card in your hand.": "Tu n’as pas cette carte en main.",
    "A team takes two.": "Une équipe, c’est au moins deux.",
    "The {stable} stable is not yours.": "L’écurie {stable:colour_f} n’est pas à toi.",
    "You have already bought one {kind} card in this phase.": (
        "Tu as déjà acheté une carte {kind:ware} dans cette phase."
    ),
    "Two guests with a purse must stay: one keeps the book, and one bets.": (
        "Deux invités avec une bourse doivent rester : l’un fait le bookmaker, l’autre parie."
    ),
    "No horse is called '{wish}'; there are {horses:list}.": (
        "Aucun cheval ne s’appelle « {wish} » ; il y a {horses:list(colour)}."
    ),
    "{seat:player} has left the party; let {seat:player} in first.": (
        "{seat:player} a quitté la fête ; fais d’abord entrer {seat:player}."
    ),
    "There is no book to close yet; run the race.": (
        "Il n’y a pas encore de livre à fermer ; lance la course."
    ),
    "Close the book first, so that this race is paid.": (
        "Ferme d’abord les paris, pour que cette course soit payée."
    ),
    "{seat:player} keeps the book; make the team after this race.": (
        "{seat:player} fait le bookmaker ; formez l’équipe après cette course."
    ),
    "{seat:player} is here already.": "{seat:player} est déjà là.",
    "This is not what you were asked to sell.": "Ce n’est pas ce qu’on t’a demandé de vendre.",
    "There is no guest {number}; they go from 1 to {most}.": (
        "Il n’y a pas d’invité {number} ; cela va de 1 à {most}."
    ),
    "{seat:player} has no target card.": "{seat:player} n’a aucune carte Objectif.",
    "Targets lie face down: the owner chooses which one is sold.": (
        "Les objectifs sont face cachée : leur propriétaire choisit lequel il vend."
    ),
    "{seat:player} has no such {kind} card.": "{seat:player} n’a pas cette carte {kind:ware}.",
    "Horse cards are only for players who own a stable.": (
        "Les cartes Cheval sont réservées aux propriétaires d’écurie."
    ),
    "You have to swap this card for a card of another player.": (
        "Tu dois échanger cette carte contre une carte d’un autre joueur."
    ),
    "The {stable} stable belongs to {seat:player}.": (
        "L’écurie {stable:colour_f} est à {seat:player}."
    ),
    "You have said what you bet on; now say how much.": (
        "Tu as dit sur quoi tu paries ; dis maintenant combien."
    ),
    "{seat:player} holds a purse already; members leave a team, not its leader.": (
        "{seat:player} tient déjà une bourse ; on peut quitter une équipe, mais pas qui la mène."
    ),
    "No other player has this card.": "Aucun autre joueur n’a cette carte.",
    "The house takes {most:number} D at most on one bet.": (
        "La maison prend {most:number} D au plus par pari."
    ),
    "They are paid for: one of the cards drawn has to be kept.": (
        "C’est payé : il faut garder une des cartes piochées."
    ),
    "You can ask only the other players to sell.": (
        "Tu ne peux proposer un achat qu’aux autres joueurs."
    ),
    "{seat:player} shares {leader:player}'s purse and cannot bet alone.": (
        "{seat:player} partage la bourse {leader:of_player} et ne peut pas parier en solo."
    ),
    "You have already bought from a player in this round.": (
        "Tu as déjà acheté à un joueur dans ce tour."
    ),
    "You already have a {bet} bet on {horse}; another must be to {other}.": (
        "Tu as déjà un pari {bet:bet} sur le {horse:colour} ; un autre doit être {other:bet}."
    ),
    "All six loan cards are taken.": "Les six cartes Emprunt sont prises.",
    "{seat:player} has {money:number} D.": "{seat:player} a {money:number} D.",
    "Write down the newcomer's name first.": "Écris d’abord le nom de qui arrive.",
    "This horse already runs for another stable.": "Ce cheval court déjà pour une autre écurie.",
    "A bet names its horse and its stake: 7 win red 300.": (
        "Un pari dit son cheval et sa mise : 7 win red 300."
    ),
    "{seat:player} has {money:number} D, of which {stake:number} D is on {horse} to {bet}.": (
        "{seat:player} a {money:number} D, dont {stake:number} D sur le {horse:colour} {bet:bet}."
    ),
    "A bet is to win or to show, not to '{wish}'.": "Un pari est gagnant ou placé, pas « {wish} ».",
    "You do not own this horse card.": "Cette carte Cheval n’est pas à toi.",
    "Sell, or refuse the offer.": "Vends, ou refuse l’offre.",
    "Anyone who does not want to bet hands in no slip; run the race.": (
        "Qui ne veut pas parier ne rend pas de bulletin ; lance la course."
    ),
    "This offer has just been refused.": "Cette offre vient d’être refusée.",
    "{seat:player} has left the party already.": "{seat:player} a déjà quitté la fête.",
    "All cards are played before the race; none is kept.": (
        "Toutes les cartes se jouent avant la course ; on n’en garde aucune."
    ),
    "You already have a loan from the {lender}; each lends to you once.": (
        "Tu as déjà un emprunt à la {lender:lender} ; on ne t’y prête qu’une fois."
    ),
    "The book is open; close it, and they are off.": (
        "Les paris sont ouverts ; ferme-les, et les voilà partis."
    ),
    "Six can play with the second edition only; the first seats five.": (
        "On ne joue à six qu’avec la deuxième édition ; la première s’arrête à cinq."
    ),
    "The minimum bet is {minimum} D: 100 D a victory point, at least 100 D.": (
        "Le pari minimum est de {minimum:number} D : 100 D par point de victoire, et au "
        "moins 100 D."
    ),
    "Say whether there is another race, or the party ends.": (
        "Dis s’il y a encore une course, ou si la fête est finie."
    ),
    "There are no {kind} cards left to draw.": "Il n’y a plus de carte {kind:ware} à piocher.",
    "Run one race first; nothing has been won or lost yet.": (
        "Lance d’abord une course ; rien n’a encore été gagné ni perdu."
    ),
    "Anyone who does not want to bet is simply left out; close the book.": (
        "Qui ne veut pas parier est simplement laissé de côté ; ferme les paris."
    ),
    "This card has been turned up already in this race.": (
        "Cette carte a déjà été retournée dans cette course."
    ),
    "This character is taken by {seat:player}.": "Ce personnage est pris par {seat:player}.",
    "Say the guest's number first, for instance 7.": (
        "Dis d’abord le numéro de l’invité, par exemple 7."
    ),
    "The book is closed; open it for another race first.": (
        "Les paris sont clos ; ouvre-les d’abord pour une autre course."
    ),
    "A stake is a plain number of Danari, for instance 300.": (
        "Une mise est un simple nombre de Danari, par exemple 300."
    ),
    "Say yes or no to the price; no leaves the auction.": (
        "Dis oui ou non au prix ; un non te sort de ces enchères."
    ),
    "The house is full: {most} guests have come.": (
        "La maison est pleine : {most} invités sont là."
    ),
    "Anyone who handed in no slip is left out; close the book.": (
        "Qui n’a pas rendu de bulletin est laissé de côté ; ferme les paris."
    ),
    "The first bet of a race must be laid; only the second may be passed.": (
        "Le premier pari d’une course est obligatoire ; seul le deuxième peut être passé."
    ),
    "The smallest note is 100 D, so a stake goes in hundreds.": (
        "Le plus petit billet est de 100 D : les mises vont par centaines."
    ),
    "Everyone plays a character.": "Chacun joue un personnage.",
    "That one is not level with those in the photo finish.": (
        "Ce cheval n’est pas à égalité avec ceux de la photo-finish."
    ),
    "All betting tokens for {horse} are taken in this race.": (
        "Plus de jeton Pari {horse:colour} dans cette course."
    ),
    "{seat:player} does not own the {stable} stable.": (
        "L’écurie {stable:colour_f} n’est pas à {seat:player}."
    ),
    "Nobody has a note left to bet with, so the party ends here.": (
        "Plus personne n’a un billet pour parier : la fête s’arrête ici."
    ),
    "Another horse card already runs for this stable.": (
        "Une autre carte Cheval court déjà pour cette écurie."
    ),
    "Say that you are done; cards left over do not run.": (
        "Dis que c’est fait ; les cartes qui restent ne courent pas."
    ),
    "This costs {cost:number} D and you have {money:number} D.": (
        "Cela coûte {cost:number} D et tu as {money:number} D."
    ),
    "Only the basic cards are in the deck at a party: 83 to 97.": (
        "Dans une fête, il n’y a que les cartes de base dans la pioche : de 83 à 97."
    ),
    "Characters with a star stay in the box at this table.": (
        "À cette table, les personnages à étoile restent dans la boîte."
    ),
    "{seat:player} has no note left to bet with.": "{seat:player} n’a plus un billet pour parier.",
    "This race has been run; enter the slips and close the book.": (
        "Cette course a été courue ; note les bulletins et ferme les paris."
    ),
    "Nobody has bet yet; a race needs at least one bet.": (
        "Personne n’a encore parié ; il faut au moins un pari pour une course."
    ),
}
