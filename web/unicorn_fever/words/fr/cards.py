"""What magic, powers, contracts and action tokens do, in French, from the figures of their rows.

`n` is the number of an effect, `size` the same without its sign; a contract has its powers by name.
"""

from __future__ import annotations

from collections.abc import Mapping

from web.racing.effects import Table

_IT, _BETS, _BETTORS, _LANE = (
    "la licorne",
    "chaque pari gagné sur la licorne",
    "chaque joueur qui a parié sur la licorne",
    "le couloir",
)
_SPACES = "{n:plural(case|cases)}"
_MORE = "{size:plural(case|cases)} {n:sign(de plus|de moins)}"
_MOVES = "{n:some(avance de " + _SPACES + "|n’avance pas)}"

EFFECTS: Table = {
    "start set": (_IT, _MOVES + " sur la première carte Mouvement", "départ {n}"),
    "start add": (
        _IT,
        "avance de " + _MORE + " sur la première carte Mouvement",
        "départ {n:signed}",
    ),
    "sprint set": (_IT, "avance de " + _SPACES + " à chaque sprint", "{n} par sprint"),
    "sprint once": (_IT, "avance de " + _SPACES + " à son premier sprint", "1er sprint {n}"),
    "sprint add": (_IT, "avance de " + _MORE + " à chaque sprint", "{n:signed} par sprint"),
    "sprint deny": (_IT, "ne sprinte jamais", "pas de sprint"),
    "finish add": (_IT, "avance de " + _MORE + " en passant la ligne", "arrivée {n:signed}"),
    "finish stop": (_IT, "s’arrête sur la ligne en la passant", "arrêt sur la ligne"),
    "photo tie win": (_IT, "gagne chaque photo-finish", "gagne à égalité"),
    "photo tie lose": (_IT, "perd chaque photo-finish", "perd à égalité"),
    "last set": (_IT, _MOVES + " si elle est dernière, dès la deuxième carte", "{n} si dernière"),
    "first set": (_IT, _MOVES + " si elle est en tête, dès la deuxième carte", "{n} si en tête"),
    "pace min": (_IT, "avance d’au moins " + _SPACES + " à chaque carte Mouvement", "au moins {n}"),
    "pace max": (_IT, "avance d’au plus " + _SPACES + " à chaque carte Mouvement", "au plus {n}"),
    "odds rows": (
        _IT,
        "{n:sign(monte|descend)} de {size:plural(rangée|rangées)} de cote",
        "cote {n:sign(▲|▼)}{size}",
    ),
    "glory add": (
        _BETS,
        "rapporte {size} gloire {n:sign(de plus|de moins)}",
        "pari gagné {n:signed}★",
    ),
    "gold each": (_BETTORS, "{n:sign(touche|paie)} {size} or aux résultats", "parieurs {n:signed}"),
    "cancel discard negative": (_LANE, "perd toutes ses cartes négatives", "sans négatives"),
    "cancel discard positive": (_LANE, "perd toutes ses cartes positives", "sans positives"),
    "ward discard negative": (_LANE, "perd une carte négative à la révélation", "parade"),
}

JOINS: Mapping[str, str] = {"same": " et ", "another": ", et "}

CONTRACTS: Mapping[str, str] = {
    "FA1": "Chaque pari que tu gagnes rapporte {won_bet_glory} gloire de plus.",
    "FA1b": "Le deuxième pari que tu gagnes dans une course rapporte {second_bet_glory} gloire de "
    "plus.",
    "FA2": "Tes paris gagnants paient aussi pour la deuxième place : la mise ×{second_pays} et "
    "{second_glory} gloire.",
    "FA3": "Tes paris placés sur la quatrième rendent la mise et rapportent {fourth_glory} gloire.",
    "FA4": "Chaque pari placé que tu gagnes paie {place_more} or de plus.",
    "FA5": "Ton premier pari placé gagné d’une course rapporte {first_place_glory} gloire de plus, "
    "un tardif {first_late_glory}.",
    "FA6": "À la signature et avant chaque préparation, réserve-toi un jeton Pari libre.",
    "FA7": "Si une licorne sur qui tu as parié gagne, touche {bet_on_winner} or, une fois par "
    "course.",
    "FA8": "À la fin, {last_race_glory} gloire de plus si tu as gagné un pari à la dernière course.",
    "GN1": "Touche {round_gold} or avant chaque préparation.",
    "GN2": "Ta Taxe de Gloire baisse de {tax_less} or.",
    "GN3": "Tu rembourses chaque prêt avec {loan_cost} or.",
    "GN4": "À la fin, {gold_per_glory} or te font 1 gloire.",
    "GN5": "Signer te coûte {contract_less} or de moins.",
    "GN6": "Chaque pari que tu perds rend la moitié de sa mise, arrondie en dessous.",
    "GN7": "Tes actions Or rapportent {gold_action} or de plus.",
    "GN8": "Rien que de la gloire à la fin.",
    "GO1": "Aux résultats, prends {toll} or à chaque joueur qui a plus de gloire que toi.",
    "GO2": "Après la révélation, tu peux faire descendre une licorne de "
    "{push_down:plural(rangée|rangées)} de cote.",
    "GO3": "Touche {heckled_gold} or pour chaque licorne de la quatrième à la dernière qui porte "
    "une carte négative à toi.",
    "GO4": "Une fois par course, un de tes paris placés se passe de jeton Pari ; il rapporte 1 "
    "gloire.",
    "GO5": "Touche {lost_by_others} or pour chaque pari que perdent les autres, au plus "
    "{lost_by_others_most} par course.",
    "GO6": "Si ta propre licorne est dernière, touche {own_last_glory} gloire et {own_last_gold} or.",
    "GO7": "Là où une action joue de la magie, tu peux jouer une carte de plus si elle est négative.",
    "GO8": "À la fin, {fewer_contracts} gloire par joueur qui a moins de contrats, au plus "
    "{fewer_contracts_most}.",
    "LE1": "Touche {own_die_gold} or chaque fois qu’un dé de sprint montre ta propre licorne tant "
    "qu’elle court.",
    "LE2": "Ta prime de propriétaire compte ×{prize_times}.",
    "LE3": "Une fois par course, tu peux faire relancer les deux dés de sprint.",
    "LE4": "Un pari gagnant réussi à ×{from_times} ou pire rapporte {long_shot_gold} or et "
    "{long_shot_glory} gloire de plus.",
    "LE5": "Avant chaque course, regarde les {scout} cartes Mouvement du dessus et range-les.",
    "LE6": "Avant chaque course, une licorne sur qui tu as parié part "
    "{tailwind:plural(case|cases)} plus loin.",
    "LE7": "Si tu perds tous tes paris d’une course, touche {all_lost_gold} or et {all_lost_glory} "
    "gloire.",
    "LE8": "À la signature, touche {signed_gold} or.",
    "WA1": "Tiens {hand_more} cartes Magie de plus ; complète aussitôt ta main.",
    "WA2": "Là où une action joue de la magie, tu peux en jouer {extra_magic} de plus.",
    "WA3": "Après la révélation, tu peux jeter une carte négative d’une licorne sur qui tu as parié.",
    "WA4": "Après la révélation, tu peux jeter une carte positive d’une licorne sur qui tu n’as pas "
    "parié.",
    "WA5": "Après la révélation, tu peux échanger deux licornes sur des rangées de cote voisines.",
    "WA6": "Touche {pair_gold} or pour chaque paire de lettres qui s’annule, au plus "
    "{pair_gold_most} par course.",
    "WA7": "Là où tu joues de la magie, tu peux d’abord regarder les cartes cachées de ce couloir.",
    "WA8": "À la signature, pioche {signed_draw} cartes Magie de plus et garde les meilleures.",
    "end": "{glory:glory} à la fin.",
}
"""What each contract does; `end` is added where glory is printed on it."""

TOKENS: Mapping[str, str] = {
    "magic": "jouer {n:plural(carte Magie|cartes Magie)}",
    "any": "un pari au choix",
    "win": "un pari gagnant",
    "glory": "{n} gloire de plus dessus",
    "gold": "{n:gold}",
    "carrot": "premier joueur dès la course",
    "contract": "signer un contrat",
    "price": "pour {n:gold}",
    "free": "pour rien",
}
"""The parts of an action token."""
