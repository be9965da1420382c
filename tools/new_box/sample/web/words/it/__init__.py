"""The words of the box in Italian."""

from __future__ import annotations

from collections.abc import Mapping

from tools.new_box.sample.web.words.it.labels import LABELS
from web.words.formatter import Kind
from web.words.it.grammar import GRAMMAR, alone
from web.words.it.grammar import KINDS as HOUSE
from web.words.tables import Tables

__all__ = ["GRAMMAR", "KINDS", "LABELS", "TABLES"]

SIDES = {"heads": "testa", "tails": "croce"}

KINDS: Mapping[str, Kind] = {
    **HOUSE,
    "side": alone(SIDES.__getitem__),
    "picks": lambda picks, names: ", ".join(
        f"{names[seat]} {SIDES[side]}" for seat, side in enumerate(picks)
    ),
}

TABLES = Tables(
    grammar=GRAMMAR,
    kinds=KINDS,
    log={
        "picked": "{seat:player} ha scelto un lato.",
        "doubled": "{seat:player} raddoppia il lancio.",
        "shown": "{seat:player} mostra {side:side}.",
        "tossed": "La moneta mostra {coin:side}. Scelte: {picks:picks}.",
    },
    questions={
        "side": ("Testa o croce?", "{seat:player} sceglie in segreto."),
        "before the toss": ("Prima del lancio", "Chiunque può parlare, o la moneta vola."),
        "the word": ("Hai la parola", "Raddoppia il lancio, o mostra la tua scelta."),
    },
    answers={
        "heads": "Testa",
        "tails": "Croce",
        "toss": "Lancia la moneta",
        "double": "Raddoppia",
        "show": "Mostra {side:side}",
        "heads of a seat": "la scelta",
        "tails of a seat": "la scelta",
        "double of a seat": "{seat:player} che raddoppia",
    },
    about_to={
        "pick": "{seat:player} sceglie {side:side}.",
        "toss": "La moneta viene lanciata.",
        "double": "{seat:player} raddoppia il lancio.",
        "show": "{seat:player} mostra {side:side}.",
        "face down": "{seat:player} gioca il numero {number}, coperto.",
    },
    reasons={
        "behind": "Ero sotto di {points:plural(punto|punti)}, e un lancio doppio rende di più.",
        "all the same": "Per me era lo stesso.",
    },
    rules={
        "C.1": (
            "Lo scopo",
            "Chi ha scelto il lato su cui cade la moneta fa un punto.",
            "I lanci sono quattro. Chi ha più punti ha vinto, e a pari punti hanno vinto entrambi.",
        ),
        "C.2": (
            "Prima del lancio",
            "Chiunque può raddoppiare il lancio o mostrare la propria scelta, una volta.",
        ),
    },
)
