"""Scripts that few visits need: fetched when they are wanted."""

from __future__ import annotations

import js


def fetch(name: str) -> None:
    """Have a module of this edition run, by its name in `static/js/`."""
    script = js.document.createElement("script")
    script.type = "module"
    script.src = f"horseburg-{js.document.documentElement.dataset.version}/js/{name}.js"
    js.document.head.append(script)
