"""The recorded game of the first race; `lesson.py` tells what is said at it."""

from __future__ import annotations

SAVE = """\
horseburg save 1
game: "unicorn-fever"
rules: 1
seats: ["Robin", "Dorothy", "Basil"]
options: {"length": "short", "clans": "fairies and leprechauns", "form guide": "off"}
bots: {"1": "casual", "2": "casual"}
told: {"20": "ba4f", "40": "4456", "43": "ccc0"}

FA6, FA1, FA4
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
sign FA1
sign FA6
reserve early yellow
sign FA4
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
