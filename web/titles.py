"""Every title that can be played on the page: one line each, the only file here that names one."""

from __future__ import annotations

from web import horse_fever
from web.screen import SCREENS

for _screen in (*horse_fever.SCREENS,):
    SCREENS[_screen.id] = _screen
