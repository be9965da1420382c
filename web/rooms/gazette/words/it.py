"""What stands on every front page, and the stories that any game can have, in Italian."""

from __future__ import annotations

from collections.abc import Mapping

PAGE: Mapping[str, str] = {
    "name": "La Gazzetta di Horseburg",
    "motto": "Tutte le notizie al galoppo",
    "price": "Prezzo: una mela",
    "edition": "Ultima edizione",
    "finish": "L’arrivo della corsa {race}: {horses:list}.",
    "purses": "Le borse, corsa per corsa",
    "after": "{name}: {purses:each({money:money})}",
    "winner": "Il ritratto del giorno",
    "winners": "{seats:players}, in testa con {score:list(score)}",
    "empty": "Sul podio non c’è nessuno.",
    "by": "Dal nostro corrispondente",
    "advertisement": "Pubblicità",
    "order": "La classifica del giorno",
    "back": "Indietro",
    "print": "Stampa",
    "picture": "Immagine",
    "no picture": "Questo browser non sa farne un’immagine, ma può stamparla.",
}
"""Said once a page."""

ADVERTS: tuple[tuple[str, str], ...] = (
    (
        "Locanda del Ferro di cavallo",
        "Avena per il cavallo, birra per te. Le schedine si asciugano alla stufa.",
    ),
    ("Il tonico del dottor Fleck", "Per gambe stanche, due o quattro. Mai prima della corsa."),
    ("Mme Odile, cappelli", "Si vedono da ogni tribuna. Anche nei colori della tua scuderia."),
    ("Binocoli a noleggio", "Vedi l’arrivo prima del giudice. Cauzione: una scarpa."),
    ("Prossima riunione", "Si apre quando qualcuno tocca “Gioca ancora”. Porta una mela."),
)
"""The house advertises; which of them a page has follows from its stories."""

TOLD: Mapping[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "won": (
        (
            "{seat:player} vince la giornata",
            "Il gran giorno di {seat:player}",
            "Alloro per {seat:player}",
        ),
        (
            "{seat:player} è in testa con {score:score}; segue {other:player}. La banda ha suonato finché i cavalli non hanno chiesto silenzio.",
            "Con {score:score} {seat:player} lascia a {other:player} il secondo posto, e offre le mele.",
        ),
    ),
    "runaway": (
        ("{seat:player} sparisce all’orizzonte", "Nessuno vicino a {seat:player}"),
        (
            "{seat:player} vince con {score:score}, {margin:score} davanti a {other:player}. Dalle tribune sembravano due corse.",
            "{margin:score} di vantaggio su {other:player}: {seat:player} poteva finire al passo, e c’è chi dice di averlo visto.",
        ),
    ),
    "by-a-nose": (
        ("Di corto muso: {seat:player}", "{seat:player} per un pelo"),
        (
            "Alla fine tra {seat:player} e {other:player} ci passa solo {margin:score}. {other:player} ha fatto ricontare, invano.",
            "{seat:player} batte {other:player} di {margin:score}, e non un pelo di più. C’è chi si mangia le mani.",
        ),
    ),
    "countback": (
        ("Alla pari, eppure {seat:player}", "Parità perfetta: la coppa va a {seat:player}"),
        (
            "{seat:player} e {other:player} avevano {score:score} a testa. Si è aperto il regolamento, che ha scelto {seat:player}.",
        ),
    ),
    "shared-win": (
        ("Una coppa per {winners:players}", "Vittoria divisa: {winners:players}"),
        ("Niente ha potuto separare {winners:players}. La domenica la coppa cambia casa.",),
    ),
    "nobody-won": (
        ("Non vince nessuno", "La coppa resta nell’armadio"),
        (
            "Di {count:plural(giocatore|giocatori)} nessuno è in classifica. La banca manda cordiali saluti.",
        ),
    ),
    "last-to-first": (
        (
            "Dall’ultimo posto al primo: {seat:player}",
            "Non ci credeva nessuno: vince {seat:player}",
        ),
        (
            "Dopo la corsa {race} {seat:player} aveva la borsa più magra, {money:some({money:money}|neanche una moneta)}. Adesso non ride più nessuno.",
            "La borsa più povera dopo la corsa {race}, {money:some({money:money}|niente di niente)}: {seat:player} ha vinto lo stesso.",
        ),
    ),
    "wire-to-wire": (
        ("In testa dall’inizio alla fine: {seat:player}", "{seat:player} non guarda mai indietro"),
        (
            "Dopo ognuna delle {races} corse la borsa di {seat:player} era la più piena. Gli altri hanno mangiato la polvere.",
        ),
    ),
    "late-dash": (
        ("{seat:player} arriva alla fine, e vince", "L’ultima corsa premia {seat:player}"),
        (
            "Prima della corsa {race} {seat:player} non aveva la borsa più piena. Con {gain:money} in più, più di chiunque altro, ha vinto la giornata.",
        ),
    ),
    "poor-winner": (
        ("Borsa vuota, primo posto: {seat:player}", "Onore senza denaro per {seat:player}"),
        (
            "{seat:player} vince con la borsa più magra: {money:some({money:money}|niente)}, mentre {other:player} ha {much:money}.",
        ),
    ),
    "machine-won": (
        ("Una macchina prende la coppa", "Il computer {seat:player} batte il tavolo"),
        (
            "{seat:player} è un computer, ed è in testa. Si sente {people:players} chiedere se non si poteva staccare la spina tra una corsa e l’altra.",
            "Ingranaggi prima dei cuori: il computer {seat:player} ha la meglio su {people:players}, senza neanche un sorriso.",
        ),
    ),
    "person-won": (
        ("Contro le macchine: {seat:player}", "{seat:player} batte {count} computer"),
        ("Contro {count} computer {seat:player} finisce in testa. L’umanità può dormire.",),
    ),
    "rich-loser": (
        ("La borsa più piena non vince", "Il denaro non è tutto per {seat:player}"),
        (
            "{seat:player} conta {money:money}, più di chiunque altro. {other:player} vince con {much:some({much:money}|una borsa vuota)}.",
        ),
    ),
    "fortune": (
        ("{seat:player} fa fortuna", "Corsa all’oro per {seat:player}"),
        (
            "{seat:player} ha cominciato con {before:money} e finisce con {money:money}. La carrozza del ritorno aveva quattro cavalli.",
        ),
    ),
    "fall": (
        ("Ascesa e caduta: {seat:player}", "Soldi che vanno e vengono: {seat:player}"),
        (
            "Dopo la corsa {race} {seat:player} aveva {much:money}. Alla fine {money:some(erano {money:money}|non c’era più niente)}.",
        ),
    ),
    "great-day": (
        ("La corsa {race} riempie una borsa", "{seat:player} trova l’oro"),
        (
            "{before:money} prima della corsa {race}, e {much:money} in più dopo: per {seat:player} è l’ora più bella del giorno.",
        ),
    ),
    "black-day": (
        ("Corsa {race}: l’ora nera di {seat:player}", "{seat:player} riconta, e sospira"),
        (
            "{seat:player} aveva {before:money} prima della corsa {race}, e {much:money} in meno dopo. La Gazzetta presta il fazzoletto.",
        ),
    ),
    "all-down": (
        ("La città torna a casa più povera", "Hanno perso tutti"),
        (
            "Nessuna borsa è piena come stamattina: {much:money} in meno, fra tutte e {count}. La banca ha ordinato un tappeto nuovo.",
        ),
    ),
    "all-up": (
        ("Tutti più ricchi", "Brutta giornata per la banca"),
        (
            "Tutte e {count} le borse sono più piene di stamattina, di {much:money} in tutto. La banca riconta l’argenteria.",
        ),
    ),
    "twins": (
        ("Due borse, una somma", "{seat:player} e {other:player}, moneta per moneta"),
        (
            "{seat:player} e {other:player} tornano a casa con {money:money}, fino all’ultima moneta.",
        ),
    ),
    "close-field": (
        ("Un soffio tra le borse", "Il gruppo più serrato"),
        (
            "Dalla borsa più piena, {seat:player}, alla più magra, {other:player}, c’erano solo {gap:money}.",
        ),
    ),
    "yoyo": (
        ("Su e giù con {seat:player}", "{seat:player} tra le stelle e le stalle"),
        (
            "La borsa più magra dopo la corsa {low}, la più piena dopo la corsa {top}: {seat:player} consiglia uno stomaco forte.",
        ),
    ),
    "seesaw": (
        ("Chi è ricco? Dipende dall’ora", "In testa si cambia {count} volte"),
        ("La borsa più piena ha cambiato mano {count} volte. Al nostro grafico gira la testa.",),
    ),
    "penniless": (
        ("Neanche più una moneta", "Tasche vuote: {seats:players}"),
        (
            "{seats:players} non {count:agree(ha|hanno)} più niente e {count:agree(torna|tornano)} a casa a piedi. Almeno c’è il sole.",
        ),
    ),
}
