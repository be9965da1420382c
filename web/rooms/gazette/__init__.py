"""The Horseburg Gazette: a front page after every game, made of what really happened.

The page does not wake with this room: it lies in an archive of its own, which is read when somebody
first wants a paper, with the stories of every box and in every language (`web/doors/gazette.py` is
the door, `tools/bundle.py` packs it).
"""
