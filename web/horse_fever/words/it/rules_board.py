"""The Board Game's rules after the race, in Italian: payoffs, auctions, final stage, people."""

from __future__ import annotations

from web.horse_fever.words.it.rule_text import jokes
from web.words.texts import Rule

BOARD_PAYOFFS = Rule(
    "3.3",
    "Pagamenti",
    (
        "In quest’ordine: puntate perse, scommesse vinte, premi di scuderia, quello che portano le carte Cavallo e i regali delle carte Azione, quello che gli assistenti portano dalla banca, quello che riscuotono dai vicini, multe delle carte Azione. Ogni volta in senso orario dal primo giocatore.",
    ),
)

AUCTIONS = (
    Rule(
        "4.1",
        "Asta al ribasso: la banca compra un punto",
        (
            "A ogni turno la banca compra un segnalino PV. Offre 1.000 D al primo giocatore. Chi dice no esce da quest’asta. Dopo ogni sì il prezzo scende di 100 D, e si chiede al prossimo, in senso orario.",
            "Quando resta solo chi ha detto l’ultimo sì, dà un segnalino e riceve il prezzo di quel sì. Se nessuno dice sì, non si vende niente. Il prezzo non scende mai sotto i 100 D.",
            "Partecipa solo chi ha un segnalino PV. Il PV di una scuderia non si può vendere.",
            "Esempio: Ann dice sì a 1.000 D, Ben no, Cat sì a 900 D, Ann no a 800 D. Cat vende 1 PV per 900 D.",
            "La prima edizione ha tutte e due le aste, la seconda nessuna; potete scegliere.",
        ),
    ),
    Rule(
        "4.2",
        "Asta al rialzo: la banca vende un punto",
        (
            "Poi la banca vende un segnalino PV allo stesso modo. Parte da 1.000 D, e dopo ogni sì il prezzo sale di 100 D. L’ultimo sì compra.",
            "Non puoi dire sì a un prezzo che non puoi pagare.",
            "Esempio: Ann dice sì a 1.000 D, Ben sì a 1.100 D, Ann no a 1.200 D. Ben compra 1 PV per 1.100 D.",
        ),
    ),
    Rule(
        "4.3",
        "Fine del turno",
        (
            "Le carte Azione giocate tornano nel mazzo, le carte Cavallo a chi le possiede. Chi siede a sinistra diventa primo giocatore e comincia il turno seguente, con i suoi acquisti.",
            "La carta Primo giocatore resta dov’è se in questo turno un primo giocatore è uscito di gioco (3.3.4).",
        ),
    ),
)

FINAL_STAGE = (
    Rule(
        "5.1",
        "Rimborso dei prestiti",
        (
            "Dopo l’ultimo turno ognuno rimborsa tutti i prestiti: 2.500 D alla banca, 5.000 D alla malavita, o la somma più bassa che un assistente indica.",
            "Chi non può pagare tutta la somma fa bancarotta, ha perso e non è in classifica. I suoi PV non si contano, e le sue carte non contano nel confronto degli obiettivi.",
            "Se uno solo può pagare, o non deve niente, vince. Se tutti fanno bancarotta, nessuno è in classifica.",
        ),
    ),
    Rule(
        "5.2",
        "Obiettivi e vittoria",
        (
            "Un obiettivo porta 2 PV se tu, e nessun altro, hai più di tutti, o meno di tutti, di quello che nomina. Se un altro giocatore ne ha altrettanti, non porta niente. Lo stesso obiettivo due volte conta una volta.",
            "I PV si confrontano prima di contare gli obiettivi, i Danari dopo il rimborso dei prestiti.",
            "Esempio: Ann e Ben hanno due scuderie a testa, gli altri una. L’obiettivo per chi ha più scuderie non porta niente a nessuno dei due.",
            "Poi vince chi ha più PV; ogni scuderia conta come 1 PV.",
        ),
    ),
    Rule(
        "5.3",
        "Parità",
        (
            "Se i migliori sono alla pari, un dado sprint nomina chi vince; i Danari non contano. "
            + jokes(),
            "Si spareggia solo per il primo posto. A pari merito più in basso, il posto si divide.",
        ),
    ),
)

PEOPLE = (
    Rule(
        "C",
        "Personaggi",
        (
            "Sei personaggi portano la scuderia sulla riga che indicano. Quelli con la stella non portano scuderie; quasi tutti hanno invece un potere.",
            "Antonio Vesuvio può fare due seconde scommesse, una dopo l’altra.",
            "Eric Change sposta una scuderia qualsiasi di 2 righe quando le prime scommesse sono fatte, o lascia stare le quotazioni. Il bordo della lavagna ferma una scuderia, e il cambio resta.",
            "Miss Double può ripetere al secondo acquisto un tipo già comprato al primo. Ma nessuno compra due volte da un giocatore nello stesso turno, nemmeno Miss Double (1.1.8).",
            "Miss Paris vince le scommesse sul piazzato anche con un cavallo che arriva 4º.",
            "Otto von Alt paga meno le carte Azione. Oliver Oil è ricco e basta.",
        ),
    ),
    Rule(
        "S",
        "Assistenti",
        (
            "Un assistente lavora a ogni turno per chi lo possiede. Quello che porta sta scritto sulla sua carta.",
            "Uno sconto vale alla banca e quando compri da un giocatore. Esempio: con 300 D di sconto, un assistente costa 100 D alla banca e 500 D da un giocatore.",
            "Cédric Copieur, e il cavallo Troy, si scambiano con una carta di un altro giocatore appena li peschi; nessuno può rifiutare. Se nessuno ha una carta di quel tipo, restano. Chi li riceve con lo scambio non può scambiarli di nuovo.",
            "Anche chi compra uno dei due da un giocatore può scambiarlo subito, o tenere la carta.",
            "Brian O’Fist riscuote dal giocatore alla tua destra, Pedro Pugnos da quello alla tua sinistra. Chi non può pagare dà quello che resta e perde 2 segnalini PV (3.3.4).",
            "François Riche, nella prima edizione, paga per ogni PV da scommesse, scuderie e aste, non per gli obiettivi. Nella seconda edizione i soldi arrivano una volta, quando prendi la carta.",
            "Adrien Justice e Philippe Justice agiscono quando l’asta è finita. Con Philippe puoi offrire 300 D più di quanto hai.",
        ),
    ),
    Rule(
        "H",
        "Carte Cavallo",
        (
            "Una carta Cavallo agisce come una carta Azione nella sua corsia, in ogni corsa che corre.",
            "El Guapo e Biscuit de Mer spostano la quotazione della loro scuderia appena sono schierati. La scuderia resta lì; Alfio e Steven si aggiungono (3.1.3).",
            "Le carte Azione sono più forti: se una che agisce nella corsia ha lo stesso simbolo, il simbolo del cavallo non fa niente. Le carte annullate o scartate non contano.",
            "Quello che Armand o Pecunia fanno a chi scommette (3.3.3) è un simbolo a sé. Biscuit e Bosson portano comunque i soldi a chi li possiede.",
            "Esempio: Varonne della prima edizione ha partenza +1 e 2 a sprint. Globus Obscurus nella corsia mette la partenza a 0: il cavallo non parte, ma i suoi sprint sono ancora 2.",
            "Biscuit de Mer e Bosson portano soldi a chi li possiede ai pagamenti di una corsa che corrono. Giumenta conta come due carte Cavallo per gli obiettivi.",
        ),
    ),
)
