"""The recorded game of the first race; `lesson.py` tells what is said at it."""

SAVE = """\
horseburg save 1
game: "winners-circle"
rules: 1
seats: ["Robin", "Dorothy", "Basil"]
options: {"track": "circle", "bluff": "off", "odds helper": "off", "length": "whole"}
bots: {"1": "casual", "2": "casual"}
told: {"20": "fa9d", "40": "56f4", "60": "3843", "80": "a86c", "92": "cb7d"}

W15
W20
W14
W17
W02
W22
W28
player 3
1 white
2 grey
2 beige
2 beige
1 white
1 caramel
1 red-brown
1 red-brown
1 black
shoe
white
shoe
grey
shoe
caramel
head
beige
cap
red-brown
head
black
shoe
dark-brown
shoe
grey
shoe
caramel
head
beige
head
white
shoe
red-brown
cap
black
head
dark-brown
head
beige
head
white
cap
red-brown
cap
caramel
head
grey
head
dark-brown
head
black
cap
red-brown
saddle
grey
shoe
caramel
saddle
black
head
white
shoe
dark-brown
head
beige
head
grey
saddle
white
cap
red-brown
head
dark-brown
saddle
caramel
head
beige
W26
W12
W13
W18
W04
W06
W21
"""
