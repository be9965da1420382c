"""The names of the cards that are the same in every language: of all but the targets."""

from __future__ import annotations

from game.horse_fever.cards import ACTION_CARDS, STABLE_NAMES
from game.horse_fever.people import ASSISTANTS, CHARACTERS, HORSE_CARDS, targets
from web.horse_fever.words.horses import HORSES
from web.html import foreign
from web.words.own_names import CardNames

CARD_NAMES = CardNames({id: it.name for cards in ACTION_CARDS.values() for id, it in cards.items()})
"""The names of all action cards; an id has the same name in both editions."""

CHARACTER_NAMES = {id: it.name for cast in CHARACTERS.values() for id, it in cast.items()}
"""The names of all characters, alike in both editions."""

TARGETS = frozenset(targets(starred=True))
"""All target cards, which each language calls in its own way."""

NAMES = CardNames(
    {
        **CARD_NAMES,
        **CHARACTER_NAMES,
        **{
            id: it.name
            for cards in (*ASSISTANTS.values(), *HORSE_CARDS.values())
            for id, it in cards.items()
        },
    }
)
"""The name of every card but the targets; an id has the same name in both editions."""

PEOPLE = {
    "de": "Adalbert Diplomatitsch, Franz Galopp, Fritz Finden, Friz Finden, Otto von Alt, "
    "Victor von Schädel",
    "en": "Boss, Boss!!!, Bosson, Brian O’Fist, Daniel Jackson, Justice Bros., Miss Double, "
    "Miss Paris, Oliver Oil, Steve McSkull, Steven Sting, The Fury, Tommy Style, Troy",
    "es": "Cranéo Cervantes, Didier Adicion, El Guapo, Francisco Caballos, Pedro Pugnos",
    "fr": "Adrien Justice, Armand Amende, Biscuit de Mer, Cédric Copieur, César Crâne, "
    "Eric Change, François Riche, La Longue Carabine, Napoleon, Philippe Justice, "
    "Rochelle Recherche, Varonne",
    "it": "Alfio Allibratore, Antonio Vesuvio, Aronne dal Banco, Costantino, Cranio Mercanti, "
    "Giumenta, Michele Cuorlione",
    "nb": "Sigvard Skalle",
}
"""The language of each person, each horse of a card, and each action card with such a name."""

STABLES = {"black": "de", "blue": "en", "green": "fr", "red": "es", "yellow": "it", "white": "la"}
"""The language of each stable's name."""

foreign.keep("la", CARD_NAMES.values())
foreign.keep("en", (horse.name for horse in HORSES.values()))
for _code, _people in PEOPLE.items():
    foreign.keep(_code, _people.split(", "))
for _colour, _name in STABLE_NAMES.items():
    foreign.keep(STABLES[_colour], (_name,))
