"""The caller of the fair in French; a line may be said in several ways."""

from __future__ import annotations

from collections.abc import Mapping

_GATES = "{gates:some(Au départ : )}"
_STILL = "{still:some( Et {still:horse} ne bouge pas !)}"
_BEST = "{best:plural(case|cases)}"

CALLED: Mapping[str, tuple[str, ...]] = {
    "off": (
        "L’arc-en-ciel se lève : elles sont parties !",
        "Approchez, approchez : elles sont parties !",
        "Sabots et cornes : les voilà lancées !",
    ),
    "card revealed": (
        "{card:card} sur {horse:horse}, le croiriez-vous !",
        "Quelqu’un a mis {card:card} sur {horse:horse} !",
        "On lève le voile : {card:card} pour {horse:horse} !",
    ),
    "cards cancelled": ("{cards:list(card)} partent en fumée sur {horse:horse} !",),
    "card discarded": ("{by:card} jette {card:card} : {horse:horse} court sans !",),
    "odds stay": ("Plus de place au tableau : {horse:horse} reste à {after:odds}.",),
    "odds up": ("Le tableau tourne : {horse:horse} monte à {after:odds} !",),
    "odds down": ("Le tableau tourne : {horse:horse} descend à {after:odds} !",),
    "nobody moves": ("Personne ne bouge, de {first:horse} à {last:horse} !",),
    "all move": (
        _BEST + " pour toutes, de {first:horse} à {last:horse} !",
        "Corne contre corne, de {first:horse} à {last:horse} !",
    ),
    "movement card": (
        _GATES + "{horses:list(horse)} {count:agree(vole|volent)} : " + _BEST + " !" + _STILL,
        _GATES + _BEST + " pour {horses:list(horse)} !" + _STILL,
        _GATES
        + "{horses:list(horse)} {count:agree(étincelle|étincellent)} : "
        + _BEST
        + " !"
        + _STILL,
    ),
    "sprint": (
        "{count:agree(Voici|Voici)} {horses:list(horse)} !",
        "{horses:list(horse)} {count:agree(accélère|accélèrent)} !",
        "Poussière d’étoiles pour {horses:list(horse)} !",
    ),
    "sprint held": ("{horses:list(horse)} ne peut pas suivre !",),
    "sprint home": ("{horses:list(horse)} {count:agree(est arrivée|sont arrivées)} déjà.",),
    "line crossed": (
        "{horse:horse} passe la ligne !",
        "{horse:horse} touche le chaudron d’or !",
        "{horse:horse} atteint la ligne !",
    ),
    "line flown over": ("{horse:horse} survole la ligne, {overshoot} de mieux !",),
    "line stopped at": ("{horse:horse} s’arrête sur la ligne pour s’admirer !",),
    "photo finish": ("Photo : {horse:horse} d’une corne devant {others:list(horse)} !",),
    "first": (
        "{horse:horse} gagne la course !",
        "Dans le chaudron d’or saute {horse:horse} !",
    ),
    "placed": ("{horse:horse} est {place:ordinal_f}.",),
    "last": ("Et {horse:horse} trotte jusqu’au bout, en dernière.",),
    "ranking": ("Le résultat : {first:horse}, devant {second:horse} et {third:horse} !",),
    "at work": ("{card} sur {horse:horse} : {does}.",),
}
