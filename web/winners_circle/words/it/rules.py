"""The rules of Winner's Circle in Italian, with those of its sisters and of the house."""

from __future__ import annotations

from collections.abc import Mapping

from game.winners_circle.courses import PAYOUTS
from web.words.texts import Rule

_PLACES = {"win": "primo", "place": "secondo", "show": "terzo"}


def _row(place: str) -> str:
    first = PAYOUTS[place][:8]
    return f"{_PLACES[place]}: {', '.join(map(str, first))}"


_TABLE = "; ".join(_row(place) for place in PAYOUTS)

_RULES = (
    Rule(
        "W.1",
        "Lo scopo",
        (
            "Tre corse. In ognuna posi tre gettoni su tre cavalli, poi a turno tutti muovono tutti "
            "i cavalli. Chi ha più soldi dopo la terza corsa vince.",
        ),
    ),
    Rule(
        "W.2",
        "I partenti",
        (
            "Prima di ogni corsa si pescano sette delle 28 carte Cavallo, una per gabbia. Ogni "
            "gabbia ha il suo mantello: grigio, bianco, beige, caramello, sauro, bruno, nero. La "
            "prima gabbia è sulla casella 36, appena dietro il traguardo; la settima sulla 30.",
            "Una carta dice di quanto corre il suo cavallo con ogni faccia del dado: la testa di "
            "cavallo (su tre delle sei facce), il berretto, la sella, il ferro. Tre volte la testa "
            "più le altre tre fa sempre 30: alla lunga tutti i cavalli sono veloci uguale.",
        ),
    ),
    Rule(
        "W.3",
        "Le scommesse",
        (
            "Hai tre gettoni: 1, 1 e 2. Il primo giocatore ne posa uno accanto a un cavallo, "
            "scoperto, poi gli altri in senso orario, per tre giri. Mai due dei tuoi gettoni sullo "
            "stesso cavallo.",
            "Ogni gettone scommette che il suo cavallo arrivi tra i primi tre.",
            "Nella prima corsa il primo giocatore si tira a sorte, poi è chi ha più soldi. A pari "
            "soldi, si tira a sorte.",
        ),
    ),
    Rule(
        "W.4",
        "Il lancio e la mossa",
        (
            "Il primo giocatore lancia il dado, poi gli altri in senso orario. Scegli un cavallo "
            "che non ha ancora mosso e fallo correre di quanto dice la sua carta. Non si passa.",
            "Un cavallo che ha mosso aspetta che lo facciano tutti gli altri. Poi possono muovere "
            "tutti di nuovo.",
        ),
    ),
    Rule(
        "W.5",
        "Un cavallo per casella",
        (
            "I cavalli si superano liberamente, ma su una casella ce ne sta uno solo. Se l’ultima "
            "casella della mossa è occupata, il cavallo è bloccato e si ferma sulla prima libera "
            "dietro. Esempio: una mossa di 6 finisce sulla 17, dove sta un cavallo, e un altro sta "
            "sulla 16: si ferma sulla 15, dopo 4.",
            "Può essere anche la casella da cui partiva. Ha mosso lo stesso.",
            "Le gabbie sono caselle del giro: un cavallo ancora nella sua gabbia blocca chi ci "
            "arriva dopo aver fatto il giro.",
        ),
    ),
    Rule(
        "W.6",
        "L’andatura",
        (
            "Il primo cavallo che raggiunge o supera la casella 18 fa l’andatura. Se poi arriva tra "
            "i primi tre, ogni gettone da 1 su di lui rende 100 in più, ogni gettone da 2 ne rende "
            "200.",
        ),
    ),
    Rule(
        "W.7",
        "Il traguardo",
        (
            "Un cavallo che supera la casella 36 taglia il traguardo e lascia la pista. Non gli "
            "serve una casella libera. Il primo ha vinto, poi vengono il secondo e il terzo. Con il "
            "terzo la corsa finisce; il cavallo che in quel momento è più indietro arriva ultimo.",
        ),
    ),
    Rule(
        "W.8",
        "I pagamenti",
        (
            "Somma tutte le scommesse su un cavallo: un gettone da 1 è una scommessa, uno da 2 ne "
            "vale due. Più scommesse ci sono, meno rende ciascuna. Con 1, 2, 3… scommesse un "
            f"gettone da 1 rende: {_TABLE}. Un gettone da 2 rende il doppio.",
            "Ogni gettone da 1 sull’ultimo cavallo costa 100, ogni gettone da 2 costa 200. Paghi "
            "quello che hai, e non di più.",
            "Esempio: un 2 da solo sul vincitore rende 2 × 350 = 700.",
        ),
    ),
    Rule(
        "W.9",
        "L’ultima corsa",
        (
            "Nell’ultima corsa vale tutto doppio, anche quello che si paga. Una corsa sola è "
            "l’ultima, quindi vale doppio anche quella.",
        ),
    ),
    Rule(
        "W.10",
        "La fine",
        ("Vince chi ha più soldi. In caso di parità si divide il posto, e anche la vittoria.",),
    ),
    Rule(
        "W.11",
        "Bluff (a scelta)",
        (
            "Ognuno ha quattro gettoni: 0, 1, 1 e 2. Si posano coperti, su quattro cavalli diversi. "
            "I tuoi li puoi guardare finché scegli. Si scoprono tutti quando il terzo cavallo ha "
            "tagliato il traguardo.",
            "Uno 0 non conta come scommessa, non rende niente e non costa niente.",
        ),
    ),
    Rule(
        "W.12",
        "Royal Turf (a scelta)",
        (
            "Il gioco più vecchio, del 2001. Il giro ha 33 caselle; le gabbie sono sulle caselle da "
            "33 a 27, nell’ordine in cui si pescano i cavalli. Ognuno dei sette cavalli ha tre carte "
            "sue, con lo stesso numero per la testa. Ne corre una per corsa: una carta il cui "
            "cavallo corre già va sotto il mazzo.",
            "L’andatura rende sempre, anche se quel cavallo non è tra i primi tre.",
            "Con le carte di Royal Turf sulla pista più recente: queste carte, pescate allo stesso "
            "modo, ma 36 caselle, gabbie da 36 a 30, e l’andatura rende solo tra i primi tre. Nella "
            "scatola ci sono queste carte e una variante; il suo testo non si trova, quindi questa "
            "è nostra.",
        ),
    ),
    Rule(
        "W.13",
        "Turf (a scelta)",
        (
            "Il più vecchio di tutti, del 1995. La pista è dritta e ha 40 caselle. Partono tutti "
            "alla pari, e più cavalli possono stare sulla stessa casella. Quattro corse, e in "
            "ciascuna una delle quattro carte di ogni mantello.",
            "L’andatura non rende niente, e l’ultimo cavallo non costa niente.",
        ),
    ),
    Rule(
        "W.14",
        "Che cosa è nostro",
        (
            "Nessun elenco delle carte Cavallo stampate è pubblico, quindi queste sono nostre: "
            "nomi, numeri e figure. Rispettano la legge stampata del 30 (W.2). La tabella dei "
            "pagamenti (W.8) è una retta per i tre numeri stampati che si conoscono. Anche l’ordine "
            "delle gabbie è nostro.",
        ),
    ),
    Rule(
        "W.15",
        "L’aiuto sulle quote (a scelta)",
        (
            "La pagina finisce la corsa nella sua testa, molte volte, con giocatori che muovono per "
            "i propri gettoni, e dice quante volte ogni cavallo vince, arriva secondo, terzo e "
            "ultimo. Non sa niente di più di tutto il tavolo, e tutti vedono la stessa cosa.",
        ),
    ),
)

RULES: Mapping[str, tuple[str, ...]] = {
    rule.id: (rule.heading, *rule.paragraphs) for rule in _RULES
}
"""By number: heading and paragraphs."""
