"""The log of a party in Italian: what only a party has, or tells in other words."""

from __future__ import annotations

from collections.abc import Mapping

_WON = "arriva {place:ordinal}. {stake:money} fruttano {money:money}, {times} volte la puntata."

PARTY: Mapping[str, str] = {
    # the door
    "guest in": (
        "{seat:player} {returning:some(è di ritorno e ritrova la borsa com’era|"
        "entra con {money:money}, con il numero {number})}."
    ),
    "guest out": "{seat:player} lascia la festa.",
    # the bookmaker and the book
    "bookmaker": (
        "{seat:player} {by:which(lot=esce a sorte e tiene il libro|"
        "host=ospita la festa e tiene il libro|"
        "gain=ha guadagnato di più nell’ultima corsa e tiene il libro|"
        "turn=è di turno e tiene il libro|left=prende il libro da chi è andato via)}."
    ),
    "round": "Corsa {number}: le scommesse le raccoglie {first:player}.",
    "slips opened": "{seat:player} apre le schedine consegnate prima del via.",
    "bet torn": (
        "{seat:player} si riprende {money:money}: {horse:horse} {bet:bet} viene cancellato."
    ),
    "book closed": (
        "Il libro è chiuso{bets:some(: {bets:plural(scommessa|scommesse)}, {total:money} in tutto|"
        " senza nemmeno una scommessa)}."
    ),
    # the race
    "photo finish": (
        "Fotofinish tra {among:list(horse)}: l’allibratore mette davanti {horse:horse}."
    ),
    "win bet won": "{seat:player} vince: {horse:horse}, giocato vincente, " + _WON,
    "show bet won": "{seat:player} vince: {horse:horse}, giocato piazzato, " + _WON,
    # purses
    "party loan": (
        "{seat:player} è al verde e prende in prestito {money:money}"
        "{more:some(, {debt:money} in tutto)}."
    ),
    "charity": "{seat:player} è al verde; gira il cappello e raccoglie {money:money}.",
    "broke": "{seat:player} non ha più nemmeno una banconota.",
    "team joined": "Adesso {seat:player} gioca nella squadra di {leader:player}.",
    "team left": "{seat:player} lascia {own:some(la propria squadra|la squadra di {leader:player})}.",
    "team led": (
        "{seat:player} {members:some(adesso tiene la borsa della squadra, divisa con "
        "{members:list(player)}|è quel che resta della squadra e tiene la borsa)}."
    ),
    "purse given": "{seat:player} dà {money:money} {other:to_player}.",
    "purse taken": "{seat:player} mette nella borsa {money:money} di {other:player}.",
    "game over": "La festa è finita: si contano le borse.",
}
