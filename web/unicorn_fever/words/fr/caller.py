"""The caller of the fair in French; a line may be said in several ways.

`shouted` is a unicorn by its bare name.
"""

from __future__ import annotations

from collections.abc import Mapping

_GATES = "{gates:some(Au départ : )}"
_STILL = "{still:some( Et {still:shouted} ne bouge pas !)}"
_BEST = "{best:plural(case|cases)}"

CALLED: Mapping[str, tuple[str, ...]] = {
    "off": (
        "L’arc-en-ciel se lève : elles sont parties !",
        "Approchez, approchez : elles sont parties !",
        "Sabots et cornes : les voilà lancées !",
    ),
    "card revealed": (
        "{card:card} sur {horse:shouted}, le croiriez-vous !",
        "Quelqu’un a mis {card:card} sur {horse:shouted} !",
        "On lève le voile : {card:card} pour {horse:shouted} !",
    ),
    "cards cancelled": ("{cards:list(card)} partent en fumée sur {horse:shouted} !",),
    "card discarded": ("{by:card} jette {card:card} : {horse:shouted} court sans !",),
    "odds stay": ("Plus de place au tableau : {horse:shouted} reste à {after:odds}.",),
    "odds up": ("Le tableau tourne : {horse:shouted} monte à {after:odds} !",),
    "odds down": ("Le tableau tourne : {horse:shouted} descend à {after:odds} !",),
    "nobody moves": ("Personne ne bouge, de {first:shouted} à {last:shouted} !",),
    "all move": (
        _BEST + " pour toutes, de {first:shouted} à {last:shouted} !",
        "Corne contre corne, de {first:shouted} à {last:shouted} !",
    ),
    "movement card": (
        _GATES + "{horses:list(shouted)} {count:agree(vole|volent)} : " + _BEST + " !" + _STILL,
        _GATES + _BEST + " pour {horses:list(shouted)} !" + _STILL,
        _GATES
        + "{horses:list(shouted)} {count:agree(étincelle|étincellent)} : "
        + _BEST
        + " !"
        + _STILL,
    ),
    "sprint": (
        "{count:agree(Voici|Voici)} {horses:list(shouted)} !",
        "{horses:list(shouted)} {count:agree(accélère|accélèrent)} !",
        "Poussière d’étoiles pour {horses:list(shouted)} !",
    ),
    "sprint held": ("{horses:list(shouted)} ne peut pas suivre !",),
    "sprint home": ("{horses:list(shouted)} {count:agree(est arrivée|sont arrivées)} déjà.",),
    "line crossed": (
        "{horse:shouted} passe la ligne !",
        "{horse:shouted} touche le chaudron d’or !",
        "{horse:shouted} atteint la ligne !",
    ),
    "line flown over": ("{horse:shouted} survole la ligne, {overshoot} de mieux !",),
    "line stopped at": ("{horse:shouted} s’arrête sur la ligne pour s’admirer !",),
    "photo finish": ("Photo : {horse:shouted} d’une corne devant {others:list(shouted)} !",),
    "first": (
        "{horse:shouted} gagne la course !",
        "Dans le chaudron d’or saute {horse:shouted} !",
    ),
    "placed": ("{horse:shouted} est {place:ordinal_f}.",),
    "last": ("Et {horse:shouted} trotte jusqu’au bout, en dernière.",),
    "ranking": ("Le résultat : {first:shouted}, devant {second:shouted} et {third:shouted} !",),
    "at work": ("{card} sur {horse:shouted} : {does}.",),
}
