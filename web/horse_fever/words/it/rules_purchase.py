"""The Board Game's rules up to the line-up, in Italian: preparation and purchases (F.1 to 1.3)."""

from __future__ import annotations

from game.horse_fever.cards import SIX_SEATS_ROUNDS, STABLE_PRICES
from game.horse_fever.people import LOAN_CARDS, LOANS
from web.horse_fever.words.horses import odds_text
from web.horse_fever.words.it.kinds import LENDERS, money
from web.horse_fever.words.it.rule_text import ON_THE_ROWS, SPRINT_DIE, TABLE_1
from web.words.it.grammar import listed
from web.words.texts import Rule

_PRICES = [f"{money(price)} a {odds_text(row)}" for row, price in STABLE_PRICES.items()]


def _loan(lender: str) -> str:
    now, back = LOANS[lender]
    return f"La {LENDERS[lender]} presta {money(now)} e ne rivuole {money(back)}."


BOARD_PREPARATION = (
    Rule(
        "F.1",
        "Preparazione",
        (
            ON_THE_ROWS,
            "Ognuno pesca un personaggio, o ne sceglie uno nell’ordine dei posti se il tavolo vuole così. Porta dei soldi, contati in Danari (D), e una scuderia o un potere (C). Ognuno riceve anche un segnalino da 1 punto vittoria (PV).",
            "Esempio: Steve McSkull porta 3.600 D e la scuderia a 1:3. Anche una scuderia vale 1 PV, quindi cominci con 2 PV.",
            "Le carte Azione, gli obiettivi, gli assistenti e le carte Cavallo hanno ciascuno un mazzo. Quelle con la stella restano nella scatola, e così i personaggi con la stella, a meno che non vogliate giocarci.",
            "In ogni corsa ogni cavallo ha un segnalino Scommessa in meno dei giocatori, ma almeno 1. Nella seconda edizione non ne ha mai più di 4.",
            SPRINT_DIE,
        ),
    ),
    Rule(
        "T.1",
        "Quante corse",
        (
            *TABLE_1,
            f"In sei, nella seconda edizione, si fanno {SIX_SEATS_ROUNDS} corse. Ogni tavolo può accordarsi su un altro numero da 3 a 10.",
        ),
    ),
)

PURCHASE = (
    Rule(
        "1.1",
        "Primo acquisto",
        (
            "Comincia il primo giocatore, poi si va in senso orario. Ognuno fa un acquisto: carte Azione, un obiettivo, un assistente, una carta Cavallo, una scuderia, un prestito, o qualcosa di un altro giocatore. Oppure passi.",
            "Si paga subito, e niente si vende a credito.",
        ),
    ),
    Rule(
        "1.1.1",
        "Due carte Azione",
        (
            "Paga 400 D e pesca 2 carte Azione. Tienile segrete; si giocano tutte nella corsa che viene (2.2).",
            "È il solo tipo che puoi comprare a tutti e due gli acquisti di un turno. Le carte giocate tornano nel mazzo dopo la corsa. Se resta una carta sola, ne ricevi una; se non ne resta nessuna, non se ne comprano.",
        ),
    ),
    Rule(
        "1.1.2",
        "Obiettivo",
        (
            "Paga 400 D, pesca 4 obiettivi, tienine uno coperto e rimetti via gli altri. Tutti vedono quanti obiettivi hai, ma nessun altro può guardarli.",
            "Un obiettivo può portare 2 PV nella fase finale (5.2).",
        ),
    ),
    Rule(
        "1.1.3",
        "Assistente",
        (
            "Paga 400 D, pesca 4 assistenti, tienine uno scoperto e rimetti via gli altri. Gli assistenti lavorano per te fino alla fine della partita (S).",
        ),
    ),
    Rule(
        "1.1.4",
        "Carta Cavallo",
        (
            "Paga 400 D, pesca 4 carte Cavallo, tienine una scoperta e rimetti via le altre. Per comprarne una devi possedere una scuderia.",
            "Le carte Cavallo sono tue fino alla fine della partita. Le schieri prima di ogni corsa (1.3).",
        ),
    ),
    Rule(
        "1.1.5",
        "Scuderia",
        (
            f"Una scuderia che non è di nessuno si può comprare. Il prezzo dipende dalla riga su cui sta: {listed(_PRICES)}.",
            "Ogni scuderia conta subito come 1 PV, quindi alza anche la tua scommessa minima (2.1.1). Non devi per forza scommettere sul tuo cavallo.",
            "Esempio: la scuderia gialla sta a 1:3. Costa 1.900 D.",
        ),
    ),
    Rule(
        "1.1.6",
        "Passare",
        ("Chi passa riceve 400 D dalla banca. Puoi passare a tutti e due gli acquisti.",),
    ),
    Rule(
        "1.1.7",
        "Prestito",
        (
            " ".join(_loan(lender) for lender in LOANS),
            f"I prestiti si rimborsano nella fase finale (5.1), non prima. Un prestito è un acquisto. In una partita puoi averne uno di ogni tipo, e per tutto il tavolo ci sono {LOAN_CARDS} carte Prestito.",
        ),
    ),
    Rule(
        "1.1.8",
        "Comprare da un giocatore",
        (
            "Puoi chiedere a un altro giocatore una scuderia, un assistente, una carta Cavallo o un obiettivo. Le carte Azione non si vendono mai.",
            "Il prezzo è fisso: il doppio di quello che chiede la banca. Va a chi vende. Per un obiettivo, sceglie quale chi vende.",
            "Chi vende può rifiutare. Allora non si paga niente e scegli di nuovo, ma in questo acquisto non puoi ripetere la stessa richiesta.",
            "Puoi comprare da un giocatore una volta sola per turno, al primo acquisto o al secondo. Quello che compri conta anche come il tuo unico acquisto di quel tipo.",
            "Esempio: un assistente alla banca costa 400 D, quindi un altro giocatore che te ne vende uno riceve 800 D.",
        ),
    ),
    Rule(
        "1.2",
        "Secondo acquisto",
        (
            "Quando è toccato a tutti, ognuno fa un secondo acquisto nello stesso ordine.",
            "In un turno puoi comprare solo un obiettivo, un assistente, una carta Cavallo e una scuderia. Solo le carte Azione si possono comprare due volte. Da un giocatore puoi comprare una volta sola, qualsiasi cosa sia (1.1.8).",
        ),
    ),
    Rule(
        "1.3",
        "Schieramento",
        (
            "Comincia il primo giocatore, poi si va in senso orario. Puoi mettere ogni tua carta Cavallo su una delle tue scuderie, al massimo una per scuderia. Quale scuderia, lo decidi tu.",
            "Il cavallo corre allora in quella corsia con i suoi poteri (H). Dopo la corsa riprendi la carta. In una corsia senza carta Cavallo, per la scuderia corre un cavallo qualunque.",
            "Esempio: hai due scuderie e una carta Cavallo. Scegli la scuderia per cui corre, o in questa corsa la lasci fuori.",
        ),
    ),
)
