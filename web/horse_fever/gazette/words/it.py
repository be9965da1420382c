"""The stories of Horse Fever in Italian: for each its headlines, and its reports."""

from __future__ import annotations

from collections.abc import Mapping

SCORE = "{points} PV"

TOLD: Mapping[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "photo-three": (
        ("{count} musi in una foto", "La lastra mostra {count} musi"),
        (
            "Corsa {race}: {among:list(horse)} arrivano insieme. {by:which(odds=La quotazione mette|cards=Le carte mettono|first player=Il primo giocatore mette|bookmaker=L’allibratore mette)} davanti {horse:horse}.",
        ),
    ),
    "photo-win": (
        ("Fotofinish nella corsa {race}", "La foto dice {horse:horse}"),
        (
            "{horse:horse} e {other:horse} passano insieme nella corsa {race}. {by:which(odds=La quotazione decide|cards=Una carta decide|first player=Il primo giocatore decide|bookmaker=L’allibratore decide)} per {horse:horse}; la lastra è esposta da noi.",
        ),
    ),
    "judge": (
        ("Ha deciso il primo giocatore", "Quotazioni e carte non bastano"),
        (
            "{among:list(horse)} alla pari in tutto nella corsa {race}. Il primo giocatore indica {horse:horse}, e le tribune dicono la loro.",
        ),
    ),
    "many-photos": (
        ("{count} foto in {races} corse", "Il fotografo chiede altre lastre"),
        ("{count} volte la lastra ha deciso un posto. Il fotografo ci ha mandato il conto.",),
    ),
    "outsider": (
        ("Un outsider prende la corsa {race}", "{horse:horse} a {row:odds}, e primo"),
        (
            "Dato a {row:odds}, {horse:horse} vince la corsa {race}. Parecchi esperti oggi non ricevono.",
        ),
    ),
    "favourite-last": (
        ("Il favorito arriva ultimo", "{horse:horse}: primo sulla lavagna, ultimo in pista"),
        (
            "{horse:horse}, favorito della corsa {race} a {row:odds}, è arrivato dietro a tutti. La richiesta di un’inchiesta ha fatto ridere.",
        ),
    ),
    "favourites-all": (
        ("I favoriti vincono tutto", "{races} corse, {races} favoriti"),
        ("Ognuna delle {races} corse è andata al suo favorito. La lavagna lo sapeva.",),
    ),
    "form-held": (
        ("Scritto sulla lavagna, corso in pista", "La lavagna aveva ragione fino all’ultimo"),
        (
            "Nella corsa {race} i sei arrivano esattamente nell’ordine delle quotazioni, da {horse:horse} a {other:horse}. Il gesso va in cornice.",
        ),
    ),
    "hat-trick": (
        ("{horse:horse} vince {count} volte", "C’è solo lui: {horse:horse}"),
        (
            "{count} corse della riunione vanno a {horse:horse}. Le altre scuderie hanno scritto al direttore.",
        ),
    ),
    "always-last": (
        ("Ancora ultimo: {horse:horse}", "{horse:horse} ama guardare gli altri"),
        ("{count} volte {horse:horse} arriva ultimo. È un cavallo buono e non morde nessuno.",),
    ),
    "all-different": (
        ("{count} corse, {count} vincitori", "Una volta per uno"),
        (
            "Nessun cavallo ha vinto due volte: una corsa a testa, nell’ordine {horses:list(horse)}.",
        ),
    ),
    "flew-past": (
        ("{horse:horse} non sapeva fermarsi", "Oltre il palo, e oltre il chiosco"),
        (
            "{horse:horse} finisce la corsa {race} {spaces} caselle dopo il traguardo. Lo stalliere l’ha ripreso con una mela.",
        ),
    ),
    "quick-race": (
        ("Finita prima del tè", "{cards} carte per la corsa {race}"),
        (
            "{cards} carte sono bastate alla corsa {race}, vinta da {horse:horse}. I ritardatari non hanno visto niente.",
        ),
    ),
    "slow-race": (
        ("La corsa che non voleva finire", "Corsa {race}: {cards} carte, e si corre ancora"),
        ("Ci sono volute {cards} carte perché arrivasse anche {horse:horse}, nella corsa {race}.",),
    ),
    "from-the-back": (
        ("Dal fondo del gruppo: {horse:horse}", "{horse:horse} dorme al via, e vince"),
        (
            "Dopo la prima carta della corsa {race} {horse:horse} era dietro a tutti, anche a {next:horse}. All’arrivo era davanti.",
        ),
    ),
    "dice-twice": (
        ("I dadi amano {horse:horse}", "Doppio sprint, e di nuovo"),
        (
            "{count} volte nella corsa {race} i due dadi danno {horse:horse}, che arriva {place:ordinal}. I dadi sono stati pesati: onesti.",
        ),
    ),
    "long-shot": (
        ("Un colpo da {money:money}", "{seat:player} credeva in {horse:horse}"),
        (
            "{stake:money} su {horse:horse} vincente a {row:odds}: nella corsa {race} è andata, e la banca conta {money:money} {seat:to_player}.",
        ),
    ),
    "big-win": (
        ("{money:money} per una schedina", "La banca paga, {seat:player} sorride"),
        (
            "{seat:player} aveva {stake:money} su {horse:horse} nella corsa {race}. Ne sono venuti {money:money}, in piccolo taglio.",
        ),
    ),
    "lone-believer": (
        ("{seat:player}, e nessun altro", "Una sola schedina per il vincitore"),
        (
            "Nella corsa {race} solo {seat:player} aveva scommesso su {horse:horse}. A {row:odds} rende {money:money}.",
        ),
    ),
    "double": (
        ("Vincente e piazzato: {seat:player} li ha tutti e due", "{seat:player} incassa due volte"),
        (
            "{seat:player} aveva {horse:horse} su due schedine nella corsa {race}, vincente e piazzato. Pagano entrambe, {money:money} in tutto.",
        ),
    ),
    "big-loss": (
        ("{stake:money} andati con {horse:horse}", "Una schedina che costa cara: {seat:player}"),
        (
            "{seat:player} aveva puntato {stake:money} su {horse:horse} nella corsa {race}; arriva {place:ordinal}. La schedina fa da segnalibro.",
        ),
    ),
    "so-close": (
        ("{stake:money} persi per una foto", "A un soffio, {seat:player}"),
        (
            "{seat:player} aveva {horse:horse} vincente nella corsa {race}. La lastra mette davanti {other:horse}, e {stake:money} vanno alla banca.",
        ),
    ),
    "bank-day": (
        ("Tutte le schedine strappate, corsa {race}", "Non entra una sola scommessa"),
        (
            "{count} scommesse sulla corsa {race}, {much:money} in tutto. Arriva primo {horse:horse}, e nessuna paga.",
        ),
    ),
    "unbacked": (
        ("Nessuno credeva in {horse:horse}", "Il vincitore senza schedina"),
        (
            "La corsa {race} va a {horse:horse}, a {row:odds}, su cui nessuno aveva messo una moneta.",
        ),
    ),
    "one-voice": (
        ("Tutti su {horse:horse}", "Tutta la città su un cavallo"),
        (
            "Tutte e {count} le schedine della corsa {race} portavano il nome di {horse:horse}. Arriva {place:ordinal}.",
        ),
    ),
    "perfect-book": (
        ("{seat:player} non perde una scommessa", "{count} schedine, {count} timbri"),
        (
            "Tutte e {count} le scommesse di {seat:player} sono entrate. Un signore della banca vorrebbe dire due parole.",
        ),
    ),
    "luckless": (
        ("{seat:player} non vince una scommessa", "{count} schedine, tutte strappate"),
        (
            "{count} scommesse di {seat:player}, {count} volte invano: {much:money} in tutto. Chi trova la fortuna smarrita la porti in redazione.",
        ),
    ),
    "stable-king": (
        (
            "Le scuderie di {seat:player} si guadagnano l’avena",
            "{money:money} di premi a una scuderia",
        ),
        (
            "{money:money} di premi per le scuderie di {seat:player}. I cavalli l’hanno saputo e chiedono zucchero.",
        ),
    ),
    "fix-failed": (
        ("Il trucco fallito", "{card:action} non ferma {horse:horse}"),
        (
            "{seat:player} aveva messo {card:action} dietro {horse:horse} nella corsa {race}. La carta ha agito, e {horse:horse} ha vinto lo stesso.",
        ),
    ),
    "against-all": (
        ("{count} carte contro, e primo", "{horse:horse} più forte della famiglia"),
        (
            "{cards:list(action)} sbarravano la strada a {horse:horse} nella corsa {race}. Le scavalca e vince.",
        ),
    ),
    "stopped": (
        ("{horse:horse} non aveva speranza", "{count} carte contro un cavallo"),
        (
            "{cards:list(action)} aspettavano dietro {horse:horse} nella corsa {race}. È arrivato ultimo, con aria sorpresa.",
        ),
    ),
    "fix-worked": (
        ("Una mano a {horse:horse}", "{seat:player} non lascia niente al caso"),
        (
            "{seat:player} aveva puntato su {horse:horse} nella corsa {race}, e gli aveva passato {card:action}. Le due cose insieme rendono {money:money}.",
        ),
    ),
    "own-goal": (
        ("Aiutato, sostenuto, ultimo", "{card:action} non aiuta nessuno"),
        (
            "Nella corsa {race} {seat:player} aveva passato {card:action} a {horse:horse}, e puntato su di lui {stake:money}. Arriva ultimo.",
        ),
    ),
    "traitor": (
        (
            "{seat:player} contro il proprio cavallo",
            "La schedina in una mano, il veleno nell’altra",
        ),
        (
            "{seat:player} aveva una scommessa su {horse:horse} nella corsa {race}, e {card:action} dietro. Arriva {place:ordinal}. Abbiamo chiesto perché; ci hanno mostrato la porta.",
        ),
    ),
    "cancelled-own": (
        ("{seat:player} contro {seat:player}", "Due carte di troppo"),
        (
            "{cards:list(action)} si annullano dietro {horse:horse} nella corsa {race}. Tutte e due erano di {seat:player}.",
        ),
    ),
    "cancelled-other": (
        ("Due piani in un box", "{seat:player} e {other:player} si annullano a vicenda"),
        (
            "Dietro {horse:horse}, nella corsa {race}, c’erano {cards:list(action)}, di {seat:player} e di {other:player}. Si sono annullate.",
        ),
    ),
    "crowd-behind": (
        ("{count} carte dietro un cavallo", "La fila al box: {horse:horse}"),
        (
            "Non meno di {count} carte dietro {horse:horse} nella corsa {race}. Arriva {place:ordinal}, con il fiato corto.",
        ),
    ),
    "honest": (
        ("Un vincitore onesto", "{horse:horse} vince correndo"),
        (
            "{count:plural(carta giocata|carte giocate)} prima della corsa {race}, nessuna dietro {horse:horse}, che vince. I commissari sono perplessi.",
        ),
    ),
    "detective": (
        ("{by:action} scarta {card:action}", "Colti sul fatto al box"),
        (
            "Dietro {horse:horse}, nella corsa {race}, la carta {card:action} è stata trovata e scartata. {by:action} non commenta.",
        ),
    ),
    "fined": (
        ("Multa per {horse:horse}", "{horse:horse}, un’amicizia che costa"),
        (
            "Per aver scommesso su {horse:horse} nella corsa {race} tocca pagare: {seats:players}. Così voleva una carta.",
        ),
    ),
    "eliminated": (
        ("La rovina di {seat:player}", "{seat:player} lascia la pista"),
        (
            "Nella corsa {race} {seat:player} non ha più potuto pagare e ha dovuto andarsene. Il cappello è rimasto in pegno.",
        ),
    ),
    "last-one-in": (
        ("{seat:player} resta in piedi", "Tutti gli altri in rovina"),
        (
            "{count:plural(giocatore ha|giocatori hanno)} dovuto lasciare la pista. A {seat:player} è bastato restare per vincere.",
        ),
    ),
    "penalty": (
        ("Niente denaro, quindi punti: {seat:player} paga", "{seat:player} paga in onore"),
        ("Nella corsa {race} {seat:player} non può pagare e perde {points} PV.",),
    ),
    "short": (
        ("{seat:player} rovescia le tasche", "Al verde nella corsa {race}"),
        (
            "{seat:player} doveva {owed:money} nella corsa {race}. {money:some(C’erano solo {money:money}|Non c’era niente)}.",
        ),
    ),
    "cannot-bet": (
        ("{seat:player} non può neanche scommettere", "Troppo poco per una schedina"),
        (
            "Nella corsa {race} la scommessa minima era {minimum:money}, e {seat:player} non ci arrivava.",
        ),
    ),
    "die-decided": (
        ("Un dado sceglie chi vince", "La coppa rotola verso {seat:player}"),
        (
            "Alla pari in tutto ciò che conta; si è tirato un dado. Esce {colour:colour}, quindi {seat:player}.",
        ),
    ),
    "loan-lost": (
        ("Bussa chi ha prestato", "{seat:player} non può restituire"),
        (
            "C’erano da restituire {owed:money}, e {seat:player} non ha potuto. Tutto quello che era vinto è perso.",
        ),
    ),
    "borrowed-and-won": (
        ("Vinto con il denaro d’altri", "{seat:player} prende in prestito la coppa"),
        (
            "{seat:player} prende {money:money} in {count:plural(prestito|prestiti)}, e vince. Tanto di cappello, dice chi ha prestato.",
        ),
    ),
    "two-lenders": (
        ("Debiti da tutti e due i lati della strada", "Banca e malavita prestano a {seat:player}"),
        (
            "{seat:player} prende in prestito dalla banca e dalla malavita, e arriva {place:ordinal}. Tutte e due augurano lunga vita a {seat:player}.",
        ),
    ),
    "landlord": (
        ("{seat:player} compra le scuderie", "{count} scuderie, una mano sola"),
        (
            "Alla fine {count} scuderie erano state intestate a {seat:player}. Che profumo di fieno.",
        ),
    ),
    "dear-point": (
        ("{money:money} per un solo punto", "Onore a caro prezzo per {seat:player}"),
        (
            "{seat:player} dà {money:money} per un punto vittoria. Il martello del banditore scottava.",
        ),
    ),
    "unwanted": (
        ("Nessuna mano alzata", "All’asta non si muove niente"),
        (
            "La banca {what:which(sell=voleva comprare|buy=aveva un punto da vendere)}, e nessuno {what:which(sell=ha venduto|buy=ha comprato)}. Il banditore è andato a casa presto.",
        ),
    ),
    "targets-met": (
        ("{seat:player} aveva un piano", "Obiettivi segreti: {count} per {seat:player}"),
        ("Alla fine {seat:player} scopre {count} obiettivi segreti, tutti raggiunti.",),
    ),
    "traded": (
        ("Affari tra {seat:player} e {other:player}", "Venduto per {money:money}"),
        (
            "{other:player} vende, {seat:player} paga {money:money}. Ognuno crede di aver fatto l’affare.",
        ),
    ),
}
