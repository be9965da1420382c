"""The race caller in Italian, and the announcer of a party; a line may be said in several ways.

A horse is called by its name, then its number: `called` is `Carmine, numero 4`, `shouted` the same with
a comma after it, which goes before another mark.
"""

from __future__ import annotations

from collections.abc import Mapping

Lines = tuple[str, ...]

_GATES = "{gates:some(Si aprono le gabbie: )}"
_STILL = "{still:some( E {still:shouted} non si muove!)}"
_BEST = "{best:plural(casella|caselle)}"

CALLED: Mapping[str, Lines] = {
    "off": (
        "Si aprono le gabbie: partiti!",
        "E sono partiti!",
        "Suona la campana, si aprono le gabbie, via!",
    ),
    "card revealed": (
        "{card:action} salta fuori dietro {horse:shouted}.",
        "Ma guarda: {card:action} per {horse:shouted}.",
        "Per {horse:shouted} qualcuno ha portato {card:action}.",
    ),
    "cards cancelled": ("{cards:list(action)} si annullano. Niente di fatto per {horse:shouted}!",),
    "card discarded": ("{by:action} butta fuori {card:action}: {horse:shouted} corre senza!",),
    "odds stay": ("Sulla lavagna non c’è più posto: {horse:shouted} resta a {after:odds}.",),
    "odds up": ("Stride il gesso: {horse:shouted} sale a {after:odds}!",),
    "odds down": ("Si passa la spugna: {horse:shouted} scende a {after:odds}!",),
    "nobody moves": ("Non si muove nessuno, da {first:shouted} a {last:shouted}!",),
    "all move": (
        _BEST + " per tutti, da {first:shouted} a {last:shouted}!",
        "Testa a testa, da {first:shouted} a {last:shouted}!",
    ),
    "movement card": (
        _GATES
        + "{horses:list(shouted)} {count:agree(galoppa|galoppano)} per "
        + _BEST
        + "!"
        + _STILL,
        _GATES
        + "{horses:list(shouted)} {count:agree(divora|divorano)} "
        + _BEST
        + " in un colpo!"
        + _STILL,
        _GATES + _BEST + " per {horses:list(shouted)}!" + _STILL,
    ),
    "sprint": (
        "Ecco che {count:agree(arriva|arrivano)} {horses:list(shouted)}!",
        "{horses:list(shouted)} {count:agree(scatta|scattano)}!",
        "La folla ruggisce per {horses:list(shouted)}!",
    ),
    "sprint held": ("Nessuna risposta da {horses:list(shouted)}!",),
    "sprint home": ("{horses:list(shouted)} {count:agree(è già arrivato|sono già arrivati)}.",),
    "line crossed": (
        "{horse:shouted} taglia il traguardo!",
        "{horse:shouted} è arrivato!",
        "{horse:shouted} è al traguardo!",
    ),
    "line flown over": (
        "{horse:shouted} vola oltre il traguardo, {overshoot:plural(casella|caselle)} più in là!",
    ),
    "line stopped at": ("{horse:shouted} inchioda sul traguardo. Che c’era in quel secchio?",),
    "photo finish": ("È fotofinish: {horse:shouted} di un muso su {others:list(shouted)}!",),
    "first": ("{horse:shouted} vince!", "Il vincitore è {horse:shouted}!"),
    "placed": ("{horse:shouted} è {place:ordinal}.",),
    "last": ("E {horse:shouted} chiude il gruppo.",),
    "ranking": (
        "L’ordine d’arrivo: {first:shouted} davanti a {second:shouted} e {third:shouted}!",
    ),
    "at work": ("{card} su {horse:shouted}: {does}.",),
}

PARTY: Mapping[str, Lines] = {
    **CALLED,
    "no bets": ("Nemmeno una schedina nel cappello: questa corsa si è fatta per amore!",),
    "book closed": (
        "Il gioco è fatto! Sul tavolo ci sono {total:money}.",
        "Il libro è chiuso! {total:money}, e non una banconota di più.",
        "Giù le matite, chiuse le borse: nel libro ci sono {total:money}!",
    ),
    "off": (
        "Signore e signori: partiti!",
        "Su i cappelli, giù la voce, la campana: e sono partiti!",
        "Maestro, il galoppo, prego: sono partiti!",
        "Silenzio in galleria! No, niente silenzio: sono partiti!",
    ),
    "photo finish": (
        "L’allibratore ha guardato la foto, e la borsa di nessuno: {horse:shouted} di un muso su "
        "{others:list(shouted)}!",
        "La fotografia tace, l’allibratore dice {horse:shouted} davanti a {others:list(shouted)}. "
        "E non l’ha corrotto nessuno!",
        "Per un baffo! Un occhio onesto e un colletto pulito mettono {horse:shouted} davanti a "
        "{others:list(shouted)}!",
    ),
    "first": (
        "{horse:shouted} la spunta! Musica!",
        "Primo al palo, signore e signori: {horse:shouted}!",
        "Un mazzo di fiori per {horse:shouted} il vincitore!",
    ),
    "last": (
        "E {horse:shouted} chiude il gruppo.",
        "Ultimo, e un bell’applauso per {horse:shouted}!",
    ),
    "ranking": (
        "L’ordine al palo: primo {first:shouted} secondo {second:shouted} terzo {third:shouted}!",
    ),
    # what he adds, knowing the bets
    "nobody knows": ("Le schedine sono nel cappello, e nessuno sa chi piace alla casa!",),
    "no favourite": ("La casa ha diviso i soldi in parti uguali: oggi niente favorito!",),
    "favourites": ("La casa non sa scegliere tra {horses:list(shouted)}!",),
    "favourite": (
        "Il cocco della casa è {horse:shouted} con {money:money} sulla giubba!",
        "{money:money} dei vostri bei soldi corrono su {horse:shouted} il favorito!",
        "La casa ha un debole per {horse:shouted} un debole da {money:money}!",
    ),
    "alone in front": (
        "{horse:shouted} da solo in testa!",
        "E ora {horse:shouted} mostra a tutti la coda!",
    ),
    "new leader": (
        "{horse:shouted} strappa il comando a {other:shouted}!",
        "Addio, {other:shouted} perché comanda {horse:shouted}!",
        "Tenetevi il cappello: {horse:shouted} ha passato {other:shouted}!",
    ),
    "who knew": ("Fuori le schedine: vediamo chi lo sapeva!",),
    "nobody knew": ("E nemmeno una banconota su {horse:shouted}. Chi l’avrebbe detto!",),
    "favourite won": ("Il favorito della casa: qualcuno tenga la mano alla banca!",),
    "one knew": ("Uno di voi l’aveva visto arrivare. Uno solo!",),
    "some knew": (
        "{count:plural(ospite ci ha|ospiti ci hanno)} messo dei soldi. "
        "{count:agree(Offre da bere|Offrono da bere)}!",
    ),
}
