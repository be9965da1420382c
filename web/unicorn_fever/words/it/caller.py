"""The caller of the fair in Italian; a line may be said in several ways."""

from __future__ import annotations

from collections.abc import Mapping

_GATES = "{gates:some(Fuori dalle gabbie: )}"
_STILL = "{still:some( E {still:horse} non si muove!)}"
_BEST = "{best:plural(casella|caselle)}"

CALLED: Mapping[str, tuple[str, ...]] = {
    "off": (
        "Sale l’arcobaleno: partiti!",
        "Venghino, venghino: partiti!",
        "Zoccoli e corna: eccoli che vanno!",
    ),
    "card revealed": (
        "{card:card} su {horse:horse}, chi l’avrebbe detto!",
        "Qualcuno ha messo {card:card} su {horse:horse}!",
        "Giù il telo: {card:card} per {horse:horse}!",
    ),
    "cards cancelled": ("{cards:list(card)} vanno in fumo su {horse:horse}!",),
    "card discarded": ("{by:card} butta via {card:card}: {horse:horse} corre senza!",),
    "odds stay": ("Sulla lavagna non c’è posto: {horse:horse} resta a {after:odds}.",),
    "odds up": ("Gira la lavagna: {horse:horse} sale a {after:odds}!",),
    "odds down": ("Gira la lavagna: {horse:horse} scende a {after:odds}!",),
    "nobody moves": ("Non si muove nessuno, da {first:horse} a {last:horse}!",),
    "all move": (
        _BEST + " per tutti, da {first:horse} a {last:horse}!",
        "Corno a corno, da {first:horse} a {last:horse}!",
    ),
    "movement card": (
        _GATES + "{horses:list(horse)} {count:agree(vola|volano)}, " + _BEST + "!" + _STILL,
        _GATES + _BEST + " per {horses:list(horse)}!" + _STILL,
        _GATES + "{horses:list(horse)} {count:agree(luccica|luccicano)}: " + _BEST + "!" + _STILL,
    ),
    "sprint": (
        "{count:agree(Arriva|Arrivano)} {horses:list(horse)}!",
        "{horses:list(horse)} {count:agree(scatta|scattano)}!",
        "Polvere di stelle per {horses:list(horse)}!",
    ),
    "sprint held": ("Nessuna risposta da {horses:list(horse)}!",),
    "sprint home": ("{horses:list(horse)} {count:agree(è già arrivato|sono già arrivati)}.",),
    "line crossed": (
        "{horse:horse} taglia il traguardo!",
        "{horse:horse} è alla pentola d’oro!",
        "{horse:horse} arriva al traguardo!",
    ),
    "line flown over": ("{horse:horse} sorvola il traguardo, {overshoot} più in là!",),
    "line stopped at": ("{horse:horse} si ferma sul traguardo per rimirarsi!",),
    "photo finish": ("Fotofinish: {horse:horse} per un corno su {others:list(horse)}!",),
    "first": ("{horse:horse} vince la corsa!", "Nella pentola d’oro si tuffa {horse:horse}!"),
    "placed": ("{horse:horse} è {place:ordinal}.",),
    "last": ("E per ultimo, al trotto, arriva {horse:horse}.",),
    "ranking": ("L’ordine d’arrivo: {first:horse}, davanti a {second:horse} e {third:horse}!",),
    "at work": ("{card} su {horse:horse}: {does}.",),
}
