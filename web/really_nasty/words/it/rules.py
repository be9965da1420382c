"""The rules of the box in Italian; every figure in them comes from the rows."""

from __future__ import annotations

from collections.abc import Mapping

from game.really_nasty.cards import (
    CAPITAL,
    CARDS,
    DEAL,
    DEPOSIT,
    DOUBLES,
    GRADES,
    LOST_TURNS,
    RACES,
    UNIT,
    UPHELD,
    odds_of,
    paid_places,
)
from game.really_nasty.course import FENCES, LANES
from game.really_nasty.refused import FAR_BEHIND
from web.really_nasty.words.it.kinds import SECTIONS, pounds
from web.words.texts import Rule

_DEAL = "; ".join(f"{players} giocatori: {count}" for players, count in DEAL.items())
_RACES = "; ".join(f"{race.name} {', '.join(map(pounds, race.prizes))}" for race in RACES.values())
_DOUBLES = "; ".join(
    f"classe {grade}: {', '.join(SECTIONS[id] for id in DOUBLES[grade])}" for grade in GRADES
)


def _odds(table: str) -> str:
    return "; ".join(
        f"corsia {lane}: {', '.join(str(odds_of(table, lane, grade)) for grade in GRADES)}"
        for lane in LANES
    )


_PAID = "; ".join(f"{runners} partenti: {paid_places(runners)}" for runners in DEAL)

_RULES = (
    Rule(
        "N.1",
        "La riunione",
        (
            "Sei corse. Le loro carte si mescolano, quindi l’ordine è ogni volta nuovo. I soldi "
            "vengono dai premi, con il tuo cavallo, e dalle scommesse, su qualsiasi cavallo. Chi ha "
            "più soldi dopo la sesta corsa vince.",
            f"Premi per il primo, il secondo e il terzo: {_RACES}.",
        ),
    ),
    Rule(
        "N.2",
        "Colori, soldi e carte",
        (
            f"Ognuno sceglie i colori di una scuderia e riceve {pounds(CAPITAL)}. Le {len(CARDS)} "
            "carte Carognata si distribuiscono una volta sola, coperte, per tutta la riunione: "
            f"{_DEAL}.",
        ),
    ),
    Rule(
        "N.3",
        "Le iscrizioni",
        (
            "La tua scuderia ha sei cavalli, dalla classe 1 alla 6. Prima della prima corsa ne "
            "iscrivi uno per ogni corsa, in segreto. Quale corre, si vede solo quando tocca alla "
            "sua corsa.",
        ),
    ),
    Rule(
        "N.4",
        "Le corsie",
        (
            "Prima di ogni corsa ognuno pesca una carta Corsia. La corsia 1 corre all’interno: è la "
            "più corta. Si mescolano tutte e sei le carte, anche con meno giocatori.",
        ),
    ),
    Rule(
        "N.5",
        "Le quote",
        (
            "L’allibratore scrive sulla lavagna corsia, classe e quota di ogni cavallo. A uno, per "
            f"corsia, dalla classe 1 alla 6: {_odds('fair')}.",
            "Questa tabella è nostra: con sei partenti ogni scommessa vale più o meno lo stesso. "
            "Nella scatola la quota è corsia per classe, di più per gli outsider, e così rende più "
            f"di quanto prende. Chi la conosce può sceglierla: {_odds('printed')}.",
        ),
    ),
    Rule(
        "N.6",
        "Le scommesse",
        (
            "Ognuno può fare una scommessa sul vincente, a turno dalla corsia interna. Tutti "
            "vedono quanto, nessuno vede su chi, finché la corsa non è pagata. Le puntate vanno di "
            f"{pounds(UNIT)} in {pounds(UNIT)}. Scommettere non è obbligatorio; senza soldi si corre "
            "e basta.",
        ),
    ),
    Rule(
        "N.7",
        "La partenza",
        (
            "Una corsa è un giro di pista e un quarto. Muove per primo il cavallo più interno, poi "
            "gli altri in senso orario. Quando tocca a te, lanci il dado e muovi. I cavalli già "
            "arrivati o fuori si saltano.",
        ),
    ),
    Rule(
        "N.8",
        "La mossa",
        (
            "Una lunghezza per ogni punto del dado: avanti, o di una corsia verso l’esterno, come "
            "vuoi. Solo con un 6, uno dei sei passi può andare verso l’interno, di una corsia. Mai "
            "indietro, mai in diagonale.",
            "Tutti i punti vanno corsi, finché sulla strada che scegli c’è posto. La strada è "
            "affar tuo; conta solo dove ti fermi.",
        ),
    ),
    Rule(
        "N.9",
        "Le curve",
        (
            "In curva le corsie si uniscono solo dove un trattino collega due caselle: cambia lì. "
            "Il cambio costa un punto, come in rettilineo.",
        ),
    ),
    Rule(
        "N.10",
        "Un cavallo per casella",
        (
            "Due cavalli non stanno mai sulla stessa casella, e nessuno ne salta un altro. Gira "
            "all’esterno, o all’interno con un 6. Se non c’è strada, il cavallo resta fermo e il "
            "resto è perso.",
        ),
    ),
    Rule(
        "N.11",
        "Gli ostacoli",
        (
            f"{len(FENCES)} ostacoli: {', '.join(one.name for one in FENCES.values())}. Un ostacolo "
            "si sorvola; il pericolo è fermarcisi sopra, perché finché il cavallo ci sta una carta "
            "Caduta (N.17) può buttarlo giù.",
        ),
    ),
    Rule(
        "N.12",
        "Raddoppiare",
        (
            "Un cavallo che si ferma in uno dei suoi tratti può rifare lo stesso lancio un’altra "
            f"volta, solo in avanti e verso l’esterno. {_DOUBLES}.",
            "Una volta per tratto e per corsa. "
            f"{SECTIONS['EP']} vale solo alla partenza, non all’arrivo.",
        ),
    ),
    Rule(
        "N.13",
        "Il ritiro",
        (
            f"Un cavallo con più di {FAR_BEHIND} ostacoli di ritardo sul primo può essere ritirato "
            "dal suo proprietario, al posto di muovere, anche se non ha spazio. Il primo è il "
            "fantino in testa; un cavallo arrivato vale come se avesse passato tutti gli ostacoli.",
        ),
    ),
    Rule(
        "N.14",
        "Le carte Carognata",
        (
            "Ciascuna si gioca una volta sola in tutta la riunione. Tra una mossa e l’altra chiunque "
            "può farsi avanti, guardare le proprie carte e giocarne una, o ripensarci. Chi parla per "
            "primo viene ascoltato per primo; i computer vengono interrogati in senso orario, da chi "
            "sta per lanciare.",
            "Anche con il cavallo fuori corsa si possono giocare carte, tranne lo Scivolone.",
        ),
    ),
    Rule(
        "N.15",
        "Dietrofront",
        (
            "Prima che il cavallo abbia lasciato la partenza. Perde i suoi primi "
            f"{LOST_TURNS} turni, girato dalla parte sbagliata. Una volta per cavallo e per corsa.",
        ),
    ),
    Rule(
        "N.16",
        "Falsa partenza",
        (
            "Prima che un cavallo si sia fermato su Briars Brook o l’abbia superato. Tutti tornano "
            "alla partenza, anche i caduti, e tutto ciò che si è raddoppiato si può raddoppiare di "
            "nuovo. Le scommesse restano. Le altre carte Carognata di questa corsa tornano a chi le "
            "ha giocate; questa è spesa.",
            "Quando l’ultimo fantino cade o scivola, la corsa è subito finita: non c’è più niente "
            "da ricominciare.",
        ),
    ),
    Rule(
        "N.17",
        "Caduta",
        (
            "Su un cavallo che sta sull’ostacolo scritto sulla carta, anche il tuo. È fuori dalla "
            "corsa. Se sull’ostacolo ce n’è più d’uno, scegli tu. Un cavallo senza fantino non può "
            "cadere.",
        ),
    ),
    Rule(
        "N.18",
        "Scivolone in piano",
        (
            "Su un cavallo che non sta su un ostacolo, da chi ha ancora il proprio cavallo in corsa. "
            "È fuori, e a questa carta niente risponde. Un cavallo senza fantino non scivola.",
        ),
    ),
    Rule(
        "N.19",
        "Rimonta in sella",
        (
            "Subito dopo una Caduta, da parte di chiunque: il cavallo torna sul suo ostacolo. Può "
            "seguire un’altra Caduta.",
        ),
    ),
    Rule(
        "N.20",
        "Cavallo scosso",
        (
            "Subito dopo una Caduta: il cavallo continua senza fantino. Il suo proprietario lancia e "
            "lo muove avanti, di lato o indietro, senza passare due volte sulla stessa casella in un "
            "turno. Intralcia; non vince niente, e oltre il traguardo sparisce. Non torna mai dietro "
            "la partenza.",
        ),
    ),
    Rule(
        "N.21",
        "Sotto pressione",
        (
            "Sulla dirittura finale, prima che quel cavallo lanci. Prima va dal lato che dice la "
            "carta, di tante corsie quante ne permettono il dado e la pista, poi avanti con il "
            "resto, girando attorno agli altri all’esterno.",
        ),
    ),
    Rule(
        "N.22",
        "Fotofinish",
        (
            "Quando il primo cavallo è arrivato, sul prossimo con il fantino che lancia. Se taglia "
            "il traguardo in quella mossa, è primo e l’altro secondo. Se no, la carta è sprecata.",
        ),
    ),
    Rule(
        "N.23",
        "Reclami e inchieste",
        (
            "A corsa finita, contro qualsiasi cavallo piazzato. Un Reclamo richiede una cauzione di "
            f"{pounds(DEPOSIT['objection'])} e un {UPHELD['objection'][0]}; la cauzione torna se il "
            f"reclamo è accolto. Un’Inchiesta dei commissari richiede un {UPHELD['enquiry'][0]} o un "
            f"{UPHELD['enquiry'][1]}, e nessuna cauzione.",
            "Un cavallo squalificato perde il posto, quelli piazzati dietro avanzano, e le scommesse "
            "seguono il nuovo vincitore. Non c’è limite, se non le carte. Una volta fatto il peso, "
            "il risultato è definitivo.",
        ),
    ),
    Rule(
        "N.24",
        "La fine di una corsa",
        (
            "Una corsa finisce quando tutti i posti che pagano sono presi, o non resta più nessun "
            "fantino. Anche un cavallo solo deve arrivare in fondo per vincere. Senza vincitore tutte "
            "le scommesse sono perse.",
            "Chi corre ancora non ha un posto e non avanza mai: avanzano solo i cavalli nel recinto "
            "dei vincitori. Quello che un reclamo accolto lascia libero va al vincitore (N.25).",
        ),
    ),
    Rule(
        "N.25",
        "I premi",
        (
            f"Posti pagati, secondo i cavalli alla partenza: {_PAID}. Un premio che nessuno ha preso "
            "va al vincitore.",
        ),
    ),
    Rule(
        "N.26",
        "Le scommesse vinte",
        (
            "L’allibratore paga la puntata per la quota, e la puntata torna. La banca non resta mai "
            "a secco: il suo pagherò vale come denaro.",
        ),
    ),
    Rule(
        "N.27",
        "La fine della riunione",
        (
            "Chi ha più soldi vince; a pari soldi, chi ha vinto più corse; ancora pari, la vittoria "
            "è divisa.",
        ),
    ),
    Rule(
        "N.28",
        "Meno corsie (a scelta)",
        ("Si distribuiscono solo le carte Corsia da 1 al numero dei giocatori.",),
    ),
    Rule(
        "N.29",
        "Che cosa è nostro",
        (
            "Le regole sono quelle del 1987. La pista, i nomi degli ostacoli tranne Briars Brook, i "
            "tratti delle classi da 2 a 5, i premi, le quote eque, le quote stampate oltre il 12 e "
            "quante carte Carognata ci sono di ogni tipo sono nostri, nei limiti del regolamento, "
            "e il gioco stampato può essere diverso.",
        ),
    ),
)

RULES: Mapping[str, tuple[str, ...]] = {
    rule.id: (rule.heading, *rule.paragraphs) for rule in _RULES
}
"""By number: heading and paragraphs."""

EARLIER: Mapping[str, tuple[str, ...]] = {
    "1 N.13": (
        "Questa partita è cominciata con la versione 1 delle regole e va avanti così: "
        "un cavallo che non ha spazio non si può ritirare.",
    ),
}
"""By version and rule, what it says besides in a game begun under that version."""
