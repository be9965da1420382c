#!/usr/bin/env python3
"""Starts the Firefox named by $FIREFOX and stands between it and Playwright's WebDriver BiDi.

Playwright asks every Firefox for what only the newest knows: a command that makes pages light or
dark, for which it takes any answer, and a name for each download. A Firefox with long-term support
has neither, so here the command becomes an idle question, and a download is named after its
address. Nothing else is touched. Alone, with the standard library only: Playwright runs it as if it
were the browser.
"""

import json
import os
import re
import socket
import subprocess
import sys
import threading
from collections.abc import Callable
from typing import BinaryIO

LISTENING = re.compile(rb"WebDriver BiDi listening on ws://127\.0\.0\.1:(\d+)")
TOO_NEW = b"emulation.setMediaFeaturesOverride"
DOWNLOAD = b"browsingContext.download"


def known(message: bytes) -> bytes:
    """A command as this Firefox knows it."""
    if TOO_NEW not in message[:100]:
        return message
    return json.dumps(json.loads(message) | {"method": "session.status", "params": {}}).encode()


def named(message: bytes) -> bytes:
    """An event of a download with the name that Playwright knows it by."""
    if DOWNLOAD not in message[:100]:
        return message
    event = json.loads(message)
    event["params"].setdefault("download", event["params"]["url"])
    return json.dumps(event).encode()


def masked(data: bytes, mask: bytes) -> bytes:
    """What the mask makes of it, there and back."""
    size = len(data)
    row = (mask * (size // 4 + 1))[:size]
    return (int.from_bytes(data, "big") ^ int.from_bytes(row, "big")).to_bytes(size, "big")


def pass_on(source: BinaryIO, sink: socket.socket, change: Callable[[bytes], bytes]) -> None:
    """Pass frame after frame on, each changed where it must be; a long size has 2 or 8 bytes."""
    while first := source.read(2):
        size = first[1] & 127
        wide = {126: 2, 127: 8}.get(size, 0)
        size = int.from_bytes(source.read(wide), "big") if wide else size
        mask = source.read(4) if first[1] & 128 else b"\0\0\0\0"
        text = change(masked(source.read(size), mask))
        size = len(text)
        wide = 0 if size < 126 else 2 if size < 1 << 16 else 8
        head = bytes([first[0], first[1] & 128 | {0: size, 2: 126, 8: 127}[wide]])
        head += size.to_bytes(wide, "big") if wide else b""
        head += mask if first[1] & 128 else b""
        sink.sendall(head + masked(text, mask))
    sink.shutdown(socket.SHUT_RDWR)


def greeting(source: BinaryIO) -> bytes:
    """The lines before the first frame."""
    lines = b""
    while not lines.endswith(b"\r\n\r\n") and (line := source.readline()):
        lines += line
    return lines


def relay(door: socket.socket, port: int) -> None:
    """Let the one who comes to our door speak with Firefox, as if he had come to its own."""
    outside, _ = door.accept()
    inside = socket.create_connection(("127.0.0.1", port))
    for one in (outside, inside):
        one.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    asks, answers = outside.makefile("rb"), inside.makefile("rb")
    asked = re.sub(rb"(?m)^Host: .*\r$", b"Host: 127.0.0.1:%d\r" % port, greeting(asks))
    inside.sendall(re.sub(rb"(?m)^Sec-WebSocket-Extensions: .*\r\n", b"", asked))
    outside.sendall(greeting(answers))
    threading.Thread(target=pass_on, args=(asks, inside, known), daemon=True).start()
    pass_on(answers, outside, named)


def main() -> int:
    """Start Firefox, tell our own door in place of its, and end with it."""
    command = [os.environ["FIREFOX"], *sys.argv[1:]]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE) as firefox:
        assert firefox.stderr is not None
        for line in firefox.stderr:
            if found := LISTENING.search(line):
                door = socket.create_server(("127.0.0.1", 0))
                threading.Thread(target=relay, args=(door, int(found[1])), daemon=True).start()
                line = LISTENING.sub(
                    b"WebDriver BiDi listening on ws://127.0.0.1:%d" % door.getsockname()[1], line
                )
            sys.stderr.buffer.write(line)
            sys.stderr.buffer.flush()
    return firefox.returncode


if __name__ == "__main__":
    sys.exit(main())
