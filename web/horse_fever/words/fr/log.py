"""The log in French: one template for every kind of event that the Family Game tells."""

from __future__ import annotations

from collections.abc import Mapping

_MOVED = "{way:which(up=monte|down=descend)} de {before:odds} à {after:odds}"
_WON = (
    " : il arrive {place:ordinal}. {stake:money} rapportent {money:money} et "
    "{vp} P.V.{boss:some( ({boss:signed} par les cartes).)}"
)

RACE: Mapping[str, str] = {
    "off": "Course {number} : ils sont partis.",
    "deck reshuffled": "La pioche des cartes Mouvement est vide ; on la mélange à nouveau.",
    "movement card": "Carte {unit}, numéro {card} : {runs:each({horse:horse} {count})}.",
    "line crossed": (
        "{horse:horse} arrive, {overshoot:some({overshoot:plural(case|cases)} au-delà "
        "de|juste sur)} la ligne{changed:some( (cartes : {changed:signed}))}."
    ),
    "sprint": (
        "Dés de sprint : {twice:some(deux fois {colour:colour}|{dice:list(colour)})}. "
        "{runs:each({horse:horse} {home:some(est déjà arrivé|{count:some(avance de "
        "{count:plural(case|cases)}|ne bouge pas)})})}."
    ),
    "photo finish": (
        "Photo-finish entre {among:list(horse)} : {by:which(first player=le premier "
        "joueur met|odds=les cotations mettent|cards=les cartes mettent)} {horse:horse} "
        "devant."
    ),
    "placed": "{horse:horse} prend la {place:which(1=1re|{place}e)} place.",
    "ranking": "Le résultat : {places:each({place:ordinal} {horse:horse})}.",
}
"""A race, from the off to the ranking."""

BETS: Mapping[str, str] = {
    "bet laid": "{seat:player} mise {stake:money} sur {horse:horse} {bet:bet}.",
    "bet lost": (
        "{seat:player} perd {stake:money} sur {horse:horse} {bet:bet} : il arrive {place:ordinal}."
    ),
}
"""The bets of every game of the box."""

FAMILY: Mapping[str, str] = {
    **RACE,
    **BETS,
    "stables placed": "Les cotations : {stables:each({horse:horse} {row:odds})}.",
    "start": (
        "{seat:player} joue {character:character} et commence avec "
        "{money:money}{stable:some(, {vp} P.V. et l’écurie {stable:stable}.| et "
        "{vp} P.V.)}"
    ),
    "first player": "{seat:player} est {colour:some(le premier joueur|maintenant le premier joueur)}.",
    "die rolled": "Le dé de sprint tombe sur le {colour:colour}. {colour:joke}",
    "round": "Place à la course {number}. Premier joueur : {first:player}.",
    "cards dealt": "{seat:player} reçoit {count:plural(carte Action|cartes Action)}.",
    "cannot bet": "{seat:player} ne peut pas couvrir le pari minimum de {minimum:money}.",
    "bet passed": (
        "{seat:player} {broke:some(n’a pas de quoi poser un|ne pose pas de)} deuxième pari."
    ),
    "card placed": "{seat:player} pose une carte face cachée derrière {horse:horse}.",
    "card revealed": "Derrière {horse:horse}, il y a {card:action}, jouée par {seat:player}.",
    "cards cancelled": "{cards:list(action)} s’annulent derrière {horse:horse}.",
    "card discarded": "{by:action} écarte {card:action} derrière {horse:horse}.",
    "odds shifted": "{horse:horse} {way:which(stays=est au bord du tableau et reste à {after:odds}|"
    + _MOVED
    + ")}.",
    "win bet won": "{seat:player} gagne sur {horse:horse} gagnant à {row:odds}" + _WON,
    "show bet won": "{seat:player} gagne sur {horse:horse} placé" + _WON,
    "stable prize": (
        "{seat:player} reçoit {money:money} : l’écurie {horse:stable} arrive "
        "{place:which(1=1re|{place}e)}."
    ),
    "card cash": (
        "{seat:player} {money:sign(reçoit|paie)} {money:money} pour son pari sur "
        "{horse:horse}, à cause d’une carte."
    ),
    "short": (
        "{seat:player} doit {owed:money} {horse:some(pour son pari sur {horse:horse}|à "
        "{other:player})} mais ne peut {money:some(payer que {money:money}|rien payer)}."
    ),
    "penalty": "{seat:player} ne peut pas payer et perd {vp:size} P.V.",
    "eliminated": (
        "{seat:player} ne peut pas payer et quitte la partie.{back:some( Rendu à la "
        "banque : {back:each({what:which(money={much:money}|vp={much:size} P.V.|l’écurie "
        "{much:stable})})}.)}"
    ),
    "new odds": "{moved:some({moved:each({horse:horse} "
    + _MOVED
    + ")}|Toutes les écuries gardent leur cotation)}.",
    "tie broken": "Le dé donne la victoire à {seat:player}.",
    "game over": "La partie est finie.",
}
