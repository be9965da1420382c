"""The rules of the Party Game in Italian (P.1 to P.10)."""

from __future__ import annotations

from game.horse_fever.party.payoffs import GIFT, LOAN, PAYS
from game.horse_fever.party.state import LARGEST_STAKE, MOST_GUESTS
from game.horse_fever.state import SMALLEST_NOTE
from web.horse_fever.words.it.kinds import money
from web.words.texts import Rule

_NOTE = money(SMALLEST_NOTE)
_WIN, _SHOW = {6: "sei volte"}[PAYS["win"]], {2: "due volte"}[PAYS["show"]]

PARTY = (
    Rule(
        "P.1",
        "La stessa borsa per tutti",
        (
            f"Giocano da due a {MOST_GUESTS} ospiti. Tutti cominciano con gli stessi soldi: 2.000 D, a meno che non scegliate 1.000 D o 5.000 D.",
            "Non ci sono quotazioni, né carte Azione, né dadi sprint: sei cavalli, una pista, e chi lo sa.",
        ),
    ),
    Rule(
        "P.2",
        "L’allibratore",
        (
            "In ogni corsa un ospite tiene il libro: scrive le scommesse di tutti gli altri e decide i fotofinish. Un allibratore non scommette; per quella corsa la sua borsa riposa.",
            "Il primo allibratore si tira a sorte. Dopo ogni corsa il libro va all’ospite che vi ha guadagnato di più, tolte le puntate perse. A pari merito, o se nessuno ha guadagnato, va al primo di loro in senso orario dal vecchio allibratore. Potete anche scegliere che tenga il libro per tutta la sera chi ospita, cioè chi siede per primo.",
            "Esempio: Ann riceve 1.800 D per puntate di 1.000 D in tutto, Ben 1.200 D per puntate di 300 D. Ben ha guadagnato 900 D, Ann 800 D: il libro lo tiene Ben.",
            "Qualcuno deve poter scommettere: l’unico ospite con dei soldi non tiene mai il libro. Un allibratore che va via dà il libro al prossimo ospite in senso orario.",
        ),
    ),
    Rule(
        "P.3",
        "Scommesse",
        (
            "Tutti tranne l’allibratore possono fare una scommessa sul vincente e una sul piazzato, anche sullo stesso cavallo. Basta una scommessa; senza nessuna salti la corsa.",
            f"Si punta in banconote da {_NOTE}, fino a quello che c’è nella borsa e al massimo {money(LARGEST_STAKE)}. La puntata esce subito dalla borsa. Finché le scommesse sono aperte, una scommessa si può rifare o strappare, e la puntata torna indietro.",
            "Il cavallo su cui tutti insieme hanno puntato di più è il favorito della casa. Non corre più veloce per questo.",
            "Schedine di carta: se lo scegliete, gli ospiti consegnano le schedine prima del via e l’allibratore le segna dopo la corsa, per numero, come sono scritte. Quando i cavalli corrono, nessuno può più consegnarne. Se nessuno ha scommesso, un libro così si chiude vuoto.",
        ),
    ),
    Rule(
        "P.4",
        "La corsa",
        (
            "Le quindici carte Movimento base, da 83 a 97, si mescolano prima di ogni corsa. Ogni carta ha sei numeri: il primo muove il cavallo nella corsia più a sinistra, il secondo quello accanto, e così via, tutti insieme. Con queste carte ogni cavallo è veloce come gli altri.",
            "Il traguardo è la casella 12. I cavalli sul traguardo o oltre prendono subito i primi posti liberi, prima chi è più oltre. L’ultimo cavallo, rimasto da solo in pista, prende l’ultimo posto.",
            "Esempio: il verde è sulla casella 10, il nero sulla 11; la carta muove il verde di 3 e il nero di 1. Il verde è 1 oltre il traguardo, il nero esattamente sul traguardo: davanti è il verde.",
        ),
    ),
    Rule(
        "P.5",
        "Fotofinish",
        (
            "Per i cavalli alla stessa distanza oltre il traguardo dopo la stessa carta ci vuole il fotofinish: l’allibratore dice chi è davanti, e poi chi viene dopo.",
            "È vietato corrompere l’allibratore.",
        ),
    ),
    Rule(
        "P.6",
        "Pagamenti",
        (
            f"Una scommessa sul vincente paga {_WIN} la puntata se il cavallo arriva 1º. Una scommessa sul piazzato paga {_SHOW} la puntata se arriva 1º, 2º o 3º. Tutte le altre puntate sono perse.",
            "Esempio: 300 D sul rosso vincente e 200 D sul rosso piazzato. Il rosso arriva 1º: 1.800 D e 400 D. Il rosso arriva 3º: solo i 400 D.",
        ),
    ),
    Rule(
        "P.7",
        "Andare e venire",
        (
            "Gli ospiti possono arrivare mentre si raccolgono le scommesse o tra due corse; chi arriva comincia con gli stessi soldi di tutti. Allora possono anche andare via: la schedina si strappa e le puntate tornano indietro; la borsa resta e conta nella classifica. Chi torna la ritrova.",
            "Devono restare almeno due ospiti con una borsa, e uno di loro deve poter scommettere. Mentre dopo una corsa si segnano le schedine di carta, nessuno va e nessuno viene.",
        ),
    ),
    Rule(
        "P.8",
        "Squadre",
        (
            "Gli ospiti possono mettere insieme le borse e giocare in squadra: una borsa, una schedina, un posto in classifica. I prestiti restano a chi li ha presi, ma la squadra vale altrettanto di meno.",
            "Chi lascia una squadra prende una parte uguale, in banconote intere. Esempio: in tre si dividono una borsa di 1.000 D; chi va via prende 300 D. Se va via chi tiene la borsa, la tiene il prossimo della squadra in senso orario.",
            "L’allibratore non entra in una squadra e non prende nessuno con sé finché le scommesse sono aperte.",
        ),
    ),
    Rule(
        "P.9",
        "Al verde",
        (
            f"Chi ha meno di {_NOTE} dopo una corsa non può più scommettere, a meno che non scegliate un prestito o la beneficenza. Un prestito di {money(LOAN)} si toglie nella classifica; la beneficenza è un regalo di {money(GIFT)}. L’uno e l’altra arrivano tutte le volte che serve.",
            "Un ospite al verde può sempre tenere il libro, o entrare in una squadra.",
        ),
    ),
    Rule(
        "P.10",
        "La fine della festa",
        (
            "Si corre quante volte volete: dopo ogni corsa, e prima della successiva, l’allibratore può chiudere la festa. Le puntate in un libro aperto tornano indietro.",
            "Vince la borsa più piena, tolti i prestiti. Gli ospiti alla pari dividono il posto; lo stesso vale per chi è in squadra.",
            "Ci sono anche tre riconoscimenti: la scommessa migliore, che ha guadagnato di più; la sorpresa più grossa, la corsa con la parte più piccola di tutte le puntate sul vincitore; e la serie nera più lunga, più corse di fila con scommesse e nessuna pagata. In parità va a chi c’è arrivato prima.",
        ),
    ),
)
