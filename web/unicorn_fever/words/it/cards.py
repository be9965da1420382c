"""What magic, powers, contracts and action tokens do, in Italian, from the figures of their rows.

`n` is the number of an effect, `size` the same without its sign; a contract has its powers by name.
"""

from __future__ import annotations

from collections.abc import Mapping

from web.racing.effects import Table

_IT, _BETS, _BETTORS, _LANE = (
    "l’unicorno",
    "ogni scommessa vinta sull’unicorno",
    "chi ha scommesso sull’unicorno",
    "la corsia",
)
_SPACES = "{n:plural(casella|caselle)}"
_MORE = "{size:plural(casella|caselle)} {n:sign(in più|in meno)}"
_MOVES = "{n:some(fa " + _SPACES + "|non si muove)}"

EFFECTS: Table = {
    "start set": (_IT, _MOVES + " con la prima carta Movimento", "partenza {n}"),
    "start add": (_IT, "fa " + _MORE + " con la prima carta Movimento", "partenza {n:signed}"),
    "sprint set": (_IT, "fa " + _SPACES + " a ogni sprint", "{n} a sprint"),
    "sprint once": (_IT, "fa " + _SPACES + " al suo primo sprint", "1º sprint {n}"),
    "sprint add": (_IT, "fa " + _MORE + " a ogni sprint", "{n:signed} a sprint"),
    "sprint deny": (_IT, "non fa mai sprint", "niente sprint"),
    "finish add": (_IT, "fa " + _MORE + " quando taglia il traguardo", "arrivo {n:signed}"),
    "finish stop": (_IT, "si ferma sul traguardo quando lo taglia", "stop all’arrivo"),
    "photo tie win": (_IT, "vince ogni fotofinish", "vince alla pari"),
    "photo tie lose": (_IT, "perde ogni fotofinish", "perde alla pari"),
    "last set": (_IT, _MOVES + " se è ultimo, dalla seconda carta in poi", "{n} se ultimo"),
    "first set": (_IT, _MOVES + " se è in testa, dalla seconda carta in poi", "{n} se in testa"),
    "pace min": (_IT, "fa almeno " + _SPACES + " con ogni carta Movimento", "almeno {n}"),
    "pace max": (_IT, "fa al massimo " + _SPACES + " con ogni carta Movimento", "al massimo {n}"),
    "odds rows": (
        _IT,
        "{n:sign(sale|scende)} di {size:plural(riga|righe)} di quotazione",
        "quotazione {n:sign(▲|▼)}{size}",
    ),
    "glory add": (
        _BETS,
        "dà {size} gloria {n:sign(in più|in meno)}",
        "scommessa vinta {n:signed}★",
    ),
    "gold each": (
        _BETTORS,
        "{n:sign(riceve|paga)} {size} oro ai risultati",
        "scommettitori {n:signed}",
    ),
    "cancel discard negative": (_LANE, "perde tutte le carte negative", "niente negative"),
    "cancel discard positive": (_LANE, "perde tutte le carte positive", "niente positive"),
    "ward discard negative": (_LANE, "perde una carta negativa quando si scopre la magia", "scudo"),
}

JOINS: Mapping[str, str] = {"same": " e ", "another": ", e "}

CONTRACTS: Mapping[str, str] = {
    "FA1": "Ogni scommessa che vinci dà {won_bet_glory} gloria in più.",
    "FA1b": "La seconda scommessa che vinci in una corsa dà {second_bet_glory} gloria in più.",
    "FA2": "Le tue scommesse sul vincente pagano anche il secondo posto: la puntata ×{second_pays} e {second_glory} gloria.",
    "FA3": "Se l’unicorno arriva quarto, le tue scommesse sul piazzato rendono la puntata e danno {fourth_glory} gloria.",
    "FA4": "Ogni scommessa sul piazzato che vinci paga {place_more} oro in più.",
    "FA5": "La tua prima scommessa sul piazzato vinta in una corsa dà {first_place_glory} gloria in più, una tardiva {first_late_glory}.",
    "FA6": "Alla firma e prima di ogni preparazione, riservati un segnalino Scommessa libero.",
    "FA7": "Se vince un unicorno su cui hai scommesso, ricevi {bet_on_winner} oro, una volta per corsa.",
    "FA8": "Alla fine, {last_race_glory} gloria in più se hai vinto una scommessa nell’ultima corsa.",
    "GN1": "Ricevi {round_gold} oro prima di ogni preparazione.",
    "GN2": "La tua Tassa sulla Gloria scende di {tax_less} oro.",
    "GN3": "Rimborsi ogni prestito con {loan_cost} oro.",
    "GN4": "Alla fine, ogni {gold_per_glory} oro ti fanno 1 gloria.",
    "GN5": "Firmare ti costa {contract_less} oro in meno.",
    "GN6": "Ogni scommessa che perdi rende metà della puntata, arrotondata per difetto.",
    "GN7": "Le tue azioni Oro danno {gold_action} oro in più.",
    "GN8": "Nient’altro che gloria alla fine.",
    "GO1": "Ai risultati, prendi {toll} oro a ogni giocatore che ha più gloria di te.",
    "GO2": "Dopo che si scopre la magia, puoi far scendere un unicorno di {push_down:plural(riga|righe)} di quotazione.",
    "GO3": "Ricevi {heckled_gold} oro per ogni unicorno, dal quarto all’ultimo, che ha addosso una tua carta negativa.",
    "GO4": "Una volta per corsa, una tua scommessa sul piazzato fa a meno del segnalino; dà 1 gloria.",
    "GO5": "Ricevi {lost_by_others} oro per ogni scommessa persa dagli altri, al massimo {lost_by_others_most} per corsa.",
    "GO6": "Se il tuo unicorno arriva ultimo, ricevi {own_last_glory} gloria e {own_last_gold} oro.",
    "GO7": "Dove un’azione fa giocare magia, puoi giocare una carta in più se è negativa.",
    "GO8": "Alla fine, {fewer_contracts} gloria per ogni giocatore con meno contratti, al massimo {fewer_contracts_most}.",
    "LE1": "Ricevi {own_die_gold} oro ogni volta che un dado sprint mostra il tuo unicorno mentre corre.",
    "LE2": "Il tuo premio da proprietario vale ×{prize_times}.",
    "LE3": "Una volta per corsa, puoi far rilanciare i due dadi sprint.",
    "LE4": "Una scommessa sul vincente che vinci a ×{from_times} o peggio dà {long_shot_gold} oro e {long_shot_glory} gloria in più.",
    "LE5": "Prima di ogni corsa, guarda le prime {scout} carte Movimento e mettile in ordine.",
    "LE6": "Prima di ogni corsa, un unicorno su cui hai scommesso parte {tailwind:plural(casella|caselle)} più avanti.",
    "LE7": "Se perdi tutte le scommesse di una corsa, ricevi {all_lost_gold} oro e {all_lost_glory} gloria.",
    "LE8": "Alla firma, ricevi {signed_gold} oro.",
    "WA1": "Tieni {hand_more} carte Magia in più; completa subito la mano.",
    "WA2": "Dove un’azione fa giocare magia, puoi giocarne {extra_magic} in più.",
    "WA3": "Dopo che si scopre la magia, puoi togliere una carta negativa da un unicorno su cui hai scommesso.",
    "WA4": "Dopo che si scopre la magia, puoi togliere una carta positiva da un unicorno su cui non hai scommesso.",
    "WA5": "Dopo che si scopre la magia, puoi scambiare due unicorni su righe di quotazione vicine.",
    "WA6": "Ricevi {pair_gold} oro per ogni coppia di lettere che si annulla, al massimo {pair_gold_most} per corsa.",
    "WA7": "Dove giochi magia, puoi prima guardare le carte coperte di quella corsia.",
    "WA8": "Alla firma, pesca {signed_draw} carte Magia in più e tieni le migliori.",
    "end": "{glory:glory} alla fine.",
}
"""What each contract does; `end` is added where glory is printed on it."""

TOKENS: Mapping[str, str] = {
    "magic": "gioca {n:plural(carta Magia|carte Magia)}",
    "any": "una scommessa",
    "win": "una scommessa sul vincente",
    "glory": "con {n} gloria in più",
    "gold": "{n:gold}",
    "carrot": "primo giocatore dalla corsa in poi",
    "contract": "firma un contratto",
    "price": "per {n:gold}",
    "free": "gratis",
}
"""The parts of an action token."""
