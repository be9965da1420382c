"""What the figures of a box are worth, from games of computers.

`python -m tools.balance --title unicorn-fever` runs the balance of that box; what else it takes,
`--help` after the title tells.
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

TOOLS = Path(__file__).resolve().parent


def known() -> list[str]:
    """The boxes that have a balance, as the titles are called."""
    return sorted(it.parent.name.replace("_", "-") for it in TOOLS.glob("*/balance.py"))


def main() -> None:
    """Hand everything else on to the box that is named."""
    arguments = sys.argv[1:]
    named = arguments[1].partition("/")[0] if arguments[:1] == ["--title"] and arguments[1:] else ""
    if named not in known():
        raise SystemExit(f"horseburg: --title is one of {' and '.join(known())}")
    sys.argv = [sys.argv[0], *arguments[2:]]
    import_module(f"tools.{named.replace('-', '_')}.balance").main()


if __name__ == "__main__":
    main()
