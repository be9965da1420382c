"""The log of Unicorn Fever in French: a sentence for every kind of event."""

from __future__ import annotations

from collections.abc import Mapping

_MOVED = "{way:which(up=monte|down=descend)} de {before:odds} à {after:odds}"
_BET = "{bet:bet} sur {horse:horse}"
_GETS = "{money:some(touche {money:gold}|ne touche rien)}{vp:some( et {vp:glory})}"

SET_UP: Mapping[str, str] = {
    "start": "{seat:player} commence avec {money:gold}.",
    "clans": "Les clans de ce championnat : {clans:list(clan)}.",
    "contracts revealed": "{cards:some(À signer : {cards:list(card)}|Il ne reste aucun contrat)}.",
    "magic drawn": "{seat:player} pioche {count:plural(carte Magie|cartes Magie)}.",
    "magic reshuffled": "Les cartes Magie sont mélangées à nouveau.",
    "first player": "{seat:player} a la carotte et commence.",
    "odds set": "Les cotes : {odds:each({horse:horse} {row:odds})}.",
    "enraged": "{unicorns:list(horse)} {count:agree(a|ont)} la plus mauvaise cote et "
    "{count:agree(est déchaînée|sont déchaînées)}.",
    "owner": "{horse:horse} appartient à {seat:player}.",
    "round": "La course {number} se prépare.",
    "token removed": "Le dé retire du plateau le {bet:bet} sur {horse:horse}.",
    "token reserved": "{seat:player} réserve le {bet:bet} sur {horse:horse}.",
}

PREPARATION: Mapping[str, str] = {
    "token taken": "{seat:player} prend {letter:some(le jeton du dessus de|la case libre sous)} "
    "{stack:which(magic=la pile Magie|any-bet=la pile Pari|win-bet=la pile Pari gagnant|"
    "gold=la pile Or|contract=la pile Contrat)}.",
    "gold action": "{seat:player} touche {money:gold} de la pile Or.",
    "looked": "{seat:player} regarde les cartes sur {horse:horse}.",
    "magic played": "{seat:player} pose une carte Magie face cachée sur {horse:horse}.",
    "magic dropped": "{seat:player} rend une carte Magie.",
    "bet laid": "{seat:player} mise {stake:gold} sur {horse:horse} : {bet:bet}"
    "{on_it:some(, avec {on_it:glory} dessus)}.",
    "contract signed": "{seat:player} signe {card:card}{money:some( pour {money:gold})}.",
    "loan": "{seat:player} prend un prêt de {money:gold} ; désormais {loans:plural(prêt|prêts)}.",
}

RACE: Mapping[str, str] = {
    "card revealed": "{seat:player} avait {card:card} sur {horse:horse}.",
    "cards cancelled": "{cards:list(card)} s’annulent sur {horse:horse}.",
    "card discarded": "{by:card} jette {card:card} de {horse:horse}.",
    "contract speaks": "{seat:player} utilise {card:card}.",
    "odds shifted": "{horse:horse} {way:which(stays=est au bord du tableau et reste à "
    "{after:odds}|" + _MOVED + ")}.",
    "deck shuffled": "Les cartes Mouvement sont mélangées.",
    "deck reshuffled": "Il n’y a plus de cartes Mouvement : on les mélange à nouveau.",
    "scouted": "{seat:player} regarde les deux cartes Mouvement du dessus et les range.",
    "tailwind": "{seat:player} donne à {horse:horse} le vent arrière.",
    "dice rerolled": "{seat:player} fait relancer {dice:list(colour)}.",
    "off": "La course {number} est partie.",
    "movement card": "Carte {unit}, numéro {card} : {runs:each({horse:horse} {count})}.",
    "line crossed": "{horse:horse} arrive et s’arrête "
    "{overshoot:some({overshoot:plural(case|cases)} après|exactement sur)} la ligne"
    "{changed:some( (cartes : {changed:signed}))}.",
    "sprint": "Les dés de sprint montrent {twice:some({colour:colour} deux fois|"
    "{dice:list(colour)})} : {runs:each({horse:horse} "
    "{home:some(est déjà arrivée|avance de {count:plural(case|cases)})})}.",
    "photo finish": "Photo-finish entre {among:list(horse)} : {by:which(first player=le premier "
    "joueur place|odds=la cote place|cards=les cartes placent)} {horse:horse} devant.",
    "placed": "{horse:horse} est {place:ordinal_f}.",
    "ranking": "Le résultat : {places:each({place:ordinal_f} {horse:horse})}.",
}

RESULTS: Mapping[str, str] = {
    "owner prize": "{seat:player} touche {money:gold} pour sa licorne {horse:horse}, "
    "{place:ordinal_f}.",
    "bet won": "{seat:player} gagne le "
    + _BET
    + ", {place:ordinal_f}, et "
    + _GETS
    + "{contracts:some( (avec {contracts:list(card)}))}.",
    "bet returned": "{seat:player} récupère le " + _BET + " : {money:gold}"
    "{vp:some( et {vp:glory})}, grâce à {card:card}.",
    "bet lost": "{seat:player} perd le " + _BET + ", {place:ordinal_f}"
    "{money:some( ; {contracts:list(card)} rend {money:gold})}.",
    "purse": "{seat:player} {money:some({money:sign(touche|paie)} {money:gold}"
    "|n’a rien à payer)} : {card:card} sur {horse:horse}.",
    "contract pays": "{card:card} rapporte à {seat:player} "
    "{money:some({money:gold})}{both:some( et )}{vp:some({vp:glory})}.",
    "toll": "{seat:player} prend {money:gold} à {of:player}, par {card:card}.",
    "toll paid": "{seat:player} paie {money:gold} à {to:player}, par {card:card}.",
    "glory tax": "{seat:player} paie {money:gold} de taxe sur {held:glory}.",
    "new odds": "{moved:some({moved:each({horse:horse} "
    + _MOVED
    + ")}|Toutes les licornes gardent leur cote)}.",
    "contracts discarded": "Personne n’a voulu de {cards:list(card)}.",
}

END: Mapping[str, str] = {
    "loans repaid": "{seat:player} rembourse {count:plural(prêt|prêts)} : {money:gold}.",
    "loans unpaid": "{seat:player} ne peut pas rembourser {count:plural(prêt|prêts)}.",
    "gold for glory": "{seat:player} change {money:gold} en {vp:glory}.",
    "contract glory": "{card:card} rapporte à {seat:player} {vp:glory} à la fin.",
    "game over": "Le championnat est fini.",
}

LOG: Mapping[str, str] = {**SET_UP, **PREPARATION, **RACE, **RESULTS, **END}

HEADINGS: Mapping[str, str] = {
    "set-up": "Avant la première course",
    "preparation": "Préparation",
    "race": "Course",
    "results": "Résultats",
    "end": "La fin",
}
"""The heading under which an event stands, by the part of the game."""

PHASES: Mapping[str, str] = {
    "preparation": "Préparation",
    "race": "Course",
    "results": "Résultats",
    "over": "Fin",
}
