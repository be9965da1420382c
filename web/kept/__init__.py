"""Kept tables: the shelf, its second copy, and what a tap on the home screen does with them."""
