"""The words of Unicorn Fever in Italian, each with the rule that says it in full."""

from __future__ import annotations

from collections.abc import Mapping

GLOSSARY: Mapping[str, tuple[str, str, str, str]] = {
    "glory": (
        "Gloria",
        "gloria",
        "Le stelle. Chi ne ha di più alla fine vince; ci si paga la tassa.",
        "R.5.2",
    ),
    "enraged": (
        "Furioso",
        "furioso|furiosi",
        "L’unicorno con la quotazione peggiore usa il suo potere.",
        "R.12",
    ),
    "carrot": (
        "Carota",
        "carota",
        "Segna il primo giocatore; arriva con il primo segnalino Oro.",
        "R.2.6",
    ),
    "contract": (
        "Contratto",
        "contratto|contratti",
        "Lavora per te dalla firma fino alla fine.",
        "R.2.4",
    ),
    "loan": (
        "Prestito",
        "prestito|prestiti",
        "20 oro adesso, 25 da restituire alla fine. Chi non salda i prestiti finisce in fondo.",
        "R.6",
    ),
    "sprint": (
        "Sprint",
        "sprint",
        "Due dadi: i colori che escono fanno una casella in più.",
        "R.3.5",
    ),
    "photo": (
        "Fotofinish",
        "fotofinish",
        "Pari oltre il traguardo: decidono le carte, poi la quotazione.",
        "R.3.7",
    ),
    "early": (
        "Scommessa sul piazzato anticipata",
        "scommessa sul piazzato anticipata|scommesse sul piazzato anticipate",
        "Paga per i primi tre.",
        "R.2.2",
    ),
    "owner": (
        "Proprietario",
        "proprietario|proprietari",
        "Riceve un premio se il suo unicorno è tra i primi tre.",
        "R.4.1",
    ),
    "tax": (
        "Tassa sulla Gloria",
        "tassa sulla gloria",
        "1 oro per ogni gloria, dopo ogni corsa.",
        "R.4.2",
    ),
}
"""By id: word, the ways to write it, what it means, its rule."""
