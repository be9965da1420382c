"""The rules of Unicorn Fever in Italian."""

from __future__ import annotations

from collections.abc import Mapping

RULES: Mapping[str, tuple[str, ...]] = {
    "R.1": (
        "L’inizio",
        "Ognuno riceve {start_gold} oro e cinque carte Magia. Sono in gioco due dei cinque clan, otto contratti ciascuno; tre contratti stanno scoperti.",
        "I sei unicorni ricevono la quotazione a sorte, uno per riga da ×2 a ×7. Il primo giocatore possiede l’unicorno a ×7, il seguente in senso orario quello a ×6, e così via. L’unicorno con la quotazione peggiore è furioso (R.12).",
        "Le corse sono quattro. Ciascuna ha una preparazione, la corsa, e i risultati. Chi alla fine ha più gloria è Maestro del Corno.",
    ),
    "R.2": (
        "La preparazione",
        "A partire dal primo giocatore, ognuno fa un’azione, per tre giri. Un’azione è il segnalino in cima a una delle cinque pile, o uno spazio stampato sul tabellone.",
        "Fai tutto quello che dice il segnalino, nell’ordine che vuoi. Quello che non puoi o non vuoi fare si lascia. Il segnalino sotto può essere più debole, o più caro, e ognuno c’è una volta per corsa.",
        "I prestiti (R.6) non sono un’azione: prendine uno ogni volta che tocca a te.",
    ),
    "R.2.1": (
        "Giocare magia",
        "Posa carte dalla tua mano coperte sugli unicorni: più d’una sullo stesso, o su diversi. Quando hai finito, pesca subito fino a cinque. Quando il mazzo è vuoto, si mescolano le carte messe da parte.",
        "Le carte bianche sono positive, le nere negative. Che cosa posi, prima della corsa non lo vede nessuno.",
        "Posata una carta, la magia si finisce, o si lascia, prima della scommessa dello stesso segnalino. Guardare con Owl at the Window non comincia niente: la scommessa può ancora venire prima. Ma chi si ferma lì lascia tutto il resto del segnalino, anche la scommessa.",
    ),
    "R.2.2": (
        "Le scommesse",
        "Prendi dal tabellone un segnalino Scommessa e mettici sopra almeno 1 oro. Ce n’è uno di ogni tipo per ogni unicorno. La puntata va alla banca.",
        "Una scommessa sul vincente è vinta se l’unicorno arriva primo: paga la puntata per la sua quotazione, e {win_glory} gloria. Una scommessa sul piazzato anticipata è vinta se l’unicorno arriva tra i primi tre: paga la puntata per {place_pays}, e {early_glory} gloria. Una scommessa sul piazzato tardiva è uguale, ma con {late_glory} gloria; si usa solo in quattro o più.",
        "Puoi fare tante scommesse quante ne permettono le tue azioni, anche più d’una sullo stesso unicorno. Lo spazio Scommessa stampato c’è sempre, per quanto lo si usi.",
        "Esempio: 4 oro sul vincente, con un unicorno a ×5, portano 20 oro e {win_glory} gloria.",
    ),
    "R.2.3": (
        "Gloria su una scommessa",
        "I segnalini della pila Vincente mettono gloria sulla scommessa. Si vince insieme alla scommessa.",
    ),
    "R.2.4": (
        "I contratti",
        "Firma uno dei tre contratti scoperti. Il primo segnalino di una corsa costa {first_price:some({first_price} oro|zero)}, il seguente {next_price} oro, l’ultimo {last_price}. Un contratto lavora per te da adesso fino alla fine.",
    ),
    "R.2.5": (
        "L’oro",
        "Ogni segnalino della pila Oro dà {token_gold} oro. Quando sono presi tutti e due, uno spazio stampato ne dà {printed_gold}.",
    ),
    "R.2.6": (
        "Il primo giocatore",
        "Sul primo segnalino Oro di una corsa c’è la carota. Chi lo prende è primo giocatore dopo che tutti hanno fatto tre azioni. Se non lo prende nessuno, non cambia niente.",
    ),
    "R.3.1": ("La carota", "Prima della corsa la carota va a chi l’ha presa (R.2.6)."),
    "R.3.2": (
        "Si scopre la magia",
        "Si gira tutta la magia. In ogni corsia una carta positiva e una negativa della stessa lettera si annullano.",
        "Poi Duskglitter, se è furioso, butta via una carta negativa. Poi si usano i contratti che parlano dopo che si scopre la magia, a partire dal primo giocatore. Poi la lettera L butta via le carte dell’altro segno, e la lettera H sposta le quotazioni. Niente sale oltre ×2 o scende sotto ×7.",
    ),
    "R.3.3": ("Il mazzo", "Le 23 carte Movimento si mescolano prima di ogni corsa."),
    "R.3.4": (
        "La carta Movimento",
        "Ogni turno della corsa comincia con una carta: ogni unicorno fa tante caselle quante ne mostra la carta per la sua riga di quotazione. Con la prima carta contano gli effetti di partenza; dopo, quelli per il primo o l’ultimo in pista.",
    ),
    "R.3.5": (
        "Lo sprint",
        "Poi si lanciano due dadi. Ogni colore che esce fa una casella in più; due volte lo stesso colore conta una volta sola.",
    ),
    "R.3.6": (
        "Il traguardo",
        "Il traguardo è sulla casella 12. Gli unicorni corrono anche oltre, e la pista non ha fine.",
    ),
    "R.3.7": (
        "Il fotofinish",
        "Gli unicorni che tagliano il traguardo nello stesso turno si piazzano secondo quanto sono andati oltre. A parità decidono magia e poteri, poi la quotazione migliore, poi il primo giocatore.",
    ),
    "R.3.8": (
        "I posti",
        "La corsa va avanti finché tutti e sei hanno un posto. Un unicorno arrivato non corre più. Quando cinque sono arrivati, il sesto è subito ultimo.",
    ),
    "R.4.1": (
        "Premi e scommesse",
        "I proprietari dei primi tre ricevono {first_prize}, {second_prize} e {third_prize} oro. Poi si pagano le scommesse vinte (R.2.2), con le quotazioni della corsa. Poi la magia che paga, poi i contratti.",
        "Purse of Plenty e Hole in the Purse toccano una volta sola chi ha scommesso sul loro unicorno, per quante scommesse abbia. Se sono più d’una, seguono l’ordine delle sue scommesse, e nessuno paga più di quello che ha.",
    ),
    "R.4.2": (
        "La Tassa sulla Gloria",
        "Ognuno paga 1 oro per ogni gloria. Chi non ne ha abbastanza prende prestiti finché può pagare. La gloria stampata sui contratti conta solo alla fine e non si tassa.",
    ),
    "R.4.3": (
        "Nuove quotazioni",
        "Un unicorno arrivato meglio della sua riga sale di una riga, uno arrivato peggio scende di una. In due possono stare sulla stessa riga.",
    ),
    "R.4.4": (
        "Nuova furia",
        "L’unicorno sulla riga peggiore è furioso nella corsa seguente; se sono più d’uno, lo sono tutti. Durante una corsa questo non cambia mai.",
    ),
    "R.4.5": (
        "Nuovi contratti",
        "I contratti rimasti si mettono via; se ne scoprono tre nuovi.",
    ),
    "R.4.6": ("La corsa seguente", "Dopo l’ultima corsa si saltano da R.4.3 a R.4.5."),
    "R.5.1": (
        "I prestiti alla fine",
        "Ogni prestito si rimborsa con {loan_cost} oro. Chi non può se lo tiene.",
    ),
    "R.5.2": (
        "L’ultima gloria",
        "Ogni {gold_per_glory} oro avanzati fanno 1 gloria. Poi si aggiunge la gloria stampata sui contratti.",
    ),
    "R.5.3": (
        "Chi vince",
        "Prima conta avere meno prestiti da saldare, poi più gloria, poi più oro. Chi è pari in tutto divide il posto.",
    ),
    "R.6": (
        "I prestiti",
        "Un prestito della malavita elfica porta {loan} oro adesso e costa {loan_cost} alla fine. Puoi prenderne uno ogni volta che tocca a te, quanti ne vuoi; nella scatola ce ne sono venti.",
    ),
    "R.7": (
        "In due",
        "Tutti i segnalini con la B restano nella scatola. Prima di ogni corsa un dado toglie un segnalino Scommessa sul vincente, un altro dado uno sul piazzato anticipata.",
    ),
    "R.8": ("In sei", "Ognuno tiene quattro carte Magia invece di cinque."),
    "R.9": ("La partita breve (a scelta)", "Tre corse invece di quattro. Consigliata in sei."),
    "R.10": (
        "Che cosa dicono i contratti",
        "Un contratto fa quello che dice, nel momento che dice, solo per chi lo ha firmato. Due che parlano nello stesso momento lo fanno a partire dal primo giocatore, e quelli di uno stesso giocatore nell’ordine di firma. All’inizio di una preparazione Deep Vault paga prima che Royal Box riservi un segnalino, qualunque sia stato firmato prima.",
        "L’effetto dei quaranta contratti è nostro, e così le abitudini dei loro clan: le carte stampate possono essere diverse.",
    ),
    "R.11": (
        "Che cosa dice la magia",
        "Una carta vale per tutta la corsa. Prima le carte che fissano un numero, poi quelle che aggiungono, poi quelle che lo limitano; un unicorno che non può fare sprint non ne fa mai. Nessuno va indietro, e una scommessa vinta non dà mai meno di 0 gloria.",
        "Le lettere e i segni sono quelli delle carte stampate; quello che fa ogni carta è nostro, e le carte stampate possono essere diverse.",
    ),
    "R.12": (
        "Che cosa fanno gli unicorni furiosi",
        "Ognuno ha un potere tutto suo finché è furioso. Una carta Magia per lo stesso momento ne prende il posto.",
        "Ember Trot parte 1 casella più avanti. Tumblejam ne fa 2 al suo primo sprint. Butterbolt ne fa 4 quando è ultimo. Clover Nelly corre 1 in più al traguardo e vince i fotofinish. Puddle Prince ne fa almeno 2 con ogni carta e vince i fotofinish. Duskglitter butta via una carta negativa e vince i fotofinish.",
        "Questi poteri sono nostri, e così le somme di quasi tutti i segnalini Azione: il gioco stampato può essere diverso. Stampati sono la gloria del secondo segnalino Vincente, i 10 oro e il prezzo di 3.",
    ),
}
"""By number: heading and paragraphs, with the figures of `web/unicorn_fever/words/figures.py`."""

EARLIER: Mapping[str, tuple[str, ...]] = {
    "1 R.2": (
        "Questa partita è cominciata con la versione 1 delle regole e va avanti così: "
        "il primo segnalino Magia fa giocare due carte, come il secondo.",
    ),
    "2 R.2": (
        "Questa partita è cominciata con la versione 2 delle regole e va avanti così: "
        "il primo segnalino Magia fa giocare due carte, come il secondo.",
    ),
    "1 R.10": (
        "Questa partita è cominciata con la versione 1 delle regole e va avanti così: {mended} contratti sono com’erano prima di essere corretti. Ciascuno dice qui che cosa fa.",
    ),
}
"""By version and rule, what it says besides in a game begun under that version."""
