"""Caricatures of everybody on the cards, put together from parts: a table of data, and drawing."""
