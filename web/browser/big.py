"""The big screen: sends it a picture after every draw, as long as there is one to see it."""

from __future__ import annotations

import json
from contextlib import suppress

from pyodide.ffi import create_proxy
from pyscript.js_modules.big import isWatched, listen, show

from web.big.screen import big
from web.browser.standing import DRESS
from web.desk.screen import box_of
from web.desk.state import Desk
from web.html.shows import BIG
from web.html.writing import showing
from web.words import speaking


class BigScreen:
    """What is told to the windows that only show; nothing is done while there are none."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.is_watched = False
        listen(create_proxy(self.wanted))

    def wanted(self) -> None:
        """A screen has come up, or woken: it gets the present picture."""
        self.is_watched = True
        self.tell()

    def tell(self) -> None:
        """Send what the room may see; a window that only follows a table does not."""
        if not self.is_watched or self.desk.follows:
            return
        self.is_watched = bool(isWatched())
        if self.is_watched:
            with suppress(Exception):  # the tablet plays on, whatever the screen lacks
                dress = {name: self.desk.settings[name] for name in DRESS}
                dress["language"] = speaking.LANGUAGE
                box = box_of(self.desk.title).id.replace("-", "_")
                show(
                    showing(big(self.desk), BIG),
                    self.desk.table is not None,
                    json.dumps(dress),
                    box,
                )
