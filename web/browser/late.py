"""Scripts that few visits need: fetched when they are wanted."""

from __future__ import annotations

from collections.abc import Callable

import js
from pyodide.ffi import create_once_callable
from pyscript.js_modules.update import lookForNewer


def fetch(name: str, failed: Callable[[], object]) -> None:
    """Have a module of this edition run, by its name in `static/js/`; `failed` where it is not had.

    Somebody who wants it again may ask again.
    """

    def gone(_event: object) -> None:
        script.remove()
        lookForNewer()
        failed()

    script = js.document.createElement("script")
    script.type = "module"
    script.src = f"horseburg-{js.document.documentElement.dataset.version}/js/{name}.js"
    script.addEventListener("error", create_once_callable(gone))
    js.document.head.append(script)
