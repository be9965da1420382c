"""The decks of their own with which golden games are played: every kind of moment is in them."""

from __future__ import annotations

HORSES = {
    "name": "Half past nine",
    "cards": [
        ["positive~A~start.set.4+photo.tie.win~Blue Bolt", 2, "Off before the gun, they say."],
        ["positive~C~sprint.set.2+cash.pay.400~Paid by the Yard", 3, ""],
        ["positive~E~last.set.4+cancel.discard.negative~Second Breakfast", 2, ""],
        ["negative~B~sprint.deny.0+vp.add.-1~Pot of Glue", 2, "It sticks."],
        ["negative~D~first.set.0~Stop and Smell", 1, ""],
        ["negative~F~start.add.-1+sprint.add.-1+finish.stop.0~No Oats", 3, ""],
        ["special~~finish.add.2+odds.rows.-2~Grandmother", 3, "She always gets her way."],
        ["special~~start.add.1+photo.tie.lose~Hé! L’Élan", 3, ""],
    ],
    "without": ["felis-infernalis", "xiii"],
}
UNICORNS = {
    "name": "Moon deck",
    "cards": [
        ["positive~A~pace.min.2+glory.add.1~Early Moon", 3, ""],
        ["positive~B~sprint.add.1+gold.each.4~Golden Shoes", 3, "Four each."],
        ["positive~C~start.add.1+cancel.discard.negative~Clean Slate", 3, ""],
        ["negative~L~pace.max.2+glory.add.-1~Monday Morning", 3, "Not before my tea."],
        ["negative~K~first.set.1~After You", 3, ""],
        ["negative~J~sprint.deny.0+odds.rows.-2~Wet Fuse", 3, ""],
    ],
    "without": ["G01", "G02"],
}
