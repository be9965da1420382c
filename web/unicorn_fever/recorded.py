"""The recorded game of the first race; `lesson.py` tells what is said at it."""

from __future__ import annotations

SAVE = """\
horseburg save 1
game: "unicorn-fever"
rules: 2
seats: ["Robin", "Dorothy", "Basil"]
options: {"length": "short", "clans": "fairies and leprechauns", "form guide": "off"}
bots: {"1": "casual", "2": "casual"}
told: {"20": "7fc6", "40": "3e62", "43": "ef0b"}

FA6b, FA1b, FA4b
G25, G38, G31, G05, G14
G27, G34, G23, G10, G41
G17, G22, G28, G24, G18
player 1
orange, blue, red, green, yellow, purple
take any-bet
bet early orange
8
play G05 orange
play G31 blue
G13, G16
printed any-bet
bet win orange
8
take any-bet
bet win blue
9
play G18 purple
G32
sign FA1b
sign FA6b
reserve early yellow
sign FA4b
take win-bet
bet win red
3
printed any-bet
bet early blue
1
printed any-bet
bet early green
1
card 104
sprint green blue
card 84
sprint purple green
card 95
sprint red green
card 87
sprint purple blue
card 85
sprint red orange
"""
