"""Lays a new box that plays from the first minute: `python -m tools.new_box sack_race`."""

import sys

from tools.new_box import ROOT, BadName, check, lay

NEXT = """
It plays already:      make play
Its tests:             .venv/bin/python -m pytest tests/game/{box} tests/web/{box}
What the house asks:   make check, then make test
Then make a game of it, file by file: docs/adding-a-game.md"""


def main(arguments: list[str]) -> int:
    """Lay the box of this name, and say what comes next; one sentence if the name will not do."""
    if len(arguments) != 1:
        print("usage: python -m tools.new_box NAME, with a NAME like sack_race", file=sys.stderr)
        return 2
    try:
        check(ROOT, arguments[0])
    except BadName as reason:
        print(f"horseburg: {reason}", file=sys.stderr)
        return 1
    laid = lay(ROOT, arguments[0])
    print("\n".join(path.relative_to(ROOT).as_posix() for path in laid))
    print(NEXT.format(box=arguments[0]))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
