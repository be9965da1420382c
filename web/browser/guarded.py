"""Listeners that cannot leave a blank page behind, whatever breaks in them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pyodide.ffi import create_proxy
from pyscript.js_modules.trouble import guard

from web.acts.trouble import attempt
from web.desk.state import Desk


def safely(desk: Desk, draw: Callable[[], None], act: Callable[..., object]) -> Any:
    """`act` as a listener: what breaks in it shows the trouble screen, at worst plain text."""

    def heard(*told: Any) -> None:
        before = desk.trouble
        attempt(desk, lambda: act(*told))
        if before is None and desk.trouble is not None:  # else what follows a draw would draw again
            draw()

    return guard(create_proxy(heard))
