"""What each box has of its own among the tools: `tools/<box>/`, found by the name of the file."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from game import TITLES


def of_boxes(file: str) -> Iterator[ModuleType]:
    """The module of this name of each box that has one, in the order of the boxes."""
    for box in dict.fromkeys(id.partition("/")[0].replace("-", "_") for id in TITLES):
        if find_spec(f"tools.{box}") and find_spec(name := f"tools.{box}.{file}"):
            yield import_module(name)
