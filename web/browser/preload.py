"""Reads what computer players think with before the first of them plays, while nobody waits."""

from __future__ import annotations

from collections.abc import Iterator

import js
from pyodide.ffi import create_proxy
from pyscript.js_modules.trouble import guard

from game.registry import read_ahead
from web.desk.state import Desk

PAUSE = 30
"""Milliseconds between two steps: a finger and a frame come first."""


class Preload:
    """One step after the other as long as there is one."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.begun: set[str] = set()
        self.steps: Iterator[None] = iter(())
        self.is_here = False
        self.on_step = guard(create_proxy(self.step))

    def watch(self) -> None:
        """After a draw: begin where computers have come to the table."""
        table = self.desk.table
        if table is None or not table.bots or table.title.computers is None:
            return
        mind = table.title.computers.mind
        if mind and mind not in self.begun:
            self.begun.add(mind)
            self.is_here = False
            self.steps = read_ahead(mind)
            js.setTimeout(self.on_step, PAUSE)

    def step(self) -> None:
        """Read one module; what has not come yet is tried again after the next draw."""
        for _ in self.steps:
            self.is_here = True
            js.setTimeout(self.on_step, PAUSE)
            return
        if not self.is_here:
            self.begun.clear()
