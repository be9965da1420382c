"""The words of the box in French."""

from __future__ import annotations

from collections.abc import Mapping

from tools.new_box.sample.web.words.fr.labels import LABELS
from web.words.formatter import Kind
from web.words.fr.grammar import GRAMMAR, alone
from web.words.fr.grammar import KINDS as HOUSE
from web.words.tables import Tables

__all__ = ["GRAMMAR", "KINDS", "LABELS", "TABLES"]

SIDES = {"heads": "face", "tails": "pile"}

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
        "picked": "{seat:player} a choisi un côté.",
        "doubled": "{seat:player} double le lancer.",
        "shown": "{seat:player} montre son choix : {side:side}.",
        "tossed": "La pièce tombe sur {coin:side}. Choisi : {picks:picks}.",
    },
    questions={
        "side": ("Pile ou face ?", "{seat:player} choisit en secret."),
        "before the toss": ("Avant le lancer", "Chacun peut parler, ou la pièce s’envole."),
        "the word": ("Tu as la parole", "Double le lancer, ou montre ton choix."),
    },
    answers={
        "heads": "Face",
        "tails": "Pile",
        "toss": "Lancer la pièce",
        "double": "Doubler",
        "show": "Montrer {side:side}",
        "heads of a seat": "le choix",
        "tails of a seat": "le choix",
        "double of a seat": "{seat:player} qui double",
    },
    about_to={
        "pick": "{seat:player} choisit {side:side}.",
        "toss": "La pièce est lancée.",
        "double": "{seat:player} double le lancer.",
        "show": "{seat:player} montre {side:side}.",
        "face down": "{seat:player} joue le numéro {number}, face cachée.",
    },
    reasons={
        "behind": "J’avais {points:plural(point|points)} de retard, et un lancer doublé rapporte "
        "plus.",
        "all the same": "Ça m’était égal.",
    },
    rules={
        "C.1": (
            "Le but",
            "Qui a choisi le côté sur lequel tombe la pièce marque un point.",
            "Il y a quatre lancers. Qui a le plus de points a gagné, et tous deux à égalité.",
        ),
        "C.2": (
            "Avant le lancer",
            "Chacun peut doubler le lancer ou montrer son choix, une fois.",
        ),
    },
)
