"""What is said in Italian before Python is up, or without it: by the English words of the page."""

from __future__ import annotations

from collections.abc import Mapping

SHELL: Mapping[str, str] = {
    "Waking the horses…": "Svegliamo i cavalli…",
    "What has come so far": "Quanto è arrivato finora",
    "This browser is too old for the horses. Chrome, Edge or Firefox of 2023 or later will do, or "
    "Safari 16.4 (iPadOS 16.4) or later.": "Questo browser è troppo vecchio per i cavalli. Serve "
    "Chrome, Edge o Firefox del 2023 o più recente, o Safari 16.4 (iPadOS 16.4) o più recente.",
    "The first visit brings some {megabytes} MB. After that, no network is needed.": "La prima "
    "visita scarica circa {megabytes} MB. Poi la rete non serve più.",
    "Still asleep? The line may be slow, or cut.": "Dormono ancora? La linea forse è lenta, o "
    "caduta.",
    "Fetch the page anew": "Ricarica la pagina",
    ": games that you have begun stay kept here.": ": le partite iniziate restano salvate qui.",
    "Unofficial and free. No real money: nothing here can be won or lost but the race.": "Non "
    "ufficiale e gratuito. Niente soldi veri: qui si vince e si perde soltanto la corsa.",
    "Horse Fever is a game by Lorenzo Silva and Lorenzo Tucci Sorrentino (Cranio Creations), "
    "Unicorn Fever one by the same (Horrible Guild), Winner’s Circle one by Reiner Knizia, "
    "The Really Nasty Horse Racing Game one by Simon Knock; icons from game-icons.net, fonts from "
    "Fontsource.": "Horse Fever è un gioco di Lorenzo Silva e Lorenzo Tucci Sorrentino (Cranio "
    "Creations), Unicorn Fever degli stessi autori (Horrible Guild), Winner’s Circle di Reiner "
    "Knizia, The Really Nasty Horse Racing Game di Simon Knock; icone di game-icons.net, caratteri "
    "di Fontsource.",
    "Credits": "Crediti",
    "A part of the page is missing: {part}. Please try again later.": "Manca una parte della "
    "pagina: {part}. Riprova più tardi.",
    "A part of the page is missing, and there is no network. It comes when there is.": "Manca una "
    "parte della pagina, e non c’è rete. Arriverà con la rete.",
}
"""What `index.html`, `picture.js` and `shell.js` say."""

SCRIPTS: Mapping[str, str] = {
    "Fetching the horses: {come} of {all} MB": "Andiamo a prendere i cavalli: {come} di {all} MB",
    "All is here. Waking the horses…": "C’è tutto. Svegliamo i cavalli…",
    "Nothing has come for half a minute.": "Da mezzo minuto non arriva niente.",
    "Still loading: your tap will be carried out in a moment.": "Ancora un attimo: il tuo tocco "
    "avrà effetto tra poco.",
    "There is no network just now. What is kept here stays.": "Adesso non c’è rete. Quello che è "
    "salvato qui resta.",
    "The horses would not wake. ({reason})": "I cavalli non vogliono svegliarsi. ({reason})",
    "Try again": "Riprova",
    "Fetch the page anew": "Ricarica la pagina",
    "Save my games to a file": "Salva le mie partite in un file",
    "A part of the page is missing, and there is no network to fetch it.": "Manca una parte della "
    "pagina, e non c’è rete per prenderla.",
    "A newer version is here. Opening it…": "C’è una versione nuova. La apriamo…",
    "Leave full screen": "Esci da schermo intero",
    "Full screen": "Schermo intero",
    "Waiting for the tablet…": "Aspettiamo il tablet…",
    "Horseburg, the big screen": "Horseburg, il grande schermo",
    "Something has broken": "Qualcosa si è rotto",
    "Something has broken so badly that the page cannot go on by itself. Your games are kept in "
    "this browser, up to the last answer. Open the page anew to go on.": "Qualcosa si è rotto così "
    "male che la pagina da sola non va avanti. Le tue partite sono salvate in questo browser, fino "
    "all’ultima risposta. Riapri la pagina per continuare.",
    "Open the page anew": "Riapri la pagina",
    "Open it at home": "Aprila dalla prima pagina",
}
"""What the scripts say that come later."""

MANIFEST: Mapping[str, str] = {
    "Horse-racing betting games for people around one tablet. Free, unofficial, no real "
    "money.": "Giochi di scommesse ippiche attorno a un tablet. Gratuito, non ufficiale, senza soldi veri.",
    "New game": "Nuova partita",
}
"""What a device shows of the page that is installed."""
