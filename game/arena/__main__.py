"""`python -m game.arena --help` says what there is."""

from game.arena.cli import main

if __name__ == "__main__":
    raise SystemExit(main())
