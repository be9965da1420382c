"""What the horses are called, and the style of each in five words."""

from __future__ import annotations

from collections.abc import Mapping

from game.winners_circle.cards import CARDS
from web.html import foreign
from web.words.speaking import mark

NAMES: Mapping[str, str] = {id: card.name for id, card in CARDS.items()}

foreign.keep("en", NAMES.values())

STYLES: Mapping[str, str] = {
    "W01": mark("Dawdles, then leaps two fences"),
    "W02": mark("Saves everything for one cap"),
    "W03": mark("A late bell, then thunder"),
    "W04": mark("Does nothing wrong, nothing rashly"),
    "W05": mark("Better than the name says"),
    "W06": mark("Punctual, in any weather, always"),
    "W07": mark("Leads early, then looks round"),
    "W08": mark("One moonlit leap, long rests"),
    "W09": mark("Sins under the saddle only"),
    "W10": mark("Two hearts, one of courage"),
    "W11": mark("Kind to jockeys, quietly quick"),
    "W12": mark("Comes slowly to the boil"),
    "W13": mark("Delivers daily, seldom by express"),
    "W14": mark("Loud, quick, and soon hungry"),
    "W15": mark("Forgotten twice, found in front"),
    "W16": mark("Soft start and hard finish"),
    "W17": mark("Rings out on iron shoes"),
    "W18": mark("Never first, never far off"),
    "W19": mark("Best when nobody is hurrying"),
    "W20": mark("Wound up, and ticks along"),
    "W21": mark("First out, whatever the gate"),
    "W22": mark("Roars now, folds the next"),
    "W23": mark("Worth nothing, or a fortune"),
    "W24": mark("Sweet and bright before noon"),
    "W25": mark("Five here, five there, steady"),
    "W26": mark("Prim trot, then a charge"),
    "W27": mark("No surprises, few long stops"),
    "W28": mark("All legs and no plan"),
    **{f"R-grey-{one}": mark("Walks like clockwork after tea") for one in (1, 2, 3)},
    **{f"R-white-{one}": mark("Sleeps often and leaps far") for one in (1, 2, 3)},
    **{f"R-beige-{one}": mark("Even crumbs from every roll") for one in (1, 2, 3)},
    **{f"R-caramel-{one}": mark("Sticky start and sudden sugar") for one in (1, 2, 3)},
    **{f"R-red-brown-{one}": mark("Mild until the pepper bites") for one in (1, 2, 3)},
    **{f"R-dark-brown-{one}": mark("Short and strong, seldom late") for one in (1, 2, 3)},
    **{f"R-black-{one}": mark("Jealous leader, poor at waiting") for one in (1, 2, 3)},
}
"""By card; our own words, like the cards."""
