"""What builds, serves and fetches; nothing of it goes into the page.

Whoever imports it finds the words of the page compiled as they stand in `locale/`.
"""

from importlib.util import find_spec

if find_spec("polib"):  # the set-up comes before any package
    from tools.words import compiled

    compiled.fresh()
