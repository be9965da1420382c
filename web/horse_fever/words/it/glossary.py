"""Racing words in Italian: how each is headed, every way it is written, what it means."""

from __future__ import annotations

from collections.abc import Mapping

GLOSSARY: Mapping[str, tuple[str, str, str]] = {
    "odds": (
        "Quotazione",
        "quotazione|quotazioni",
        "Dove sta una scuderia sulla lavagna, da 1:2 in alto a 1:7 in basso. In basso un cavallo di solito è più lento, e scommettere su di lui vincente paga di più.",
    ),
    "win": (
        "Scommessa sul vincente",
        "scommessa sul vincente|scommesse sul vincente|sul vincente|vincente",
        "Il cavallo deve arrivare 1º. La puntata torna moltiplicata per la quotazione, con 3 punti vittoria; a una festa sei volte, senza punti.",
    ),
    "show": (
        "Scommessa sul piazzato",
        "scommessa sul piazzato|scommesse sul piazzato|sul piazzato|piazzato",
        "Il cavallo deve arrivare 1º, 2º o 3º. La puntata torna doppia, con 1 punto vittoria; a una festa senza.",
    ),
    "stake": (
        "Puntata",
        "puntata|puntate",
        "I Danari che metti su un cavallo, a centinaia. Se perdi la scommessa, sono andati.",
    ),
    "minimum": (
        "Scommessa minima",
        "scommessa minima|puntata minima|il minimo",
        "Il meno che puoi puntare: 100 D per ogni tuo punto vittoria, scuderie comprese.",
    ),
    "token": (
        "Segnalino Scommessa",
        "segnalino scommessa|segnalini scommessa",
        "Ogni scommessa prende un segnalino del colore del cavallo. Quando non ce ne sono più, nessuno può scommettere su quel cavallo in questa corsa.",
    ),
    "stable": (
        "Scuderia",
        "scuderia|scuderie",
        "La casa per cui corre un cavallo. Ha una quotazione; se è tua, conta come 1 punto vittoria e porta un premio per il 1º, il 2º e il 3º posto.",
    ),
    "fixing": (
        "Truccare la corsa",
        "truccare la corsa|trucca la corsa|truccare una corsa|truccare",
        "Ognuno mette carte Azione coperte dietro i cavalli che vuole, una dopo l’altra, finché sono tutte giocate.",
    ),
    "action-card": (
        "Carta Azione",
        "carta azione|carte azione",
        "Una carta che aiuta il cavallo dietro cui sta, lo frena, o fa altro.",
    ),
    "blackboard": (
        "Lavagna",
        "lavagna",
        "Il tabellone che mostra su quale riga di quotazione sta ogni scuderia.",
    ),
    "movement-card": (
        "Carta Movimento",
        "carta movimento|carte movimento",
        "Se ne scopre una per frazione: dice per ogni riga di quotazione di quante caselle avanzano i cavalli.",
    ),
    "unit": (
        "Frazione",
        "frazione|frazioni",
        "Un passo di una corsa: una carta Movimento, un lancio dei due dadi sprint, uno sguardo al traguardo.",
    ),
    "sprint": (
        "Sprint",
        "sprint|dadi sprint|dado sprint",
        "Due dadi nominano dei colori dopo ogni carta Movimento; un cavallo nominato avanza di 1 casella in più.",
    ),
    "gate": (
        "Partenza",
        "partenza|alla partenza|casella di partenza|caselle di partenza|gabbia|gabbie",
        "Dove stanno i cavalli prima del via; è la casella 0.",
    ),
    "line": (
        "Traguardo",
        "linea del traguardo|traguardo",
        "La casella 12. Raggiungerla è arrivare; oltre c’è sempre posto.",
    ),
    "photo": (
        "Fotofinish",
        "fotofinish",
        "Dei cavalli arrivano nella stessa frazione sulla stessa casella: prima decidono le carte, poi la quotazione migliore, poi il primo giocatore; a una festa il solo allibratore.",
    ),
    "place": (
        "Piazzamento",
        "piazzamento|piazzamenti|primo posto|ultimo posto|2º posto|3º posto|posto libero|posti liberi|posto migliore|posto peggiore|stesso posto",
        "La posizione in cui arriva un cavallo. Alla fine di una frazione, il cavallo più lontano oltre il traguardo prende il primo posto libero.",
    ),
    "payoffs": (
        "Pagamenti",
        "pagamento|pagamenti",
        "Dopo la corsa: puntate perse, scommesse vinte, premi e multe, in quest’ordine.",
    ),
    "danari": (
        "Danari e borsa",
        "danari|danaro|borsa|borse",
        "I soldi, scritti D. La tua borsa sono tutti i Danari che hai; chiunque può vederla.",
    ),
    "points": (
        "Punti vittoria",
        "punto vittoria|punti vittoria|pv",
        "Quello che decide la partita, scritto PV: segnalini vinti con le scommesse, e 1 per ogni scuderia che hai.",
    ),
    "first-player": (
        "Primo giocatore",
        "primo giocatore",
        "Chi comincia a scommettere e a truccare. Le seconde scommesse vanno al contrario, quindi il primo giocatore è l’ultimo.",
    ),
    "eliminated": (
        "Fuori gioco",
        "fuori gioco|esci di gioco|esce di gioco|uscito di gioco|lascia l’ippodromo",
        "Chi non può pagare e ha meno di 2 segnalini PV da dare lascia la partita.",
    ),
    "bookmaker": (
        "Allibratore",
        "allibratore|allibratori",
        "Tiene il libro in una corsa del Party Game: scrive le scommesse di tutti gli altri, non ne fa, e decide i fotofinish. Vietato corromperlo.",
    ),
    "book": (
        "Il libro",
        "il libro|nel libro|un libro",
        "L’elenco che tiene l’allibratore di tutte le scommesse di una corsa. Finché le scommesse sono aperte, tutto si può correggere.",
    ),
    "slip": (
        "Schedina",
        "schedina|schedine",
        "Le scommesse di un ospite in una corsa del Party Game: un cavallo vincente, un cavallo piazzato, e quanto si punta su ognuno.",
    ),
    "favourite": (
        "Favorito della casa",
        "favorito|favoriti|favorito della casa|favoriti della casa",
        "Il cavallo su cui tutti gli ospiti insieme hanno puntato di più. Non corre più veloce per questo.",
    ),
    "team": (
        "Squadra",
        "squadra|squadre",
        "Ospiti del Party Game che giocano con una sola borsa e una sola schedina.",
    ),
}
"""By the id of each word. The ways to write it, in small letters, stand with bars between."""
