"""Labels of Horse Fever in French, continued."""

from __future__ import annotations

from collections.abc import Mapping

OTHERS: Mapping[str, str] = {
    "{box}: {game}": "{box} : {game}",
    "{buyer:player} offers {price:money}": "{buyer:player} offre {price:money}",
    "{buyer} wants": "{buyer} veut",
    "{card:card}": "{card:card}",
    "{card:card} has run": "{card:card} a couru",
    "{card} {fate:which(turned up=turned up|acts=acts|cancelled=cancelled|discarded=discarded)}": (
        "{card} {fate:which(turned up=retournée|acts=agit|cancelled=annulée|discarded=écartée)}"
    ),
    "{card}: {note}": "{card} : {note}",
    "{count:agree(slip in|slips in)}": "{count:agree(bulletin rendu|bulletins rendus)}",
    "{count:number} simulated {count:agree(race|races)}": (
        "{count:number} {count:agree(course simulée|courses simulées)}"
    ),
    "{count:plural(card|cards)}": "{count:plural(carte|cartes)}",
    "{count:plural(card|cards)} in hand": "{count:plural(carte|cartes)} en main",
    "{count:plural(guest|guests)} of {most}": "{count:plural(invité|invités)} sur {most}",
    "{count:plural(guest|guests)} on it": "{count:plural(invité|invités)} dessus",
    "{count:plural(race|races)}": "{count:plural(course|courses)}",
    "{count:plural(target|targets)}": "{count:plural(objectif|objectifs)}",
    "{count} face down": "{count} face cachée",
    "{count} guests gain most{more:some(, and {more} more {more:agree(gains|gain)})}": (
        "{count} invités gagnent le plus{more:some(, et {more} {more:agree(autre "
        "gagne|autres gagnent)} aussi)}"
    ),
    "{count} missing": "{count} en attente",
    "{danari:money}, bankrupt": "{danari:money}, en faillite",
    "{danari:money}, {points} VP": "{danari:money}, {points} P.V.",
    "{danari} D": "{danari} D",
    "{danari} D, {points} VP": "{danari} D, {points} P.V.",
    "{debt:money} borrowed": "{debt:money} d’emprunt",
    "{first:player} finished {lead} VP ahead of {second:player}{parts:some(: {parts})}.": (
        "{first:player} finit avec {lead} P.V. d’avance sur {second:player}{parts:some( : "
        "{parts})}."
    ),
    "{guests:plural(guest|guests)}, with names": "{guests:plural(invité|invités)}, avec les noms",
    (
        "{guests:some({first} is alone|Nobody has come yet)}: a party takes {fewest}, one "
        "for the book and one who bets."
    ): (
        "{guests:some({first} attend de la compagnie|Personne n’est encore là)} : il faut "
        "{fewest} invités pour une fête, l’un au livre et l’autre qui parie."
    ),
    "{horse:colour}": "{horse:colour}",
    (
        "{horse:colour}, "
        "{silk:which(hoops=hoops|chevrons=chevrons|diamonds=diamonds|stripes=stripes|spots=spots|halves=halves)}"
    ): (
        "{horse:colour}, "
        "{silk:which(hoops=cerceaux|chevrons=chevrons|diamonds=losanges|stripes=rayures|spots=pois|halves=moitiés)}"
    ),
    "{horses:list}": "{horses:list}",
    "{horse} at {odds}, and {seats:players} had it.": "{horse} à {odds} : bravo à {seats:players}.",
    "{horse} runs": "{horse} court",
    "{horse}, {colour:colour}": "{horse}, {colour:colour}",
    "{left:plural(betting token|betting tokens)} left": (
        "{left:agree(reste|restent)} {left:plural(jeton Pari|jetons Pari)}"
    ),
    "{left:plural(bet|bets)} left": "encore {left:plural(pari|paris)}",
    "{left} left": "il en reste {left}",
    "{left} more in the log, and then:": "{left} de plus dans le journal, et ensuite :",
    (
        "{mine} by the photo finish, {shown} second: you have won both bets. {hers} cost "
        "Dorothy her stake. Tap “To the payoffs”."
    ): (
        "{mine} à la photo-finish, {shown} deuxième : tu as gagné tes deux paris. {hers} a "
        "coûté sa mise à Dorothy. Appuie sur « Aux paiements »."
    ),
    "{mine} paid 4 times 200 D and 3 points, {shown} 2 times 200 D and 1 point. It is your stable, too: 400 D for 2nd place. The odds have moved with the places.": "{mine} a payé 4 fois 200 D et 3 points, {shown} 2 fois 200 D et 1 point. C’est aussi ton écurie : 400 D pour la 2e place. Les cotes ont suivi les places.",
    "{mine} pays four times the stake, and you hold a card that helps. Tap “win” for {mine}.": "{mine} paie quatre fois la mise, et tu as une carte qui aide. Appuie sur « gagnant » pour {mine}.",
    "{minutes} min": "{minutes} min",
    "{missing}{more:some( and {more} more)}": "{missing}{more:some( et {more} de plus)}",
    "{money:money} to pay back at the end, or you lose": (
        "{money:money} à rendre à la fin, sinon tu perds"
    ),
    "{money:money}{debt:some(, owes {debt:money})}": (
        "{money:money}{debt:some(, doit {debt:money})}"
    ),
    "{money} laid": "{money} en jeu",
    "{much} less": "{much} de moins",
    "{much} more": "{much} de plus",
    "{name} and {others:plural(other|others)}": "{name} et {others:plural(autre|autres)}",
    "{name} comes": "{name} vient",
    "{name} comes in, with number {number}.": "{name} entre, avec le numéro {number}.",
    "{name} gained {gain:money} and keeps the book next.": (
        "{name} a gagné {gain:money} et fera le bookmaker ensuite."
    ),
    "{name} has no slip from an earlier race.": "{name} n’a rien à reprendre.",
    "{name} is on the list twice; give each guest a name of their own.": (
        "{name} est deux fois sur la liste ; donne à chaque invité son propre nom."
    ),
    "{name} keeps the book, as all evening.": "{name} fait le bookmaker, comme toute la soirée.",
    (
        "{name} to {bet:bet} in race {race}: it had a {chance} % chance once the cards were "
        "shown, so {stake:money} on it was worth {worth}."
    ): (
        "{name} {bet:bet} dans la course {race} : {chance} % de chances une fois les cartes "
        "visibles ; {stake:money} dessus valaient donc {worth}."
    ),
    "{name} won race {race} with a {chance} % chance at the off.": (
        "{name} a gagné la course {race} avec {chance} % de chances au départ."
    ),
    "{name} {what}": "{name} {what}",
    "{name}, the {horse:colour} horse: 1 VP, and the stable prizes.": (
        "{name}, le cheval {horse:colour} : 1 P.V., et les primes de l’écurie."
    ),
    "{note} less to {bet:bet}": "{note} de moins en {bet:bet}",
    "{note} more to {bet:bet}": "{note} de plus en {bet:bet}",
    "{number} {count:agree(race|races)}": "{number} {count:agree(course|courses)}",
    "{number} {count:agree(slip|slips)} in the book": (
        "{number} {count:agree(bulletin|bulletins)} au livre"
    ),
    "{number} {name} is ahead": "{number} {name} est devant",
    "{one:player}, {two:player} and {others:plural(other|others)} win": (
        "{one:player}, {two:player} et {others:plural(autre|autres)} gagnent"
    ),
    "{owed:money} not paid: lost": "{owed:money} impayés : perdu",
    "{pages:plural(page|pages)} blank": "{pages:plural(page vierge|pages vierges)}",
    "{pages:plural(page|pages)}, black on white.": "{pages:plural(page|pages)}, noir sur blanc.",
    "{place:ordinal}": "{place:ordinal}",
    "{points} VP": "{points} P.V.",
    "{points} and {danari}": "{points} et {danari}",
    "{price:number}": "{price:number}",
    "{races:agree(One race|{races} races in a row)} without a winning bet, up to race {race}.": (
        "{races:agree(Une course|{races} courses de suite)} sans un pari gagné, jusqu’à la "
        "course {race}."
    ),
    "{races:plural(race|races)}": "{races:plural(course|courses)}",
    "{races:plural(race|races)}, {guests:plural(guest|guests)}.": (
        "{races:plural(course|courses)}, {guests:plural(invité|invités)}."
    ),
    "{seat:player} alone had {horse} to win.": (
        "{seat:player} a eu {horse} gagnant, et personne d’autre."
    ),
    "{seat:player} decides": "{seat:player} décide",
    "{seat:player} has looked at the photo.": "{seat:player} a regardé la photo.",
    "{seat:player} is playing in the other window.": "{seat:player} joue dans l’autre fenêtre.",
    "{seat:player} keeps the book and decides. Do not bribe the bookmaker!": (
        "{seat:player} fait le bookmaker et décide. Défense d’acheter le bookmaker !"
    ),
    "{seat:player} keeps the book.": "{seat:player} fait le bookmaker.",
    "{seat:player} reads the slips of race {race}.": (
        "{seat:player} lit les bulletins de la course {race}."
    ),
    "{seat:player} won {won} of {bets:plural(bet|bets)}; luck usually allows {hoped}.": (
        "{seat:player} : {won:plural(pari gagné|paris gagnés)} sur {bets} ; la chance en "
        "accorde d’habitude {hoped}."
    ),
    "{seat:player}: {stake:number} to {kind:which(win=win|show=show)}": (
        "{seat:player} : {stake:number} en {kind:which(win=gagnant|show=placé)}"
    ),
    "{seconds:plural(second|seconds)} to the off": "Départ dans {seconds:plural(seconde|secondes)}",
    (
        "{shown} runs for your stable. Tap “show” for {shown}: that pays twice the stake, "
        "whatever the odds."
    ): (
        "{shown} court pour ton écurie. Appuie sur « placé » pour {shown} : cela "
        "rapporte deux fois la mise, quelle que soit la cotation."
    ),
    "{sign} {way:which(up=up|down=down)}": "{sign} {way:which(up=haut|down=bas)}",
    "{sign}{amount:money}": "{sign}{amount:money}",
    "{stake:money} on {horse} to {bet:bet} in race {race} gained {gain:money}.": (
        "{stake:money} sur {horse} {bet:bet} dans la course {race} ont rapporté {gain:money} "
        "de gain."
    ),
    "{stake:money} on {horse}: {brings}": "{stake:money} sur {horse} : {brings}",
    "{stake:money} on {name} to {bet:bet}": "{stake:money} sur {name} {bet:bet}",
    "{stake:money} on …": "{stake:money} sur…",
    "{stake:number}": "{stake:number}",
    "{stake:number} at {odds}": "{stake:number} à {odds}",
    "{thousands}k": "{thousands}k",
    "{unit:which(-1=cards face down|0=cards open|after card {unit})}": (
        "{unit:which(-1=cartes cachées|0=cartes visibles|après la carte {unit})}"
    ),
    "{unit:which(-1=down|0=up|{unit})}": "{unit:which(-1=dos|0=face|{unit})}",
    "{which:which(least=Minimum|most=All|)}": "{which:which(least=Minimum|most=Tout|)}",
    "{winners:players} {count:agree(wins|win)}": "{winners:players} {count:agree(gagne|gagnent)}",
    "“You” counts the cards that you have laid; those in your hand lie behind no horse yet.": (
        "« Toi » compte les cartes que tu as posées ; celles de ta main ne sont encore "
        "derrière aucun cheval."
    ),
    "“{start}…” is longer than {most} letters; shorten it.": (
        "« {start}… » dépasse {most} lettres ; raccourcis-le."
    ),
    "Money from a win bet of {stake:money}": "Argent d’un pari gagnant de {stake:money}",
    "Victory points from this bet": "Points de victoire de ce pari",
}
