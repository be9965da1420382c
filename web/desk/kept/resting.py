"""The table on the screen as it rested last, kept beside its save so that waking is quick.

It is a help and never the truth: one key, of one table, good for the very edition of the page that
wrote it. Whatever is amiss with it, the save is played from its first answer as if it were not
there. It is packed, for a browser keeps texts only, and not many.
"""

from __future__ import annotations

from base64 import b85decode, b85encode
from contextlib import suppress
from zlib import compress, crc32, decompressobj

from game import Table
from game.table import rest_of
from web.desk.kept.stores import Storage

KEY = "horseburg/rest"
LARGEST = 400_000
"""Letters; what is larger would take the room of games."""

MOST = 20_000_000
"""Bytes that these letters may become."""


def written(edition: str, id: str, rest: bytes) -> str:
    """The text of what is kept: edition, table, a check sum, all of it packed."""
    packed = b85encode(compress(rest)).decode()
    return f"{edition}\n{id}\n{crc32(rest)}\n{packed}"


def read(storage: Storage, edition: str, id: str) -> bytes | None:
    """What is kept of this table, None where there is nothing good."""
    with suppress(Exception):  # whatever has become of it, the save stands
        whose, table, sum, packed = (storage.get(KEY) or "").split("\n")
        if (whose, table) == (edition, id):
            rest = decompressobj().decompress(b85decode(packed[:LARGEST]), MOST)
            return rest if str(crc32(rest)) == sum else None
    return None


def forget(storage: Storage, id: str) -> None:
    """Throw it away, if it is of this table."""
    if (storage.get(KEY) or "").split("\n")[1:2] == [id]:
        storage.remove(KEY)


def keep(storage: Storage, edition: str, id: str, table: Table) -> None:
    """Keep this table as it rested last; without room nothing is kept."""
    if (rest := rest_of(table)) is None:
        return
    text = written(edition, id, rest)
    with suppress(OSError):
        if len(text) <= LARGEST:
            storage.set(KEY, text)
        else:
            storage.remove(KEY)
