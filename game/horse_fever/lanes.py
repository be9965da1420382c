"""The six colours of Horse Fever."""

HORSES = ("black", "blue", "green", "red", "yellow", "white")
"""In the order of their lanes from the left."""
