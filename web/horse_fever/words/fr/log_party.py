"""The log of a party in French: what only a party has, or tells in other words."""

from __future__ import annotations

from collections.abc import Mapping

_WON = " : il arrive {place:ordinal}. {stake:money} rapportent {money:money}, {times} fois la mise."

PARTY: Mapping[str, str] = {
    # the door
    "guest in": (
        "{seat:player} {returning:some(revient et retrouve sa bourse telle quelle|entre "
        "avec {money:money}, sous le numéro {number})}."
    ),
    "guest out": "{seat:player} quitte la fête.",
    # the bookmaker and the book
    "bookmaker": (
        "{seat:player} {by:which(lot=tire le bon lot et fait le bookmaker|host=reçoit tout "
        "ce monde, et fait donc le bookmaker|gain=a gagné le plus dans la dernière course "
        "et fait le bookmaker|turn=est à la suite et fait le bookmaker|left=reprend la place du bookmaker)}."
    ),
    "round": "Course {number} : {first:player} prend les paris.",
    "slips opened": "{seat:player} ouvre les bulletins rendus avant le départ.",
    "bet torn": "{seat:player} reprend {money:money} : {horse:horse} {bet:bet} est rayé.",
    "book closed": (
        "Les paris sont clos{bets:some( : {bets:plural(pari|paris)}, {total:money} en "
        "tout|, sans un seul pari)}."
    ),
    # the race
    "photo finish": "Photo-finish entre {among:list(horse)} : le bookmaker met {horse:horse} devant.",
    "win bet won": "{seat:player} gagne sur {horse:horse} gagnant" + _WON,
    "show bet won": "{seat:player} gagne sur {horse:horse} placé" + _WON,
    # purses
    "party loan": "À sec, {seat:player} emprunte {money:money}{more:some(, {debt:money} en tout)}.",
    "charity": "À sec, {seat:player} fait passer le chapeau, qui rapporte {money:money}.",
    "broke": "{seat:player} n’a plus un seul billet.",
    "team joined": "{seat:player} joue maintenant dans l’équipe {leader:of_player}.",
    "team left": "{seat:player} quitte {own:some(sa propre équipe|l’équipe {leader:of_player})}.",
    "team led": (
        "{seat:player} {members:some(tient maintenant la bourse de l’équipe, partagée "
        "avec {members:list(player)}|reste seul membre de l’équipe et garde la bourse)}."
    ),
    "purse given": "{seat:player} remet {money:money} à {other:player}.",
    "purse taken": "{seat:player} met {money:money} {other:of_player} dans la bourse.",
    "game over": "La fête est finie : on compte les bourses.",
}
