"""The rules up to the start, in Italian: preparation, deal, betting phase (F.1 to 2.3)."""

from __future__ import annotations

from web.horse_fever.words.it.rule_text import ON_THE_ROWS, SPRINT_DIE, TABLE_1
from web.words.texts import Rule

ODDS = Rule(
    "0.1",
    "Cavalli, scuderie e quotazioni",
    (
        "Tu scommetti: in pista non monti nessun cavallo. Ognuno dei sei cavalli corre per la scuderia del suo colore.",
        "Ogni scuderia sta su una riga di quotazione. 1:2 è la riga migliore e di solito la più veloce, 1:7 la peggiore e di solito la più lenta. 1:2, 1:3 e 1:4 sono quotazioni da favorito; 1:5, 1:6 e 1:7 da outsider.",
        "Le quotazioni cambiano durante la partita. Più scuderie possono stare sulla stessa riga, e una riga può restare vuota.",
    ),
)

PREPARATION = (
    Rule(
        "F.1",
        "Preparazione",
        (
            ON_THE_ROWS,
            "Ognuno pesca un personaggio. Porta dei soldi, contati in Danari (D), e la scuderia alla quotazione che il personaggio indica. Ognuno riceve anche un segnalino da 1 punto vittoria (PV).",
            "Esempio: Steve McSkull porta 3.600 D e la scuderia a 1:3. Anche una scuderia vale 1 PV, quindi cominci con 2 PV.",
            SPRINT_DIE,
        ),
    ),
    Rule("T.1", "Quante corse", TABLE_1),
    ODDS,
    Rule(
        "F.2",
        "La distribuzione",
        (
            "Prima di ogni corsa, mescolate le carte Azione e datene 2 a ognuno. Tieni segrete le tue.",
            "Le carte Azione con la stella restano nella scatola, a meno che non vogliate giocarci.",
            "Ogni cavallo ha un segnalino Scommessa in meno dei giocatori, ma almeno 1. Esempio: in 4, ogni cavallo ha 3 segnalini.",
        ),
    ),
)

BETTING = (
    Rule(
        "2.1",
        "Prima scommessa",
        (
            "Comincia il primo giocatore, poi si va in senso orario. Ognuno deve fare una scommessa.",
            "Scegli un cavallo, di’ se lo giochi vincente o piazzato, e metti una puntata sul tavolo. Puoi scommettere su qualsiasi cavallo che abbia ancora un segnalino Scommessa, della tua scuderia o no.",
        ),
    ),
    Rule(
        "2.1.1",
        "Scommessa minima",
        (
            "Una puntata è di almeno 100 D per ogni PV che hai; una scuderia conta come 1 PV. Non è mai sotto i 100 D. Puoi puntare di più, a centinaia, fino a tutti i tuoi soldi.",
            "Esempio: 3 segnalini PV e una scuderia fanno 4 PV, quindi punti almeno 400 D.",
            "Se non puoi coprire la scommessa minima della tua prima scommessa, non ne fai e perdi 2 segnalini PV. Se hai meno di 2 segnalini, esci di gioco (3.3.4).",
        ),
    ),
    Rule(
        "2.1.2",
        "Scommessa sul vincente",
        (
            "Il cavallo deve arrivare 1º. Ricevi la tua puntata moltiplicata per la quotazione, e 3 PV. La puntata è già compresa nella somma.",
            "Esempio: 300 D sul vincente a 1:5. Il cavallo arriva 1º: ricevi 1.500 D e 3 PV. Se arriva 2º, perdi i tuoi 300 D.",
            "Conta la quotazione a fine corsa: i cambi dovuti alle carte (3.1.3) contano, le nuove quotazioni dopo la corsa (3.4) non ancora.",
        ),
    ),
    Rule(
        "2.1.3",
        "Scommessa sul piazzato",
        (
            "Il cavallo deve arrivare 1º, 2º o 3º. Ricevi il doppio della puntata, e 1 PV. La quotazione non conta. La puntata è già compresa nella somma.",
            "Esempio: 200 D sul piazzato. Il cavallo arriva 3º: ricevi 400 D e 1 PV. Se arriva 4º, perdi i tuoi 200 D.",
        ),
    ),
    Rule(
        "2.1.4",
        "Segnalini Scommessa",
        (
            "Ogni scommessa prende un segnalino Scommessa del colore del cavallo. Quando non ce ne sono più, nessuno può scommettere su quel cavallo in questa corsa. Dopo la corsa tutti i segnalini tornano indietro.",
            "Esempio: in 3 ogni cavallo ha 2 segnalini. Ann e Ben scommettono tutti e due sul rosso, quindi in questa corsa sul rosso non si scommette più.",
        ),
    ),
    Rule(
        "2.2",
        "Truccare la corsa",
        (
            "Comincia il primo giocatore, poi si va in senso orario: ognuno mette una carta Azione coperta dietro un cavallo. Si continua finché le carte sono tutte giocate; non se ne tiene nessuna. Chi non ne ha più viene saltato.",
            "Va bene qualsiasi cavallo, e dietro a un cavallo può stare qualsiasi numero di carte.",
        ),
    ),
    Rule(
        "2.3",
        "Seconda scommessa",
        (
            "Comincia chi siede a destra del primo giocatore, poi si va in senso antiorario. Il primo giocatore è l’ultimo.",
            "La seconda scommessa è facoltativa, e passare non costa niente. La scommessa minima e i segnalini Scommessa valgono come prima. Se non puoi permetterti il minimo, passi.",
            "Puoi scommettere ancora sullo stesso cavallo, ma allora una scommessa è sul vincente e l’altra sul piazzato.",
            "Esempio: hai 300 D sul rosso vincente. Adesso puoi giocare il rosso piazzato, se resta un segnalino rosso.",
        ),
    ),
)
