"""Doors of the rooms that few visits enter: all of each that the page wakes with.

The rooms are those of `web/rooms/`; their code is fetched when somebody enters
(`web/browser/boxes.py`, `tools.sheets.ROOMS`).
"""
