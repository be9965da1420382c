"""Rooms that few visits enter: the code of each is fetched at its door (`web/doors/`)."""
