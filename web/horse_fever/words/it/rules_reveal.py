"""The rules of the cards turned up before the race, in Italian (3.1 to 3.1.3)."""

from __future__ import annotations

from web.words.texts import Rule

REVEAL = (
    Rule(
        "3.1",
        "Scoprire le carte",
        (
            "Scoprite tutte le carte Azione. In ogni corsia, prima si annullano le lettere (3.1.1), poi Fritz e Rochelle scartano (3.1.2), poi cambiano le quotazioni (3.1.3). Tutte le altre carte aspettano il loro momento.",
        ),
    ),
    Rule(
        "3.1.1",
        "Lettere uguali si annullano",
        (
            "Una carta positiva e una negativa con la stessa lettera in una corsia si annullano a vicenda: nessuna delle due fa niente. È una contro una.",
            "Esempio: Magna Velocitas e Globus Obscurus hanno la stessa lettera. Dietro lo stesso cavallo si annullano; dietro due cavalli diversi agiscono tutte e due.",
        ),
    ),
    Rule(
        "3.1.2",
        "Fritz e Rochelle",
        (
            "Fritz Finden (Friz nella seconda edizione) scarta tutte le carte negative nella sua corsia. Rochelle Recherche scarta tutte le positive. Nella stessa corsia agiscono tutti e due, e restano solo le carte speciali.",
            "Prima si annullano le lettere. Esempio: in una corsia ci sono Herba Magica, Venenum Veneficum e Rochelle. Le prime due hanno la stessa lettera e si annullano; Rochelle non trova più niente da scartare.",
        ),
    ),
    Rule(
        "3.1.3",
        "Carte che cambiano le quotazioni",
        (
            "Alfio Allibratore fa salire la scuderia di 2 righe, Steven Sting la fa scendere di 2. Insieme non cambiano niente. Il bordo della lavagna ferma una scuderia.",
            "La scuderia resta lì. Il suo cavallo si muove, è giudicato al fotofinish e paga secondo la nuova quotazione. Esempio: Alfio fa salire una scuderia da 1:4 a 1:2, una a 1:3 solo fino a 1:2.",
        ),
    ),
)
