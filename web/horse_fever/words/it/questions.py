"""The questions in Italian: a title and a line of help for everything that is asked."""

from __future__ import annotations

from collections.abc import Mapping

from web.horse_fever.words.it.log_board import GOODS

_CARDS = "{count} {count:agree(carta|carte)} {kind:ware}"
_LED = "{led:some(L’ultimo sì è di {leader:player}|Nessuno ha ancora detto sì)}"

Pair = tuple[str, str]

RACE: Mapping[str, Pair] = {
    "movement card": (
        "Scoprite una carta Movimento",
        "Scoprite la prossima carta Movimento e dite il suo numero.",
    ),
    "sprint dice": ("Lanciate i dadi sprint", "Lanciate i due dadi e dite i loro colori."),
}

FAMILY: Mapping[str, Pair] = {
    **RACE,
    "first bet": (
        "{seat:player}, fai la tua prima scommessa",
        "Scegli un cavallo: vincente deve arrivare primo, piazzato deve arrivare 1º, 2º o 3º.",
    ),
    "second bet": (
        "{seat:player}, fai una seconda scommessa o passa",
        "Scegli un cavallo vincente o piazzato, oppure passa: la seconda scommessa è facoltativa.",
    ),
    "stake": (
        "{seat:player}, quanto {bet:some(su {horse:horse} {bet:bet}|punti)}?",
        "{exactly:some(Hai {most:money}: proprio la tua scommessa minima|"
        "Punta da {least:number} a {most:money}, a centinaia)}.",
    ),
    "card to fix the race": (
        "{seat:player}, trucca la corsa",
        "Scegli una tua carta Azione, e il cavallo dietro cui va, coperta.",
    ),
    "horse to fix": (
        "{seat:player}, dove va {card:some({card:card}|la tua carta)}?",
        "Scegli un cavallo; la carta resta coperta dietro di lui fino all’inizio della corsa.",
    ),
    "photo finish": (
        "{seat:player}, chi è davanti nella foto?",
        "Questi cavalli sono alla pari, anche per carte e quotazione: da primo giocatore, dici tu "
        "chi è davanti.",
    ),
    "stables from 1:7 up to 1:2": (
        "Mettete le scuderie",
        "Mescolate i sei segnalini delle scuderie e dite i colori in ordine: prima 1:7, per "
        "ultimo 1:2.",
    ),
    "characters": (
        "Distribuite i personaggi",
        "Pescate un personaggio per giocatore e nominateli nell’ordine dei posti.",
    ),
    "cards": (
        "Date " + _CARDS + " {seat:to_player}",
        "Pescate " + _CARDS + " per {seat:player}; si scelgono qui, dove guarda solo {seat:player}"
        "{kept:some(; {seat:player} ne tiene una)}.",
    ),
    "sprint die for the first player": (
        "Lanciate per il primo giocatore",
        "Lanciate un dado sprint e dite il suo colore.",
    ),
    "whom the die fits": (
        "A chi si addice il dado?",
        "Leggete la frase del colore appena uscito e scegliete il giocatore a cui si addice di "
        "più.",
    ),
    "sprint die for the tie": (
        "Lanciate per lo spareggio",
        "I migliori sono alla pari: lanciate un dado sprint e dite il suo colore.",
    ),
}

BOARD: Mapping[str, Pair] = {
    "character": (
        "{seat:player}, chi sarai?",
        "Scegli un personaggio: porta i tuoi soldi, e una scuderia o un potere speciale.",
    ),
    "purchase": (
        "{seat:player}, il tuo {first:some(primo|secondo)} acquisto",
        "Compra una cosa, prendi un prestito, proponi a un altro giocatore di vendere, o passa"
        "{gain:some( e ricevi {gain:money})}.",
    ),
    "target to keep": (
        "{seat:player}, quale obiettivo tieni?",
        "Tienine uno coperto; gli altri tornano nel loro mazzo.",
    ),
    "assistant to keep": (
        "{seat:player}, quale assistente tieni?",
        "Tienine uno; gli altri tornano nel loro mazzo.",
    ),
    "horse to keep": (
        "{seat:player}, quale carta Cavallo tieni?",
        "Tienine una; le altre tornano nel loro mazzo.",
    ),
    "offer": (
        "{seat:player}, vendi {other:to_player}?",
        "Per " + GOODS + "{which:some( a tua scelta)} {other:player} offre {price:money}. "
        "Puoi rifiutare; non costa niente.",
    ),
    "swap": (
        "{seat:player}, di chi prendi una carta?",
        "Scegli la carta di un altro giocatore, che riceve quella che hai appena "
        "{free:some(comprato e non può rifiutare; oppure tieni la tua|preso e non può rifiutare)}.",
    ),
    "line-up": (
        "{seat:player}, schiera i tuoi cavalli",
        "Metti una carta Cavallo su una tua scuderia per questa corsa, o di’ che hai finito.",
    ),
    "odds change": (
        "{seat:player}, cambi le quotazioni?",
        "Sposta una scuderia qualsiasi di {rows:plural(riga|righe)} su o giù, oppure passa.",
    ),
    "sell auction": (
        "{seat:player}, vendi 1 PV per {price:money}?",
        _LED + ". L’ultimo sì vende, e con un no esci da quest’asta.",
    ),
    "buy auction": (
        "{seat:player}, compri 1 PV per {price:money}?",
        _LED + ". L’ultimo sì compra, e con un no esci da quest’asta.",
    ),
}

PARTY: Mapping[str, Pair] = {
    **RACE,
    "photo finish": (
        "{seat:player}, chi è davanti nella foto?",
        "Alla stessa distanza oltre il traguardo: l’ultima parola è dell’allibratore. Non farti "
        "corrompere!",
    ),
    "book": (
        "{keeper:player} tiene il libro",
        "Tocca un ospite, due cavalli, due puntate; chiudi le scommesse quando tutti hanno una "
        "schedina.",
    ),
    "next race": (
        "Un’altra corsa?",
        "Il prossimo libro lo tiene chi ha guadagnato di più nell’ultima corsa.",
    ),
    "collect": (
        "{seat:player} raccoglie le schedine",
        "Ognuno compila una schedina di carta; quando sono tutte nel cappello, falli correre.",
    ),
    "first bookmaker": (
        "Estraete il primo allibratore",
        "Tirate a sorte per il libro e dite il numero dell’ospite.",
    ),
}
