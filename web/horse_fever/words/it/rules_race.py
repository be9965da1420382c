"""The rules from the race to the end, in Italian: race, payoffs, new odds, end (3.2 to F.4)."""

from __future__ import annotations

from web.horse_fever.words.it.rule_text import jokes
from web.words.texts import Rule

RACE = (
    Rule(
        "3.2",
        "La corsa",
        (
            "Una corsa si corre a frazioni, di solito da 4 a 7. Ogni frazione è una carta Movimento, poi un lancio dei due dadi sprint, poi uno sguardo alla linea del traguardo.",
            "La corsa finisce quando tutti e sei i cavalli hanno un piazzamento.",
        ),
    ),
    Rule(
        "3.2.1",
        "Carta Movimento",
        (
            "Tutte le 23 carte Movimento si mescolano prima di ogni corsa. La carta mostra un numero per ogni riga di quotazione: ogni cavallo avanza di tante caselle, tutti insieme.",
            "Esempio: la carta dice 4 a 1:2. Il rosso e il verde sono tutti e due a 1:2, quindi avanzano di 4.",
            "La prima carta di una corsa è la partenza. Le carte che parlano di chi è in testa o ultimo non agiscono alla partenza; dopo guardano i cavalli ancora in pista nel momento in cui la carta si scopre, a pari merito compresi.",
            "Nelle immagini, la carta Movimento 92 ripete la 91. Horseburg usa la carta che rende equo il mazzo; potete scegliere quella stampata.",
        ),
    ),
    Rule(
        "3.2.2",
        "Dadi sprint",
        (
            "Lanciate i due dadi: ogni cavallo che mostrano avanza di 1 casella in più. Lo stesso colore due volte è comunque un solo sprint. Un cavallo già nell’ordine d’arrivo resta dov’è.",
            "Un cavallo che ha tagliato il traguardo proprio in questa frazione fa ancora lo sprint. Esempio: il rosso è 1 oltre il traguardo ed esce sul dado: adesso è 2 oltre.",
        ),
    ),
    Rule(
        "3.2.3",
        "Linea del traguardo",
        (
            "Il traguardo è la casella 12, contando come 0 la casella di partenza. Raggiungerlo è arrivare. Oltre, c’è sempre posto.",
            "Le carte che agiscono sul traguardo lo fanno una volta, quando il cavallo lo taglia, con una carta o con uno sprint. Uno stop mette prima il cavallo sul traguardo; le caselle in più si aggiungono dopo. Gli sprint della stessa frazione contano ancora.",
            "Esempio: il rosso sarebbe 2 oltre il traguardo, ma XIII lo ferma sul traguardo. Poi i dadi danno rosso: finisce 1 oltre.",
        ),
    ),
    Rule(
        "3.2.4",
        "Fotofinish",
        (
            "I cavalli che arrivano nella stessa frazione sulla stessa casella vanno al fotofinish. Chi ha una carta che vince le foto è primo, chi ne ha una che le perde è ultimo. Tra pari è davanti la quotazione migliore. Se anche le quotazioni sono uguali, decide il primo giocatore.",
            "Esempio: il rosso (1:4) e il blu (1:2) sono tutti e due 1 oltre il traguardo. Davanti è il blu, a meno che il rosso non abbia una carta che vince le foto.",
        ),
    ),
    Rule(
        "3.2.5",
        "Ordine d’arrivo",
        (
            "Alla fine di ogni frazione, i cavalli sul traguardo o oltre prendono i primi posti liberi, prima chi è più oltre. Lasciano la pista.",
            "Un cavallo rimasto da solo in pista prende subito l’ultimo posto.",
        ),
    ),
)

PAYOFFS = Rule(
    "3.3",
    "Pagamenti",
    (
        "In quest’ordine: puntate perse, scommesse vinte, premi di scuderia, regali delle carte, multe delle carte. Ogni volta in senso orario dal primo giocatore.",
    ),
)

MONEY = (
    Rule(
        "3.3.1",
        "Scommesse perse e vinte",
        (
            "Una puntata persa va alla banca. Una scommessa vinta paga secondo 2.1.2 o 2.1.3.",
            "Boss dà 1 PV in più per ogni scommessa vinta sul cavallo. Nella seconda edizione Boss!!! toglie 1 PV, ma mai più di quanto porta la scommessa. Esempio: con Boss una scommessa vinta sul piazzato porta 2 PV.",
        ),
    ),
    Rule(
        "3.3.2",
        "Premi di scuderia",
        (
            "Se il cavallo della tua scuderia arriva 1º ricevi 600 D, per il 2º posto 400 D, per il 3º posto 200 D.",
        ),
    ),
    Rule(
        "3.3.3",
        "Carte che pagano o multano",
        (
            "Armand Amende: chi scommette sul cavallo paga 400 D alla banca. Pecunia Non Olet (seconda edizione): chi scommette sul cavallo riceve 400 D dalla banca.",
            "Vinta o persa non importa, e due scommesse dello stesso giocatore sul cavallo contano una volta.",
        ),
    ),
    Rule(
        "3.3.4",
        "Quando non puoi pagare",
        (
            "Paghi quello che hai e perdi 2 segnalini PV. Se hai meno di 2 segnalini, esci di gioco. Il PV di una scuderia non si può cedere.",
            "Chi esce dà soldi e puntate alla banca, e restituisce carte e scuderie.",
            "Se è il primo giocatore, chi siede a sinistra diventa subito primo giocatore, alla prima scommessa come ai pagamenti. Allora alla fine di quel turno la carta non passa di nuovo: non si salta nessuno.",
            "Vince l’ultimo giocatore rimasto. Se succede in mezzo ai pagamenti, questi prima si finiscono: si riscuotono tutte le multe, e una può mandare fuori anche l’ultimo giocatore. Se non resta nessuno, non vince nessuno.",
        ),
    ),
    Rule(
        "3.4",
        "Nuove quotazioni",
        (
            "Confrontate il piazzamento di ogni cavallo con la sua riga: 1:2 è la riga 1, 1:7 la riga 6. Un posto migliore fa salire la scuderia di una riga, un posto peggiore la fa scendere di una riga, lo stesso posto la lascia lì.",
            "Esempio: il rosso è sulla riga 3 (1:4). Arriva 1º, quindi sale a 1:3. Se fosse arrivato 5º, scenderebbe a 1:5.",
        ),
    ),
)

HANDING_OVER = Rule(
    "F.3",
    "Passaggio",
    (
        "Dopo ogni corsa, chi siede a sinistra diventa primo giocatore e comincia la corsa seguente. La carta resta dov’è se in questa corsa un primo giocatore è uscito di gioco (3.3.4).",
    ),
)

END = Rule(
    "F.4",
    "Fine della partita",
    (
        "Dopo l’ultima corsa vince chi ha più PV; ogni scuderia conta come 1 PV.",
        "Se i migliori sono alla pari, vince chi ha più Danari. Se anche lì sono alla pari, un dado sprint nomina chi vince. "
        + jokes(),
        "Si spareggia solo per il primo posto. A pari merito più in basso, il posto si divide.",
    ),
)

ACTION_CARDS = Rule(
    "A",
    "Carte Azione",
    (
        "Le carte positive aiutano il cavallo dietro cui stanno, le negative lo frenano, le speciali fanno altro.",
        "Quando più carte cambiano la stessa mossa, prima vale la carta che fissa un numero, poi si aggiungono i più e i meno. Un cavallo non va mai all’indietro. A un cavallo che non fa mai sprint non si può dare uno sprint.",
        "Esempio: una carta fissa lo sprint a 2, un’altra aggiunge 1: il cavallo fa uno sprint di 3 caselle.",
    ),
)
