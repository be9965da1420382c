"""What is said in French before Python is up, or without it: by the English words of the page."""

from __future__ import annotations

from collections.abc import Mapping

SHELL: Mapping[str, str] = {
    "Waking the horses…": "On réveille les chevaux…",
    "What has come so far": "Ce qui est déjà arrivé",
    "This browser is too old for the horses. Chrome, Edge or Firefox of 2023 or later will do, or "
    "Safari 16.4 (iPadOS 16.4) or later.": "Ce navigateur est trop vieux pour les chevaux. Il faut "
    "Chrome, Edge ou Firefox de 2023 ou plus récent, ou Safari 16.4 (iPadOS 16.4) ou plus récent.",
    "The first visit brings some {megabytes} MB. After that, no network is needed.": "La première "
    "visite apporte quelque {megabytes} Mo. Ensuite, plus besoin de réseau.",
    "Still asleep? The line may be slow, or cut.": "Toujours endormis\u202f? La connexion est "
    "peut-être lente, ou coupée.",
    "Fetch the page anew": "Recharger la page",
    ": games that you have begun stay kept here.": "\u202f: "
    "tes parties en cours restent enregistrées ici.",
    "Unofficial and free. No real money: nothing here can be won or lost but the race.": "Non "
    "officiel et gratuit. Pas d’argent réel\u202f: ici, on ne gagne et on ne perd que des courses.",
    "Horse Fever is a game by Lorenzo Silva and Lorenzo Tucci Sorrentino (Cranio Creations), "
    "Unicorn Fever one by the same (Horrible Guild), Winner’s Circle one by Reiner Knizia, "
    "The Really Nasty Horse Racing Game one by Simon Knock; icons from game-icons.net, fonts from "
    "Fontsource.": "Horse Fever est un jeu de Lorenzo Silva et Lorenzo Tucci Sorrentino (Cranio "
    "Creations), Unicorn Fever un jeu des mêmes auteurs (Horrible Guild), Winner’s Circle un jeu "
    "de Reiner Knizia, The Really Nasty Horse Racing Game un jeu de Simon Knock\u202f; icônes de "
    "game-icons.net, polices de Fontsource.",
    "Credits": "Crédits",
    "A part of the page is missing: {part}. Please try again later.": "Il manque une partie de la "
    "page\u202f: {part}. Réessaie plus tard.",
    "A part of the page is missing, and there is no network. It comes when there is.": "Il manque "
    "une partie de la page, et il n’y a pas de réseau. Elle viendra avec lui.",
}
"""What `index.html`, `picture.js` and `shell.js` say."""

SCRIPTS: Mapping[str, str] = {
    "Fetching the horses: {come} of {all} MB": "On va chercher les chevaux\u202f: {come} Mo sur "
    "{all}",
    "All is here. Waking the horses…": "Tout est là. On réveille les chevaux…",
    "Nothing has come for half a minute.": "Rien n’arrive depuis une demi-minute.",
    "Still loading: your tap will be carried out in a moment.": "Encore un instant\u202f: ton "
    "geste sera pris en compte.",
    "There is no network just now. What is kept here stays.": "Pas de réseau pour le moment. Ce "
    "qui est gardé ici y reste.",
    "The horses would not wake. ({reason})": "Les chevaux ne veulent pas se réveiller. ({reason})",
    "Try again": "Réessayer",
    "Fetch the page anew": "Recharger la page",
    "Save my games to a file": "Enregistrer mes parties dans un fichier",
    "A part of the page is missing, and there is no network to fetch it.": "Il manque une partie "
    "de la page, et pas de réseau pour aller la chercher.",
    "A newer version is here. Opening it…": "Une nouvelle version est là. On l’ouvre…",
    "Leave full screen": "Quitter le plein écran",
    "Full screen": "Plein écran",
    "Waiting for the tablet…": "On attend la tablette…",
    "Horseburg, the big screen": "Horseburg, le grand écran",
    "Something has broken": "Quelque chose s’est cassé",
    "Something has broken so badly that the page cannot go on by itself. Your games are kept in "
    "this browser, up to the last answer. Open the page anew to go on.": "Quelque chose s’est si "
    "bien cassé que la page ne peut pas continuer toute seule. Tes parties sont enregistrées dans ce "
    "navigateur, jusqu’à la dernière réponse. Rouvre la page pour continuer.",
    "Open the page anew": "Rouvrir la page",
    "Open it at home": "Rouvrir à l’accueil",
}
"""What the scripts say that come later."""

MANIFEST: Mapping[str, str] = {
    "Horse-racing betting games for people around one tablet. Free, unofficial, no real "
    "money.": "Des jeux de paris hippiques autour d’une tablette. Gratuit, non officiel, sans argent réel.",
    "New game": "Nouvelle partie",
}
"""What a device shows of the page that is installed."""
